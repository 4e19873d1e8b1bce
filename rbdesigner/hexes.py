"""Hexes, their edges and half-edges, and where they are on the plane.

Coordinates are axial. Edges 0-5 and half-edges 0-11 run clockwise; edge 0 looks north on a flat map and north-east
on a pointy one. Half-edge ``2e`` is the first half of edge ``e`` met when walking clockwise, ``2e + 1`` the second.
"""

from __future__ import annotations

import math
from collections.abc import Iterator
from enum import StrEnum
from functools import lru_cache
from typing import NamedTuple

from rbdesigner.tile_tables import BEYOND, FACING


class Hex(NamedTuple):
    """A place of the hex grid in axial coordinates."""

    q: int
    r: int


class Edge(NamedTuple):
    """An edge between two places, kept once: as edge 0, 1 or 2 of the place that has it there."""

    at: Hex
    edge: int


class Border(NamedTuple):
    """A pair of facing half-edges, kept once: as half-edge 0-5 of the place that has it there."""

    at: Hex
    half_edge: int


class Orientation(StrEnum):
    """The way the hexes point; it turns the picture and nothing else."""

    FLAT = "flat"
    POINTY = "pointy"


ORIGIN = Hex(0, 0)
EDGES = range(6)
HALF_EDGES = range(12)
DIRECTIONS: tuple[Hex, ...] = tuple(Hex(*step) for step in BEYOND)
"""For each edge the step to the place on its other side."""
_OPPOSITE = tuple(FACING[2 * edge] // 2 for edge in EDGES)
COORDINATE_LIMIT = 1_000_000
"""Largest absolute coordinate of a map; far beyond any table, and exact in every computation."""


def neighbour(place: Hex, edge: int) -> Hex:
    """The place on the other side of ``edge``."""
    dq, dr = DIRECTIONS[edge]
    return Hex(place[0] + dq, place[1] + dr)


def neighbours(place: Hex) -> list[Hex]:
    """The six places around ``place``, by edge."""
    q, r = place
    # Hex(...) would take twice as long, and this is what large edits spend their time in.
    new = tuple.__new__
    return [
        new(Hex, (q, r - 1)),
        new(Hex, (q + 1, r - 1)),
        new(Hex, (q + 1, r)),
        new(Hex, (q, r + 1)),
        new(Hex, (q - 1, r + 1)),
        new(Hex, (q - 1, r)),
    ]


def edge_between(first: Hex, second: Hex) -> int | None:
    """The edge of ``first`` that looks at ``second``, or None if they are apart."""
    step = Hex(second[0] - first[0], second[1] - first[1])
    return DIRECTIONS.index(step) if step in DIRECTIONS else None


def opposite(edge: int) -> int:
    """The number that the neighbour over ``edge`` gives to the same edge."""
    return _OPPOSITE[edge]


def facing(half_edge: int) -> int:
    """The half-edge of the neighbour that lies against ``half_edge``."""
    return FACING[half_edge]


def edge_key(place: Hex, edge: int) -> Edge:
    """The one name of an edge that two places share."""
    return Edge(place, edge) if edge < 3 else Edge(neighbour(place, edge), edge - 3)


def border_key(place: Hex, half_edge: int) -> Border:
    """The one name of a border that two places share."""
    if half_edge < 6:
        return Border(place, half_edge)
    return Border(neighbour(place, half_edge // 2), facing(half_edge))


def edge_sides(key: Edge) -> tuple[Hex, Hex]:
    """The two places that an edge parts."""
    return key.at, neighbour(key.at, key.edge)


def border_sides(key: Border) -> tuple[tuple[Hex, int], tuple[Hex, int]]:
    """The two places of a border, each with its half-edge there."""
    return (key.at, key.half_edge), (neighbour(key.at, key.half_edge // 2), facing(key.half_edge))


def distance(first: Hex, second: Hex) -> int:
    """How many steps lie between two places."""
    dq, dr = first[0] - second[0], first[1] - second[1]
    return max(abs(dq), abs(dr), abs(dq + dr))


def ring(centre: Hex, radius: int) -> Iterator[Hex]:
    """Walk the places at exactly ``radius`` steps, clockwise from the one in the direction of edge 0."""
    if radius == 0:
        yield centre
        return
    place = Hex(centre[0], centre[1] - radius)
    for edge in (2, 3, 4, 5, 0, 1):
        for _ in range(radius):
            yield place
            place = neighbour(place, edge)


def disk(centre: Hex, radius: int) -> Iterator[Hex]:
    """The places within ``radius`` steps, nearest first."""
    for step in range(radius + 1):
        yield from ring(centre, step)


def nearest(q: float, r: float) -> Hex:
    """The place whose hexagon holds the fractional axial coordinates."""
    s = -q - r
    whole_q, whole_r, whole_s = round(q), round(r), round(s)
    off_q, off_r, off_s = abs(whole_q - q), abs(whole_r - r), abs(whole_s - s)
    if off_q > off_r and off_q > off_s:
        whole_q = -whole_r - whole_s
    elif off_r > off_s:
        whole_r = -whole_q - whole_s
    return Hex(whole_q, whole_r)


def line(first: Hex, last: Hex) -> list[Hex]:
    """List the places under the straight line between two places, both included, each next to the one before."""
    steps = distance(first, last)
    if steps == 0:
        return [first]
    # A nudge off the grid lines, so that ties fall the same way all along the line.
    q0, r0, q1, r1 = first[0] + 1e-6, first[1] + 2e-6, last[0] + 1e-6, last[1] + 2e-6
    return [nearest(q0 + (q1 - q0) * i / steps, r0 + (r1 - r0) * i / steps) for i in range(steps + 1)]


SQRT3 = math.sqrt(3.0)


def position(place: Hex, orientation: Orientation) -> tuple[float, float]:
    """The middle of a place in tile radii, x to the right and y down."""
    q, r = place
    if orientation is Orientation.FLAT:
        return 1.5 * q, SQRT3 * (r + q / 2)
    return SQRT3 * (q - r) / 2, 1.5 * (q + r)


@lru_cache(maxsize=64)
def corner(index: int, orientation: Orientation) -> tuple[float, float]:
    """Give the corner where edge ``index`` of a hexagon of radius 1 begins, clockwise, seen from its middle."""
    degrees = 60 * index - (120 if orientation is Orientation.FLAT else 90)
    return math.cos(math.radians(degrees)), math.sin(math.radians(degrees))


def hex_at(x: float, y: float, orientation: Orientation) -> Hex:
    """The place at a point given in tile radii."""
    if orientation is Orientation.FLAT:
        q = x / 1.5
        return nearest(q, y / SQRT3 - q / 2)
    total, difference = y / 1.5, 2 * x / SQRT3
    return nearest((total + difference) / 2, (total - difference) / 2)


def places_within(left: float, top: float, right: float, bottom: float, orientation: Orientation) -> Iterator[Hex]:
    """The places whose bounding rectangles reach into one given in tile radii."""
    if orientation is Orientation.FLAT:
        for q in range(math.ceil((left - 1) / 1.5), math.floor((right + 1) / 1.5) + 1):
            for r in range(math.ceil(top / SQRT3 - q / 2 - 0.5), math.floor(bottom / SQRT3 - q / 2 + 0.5) + 1):
                yield Hex(q, r)
        return
    for row in range(math.ceil((top - 1) / 1.5), math.floor((bottom + 1) / 1.5) + 1):
        first = math.ceil((2 * left / SQRT3 - 1 + row) / 2)
        last = math.floor((2 * right / SQRT3 + 1 + row) / 2)
        for q in range(first, last + 1):
            yield Hex(q, row - q)
