"""What predictions miss, without the luck of games, how wide that makes intervals, and how points decide who wins."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from math import ceil, sqrt

import numpy as np

from calibration.measured_homes import Floats, MeasuredHomes
from rbdesigner.prediction.expectation import WITHIN
from rbdesigner.prediction.fairness_model import HomeSpread, SignWeights
from rbdesigner.rules.tables import MOST_PLAYERS

TABLES = range(2, MOST_PLAYERS + 1)
"""The numbers of homes that predictions are made for."""
BORROWED = 30
"""The homes of other tables that each number of homes is measured with, so that few maps do not tell all."""
LEAST = 2.0
"""Predictions are not taken to miss less than this of points."""
HELD = 0.9
"""The share of homes that intervals are to hold."""


def steepness(maps: Sequence[MeasuredHomes]) -> dict[int, float]:
    """By the number of homes, how much a percent of points moves the odds of winning.

    Where shares are equal, a home that is pushed by a percent gains ``steepness * share * (1 - share)``.
    """
    pushed = [(each.homes, np.full(each.homes, each.push * each.homes**2 / (each.homes - 1))) for each in maps]
    return _by_homes(pushed, lambda each: float(np.mean(each)))


def shares(points: Floats, steep: float) -> Floats:
    """The shares of wins that follow from the points of all homes."""
    odds = np.exp(steep * points)
    found: Floats = odds / odds.sum()
    return found


def growth(maps: Sequence[MeasuredHomes], predicted: Sequence[Floats], weights: Mapping[str, float]) -> float:
    """How much more of points predictions miss for each point by which homes are unlike."""
    of = SignWeights(weights, LEAST, 0.0, {})
    unlike = sum(each.homes * of.unlikeness(each.signs) ** 2 for each in maps)
    more = (
        np.sum((each.points - expected) ** 2 - each.errors**2 - LEAST**2)
        for each, expected in zip(maps, predicted, strict=True)
    )
    return sqrt(max(0.0, float(sum(more))) / unlike) if unlike else 0.0


def widths(
    maps: Sequence[MeasuredHomes], predicted: Sequence[Floats], missed: Sequence[float], steep: Mapping[int, float]
) -> dict[int, HomeSpread]:
    """How wide intervals have to be for each point that is ``missed`` of a map, by the number of homes.

    They are those of conformal prediction for each number of homes by itself: just wide enough to hold nine of ten
    homes of maps that took no part in ``predicted``. What homes of one number have is drawn to the mean of all. An
    error in points moves the odds of winning most with two homes, as the other one loses what one gains.
    """
    points, wins = [], []
    for each, expected, scale in zip(maps, predicted, missed, strict=True):
        share = shares(expected, steep[each.homes])
        variance = share * (1 - share)
        wide = scale * variance * _odds_of_a_point(each.homes, steep)
        points.append((each.homes, _needed(each.points - expected, each.errors, scale)))
        wins.append((each.homes, _needed(each.shares - share, np.sqrt(variance / each.games), wide)))
    of_points, of_wins = _by_homes(points, _holding), _by_homes(wins, _holding)
    return {homes: HomeSpread(of_points[homes], of_wins[homes] * _odds_of_a_point(homes, steep)) for homes in TABLES}


def _odds_of_a_point(homes: int, steep: Mapping[int, float]) -> float:
    """How much a percent of points moves the odds of a home, if the others lose it together."""
    return steep[homes] * homes / (homes - 1)


def _needed(misses: Floats, luck: Floats, spread: Floats | float) -> Floats:
    """How many times as wide a spread has to be so that the intervals hold homes, the luck of games included."""
    needed: Floats = np.sqrt(np.maximum(0.0, (misses / WITHIN) ** 2 - luck**2)) / spread
    return needed


def _holding(needed: Floats) -> float:
    """The least width that is enough for so many homes as intervals are to hold."""
    enough = min(len(needed), ceil(HELD * (len(needed) + 1)))
    return float(np.sort(needed)[enough - 1])


def _by_homes(values: Sequence[tuple[int, Floats]], middle: Callable[[Floats], float]) -> dict[int, float]:
    """The ``middle`` of values by the number of homes, each drawn to that of all."""
    whole = middle(np.concatenate([each for _, each in values]))
    found = {}
    for homes in TABLES:
        own = np.concatenate([np.zeros(0), *(each for number, each in values if number == homes)])
        found[homes] = ((len(own) and middle(own)) * len(own) + BORROWED * whole) / (len(own) + BORROWED)
    return found
