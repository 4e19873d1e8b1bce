"""Intervals of means of which only sums over groups of seeds are known."""

from __future__ import annotations

import numpy as np
import pytest

from rbdesigner.lab.games.game_row import TurnTotal
from rbdesigner.lab.statistics.intervals import GROUPS, group_intervals, seed_group
from rbdesigner.lab.statistics.turn_totals import TurnTotals


def test_of_groups_of_one_size_it_is_the_interval_of_student() -> None:
    sums = np.array([[10.0, 12, 9, 11, 13, 8, 10, 11, 12, 10, 9, 14, 10, 11, 12, 8]])
    (found,) = group_intervals(sums, np.full(GROUPS, 2.0))
    half = 2.131 * float(np.std(sums[0] / 2, ddof=1)) / 4
    assert tuple(found) == pytest.approx((5.3125, 5.3125 - half, 5.3125 + half), rel=1e-4)


def test_the_interval_holds_the_mean_in_about_95_of_100() -> None:
    random, held = np.random.default_rng(5), 0
    games = np.bincount([seed_group(seed) for seed in range(100)], minlength=GROUPS).astype(float)
    for _ in range(1000):
        amounts = random.poisson(3, size=100)
        sums = np.bincount(np.arange(100) % GROUPS, weights=amounts, minlength=GROUPS)
        (found,) = group_intervals(sums[None], games)
        held += found.low <= 3 <= found.high
    assert 930 <= held <= 970


def test_of_what_is_rare_the_interval_is_at_least_that_of_single_events() -> None:
    """At both ends the events are as far off as chance allows, whose variance is their number (Poisson)."""
    events = np.array([[1.0] * 12 + [0.0] * 4])
    (found,) = group_intervals(events, np.full(GROUPS, 10.0))
    for end in (found.low * 160, found.high * 160):
        assert (12 - end) ** 2 == pytest.approx(1.96**2 * end, rel=1e-3)


@pytest.mark.parametrize("sums", [[[7.0]], [[1.0, 2, 3, 4] + [0.0] * 12], [[2.0] * 16]])
def test_few_groups_and_such_that_are_alike_tell_no_ends(sums: list[list[float]]) -> None:
    games = (np.array(sums[0]) > 0).astype(float)
    (found,) = group_intervals(np.array(sums), games)
    assert found.value == sum(sums[0]) / games.sum() and not found.is_known


def test_totals_are_dealt_to_the_groups_of_their_seeds() -> None:
    amounts = [0] * GROUPS
    amounts[seed_group(3)], amounts[seed_group(18)] = 4, 6
    totals = TurnTotals([TurnTotal((0, 0), 5, "made", "gold", tuple(amounts))], [3, 3, 18])
    assert totals.sums("made", ("gold",), 6).sum(axis=1).tolist() == [0, 0, 0, 0, 0, 10, 0]
    assert totals.sums("made", ("gold",), 4)[4].tolist() == amounts
    assert not totals.sums("made", ("gold",), 6, lambda home: home is None).any()
    assert totals.means(totals.sums("made", ("gold",), 0))[0].value == pytest.approx(10 / 3)
    assert totals.games[seed_group(3)] == 2
