"""Verdicts: how homes, places in the order of play, and players have done."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Iterable, Sequence
from enum import StrEnum
from math import ceil
from statistics import fmean
from typing import NamedTuple

from rbdesigner.lab.game_row import SeatRow
from rbdesigner.lab.intervals import FEWEST_SEEDS, Interval, equality, holm, mean_intervals, sign_tests

MOST_MORE = 100_000
"""More games than this are not asked for."""

GameSeat = tuple[int, int, SeatRow]
"""The number and the seed of a game, and one of its seats."""


class Standing(NamedTuple):
    """How a home, a position or a player has done.

    ``share`` of games won, in percent; ``points`` above the mean of the table. ``probability`` that points differ from
    it as much by chance, corrected for how many were looked at; ``games`` is in how many it took part.
    """

    key: tuple[int, ...]
    games: int
    share: Interval
    points: Interval
    probability: float


class Factor(NamedTuple):
    """All homes, positions or players in their order.

    ``probability`` that they differ as much by chance.
    """

    standings: tuple[Standing, ...]
    probability: float


class FairnessAnswer(StrEnum):
    """Whether homes are fair."""

    FAIR = "fair"
    UNFAIR = "unfair"
    UNKNOWN = "unknown"


class Verdict(NamedTuple):
    """The answer of a run so far.

    ``answer`` is about the homes: ``fair`` if all win a share within ``tolerance`` percentage points of an even one,
    as sure as 95 %, ``unfair`` if one, ``worst``, surely does not. ``more`` is how many games more an answer takes
    about, if it is not known.

    >>> import rbdesigner as rb
    >>> played = rb.simulate(rb.load("scenarios/the-lake-between.json"), ["random", "random"], games=2)
    >>> played.verdict().is_clear, [home.key for home in played.verdict().homes.standings]
    (False, [(0, -1), (0, 1)])
    """

    answer: FairnessAnswer
    tolerance: float
    games: int
    seeds: int
    even: float
    worst: Standing | None
    more: int
    homes: Factor
    positions: Factor
    players: Factor

    @property
    def is_clear(self) -> bool:
        """Whether there is an answer."""
        return self.answer is not FairnessAnswer.UNKNOWN


def judged(seats: Iterable[GameSeat], players: int, tolerance: float = 5.0, looks: int = 1) -> Verdict:
    """The verdict of the seats of a run.

    ``looks``: how often the run is to be judged in all. Whoever looks often finds something by chance, so that each
    look has to be surer (Bonferroni).
    """
    found = list(seats)
    homes = _factor(found, lambda seat: seat.home, looks)
    positions, who = _factor(found, lambda seat: (seat.position,), 1), _factor(found, lambda seat: (seat.player,), 1)
    games, seeds = len({number for number, _, _ in found}), len({seed for _, seed, _ in found})
    even = 100 / players
    worst = max(homes.standings, key=lambda each: abs(each.share.value - even), default=None)
    answer = _answer(homes.standings, even, tolerance) if seeds >= FEWEST_SEEDS else FairnessAnswer.UNKNOWN
    more = 0
    if answer is FairnessAnswer.UNKNOWN and worst is not None:
        more = _more(worst, even, tolerance, games, seeds)
    return Verdict(answer, tolerance, games, seeds, even, worst, more, homes, positions, who)


def _answer(standings: Sequence[Standing], even: float, tolerance: float) -> FairnessAnswer:
    if any(each.share.low > even + tolerance or each.share.high < even - tolerance for each in standings):
        return FairnessAnswer.UNFAIR
    if all(even - tolerance <= each.share.low and each.share.high <= even + tolerance for each in standings):
        return FairnessAnswer.FAIR
    return FairnessAnswer.UNKNOWN


def _more(worst: Standing, even: float, tolerance: float, games: int, seeds: int) -> int:
    """How many games more, of whole seeds, make the interval narrow enough."""
    block = max(1, round(games / max(1, seeds)))
    wanted = max(0.2, abs(abs(worst.share.value - even) - tolerance))
    needed = games * FEWEST_SEEDS / max(1, seeds)
    if worst.share.is_known:
        needed = max(needed, games * (worst.share.half_width / wanted) ** 2)
    return min(MOST_MORE, block * max(1, ceil((needed - games) / block)))


def _percentage(interval: Interval) -> Interval:
    if not interval.is_known:
        return interval
    return Interval(interval.value, max(0.0, interval.low), min(100.0, interval.high))


def _factor(seats: Sequence[GameSeat], key: Callable[[SeatRow], tuple[int, ...]], looks: int) -> Factor:
    """How each value of a factor has done, compared within the games of a seed."""
    tables: defaultdict[int, list[int]] = defaultdict(list)
    for number, _, seat in seats:
        tables[number].append(seat.points)
    means = {number: fmean(points) for number, points in tables.items()}
    won: defaultdict[tuple[int, ...], defaultdict[int, list[float]]] = defaultdict(lambda: defaultdict(list))
    above: defaultdict[tuple[int, ...], defaultdict[int, list[float]]] = defaultdict(lambda: defaultdict(list))
    for number, seed, seat in seats:
        won[key(seat)][seed].append(100.0 * seat.won)
        above[key(seat)][seed].append(seat.points - means[number])
    keys = sorted(won)
    blocks = {each: [fmean(games) for games in above[each].values()] for each in keys}
    shares = mean_intervals([[fmean(games) for games in won[each].values()] for each in keys], 1 - 0.05 / looks)
    points = mean_intervals([blocks[each] for each in keys])
    corrected = holm(sign_tests([blocks[each] for each in keys]))
    standings = tuple(
        Standing(
            each,
            sum(map(len, won[each].values())),
            _percentage(share),
            above_mean,
            probability,
        )
        for each, share, above_mean, probability in zip(keys, shares, points, corrected, strict=True)
    )
    seeds = [seed for seed in won[keys[0]] if all(seed in won[each] for each in keys)] if keys else []
    return Factor(standings, equality([[fmean(above[each][seed]) for each in keys] for seed in seeds]))
