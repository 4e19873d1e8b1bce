"""The land beside water where pieces may stand."""

from __future__ import annotations

import pytest
from shapely import Polygon, contains_xy

from rbdesigner.geometry import Point, lattice_point, outlines
from rbdesigner.hexes import Orientation
from rbdesigner.play.placement.banks import dry_land
from rbdesigner.symmetry import Turn
from rbdesigner.tile_tables import REGIONS
from rbdesigner.tiles import Rivers, turned


@pytest.mark.parametrize("orientation", Orientation)
@pytest.mark.parametrize("shape", REGIONS, ids=str)
def test_every_dry_point_lies_in_its_region_and_every_region_has_some(shape: Rivers, orientation: Orientation) -> None:
    for steps in range(6):
        rivers = turned(shape, Turn(steps))
        regions = {name: Polygon(rim) for name, rim in outlines(rivers).items()}
        land = dry_land(rivers, orientation)
        points: dict[int, list[Point]] = {}
        for point, _, name in land:
            points.setdefault(name, []).append(lattice_point(point, orientation))
        assert points.keys() == regions.keys()
        assert all(contains_xy(regions[name], points[name]).all() for name in regions)
