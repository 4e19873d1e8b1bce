"""The signs of homes as a search sees them."""

from __future__ import annotations

from time import process_time

import pytest

import rbdesigner as rb
from rbdesigner.analysis.map_analysis import analyse
from rbdesigner.generating.generator_settings import GeneratorSettings, TerrainShares
from rbdesigner.generating.home_judge import facts_points
from rbdesigner.generating.home_views import SIGNS, HomeViews, Site
from rbdesigner.generating.map_generator import draw
from rbdesigner.hexes import Hex
from rbdesigner.lab.studies.map_edits import HomeMove, TileSwap, edited
from rbdesigner.prediction.expectation import expected
from rbdesigner.prediction.fairness_model import fairness_model
from rbdesigner.prediction.home_signs import fact_signs
from rbdesigner.scenario.model import Scenario
from rbdesigner.tiles import Terrain
from tests.lab.sample_runs import SCENARIOS

pytestmark = pytest.mark.usefixtures("quick_generator")

KINDS = {
    "two": GeneratorSettings(players=2, tiles=30, seed=3),
    "four": GeneratorSettings(seed=3),
    "as they come": GeneratorSettings(players=3, tiles=45, fairness=0, seed=3),
    "islands": GeneratorSettings(players=3, tiles=54, islands=3, shares=TerrainShares(sea=45), fairness=0, seed=3),
    "rivers": GeneratorSettings(players=3, tiles=54, rivers=6, fairness=0, seed=3),
}


def seen(scenario: Scenario) -> tuple[HomeViews, list[Site], dict[Hex, Terrain]]:
    """The views of a map, its homes and terrains."""
    homes = [(at, home.half_edge) for at, home in sorted(scenario.homes.items())]
    return HomeViews(scenario), homes, {place: scenario.tiles[place].terrain for place in scenario.land()}


def as_facts_tell(scenario: Scenario) -> list[list[float]]:
    """The signs of the homes by their facts, in the order of places."""
    facts = analyse(scenario)
    signs = {home.at: signs for home, signs in zip(facts.homes, fact_signs(facts), strict=True)}
    return [[signs[at][name] for name in SIGNS] for at in sorted(signs)]


def compared(views: HomeViews, homes: list[Site], terrains: dict[Hex, Terrain]) -> list[list[float]]:
    signs = views.signs(homes, terrains)
    return [list(map(float, row)) for row in signs - signs.mean(axis=0)]


@pytest.mark.parametrize("kind", KINDS)
def test_signs_are_those_that_facts_tell(kind: str) -> None:
    for number in (1, 2):
        scenario = draw(KINDS[kind], number)
        assert compared(*seen(scenario)) == as_facts_tell(scenario)


@pytest.mark.parametrize("name", sorted(path.stem for path in SCENARIOS.glob("*.rbmap")))
def test_they_are_so_on_maps_that_people_have_drawn(name: str) -> None:
    scenario = rb.load(SCENARIOS / f"{name}.rbmap")
    if len(scenario.homes) > 1:
        assert compared(*seen(scenario)) == as_facts_tell(scenario)


def test_they_follow_terrains_and_homes_without_being_seen_anew() -> None:
    scenario = draw(KINDS["four"], 1)
    views, homes, terrains = seen(scenario)
    before = compared(views, homes, terrains)
    free = [at for at in sorted(terrains) if at not in scenario.homes and not scenario.tiles[at].rivers]
    woods, rock = (next(at for at in free if terrains[at] is each) for each in (Terrain.WOODS, Terrain.ROCK))
    swapped = edited(scenario, TileSwap(woods, rock))
    terrains |= {woods: Terrain.ROCK, rock: Terrain.WOODS}
    assert compared(views, homes, terrains) == as_facts_tell(swapped) != before
    start = homes[0][0]
    moved = edited(swapped, HomeMove(start, woods))
    there = sorted([(woods, homes[0][1]), *homes[1:]])
    assert compared(views, there, terrains) == as_facts_tell(moved) != as_facts_tell(swapped)


def test_the_model_knows_no_other_signs_and_tells_the_same_points() -> None:
    scenario = draw(KINDS["two"], 1)
    assert set(SIGNS) == set(fact_signs(analyse(scenario))[0])
    weights = fairness_model().facts
    assert weights.weights.keys() <= set(SIGNS)
    views, homes, terrains = seen(scenario)
    points = facts_points(views.signs(homes, terrains))
    assert points == pytest.approx([weights.points(each) for each in fact_signs(analyse(scenario))])
    told = expected(analyse(scenario))
    assert told is not None
    shares = fairness_model().shares(points)
    assert [home.wins.value for home in told.homes] == pytest.approx([100 * each for each in shares])


def test_a_judgement_takes_little_time() -> None:
    views, homes, terrains = seen(draw(KINDS["four"], 1))
    views.signs(homes, terrains)
    begin = process_time()
    for _ in range(200):
        views.signs(homes, terrains)
    assert process_time() - begin < 0.2
