"""Completing a half-drawn map: all images are there, and what was drawn is as it was."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from dataclasses import replace
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rbdesigner.hexes import ORIGIN, Hex, border_key, edge_key, neighbour
from rbdesigner.rules.tables import MOST_PLAYERS, BuildingKind, TransporterKind
from rbdesigner.scenario.completing import complete
from rbdesigner.scenario.foreign import Foreign, ForeignTile
from rbdesigner.scenario.fragments import extract
from rbdesigner.scenario.model import Scenario
from rbdesigner.scenario.pieces import Building, Home, Road, Transporter, Wall
from rbdesigner.symmetry import Centre, Motion, Symmetry, symmetry_motions
from rbdesigner.tiles import Terrain, tile
from tests.random_maps import after, places, scenarios, stands_on_ground, symmetric_motions
from tests.strategies import some

Motions = tuple[Motion, ...]
HALF_TURN = symmetry_motions(Symmetry.HALF_TURN, Centre.of_hex(ORIGIN))
THIRD_TURNS = symmetry_motions(Symmetry.THIRD_TURNS, Centre.of_hex(ORIGIN))
WOODS, ROCK, SEA = (tile(each) for each in (Terrain.WOODS, Terrain.ROCK, Terrain.SEA))
BEND = tile(Terrain.WOODS, ((0, 1),))
WEST, EAST = Hex(-2, 0), Hex(2, 0)
some_places = st.frozensets(places, min_size=1, max_size=8)


def half_drawn(scenario: Scenario, motions: Motions) -> Scenario:
    """Of each tile and its images only one, and nothing on the axes."""
    kept: list[Hex] = []
    for place in scenario.tiles:
        images = {motion.hex(place) for motion in motions}
        if len(images) == len(motions) and images.isdisjoint(kept):
            kept.append(place)
    return extract(scenario, kept)


def without_players(scenario: Scenario) -> Scenario:
    """The map with everything nobody's, as images belong to other players."""
    nobodys = scenario.copy()
    nobodys.homes = {at: replace(home, player=None) for at, home in scenario.homes.items()}
    nobodys.walls = {key: replace(wall, player=None) for key, wall in scenario.walls.items()}
    nobodys.pieces = {
        at: tuple(replace(piece, player=1) if isinstance(piece, Transporter) else piece for piece in pieces)
        for at, pieces in scenario.pieces.items()
    }
    return nobodys


def is_symmetric(scenario: Scenario, motions: Motions) -> bool:
    plain = without_players(scenario)
    return all(plain.moved(motion) == plain for motion in motions)


def is_within(part: Mapping[Any, object], whole: Mapping[Any, object]) -> bool:
    return all(whole.get(key) == value for key, value in part.items())


def is_part(part: Scenario, whole: Scenario) -> bool:
    parts = ("tiles", "homes", "pieces", "roads", "walls")
    return all(is_within(getattr(part, name), getattr(whole, name)) for name in parts)


@some(0.4)
@given(scenarios(), symmetric_motions)
def test_a_half_drawn_map_becomes_symmetrical(scenario: Scenario, motions: Motions) -> None:
    drawn = half_drawn(scenario, motions)
    whole = after(drawn, complete(drawn, motions))
    assert is_symmetric(whole, motions)
    assert is_part(drawn, whole)
    assert whole.tiles.keys() == {motion.hex(place) for motion in motions for place in drawn.tiles}
    assert stands_on_ground(whole)


@some(0.4)
@given(scenarios(), symmetric_motions)
def test_what_is_drawn_stays_and_no_image_is_missing(scenario: Scenario, motions: Motions) -> None:
    whole = after(scenario, complete(scenario, motions))
    bare = scenario.tiles.keys() - scenario.homes.keys() - scenario.pieces.keys()
    assert is_part(scenario, whole)
    assert whole.tiles.keys() == {motion.hex(place) for motion in motions for place in scenario.tiles}
    assert (whole.homes.keys() | whole.pieces.keys()) & scenario.tiles.keys() <= {
        *scenario.homes,
        *scenario.pieces,
    } | bare
    assert not complete(whole, motions), "a second time there is nothing to do"


@some(0.4)
@given(scenarios(), some_places, symmetric_motions)
def test_what_is_selected_comes_to_all_its_images(scenario: Scenario, chosen: frozenset[Hex], motions: Motions) -> None:
    drawn = half_drawn(extract(scenario, sorted(chosen)), motions)
    whole = after(scenario, complete(scenario, motions, drawn.tiles)) if drawn.tiles else scenario
    images = {motion.hex(place) for motion in motions for place in drawn.tiles}
    assert is_part(drawn, whole)
    assert is_symmetric(extract(whole, images), motions)
    elsewhere = [place for place in scenario.tiles if place not in images]
    assert extract(whole, elsewhere) == extract(scenario, elsewhere)


@some(0.4)
@given(scenarios(), symmetric_motions)
def test_no_player_gets_a_further_home(scenario: Scenario, motions: Motions) -> None:
    whole = after(scenario, complete(scenario, motions))
    before, now = (Counter(home.player for home in each.homes.values()) for each in (scenario, whole))
    assert all(now[player] <= max(1, before[player]) for player in range(1, MOST_PLAYERS + 1))


