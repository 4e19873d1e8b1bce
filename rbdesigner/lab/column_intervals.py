"""Intervals of many means at once, over the same blocks."""

from __future__ import annotations

from collections.abc import Sequence
from math import inf

import numpy as np

from rbdesigner.lab.intervals import RESAMPLES, Interval

_AT_ONCE = 2_000_000
"""Drawn values that are held in memory at a time."""


def column_intervals(blocks: Sequence[Sequence[float]], seed: int = 1, resamples: int = RESAMPLES) -> list[Interval]:
    """The mean of each column, with its 95 % interval, by a bootstrap over the rows.

    A row is a block of games. It is :func:`rbdesigner.lab.intervals.mean_interval` of each column, drawn once for all.

    >>> from rbdesigner.lab.column_intervals import column_intervals
    >>> [each.value for each in column_intervals([(0, 1), (0, 3)])]
    [0.0, 2.0]
    """
    values = np.asarray(blocks, dtype=np.float64)
    rows, columns = values.shape
    means = values.mean(axis=0)
    if rows == 1:
        return [Interval(float(mean), -inf, inf) for mean in means]
    random = np.random.default_rng(seed)
    drawn = np.empty((resamples, columns))
    step = max(1, _AT_ONCE // rows)
    for first in range(0, resamples, step):
        number = min(step, resamples - first)
        chosen = random.integers(rows, size=(number, rows)) + rows * np.arange(number)[:, None]
        weights = np.bincount(chosen.ravel(), minlength=number * rows).reshape(number, rows)
        drawn[first : first + number] = weights @ values / rows
    low, high = np.quantile(drawn, (0.025, 0.975), axis=0)
    return [Interval(*map(float, each)) for each in zip(means, low, high, strict=True)]
