"""Equal circles side by side in the unit circle: the slots of a tile for what stands there."""

from __future__ import annotations

import math
from collections.abc import Iterator
from functools import lru_cache

Point = tuple[float, float]


@lru_cache(maxsize=64)
def circles(count: int) -> tuple[tuple[Point, ...], float]:
    """Give middles and the common radius of ``count`` equal circles in the unit circle.

    They lie side by side, the topmost first.
    """
    if count == 1:
        return ((0.0, 0.0),), 1.0
    if count <= 5:
        radius = _radius_in_ring(count)
        return tuple(_on_circle(count, 1 - radius)), radius
    if 8 <= count <= _MOST_IN_RINGS:
        return _two_rings(count)
    radius = 0.34
    while len(found := _honeycomb(radius)) < count:
        radius *= 0.97
    nearest = sorted(found, key=lambda point: math.hypot(*point))[:count]
    return tuple(sorted(nearest, key=lambda point: (round(point[1], 6), point[0]))), radius


_MOST_IN_RINGS = 14
"""The most circles that are larger in a ring about a few others than in a honeycomb."""


def _radius_in_ring(count: int) -> float:
    """The radius of equal circles that touch each other and the unit circle inside."""
    wide = math.sin(math.pi / count)
    return wide / (1 + wide)


def _on_circle(count: int, distance: float) -> Iterator[Point]:
    """Points around the middle, evenly, from the top or, of two, from the left."""
    for k in range(count):
        turn = k * math.tau / count - math.pi * (0.5 if count != 2 else 1.0)
        yield distance * math.cos(turn), distance * math.sin(turn)


def _two_rings(count: int) -> tuple[tuple[Point, ...], float]:
    """Put circles in a ring about one to five others, as large as they can be, the topmost first."""

    def fitting(inner: int) -> float:
        within = circles(inner)[1]  # as a part of the circle that the ring leaves free
        return min(_radius_in_ring(count - inner), within / (1 + 2 * within))

    inner = max(range(1, 6), key=fitting)
    radius = fitting(inner)
    free = 1 - 2 * radius
    points = [*_on_circle(count - inner, 1 - radius), *((x * free, y * free) for x, y in circles(inner)[0])]
    return tuple(sorted(points, key=lambda point: (round(point[1], 6), point[0]))), radius


def _honeycomb(radius: float) -> list[Point]:
    """Circles of this radius packed about the middle of the unit circle."""
    reach = range(-12, 13)
    points = ((2 * radius * (a + b / 2), radius * math.sqrt(3) * b) for a in reach for b in reach)
    return [point for point in points if math.hypot(*point) <= 1.0001 - radius]
