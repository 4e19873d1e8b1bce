"""Which places a bucket fills and a wand selects, and what a brush reaches."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st
from shapely.geometry import Point, Polygon

from rbdesigner.hexes import ORIGIN, Hex, Orientation, disk, line, position, ring
from rbdesigner.scenario.areas import BrushShape, area, brush, over_rivers, shaped, tiles_alike, within_loop
from rbdesigner.scenario.foreign import Foreign, ForeignTile
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


def test_a_polder_is_no_empty_place() -> None:
    scenario = atoll()
    del scenario.tiles[Hex(1, 0)]
    assert area(scenario, ORIGIN) == frozenset()
    scenario.foreign[Hex(1, 0)] = Foreign(ForeignTile.POLDER, 90)
    assert area(scenario, ORIGIN) == {ORIGIN}
    assert area(scenario, Hex(1, 0)) == {Hex(1, 0)}


def test_rivers_flow_on_through_plain_land_only() -> None:
    scenario = Scenario(tiles={ORIGIN: RIVER})
    laid = over_rivers(scenario, {ORIGIN: ROCK, Hex(1, 0): ROCK})
    assert laid == {ORIGIN: tile(Terrain.ROCK, ((0, 3),)), Hex(1, 0): ROCK}
    assert over_rivers(scenario, {ORIGIN: SEA}) == {ORIGIN: SEA}
    bend = tile(Terrain.PASTURE, ((1, 2),))
    assert over_rivers(scenario, {ORIGIN: bend}) == {ORIGIN: bend}


def test_a_brush_names_each_place_once() -> None:
    assert brush([ORIGIN], 0) == [ORIGIN]
    reached = brush([ORIGIN, Hex(1, 0)], 1)
    assert len(reached) == len(set(reached)) == 10


points = st.tuples(st.floats(-4, 4, width=16), st.floats(-4, 4, width=16))


@given(st.lists(points, min_size=3, max_size=7), st.sampled_from(Orientation))
def test_within_a_loop_lies_what_geometry_says(loop: list[tuple[float, float]], orientation: Orientation) -> None:
    polygon = Polygon(loop)
    inside = set(within_loop(loop, orientation))
    for place in disk(ORIGIN, 4):
        middle = Point(position(place, orientation))
        if polygon.is_valid and polygon.exterior.distance(middle) > 1e-9:
            assert polygon.contains(middle) == (place in inside)
    assert not list(within_loop(loop[:2], orientation))


def test_tiles_alike_are_of_a_kind_however_they_are_turned() -> None:
    bends = {Hex(q, 0): tile(Terrain.WOODS, ((q, q + 1),)) for q in range(3)}
    scenario = Scenario(tiles={**bends, Hex(0, 1): tile(Terrain.WOODS), Hex(0, 2): tile(Terrain.SEA)})
    assert tiles_alike(scenario, [ORIGIN]) == bends.keys()
    assert tiles_alike(scenario, [ORIGIN, Hex(0, 2)], any_shape=True) == scenario.tiles.keys()
    assert tiles_alike(scenario, [Hex(5, 5)]) == frozenset()


places = st.sampled_from(list(disk(ORIGIN, 5)))


@given(places, places, st.sampled_from(Orientation))
def test_a_rectangle_has_straight_sides(first: Hex, last: Hex, orientation: Orientation) -> None:
    found = shaped(BrushShape.RECTANGLE, first, last, orientation)
    assert first in found and last in found and len(set(found)) == len(found)
    assert set(found) == set(shaped(BrushShape.RECTANGLE, last, first, orientation))
    # Along the grain the middles are level, across it they zigzag by half a tile.
    along, across = (0, 1) if orientation is Orientation.FLAT else (1, 0)
    middles = [position(place, orientation) for place in found]
    levels = {round(middle[along], 6) for middle in middles}
    ends = [[middle[across] for middle in middles if round(middle[along], 6) == level] for level in levels]
    assert len({len(each) for each in ends}) == 1
    assert max(map(min, ends)) - min(map(min, ends)) < 0.9 and max(map(max, ends)) - min(map(max, ends)) < 0.9


def test_lines_and_rings() -> None:
    there = Hex(2, -1)
    assert shaped(BrushShape.FREE, ORIGIN, there, Orientation.FLAT) == [there]
    assert shaped(BrushShape.LINE, ORIGIN, there, Orientation.FLAT) == line(ORIGIN, there)
    assert set(shaped(BrushShape.RING, ORIGIN, there, Orientation.FLAT)) == set(ring(ORIGIN, 2))
