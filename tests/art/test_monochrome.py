"""Prints without colour: nothing but greys, and terrains that differ by more than how dark they are."""

from __future__ import annotations

from itertools import combinations
from math import dist
from pathlib import Path

import numpy as np
import pytest
from numpy.typing import NDArray
from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QImage, QPainter

from rbdesigner.art.board import Extras, paint_board_at
from rbdesigner.art.board_style import BoardStyle
from rbdesigner.art.export import render
from rbdesigner.art.export.book_pdf import book_pages_in_order
from rbdesigner.art.export.pages import pages_of
from rbdesigner.art.export.paper import PaperPage, paint_page
from rbdesigner.art.export.sheet_settings import SheetContent, SheetSettings
from rbdesigner.art.foreign_things import foreign_letter, foreign_tile
from rbdesigner.art.letter_room import PLATE, USUAL_CORNER, letter_place
from rbdesigner.art.line_tile import letters, pattern
from rbdesigner.art.piece_drawing import piece_sketch
from rbdesigner.art.pixmaps import TilePixmaps, tile_picture
from rbdesigner.art.progress import Progress
from rbdesigner.art.tile import TileLook
from rbdesigner.hexes import Hex, Orientation
from rbdesigner.messages import nouns
from rbdesigner.play.placement.piece_layout import PieceLook
from rbdesigner.rules.tables import BuildingKind, Good, TransporterKind
from rbdesigner.scenario.books.book_maps import LoadedBook, maps_of
from rbdesigner.scenario.books.book_model import Book, BookEntry, Chapter, SheetStyle
from rbdesigner.scenario.foreign import ForeignTile
from rbdesigner.scenario.model import Properties, Scenario
from rbdesigner.scenario.pieces import Building, Goods, Home, Transporter
from rbdesigner.tiles import Rivers, Terrain, tile
from tests.art.boards import RECORD, board
from tests.messages.languages import spoken, translators
from tests.parameters import few

TRANSLATORS = translators(frozenset({"nouns", "expansion"}))
SHOWN = (ForeignTile.POLDER, ForeignTile.CITY)
SCENARIOS = Path(__file__).parents[2] / "scenarios"


def pixels(image: QImage) -> NDArray[np.int_]:
    plain = image.convertToFormat(QImage.Format.Format_RGB32)
    return np.frombuffer(plain.constBits(), np.uint8).reshape(plain.height(), plain.width(), 4)[..., :3].astype(int)


def painted(page: PaperPage) -> NDArray[np.int_]:
    image = QImage((page.size * 1.5).toSize(), QImage.Format.Format_RGB32)
    image.fill(Qt.GlobalColor.white)
    painter = QPainter(image)
    paint_page(painter, page, 1.5, Progress())
    painter.end()
    return pixels(image)


def colourful(seen: NDArray[np.int_]) -> int:
    """The pixels that are not grey."""
    return int((np.ptp(seen, axis=2) > 2).sum())


@pytest.mark.parametrize("content", SheetContent)
def test_all_pages_are_grey(content: SheetContent) -> None:
    settings = SheetSettings(content=content, coordinates=True, monochrome=True, legend=True, player_aid=True)
    for page in pages_of(board(record=RECORD, special_rules="None"), settings):
        seen = painted(page)
        assert colourful(seen) == 0
        assert (seen < 60).sum() > 500, "something is printed"


def test_a_book_is_grey() -> None:
    style = SheetStyle(black_and_white=True, player_aid=True, score_sheet=True, notes=True)
    book = Book(style=style, contents=(BookEntry("millbrook.rbmap"), Chapter("Second", "It goes on.")))
    for page in book_pages_in_order(LoadedBook(SCENARIOS, book, tuple(maps_of(book, SCENARIOS)))):
        assert colourful(painted(page)) == 0


def test_a_picture_is_grey(tmp_path: Path) -> None:
    for radius in (20, 90):
        render(board(), tmp_path / "a.png", tile=radius, settings=SheetSettings(monochrome=True))
        assert colourful(pixels(QImage(str(tmp_path / "a.png")))) == 0
    render(board(), tmp_path / "a.svg", settings=SheetSettings(monochrome=True, coordinates=True))
    text = (tmp_path / "a.svg").read_text("utf-8")
    used = {text[at + 1 : at + 7] for at in range(len(text)) if text[at - 1 : at + 1] == '"#' and text[at + 7] == '"'}
    colours = {name for name in used if all(letter in "0123456789abcdef" for letter in name)}
    assert len(colours) > 3
    assert all(name[:2] == name[2:4] == name[4:] for name in colours)


@pytest.mark.parametrize("orientation", Orientation)
def test_terrains_differ_by_their_patterns(orientation: Orientation) -> None:
    """Not only by how dark they are: half of the ink of one is where another has none."""
    dark = {}
    for terrain in Terrain:
        look = TileLook(terrain, (), 0, orientation, monochrome=True)
        picture = QImage(tile_picture(look, 100).size(), QImage.Format.Format_RGB32)
        picture.fill(Qt.GlobalColor.white)
        painter = QPainter(picture)
        painter.drawImage(0, 0, tile_picture(look, 100))
        painter.end()
        middle = pixels(picture)[50:-50, 50:-50, 0]
        dark[terrain] = middle < 100
        assert dark[terrain].any()
    for one, other in combinations(dark, 2):
        assert (dark[one] ^ dark[other]).sum() > 0.8 * min(dark[one].sum(), dark[other].sum())


