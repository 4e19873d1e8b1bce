"""Brushes that mix terrains or leave rivers, areas that the right button captures, locks that bind images."""

from __future__ import annotations

from collections import Counter

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from rbdesigner.hexes import ORIGIN, Hex, disk
from rbdesigner.scenario.areas import BrushShape
from rbdesigner.scenario.mixture import TerrainMixture, weights_of
from rbdesigner.scenario.pieces import Home
from rbdesigner.symmetry import Centre, Symmetry
from rbdesigner.tiles import SECOND_EDITION, Terrain, Tile, tile
from rbdesigner.ui.editor.panels.mixture_fields import MixtureFields
from rbdesigner.ui.editor.panels.tile_palette import TilePalette
from rbdesigner.ui.editor.settings import ToolKey, ToolSettings
from rbdesigner.ui.storage.stored_choices import store_json
from tests.gui.editor.conftest import LEFT, PASTURE, RIGHT, ROCK, SEA, WOODS, Hand

MIDDLE = Centre.of_hex(ORIGIN)
STRAIGHT = tile(Terrain.PASTURE, ((0, 3),))
BELOW = Hex(0, 1)
EVEN = TerrainMixture(dict.fromkeys(Terrain, 1))


def capture(hand: Hand, *way: Hex) -> None:
    hand.press(way[0], button=RIGHT)
    for place in way[1:]:
        hand.move(place, held=RIGHT)
    hand.release(way[-1], button=RIGHT)


# Mixtures


def test_what_the_brush_mixes_is_what_its_preview_shows(hand: Hand) -> None:
    hand.settings.mixture, hand.settings.is_mixing, hand.settings.radius = EVEN, True, 2
    hand.move(ORIGIN)
    shown = dict(hand.ghost.fragment.tiles) | dict.fromkeys(hand.ghost.outlined, PASTURE)
    assert len(set(shown.values())) > 3
    hand.click(ORIGIN)
    laid = {place: hand.scenario.tiles[place] for place in disk(ORIGIN, 2)}
    assert laid == shown and hand.undo_count == 1
    hand.undo()
    assert set(hand.scenario.tiles.values()) == {PASTURE}
    hand.document.undo_stack.redo()
    assert {place: hand.scenario.tiles[place] for place in disk(ORIGIN, 2)} == laid


def test_turning_draws_a_mixture_again_and_back(fresh: Hand) -> None:
    fresh.settings.mixture, fresh.settings.is_mixing, fresh.settings.radius = EVEN, True, 2
    seen: list[dict[Hex, Tile]] = []
    fresh.move(ORIGIN)
    for held in (Qt.KeyboardModifier.NoModifier, Qt.KeyboardModifier.ShiftModifier):
        seen.append(dict(fresh.ghost.fragment.tiles))
        fresh.key(Qt.Key.Key_R, held=held)
    seen.append(dict(fresh.ghost.fragment.tiles))
    assert seen[0] == seen[2] != seen[1]


def test_a_mixture_is_symmetrical_from_whichever_side_it_is_painted(fresh: Hand) -> None:
    fresh.symmetric(Symmetry.THIRD_TURNS, MIDDLE)
    fresh.settings.mixture, fresh.settings.is_mixing = EVEN, True
    one, other = Hex(2, -1), Hex(-1, 2)
    fresh.click(one)
    once = dict(fresh.scenario.tiles)
    fresh.click(other)
    assert fresh.scenario.tiles == once and len(once) == 3 and len(set(once.values())) == 1
    assert fresh.undo_count == 1, "the second stroke changes nothing"


def test_an_area_is_filled_with_a_mixture_and_rivers_flow_on(hand: Hand) -> None:
    hand.given(tiles={ORIGIN: STRAIGHT})
    hand.settings.mixture = TerrainMixture({Terrain.WOODS: 1, Terrain.ROCK: 1})
    hand.use(ToolKey.FILL)
    hand.settings.is_mixing = True
    hand.click(Hex(1, 1))
    counts = Counter(there.terrain for there in hand.scenario.tiles.values())
    assert set(counts) == {Terrain.WOODS, Terrain.ROCK} and min(counts.values()) > 8
    assert hand.scenario.tiles[ORIGIN].rivers == STRAIGHT.rivers
    assert "mixture" in hand.document.undo_stack.undoText()


