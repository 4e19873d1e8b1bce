"""Totals of a run by turn, and their means of a game."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Collection, Iterable, Sequence

import numpy as np

from rbdesigner.lab.games.game_row import TurnTotal
from rbdesigner.lab.statistics.intervals import GROUPS, Floats, Interval, group_intervals, seed_group

Owned = Callable[[tuple[int, int] | None], bool]
"""Whether what happened to somebody from this home counts."""


class TurnTotals:
    """The totals of a run; ``seeds`` are those of its games that came to their end, one for each game."""

    def __init__(self, totals: Sequence[TurnTotal], seeds: Iterable[int]) -> None:
        self.is_grouped = all(len(total.amounts) == GROUPS for total in totals)
        self.games = self.grouped((seed, 1.0) for seed in seeds)
        self.turns = max((total.turn for total in totals), default=0)
        """The last turn in which anything happened."""
        self._totals: defaultdict[tuple[str, str], list[TurnTotal]] = defaultdict(list)
        for total in totals:
            self._totals[total.event, total.thing].append(total)

    @property
    def happened(self) -> Collection[tuple[str, str]]:
        """All that happened: event and thing."""
        return self._totals.keys()

    def grouped(self, amounts: Iterable[tuple[int, float]]) -> Floats:
        """Sum amounts, which come with their seeds, for each group; one sum where groups are not known."""
        sums = np.zeros(GROUPS)
        for seed, amount in amounts:
            sums[seed_group(seed)] += amount
        return sums if self.is_grouped else sums.sum(keepdims=True)

    def sums(self, event: str, things: Iterable[str], turns: int, of: Owned = lambda _: True) -> Floats:
        """Count how often something happened in each turn, for each group of seeds.

        There is a row for each turn from 0 to ``turns``, to which later ones are added, and a column for each group.
        """
        found = np.zeros((turns + 1, len(self.games)))
        for thing in things:
            for total in self._totals.get((event, thing), ()):
                if of(total.home):
                    found[min(total.turn, turns)] += total.amounts
        return found

    def means(self, sums: Floats) -> list[Interval]:
        """The mean of a game for each row of sums, with its interval."""
        return group_intervals(sums, self.games)
