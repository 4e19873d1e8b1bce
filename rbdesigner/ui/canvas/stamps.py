"""Small pictures of a hexagon, to mark many places at little cost."""

from __future__ import annotations

import math
from enum import Enum
from functools import lru_cache

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QColor, QImage, QPainter, QPainterPath, QPen

from rbdesigner.art.ground import hexagon_path
from rbdesigner.art.palette import with_opacity
from rbdesigner.art.pixmaps import picture_size, without_engine
from rbdesigner.hexes import Orientation
from rbdesigner.ui.canvas.map_item import Frame


class Pattern(Enum):
    """The pattern that marks a hexagon."""

    OUTLINE = "outline"
    FILLED = "filled"
    HATCHED = "hatched"
    CROSSED = "crossed"


@lru_cache(maxsize=64)
def stamp_image(pattern: Pattern, rgba: int, orientation: Orientation, radius: float, ratio: float) -> QImage:
    """Paint a hexagon of this pattern and colour (ARGB) in the middle of a picture; lengths are in device pixels."""
    width, height = picture_size(orientation, radius)
    image = QImage(width, height, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(0)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.translate(width / 2, height / 2)
    colour = QColor.fromRgba(rgba)
    if pattern is Pattern.OUTLINE:
        painter.setPen(QPen(colour, ratio))
        painter.drawPath(hexagon_path(orientation, radius))
    elif pattern is Pattern.FILLED:
        painter.fillPath(hexagon_path(orientation, radius), colour)
    elif pattern is Pattern.HATCHED:
        _hatch(painter, hexagon_path(orientation, radius), colour, radius, ratio)
    else:
        _cross(painter, colour, radius, ratio)
    painter.end()
    return without_engine(image)


def _hatch(painter: QPainter, outline: QPainterPath, colour: QColor, radius: float, ratio: float) -> None:
    """Slanting lines within an outline, on a faint fill."""
    painter.fillPath(outline, with_opacity(colour, 0.3 * colour.alphaF()))
    painter.setClipPath(outline)
    gap = max(5 * ratio, radius / 4)
    painter.setPen(QPen(colour, max(ratio, radius / 24)))
    steps = math.ceil(2 * radius / gap)
    for step in range(-steps, steps + 1):
        painter.drawLine(QPointF(step * gap - radius, radius), QPointF(step * gap + radius, -radius))


def _cross(painter: QPainter, colour: QColor, radius: float, ratio: float) -> None:
    """A large X with a pale rim, to be seen on any ground."""
    reach = 0.42 * radius
    for pen_colour, width in ((QColor(255, 255, 255, 200), 0.17), (colour, 0.1)):
        pen = QPen(pen_colour, max(ratio, width * radius))
        pen.setCapStyle(Qt.PenCapStyle.RoundCap)
        painter.setPen(pen)
        painter.drawLine(QPointF(-reach, -reach), QPointF(reach, reach))
        painter.drawLine(QPointF(-reach, reach), QPointF(reach, -reach))


class Stamper:
    """Stamps hexagons of one kind into a frame."""

    def __init__(self, frame: Frame, pattern: Pattern, colour: QColor) -> None:
        radius = round(frame.scale * frame.ratio, 2)
        self._image = stamp_image(pattern, colour.rgba(), frame.orientation, radius, frame.ratio)
        self._image.setDevicePixelRatio(frame.ratio)
        self._frame = frame
        size = self._image.deviceIndependentSize()
        self._half = QPointF(size.width() / 2, size.height() / 2)

    def put(self, middle: QPointF) -> None:
        """Stamp a hexagon about a point of the painter."""
        self._frame.painter.drawImage(middle - self._half, self._image)
