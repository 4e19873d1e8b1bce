"""The fate of the games of a window: kept in the archive, shown at their end, compared with the best before."""

from __future__ import annotations

import logging
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QTimer, Signal
from PySide6.QtWidgets import QMainWindow

from rbdesigner.engine.core.actions import Action
from rbdesigner.engine.games import game_records
from rbdesigner.messages.file_errors import error_line
from rbdesigner.play.archive import Archive, ArchivedGame, ArchiveError, Origin, id_of
from rbdesigner.play.game_log import followed_game
from rbdesigner.play.match import Match, match_of
from rbdesigner.scenario import saving
from rbdesigner.scenario.errors import ScenarioError
from rbdesigner.scenario.model import Record
from rbdesigner.scenario.saving import FileStamp
from rbdesigner.ui.dialogs import message_boxes
from rbdesigner.ui.editor.document_page import DocumentPage
from rbdesigner.ui.game.match.signals import signals_of
from rbdesigner.ui.page import Page
from rbdesigner.ui.shell.files.page_files import Files
from rbdesigner.ui.shell.files.record_writing import RecordWriting
from rbdesigner.ui.shell.pages.tabs import PageTabs
from rbdesigner.ui.storage import folders

if TYPE_CHECKING:
    from rbdesigner.ui.game.game_page import GamePage
    from rbdesigner.ui.game.panels.final_board import FinalBoard

log = logging.getLogger(__name__)


class Results(QObject):
    """Follows the games of a window to their ends, and keeps them in the archive.

    ``set_aside(path)`` tells that the archive was damaged, has this name now, and another was begun;
    ``figures_wanted(page)`` asks for the figures of a game. ``maps`` has the pages of the maps that games were begun
    from, whether those are still open or not.
    """

    set_aside = Signal(object)
    figures_wanted = Signal(object)

    def __init__(
        self, window: QMainWindow, tabs: PageTabs, files: Files, maps: Mapping[GamePage, DocumentPage]
    ) -> None:
        super().__init__(window)
        self._window = window
        self._tabs = tabs
        self._maps = maps
        self.archive = Archive(folders.data() / "games.sqlite", self.set_aside.emit)
        self._records = RecordWriting(window, tabs, files, self._map_of, self.map_file)
        self._ends: dict[GamePage, list[Action]] = {}  # the end that was seen last
        self._how: dict[GamePage, Origin] = {}
        self._unseen: list[GamePage] = []
        self._files: dict[GamePage, Path] = {}  # of maps that were closed
        trouble = folders.trouble_of(folders.FolderKind.DATA)
        self._has_failed = trouble is not None and trouble.instead is None  # which is told anyway
        files.closed.connect(self._remember_file)
        tabs.currentChanged.connect(lambda index: self._show_unseen())

    def follow(self, page: GamePage) -> None:
        """Keep this game and show its end when it comes; an end that is there already has been seen."""
        match = page.match
        self._ends[page] = match.game.log[:] if match.game.over else []
        self._how[page] = self._how_opened(page)
        page.seats.acts.connect(lambda decision: self._note_machine(page))
        signals_of(match).happened.connect(lambda events: self._look_for_end(page))
        page.turn_bar.result_wanted.connect(lambda: self.show(page))
        self._show_best(page)

    def _how_opened(self, page: GamePage) -> Origin:
        """How a game was played until now."""
        match = page.match
        try:
            known = self.archive.how_played(match.game)
        except ArchiveError:
            known = None
        if known is not None and known is not Origin.HERE:
            return known
        if _only_machines(page):
            return Origin.MACHINE
        return Origin.OPENED if match.game.over and known is None else Origin.HERE

    def _how_played(self, page: GamePage) -> Origin:
        return self._how.get(page, Origin.HERE)

    def _note_machine(self, page: GamePage) -> None:
        if _only_machines(page):
            self._how[page] = Origin.MACHINE

    def forget(self, page: GamePage) -> None:
        """Keep a game for the last time."""
        self.keep(page)
        self._how.pop(page, None)
        self._ends.pop(page, None)
        self._files.pop(page, None)
        if page in self._unseen:
            self._unseen.remove(page)

    # The archive

    def keep(self, page: GamePage) -> None:
        """Keep a game in the archive; a game is played on without it.

        One that was only begun can be begun again.
        """
        if not page.match.is_begun:
            return
        page.match.note_variations()
        try:
            self.archive.keep(page.match.game, self._file_of_open_map(page), page.match.path, self._how_played(page))
        except ArchiveError as error:
            log.exception("a game could not be kept in the archive")
            if not self._has_failed:  # once is enough for somebody who wants to play
                self._has_failed = True
                text = self.tr("The game could not be kept among the games played.")
                message_boxes.tell(self._window, text, error_line(error))
        for each in self._tabs.games():
            self._show_best(each)

    def holds(self, page: GamePage) -> bool:
        """Keep a game, and tell whether it can be opened again just as it is now."""
        self.keep(page)
        try:
            return self.archive.holds(page.match.game)
        except ArchiveError:
            return False

    def kept_before(self, page: GamePage) -> ArchivedGame | None:
        """How a game stands in the archive, be it at another moment; None if it does not."""
        try:
            return next((game for game in self.archive.games() if game.id == id_of(page.match.game)), None)
        except ArchiveError:
            return None

    def best(self, page: GamePage) -> ArchivedGame | None:
        """The best solo game of the same scenario before this one, as far as it is known."""
        game = page.match.game
        if not game.state.terms.solo:
            return None
        properties = game.scenario.properties
        try:
            return self.archive.best(properties.title, properties.code, id_of(game))
        except ArchiveError:
            log.exception("the archive cannot be read")
            return None

    def _show_best(self, page: GamePage) -> None:
        page.players.show_best(self.best(page))

    # The map of a game

    def _map_of(self, page: GamePage) -> DocumentPage | None:
        shown = self._maps.get(page)
        return shown if shown is not None and shown in self._tabs.maps() else None

    def _file_of_open_map(self, page: GamePage) -> Path | None:
        shown = self._map_of(page)
        return shown.document.path if shown is not None else self._files.get(page)

    def map_file(self, page: GamePage) -> Path | None:
        """The file of the map of a game, if it is known."""
        try:
            return self._file_of_open_map(page) or self.archive.map_of(id_of(page.match.game))
        except ArchiveError:
            return None

    def map_source(self, page: GamePage) -> Path | None:
        """Find the file beside which a game belongs: that of its map, or the one that the map was read from."""
        shown = self._maps.get(page)
        return self.map_file(page) or (shown.source if shown is not None else None)

    def _remember_file(self, closed: Page) -> None:
        for page, shown in self._maps.items():
            if shown is closed and shown.path is not None:
                self._files[page] = shown.path

    # The end

    def _look_for_end(self, page: GamePage) -> None:
        game = page.match.game
        if game.over and self._ends[page] != game.log:
            self._ends[page] = game.log[:]
            self.keep(page)
            self._unseen.append(page)
            QTimer.singleShot(0, self, self._show_unseen)

    def _show_unseen(self) -> None:
        """Show the end of the game in front, if nobody has seen it yet."""
        page = self._tabs.current_game
        if page is not None and page in self._unseen:
            self._unseen.remove(page)
            self.show(page)

    def show(self, page: GamePage) -> FinalBoard | None:
        """Show the result of a game that is over."""
        from rbdesigner.ui.game.panels.final_board import show_final

        if not page.match.game.over:
            return None
        board = show_final(page.match, page.seats, self.best(page), self._how_played(page), page)
        board.record_wanted.connect(lambda record: self._take_over(page, board, record))
        board.figures_wanted.connect(lambda: self.figures_wanted.emit(page))
        return board

    def _take_over(self, page: GamePage, board: FinalBoard, record: Record) -> None:
        done = self.write_record(page, record)
        if done:
            board.show_taken_over(done)

    def write_record(self, page: GamePage, record: Record) -> str:
        """Write a record into the scenario of a game, and say what was done; empty if nothing was."""
        return self._records.write(page, record)


