"""The time line of homes: medians with intervals, and where homes part."""

from __future__ import annotations

from collections.abc import Sequence
from math import inf

import numpy as np
import pytest

from rbdesigner.lab.games.game_row import HomeMilestones, SeatMilestones
from rbdesigner.lab.statistics.intervals import FEWEST_SEEDS
from rbdesigner.lab.statistics.time_line import MILESTONES, TimeLine, time_line

ONE, OTHER, THIRD = (0, -1), (0, 1), (2, 0)
NEVER = 0


def played(seeds: int, turns: dict[tuple[int, int], Sequence[int]], name: str = "stone") -> list[HomeMilestones]:
    """Games, one a seed, in which homes come to a milestone in these turns, over and over."""
    return [
        HomeMilestones(
            seed, seed, home, SeatMilestones(*[0] * len(MILESTONES))._replace(**{name: own[seed % len(own)]})
        )
        for seed in range(seeds)
        for home, own in turns.items()
    ]


def test_the_median_is_the_first_turn_by_which_half_of_the_games_are_there() -> None:
    line = time_line(played(40, {ONE: (3, 4, 5, 9), OTHER: (6, NEVER)}))
    one, other = (each for each in line.milestones if each.milestone == "stone")
    assert (one.turn, one.never.value, one.games) == (4, 0, 40)
    assert (other.turn, other.never.value) == (6, 50)
    assert one.low <= 4 <= one.high <= 9
    assert other.high == inf, "it may be that it mostly never comes"


def test_what_mostly_never_comes_has_no_turn() -> None:
    line = time_line(played(40, {ONE: (6, NEVER, NEVER), OTHER: (NEVER,)}))
    one, other = (each for each in line.milestones if each.milestone == "stone")
    assert (one.turn, one.comes, one.high) == (inf, False, inf)
    assert (other.low, other.turn, round(other.never.value)) == (inf, inf, 100)


def test_seeds_count_once_whatever_their_games() -> None:
    rows = played(40, {ONE: (3,)})
    rows += [
        row._replace(number=100 + number, seed=0, turns=SeatMilestones(0, 9, 0, 0, 0, 0))
        for number, row in enumerate(rows)
    ]
    stone = next(each for each in time_line(rows).milestones if each.milestone == "stone")
    assert (stone.turn, stone.games) == (3, 80)


def test_of_a_few_seeds_nothing_is_claimed() -> None:
    turns = {ONE: (3,), OTHER: (9,)}
    few = time_line(played(FEWEST_SEEDS - 1, turns))
    assert few.parting() is None and not any(each.is_known for each in few.milestones)
    assert time_line(played(FEWEST_SEEDS, turns)).parting() is not None


def test_homes_part_at_the_earliest_milestone_and_the_farthest_two_are_told() -> None:
    late = played(60, {ONE: (10, 11), OTHER: (16, 17), THIRD: (10, 11)}, "mine")
    early = played(60, {ONE: (4,), OTHER: (5, 6), THIRD: (7, 8)}, "stone")
    rows = [
        one._replace(turns=one.turns._replace(mine=other.turns.mine)) for one, other in zip(early, late, strict=True)
    ]
    parting = time_line(rows).parting()
    assert parting is not None
    assert (parting.later.home, parting.later.milestone, parting.earlier.home) == (THIRD, "stone", ONE)


def test_no_games_have_no_time_line() -> None:
    assert time_line(()) == TimeLine(0, 0, ())


def false_partings(runs: int, homes: int, looks: Sequence[int]) -> float:
    """The share of runs on maps with equal homes in which a parting is told at any of the looks."""
    random, found = np.random.default_rng(8), 0
    chances = np.array([0.02, 0.1, 0.2, 0.35, 0.6, 0.8])
    for _ in range(runs):
        turns = 2 + random.geometric(0.3, size=(looks[-1], homes, len(MILESTONES)))
        turns[random.random(turns.shape) < chances] = NEVER
        rows = [
            HomeMilestones(seed, seed, (home, 0), SeatMilestones(*map(int, turns[seed, home])))
            for seed in range(looks[-1])
            for home in range(homes)
        ]
        found += any(time_line(rows[: homes * seeds]).parting() is not None for seeds in looks)
    return found / runs


@pytest.mark.parametrize(
    ("runs", "looks"), [(40, (20, 60)), pytest.param(600, (20, 40, 70, 100, 150, 200), marks=pytest.mark.slow)]
)
def test_equal_homes_seldom_part_however_often_one_looks(runs: int, looks: tuple[int, ...]) -> None:
    assert false_partings(runs, 4, looks) <= 0.05
