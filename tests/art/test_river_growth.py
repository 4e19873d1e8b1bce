"""Rivers grow steadily from spring to mouth, alike for the tiles on both sides of every border."""

from collections.abc import Mapping
from itertools import pairwise

import pytest
from PySide6.QtCore import QPointF
from PySide6.QtGui import QColor, QImage, QPainter

from rbdesigner.art.board import paint_board_at
from rbdesigner.art.river_growth import USUAL, RiverGrowth
from rbdesigner.art.rivers import estuary_width
from rbdesigner.art.tile import look_at
from rbdesigner.geometry import RIVER_WIDTH, middle, true_point
from rbdesigner.hexes import Hex, Orientation, neighbour, opposite, position
from rbdesigner.scenario.model import Properties, Scenario
from rbdesigner.tiles import Terrain, Tile, ordered, tile

Tiles = dict[Hex, Tile]
Way = list[tuple[Hex, int]]
"""Borders that a river crosses one after the other, as the tile above each has them."""


def lay(tiles: Tiles, *rivers: tuple[Hex, tuple[int, ...]]) -> None:
    for place, river in rivers:
        before = tiles[place].rivers if place in tiles else ()
        tiles[place] = tile(Terrain.PASTURE, ordered([*before, river]))


def straight(length: int, at: int = 0, edge: int = 1) -> tuple[Tiles, Way]:
    """A river from its spring to the sea."""
    start = Hex(at, 0)
    tiles: Tiles = {}
    place, way = start, []
    for number in range(length):
        lay(tiles, (place, (edge,) if number == 0 else (edge, opposite(edge))))
        way.append((place, edge))
        place = neighbour(place, edge)
    tiles[place] = tile(Terrain.SEA)
    return tiles, way


def meeting() -> tuple[Tiles, Way, Way]:
    """A river and its tributary, and the sea."""
    tiles, way = straight(6)
    joined = way[3][0]
    tiles[joined] = tile(Terrain.PASTURE, ordered([(1, opposite(1), 0)]))
    spring = neighbour(joined, 0)
    lay(tiles, (spring, (opposite(0),)))
    return tiles, way, [(spring, opposite(0)), *way[3:]]


def around_an_island() -> tuple[Tiles, Way]:
    """A river that parts, flows around a hill on both sides and joins again."""
    hill = Hex(0, 0)
    tiles, ring = {hill: tile(Terrain.ROCK)}, [neighbour(hill, edge) for edge in range(6)]
    for number, place in enumerate(ring):
        after, before = ring[(number + 1) % 6], ring[number - 1]
        towards = tuple(edge for edge in range(6) if neighbour(place, edge) in (after, before))
        lay(tiles, (place, (*towards, number) if number in (1, 4) else towards))
    spring, mouth = neighbour(ring[1], 1), neighbour(ring[4], 4)
    lay(tiles, (spring, (opposite(1),)))
    tiles[mouth] = tile(Terrain.SEA)
    inner = next(edge for edge in tiles[ring[2]].rivers[0] if neighbour(ring[2], edge) == ring[3])
    return tiles, [(spring, opposite(1)), (ring[2], inner), (ring[4], 4)]


def sizes(tiles: Mapping[Hex, Tile], way: Way) -> list[int]:
    growth = RiverGrowth(tiles)
    return [growth.at(*border) for border in way]


def test_a_river_grows_all_the_way_to_the_sea() -> None:
    found = sizes(*straight(5))
    assert all(before < after for before, after in pairwise(found))
    found = sizes(*straight(20))
    assert all(before <= after for before, after in pairwise(found))
    assert found[-1] == max(found) < 8, "few sizes, so that tiles share their pictures"


def test_rough_sizes_are_half_as_many_and_grow_too() -> None:
    tiles, way = straight(20)
    rough = RiverGrowth(tiles, rough=True)
    found = [rough.at(*border) for border in way]
    assert found == sorted(found)
    assert len({*found}) == len({*sizes(tiles, way)}) // 2


def test_a_river_is_larger_where_another_has_joined_it() -> None:
    tiles, way, tributary = meeting()
    alone = sizes(*straight(6))
    for course in (way, tributary):
        assert sizes(tiles, course) == sorted(sizes(tiles, course))
    joined = sizes(tiles, way)
    assert joined[:3] == alone[:3]
    assert joined[3] > alone[3]
    assert joined[5] > alone[5]


@pytest.mark.parametrize("orientation", Orientation)
def test_both_sides_of_every_border_agree(orientation: Orientation) -> None:
    for tiles in (meeting()[0], around_an_island()[0]):
        looks = {place: look_at(tiles, place, orientation) for place in tiles}
        for place, look in looks.items():
            for edge in range(6):
                beside = looks.get(neighbour(place, edge))
                if beside is not None:
                    assert look.sizes[edge] == beside.sizes[opposite(edge)]
                    assert look.mouths >> edge & 1 == beside.mouths >> opposite(edge) & 1


def test_a_ring_is_as_large_all_around_and_larger_than_what_flows_in() -> None:
    tiles, (inflow, ring, mouth) = around_an_island()
    growth = RiverGrowth(tiles)
    assert growth.at(*inflow) < growth.at(*ring) <= growth.at(*mouth)
    places = [neighbour(Hex(0, 0), edge) for edge in range(6)]
    around = {
        growth.at(place, edge)
        for place in places
        for edge in tiles[place].rivers[0]
        if neighbour(place, edge) in places
    }
    assert around == {growth.at(*ring)}


