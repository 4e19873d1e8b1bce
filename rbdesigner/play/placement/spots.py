"""Where the spots of the engine lie on the map."""

from __future__ import annotations

from functools import lru_cache

from rbdesigner.engine.core.state import GameState
from rbdesigner.engine.core.topology import DOCK, RIVER, SEA, Topology
from rbdesigner.geometry import along, half_edge_middle, regions, river_curves, true_point
from rbdesigner.hexes import Orientation, position
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