def test_strict_mode_lays_of_a_mixture_what_it_may(fresh: Hand) -> None:
    fresh.given(tiles={ORIGIN: STRAIGHT})
    fresh.settings.strict, fresh.settings.is_mixing = True, True
    fresh.drag(Hex(1, -2), Hex(1, 2))
    assert all(not there.rivers for place, there in fresh.scenario.tiles.items() if place != ORIGIN)
    assert len(fresh.scenario.tiles) > 1


def test_whoever_takes_a_tile_mixes_no_more(hand: Hand) -> None:
    hand.use(ToolKey.SELECT)
    hand.settings.is_mixing = True
    assert hand.settings.tool is ToolKey.TILE
    hand.click(ORIGIN, button=RIGHT)
    assert not hand.settings.is_mixing and hand.settings.tile == PASTURE


def test_the_palette_asks_for_weights_while_terrains_are_mixed(hand: Hand, qtbot: QtBot) -> None:
    palette = TilePalette(hand.settings)
    qtbot.addWidget(palette)
    palette.set_document(hand.document)
    palette.show()
    fields = palette.mixture
    assert palette.in_hand.isVisible() and not fields.isVisible()
    hand.settings.is_mixing = True
    assert fields.isVisible() and not palette.in_hand.isVisible() and not palette.grid.currentIndex().isValid()
    for terrain, field in fields.weights.items():
        if terrain is not Terrain.ROCK:
            field.selectAll()
            QTest.keyClicks(field, "0")
    assert hand.settings.mixture.weights == {each: int(each is Terrain.ROCK) for each in Terrain}
    hand.click(ORIGIN)
    assert hand.scenario.tiles[ORIGIN] == ROCK
    fields.weights[Terrain.ROCK].setValue(0)
    assert fields.weights[Terrain.ROCK].value() == 1, "something has to be mixed"
    seed = hand.settings.mixture.seed
    QTest.mouseClick(fields.again, LEFT)
    assert hand.settings.mixture.seed != seed
    QTest.mouseClick(fields.as_box, LEFT)
    assert hand.settings.mixture.weights == weights_of(SECOND_EDITION)
    assert fields.weights[Terrain.SEA].value() == 30
    hand.settings.choose_tile(Terrain.WOODS, ())
    assert palette.in_hand.isVisible() and not fields.isVisible()


def test_weights_are_kept_for_the_next_time_unless_they_are_of_no_use(hand: Hand) -> None:
    def fields() -> MixtureFields:
        return MixtureFields(ToolSettings(hand.editor), hand.editor)

    fields().weights[Terrain.DESERT].setValue(7)
    assert {each: field.value() for each, field in fields().weights.items()} == {
        **dict.fromkeys(Terrain, 0),
        **TerrainMixture().weights,
        Terrain.DESERT: 7,
    }
    for stored in ("nothing", {"rock": 0}, {"rock": -1, "sea": 1000, "woods": "many"}, [3]):
        store_json("mixture_weights", stored)
        assert fields().weights[Terrain.PASTURE].value() == TerrainMixture().weights[Terrain.PASTURE], stored


# Rivers that stay


def test_a_river_stays_under_terrain_unless_told_otherwise(hand: Hand) -> None:
    hand.given(tiles={ORIGIN: STRAIGHT})
    hand.take(Terrain.WOODS)
    hand.move(ORIGIN)
    assert hand.ghost.fragment.tiles == {ORIGIN: tile(Terrain.WOODS, ((0, 3),))}
    hand.click(ORIGIN)
    assert hand.scenario.tiles[ORIGIN] == tile(Terrain.WOODS, ((0, 3),))
    hand.settings.keeps_rivers = False
    hand.move(Hex(1, 0))
    hand.click(ORIGIN)
    assert hand.scenario.tiles[ORIGIN] == WOODS


def test_the_sea_and_another_river_take_the_place_of_a_river(hand: Hand) -> None:
    hand.given(tiles={ORIGIN: STRAIGHT})
    hand.take(Terrain.PASTURE, (0, 2))
    hand.click(ORIGIN)
    assert hand.scenario.tiles[ORIGIN].rivers == ((0, 2),)
    hand.take(Terrain.SEA)
    hand.click(ORIGIN)
    assert hand.scenario.tiles[ORIGIN] == SEA


