"""Maps that are unfair on purpose are found out, with the reason, and mended.

The games are played by easy machines and last eight turns, or twelve. Eighty of them take some seconds, and fewer tell
little, so such runs are for the slow tests.
"""

from __future__ import annotations

from collections.abc import Callable

import pytest

import rbdesigner as rb
from rbdesigner.hexes import distance
from rbdesigner.lab.runs.run_store import RunStore
from rbdesigner.lab.statistics.verdicts import FairnessAnswer, judged
from rbdesigner.lab.wording.verdict_wording import reasons, verdict_sentence
from tests.lab.unfair_maps import clay_for_both, later_mountain, no_clay

EASY = ["planner:easy", "planner:easy"]
SOONER_MOUNTAIN = "North-west reaches a mountain sooner."
ALIKE = "The land is the same for all homes: the map can be turned or mirrored from each to each."
SOONER_SEA = "North-west reaches the sea sooner. Clay is dug at rivers and at the sea."


@pytest.mark.slow
@pytest.mark.parametrize(
    ("made", "games", "verdict", "reason"),
    [
        (later_mountain, 80, "Unfair: North-west wins ", SOONER_MOUNTAIN),
        (no_clay, 100, "Unfair: North-west wins ", SOONER_SEA),
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


def test_a_few_games_taken_for_many_find_the_same_out() -> None:
    scenario, games = later_mountain(5), 12
    with RunStore() as store:
        rb.simulate(scenario, EASY, games=games, store=store)
        few = store.seats(1)
    many = [(number + games * time, seed + games * time, seat) for time in range(5) for number, seed, seat in few]
    found, facts = judged(many, 2), rb.analyse(scenario)
    assert found.answer is FairnessAnswer.UNFAIR
    assert verdict_sentence(found, facts).startswith("Unfair: North-west wins ")
    assert SOONER_MOUNTAIN in reasons(found, facts)


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
    assert best.is_fairer and best.after.value < best.before.value - 10


@pytest.mark.slow
def test_a_home_without_clay_is_mended_with_some() -> None:
    verdict = rb.simulate(clay_for_both(), EASY, games=100).verdict()
    assert verdict.answer is not FairnessAnswer.UNFAIR
    assert reasons(verdict, rb.analyse(clay_for_both())) == [ALIKE]
    for home in verdict.homes.standings:
        assert home.share.low < 50 < home.share.high
