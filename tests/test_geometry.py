"""Rivers and regions on the exact lattice, over every set of rivers that a tile could have."""

from __future__ import annotations

import itertools
from collections.abc import Iterator

import pytest
from shapely import Point, Polygon
from shapely.affinity import affine_transform

from rbdesigner import geometry, tile_geometry, tile_tables
from rbdesigner.hexes import EDGES, HALF_EDGES, ORIGIN, SQRT3, Orientation, corner, distance, facing, neighbour
from rbdesigner.symmetry import Turn
from rbdesigner.tiles import Rivers, edge_mask, ordered, river_fault, turned

RIVERS = [edges for number in (1, 2, 3) for edges in itertools.combinations(EDGES, number)]


def every_set(start: int = 0, used: frozenset[int] = frozenset()) -> Iterator[Rivers]:
    yield ()
    for index in range(start, len(RIVERS)):
        if not used & set(RIVERS[index]):
            for rest in every_set(index + 1, used | set(RIVERS[index])):
                yield ordered((RIVERS[index], *rest))


ALL_SETS = sorted(set(every_set()))
GOOD_SETS = [rivers for rivers in ALL_SETS if river_fault(rivers) is None]
MOST_RIVERS = max(map(len, GOOD_SETS))


def test_all_sets_are_looked_at() -> None:
    assert len(ALL_SETS) == 789
    assert len(GOOD_SETS) == 652


@pytest.mark.rule("W11")
def test_the_order_of_edges_and_the_lines_agree_on_crossing() -> None:
    for rivers in ALL_SETS:
        assert tile_geometry.rivers_cross(rivers) == (river_fault(rivers) is not None), rivers


def test_the_shipped_tables_are_those_that_shapely_derives_from_the_drawn_lines() -> None:
    derived = tile_geometry.tables()
    assert derived.beyond == tile_tables.BEYOND
    assert derived.facing == tile_tables.FACING
    assert derived.reached == tile_tables.REACHED
    assert derived.crossing == tile_tables.CROSSING
    assert derived.regions.keys() == tile_tables.REGIONS.keys()
    for shape, pieces in derived.regions.items():
        shipped = tile_tables.REGIONS[shape]
        assert [half_edges for half_edges, _, _ in pieces] == [half_edges for half_edges, _, _ in shipped]
        assert [room for _, _, room in pieces] == pytest.approx([room for _, _, room in shipped], abs=0.002)


def assert_same_regions(rivers: Rivers) -> None:
    read, cut = geometry.regions(rivers), tile_geometry.cut_regions(rivers)
    assert [each.name for each in read] == [each.name for each in cut], rivers
    assert [each.half_edges for each in read] == [each.half_edges for each in cut], rivers
    assert len(cut) == 1 + sum(len(river) - 1 for river in rivers), rivers
    names = {half_edge: each.name for each in cut for half_edge in each.half_edges}
    assert geometry.region_names(rivers) == tuple(names[half_edge] for half_edge in HALF_EDGES), rivers
    for here, there in zip(read, cut, strict=True):
        shape = Polygon(here.outline)
        assert shape.is_valid, rivers
        assert shape.symmetric_difference(Polygon(there.outline)).area == 0, rivers
        free = affine_transform(shape, (0.5, 0, 0, SQRT3 / 2, 0, 0)).exterior
        assert shape.contains(Point(here.anchor)), rivers
        anchor = Point(here.anchor[0] / 2, here.anchor[1] * SQRT3 / 2)
        assert free.distance(anchor) == pytest.approx(here.room, abs=1e-4), rivers
        assert here.room == pytest.approx(there.room, abs=0.002), rivers


@pytest.mark.rule("W11")
@pytest.mark.parametrize("number", range(MOST_RIVERS + 1))
def test_the_regions_read_from_the_tables_are_those_that_shapely_cuts(number: int) -> None:
    for rivers in GOOD_SETS:
        if len(rivers) == number:
            assert_same_regions(rivers)


@pytest.mark.rule("W6")
def test_the_edges_that_a_tile_reaches_are_where_its_lines_end() -> None:
    for rivers in ALL_SETS:
        lines = tile_geometry.river_lines(rivers)
        ends = sum(1 << e for e in EDGES if any(line.intersects(Point(geometry.middle(e))) for line in lines))
        assert edge_mask(rivers) == ends, rivers


def test_rivers_that_no_tile_can_have_part_nothing() -> None:
    assert geometry.region_names(((0, 3), (1, 4))) == (0,) * 12
    assert edge_mask(((0, 1, 2, 3),)) == 0b1111


def test_crossing_rivers_have_no_regions() -> None:
    with pytest.raises(ValueError, match="cross"):
        geometry.regions(((0, 2), (1, 3)))


def test_regions_turn_with_their_tile() -> None:
    for rivers in GOOD_SETS:
        for turn in (Turn(1), Turn(3), Turn(2, True)):
            before = {frozenset(map(turn.half_edge, region.half_edges)) for region in geometry.regions(rivers)}
            after = {frozenset(region.half_edges) for region in geometry.regions(turned(rivers, turn))}
            assert before == after


def test_pieces_have_room_in_every_region() -> None:
    for rivers in GOOD_SETS:
        assert min(region.room for region in geometry.regions(rivers)) > 0.2


def test_banks_are_the_regions_along_a_river() -> None:
    assert geometry.banks(((0, 3),)) == ((0, 1),)
    assert geometry.banks(((0,),)) == ((0,),)
    assert geometry.banks(((0, 2, 4),)) == ((0, 1, 5),)


def test_neighbours_share_their_corners_to_the_last_bit() -> None:
    for edge in EDGES:
        assert tile_geometry.hexagon(ORIGIN).touches(tile_geometry.hexagon(neighbour(ORIGIN, edge)))


def test_the_lattice_is_drawn_as_regular_hexagons() -> None:
    for orientation in Orientation:
        for index in range(6):
            drawn = geometry.true_point(geometry.CORNERS[index], orientation)
            assert drawn == pytest.approx(corner(index, orientation))


def test_facing_half_edges_lie_against_each_other() -> None:
    for half_edge in HALF_EDGES:
        other = neighbour(ORIGIN, half_edge // 2)
        assert distance(ORIGIN, other) == 1
        x, y = geometry.half_edge_middle(half_edge)
        away_x, away_y = geometry.half_edge_middle(facing(half_edge))
        there_x, there_y = geometry.centre(other)
        assert (x, y) == (there_x + away_x, there_y + away_y)
        assert facing(facing(half_edge)) == half_edge


@pytest.mark.parametrize("orientation", list(Orientation))
def test_drawn_points_lead_back_to_the_lattice(orientation: Orientation) -> None:
    for point in [*geometry.CORNERS, (0.3, -0.8)]:
        assert geometry.lattice_point(geometry.true_point(point, orientation), orientation) == pytest.approx(point)
