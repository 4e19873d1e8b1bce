"""How goods flow in the games of a run, and what is built: means of a game."""

from __future__ import annotations

from collections import defaultdict
from typing import NamedTuple

from rbdesigner.engine.codes import GOODS
from rbdesigner.lab.run_store import RunStore

GOODS_EVENTS = ("made", "used", "lost", "left")
WORKS = ("built", "transporter", "researched", "brick")


class GoodFlow(NamedTuple):
    """How much of a good is made, used, lost for nothing and left in a game.

    On the average. ``first`` is the turn by which a tenth of it was made. What is there from the beginning is made,
    too.
    """

    good: str
    made: float
    used: float
    lost: float
    left: float
    first: int


class WorkCount(NamedTuple):
    """How often something is built, made, researched or laid in a game."""

    event: str
    thing: str
    number: float


def good_flows(store: RunStore, run: int, games: int) -> list[GoodFlow]:
    """The flow of every good that occurs, in the order of the rules."""
    sums: defaultdict[tuple[str, str], dict[int, int]] = defaultdict(dict)
    for event, thing, turn, number in store.totals(run):
        sums[event, thing][turn] = number
    flows = []
    for good in (each.value for each in GOODS):
        made = sums[GOODS_EVENTS[0], good]
        if made:
            means = [sum(sums[event, good].values()) / games for event in GOODS_EVENTS]
            flows.append(GoodFlow(good, means[0], means[1], means[2], means[3], _first(made)))
    return flows


def _first(made: dict[int, int]) -> int:
    """The turn by which a tenth was made."""
    reached, all_of_it = 0, sum(made.values())
    for turn in sorted(made):
        reached += made[turn]
        if 10 * reached >= all_of_it:
            return turn
    return 0


def work_counts(store: RunStore, run: int, games: int) -> list[WorkCount]:
    """Buildings, transporters, research and bricks, those that come most often first."""
    sums: defaultdict[tuple[str, str], int] = defaultdict(int)
    for event, thing, _, number in store.totals(run):
        if event in WORKS:
            sums[event, thing] += number
    ranked = sorted(sums.items(), key=lambda each: (WORKS.index(each[0][0]), -each[1], each[0][1]))
    return [WorkCount(event, thing, number / games) for (event, thing), number in ranked]
