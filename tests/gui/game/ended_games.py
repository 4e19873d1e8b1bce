"""Games that end in the window, and the board that shows their end."""

from __future__ import annotations

from dataclasses import replace
from functools import cache
from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from rbdesigner.engine.games import game_records
from rbdesigner.engine.games.game import Game
from rbdesigner.scenario.model import Record
from rbdesigner.ui.game.game_page import GamePage
from rbdesigner.ui.game.panels.final_board import FinalBoard
from rbdesigner.ui.shell.window import MainWindow
from tests.engine.games.test_games import played
from tests.gui.game.begun import in_front

GAMES = Path(__file__).parents[2] / "games"
SOLO = GAMES / "solo-millbrook.rbgame"


@cache
def _without_its_end() -> Game:
    whole = played(SOLO.stem)
    game = Game(whole.scenario, 1, whole.seed, ("Ann",), whole.rules)
    game.replay(whole.log[:-1])
    return game


def nearly_over(window: MainWindow, home: Path, record: Record | None = None) -> GamePage:
    """A solo game of which the last action is missing."""
    game = _without_its_end().copy()
    game.scenario = game.scenario.copy()
    game.scenario.properties = replace(game.scenario.properties, record=record)
    path = home / "solo.rbgame"
    game_records.save(game, path)
    assert window.workbench.files.open(path)
    return in_front(window)


def finish(page: GamePage, qtbot: QtBot) -> None:
    """End the last phase with a click."""
    button = page.findChild(QPushButton, "done")
    assert isinstance(button, QPushButton)
    qtbot.waitUntil(button.isEnabled)
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)
    assert page.match.game.over


def shown_board(qtbot: QtBot) -> FinalBoard:
    qtbot.waitUntil(lambda: isinstance(QApplication.activeModalWidget(), FinalBoard))
    board = QApplication.activeModalWidget()
    assert isinstance(board, FinalBoard)
    return board


def close(board: FinalBoard, qtbot: QtBot) -> None:
    QTest.keyClick(board, Qt.Key.Key_Escape)
    qtbot.waitUntil(lambda: QApplication.activeModalWidget() is None)


def text(board: QWidget, name: str) -> str:
    label = board.findChild(QLabel, name)
    assert isinstance(label, QLabel)
    return label.text()
