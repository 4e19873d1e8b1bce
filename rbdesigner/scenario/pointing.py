"""Finds what a point of a tile means: the nearest edge, half-edge, corner, region, river or dock.

Points are lattice points (see :mod:`rbdesigner.geometry`) seen from the middle of the tile.
"""

from __future__ import annotations

import math
from collections.abc import Iterable
from functools import lru_cache

from rbdesigner.geometry import Point, half_edge_middle, middle, region_of, regions, river_curves
from rbdesigner.hexes import HALF_EDGES, SQRT3, Border, Hex, border_key, neighbour, opposite
from rbdesigner.scenario.model import Scenario
from rbdesigner.scenario.pieces import GROUND, Spot, SpotKind
from rbdesigner.tiles import River, Rivers

BRIDGE_AT = 0.55
"""How far out on its arm a bridge is looked for: the part of the way from the tile's middle to the edge."""


def _true(point: Point) -> Point:
    return point[0] / 2, point[1] * SQRT3 / 2


def _off(first: Point, second: Point) -> float:
    return math.dist(_true(first), _true(second))


def half_edge_at(point: Point) -> int:
    """The half-edge that lies in the direction of the point."""
    x, y = _true(point)
    return math.floor((math.degrees(math.atan2(y, x)) + 120) / 30) % 12


def edge_at(point: Point) -> int:
    """The edge that lies in the direction of the point."""
    return half_edge_at(point) // 2


def region_at(rivers: Rivers, point: Point) -> int:
    """The name of the region that holds the point, or lies in its direction."""
    found = regions(rivers)
    if len(found) == 1:
        return found[0].name
    for region in found:
        if _holds(region.outline, point):
            return region.name
    half_edge = half_edge_at(point)
    return next(region.name for region in found if half_edge in region.half_edges)


def _holds(outline: tuple[Point, ...], point: Point) -> bool:
    """Tell whether a polygon holds a point: a ray to the right crosses its rim an odd number of times."""
    x, y = point
    inside = False
    for (x0, y0), (x1, y1) in zip(outline, outline[1:] + outline[:1], strict=True):
        if (y0 > y) != (y1 > y) and x < x0 + (y - y0) * (x1 - x0) / (y1 - y0):
            inside = not inside
    return inside


@lru_cache(maxsize=1024)
def _river_points(rivers: Rivers) -> tuple[tuple[Point, ...], ...]:
    """Points along each river: the ends of its curves and a point half-way."""
    return tuple(
        tuple(
            point
            for a, b, c, d in curves
            for point in (a, ((a[0] + 3 * b[0] + 3 * c[0] + d[0]) / 8, (a[1] + 3 * b[1] + 3 * c[1] + d[1]) / 8), d)
        )
        for curves in river_curves(rivers)
    )


def river_at(rivers: Rivers, point: Point) -> River | None:
    """The river nearest to the point, None if the tile has none."""
    if not rivers:
        return None
    offs = [min(_off(along, point) for along in points) for points in _river_points(rivers)]
    return rivers[offs.index(min(offs))]


def bridge_edge_at(rivers: Rivers, point: Point) -> int | None:
    """Find the edge of the river arm nearest to the point that a bridge can span; a source needs none (K10)."""
    edges = [edge for river in rivers if len(river) > 1 for edge in river]
    if not edges:
        return None
    return min(edges, key=lambda edge: _off((BRIDGE_AT * middle(edge)[0], BRIDGE_AT * middle(edge)[1]), point))


def docks(scenario: Scenario, place: Hex) -> Iterable[int]:
    """The half-edges of a land tile that a boat can dock against: those at the sea."""
    for half_edge in HALF_EDGES:
        beside = scenario.tiles.get(neighbour(place, half_edge // 2))
        if beside is not None and beside.is_sea:
            yield half_edge


def land_spot_at(scenario: Scenario, place: Hex, point: Point) -> Spot | None:
    """The region of a land tile under the point, or None if there is no land."""
    tile = scenario.tiles.get(place)
    if tile is None or tile.is_sea:
        return None
    return Spot(SpotKind.REGION, region_at(tile.rivers, point))


def boat_spot_at(scenario: Scenario, place: Hex, point: Point) -> Spot | None:
    """Find where a boat can lie on a tile, nearest to the point: at sea, in a river or at a dock, or None."""
    tile = scenario.tiles.get(place)
    if tile is None:
        return None
    if tile.is_sea:
        return GROUND
    spots = [
        (min(_off(along, point) for along in points), Spot(SpotKind.RIVER, river[0]))
        for river, points in zip(tile.rivers, _river_points(tile.rivers), strict=True)
    ]
    spots += [
        (_off(half_edge_middle(half_edge), point), Spot(SpotKind.DOCK, half_edge))
        for half_edge in docks(scenario, place)
    ]
    return min(spots)[1] if spots else None


def borders_alike(scenario: Scenario, place: Hex, half_edge: int) -> list[Border]:
    """The borders across which a road leads the same way, the one to build on first.

    They are both halves of the edge, or only the one on its own bank where a river crosses.
    """
    sides = (scenario.tiles.get(place), scenario.tiles.get(neighbour(place, half_edge // 2)))
    if any(tile is not None and tile.has_river(edge) for tile, edge in zip(sides, _edges(half_edge), strict=True)):
        return [border_key(place, half_edge)]
    return sorted((border_key(place, half_edge), border_key(place, half_edge ^ 1)))


def _edges(half_edge: int) -> tuple[int, int]:
    """The edge of a half-edge, as its tile and as the neighbour number it."""
    return half_edge // 2, opposite(half_edge // 2)


def way_on(rivers: Rivers, half_edge: int, edge: int) -> int:
    """Find the half-edge by which a road leaves a tile over ``edge``, in the region of ``half_edge`` if possible."""
    region = region_of(rivers, half_edge)
    return next((half for half in (2 * edge, 2 * edge + 1) if region_of(rivers, half) == region), 2 * edge)
