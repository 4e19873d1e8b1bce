"""The symmetries of a hexagon, of the hex grid and of maps."""

from __future__ import annotations

import math
from enum import StrEnum
from typing import NamedTuple

from rbdesigner.hexes import (
    DIRECTIONS,
    EDGES,
    ORIGIN,
    Border,
    Edge,
    Hex,
    Orientation,
    border_key,
    edge_key,
    position,
)


class Turn(NamedTuple):
    """One of the twelve symmetries of a hexagon: mirrored in the axis through edges 0 and 3 or not, then turned.

    It turns clockwise by ``steps`` times 60 degrees.
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


class Motion(NamedTuple):
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
        """Give corner ``corner`` of a place: the one where its edge ``corner`` begins, going clockwise."""
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

    The number after a mirror is the first axis, in steps of 30 degrees clockwise from the middle of edge 0: even ones
    go through edges, odd ones through corners.
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


def hour_of(symmetry: Symmetry, orientation: Orientation) -> int:
    """Give the hour of a clock, 0 (12 o'clock) to 5, to which the first axis points: the smallest of its axes."""
    shift = 0 if orientation is Orientation.FLAT else 1
    axes = [turn.steps for turn in SYMMETRY_GROUPS[symmetry] if turn.mirrored]
    return min((axis + shift) % 6 for axis in axes) if axes else 0


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


def nearest_centre(group: Symmetry, place: Hex, at: tuple[float, float], orientation: Orientation) -> Centre:
    """The tile, edge or corner of a place that is nearest to a point, in tile radii, and that the symmetry fits."""
    centres = [Centre.of_hex(place)]
    centres += [Centre.of_edge(place, edge) for edge in EDGES]
    centres += [Centre.of_corner(place, edge) for edge in EDGES]

    def off(centre: Centre) -> float:
        x, y = position(Hex(centre.q6, centre.r6), orientation)
        return math.dist(at, (x / 6, y / 6))

    return min((centre for centre in centres if MapSymmetry(group, centre).is_possible), key=off)
