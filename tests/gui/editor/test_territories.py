"""Facts painted over the land: told without colour too, outlined as one piece, repainted only where they change."""

from __future__ import annotations

from dataclasses import replace
from itertools import combinations, pairwise
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QPainter
from shapely import Polygon, unary_union

from rbdesigner.analysis.facts import HomeName, MapFacts, TileReach
from rbdesigner.analysis.map_analysis import analyse
from rbdesigner.art.outlines import outline_of
from rbdesigner.art.pixmaps import tile_picture
from rbdesigner.art.tile import TileLook
from rbdesigner.geometry import CORNERS, centre, lattice_point
from rbdesigner.hexes import ORIGIN, Hex, Orientation, disk
from rbdesigner.scenario import files
from rbdesigner.tiles import Terrain
from rbdesigner.ui.canvas.map_item import Frame
from rbdesigner.ui.canvas.territory_layer import FARTHEST, Overlay, Shade, owner_colour, put_shade, reach_text, shade_of
from tests.art.colour_vision import EYES, difference, mean_colour
from tests.gui.editor.conftest import Hand

SCENARIOS = Path(__file__).resolve().parents[3] / "scenarios"


@pytest.fixture(scope="module")
def facts() -> MapFacts:
    return analyse(files.load(SCENARIOS / "crossroads.rbmap"))


def hexagon(place: Hex) -> Polygon:
    x, y = centre(place)
    return Polygon([(x + dx, y + dy) for dx, dy in CORNERS])


@given(st.sets(st.sampled_from(list(disk(ORIGIN, 3))), min_size=1), st.sampled_from(Orientation))
def test_an_outline_is_the_union_that_shapely_finds(places: set[Hex], orientation: Orientation) -> None:
    rings = outline_of(places, orientation).toSubpathPolygons()
    found = Polygon()
    for ring in rings:
        points = [lattice_point((point.x(), point.y()), orientation) for point in ring]
        found = found.symmetric_difference(Polygon([(round(x), round(y)) for x, y in points]))
    assert found.equals(unary_union([hexagon(place) for place in places]))


def test_homes_differ_by_hatching_and_letter_as_well(facts: MapFacts) -> None:
    alone = [TileReach(1, (home,), 2) for home in range(4)]
    assert len({shade_of(facts, Overlay.FIRST, reach).angles for reach in alone}) == 4
    assert [reach_text(facts, Overlay.FIRST, reach) for reach in alone] == ["A", "B", "C", "D"]
    together = TileReach(1, (0, 2), 0)
    assert reach_text(facts, Overlay.FIRST, together) == "A=C"
    assert len(shade_of(facts, Overlay.FIRST, together).angles) == 2


def test_numbers_say_what_shades_say(facts: MapFacts) -> None:
    near, far = TileReach(0, (0,), None), TileReach(5, (0,), 0)
    assert shade_of(facts, Overlay.DISTANCE, near) != shade_of(facts, Overlay.DISTANCE, far)
    assert [reach_text(facts, Overlay.DISTANCE, reach) for reach in (near, far)] == ["0", "5"]
    assert [reach_text(facts, Overlay.CONTESTED, reach) for reach in (near, far)] == ["–", "0"]
    assert len(shade_of(facts, Overlay.CONTESTED, far).angles) > len(shade_of(facts, Overlay.CONTESTED, near).angles)


def test_a_home_has_the_colour_of_its_player(facts: MapFacts) -> None:
    homes = (replace(facts.homes[0], name=HomeName(Hex(0, 0), 3)), *facts.homes[1:])
    assert owner_colour(replace(facts, homes=homes), 0) == owner_colour(facts, 2)


def test_only_what_looks_different_is_painted_again(hand: Hand, facts: MapFacts) -> None:
    layer = hand.editor._layers._territory
    assert layer.is_empty
    assert len(layer.show_facts(facts, Overlay.FIRST)) == len(facts.reach)
    assert layer.show_facts(facts, Overlay.FIRST) == []
    place = next(place for place, reach in facts.reach.items() if reach.homes == (0,))
    other = replace(facts, reach={**facts.reach, place: TileReach(1, (1,), 1)})
    assert len(layer.show_facts(other, Overlay.FIRST)) == 1
    assert len(layer.show_facts(None, Overlay.FIRST)) == len(facts.reach)
    assert layer.is_empty


@pytest.mark.parametrize("eyes", EYES)
def test_where_no_numbers_are_written_as_far_looks_alike_on_every_terrain(facts: MapFacts, eyes: str) -> None:
    """Two distances are farther apart on any two terrains than one of them is."""
    shades = [shade_of(facts, Overlay.DISTANCE, TileReach(turns, (0,), None)) for turns in range(FARTHEST + 1)]
    land = [terrain for terrain in Terrain if terrain is not Terrain.SEA]
    steps = [[shaded(terrain, shade) for terrain in land] for shade in shades]
    within = max(difference(one, other, eyes) for step in steps for one, other in combinations(step, 2))
    between = min(difference(one, other, eyes) for near, far in pairwise(steps) for one in near for other in far)
    assert within < between


def shaded(terrain: Terrain, shade: Shade) -> QColor:
    """A small tile of a terrain under a shade."""
    picture = tile_picture(TileLook(terrain, (), 0, Orientation.POINTY), 10.0)
    painter = QPainter(picture)
    middle = QPointF(picture.width() / 2, picture.height() / 2)
    frame = Frame(painter, 10.0, middle.x(), middle.y(), 1.0, QRectF(-2, -2, 4, 4), Orientation.POINTY)
    put_shade(frame, ORIGIN, shade)
    painter.end()
    return mean_colour(picture)
