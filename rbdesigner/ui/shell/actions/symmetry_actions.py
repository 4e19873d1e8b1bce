"""The symmetries to choose from, in pictures and in words.

Where an axis points depends on which way the map lies.
"""

from __future__ import annotations

import math
from functools import cache

from PySide6.QtCore import QCoreApplication, QPointF, QRect, QSize, Qt
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
    QPolygonF,
)

from rbdesigner.hexes import Orientation, corner
from rbdesigner.symmetry import SYMMETRY_GROUPS, Symmetry
from rbdesigner.ui.widgets.painted_icon import PaintedIcon

translate = QCoreApplication.translate

_GRID = 24
"""Units that a picture is wide."""
_RIM = 8.4
_REACH = 11.6
_TINT = 0.26


def hour_of(symmetry: Symmetry, orientation: Orientation) -> int:
    """Where the first axis points, as the hour of a clock from 0 (12 o'clock) to 5.

    The smallest hour of its axes.
    """
    shift = 0 if orientation is Orientation.FLAT else 1
    axes = [turn.steps for turn in SYMMETRY_GROUPS[symmetry] if turn.mirrored]
    return min((axis + shift) % 6 for axis in axes) if axes else 0


def short_name(symmetry: Symmetry) -> str:
    """The kind of symmetry in a word or two."""
    names = {
        "none": translate("Symmetries", "No symmetry"),
        "half-turn": translate("Symmetries", "Two-fold turn"),
        "third-turns": translate("Symmetries", "Three-fold turn"),
        "sixth-turns": translate("Symmetries", "Six-fold turn"),
        "mirror": translate("Symmetries", "Mirror"),
        "two-mirrors": translate("Symmetries", "Two mirrors"),
        "three-mirrors": translate("Symmetries", "Three mirrors"),
        "six-mirrors": translate("Symmetries", "Six mirrors"),
    }
    return names[symmetry.kind]


def long_name(symmetry: Symmetry, orientation: Orientation) -> str:
    """The symmetry with the directions of its axes."""
    hour = hour_of(symmetry, orientation)
    first, second, third = (hour + 3 * step if hour + 3 * step else 12 for step in range(3))
    match symmetry.kind:
        case "mirror" if hour == 0:
            return translate("Symmetries", "Mirror left and right, axis from 12 to 6 o'clock")
        case "mirror" if hour == 3:
            return translate("Symmetries", "Mirror above and below, axis from 3 to 9 o'clock")
        case "mirror":
            text = translate("Symmetries", "Mirror, axis from {first} to {third} o'clock")
            return text.format(first=first, third=third)
        case "two-mirrors":
            text = translate("Symmetries", "Two mirrors, axes at {first} and {second} o'clock")
            return text.format(first=first, second=second)
        case "three-mirrors":
            first, second, third = (hour + 2 * step if hour + 2 * step else 12 for step in range(3))
            text = translate("Symmetries", "Three mirrors, axes at {first}, {second} and {third} o'clock")
            return text.format(first=first, second=second, third=third)
    return short_name(symmetry)


@cache
def symmetry_icon(symmetry: Symmetry, orientation: Orientation) -> QIcon:
    """A picture of a symmetry.

    A tile as it lies, the axes, and the part that is repeated.
    """
    return QIcon(_SymmetryIcon(symmetry, orientation))


class _SymmetryIcon(PaintedIcon):
    """Paints a symmetry in the colours of the palette."""

    def __init__(self, symmetry: Symmetry, orientation: Orientation) -> None:
        super().__init__()
        self._symmetry = symmetry
        self._orientation = orientation

    def paint(self, painter: QPainter, rect: QRect, mode: QIcon.Mode, state: QIcon.State) -> None:
        side = min(rect.width(), rect.height())
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.translate(rect.x() + rect.width() / 2, rect.y() + rect.height() / 2)
        painter.scale(side / _GRID, side / _GRID)
        palette = QGuiApplication.palette()
        group = QPalette.ColorGroup.Disabled if mode is QIcon.Mode.Disabled else QPalette.ColorGroup.Active
        text = palette.color(group, QPalette.ColorRole.ButtonText)
        axis = text if mode is QIcon.Mode.Disabled else _accent(palette)
        _paint(painter, self._symmetry, self._orientation, text, axis)
        painter.restore()

    def scaledPixmap(self, size: QSize, mode: QIcon.Mode, state: QIcon.State, scale: float) -> QPixmap:
        return self.pixmap(size, mode, state)

    def clone(self) -> QIconEngine:
        return _SymmetryIcon(self._symmetry, self._orientation)


def _accent(palette: QPalette) -> QColor:
    """The colour of axes, as on the map, legible on dark and light."""
    dark = palette.color(QPalette.ColorRole.Window).lightness() < 128
    return QColor("#cfa3f5") if dark else QColor("#7b2fbf")


def _paint(painter: QPainter, symmetry: Symmetry, orientation: Orientation, text: QColor, axis: QColor) -> None:
    group = SYMMETRY_GROUPS[symmetry]
    tile = QPolygonF([QPointF(*corner(index, orientation)) * _RIM for index in range(6)])
    axes = [turn.steps for turn in group if turn.mirrored]
    turns = len(group) - len(axes)
    if symmetry is not Symmetry.NONE:
        tint = QColor(axis)
        tint.setAlphaF(_TINT)
        rim = QPainterPath()
        rim.addPolygon(tile)
        start = 30 * hour_of(symmetry, orientation) if axes else 0
        painter.fillPath(rim.intersected(_wedge(start, 360 / len(group))), tint)
    painter.setPen(QPen(text, 1.3, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap, Qt.PenJoinStyle.RoundJoin))
    painter.drawPolygon(tile)
    painter.setPen(QPen(axis, 1.7, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
    shift = 0 if orientation is Orientation.FLAT else 1
    for steps in axes:
        tip = _towards(30 * (steps + shift)) * _REACH
        painter.drawLine(-tip, tip)
    if turns > 1 and not axes:
        painter.setBrush(axis)
        painter.setPen(Qt.PenStyle.NoPen)
        for index in range(turns):
            painter.drawPath(_arrow(360 / turns * index, 360 / turns))


def _towards(degrees: float) -> QPointF:
    """The point at distance 1 in a direction, clockwise from the top."""
    return QPointF(math.sin(math.radians(degrees)), -math.cos(math.radians(degrees)))


def _wedge(start: float, sweep: float) -> QPainterPath:
    """The part of a large circle between two directions, clockwise from the top."""
    points = [QPointF(0, 0)] + [_towards(start + sweep * part / 24) * 2 * _RIM for part in range(25)]
    path = QPainterPath()
    path.addPolygon(QPolygonF(points))
    path.closeSubpath()
    return path


def _arrow(start: float, sweep: float) -> QPainterPath:
    """A bent arrow around the middle."""
    inner, outer, head = 3.4, 5.0, 30.0
    end = start + sweep - 12
    bend = [start + (end - head - start) * part / 12 for part in range(13)]
    points = [_towards(at) * outer for at in bend] + [_towards(end - head) * (outer + 1.9), _towards(end) * 4.2]
    points += [_towards(end - head) * (inner - 1.9)] + [_towards(at) * inner for at in reversed(bend)]
    path = QPainterPath()
    path.addPolygon(QPolygonF(points))
    path.closeSubpath()
    return path
