"""The margin of pictures: cartouche, compass rose and scale of tiles."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QImage

from rbdesigner.art.board import bounds
from rbdesigner.art.board_style import BoardStyle
from rbdesigner.art.export import render
from rbdesigner.art.export.marginalia import Margin
from rbdesigner.art.export.picture import frame
from rbdesigner.art.export.sheet_settings import SheetSettings
from rbdesigner.art.sketch import Sketch
from rbdesigner.hexes import SQRT3, Hex
from rbdesigner.scenario.model import Properties, Scenario
from rbdesigner.tiles import Terrain, tile

ALL = ("cartouche", "compass", "scale")
LONG = "The Long and Winding Coast of the Seven Sunken Kingdoms beyond the Great Northern Desert"


def row(length: int, title: str = "Delta", high: int = 1) -> Scenario:
    designers = ("Ada", "Brigitta")
    tiles = {Hex(q, r): tile(Terrain.PASTURE) for q in range(length) for r in range(high)}
    return Scenario(Properties(title=title, designers=designers), tiles)


def box(sketch: Sketch) -> QRectF:
    found = QRectF()
    for pen, _, path in sketch.marks:
        half = pen.widthF() / 2 if pen.style() != Qt.PenStyle.NoPen else 0.0
        found = found.united(path.boundingRect().adjusted(-half, -half, half, half))
    return found


def stretches(sketch: Sketch) -> int:
    """The number of things that stand beside each other with a gap between them."""
    spans = sorted((each.left(), each.right()) for each in (path.boundingRect() for _, _, path in sketch.marks))
    reached, found = -1e9, 0
    for left, right in spans:
        found += left > reached + 0.1
        reached = max(reached, right)
    return found


@pytest.mark.parametrize("style", BoardStyle)
@pytest.mark.parametrize("scenario", [row(1), row(4, LONG, 3), row(40), row(2, high=30), row(1, "W" * 90)])
def test_nothing_covers_the_map_or_its_neighbour_or_leaves_the_picture(scenario: Scenario, style: BoardStyle) -> None:
    boxes = {part: box(Margin(scenario, (part,), style).sketch) for part in ALL}
    together = Margin(scenario, ALL, style)
    shown = frame(scenario, False, together)
    whole = box(together.sketch)
    assert shown.contains(whole)
    assert whole.top() > bounds(scenario).bottom()
    assert together.area.width() > sum(part.width() for part in boxes.values())
    for part in ALL:
        assert frame(scenario, False, Margin(scenario, (part,), style)).contains(boxes[part]), part
    assert stretches(together.sketch) == 3, "the parts stand apart"


def test_the_scale_is_as_long_as_its_tiles() -> None:
    """On a row of tiles side by side, a tile is as wide as the distance of its neighbours."""
    for length, tiles in ((2, 1), (40, 5)):
        sketch = Margin(row(length), ("scale",), BoardStyle.INK).sketch
        bars = [path.boundingRect() for pen, _, path in sketch.marks if pen.style() != Qt.PenStyle.NoPen]
        assert max(bar.right() for bar in bars) - min(bar.left() for bar in bars) == pytest.approx(tiles * SQRT3)


@pytest.mark.parametrize("style", BoardStyle)
def test_the_map_in_a_picture_stays_as_it_is(tmp_path: Path, style: BoardStyle) -> None:
    scenario, settings = row(6, high=4), SheetSettings(style=style)
    render(scenario, tmp_path / "plain.png", tile=60, settings=settings, embeds=False)
    render(scenario, tmp_path / "all.png", tile=60, settings=settings, marginalia=ALL, embeds=False)
    plain, full = QImage(str(tmp_path / "plain.png")), QImage(str(tmp_path / "all.png"))
    assert plain.width() == full.width() and plain.height() < full.height()
    board = plain.rect().adjusted(0, 0, 0, -int(0.3 * 30))
    assert plain.copy(board) == full.copy(board)
    below = full.copy(0, plain.height(), full.width(), full.height() - plain.height())
    shades = {below.pixel(x, y) for x in range(below.width()) for y in range(below.height())}
    assert len(shades) > 10, "something stands below the map"


def test_styles_differ_and_greys_are_grey(tmp_path: Path) -> None:
    found = set()
    for style in BoardStyle:
        render(row(6), tmp_path / f"{style}.svg", settings=SheetSettings(style=style), marginalia=ALL)
        found.add((tmp_path / f"{style}.svg").read_text().split("</defs>")[1].count("<path"))
    assert len(found) > 1
    render(row(6), tmp_path / "grey.png", tile=40, settings=SheetSettings(monochrome=True), marginalia=ALL)
    picture = QImage(str(tmp_path / "grey.png"))
    assert all(picture.pixelColor(x, y).saturation() == 0 for x in range(0, picture.width(), 3) for y in range(60, 120))
