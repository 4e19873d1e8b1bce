"""Flows of goods in the games of a run, and works: means with intervals."""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from rbdesigner.engine.core.codes import GOODS
from rbdesigner.lab.statistics.intervals import Floats, Interval
from rbdesigner.lab.statistics.turn_totals import TurnTotals

GOODS_EVENTS = ("made", "used", "lost", "left")
WORKS = ("built", "transporter", "researched", "brick")


class GoodFlow(NamedTuple):
    """The flow of a good in a game, on average: how much is made, used, lost for nothing and left.

    ``first`` is the turn by which a tenth of it was made. What is there from the beginning is made, too.
    """

    good: str
    made: Interval
    used: Interval
    lost: Interval
    left: Interval
    first: int


class WorkCount(NamedTuple):
    """The number of times that something is built, made, researched or laid in a game."""

    event: str
    thing: str
    number: Interval


def good_flows(totals: TurnTotals) -> list[GoodFlow]:
    """The flow of every good that occurs, in the order of the rules."""
    flows = []
    for good in (each.value for each in GOODS):
        if (GOODS_EVENTS[0], good) in totals.happened:
            sums = np.array([totals.sums(event, (good,), 0)[0] for event in GOODS_EVENTS])
            made, used, lost, left = totals.means(sums)
            flows.append(
                GoodFlow(good, made, used, lost, left, _first(totals.sums(GOODS_EVENTS[0], (good,), totals.turns)))
            )
    return flows


def _first(made: Floats) -> int:
    """The turn by which a tenth was made."""
    reached = np.cumsum(made.sum(axis=1))
    return int(np.argmax(10 * reached >= reached[-1]))


def work_counts(totals: TurnTotals) -> list[WorkCount]:
    """Buildings, transporters, research and bricks, those that come most often first."""
    works = [(event, thing) for event, thing in totals.happened if event in WORKS]
    if not works:
        return []
    means = totals.means(np.array([totals.sums(event, (thing,), 0)[0] for event, thing in works]))
    counts = [WorkCount(event, thing, mean) for (event, thing), mean in zip(works, means, strict=True)]
    return sorted(counts, key=lambda each: (WORKS.index(each.event), -each.number.value, each.thing))
