"""A laying in a window, and a user who lays tiles with mouse and keys."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from rbdesigner.analysis.laying.laying_game import LayingGame
from rbdesigner.analysis.laying.laying_terms import LayingTerms
from rbdesigner.hexes import Hex
from rbdesigner.scenario.model import Players, Properties
from rbdesigner.tiles import TileKind
from rbdesigner.ui.canvas.scene import tile_rect
from rbdesigner.ui.laying.laying_page import LayingPage
from rbdesigner.ui.laying.laying_table import MACHINE, PERSON, SEATS
from rbdesigner.ui.shell.window import MainWindow

LEFT = Qt.MouseButton.LeftButton


class Layer:
    """Lays tiles on a page."""

    def __init__(self, page: LayingPage, qtbot: QtBot) -> None:
        self.page, self.qtbot = page, qtbot
        self.table, self.board, self.game = page.table, page.board, page.table.game

    def point(self, place: Hex) -> QPoint:
        """Where a place is on the screen."""
        middle = tile_rect(place, self.board.scene.orientation).center()
        return self.board.view.viewportTransform().map(middle).toPoint()

    def hover(self, place: Hex) -> None:
        """Bring the mouse there."""
        QTest.mouseMove(self.board.view.viewport(), self.point(place))
        self.qtbot.waitUntil(lambda: self.board.place == place)

    def click(self, place: Hex, button: Qt.MouseButton = LEFT) -> None:
        """Click there."""
        QTest.mouseClick(self.board.view.viewport(), button, Qt.KeyboardModifier.NoModifier, self.point(place))

    def key(self, keys: str) -> None:
        """Press keys of the keyboard on the map."""
        for key in keys.split():
            QTest.keyClick(self.board.view, getattr(Qt.Key, f"Key_{key}"))

    def choose(self, kind: TileKind) -> None:
        """Click a tile of the supply."""
        grid = self.page.supply.grid
        row = grid.pictures.row_of(kind)
        assert row is not None
        index = grid.pictures.index(row)
        grid.scrollTo(index)
        QTest.mouseClick(grid.viewport(), LEFT, Qt.KeyboardModifier.NoModifier, grid.visualRect(index).center())

    def rest(self) -> None:
        """Wait until all places have been looked at."""
        self.qtbot.waitUntil(lambda: not self.board.allowed_places.is_looking)


Sit = Callable[..., Layer]


@pytest.fixture
def sit(window: MainWindow, qtbot: QtBot) -> Sit:
    """Sits down at a table: the seats, land, sea, and what has been laid already."""

    def down(*seats: str, land: int = 12, sea: int = 6, laid: Sequence[str] = (), **switches: bool) -> Layer:
        players = len(seats)
        terms = LayingTerms.usual(players, Properties("World", players=Players(players, players)), seed=3)
        game = LayingGame(replace(terms, land=land, sea=sea, names=("Ada", "Bert")[:players], **switches))
        for words in laid:
            game.apply(words)
        game.extra[SEATS] = list(seats)
        page = window.workbench.layings.show(game)
        page.machines.rest.setInterval(0)
        QTest.qWaitForWindowExposed(window)
        return Layer(page, qtbot)

    return down


@pytest.fixture
def two(sit: Sit) -> Layer:
    """Two persons before the first tile."""
    return sit(PERSON, PERSON)


@pytest.fixture
def with_machine(sit: Sit) -> Layer:
    """A person and a machine before the first tile."""
    return sit(PERSON, MACHINE)
