"""Works out the ways from the homes of a map once, and judges how fair the homes are.

The points are those of :mod:`rbdesigner.analysis.fairness`; only terrains and homes may change meanwhile. A judgement
takes a tenth of a millisecond, so that a search can make thousands.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass

from rbdesigner.analysis.facts import RADII, Goal
from rbdesigner.analysis.fairness import MEASURES, Measure
from rbdesigner.analysis.walk import leaps_of, tile_distances, walk_from
from rbdesigner.checks.starts import COMPARED, STEPS
from rbdesigner.hexes import Hex
from rbdesigner.scenario.land import Land
from rbdesigner.scenario.model import Scenario
from rbdesigner.tiles import LANDS, Terrain

UNEQUAL, POOR, UNWISHED = 4.0, 6.0, 40.0
"""The points of fairness that unequal homes, poor homes and homes on unwished terrain cost: the checks advise against
them."""
RICH = 0.03
"""Points of fairness that a point of the poorest home is worth: of two fair maps the richer is better."""


@dataclass(frozen=True, slots=True)
class _View:
    """A home seen from its place: the land it reaches, the nearest first, and what does not depend on terrains."""

    ways: list[tuple[int, int, Hex]]
    turns: dict[Hex, int]
    waters: float


@dataclass(frozen=True, slots=True)
class Balance:
    """The quality of homes: their fairness, and a score of all that counts."""

    index: float
    score: float


def _measure(key: str) -> Measure:
    return next(each for each in MEASURES if each.key == key)


_ROOM, _FIRST = _measure("room"), _measure("first")
_RANKS: dict[Terrain, tuple[Measure, ...]] = {
    terrain: tuple(each for each in MEASURES if each.goal is not None and each.goal.value == terrain.value)
    for terrain in LANDS
}
"""For each terrain the measures of the nearest and the second nearest tile of it."""


class HomeViews:
    """The ways on the land of a map, from the places where homes may stand."""

    def __init__(self, scenario: Scenario, wished: Collection[Terrain]) -> None:
        self._wished = wished
        self._land = Land(scenario)
        self._passages = self._land.passages(None)
        self._leaps = leaps_of(self._passages)
        self._waters = {Goal.SEA: self._land.at_sea(), Goal.RIVER: self._land.at_rivers()}
        self._views: dict[tuple[Hex, int], _View] = {}
        self._firsts: tuple[Sequence[tuple[Hex, int]], list[int]] = ((), [])

    def _view(self, home: tuple[Hex, int]) -> _View:
        found = self._views.get(home)
        if found is None:
            walk = walk_from(self._land, self._land.region(*home), self._passages, self._leaps)
            waters = 0.0
            for goal, regions in self._waters.items():
                turns = min((far.turns for far in tile_distances(self._land, walk, regions).values()), default=None)
                waters += sum(each.worth(turns) for each in MEASURES if each.goal is goal)
            ways = sorted((far.turns, far.steps, place) for place, far in walk.tiles.items())
            found = _View(ways, {place: far.turns for place, far in walk.tiles.items()}, waters)
            self._views[home] = found
        return found

    def balance(self, homes: Sequence[tuple[Hex, int]], terrains: dict[Hex, Terrain]) -> Balance:
        """How fair and good homes at these places and half-edges would be."""
        firsts = self._first_reached(homes)
        worths, counts, blame = [], [], 0.0
        for home, first in zip(homes, firsts, strict=True):
            worth, near = self._worth(home, first, terrains)
            worths.append(worth)
            counts.append(near)
            blame += UNWISHED * (terrains[home[0]] not in self._wished)
            blame += POOR * sum(near[terrain] == 0 for terrain in (Terrain.WOODS, Terrain.ROCK, Terrain.PASTURE))
        least, most = min(worths), max(worths)
        index = 100 * least / most if most else 100.0
        for terrain in COMPARED:
            numbers = [near[terrain] for near in counts]
            blame += UNEQUAL * max(0, max(numbers) - 2 * min(numbers) - 1)
        return Balance(index, index - blame + RICH * least)

    def worths(self, homes: Sequence[tuple[Hex, int]], terrains: dict[Hex, Terrain]) -> list[float]:
        """The points of each of these homes."""
        firsts = self._first_reached(homes)
        return [self._worth(home, first, terrains)[0] for home, first in zip(homes, firsts, strict=True)]

    def waters(self, homes: Sequence[tuple[Hex, int]]) -> list[float]:
        """The points of each of these homes for its ways to the sea and to rivers."""
        return [self._view(home).waters for home in homes]

    def _worth(
        self, home: tuple[Hex, int], first: int, terrains: dict[Hex, Terrain]
    ) -> tuple[float, dict[Terrain, int]]:
        """The points of a home, and how many tiles of each terrain are near."""
        view = self._view(home)
        worth = view.waters + _FIRST.worth(first)
        near, seen, room = dict.fromkeys(Terrain, 0), dict.fromkeys(Terrain, 0), 0
        for turns, steps, place in view.ways:
            terrain = terrains[place]
            number = seen[terrain]
            ranks = _RANKS[terrain]
            if number < len(ranks):
                seen[terrain] = number + 1
                worth += ranks[number].worth(turns)
            if steps <= STEPS:
                near[terrain] += 1
            if steps <= RADII[1] and terrain is not Terrain.DESERT:
                room += 1
        return worth + _ROOM.worth(room), near

    def _first_reached(self, homes: Sequence[tuple[Hex, int]]) -> list[int]:
        """How many tiles each home reaches before all others."""
        if self._firsts[0] == homes:
            return self._firsts[1]
        views = [self._view(home).turns for home in homes]
        firsts = [0] * len(homes)
        for place in dict.fromkeys(place for view in views for place in view):
            arrivals = sorted((view[place], number) for number, view in enumerate(views) if place in view)
            if len(arrivals) == 1 or arrivals[0][0] < arrivals[1][0]:
                firsts[arrivals[0][1]] += 1
        self._firsts = (tuple(homes), firsts)
        return firsts
