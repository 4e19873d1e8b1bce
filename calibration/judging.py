"""Judges predictions by games: how well homes are put in order, and how often the intervals hold what was measured."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import NamedTuple

import numpy as np

from calibration import spreads
from calibration.measured_homes import Floats, MeasuredHomes
from rbdesigner.prediction.expectation import WITHIN
from rbdesigner.prediction.fairness_model import FairnessModel, HomeSpread, SignWeights


class ToldHomes(NamedTuple):
    """The points that are predicted for the homes of a map, and how far from that homes may be."""

    points: Floats
    spread: HomeSpread


class Judgement(NamedTuple):
    """The judgement of games on predictions.

    ``two`` is Spearman's correlation of the predicted with the measured difference in points on maps for two, ``more``
    that of the points of homes on other maps. ``points`` and ``wins`` are the shares of homes that lie within their
    intervals of 90 %, the luck of the games included. None is not told.
    """

    what: str
    two: float | None
    more: float | None
    points: float | None = None
    wins: float | None = None

    def __str__(self) -> str:
        orders = ("–" if each is None else f"{each:.2f}" for each in (self.two, self.more))
        held = ("–" if each is None else f"{100 * each:.0f} %" for each in (self.points, self.wins))
        return f"| {' | '.join((self.what, *orders, *held))} |"


HEAD = (
    "| prediction | Spearman, two players | Spearman, three and more | points within 90 % | wins within 90 % |",
    "| --- | --- | --- | --- | --- |",
)


def judged_model(model: FairnessModel, maps: Sequence[MeasuredHomes]) -> Iterator[Judgement]:
    """Both predictions of a model and the old index, judged by maps that took no part in it."""
    for what, weights in (("facts alone", model.facts), ("facts and plans", model.planned)):
        yield judged(what, maps, _told(weights, maps), model.steepness)
    yield judged_order("the old index", maps, old_points(maps))
    told = _told(model.planned, maps)
    yield from judged_parts([each.kind for each in maps], maps, told, model.steepness)
    yield from judged_tables(maps, told, model.steepness)


def judged_tables(
    maps: Sequence[MeasuredHomes], told: Sequence[ToldHomes], steep: Mapping[int, float]
) -> Iterator[Judgement]:
    """Judge the maps with each number of homes."""
    in_order = sorted(zip(maps, told, strict=True), key=lambda both: both[0].homes)
    maps, told = [each for each, _ in in_order], [each for _, each in in_order]
    return judged_parts([f"{each.homes} homes" for each in maps], maps, told, steep)


def judged_parts(
    names: Sequence[str], maps: Sequence[MeasuredHomes], told: Sequence[ToldHomes], steep: Mapping[int, float]
) -> Iterator[Judgement]:
    """Judge the maps of each name."""
    for what in dict.fromkeys(names):
        part = [at for at, name in enumerate(names) if name == what]
        yield judged(f"{what}: {len(part)} maps", [maps[at] for at in part], [told[at] for at in part], steep)


def judged(
    what: str, maps: Sequence[MeasuredHomes], told: Sequence[ToldHomes], steep: Mapping[int, float]
) -> Judgement:
    """Judge predicted points and the shares that follow from them."""
    points, wins = list[bool](), list[bool]()
    for each, (expected, spread) in zip(maps, told, strict=True):
        points += list(np.abs(each.points - expected) <= WITHIN * np.hypot(spread.points, each.errors))
        wins += list(_win_misses(each, spreads.shares(expected, steep[each.homes]), spread.wins) <= WITHIN)
    order = judged_order(what, maps, [each.points for each in told])
    return order._replace(points=float(np.mean(points)), wins=float(np.mean(wins)))


def judged_order(what: str, maps: Sequence[MeasuredHomes], predicted: Sequence[Floats]) -> Judgement:
    """Judge the order alone into which homes are put."""
    both = list(zip(maps, predicted, strict=True))
    two = [(expected[0] - expected[1], each.points[0] - each.points[1]) for each, expected in both if each.homes == 2]
    more = [pair for each, expected in both if each.homes > 2 for pair in zip(expected, each.points, strict=True)]
    return Judgement(what, spearman(two), spearman(more))


def old_points(maps: Sequence[MeasuredHomes]) -> list[Floats]:
    """The worths of starts by which fairness was told before, as points."""
    worths = [np.array(each.worths) for each in maps]
    return [100 * (each / each.mean() - 1) for each in worths]


def spearman(pairs: Sequence[tuple[float, float]]) -> float | None:
    """Spearman's correlation; None of fewer than three pairs, or where all values are the same."""
    if len(pairs) < 3:
        return None
    first, second = (_ranks(np.array(each)) for each in zip(*pairs, strict=True))
    wide = first.std() * second.std()
    return float(np.mean(first * second) - first.mean() * second.mean()) / float(wide) if wide else None


def _ranks(values: Floats) -> Floats:
    """The ranks of values; equal ones share the mean of theirs."""
    _, inverse, counts = np.unique(values, return_inverse=True, return_counts=True)
    found: Floats = (np.cumsum(counts) - (counts - 1) / 2)[inverse]
    return found


def _win_misses(homes: MeasuredHomes, expected: Floats, spread: float) -> Floats:
    """How many standard deviations the measured shares are from those expected, the luck of games included."""
    variance = expected * (1 - expected)
    missed: Floats = np.abs(homes.shares - expected) / np.sqrt((spread * variance) ** 2 + variance / homes.games)
    return missed


def _told(weights: SignWeights, maps: Sequence[MeasuredHomes]) -> list[ToldHomes]:
    return [
        ToldHomes(np.array([weights.points(home) for home in each.signs]), weights.spread(each.signs)) for each in maps
    ]
