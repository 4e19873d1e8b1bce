"""The symmetry that a map has, and where the one that it has nearly is broken."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from rbdesigner.analysis.map_analysis import finished
from rbdesigner.analysis.symmetry_search import FoundSymmetry, searching
from rbdesigner.hexes import ORIGIN, Hex, disk
from rbdesigner.scenario import files
from rbdesigner.scenario.model import Scenario
from rbdesigner.symmetry import Centre, MapSymmetry, Motion, Symmetry, Turn
from rbdesigner.tiles import Terrain, tile
from tests.checks.maps import map_of

SCENARIOS = Path(__file__).resolve().parents[2] / "scenarios"


def find_symmetry(scenario: Scenario) -> FoundSymmetry:
    return finished(searching(scenario))


def load(name: str) -> Scenario:
    return files.load(SCENARIOS / f"{name}.rbmap")


@pytest.mark.parametrize(
    ("name", "symmetry"),
    [
        ("gold-isle", MapSymmetry(Symmetry.THIRD_TURNS)),
        ("the-lake-between", MapSymmetry(Symmetry.HALF_TURN)),
        ("crossroads", MapSymmetry(Symmetry.TWO_MIRRORS_2)),
        ("millbrook", MapSymmetry()),
    ],
)
def test_the_symmetry_of_real_maps(name: str, symmetry: MapSymmetry) -> None:
    found = find_symmetry(load(name))
    assert found.symmetry == symmetry
    assert {Motion(), *found.motions} == {*symmetry.motions}


def test_a_symmetry_is_found_wherever_its_centre_is() -> None:
    scenario = load("gold-isle").moved(Motion(Turn(1), Hex(7, -3)))
    assert find_symmetry(scenario).symmetry == MapSymmetry(Symmetry.THIRD_TURNS, Centre.of_hex(Hex(7, -3)))
    corner = map_of({(0, 0): "woods", (0, -1): "woods", (1, -1): "woods"})
    assert find_symmetry(corner).symmetry.group is Symmetry.THREE_MIRRORS_1
    edge = find_symmetry(map_of({(0, 0): "woods", (0, 1): "woods"}))
    assert edge.symmetry == MapSymmetry(Symmetry.TWO_MIRRORS_0, Centre.of_edge(ORIGIN, 3))


@pytest.mark.parametrize("name", ["gold-isle", "the-desert-crown"])
def test_one_other_tile_is_named_as_what_breaks_a_symmetry(name: str) -> None:
    scenario = load(name)
    place = next(at for at, here in sorted(scenario.tiles.items()) if here.terrain is Terrain.WOODS)
    scenario.tiles[place] = tile(Terrain.DESERT, scenario.tiles[place].rivers)
    found = find_symmetry(scenario)
    assert found.symmetry.group is Symmetry.NONE
    assert found.nearly is not None
    assert found.nearly.symmetry == MapSymmetry(Symmetry.THIRD_TURNS)
    assert found.nearly.places == (place,)


def test_a_missing_tile_and_a_missing_home_break_it_too() -> None:
    scenario = load("gold-isle")
    place = min(scenario.tiles)
    del scenario.tiles[place]
    found = find_symmetry(scenario).nearly
    assert found is not None
    assert place in found.places
    scenario = load("gold-isle")
    home = min(scenario.homes)
    del scenario.homes[home]
    found = find_symmetry(scenario).nearly
    assert found is not None
    assert found.places == (home,)


def test_who_owns_a_home_does_not_matter_but_where_it_is_on_its_tile() -> None:
    scenario = load("the-lake-between")
    for number, place in enumerate(sorted(scenario.homes)):
        scenario.homes[place] = replace(scenario.homes[place], player=number + 1)
    assert find_symmetry(scenario).symmetry.group is Symmetry.HALF_TURN


def test_what_breaks_a_symmetry_is_found_where_the_middle_is_a_little_off() -> None:
    terrains = {(0, 0): "woods", (0, 1): "pasture", (0, 2): "pasture"}
    found = find_symmetry(map_of({**terrains, (1, 0): "rock", (1, 1): "pasture", (1, 2): "rock"})).nearly
    assert found is not None
    assert (found.symmetry.group, found.places) == (Symmetry.MIRROR_3, (Hex(0, 3),))


def test_a_glide_is_no_symmetry_that_a_map_nearly_has() -> None:
    """A mirror done twice changes nothing."""
    found = find_symmetry(map_of({(q, r): "pasture" for q in range(2) for r in range(3)})).nearly
    assert found is not None
    assert found.symmetry.group is Symmetry.MIRROR_3
    assert found.motion.then(found.motion) == Motion()


def test_rivers_count() -> None:
    tiles = {tuple(place): "pasture" for place in disk(ORIGIN, 1)}
    assert find_symmetry(map_of(tiles)).symmetry.group is Symmetry.SIX_MIRRORS
    river = find_symmetry(map_of({**tiles, (0, 0): "pasture 0-3"}))
    assert river.symmetry.group is Symmetry.TWO_MIRRORS_0


def test_nothing_is_found_where_there_is_nothing() -> None:
    assert find_symmetry(Scenario()).motions == ()
