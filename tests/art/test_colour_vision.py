"""What is told by colours alone is told apart by everybody: in small pictures and legends, and for the colour-blind."""

from __future__ import annotations

import pytest
from PySide6.QtGui import QColor

from rbdesigner.art.board_style import BoardStyle
from rbdesigner.art.cutout import sign_colour
from rbdesigner.art.line_tile import ground_colour
from rbdesigner.art.palette import NEUTRAL, PLAYERS
from rbdesigner.art.pixmaps import tile_picture
from rbdesigner.art.tile import TileLook
from rbdesigner.hexes import Orientation
from rbdesigner.lab.charts.chart_drawing import contrast
from rbdesigner.tiles import LANDS, Terrain
from tests.art.colour_vision import EYES, cielab, difference, least_difference, mean_colour, named

SIZES = (4, 8, 14, 24, 35, 50, 80)
"""Pixels of the tile radius."""
LEAST = {BoardStyle.PAINTED: 12, BoardStyle.FLAT: 14, BoardStyle.INK: 7}
"""How far the colours of two terrains are apart at least; in ink there are patterns too."""


def test_the_measure_is_that_of_the_standard() -> None:
    assert cielab(QColor("#ff0000")) == pytest.approx([53.24, 80.09, 67.20], abs=0.02)
    assert cielab(QColor("white")) == pytest.approx([100, 0, 0], abs=0.01)
    red, green = QColor("#b04000"), QColor("#7a6b00")
    assert difference(red, green) > 45 > 20 > difference(red, green, "deuteranopia")
    for eyes in EYES:
        assert cielab(QColor("#808080"), eyes) == pytest.approx(cielab(QColor("#808080")), abs=0.1), "greys stay grey"


@pytest.mark.parametrize("eyes", EYES)
@pytest.mark.parametrize("radius", SIZES)
@pytest.mark.parametrize("style", BoardStyle)
def test_tiles_of_two_terrains_are_told_apart(style: BoardStyle, radius: int, eyes: str) -> None:
    """By what is seen of them from afar, away from the rim of the map."""
    looks = {terrain: TileLook(terrain, (), 0, Orientation.POINTY, rim=0, style=style) for terrain in Terrain}
    seen = {terrain.value: mean_colour(tile_picture(look, radius)) for terrain, look in looks.items()}
    apart, one, other = least_difference(seen, eyes)
    assert apart > LEAST[style], (one, other)


@pytest.mark.parametrize("eyes", EYES)
@pytest.mark.parametrize("style", BoardStyle)
def test_rivers_are_told_from_their_banks(style: BoardStyle, eyes: str) -> None:
    """By the colours across the middle of a border, whatever the land."""
    for terrain in LANDS:
        look = TileLook(terrain, ((0, 3),), 0, Orientation.FLAT, rim=0, style=style)
        picture, radius = tile_picture(look, 100), 100
        row = picture.height() // 2 + round(0.8 * radius)
        line = [picture.pixelColor(picture.width() // 2 + x, row) for x in range(-40, 41)]
        water, land = line[40], (line[4], line[-5])
        banks = (difference(water, bank, eyes) for bank in (*line[20:35], *line[46:61]))
        assert max(banks) > 22, terrain
        assert min(difference(water, each, eyes) for each in land) > 12, terrain


@pytest.mark.parametrize("eyes", EYES)
def test_terrains_in_flat_colours_are_told_apart(eyes: str) -> None:
    """The small map, and what is shown until tiles are painted."""
    apart, one, other = least_difference(
        {terrain.value: ground_colour(terrain, BoardStyle.PAINTED) for terrain in Terrain}, eyes
    )
    assert apart > 15, (one, other)


@pytest.mark.parametrize("eyes", EYES)
def test_players_are_told_apart(eyes: str) -> None:
    apart, one, other = least_difference(named(PLAYERS), eyes)
    assert apart > 24, (one, other)
    assert min(difference(colour, NEUTRAL, eyes) for colour in PLAYERS) > 14


def test_the_sign_of_a_player_can_be_read_on_the_colour_of_the_player() -> None:
    for player, colour in enumerate(PLAYERS, 1):
        assert contrast(sign_colour(player).name(), colour.name()) > 4.5, player
