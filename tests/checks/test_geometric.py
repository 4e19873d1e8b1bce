"""Geometry and the quick checks find the same, and a difference is told."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rbdesigner.checks import check
from rbdesigner.checks.geometric import CODES, Disagreement, Finding, disagreements, geometric_findings
from rbdesigner.hexes import Hex
from rbdesigner.rules.options import Options
from rbdesigner.scenario import files
from rbdesigner.scenario.model import Properties, Scenario
from rbdesigner.scenario.pieces import Home
from rbdesigner.tiles import Terrain, Tile
from tests.checks import maps
from tests.strategies import some

SCENARIOS = sorted((Path(__file__).parents[2] / "scenarios").glob("*.rbmap"))
ODD = st.sampled_from([((0, 3), (1, 4)), ((0, 1, 2, 3),), ((0, 2), (2, 4)), ((0, 2), (1,))])
odd_tiles = st.builds(Tile, st.sampled_from(Terrain), ODD)
any_maps = st.builds(
    Scenario,
    st.just(maps.PLAIN),
    st.dictionaries(maps.places, maps.possible_tiles, max_size=19),
    foreign=st.dictionaries(maps.places, maps.foreign, max_size=3),
)
tangles = st.builds(
    Scenario,
    st.just(maps.PLAIN),
    st.dictionaries(maps.places, maps.river_tiles | odd_tiles, min_size=8, max_size=19),
)


@pytest.mark.rule("W5", "W6", "W7", "W8", "W11", "W13")
@some(0.4)
@given(any_maps | tangles)
def test_lines_and_the_quick_checks_agree_about_rivers(scenario: Scenario) -> None:
    assert disagreements(scenario, check(scenario)) == []


@pytest.mark.rule("S2", "Z7")
@given(st.sets(maps.places, max_size=12), st.integers(1, 12))
def test_hexagons_and_the_quick_checks_agree_about_homes(places: set[Hex], least: int) -> None:
    properties = Properties(options=Options(home_distance=least))
    scenario = Scenario(properties, homes={place: Home(0) for place in places})
    assert disagreements(scenario, check(scenario)) == []


@pytest.mark.parametrize("path", SCENARIOS, ids=lambda path: path.stem)
def test_they_agree_about_the_scenarios_that_come_along(path: Path) -> None:
    scenario = files.load(path)
    assert disagreements(scenario, check(scenario)) == []


FOUND = {
    "river-into-land": ({(0, 0): "woods 0-3", (0, 1): "woods", (0, -1): "sea"}, [(0, 0), (0, 1)]),
    "river-off-map": ({(0, 0): "woods 0-3", (0, -1): "sea"}, [(0, 0), (0, 1)]),
    "river-begun-nowhere": ({(0, 0): "woods 0-3"}, [(0, 0)]),
    "river-without-source": ({(0, 0): "woods 0-3", (0, -1): "rock", (0, 1): "rock"}, [(0, 0)]),
    "river-ring": (
        {(0, 0): "woods 1-2", (1, -1): "woods 3-4", (1, 0): "woods 0-2-5", (2, 0): "sea"},
        [(0, 0), (1, -1), (1, 0)],
    ),
    "rivers-impossible": ({(0, 0): "woods 0-3 1-4"}, [(0, 0)]),
    "river-on-sea": ({(0, 0): "sea 0-3"}, [(0, 0)]),
}


@pytest.mark.rule("W5", "W6", "W7", "W8", "W11", "W13")
@pytest.mark.parametrize("code", FOUND)
def test_geometry_finds_it_by_itself(code: str) -> None:
    tiles, places = FOUND[code]
    expected = Finding(code, tuple(sorted(Hex(*place) for place in places)))
    assert expected in set(geometric_findings(maps.map_of(tiles)))


@pytest.mark.rule("S2")
def test_homes_need_a_tile_between_them() -> None:
    homes = {Hex(0, 0): Home(0), Hex(0, 1): Home(0), Hex(1, 1): Home(0)}
    scenario = Scenario(homes=homes)
    assert [each.places for each in geometric_findings(scenario)] == [
        (Hex(0, 0), Hex(0, 1)),
        (Hex(0, 1), Hex(1, 1)),
    ]


def test_every_code_is_found_by_both() -> None:
    assert {*FOUND, "homes-too-near"} == CODES


def test_what_only_one_of_them_finds_is_told() -> None:
    scenario = maps.map_of(FOUND["river-off-map"][0])
    problems = check(scenario)
    (off,) = [each for each in problems if each.code == "river-off-map"]
    assert [str(each) for each in disagreements(scenario, [each for each in problems if each is not off])] == [
        "Geometry finds river-off-map at (0, 0) and (0, 1), the checks do not."
    ]
    elsewhere = replace(off, places=(Hex(5, 5),))
    assert disagreements(scenario, [*problems, elsewhere]) == [
        Disagreement(Finding("river-off-map", (Hex(5, 5),)), by_geometry=False)
    ]
    assert Counter(each.code for each in problems)["river-off-map"] == 1
