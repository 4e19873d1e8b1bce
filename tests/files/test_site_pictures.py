"""The pictures that Play site maps are written with, and the voids that join their parts."""

from __future__ import annotations

import json
from collections.abc import Mapping

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rbdesigner.checks.components import Components
from rbdesigner.hexes import ORIGIN, Hex, Orientation, disk, neighbours
from rbdesigner.scenario.foreign import ForeignTile
from rbdesigner.scenario.formats import site
from rbdesigner.scenario.formats.remarks import Remarks
from rbdesigner.scenario.formats.site import numbers
from rbdesigner.scenario.formats.site.picture_numbers import SitePicture, pictures_of, varied
from rbdesigner.scenario.formats.site.voids import joining_voids
from rbdesigner.scenario.model import Scenario
from rbdesigner.tiles import Rivers, Terrain, Tile, tile
from tests.files.site_maps import FLAT

VOIDS = numbers.FOREIGN_TILES[ForeignTile.VOID]
PLACES = list(disk(ORIGIN, 4))
STRAIGHT, WIDE, JUNCTION = ((0, 3),), ((0, 2),), ((0, 2, 4),)


def alike_side_by_side(pictures: Mapping[Hex, SitePicture]) -> list[tuple[Hex, Hex]]:
    return [(at, by) for at, one in pictures.items() for by in neighbours(at) if at < by and pictures.get(by) == one]


@pytest.mark.parametrize("orientation", list(Orientation))
@pytest.mark.parametrize("terrain", list(Terrain))
def test_no_two_plain_tiles_side_by_side_have_the_same_picture(terrain: Terrain, orientation: Orientation) -> None:
    pictures = varied(dict.fromkeys(PLACES, tile(terrain)), orientation)
    assert not alike_side_by_side(pictures)
    used = [list(pictures.values()).count(picture) for picture in pictures_of(tile(terrain), orientation)]
    assert min(used) >= 0.6 * max(used)  # all pictures occur, about as often
    assert {picture.rotation for picture in pictures.values()} == {0}


@given(st.sets(st.sampled_from(PLACES)), st.sampled_from(Terrain))
def test_nor_on_a_ragged_map(places: set[Hex], terrain: Terrain) -> None:
    assert not alike_side_by_side(varied(dict.fromkeys(places, tile(terrain)), FLAT))


@pytest.mark.parametrize(
    ("terrain", "rivers"), [(Terrain.PASTURE, STRAIGHT), (Terrain.PASTURE, WIDE), (Terrain.PASTURE, JUNCTION)]
)
@given(st.sets(st.sampled_from(PLACES)))
def test_nor_with_rivers_where_the_site_has_three_pictures(terrain: Terrain, rivers: Rivers, places: set[Hex]) -> None:
    laid = tile(terrain, rivers)
    pictures = varied(dict.fromkeys(places, laid), FLAT)
    assert not alike_side_by_side(pictures)
    assert all(picture in pictures_of(laid, FLAT) for picture in pictures.values())


def test_two_pictures_take_turns_along_a_river() -> None:
    laid = tile(Terrain.ROCK, STRAIGHT)
    places = [Hex(0, r) for r in (0, 6, 3, 1, 5, 2, 4)]
    pictures = varied(dict.fromkeys(places, laid), FLAT)
    assert set(pictures.values()) == set(pictures_of(laid, FLAT)) and len(set(pictures.values())) == 2
    assert not alike_side_by_side(pictures)


def test_where_one_picture_is_all_there_is_it_is_taken() -> None:
    laid = tile(Terrain.DESERT, ((0, 1),))
    assert set(varied({ORIGIN: laid, Hex(0, 1): laid}, FLAT).values()) == {pictures_of(laid, FLAT)[0]}


def test_the_same_map_is_written_in_the_same_way_whatever_the_order_of_its_tiles() -> None:
    tiles: dict[Hex, Tile] = {at: tile(Terrain.SEA if at.q > 0 else Terrain.WOODS) for at in PLACES}
    backwards = dict(reversed(tiles.items()))
    texts = {site.encode([Scenario(tiles=each)], "map.json", Remarks()) for each in (tiles, backwards)}
    assert len(texts) == 1


def test_voids_join_parts_that_lie_apart() -> None:
    tiles = {ORIGIN: tile(Terrain.ROCK), Hex(0, 1): tile(Terrain.ROCK), Hex(4, 0): tile(Terrain.SEA)}
    *hexes, _ = json.loads(site.encode([Scenario(tiles=tiles)], "map.json", Remarks()))
    voids = [Hex(q, r) for q, r, number in hexes if number in VOIDS]
    assert len(voids) == 3 and len(Components({*tiles, *voids}).all()) == 1
    assert [number not in VOIDS for _, _, number in hexes] == [True] * 3 + [False] * 3  # tiles keep their order


@given(st.sets(st.builds(Hex, st.integers(-9, 9), st.integers(-9, 9)), min_size=1, max_size=30))
def test_voids_join_whatever_lies_apart_and_only_that(places: set[Hex]) -> None:
    voids = joining_voids(places)
    assert places.isdisjoint(voids)
    assert len(Components({*places, *voids}).all()) == 1
    if len(Components(places).all()) == 1:
        assert not voids


def test_parts_at_the_ends_of_the_world_stay_apart() -> None:
    assert joining_voids({Hex(-1_000_000, 0), Hex(1_000_000, 0)}) == []
