"""The sheets of single tiles: true to a tenth of a millimetre, with their own ground beyond the cut."""

from __future__ import annotations

import math
import re
import subprocess
from itertools import pairwise
from pathlib import Path
from xml.etree import ElementTree

import numpy as np
import pytest
from numpy.typing import NDArray
from pypdf import PdfReader
from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QImage, QPainter

from rbdesigner.art import export
from rbdesigner.art.export.cutting import CuttingSheet, ForeignLook, cutting_pages, cutting_sheets
from rbdesigner.art.export.paper import MARGIN, POINTS_PER_MM, PaperOrientation, PaperPage
from rbdesigner.art.export.sheet_settings import SheetContent, SheetSettings
from rbdesigner.art.foreign_things import FLAT_COLOURS
from rbdesigner.art.progress import Progress
from rbdesigner.hexes import Hex, Orientation, disk
from rbdesigner.scenario import files
from rbdesigner.scenario.foreign import Foreign, ForeignTile
from rbdesigner.scenario.model import Properties, Scenario
from rbdesigner.tiles import SECOND_EDITION, Terrain, TileKind, tile
from tests.art.printed import RASTERISER, needs_poppler
from tests.parameters import few

TILES = SheetSettings(content=SheetContent.TILES)
TWIN_ISLES = files.load("scenarios/twin-isles.rbmap")
SVG = "{http://www.w3.org/2000/svg}"
INKSCAPE = "{http://www.inkscape.org/namespaces/inkscape}"


def plain(terrain: Terrain, number: int) -> Scenario:
    return Scenario(
        Properties("Plain", box=SECOND_EDITION), dict.fromkeys(list(disk(Hex(0, 0), 5))[:number], tile(terrain))
    )


@needs_poppler
def test_printed_lines_are_true_to_a_tenth_of_a_millimetre(tmp_path: Path) -> None:
    """With ten pixels to a millimetre, the ruler takes 500, and a tile is as wide as asked between its lines."""
    settings = SheetSettings(content=SheetContent.TILES, monochrome=True, tile_width=47.3)
    scenario, path = plain(Terrain.PASTURE, 1), tmp_path / "tile.pdf"
    export.render(scenario, path, settings=settings)
    command = [RASTERISER, "-r", "254", "-gray", "-png", path, path.with_suffix("")]
    assert not subprocess.run(command, check=True, capture_output=True).stderr
    image = QImage(str(next(tmp_path.glob("tile-*.png")))).convertToFormat(QImage.Format.Format_Grayscale8)
    seen = np.frombuffer(image.constBits(), np.uint8).reshape(image.height(), image.bytesPerLine())
    dark = seen[:, : image.width()] < 128
    ruler = dark[round((MARGIN - 15) / POINTS_PER_MM * 10), -round(MARGIN / POINTS_PER_MM * 10) - 515 :].nonzero()[0]
    assert abs(ruler[-1] - ruler[0] + 1 - 500) <= 3
    (sheet,) = cutting_sheets(scenario, settings)
    middle = sheet.packing.spots[0] / POINTS_PER_MM * 10
    upright = sheet.packing.orientation is Orientation.FLAT
    line = dark[:, round(middle.x())] if upright else dark[round(middle.y())]
    at, half = (middle.y() if upright else middle.x()), 236.5
    for side in (at - half, at + half):
        near = line[round(side) - 12 : round(side) + 13].nonzero()[0] + round(side) - 12
        assert abs(near.mean() - side) <= 1, "the outline is where the tile is cut"


def cut_lines(path: Path) -> list[list[tuple[float, float]]]:
    (layer,) = (each for each in ElementTree.parse(path).iter(f"{SVG}g") if each.get("id") == "cut")
    pairs = ([pair.split(",") for pair in (each.get("points") or "").split()] for each in layer)
    return [[(float(x), float(y)) for x, y in each] for each in pairs]