def test_a_ring_without_spring_or_mouth_has_a_size() -> None:
    tiles, _ = around_an_island()
    tiles = {place: each for place, each in tiles.items() if each.rivers and len(each.rivers[0]) > 1}
    growth = RiverGrowth(tiles)
    assert all(growth.at(place, edge) >= 0 for place, each in tiles.items() for edge in each.rivers[0])


def test_a_channel_between_two_seas_is_widest_at_both() -> None:
    tiles, way = straight(7)
    lay(tiles, (Hex(0, 0), (opposite(1),)))
    tiles[Hex(0, 0)] = tile(Terrain.PASTURE, ordered([(1, opposite(1))]))
    tiles[neighbour(Hex(0, 0), opposite(1))] = tile(Terrain.SEA)
    found = sizes(tiles, [(Hex(0, 0), opposite(1)), *way])
    assert found == found[::-1]
    assert found[0] == max(found) > min(found)


def test_a_river_grows_towards_an_open_end_and_from_an_open_end_to_the_sea() -> None:
    tiles, way = straight(5)
    sea = neighbour(*way[-1])
    without_sea = {place: each for place, each in tiles.items() if place != sea}
    assert sizes(without_sea, way) == sorted(sizes(without_sea, way))
    without_spring = {place: each for place, each in tiles.items() if place != Hex(0, 0)}
    found = sizes(without_spring, way[1:])
    assert found == sorted(found)
    alone = {Hex(0, 0): tile(Terrain.PASTURE, ordered([(1, 4)]))}
    assert sizes(alone, [(Hex(0, 0), 1), (Hex(0, 0), 4)]) == [USUAL, USUAL]


def test_a_river_ends_where_rivers_cross() -> None:
    tiles, way = straight(4)
    crossing = way[2][0]
    tiles[crossing] = tile(Terrain.PASTURE, ((0, 3), (1, 4)))
    growth = RiverGrowth(tiles)
    assert growth.at(*way[1]) == growth.at(crossing, opposite(1)) > growth.at(*way[3])
    assert growth.at(crossing, 0) == USUAL, "nobody knows more of it"


def test_an_edit_forgets_the_whole_course_and_no_other() -> None:
    tiles, way = straight(6)
    other, far = straight(3, at=20)
    tiles |= other
    growth = RiverGrowth(tiles)
    before = [growth.at(*border) for border in way]
    assert growth.at(*far[-1])
    spring = neighbour(Hex(0, 0), opposite(1))
    lay(tiles, (Hex(0, 0), (opposite(1),)))
    tiles[Hex(0, 0)] = tile(Terrain.PASTURE, ordered([(1, opposite(1))]))
    lay(tiles, (spring, (1,)))
    lost = growth.edited([Hex(0, 0), spring])
    assert lost == {*(place for place, _ in way), neighbour(*way[-1])}, "the sea at its mouth too"
    after = [growth.at(*border) for border in way]
    assert after == sizes(tiles, way)
    assert all(larger > smaller for larger, smaller in zip(after[:4], before[:4], strict=True))


def painted(tiles: Tiles, radius: float, origin: QPointF) -> QImage:
    image = QImage(300, 1600, QImage.Format.Format_RGB32)
    image.fill(QColor("white"))
    painter = QPainter(image)
    paint_board_at(painter, Scenario(Properties(orientation=Orientation.FLAT), tiles), origin, radius)
    painter.end()
    return image


def width_of_water(image: QImage, at: tuple[float, float]) -> int:
    """How many pixels of a line across a river are water, which is bluer than land."""
    line = (image.pixelColor(round(at[0]) + step, round(at[1])) for step in range(-40, 41))
    return sum(colour.blue() > colour.green() for colour in line)


def test_what_is_painted_grows_too_and_meets_at_borders() -> None:
    radius, origin = 100.0, (150.0, 100.0)
    tiles, way = straight(6, edge=3)
    image, seen = painted(tiles, radius, QPointF(*origin)), []
    for place, edge in way[:-1]:
        (x, y), (dx, dy) = position(place, Orientation.FLAT), true_point(middle(edge), Orientation.FLAT)
        sides = [
            width_of_water(image, (origin[0] + radius * (x + share * dx), origin[1] + radius * (y + share * dy)))
            for share in (0.97, 1.03)
        ]
        assert abs(sides[0] - sides[1]) <= 1
        seen.append(max(sides))
    assert all(before < after for before, after in pairwise(seen[:5]))
    assert seen[-1] < radius * RIVER_WIDTH * estuary_width(3)


@pytest.mark.parametrize("radius", [50.0, 100.0, 240.0])
def test_no_line_crosses_a_river_at_a_border(radius: float) -> None:
    tiles, way = straight(3, edge=3)
    image = painted(tiles, radius, QPointF(150, 10))
    (x, y), (dx, dy) = position(way[1][0], Orientation.FLAT), true_point(middle(3), Orientation.FLAT)
    border = 10 + radius * (y + dy)
    column = 150 + radius * (x + dx)
    seen = [image.pixelColor(round(column), round(border + step)) for step in range(-10, 11)]
    assert max(abs(one.lightness() - other.lightness()) for one, other in pairwise(seen)) <= 5


def test_sizes_are_the_same_whichever_part_of_a_river_is_asked_for_first() -> None:
    for tiles in (meeting()[0], around_an_island()[0]):
        borders = [(place, edge) for place, each in tiles.items() for river in each.rivers for edge in river]
        one, other = RiverGrowth(tiles), RiverGrowth(dict(reversed(tiles.items())))
        told = {border: one.at(*border) for border in borders}
        assert {border: other.at(*border) for border in reversed(borders)} == told
