"""Statistics of samples in blocks: games of one seed belong together."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import lru_cache, partial
from math import ceil, inf, isfinite, log, sqrt
from statistics import NormalDist
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

NORMAL = 1.959963984540054
"""The 97.5 % point of the normal distribution."""
RESAMPLES = 2000
FEWEST_BLOCKS = 5
"""The fewest blocks for an interval: of fewer a bootstrap tells next to nothing."""
FEWEST_SEEDS = 20
"""The fewest blocks for a verdict: with fewer a bootstrap promises too much."""
MIRRORED = 2
"""The number of homes at which one wins what the other loses: both together are one comparison."""
LOOKED_AT = 50
"""Lasting intervals are made for so many blocks: a hundred games of two, two hundred of four."""
_NARROWEST = 8.2
"""Where the width of a lasting interval of 95 % is the least, on the scale of its mixture."""
_THOUGHT = 2
"""The games that are added in thought at each end of what a share can be."""
Floats = NDArray[np.float64]
_Counts = NDArray[np.uint8]
_AT_ONCE = 2_000_000
"""Numbers that are worked with at a time: more would not stay near the processor."""


class Interval(NamedTuple):
    """An estimate with its 95 % interval."""

    value: float
    low: float
    high: float

    @property
    def half_width(self) -> float:
        """Half of what lies between its ends."""
        return (self.high - self.low) / 2

    @property
    def half_width_told(self) -> float:
        """Half of its width as it is told, rounded up to a tenth."""
        return ceil(10 * self.half_width - 1e-9) / 10

    @property
    def is_even(self) -> bool:
        """Whether half the width tells both ends: the value is about in the middle.

        Rounded up, it must not tell less than 0 of what is never below it.
        """
        is_below = self.low >= 0 > round(self.value, 1) - self.half_width_told
        return not is_below and abs(self.low + self.high - 2 * self.value) <= 0.1 * (self.high - self.low)

    @property
    def is_known(self) -> bool:
        """Whether it has ends: of a few blocks nobody knows where they are."""
        return isfinite(self.half_width)


def share_intervals(
    columns: Sequence[Sequence[float]],
    most: float = 100.0,
    level: float = 0.95,
    *,
    lasting: bool = False,
    fewest: int = FEWEST_BLOCKS,
    games: float = 1.0,
) -> list[Interval]:
    """Give the means of columns of blocks between 0 and ``most``, with intervals that suit shares.

    Values beyond these ends are not possible, and so many blocks that are all the same do not say that the
    next one will be. Two games are thought of at each end, which is what Agresti and Coull (1998) do to Wilson's
    interval; ``games`` is how many a block has. There are no ends with less than the ``fewest`` blocks. A
    ``lasting`` interval holds the true mean however often one looks, and whenever one stops (:func:`lasting_width`).
    ValueError without blocks.

    >>> from rbdesigner.lab.statistics.intervals import share_intervals
    >>> [round(end) for end in share_intervals([[100.0] * 20])[0]]
    [100, 81, 100]
    """
    if not all(map(len, columns)):
        raise ValueError("a mean needs at least one value")
    found = [
        _share_interval(np.asarray(each, dtype=np.float64), most, level, games, lasting=lasting) for each in columns
    ]
    # The value stands without ends, as a few blocks still have a mean.
    is_known = [len(column) >= fewest for column in columns]
    return [each if known else Interval(each.value, -inf, inf) for each, known in zip(found, is_known, strict=True)]


def _share_interval(blocks: Floats, most: float, level: float, games: float, *, lasting: bool) -> Interval:
    mean, thought = float(blocks.mean()), _THOUGHT / games
    number = len(blocks) + 2 * thought
    middle = (float(blocks.sum()) + thought * most) / number
    squares = float(((blocks - middle) ** 2).sum()) + thought * (middle**2 + (most - middle) ** 2)
    half = (lasting_width(len(blocks), level) if lasting else normal_width(level)) * sqrt(squares) / number
    # The interval is about the shrunken mean; but must hold the plain one, and end within 0 and most.
    return Interval(mean, max(0.0, min(mean, middle - half)), min(most, max(mean, middle + half)))


def normal_width(level: float) -> float:
    """Half the width of an interval in standard errors."""
    return NormalDist().inv_cdf((1 + level) / 2)


def lasting_width(blocks: int, level: float = 0.95) -> float:
    """Give half the width, in standard errors, of an interval that always holds.

    A confidence sequence (Robbins 1970; Waudby-Smith and others 2024): one that is looked at after every game, is ended
    when it looks clear, and is gone on with later, still is as sure as ``level``. It is the narrowest near
    :data:`LOOKED_AT` blocks.
    """
    time = _NARROWEST * blocks / LOOKED_AT
    return sqrt((1 + 1 / time) * log((time + 1) / (1 - level) ** 2))


def lasting_mean(blocks: Sequence[float], level: float = 0.95) -> Interval:
    """The mean of the blocks' values, with its lasting interval.

    It has no ends where the values are too few or all the same. ValueError without blocks.
    """
    if not blocks:
        raise ValueError("a mean needs at least one value")
    mean = float(np.mean(blocks))
    if len(blocks) < FEWEST_BLOCKS or min(blocks) == max(blocks):
        return Interval(mean, -inf, inf)
    half = lasting_width(len(blocks), level) * float(np.std(blocks, ddof=1)) / sqrt(len(blocks))
    return Interval(mean, mean - half, mean + half)


def mean_interval(blocks: Sequence[float], level: float = 0.95, seed: int = 1, resamples: int = RESAMPLES) -> Interval:
    """Give the mean of the blocks' values, with its interval.

    It is found by percentiles of a bootstrap over blocks (Efron 1979), expanded for few of them (Hesterberg 2015), and
    holds the true mean with a probability of ``level``. The same values and seed give the same interval. It has no ends
    where the values are too few or all the same: a bootstrap of these would have no width, and yet the next one may be
    another. ValueError without blocks.
    """
    return mean_intervals([blocks], level, seed, resamples)[0]


def mean_intervals(
    columns: Sequence[Sequence[float]], level: float = 0.95, seed: int = 1, resamples: int = RESAMPLES
) -> list[Interval]:
    """Give the means of several columns of blocks, each with its interval.

    They are as of :func:`mean_interval`, and faster where the columns are of the same length.

    >>> from rbdesigner.lab.statistics.intervals import mean_intervals
    >>> [each.value for each in mean_intervals([(0, 0), (1, 3)])]
    [0.0, 2.0]
    """
    if not all(map(len, columns)):
        raise ValueError("a mean needs at least one value")
    intervals = []
    for column, sums in zip(columns, _weighted_columns(partial(_drawn, seed, resamples), columns), strict=True):
        low, high = -inf, inf
        # A bootstrap of equal values has no width, and would claim to be sure.
        if len(column) >= FEWEST_BLOCKS and min(column) < max(column):
            tail = _tail_of_few(len(column), level)
            low, high = map(float, np.quantile(sums / len(column), (tail, 1 - tail)))
        intervals.append(Interval(float(np.mean(column)), low, high))
    return intervals


def _tail_of_few(blocks: int, level: float) -> float:
    """Give the percentile at which an interval ends.

    Means drawn from few blocks lie too near together: 95 % of those of 8 blocks hold the true mean 86 times in 100.
    """
    width = sqrt(blocks / (blocks - 1)) * student(blocks - 1, level)
    return NormalDist().cdf(-width)


def student(degrees: int, level: float = 0.95) -> float:
    """Give half the width, in standard errors, of Student's interval.

    With 4 degrees of freedom or more, the expansion of Cornish and Fisher is right to a third of a percent.
    """
    z = normal_width(level)
    first = (z**3 + z) / 4
    second = (5 * z**5 + 16 * z**3 + 3 * z) / 96
    third = (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / 384
    return z + first / degrees + second / degrees**2 + third / degrees**3


@lru_cache(maxsize=2)
def _drawn(seed: int, resamples: int, blocks: int) -> _Counts:
    """Count how often each block (column) is drawn in each resample (row).

    The counts are kept, as the intervals of a run have all the same blocks.
    """
    random, counts = np.random.default_rng(seed), np.empty((resamples, blocks), dtype=np.uint8)
    step = max(1, _AT_ONCE // blocks)
    for first in range(0, resamples, step):
        number = min(step, resamples - first)
        # Each row counts in a range of numbers of its own, so that one bincount serves them all.
        chosen = random.integers(blocks, size=(number, blocks)) + blocks * np.arange(number)[:, None]
        counts[first : first + number] = np.bincount(chosen.ravel(), minlength=number * blocks).reshape(number, blocks)
    return counts


def _weighted(counts: _Counts, values: Floats) -> Floats:
    """The sum of the values for each row of counts."""
    step = max(1, _AT_ONCE // counts.shape[1])
    parts = (counts[first : first + step].astype(np.float64) for first in range(0, len(counts), step))
    return np.concatenate([part @ values for part in parts])


def _weighted_columns(counts: Callable[[int], _Counts], columns: Sequence[Sequence[float]]) -> list[Floats]:
    """The sums of each column of values by the counts for its length."""
    sums: dict[int, Floats] = {}
    for length in {len(column) for column in columns}:
        numbers = [number for number, column in enumerate(columns) if len(column) == length]
        values = np.array([columns[number] for number in numbers], dtype=np.float64).T
        sums.update(zip(numbers, _weighted(counts(length), values).T, strict=True))
    return [sums[number] for number in range(len(columns))]


def equality(blocks: Sequence[Sequence[float]], seed: int = 1, resamples: int = RESAMPLES) -> float:
    """The probability that columns differ so much, or more, by chance alone.

    A row is a block, with the value of each column. A permutation test (Fisher 1935): within each row the values are
    dealt out anew, and the spread of the columns' means is looked at. 1 without rows.
    """
    values = np.asarray(blocks, dtype=np.float64)
    if values.size == 0:
        return 1.0
    random, seen = np.random.default_rng(seed), _spread(values)
    # The tiny factor counts sums as equal that differ by rounding alone.
    as_large = sum(_spread(random.permuted(values, axis=1)) >= seen * (1 - 1e-12) for _ in range(resamples))
    # What was seen is one of the ways to deal, so that no probability is ever 0.
    return (1 + as_large) / (1 + resamples)


def _spread(values: Floats) -> float:
    """Sum the squared sums of columns.

    Whatever way a table's rows are dealt out, this grows with the variance of the columns' means.
    """
    sums = np.ones(len(values)) @ values
    return float(sums @ sums)


def sign_tests(columns: Sequence[Sequence[float]], seed: int = 1, resamples: int = RESAMPLES) -> list[float]:
    """The probability, for each of several columns, that its mean is so far from 0, or farther, by chance alone.

    A permutation test for blocks: each value may as well have the other sign. 1 for a column without values.
    """
    told = [column for column in columns if len(column)]
    turned = iter(_weighted_columns(partial(_turned, seed, resamples), told))
    return [_tail(column, next(turned)) if len(column) else 1.0 for column in columns]


def _tail(column: Sequence[float], turned: Floats) -> float:
    """How often a sum is as far from 0 when so much of it is turned."""
    total = float(np.sum(column))
    # A turned value counts twice: it goes, and comes back with the other sign.
    as_large = int((np.abs(total - 2 * turned) >= abs(total) * (1 - 1e-12)).sum())
    return (1 + as_large) / (1 + len(turned))


@lru_cache(maxsize=2)
def _turned(seed: int, resamples: int, blocks: int) -> _Counts:
    """Draw which blocks (columns) have the other sign in each resample (row), as ones."""
    return np.random.default_rng(seed).integers(2, size=(resamples, blocks), dtype=np.uint8)


def holm(probabilities: Sequence[float]) -> tuple[float, ...]:
    """The probabilities of tests, corrected for their number (Holm 1979).

    >>> from rbdesigner.lab.statistics.intervals import holm
    >>> [round(each, 3) for each in holm((0.01, 0.04, 0.03))]
    [0.03, 0.06, 0.06]
    """
    order = sorted(range(len(probabilities)), key=lambda number: probabilities[number])
    corrected, least = [0.0] * len(probabilities), 0.0
    for rank, number in enumerate(order):
        # A less likely result never gets the smaller probability by the correction.
        least = max(least, min(1.0, probabilities[number] * (len(order) - rank)))
        corrected[number] = least
    return tuple(corrected)


GROUPS = 16
"""Into so many groups the seeds of a run are dealt."""


def seed_group(seed: int) -> int:
    """The group of a seed."""
    # Seeds follow each other, so that groups fill evenly as a run goes on.
    return seed % GROUPS


def group_intervals(sums: Floats, games: Floats) -> list[Interval]:
    """The mean of a game for each row, with its 95 % interval.

    ``sums`` has a row for each thing and a column for each group, ``games`` is how many games each group has, or those
    for each row. What is counted is never below 0. Intervals have no ends where there are too few groups or all of them
    are alike. Of what is rarer than groups are many, these know too little: its interval is at least that of single
    events (Poisson's, by scores).
    """
    games = np.broadcast_to(games, sums.shape)
    groups = (games > 0).sum(axis=1)
    means = sums.sum(axis=1) / np.maximum(games.sum(axis=1), 1)
    rest = games.sum(axis=1, keepdims=True) - games
    without = (sums.sum(axis=1, keepdims=True) - sums) / np.maximum(rest, 1)
    squares = np.where(games > 0, (without - means[:, None]) ** 2, 0).sum(axis=1)
    errors = np.sqrt(squares * (groups - 1) / np.maximum(groups, 1))
    every = zip(means.tolist(), errors.tolist(), groups.tolist(), games.sum(axis=1).tolist(), strict=True)
    return [_interval(*each) for each in every]


def _interval(mean: float, error: float, groups: int, games: float) -> Interval:
    if groups < FEWEST_BLOCKS or error <= 1e-12:
        return Interval(mean, -inf, inf)
    half = student(groups - 1) * error
    low, high = mean - half, mean + half
    events = mean * games
    # Rarer than a group each: that most groups have none says little about the next.
    if 0 <= events < GROUPS:
        middle, width = events + NORMAL**2 / 2, NORMAL * sqrt(events + NORMAL**2 / 4)
        low, high = min(low, (middle - width) / games), max(high, (middle + width) / games)
    return Interval(mean, max(0.0, low), high)
