"""New maps in a shape: a hexagon, a rectangle, an island for each player."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from dataclasses import dataclass, replace
from enum import StrEnum

from rbdesigner.hexes import DIRECTIONS, ORIGIN, Hex, Orientation, disk, hex_at, neighbours, position
from rbdesigner.scenario.areas import area, block
from rbdesigner.scenario.model import Properties, Scenario
from rbdesigner.scenario.pieces import Home
from rbdesigner.symmetry import Centre, MapSymmetry, Motion, Symmetry, nearest_centre
from rbdesigner.tiles import Terrain, tile

SEA = tile(Terrain.SEA)


class MapShape(StrEnum):
    """The shapes of a new map."""

    EMPTY = "empty"
    HEXAGON = "hexagon"
    RECTANGLE = "rectangle"
    ISLANDS = "islands"


@dataclass(frozen=True, slots=True)
class MapPlan:
    """A shape with its size.

    ``size`` is how far a hexagon or an island reaches from its middle, or how many columns a rectangle has, ``rows``
    how many rows. ``terrain`` fills it; with ``coast`` the sea is around it, as it always is around islands. It is
    painted with the ``symmetry``; None is what is usual for the shape.
    """

    shape: MapShape = MapShape.EMPTY
    size: int = 3
    rows: int = 7
    terrain: Terrain = Terrain.PASTURE
    coast: bool = True
    symmetry: Symmetry | None = None


def planned(properties: Properties, plan: MapPlan) -> Scenario:
    """The map of a plan.

    Islands come with a home each; usual for them is the symmetry that repeats what is drawn on one of them, where there
    is one. A symmetry that the shape has not got is about the middle of its tiles all the same.
    """
    scenario = _islands(properties, plan) if plan.shape is MapShape.ISLANDS else _filled(properties, plan)
    if plan.symmetry is not None:
        symmetry = symmetry_about_middle(plan.symmetry, scenario.tiles, scenario.orientation)
        scenario.properties = replace(scenario.properties, symmetry=symmetry)
    return scenario


def _filled(properties: Properties, plan: MapPlan) -> Scenario:
    """An empty map, a hexagon or a rectangle."""
    places: Iterable[Hex] = ()
    if plan.shape is MapShape.HEXAGON:
        places = disk(ORIGIN, plan.size)
    elif plan.shape is MapShape.RECTANGLE:
        places = block(plan.size, plan.rows, properties.orientation)
    scenario = Scenario(properties, dict.fromkeys(places, tile(plan.terrain)))
    if plan.coast:
        _surround(scenario)
    return scenario


def symmetry_about_middle(group: Symmetry, places: Collection[Hex], orientation: Orientation) -> MapSymmetry:
    """The symmetry about the tile, edge or corner nearest to the middle of all places that it fits."""
    points = [position(place, orientation) for place in places] or [position(ORIGIN, orientation)]
    x, y = (sum(each) / len(points) for each in zip(*points, strict=True))
    return MapSymmetry(group, nearest_centre(group, hex_at(x, y, orientation), (x, y), orientation))


def symmetries_of(scenario: Scenario) -> list[Symmetry]:
    """List the symmetries of what is land, sea and empty on a map; an empty map has them all."""
    places = scenario.tiles
    return [
        group
        for group in Symmetry
        if all(
            _maps_onto_itself(scenario, motion)
            for motion in _generators(symmetry_about_middle(group, places, scenario.orientation))
        )
    ]


def _generators(symmetry: MapSymmetry) -> set[Motion]:
    """The motions that make all others of a symmetry: the least turn, and a mirror if it has some."""
    motions = symmetry.motions
    return {motions[min(1, len(motions) - 1)], motions[-1]}


def _maps_onto_itself(scenario: Scenario, motion: Motion) -> bool:
    tiles = scenario.tiles
    return all(
        (image := tiles.get(motion.hex(place))) is not None and image.is_sea == tile.is_sea
        for place, tile in tiles.items()
    )


def _surround(scenario: Scenario) -> None:
    """Lay the sea at all empty places beside the tiles."""
    beside = (around for place in list(scenario.tiles) for around in neighbours(place))
    for place in beside:
        scenario.tiles.setdefault(place, SEA)


_RING = tuple(Hex(2 * q, 2 * r) for q, r in DIRECTIONS)
_MIDDLES: dict[int, tuple[Hex, ...]] = {
    1: (ORIGIN,),
    2: (DIRECTIONS[0], DIRECTIONS[3]),
    3: (DIRECTIONS[0], DIRECTIONS[2], DIRECTIONS[4]),
    4: (Hex(1, -1), Hex(1, 1), Hex(-1, 1), Hex(-1, -1)),
    5: _RING[:5],
    6: _RING,
}
"""Where the islands of so many players lie, in half of the way from one to the next."""
_SYMMETRIES = {2: Symmetry.HALF_TURN, 3: Symmetry.THIRD_TURNS, 4: Symmetry.HALF_TURN, 6: Symmetry.SIXTH_TURNS}


def _islands(properties: Properties, plan: MapPlan) -> Scenario:
    """An island for each player, with one sea tile between neighbours."""
    players, half = properties.players.most, plan.size + 1
    middles = [Hex(half * q, half * r) for q, r in _MIDDLES[players]]
    land = [place for middle in middles for place in disk(middle, plan.size)]
    homes = {middle: Home(0, player) for player, middle in enumerate(middles, 1)}
    symmetry = MapSymmetry(_SYMMETRIES.get(players, Symmetry.NONE), Centre.of_hex(ORIGIN))
    scenario = Scenario(replace(properties, symmetry=symmetry), dict.fromkeys(land, tile(plan.terrain)), homes)
    _surround(scenario)
    if ORIGIN not in scenario.tiles:
        scenario.tiles.update(dict.fromkeys(area(scenario, ORIGIN), SEA))
    return scenario
