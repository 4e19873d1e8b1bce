"""Games in the window: begun from a map, shown, and the way back to the map."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import replace
from functools import partial
from pathlib import PureWindowsPath
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QMainWindow, QMessageBox, QWidget

from rbdesigner.engine.core.game_terms import RULES_VERSION
from rbdesigner.engine.games.game import Game
from rbdesigner.engine.games.position import position
from rbdesigner.engine.games.seeded import IllegalMap, refuse_errors
from rbdesigner.messages.phrases import listed
from rbdesigner.messages.problems import problem_sentence
from rbdesigner.messages.thing_wording import player_title
from rbdesigner.play.archive import identify
from rbdesigner.play.match import Match
from rbdesigner.play.strokes import Span
from rbdesigner.players.player_setup import (
    SEATS,
    PlayerSetup,
    SeatSetup,
    machines_of,
    new_seed,
    played_on,
    refused_files,
    seat_of,
    seats_of,
    seats_to_remember,
    setup_of,
)
from rbdesigner.players.registry import PLANNER, Description
from rbdesigner.scenario.model import Scenario, Status
from rbdesigner.scenario.saving import FileStamp
from rbdesigner.ui.dialogs import message_boxes
from rbdesigner.ui.dialogs.games.new_game import NewGameDialog
from rbdesigner.ui.dialogs.message_boxes import MessageAnswer
from rbdesigner.ui.editor.document_page import DocumentPage
from rbdesigner.ui.game.players.kinds import known_kinds, player_files
from rbdesigner.ui.game.players.remembered_players import remember, remembered_seats, usual_setup
from rbdesigner.ui.game.players.seats import Speed
from rbdesigner.ui.shell.copies.game_copies import GameCopies
from rbdesigner.ui.shell.files.game_files import GameFiles
from rbdesigner.ui.shell.files.map_files import MapFiles
from rbdesigner.ui.shell.files.page_files import Files
from rbdesigner.ui.shell.files.record_writing import same_but_record
from rbdesigner.ui.shell.files.results import GamesPlayed, Results
from rbdesigner.ui.shell.pages.tabs import PageTabs
from rbdesigner.ui.storage.preferences import (
    passes_over,
    set_passes_over,
    set_shows_errands,
    shows_errands,
    thinking_limit,
)
from rbdesigner.ui.widgets.waiting import waiting

if TYPE_CHECKING:
    from rbdesigner.ui.game.game_page import GamePage

_MOST_PROBLEMS = 6
"""How many problems of a map that cannot be played are told before the rest is counted."""


class Games(QObject):
    """The games of one window.

    Nothing here raises: what cannot be done is told in a dialog and leaves everything as it was. ``problems_wanted()``
    asks for the list of the problems of the map in front, ``begins(page)`` tells that a map is about to be played,
    ``habits_changed()`` that games are to be shown or to pass over phases in another way.
    """

    problems_wanted = Signal()
    begins = Signal(DocumentPage)
    habits_changed = Signal()

    def __init__(self, window: QMainWindow, tabs: PageTabs, files: Files, maps: MapFiles, copies: GameCopies) -> None:
        super().__init__(window)
        self._window = window
        self._tabs = tabs
        self._maps = maps
        self._files = files
        self._begun_from: dict[GamePage, DocumentPage] = {}
        self.results = Results(window, tabs, files, self._begun_from)
        self.played = GamesPlayed(window, tabs, self.results, self.show)
        self.kind = GameFiles(files, copies, self.results, self.played, self._begun_from, self.show)
        files.closed.connect(lambda page: self._begun_from.pop(page, None))

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
            "play.hint": self._on_game(lambda page: page.advice.ask()),
            "play.take_hint": self._on_game(lambda page: page.advice.take()),
            "play.machines_on": self._on_game(self.play_on),
            "play.pause": self._on_game(lambda page: page.turn_bar.machines.turn_over()),
            "play.step": self._on_game(lambda page: page.turn_bar.machines.act_once()),
            **{f"speed.{speed.value}": self._on_game(partial(_choose_speed, speed)) for speed in Speed},
            "play.errands": self.turn_errands,
            "play.seats": self._on_game(self.choose_seats),
            "play.lines": self._on_game(self.show_variations),
            "play.position": self._on_game(self.edit_position),
            "play.result": self._on_game(self.results.show),
        }

    def _on_game(self, act: Callable[[GamePage], object]) -> Callable[[], object]:
        return lambda: act(page) if (page := self._tabs.current_game) is not None else None

    # Begin

    def play_or_return(self) -> None:
        """Go from a map to a game of it, or from a game back to its map."""
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
        """Find the last game of a map as it is now, one that goes on before one that is over; None if there is none.

        A record is no change of the map.
        """
        now = page.document.scenario
        games = [game for game in self._games_of(page) if same_but_record(game.match.game.scenario, now)]
        return max(reversed(games), key=lambda game: not game.match.game.over, default=None)

    def _games_of(self, page: DocumentPage) -> list[GamePage]:
        return [game for game in self._tabs.games() if self._begun_from.get(game) is page]

    def play(self, page: DocumentPage) -> None:
        """Ask who plays, and begin a game of a copy of a map."""
        self.begins.emit(page)
        scenario = page.document.scenario
        if not self.may_play(page):  # nobody is asked who plays what cannot be played
            return
        setup = self._asked(page.title, scenario, usual_setup(scenario))
        if setup is not None:
            self._play_with(page, setup)

    def play_unopened(
        self, title: str, scenario: Scenario, seats: Sequence[SeatSetup], show: Callable[[], DocumentPage]
    ) -> None:
        """Ask who plays a map that is in no tab yet, and begin a game of it.

        These seats are proposed. ``show`` is called only when the game begins, or when its problems have to be told.
        """
        try:
            with waiting():
                refuse_errors(scenario)
        except IllegalMap:
            self.play(show())
            return
        setup = self._asked(title, scenario, PlayerSetup(tuple(seats), new_seed()))
        if setup is not None:
            self._play_with(show(), setup)

    def _asked(self, title: str, scenario: Scenario, usual: PlayerSetup) -> PlayerSetup | None:
        """Ask the user who is to play; None if nobody is to."""
        with waiting():
            kinds = known_kinds()
        known = remembered_seats(scenario)
        dialog = NewGameDialog(title, usual, scenario.properties.players, known, self._window, kinds)
        setup = dialog.setup() if dialog.exec() else None
        dialog.deleteLater()
        if setup is not None:
            remember(setup, scenario)
        return setup

    def play_anew(self) -> None:
        """Ask who plays, and begin a game of the map in front, or of that of the game in front."""
        if (page := self._map_in_front()) is not None:
            self.play(page)

    def play_again(self) -> None:
        """Begin a game of the map in front, or of that of the game in front, with the players of the last one."""
        if (page := self._map_in_front()) is not None:
            self.begins.emit(page)
            self._play_with(page, self._table_of_last(page))

    def _table_of_last(self, page: DocumentPage) -> PlayerSetup:
        """Seat the players of the game in front or of the map's last game, or, without one, those who usually play."""
        last = self._tabs.current_game or next(reversed(self._games_of(page)), None)
        scenario = page.document.scenario
        wanted = scenario.properties.players
        if last is None or not wanted.least <= last.match.game.players <= wanted.most:
            return usual_setup(scenario)
        return setup_of(last.match.game, player_files())

    def _map_in_front(self) -> DocumentPage | None:
        game = self._tabs.current_game
        return self._map_of(game) if game is not None else self._tabs.current_map

    def _play_with(self, page: DocumentPage, setup: PlayerSetup) -> None:
        game = self._begun(page, setup)
        if game is not None:
            last = [page, *self._games_of(page)][-1]
            shown = self.show(Match(game), beside=last)
            self._begun_from[shown] = page
            shown.match.begin()

    def play_on(self, page: GamePage) -> None:
        """Let machines play a copy of a game on from the moment that is shown."""
        match = page.match
        if match.state.over:
            page.tell(self.tr("The game is over at this moment: there is nothing to play on."))
            return
        machine = Description.of(PLANNER).spec(page.advice.level)
        shown = self.show_of(page, Match(played_on(match.game, match.moment, machine)))
        shown.turn_bar.machines.choose_speed(Speed.FAST, for_good=False)
        shown.tell(self.tr("Machines play on from here. The original game stays as it is."))

    def may_play(self, page: DocumentPage) -> bool:
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
        message = message_boxes.message_box(self._window, QMessageBox.Icon.Warning, text, "\n".join(sentences))
        roles = QMessageBox.ButtonRole
        buttons = [
            (MessageAnswer.SHOW, self.tr("Show the &problems"), roles.AcceptRole),
            (MessageAnswer.CANCEL, self.tr("Cancel"), roles.RejectRole),
        ]
        if message_boxes.choose(message, buttons, MessageAnswer.SHOW) is MessageAnswer.SHOW:
            self.problems_wanted.emit()

    def show(self, match: Match, stamp: FileStamp | None = None, beside: QWidget | None = None) -> GamePage:
        """Show a game, whose file has this ``stamp``, in a tab of its own, to the right of another if that is given."""
        from rbdesigner.ui.game.game_page import GamePage  # maps are opened without it

        match.passes_over = passes_over()
        identify(match.game)  # before any copy of it is made: it must be the same game wherever it is kept
        page = GamePage(match, seats_of(match.game, player_files(), thinking_limit()))
        page.stamp = stamp
        self._files.show(page, beside)
        self.results.follow(page)
        page.turn_bar.variations.all_wanted.connect(lambda: self.show_variations(page))
        page.errand_box.unwanted.connect(self.turn_errands)
        page.turn_bar.seats_wanted.connect(lambda: self.choose_seats(page))
        notes = list(self._notes(match.game))
        if notes:
            page.tell(" ".join(notes))
        return page

    def show_of(self, page: DocumentPage | GamePage, match: Match) -> GamePage:
        """Show a game of the map in a page, or of that which a game was begun from."""
        shown = self.show(match, beside=page)
        if isinstance(page, DocumentPage):
            self._begun_from[shown] = page
        elif page in self._begun_from:
            self._begun_from[shown] = self._begun_from[page]
        return shown

    def _notes(self, game: Game) -> Iterator[str]:
        """Sentences about a game that is shown."""
        if game.rules < RULES_VERSION:
            yield self.tr("This game was begun with an older version of the rules, and goes on with it.")
        refused = refused_files(game, player_files())
        for file in dict.fromkeys(refused.values()):
            names = listed(player_title(game.state, player) for player, each in refused.items() if each == file)
            text = self.tr("A person acts for {players}: the machine player {file} has not been chosen here.")
            yield text.replace("{file}", PureWindowsPath(file).name).replace("{players}", names)  # from any system

    def turn_passing(self) -> None:
        """Pass over empty phases from now on, or no longer."""
        set_passes_over(not passes_over())
        self.habits_changed.emit()

    def turn_errands(self) -> None:
        """Show what machines do, errand by errand, from now on, or no longer."""
        set_shows_errands(not shows_errands())
        self.habits_changed.emit()

    def choose_seats(self, page: GamePage) -> None:
        """Ask who plays on, and seat them: persons take over from machines, or give their seats away."""
        from rbdesigner.ui.dialogs.games.seats_dialog import SeatsDialog

        game = page.match.game
        with waiting():
            kinds = known_kinds()
        names = [page.seats.name(player) for player in range(game.players)]
        dialog = SeatsDialog(names, machines_of(game, player_files()), kinds, self._window)
        was_paused, page.seats.is_paused = page.seats.is_paused, True  # nobody acts while it is asked who is to act
        changed = dialog.changed if dialog.exec() else {}
        dialog.deleteLater()
        self._seat(page, changed)
        page.seats.is_paused = was_paused

    def _seat(self, page: GamePage, changed: Mapping[int, str]) -> None:
        """Seat others for these players."""
        game = page.match.game
        if not changed:
            return
        page.match.remember(SEATS, seats_to_remember(game, changed))
        for player, machine in changed.items():
            page.seats.replace(player, seat_of(game, player, machine, thinking_limit()))

    def show_variations(self, page: GamePage) -> None:
        """Show the lines of a game, to name them, delete them and go back to one."""
        from rbdesigner.ui.dialogs.games.variations_dialog import VariationsDialog

        dialog = VariationsDialog(page.match, self._window)
        dialog.variation_wanted.connect(page.turn_bar.variations.take)
        dialog.exec()
        dialog.deleteLater()

    # Back to maps

    def return_to_map(self, page: GamePage) -> None:
        """Bring the map that a game is played on to the front, as it was left."""
        self._tabs.setCurrentWidget(self._map_of(page))

    def _map_of(self, page: GamePage) -> DocumentPage:
        """The page of the map of a game; a new one if that map is not open."""
        found = self._begun_from.get(page)
        if found is None or found not in self._tabs.maps():
            found = self._begun_from[page] = self._maps.show(page.match.game.scenario.copy())
        return found

    def edit_position(self, page: GamePage) -> None:
        """Open the moment that a game shows as a new map."""
        state = page.match.state
        scenario = position(state, page.match.game.scenario)
        title = self.tr("{title}, turn {turn}").format(title=scenario.properties.title or page.title, turn=state.turn)
        # It is a draft of its own, which must not be taken for the map that it comes from.
        scenario.properties = replace(scenario.properties, title=title, code="", status=Status.DRAFT, record=None)
        self._maps.show(scenario, unsaved=True)


def _choose_speed(speed: Speed, page: GamePage) -> None:
    page.turn_bar.machines.choose_speed(speed)
