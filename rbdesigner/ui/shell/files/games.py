"""Games in the window.

Begun from a map, opened, saved, closed, and the way back to the map.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QMainWindow, QMessageBox, QWidget

from rbdesigner.engine import records
from rbdesigner.engine.game import Game
from rbdesigner.engine.game_terms import RULES_VERSION
from rbdesigner.engine.playable import IllegalMap, refuse_errors
from rbdesigner.engine.position import position
from rbdesigner.messages.problems import problem_sentence
from rbdesigner.play.archive import identify
from rbdesigner.play.game_log import followed_game
from rbdesigner.play.match import Match
from rbdesigner.play.strokes import Span
from rbdesigner.scenario import saving
from rbdesigner.scenario.errors import ChangedOnDisk, ScenarioError
from rbdesigner.scenario.file_names import safe_name
from rbdesigner.scenario.model import Status
from rbdesigner.scenario.saving import FileStamp
from rbdesigner.ui.canvas.map_view import FULL_SIZE
from rbdesigner.ui.dialogs import message_boxes
from rbdesigner.ui.dialogs.file_choice import file_to_write, suggested_path
from rbdesigner.ui.dialogs.message_boxes import MessageAnswer, Unsaved
from rbdesigner.ui.dialogs.new_game import NewGameDialog
from rbdesigner.ui.editor.document_page import DocumentPage
from rbdesigner.ui.game.players.kinds import known_kinds
from rbdesigner.ui.game.players.player_setup import PlayerSetup, remembered_seats, seats_of, setup_of, usual_setup
from rbdesigner.ui.game.players.seats import Seats
from rbdesigner.ui.game.players.speed import Speed
from rbdesigner.ui.shell.actions.action_list import Needs
from rbdesigner.ui.shell.copies.journal import Journals
from rbdesigner.ui.shell.files.document_files import Files
from rbdesigner.ui.shell.files.games_played import GamesPlayed
from rbdesigner.ui.shell.files.record_writing import same_but_record
from rbdesigner.ui.shell.files.results import Results
from rbdesigner.ui.shell.pages.tabs import PageTabs
from rbdesigner.ui.storage.preferences import passes_over, set_passes_over
from rbdesigner.ui.widgets.waiting import waiting

if TYPE_CHECKING:
    from rbdesigner.ui.game.game_page import GamePage

SUFFIX = records.SUFFIX
_MOST_PROBLEMS = 6
"""How many problems of a map that cannot be played are told before the rest is counted."""


class Games(QObject):
    """The games of one window.

    Nothing here raises: what cannot be done is told in a dialog and leaves everything as it was.
    ``problems_wanted()``: the list of the problems of the map in front is to be shown. ``preferences_applied()``: the
    games have taken over what the user has set.
    """

    problems_wanted = Signal()
    begins = Signal(DocumentPage)
    preferences_applied = Signal()

    def __init__(self, window: QMainWindow, tabs: PageTabs, files: Files, journals: Journals) -> None:
        super().__init__(window)
        self._window = window
        self._tabs = tabs
        self._files = files
        self._journals = journals
        self._maps: dict[GamePage, DocumentPage] = {}
        self.results = Results(window, tabs, files, self._maps)
        self.played = GamesPlayed(window, tabs, self.results, self.show)
        self._stamps: dict[GamePage, FileStamp | None] = {}
        tabs.game_close_requested.connect(self.close)

    def handlers(self) -> Mapping[str, Callable[[], object]]:
        """The handlers of the actions of playing."""
        return {
            "play.start": self.play_or_return,
            "play.new": self.play_anew,
            "play.again": self.play_again,
            "play.undo_phase": self._on_game(lambda page: page.match.undo(Span.PHASE)),
            "play.undo_turn": self._on_game(lambda page: page.match.undo(Span.TURN)),
            "play.redo_phase": self._on_game(lambda page: page.match.redo(Span.PHASE)),
            "play.redo_turn": self._on_game(lambda page: page.match.redo(Span.TURN)),
            "play.run_plain": self._on_game(lambda page: page.phase_end.run_plain()),
            "play.run_on": self._on_game(lambda page: page.phase_end.run_on()),
            "play.pass_over": self.turn_passing,
            "play.pause": self._on_game(lambda page: page.turn_bar.machines.turn_over()),
            "play.step": self._on_game(lambda page: page.turn_bar.machines.act_once()),
            **{f"speed.{speed.value}": self._on_game(partial(_choose_speed, speed)) for speed in Speed},
            "play.lines": self._on_game(self.show_lines),
            "play.position": self._on_game(self.edit_position),
            "play.result": self._on_game(self.results.show),
            "play.games": self.played.show,
        }

    def page_handlers(self) -> Mapping[str, Callable[[], object]]:
        """The handlers, for a game in front, of the actions that maps have too."""
        return {
            "file.save": self._on_game(self.save),
            "file.save_as": self._on_game(self.save_as),
            "file.close": self._on_game(self.close),
            "edit.undo": self._on_game(lambda page: page.match.undo()),
            "edit.redo": self._on_game(lambda page: page.match.redo()),
            "view.zoom_in": self._on_game(lambda page: page.view.view.zoom_by(1)),
            "view.zoom_out": self._on_game(lambda page: page.view.view.zoom_by(-1)),
            "view.zoom_100": self._on_game(lambda page: page.view.view.set_scale(FULL_SIZE)),
            "view.fit": self._on_game(lambda page: page.view.fit()),
        }

    def _on_game(self, act: Callable[[GamePage], object]) -> Callable[[], object]:
        return lambda: act(page) if (page := self._tabs.current_game) is not None else None

    # -- begin

    def play_or_return(self) -> None:
        """From a map to a game of it, from a game back to its map."""
        game = self._tabs.current_game
        if game is not None:
            self.return_to_map(game)
        elif (page := self._tabs.current_map) is not None:
            played = self.game_of(page)
            if played is None:
                self.play(page)
            else:
                self._tabs.setCurrentWidget(played)

    def game_of(self, page: DocumentPage) -> GamePage | None:
        """The last game of a map as it is now, one that goes on before one that is over.

        None if there is none.

        A record is no change of the map.
        """
        now = page.document.scenario
        games = [game for game in self._games_of(page) if same_but_record(game.match.game.scenario, now)]
        return max(reversed(games), key=lambda game: not game.match.game.over, default=None)

    def _games_of(self, page: DocumentPage) -> list[GamePage]:
        return [game for game in self._tabs.games() if self._maps.get(game) is page]

    def play(self, page: DocumentPage) -> None:
        """Ask who plays, and begin a game of a copy of a map."""
        self.begins.emit(page)
        scenario = page.document.scenario
        usual, known = usual_setup(scenario), remembered_seats(scenario)
        if not self._may_play(page):  # nobody is asked who plays what cannot be played
            return
        with waiting():
            kinds = known_kinds()
        dialog = NewGameDialog(page.title, usual, scenario.properties.players, known, self._window, kinds)
        setup = dialog.setup() if dialog.exec() else None
        dialog.deleteLater()
        if setup is not None:
            setup.remember(scenario)
            self._play_with(page, setup)

    def play_anew(self) -> None:
        """Ask who plays, and begin a game of the map in front.

        Or of that of the game in front.
        """
        if (page := self._map_in_front()) is not None:
            self.play(page)

    def play_again(self) -> None:
        """Begin a game of the map in front with the players of the last one.

        Or of the map of the game in front.
        """
        if (page := self._map_in_front()) is not None:
            self.begins.emit(page)
            self._play_with(page, self._table_of_last(page))

    def _table_of_last(self, page: DocumentPage) -> PlayerSetup:
        """The players of the game in front, or of the last game of the map in front.

        Those who usually play without.
        """
        last = self._tabs.current_game or next(reversed(self._games_of(page)), None)
        scenario = page.document.scenario
        wanted = scenario.properties.players
        if last is None or not wanted.least <= last.match.game.players <= wanted.most:
            return usual_setup(scenario)
        return setup_of(last.match.game)

    def _map_in_front(self) -> DocumentPage | None:
        game = self._tabs.current_game
        return self._map_of(game) if game is not None else self._tabs.current_map

    def _play_with(self, page: DocumentPage, setup: PlayerSetup) -> None:
        game = self._begun(page, setup)
        if game is not None:
            last = [page, *self._games_of(page)][-1]
            shown = self.show(Match(game), beside=last)
            self._maps[shown] = page
            shown.match.begin()

    def _may_play(self, page: DocumentPage) -> bool:
        """Whether a map can be played; if not, it is told."""
        try:
            with waiting():
                refuse_errors(page.document.scenario)
        except IllegalMap as error:
            self._tell_illegal(error)
            return False
        return True

    def _begun(self, page: DocumentPage, setup: PlayerSetup) -> Game | None:
        """A game of a copy of a map; None if it cannot be played, which is told."""
        try:
            with waiting():
                return setup.begin(page.document.scenario)
        except IllegalMap as error:
            self._tabs.setCurrentWidget(page)
            self._tell_illegal(error)
        except ValueError as error:
            message_boxes.tell(self._window, self.tr("This map cannot be played."), str(error))
        return None

    def _tell_illegal(self, error: IllegalMap) -> None:
        """Tell why a map cannot be played, and offer to go to the list of its problems."""
        sentences = [f"•  {problem_sentence(problem)}" for problem in error.problems[:_MOST_PROBLEMS]]
        if len(error.problems) > _MOST_PROBLEMS:
            more = self.tr("and %n more", "", len(error.problems) - _MOST_PROBLEMS)
            sentences.append(f"•  {more}")
        text = self.tr("This map cannot be played.")
        message = message_boxes.box(self._window, QMessageBox.Icon.Warning, text, "\n".join(sentences))
        roles = QMessageBox.ButtonRole
        buttons = [
            (MessageAnswer.SHOW, self.tr("Show the &problems"), roles.AcceptRole),
            (MessageAnswer.CANCEL, self.tr("Cancel"), roles.RejectRole),
        ]
        if message_boxes.choose(message, buttons, MessageAnswer.SHOW) is MessageAnswer.SHOW:
            self.problems_wanted.emit()

    def show(self, match: Match, stamp: FileStamp | None = None, beside: QWidget | None = None) -> GamePage:
        """Show a game in a tab of its own, to the right of another if that is given.

        ``stamp``: that of its file.
        """
        from rbdesigner.ui.game.game_page import GamePage  # maps are opened without it

        match.passes_over = passes_over()
        identify(match.game)  # before any copy of it is made: it must be the same game wherever it is kept
        page = GamePage(match, seats_of(match.game))
        # Files dropped on the board are for the window to open.
        page.view.view.setAcceptDrops(False)
        page.view.view.viewport().setAcceptDrops(False)
        self._stamps[page] = stamp
        self._journals.watch(match)
        self._tabs.add_game(page, beside)
        self.results.follow(page)
        page.turn_bar.lines.all_wanted.connect(lambda: self.show_lines(page))
        return page

    def turn_passing(self) -> None:
        """Pass over empty phases from now on, or no longer."""
        set_passes_over(not passes_over())
        self.apply_preferences()

    def apply_preferences(self) -> None:
        """Let the open games take over what the user has set."""
        for page in self._tabs.games():
            page.match.passes_over = passes_over()
        self.preferences_applied.emit()

    def show_lines(self, page: GamePage) -> None:
        """Show the lines of a game, to name them, delete them and go back to one."""
        from rbdesigner.ui.dialogs.variations_dialog import VariationsDialog

        dialog = VariationsDialog(page.match, self._window)
        dialog.line_wanted.connect(page.turn_bar.lines.take)
        dialog.exec()
        dialog.deleteLater()

    # -- back to maps

    def return_to_map(self, page: GamePage) -> None:
        """Bring the map that a game is played on to the front, as it was left."""
        self._tabs.setCurrentWidget(self._map_of(page))

    def _map_of(self, page: GamePage) -> DocumentPage:
        """The page of the map of a game; a new one if that map is not open."""
        found = self._maps.get(page)
        if found is None or found not in self._tabs.maps():
            found = self._maps[page] = self._files.show_scenario(page.match.game.scenario.copy())
        return found

    def edit_position(self, page: GamePage) -> None:
        """Open the moment that a game shows as a new map."""
        state = page.match.state
        scenario = position(state, page.match.game.scenario)
        title = self.tr("{title}, turn {turn}").format(title=scenario.properties.title or page.title, turn=state.turn)
        # It is a draft of its own, which must not be taken for the map that it comes from.
        scenario.properties = replace(scenario.properties, title=title, code="", status=Status.DRAFT, record=None)
        self._files.show_scenario(scenario, unsaved=True)

    # -- files

    def open(self, path: Path) -> bool:
        """Open a saved game, or bring it to the front; whether that could be done."""
        wanted = path.resolve()
        for page in self._tabs.games():
            if page.match.path is not None and page.match.path.resolve() == wanted:
                self._tabs.setCurrentWidget(page)
                return True
        return self._open_file(path)

    def _open_file(self, path: Path, instead_of: GamePage | None = None) -> bool:
        """Show the game in a file, in place of another game if that is given.

        Whether that could be done.
        """
        try:
            with waiting():
                seen = saving.stamp(path)  # before it is read: a change in between must not go unnoticed
                game = records.load(followed_game, path)
        except (ScenarioError, OSError) as error:
            self._files.tell_failure(self.tr("This game cannot be opened."), error)
            return False
        if instead_of is not None:
            self._remove(instead_of)
        page = self.show(Match(game, path), seen)
        if game.rules < RULES_VERSION:
            page.turn_bar.tell(self.tr("This game was begun by an older version of the rules, and goes on by it."))
        self._files.note_use(path)
        return True

    def recover(self, game: Game, path: Path | None) -> GamePage:
        """Show a game that a run before has left behind; nothing of it is saved."""
        match = Match(game)
        match.path = path
        return self.show(match, saving.stamp(path) if path is not None else None)

    def save(self, page: GamePage) -> bool:
        """Save a game to its file, which is asked for if it has none.

        Whether it is saved now.
        """
        if page.match.path is None:
            return self.save_as(page)
        return self._write(page, page.match.path, self._stamps.get(page))

    def save_as(self, page: GamePage) -> bool:
        """Ask for a file, save the game there and go on with that file."""
        shown = self._maps.get(page)
        beside = self.results.map_file(page) or (shown.source if shown is not None else None)
        name = safe_name(page.match.game.scenario.properties.title)
        suggestion = str(page.match.path or suggested_path(beside, name, SUFFIX))
        filters = [self.tr("Games ({suffixes})").replace("{suffixes}", f"*{SUFFIX}")]
        chosen = file_to_write(self._window, self.tr("Save the game as"), suggestion, filters, SUFFIX)
        return chosen is not None and self._write(page, chosen, None)

    def save_all(self) -> bool:
        """Save every game with actions that no file holds; whether all are saved now."""
        return all(self.save(page) for page in self.unsaved())

    def _write(self, page: GamePage, path: Path, expected: FileStamp | None) -> bool:
        match = page.match
        match.note_lines()
        try:
            with waiting():
                report = records.save(match.game, path, expected)
        except ChangedOnDisk:
            return self._settle(page, path)
        except (ScenarioError, OSError) as error:
            self._files.tell_failure(self.tr("The game could not be saved. It is still open."), error)
            return False
        match.path, self._stamps[page] = path, report.stamp
        match.mark_saved()
        self.results.keep(page)
        self._journals.saved(match)
        self._files.recent.add(path)
        said = self.tr("Saved to {file}.").replace("{file}", str(path))
        page.turn_bar.tell(f"{said} {report.sentence}".strip())
        return True

    def _settle(self, page: GamePage, path: Path) -> bool:
        """The file to save to was changed by another program: ask what to do."""
        answer = message_boxes.ask_about_changed_file(self._window, path)
        if answer is MessageAnswer.KEEP_MINE:
            return self._write(page, path, None)
        if answer is MessageAnswer.SAVE_ELSEWHERE:
            return self.save_as(page)
        return answer is MessageAnswer.RELOAD and self._open_file(path, page)

    # -- away

    def unsaved(self) -> list[GamePage]:
        """The games with something done that their files do not hold."""
        return [page for page in self._tabs.games() if page.match.is_modified and page.match.is_begun]

    def close(self, page: GamePage) -> bool:
        """Close a game, asking about actions that its file does not hold.

        Whether it is closed.
        """
        if not self.may_close(page):
            return False
        self._remove(page)
        return True

    def unkept(self) -> list[GamePage]:
        """The games to ask about.

        One that never had a file is found again among the games played.
        """
        return [page for page in self.unsaved() if page.match.path is not None or not self.results.holds(page)]

    def remove_all(self) -> None:
        """Close every game without asking."""
        for page in self._tabs.games():
            self._remove(page)

    def may_close(self, page: GamePage) -> bool:
        """Ask about a game, if there is anything to ask."""
        if page not in self.unkept():
            return True
        self._tabs.setCurrentWidget(page)
        answer = message_boxes.ask_to_save(self._window, [self.fate(page)])
        return self.save(page) if answer is MessageAnswer.SAVE else answer is MessageAnswer.DISCARD

    def fate(self, page: GamePage) -> Unsaved:
        """The losses when a game is closed without saving."""
        path = page.match.path
        if self.results.holds(page):
            text = self.tr("It is found again among the games played, just as it is now.")
            if path is not None and path.exists():
                text += " " + self.tr("The file stays as it is.")
        elif path is not None and path.exists():
            text = self.tr("What was done since it was saved would be lost. The file stays as it is.")
        elif (kept := self.results.kept_before(page)) is not None:
            text = self.tr("What was done since its end would be lost. The games played keep it as it ended.")
            if not kept.over:
                text = self.tr("What was done last would be lost. The games played keep it as it was before.")
        else:
            text = self.tr("It is in no file, and it cannot be kept among the games played: all of it would be lost.")
        return Unsaved(self._tabs.name_of(page), text)

    def _remove(self, page: GamePage) -> None:
        self.results.forget(page)
        self._journals.forget(page.match)
        self._maps.pop(page, None)
        self._stamps.pop(page, None)
        self._tabs.remove_game(page)


def _choose_speed(speed: Speed, page: GamePage) -> None:
    page.turn_bar.machines.choose_speed(speed)


def facts_of_game(page: GamePage | None) -> set[Needs]:
    """Which needs of actions the game in front meets."""
    if page is None:
        return set()
    match = page.match
    undo, redo = {Needs.UNDO, Needs.GAME_UNDO}, {Needs.REDO, Needs.GAME_REDO}
    facts = {Needs.GAME} | (undo if match.can_undo else set()) | (redo if match.can_redo else set())
    facts |= {Needs.GAME_OVER} if match.game.over else set()
    return facts | (_facts_of_machines(page.seats) if page.seats.has_machines else set())


def _facts_of_machines(seats: Seats) -> set[Needs]:
    is_waiting = seats.is_paused and seats.machine_to_act() is not None
    return {Needs.MACHINES} | ({Needs.MACHINE_PAUSED} if is_waiting else set())
