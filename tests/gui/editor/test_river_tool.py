"""Rivers in a stroke, with mouse and keys."""

from __future__ import annotations

from dataclasses import replace

from PySide6.QtCore import Qt

from rbdesigner.hexes import ORIGIN, Hex
from rbdesigner.scenario.pieces import Bridge
from rbdesigner.symmetry import Centre, Symmetry
from rbdesigner.tiles import SECOND_EDITION, Rivers, Terrain, Tile, tile
from rbdesigner.ui.editor.settings import ToolKey
from tests.gui.editor.conftest import LEFT, RIGHT, SEA, SHIFT, Hand

MOUNTAIN = tile(Terrain.MOUNTAIN)
SPRING, MOUTH = Hex(0, -2), Hex(0, 2)
ROW = [Hex(0, r) for r in range(-2, 3)]
"""From the spring to the mouth, north to south."""


def prepared(hand: Hand) -> Hand:
    """A hand with the river tool before a mountain in the north and the sea in the south."""
    hand.given(tiles={SPRING: MOUNTAIN, MOUTH: SEA})
    hand.use(ToolKey.RIVER)
    return hand


def rivers(hand: Hand, *places: Hex) -> list[Rivers]:
    return [hand.scenario.tiles[place].rivers for place in places]


def test_one_drag_is_one_river_and_one_step(hand: Hand) -> None:
    prepared(hand)
    hand.move(SPRING)
    assert hand.status == "Drag a river from here, its source"
    hand.press(SPRING)
    for place in ROW[1:]:
        hand.move(place, held=LEFT)
    before = dict(hand.scenario.tiles)
    assert hand.ghost.fragment.tiles[Hex(0, 1)] == Tile(Terrain.PASTURE, ((0, 3),)) and not hand.ghost.faults
    assert hand.scenario.tiles[ORIGIN].rivers == (), "nothing is laid before the button comes up"
    hand.release(MOUTH)
    assert rivers(hand, *ROW) == [((3,),), ((0, 3),), ((0, 3),), ((0, 3),), ()]
    assert hand.scenario.tiles[SPRING].terrain is Terrain.MOUNTAIN
    assert hand.undo_count == 1 and hand.document.undo_stack.undoText() == "Draw river over 4 tiles"
    hand.undo()
    assert hand.scenario.tiles == before


def test_a_fast_hand_leaves_no_gaps_and_may_go_back(hand: Hand) -> None:
    prepared(hand)
    hand.press(SPRING)
    hand.move(MOUTH, held=LEFT)
    assert len(hand.ghost.fragment.tiles) == 4
    hand.move(ORIGIN, held=LEFT)
    assert len(hand.ghost.fragment.tiles) == 3
    hand.move(Hex(1, 1), held=LEFT)
    hand.release(Hex(1, 1))
    assert rivers(hand, SPRING, Hex(0, -1), MOUTH) == [((3,),), ((0, 3),), ()]


def test_escape_gives_up(hand: Hand) -> None:
    prepared(hand)
    hand.press(SPRING)
    hand.move(ORIGIN, held=LEFT)
    hand.key(Qt.Key.Key_Escape)
    hand.release(ORIGIN)
    hand.click(ORIGIN)
    hand.key(Qt.Key.Key_Return)
    hand.click(SPRING, button=RIGHT)
    assert hand.undo_count == 0


def test_shift_takes_a_river_away(hand: Hand) -> None:
    prepared(hand)
    hand.drag(*ROW)
    hand.drag(Hex(2, -1), Hex(1, 0), ORIGIN)
    hand.given(pieces={Hex(0, 1): (Bridge(0),)})
    assert rivers(hand, ORIGIN) == [((0, 2, 3),)]
    hand.drag(Hex(2, -1), Hex(1, 0), ORIGIN, keys=SHIFT)
    assert rivers(hand, ORIGIN, Hex(1, 0)) == [((0, 3),), ()]
    hand.move(Hex(0, 1), keys=SHIFT)
    assert Hex(0, 1) in hand.ghost.removed, "the bridge goes with the river"
    hand.click(Hex(0, 1), keys=SHIFT)
    assert rivers(hand, ORIGIN, Hex(0, 1)) == [((0,),), ()] and not hand.scenario.pieces
    hand.click(ORIGIN, button=RIGHT)
    assert rivers(hand, Hex(0, -1), ORIGIN) == [((0,),), ()]
    assert hand.undo_count == 3


def test_a_crossing_is_red_and_nothing_is_drawn(hand: Hand) -> None:
    prepared(hand)
    hand.drag(*ROW)
    hand.press(Hex(-1, 1))
    hand.move(ORIGIN, held=LEFT)
    assert not hand.ghost.faults, "it joins"
    hand.move(Hex(1, -1), held=LEFT)
    assert list(hand.ghost.faults) == [ORIGIN]
    assert hand.status.startswith("No river here: No tile can have such rivers")
    hand.release(Hex(1, -1))
    assert hand.undo_count == 1
    assert hand.status.startswith("No river drawn")


