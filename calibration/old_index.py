"""The points that homes were told by before there was a prediction, to be compared with it."""

from __future__ import annotations

from typing import NamedTuple

from rbdesigner.analysis.facts import Goal, HomeFacts
from rbdesigner.analysis.leads import FAR


class Measure(NamedTuple):
    """A measure that makes a home worth more.

    It is the way to the nearest (1) or second nearest (2) of a goal, worth its ``points`` at no distance and nothing
    from ``FAR`` turns on. Without a goal it is a number of tiles, worth its points from ``enough`` on.
    """

    key: str
    points: float
    goal: Goal | None = None
    rank: int = 1
    enough: int = 0

    def value(self, home: HomeFacts) -> int | None:
        """The turns, None without a way, or the number of tiles."""
        if self.goal is not None:
            ways = home.ways[self.goal]
            return ways[self.rank - 1].turns if len(ways) >= self.rank else None
        if self.key == "room":
            return len(home.land[1].room)
        return home.first_reached

    def worth(self, value: int | None) -> float:
        """The points of a value."""
        if self.goal is None:
            return self.points * min(value or 0, self.enough) / self.enough
        return self.points * (FAR - min(FAR, FAR if value is None else value)) / FAR


MEASURES = (
    Measure("woods-1", 16, Goal.WOODS, 1),
    Measure("woods-2", 8, Goal.WOODS, 2),
    Measure("rock-1", 12, Goal.ROCK, 1),
    Measure("rock-2", 4, Goal.ROCK, 2),
    Measure("pasture-1", 8, Goal.PASTURE, 1),
    Measure("pasture-2", 4, Goal.PASTURE, 2),
    Measure("mountain-1", 12, Goal.MOUNTAIN, 1),
    Measure("mountain-2", 8, Goal.MOUNTAIN, 2),
    Measure("sea-1", 4, Goal.SEA, 1),
    Measure("river-1", 4, Goal.RIVER, 1),
    Measure("room", 8, enough=18),
    Measure("first", 12, enough=12),
)
"""The measures; a home that has everything at hand is worth 100."""


def home_worth(home: HomeFacts) -> float:
    """The points of a home."""
    return sum(measure.worth(measure.value(home)) for measure in MEASURES)
