"""Places pieces on land beside water: circles side by side, as large as they can be, that keep off the water."""

from __future__ import annotations

import math
from bisect import bisect, bisect_left
from collections.abc import Iterable, Sequence
from functools import cache, lru_cache
from itertools import groupby, product, repeat
from operator import itemgetter
from typing import NamedTuple

from rbdesigner.geometry import (
    BANK_WIDTH,
    RIVER_WIDTH,
    Curve,
    Point,
    along,
    lattice_point,
    outlines,
    river_curves,
    true_point,
)
from rbdesigner.hexes import SQRT3, Orientation
from rbdesigner.tiles import Rivers

MOST = 0.32
"""The circles of pieces are no larger, in tile radii, so that there is room for more."""
_STEP = 0.05
"""The land is looked at in such steps, in tile radii."""
_REACH = range(-math.floor(1 / _STEP), math.floor(1 / _STEP) + 1)
"""The steps from the middle of a tile to what lies farthest off."""
_WATER = RIVER_WIDTH / 2 + BANK_WIDTH / 2
"""The width that is kept free on each side of the middle of a river, in tile radii."""
_OVER = 0.78
"""Pieces fill less than their circles, so that only this part of a circle has to keep off the water."""
_GAP = 0.94
"""So much of the largest circles that were found is filled, so that a sign has room too."""
_TRIES, _DIRECTIONS = 7, 6

Circle = tuple[float, float, float]
"""A middle and a radius."""
_Place = tuple[Point, float]
"""A point, and how far it is from it to the end of the land."""


@lru_cache(maxsize=2048)
def bank_slots(
    rivers: Rivers, names: tuple[int, ...], count: int, boats: tuple[Circle, ...], orientation: Orientation
) -> tuple[tuple[Point, ...], float]:
    """Find middles and the common radius of ``count`` circles on the land of regions.

    The topmost comes first, seen from the tile's middle; they keep off ``boats`` too where these leave enough room.
    """
    land = [place for place in dry_land(rivers, orientation) if place[2] in names]
    whole = [(point, room) for point, room, _ in land]
    found = _packed(whole, count)
    if boats:
        beside = [(point, min(room, *(math.dist(point, b[:2]) - b[2] for b in boats))) for point, room in whole]
        apart = _packed(beside, count)
        if apart[1] > found[1] / 2:
            found = apart
    slots, radius = found
    return tuple(sorted(slots, key=lambda point: (round(point[1], 2), point[0]))), radius


@lru_cache(maxsize=1024)
def dry_land(rivers: Rivers, orientation: Orientation) -> tuple[tuple[Point, float, int], ...]:
    """List points all over the dry land of a tile, with their distance from its end and the name of their region."""
    grid = _grid(orientation)
    rooms = grid.rims
    for curves in river_curves(rivers):
        for curve in curves:
            rooms = tuple(map(min, rooms, _off(curve)))
    found = zip(grid.drawn, rooms, _names(rivers), strict=True)
    return tuple((point, room, name) for point, room, name in found if room > 0)


class _Grid(NamedTuple):
    """Points all over a flat tile, column by column, with their distance from the rim and where they are drawn."""

    points: tuple[Point, ...]
    rims: tuple[float, ...]
    drawn: tuple[Point, ...]


@lru_cache(maxsize=2)
def _grid(orientation: Orientation) -> _Grid:
    points, rims, drawn = [], [], []
    for a, b in product(_REACH, _REACH):
        x, y = a * _STEP, b * _STEP
        room = _OVER * (SQRT3 / 2 - max(abs(y), (SQRT3 * abs(x) + abs(y)) / 2))
        if room > 0:
            points.append((x, y))
            rims.append(room)
            drawn.append(true_point(lattice_point((x, y), Orientation.FLAT), orientation))
    return _Grid(tuple(points), tuple(rims), tuple(drawn))


@lru_cache(maxsize=32)
def _off(curve: Curve) -> tuple[float, ...]:
    """How far the points of the grid are from the water of a river."""
    water = [true_point(along(curve, k / 10)[0], Orientation.FLAT) for k in range(11)]
    return tuple(min(map(math.dist, repeat(point), water)) - _WATER for point in _grid(Orientation.FLAT).points)


class _Column(NamedTuple):
    """Points of the grid one below the other: where they lie, and the number of the first of them."""

    x: float
    heights: tuple[float, ...]
    first: int


@cache
def _columns() -> tuple[_Column, ...]:
    found, first = list[_Column](), 0
    for x, points in groupby(_grid(Orientation.FLAT).points, itemgetter(0)):
        found.append(_Column(x, tuple(y for _, y in points), first))
        first += len(found[-1].heights)
    return tuple(found)


def _names(rivers: Rivers) -> list[int]:
    """Give the name of the region in which each point of the grid lies.

    For points in the water between them, the name has no meaning.
    """
    found = [0] * len(_grid(Orientation.FLAT).points)
    for name, rim in outlines(rivers).items():
        crossed = _crossings([true_point(point, Orientation.FLAT) for point in rim])
        for (_, heights, first), crossings in zip(_columns(), crossed, strict=True):
            for top, bottom in zip(crossings[::2], crossings[1::2], strict=True):
                start, end = bisect(heights, top), bisect(heights, bottom)
                found[first + start : first + end] = [name] * (end - start)
    return found


def _crossings(rim: Sequence[Point]) -> list[list[float]]:
    """How high an outline crosses each column of the grid, from top to bottom."""
    columns = [column.x for column in _columns()]
    found: list[list[float]] = [[] for _ in columns]
    for (x0, y0), (x1, y1) in zip(rim, (*rim[1:], rim[0]), strict=True):
        for number in range(bisect_left(columns, min(x0, x1)), bisect_left(columns, max(x0, x1))):
            found[number].append(y0 + (y1 - y0) * (columns[number] - x0) / (x1 - x0))
    return [sorted(heights) for heights in found]


def _packed(land: Sequence[_Place], count: int) -> tuple[list[Point], float]:
    """The largest circles that were found, and their radius."""
    roomiest, room = max(land, key=lambda place: place[1])
    if count == 1:
        return [roomiest], min(MOST, max(room, 0.05) / _OVER)
    orders = [sorted(land, key=lambda place: math.dist(place[0], roomiest))]
    orders += [_sweep(land, math.tau * k / _DIRECTIONS) for k in range(_DIRECTIONS)]
    found = [roomiest] * count
    low, high, radius = 0.0, MOST, MOST
    for _ in range(_TRIES):
        packing = next(filter(None, (_pack(order, count, radius) for order in orders)), None)
        if packing is not None:
            low, found = radius, packing
        else:
            high = radius
        radius = (low + high) / 2
    return found, max(_GAP * low, 0.05)


def _sweep(land: Sequence[_Place], turn: float) -> list[_Place]:
    """The land from one side to the other."""
    x, y = math.cos(turn), math.sin(turn)
    return sorted(land, key=lambda place: x * place[0][0] + y * place[0][1])


def _pack(places: Iterable[_Place], count: int, radius: float) -> list[Point] | None:
    """Pack so many circles of a radius, each at the first place with room; None if there is not enough."""
    found: list[Point] = []
    for point, room in places:
        if room >= _OVER * radius and all(math.dist(point, other) >= 2 * radius for other in found):
            found.append(point)
            if len(found) == count:
                return found
    return None
