"""Laying, erasing, turning: what goes with a tile, what stays, and that all of it can be undone."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rbdesigner.hexes import ORIGIN, Hex, border_key, border_sides, edge_key, neighbour
from rbdesigner.rules.tables import BuildingKind, Good, TransporterKind
from rbdesigner.scenario.editing import (
    erase,
    lay,
    strip,
    turn_tiles,
    wall_with_token,
    wall_without_token,
    with_piece,
    without_piece,
)
from rbdesigner.scenario.foreign import Foreign, ForeignTile
from rbdesigner.scenario.fragments import extract, paste
from rbdesigner.scenario.images import of_fragment
from rbdesigner.scenario.model import Scenario
from rbdesigner.scenario.pieces import Bridge, Building, Goods, Home, Piece, Road, Spot, SpotKind, Transporter, Wall
from rbdesigner.symmetry import Centre, Motion, Symmetry, symmetry_motions
from rbdesigner.tiles import Terrain, Tile, tile
from tests.random_maps import after, pieces, places, scenarios, stands_on_ground, tiles
from tests.strategies import some

WOODS, SEA = tile(Terrain.WOODS), tile(Terrain.SEA)
RIVER = tile(Terrain.PASTURE, ((0, 3),))
NORTH = neighbour(ORIGIN, 0)


@some(0.4)
@given(scenarios(), st.dictionaries(places, st.one_of(st.none(), tiles), max_size=4))
def test_laying_leaves_nothing_without_ground_and_can_be_undone(
    scenario: Scenario, laid: dict[Hex, Tile | None]
) -> None:
    edit = lay(scenario, laid)
    result = after(scenario, edit)
    assert all(result.tiles.get(place) == there for place, there in laid.items())
    assert stands_on_ground(result)
    edit.undo(result)
    assert result == scenario


@some(0.4)
@given(scenarios(), st.lists(places, max_size=4))
def test_erasing_takes_all_that_stood_there_and_nothing_else(scenario: Scenario, gone: list[Hex]) -> None:
    result = after(scenario, erase(scenario, gone))
    for part, before in (("tiles", scenario.tiles), ("homes", scenario.homes), ("pieces", scenario.pieces)):
        assert getattr(result, part) == {place: value for place, value in before.items() if place not in gone}
    kept = [key for key in scenario.roads if not any(at in gone for at, _ in border_sides(key))]
    assert list(result.roads) == kept


@some(0.4)
@given(scenarios(), st.lists(places, max_size=4))
def test_stripping_leaves_the_tiles(scenario: Scenario, places: list[Hex]) -> None:
    result = after(scenario, strip(scenario, places))
    assert result.tiles == scenario.tiles
    assert not {*places} & {*result.homes, *result.pieces}
    assert not any(at in places for key in result.roads for at, _ in border_sides(key))


@some(0.4)
@given(scenarios(), st.lists(places, max_size=3))
def test_six_turns_in_place_are_none(scenario: Scenario, places: list[Hex]) -> None:
    result = scenario.copy()
    for _ in range(6):
        turn_tiles(result, places, 1).apply(result)
    assert result == scenario


def test_a_home_stays_on_other_land_and_drowns_in_the_sea() -> None:
    scenario = Scenario(tiles={ORIGIN: WOODS}, homes={ORIGIN: Home(player=2)})
    assert after(scenario, lay(scenario, {ORIGIN: RIVER})).homes == {ORIGIN: Home(player=2)}
    assert after(scenario, lay(scenario, {ORIGIN: SEA})).homes == {}


def test_bridges_and_river_boats_go_with_their_river() -> None:
    boat = Transporter(TransporterKind.RAFT, 1, Spot(SpotKind.RIVER, 0))
    building = Building(BuildingKind.SAWMILL, 2)
    scenario = Scenario(tiles={ORIGIN: RIVER}, pieces={ORIGIN: (building, boat, Bridge(3))})
    assert after(scenario, lay(scenario, {ORIGIN: WOODS})).pieces == {ORIGIN: (building,)}
    wide = tile(Terrain.ROCK, ((1, 3),))
    assert after(scenario, lay(scenario, {ORIGIN: wide})).pieces == {ORIGIN: (building, Bridge(3))}


@pytest.mark.rule("K8", "K11")
def test_roads_and_walls_go_where_no_ground_is_left() -> None:
    road, wall = border_key(ORIGIN, 0), edge_key(ORIGIN, 0)
    scenario = Scenario(tiles={ORIGIN: WOODS, NORTH: WOODS}, roads={road: Road()}, walls={wall: Wall()})
    on_shore = after(scenario, lay(scenario, {ORIGIN: SEA}))
    assert (on_shore.roads, on_shore.walls) == ({}, {wall: Wall()})
    assert after(on_shore, lay(on_shore, {NORTH: SEA})).walls == {}
    assert after(scenario, erase(scenario, [NORTH])).walls == {}


@pytest.mark.parametrize("kind", [ForeignTile.POLDER, ForeignTile.CITY])
def test_roads_and_walls_to_tiles_of_others_stay_when_our_tile_changes(kind: ForeignTile) -> None:
    road, wall = border_key(ORIGIN, 0), edge_key(ORIGIN, 0)
    scenario = Scenario(
        tiles={ORIGIN: WOODS}, foreign={NORTH: Foreign(kind)}, roads={road: Road()}, walls={wall: Wall()}
    )
    on_river = after(scenario, lay(scenario, {ORIGIN: RIVER}))
    assert (on_river.roads, on_river.walls) == (scenario.roads, scenario.walls)
    on_shore = after(scenario, lay(scenario, {ORIGIN: SEA}))
    assert (on_shore.roads, on_shore.walls) == ({}, scenario.walls)
    for gone in (ORIGIN, NORTH):
        erased = after(scenario, erase(scenario, [gone]))
        assert (erased.roads, erased.walls) == ({}, {})
    void = Scenario(tiles={ORIGIN: WOODS}, foreign={NORTH: Foreign(ForeignTile.VOID)}, roads={road: Road()})
    assert after(void, lay(void, {ORIGIN: RIVER})).roads == {}


def test_roads_to_tiles_of_others_are_pasted_and_mirrored_with_them() -> None:
    road = border_key(ORIGIN, 0)
    scenario = Scenario(tiles={ORIGIN: WOODS}, foreign={NORTH: Foreign(ForeignTile.POLDER)}, roads={road: Road()})
    both = extract(scenario, [ORIGIN, NORTH])
    aside = Motion(shift=Hex(9, 0))
    assert after(scenario, paste(scenario, both.moved(aside))).roads == {road: Road(), aside.border_key(road): Road()}
    assert after(scenario, paste(scenario, extract(scenario, [ORIGIN]))).roads == {road: Road()}
    half_turn = symmetry_motions(Symmetry.HALF_TURN, Centre.of_hex(Hex(3, 0)))
    assert len(of_fragment(half_turn, both).roads) == 2


@some(0.4)
@given(scenarios(), places, pieces)
def test_a_piece_put_down_can_be_taken_up(scenario: Scenario, place: Hex, piece: Piece) -> None:
    scenario.pieces.pop(place, None)
    result = scenario.copy()
    result.pieces[place] = with_piece(scenario, place, piece)
    assert result.pieces[place] == (piece,)
    for _ in range(piece.count if isinstance(piece, Goods) else 1):
        result.pieces[place] = without_piece(result, place, piece)
        (piece,) = result.pieces[place] or (piece,)
    assert result.pieces[place] == ()


def test_goods_of_a_kind_are_counted_by_region() -> None:
    east, west = Goods(Good.STONE, half_edge=2), Goods(Good.STONE, half_edge=8)
    scenario = Scenario(tiles={ORIGIN: RIVER}, pieces={ORIGIN: (east,)})
    assert with_piece(scenario, ORIGIN, Goods(Good.STONE, half_edge=4)) == (Goods(Good.STONE, 2, 2),)
    assert with_piece(scenario, ORIGIN, west) == (east, west)
    assert with_piece(scenario, ORIGIN, Goods(Good.CLAY, half_edge=2)) == (east, Goods(Good.CLAY, 1, 2))


@pytest.mark.rule("K3")
def test_a_building_takes_the_place_of_another() -> None:
    scenario = Scenario(tiles={ORIGIN: WOODS}, pieces={ORIGIN: (Building(BuildingKind.MINT), Goods(Good.GEESE))})
    mill = Building(BuildingKind.PAPER_MILL)
    assert with_piece(scenario, ORIGIN, mill) == (Goods(Good.GEESE), mill)


@pytest.mark.rule("K12")
def test_walls_grow_token_by_token_and_have_one_owner() -> None:
    key = edge_key(ORIGIN, 4)
    scenario = Scenario(walls={key: Wall(1, 2)})
    assert wall_with_token(scenario, key, 1) == Wall(1, 3)
    assert wall_with_token(scenario, key, 2) == Wall(2, 2)
    assert wall_without_token(scenario, key) == Wall(1, 1)
    scenario.walls[key] = Wall(1, 1)
    assert wall_without_token(scenario, key) is None
    assert wall_with_token(Scenario(), key, None) == Wall(None, 1)
