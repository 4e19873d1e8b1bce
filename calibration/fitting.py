"""Fits what homes make in games to their signs: a few weights, by ridge regression, chosen by cross-validation.

What is fitted are the points of a home in percent of the mean of its table, from which the shares of wins follow by a
softmax. Maps count by their games; all homes of a map are left out together.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from calibration.store import PlayedGames
from rbdesigner.analysis.map_analysis import analyse
from rbdesigner.prediction.home_signs import Signs, fact_signs, planned_signs
from rbdesigner.prediction.planned_homes import USUAL_PLANS, planned_homes

Floats = NDArray[np.float64]
FOLDS = 10
RIDGE = 30.0
"""The weight of the ridge, in homes."""


class MeasuredHomes(NamedTuple):
    """The homes of a map: their signs, what they made in games, and the fairness that the map was told before.

    ``points`` are in percent of the mean of the table, less the mean; ``shares`` are those of games won, in percent.
    """

    number: int
    kind: str
    signs: tuple[Signs, ...]
    points: tuple[float, ...]
    shares: tuple[float, ...]
    worths: tuple[float, ...]
    games: int


def measured(played: PlayedGames, plans: int = USUAL_PLANS) -> MeasuredHomes:
    """The homes of a map with all that is known of them."""
    facts = analyse(played.scenario)
    *_, planned = planned_homes(played.scenario, plans)
    signs = [{**one, **other} for one, other in zip(fact_signs(facts), planned_signs(planned), strict=True)]
    table = np.array([[home.points for home in game] for game in played.results], dtype=float)
    means = table.mean(axis=1, keepdims=True)
    relative = 100 * (table / np.where(means > 0, means, 1) - 1)
    won = np.array([[home.won for home in game] for game in played.results], dtype=float)
    return MeasuredHomes(
        played.number,
        played.kind,
        tuple(signs),
        tuple(map(float, relative.mean(axis=0))),
        tuple(map(float, 100 * won.mean(axis=0))),
        tuple(home.worth for home in facts.homes),
        len(played.results),
    )


class Fit(NamedTuple):
    """Weights of signs, each in points for a standard deviation of the sign."""

    names: tuple[str, ...]
    weights: Floats
    scales: Floats

    def points(self, homes: MeasuredHomes) -> Floats:
        """The points that are predicted for the homes of a map, in percent of the mean."""
        return _matrix([homes], self.names) / self.scales @ self.weights


def fit(maps: Sequence[MeasuredHomes], names: Sequence[str], ridge: float = RIDGE) -> Fit:
    """Fit the weights of some signs."""
    matrix = _matrix(maps, names)
    scales = matrix.std(axis=0)
    scales[scales == 0] = 1
    matrix = matrix / scales
    points = np.concatenate([each.points for each in maps])
    weights = np.linalg.solve(matrix.T @ matrix + ridge * np.eye(len(names)), matrix.T @ points)
    return Fit(tuple(names), weights, scales)


def crossed(maps: Sequence[MeasuredHomes], names: Sequence[str], ridge: float = RIDGE) -> list[Floats]:
    """The points that are predicted for the homes of each map by the others, in folds."""
    found: list[Floats] = []
    fits = [
        fit([each for at, each in enumerate(maps) if at % FOLDS != fold], names, ridge)
        for fold in range(min(FOLDS, len(maps)))
    ]
    for at, each in enumerate(maps):
        found.append(fits[at % FOLDS].points(each))
    return found


def chosen(maps: Sequence[MeasuredHomes], most: int, ridge: float = RIDGE) -> list[tuple[str, float]]:
    """Choose signs one by one, each the one that makes the error of cross-validation least; with the error then."""
    left, names, told = list(maps[0].signs[0]), list[str](), list[tuple[str, float]]()
    best = np.inf
    while left and len(names) < most:
        errors = {name: error(maps, crossed(maps, [*names, name], ridge)) for name in left}
        name = min(errors, key=lambda each: errors[each])
        if errors[name] >= best:
            break
        best = errors[name]
        names.append(name)
        left.remove(name)
        told.append((name, best))
    return told


def error(maps: Sequence[MeasuredHomes], predicted: Sequence[Floats]) -> float:
    """The mean square of what predictions miss."""
    missed = [guess - np.array(each.points) for each, guess in zip(maps, predicted, strict=True)]
    return float(np.mean(np.concatenate(missed) ** 2))


def _matrix(maps: Sequence[MeasuredHomes], names: Sequence[str]) -> Floats:
    return np.array([[home[name] for name in names] for each in maps for home in each.signs], dtype=float)