def test_each_terrain_has_a_letter_of_its_own(monkeypatch: pytest.MonkeyPatch) -> None:
    assert letters()[Terrain.PASTURE] == "P"
    german = dict(zip(Terrain, ("Weide", "Wald", "Gestein", "Gebirge", "Wüste", "Meer"), strict=True))
    monkeypatch.setattr(nouns, "name", german.get)
    assert list(letters().values()) == ["We", "Wa", "Ges", "Geb", "Wü", "M"]


def test_homes_of_two_players_differ_by_their_walls_without_colour() -> None:
    """Numbers apart: the walls beside the number of any two players differ in a third of their pixels, or in grey."""
    walls = []
    for player in range(1, 7):
        image = QImage(200, 200, QImage.Format.Format_RGB32)
        image.fill(Qt.GlobalColor.white)
        painter = QPainter(image)
        painter.translate(100, 100)
        painter.scale(70, 70)
        piece_sketch(PieceLook(Home, player, monochrome=True)).paint(painter)
        painter.end()
        walls.append(pixels(image)[112:154, 56:64, 0])
    for one, other in combinations(walls, 2):
        assert (np.abs(one - other) > 60).mean() > 0.3


CROWD = (
    Building(BuildingKind.SAWMILL, 2),
    *(Goods(good, number % 12, 1) for number, good in enumerate(Good)),
    *(Transporter(TransporterKind.DONKEY, player) for player in (1, 2, 3)),
)


@pytest.mark.parametrize("orientation", Orientation)
@pytest.mark.parametrize("rivers", [(), ((0, 3),), ((0, 2),), ((3,),)])
def test_no_piece_hides_the_letter_of_its_tile(orientation: Orientation, rivers: Rivers) -> None:
    """Letter and plate look the same with any number of pieces on the tile, in a picture and as shapes."""
    for number in range(1, len(CROWD) + 1):
        scenario = Scenario(Properties(orientation=orientation), {Hex(0, 0): tile(Terrain.WOODS, rivers)})
        scenario.pieces[Hex(0, 0)] = CROWD[:number]
        for pixmaps in (None, TilePixmaps()):
            shown, bare = (lettered(scenario, pixmaps, pieces=pieces) for pieces in (True, False))
            assert np.abs(shown - bare).max() < 60, number


def lettered(scenario: Scenario, pixmaps: TilePixmaps | None, *, pieces: bool) -> NDArray[np.int_]:
    """The plate of the only letter on a map, painted with its pieces or without, where it is with them."""
    side, extras = 200, Extras(monochrome=True)
    looks = extras.looks(scenario, scenario.tiles)
    image = QImage(side, side, QImage.Format.Format_RGB32)
    image.fill(Qt.GlobalColor.white)
    painter, origin, shown = QPainter(image), QPointF(side / 2, side / 2), extras._replace(pieces=pieces)
    paint_board_at(painter, scenario, origin, 0.45 * side, pixmaps=pixmaps, extras=shown, looks=looks)
    painter.end()
    x, y = letter_place(scenario.orientation, looks[Hex(0, 0)].lettered)
    rows, columns = np.indices((side, side))
    away = np.hypot(columns - side / 2 - x * 0.45 * side, rows - side / 2 - y * 0.45 * side)
    return pixels(image)[away < PLATE * 0.45 * side - 1]


def test_a_letter_stays_in_its_usual_corner_where_no_piece_is_near() -> None:
    scenario = Scenario(tiles={Hex(0, 0): tile(Terrain.WOODS), Hex(1, 0): tile(Terrain.ROCK)})
    scenario.pieces[Hex(1, 0)] = CROWD[:4]
    looks = Extras(monochrome=True).looks(scenario, scenario.tiles)
    assert looks[Hex(0, 0)].lettered == USUAL_CORNER != looks[Hex(1, 0)].lettered


@pytest.mark.parametrize("language", few(TRANSLATORS, 2))
def test_polders_and_the_city_have_letters_and_lines_of_their_own(language: str) -> None:
    with spoken(TRANSLATORS[language]):
        known = [*letters().values(), *map(foreign_letter, SHOWN)]
        assert len(set(known)) == len(known) == 8
    for orientation in Orientation:
        dark = []
        for each in SHOWN:
            image = QImage(100, 100, QImage.Format.Format_RGB32)
            image.fill(Qt.GlobalColor.white)
            painter = QPainter(image)
            painter.translate(50, 50)
            painter.scale(48, 48)
            foreign_tile(each, orientation, BoardStyle.PAINTED, is_lettered=True).paint(painter)
            painter.end()
            seen = pixels(image)[..., 0]
            assert (seen > 240).mean() > 0.4, "most of it is paper"
            dark.append(seen < 100)
        assert (dark[0] ^ dark[1]).sum() > 0.8 * min(each.sum() for each in dark)


@pytest.mark.parametrize("orientation", Orientation)
def test_patterns_spare_the_letter_of_their_terrain(orientation: Orientation) -> None:
    """Around the plate of the letter there is a ring of plain ground."""
    x, y = letter_place(orientation, USUAL_CORNER)
    for terrain in set(Terrain) - {Terrain.MOUNTAIN}:
        for _, _, path in pattern(terrain, (), 1, orientation).marks[1:]:
            for index in range(path.elementCount()):
                element = path.elementAt(index)
                assert dist((element.x, element.y), (x, y)) > PLATE - 0.04
