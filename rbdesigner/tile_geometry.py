"""Rivers and tiles as shapely sees them, and the tables made of them.

The lines are those that are painted, on the exact lattice of :mod:`rbdesigner.geometry`, so that shapely's answers are
exact. :func:`tables` asks it everything that drawing and live checks need, once a tile kind; the answers are shipped as
:mod:`rbdesigner.tile_tables`, so that nobody who draws has to load shapely and numpy, which take 25 MB.
"""

from __future__ import annotations

import itertools
from collections.abc import Iterable, Iterator, Mapping
from functools import lru_cache
from typing import TYPE_CHECKING, NamedTuple

from rbdesigner.geometry import CORNERS, Point, Region, centre, half_edge_middle, middle, river_curves, sampled
from rbdesigner.hexes import EDGES, HALF_EDGES, SQRT3, Hex
from rbdesigner.tiles import MOST_EDGES_OF_A_RIVER, River, Rivers, ordered, shape_of

if TYPE_CHECKING:
    from shapely import MultiLineString, Polygon

RIVERS: tuple[River, ...] = tuple(
    edges for number in range(1, MOST_EDGES_OF_A_RIVER + 1) for edges in itertools.combinations(EDGES, number)
)
"""Every river that a tile can have."""


class Tables(NamedTuple):
    """The tables of :mod:`rbdesigner.tile_tables`; its page says what each means."""

    beyond: tuple[tuple[int, int], ...]
    facing: tuple[int, ...]
    reached: Mapping[River, int]
    crossing: frozenset[tuple[River, River]]
    regions: Mapping[Rivers, tuple[tuple[tuple[int, ...], Point, float], ...]]


@lru_cache(maxsize=4096)
def river_lines(rivers: Rivers) -> tuple[MultiLineString, ...]:
    """The line of each river, about the tile's middle."""
    from shapely import MultiLineString

    return tuple(MultiLineString([sampled(curve) for curve in curves]) for curves in river_curves(rivers))


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


@lru_cache(maxsize=4096)
def cut_regions(rivers: Rivers) -> tuple[Region, ...]:
    """The regions that the lines of rivers cut a tile into (W11), by name.

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


def _roomiest_point(piece: Polygon) -> tuple[Point, float]:
    """The point of a lattice polygon farthest from its rim, and that distance.

    Both are judged in true proportions.
    """
    from shapely import get_coordinates, length, maximum_inscribed_circle, transform

    true = transform(piece, lambda xy: xy * (0.5, SQRT3 / 2))
    radius = maximum_inscribed_circle(true, tolerance=0.001)
    x, y = get_coordinates(radius)[0]
    return (2 * float(x), float(y) / SQRT3 * 2), float(length(radius))


def edges_reached(river: River) -> int:
    """The edges in whose middle the line of a river ends, edge ``e`` as ``1 << e``.

    ValueError if it touches the rim of its tile anywhere else.
    """
    from shapely import LineString, MultiPoint, Point

    (line,) = river_lines((river,))
    touched = line.intersection(LineString([*CORNERS, CORNERS[0]]))
    edges = [edge for edge in EDGES if line.intersects(Point(middle(edge)))]
    if not touched.equals(MultiPoint([middle(edge) for edge in edges])):
        raise ValueError(f"river {river} touches the rim away from the middle of an edge")
    return sum(1 << edge for edge in edges)


def against(half_edge: int) -> tuple[Hex, int]:
    """The neighbour of the place (0, 0) against a half-edge, and its half-edge there."""
    from shapely import Point

    x, y = half_edge_middle(half_edge)
    around = (Hex(q, r) for q in range(-2, 3) for r in range(-2, 3) if (q, r) != (0, 0))
    (place,) = (place for place in around if hexagon(place).intersects(Point(x, y)))
    away_x, away_y = centre(place)
    (there,) = (h for h in HALF_EDGES if half_edge_middle(h) == (x - away_x, y - away_y))
    return place, there


def sets_of(rivers: Iterable[River]) -> Iterator[Rivers]:
    """Yield every set of some of these rivers that has no edge twice, the empty one too, whether they cross or not."""
    yield ()
    left = list(rivers)
    for number, first in enumerate(left):
        free = [river for river in left[number + 1 :] if not set(river) & set(first)]
        for others in sets_of(free):
            yield ordered((first, *others))


def tables() -> Tables:
    """The tables as the drawn lines have them."""
    met = [against(half_edge) for half_edge in HALF_EDGES]
    pairs = [pair for pair in itertools.combinations(RIVERS, 2) if not set(pair[0]) & set(pair[1])]
    dividing = {rivers for rivers in sets_of(river for river in RIVERS if len(river) > 1) if not rivers_cross(rivers)}
    shapes = sorted({shape_of(rivers)[0] for rivers in dividing})
    return Tables(
        tuple((place.q, place.r) for place, _ in met[::2]),
        tuple(there for _, there in met),
        {river: edges_reached(river) for river in RIVERS},
        frozenset(pair for pair in pairs if rivers_cross(ordered(pair))),
        {shape: tuple((each.half_edges, each.anchor, each.room) for each in cut_regions(shape)) for shape in shapes},
    )
