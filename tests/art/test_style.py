"""The styles of boards: painted, flat, and in ink."""

from __future__ import annotations

from pathlib import Path

import pytest

from rbdesigner.art.board import Extras
from rbdesigner.art.board_style import BoardStyle
from rbdesigner.art.export import render
from rbdesigner.art.export.book_pdf import sheet_settings
from rbdesigner.art.export.replay.film import film
from rbdesigner.art.export.sheet_settings import SheetSettings, settings_from
from rbdesigner.art.piece_drawing import piece_sketch
from rbdesigner.art.pixmaps import TilePixmaps, tile_picture
from rbdesigner.art.thumbnail import thumbnail
from rbdesigner.art.tile import TileLook
from rbdesigner.engine.games.game import Game
from rbdesigner.hexes import Orientation
from rbdesigner.play.placement.piece_layout import PieceLook
from rbdesigner.scenario.books.book_model import SheetStyle
from rbdesigner.scenario.files import load
from rbdesigner.scenario.pieces import Home
from rbdesigner.tiles import Terrain
from tests.art.boards import board
from tests.art.colour_vision import EYES, least_difference, mean_colour
from tests.art.test_tile import digest

MILLBROOK = Path(__file__).parents[2] / "scenarios" / "millbrook.rbmap"
PLAIN = TileLook(Terrain.WOODS, ((0, 2),), 0, Orientation.FLAT)


@pytest.mark.parametrize("eyes", EYES)
@pytest.mark.parametrize("style", [BoardStyle.FLAT, BoardStyle.INK])
def test_terrains_are_told_apart_in_every_style(style: BoardStyle, eyes: str) -> None:
    looks = {terrain: PLAIN._replace(terrain=terrain, rivers=(), style=style, rim=0) for terrain in Terrain}
    seen = {terrain.value: mean_colour(tile_picture(look, 40)) for terrain, look in looks.items()}
    apart, one, other = least_difference(seen, eyes)
    assert apart > 9, (one, other)


def test_styles_differ_and_prints_without_colour_have_none() -> None:
    assert len({digest(tile_picture(PLAIN._replace(style=style), 40)) for style in BoardStyle}) == len(BoardStyle)
    assert len({digest(tile_picture(PLAIN._replace(style=style, monochrome=True), 40)) for style in BoardStyle}) == 1


def test_all_pictures_of_a_cache_have_its_style() -> None:
    pixmaps = TilePixmaps()
    painted = pixmaps.get(PLAIN, 30)
    pixmaps.style = BoardStyle.INK
    assert not pixmaps.has(PLAIN, 30)
    drawn = digest(pixmaps.get(PLAIN, 30))
    assert drawn == digest(tile_picture(PLAIN._replace(style=BoardStyle.INK), 30)) != digest(painted)
    assert pixmaps.has(PLAIN, 30)


@pytest.mark.parametrize("style", [BoardStyle.FLAT, BoardStyle.INK])
def test_pieces_have_neither_light_nor_shadow_on_a_board_that_is_drawn(style: BoardStyle) -> None:
    home, pixmaps = PieceLook(Home, 1), TilePixmaps()
    painted = digest(pixmaps.piece(home, 30))
    pixmaps.style = style
    assert digest(pixmaps.piece(home, 30)) != painted
    scenario = board()
    for extras in (Extras(style=style), Extras()):
        looks = [item.look for place in scenario.homes for item in extras.placed_on(scenario, place)]
        marks = [mark for look in looks for mark in piece_sketch(look).marks]
        assert marks
        assert all(brush.color().alpha() == 255 for _, brush, _ in marks) == (extras.style is style)


@pytest.mark.parametrize("suffix", [".png", ".svg", ".pdf"])
def test_pictures_and_prints_have_the_style_that_is_asked_for(tmp_path: Path, suffix: str) -> None:
    found = set()
    for style in BoardStyle:
        path = tmp_path / f"{style}{suffix}"
        render(board(), path, settings=SheetSettings(style=style, legend=True))
        found.add(path.stat().st_size)
    assert len(found) == len(BoardStyle)


def test_thumbnails_books_and_replays_have_the_style_that_is_asked_for() -> None:
    assert len({digest(thumbnail(board(), 90, 80, style)) for style in BoardStyle}) == len(BoardStyle)
    assert {sheet_settings(SheetStyle(style=style)).extras.style for style in BoardStyle} == set(BoardStyle)
    game = Game.new(load(MILLBROOK), 1, 1)
    pages = {tuple(film(game, (), style=style).definitions) for style in BoardStyle}
    assert len(pages) == len(BoardStyle)


def test_the_style_is_kept_with_the_settings_of_sheets() -> None:
    settings = SheetSettings(style=BoardStyle.FLAT)
    assert settings_from(settings.as_data()) == settings
    assert settings_from({"style": "baroque"}).style is BoardStyle.PAINTED
