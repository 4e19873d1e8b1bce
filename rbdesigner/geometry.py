"""The exact lattice, the course of rivers, and the regions into which they part a tile.

Lengths are in *lattice units*: the middle of a place is a whole-number point, the corners of its hexagon are (-1, -1)
(1, -1) (2, 0) (1, 1) (-1, 1) (-2, 0), clockwise from corner 0, and every point of a river is a dyadic fraction. So
neighbours share their corners to the last bit and shapely's answers are exact; with cosines every second one is wrong.
Drawing scales the lattice to true proportions (:func:`true_point`), which is an affine map and so bends nothing. The
regions are read from tables that shapely has derived from these curves (:mod:`rbdesigner.tile_geometry`).
"""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from rbdesigner.hexes import SQRT3, Hex, Orientation
from rbdesigner.symmetry import Turn
from rbdesigner.tile_tables import REGIONS
from rbdesigner.tiles import River, Rivers, river_fault, shape_of

Point = tuple[float, float]
Curve = tuple[Point, Point, Point, Point]
"""A cubic Bezier curve."""

CORNERS: tuple[Point, ...] = ((-1.0, -1.0), (1.0, -1.0), (2.0, 0.0), (1.0, 1.0), (-1.0, 1.0), (-2.0, 0.0))
RIVER_WIDTH = 0.2
"""How wide a river is drawn, in tile radii."""
BANK_WIDTH = 0.085
"""How much wider it is with both its banks."""
STEPS_OF_A_CURVE = 8
"""Into how many straight pieces a curve is cut for shapely; a power of two keeps the points exact."""


def along(curve: Curve, t: float) -> tuple[Point, Point]:
    """The lattice point at ``t`` (0 to 1) of a curve and the direction there.

    The direction is not normalised.
    """
    s = 1 - t
    weights = (s * s * s, 3 * s * s * t, 3 * s * t * t, t * t * t)
    slopes = (-s * s, s * s - 2 * s * t, 2 * s * t - t * t, t * t)
    x, y = (sum(w * p[i] for w, p in zip(weights, curve, strict=True)) for i in (0, 1))
    dx, dy = (sum(w * p[i] for w, p in zip(slopes, curve, strict=True)) for i in (0, 1))
    return (x, y), (dx, dy)


def centre(place: Hex) -> Point:
    """The middle of a place on the lattice."""
    return 3.0 * place[0], 2.0 * place[1] + place[0]


def true_point(point: Point, orientation: Orientation) -> Point:
    """A lattice point in tile radii, as it is drawn: x to the right, y down."""
    x, y = point[0] / 2, point[1] * SQRT3 / 2
    if orientation is Orientation.FLAT:
        return x, y
    return (SQRT3 * x - y) / 2, (x + SQRT3 * y) / 2


def lattice_point(point: Point, orientation: Orientation) -> Point:
    """The lattice point that :func:`true_point` draws at ``point``."""
    x, y = point
    if orientation is Orientation.POINTY:
        x, y = (SQRT3 * x + y) / 2, (SQRT3 * y - x) / 2
    return 2 * x, 2 * y / SQRT3


def middle(edge: int) -> Point:
    """The middle of an edge, seen from the middle of its tile."""
    (x0, y0), (x1, y1) = CORNERS[edge % 6], CORNERS[(edge + 1) % 6]
    return (x0 + x1) / 2, (y0 + y1) / 2


def half_edge_middle(half_edge: int) -> Point:
    """The middle of a half-edge, seen from the middle of its tile."""
    edge, second = divmod(half_edge, 2)
    return _sum((0.5, CORNERS[(edge + second) % 6]), (0.5, middle(edge)))


def _sum(*terms: tuple[float, Point]) -> Point:
    return sum(k * p[0] for k, p in terms), sum(k * p[1] for k, p in terms)


@lru_cache(maxsize=4096)
def river_curves(rivers: Rivers) -> tuple[tuple[Curve, ...], ...]:
    """The course of each river inward from its edges, as curves about (0, 0).

    Every curve meets its edge in the middle and at a right angle, so that rivers flow on without a kink. A source is
    one curve that ends at the spring, a junction three that end where they meet.
    """
    return tuple(_source(river[0], len(rivers) == 1) if len(river) == 1 else _course(river) for river in rivers)


def _source(edge: int, alone: bool) -> tuple[Curve, ...]:
    mouth, aside = middle(edge), middle(edge + 1)
    spring = _sum((0.125, mouth), (-0.125, aside)) if alone else _sum((0.625, mouth))
    bend = _sum((0.375, mouth), (0.1875, aside)) if alone else _sum((0.75, mouth))
    return ((mouth, _sum((0.75 if alone else 0.875, mouth)), bend, spring),)


def _course(river: River) -> tuple[Curve, ...]:
    if len(river) == 3:
        return _junction(river)
    first, last = river
    start, end = middle(first), middle(last)
    if last - first == 3:
        aside = _sum((0.1875, middle(first + 1)), (0.1875, middle(first + 2)))
        before, after = _sum((0.25, start), (1.0, aside)), _sum((0.25, end), (-1.0, aside))
        return (start, _sum((0.625, start)), before, (0.0, 0.0)), ((0.0, 0.0), after, _sum((0.625, end)), end)
    return ((start, _sum((0.375, start)), _sum((0.375, end)), end),)


