"""The light lies on the ground that is meant by a click there."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPointF

from rbdesigner.engine.core.topology import DOCK, REGION, RIVER, SEA
from rbdesigner.geometry import region_names
from rbdesigner.hexes import Hex, Orientation
from rbdesigner.play.placement.spots import SpotArea
from rbdesigner.tiles import SHAPE_NAMES, Rivers
from rbdesigner.ui.game.board.spot_light import spot_outline
from tests.parameters import few

HERE = Hex(0, 0)
NEAR = 0.012
"""So near to its edge, in tile radii, a pixel is lit in part."""


def areas(rivers: Rivers) -> list[SpotArea]:
    names = sorted(set(region_names(rivers)))
    found = [SpotArea(HERE, rivers, REGION, (name,)) for name in names]
    found += [SpotArea(HERE, rivers, RIVER, (river[0],)) for river in rivers]
    return found + ([SpotArea(HERE, rivers, REGION, tuple(names))] if len(names) > 1 else [])


ALL = [area for named in SHAPE_NAMES for area in areas(named.rivers)]
ALL += [SpotArea(HERE, (), SEA, (0,)), *(SpotArea(HERE, (), DOCK, (half_edge,)) for half_edge in range(12))]


@pytest.mark.parametrize(("orientation", "steps_each"), few([(each, n) for n in (8, 17) for each in Orientation], 1))
def test_what_is_lit_is_what_is_meant(orientation: Orientation, steps_each: int) -> None:
    steps = [1.043 * step / steps_each for step in range(-steps_each, steps_each + 1)]
    for area in ALL:
        lit, seen = spot_outline(area, orientation), 0
        for x, y in ((x, y) for x in steps for y in steps):
            around = [QPointF(x + dx, y + dy) for dx in (-NEAR, NEAR) for dy in (-NEAR, NEAR)]
            within = {lit.contains(point) for point in around}
            if len(within) == 1:
                assert area.contains((x, y), orientation) == within.pop(), (area, x, y)
                seen += 1
        assert seen > 0.73 * len(steps) ** 2
