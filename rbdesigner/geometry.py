"""The exact lattice, the course of rivers and the regions they cut a tile into.

Lengths are in *lattice units*: the middle of a place is a whole-number point, the corners of its hexagon are
(-1, -1) (1, -1) (2, 0) (1, 1) (-1, 1) (-2, 0), clockwise from corner 0, and every point of a river is a dyadic
fraction. So neighbours share their corners to the last bit and shapely's answers are exact; with cosines every second
one is wrong. Drawing scales the lattice to true proportions (:func:`true_point`), which is an affine map and so bends
nothing. Shapely costs a tenth of a second to import and is loaded when the first tile with a dividing river asks.
"""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, NamedTuple

from rbdesigner.hexes import HALF_EDGES, SQRT3, Hex, Orientation
from rbdesigner.tiles import River, Rivers

if TYPE_CHECKING:
    from shapely import MultiLineString, Polygon

Point = tuple[float, float]
Curve = tuple[Point, Point, Point, Point]
"""A cubic Bezier curve."""

CORNERS: tuple[Point, ...] = ((-1.0, -1.0), (1.0, -1.0), (2.0, 0.0), (1.0, 1.0), (-1.0, 1.0), (-2.0, 0.0))
STEPS_OF_A_CURVE = 8
"""Into how many straight pieces a curve is cut for shapely; a power of two keeps the points exact."""


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
    """The course of each river from its edges inward, as curves about the tile's middle at (0, 0).

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


def _sampled(curve: Curve) -> list[Point]:
    """Points along a curve, both ends included."""
    points = []
    for step in range(STEPS_OF_A_CURVE + 1):
        t = step / STEPS_OF_A_CURVE
        s = 1 - t
        weights = (s * s * s, 3 * s * s * t, 3 * s * t * t, t * t * t)
        points.append(_sum(*zip(weights, curve, strict=True)))
    return points


@lru_cache(maxsize=4096)
def river_lines(rivers: Rivers) -> tuple[MultiLineString, ...]:
    """The line of each river as shapely sees it, about the tile's middle."""
    from shapely import MultiLineString

    return tuple(MultiLineString([_sampled(curve) for curve in curves]) for curves in river_curves(rivers))


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


@lru_cache(maxsize=4096)
def regions(rivers: Rivers) -> tuple[Region, ...]:
    """The regions of a tile with these rivers (W11), by name.

    ValueError if rivers cross.
    """
    if rivers_cross(rivers):
        raise ValueError(f"rivers {rivers} cross")
    if all(len(river) == 1 for river in rivers):
        return (Region(0, tuple(HALF_EDGES), CORNERS, (0.0, 0.0), SQRT3 / 2),)
    from shapely import LineString, Point, get_parts, polygonize, union_all

    rim = LineString([*CORNERS, CORNERS[0]])
    pieces = get_parts(polygonize(get_parts(union_all([rim, *river_lines(rivers)]))))
    found = []
    for piece in pieces:
        touched = tuple(h for h in HALF_EDGES if piece.intersects(Point(half_edge_middle(h))))
        anchor, room = _roomiest_point(piece)
        found.append(Region(touched[0], touched, tuple(piece.exterior.coords)[:-1], anchor, room))
    return tuple(sorted(found))


@lru_cache(maxsize=4096)
def outlines(rivers: Rivers) -> dict[int, tuple[Point, ...]]:
    """The outline of each region by its name, for rivers that do not cross: those of :func:`regions`, without shapely.

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
    """The points of a river from one of its edges to the next one anticlockwise, and that edge."""
    place = river.index(edge)
    out = river[place - 1]
    if len(river) == 3:
        return [*_sampled(curves[place]), *reversed(_sampled(curves[place - 1]))][:-1], out
    points = [point for curve in curves for point in _sampled(curve)]
    return (points if place == 0 else points[::-1])[:-1], out


def _roomiest_point(piece: Polygon) -> tuple[Point, float]:
    """The point of a lattice polygon farthest from its rim and that distance, both judged in true proportions."""
    from shapely import get_coordinates, length, maximum_inscribed_circle, transform

    true = transform(piece, lambda xy: xy * (0.5, SQRT3 / 2))
    radius = maximum_inscribed_circle(true, tolerance=0.01)
    x, y = get_coordinates(radius)[0]
    return (2 * float(x), float(y) / SQRT3 * 2), float(length(radius))


@lru_cache(maxsize=4096)
def region_names(rivers: Rivers) -> tuple[int, ...]:
    """For each half-edge 0-11 the name of the region it belongs to.

    Two half-edges belong together if no river parts them, which the order of the edges tells without shapely;
    :func:`regions`, the judge, finds the same for all rivers that do not cross.
    """
    sides = [tuple(sum(h > 2 * edge for edge in river) % len(river) for river in rivers) for h in HALF_EDGES]
    return tuple(map(sides.index, sides))


def region_of(rivers: Rivers, half_edge: int) -> int:
    """The name of the region that a half-edge belongs to."""
    return region_names(rivers)[half_edge]


@lru_cache(maxsize=4096)
def banks(rivers: Rivers) -> tuple[tuple[int, ...], ...]:
    """For each river the names of the regions that lie along it."""
    names = region_names(rivers)
    return tuple(tuple(sorted({names[h] for edge in river for h in (2 * edge, 2 * edge + 1)})) for river in rivers)


@lru_cache(maxsize=4096)
def rivers_cross(rivers: Rivers) -> bool:
    """Whether the lines of two rivers meet anywhere on the tile."""
    if len(rivers) < 2:
        return False
    lines = river_lines(rivers)
    return any(first.intersects(second) for i, first in enumerate(lines) for second in lines[i + 1 :])


def hexagon(place: Hex) -> Polygon:
    """The hexagon of a place on the lattice."""
    from shapely import Polygon

    x, y = centre(place)
    return Polygon([(x + dx, y + dy) for dx, dy in CORNERS])


def edge_line(place: Hex, edge: int) -> tuple[Point, Point]:
    """The two ends of an edge of a place on the lattice, clockwise."""
    x, y = centre(place)
    (x0, y0), (x1, y1) = CORNERS[edge % 6], CORNERS[(edge + 1) % 6]
    return (x + x0, y + y0), (x + x1, y + y1)