def _junction(river: River) -> tuple[Curve, ...]:
    mouths = [middle(edge) for edge in river]
    # 11/32 is the third of the sum, near enough, that the lattice can hold.
    meeting = _sum(*((0.34375 * 0.625, mouth) for mouth in mouths))
    arms = []
    for edge, mouth in zip(river, mouths, strict=True):
        swirl = _sum((0.6875, meeting), (0.3125, mouth), (0.0625, middle(edge + 1)), (-0.0625, middle(edge - 1)))
        arms.append((mouth, _sum((0.5625, mouth)), swirl, meeting))
    return tuple(arms)


def sampled(curve: Curve) -> list[Point]:
    """Points along a curve, both ends included."""
    points = []
    for step in range(STEPS_OF_A_CURVE + 1):
        t = step / STEPS_OF_A_CURVE
        s = 1 - t
        weights = (s * s * s, 3 * s * s * t, 3 * s * t * t, t * t * t)
        points.append(_sum(*zip(weights, curve, strict=True)))
    return points


class Region(NamedTuple):
    """A piece of land of a tile, seen from the tile's middle.

    ``name`` is the smallest of the ``half_edges`` that it touches; ``outline`` its corners on the lattice; ``anchor``
    the point farthest from its rim in true proportions, where pieces stand, and ``room`` the distance from there to
    the rim in tile radii.
    """

    name: int
    half_edges: tuple[int, ...]
    outline: tuple[Point, ...]
    anchor: Point
    room: float


class _Piece(NamedTuple):
    """A region without its outline: what the tables hold."""

    half_edges: tuple[int, ...]
    anchor: Point
    room: float


@lru_cache(maxsize=4096)
def _pieces(rivers: Rivers) -> tuple[_Piece, ...]:
    """Give the regions of a tile by their smallest half-edge: those of its shape, turned; sources part nothing."""
    shape, steps = shape_of(tuple(river for river in rivers if len(river) > 1))
    return tuple(sorted(_turned(_Piece(*piece), steps) for piece in REGIONS[shape]))


def _turned(piece: _Piece, steps: int) -> _Piece:
    x, y = piece.anchor
    for _ in range(steps):
        x, y = (x - 3 * y) / 2, (x + y) / 2
    return _Piece(tuple(sorted(map(Turn(steps).half_edge, piece.half_edges))), (x, y), piece.room)


@lru_cache(maxsize=4096)
def regions(rivers: Rivers) -> tuple[Region, ...]:
    """The regions of a tile with these rivers (W11), by name.

    ValueError if no tile can have such rivers.
    """
    fault = river_fault(rivers)
    if fault is not None:
        raise ValueError(fault)
    rims = outlines(rivers)
    return tuple(
        Region(piece.half_edges[0], piece.half_edges, rims[piece.half_edges[0]], piece.anchor, piece.room)
        for piece in _pieces(rivers)
    )


@lru_cache(maxsize=4096)
def outlines(rivers: Rivers) -> dict[int, tuple[Point, ...]]:
    """The outline of each region by its name, for rivers that do not cross.

    A walk along the rim that follows every river it meets to where that river leaves the tile on the same bank.
    """
    dividing = {
        edge: (river, curves)
        for river, curves in zip(rivers, river_curves(rivers), strict=True)
        for edge in river
        if len(river) > 1
    }
    found = {}
    for name in sorted(set(region_names(rivers))):
        half_edge, outline = name, []
        while True:
            edge, second = divmod(half_edge, 2)
            outline.append(middle(edge) if second else CORNERS[edge])
            if not second and edge in dividing:
                bank, out = _bank(*dividing[edge], edge)
                outline += bank
                half_edge = 2 * out + 1
            else:
                half_edge = (half_edge + 1) % 12
            if half_edge == name:
                break
        found[name] = tuple(outline)
    return found


def _bank(river: River, curves: tuple[Curve, ...], edge: int) -> tuple[list[Point], int]:
    """The points of a river from one edge to the next anticlockwise, and that edge."""
    place = river.index(edge)
    out = river[place - 1]
    if len(river) == 3:
        return [*sampled(curves[place]), *reversed(sampled(curves[place - 1]))][:-1], out
    points = [point for curve in curves for point in sampled(curve)]
    return (points if place == 0 else points[::-1])[:-1], out


@lru_cache(maxsize=4096)
def region_names(rivers: Rivers) -> tuple[int, ...]:
    """Give for each half-edge 0-11 the name of its region; rivers that no tile can have part nothing."""
    if river_fault(rivers) is not None:
        return (0,) * 12
    names = [0] * 12
    for piece in _pieces(rivers):
        for half_edge in piece.half_edges:
            names[half_edge] = piece.half_edges[0]
    return tuple(names)


def region_of(rivers: Rivers, half_edge: int) -> int:
    """The name of the region that a half-edge belongs to."""
    return region_names(rivers)[half_edge]


@lru_cache(maxsize=4096)
def banks(rivers: Rivers) -> tuple[tuple[int, ...], ...]:
    """Give for each river the names of the regions that lie along it."""
    names = region_names(rivers)
    return tuple(tuple(sorted({names[h] for edge in river for h in (2 * edge, 2 * edge + 1)})) for river in rivers)
