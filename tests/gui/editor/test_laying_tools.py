"""Laying, erasing and filling with the mouse."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QWheelEvent
from PySide6.QtWidgets import QApplication

from rbdesigner.checks import check
from rbdesigner.hexes import ORIGIN, Hex, disk, line, ring
from rbdesigner.rules.tables import BuildingKind, Good
from rbdesigner.scenario.areas import BrushShape, brush
from rbdesigner.scenario.pieces import Building, Goods, Home
from rbdesigner.symmetry import Centre, Symmetry
from rbdesigner.tiles import Terrain, tile
from rbdesigner.ui.editor.settings import ToolKey
from tests.gui.editor.conftest import ALT, LEFT, PASTURE, RIGHT, ROCK, SEA, SHIFT, WOODS, Hand

EAST = Hex(1, 0)


def test_a_click_lays_and_another_replaces(fresh: Hand) -> None:
    fresh.take(Terrain.WOODS)
    fresh.click(ORIGIN)
    assert fresh.scenario.tiles == {ORIGIN: WOODS}
    fresh.take(Terrain.ROCK)
    fresh.click(ORIGIN)
    assert fresh.scenario.tiles == {ORIGIN: ROCK}
    assert fresh.undo_count == 2
    fresh.undo()
    assert fresh.scenario.tiles == {ORIGIN: WOODS}


def test_laying_the_same_again_is_no_step(hand: Hand) -> None:
    hand.take(Terrain.PASTURE)
    hand.click(ORIGIN)
    assert hand.undo_count == 0


def test_a_fast_drag_leaves_no_gaps_and_is_one_step(fresh: Hand) -> None:
    fresh.take(Terrain.SEA)
    fresh.drag(Hex(-3, 0), Hex(3, 0))
    assert set(fresh.scenario.tiles) == set(line(Hex(-3, 0), Hex(3, 0)))
    assert fresh.undo_count == 1
    fresh.undo()
    assert not fresh.scenario.tiles


def test_the_brush_reaches_around_the_pointer(fresh: Hand) -> None:
    fresh.take(Terrain.SEA)
    fresh.settings.radius = 2
    fresh.click(ORIGIN)
    assert set(fresh.scenario.tiles) == set(disk(ORIGIN, 2))


def test_escape_takes_a_stroke_back(hand: Hand) -> None:
    hand.take(Terrain.ROCK)
    before = hand.scenario.copy()
    hand.press(ORIGIN)
    hand.move(EAST, held=LEFT)
    assert hand.scenario.tiles[EAST] == ROCK
    hand.key(Qt.Key.Key_Escape)
    hand.move(Hex(2, 0), held=LEFT)
    hand.release(Hex(2, 0))
    assert hand.scenario == before
    assert hand.undo_count == 0


def test_keys_turn_the_tile_in_hand(fresh: Hand) -> None:
    fresh.take(Terrain.WOODS, (0, 1))
    fresh.move(ORIGIN)
    fresh.key(Qt.Key.Key_R, Qt.Key.Key_R)
    fresh.key(Qt.Key.Key_R, held=SHIFT)
    fresh.click(ORIGIN)
    assert fresh.scenario.tiles[ORIGIN] == tile(Terrain.WOODS, ((1, 2),))


def test_the_wheel_with_alt_turns_the_tile_in_hand(fresh: Hand) -> None:
    fresh.take(Terrain.WOODS, (0, 1))
    point = QPointF(fresh.pixel(ORIGIN))
    viewport = fresh.editor.view.viewport()
    for notches in (-120, -60, -60, 120, -120):
        wheel = QWheelEvent(
            point, viewport.mapToGlobal(point), QPointF().toPoint(), QPointF(notches, 0).toPoint(),
            Qt.MouseButton.NoButton, ALT, Qt.ScrollPhase.NoScrollPhase, False,
        )  # fmt: skip
        QApplication.sendEvent(viewport, wheel)
    assert fresh.settings.tile == tile(Terrain.WOODS, ((2, 3),))


def test_the_right_button_picks_a_tile_up(hand: Hand) -> None:
    hand.given(tiles={EAST: tile(Terrain.ROCK, ((2, 4),))})
    hand.take(Terrain.SEA)
    hand.click(EAST, button=RIGHT)
    assert hand.settings.tile == tile(Terrain.ROCK, ((2, 4),))
    hand.click(Hex(9, 9), button=RIGHT)
    assert hand.settings.tile == tile(Terrain.ROCK, ((2, 4),))


@pytest.mark.rule("W6")
def test_the_ghost_says_why_not_and_strict_mode_refuses(hand: Hand) -> None:
    hand.take(Terrain.WOODS, (0, 3))
    hand.settings.strict = True
    before = hand.scenario.copy()
    hand.move(ORIGIN)
    assert "no river" in hand.editor.note
    assert "Not allowed" in hand.status
    hand.click(ORIGIN)
    hand.drag(EAST, Hex(-2, 0))
    assert hand.scenario == before
    assert hand.undo_count == 0


def test_free_mode_lays_and_lists(hand: Hand) -> None:
    hand.take(Terrain.WOODS, (0, 3))
    hand.click(ORIGIN)
    assert hand.scenario.tiles[ORIGIN] == tile(Terrain.WOODS, ((0, 3),))
    assert any(problem.code == "river-into-land" for problem in hand.document.problems)
    hand.take(Terrain.WOODS)
    hand.move(Hex(-2, 0))
    assert hand.editor.note == ""


def test_strict_strokes_lay_what_they_may(hand: Hand) -> None:
    hand.settings.strict = True
    hand.take(Terrain.MOUNTAIN, (2,))
    hand.drag(Hex(2, 0), Hex(3, 0))
    assert hand.scenario.tiles[Hex(2, 0)] == PASTURE
    assert hand.scenario.tiles[Hex(3, 0)] == tile(Terrain.MOUNTAIN, ((2,),))


def test_the_ghost_is_red_where_it_may_not_lie(hand: Hand) -> None:
    def redness() -> float:
        picture, at = hand.picture(), hand.pixel(ORIGIN)
        reach = range(-20, 21, 2)
        colours = [picture.pixelColor(at.x() + dx, at.y() + dy) for dx in reach for dy in reach]
        return sum(colour.red() - colour.green() for colour in colours) / len(colours)

    hand.take(Terrain.PASTURE, (0, 3))
    hand.move(Hex(9, 9))
    before = redness()
    hand.move(ORIGIN)
    assert redness() > before + 30


def test_a_fitting_rotation_is_found(fresh: Hand) -> None:
    fresh.given(tiles={Hex(0, -1): tile(Terrain.MOUNTAIN, ((3,),))})
    fresh.given(tiles={Hex(0, 1): tile(Terrain.SEA)})
    fresh.take(Terrain.PASTURE, (1, 4))
    fresh.move(ORIGIN)
    fresh.key(Qt.Key.Key_Q)
    assert fresh.settings.tile == tile(Terrain.PASTURE, ((0, 3),))


def test_the_rotation_that_meets_most_comes_first(fresh: Hand) -> None:
    fresh.given(tiles={Hex(0, -1): tile(Terrain.MOUNTAIN, ((3,),)), Hex(-1, 1): tile(Terrain.SEA)})
    fresh.take(Terrain.PASTURE)
    for steps in (0, 1, 2, 3, 5):
        # Whichever way the tile lies at first, the river from the north goes on into the sea.
        fresh.settings.choose_tile(Terrain.PASTURE, ((0, 2),), steps)
        fresh.move(ORIGIN)
        fresh.key(Qt.Key.Key_Q)
        assert fresh.settings.tile.rivers == ((0, 4),)
    seen = []
    for _ in range(2):
        fresh.key(Qt.Key.Key_Q)
        seen.append(fresh.settings.tile.rivers)
    assert seen == [((0, 2),), ((0, 4),)], "then the next best, and round"


def test_steps_name_a_place_or_count(hand: Hand) -> None:
    hand.take(Terrain.WOODS)
    hand.drag(Hex(-2, 0), EAST)
    assert hand.document.undo_stack.undoText() == "Lay 4 tiles: woods"
    hand.use(ToolKey.ERASE)
    hand.drag(ORIGIN, EAST)
    assert hand.document.undo_stack.undoText() == "Erase 2 tiles"
    hand.click(Hex(0, 1))
    assert hand.document.undo_stack.undoText() == "Erase at (0, 1)"


def test_erasing_takes_what_stands_there_and_shift_leaves_the_tile(hand: Hand) -> None:
    hand.given(homes={ORIGIN: Home()})
    hand.given(pieces={EAST: (Goods(Good.GEESE),)})
    hand.use(ToolKey.ERASE)
    hand.click(EAST, keys=SHIFT)
    assert EAST in hand.scenario.tiles
    assert not hand.scenario.pieces
    hand.drag(Hex(-1, 0), ORIGIN)
    assert not {ORIGIN, Hex(-1, 0)} & hand.scenario.tiles.keys()
    assert not hand.scenario.homes
    assert hand.undo_count == 2
    hand.undo()
    assert hand.scenario.homes == {ORIGIN: Home()}


def test_filling_an_area_and_a_gap(hand: Hand) -> None:
    for place in ring(ORIGIN, 2):
        hand.given(tiles={place: SEA})
    hand.take(Terrain.DESERT)
    hand.use(ToolKey.FILL)
    hand.click(EAST)
    filled = {place for place, there in hand.scenario.tiles.items() if there.terrain is Terrain.DESERT}
    assert filled == set(disk(ORIGIN, 1))
    assert hand.undo_count == 1
    hand.click(Hex(9, 0))
    assert hand.undo_count == 1


def test_strict_filling_is_all_or_nothing(hand: Hand) -> None:
    hand.settings.strict = True
    hand.take(Terrain.DESERT, (0, 1))
    hand.use(ToolKey.FILL)
    hand.click(EAST)
    assert hand.undo_count == 0


def test_painting_with_symmetry(hand: Hand) -> None:
    hand.symmetric(Symmetry.SIXTH_TURNS, Centre.of_hex(ORIGIN))
    hand.take(Terrain.WOODS, (0, 1))
    hand.click(Hex(2, -1))
    turned = {place: there.rivers for place, there in hand.scenario.tiles.items() if there.rivers}
    assert len(turned) == 6
    assert len(set(turned.values())) == 6
    assert hand.undo_count == 1


def test_strict_images_may_not_spoil_each_other(fresh: Hand) -> None:
    fresh.settings.strict = True
    fresh.symmetric(Symmetry.HALF_TURN, Centre.of_edge(ORIGIN, 1))
    fresh.take(Terrain.MOUNTAIN, (1,))
    fresh.move(ORIGIN)
    assert not fresh.ghost.faults
    fresh.click(ORIGIN)
    assert len(fresh.scenario.tiles) == 2
    fresh.undo()
    # The river of each image of this one would look at the side of the other that has none.
    fresh.symmetric(Symmetry.THIRD_TURNS, Centre.of_corner(ORIGIN, 1))
    fresh.move(Hex(3, 0))
    fresh.move(ORIGIN)
    assert "must flow on" in fresh.status, "it is told before the click"
    assert fresh.document.problems == check(fresh.scenario), "looking changes nothing"
    fresh.click(ORIGIN)
    assert not fresh.scenario.tiles
    assert fresh.undo_count == 0


def test_the_centre_goes_to_what_is_nearest_and_fits(hand: Hand) -> None:
    hand.symmetric(Symmetry.HALF_TURN, Centre.of_hex(ORIGIN))
    hand.move(EAST, 0.0, 0.8)
    hand.editor.set_symmetry_centre()
    assert hand.document.symmetry_centre == Centre.of_edge(EAST, 3)
    hand.move(EAST, 0.9, 0.0)
    hand.editor.set_symmetry_centre()
    assert hand.document.symmetry_centre in (Centre.of_edge(EAST, 1), Centre.of_edge(EAST, 2))


def test_an_empty_map_says_what_to_do_first(fresh: Hand) -> None:
    fresh.take(Terrain.SEA)
    below = fresh.pixel(ORIGIN, 0.0, 1.35)

    def inked() -> int:
        picture = fresh.picture()
        spots = [(below.x() + dx, below.y() + dy) for dx in range(-80, 81) for dy in range(-4, 9)]
        return sum(picture.pixelColor(*spot).lightness() < 170 for spot in spots)

    fresh.move(Hex(-3, 0))
    assert inked() > 60
    fresh.click(Hex(-3, 0))
    assert inked() == 0


def test_the_select_tool_tells_what_is_wrong(hand: Hand) -> None:
    hand.take(Terrain.WOODS, (0, 3))
    hand.click(ORIGIN)
    hand.use(ToolKey.SELECT)
    hand.move(ORIGIN, 0.5)
    assert "no river" in hand.editor.note
    hand.move(Hex(-2, 2))
    assert hand.editor.note == ""


def test_what_goes_with_the_ground_is_told_before_and_after(hand: Hand) -> None:
    hand.given(homes={EAST: Home()})
    hand.given(pieces={EAST: (Goods(Good.GEESE, 2), Building(BuildingKind.MINT))})
    hand.take(Terrain.SEA)
    hand.move(EAST)
    assert hand.status == "Click to lay sea instead of pasture; takes away a home and 3 pieces"
    assert hand.ghost.removed == {EAST}
    assert hand.editor.note == "Takes away a home and 3 pieces"
    hand.click(EAST)
    assert hand.document.undo_stack.undoText() == "Lay sea at (1, 0), take away a home and 3 pieces"
    hand.undo()
    hand.use(ToolKey.FILL)
    hand.move(ORIGIN)
    assert hand.status.endswith("; takes away a home and 3 pieces")
    hand.click(ORIGIN)
    assert hand.document.undo_stack.undoText() == "Fill 37 tiles with sea, take away a home and 3 pieces"


def test_what_stays_is_seen_on_the_ghost(hand: Hand) -> None:
    hand.given(homes={EAST: Home()})
    hand.given(pieces={EAST: (Goods(Good.GEESE, 2),)})
    hand.take(Terrain.WOODS)
    hand.move(EAST)
    assert hand.status == "Click to lay woods instead of pasture"
    assert hand.ghost.fragment.homes == hand.scenario.homes
    assert hand.ghost.fragment.pieces == hand.scenario.pieces
    hand.click(EAST)
    assert hand.document.undo_stack.undoText() == "Lay woods at (1, 0)"


def test_of_a_ghost_that_lies_there_already_only_the_outline_is_seen(hand: Hand) -> None:
    hand.take(Terrain.PASTURE)
    hand.move(EAST)
    assert hand.ghost.fragment.tiles == {}
    assert hand.ghost.outlined == {EAST}


def test_a_ring_is_laid_when_the_button_comes_up(fresh: Hand) -> None:
    fresh.take(Terrain.SEA)
    fresh.settings.brush = BrushShape.RING
    fresh.press(ORIGIN)
    fresh.move(Hex(2, 0), held=LEFT)
    fresh.move(Hex(3, 0), held=LEFT)
    assert set(fresh.ghost.fragment.tiles) == set(ring(ORIGIN, 3)) and not fresh.scenario.tiles
    assert fresh.status == "Release at the other end of the shape; Esc cancels"
    fresh.release(Hex(3, 0))
    assert set(fresh.scenario.tiles) == set(ring(ORIGIN, 3)) and fresh.undo_count == 1
    fresh.press(ORIGIN)
    fresh.move(Hex(2, 0), held=LEFT)
    fresh.key(Qt.Key.Key_Escape)
    fresh.release(Hex(2, 0))
    assert fresh.undo_count == 1


def test_a_thick_line_with_symmetry_and_its_erasure(fresh: Hand) -> None:
    fresh.take(Terrain.WOODS)
    fresh.settings.brush = BrushShape.LINE
    fresh.settings.radius = 1
    fresh.symmetric(Symmetry.HALF_TURN, Centre.of_hex(Hex(0, 2)))
    fresh.drag(Hex(-2, 0), Hex(2, 0))
    assert fresh.undo_count == 1
    assert set(fresh.scenario.tiles) == {*brush(line(Hex(-2, 0), Hex(2, 0)), 1), *brush(line(Hex(-2, 4), Hex(2, 4)), 1)}
    fresh.use(ToolKey.ERASE)
    fresh.drag(Hex(-2, 0), Hex(2, 0))
    assert not fresh.scenario.tiles


def test_shapes_are_drawn_with_keys(fresh: Hand) -> None:
    fresh.take(Terrain.ROCK)
    fresh.settings.brush = BrushShape.RECTANGLE
    up, down, right, enter = Qt.Key.Key_Up, Qt.Key.Key_Down, Qt.Key.Key_Right, Qt.Key.Key_Return
    fresh.move(ORIGIN)
    fresh.key(up, enter, right, right, down, enter)
    assert len(fresh.scenario.tiles) == 6 and fresh.undo_count == 1
    fresh.key(Qt.Key.Key_Delete)
    assert len(fresh.scenario.tiles) == 5
    fresh.key(enter, Qt.Key.Key_Escape, up)
    assert not fresh.ghost.fragment.tiles.keys() - {fresh.editor.toolbox.pointer.place}  # type: ignore[union-attr]
    fresh.use(ToolKey.FILL)
    fresh.take(Terrain.SEA)
    fresh.use(ToolKey.FILL)
    fresh.key(enter)
    assert fresh.undo_count == 3, "filling knows no shapes"