def test_an_svg_for_cutters_has_its_layers_in_millimetres(tmp_path: Path) -> None:
    path = tmp_path / "tiles.svg"
    export.render(TWIN_ISLES, path, settings=SheetSettings(content=SheetContent.TILES, tile_width=42.0, backs=True))
    root = ElementTree.parse(path).getroot()
    layers = [each.get("id") for each in root if each.get(f"{INKSCAPE}groupmode") == "layer"]
    assert layers == ["print", "backs", "cut"] and str(root.get("width")).endswith("mm")
    printed = next(each for each in root if each.get("id") == "print")
    lines = cut_lines(path)
    assert len(lines) == len(TWIN_ISLES.tiles) == len(printed)
    for corners in lines:
        for one, other in zip(corners, corners[1:] + corners[:1], strict=True):
            assert math.dist(one, other) == pytest.approx(42.0 / math.sqrt(3), abs=0.01)
    assert all(each.get("d") for each in root.iter(f"{SVG}path"))
    assert not any(each.tag == f"{SVG}clipPath" for each in root.iter()), "not every cutter knows those"


@pytest.mark.parametrize(("paper", "wide", "high"), [("a4", 210.0, 297.0), ("letter", 215.9, 279.4)])
def test_an_svg_for_cutters_has_pages_of_the_paper_and_its_tiles_in_the_middle(
    tmp_path: Path, paper: str, wide: float, high: float
) -> None:
    path = tmp_path / "tiles.svg"
    upright = SheetSettings(content=SheetContent.TILES, paper=paper, paper_orientation=PaperOrientation.PORTRAIT)
    export.render(TWIN_ISLES, path, settings=upright)
    root = ElementTree.parse(path).getroot()
    pages = list(root.iter(f"{INKSCAPE}page"))
    assert {(each.get("width"), each.get("height")) for each in pages} == {(f"{wide:.3f}", f"{high:.3f}")}
    assert root.get("width") == f"{wide:.3f}mm" and root.get("height") == f"{high * len(pages):.3f}mm"
    first = [spot for corners in cut_lines(path) for spot in corners if spot[1] < high]
    for number, length in enumerate((wide, high)):
        along = [spot[number] for spot in first]
        assert min(along) + max(along) == pytest.approx(length, abs=0.01)


def painted(page: PaperPage, scale: float) -> QImage:
    image = QImage((page.size * scale).toSize(), QImage.Format.Format_RGB32)
    image.fill(Qt.GlobalColor.white)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.scale(scale, scale)
    page.paint(painter, Progress())
    painter.end()
    return image


def along_the_cut(image: QImage, sheet: CuttingSheet, spot: QPointF, out: float, scale: float) -> NDArray[np.float64]:
    """The colours along the sides of a tile, so many millimetres outside of where it is cut."""
    apothem = sheet.radius * math.sqrt(3) / 2 + out * POINTS_PER_MM
    turn = 30 if sheet.packing.orientation is Orientation.FLAT else 0
    colours = []
    for side in range(6):
        angle = math.radians(60 * side + turn)
        for along in np.linspace(-0.35, 0.35, 40) * sheet.radius:
            x = spot.x() + apothem * math.cos(angle) - along * math.sin(angle)
            y = spot.y() + apothem * math.sin(angle) + along * math.cos(angle)
            colour = image.pixelColor(round(x * scale), round(y * scale))
            colours.append((colour.red(), colour.green(), colour.blue()))
    return np.array(colours, float)


def test_the_lines_of_the_cuts_are_a_layer_of_the_pdf_that_is_off_at_first(tmp_path: Path) -> None:
    path = tmp_path / "tiles.pdf"
    settings = SheetSettings(content=SheetContent.TILES, backs=True)
    export.render(TWIN_ISLES, path, settings=settings)
    reader = PdfReader(path)
    told = reader.root_object["/OCProperties"]
    names = {group: [str(each.get_object()["/Name"]) for each in told["/D"][group]] for group in ("/ON", "/OFF")}
    assert names == {"/ON": ["print"], "/OFF": ["cut"]}
    data = [page.get_contents().get_data() for page in reader.pages]
    lines = [each.rpartition(b"/OC /cut BDC")[2] for each in data]
    assert [each.count(b"h S") for each in lines] == [
        number for sheet in cutting_sheets(TWIN_ISLES, settings) for number in (len(sheet.looks), 0)
    ]
    first = [tuple(map(float, pair)) for pair in re.findall(rb"([\d.]+) ([\d.]+) [ml]", lines[0].split(b"h S")[0])]
    assert math.dist(first[0], first[1]) / POINTS_PER_MM == pytest.approx(50 / math.sqrt(3), abs=0.01)
    assert path.read_bytes() == rendered_again(tmp_path, settings)


