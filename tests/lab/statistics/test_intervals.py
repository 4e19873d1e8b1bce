"""Statistics, held against published values and exact ones."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import permutations, product
from random import Random
from statistics import NormalDist, mean, pvariance

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rbdesigner.lab.statistics.intervals import (
    Interval,
    equality,
    holm,
    mean_interval,
    mean_intervals,
    share_intervals,
    sign_tests,
)
from tests.strategies import some


def games(won: int, played: int) -> list[float]:
    """So many games won of those played, each a block of its own."""
    return [1.0] * won + [0.0] * (played - won)


@pytest.mark.parametrize(
    ("won", "played", "low", "high"),
    [(81, 263, 0.2553, 0.3662), (15, 148, 0.0624, 0.1605), (0, 20, 0.0, 0.1611), (1, 29, 0.0061, 0.1718)],
)
def test_a_share_is_never_surer_than_wilsons(won: int, played: int, low: float, high: float) -> None:
    """Newcombe 1998, Statistics in Medicine 17, table I, method 3; Agresti and Coull have the same middle."""
    (found,) = share_intervals([games(won, played)], most=1.0)
    assert found.value == pytest.approx(won / played)
    assert found.low <= low + 0.001 and found.high >= high - 0.00006
    assert found.half_width < (high - low) / 2 * 1.25


@some(0.4)
@given(st.integers(5, 500), st.booleans(), st.data())
def test_a_share_lies_in_its_interval(played: int, lasting: bool, data: st.DataObject) -> None:
    won = data.draw(st.integers(0, played))
    (share, low, high), (_, *other) = share_intervals(
        [games(won, played), games(played - won, played)], most=1.0, lasting=lasting
    )
    assert 0 <= low <= share <= high <= 1 and low < high
    assert other == pytest.approx([1 - high, 1 - low])


def test_no_games_make_no_share() -> None:
    with pytest.raises(ValueError, match="at least one"):
        share_intervals([[]])
    with pytest.raises(ValueError, match="at least one"):
        mean_interval([])


def test_the_bootstrap_of_many_values_is_near_the_normal_interval() -> None:
    normal = NormalDist(10, 3)
    values = [normal.inv_cdf((number + 0.5) / 400) for number in range(400)]
    found = mean_interval(values)
    assert found.value == pytest.approx(10)
    assert found.half_width == pytest.approx(1.96 * 3 / 20, rel=0.06)
    assert mean_interval(values, level=0.99).half_width > found.half_width
    assert found == mean_interval(values)


@pytest.mark.parametrize(
    ("values", "is_known"),
    [
        ([50.0, 49.0, 48.0, 47.0], False),
        ([50.0, 49.0, 48.0, 47.0, 46.0], True),
        ([50.0] * 20, False),
        ([50.0] * 2000, False),
        ([50.0] * 2000 + [51.0], True),
    ],
)
def test_few_values_or_values_that_are_all_the_same_make_no_interval(values: list[float], is_known: bool) -> None:
    found = mean_interval(values)
    assert found.is_known is is_known
    assert found.value == mean(values)


VALUES = (3.0, 1.0, -0.5, 2.0, 4.0, 1.5, -1.0, 2.5)


def test_the_sign_test_is_near_the_exact_one() -> None:
    every = [abs(mean(sign * value for sign, value in zip(signs, VALUES, strict=True)))
             for signs in product((1, -1), repeat=len(VALUES))]  # fmt: skip
    exact = sum(each >= abs(mean(VALUES)) - 1e-12 for each in every) / len(every)
    assert sign_tests([VALUES, []], resamples=20_000) == pytest.approx([exact, 1], abs=0.006)


def test_columns_have_what_each_has_alone() -> None:
    columns = [[float(at % 7) for at in range(50)], [at % 3 - 0.8 for at in range(50)], list(VALUES), [1.0, 2.0]]
    for column, together in zip(columns, mean_intervals(columns), strict=True):
        assert tuple(together) == pytest.approx(tuple(mean_interval(column)), abs=1e-9)
    columns.append([])
    assert sign_tests(columns) == [sign_tests([column])[0] for column in columns]
    with pytest.raises(ValueError, match="at least one"):
        mean_intervals(columns)


def test_columns_of_two_are_equal_as_the_sign_test_has_it() -> None:
    rows = [(value, 0.0) for value in VALUES]
    (signs,) = sign_tests([VALUES], resamples=20_000)
    assert equality(rows, resamples=20_000) == pytest.approx(signs, abs=0.01)


@pytest.mark.parametrize(
    "rows",
    [
        ((3, 1, 0), (5, 2, 2), (4, 4, 1), (2, 0, 1)),
        ((10, 0, 0), (10, 0, 0), (10, 0, 0)),
        ((1, 2, 3), (2, 3, 1), (3, 1, 2)),
        ((0.5, -7, 2), (1, -3, -1), (0, 2, 1), (4, -1, 3)),
    ],
)
def test_columns_of_three_are_equal_as_often_as_all_ways_of_dealing_have_it(rows: Sequence[Sequence[float]]) -> None:
    def variance(table: Sequence[Sequence[float]]) -> float:
        return pvariance([mean(column) for column in zip(*table, strict=True)])

    seen = variance(rows)
    dealt = [variance(table) >= seen - 1e-9 for table in product(*(list(permutations(row)) for row in rows))]
    assert len(dealt) == 6 ** len(rows)
    assert equality(rows, resamples=20_000) == pytest.approx(sum(dealt) / len(dealt), abs=0.013)


def test_columns_that_differ_are_seen_and_others_are_not() -> None:
    random = Random(5)
    alike = [[random.gauss(0, 1) for _ in range(4)] for _ in range(100)]
    assert equality(alike) > 0.05
    assert equality([[row[0] + 0.6, *row[1:]] for row in alike]) < 0.01
    assert equality([]) == 1


def test_holm_corrects_as_published() -> None:
    """Holm 1979: each by the number of tests that are left, and never below the one before."""
    assert holm((0.01, 0.04, 0.03, 0.005)) == pytest.approx((0.03, 0.06, 0.06, 0.02))
    assert holm((0.5, 0.9)) == (1.0, 1.0)
    assert holm(()) == ()


def test_no_probability_is_ever_nought() -> None:
    """The table that was seen is one of those that chance may deal."""
    assert equality([(100.0 + number, 0.0, 0.0) for number in range(30)], resamples=99) == 0.01


@pytest.mark.parametrize(("low", "high", "is_even"), [(0.1, 0.5, True), (0.0, 0.28, False), (-0.5, 0.1, True)])
def test_an_interval_is_not_told_by_half_its_width_where_that_would_tell_less_than_nought(
    low: float, high: float, is_even: bool
) -> None:
    assert Interval((low + high) / 2, low, high).is_even is is_even
