"""Cutting out, moving, turning and pasting with everything on the tiles."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rbdesigner.hexes import ORIGIN, Hex, border_key, disk, edge_key, neighbour
from rbdesigner.scenario.foreign import Foreign
from rbdesigner.scenario.fragments import extract, joined_fragments, middle_place, move, paste, shift_by, turn_about
from rbdesigner.scenario.model import Scenario
from rbdesigner.scenario.pieces import Home, Road, Wall
from rbdesigner.symmetry import Motion, Turn
from rbdesigner.tiles import Terrain, tile
from tests.random_maps import after, motions, places, scenarios, stands_on_ground
from tests.strategies import some

some_places = st.frozensets(places, max_size=8)
WOODS = tile(Terrain.WOODS)


@some(0.4)
@given(scenarios())
def test_all_places_together_are_the_whole_map(scenario: Scenario) -> None:
    assert extract(scenario, scenario.tiles) == scenario


@some(0.4)
@given(scenarios(), some_places)
def test_pasting_where_it_came_from_changes_nothing(scenario: Scenario, chosen: frozenset[Hex]) -> None:
    assert not paste(scenario, extract(scenario, chosen))


@some(0.4)
@given(scenarios(), some_places, motions)
def test_what_is_moved_arrives_whole(scenario: Scenario, chosen: frozenset[Hex], motion: Motion) -> None:
    fragment = extract(scenario, chosen)
    result = after(scenario, move(scenario, [(chosen, motion)]))
    assert extract(result, [motion.hex(place) for place in chosen if place in scenario.tiles]) == fragment.moved(motion)
    assert stands_on_ground(result)
    left = chosen - {motion.hex(place) for place in fragment.tiles}
    assert not left & result.tiles.keys()


def test_each_number_of_a_hex_is_pasted_once() -> None:
    scenario = Scenario(tiles={ORIGIN: WOODS, Hex(1, 0): WOODS}, foreign={ORIGIN: Foreign(hex=0, picture=56)})
    copied = extract(scenario, [ORIGIN])
    east, west = copied.moved(Motion(shift=Hex(2, 0))), copied.moved(Motion(shift=Hex(-2, 0)))
    plain, numbered = Foreign(picture=56), Foreign(hex=0, picture=56)
    assert after(scenario, paste(scenario, east)).foreign == {ORIGIN: numbered, Hex(2, 0): plain}
    both = after(scenario, paste(scenario, joined_fragments([west, copied])))
    assert both.foreign == {ORIGIN: numbered, Hex(-2, 0): plain}
    elsewhere = after(Scenario(), paste(Scenario(), joined_fragments([west, east])))
    assert elsewhere.foreign == {Hex(-2, 0): numbered, Hex(2, 0): plain}
    moved = after(scenario, move(scenario, [([ORIGIN], Motion(shift=Hex(2, 0)))]))
    assert moved.foreign == {Hex(2, 0): numbered}
    beside = Scenario(tiles={ORIGIN: WOODS}, foreign={Hex(5, 5): numbered})
    assert not after(Scenario(), paste(Scenario(), beside)).foreign, "no tile lies there"


@some(0.4)
@given(scenarios(), motions)
def test_moving_the_whole_map_and_back_changes_nothing(scenario: Scenario, motion: Motion) -> None:
    there = after(scenario, move(scenario, [(scenario.tiles, motion)]))
    assert there == scenario.moved(motion)
    assert after(there, move(there, [(there.tiles, motion.inverse())])) == scenario


@some(0.4)
@given(scenarios(), some_places, motions)
def test_a_paste_changes_nothing_elsewhere(scenario: Scenario, chosen: frozenset[Hex], motion: Motion) -> None:
    fragment = extract(scenario, chosen).moved(motion)
    result = after(scenario, paste(scenario, fragment))
    elsewhere = [place for place in scenario.tiles if place not in fragment.tiles]
    assert extract(result, elsewhere) == extract(scenario, elsewhere)


def test_a_road_out_of_the_selection_stays_where_it_lies() -> None:
    east, road = neighbour(ORIGIN, 2), border_key(ORIGIN, 4)
    scenario = Scenario(tiles={ORIGIN: WOODS, east: WOODS}, roads={road: Road()}, walls={edge_key(ORIGIN, 2): Wall()})
    assert extract(scenario, [ORIGIN]).roads == {}
    assert after(scenario, paste(scenario, Scenario(tiles={east: tile(Terrain.ROCK)}))).roads == {road: Road()}
    by_sea = after(scenario, paste(scenario, Scenario(tiles={east: tile(Terrain.SEA)})))
    assert (by_sea.roads, by_sea.walls) == ({}, scenario.walls)


def test_where_fragments_overlap_the_first_holds() -> None:
    first = Scenario(tiles={ORIGIN: WOODS})
    second = Scenario(tiles={ORIGIN: tile(Terrain.SEA), Hex(1, 0): WOODS}, homes={ORIGIN: Home(), Hex(1, 0): Home(2)})
    second.roads = {border_key(ORIGIN, 4): Road()}
    whole = joined_fragments([first, second])
    assert whole.tiles == {ORIGIN: WOODS, Hex(1, 0): WOODS}
    assert whole.homes == {Hex(1, 0): Home(2)}
    assert whole.roads == {}


def test_the_middle_of_places() -> None:
    assert middle_place(disk(Hex(3, -2), 2)) == Hex(3, -2)
    with pytest.raises(ValueError, match="no middle"):
        middle_place([])


@some(0.4)
@given(places, st.integers(0, 5), st.booleans())
def test_turning_about_a_place_keeps_it(place: Hex, steps: int, mirrored: bool) -> None:
    assert turn_about(place, Turn(steps, mirrored)).hex(place) == place
    assert shift_by(place, ORIGIN).hex(place) == ORIGIN


def test_roads_between_pasted_tiles_are_those_of_the_fragment() -> None:
    east, road, wall = neighbour(ORIGIN, 2), border_key(ORIGIN, 4), edge_key(ORIGIN, 2)
    tiles = {ORIGIN: WOODS, east: WOODS}
    scenario = Scenario(tiles=dict(tiles), roads={road: Road()}, walls={wall: Wall()})
    result = after(scenario, paste(scenario, Scenario(tiles=dict(tiles))))
    assert (result.roads, result.walls) == ({}, {})
