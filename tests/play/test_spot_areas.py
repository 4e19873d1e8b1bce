"""The grounds of a tile: every point of it is on one of them, but for the shores."""

from __future__ import annotations

import math

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rbdesigner.engine.core.topology import DOCK, REGION, RIVER, SEA
from rbdesigner.geometry import half_edge_middle, region_names, true_point
from rbdesigner.hexes import Hex, Orientation, position
from rbdesigner.play.placement.spots import SpotArea
from rbdesigner.tiles import SHAPE_NAMES, Rivers

RIVERS: list[Rivers] = [named.rivers for named in SHAPE_NAMES]
HERE = Hex(2, -1)
WITHIN = math.sqrt(3) / 2 * 0.99


def at(angle: float, away: float, orientation: Orientation) -> tuple[float, float]:
    x, y = position(HERE, orientation)
    return x + away * math.cos(angle), y + away * math.sin(angle)


def areas(rivers: Rivers) -> list[SpotArea]:
    """A tile's regions and rivers."""
    regions = [SpotArea(HERE, rivers, REGION, (name,)) for name in sorted(set(region_names(rivers)))]
    return regions + [SpotArea(HERE, rivers, RIVER, (river[0],)) for river in rivers]


@given(
    st.sampled_from(RIVERS),
    st.floats(0, math.tau),
    st.floats(0, WITHIN),
    st.sampled_from(list(Orientation)),
)
def test_every_point_is_on_land_or_in_the_river_and_never_in_two_regions(
    rivers: Rivers, angle: float, away: float, orientation: Orientation
) -> None:
    point = at(angle, away, orientation)
    on = [area for area in areas(rivers) if area.contains(point, orientation)]
    assert on
    assert sum(area.kind == REGION for area in on) <= 1
    assert not [area for area in on if area._replace(place=Hex(3, -1)).contains(point, orientation)]


@pytest.mark.parametrize("orientation", Orientation)
@pytest.mark.parametrize("half_edge", range(12))
def test_docks_and_banks_lie_at_their_half_edges(half_edge: int, orientation: Orientation) -> None:
    (x, y), (dx, dy) = position(HERE, orientation), true_point(half_edge_middle(half_edge), orientation)
    near, far = (x + 0.9 * dx, y + 0.9 * dy), (x + 0.4 * dx, y + 0.4 * dy)
    dock, sea = SpotArea(HERE, (), DOCK, (half_edge,)), SpotArea(HERE, (), SEA, (0,))
    assert dock.contains(near, orientation)
    assert not dock.contains(far, orientation)
    assert sea.contains(near, orientation)
    assert sea.contains(far, orientation)
    other = SpotArea(HERE, (), DOCK, ((half_edge + 3) % 12,))
    assert not other.contains(near, orientation)


def test_regions_that_a_bridge_joins_are_one_ground_on_both_banks() -> None:
    rivers = ((0, 3),)
    first, second = sorted(set(region_names(rivers)))
    both = SpotArea(HERE, rivers, REGION, (first, second))
    points = [at(angle / 20, 0.6, Orientation.FLAT) for angle in range(126)]
    for point in points:
        apart = [SpotArea(HERE, rivers, REGION, (name,)).contains(point, Orientation.FLAT) for name in (first, second)]
        assert both.contains(point, Orientation.FLAT) == any(apart)
    assert any(both.contains(point, Orientation.FLAT) for point in points)
    assert not both.contains(position(HERE, Orientation.FLAT), Orientation.FLAT), "the water is no land"
