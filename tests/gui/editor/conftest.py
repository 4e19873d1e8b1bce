"""An editor to draw in, with mouse and keys."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QImage, QMouseEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from rbdesigner.hexes import ORIGIN, Hex, border_key, disk, position
from rbdesigner.rules.tables import BuildingKind
from rbdesigner.scenario.edit import edit
from rbdesigner.scenario.model import Properties, Scenario
from rbdesigner.scenario.pieces import Building, Home, Road
from rbdesigner.symmetry import Centre, Symmetry
from rbdesigner.tiles import UNLIMITED, Terrain, tile
from rbdesigner.ui.canvas.ghost import NOTHING, Ghost
from rbdesigner.ui.editor.document import Document
from rbdesigner.ui.editor.map_editor import MapEditor
from rbdesigner.ui.editor.settings import ToolKey, ToolSettings

LEFT, RIGHT, MIDDLE = Qt.MouseButton.LeftButton, Qt.MouseButton.RightButton, Qt.MouseButton.MiddleButton
NONE = Qt.KeyboardModifier.NoModifier
SHIFT, CONTROL, ALT = (
    Qt.KeyboardModifier.ShiftModifier,
    Qt.KeyboardModifier.ControlModifier,
    Qt.KeyboardModifier.AltModifier,
)
PASTURE, WOODS, ROCK, SEA = (tile(each) for each in (Terrain.PASTURE, Terrain.WOODS, Terrain.ROCK, Terrain.SEA))


class Hand:
    """A user with one editor: what a hand can do, named by places of the map."""

    def __init__(self, editor: MapEditor) -> None:
        self.editor = editor
        self.document = editor.document
        self.settings = editor.settings
        self.status = ""
        self.ghost = NOTHING
        editor.status_changed.connect(self._read)
        editor.toolbox.ghost_changed.connect(self._see)

    def _read(self, status: str) -> None:
        self.status = status

    def _see(self, ghost: Ghost) -> None:
        self.ghost = ghost

    @property
    def scenario(self) -> Scenario:
        return self.document.scenario

    @property
    def undo_count(self) -> int:
        return self.document.undo_stack.count()

    def pixel(self, place: Hex, dx: float = 0.0, dy: float = 0.0) -> QPoint:
        x, y = position(place, self.editor.scene.orientation)
        return self.editor.view.viewportTransform().map(QPointF(x + dx, y + dy)).toPoint()

    def move(
        self,
        to: Hex | QPoint,
        dx: float = 0.0,
        dy: float = 0.0,
        held: Qt.MouseButton = Qt.MouseButton.NoButton,
        keys: Qt.KeyboardModifier = NONE,
    ) -> None:
        point = QPointF(to if isinstance(to, QPoint) else self.pixel(to, dx, dy))
        viewport = self.editor.view.viewport()
        event = QMouseEvent(
            QEvent.Type.MouseMove, point, viewport.mapToGlobal(point), Qt.MouseButton.NoButton, held, keys
        )
        QApplication.sendEvent(viewport, event)
        QApplication.processEvents()

    def press(
        self, at: Hex, dx: float = 0.0, dy: float = 0.0, button: Qt.MouseButton = LEFT, keys: Qt.KeyboardModifier = NONE
    ) -> None:
        self.move(at, dx, dy, keys=keys)
        QTest.mousePress(self.editor.view.viewport(), button, keys, self.pixel(at, dx, dy))

    def release(
        self, at: Hex, dx: float = 0.0, dy: float = 0.0, button: Qt.MouseButton = LEFT, keys: Qt.KeyboardModifier = NONE
    ) -> None:
        QTest.mouseRelease(self.editor.view.viewport(), button, keys, self.pixel(at, dx, dy))
        QApplication.processEvents()

    def click(
        self, at: Hex, dx: float = 0.0, dy: float = 0.0, button: Qt.MouseButton = LEFT, keys: Qt.KeyboardModifier = NONE
    ) -> None:
        self.press(at, dx, dy, button, keys)
        self.release(at, dx, dy, button, keys)

    def drag(self, *way: Hex, keys: Qt.KeyboardModifier = NONE) -> None:
        self.press(way[0], keys=keys)
        for place in way[1:]:
            self.move(place, held=LEFT, keys=keys)
        self.release(way[-1], keys=keys)

    def double_click(self, at: Hex) -> None:
        self.click(at)
        QTest.mouseDClick(self.editor.view.viewport(), LEFT, NONE, self.pixel(at))
        self.release(at)

    def key(self, *keys: Qt.Key, held: Qt.KeyboardModifier = NONE) -> None:
        for key in keys:
            QTest.keyClick(self.editor.view, key, held)
        QApplication.processEvents()

    def take(self, terrain: Terrain, *rivers: tuple[int, ...]) -> None:
        self.settings.tool = ToolKey.TILE
        self.settings.choose_tile(terrain, rivers)

    def use(self, tool: ToolKey) -> None:
        self.settings.tool = tool
        QApplication.processEvents()

    def given(self, **parts: Any) -> None:
        """Have these tiles, homes or pieces on the map, as if they had been there all along."""
        self.document.perform(edit(self.scenario, **parts), "given")
        self.document.undo_stack.clear()

    def symmetric(self, symmetry: Symmetry, centre: Centre) -> None:
        """Have the map painted with a symmetry, as if it had been so all along."""
        self.document.set_symmetry(symmetry, centre)
        self.document.undo_stack.clear()

    def make_symmetrical(self) -> None:
        self.editor.selecting.make_symmetrical()
        QApplication.processEvents()

    def undo(self) -> None:
        self.document.undo_stack.undo()

    def picture(self) -> QImage:
        """What is seen in the end: while a map is zoomed or panned some of it is painted later."""
        QApplication.processEvents()
        picture = self.editor.view.viewport().grab().toImage()
        while not self.editor._layers.board.is_sharp:
            QTest.qWait(20)
            picture = self.editor.view.viewport().grab().toImage()
        return picture


def island(radius: int = 3) -> Scenario:
    """Pasture all over."""
    return Scenario(Properties(box=UNLIMITED), dict.fromkeys(disk(Hex(0, 0), radius), PASTURE))


@pytest.fixture
def open_editor(qtbot: QtBot) -> Callable[[Scenario], Hand]:
    """Opens scenarios in editors, of which one sees all places of a disk of radius 4."""

    def make(scenario: Scenario) -> Hand:
        document = Document(scenario)
        editor = MapEditor(document, ToolSettings())
        document.setParent(editor)
        editor.settings.setParent(editor)
        qtbot.addWidget(editor)
        editor.resize(900, 700)
        editor.show()
        editor.zoom_to(75)  # at once, so that the map is not painted in another size before
        editor.centre_at(QPointF(0, 0))
        qtbot.waitExposed(editor)
        QApplication.processEvents()
        return Hand(editor)

    return make


@pytest.fixture
def hand(open_editor: Callable[[Scenario], Hand]) -> Hand:
    """A user before an island of pasture."""
    return open_editor(island())


@pytest.fixture
def fresh(open_editor: Callable[[Scenario], Hand]) -> Hand:
    """A user before an empty map."""
    return open_editor(Scenario(Properties(box=UNLIMITED)))


EAST = Hex(1, 0)
BEND = tile(Terrain.WOODS, ((0, 1),))
"""A place beside the origin, and a tile that looks different after every turn."""


@pytest.fixture
def selecting_hand(open_editor: Callable[[Scenario], Hand]) -> Hand:
    """A user with the select tool before two special tiles, a road between them, a home and a sawmill."""
    scenario = island()
    scenario.tiles[ORIGIN], scenario.tiles[EAST] = BEND, ROCK
    scenario.roads[border_key(ORIGIN, 4)] = Road()
    scenario.homes[ORIGIN] = Home(6, 1)
    scenario.pieces[EAST] = (Building(BuildingKind.SAWMILL),)
    hand = open_editor(scenario)
    hand.use(ToolKey.SELECT)
    return hand
