"""How far homes are from doing equally well, and how edits change that."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Sequence
from math import inf
from statistics import mean
from typing import NamedTuple

import numpy as np

from rbdesigner.hexes import Hex
from rbdesigner.lab.games.game_row import GameResult
from rbdesigner.lab.statistics.intervals import (
    FEWEST_BLOCKS,
    FEWEST_SEEDS,
    MIRRORED,
    RESAMPLES,
    Floats,
    Interval,
    lasting_width,
    mean_interval,
    normal_width,
    share_intervals,
)


class HomeBalance(NamedTuple):
    """The results of homes with each of some seeds, compared within the seed.

    ``shares`` and ``points`` have a row for each seed and a column for each home: by how many percentage points it wins
    more than an ``even`` share of the games, and how many percent its points are above the mean of the table.
    """

    homes: tuple[Hex, ...]
    seeds: tuple[int, ...]
    shares: Floats
    points: Floats
    turns: Floats
    even: float

    @property
    def unfairness(self) -> float:
        """How many percentage points the home is off that is farthest from an even share."""
        return _farthest(self.shares)

    @property
    def score(self) -> float:
        """The unfairness by shares and by points together, which takes the fewest games to tell maps apart."""
        return _farthest(self.shares) + _farthest(self.points)

    @property
    def ahead(self) -> dict[Hex, float]:
        """How far each home is ahead of the others, by shares and points."""
        far = self.shares.mean(axis=0) + self.points.mean(axis=0)
        return dict(zip(self.homes, map(float, far), strict=True))


def _farthest(values: Floats) -> float:
    return float(np.abs(values.mean(axis=0)).max()) if values.size else 0.0


def home_balance(games: Sequence[GameResult], homes: Sequence[Hex]) -> HomeBalance:
    """Balance some homes by the games of a run; seeds in which a game has failed do not count."""
    broken = {game.seed for game in games if not game.is_played}
    won: defaultdict[int, defaultdict[Hex, list[float]]] = defaultdict(lambda: defaultdict(list))
    points: defaultdict[int, defaultdict[Hex, list[float]]] = defaultdict(lambda: defaultdict(list))
    turns: defaultdict[int, list[int]] = defaultdict(list)
    for game in games:
        # Without one of its games a seed no longer has each home at each seat equally often.
        if game.seed in broken:
            continue
        even, table = 1 / len(game.homes), mean(game.points)
        turns[game.seed].append(game.turns)
        for seat, home in enumerate(game.homes):
            won[game.seed][Hex(*home)].append(100 * ((seat == game.winner) - even))
            points[game.seed][Hex(*home)].append(100 * (game.points[seat] / table - 1) if table > 0 else 0.0)
    seeds = tuple(seed for seed in sorted(won) if all(home in won[seed] for home in homes))
    shares, above = (
        np.array([[mean(of[seed][home]) for home in homes] for seed in seeds]).reshape(len(seeds), len(homes))
        for of in (won, points)
    )
    lengths = np.array([mean(turns[seed]) for seed in seeds])
    even = 100 / max((len(game.homes) for game in games), default=max(1, len(homes)))
    return HomeBalance(tuple(homes), seeds, shares, above, lengths, even)


class BalanceChange(NamedTuple):
    """The unfairness of two maps with the same seeds, in percentage points from an even share of games won.

    ``turns`` is by how many turns games have become longer.
    """

    before: Interval
    after: Interval
    change: Interval
    turns: Interval
    seeds: int

    @property
    def is_fairer(self) -> bool:
        """Whether the second map is surely fairer; a few seeds never say so."""
        return self.seeds >= FEWEST_SEEDS and self.change.high < 0


def unfairness(balance: HomeBalance, level: float = 0.95, *, lasting: bool = False) -> Interval:
    """Give the unfairness of a map with its interval.

    It holds where those of all homes hold together (Bonferroni): some home is as far off as the surest of them at
    least, and none is farther off than any may be. That of the farthest home alone would never hold 0, as one home is
    always the farthest. ValueError without seeds.
    """
    number = len(balance.homes)
    # Of two homes one wins what the other loses: it is one look.
    looked_at = 1 if number == MIRRORED else number
    shares = share_changes(balance, 1 - (1 - level) / looked_at, lasting=lasting)
    if not all(each.is_known for each in shares):
        return Interval(balance.unfairness, -inf, inf)
    least = max(max(each.low, -each.high, 0.0) for each in shares)
    return Interval(balance.unfairness, least, max(max(each.high, -each.low) for each in shares))


def share_changes(balance: HomeBalance, level: float = 0.95, *, lasting: bool = False) -> list[Interval]:
    """Give by how many percentage points each home wins more than an even share."""
    found = share_intervals((balance.shares + balance.even).T.tolist(), level=level, lasting=lasting)
    return [Interval(*(end - balance.even for end in each)) for each in found]


def balance_change(
    before: HomeBalance, after: HomeBalance, level: float = 0.95, *, lasting: bool = False
) -> BalanceChange:
    """The change from one map to another, seed by seed.

    Intervals come from a bootstrap over the seeds of both, and are as much wider if they are to be ``lasting``. That of
    the change has no ends where all games ended alike. ValueError without a seed that both have.
    """
    seeds = sorted(set(before.seeds) & set(after.seeds))
    if not seeds:
        raise ValueError("no seed has been played on both maps")
    one, other = (_rows(each, each.shares, seeds) for each in (before, after))
    number = len(seeds)
    weights = np.random.default_rng(1).multinomial(number, [1 / number] * number, size=RESAMPLES) / number
    # Both maps get the same resamples of seeds, so that the interval knows what little luck they have in common.
    drawn = [np.abs(weights @ shares).max(axis=1) for shares in (one, other)]
    differences = drawn[1] - drawn[0]
    versions = before._replace(shares=one), after._replace(shares=other)
    was, now = (unfairness(each, level, lasting=lasting) for each in versions)
    change = _farthest(other) - _farthest(one)
    low, high = now.low - was.high, now.high - was.low  # as sure as both, where a bootstrap has no width
    if np.array_equal(one, other) or number < FEWEST_BLOCKS:
        low, high = -inf, inf
    # Without any spread the quantiles would be a point, as if there were no doubt.
    elif np.ptp(differences) > 0:
        wider = lasting_width(number, level) / normal_width(level) if lasting else 1.0
        ends = np.quantile(differences, ((1 - level) / 2, (1 + level) / 2))
        low, high = (change + wider * (float(end) - change) for end in ends)
    turns = _rows(after, after.turns, seeds) - _rows(before, before.turns, seeds)
    return BalanceChange(
        was,
        now,
        Interval(change, low, high),
        mean_interval([float(each) for each in turns]),
        number,
    )


def _rows(balance: HomeBalance, values: Floats, seeds: Sequence[int]) -> Floats:
    numbers = {seed: row for row, seed in enumerate(balance.seeds)}
    return values[[numbers[seed] for seed in seeds]]
