"""What the games of a run tell of the land."""

from __future__ import annotations

from itertools import combinations, pairwise

import numpy as np
import pytest
from PySide6.QtGui import QColor, QImage, QPainter
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

import rbdesigner as rb
from rbdesigner.analysis.facts import MapFacts
from rbdesigner.analysis.map_analysis import analyse
from rbdesigner.art.ground import hexagon_path
from rbdesigner.art.palette import PAPER
from rbdesigner.art.tile import TileLook
from rbdesigner.hexes import Hex, Orientation
from rbdesigner.lab.games.game_row import TileTotal
from rbdesigner.scenario.model import Properties, Scenario
from rbdesigner.tiles import Terrain
from rbdesigner.ui.canvas.territory_layer import Shade, distance_colour, paint_shade
from rbdesigner.ui.canvas.tile_layer import pale_pixmaps
from rbdesigner.ui.laboratory.heat_layer import NOBODY, Heat, ShadedMap, heat_looks, home_shade
from tests.art.colour_vision import EYES, cielab, difference, mean_colour
from tests.lab.sample_runs import SCENARIOS

GAMES = 100
NORTH, SOUTH = (0, -1), (0, 1)
FAR, NEAR, MIDDLE = (1, -3), (-1, 0), (1, 0)
TILES = (
    TileTotal(FAR, None, 70, 0, 0),  # goods are made where nobody ever went
    TileTotal(FAR, NORTH, 30, 60, 0),
    TileTotal(NEAR, NORTH, 90, 900, 12),
    TileTotal(NEAR, SOUTH, 10, 100, 3),
    TileTotal(MIDDLE, NORTH, 40, 80, 0),
    TileTotal(MIDDLE, SOUTH, 40, 80, 0),
)


@pytest.fixture(scope="module")
def facts() -> MapFacts:
    return analyse(rb.load(SCENARIOS / "the-lake-between.rbmap"))


def texts(facts: MapFacts, heat: Heat) -> dict[tuple[int, int], str]:
    return {tuple(at): look.text for at, look in heat_looks(TILES, GAMES, facts, heat).items()}


def test_traffic_and_goods_are_told_by_the_game(facts: MapFacts) -> None:
    assert texts(facts, Heat.TRAFFIC) == {FAR: "0.6", NEAR: "10", MIDDLE: "1.6"}
    assert texts(facts, Heat.MADE) == {NEAR: "0.1"}


def test_land_is_of_the_home_that_is_first_in_most_of_the_games_that_go_there(facts: MapFacts) -> None:
    looks = heat_looks(TILES, GAMES, facts, Heat.FIRST)
    north = next(number for number, home in enumerate(facts.homes) if tuple(home.at) == NORTH)
    assert {tuple(at): look.shade for at, look in looks.items()} == {
        FAR: home_shade(facts, north),
        NEAR: home_shade(facts, north),
        MIDDLE: NOBODY,
    }
    assert [looks[Hex(*at)].text.split()[1] for at in (FAR, NEAR, MIDDLE)] == ["30", "90", "40"]


def test_land_is_contested_as_often_as_another_home_is_first(facts: MapFacts) -> None:
    assert texts(facts, Heat.CONTESTED) == {NEAR: "10", MIDDLE: "40"}
    looks = heat_looks(TILES, GAMES, facts, Heat.CONTESTED)
    calm, tense = (looks[Hex(*at)].shade.colour.lightness() for at in (NEAR, MIDDLE))
    assert tense < calm


def shaded(terrain: Terrain, shade: Shade) -> QColor:
    """A tile of a terrain as the map of a run shows it."""
    picture = pale_pixmaps().get(TileLook(terrain, (), 0, Orientation.POINTY), 30.0).copy()
    painter = QPainter(picture)
    painter.translate(picture.width() / 2, picture.height() / 2)
    paint_shade(painter, hexagon_path(Orientation.POINTY, 30.0), shade, 30.0, 1.0)
    painter.end()
    return mean_colour(picture)


@pytest.mark.parametrize("eyes", EYES)
def test_as_much_looks_alike_on_every_terrain(eyes: str) -> None:
    """Two steps of the legend are much farther apart than one of them on two terrains, and the more is the darker."""
    steps = [[shaded(terrain, Shade(distance_colour(step / 4))) for terrain in Terrain] for step in range(5)]
    within = max(difference(one, other, eyes) for step in steps for one, other in combinations(step, 2))
    between = min(difference(one, other, eyes) for less, more in pairwise(steps) for one in less for other in more)
    assert within < 8 < 10 < between
    for less, more in pairwise(steps):
        assert min(cielab(one, eyes)[0] for one in less) > max(cielab(other, eyes)[0] for other in more)


def test_the_map_below_is_grey(qtbot: QtBot) -> None:
    shown = ShadedMap("Traffic", parent := QWidget())
    qtbot.addWidget(parent)
    shown.show_map(Scenario(Properties(), dict(rb.load(SCENARIOS / "the-lake-between.rbmap").tiles)))
    shown.resize(500, 400)
    assert shown.shown is not None
    shown.shown.view.fit()
    grabbed = shown.shown.view.grab().toImage().convertToFormat(QImage.Format.Format_RGB32)
    pixels = np.frombuffer(grabbed.constBits(), np.uint8).reshape(grabbed.height(), grabbed.width(), 4)[..., :3]
    paper = PAPER.table.blue(), PAPER.table.green(), PAPER.table.red()
    seen = pixels[np.abs(pixels.astype(int) - paper).max(axis=2) > 30]
    assert len(seen) > 10_000, "there is a map"
    faint = PAPER.faint.red() - PAPER.faint.blue()  # the outlines of empty places
    assert np.ptp(seen, axis=1).max() <= faint + 3