def test_what_the_box_does_not_hold_is_said_and_strictly_refused(hand: Hand) -> None:
    prepared(hand)
    properties = replace(hand.scenario.properties, box=SECOND_EDITION)
    hand.given(tiles={Hex(0, -1): tile(Terrain.DESERT)}, properties=properties)
    hand.press(SPRING)
    hand.move(Hex(0, -1), held=LEFT)
    assert not hand.ghost.faults and "springs belong" not in hand.editor.note, "a source that is not meant yet"
    assert "The box holds no more tiles of desert, source." in hand.status
    hand.move(MOUTH, held=LEFT)
    assert set(hand.ghost.faults) == {Hex(0, -1)}
    assert hand.status == "Breaks a rule: The box holds no more tiles of desert, straight."
    hand.key(Qt.Key.Key_Escape)
    hand.release(MOUTH)
    hand.settings.strict = True
    hand.drag(*ROW)
    assert hand.undo_count == 0 and "not allowed" in hand.status
    hand.settings.strict = False
    hand.drag(*ROW)
    assert hand.undo_count == 1


def test_a_spring_off_the_mountains_is_warned_of(hand: Hand) -> None:
    prepared(hand)
    hand.press(Hex(1, 0))
    hand.move(Hex(1, 1), held=LEFT)
    hand.move(MOUTH, held=LEFT)
    assert "springs belong on mountains" in hand.editor.note and not hand.ghost.faults
    hand.release(MOUTH)
    assert hand.undo_count == 1


def test_springs_are_warned_of_though_the_box_has_none_and_strictly_refused(hand: Hand) -> None:
    prepared(hand)
    hand.given(properties=replace(hand.scenario.properties, box=SECOND_EDITION))
    for strict in (False, True):
        hand.settings.strict = strict
        hand.press(Hex(1, 0))
        hand.move(MOUTH, held=LEFT)
        note = "The box holds no more tiles of pasture" if strict else "springs belong on mountains"
        assert note in hand.editor.note and bool(hand.ghost.faults) is strict
        hand.key(Qt.Key.Key_Escape)
        hand.release(MOUTH)


def test_rivers_are_drawn_with_symmetry(hand: Hand) -> None:
    prepared(hand)
    hand.symmetric(Symmetry.THIRD_TURNS, Centre.of_hex(ORIGIN))
    hand.drag(Hex(0, -3), Hex(0, -2), Hex(0, -1), ORIGIN)
    assert rivers(hand, ORIGIN, Hex(1, 0), Hex(-1, 1)) == [((0, 2, 4),), ((2, 5),), ((1, 4),)]
    assert hand.undo_count == 1
    hand.drag(Hex(0, -1), ORIGIN, keys=SHIFT)
    assert rivers(hand, ORIGIN, Hex(1, 0), Hex(-1, 1)) == [(), ((2,),), ((4,),)]


def test_empty_places_get_the_terrain_in_hand(fresh: Hand) -> None:
    fresh.take(Terrain.WOODS)
    fresh.given(tiles={SPRING: MOUNTAIN, MOUTH: SEA})
    fresh.use(ToolKey.RIVER)
    fresh.move(ORIGIN)
    assert fresh.status == "Drag a river from here; empty places get woods"
    fresh.drag(*ROW)
    assert fresh.scenario.tiles[ORIGIN] == tile(Terrain.WOODS, ((0, 3),))
    assert fresh.undo_count == 1


def test_rivers_are_drawn_with_keys(hand: Hand) -> None:
    prepared(hand)
    up, down, enter = Qt.Key.Key_Up, Qt.Key.Key_Down, Qt.Key.Key_Return
    hand.move(SPRING)
    hand.key(up)
    hand.key(enter, down, down, down, up)
    assert len(hand.ghost.fragment.tiles) == 3
    hand.key(down, down, enter)
    assert rivers(hand, *ROW) == [((3,),), ((0, 3),), ((0, 3),), ((0, 3),), ()]
    hand.key(up)
    hand.key(enter, held=SHIFT)
    hand.key(up, enter)
    assert rivers(hand, ORIGIN, Hex(0, 1)) == [((0,),), ((3,),)]
    hand.key(Qt.Key.Key_Delete)
    assert rivers(hand, Hex(0, -1), ORIGIN) == [((0,),), ()]
    hand.key(enter, down, Qt.Key.Key_Escape, enter, Qt.Key.Key_Escape)
    assert hand.undo_count == 3
