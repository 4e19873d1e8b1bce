"""Pictures of the symmetries to choose from."""

from __future__ import annotations

import math
from functools import cache

from PySide6.QtCore import QPointF, QRect, Qt
from PySide6.QtGui import (
    QColor,
    QGuiApplication,
    QIcon,
    QIconEngine,
    QPainter,
    QPainterPath,
    QPalette,
    QPen,
    QPolygonF,
)

from rbdesigner.art.palette import with_opacity
from rbdesigner.hexes import Orientation, corner
from rbdesigner.symmetry import SYMMETRY_GROUPS, Symmetry, hour_of
from rbdesigner.ui.widgets.icons import PaintedIcon

_GRID = 24
"""Units that a picture is wide."""


_RIM = 8.4


_REACH = 11.6


_TINT = 0.26


@cache
def symmetry_icon(symmetry: Symmetry, orientation: Orientation) -> QIcon:
    """Picture a symmetry: a tile as it lies, the axes, and the part that is repeated."""
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
        rim = QPainterPath()
        rim.addPolygon(tile)
        start = 30 * hour_of(symmetry, orientation) if axes else 0
        painter.fillPath(rim.intersected(_wedge(start, 360 / len(group))), with_opacity(axis, _TINT))
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
