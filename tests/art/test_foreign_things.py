"""Tiles and pieces of the expansion in pictures."""

from __future__ import annotations

import math
from dataclasses import replace
from itertools import combinations
from pathlib import Path

import pytest
from PySide6.QtCore import QLineF, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QImage, QPainter

from rbdesigner.art.board import PLAIN, Extras, bounds, paint_board
from rbdesigner.art.board_style import BoardStyle
from rbdesigner.art.export import render
from rbdesigner.art.export.legend import legend
from rbdesigner.art.export.shared_pictures import SharedPictures
from rbdesigner.art.export.sheet_text import details, standing_lines
from rbdesigner.art.foreign_things import foreign_things, shown_foreign
from rbdesigner.art.letter_room import FOREIGN_CORNER, PLATE, letter_place
from rbdesigner.art.palette import CREAM
from rbdesigner.art.piece_drawing import piece_bounds
from rbdesigner.art.pixmaps import TilePixmaps
from rbdesigner.art.progress import Progress
from rbdesigner.art.sketch import Sketch
from rbdesigner.hexes import Hex, Orientation, edge_between, position
from rbdesigner.rules.tables import BuildingKind, Good, TransporterKind
from rbdesigner.scenario.foreign import Foreign, ForeignKind, ForeignPiece, ForeignTile
from rbdesigner.scenario.model import Properties, Scenario
from rbdesigner.scenario.pieces import Building, Goods, Home, Transporter
from rbdesigner.tiles import Terrain, tile

SIDE = 300
BOMB = ForeignPiece(ForeignKind.GOOD, 11)


def island(there: Foreign | None, orientation: Orientation = Orientation.FLAT) -> Scenario:
    scenario = Scenario(Properties(orientation=orientation), {Hex(0, 0): tile(Terrain.WOODS)})
    if there is not None:
        scenario.foreign[Hex(1, 0)] = there
    return scenario


def painted(scenario: Scenario, pixmaps: TilePixmaps | None = None, extras: Extras = Extras()) -> QImage:  # noqa: B008
    image = QImage(SIDE, SIDE, QImage.Format.Format_RGB32)
    image.fill(QColor("white"))
    painter = QPainter(image)
    paint_board(painter, scenario, QRectF(0, 0, SIDE, SIDE), pixmaps=pixmaps, extras=extras)
    painter.end()
    return image


def colours_at(image: QImage, scenario: Scenario, place: Hex) -> set[int]:
    """The colours about the middle of a place."""
    board = bounds(scenario)
    radius = min(SIDE / board.width(), SIDE / board.height())
    x, y = position(place, scenario.orientation)
    left = SIDE / 2 + (x - board.center().x()) * radius
    top = SIDE / 2 + (y - board.center().y()) * radius
    span = range(-int(0.5 * radius), int(0.5 * radius))
    return {image.pixel(int(left) + dx, int(top) + dy) for dx in span for dy in span}


def test_polders_and_the_city_are_drawn_and_a_void_is_not() -> None:
    void = island(Foreign(ForeignTile.VOID))
    assert bounds(void) == bounds(island(None)) and shown_foreign(void) == []
    assert not foreign_things(void).marks
    for each in (ForeignTile.POLDER, ForeignTile.CITY):
        for orientation in Orientation:
            for pixmaps in (None, TilePixmaps()):
                scenario = island(Foreign(each), orientation)
                assert bounds(scenario).width() > bounds(void).width()
                assert len(colours_at(painted(scenario, pixmaps), scenario, Hex(1, 0))) > 8


def test_they_are_in_an_svg_and_on_the_sheet_of_a_book(tmp_path: Path) -> None:
    bare, scenario = island(Foreign(ForeignTile.VOID)), island(Foreign(ForeignTile.POLDER))
    scenario.homes[Hex(1, 0)] = Home()
    sizes, drawn = set(), list[QImage]()
    for each in (bare, scenario):
        render(each, tmp_path / "a.svg", embeds=False)
        sizes.add((tmp_path / "a.svg").read_text().count("<path"))
        image = QImage(SIDE, SIDE, QImage.Format.Format_RGB32)
        image.fill(QColor("white"))
        painter = QPainter(image)
        SharedPictures().paint_board(painter, each, QRectF(0, 0, SIDE, SIDE), Extras(), Progress())
        painter.end()
        drawn.append(image)
    assert len(sizes) == 2
    assert len(colours_at(drawn[1], scenario, Hex(1, 0))) > 8


def test_they_have_the_style_of_the_board() -> None:
    for each in (ForeignTile.POLDER, ForeignTile.CITY):
        scenario = island(Foreign(each))
        shown = [colours_at(painted(scenario, extras=Extras(style=style)), scenario, Hex(1, 0)) for style in BoardStyle]
        assert shown[0] == shown[1] != shown[2], "painted, flat, ink"


def test_pieces_are_drawn_on_tiles_of_ours_too_and_in_grey_where_all_is() -> None:
    bare, scenario = island(None), island(None)
    scenario.foreign[Hex(0, 0)] = Foreign(pieces=(BOMB, BOMB, ForeignPiece(ForeignKind.TRANSPORTER, 36, player=1)))
    assert painted(scenario) != painted(bare)
    grey = painted(scenario, extras=Extras(monochrome=True))
    pixels = {grey.pixel(x, y) for x in range(0, SIDE, 3) for y in range(0, SIDE, 3)}
    assert all(QColor(each).red() == QColor(each).blue() for each in pixels)


