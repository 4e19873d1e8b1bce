"""What predictions miss, without the luck of games, and how points decide who wins."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import sqrt

import numpy as np

from calibration.measured_homes import Floats, MeasuredHomes
from rbdesigner.prediction.fairness_model import HomeSpread
from rbdesigner.rules.tables import MOST_PLAYERS

TABLES = range(2, MOST_PLAYERS + 1)
"""The numbers of homes that predictions are made for."""
BORROWED = 30
"""The homes of other tables that each number of homes is measured with, so that few maps do not tell all."""
LEAST_POINTS, LEAST_WINS = 2.0, 0.08
"""Predictions are not taken to miss less than this."""


def steepness(maps: Sequence[MeasuredHomes]) -> dict[int, float]:
    """By the number of homes, how much a percent of points moves the odds of winning.

    Where shares are equal, a home that is pushed by a percent gains ``steepness * share * (1 - share)``.
    """
    pushed = [(each.homes, np.full(each.homes, each.push * each.homes**2 / (each.homes - 1))) for each in maps]
    return _by_homes(pushed)


def shares(points: Floats, steep: float) -> Floats:
    """The shares of wins that follow from the points of all homes."""
    odds = np.exp(steep * points)
    found: Floats = odds / odds.sum()
    return found


def point_spreads(maps: Sequence[MeasuredHomes], predicted: Sequence[Floats]) -> dict[int, float]:
    """By the number of homes, how far points are from those predicted."""
    squares = [
        (each.homes, (each.points - points) ** 2 - each.errors**2) for each, points in zip(maps, predicted, strict=True)
    ]
    return _rooted(_by_homes(squares), LEAST_POINTS)


def win_spreads(
    maps: Sequence[MeasuredHomes], predicted: Sequence[Floats], steep: Mapping[int, float]
) -> dict[int, float]:
    """By the number of homes, how far the logarithms of odds are from those predicted."""
    squares = []
    for each, points in zip(maps, predicted, strict=True):
        expected = shares(points, steep[each.homes])
        variance = expected * (1 - expected)
        squares.append((each.homes, ((each.shares - expected) ** 2 - variance / each.games) / variance**2))
    return _rooted(_by_homes(squares), LEAST_WINS)


def spreads(
    maps: Sequence[MeasuredHomes], predicted: Sequence[Floats], steep: Mapping[int, float]
) -> dict[int, HomeSpread]:
    """Both spreads by the number of homes."""
    of_points, of_wins = point_spreads(maps, predicted), win_spreads(maps, predicted, steep)
    return {homes: HomeSpread(of_points[homes], of_wins[homes]) for homes in TABLES}


def _by_homes(values: Sequence[tuple[int, Floats]]) -> dict[int, float]:
    """The mean of values by the number of homes, each drawn to the mean of all."""
    whole = float(np.mean(np.concatenate([each for _, each in values])))
    found = {}
    for homes in TABLES:
        own = np.concatenate([np.zeros(0), *(each for number, each in values if number == homes)])
        found[homes] = (float(own.sum()) + BORROWED * whole) / (len(own) + BORROWED)
    return found


def _rooted(squares: Mapping[int, float], least: float) -> dict[int, float]:
    return {homes: sqrt(max(square, least**2)) for homes, square in squares.items()}
