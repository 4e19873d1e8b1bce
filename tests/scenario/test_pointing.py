"""From a point of a tile to the edge, region, river or dock that is meant."""

from __future__ import annotations

import pytest

from rbdesigner.geometry import half_edge_middle, middle, regions
from rbdesigner.hexes import HALF_EDGES, ORIGIN, neighbour
from rbdesigner.scenario import pointing
from rbdesigner.scenario.model import Scenario
from rbdesigner.scenario.pieces import GROUND, Spot, SpotKind
from rbdesigner.tiles import SHAPE_NAMES, Terrain, tile

SEA = tile(Terrain.SEA)


def scaled(point: tuple[float, float], factor: float) -> tuple[float, float]:
    return point[0] * factor, point[1] * factor


def test_directions_lead_to_edges() -> None:
    for half_edge in HALF_EDGES:
        near = scaled(half_edge_middle(half_edge), 0.4)
        assert pointing.half_edge_at(near) == half_edge
        assert pointing.edge_at(near) == half_edge // 2


@pytest.mark.rule("W11")
@pytest.mark.parametrize("shape", SHAPE_NAMES, ids=lambda shape: shape.key)
def test_every_region_is_found_at_its_anchor_and_at_its_half_edges(shape: pointing.Rivers) -> None:
    for region in regions(shape.rivers):
        assert pointing.region_at(shape.rivers, region.anchor) == region.name
        for half_edge in region.half_edges:
            assert pointing.region_at(shape.rivers, scaled(half_edge_middle(half_edge), 0.98)) == region.name


def test_the_nearest_river_and_arm() -> None:
    two = ((0, 1), (2, 4))
    assert pointing.river_at(two, scaled(middle(1), 0.8)) == (0, 1)
    assert pointing.river_at(two, scaled(middle(4), 0.8)) == (2, 4)
    assert pointing.river_at((), (0, 0)) is None
    for edge in (0, 2, 4):
        assert pointing.bridge_edge_at(((0, 2, 4),), scaled(middle(edge), 0.6)) == edge


@pytest.mark.rule("K10")
def test_no_bridge_at_a_source() -> None:
    assert pointing.bridge_edge_at(((3,),), middle(3)) is None
    assert pointing.bridge_edge_at(((0, 1), (3,)), middle(3)) in (0, 1)


def test_land_spots() -> None:
    scenario = Scenario(tiles={ORIGIN: tile(Terrain.PASTURE, ((0, 3),)), neighbour(ORIGIN, 0): SEA})
    east, west = scaled(middle(1), 0.5), scaled(middle(4), 0.5)
    assert pointing.land_spot_at(scenario, ORIGIN, east) == Spot(SpotKind.REGION, 1)
    assert pointing.land_spot_at(scenario, ORIGIN, west) == Spot(SpotKind.REGION, 0)
    assert pointing.land_spot_at(scenario, neighbour(ORIGIN, 0), (0, 0)) is None
    assert pointing.land_spot_at(scenario, neighbour(ORIGIN, 3), (0, 0)) is None


@pytest.mark.rule("B3")
def test_boats_lie_at_sea_in_rivers_and_at_docks() -> None:
    inland = neighbour(ORIGIN, 3)
    scenario = Scenario(
        tiles={ORIGIN: tile(Terrain.PASTURE, ((2, 5),)), neighbour(ORIGIN, 0): SEA, inland: tile(Terrain.ROCK)}
    )
    assert pointing.boat_spot_at(scenario, neighbour(ORIGIN, 0), (0.3, 0.1)) == GROUND
    assert pointing.boat_spot_at(scenario, ORIGIN, scaled(middle(5), 0.5)) == Spot(SpotKind.RIVER, 2)
    assert pointing.boat_spot_at(scenario, ORIGIN, scaled(half_edge_middle(1), 0.9)) == Spot(SpotKind.DOCK, 1)
    assert pointing.boat_spot_at(scenario, inland, (0, 0)) is None
    assert pointing.boat_spot_at(scenario, neighbour(inland, 3), (0, 0)) is None
