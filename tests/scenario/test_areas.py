"""Which places a bucket fills and a wand selects, and what a brush reaches."""

from __future__ import annotations

from rbdesigner.hexes import ORIGIN, Hex, disk, ring
from rbdesigner.scenario.areas import area, brush, filled
from rbdesigner.scenario.model import Scenario
from rbdesigner.tiles import Terrain, tile

WOODS, ROCK, SEA = tile(Terrain.WOODS), tile(Terrain.ROCK), tile(Terrain.SEA)
RIVER = tile(Terrain.WOODS, ((0, 3),))


def atoll() -> Scenario:
    """Woods around a gap, and rock far off."""
    return Scenario(tiles={**dict.fromkeys(ring(ORIGIN, 1), WOODS), Hex(5, 0): ROCK})


def test_an_area_is_connected_and_of_one_terrain() -> None:
    scenario = atoll()
    scenario.tiles[Hex(1, 0)] = RIVER
    scenario.tiles[Hex(5, 1)] = WOODS
    assert area(scenario, Hex(0, 1)) == set(ring(ORIGIN, 1))
    assert area(scenario, Hex(5, 0)) == {Hex(5, 0)}


def test_an_empty_area_must_be_enclosed_or_bounded() -> None:
    scenario = atoll()
    assert area(scenario, ORIGIN) == {ORIGIN}
    assert area(scenario, Hex(3, 0)) == frozenset()
    assert area(Scenario(), ORIGIN) == frozenset()
    within = frozenset(disk(Hex(3, 0), 1))
    assert area(scenario, Hex(3, 0), within) == within
    assert area(scenario, Hex(9, 9), within) == frozenset()


def test_filling_keeps_rivers_unless_told_otherwise() -> None:
    scenario = Scenario(tiles={ORIGIN: RIVER})
    assert filled(scenario, [ORIGIN, Hex(1, 0)], ROCK) == {ORIGIN: tile(Terrain.ROCK, ((0, 3),)), Hex(1, 0): ROCK}
    assert filled(scenario, [ORIGIN], SEA) == {ORIGIN: SEA}
    bend = tile(Terrain.PASTURE, ((1, 2),))
    assert filled(scenario, [ORIGIN], bend) == {ORIGIN: bend}


def test_a_brush_names_each_place_once() -> None:
    assert brush([ORIGIN], 0) == [ORIGIN]
    reached = brush([ORIGIN, Hex(1, 0)], 1)
    assert len(reached) == len(set(reached)) == 10
