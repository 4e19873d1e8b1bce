"""The time line of homes: in which turn they come to each milestone, and where they part."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Iterator, Sequence
from itertools import permutations
from math import inf
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from rbdesigner.lab.games.game_row import HomeMilestones, SeatMilestones
from rbdesigner.lab.statistics.intervals import FEWEST_SEEDS, Interval, share_intervals

MILESTONES = SeatMilestones._fields
"""The names of the milestones."""
HALF = 50.0
_Booleans = NDArray[np.bool_]


class HomeMilestone(NamedTuple):
    """How soon a home comes to a milestone.

    ``turn`` is the median: the first at whose end half of the games are there, infinite if that never is. ``low`` and
    ``high`` are the ends of its interval; the higher one may be infinite, too. ``never`` is the percentage of games in
    which it never came. Each seed counts once.
    """

    home: tuple[int, int]
    milestone: str
    games: int
    turn: float
    low: float
    high: float
    never: Interval

    @property
    def is_known(self) -> bool:
        """Whether the interval has ends: of a few seeds nobody knows where they are."""
        return self.low > -inf

    @property
    def comes(self) -> bool:
        """Whether it comes in half of the games at least."""
        return self.turn < inf


class Parting(NamedTuple):
    """Two homes of which one surely comes to a milestone later than the other."""

    later: HomeMilestone
    earlier: HomeMilestone


class TimeLine(NamedTuple):
    """The milestones of homes in so many ``games`` and ``seeds``, by milestone and then by home.

    The intervals hold however often one looks. There are no games if an earlier version of the program kept them.
    """

    games: int
    seeds: int
    milestones: tuple[HomeMilestone, ...]

    def parting(self) -> Parting | None:
        """Find the earliest milestone at which the intervals of two homes are apart, and the homes farthest apart."""
        found = [each for name in MILESTONES for each in self._parted(name)]
        return min(found, key=lambda each: (each.earlier.turn, -_distance(each)), default=None)

    def _parted(self, name: str) -> Iterator[Parting]:
        homes = [each for each in self.milestones if each.milestone == name and each.is_known]
        return (Parting(*pair) for pair in permutations(homes, 2) if pair[0].low > pair[1].high)


def _distance(parting: Parting) -> float:
    return parting.later.turn - parting.earlier.turn


def time_line(rows: Iterable[HomeMilestones]) -> TimeLine:
    """The time line of the homes in some games.

    Whoever compares many intervals at many looks will find some apart by chance. These are lasting ones
    (:func:`rbdesigner.lab.statistics.intervals.lasting_width`): two of them that do not meet are six standard errors
    apart, which is more than four of their difference. So chance parts six equal homes in fewer than one of a hundred
    runs, and two of which one always gains what the other loses in one of fifteen.

    >>> from rbdesigner.lab.games.game_row import HomeMilestones, SeatMilestones
    >>> from rbdesigner.lab.statistics.time_line import time_line
    >>> turns = [((0, 0), 4), ((2, 0), 6)]
    >>> firsts = [(at, SeatMilestones(3, stone, 9, 0, 0, 0)) for at, stone in turns]
    >>> rows = [HomeMilestones(number, number, at, first, 20) for number in range(40) for at, first in firsts]
    >>> parting = time_line(rows).parting()
    >>> parting.later.home, parting.later.milestone, parting.later.turn, parting.earlier.turn
    ((2, 0), 'stone', 6, 4)
    """
    by_home: defaultdict[tuple[int, int], list[HomeMilestones]] = defaultdict(list)
    for row in rows:
        by_home[row.home].append(row)
    every = [row for home in by_home.values() for row in home]
    found = [each for _, home in sorted(by_home.items()) for each in _of_home(home)]
    found.sort(key=lambda each: (MILESTONES.index(each.milestone), each.home))
    return TimeLine(len({row.number for row in every}), len({row.seed for row in every}), tuple(found))


def _of_home(rows: Sequence[HomeMilestones]) -> Iterator[HomeMilestone]:
    seeds = _Seeds([row.seed for row in rows])
    table = np.array([row.turns for row in rows])
    for name, turns in zip(MILESTONES, table.T, strict=True):
        known = sorted({int(turn) for turn in turns} - {0})
        came = [seeds.shares((turns > 0) & (turns <= turn)) for turn in known]
        median = next((turn for turn, shares in zip(known, came, strict=True) if np.mean(shares) >= HALF - 1e-9), inf)
        ends = _ends(known, came, seeds)
        (never,) = share_intervals([seeds.shares(turns == 0)], lasting=True)
        yield HomeMilestone(rows[0].home, name, len(rows), median, *ends, never)


def _ends(known: Sequence[int], came: Sequence[Sequence[float]], seeds: _Seeds) -> tuple[float, float]:
    """Find from when to when the median may be: as long as half of the games may be there, or not (Woodruff 1952)."""
    if seeds.number < FEWEST_SEEDS:
        return -inf, inf
    nothing = seeds.shares(np.zeros(seeds.games, dtype=np.bool_))
    shares = share_intervals([nothing, *came], lasting=True)
    turns = (1, *known)
    low = next((turn for turn, share in zip(turns, shares, strict=True) if share.high >= HALF), inf)
    high = next((turn for turn, share in zip(turns, shares, strict=True) if share.low >= HALF), inf)
    return low, high


class _Seeds:
    """The games of a home, by their seeds."""

    def __init__(self, seeds: Sequence[int]) -> None:
        _, self._at, games = np.unique(seeds, return_inverse=True, return_counts=True)
        self._weights = 100 / games[self._at]
        self.number, self.games = len(games), len(seeds)

    def shares(self, so: _Booleans) -> list[float]:
        """The percentage of the games of each seed that are so."""
        found: list[float] = np.bincount(self._at, self._weights * so, minlength=self.number).tolist()
        return found
