"""How the large tile is painted: sharp, shortened where there is no room, and alike whatever was looked at before."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QFontMetricsF, QImage, QPainter, QPixmap
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from rbdesigner.art.pixmaps import TilePixmaps
from rbdesigner.art.tile import look_at
from rbdesigner.engine.core.codes import GEESE, GOODS
from rbdesigner.engine.core.state import Phase
from rbdesigner.hexes import Hex
from rbdesigner.play.match import Match
from rbdesigner.play.tile_items import ItemKind, TileItem
from rbdesigner.ui.game.board.delivery_controller import DeliveryController
from rbdesigner.ui.game.board.game_board import GameBoard
from rbdesigner.ui.game.match.focus import Focus
from rbdesigner.ui.game.tile import tile_canvas, tile_painting
from rbdesigner.ui.game.tile.tile_layout import ItemBox
from rbdesigner.ui.game.tile.tile_painting import paint_thing, shortened_caption
from rbdesigner.ui.game.tile.tile_picture import TilePicture
from tests.engine.games.test_games import played
from tests.gui.game.tile_table import (
    PIECES,
    Table,
)

FIGURE_SPACE = "\u2007"
"""As wide as a digit."""


@pytest.fixture
def table(qtbot: QtBot) -> Table:
    return Table(qtbot, PIECES, 1, Phase.MOVEMENT)


def test_the_number_of_geese_that_follow_lies_within_its_chip(qapp: QApplication) -> None:
    def rows_of_change(one: QImage, other: QImage) -> tuple[int, int]:
        rows = [row for row in range(60) for at in range(40) if one.pixel(at, row) != other.pixel(at, row)]
        return min(rows), max(rows)

    def numbered(**pills: str) -> QImage:
        picture = QImage(40, 60, QImage.Format.Format_RGB32)
        painter = QPainter(picture)
        painter.fillRect(picture.rect(), Qt.GlobalColor.white)
        paint_thing(painter, ItemBox(TileItem(ItemKind.FOLLOWERS, 0, GEESE, 2), QRectF(5, 5, 24, 48)), pills)
        painter.end()
        return picture

    chip = rows_of_change(numbered(), numbered(count=FIGURE_SPACE))
    digit = rows_of_change(numbered(count=FIGURE_SPACE), numbered(count="2"))
    assert chip[0] + 2 <= digit[0]
    assert digit[1] <= chip[1] - 2


def test_pictures_are_sharp_at_any_pixel_ratio(table: Table) -> None:
    picture = QPixmap(table.picture.size() * 2)
    picture.setDevicePixelRatio(2)
    table.picture.render(picture)
    assert not picture.toImage().isNull()


@pytest.mark.parametrize(
    ("caption", "width", "said"),
    [
        ("East bank", 96, "East bank"),
        ("East dock (left bank)", 200, "East dock (left bank)"),
        ("East dock (left bank)", 96, "E dock, left"),
        ("North-east dock (right bank)", 96, "NE dock, right"),
        ("Inner south-west bank", 96, "Inner SW bank"),
        ("River (north-east and south-west)", 96, "River, NE–SW"),
    ],
)
def test_a_caption_is_shortened_so_that_the_words_that_matter_stay(
    qapp: QApplication, caption: str, width: int, said: str
) -> None:
    font = qapp.font()
    font.setPixelSize(11)
    assert shortened_caption(caption, QFontMetricsF(font), width) == said


def painted(match: Match, focus: Focus, board: GameBoard, picture: TilePicture | None = None) -> QImage:
    """What a picture shows; without one, one that has shown nothing before."""
    picture = picture or TilePicture(match, focus, board, DeliveryController(match, focus, board))
    picture.resize(366, 180)
    return picture.grab().toImage()


GAMES = Path(__file__).parents[2] / "games"


@pytest.mark.parametrize(
    ("game", "place"),
    [
        ("solo-millbrook", Hex(0, -1)),
        ("duo-the-lake-between", Hex(0, -1)),
        ("trio-gold-isle", Hex(0, 2)),
        ("quartet-crossroads", Hex(-1, 3)),
    ],
)
def test_another_moment_looks_as_if_no_other_had_been_looked_at_before(qtbot: QtBot, game: str, place: Hex) -> None:
    match = Match(played(game).copy())
    focus, board, last = Focus(match), GameBoard(match), len(match.game.log)
    picture = TilePicture(match, focus, board, DeliveryController(match, focus, board))
    qtbot.addWidget(picture)
    focus.look_at(match.state.topology.index[place])
    for moment in (0, last, last // 2, 0, last // 3, 3 * last // 4, 0):
        match.look_at(moment)
        assert painted(match, focus, board, picture) == painted(match, focus, board)


def test_a_tile_that_makes_room_for_what_comes_is_painted_where_it_then_is(table: Table) -> None:
    table.look_at(Hex(1, 0))
    picture = TilePicture(table.match, table.focus, table.board, table.delivery_controller)
    before = painted(table.match, table.focus, table.board, picture)
    for good in range(len(GOODS)):
        table.match.state.put(table.spot(Hex(1, 0)), good, 2)
    picture.look_again()
    after = painted(table.match, table.focus, table.board, picture)
    assert before != after
    assert after == painted(table.match, table.focus, table.board)


def test_tiles_around_are_painted_before_anybody_looks_at_them(
    table: Table, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    pixmaps = TilePixmaps()
    for module in (tile_canvas, tile_painting):
        monkeypatch.setattr(module, "shared_pixmaps", lambda: pixmaps)
    table.picture.update()
    shown, scenario = table.picture.shown, table.board.scenario
    assert shown is not None
    size = tile_painting.picture_radius(shown, table.picture.devicePixelRatioF())
    looks = [look_at(scenario.tiles, place, scenario.orientation) for place in scenario.tiles]
    qtbot.waitUntil(lambda: all(pixmaps.has(look, size) for look in looks))