def test_every_image_keeps_its_own_river(hand: Hand) -> None:
    hand.given(tiles={Hex(1, 0): STRAIGHT})
    hand.symmetric(Symmetry.HALF_TURN, MIDDLE)
    hand.take(Terrain.WOODS)
    hand.click(Hex(-1, 0))
    assert hand.scenario.tiles[Hex(1, 0)] == tile(Terrain.WOODS, ((0, 3),))
    assert hand.scenario.tiles[Hex(-1, 0)] == WOODS


# Areas in hand


def test_a_drag_of_the_right_button_takes_an_area_in_hand(hand: Hand) -> None:
    hand.given(tiles={ORIGIN: STRAIGHT, BELOW: ROCK}, homes={BELOW: Home(0, 1)})
    for tool in (ToolKey.TILE, ToolKey.ERASE, ToolKey.FILL, ToolKey.SELECT, ToolKey.LASSO):
        hand.use(tool)
        before = hand.settings.tile
        hand.press(ORIGIN, button=RIGHT)
        hand.move(BELOW, held=RIGHT)
        assert hand.ghost.outlined == {ORIGIN, BELOW} and "2 tiles" in hand.status, tool
        hand.release(BELOW, button=RIGHT)
        assert hand.settings.tool is tool and hand.settings.tile == before and not hand.undo_count, tool
        hand.move(Hex(2, 1))
        assert sorted(there.terrain for there in hand.ghost.fragment.tiles.values()) == ["pasture", "rock"], tool
        hand.key(Qt.Key.Key_Escape)
    capture(hand, ORIGIN, BELOW)
    hand.click(Hex(-2, 1))
    assert [home.player for home in hand.scenario.homes.values()] == [1, 2] and hand.undo_count == 1


def test_a_rectangle_is_captured_whichever_way_it_is_drawn(hand: Hand) -> None:
    taken = []
    for way in ((Hex(-1, 0), Hex(1, 1)), (Hex(1, 1), Hex(-1, 0))):
        capture(hand, *way)
        hand.move(ORIGIN)
        taken.append(set(hand.ghost.fragment.tiles))
        hand.key(Qt.Key.Key_Escape)
    assert taken[0] == taken[1] and len(taken[0]) == 9


def test_a_click_of_the_right_button_still_picks_up_or_gives_up(hand: Hand) -> None:
    hand.given(tiles={ORIGIN: ROCK})
    hand.take(Terrain.PASTURE)
    hand.click(ORIGIN, button=RIGHT)
    assert hand.settings.tile == ROCK
    capture(hand, ORIGIN, Hex(1, 0))
    hand.click(ORIGIN, button=RIGHT)
    hand.move(Hex(2, 0))
    assert hand.ghost.fragment.tiles == {Hex(2, 0): ROCK}, "the stamp is given up"


def test_escape_and_empty_places_take_nothing_in_hand(hand: Hand) -> None:
    hand.press(ORIGIN, button=RIGHT)
    hand.move(Hex(1, 0), held=RIGHT)
    hand.key(Qt.Key.Key_Escape)
    hand.move(Hex(2, 0), held=RIGHT)
    hand.release(Hex(2, 0), button=RIGHT)
    hand.move(Hex(0, 1))
    assert len(hand.ghost.fragment.tiles) + len(hand.ghost.outlined) == 1
    capture(hand, Hex(4, 0), Hex(4, -1))
    hand.move(Hex(0, -1))
    assert len(hand.ghost.fragment.tiles) + len(hand.ghost.outlined) == 1, "still the tile that was in hand"


def test_the_home_tool_still_takes_up_with_the_right_button_at_once(hand: Hand) -> None:
    hand.given(homes={ORIGIN: Home(0, 1)})
    hand.use(ToolKey.HOME)
    hand.press(ORIGIN, button=RIGHT)
    assert not hand.scenario.homes
    hand.release(ORIGIN, button=RIGHT)


# Locks and images


