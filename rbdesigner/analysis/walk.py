"""How far it is from a home: steps, and the turns that a donkey takes for them."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import NamedTuple

from rbdesigner.analysis.facts import Distance
from rbdesigner.hexes import Hex, distance
from rbdesigner.rules.tables import MOVES, TransporterKind
from rbdesigner.scenario.land import NEVER, Land, Net, Passages, distances_from
from rbdesigner.scenario.model import Scenario

ROAD_STEPS = MOVES[TransporterKind.DONKEY]
"""The steps that a donkey makes in a turn on roads; without a road it makes one (M3)."""


@dataclass(frozen=True, slots=True)
class Walk:
    """The ways from a region.

    ``leaps`` lead from each region to those that a donkey reaches in one turn. ``turns`` and ``steps`` say how far each
    region is, ``order`` has those it can reach, the nearest first; ``tiles`` are the tiles reached.
    """

    leaps: Net
    turns: list[int]
    steps: list[int]
    order: list[int]
    tiles: dict[Hex, Distance]


def leaps_of(passages: Passages) -> Net:
    """Give for each region those that a donkey reaches in one turn."""
    if not passages.has_roads:
        return passages.beside
    return [
        beside + _along_roads(passages.roads, region) if passages.roads[region] else beside
        for region, beside in enumerate(passages.beside)
    ]


def _along_roads(roads: Net, start: int) -> list[int]:
    """The regions that roads reach in one turn, without those one step away."""
    found, row = {start, *roads[start]}, roads[start]
    further: list[int] = []
    for _ in range(ROAD_STEPS - 1):
        row = [beyond for region in row for beyond in roads[region] if beyond not in found]
        found.update(row)
        further += row
    return further


def walk_from(land: Land, start: int, passages: Passages, leaps: Net) -> Walk:
    """The ways from a region of a home."""
    turns, order = distances_from(leaps, start)
    steps = distances_from(passages.beside, start)[0] if passages.has_roads else turns
    tiles: dict[Hex, Distance] = {}
    for region in order:
        place, far = land.place_of[region], Distance(turns[region], steps[region])
        before = tiles.get(place)
        # Regions come in the order of turns, so the first has the fewest; steps may still be fewer elsewhere on the
        # tile.
        tiles[place] = far if before is None else Distance(before.turns, min(before.steps, far.steps))
    return Walk(leaps, turns, steps, order, tiles)


def tile_distances(land: Land, walk: Walk, regions: Iterable[int]) -> dict[Hex, Distance]:
    """Measure how far the tiles of these regions are, by the nearest of their regions.

    Tiles that cannot be reached are left out.
    """
    found: dict[Hex, Distance] = {}
    for region in regions:
        turns = walk.turns[region]
        if turns < NEVER:
            place = land.place_of[region]
            far = Distance(turns, walk.steps[region])
            found[place] = min(far, found.get(place, far))
    return found


class Measurement(NamedTuple):
    """The distance of two places.

    ``turns`` is how many a donkey takes, None if there is no way for it; ``way`` is where each of them ends.
    """

    tiles: int
    turns: int | None
    way: tuple[Hex, ...]


class DistanceMeasure:
    """Measures from one place to others, in the map as it is now.

    A donkey begins in the region of the half-edge, and may end in any region of a tile. Walls keep it out, whoever owns
    them.
    """

    def __init__(self, scenario: Scenario, start: Hex, half_edge: int) -> None:
        self.start = start
        self._land = Land(scenario)
        self._walk: Walk | None = None
        if start in self._land.of_tile:
            passages = self._land.passages(None)
            self._walk = walk_from(self._land, self._land.region(start, half_edge), passages, leaps_of(passages))

    def to(self, end: Hex) -> Measurement:
        """The distance to a place."""
        tiles, walk = distance(self.start, end), self._walk
        if walk is None or end not in self._land.of_tile:
            return Measurement(tiles, None, ())
        region = min(self._land.of_tile[end], key=walk.turns.__getitem__)
        turns = walk.turns[region]
        if turns >= NEVER:
            return Measurement(tiles, None, ())
        way = [region]
        while walk.turns[way[-1]]:
            nearer = walk.turns[way[-1]] - 1
            way.append(next(before for before in walk.leaps[way[-1]] if walk.turns[before] == nearer))
        return Measurement(tiles, turns, tuple(self._land.place_of[each] for each in reversed(way)))
