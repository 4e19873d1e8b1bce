"""Games that count as won in part, so that fewer of them tell how often a home wins in the long run.

Whoever wins by a few points might as well have lost: another counter from a mine, and all goes another way. So points
tell of a home that is often close behind before its wins do. That costs a little of what is certain: a share may be off
by up to a percentage point, as points need not be spread alike near a draw and far from it.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt

import numpy as np

from rbdesigner.lab.statistics.intervals import Floats

NARROW = 0.45
"""A win is narrow by so many standard deviations of what a home makes from game to game.

So intervals still hold what they should, and it takes a fifth to a half fewer games, the more players the fewer
(``python -m benchmarks.near_wins``). With 0.55 shares are drawn together by more than they are unsure.
"""
USUAL_GAMES = 200
"""Of more games less is narrow, by their fourth root: so what is uncertain falls with the games, as chance does."""
_WIDTHS = ((1, 3.0), (2, -3.0), (3, 1.0))
"""Squares of widths, and how often shares with such a width count.

A softmax draws shares together by the square of its width and by higher powers; of these three together the square and
the fourth power fall out.
"""


def won_parts(
    points: Sequence[Sequence[float]], homes: Sequence[Sequence[tuple[int, int]]], won: Sequence[Sequence[int]]
) -> Floats:
    """The percentage of each game (row) that counts as won by each seat (column); those of a game make 100.

    A single one may be a little below 0 or above 100. Where the points of homes never change, all goes by who has
    ``won``.

    >>> from rbdesigner.lab.statistics.near_wins import won_parts
    >>> points = [(300, 100), (205, 195), (100, 300)]
    >>> won_parts(points, [((0, 0), (1, 0))] * 3, [(1, 0), (1, 0), (0, 1)]).round().tolist()
    [[103.0, -3.0], [56.0, 44.0], [-3.0, 103.0]]
    """
    table = np.asarray(points, dtype=np.float64)
    above = table - table.mean(axis=1, keepdims=True)
    width = NARROW * _spread(above, homes) * min(1.0, (USUAL_GAMES / len(table)) ** 0.25)
    if not width > 0:
        return 100.0 * np.asarray(won, dtype=np.float64)
    return sum((100 * times * _softmax(above / (sqrt(square) * width)) for square, times in _WIDTHS), np.zeros(1))


def _spread(above: Floats, homes: Sequence[Sequence[tuple[int, int]]]) -> float:
    """The standard deviation, within homes, of the points above the mean of the table."""
    games, seats = above.shape
    if games == 1 or seats == 1:
        return 0.0
    numbers = {home: number for number, home in enumerate({home for row in homes for home in row})}
    at = np.array([[numbers[home] for home in row] for row in homes])
    means = np.bincount(at.ravel(), above.ravel()) / np.bincount(at.ravel())
    return sqrt(float(((above - means[at]) ** 2).sum()) / ((games - 1) * (seats - 1)))


def _softmax(values: Floats) -> Floats:
    powers = np.exp(values - values.max(axis=1, keepdims=True))
    shares: Floats = powers / powers.sum(axis=1, keepdims=True)
    return shares