def rendered_again(tmp_path: Path, settings: SheetSettings) -> bytes:
    export.render(TWIN_ISLES, tmp_path / "again.pdf", settings=settings)
    return (tmp_path / "again.pdf").read_bytes()


@needs_poppler
def test_readers_of_pdf_find_no_fault_in_the_sheets(tmp_path: Path) -> None:
    path = tmp_path / "tiles.pdf"
    export.render(TWIN_ISLES, path, settings=TILES)
    read = subprocess.run([RASTERISER, "-r", "20", "-l", "2", path, path.with_suffix("")], capture_output=True)
    assert not read.stderr


@pytest.mark.parametrize("ground", [*few(Terrain, 2), ForeignTile.POLDER, ForeignTile.CITY])
def test_the_ground_of_a_tile_runs_on_over_the_cut(ground: Terrain | ForeignTile) -> None:
    """No frame shows where scissors are half a millimetre off, and no paper."""
    is_foreign = isinstance(ground, ForeignTile)
    scenario = Scenario(foreign={Hex(0, 0): Foreign(ground)}) if is_foreign else plain(ground, 1)
    scale = 4.0
    (sheet,) = cutting_sheets(scenario, TILES)
    image = painted(cutting_pages(scenario, TILES)[0], scale)
    spot = sheet.packing.spots[0]
    shown = [along_the_cut(image, sheet, spot, out / 10, scale).mean(axis=0) for out in range(-9, 14, 2)]
    for before, after in pairwise(shown):
        assert np.abs(after - before).max() < 16


def test_only_tiles_that_the_box_lacks_are_printed_as_stickers() -> None:
    settings = SheetSettings(content=SheetContent.TILES, beyond_box=True)
    held = (SECOND_EDITION.counts or {})[TileKind(Terrain.ROCK, ())]
    looks = [look for sheet in cutting_sheets(plain(Terrain.ROCK, held + 3), settings) for look in sheet.looks]
    assert [look.terrain for look in looks] == [Terrain.ROCK] * 3
    assert not any(sheet.looks for sheet in cutting_sheets(TWIN_ISLES, settings))


@pytest.mark.parametrize("beyond_box", [False, True])
def test_tiles_of_the_expansion_are_cut_out_too_and_no_box_has_them(tmp_path: Path, beyond_box: bool) -> None:
    kinds = (ForeignTile.CITY, ForeignTile.POLDER, ForeignTile.POLDER, ForeignTile.VOID)
    scenario = Scenario(foreign={Hex(number, 0): Foreign(kind) for number, kind in enumerate(kinds)})
    settings = SheetSettings(content=SheetContent.TILES, beyond_box=beyond_box, backs=True)
    (sheet,) = cutting_sheets(scenario, settings)
    assert sheet.foot == "2 × polder, 1 × city"
    front, back = (painted(page, 1) for page in cutting_pages(scenario, settings))
    for spot, look in sheet.placed:
        assert isinstance(look, ForeignLook)
        rim = spot + QPointF(0, sheet.radius * 0.9)
        behind = QPointF(sheet.packing.page.width() - rim.x(), rim.y())
        assert front.pixelColor(rim.toPoint()).lightness() < 235
        assert back.pixelColor(behind.toPoint()) == FLAT_COLOURS[look.tile]
    path = tmp_path / "tiles.svg"
    export.render(scenario, path, settings=settings)
    assert len(cut_lines(path)) == 3
    assert [each.text for each in ElementTree.parse(path).iter(f"{SVG}text")][::2] == ["polder", "polder", "city"]


def test_backs_lie_behind_their_tiles_when_the_paper_is_turned_over() -> None:
    fronts = cutting_pages(TWIN_ISLES, TILES)
    pages = cutting_pages(TWIN_ISLES, SheetSettings(content=SheetContent.TILES, backs=True))
    assert len(pages) == 2 * len(fronts)
    front, back = painted(pages[6], 1), painted(pages[7], 1).flipped(Qt.Orientation.Horizontal)
    for y in range(60, front.height() - 60, 7):
        for x in range(30, front.width() - 30, 7):
            has_front, has_back = (image.pixelColor(x, y).lightness() < 235 for image in (front, back))
            near_white = any(
                image.pixelColor(x + dx, y).lightness() > 235 for image in (front, back) for dx in (-4, 0, 4)
            )
            assert has_front == has_back or near_white