def test_a_lock_binds_its_images_as_long_as_there_is_symmetry(hand: Hand) -> None:
    images = {Hex(2, -1), Hex(-2, 1)}
    hand.document.toggle_locks([Hex(2, -1)])
    assert hand.document.locked == {Hex(2, -1)}
    hand.symmetric(Symmetry.HALF_TURN, MIDDLE)
    assert hand.document.locked == images
    hand.take(Terrain.WOODS)
    for place in images:
        hand.click(place)
    assert not hand.undo_count and set(hand.scenario.tiles.values()) == {PASTURE}
    hand.document.toggle_locks([Hex(-2, 1)])
    assert not hand.document.locked, "whichever image is unlocked, all are"
    hand.document.toggle_locks([Hex(-2, 1)])
    hand.symmetric(Symmetry.NONE, MIDDLE)
    assert hand.document.locked == {Hex(-2, 1)}


def test_padlocks_come_and_go_with_the_symmetry(hand: Hand) -> None:
    hand.document.toggle_locks([Hex(2, -1)])
    hand.use(ToolKey.SELECT)
    hand.move(QPoint(2, 2))
    plain = hand.picture()
    hand.document.set_symmetry(Symmetry.HALF_TURN, MIDDLE)
    locks = hand.editor._layers._locks
    assert locks._shown == {Hex(2, -1), Hex(-2, 1)}
    assert hand.picture() != plain
    hand.undo()
    assert locks._shown == {Hex(2, -1)}


def test_shapes_go_around_locked_images(hand: Hand) -> None:
    hand.symmetric(Symmetry.HALF_TURN, MIDDLE)
    hand.document.toggle_locks([Hex(1, 0)])
    hand.take(Terrain.WOODS)
    hand.settings.brush = BrushShape.LINE
    hand.drag(Hex(-2, 0), Hex(2, 0))
    laid = {place for place, there in hand.scenario.tiles.items() if there == WOODS}
    assert laid == {Hex(-2, 0), ORIGIN, Hex(2, 0)}


@pytest.mark.parametrize("strict", [False, True])
def test_a_locked_tile_is_told_before_any_rule(hand: Hand, strict: bool) -> None:
    river = tile(Terrain.WOODS, ((0, 2),))
    hand.given(tiles={Hex(1, 0): river, Hex(-1, 0): tile(Terrain.WOODS, ((3, 5),))})
    hand.symmetric(Symmetry.HALF_TURN, MIDDLE)
    hand.settings.strict = strict
    hand.take(Terrain.DESERT, (0, 1), (3, 4))
    hand.move(Hex(1, 0))
    of_rules = hand.editor.note
    assert of_rules
    hand.document.toggle_locks([Hex(1, 0)])
    QApplication.processEvents()
    for place in (Hex(1, 0), Hex(-1, 0)):
        hand.move(place)
        assert "Locked" in hand.status and "Locked" in hand.editor.note
        hand.click(place)
        assert "locked" in hand.status and not hand.undo_count
    hand.document.toggle_locks([Hex(1, 0)])
    QApplication.processEvents()
    assert "ocked" not in hand.status and "ocked" not in hand.editor.note, "nothing stale"
    hand.move(Hex(1, 0))
    assert hand.editor.note == of_rules
    hand.click(Hex(1, 0))
    assert bool(hand.undo_count) is not strict


def test_locked_tiles_are_not_erased_or_filled_and_that_is_told(hand: Hand) -> None:
    hand.given(tiles={ORIGIN: ROCK})
    hand.document.toggle_locks([ORIGIN])
    hand.take(Terrain.WOODS)
    for tool in (ToolKey.ERASE, ToolKey.FILL, ToolKey.TILE):
        hand.use(tool)
        hand.move(ORIGIN)
        assert "Locked" in hand.status and ORIGIN not in hand.ghost.removed, tool
        hand.click(ORIGIN)
        assert "Nothing was changed" in hand.status and hand.scenario.tiles[ORIGIN] == ROCK, tool


def test_a_wide_brush_shows_that_it_goes_around_a_locked_tile(hand: Hand) -> None:
    hand.document.toggle_locks([ORIGIN])
    hand.settings.radius = 1
    hand.take(Terrain.WOODS)
    hand.move(ORIGIN)
    assert set(hand.ghost.fragment.tiles) == set(disk(ORIGIN, 1)) - {ORIGIN} and "Click to lay" in hand.status
    hand.use(ToolKey.ERASE)
    hand.move(ORIGIN)
    assert hand.ghost.removed == set(disk(ORIGIN, 1)) - {ORIGIN}
