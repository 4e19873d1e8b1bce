"""Labels, notes and districts in pictures and on sheets, and what of them is kept private."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QImage, QPainter, QPainterPath

from rbdesigner.art.board import Extras, coordinate_texts
from rbdesigner.art.export import render, sheet_text
from rbdesigner.art.export.shared_pictures import SharedPictures
from rbdesigner.art.export.sheet_settings import SheetSettings
from rbdesigner.art.ground import hexagon_path
from rbdesigner.art.map_texts import map_texts
from rbdesigner.art.outlines import outline_of
from rbdesigner.art.piece_drawing import piece_sketch
from rbdesigner.art.progress import Progress
from rbdesigner.hexes import Hex, Orientation, position
from rbdesigner.scenario import formats
from rbdesigner.scenario.model import Inscription, Scenario
from rbdesigner.scenario.pieces import Home
from rbdesigner.tiles import Terrain, tile
from tests.art.boards import EAST, MIDDLE, board


def written(*, private: bool) -> Scenario:
    scenario = board()
    scenario.labels[MIDDLE] = Inscription("Old Mill", private)
    scenario.notes[EAST] = Inscription("Look here", private)
    scenario.districts |= {MIDDLE: Inscription("West", private), EAST: Inscription("West", private)}
    return scenario


def picture(scenario: Scenario, path: Path, settings: SheetSettings) -> bytes:
    render(scenario, path, tile=80, settings=settings, embeds=False)
    return path.read_bytes()


@pytest.mark.parametrize("suffix", [".png", ".svg"])
def test_texts_are_shown_unless_private_or_not_wanted(tmp_path: Path, suffix: str) -> None:
    path, plain = tmp_path / f"a{suffix}", SheetSettings()
    bare = picture(board(), path, plain)
    assert picture(written(private=False), path, plain) != bare
    assert picture(written(private=False), path, SheetSettings(labels=False)) == bare
    assert picture(written(private=True), path, plain) == bare
    assert picture(written(private=True), path, SheetSettings(private=True)) != bare


@pytest.mark.parametrize("name", ["a.png", "a.svg"])
def test_the_map_in_a_picture_keeps_no_secrets_unless_asked(tmp_path: Path, name: str) -> None:
    for settings, kept in ((SheetSettings(), 0), (SheetSettings(private=True), 1)):
        render(written(private=True), tmp_path / name, settings=settings)
        (found,) = formats.read(tmp_path / name)
        assert len(found.scenario.labels) == len(found.scenario.notes) == kept


def test_the_sheet_lists_the_notes_by_their_numbers() -> None:
    assert "<h2>Notes</h2><p>1  Look here</p>" in sheet_text.details(written(private=False), 2)
    assert "Notes" not in sheet_text.details(board(), 2)


@pytest.mark.parametrize("orientation", Orientation)
def test_a_district_is_outlined_as_a_whole_and_a_label_stays_on_its_tile(orientation: Orientation) -> None:
    scenario = board(orientation=orientation)
    scenario.labels[MIDDLE] = Inscription("A label with as many characters as there may be, which is 60")
    box = map_texts(scenario).silhouette().boundingRect()
    assert box.left() > -0.9 and box.right() < 0.9
    assert box.top() > -1.0 and box.bottom() < 0.2
    scenario.labels.clear()
    scenario.districts |= {MIDDLE: Inscription("W"), EAST: Inscription("W")}
    assert map_texts(scenario, [Hex(9, 9)]).marks == []
    assert map_texts(scenario, [EAST]).marks, "whole, wherever it is seen"


@pytest.mark.parametrize("orientation", Orientation)
@pytest.mark.parametrize("label", ["Mill", "The Heart of the Whole Long Island", "60 letters " * 5 + "12345"])
def test_a_label_leaves_the_home_on_its_tile_free(orientation: Orientation, label: str) -> None:
    scenario = Scenario(replace(board().properties, orientation=orientation), {MIDDLE: tile(Terrain.PASTURE)})
    scenario.homes[MIDDLE] = Home(1)
    (home,) = Extras().placed_on(scenario, MIDDLE)
    sides = piece_sketch(home.look).silhouette().boundingRect()
    scenario.labels[MIDDLE] = Inscription(label)
    for pen, _, letters in map_texts(scenario).marks:
        box = letters.boundingRect()
        halo = 0.0 if pen.style() is Qt.PenStyle.NoPen else pen.widthF() / 2
        assert box.bottom() + halo <= home.centre[1] + sides.top() * home.size
        assert box.top() > -1.0 and box.height() > 0.1


def test_waters_have_italics() -> None:
    scenario = Scenario(tiles={MIDDLE: tile(Terrain.SEA), EAST: tile(Terrain.ROCK)})

    def letters(place: Hex, name: str) -> QPainterPath:
        scenario.labels.clear()
        scenario.labels[place] = Inscription(name)
        drawn = map_texts(scenario).marks[-1][-1]
        return drawn.translated(-drawn.boundingRect().topLeft())

    assert letters(MIDDLE, "Bay").boundingRect() != letters(EAST, "Bay").boundingRect()
    scenario.tiles[MIDDLE] = tile(Terrain.DESERT)
    assert letters(MIDDLE, "Bay").boundingRect() == letters(EAST, "Bay").boundingRect()


@pytest.mark.parametrize("orientation", Orientation)
@pytest.mark.parametrize("label", ["Mill", "The Heart of the Whole Long Island", "60 letters " * 5 + "12345"])
def test_the_number_of_a_note_covers_no_label_and_stays_on_its_tile(orientation: Orientation, label: str) -> None:
    scenario = Scenario(replace(board().properties, orientation=orientation))
    scenario.labels[MIDDLE] = Inscription(label)
    above = map_texts(scenario).silhouette()
    scenario.labels.clear()
    scenario.notes[MIDDLE] = Inscription("Look here")
    number = map_texts(scenario).silhouette()
    assert not number.isEmpty() and not above.intersects(number)
    assert hexagon_path(orientation).contains(number)


@pytest.mark.parametrize("orientation", Orientation)
@pytest.mark.parametrize("name", ["West", "The Eastern Reach of Kings"])
def test_the_name_of_a_small_district_keeps_clear_of_its_border_and_its_home(
    orientation: Orientation, name: str
) -> None:
    scenario = Scenario(replace(board().properties, orientation=orientation))
    scenario.districts |= {MIDDLE: Inscription(name), EAST: Inscription(name)}
    for home in (MIDDLE, EAST):
        scenario.homes = {home: Home(1)}
        box = map_texts(scenario).marks[-1][-1].boundingRect()
        border = outline_of([MIDDLE, EAST], orientation)
        assert border.contains(box)
        x, y = position(home, orientation)
        assert not box.intersects(QRectF(x - 0.4, y - 0.4, 0.8, 0.76))
        assert box.height() > 0.1, "it can be read"


LONG = "The Very Long Eastern Reach of the Seven Forgotten Kings"


@pytest.mark.parametrize("orientation", Orientation)
@pytest.mark.parametrize("with_coordinates", [False, True])
@pytest.mark.parametrize("name", ["Kings", "The Eastern Reach of Kings", LONG])
def test_the_name_of_a_tile_with_a_home_stays_inside_and_off_its_coordinates(
    orientation: Orientation, with_coordinates: bool, name: str
) -> None:
    scenario = Scenario(replace(board().properties, orientation=orientation))
    scenario.homes = {MIDDLE: Home(1)}
    scenario.districts = {MIDDLE: Inscription(name)}
    written = map_texts(scenario, with_coordinates=with_coordinates).marks[-1][-1]
    assert hexagon_path(orientation).contains(written.boundingRect())
    if with_coordinates:
        plates = coordinate_texts([MIDDLE], orientation).silhouette()
        assert not plates.intersects(written)


def test_a_book_shows_the_texts_of_its_maps() -> None:
    scenario, bare = written(private=False), board()
    pictures = [painted_by_book(each) for each in (scenario, bare)]
    assert pictures[0] != pictures[1]


def painted_by_book(scenario: Scenario) -> QImage:
    """A board as a book prints it."""
    image = QImage(300, 300, QImage.Format.Format_RGB32)
    image.fill(Qt.GlobalColor.white)
    painter = QPainter(image)
    SharedPictures().paint_board(painter, scenario, QRectF(0, 0, 300, 300), Extras(texts=True), Progress())
    painter.end()
    return image
