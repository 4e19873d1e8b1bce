"""Judges how fair homes would be: by what is expected of them, and by how unlike they are.

What is expected may err, and a search finds the places where it errs most. So homes are not only to be worth the same
by the model: on 125 maps those whose homes were alike in all signs were fair in games, whatever the model said.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from functools import cache
from math import exp, log, sqrt
from typing import NamedTuple

import numpy as np

from rbdesigner.checks.starts import COMPARED
from rbdesigner.generating.home_views import SIGNS, Floats, HomeViews, Site, Terrains
from rbdesigner.prediction.expectation import Expectation
from rbdesigner.prediction.fairness_model import fairness_model
from rbdesigner.rules.tables import MOST_PLAYERS
from rbdesigner.tiles import Terrain

UNEQUAL, POOR, UNWISHED = 4.0, 6.0, 40.0
"""The points of fairness that unequal homes, poor homes and homes on unwished terrain cost: the checks advise against
them."""
NEEDED = (Terrain.WOODS, Terrain.ROCK, Terrain.PASTURE)
FAR_OFF = 0.2
"""Points of fairness that each turn costs to the nearest of the terrains that an economy lives on, for the home that
has the longest ways: of two fair maps the richer is better."""
UNSURE = 2.0
"""How far the points of homes were in games from what was expected, as a mean square, for each sign in which homes
differed as much as they usually do; measured on 125 maps."""
EXACT = 9
"""Digits of a score that count: the last ones are others on other machines, and maps shall be the same on all."""
USUAL = {
    "first-all": 3.5,
    "first": 1.3,
    "home-on": 0.3,
    "lead": 1.3,
    "soon": 0.9,
    "way": 1.1,
    "room": 2.4,
    "contested": 2.4,
    "contact": 0.6,
}
"""How far homes usually are from the mean of their map in the signs that begin so: rounded standard deviations on 120
maps of the calibration."""


def _usual(sign: str) -> float:
    return next(value for beginning, value in USUAL.items() if sign.startswith(beginning))


_SCALES = np.array([1 / _usual(sign) for sign in SIGNS])
_WAYS = [SIGNS.index(f"way-{terrain}-1") for terrain in COMPARED]


class Balance(NamedTuple):
    """The quality of homes, and a score of all that counts.

    ``unlike`` is how unlike homes are, ``sure`` the fairness of homes that differ as much as these may if what is
    expected errs, ``blame`` what the checks advise against.
    """

    unlike: float
    sure: float
    blame: float
    score: float


class HomeJudge:
    """Judges homes seen from their places, by the facts alone; fairness counts if it is wanted."""

    def __init__(self, views: HomeViews, wished: Collection[Terrain], *, fairness_wanted: bool) -> None:
        self._views = views
        self._wished = wished
        self._fairness_wanted = fairness_wanted

    def balance(self, homes: Sequence[Site], terrains: Terrains) -> Balance:
        """How fair and good homes at these places and half-edges would be."""
        signs = self._views.signs(homes, terrains)
        unlike, blame = unlikeness(signs), self._blame(homes, terrains)
        sure = sure_fairness(facts_points(signs), unlike)
        ways = float(signs[:, _WAYS].sum(axis=1).max())
        worth = sure if self._fairness_wanted else 0.0
        return Balance(unlike, sure, blame, round(worth - blame - FAR_OFF * ways, EXACT))

    def _blame(self, homes: Sequence[Site], terrains: Terrains) -> float:
        counts = [self._views.near(home, terrains) for home in homes]
        blame = UNWISHED * sum(terrains[place] not in self._wished for place, _ in homes)
        blame += POOR * sum(near[terrain] == 0 for near in counts for terrain in NEEDED)
        for terrain in COMPARED:
            numbers = [near[terrain] for near in counts]
            blame += UNEQUAL * max(0, max(numbers) - 2 * min(numbers) - 1)
        return blame


@cache
def _weights() -> Floats:
    weights = fairness_model().facts.weights
    return np.array([weights.get(sign, 0.0) for sign in SIGNS])


def facts_points(signs: Floats) -> list[float]:
    """The points that are expected of homes by their signs, in percent of the mean of them."""
    return [float(each) for each in (signs - signs.mean(axis=0)) @ _weights()]


def unlikeness(signs: Floats) -> float:
    """How unlike homes are: for each as many as the signs in which it is as far from the mean as homes usually are."""
    return float((((signs - signs.mean(axis=0)) * _SCALES) ** 2).sum() / len(signs))


def sure_fairness(points: Sequence[float], unlike: float) -> float:
    """The fairness of two homes that differ as much as any two of these may, in the mean."""
    homes = len(points)
    if homes < 2:
        return 100.0
    spread = sum(each * each for each in points) / homes + UNSURE * unlike
    return 100 * exp(-_steepness(points) * sqrt(2 * homes / (homes - 1) * spread))


def expected_points(expectation: Expectation) -> list[float]:
    """The points of homes by which their shares of wins were worked out, in percent of the mean of them."""
    odds = [log(home.wins.value) for home in expectation.homes]
    return [(each - sum(odds) / len(odds)) / _steepness(odds) for each in odds]


def _steepness(homes: Sequence[float]) -> float:
    """How much points move the odds of winning; where more have homes than can play, as with all who can."""
    return fairness_model().steepness[max(2, min(len(homes), MOST_PLAYERS))]
