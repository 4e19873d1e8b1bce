"""Fits what homes make in games to their signs: a few weights, by ridge regression, judged by cross-validation.

What is fitted are the points of a home in percent of the mean of its table. Homes count by how surely they are
measured. All homes of a map are left out together.
"""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from typing import NamedTuple, Protocol, TypeVar

import numpy as np

from calibration.measured_homes import Floats
from rbdesigner.prediction.home_signs import Signs

T = TypeVar("T")
FOLDS = 10
RIDGE = 20.0
"""The weight of the ridge, in homes."""
USUAL_SPREAD = 8.0
"""What predictions miss of the points, in percent of the mean, before it is known."""


class KnownHomes(Protocol):
    """The homes of a map with their signs, and the points that are known of them, with standard errors."""

    @property
    def signs(self) -> tuple[Signs, ...]:
        """The signs of each home."""

    @property
    def points(self) -> Floats:
        """The points of each home, in percent of the mean, less the mean."""

    @property
    def errors(self) -> Floats:
        """Their standard errors."""

    @property
    def homes(self) -> int:
        """The number of homes."""


class SignFit(NamedTuple):
    """The weights of signs, in points for one more of each."""

    names: tuple[str, ...]
    weights: Floats

    def points(self, homes: KnownHomes) -> Floats:
        """The points that are predicted for the homes of a map."""
        found: Floats = matrix([homes], self.names) @ self.weights
        return found


def fit(maps: Sequence[KnownHomes], names: Sequence[str], spreads: Sequence[float], ridge: float = RIDGE) -> SignFit:
    """Fit the weights of some signs; ``spreads`` tell what predictions miss on each map."""
    signs = matrix(maps, names)
    scales = signs.std(axis=0)
    scales[scales == 0] = 1
    signs = signs / scales
    sure = certainty(maps, spreads)
    weighted = signs * (sure / sure.mean())[:, None]
    weights = np.linalg.solve(weighted.T @ signs + ridge * np.eye(len(names)), weighted.T @ all_points(maps))
    return SignFit(tuple(names), weights / scales)


def crossed(
    maps: Sequence[KnownHomes], names: Sequence[str], spreads: Sequence[float], ridge: float = RIDGE
) -> list[Floats]:
    """The points that are predicted for the homes of each map by the other maps, in folds."""
    own = folds(len(maps))
    fits = {fold: fit(without(maps, fold), names, without(spreads, fold), ridge) for fold in set(own)}
    return [fits[fold].points(each) for each, fold in zip(maps, own, strict=True)]


def folds(maps: int) -> list[int]:
    """The fold of each map, by chance: numbers of players come in turn, and a fold is not to have one number alone."""
    found = [number % FOLDS for number in range(maps)]
    random.Random(FOLDS).shuffle(found)
    return found


def without(each: Sequence[T], fold: int) -> list[T]:
    """What belongs to the maps that are not in a fold."""
    return [one for one, own in zip(each, folds(len(each)), strict=True) if own != fold]


def chosen(maps: Sequence[KnownHomes], candidates: Sequence[str], most: int) -> Iterator[tuple[str, float]]:
    """Choose signs one by one, each the one after which predictions explain most; with how much that is then."""
    left, names, best, spreads = list(candidates), list[str](), 0.0, [USUAL_SPREAD] * len(maps)
    while left and len(names) < most:
        found = {name: explained(maps, crossed(maps, [*names, name], spreads), spreads) for name in left}
        name = max(found, key=lambda each: found[each])
        if found[name] <= best:
            break
        best = found[name]
        names.append(name)
        left.remove(name)
        yield name, best


def explained(maps: Sequence[KnownHomes], predicted: Sequence[Floats], spreads: Sequence[float]) -> float:
    """The share of the square of points, luck included, that predictions explain."""
    sure, points = certainty(maps, spreads), all_points(maps)
    missed = points - np.concatenate(predicted)
    return float(1 - np.sum(sure * missed**2) / np.sum(sure * points**2))


def certainty(maps: Sequence[KnownHomes], spreads: Sequence[float]) -> Floats:
    """How much each home counts."""
    return np.concatenate([1 / (each.errors**2 + spread**2) for each, spread in zip(maps, spreads, strict=True)])


def all_points(maps: Sequence[KnownHomes]) -> Floats:
    """The points of all homes of these maps."""
    return np.concatenate([each.points for each in maps])


def matrix(maps: Sequence[KnownHomes], names: Sequence[str]) -> Floats:
    """The signs of these names, a row for each home."""
    return np.array([[home[name] for name in names] for each in maps for home in each.signs], dtype=float)