@pytest.mark.rule("S3")
@pytest.mark.parametrize(
    "players, motions, expected",
    [
        ((1,), HALF_TURN, [2]),
        ((2,), HALF_TURN, [1]),
        ((1, 2), HALF_TURN, [3, 4]),
        ((1, 2), THIRD_TURNS, [3, 4, 5, 6]),
        ((1, 3), THIRD_TURNS, [2, 4, 5, 6]),
        ((1, 2, 3), THIRD_TURNS, [4, 5, 6, None, None, None]),
        ((None,), HALF_TURN, [None]),
    ],
)
def test_images_of_homes_go_to_players_without_one(
    players: tuple[int | None, ...], motions: Motions, expected: list[int | None]
) -> None:
    rows = {Hex(2 + 2 * number, -1): player for number, player in enumerate(players)}
    drawn = Scenario(tiles=dict.fromkeys(rows, WOODS), homes={at: Home(3, player) for at, player in rows.items()})
    whole = after(drawn, complete(drawn, motions))
    found = [whole.homes[motion.hex(at)].player for motion in motions[1:] for at in rows]
    assert sorted(found, key=str) == sorted(expected, key=str)


def test_a_home_elsewhere_keeps_its_player_and_one_that_is_replaced_gives_its_free() -> None:
    scenario = Scenario(tiles=dict.fromkeys((WEST, EAST, Hex(0, 3)), WOODS), homes={WEST: Home(0, 1), EAST: Home(0, 2)})
    scenario.homes[Hex(0, 3)] = Home(0, 3)
    homes = after(scenario, complete(scenario, HALF_TURN, [WEST])).homes
    assert homes == {WEST: Home(0, 1), EAST: Home(6, 2), Hex(0, 3): Home(0, 3)}
    scenario.homes[Hex(0, 3)] = Home(0, 2)
    homes = after(scenario, complete(scenario, HALF_TURN, [WEST])).homes
    assert homes == {WEST: Home(0, 1), EAST: Home(6, 3), Hex(0, 3): Home(0, 2)}


def test_wagons_and_walls_go_to_the_player_whose_home_is_the_image() -> None:
    beside, wagon = neighbour(WEST, 0), Transporter(TransporterKind.WAGON, 2)
    scenario = Scenario(tiles={WEST: WOODS, beside: WOODS, EAST: WOODS}, homes={WEST: Home(0, 2), EAST: Home(0, 5)})
    scenario.pieces[beside] = (wagon,)
    scenario.walls = {edge_key(WEST, 0): Wall(2, 3)}
    whole = after(scenario, complete(scenario, HALF_TURN))
    at = HALF_TURN[1].hex(beside)
    assert [piece.player for piece in whole.pieces[at] if isinstance(piece, Transporter)] == [5]
    assert whole.walls[edge_key(EAST, 3)] == Wall(5, 3)
    del scenario.homes[EAST]
    scenario.homes[WEST] = Home(0, None)
    whole = after(scenario, complete(scenario, HALF_TURN))
    assert whole.walls[edge_key(EAST, 3)] == Wall(1, 3), "as painting would have it"


def test_what_stands_on_one_side_comes_to_the_same_tile_on_the_other() -> None:
    mill = Building(BuildingKind.SAWMILL, 2)
    scenario = Scenario(tiles={WEST: WOODS, EAST: WOODS, Hex(0, 2): ROCK, Hex(0, -2): SEA})
    scenario.pieces = {EAST: (mill,), Hex(0, 2): (mill,)}
    whole = after(scenario, complete(scenario, HALF_TURN))
    assert whole.pieces == {WEST: (Building(BuildingKind.SAWMILL, 8),), **scenario.pieces}
    assert whole.tiles == scenario.tiles, "rock and sea differ, and stay so"


def test_a_road_missing_between_drawn_places_is_added() -> None:
    east, west = border_key(EAST, 0), border_key(WEST, 6)
    tiles = dict.fromkeys((EAST, neighbour(EAST, 0), WEST, neighbour(WEST, 3)), WOODS)
    scenario = Scenario(tiles=tiles, roads={east: Road()})
    assert after(scenario, complete(scenario, HALF_TURN)).roads == {east: Road(), west: Road()}
    scenario.tiles[WEST] = SEA
    assert not complete(scenario, HALF_TURN)


def test_of_several_images_that_differ_one_is_copied_on() -> None:
    first, second, third = (motion.hex(EAST) for motion in THIRD_TURNS)
    scenario = Scenario(tiles={first: ROCK, second: BEND}, homes={second: Home(6)})
    whole = after(scenario, complete(scenario, THIRD_TURNS))
    assert whole.tiles[third].terrain is Terrain.WOODS
    assert third in whole.homes
    assert whole.tiles[first] == ROCK


def test_no_image_takes_the_place_of_a_polder() -> None:
    scenario = Scenario(tiles={Hex(1, 0): ROCK}, foreign={Hex(-1, 0): Foreign(ForeignTile.POLDER, 90)})
    assert not complete(scenario, HALF_TURN)
    assert not complete(scenario, HALF_TURN, [Hex(1, 0)])


def test_a_tile_on_an_axis_stays_as_it_is() -> None:
    scenario = Scenario(tiles={ORIGIN: BEND}, homes={ORIGIN: Home(6, 1)})
    assert not complete(scenario, HALF_TURN)
    assert not complete(scenario, HALF_TURN, [ORIGIN])
