"""Hexes, their edges and half-edges, and the symmetries of the hex grid.

Coordinates are axial. Edges 0-5 and half-edges 0-11 run clockwise; edge 0 looks north on a flat map and north-east
on a pointy one. Half-edge ``2e`` is the first half of edge ``e`` met when walking clockwise, ``2e + 1`` the second.
"""

from __future__ import annotations

import math
from collections.abc import Iterator
from dataclasses import dataclass
from enum import StrEnum
from functools import lru_cache
from typing import NamedTuple

from rbdesigner.tile_tables import BEYOND, FACING


class Hex(NamedTuple):
    """A place of the hex grid in axial coordinates."""

    q: int
    r: int


class Edge(NamedTuple):
    """An edge between two places, kept once.

    As an edge 0, 1 or 2 of the place that has it there.
    """

    at: Hex
    edge: int


class Border(NamedTuple):
    """A pair of facing half-edges, kept once.

    As a half-edge 0-5 of the place that has it there.
    """

    at: Hex
    half_edge: int


class Orientation(StrEnum):
    """Which way the hexes point; it turns the picture and nothing else."""

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
    """The places at exactly ``radius`` steps, clockwise.

    From the one in the direction of edge 0.
    """
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
    """The places under the straight line between two places, both included.

    Each is next to the one before.
    """
    steps = distance(first, last)
    if steps == 0:
        return [first]
    # A nudge off the grid lines, so that ties fall the same way all along the line.
    q0, r0, q1, r1 = first[0] + 1e-6, first[1] + 2e-6, last[0] + 1e-6, last[1] + 2e-6
    return [nearest(q0 + (q1 - q0) * i / steps, r0 + (r1 - r0) * i / steps) for i in range(steps + 1)]


@dataclass(frozen=True, slots=True)
class Turn:
    """One of the twelve symmetries of a hexagon.

    Mirrored in the axis through edges 0 and 3 or not, and then turned clockwise by ``steps`` times 60 degrees.
    """

    steps: int = 0
    mirrored: bool = False

    def edge(self, edge: int) -> int:
        """Where an edge comes to lie."""
        return ((-edge if self.mirrored else edge) + self.steps) % 6

    def half_edge(self, half_edge: int) -> int:
        """Where a half-edge comes to lie."""
        return ((1 - half_edge if self.mirrored else half_edge) + 2 * self.steps) % 12

    def vector(self, q: int, r: int) -> tuple[int, int]:
        """Where a step of the grid (any multiple of one) comes to point."""
        if self.mirrored:
            q, r = -q, q + r
        for _ in range(self.steps % 6):
            q, r = -r, q + r
        return q, r

    def then(self, other: Turn) -> Turn:
        """This symmetry followed by another."""
        steps = other.steps - self.steps if other.mirrored else other.steps + self.steps
        return Turn(steps % 6, self.mirrored != other.mirrored)

    def inverse(self) -> Turn:
        """The symmetry that undoes this one."""
        return self if self.mirrored else Turn(-self.steps % 6)


IDENTITY = Turn()


@dataclass(frozen=True, slots=True)
class Motion:
    """A symmetry of the whole grid: a turn about the origin, then a shift."""

    turn: Turn = IDENTITY
    shift: Hex = ORIGIN

    def hex(self, place: Hex) -> Hex:
        """Where a place comes to lie."""
        q, r = self.turn.vector(place[0], place[1])
        return Hex(q + self.shift[0], r + self.shift[1])

    def then(self, other: Motion) -> Motion:
        """This motion followed by another."""
        return Motion(self.turn.then(other.turn), other.hex(self.shift))

    def inverse(self) -> Motion:
        """The motion that undoes this one."""
        back = self.turn.inverse()
        q, r = back.vector(self.shift[0], self.shift[1])
        return Motion(back, Hex(-q, -r))

    def edge_key(self, key: Edge) -> Edge:
        """Where an edge between two places comes to lie."""
        return edge_key(self.hex(key.at), self.turn.edge(key.edge))

    def border_key(self, key: Border) -> Border:
        """Where a border comes to lie."""
        return border_key(self.hex(key.at), self.turn.half_edge(key.half_edge))


