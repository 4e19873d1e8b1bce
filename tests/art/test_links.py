"""Roads as lines and as shapes."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QImage, QPainter, QPainterPath

from rbdesigner.art.links import lay_roads, road_path, road_shapes
from rbdesigner.art.sketch import Sketch
from rbdesigner.hexes import Border, Hex, Orientation
from rbdesigner.tiles import Terrain, tile

TILES = {Hex(0, 0): tile(Terrain.PASTURE), Hex(1, 0): tile(Terrain.WOODS), Hex(0, 1): tile(Terrain.ROCK)}
SIDE = 200


def course() -> QPainterPath:
    return road_path(TILES, Border(Hex(0, 0), 4), Orientation.FLAT)


def blank(scale: float) -> tuple[QImage, QPainter]:
    image = QImage(SIDE, SIDE, QImage.Format.Format_Grayscale8)
    image.fill(Qt.GlobalColor.white)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.translate(SIDE / 4, SIDE / 4)
    painter.scale(scale, scale)
    return image, painter


@pytest.mark.parametrize("scale", [12, 48, 100])
def test_a_road_of_shapes_looks_as_one_of_lines(scale: float) -> None:
    lines, painter = blank(scale)
    sketch = Sketch()
    lay_roads(sketch, course())
    sketch.paint(painter)
    painter.end()
    shapes, painter = blank(scale)
    for colour, shape in road_shapes(course()):
        painter.fillPath(shape, colour)
    painter.end()
    pairs = list(zip(bytes(lines.constBits()), bytes(shapes.constBits()), strict=True))
    inked = sum(a < 250 for a, _ in pairs)
    assert inked > scale
    assert sum(abs(a - b) for a, b in pairs) < 6 * inked, "they differ by more than edges that are smoothed otherwise"
