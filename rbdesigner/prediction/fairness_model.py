"""The model by which expectations of homes are worked out: a few weights, fitted to games by ``dev.py calibrate``.

It is a file beside this module, so that a fit anew changes no code.
"""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from functools import cache
from math import exp, hypot, sqrt
from pathlib import Path
from typing import Any, NamedTuple

from rbdesigner.prediction.home_signs import Signs

PATH = Path(__file__).with_suffix(".json")


class HomeSpread(NamedTuple):
    """How far homes are from what is expected of them: as if standard deviations, without the luck of games.

    Nine of ten homes lie within the intervals that follow from it. ``points`` are in percent of the mean of the homes,
    ``wins`` are of the logarithm of odds.
    """

    points: float
    wins: float


class SignWeights(NamedTuple):
    """The worth of signs, and how far from that homes are.

    ``weights`` are points, in percent of the mean of the homes, for one more of a sign. ``least`` is what is missed of
    the points of homes that are alike in all signs, ``growth`` what that gains for each point by which homes are
    unlike. ``widths`` tell by the number of homes how wide intervals are for each point that is missed.
    """

    weights: Mapping[str, float]
    least: float
    growth: float
    widths: Mapping[int, HomeSpread]

    def points(self, signs: Signs) -> float:
        """The points that are expected of a home, in percent of the mean of the homes, less the mean."""
        return sum(weight * signs[name] for name, weight in self.weights.items())

    def unlikeness(self, homes: Sequence[Signs]) -> float:
        """The root of the mean square of what signs count for, large also where they make up for each other."""
        squares = sum((weight * home[name]) ** 2 for home in homes for name, weight in self.weights.items())
        return sqrt(squares / len(homes))

    def missed(self, homes: Sequence[Signs]) -> float:
        """The points that are missed of these homes: the more unlike they are, the less sure is what outweighs what."""
        return hypot(self.least, self.growth * self.unlikeness(homes))

    def spread(self, homes: Sequence[Signs]) -> HomeSpread:
        """The spread of these homes."""
        missed = self.missed(homes)
        return HomeSpread(*(width * missed for width in self.widths[len(homes)]))


class Provenance(NamedTuple):
    """The games that the model was fitted to.

    ``store`` is the digest of the file that keeps them, ``machines`` the version of the ``player`` who played them.
    ``numbers`` are the first and the last number of the maps, ``kinds`` has how many there are of each kind. On
    so many ``planned_maps`` more games were only planned, to find out what facts say of plans.
    """

    store: str
    player: str
    machines: str
    maps: int
    games: int
    numbers: tuple[int, int]
    kinds: Mapping[str, int]
    planned_maps: int


class FairnessModel(NamedTuple):
    """The weights of signs that facts tell alone, and of those with plans.

    ``steepness`` tells by the number of homes how much a percent of points moves the odds of winning.
    """

    provenance: Provenance
    steepness: Mapping[int, float]
    facts: SignWeights
    planned: SignWeights

    def shares(self, points: Sequence[float]) -> list[float]:
        """The share of games that each home wins, from 0 to 1, by the points that are expected of all."""
        steepness = self.steepness[len(points)]
        odds = [exp(steepness * each) for each in points]
        whole = sum(odds)
        return [each / whole for each in odds]


@cache
def fairness_model() -> FairnessModel:
    """The model that is shipped."""
    return read_model(PATH)


def read_model(path: Path) -> FairnessModel:
    """The model of a file."""
    data = json.loads(path.read_text("utf-8"))
    provenance = data["provenance"]
    return FairnessModel(
        Provenance(**{**provenance, "numbers": tuple(provenance["numbers"])}),
        {int(homes): value for homes, value in data["steepness"].items()},
        _sign_weights(data["facts"]),
        _sign_weights(data["planned"]),
    )


def _sign_weights(data: Mapping[str, Any]) -> SignWeights:
    widths = {int(homes): HomeSpread(**width) for homes, width in data["widths"].items()}
    return SignWeights(data["weights"], data["least"], data["growth"], widths)
