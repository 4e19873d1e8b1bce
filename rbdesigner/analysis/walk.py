"""How far it is from a home: steps, and the turns that a donkey takes for them."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import NamedTuple

from rbdesigner.analysis.land import Land, Net, Passages
from rbdesigner.hexes import Hex
from rbdesigner.rules.tables import MOVES, TransporterKind

NEVER = 1 << 20
"""Steps or turns to where there is no way."""
ROAD_STEPS = MOVES[TransporterKind.DONKEY]
"""So many steps a donkey makes in a turn on roads; without a road it makes one (M3)."""


class Far(NamedTuple):
    """How far a tile is: turns of a donkey, and steps."""

    turns: int
    steps: int


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
    tiles: dict[Hex, Far]


def leaps_of(passages: Passages) -> Net:
    """Give for each region those that a donkey reaches in one turn."""
    if not passages.has_roads:
        return passages.beside
    return [beside + _along_roads(passages.roads, region) for region, beside in enumerate(passages.beside)]


def _along_roads(roads: Net, start: int) -> list[int]:
    """The regions that roads reach in one turn, without those one step away."""
    found, row = {start, *roads[start]}, roads[start]
    further: list[int] = []
    for _ in range(ROAD_STEPS - 1):
        row = [beyond for region in row for beyond in roads[region] if beyond not in found]
        found.update(row)
        further += row
    return further


def spread(net: Net, start: int) -> tuple[list[int], list[int]]:
    """How far each region is from a start, and those that are reached in this order."""
    far = [NEVER] * len(net)
    far[start] = 0
    order = [start]
    for region in order:
        here = far[region] + 1
        for beyond in net[region]:
            if far[beyond] > here:
                far[beyond] = here
                order.append(beyond)
    return far, order


def walk_from(land: Land, start: int, passages: Passages, leaps: Net) -> Walk:
    """The ways from a region of a home."""
    turns, order = spread(leaps, start)
    steps = spread(passages.beside, start)[0] if passages.has_roads else turns
    tiles: dict[Hex, Far] = {}
    for region in order:
        place, far = land.place_of[region], Far(turns[region], steps[region])
        before = tiles.get(place)
        tiles[place] = far if before is None else Far(before.turns, min(before.steps, far.steps))
    return Walk(leaps, turns, steps, order, tiles)


def tiles_of(land: Land, walk: Walk, regions: Iterable[int]) -> dict[Hex, Far]:
    """Measure how far the tiles of these regions are, by the nearest of their regions.

    Tiles that cannot be reached are left out.
    """
    found: dict[Hex, Far] = {}
    for region in regions:
        turns = walk.turns[region]
        if turns < NEVER:
            place = land.place_of[region]
            far = Far(turns, walk.steps[region])
            found[place] = min(far, found.get(place, far))
    return found