def _only_machines(page: GamePage) -> bool:
    """Whether no person sits at the table."""
    return len(page.match.machines) == page.match.game.players


class GamesPlayed(QObject):
    """The window's dealings with the archive of games; ``open_in_tab`` shows a game, with the stamp of its file."""

    def __init__(
        self,
        window: QMainWindow,
        tabs: PageTabs,
        results: Results,
        open_in_tab: Callable[[Match, FileStamp | None], GamePage],
    ) -> None:
        super().__init__(window)
        self._window = window
        self._tabs = tabs
        self._results = results
        self._archive = results.archive
        self._open_in_tab = open_in_tab

    def show(self) -> None:
        """Show all games that were played here, those in tabs as they are now."""
        from rbdesigner.ui.dialogs.games.played_games import PlayedGames

        pages = self._tabs.games()
        for page in pages:
            self._results.keep(page)
        try:
            dialog = PlayedGames(self._archive.games(), [id_of(page.match.game) for page in pages], self._window)
        except ArchiveError as error:
            message_boxes.tell(self._window, self.tr("The games played cannot be read."), error_line(error))
            return
        dialog.game_wanted.connect(self.open)
        dialog.forget_wanted.connect(self._forget)
        dialog.exec()
        dialog.deleteLater()

    def open(self, key: str) -> None:
        """Open a game by its id, or bring it to the front."""
        try:
            self.opened(key)
        except (ScenarioError, OSError) as error:
            message_boxes.tell(self._window, self.tr("This game cannot be opened."), error_line(error))

    def opened(self, key: str) -> GamePage | None:
        """Open the page of a game in front, None if no game has this id; ScenarioError or OSError if that fails."""
        for page in self._tabs.games():
            if id_of(page.match.game) == key:
                self._tabs.setCurrentWidget(page)
                return page
        text = self._archive.text(key)
        return self._show(key, text) if text is not None else None

    def _show(self, key: str, text: str) -> GamePage:
        """Show a game with its file, if that still holds it, even an earlier moment."""
        match = match_of(game_records.loads_partly(followed_game, text, self.tr("games played")))
        if match.fault is not None:
            return self._open_in_tab(match, None)
        match.path = self._archive.file_of(key)
        stamp = saving.file_stamp(match.path) if match.path is not None else None
        if match.path is None or match.path.read_text("utf-8") == text:
            match.mark_saved()  # the archive holds it, or the file does
        return self._open_in_tab(match, stamp)

    def _forget(self, keys: list[str]) -> None:
        try:
            self._archive.forget(keys)
        except ArchiveError as error:
            message_boxes.tell(self._window, self.tr("The games could not be taken out."), error_line(error))
