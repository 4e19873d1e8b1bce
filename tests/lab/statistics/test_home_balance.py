"""How far homes are from doing equally well, with intervals."""

from __future__ import annotations

import numpy as np
import pytest

from rbdesigner.hexes import Hex
from rbdesigner.lab.statistics.home_balance import (
    BalanceChange,
    HomeBalance,
    balance_change,
    share_changes,
    unfairness,
)
from rbdesigner.lab.statistics.intervals import FEWEST_SEEDS, Interval

HOMES = tuple(Hex(number, 0) for number in range(4))


def balance(chances: tuple[float, ...], seeds: int, seed: int) -> HomeBalance:
    """Games in which homes win by these chances, as many with each seed as there are homes."""
    wins = np.random.default_rng(seed).multinomial(len(HOMES), chances, size=seeds) / len(HOMES)
    shares = 100 * (wins - 1 / len(HOMES))
    return HomeBalance(HOMES, tuple(range(seeds)), shares, np.zeros_like(shares), np.zeros(seeds), 100 / len(HOMES))


@pytest.mark.parametrize(("chances", "truth"), [((0.25,) * 4, 0.0), ((0.4, 0.2, 0.2, 0.2), 15.0)])
def test_the_interval_of_unfairness_holds_the_truth_even_of_a_fair_map(
    chances: tuple[float, ...], truth: float
) -> None:
    found = [unfairness(balance(chances, 24, seed)) for seed in range(60)]
    assert sum(each.low - 1e-9 <= truth <= each.high + 1e-9 for each in found) > 50
    assert all(each.low <= each.value <= each.high for each in found)


def test_an_unfair_map_is_surely_so_in_the_end() -> None:
    assert unfairness(balance((0.4, 0.2, 0.2, 0.2), 100, 1)).low > 5


def test_few_seeds_have_no_interval() -> None:
    assert not unfairness(balance((0.25,) * 4, 4, 1)).is_known


def test_both_maps_of_a_change_have_their_unfairness_in_the_seeds_of_both() -> None:
    before, after = balance((0.4, 0.2, 0.2, 0.2), 30, 1), balance((0.25,) * 4, 40, 2)
    change = balance_change(before, after)
    rows = after._replace(seeds=before.seeds, shares=after.shares[:30])
    assert (change.before, change.after) == (unfairness(before), unfairness(rows))
    assert change.seeds == 30 and change.is_fairer


@pytest.mark.parametrize(("level", "deviations"), [(0.95, 1.96), (0.9, 1.645), (0.99, 2.576)])
def test_the_interval_of_a_change_is_as_wide_as_its_level_asks(level: float, deviations: float) -> None:
    """One home is the farthest in every sample, so that the change is its mean change: the central limit theorem."""
    before, after = balance((0.7, 0.1, 0.1, 0.1), 200, 1), balance((0.55, 0.15, 0.15, 0.15), 200, 2)
    changes = after.shares[:, 0] - before.shares[:, 0]
    usual = float(changes.std()) / len(changes) ** 0.5
    change = balance_change(before, after, level).change
    assert change.value == pytest.approx(float(changes.mean()))
    assert (change.high - change.low) / 2 == pytest.approx(deviations * usual, rel=0.06)


def test_an_interval_that_lasts_is_wider() -> None:
    before, after = balance((0.7, 0.1, 0.1, 0.1), 60, 1), balance((0.55, 0.15, 0.15, 0.15), 60, 2)
    once, lasting = (balance_change(before, after, lasting=each).change for each in (False, True))
    assert lasting.low < once.low < once.high < lasting.high
    assert once == balance_change(before, after, 0.95).change


def test_a_change_between_equal_results_has_no_ends() -> None:
    before = balance((0.4, 0.2, 0.2, 0.2), 30, 1)
    change = balance_change(before, before).change
    assert change.value == 0
    assert not change.is_known


def test_the_unfairness_of_two_homes_is_that_of_one_share() -> None:
    """One wins what the other loses, so that to look at both is to look once."""
    four = balance((0.4, 0.2, 0.2, 0.2), 30, 1)
    won = four.shares[:, :1]
    two = four._replace(homes=HOMES[:2], shares=np.hstack([won, -won]), even=50.0)
    share, found = share_changes(two)[0], unfairness(two)
    assert (found.low, found.high) == pytest.approx((max(share.low, 0), share.high))


@pytest.mark.parametrize(("seeds", "is_fairer"), [(FEWEST_SEEDS - 1, False), (FEWEST_SEEDS, True)])
def test_a_few_seeds_never_say_that_a_map_is_surely_fairer(seeds: int, is_fairer: bool) -> None:
    less = Interval(-5.0, -9.0, -1.0)
    assert BalanceChange(less, less, less, less, seeds).is_fairer is is_fairer
