"""Exports that only games have: the log as text, and a page that plays the game."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QMainWindow

from rbdesigner.art.progress import Tell
from rbdesigner.engine.games import records
from rbdesigner.players.player_setup import without_future
from rbdesigner.scenario.saving import write_atomically
from rbdesigner.ui.shell.files.exports import Exports
from rbdesigner.ui.shell.pages.tabs import PageTabs

if TYPE_CHECKING:
    from rbdesigner.ui.game.game_page import GamePage


class GameExports(QObject):
    """The exports that only games have; where they go, and doing them again, is left to the exports of all pages."""

    def __init__(self, window: QMainWindow, tabs: PageTabs, exports: Exports) -> None:
        super().__init__(window)
        self._tabs = tabs
        self._exports = exports

    def handlers(self) -> Mapping[str, Callable[[], object]]:
        """The handlers of actions that only games have."""
        return {
            "file.export_replay": self._on_game(self.export_replay),
            "file.export_log": self._on_game(self.export_log),
            "file.save_without_future": self._on_game(self.save_without_future),
        }

    def _on_game(self, act: Callable[[GamePage], object]) -> Callable[[], object]:
        return lambda: act(page) if (page := self._tabs.current_game) is not None else None

    def export_replay(self, page: GamePage) -> None:
        """Ask where, and write a page that plays the game."""
        from rbdesigner.art.export.replay import SUFFIX, write_replay
        from rbdesigner.ui.game.log.log_lines import log_lines

        def write(path: Path, tell: Tell) -> list[str]:
            game = page.match.game
            write_replay(game.view(), log_lines(game), path, tell)
            return []

        self._exports.export(page, self._exports.ask_for_file(page, SUFFIX), write)

    def save_without_future(self, page: GamePage) -> None:
        """Ask where, and write a copy of the game that goes on with other chance."""

        name = self.tr("without the future")

        def write(path: Path, _tell: Tell) -> list[str]:
            records.save(without_future(page.match.game), path)
            return []

        self._exports.export(page, self._exports.ask_for_file(page, records.SUFFIX, moment=name), write)

    def export_log(self, page: GamePage) -> None:
        """Ask where, and write the log as text, as the command line prints it."""
        from rbdesigner.messages import report

        def write(path: Path, _tell: Tell) -> list[str]:
            write_atomically(path, report.report_text(page.match.game).encode())
            return []

        self._exports.export(page, self._exports.ask_for_file(page, ".txt"), write)
