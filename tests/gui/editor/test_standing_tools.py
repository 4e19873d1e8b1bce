"""Homes, buildings, goods, transporters, roads, bridges and walls with the mouse."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

import pytest

from rbdesigner.hexes import (
    DIRECTIONS,
    ORIGIN,
    Border,
    Edge,
    Hex,
    Orientation,
    border_key,
    border_sides,
    neighbour,
    position,
)
from rbdesigner.rules.tables import NEW_MINE, BuildingKind, Good, TransporterKind
from rbdesigner.scenario.model import Scenario
from rbdesigner.scenario.pieces import Bridge, Building, Goods, Home, Spot, SpotKind, Transporter, Wall
from rbdesigner.tiles import Terrain, tile
from rbdesigner.ui.editor.settings import ToolKey
from tests.gui.editor.conftest import LEFT, RIGHT, SEA, Hand, island

NORTH, EAST, SOUTH = neighbour(ORIGIN, 0), Hex(1, 0), neighbour(ORIGIN, 3)
STRAIGHT = tile(Terrain.PASTURE, ((0, 3),))


def watered() -> Scenario:
    """An island that a river divides from north to south, with a lake in the south-east."""
    scenario = island()
    for r in range(-3, 4):
        scenario.tiles[Hex(0, r)] = STRAIGHT
    scenario.tiles[Hex(2, 0)] = SEA
    return scenario


@pytest.fixture
def hand(open_editor: Callable[[Scenario], Hand]) -> Hand:
    """A user before an island with a river and a lake."""
    return open_editor(watered())


def test_goods_pile_up_by_region_and_are_taken_up_one_by_one(hand: Hand) -> None:
    hand.settings.choose_piece(Good.STONE)
    for _ in range(3):
        hand.click(ORIGIN, 0.5)
    hand.click(ORIGIN, -0.5)
    assert hand.scenario.pieces[ORIGIN] == (Goods(Good.STONE, 3, 1), Goods(Good.STONE, 1, 0))
    hand.click(ORIGIN, 0.5, button=RIGHT)
    assert hand.scenario.pieces[ORIGIN] == (Goods(Good.STONE, 2, 1), Goods(Good.STONE, 1, 0))


def test_buildings_replace_each_other_and_mines_have_a_bag(hand: Hand) -> None:
    hand.settings.choose_piece(BuildingKind.MINT)
    hand.click(EAST, 0.7)
    hand.settings.choose_piece(BuildingKind.MINE)
    hand.click(EAST, 0.75)
    assert hand.scenario.pieces[EAST] == (Building(BuildingKind.MINE, 0, NEW_MINE),)


@pytest.mark.rule("K4")
def test_strict_mode_refuses_a_building_on_the_wrong_ground(hand: Hand) -> None:
    hand.settings.choose_piece(BuildingKind.QUARRY)
    hand.settings.strict = True
    hand.click(EAST)
    assert not hand.scenario.pieces
    hand.settings.strict = False
    hand.click(EAST)
    assert hand.scenario.pieces


def test_boats_find_water_and_carts_land(hand: Hand) -> None:
    hand.settings.player = 2
    hand.settings.choose_piece(TransporterKind.RAFT)
    hand.click(ORIGIN, 0.3)
    hand.click(Hex(2, 0))
    hand.click(EAST, 0.75, 0.3)
    hand.click(Hex(-2, 0))
    hand.settings.choose_piece(TransporterKind.WAGON)
    hand.click(ORIGIN, -0.6)
    hand.click(Hex(2, 0), 0.5)
    pieces = hand.scenario.pieces
    raft, wagon = TransporterKind.RAFT, TransporterKind.WAGON
    assert pieces[ORIGIN] == (
        Transporter(raft, 2, Spot(SpotKind.RIVER, 0)),
        Transporter(wagon, 2, Spot(SpotKind.REGION, 0)),
    )
    assert pieces[Hex(2, 0)] == (Transporter(raft, 2),)
    (docked,) = pieces[EAST]
    assert isinstance(docked, Transporter) and docked.spot.kind is SpotKind.DOCK
    assert Hex(-2, 0) not in pieces


def test_a_piece_is_dragged_to_another_region(hand: Hand) -> None:
    hand.settings.choose_piece(Good.IRON)
    hand.click(EAST)
    hand.settings.choose_piece(Good.GOLD)
    hand.press(EAST)
    hand.move(ORIGIN, -0.5, held=LEFT)
    hand.release(ORIGIN, -0.5)
    assert hand.scenario.pieces == {ORIGIN: (Goods(Good.IRON, 1, 0),)}
    assert hand.undo_count == 2


def sides(border: Border) -> set[Hex]:
    return {place for place, _ in border_sides(border)}


@pytest.mark.rule("K8")
def test_roads_by_click_and_by_drag(hand: Hand) -> None:
    hand.use(ToolKey.ROAD)
    hand.click(EAST, 0.0, 0.6)
    assert [sides(border) for border in hand.scenario.roads] == [{EAST, Hex(1, 1)}]
    hand.drag(Hex(-1, -1), Hex(-1, 2))
    assert len(hand.scenario.roads) == 4
    assert hand.undo_count == 2
    hand.click(EAST, 0.0, 0.6, button=RIGHT)
    assert len(hand.scenario.roads) == 3
    hand.click(EAST, 0.6, 0.35)
    hand.drag(EAST, Hex(2, 0))
    assert len(hand.scenario.roads) == 3


@pytest.mark.parametrize(("side", "leaving_north", "leaving_bend"), [(-0.5, 7, 11), (0.5, 6, 10)])
def test_a_road_along_a_river_keeps_to_its_bank(hand: Hand, side: float, leaving_north: int, leaving_bend: int) -> None:
    west = neighbour(ORIGIN, 5)
    hand.given(tiles={ORIGIN: tile(Terrain.PASTURE, ((0, 5),))})
    hand.given(tiles={west: tile(Terrain.PASTURE, ((2,),))})
    hand.use(ToolKey.ROAD)
    hand.press(NORTH, side)
    hand.move(ORIGIN, held=LEFT)
    hand.move(west, held=LEFT)
    hand.release(west)
    assert set(hand.scenario.roads) == {border_key(NORTH, leaving_north), border_key(ORIGIN, leaving_bend)}


@pytest.mark.rule("K10")
def test_bridges_stand_on_divided_tiles_only(hand: Hand) -> None:
    hand.use(ToolKey.BRIDGE)
    hand.click(ORIGIN, 0.0, -0.4)
    hand.click(EAST)
    assert hand.scenario.pieces == {ORIGIN: (Bridge(0),)}
    hand.click(ORIGIN, 0.0, -0.4)
    assert hand.undo_count == 1
    hand.click(ORIGIN, 0.0, -0.4, button=RIGHT)
    assert not hand.scenario.pieces


@pytest.mark.rule("K11", "K12")
def test_walls_grow_and_shrink(hand: Hand) -> None:
    hand.use(ToolKey.WALL)
    hand.settings.player = 1
    for _ in range(3):
        hand.click(EAST, 0.0, -0.6)
    assert hand.scenario.walls == {Edge(EAST, 0): Wall(1, 3)}
    hand.settings.player = 2
    hand.click(EAST, 0.0, -0.6)
    assert hand.scenario.walls == {Edge(EAST, 0): Wall(2, 3)}
    hand.click(EAST, 0.0, -0.6, button=RIGHT)
    assert hand.scenario.walls == {Edge(EAST, 0): Wall(2, 2)}
    hand.click(Hex(3, -3), 0.0, -0.6)
    assert len(hand.scenario.walls) == 1


@pytest.mark.parametrize("orientation", list(Orientation))
def test_edges_are_found_either_way_up(open_editor: Callable[[Scenario], Hand], orientation: Orientation) -> None:
    scenario = island()
    scenario.properties = replace(scenario.properties, orientation=orientation)
    hand = open_editor(scenario)
    hand.use(ToolKey.WALL)
    for edge in range(3):
        x, y = position(DIRECTIONS[edge], orientation)
        hand.click(ORIGIN, 0.4 * x, 0.4 * y)
    assert set(hand.scenario.walls) == {Edge(ORIGIN, 0), Edge(ORIGIN, 1), Edge(ORIGIN, 2)}


def test_roads_are_seen(hand: Hand) -> None:
    before = hand.picture()
    hand.use(ToolKey.ROAD)
    hand.click(EAST, 0.0, 0.6)
    hand.move(Hex(-3, 3))
    assert hand.picture() != before


def test_a_click_puts_down_what_the_ghost_shows_whatever_stands_there(hand: Hand) -> None:
    hand.given(homes={EAST: Home(0, 1)})
    hand.settings.choose_piece(Good.TRUNKS)
    hand.press(EAST)
    assert "trunks" in hand.status
    hand.release(EAST)
    hand.settings.choose_piece(Good.GEESE)
    for _ in range(2):
        hand.click(EAST)
        hand.move(SOUTH)
    hand.click(EAST, 0.05, 0.05)
    assert hand.scenario.homes == {EAST: Home(0, 1)}
    assert hand.scenario.pieces == {EAST: (Goods(Good.TRUNKS), Goods(Good.GEESE, 3))}


def test_a_piece_of_the_kind_in_hand_is_dragged_too(hand: Hand) -> None:
    hand.given(pieces={EAST: (Goods(Good.GEESE),)})
    hand.settings.choose_piece(Good.GEESE)
    hand.drag(EAST, Hex(1, 1), Hex(1, 2))
    assert hand.scenario.pieces == {Hex(1, 2): (Goods(Good.GEESE),)}
