"""The games that were played here: shown in a table, opened again, forgotten."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QMainWindow

from rbdesigner.engine.games import records
from rbdesigner.messages.file_errors import error_line
from rbdesigner.play.archive import ArchiveError, id_of
from rbdesigner.play.game_log import followed_game
from rbdesigner.play.match import Match, match_of
from rbdesigner.scenario import saving
from rbdesigner.scenario.errors import ScenarioError
from rbdesigner.scenario.saving import FileStamp
from rbdesigner.ui.dialogs import message_boxes
from rbdesigner.ui.shell.files.results import Results
from rbdesigner.ui.shell.pages.tabs import PageTabs

if TYPE_CHECKING:
    from rbdesigner.ui.game.game_page import GamePage


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
        match = match_of(records.loads_partly(followed_game, text, self.tr("games played")))
        if match.fault is not None:
            return self._open_in_tab(match, None)
        match.path = self._archive.file_of(key)
        stamp = saving.stamp(match.path) if match.path is not None else None
        if match.path is None or match.path.read_text("utf-8") == text:
            match.mark_saved()  # the archive holds it, or the file does
        return self._open_in_tab(match, stamp)

    def _forget(self, keys: list[str]) -> None:
        try:
            self._archive.forget(keys)
        except ArchiveError as error:
            message_boxes.tell(self._window, self.tr("The games could not be taken out."), error_line(error))
