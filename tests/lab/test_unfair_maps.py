"""Maps that are unfair on purpose are found out, with the reason, and mended.

The games are played by easy machines and last eight turns, forty of them some two seconds: fewer tell little.
"""

from __future__ import annotations

from collections.abc import Callable

import pytest

import rbdesigner as rb
from rbdesigner.hexes import distance
from rbdesigner.lab.simulation import Simulation
from rbdesigner.lab.verdict_reasons import reasons
from rbdesigner.lab.verdict_wording import verdict_sentence
from rbdesigner.lab.verdicts import FairnessAnswer
from tests.lab.unfair_maps import clay_for_both, later_mountain, no_clay, no_clay_pit

EASY = ["planner:easy", "planner:easy"]
MEDIUM = ["planner:medium", "planner:medium"]
CLAY_PIT = ("built", "clay pit")
LATER_MOUNTAIN = "South-east reaches a mountain 1 turn later than North-west."
LATER_SEA = "South-east reaches the sea 3 turns later than North-west. Clay is dug at rivers and at the sea."


@pytest.mark.parametrize(
    ("made", "games", "verdict", "reason"),
    [
        (later_mountain, 40, "Unfair: North-west wins 80\u00a0%", LATER_MOUNTAIN),
        pytest.param(no_clay_pit, 60, "Unfair: North-west wins 67\u00a0%", LATER_SEA, marks=pytest.mark.slow),
    ],
)
def test_an_unfair_map_is_found_out_with_the_reason(
    made: Callable[[], rb.Scenario], games: int, verdict: str, reason: str
) -> None:
    scenario = made()
    found, facts = rb.simulate(scenario, EASY, games=games).verdict(), rb.analyse(scenario)
    assert found.answer is FairnessAnswer.UNFAIR
    assert verdict_sentence(found, facts).startswith(verdict)
    assert reason in reasons(found, facts)


def test_the_homes_are_a_tile_apart_in_what_they_lack() -> None:
    scenario = later_mountain()
    west, east = sorted(scenario.homes)
    mountains = [at for at, tile in scenario.tiles.items() if tile.terrain == "mountain"]
    assert [min(distance(home, at) for at in mountains) for home in (west, east)] == [1, 2]


@pytest.mark.slow
def test_improving_mends_it() -> None:
    improvement = rb.improve(later_mountain(), games=60, cores=2)
    behind = improvement.behind()
    assert behind is not None and behind.home == max(later_mountain().homes)
    best = improvement.offers[0].effect
    assert best.before.low > 10
    assert best.after.value < best.before.value / 2


@pytest.mark.slow
def test_a_home_without_clay_is_found_out_and_mended() -> None:
    played, mended = (rb.simulate(made(), MEDIUM, games=40, cores=2) for made in (no_clay, clay_for_both))
    found, facts = played.verdict(), rb.analyse(no_clay())
    assert found.answer is FairnessAnswer.UNFAIR
    assert reasons(found, facts) == [LATER_SEA]  # nothing else sets the homes apart
    west, east = (home.key for home in found.homes.standings)
    assert (pits(played, west) > 10, pits(played, east)) == (True, 0)
    for home in mended.verdict().homes.standings:
        assert home.share.low < 50 < home.share.high
        assert pits(mended, home.key) > 10


def pits(played: Simulation, home: tuple[int, ...]) -> int:
    """The clay pits built for a home in all games."""
    totals = played.store.turns(played.run)
    return sum(sum(each.amounts) for each in totals if (each.home, each.event, each.thing) == (home, *CLAY_PIT))
