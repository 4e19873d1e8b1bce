"""Where the spots of the engine lie on the map, and the ground of each: its part of the tile."""

from __future__ import annotations

import math
from collections.abc import Iterable, Iterator, Sequence
from functools import lru_cache
from itertools import pairwise
from typing import NamedTuple

from rbdesigner.engine.core.state import GameState
from rbdesigner.engine.core.topology import DOCK, RIVER, SEA, Topology
from rbdesigner.geometry import (
    BANK_WIDTH,
    RIVER_WIDTH,
    Curve,
    along,
    half_edge_middle,
    outlines,
    regions,
    river_curves,
    true_point,
)
from rbdesigner.hexes import Hex, Orientation, corner, position
from rbdesigner.scenario.model import Scenario
from rbdesigner.tiles import Rivers

Point = tuple[float, float]


def regions_joined(state: GameState, spot: int) -> list[int]:
    """List the regions that bridges join to this one, in the order of the topology; another spot is alone."""
    regions, root = state.topology.regions_of[state.topology.spot_tiles[spot]], state.root
    return [each for each in regions if root[each] == root[spot]] or [spot]


def points_of(state: GameState, scenario: Scenario, spot: int) -> tuple[Point, ...]:
    """The points of a spot, one for each of the regions that bridges join."""
    return tuple([point_of(state.topology, scenario, each) for each in regions_joined(state, spot)])


def point_of(topology: Topology, scenario: Scenario, spot: int) -> Point:
    """The point of the map, in tile radii, by which a spot is shown and clicked."""
    place = topology.places[topology.spot_tiles[spot]]
    within = _within(
        scenario.tiles[place].rivers, topology.spot_kinds[spot], topology.spot_numbers[spot], scenario.orientation
    )
    x, y = position(place, scenario.orientation)
    return x + within[0], y + within[1]


@lru_cache(maxsize=4096)
def _within(rivers: Rivers, kind: int, number: int, orientation: Orientation) -> Point:
    if kind == SEA:
        return 0.0, 0.0
    if kind == DOCK:
        x, y = true_point(half_edge_middle(number), orientation)
        return 0.86 * x, 0.86 * y
    if kind == RIVER:
        curves = river_curves(rivers)[next(n for n, river in enumerate(rivers) if number in river)]
        return true_point(along(curves[0], 0.5)[0], orientation)
    return true_point(next(region.anchor for region in regions(rivers) if region.name == number), orientation)


def room_of(topology: Topology, scenario: Scenario, region: int) -> float:
    """How far it is from the point of a region to its bounds, in tile radii."""
    rivers = scenario.tiles[topology.places[topology.spot_tiles[region]]].rivers
    return next(found.room for found in regions(rivers) if found.name == topology.spot_numbers[region])


BED = RIVER_WIDTH / 2 + BANK_WIDTH
"""How far the ground of a river reaches from its middle, in tile radii."""
WET = RIVER_WIDTH / 2 + BANK_WIDTH / 2
"""How far the ground of a region keeps from the middle of a river, in tile radii."""
_QUAY_DEPTH, _QUAY_HALF = 0.4, 0.22
"""How far the ground of a dock reaches in, in parts of the way to the middle; half its length, in tile radii."""
_STEPS = 24
"""A curve of a river is measured as so many straight pieces."""


class SpotArea(NamedTuple):
    """The part of a tile that a spot is: a region, the sea, a river, or the shore at a half-edge.

    ``numbers`` name the spot on its tile; there are several for regions that bridges join.
    """

    place: Hex
    rivers: Rivers
    kind: int
    numbers: tuple[int, ...]

    def contains(self, point: Point, orientation: Orientation) -> bool:
        """Whether a point of the map lies on it."""
        x, y = position(self.place, orientation)
        at = point[0] - x, point[1] - y
        if not _is_within(at, _rim(orientation)):
            return False
        if self.kind == SEA:
            return True
        if self.kind == DOCK:
            return _is_within(at, quay(self.numbers[0], orientation))
        if self.kind == RIVER:
            return _away(at, _courses(courses_of(self.rivers, self.numbers[0]), orientation)) <= BED
        rims = _rims(self.rivers, orientation)
        is_land = any(_is_within(at, rims[number]) for number in self.numbers)
        return is_land and _away(at, _courses(river_curves(self.rivers), orientation)) >= WET


def ground_of(state: GameState, shown: Scenario, spot: int) -> SpotArea:
    """The ground of a spot."""
    topology = state.topology
    place = topology.places[topology.spot_tiles[spot]]
    numbers = tuple([topology.spot_numbers[each] for each in regions_joined(state, spot)])
    return SpotArea(place, shown.tiles[place].rivers, topology.spot_kinds[spot], numbers)


def courses_of(rivers: Rivers, number: int) -> tuple[tuple[Curve, ...], ...]:
    """The curves of the river of a tile that a spot is called by."""
    return tuple(curves for river, curves in zip(rivers, river_curves(rivers), strict=True) if number in river)


def quay(half_edge: int, orientation: Orientation) -> tuple[Point, ...]:
    """The corners of the ground of a dock: a strip along its half-edge."""
    x, y = true_point(half_edge_middle(half_edge), orientation)
    (x0, y0), (x1, y1) = corner(half_edge // 2, orientation), corner(half_edge // 2 + 1, orientation)
    dx, dy = _QUAY_HALF * (x1 - x0), _QUAY_HALF * (y1 - y0)
    inx, iny = -_QUAY_DEPTH * (x0 + x1) / 2, -_QUAY_DEPTH * (y0 + y1) / 2
    return (x - dx, y - dy), (x + dx, y + dy), (x + dx + inx, y + dy + iny), (x - dx + inx, y - dy + iny)


@lru_cache(maxsize=2)
def _rim(orientation: Orientation) -> tuple[Point, ...]:
    return tuple(corner(number, orientation) for number in range(6))


@lru_cache(maxsize=1024)
def _rims(rivers: Rivers, orientation: Orientation) -> dict[int, tuple[Point, ...]]:
    """The outlines of regions by their names, in tile radii."""
    return {name: tuple(true_point(point, orientation) for point in rim) for name, rim in outlines(rivers).items()}


@lru_cache(maxsize=1024)
def _courses(rivers: tuple[tuple[Curve, ...], ...], orientation: Orientation) -> tuple[tuple[Point, ...], ...]:
    """The courses of rivers as points in a row, in tile radii."""
    return tuple(
        tuple(true_point(along(curve, step / _STEPS)[0], orientation) for step in range(_STEPS + 1))
        for curves in rivers
        for curve in curves
    )


def _is_within(at: Point, rim: Sequence[Point]) -> bool:
    """Whether a point lies within an outline."""
    (x, y), inside = at, False
    for (x0, y0), (x1, y1) in pairwise((*rim, rim[0])):
        if (y0 > y) != (y1 > y) and x < x0 + (y - y0) * (x1 - x0) / (y1 - y0):
            inside = not inside
    return inside


def _away(at: Point, courses: Iterable[Sequence[Point]]) -> float:
    """How far a point is from the nearest course; infinite if there is none."""
    return min(_distances(at, courses), default=math.inf)


def _distances(at: Point, courses: Iterable[Sequence[Point]]) -> Iterator[float]:
    x, y = at
    for course in courses:
        for (x0, y0), (x1, y1) in pairwise(course):
            dx, dy = x1 - x0, y1 - y0
            part = min(max(((x - x0) * dx + (y - y0) * dy) / (dx * dx + dy * dy), 0.0), 1.0)
            yield math.hypot(x - x0 - part * dx, y - y0 - part * dy)
