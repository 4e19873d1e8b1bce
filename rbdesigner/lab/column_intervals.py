"""Intervals of many means at once, over the same blocks."""

from __future__ import annotations

from collections.abc import Sequence
from math import inf

import numpy as np

from rbdesigner.lab.intervals import Interval, resampled_means, tell_enough


def column_intervals(blocks: Sequence[Sequence[float]], seed: int = 1) -> list[Interval]:
    """The mean of each column, with its 95 % interval, by a bootstrap over the rows.

    A row is a block of games. It is :func:`rbdesigner.lab.intervals.mean_interval` of each column.

    >>> from rbdesigner.lab.column_intervals import column_intervals
    >>> [each.value for each in column_intervals([(0, 1), (0, 3)])]
    [0.0, 2.0]
    """
    values = np.asarray(blocks, dtype=np.float64)
    ends = np.quantile(resampled_means(values, seed), (0.025, 0.975), axis=0).T
    return [
        Interval(float(mean), *map(float, each if tell_enough(len(values), vary=bool(vary)) else (-inf, inf)))
        for mean, vary, each in zip(values.mean(axis=0), np.ptp(values, axis=0) > 0, ends, strict=True)
    ]
