"""Verdicts on how homes, places in the order of play, and players have done.

Whoever plays until it is clear looks again and again, and so does whoever plays on: shares of games won have lasting
intervals, which hold at all looks together. A share is that of the games that were played; its interval is about the
long run, and goes by points as well (:mod:`rbdesigner.lab.statistics.near_wins`).
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Iterable, Mapping, Sequence
from enum import StrEnum
from math import ceil, log10
from statistics import fmean
from typing import NamedTuple

import numpy as np

from rbdesigner.lab.games.game_row import SeatRow
from rbdesigner.lab.statistics.intervals import (
    FEWEST_SEEDS,
    MIRRORED,
    Floats,
    Interval,
    equality,
    holm,
    lasting_width,
    mean_intervals,
    share_intervals,
    sign_tests,
)
from rbdesigner.lab.statistics.near_wins import won_parts

MOST_MORE = 100_000
"""The most games that are asked for."""

_VAGUE = 10
"""Ends that are farther apart than so many times tell nothing together."""
UNEQUAL = 0.01
"""Homes that differ so much with so small a probability are surely not equal.

It is less than the usual 5 %, as one looks again and again: of maps with equal homes 2 % are said to be unequal within
four looks (every hundred games), 4 % within ten and 5 % within sixteen.
"""

GameSeat = tuple[int, int, SeatRow]
"""The number and the seed of a game, and one of its seats."""


class Standing(NamedTuple):
    """The result of a home, a position or a player.

    ``share`` of games won is in percent, ``points`` are those above the mean of the table. Both are means over the
    seeds, of which each counts once, whether all its games are there or not. ``probability`` is that of points that
    differ from it as much by chance, corrected for how many were looked at; ``games`` of ``seeds`` are those in which
    it took part.
    """

    key: tuple[int, ...]
    games: int
    seeds: int
    share: Interval
    points: Interval
    probability: float


class FairnessAnswer(StrEnum):
    """The answer to whether homes, or positions, are fair."""

    FAIR = "fair"
    UNFAIR = "unfair"
    UNKNOWN = "unknown"


class Factor(NamedTuple):
    """All homes, positions or players in their order.

    ``probability`` is that of so great differences by chance. ``answer`` is ``fair`` if all win a share within the
    tolerance of an even one, as sure as 95 %, ``unfair`` if one, ``worst``, surely does not, though so many are looked
    at.
    """

    standings: tuple[Standing, ...]
    probability: float
    answer: FairnessAnswer
    worst: Standing | None

    @property
    def is_unequal(self) -> bool:
        """Whether they surely are not all equal; nobody may know yet which one is unfair, if any is."""
        return len(self.standings) > 1 and self.probability < UNEQUAL


class MoreGames(NamedTuple):
    """The number of further games that an answer takes: ``least`` to ``most``, as far as those played tell."""

    least: int
    most: int

    @property
    def is_vague(self) -> bool:
        """Whether the numbers are too far apart to be worth telling.

        As long as little is known they swing from look to look.
        """
        return not self.least < self.most <= _VAGUE * self.least


class Verdict(NamedTuple):
    """The answer of a run so far.

    ``answer`` is about the homes, and ``worst`` the one farthest from an even share; ``tolerance`` is in percentage
    points. ``more`` is about how many further games an answer takes, none if it is known.

    >>> import rbdesigner as rb
    >>> played = rb.simulate(rb.load("scenarios/the-lake-between.rbmap"), ["random", "random"], games=2)
    >>> played.verdict().is_clear, [home.key for home in played.verdict().homes.standings]
    (False, [(0, -1), (0, 1)])
    """

    tolerance: float
    games: int
    seeds: int
    even: float
    more: MoreGames
    homes: Factor
    positions: Factor
    players: Factor

    @property
    def answer(self) -> FairnessAnswer:
        """Whether the homes are fair."""
        return self.homes.answer

    @property
    def worst(self) -> Standing | None:
        """The home that is farthest from an even share, of those of which enough is known."""
        return self.homes.worst

    @property
    def is_clear(self) -> bool:
        """Whether there is an answer."""
        return self.answer is not FairnessAnswer.UNKNOWN


def judged(seats: Iterable[GameSeat], players: int, tolerance: float = 5.0) -> Verdict:
    """The verdict of the seats of a run, however often it has been asked for."""
    found, even = list(seats), 100 / players
    parts, wanted = _won_parts(found), _Wanted(even, tolerance)
    homes, positions, who = (_factor(found, parts, key, wanted) for key in (_home, _position, _player))
    games, seeds = len({number for number, _, _ in found}), len({seed for _, seed, _ in found})
    more = MoreGames(0, 0)
    if homes.answer is FairnessAnswer.UNKNOWN and homes.worst is not None:
        more = _more(homes.worst, even, tolerance, games, seeds)
    return Verdict(tolerance, games, seeds, even, more, homes, positions, who)


class _Wanted(NamedTuple):
    """The even share and the tolerance."""

    even: float
    tolerance: float

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


def _more(worst: Standing, even: float, tolerance: float, games: int, seeds: int) -> MoreGames:
    """Estimate how many further games, of whole seeds, make the interval narrow enough.

    The share may well be a standard error off on either side: with the nearer one to the edge of the tolerance it takes
    the most games, with the farther one the least.
    """
    block = max(1, round(games / max(1, seeds)))
    fewest = games * FEWEST_SEEDS / max(1, worst.seeds)
    needed = [fewest, fewest]
    if worst.share.is_known:
        error = worst.share.half_width / lasting_width(worst.seeds)
        # An interval has to shrink until it lies on one side of the tolerance's edge.
        gap = abs(abs(worst.share.value - even) - tolerance)
        for end, wanted in enumerate((gap + error, max(tolerance / 4, gap - error))):
            # The width falls with the root of the games.
            needed[end] = max(fewest, games * (worst.share.half_width / wanted) ** 2)
    return MoreGames(*(min(MOST_MORE, block * max(1, ceil(_rounded(each - games) / block))) for each in needed))


def _rounded(number: float) -> float:
    """Round a number: what is counted in hundreds is known to tens at best."""
    step = 10.0 ** max(0, int(log10(max(1.0, number))) - 1)
    return step * ceil(number / step)


BySeed = Mapping[tuple[int, ...], Mapping[int, list[float]]]
"""Values of games by what is looked at and by seed."""


def _factor(
    seats: Sequence[GameSeat], parts: Floats, key: Callable[[SeatRow], tuple[int, ...]], wanted: _Wanted
) -> Factor:
    """How each value of a factor has done, compared within the games of a seed; ``parts`` are those of the seats."""
    won, near, above = _by_seed(seats, parts, key)
    keys = sorted(won)
    won_blocks, near_blocks, above_blocks = (
        [[fmean(games) for games in of[each].values()] for each in keys] for of in (won, near, above)
    )
    size = min((fmean(map(len, of.values())) for of in won.values()), default=1.0)
    (shares, answer), points = judged_shares(won_blocks, near_blocks, *wanted, games=size), mean_intervals(above_blocks)
    probabilities, together = _chances(above, keys, above_blocks)
    standings = tuple(
        Standing(each, sum(map(len, won[each].values())), len(won[each]), share, above_mean, probability)
        for each, share, above_mean, probability in zip(keys, shares, points, probabilities, strict=True)
    )
    known = [each for each in standings if each.seeds >= FEWEST_SEEDS]
    worst = max(known or standings, key=lambda each: abs(each.share.value - wanted.even), default=None)
    return Factor(standings, together, answer, worst)


class JudgedShares(NamedTuple):
    """The shares of games that homes, positions or players have won, with lasting intervals, and the answer."""

    shares: list[Interval]
    answer: FairnessAnswer


def judged_shares(
    won: Sequence[Sequence[float]], near: Sequence[Sequence[float]], even: float, tolerance: float, *, games: float
) -> JudgedShares:
    """Judge shares of games won by the percentage of each block of so many games that each has ``won``.

    ``near`` are the percentages that count as won. Each has a row of blocks.

    >>> from rbdesigner.lab.statistics.verdicts import judged_shares
    >>> won = [[50.0, 100.0, 50.0, 0.0] * 200, [50.0, 0.0, 50.0, 100.0] * 200]
    >>> found = judged_shares(won, won, even=50, tolerance=5, games=2)
    >>> [round(end) for end in found.shares[0]], str(found.answer)
    ([50, 46, 54], 'fair')
    """
    wanted, shares = _Wanted(even, tolerance), _shares(won, near, games)
    # One of many is easily off by chance: each interval is as sure as all together have to be (Bonferroni).
    looked_at = 1 if len(won) == MIRRORED else max(1, len(won))
    of_many = _shares(won, near, games, level=1 - 0.05 / looked_at)
    known = [len(blocks) >= FEWEST_SEEDS for blocks in won]
    answer = FairnessAnswer.UNKNOWN
    if any(is_known and wanted.fails(share) for is_known, share in zip(known, of_many, strict=True)):
        answer = FairnessAnswer.UNFAIR
    # Fair is said of all of them, so that each has to be known.
    elif won and all(known) and all(map(wanted.holds, shares)):
        answer = FairnessAnswer.FAIR
    return JudgedShares(shares, answer)


def _shares(
    won: Sequence[Sequence[float]], near: Sequence[Sequence[float]], games: float, level: float = 0.95
) -> list[Interval]:
    """The shares of games won in blocks of so many, with lasting intervals by how near each was to being won."""
    found = share_intervals(near, level=level, lasting=True, games=games)
    values = map(fmean, won)
    return [Interval(each, min(each, ends.low), max(each, ends.high)) for each, ends in zip(values, found, strict=True)]


def _chances(
    above: BySeed, keys: Sequence[tuple[int, ...]], blocks: Sequence[Sequence[float]]
) -> tuple[tuple[float, ...], float]:
    """Give the probability of each by chance alone, and that of all together.

    For two that mirror each other there is one question, and one answer.
    """
    if len(keys) == MIRRORED and len(blocks[0]) == len(blocks[1]) and np.allclose(np.asarray(blocks).sum(axis=0), 0):
        (only,) = sign_tests(blocks[:1])
        return (only, only), only
    return holm(sign_tests(blocks)), _equality(above, keys)


def _won_parts(seats: Sequence[GameSeat]) -> Floats:
    """The percentage of its game that counts as won by each of these seats, which are those of whole games."""
    games: defaultdict[int, list[int]] = defaultdict(list)
    for place, (number, _, _) in enumerate(seats):
        games[number].append(place)
    parts = np.zeros(len(seats))
    if games:
        tables = [[seats[place][2] for place in game] for game in games.values()]
        points = [[seat.points for seat in table] for table in tables]
        homes = [[seat.home for seat in table] for table in tables]
        won = [[seat.won for seat in table] for table in tables]
        parts[np.array(list(games.values()))] = won_parts(points, homes, won)
    return parts


def _by_seed(
    seats: Sequence[GameSeat], parts: Floats, key: Callable[[SeatRow], tuple[int, ...]]
) -> tuple[BySeed, BySeed, BySeed]:
    """The percentage of the games won, that of games that count as won, and the points above the mean of the table."""
    tables: defaultdict[int, list[int]] = defaultdict(list)
    for number, _, seat in seats:
        tables[number].append(seat.points)
    means = {number: fmean(points) for number, points in tables.items()}
    won: defaultdict[tuple[int, ...], defaultdict[int, list[float]]] = defaultdict(lambda: defaultdict(list))
    near: defaultdict[tuple[int, ...], defaultdict[int, list[float]]] = defaultdict(lambda: defaultdict(list))
    above: defaultdict[tuple[int, ...], defaultdict[int, list[float]]] = defaultdict(lambda: defaultdict(list))
    for (number, seed, seat), part in zip(seats, parts.tolist(), strict=True):
        # By seed, as its games share their luck and are no independent samples.
        won[key(seat)][seed].append(100.0 * seat.won)
        near[key(seat)][seed].append(part)
        above[key(seat)][seed].append(seat.points - means[number])
    return won, near, above


def _equality(above: BySeed, keys: Sequence[tuple[int, ...]]) -> float:
    """The probability that all differ as much by chance, in the seeds that all have."""
    seeds = [seed for seed in above[keys[0]] if all(seed in above[each] for each in keys)] if keys else []
    return equality([[fmean(above[each][seed]) for each in keys] for seed in seeds])
