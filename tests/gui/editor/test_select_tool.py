"""Selecting, moving, copying, turning and mirroring with the mouse."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QMenu

from rbdesigner.hexes import ORIGIN, Hex, border_key, disk, ring
from rbdesigner.rules.tables import BuildingKind
from rbdesigner.scenario.pieces import Building, Home, Road
from rbdesigner.symmetry import Centre, Motion, Symmetry, Turn
from rbdesigner.tiles import Terrain
from rbdesigner.ui.editor.settings import ToolKey
from rbdesigner.ui.widgets.click_row import SAME_SPOT
from tests.gui.editor.conftest import ALT, BEND, CONTROL, EAST, LEFT, NONE, RIGHT, ROCK, SEA, SHIFT, WOODS, Hand


@pytest.fixture
def hand(selecting_hand: Hand) -> Hand:
    """The user who selects."""
    return selecting_hand


def test_click_shift_and_control(hand: Hand) -> None:
    hand.click(Hex(-2, 0))
    assert hand.document.selection == {Hex(-2, 0)}
    hand.click(Hex(-2, 1), keys=SHIFT)
    assert hand.document.selection == {Hex(-2, 0), Hex(-2, 1)}
    hand.click(Hex(-2, 0), keys=CONTROL)
    assert hand.document.selection == {Hex(-2, 1)}
    hand.click(Hex(-2, 0), keys=CONTROL)
    assert hand.document.selection == {Hex(-2, 0), Hex(-2, 1)}
    hand.click(Hex(8, -6))
    assert not hand.document.selection
    assert hand.undo_count == 0


def test_a_rubber_band_selects_the_tiles_in_it(hand: Hand) -> None:
    hand.press(Hex(-4, 0), 0.0, -0.3)
    hand.move(Hex(-2, 1), 0.4, 0.4, held=LEFT)
    hand.release(Hex(-2, 1), 0.4, 0.4)
    assert hand.document.selection == {Hex(-3, 0), Hex(-3, 1), Hex(-2, -1), Hex(-2, 0), Hex(-2, 1)}


def test_a_rubber_band_over_nothing_selects_places_to_fill(hand: Hand) -> None:
    hand.drag(Hex(4, -4), Hex(6, -4))
    places = hand.document.selection
    assert places and not places & hand.scenario.tiles.keys()
    hand.take(Terrain.SEA)
    hand.use(ToolKey.FILL)
    hand.click(min(places))
    assert all(hand.scenario.tiles.get(place) == SEA for place in places)


def test_a_double_click_selects_an_area(hand: Hand) -> None:
    for place in ring(ORIGIN, 3):
        hand.given(tiles={place: SEA})
    hand.double_click(Hex(-2, 0))
    assert hand.document.selection == set(disk(ORIGIN, 2)) - {ORIGIN, EAST}


def test_dragging_the_selection_moves_everything_on_it(hand: Hand) -> None:
    hand.document.selection = frozenset([ORIGIN, EAST])
    hand.drag(ORIGIN, Hex(0, -1), Hex(3, -5))
    scenario = hand.scenario
    assert scenario.tiles[Hex(3, -5)] == BEND and scenario.tiles[Hex(4, -5)] == ROCK
    assert not {ORIGIN, EAST} & scenario.tiles.keys()
    assert scenario.roads == {border_key(Hex(3, -5), 4): Road()}
    assert scenario.homes == {Hex(3, -5): Home(6, 1)}
    assert scenario.pieces == {Hex(4, -5): (Building(BuildingKind.SAWMILL),)}
    assert hand.document.selection == {Hex(3, -5), Hex(4, -5)}
    assert hand.undo_count == 1


@pytest.fixture
def at_corner() -> tuple[float, float]:
    """Where on a tile neither home nor piece stands."""
    return -0.75, 0.0


def test_control_copies_instead(hand: Hand, at_corner: tuple[float, float]) -> None:
    hand.document.selection = frozenset([ORIGIN])
    hand.press(ORIGIN, *at_corner)
    hand.move(Hex(3, -5), *at_corner, held=LEFT, keys=CONTROL)
    hand.release(Hex(3, -5), *at_corner, keys=CONTROL)
    assert hand.scenario.tiles[ORIGIN] == hand.scenario.tiles[Hex(3, -5)] == BEND


def test_turning_and_mirroring_while_dragging(hand: Hand, at_corner: tuple[float, float]) -> None:
    hand.document.selection = frozenset([ORIGIN, EAST])
    hand.press(ORIGIN, *at_corner)
    hand.move(Hex(3, -5), held=LEFT)
    hand.key(Qt.Key.Key_R)
    hand.key(Qt.Key.Key_M)
    hand.release(Hex(3, -5))
    turn = Turn(1).then(Turn(0, True))
    dq, dr = turn.vector(1, 0)
    assert hand.scenario.tiles[Hex(3, -5)] == BEND.turned(turn)
    assert hand.scenario.tiles[Hex(3 + dq, -5 + dr)] == ROCK


def test_escape_puts_the_selection_back(hand: Hand, at_corner: tuple[float, float]) -> None:
    hand.document.selection = frozenset([ORIGIN])
    hand.press(ORIGIN, *at_corner)
    hand.move(Hex(3, -5), held=LEFT)
    hand.key(Qt.Key.Key_Escape)
    hand.release(Hex(3, -5))
    assert hand.undo_count == 0
    assert hand.document.selection == {ORIGIN}
    hand.key(Qt.Key.Key_Escape)
    assert not hand.document.selection


def test_turning_the_selection_six_times_changes_nothing(hand: Hand) -> None:
    hand.document.selection = frozenset([ORIGIN, EAST])
    before = hand.scenario.copy()
    hand.key(Qt.Key.Key_R)
    assert hand.scenario.tiles != before.tiles
    # Whatever lay where the tiles come by is gone, so that only they can be compared.
    for _ in range(5):
        hand.key(Qt.Key.Key_R)
    assert {place: hand.scenario.tiles[place] for place in (ORIGIN, EAST)} == {ORIGIN: BEND, EAST: ROCK}
    assert hand.scenario.homes == before.homes
    assert hand.document.selection == {ORIGIN, EAST}


def test_mirroring_nudging_and_deleting(hand: Hand) -> None:
    hand.document.selection = frozenset([ORIGIN])
    hand.key(Qt.Key.Key_M)
    assert hand.scenario.tiles[ORIGIN] == BEND.turned(Turn(0, True))
    hand.key(Qt.Key.Key_Up, held=ALT)
    assert hand.document.selection == {Hex(0, -1)}
    assert hand.scenario.homes == {Hex(0, -1): Home(6, 1).moved(Motion(Turn(0, True)))}
    hand.key(Qt.Key.Key_Delete)
    assert Hex(0, -1) not in hand.scenario.tiles
    assert not hand.scenario.homes


def test_r_turns_the_tile_under_the_pointer(hand: Hand) -> None:
    hand.move(ORIGIN, -0.75)
    hand.key(Qt.Key.Key_R)
    assert hand.scenario.tiles[ORIGIN] == BEND.turned(Turn(1))
    assert hand.scenario.homes == {ORIGIN: Home(8, 1)}
    assert hand.undo_count == 1


def test_a_home_and_a_piece_are_dragged(hand: Hand) -> None:
    hand.drag(EAST, Hex(2, -1), Hex(2, 0))
    assert hand.scenario.pieces == {Hex(2, 0): (Building(BuildingKind.SAWMILL),)}
    hand.document.selection = frozenset()
    hand.take(Terrain.PASTURE)
    hand.click(ORIGIN)
    hand.use(ToolKey.SELECT)
    hand.drag(ORIGIN, Hex(-1, 0), Hex(-2, 0))
    assert hand.scenario.homes == {Hex(-2, 0): Home(0, 1)}
    assert hand.undo_count == 3


def test_moves_with_symmetry(hand: Hand) -> None:
    hand.symmetric(Symmetry.HALF_TURN, Centre.of_hex(ORIGIN))
    hand.document.selection = frozenset([Hex(-2, 0)])
    hand.given(tiles={Hex(-2, 0): WOODS})
    hand.given(tiles={Hex(2, 0): WOODS})
    hand.drag(Hex(-2, 0), Hex(-2, -1), Hex(-2, -2))
    assert hand.scenario.tiles[Hex(-2, -2)] == hand.scenario.tiles[Hex(2, 2)] == WOODS
    assert not {Hex(-2, 0), Hex(2, 0)} & hand.scenario.tiles.keys()


def test_the_right_button_brings_a_menu_with_fixes(hand: Hand) -> None:
    hand.click(ORIGIN, -0.75, 0.0, button=RIGHT)
    menu = hand.editor.findChild(QMenu, "map_menu")
    assert isinstance(menu, QMenu)
    texts = [action.text() for action in menu.actions()]
    assert "Paste" in texts
    assert any(text.startswith("Fix: ") for text in texts)
    before = hand.scenario.copy()
    next(action for action in menu.actions() if action.text().startswith("Fix: ")).trigger()
    assert hand.scenario != before
    menu.close()


@pytest.mark.parametrize(("pixels", "is_click"), [(SAME_SPOT, True), (SAME_SPOT + 1, False)])
def test_a_hand_may_shake_in_a_right_click(hand: Hand, pixels: int, is_click: bool) -> None:
    hand.press(ORIGIN, button=RIGHT)
    QTest.mouseRelease(hand.editor.view.viewport(), RIGHT, NONE, hand.pixel(ORIGIN) + QPoint(pixels, 0))
    assert bool(hand.editor.findChildren(QMenu, "map_menu")) is is_click


def test_a_shaking_hand_clicks(hand: Hand) -> None:
    hand.press(ORIGIN)
    hand.move(ORIGIN, 0.06, 0.03, held=LEFT)
    hand.release(ORIGIN, 0.06, 0.03)
    assert hand.document.selection == {ORIGIN}
    assert hand.undo_count == 0


def test_another_tool_leaves_the_selection_and_drops_what_is_held(hand: Hand) -> None:
    hand.document.selection = frozenset([ORIGIN, EAST])
    hand.press(EAST, 0.75)
    hand.move(Hex(3, -3), held=LEFT)
    hand.use(ToolKey.TILE)
    hand.release(Hex(3, -3))
    hand.use(ToolKey.SELECT)
    hand.move(Hex(3, -2))
    assert hand.document.selection == {ORIGIN, EAST}
    assert hand.undo_count == 0
    assert "Release" not in hand.status


def test_undo_and_redo_bring_the_selection_along(hand: Hand) -> None:
    hand.document.selection = frozenset([ORIGIN, EAST])
    hand.press(EAST, 0.75)
    hand.move(Hex(3, -3), held=LEFT)
    hand.release(Hex(3, -3))
    moved = hand.document.selection
    assert moved != {ORIGIN, EAST}
    hand.undo()
    assert hand.document.selection == {ORIGIN, EAST}
    hand.document.undo_stack.redo()
    assert hand.document.selection == moved


def test_undo_leaves_no_place_selected_whose_tile_it_took(hand: Hand) -> None:
    far = Hex(5, -7)
    hand.take(Terrain.PASTURE)
    hand.editor.centre_on([far])
    hand.click(far)
    hand.document.selection = frozenset([ORIGIN, far])
    hand.undo()
    assert hand.document.selection == {ORIGIN}
