"""From a game out.

Pictures and sheets of the moment that is shown, its log as text, and a page that plays it.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QMainWindow

from rbdesigner.art.progress import Tell
from rbdesigner.scenario.file_names import safe_name
from rbdesigner.scenario.saving import write_atomically
from rbdesigner.ui.shell.files.exports import CLIPBOARD_SIDE, Exports
from rbdesigner.ui.shell.pages.tabs import PageTabs
from rbdesigner.ui.widgets.waiting import waiting

if TYPE_CHECKING:
    from rbdesigner.art.export.moment import DrawnMoment
    from rbdesigner.ui.game.game_page import GamePage


class GameExports(QObject):
    """Exports of the game in front.

    Where they go, and doing them again, is left to the exports of maps.
    """

    def __init__(self, window: QMainWindow, tabs: PageTabs, exports: Exports) -> None:
        super().__init__(window)
        self._window = window
        self._tabs = tabs
        self._exports = exports

    def handlers(self) -> Mapping[str, Callable[[], object]]:
        """The handlers of actions that only games have."""
        return {
            "file.export_replay": self._on_game(self.export_replay),
            "file.export_log": self._on_game(self.export_log),
        }

    def page_handlers(self) -> Mapping[str, Callable[[], object]]:
        """The handlers, for a game in front, of the actions that maps have too."""
        return {
            "file.export_picture": self._on_game(self.export_picture),
            "file.export_sheet": self._on_game(self.export_sheet),
            "file.export_again": self._on_game(self._exports.export_again),
            "file.print": self._on_game(self.print),
            "edit.copy_picture": self._on_game(self.copy_picture),
        }

    def _on_game(self, act: Callable[[GamePage], object]) -> Callable[[], object]:
        return lambda: act(page) if (page := self._tabs.current_game) is not None else None

    def export_picture(self, page: GamePage) -> None:
        """Ask how and where, and write a picture of the board."""
        from rbdesigner.art.export import render
        from rbdesigner.ui.dialogs.export import PictureDialog

        dialog = PictureDialog(_shown(page).board, self._window)
        if dialog.exec():
            path = self._ask_for_file(page, dialog.suffix, self._when(page))
            tile, transparent = dialog.tile.value(), dialog.transparent.isChecked()
            coordinates = dialog.coordinates.isChecked()

            def write(path: Path, tell: Tell) -> list[str]:
                board = _shown(page).board
                render(board, path, tile=tile, transparent=transparent, coordinates=coordinates, tell=tell)
                return []

            self._exports.export(page, path, write)
        dialog.deleteLater()

    def export_sheet(self, page: GamePage) -> None:
        """Ask how and where, and write a PDF of the board and what everybody has."""
        from rbdesigner.art.export import render
        from rbdesigner.ui.dialogs.export import SheetDialog

        dialog = SheetDialog(self._window, of_game=True)
        if dialog.exec():
            path = self._ask_for_file(page, ".pdf", self._when(page))
            paper, true_scale = str(dialog.paper.currentData()), dialog.true_scale.isChecked()
            tile_width = dialog.tile_width.value()

            def write(path: Path, tell: Tell) -> list[str]:
                board, text = _shown(page)
                render(board, path, paper=paper, true_scale=true_scale, tile_width=tile_width, text=text, tell=tell)
                return []

            self._exports.export(page, path, write)
        dialog.deleteLater()

    def export_replay(self, page: GamePage) -> None:
        """Ask where, and write a page that plays the game."""
        from rbdesigner.art.export.replay import SUFFIX, write_replay
        from rbdesigner.ui.game.log.log_lines import told_lines

        def write(path: Path, tell: Tell) -> list[str]:
            game = page.match.game
            write_replay(game.view(), told_lines(game), path, tell)
            return []

        self._exports.export(page, self._ask_for_file(page, SUFFIX), write)

    def export_log(self, page: GamePage) -> None:
        """Ask where, and write the log as text, as the command line prints it."""
        from rbdesigner.messages import report

        def write(path: Path, _tell: Tell) -> list[str]:
            write_atomically(path, report.text(page.match.game).encode())
            return []

        self._exports.export(page, self._ask_for_file(page, ".txt"), write)

    def copy_picture(self, page: GamePage) -> None:
        """Put a picture of the board on the clipboard."""
        from rbdesigner.art.thumbnail import thumbnail

        with waiting():
            picture = thumbnail(_shown(page).board, CLIPBOARD_SIDE, CLIPBOARD_SIDE)
        QGuiApplication.clipboard().setImage(picture)
        self._exports.told.emit(self.tr("A picture of the board is on the clipboard."))

    def print(self, page: GamePage) -> None:
        """Show what will be printed, and print it."""
        from rbdesigner.ui.shell.files.printing import preview

        board, text = _shown(page)
        preview(board, self._window, text)

    def _ask_for_file(self, page: GamePage, suffix: str, when: str = "") -> Path | None:
        """Where to export to; the name tells the moment, if it matters."""
        file = page.match.path
        name = file.stem if file is not None else safe_name(page.title)
        return self._exports.ask_for_file(page, file, name, suffix, when)

    def _when(self, page: GamePage) -> str:
        """The moment in the name of a file."""
        from rbdesigner.messages.thing_wording import phase_name

        state = page.match.state
        phase = phase_name(state.phase)
        return self.tr("turn {turn} {phase}").format(turn=state.turn, phase=phase) if state.turn else phase


def _shown(page: GamePage) -> DrawnMoment:
    """The moment that a game shows now."""
    from rbdesigner.art.export.moment import shown_at

    return shown_at(page.match.game, page.match.moment)
