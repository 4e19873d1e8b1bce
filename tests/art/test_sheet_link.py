"""The QR code of a link on a scenario sheet, read back from the printed page."""

from __future__ import annotations

import random
import string
import subprocess
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QImage, QPainter, QPolygonF, QTransform

from rbdesigner.art.code_host import codes_in
from rbdesigner.art.export import render
from rbdesigner.art.export.paper import paint_page
from rbdesigner.art.export.sheet import QR_SIDE, sheet_pages
from rbdesigner.art.export.sheet_settings import SheetSettings
from rbdesigner.art.progress import Progress
from rbdesigner.art.qr_code import paint_qr_code
from rbdesigner.scenario import files
from rbdesigner.scenario.books.book_model import SHEET_PAPERS
from rbdesigner.scenario.errors import ScenarioError
from rbdesigner.scenario.formats.embedded import code_process, in_codes
from rbdesigner.scenario.model import Scenario
from tests.art.printed import RASTERISER, needs_poppler
from tests.art.test_sheet import assert_within_margins
from tests.parameters import few

LINK = "https://example.org/roads-and-boats/scenarios/millbrook"


def linked(link: str = LINK) -> Scenario:
    scenario = files.load("scenarios/millbrook.rbmap")
    scenario.properties = replace(scenario.properties, link=link)
    return scenario


def some_link(seed: int) -> str:
    dice = random.Random(seed)
    length = dice.randint(4, 90)
    return "https://example.org/" + "".join(dice.choices(string.ascii_letters + string.digits + "-/?=&", k=length))


@pytest.mark.parametrize("seed", few(range(160), 16))
def test_a_code_of_20_mm_is_read_from_a_print_and_from_a_photo_that_is_turned_and_grey(seed: int) -> None:
    """As a page printed with 300 dots to an inch, and as a camera sees it: smaller, turned, dim and uneven."""
    assert pytest.approx(QR_SIDE, abs=0.1) == 20 / 25.4 * 72
    link = some_link(seed)
    for scale, turn, white in ((300 / 72, 0.0, 255), (170 / 72, 11.0, 150)):
        side = round(QR_SIDE * scale * 1.9)
        image = QImage(side, side, QImage.Format.Format_RGB32)
        image.fill(QColor(white, white, white))
        painter = QPainter(image)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.translate(side / 2, side / 2)
        painter.rotate(turn)
        painter.scale(scale, scale)
        paint_qr_code(painter, link, QRectF(-QR_SIDE / 2, -QR_SIDE / 2, QR_SIDE, QR_SIDE))
        painter.end()
        assert codes_in(image) == [link]
        assert codes_in(aslant(image)) == [link]


def aslant(image: QImage) -> QImage:
    """The picture as a camera sees it that is not held straight over the page, and is a little out of focus."""
    width, height = image.width(), image.height()
    straight = QPolygonF([QPointF(0, 0), QPointF(width, 0), QPointF(width, height), QPointF(0, height)])
    leaning = QPolygonF(
        [QPointF(width * 0.1, height * 0.06), QPointF(width * 0.93, 0), straight[2], QPointF(0, height * 0.92)]
    )
    slant = QTransform.quadToQuad(straight, leaning)
    assert isinstance(slant, QTransform)
    smooth = Qt.TransformationMode.SmoothTransformation
    return image.transformed(slant, smooth).scaled(width * 2 // 3, height * 2 // 3, mode=smooth)


@needs_poppler
def test_the_link_is_read_back_from_the_printed_sheet(tmp_path: Path) -> None:
    path = tmp_path / "sheet.pdf"
    render(linked(), path)
    subprocess.run([RASTERISER, "-r", "200", "-png", path, path.with_suffix("")], check=True)
    assert codes_in(QImage(str(next(tmp_path.glob("sheet-*.png"))))) == [LINK]


@needs_poppler
def test_who_opens_a_picture_of_the_sheet_is_told_the_link(tmp_path: Path) -> None:
    path = tmp_path / "sheet.pdf"
    render(linked(), path)
    subprocess.run([RASTERISER, "-r", "150", "-jpeg", path, path.with_suffix("")], check=True)
    photo = next(tmp_path.glob("sheet-*.jpg"))
    with pytest.raises(ScenarioError, match=f"leads to {LINK}"):
        in_codes(code_process(photo).answer(), photo)


@needs_poppler
@pytest.mark.parametrize("path", few(sorted(Path("scenarios").glob("*.rbmap")), 2), ids=lambda path: path.stem)
def test_the_map_comes_back_from_a_photo_of_its_sheet(path: Path, tmp_path: Path) -> None:
    out = tmp_path / "sheet.pdf"
    render(files.load(path), out, settings=SheetSettings(map_code=True))
    subprocess.run([RASTERISER, "-r", "200", "-jpeg", out, out.with_suffix("")], check=True)
    photo = next(tmp_path.glob("sheet-*.jpg"))
    (found,) = in_codes(code_process(photo).answer(), photo)
    assert found.scenario.tiles == files.load(path).tiles and found.scenario.homes == files.load(path).homes


@pytest.mark.parametrize("paper", few(SHEET_PAPERS, 1))
def test_a_sheet_with_a_link_keeps_its_margins_and_says_the_link(paper: str) -> None:
    (page,) = sheet_pages(linked(), SheetSettings(paper=paper))
    assert_within_margins(page)
    (bare,) = sheet_pages(linked(""), SheetSettings(paper=paper))
    assert dark_corner(page.size.width(), page) > 300 > dark_corner(bare.size.width(), bare)


def dark_corner(width: float, page: object) -> int:
    image = QImage(round(width), 110, QImage.Format.Format_RGB32)
    image.fill(Qt.GlobalColor.white)
    painter = QPainter(image)
    paint_page(painter, page, 1.0, Progress())  # type: ignore[arg-type]
    painter.end()
    corner = image.copy(image.width() - 34 - round(QR_SIDE), 34, round(QR_SIDE), round(QR_SIDE))
    return sum(corner.pixelColor(x, y).lightness() < 60 for x in range(corner.width()) for y in range(corner.height()))


def test_a_link_that_no_code_holds_is_left_out() -> None:
    (page,) = sheet_pages(linked("https://example.org/" + "x" * 4000), SheetSettings())[:1]
    assert dark_corner(page.size.width(), page) < 300
