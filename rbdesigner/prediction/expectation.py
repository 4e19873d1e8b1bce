"""Expects shares of wins and points of homes without playing, with intervals and reasons.

The weights were fitted to games of machine players. Signs move the points of a home; the shares of wins follow from the
points of all homes.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Sequence
from dataclasses import dataclass
from math import exp, log
from typing import NamedTuple

from rbdesigner.analysis.facts import HomeFacts, MapFacts
from rbdesigner.hexes import Hex
from rbdesigner.prediction.fairness_model import FairnessModel, HomeSpread, SignWeights, fairness_model
from rbdesigner.prediction.home_signs import HOME_ON, Signs, fact_signs, planned_signs
from rbdesigner.prediction.planned_homes import PlannedHome
from rbdesigner.rules.tables import MOST_PLAYERS

WITHIN = 1.645
"""An interval of 90 % reaches so many standard deviations to both sides."""


class Reason(NamedTuple):
    """A sign that moves the expectation of a home.

    ``value`` is how far the home differs from the mean of the homes, ``points`` are percentage points of its share of
    wins. All that depends on the terrain of the homes is one reason.
    """

    sign: str
    value: float
    points: float


class Range(NamedTuple):
    """A value with the interval in which it lies in nine of ten cases."""

    value: float
    low: float
    high: float


class ExpectedHome(NamedTuple):
    """The shares of games won and of all points that are expected of a home, in percent; the strongest reason first."""

    at: Hex
    wins: Range
    points: Range
    reasons: tuple[Reason, ...]


@dataclass(frozen=True, slots=True)
class Expectation:
    """The expectations of all homes of a map.

    >>> import rbdesigner as rb
    >>> from rbdesigner.prediction.expectation import expected
    >>> told = expected(rb.analyse(rb.load("scenarios/crossroads.rbmap")))
    >>> [round(home.wins.value) for home in told.homes], round(told.fairness)
    ([25, 25, 25, 25], 100)
    """

    homes: tuple[ExpectedHome, ...]
    """The homes in the order of the facts."""
    is_planned: bool
    """Whether plans were made for it, or facts alone tell it."""

    @property
    def fairness(self) -> float:
        """The least share of wins in hundredths of the greatest."""
        wins = [home.wins.value for home in self.homes]
        return 100 * min(wins) / max(wins)


def expected(facts: MapFacts, planned: Sequence[PlannedHome] | None = None) -> Expectation | None:
    """Work out what is expected of homes by facts, and by the plans of all homes where there are any.

    None with fewer homes than two, or with more than can play.
    """
    if not 2 <= len(facts.homes) <= MOST_PLAYERS:
        return None
    model, signs = fairness_model(), fact_signs(facts)
    weights = model.facts
    if planned is not None:
        weights, by_place = model.planned, {home.at: home for home in planned}
        more = planned_signs([by_place[home.at] for home in facts.homes])
        signs = [{**one, **other} for one, other in zip(signs, more, strict=True)]
    points = [weights.points(each) for each in signs]
    shares = model.shares(points)
    reasons = _reasons(model, weights, signs, facts.homes)
    spread = weights.spread(signs)
    homes = zip(facts.homes, shares, points, reasons, strict=True)
    return Expectation(tuple(_home(spread, len(points), *home) for home in homes), planned is not None)


def _home(
    spread: HomeSpread, homes: int, facts: HomeFacts, share: float, points: float, reasons: tuple[Reason, ...]
) -> ExpectedHome:
    odds, wide = log(share / (1 - share)), WITHIN * spread.wins
    wins = Range(*(100 / (1 + exp(-each)) for each in (odds, odds - wide, odds + wide)))
    wide = WITHIN * spread.points
    whole = Range(*(max(0.0, 100 + each) / homes for each in (points, points - wide, points + wide)))
    return ExpectedHome(facts.at, wins, whole, reasons)


def _reasons(
    model: FairnessModel, weights: SignWeights, signs: Sequence[Signs], homes: Sequence[HomeFacts]
) -> list[tuple[Reason, ...]]:
    """The reasons of each home, which add up to what its share of wins has more than others'.

    What a sign moves depends on where the shares are: they are taken halfway from equal ones to those expected.
    """
    halfway = model.shares([weights.points(each) / 2 for each in signs])
    steepness = 100 * model.steepness[len(signs)]
    moved: list[dict[str, float]] = [defaultdict(float) for _ in homes]
    for name, weight in weights.weights.items():
        middle = sum(share * each[name] for share, each in zip(halfway, signs, strict=True))
        for found, share, each, home in zip(moved, halfway, signs, homes, strict=True):
            sign = f"{HOME_ON}{home.terrain}" if name.startswith(HOME_ON) else name
            found[sign] += steepness * share * weight * (each[name] - middle)
    return [
        tuple(
            Reason(name, each[name], points)
            for name, points in sorted(found.items(), key=lambda item: -abs(item[1]))
            if points
        )
        for found, each in zip(moved, signs, strict=True)
    ]
