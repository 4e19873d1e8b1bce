"""Line icons, painted from paths in the colours of the palette, crisp at every size, right in light and dark.

An icon is drawn on a grid of 16 by 16 units. Its paths are written like those of SVG with absolute coordinates: ``M``
move, ``L`` line, ``Q`` and ``C`` curves, ``Z`` close, and besides ``O cx cy r`` a circle, ``R x y w h r`` a rectangle
with round corners and ``X cx cy r`` a flat-topped hexagon.
"""

from __future__ import annotations

import math
import re
from collections.abc import Callable, Iterator
from functools import cache, lru_cache
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRect, QRectF, QSize, Qt
from PySide6.QtGui import (
    QColor,
    QGuiApplication,
    QIcon,
    QIconEngine,
    QPainter,
    QPainterPath,
    QPalette,
    QPen,
    QPixmap,
)

from rbdesigner.ui.widgets.icon_paths import DRAWINGS

GRID = 16
_LINE = 1.1
"""Width of a line in units of the grid; painted in whole pixels."""
_TINT = 0.28
"""Opacity of the parts that are shaded."""


class GridScale(NamedTuple):
    """Scales units of the grid to pixels, lines on whole ones so that they are sharp."""

    scale: float
    width: int

    def __call__(self, value: float) -> float:
        """The pixel for a coordinate of the middle of a line."""
        half = self.width / 2
        return math.floor(value * self.scale - half + 0.5) + half


@cache
def icon(name: str, colour: str = "") -> QIcon:
    """Make the icon of this name, in ``colour`` where one is given, else in that of the text around it."""
    return QIcon(_LineIcon(name, colour))


class PaintedIcon(QIconEngine):
    """An icon that has only its :meth:`paint`; its pixmaps come of it."""

    def pixmap(self, size: QSize, mode: QIcon.Mode, state: QIcon.State) -> QPixmap:
        """The icon on a transparent ground."""
        pixmap = QPixmap(size)
        pixmap.fill(Qt.GlobalColor.transparent)
        painter = QPainter(pixmap)
        self.paint(painter, QRect(0, 0, size.width(), size.height()), mode, state)
        painter.end()
        return pixmap

    def scaledPixmap(self, size: QSize, mode: QIcon.Mode, state: QIcon.State, scale: float) -> QPixmap:
        """The same, as the size has its scale already."""
        return self.pixmap(size, mode, state)


class _LineIcon(PaintedIcon):
    """Paints an icon of :data:`DRAWINGS`."""

    def __init__(self, name: str, colour: str) -> None:
        super().__init__()
        self._name = name
        self._colour = colour

    def paint(self, painter: QPainter, rect: QRect, mode: QIcon.Mode, state: QIcon.State) -> None:
        side = min(rect.width(), rect.height())
        painter.save()
        painter.translate(rect.x() + (rect.width() - side) / 2, rect.y() + (rect.height() - side) / 2)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        paint_icon(painter, self._name, side, self._tone(mode))
        painter.restore()

    def pixmap(self, size: QSize, mode: QIcon.Mode, state: QIcon.State) -> QPixmap:
        return _pixmap(self._name, size.width(), size.height(), self._tone(mode).name(QColor.NameFormat.HexArgb))

    def clone(self) -> QIconEngine:
        return _LineIcon(self._name, self._colour)

    def _tone(self, mode: QIcon.Mode) -> QColor:
        palette = QGuiApplication.palette()
        if mode is QIcon.Mode.Disabled:
            return palette.color(QPalette.ColorGroup.Disabled, QPalette.ColorRole.ButtonText)
        if mode is QIcon.Mode.Selected:
            return palette.color(QPalette.ColorRole.HighlightedText)
        return QColor(self._colour) if self._colour else palette.color(QPalette.ColorRole.ButtonText)


@lru_cache(maxsize=512)
def _pixmap(name: str, width: int, height: int, colour: str) -> QPixmap:
    """An icon in the middle of a pixmap, kept for the next time it is painted."""
    pixmap = QPixmap(width, height)
    pixmap.fill(Qt.GlobalColor.transparent)
    painter = QPainter(pixmap)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    side = min(width, height)
    painter.translate((width - side) / 2, (height - side) / 2)
    paint_icon(painter, name, side, QColor(colour))
    painter.end()
    return pixmap


def paint_icon(painter: QPainter, name: str, side: float, colour: QColor) -> None:
    """Paint an icon ``side`` units large at the painter's origin."""
    drawing = DRAWINGS[name]
    scale = side / GRID
    snap = GridScale(scale, max(1, math.floor(_LINE * scale + 0.5)))
    pen = QPen(colour, snap.width, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap, Qt.PenJoinStyle.RoundJoin)
    tint = QColor(colour)  # not with_opacity, whose module is not loaded when the window starts
    tint.setAlphaF(tint.alphaF() * _TINT)
    if drawing.tint:
        painter.fillPath(_path(drawing.tint, snap), tint)
    if drawing.solid:
        painter.fillPath(_path(drawing.solid, snap), colour)
    if drawing.lines:
        painter.strokePath(_path(drawing.lines, snap), pen)


def _path(text: str, snap: GridScale) -> QPainterPath:
    path = QPainterPath()
    for command, numbers in _commands(text):
        _COMMANDS[command](path, numbers, snap)
    return path


def _commands(text: str) -> Iterator[tuple[str, list[float]]]:
    for command, numbers in re.findall(r"([A-Z])([^A-Z]*)", text):
        yield command, [float(number) for number in numbers.split()]


def _points(numbers: list[float], snap: GridScale) -> list[QPointF]:
    return [QPointF(snap(x), snap(y)) for x, y in zip(numbers[::2], numbers[1::2], strict=True)]


def _lines(path: QPainterPath, numbers: list[float], snap: GridScale) -> None:
    for point in _points(numbers, snap):
        path.lineTo(point)


def _circle(path: QPainterPath, numbers: list[float], snap: GridScale) -> None:
    x, y, radius = numbers
    path.addEllipse(QRectF(QPointF(snap(x - radius), snap(y - radius)), QPointF(snap(x + radius), snap(y + radius))))


def _rectangle(path: QPainterPath, numbers: list[float], snap: GridScale) -> None:
    x, y, width, height, radius = numbers
    rect = QRectF(QPointF(snap(x), snap(y)), QPointF(snap(x + width), snap(y + height)))
    path.addRoundedRect(rect, radius * snap.scale, radius * snap.scale)


def _hexagon(path: QPainterPath, numbers: list[float], snap: GridScale) -> None:
    x, y, radius = numbers
    high = radius * math.sqrt(3) / 2
    corners = [(radius, 0.0), (radius / 2, high), (-radius / 2, high), (-radius, 0.0), (-radius / 2, -high)]
    path.moveTo(snap(x + radius / 2), snap(y - high))
    for dx, dy in corners:
        path.lineTo(snap(x + dx), snap(y + dy))
    path.closeSubpath()


_COMMANDS: dict[str, Callable[[QPainterPath, list[float], GridScale], None]] = {
    "M": lambda path, numbers, snap: path.moveTo(*_points(numbers, snap)),
    "L": _lines,
    "Q": lambda path, numbers, snap: path.quadTo(*_points(numbers, snap)),
    "C": lambda path, numbers, snap: path.cubicTo(*_points(numbers, snap)),
    "Z": lambda path, numbers, snap: path.closeSubpath(),
    "O": _circle,
    "R": _rectangle,
    "X": _hexagon,
}