class Centre(NamedTuple):
    """A centre of symmetry in sixths of axial coordinates.

    A hex centre, the middle of an edge or a corner.
    """

    q6: int
    r6: int

    @classmethod
    def of_hex(cls, place: Hex) -> Centre:
        """The middle of a place."""
        return cls(6 * place[0], 6 * place[1])

    @classmethod
    def of_edge(cls, place: Hex, edge: int) -> Centre:
        """The middle of an edge of a place."""
        dq, dr = DIRECTIONS[edge]
        return cls(6 * place[0] + 3 * dq, 6 * place[1] + 3 * dr)

    @classmethod
    def of_corner(cls, place: Hex, corner: int) -> Centre:
        """Corner ``corner`` of a place.

        The one where its edge ``corner`` begins, going clockwise.
        """
        (q0, r0), (q1, r1) = DIRECTIONS[corner - 1], DIRECTIONS[corner]
        return cls(6 * place[0] + 2 * (q0 + q1), 6 * place[1] + 2 * (r0 + r1))

    @property
    def spot(self) -> tuple[Hex, int | None, int | None]:
        """A place, and the edge (0 to 2) or corner (0 or 1) of it that this is.

        Both are None for its middle.
        """
        for (dq, dr), edge, corner in _SPOTS:
            if (self.q6 - dq) % 6 == (self.r6 - dr) % 6 == 0:
                return Hex((self.q6 - dq) // 6, (self.r6 - dr) // 6), edge, corner
        raise ValueError(f"{self} is no centre of symmetry")


_SPOTS: list[tuple[Centre, int | None, int | None]] = [
    (Centre.of_hex(ORIGIN), None, None),
    *((Centre.of_edge(ORIGIN, edge), edge, None) for edge in range(3)),
    *((Centre.of_corner(ORIGIN, corner), None, corner) for corner in range(2)),
]


def motion_about(turn: Turn, centre: Centre) -> Motion:
    """The motion that applies ``turn`` about ``centre``.

    ValueError if the grid does not map onto itself.
    """
    q6, r6 = turn.vector(centre.q6, centre.r6)
    shift_q, rest_q = divmod(centre.q6 - q6, 6)
    shift_r, rest_r = divmod(centre.r6 - r6, 6)
    if rest_q or rest_r:
        raise ValueError(f"the grid has no symmetry {turn} about {centre}")
    return Motion(turn, Hex(shift_q, shift_r))


class Symmetry(StrEnum):
    """The groups a map can be painted with.

    A number behind mirrors is the first axis, in steps of 30 degrees clockwise from the middle of edge 0: even ones go
    through edges, odd ones through corners.
    """

    NONE = "none"
    HALF_TURN = "half-turn"
    THIRD_TURNS = "third-turns"
    SIXTH_TURNS = "sixth-turns"
    MIRROR_0 = "mirror-0"
    MIRROR_1 = "mirror-1"
    MIRROR_2 = "mirror-2"
    MIRROR_3 = "mirror-3"
    MIRROR_4 = "mirror-4"
    MIRROR_5 = "mirror-5"
    TWO_MIRRORS_0 = "two-mirrors-0"
    TWO_MIRRORS_1 = "two-mirrors-1"
    TWO_MIRRORS_2 = "two-mirrors-2"
    THREE_MIRRORS_0 = "three-mirrors-0"
    THREE_MIRRORS_1 = "three-mirrors-1"
    SIX_MIRRORS = "six-mirrors"

    @property
    def kind(self) -> str:
        """The name without the axis."""
        return self.value.rstrip("-012345")

    @property
    def axis(self) -> int | None:
        """The first axis, None where nothing is mirrored."""
        return min((turn.steps for turn in SYMMETRY_GROUPS[self] if turn.mirrored), default=None)

    @classmethod
    def of_kind(cls, kind: str, axis: int = 0) -> Symmetry:
        """The symmetry of a kind with a mirror in this axis, if it mirrors at all.

        KeyError for an unknown kind.
        """
        return _BY_KIND[kind, axis]

    def moved(self, turn: Turn) -> Symmetry:
        """The symmetry after the map is turned."""
        if self.axis is None:
            return self
        axis = -self.axis if turn.mirrored else self.axis
        return self.of_kind(self.kind, (axis + 2 * turn.steps) % 6)


def _turns(step: int, mirror: int | None = None) -> tuple[Turn, ...]:
    """The rotations by multiples of ``step``, with the mirrors of ``mirror``.

    ``mirror`` is an axis in 30 degrees.
    """
    turns = tuple(Turn(steps) for steps in range(0, 6, step))
    if mirror is None:
        return turns
    return turns + tuple(Turn((mirror + turn.steps) % 6, True) for turn in turns)


SYMMETRY_GROUPS: dict[Symmetry, tuple[Turn, ...]] = {
    Symmetry.NONE: _turns(6),
    Symmetry.HALF_TURN: _turns(3),
    Symmetry.THIRD_TURNS: _turns(2),
    Symmetry.SIXTH_TURNS: _turns(1),
    Symmetry.MIRROR_0: _turns(6, 0),
    Symmetry.MIRROR_1: _turns(6, 1),
    Symmetry.MIRROR_2: _turns(6, 2),
    Symmetry.MIRROR_3: _turns(6, 3),
    Symmetry.MIRROR_4: _turns(6, 4),
    Symmetry.MIRROR_5: _turns(6, 5),
    Symmetry.TWO_MIRRORS_0: _turns(3, 0),
    Symmetry.TWO_MIRRORS_1: _turns(3, 1),
    Symmetry.TWO_MIRRORS_2: _turns(3, 2),
    Symmetry.THREE_MIRRORS_0: _turns(2, 0),
    Symmetry.THREE_MIRRORS_1: _turns(2, 1),
    Symmetry.SIX_MIRRORS: _turns(1, 0),
}
"""Every group as its turns, the identity first."""

_BY_KIND = {
    (symmetry.kind, axis): symmetry
    for symmetry, group in SYMMETRY_GROUPS.items()
    for axis in range(6)
    if Turn(axis, True) in group or not any(turn.mirrored for turn in group)
}


def symmetry_motions(symmetry: Symmetry, centre: Centre) -> tuple[Motion, ...]:
    """The motions of a group about a centre.

    ValueError if the group does not fit there.
    """
    return tuple(motion_about(turn, centre) for turn in SYMMETRY_GROUPS[symmetry])


class MapSymmetry(NamedTuple):
    """A symmetry about a centre, in which a map is painted and meant to be."""

    group: Symmetry = Symmetry.NONE
    centre: Centre = Centre(0, 0)

    @property
    def motions(self) -> tuple[Motion, ...]:
        """Its motions, the identity first; ValueError if the grid has no such symmetry."""
        return symmetry_motions(self.group, self.centre)

    @property
    def is_possible(self) -> bool:
        """Whether the grid maps onto itself."""
        try:
            return bool(self.motions)
        except ValueError:
            return False

    def moved(self, motion: Motion) -> MapSymmetry:
        """The symmetry of the map after a motion of all of it."""
        if self.group is Symmetry.NONE:
            return self
        q6, r6 = motion.turn.vector(self.centre.q6, self.centre.r6)
        centre = Centre(q6 + 6 * motion.shift.q, r6 + 6 * motion.shift.r)
        return MapSymmetry(self.group.moved(motion.turn), centre)


SQRT3 = math.sqrt(3.0)


def position(place: Hex, orientation: Orientation) -> tuple[float, float]:
    """The middle of a place in tile radii, x to the right and y down."""
    q, r = place
    if orientation is Orientation.FLAT:
        return 1.5 * q, SQRT3 * (r + q / 2)
    return SQRT3 * (q - r) / 2, 1.5 * (q + r)


@lru_cache(maxsize=64)
def corner(index: int, orientation: Orientation) -> tuple[float, float]:
    """Where edge ``index`` of a hexagon of radius 1 begins, seen from its middle.

    Clockwise.
    """
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
