"""No line shows where the pictures of two tiles meet in a printed book, and that around the board is straight."""

from __future__ import annotations

import subprocess
from itertools import product
from pathlib import Path

import numpy as np
import pytest
from numpy.typing import NDArray
from PySide6.QtGui import QColor, QImage, QPainter

from rbdesigner.art.export.book_pdf import write_book
from rbdesigner.art.export.shared_pictures import spread
from rbdesigner.art.palette import TERRAINS
from rbdesigner.hexes import Hex, Orientation
from rbdesigner.scenario import files
from rbdesigner.scenario.books.book_maps import load_book
from rbdesigner.scenario.model import Properties, Scenario
from rbdesigner.tiles import Terrain, tile
from tests.art.printed import RASTERISER, needs_poppler

_SHEET = 3
"""The page of the first map: the cover and the contents come before."""
_ASIDE = 6
"""The pixels from a seam to the open water beside it, more than any line between two seas is wide."""
_DARK = 20
"""How much darker than the water, of 765, no line may be: a border between seas is by 10, black mixed in makes 60."""


def colours(image: QImage) -> NDArray[np.int16]:
    """Red, green and blue of all pixels, with the opacity as a fourth."""
    plain = image.convertToFormat(QImage.Format.Format_RGBA8888)
    return np.frombuffer(plain.constBits(), np.uint8).reshape(plain.height(), plain.width(), 4).astype(np.int16)


@pytest.fixture(scope="module")
def book(qapp: object, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A book with a board of seas."""
    folder = tmp_path_factory.mktemp("seas")
    sea = {Hex(q, r): tile(Terrain.SEA) for q, r in product(range(4), range(3))}
    files.save(Scenario(Properties(orientation=Orientation.POINTY), sea), folder / "sea.rbmap")
    write_book(load_book(folder), folder / "book.pdf")
    return folder / "book.pdf"


def printed_sea(book: Path, folder: Path, dpi: int) -> NDArray[np.int16]:
    """The page of the board as it is printed."""
    wanted = ["-r", str(dpi), "-f", str(_SHEET), "-l", str(_SHEET), "-singlefile"]
    subprocess.run([RASTERISER, *wanted, book, folder / "page"], check=True)
    return colours(QImage(str(folder / "page.ppm")))[..., :3]


@needs_poppler
@pytest.mark.parametrize("dpi", [150, 300])
def test_no_dark_line_stands_between_seas_in_a_book(dpi: int, book: Path, tmp_path: Path) -> None:
    page, water = printed_sea(book, tmp_path, dpi), TERRAINS[Terrain.SEA].ground
    is_water = np.abs(page - (water.red(), water.green(), water.blue())).max(axis=2) < 8
    light = page.sum(axis=2, dtype=np.int16)
    amid = is_water[:, : -2 * _ASIDE] & is_water[:, 2 * _ASIDE :]
    darker = np.minimum(light[:, : -2 * _ASIDE], light[:, 2 * _ASIDE :]) - light[:, _ASIDE:-_ASIDE]
    assert amid.sum() > 10 * dpi * dpi, "the board fills the width of the page"
    # In inches of a line a pixel wide: where three tiles meet there may be a dark pixel, along all seams it were ten.
    assert (darker[amid] > _DARK).sum() / dpi < 2


@needs_poppler
def test_the_line_around_a_board_has_no_steps_in_a_book(book: Path, tmp_path: Path) -> None:
    """At a resolution at which a reader leaves out or doubles some pixels of pictures."""
    page, water = printed_sea(book, tmp_path, 220), TERRAINS[Terrain.SEA].ground
    is_water = np.abs(page - (water.red(), water.green(), water.blue())).max(axis=2) < 8
    left = int(np.argmax(is_water.any(axis=0)))
    columns = np.arange(left + 10, left + 90)
    heights = []
    for column in columns:
        first = int(np.argmax(is_water[:, column]))
        above = page[first - 12 : first, column].sum(axis=1)  # white, the line, and the first of the water
        heights.append(first - 12 + np.clip(above[: int(np.argmin(above)) + 1] / 765, 0, 1).sum())
    straight = np.polyval(np.polyfit(columns, heights, 1), columns)
    assert np.abs(heights - straight).max() < 0.3


def test_a_picture_spreads_its_colours_where_it_is_transparent_and_looks_the_same(qapp: object) -> None:
    picture = QImage(60, 40, QImage.Format.Format_ARGB32_Premultiplied)
    picture.fill(0)
    painter = QPainter(picture)
    painter.fillRect(20, 10, 20, 20, QColor("#3060c0"))
    painter.end()
    found, before = colours(spread(picture)), colours(picture)
    assert np.array_equal(found[..., 3], before[..., 3])
    assert np.array_equal(found[before[..., 3] > 0], before[before[..., 3] > 0])
    assert np.abs(found[..., :3] - (0x30, 0x60, 0xC0)).max() < 12
