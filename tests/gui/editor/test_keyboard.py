"""Drawing a map without a mouse."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

import pytest
from PySide6.QtCore import QPointF, Qt

from rbdesigner.hexes import ORIGIN, Edge, Hex, Orientation, position
from rbdesigner.rules.tables import Good
from rbdesigner.scenario.model import Scenario
from rbdesigner.scenario.pieces import Goods, Home, Wall
from rbdesigner.tiles import Terrain, tile
from rbdesigner.ui.editor.settings import ToolKey
from tests.gui.editor.conftest import SEA, SHIFT, WOODS, Hand, island

UP, DOWN, LEFT, RIGHT = Qt.Key.Key_Up, Qt.Key.Key_Down, Qt.Key.Key_Left, Qt.Key.Key_Right
SPACE, ENTER = Qt.Key.Key_Space, Qt.Key.Key_Return


def test_a_map_is_drawn_with_keys_alone(fresh: Hand) -> None:
    fresh.take(Terrain.WOODS)
    fresh.key(UP, SPACE, DOWN, ENTER)
    fresh.take(Terrain.SEA)
    fresh.key(RIGHT, SPACE)
    assert fresh.scenario.tiles == {ORIGIN: WOODS, Hex(0, 1): WOODS, Hex(1, 0): SEA}
    fresh.take(Terrain.PASTURE, (0, 3))
    fresh.key(LEFT, UP, Qt.Key.Key_R, ENTER)
    assert fresh.scenario.tiles[ORIGIN] == tile(Terrain.PASTURE, ((1, 4),))
    fresh.key(Qt.Key.Key_Delete)
    assert ORIGIN not in fresh.scenario.tiles
    fresh.key(DOWN)
    fresh.use(ToolKey.HOME)
    fresh.key(ENTER)
    assert set(fresh.scenario.homes) == {Hex(0, 1)}
    for _ in range(6):
        fresh.undo()
    assert fresh.scenario.tiles == {} and fresh.scenario.homes == {}


@pytest.mark.parametrize("orientation", list(Orientation))
def test_arrows_walk_in_rows(open_editor: Callable[[Scenario], Hand], orientation: Orientation) -> None:
    scenario = Scenario()
    scenario.properties = replace(scenario.properties, orientation=orientation)
    hand = open_editor(scenario)
    seen: list[Hex] = []
    hand.editor.hovered.connect(seen.append)
    hand.key(RIGHT, RIGHT, RIGHT, LEFT, LEFT, UP, UP, DOWN, DOWN)
    start, right = seen[0], seen[2]
    assert position(right, orientation)[1] == pytest.approx(position(start, orientation)[1])
    assert seen[4] == start
    assert position(seen[6], orientation)[0] == pytest.approx(position(start, orientation)[0])
    assert seen[8] == start


def test_the_keyboard_aims_within_the_tile(open_editor: Callable[[Scenario], Hand]) -> None:
    scenario = island()
    scenario.tiles[ORIGIN] = tile(Terrain.PASTURE, ((0, 3),))
    hand = open_editor(scenario)
    hand.use(ToolKey.WALL)
    hand.settings.player = 1
    hand.key(UP, ENTER)
    hand.key(Qt.Key.Key_R, Qt.Key.Key_R, ENTER, ENTER)
    assert hand.scenario.walls == {Edge(ORIGIN, 0): Wall(1), Edge(ORIGIN, 1): Wall(1, 2)}
    hand.key(Qt.Key.Key_Delete)
    assert hand.scenario.walls[Edge(ORIGIN, 1)] == Wall(1)
    hand.settings.choose_piece(Good.CLAY)
    hand.key(ENTER, ENTER)
    assert hand.scenario.pieces == {ORIGIN: (Goods(Good.CLAY, 2, 1),)}
    hand.use(ToolKey.HOME)
    for _ in range(6):
        hand.key(Qt.Key.Key_R, held=SHIFT)
    hand.key(ENTER)
    assert hand.scenario.homes == {ORIGIN: Home(0, 1)}


def test_selecting_with_keys(hand: Hand) -> None:
    hand.use(ToolKey.SELECT)
    hand.key(UP, ENTER, DOWN)
    hand.key(ENTER, held=SHIFT)
    assert hand.document.selection == {ORIGIN, Hex(0, 1)}
    hand.key(Qt.Key.Key_Escape)
    assert not hand.document.selection


def test_the_cursor_stays_in_view(hand: Hand) -> None:
    hand.take(Terrain.SEA)
    hand.key(*[RIGHT] * 40)
    hand.key(ENTER)
    (placed,) = [place for place, there in hand.scenario.tiles.items() if there == SEA]
    assert hand.editor.view.viewport().rect().contains(hand.pixel(placed))


def test_other_keys_pan_and_zoom(hand: Hand) -> None:
    seen = hand.editor.visible_rect()
    hand.key(RIGHT, held=SHIFT)
    assert hand.editor.visible_rect().left() > seen.left()
    zoom = hand.editor.zoom
    hand.key(Qt.Key.Key_Plus)
    assert hand.editor.zoom > zoom
    hand.key(Qt.Key.Key_Home)
    assert hand.editor.visible_rect().contains(hand.editor.scene.bounds())


def test_the_mouse_takes_over_again(hand: Hand) -> None:
    hand.take(Terrain.SEA)
    hand.key(UP)
    hand.move(Hex(-2, 1))
    hand.click(Hex(-2, 1))
    assert hand.scenario.tiles[Hex(-2, 1)] == SEA


def test_the_keyboard_goes_where_the_map_is_shown(hand: Hand) -> None:
    hand.take(Terrain.WOODS)
    hand.key(RIGHT, RIGHT)
    hand.editor.centre_on([Hex(-2, 1)])
    hand.key(ENTER)
    assert {at for at, each in hand.scenario.tiles.items() if each == WOODS} == {Hex(-2, 1)}
    hand.key(Qt.Key.Key_Delete)
    assert Hex(-2, 1) not in hand.scenario.tiles
    hand.editor.centre_at(QPointF(*position(Hex(2, -1), hand.editor.scene.orientation)))
    hand.key(ENTER)
    assert hand.scenario.tiles[Hex(2, -1)] == WOODS


def test_keys_turn_what_is_shown_and_not_what_the_mouse_left(hand: Hand) -> None:
    bend = tile(Terrain.PASTURE, ((0, 1),))
    hand.given(tiles={Hex(1, 0): bend, Hex(-2, 1): bend})
    hand.use(ToolKey.SELECT)
    hand.move(Hex(1, 0))
    hand.editor.centre_on([Hex(-2, 1)])
    hand.key(Qt.Key.Key_R)
    assert hand.scenario.tiles[Hex(1, 0)] == bend
    hand.key(RIGHT, Qt.Key.Key_R)
    assert hand.scenario.tiles[Hex(-2, 1)] == tile(Terrain.PASTURE, ((1, 2),))
    hand.move(Hex(1, 0))
    hand.key(Qt.Key.Key_R)
    assert hand.scenario.tiles[Hex(1, 0)] != bend, "the mouse is used again"
