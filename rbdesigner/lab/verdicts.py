"""Verdicts: how homes, places in the order of play, and players have done."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Iterable, Mapping, Sequence
from enum import StrEnum
from math import ceil
from statistics import fmean
from typing import NamedTuple

from rbdesigner.lab.game_row import SeatRow
from rbdesigner.lab.intervals import FEWEST_SEEDS, Interval, equality, holm, mean_intervals, sign_tests

MOST_MORE = 100_000
"""More games than this are not asked for."""

_MIRRORED = 2
"""Of two one wins what the other loses, so that they are looked at once."""

GameSeat = tuple[int, int, SeatRow]
"""The number and the seed of a game, and one of its seats."""


class Standing(NamedTuple):
    """How a home, a position or a player has done.

    ``share`` of games won, in percent; ``points`` above the mean of the table. ``probability`` that points differ from
    it as much by chance, corrected for how many were looked at; ``games`` of ``seeds`` are those in which it took part.
    """

    key: tuple[int, ...]
    games: int
    seeds: int
    share: Interval
    points: Interval
    probability: float


class FairnessAnswer(StrEnum):
    """Whether homes, or positions, are fair."""

    FAIR = "fair"
    UNFAIR = "unfair"
    UNKNOWN = "unknown"


class Factor(NamedTuple):
    """All homes, positions or players in their order.

    ``probability`` that they differ as much by chance. ``answer``: ``fair`` if all win a share within the tolerance of
    an even one, as sure as 95 %, ``unfair`` if one, ``worst``, surely does not, though so many are looked at.
    """

    standings: tuple[Standing, ...]
    probability: float
    answer: FairnessAnswer
    worst: Standing | None


class Verdict(NamedTuple):
    """The answer of a run so far.

    ``answer`` is about the homes, and ``worst`` the one farthest from an even share; ``tolerance`` is in percentage
    points. ``more`` is how many games more an answer takes about, if it is not known.

    >>> import rbdesigner as rb
    >>> played = rb.simulate(rb.load("scenarios/the-lake-between.json"), ["random", "random"], games=2)
    >>> played.verdict().is_clear, [home.key for home in played.verdict().homes.standings]
    (False, [(0, -1), (0, 1)])
    """

    tolerance: float
    games: int
    seeds: int
    even: float
    more: int
    homes: Factor
    positions: Factor
    players: Factor

    @property
    def answer(self) -> FairnessAnswer:
        """Whether the homes are fair."""
        return self.homes.answer

    @property
    def worst(self) -> Standing | None:
        """The home that is farthest from an even share.

        Of those of which enough is known.
        """
        return self.homes.worst

    @property
    def is_clear(self) -> bool:
        """Whether there is an answer."""
        return self.answer is not FairnessAnswer.UNKNOWN


def judged(seats: Iterable[GameSeat], players: int, tolerance: float = 5.0, looks: int = 1) -> Verdict:
    """The verdict of the seats of a run.

    ``looks``: how often the run is to be judged in all. Whoever looks often finds something by chance, so that each
    look has to be surer (Bonferroni).
    """
    found, even = list(seats), 100 / players
    homes, positions, who = (
        _factor(found, key, _Wanted(even, tolerance, looks if key is _home else 1))
        for key in (_home, _position, _player)
    )
    games, seeds = len({number for number, _, _ in found}), len({seed for _, seed, _ in found})
    more = 0
    if homes.answer is FairnessAnswer.UNKNOWN and homes.worst is not None:
        more = _more(homes.worst, even, tolerance, games, seeds)
    return Verdict(tolerance, games, seeds, even, more, homes, positions, who)


class _Wanted(NamedTuple):
    """The even share, the tolerance, and how often one looks."""

    even: float
    tolerance: float
    looks: int

    def holds(self, share: Interval) -> bool:
        """Whether a share is surely within the tolerance."""
        return self.even - self.tolerance <= share.low and share.high <= self.even + self.tolerance

    def fails(self, share: Interval) -> bool:
        """Whether it surely is not."""
        return share.low > self.even + self.tolerance or share.high < self.even - self.tolerance


def _home(seat: SeatRow) -> tuple[int, ...]:
    return seat.home


def _position(seat: SeatRow) -> tuple[int, ...]:
    return (seat.position,)


def _player(seat: SeatRow) -> tuple[int, ...]:
    return (seat.player,)


def _more(worst: Standing, even: float, tolerance: float, games: int, seeds: int) -> int:
    """How many games more, of whole seeds, make the interval narrow enough."""
    block = max(1, round(games / max(1, seeds)))
    wanted = max(tolerance / 4, abs(abs(worst.share.value - even) - tolerance))
    needed = games * FEWEST_SEEDS / max(1, worst.seeds)
    if worst.share.is_known:
        needed = max(needed, games * (worst.share.half_width / wanted) ** 2)
    return min(MOST_MORE, block * max(1, ceil((needed - games) / block)))


def _percentage(interval: Interval) -> Interval:
    if not interval.is_known:
        return interval
    return Interval(interval.value, max(0.0, interval.low), min(100.0, interval.high))


BySeed = Mapping[tuple[int, ...], Mapping[int, list[float]]]
"""Values of games by what is looked at and by seed."""


def _factor(seats: Sequence[GameSeat], key: Callable[[SeatRow], tuple[int, ...]], wanted: _Wanted) -> Factor:
    """How each value of a factor has done, compared within the games of a seed."""
    won, above = _by_seed(seats, key)
    keys = sorted(won)
    won_blocks, above_blocks = ([[fmean(games) for games in of[each].values()] for each in keys] for of in (won, above))
    error = 0.05 / wanted.looks
    shares, points = mean_intervals(won_blocks, 1 - error), mean_intervals(above_blocks)
    standings = tuple(
        Standing(each, sum(map(len, won[each].values())), len(won[each]), _percentage(share), above_mean, probability)
        for each, share, above_mean, probability in zip(
            keys, shares, points, holm(sign_tests(above_blocks)), strict=True
        )
    )
    known = [each for each in standings if each.seeds >= FEWEST_SEEDS]
    worst = max(known or standings, key=lambda each: abs(each.share.value - wanted.even), default=None)
    of_many = shares if len(keys) == _MIRRORED else mean_intervals(won_blocks, 1 - error / max(1, len(keys)))
    answer = FairnessAnswer.UNKNOWN
    if any(each.seeds >= FEWEST_SEEDS and wanted.fails(share) for each, share in zip(standings, of_many, strict=True)):
        answer = FairnessAnswer.UNFAIR
    elif standings and len(known) == len(standings) and all(wanted.holds(each.share) for each in known):
        answer = FairnessAnswer.FAIR
    return Factor(standings, _equality(above, keys), answer, worst)


def _by_seed(seats: Sequence[GameSeat], key: Callable[[SeatRow], tuple[int, ...]]) -> tuple[BySeed, BySeed]:
    """The percentage of the games won, and the points above the mean of the table."""
    tables: defaultdict[int, list[int]] = defaultdict(list)
    for number, _, seat in seats:
        tables[number].append(seat.points)
    means = {number: fmean(points) for number, points in tables.items()}
    won: defaultdict[tuple[int, ...], defaultdict[int, list[float]]] = defaultdict(lambda: defaultdict(list))
    above: defaultdict[tuple[int, ...], defaultdict[int, list[float]]] = defaultdict(lambda: defaultdict(list))
    for number, seed, seat in seats:
        won[key(seat)][seed].append(100.0 * seat.won)
        above[key(seat)][seed].append(seat.points - means[number])
    return won, above


def _equality(above: BySeed, keys: Sequence[tuple[int, ...]]) -> float:
    """The probability that all differ as much by chance, in the seeds that all have."""
    seeds = [seed for seed in above[keys[0]] if all(seed in above[each] for each in keys)] if keys else []
    return equality([[fmean(above[each][seed]) for each in keys] for seed in seeds])
