"""What predictions miss, without the luck of games, and how points decide who wins."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import sqrt

import numpy as np

from calibration.measured_homes import Floats, MeasuredHomes
from rbdesigner.prediction.fairness_model import HomeSpread, SignWeights
from rbdesigner.rules.tables import MOST_PLAYERS

TABLES = range(2, MOST_PLAYERS + 1)
"""The numbers of homes that predictions are made for."""
BORROWED = 30
"""The homes of other tables that each number of homes is measured with, so that few maps do not tell all."""
LEAST = HomeSpread(points=2.0, wins=0.08)
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


def unlikeness(maps: Sequence[MeasuredHomes], weights: Mapping[str, float]) -> Floats:
    """How unlike the homes of each map are."""
    of = SignWeights(weights, LEAST, LEAST)
    return np.array([of.unlikeness(each.signs) for each in maps])


def growth(
    maps: Sequence[MeasuredHomes], predicted: Sequence[Floats], unlike: Floats, steep: Mapping[int, float]
) -> HomeSpread:
    """How much more predictions miss for each point by which homes are unlike."""
    points, wins = [], []
    for each, expected in zip(maps, predicted, strict=True):
        share = shares(expected, steep[each.homes])
        variance = share * (1 - share)
        points.append((each.points - expected) ** 2 - each.errors**2)
        wins.append(((each.shares - share) ** 2 - variance / each.games) / variance**2)
    homes = np.repeat(unlike, [each.homes for each in maps])
    return HomeSpread(_growth(points, homes, LEAST.points), _growth(wins, homes, LEAST.wins))


def _growth(squares: Sequence[Floats], unlike: Floats, least: float) -> float:
    more, whole = float(np.sum(np.concatenate(squares) - least**2)), float(np.sum(unlike**2))
    return sqrt(max(0.0, more) / whole) if whole else 0.0


def _by_homes(values: Sequence[tuple[int, Floats]]) -> dict[int, float]:
    """The mean of values by the number of homes, each drawn to the mean of all."""
    whole = float(np.mean(np.concatenate([each for _, each in values])))
    found = {}
    for homes in TABLES:
        own = np.concatenate([np.zeros(0), *(each for number, each in values if number == homes)])
        found[homes] = (float(own.sum()) + BORROWED * whole) / (len(own) + BORROWED)
    return found
