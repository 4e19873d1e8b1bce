"""Intervals of means of which only sums over groups of seeds are known.

What happens by turn is too much to keep of each game. It is added up for groups of seeds; a mean of all games is then
as sure as it differs little when one group after the other is left out (the delete-a-group jackknife, Kott 2001).
"""

from __future__ import annotations

from math import inf, sqrt

import numpy as np

from rbdesigner.lab.statistics.intervals import FEWEST_BLOCKS, NORMAL, Floats, Interval, student

GROUPS = 16
"""Into so many groups the seeds of a run are dealt."""


def seed_group(seed: int) -> int:
    """The group of a seed."""
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
    if 0 <= events < GROUPS:
        middle, width = events + NORMAL**2 / 2, NORMAL * sqrt(events + NORMAL**2 / 4)
        low, high = min(low, (middle - width) / games), max(high, (middle + width) / games)
    return Interval(mean, max(0.0, low), high)
