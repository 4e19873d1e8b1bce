"""Who reaches whom and what within a tile (E2, E4)."""

from __future__ import annotations

from itertools import combinations_with_replacement

import pytest

from rbdesigner.engine.core.actions import Transfer
from rbdesigner.engine.core.codes import NONE, STONE
from rbdesigner.engine.mechanics.reach import (
    building_in_reach,
    common_ground,
    companions,
    grounds,
    meets_without_ferry,
    own_regions,
    transporters_on_tile,
)
from tests.engine.small_game import SmallGame

TILES = "0,0 pasture 0-3; 0,-1 sea; 0,1 sea; 1,-1 sea; 1,0 sea; -1,0 sea"
EAST, WEST, RIVER = "0,0/1", "0,0/7", "0,0~0"
SOUTH_EAST, NORTH_EAST, NORTH_WEST = "0,0@4", "0,0@2", "0,0@10"
MOUTH_EAST, MOUTH_WEST = "0,0@1", "0,0@0"
PLACES = (EAST, WEST, RIVER, SOUTH_EAST, NORTH_EAST, NORTH_WEST, MOUTH_EAST, MOUTH_WEST)
EASTERN = {EAST, SOUTH_EAST, NORTH_EAST, MOUTH_EAST}
WESTERN = {WEST, NORTH_WEST, MOUTH_WEST}


def kind_at(spot: str) -> str:
    return "raft" if "@" in spot or "~" in spot or spot == "1,0" else "donkey"


def reached(w: SmallGame, spot: str, *also: str) -> set[str]:
    """The places whose transporters somebody at a spot reaches; ``also`` are boats of the same player elsewhere."""
    here = w.put(kind_at(spot), spot)
    for other in also:
        w.put("raft", other)
    there = {w.put(kind_at(place), place, player=2): place for place in PLACES}
    return {there[one] for one in companions(w.state, here) if one in there}


@pytest.mark.rule("E4")
@pytest.mark.parametrize(
    ("spot", "expected"),
    [
        (EAST, {*EASTERN, RIVER}),
        (WEST, {*WESTERN, RIVER}),
        (RIVER, {EAST, WEST, RIVER}),
        (SOUTH_EAST, EASTERN),
        (MOUTH_EAST, EASTERN),
        (MOUTH_WEST, WESTERN),
    ],
)
def test_who_reaches_whom_without_a_ferry(spot: str, expected: set[str]) -> None:
    assert reached(SmallGame(TILES), spot) == expected


@pytest.mark.rule("E2", "E4")
@pytest.mark.parametrize("spot", [EAST, SOUTH_EAST])
def test_a_ferry_of_ones_own_reaches_over_the_river(spot: str) -> None:
    everywhere = {*EASTERN, *WESTERN}
    assert reached(SmallGame(TILES), spot, RIVER) - {RIVER} == everywhere


@pytest.mark.rule("E2")
@pytest.mark.parametrize("boat", [SOUTH_EAST, MOUTH_WEST, "0,-1"])
def test_docked_boats_and_boats_at_sea_are_no_ferries(boat: str) -> None:
    assert reached(SmallGame(TILES), EAST, boat) == {*EASTERN, RIVER}


@pytest.mark.rule("E2")
def test_a_carried_boat_and_a_boat_of_others_are_no_ferries() -> None:
    w = SmallGame(TILES)
    donkey = w.put("donkey", EAST)
    w.put("raft", RIVER, player=2)
    assert grounds(w.state, 0, w.spot(EAST)) == (w.spot(EAST),)
    boat = w.put("raft", RIVER)
    assert grounds(w.state, 0, w.spot(EAST)) == (w.spot(EAST), w.spot(WEST))
    w.state.load_on(donkey, boat)
    assert grounds(w.state, 0, w.spot(EAST)) == (w.spot(EAST),)
    w.state.willing = (1,)
    assert grounds(w.state, 0, w.spot(EAST)) == (w.spot(EAST), w.spot(WEST))


@pytest.mark.rule("E2")
def test_a_bridge_makes_both_banks_one() -> None:
    w = SmallGame(TILES)
    w.bridge("0,0", 0)
    assert reached(w, EAST) == {*EASTERN, *WESTERN, RIVER}
    assert grounds(w.state, 0, w.spot(SOUTH_EAST)) == grounds(w.state, 0, w.spot(NORTH_WEST)) == (w.spot(EAST),)
    assert own_regions(w.state, w.spot(RIVER)) == (w.spot(EAST),)


@pytest.mark.rule("E2")
def test_ferries_of_two_rivers_make_a_chain() -> None:
    w = SmallGame("0,0 pasture 0-1 3-4; 1,0 sea")
    first, middle, last = w.spot("0,0/1"), w.spot("0,0/3"), w.spot("0,0/7")
    w.put("raft", "0,0~0")
    assert grounds(w.state, 0, first) == (first, middle)
    assert grounds(w.state, 0, last) == (last,)
    w.put("raft", "0,0~3")
    assert set(grounds(w.state, 0, first)) == set(grounds(w.state, 0, last)) == {first, middle, last}
    assert grounds(w.state, 0, w.spot("0,0@4"))[0] == middle


