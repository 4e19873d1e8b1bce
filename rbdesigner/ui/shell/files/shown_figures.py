"""The figures of the games in tabs, in windows beside them."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QMainWindow

from rbdesigner.engine.games import game_records
from rbdesigner.engine.games.game import Game
from rbdesigner.messages.file_errors import error_line
from rbdesigner.play.archive import ArchiveError, id_of
from rbdesigner.scenario.errors import ScenarioError
from rbdesigner.scenario.formats import stem_of
from rbdesigner.ui.dialogs import message_boxes
from rbdesigner.ui.dialogs.file_choice import files_to_open, filter_of
from rbdesigner.ui.page import Page
from rbdesigner.ui.shell.files.games import Games
from rbdesigner.ui.shell.files.laboratories import STORE
from rbdesigner.ui.shell.files.page_files import Files
from rbdesigner.ui.shell.pages.tabs import PageTabs
from rbdesigner.ui.storage import folders
from rbdesigner.ui.widgets.waiting import waiting

if TYPE_CHECKING:  # games are opened without them
    from rbdesigner.ui.figures.figure_window import ComparedGame, FigureWindow
    from rbdesigner.ui.game.game_page import GamePage


class ShownFigures(QObject):
    """The windows with the figures of games, one for each."""

    def __init__(self, window: QMainWindow, tabs: PageTabs, files: Files, games: Games) -> None:
        super().__init__(window)
        self._window, self._tabs, self._games = window, tabs, games
        self._open: dict[Page, FigureWindow] = {}
        games.results.figures_wanted.connect(self.show)
        files.closed.connect(self._close)

    def handlers(self) -> Mapping[str, Callable[[], object]]:
        """The handlers of the actions of figures."""
        return {"play.figures": self._show_front}

    def _show_front(self) -> None:
        if (page := self._tabs.current_game) is not None:
            self.show(page)

    def show(self, page: GamePage) -> None:
        """Show the figures of a game, or bring them to the front."""
        if page not in self._open:
            with waiting():
                self._open[page] = self._new_window(page)
        figures = self._open[page]
        figures.show()
        figures.raise_()
        figures.activateWindow()

    def _new_window(self, page: GamePage) -> FigureWindow:
        from rbdesigner.ui.figures.figure_window import FigureWindow

        figures = FigureWindow(page.title, page.match, self._window)
        figures.file_wanted.connect(partial(self._choose_files, figures))
        figures.known_wanted.connect(partial(self._choose_known, page, figures))
        figures.tile_wanted.connect(page.go_to)
        figures.destroyed.connect(partial(self._forget, page))
        return figures

    def _forget(self, page: Page, _gone: object = None) -> None:
        self._open.pop(page, None)

    def _close(self, page: Page) -> None:
        if (figures := self._open.get(page)) is not None:
            figures.close()

    @property
    def open_windows(self) -> list[FigureWindow]:
        """The windows that are open."""
        return list(self._open.values())

    def close(self) -> None:
        """Close all windows."""
        for figures in self.open_windows:
            figures.close()

    # Other games

    def _choose_files(self, figures: FigureWindow) -> None:
        from rbdesigner.ui.figures.known_games import from_file

        filters = [filter_of(self.tr("Games ({suffixes})"), [game_records.SUFFIX])]
        paths = files_to_open(figures, self.tr("Compare with a game"), filters)
        self._compare(figures, [(str(path), stem_of(path), None, partial(from_file, path)) for path in paths])

    def _choose_known(self, page: GamePage, figures: FigureWindow) -> None:
        from rbdesigner.ui.figures.known_games import KnownGameDialog, played_by_machines, played_here

        archive = self._games.results.archive
        own = id_of(page.match.game)
        kept = self._games.results.kept_before(page)
        with waiting():
            known = [
                *played_here(archive, figures.figures, own, kept.begun if kept is not None else ""),
                *played_by_machines(folders.data() / STORE, figures.figures),
            ]
        dialog = KnownGameDialog(known, figures)
        chosen = dialog.chosen() if dialog.exec() else []
        dialog.deleteLater()
        self._compare(figures, [(each.key, each.name, each.remark, each.load) for each in chosen])

    def _compare(self, figures: FigureWindow, games: Iterable[tuple[str, str, str | None, Callable[[], Game]]]) -> None:
        """Show games beside that of a window, by key, name, remark and loader."""
        from rbdesigner.lab.runs.run_store import RunStoreError

        found: list[ComparedGame] = []
        for key, name, remark, load in games:
            try:
                with waiting():
                    found.append(_compared(figures, key, name, remark, load()))
            except (ScenarioError, ArchiveError, RunStoreError, LookupError, OSError) as fault:
                told = error_line(fault) if isinstance(fault, ScenarioError | OSError) else str(fault)
                message_boxes.tell(figures, self.tr("This game cannot be compared."), told)
        if found:
            figures.compare(found)


def _compared(figures: FigureWindow, key: str, name: str, remark: str | None, game: Game) -> ComparedGame:
    from rbdesigner.lab.games.game_figures import GameFigures, map_version
    from rbdesigner.ui.figures.figure_window import ComparedGame
    from rbdesigner.ui.figures.known_games import version_text

    told = GameFigures.of(game)
    if remark is None:
        remark = version_text(map_version(figures.figures, told))
    return ComparedGame(key, name, told, remark)
