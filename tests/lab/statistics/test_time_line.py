"""The time line of homes: medians with intervals, and where homes part."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import inf

import numpy as np
import pytest
from numpy.typing import NDArray

from rbdesigner.lab.games.game_row import HomeMilestones, SeatMilestones
from rbdesigner.lab.statistics.intervals import FEWEST_SEEDS
from rbdesigner.lab.statistics.time_line import MILESTONES, TimeLine, time_line

ONE, OTHER, THIRD = (0, -1), (0, 1), (2, 0)
NEVER = 0
Numbers = NDArray[np.int64]


def played(seeds: int, turns: dict[tuple[int, int], Sequence[int]], name: str = "stone") -> list[HomeMilestones]:
    """Games, one a seed, in which homes come to a milestone in these turns, over and over."""
    return [
        HomeMilestones(
            seed, seed, home, SeatMilestones(*[0] * len(MILESTONES))._replace(**{name: own[seed % len(own)]}), 20
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


LOOKS = (20, 40, 70, 100, 150, 200)
"""The numbers of seeds at which somebody looks."""


def by_themselves(random: np.random.Generator, homes: int) -> Numbers:
    """Turns of equal homes that have nothing to do with each other, some of them seldom."""
    turns = 2 + random.geometric(0.3, size=(LOOKS[-1], homes, len(MILESTONES)))
    turns[random.random(turns.shape) < np.array([0.02, 0.1, 0.2, 0.35, 0.6, 0.8])] = NEVER
    return turns


def as_rivals(random: np.random.Generator, homes: int) -> Numbers:
    """Turns of equal homes that come to each milestone one after the other: what one gains the others lose."""
    order = random.permuted(np.tile(np.arange(homes), (LOOKS[-1], len(MILESTONES), 1)), axis=2)
    return 3 + 4 * np.moveaxis(order, 2, 1)


def false_partings(runs: int, homes: int, drawn: Callable[[np.random.Generator, int], Numbers]) -> float:
    """The share of runs on maps with equal homes in which a parting is told at any of the looks."""
    random, found = np.random.default_rng(8), 0
    for _ in range(runs):
        turns = drawn(random, homes)
        rows = [
            HomeMilestones(seed, seed, (home, 0), SeatMilestones(*map(int, turns[seed, home])), 20)
            for seed in range(LOOKS[-1])
            for home in range(homes)
        ]
        found += any(time_line(rows[: homes * seeds]).parting() is not None for seeds in LOOKS)
    return found / runs


@pytest.mark.parametrize("runs", [30, pytest.param(600, marks=pytest.mark.slow)])
def test_chance_hardly_ever_parts_equal_homes_however_often_one_looks(runs: int) -> None:
    assert false_partings(runs, 4, by_themselves) <= 0.01


@pytest.mark.slow
@pytest.mark.parametrize(("homes", "most"), [(2, 0.09), (4, 0.02)])
def test_not_even_rivals_are_often_parted_by_chance(homes: int, most: float) -> None:
    assert false_partings(400, homes, as_rivals) <= most