@pytest.mark.rule("E2")
def test_a_boat_in_a_junction_joins_all_three_banks() -> None:
    w = SmallGame("0,0 pasture 0-2-4")
    w.put("raft", "0,0~0")
    banks = {w.spot("0,0/1"), w.spot("0,0/5"), w.spot("0,0/9")}
    assert len(banks) == 3
    assert set(grounds(w.state, 0, w.spot("0,0/5"))) == set(own_regions(w.state, w.spot("0,0~0"))) == banks


@pytest.mark.rule("E4", "B5", "B6")
def test_at_sea_everybody_on_the_tile_is_reached_and_nobody_on_the_coast() -> None:
    w = SmallGame(TILES)
    first, second, docked = w.put("raft", "1,0"), w.put("raft", "1,0", player=2), w.put("raft", SOUTH_EAST)
    assert companions(w.state, first) == [second]
    assert grounds(w.state, 0, w.spot("1,0")) == (w.spot("1,0"),)
    assert own_regions(w.state, w.spot("1,0")) == ()
    assert companions(w.state, docked) == []


@pytest.mark.rule("E4", "P6", "P11")
def test_a_building_is_reached_where_its_region_is() -> None:
    w = SmallGame(TILES)
    w.build("sawmill", EAST)
    sawmill = w.building("sawmill")
    at_east, at_west = w.put("donkey", EAST), w.put("donkey", WEST)
    at_sea, docked = w.put("raft", "1,0"), w.put("raft", SOUTH_EAST)
    assert building_in_reach(w.state, at_east) == building_in_reach(w.state, docked) == sawmill
    assert building_in_reach(w.state, at_west) == building_in_reach(w.state, at_sea) == NONE
    w.put("raft", RIVER)
    assert building_in_reach(w.state, at_west) == sawmill


@pytest.mark.rule("C1", "E2")
def test_taking_aboard_needs_no_ferry() -> None:
    w = SmallGame(TILES)
    here, there, boat = w.put("donkey", EAST), w.put("donkey", WEST), w.put("raft", RIVER)
    assert not meets_without_ferry(w.state, here, there)
    assert meets_without_ferry(w.state, here, boat)
    assert meets_without_ferry(w.state, boat, there)


@pytest.mark.rule("C7")
def test_the_carried_are_not_present() -> None:
    w = SmallGame(TILES)
    first, second = w.put("donkey", EAST), w.put("donkey", EAST)
    w.put("donkey", EAST, player=2)
    assert transporters_on_tile(w.state, 0, w.tile("0,0")) == [first, second]
    w.state.load_on(first, second)
    assert transporters_on_tile(w.state, 0, w.tile("0,0")) == [first]
    assert companions(w.state, first) == [2]


@pytest.mark.rule("E4", "E2")
def test_a_boat_in_the_river_and_a_docked_one_exchange_over_the_ground() -> None:
    w = SmallGame(TILES)
    boat, docked = w.put("raft", RIVER, stone=1), w.put("raft", SOUTH_EAST)
    assert w.refusal(Transfer(0, STONE, ~boat, ~docked)) == "out-of-reach"
    w.do(Transfer(0, STONE, ~boat, w.spot(EAST)), Transfer(0, STONE, w.spot(EAST), ~docked))
    assert w.amount(docked, "stone") == 1


@pytest.mark.rule("E2", "E4")
@pytest.mark.parametrize("tiles", [TILES, TILES.replace("pasture 0-3", "pasture")])
def test_a_common_ground_is_all_that_everybody_there_reaches(tiles: str) -> None:
    places = PLACES if tiles == TILES else ("0,0/0", "0,0/0", SOUTH_EAST, NORTH_WEST)
    found = 0
    for pair in combinations_with_replacement(places, 2):
        w = SmallGame(tiles)
        own = [w.put(kind_at(spot), spot) for spot in pair]
        ground = common_ground(w.state, w.tile("0,0"), own)
        near = {grounds(w.state, 0, w.state.spots[one]) for one in own}
        meet = own[1] in companions(w.state, own[0]) and own[0] in companions(w.state, own[1])
        found += ground != NONE
        assert ground == NONE or (near == {(ground,)} and meet), pair
    assert found


def test_at_sea_the_common_ground_is_the_sea() -> None:
    w = SmallGame(TILES)
    own = [w.put("raft", "0,-1"), w.put("raft", "0,-1")]
    assert common_ground(w.state, w.tile("0,-1"), own) == w.spot("0,-1")
    assert grounds(w.state, 0, w.spot("0,-1")) == (w.spot("0,-1"),)
    assert companions(w.state, own[0]) == own[1:]
