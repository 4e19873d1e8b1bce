"""The board as a picture of pixels."""

from __future__ import annotations

from collections.abc import Iterator

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QImage, QPainter

from rbdesigner.art.board import Extras, bounds, paint_board_at
from rbdesigner.art.export.png import STRIP, png_bytes
from rbdesigner.art.palette import PAPER
from rbdesigner.art.pixmaps import TilePixmaps
from rbdesigner.hexes import Hex, position
from rbdesigner.scenario.model import Scenario

BORDER = 0.25
"""The paper around the board in a picture, in tile radii."""
TILE = 160
"""The width of a tile in pixels if nothing is said."""
MOST_PIXELS = 600_000_000


def frame(scenario: Scenario, transparent: bool) -> QRectF:
    """The rectangle a picture shows, in tile radii: with a transparent ground nothing but the board."""
    board = bounds(scenario)
    margin = 0.0 if transparent else BORDER
    return board.adjusted(-margin, -margin, margin, margin)


def png(scenario: Scenario, radius: float, transparent: bool, extras: Extras) -> bytes:
    """A PNG of the board with this tile radius in pixels."""
    shown = frame(scenario, transparent)
    width, height = round(shown.width() * radius), round(shown.height() * radius)
    return png_bytes(width, height, _strips(scenario, radius, (width, height), shown, transparent, extras), transparent)


def _strips(
    scenario: Scenario, radius: float, size: tuple[int, int], shown: QRectF, transparent: bool, extras: Extras
) -> Iterator[QImage]:
    pixmaps = TilePixmaps()
    origin = -shown.topLeft() * radius
    rows = _by_strip(scenario, radius, origin.y(), size[1])
    for number, places in enumerate(rows):
        top = number * STRIP
        strip = QImage(size[0], min(STRIP, size[1] - top), _format(transparent))
        strip.fill(Qt.GlobalColor.transparent if transparent else PAPER.table)
        painter = QPainter(strip)
        moved = origin - QPointF(0, top)
        paint_board_at(painter, scenario, moved, radius, pixmaps=pixmaps, extras=extras, places=places)
        painter.end()
        yield strip


def _format(transparent: bool) -> QImage.Format:
    return QImage.Format.Format_ARGB32_Premultiplied if transparent else QImage.Format.Format_RGB32


def _by_strip(scenario: Scenario, radius: float, origin: float, height: int) -> list[list[Hex]]:
    """For each strip of the picture the places that reach into it, in the order of the map."""
    rows: list[list[Hex]] = [[] for _ in range(-(-height // STRIP))]
    reach = 1.5 * radius
    for place in scenario.tiles:
        y = origin + position(place, scenario.orientation)[1] * radius
        first, last = max(0, int((y - reach) // STRIP)), min(len(rows) - 1, int((y + reach) // STRIP))
        for number in range(first, last + 1):
            rows[number].append(place)
    return rows
