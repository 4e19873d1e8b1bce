"""The application's icon, painted like the maps: one tile with a river and a home."""

from __future__ import annotations

from PySide6.QtCore import QRectF
from PySide6.QtGui import QIcon, QImage, QPainter, QPixmap

from rbdesigner.art.board import PLAIN, bounds, fitting_radius, paint_board_at
from rbdesigner.art.progress import Progress
from rbdesigner.hexes import Hex, Orientation
from rbdesigner.scenario.model import Properties, Scenario
from rbdesigner.scenario.pieces import Home
from rbdesigner.tiles import Terrain, Tile

SIZES = (16, 24, 32, 48, 64, 128, 256)


def icon_scenario() -> Scenario:
    """The map of one tile that the icon shows."""
    properties = Properties(title="rbdesigner", orientation=Orientation.FLAT)
    return Scenario(properties, {Hex(0, 0): Tile(Terrain.PASTURE, ((0, 2),))}, {Hex(0, 0): Home(6, 1)})


def icon_image(size: int) -> QImage:
    """The icon with so many pixels to a side, on a transparent ground."""
    scenario = icon_scenario()
    image = QImage(size, size, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(0)
    painter = QPainter(image)
    board, area = bounds(scenario), QRectF(0, 0, size, size)
    radius = fitting_radius(board.adjusted(-0.03, -0.03, 0.03, 0.03), area)
    paint_board_at(painter, scenario, area.center() - board.center() * radius, radius)
    painter.end()
    return image


def window_icon() -> QIcon:
    """The icon for windows and task bars, in the usual sizes."""
    made = QIcon()
    for size in SIZES:
        made.addPixmap(QPixmap.fromImage(icon_image(size)))
    return made


def icon_svg() -> bytes:
    """The icon for the desktop entry."""
    from rbdesigner.art.export import vector  # brings numpy and the laboratory, which no window waits for

    return vector.svg(icon_scenario(), 64, True, PLAIN, Progress())
