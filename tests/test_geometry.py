"""Rivers and regions on the exact lattice, over every set of rivers that a tile could have."""

from __future__ import annotations

import itertools
from collections.abc import Iterator

import pytest
from shapely import Polygon

from rbdesigner import geometry
from rbdesigner.hexes import EDGES, HALF_EDGES, ORIGIN, Orientation, Turn, corner, distance, facing, neighbour
from rbdesigner.tiles import Rivers, ordered, river_fault, turned

RIVERS = [edges for number in (1, 2, 3) for edges in itertools.combinations(EDGES, number)]


def every_set(start: int = 0, used: frozenset[int] = frozenset()) -> Iterator[Rivers]:
    yield ()
    for index in range(start, len(RIVERS)):
        if not used & set(RIVERS[index]):
            for rest in every_set(index + 1, used | set(RIVERS[index])):
                yield ordered((RIVERS[index], *rest))


ALL_SETS = sorted(set(every_set()))
GOOD_SETS = [rivers for rivers in ALL_SETS if river_fault(rivers) is None]


def test_all_sets_are_looked_at() -> None:
    assert len(ALL_SETS) == 789
    assert len(GOOD_SETS) == 652


@pytest.mark.rule("W11")
def test_the_order_of_edges_and_the_lines_agree_on_crossing() -> None:
    for rivers in ALL_SETS:
        assert geometry.rivers_cross(rivers) == (river_fault(rivers) is not None), rivers


@pytest.mark.rule("W11")
def test_each_river_divides_its_tile_into_as_many_more_regions_as_it_has_further_edges() -> None:
    for rivers in GOOD_SETS:
        found = geometry.regions(rivers)
        assert len(found) == 1 + sum(len(river) - 1 for river in rivers), rivers
        assert sorted(h for region in found for h in region.half_edges) == list(HALF_EDGES)
        assert all(region.name == min(region.half_edges) for region in found)
        named = {half_edge: region.name for region in found for half_edge in region.half_edges}
        assert geometry.region_names(rivers) == tuple(named[half_edge] for half_edge in HALF_EDGES), rivers


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
        first, last = geometry.edge_line(ORIGIN, edge)
        assert geometry.edge_line(neighbour(ORIGIN, edge), edge + 3) == (last, first)
        assert geometry.hexagon(ORIGIN).touches(geometry.hexagon(neighbour(ORIGIN, edge)))


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


@pytest.mark.parametrize("rivers", [rivers for rivers in every_set() if river_fault(rivers) is None])
def test_outlines_walked_are_those_that_shapely_cuts(rivers: Rivers) -> None:
    walked = geometry.outlines(rivers)
    cut = {region.name: Polygon(region.outline) for region in geometry.regions(rivers)}
    assert walked.keys() == cut.keys()
    for name, outline in walked.items():
        shape = Polygon(outline)
        assert shape.is_valid
        assert shape.symmetric_difference(cut[name]).area == 0
