"""The homes of a store as they were measured in games, with their signs and the index that they were told before."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures import Executor
from itertools import islice
from math import sqrt
from typing import NamedTuple, TypeVar

import numpy as np
from numpy.typing import NDArray

from calibration.old_index import home_worth
from calibration.store import PlayedGames
from rbdesigner.analysis.facts import MapFacts
from rbdesigner.analysis.map_analysis import analyse
from rbdesigner.prediction.home_signs import Signs, fact_signs, planned_signs
from rbdesigner.prediction.map_expectation import evened
from rbdesigner.prediction.planned_homes import PlannedHome, planned_homes

T = TypeVar("T")
R = TypeVar("R")
Floats = NDArray[np.float64]
PUSH = 10.0
"""The points, in percent of the mean, that homes are given to see how much more often they would have won."""


class MeasuredHomes(NamedTuple):
    """The homes of a map: their signs, what they made in so many games, and the worth that they were told before.

    ``points`` are in percent of the mean of the table, less the mean, and ``errors`` their standard errors. ``shares``
    are those of games won, from 0 to 1. ``push`` tells how much the share of a home would rise with a percent more.
    """

    number: int
    kind: str
    signs: tuple[Signs, ...]
    points: Floats
    errors: Floats
    shares: Floats
    push: float
    worths: tuple[float, ...]
    games: int

    @property
    def homes(self) -> int:
        """The number of homes."""
        return len(self.signs)


def measured(played: PlayedGames, plans: int | None = None) -> MeasuredHomes:
    """The homes of a map with all that is known of them."""
    facts = analyse(played.scenario)
    planned = planned_homes(played.scenario, plans)
    more = planned_signs(in_order(evened(played.scenario, planned), facts))
    results = [played.homes.index(home.at) for home in facts.homes]
    points = np.array([[game[home].points for home in results] for game in played.results], dtype=float)
    won = np.array([[game[home].won for home in results] for game in played.results], dtype=float)
    means = points.mean(axis=1, keepdims=True)
    relative = 100 * (points - means) / np.where(means > 0, means, 1)
    return MeasuredHomes(
        played.number,
        played.kind,
        tuple({**one, **other} for one, other in zip(fact_signs(facts), more, strict=True)),
        relative.mean(axis=0),
        relative.std(axis=0, ddof=1) / sqrt(len(points)),
        won.mean(axis=0),
        push(relative),
        tuple(map(home_worth, facts.homes)),
        len(points),
    )


def in_order(planned: Sequence[PlannedHome], facts: MapFacts) -> list[PlannedHome]:
    """The planned homes in the order of the facts."""
    by_place = {home.at: home for home in planned}
    return [by_place[home.at] for home in facts.homes]


def side_by_side(work: Callable[[T], R], given: Iterable[T], workers: Executor, cores: int) -> Iterator[R]:
    """The results of work on all that is given, in its order; workers have no more in hand than they soon need."""
    waiting = iter(given)
    pending = [workers.submit(work, each) for each in islice(waiting, 2 * cores)]
    while pending:
        yield pending.pop(0).result()
        pending += [workers.submit(work, each) for each in islice(waiting, 1)]


def push(relative: Floats) -> float:
    """How much the share of games won rises by a percent of points: each home is given some, and some is taken."""
    moved = []
    for home in range(relative.shape[1]):
        shares = []
        for points in (PUSH, -PUSH):
            pushed = relative.copy()
            pushed[:, home] += points
            shares.append(np.mean(pushed.argmax(axis=1) == home))
        moved.append((shares[0] - shares[1]) / (2 * PUSH))
    return float(np.mean(moved))
