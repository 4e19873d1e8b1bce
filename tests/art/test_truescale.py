"""The pages of a map in true size, and their overview."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest
from PySide6.QtCore import QPointF, QSizeF, Qt
from PySide6.QtGui import QImage, QPainter

from benchmarks.maps import big_map
from rbdesigner.art.export.paper import PAPERS, POINTS_PER_MM
from rbdesigner.art.export.sheet_settings import SheetSettings
from rbdesigner.art.export.truescale import OVERLAP, _divided, true_scale_pages
from rbdesigner.art.ground import corners
from rbdesigner.art.palette import CREAM
from rbdesigner.art.progress import Progress
from rbdesigner.hexes import SQRT3, Hex, position
from rbdesigner.resources import folder
from rbdesigner.scenario.books.book_model import SHEET_PAPERS
from rbdesigner.scenario.files import load
from rbdesigner.scenario.model import Properties, Scenario
from rbdesigner.scenario.pieces import Home
from rbdesigner.tiles import Terrain, tile
from tests.parameters import few


@pytest.mark.parametrize("side", few([30, 12, 80], 1))
def test_the_names_of_the_pages_leave_the_map_to_be_seen(side: int) -> None:
    overview, *parts = true_scale_pages(big_map(side, side), SheetSettings())
    assert len(parts) > side / 3
    image = QImage((overview.size * 2).toSize(), QImage.Format.Format_RGB32)
    image.fill(Qt.GlobalColor.white)
    painter = QPainter(image)
    painter.scale(2, 2)
    overview.paint(painter, Progress())
    painter.end()
    seen = np.frombuffer(image.constBits(), np.uint32).reshape(image.height(), image.width())
    beyond_text = seen[2 * 150 :]
    plates, filled = (beyond_text == CREAM.rgb()).sum(), (beyond_text != 0xFFFFFFFF).sum()
    assert 500 < plates < 0.25 * filled


def test_the_raster_is_shifted_for_its_cuts_to_pass_between_tiles() -> None:
    """A strait beside the middle of the map is wide enough for the cut, which in the middle would part a column."""
    page = PAPERS["a4"].transposed()
    for strait in (2, 3):
        columns = [column for column in range(7) if column != strait]
        tiles = {Hex(column, row - column // 2): tile(Terrain.PASTURE) for column in columns for row in range(3)}
        scenario = Scenario(Properties(), tiles)
        radius = 50 / SQRT3 * POINTS_PER_MM
        _, parts = _divided(scenario, page, radius)
        assert {part.label for part in parts} == {"A1", "A2"}
        cut = parts[1].shown.left() + OVERLAP / 2
        assert all(abs(position(place, scenario.orientation)[0] * radius - cut) > radius - 1 for place in tiles)


def homes_parted(scenario: Scenario, page: QSizeF, radius: float) -> list[Hex]:
    """The homes through which a cut goes, seen from the pages."""
    _, parts = _divided(scenario, page, radius)
    kept = [part.shown.adjusted(OVERLAP / 2, OVERLAP / 2, -OVERLAP / 2, -OVERLAP / 2) for part in parts]
    # A millimetre less than the tile, as cuts may go along its sides.
    shape = [QPointF(x, y) * (radius - POINTS_PER_MM) for x, y in corners(scenario.orientation)]
    middles = {place: QPointF(*position(place, scenario.orientation)) * radius for place in scenario.homes}
    whole = {
        place
        for place, at in middles.items()
        if any(all(area.contains(at + corner) for corner in shape) for area in kept)
    }
    return sorted(scenario.homes.keys() - whole)


@pytest.mark.parametrize("path", sorted(folder("scenarios").glob("*.rbmap")), ids=lambda path: path.stem)
def test_no_cut_goes_through_a_home_of_ours(path: Path) -> None:
    scenario, radius = load(path), 50 / SQRT3 * POINTS_PER_MM
    for paper in map(PAPERS.__getitem__, SHEET_PAPERS):
        for page in (paper, paper.transposed()):
            assert homes_parted(scenario, page, radius) == []


def test_the_way_of_the_paper_that_parts_fewer_homes_and_tiles_is_taken() -> None:
    scenario, radius = load(folder("scenarios") / "millbrook.rbmap"), 50 / SQRT3 * POINTS_PER_MM
    loss, parts = _divided(scenario, PAPERS["a4"], radius)
    assert (len(parts), loss) == (2, (0, 2))
    _, *pages = true_scale_pages(scenario, SheetSettings())
    assert [page.size for page in pages] == [PAPERS["a4"]] * 2


def test_a_home_is_spared_even_if_more_tiles_are_parted() -> None:
    """Along the middle a cut parts the home alone; beside it a column of tiles."""
    tiles = {Hex(column, row - column // 2): tile(Terrain.PASTURE) for column in range(7) for row in range(3)}
    lone = Hex(3, 0)
    tiles = {place: there for place, there in tiles.items() if place.q != 3 or place == lone}
    page, radius = PAPERS["a4"].transposed(), 50 / SQRT3 * POINTS_PER_MM
    plain, _ = _divided(Scenario(Properties(), tiles), page, radius)
    spared, _ = _divided(Scenario(Properties(), tiles, homes={lone: Home()}), page, radius)
    assert plain == (0, 1)
    assert spared.homes == 0 and spared.tiles > 1


def test_all_of_the_map_is_on_its_pages_wherever_the_raster_lies() -> None:
    scenario = big_map(9, 14)
    radius = 50 / SQRT3 * POINTS_PER_MM
    for page in (PAPERS["a4"], PAPERS["letter"].transposed()):
        shown = [part.shown for part in _divided(scenario, page, radius)[1]]
        for place in scenario.tiles:
            x, y = position(place, scenario.orientation)
            points = (QPointF(x + a, y + b) * radius for a, b in corners(scenario.orientation, 0.999))
            assert all(any(area.contains(point) for area in shown) for point in points)