def test_a_home_on_a_polder_is_drawn() -> None:
    bare, scenario = island(Foreign(ForeignTile.POLDER)), island(Foreign(ForeignTile.POLDER))
    scenario.homes[Hex(1, 0)] = Home()
    assert painted(scenario) != painted(bare)


def test_a_piece_without_letters_shows_its_number() -> None:
    unknown, known = island(None), island(None)
    unknown.foreign[Hex(0, 0)] = Foreign(pieces=(ForeignPiece(ForeignKind.BUILDING, 99),))
    known.foreign[Hex(0, 0)] = Foreign(pieces=(ForeignPiece(ForeignKind.BUILDING, 68),))
    assert painted(unknown) != painted(known)


def test_the_sea_has_a_shore_beside_them_and_the_board_does_not_end_there() -> None:
    for each in ForeignTile:
        scenario = island(Foreign(each))
        scenario.tiles[Hex(0, 0)] = tile(Terrain.SEA)
        look = Extras().looks(scenario, scenario.tiles)[Hex(0, 0)]
        solid = each is not ForeignTile.VOID
        edge = edge_between(Hex(0, 0), Hex(1, 0))
        assert look.coast == (1 << edge if solid else 0)
        assert bool(look.rim >> edge & 1) is not solid


def chips(sketch: Sketch, extras: Extras = PLAIN) -> list[QPointF]:
    """The middles of all chips in a drawing."""
    return [
        path.boundingRect().center()
        for pen, brush, path in sketch.marks
        if brush.color() == extras.tint(CREAM) and pen.style() == Qt.PenStyle.NoPen
    ]


def test_pieces_of_the_expansion_hide_neither_each_other_nor_ours() -> None:
    kinds = tuple(ForeignPiece(ForeignKind.GOOD, number) for number in range(11, 15))
    for ours in ((), (Building(BuildingKind.SAWMILL), Goods(Good.TRUNKS, 2), Transporter(TransporterKind.DONKEY, 1))):
        scenario = island(None)
        scenario.foreign[Hex(0, 0)] = Foreign(pieces=kinds)
        scenario.pieces[Hex(0, 0)] = ours
        middles = chips(foreign_things(scenario))
        assert len(middles) == len(kinds)
        assert min(QLineF(one, other).length() for one, other in combinations(middles, 2)) > 0.3
        for placed in Extras().placed_on(scenario, Hex(0, 0)):
            apart = min(math.dist(placed.centre, (middle.x(), middle.y())) for middle in middles)
            assert apart >= placed.size + 0.13


@pytest.mark.parametrize("orientation", Orientation)
@pytest.mark.parametrize("place", [Hex(0, 0), Hex(1, 0)])
def test_neither_chips_nor_pieces_cover_the_letter_of_a_tile(orientation: Orientation, place: Hex) -> None:
    extras, kinds = Extras(monochrome=True), tuple(ForeignPiece(ForeignKind.GOOD, number) for number in range(11, 17))
    x, y = position(place, orientation)
    for number in range(1, 9):
        scenario = island(Foreign(ForeignTile.POLDER), orientation)
        scenario.foreign[place] = replace(scenario.foreign.get(place, Foreign()), pieces=kinds)
        scenario.pieces[place] = tuple(map(Goods, list(Good)[:number]))
        looks = extras.looks(scenario, scenario.tiles)
        letter = letter_place(orientation, looks[place].lettered if place in looks else FOREIGN_CORNER)
        middles = chips(extras.foreign(scenario), extras)
        assert len(middles) == len(kinds)
        assert all(math.dist((middle.x() - x, middle.y() - y), letter) > PLATE + 0.13 for middle in middles)
        for placed in extras.placed_on(scenario, place):
            assert piece_bounds(placed.look).grown(placed.size).moved(*placed.centre).gap(letter) > PLATE


def test_the_sheet_names_them_with_their_numbers_and_the_legend_each_kind_once() -> None:
    scenario = island(Foreign(ForeignTile.POLDER, pieces=(BOMB, BOMB, ForeignPiece(ForeignKind.BUILDING, 99))))
    scenario.foreign |= {
        Hex(2, 0): Foreign(ForeignTile.CITY),
        Hex(3, 0): Foreign(ForeignTile.VOID),
        Hex(0, 0): Foreign(pieces=(BOMB, ForeignPiece(ForeignKind.GOOD, 4), ForeignPiece(ForeignKind.HOME))),
    }
    (line,) = standing_lines(scenario)
    assert line.replace("\xa0", " ") == (
        "Of the expansion: 1 × polder, 1 × city, 1 × piece 99, 1 × clay, 3 × bomb, 1 × home"
    )
    assert "<h2>Tiles of this map</h2>" in details(scenario, 4), "no box of ours holds a polder"
    for extras in (Extras(), Extras(monochrome=True)):
        told = legend(scenario, extras)
        names = [cell.text.rpartition("; ")[2] for cell in told.cells]
        assert names[1:] == ["Polder", "City", "Piece 99", "Clay", "Bomb", "Home"]
        assert not any(image.isNull() for image in told.pictures.values())
    scenario.foreign.clear()
    assert standing_lines(scenario) == []
    assert len(legend(scenario, Extras()).cells) == 1
