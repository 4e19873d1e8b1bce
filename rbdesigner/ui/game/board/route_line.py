"""The line of a way, from a transporter's picture through the spots that it passes to where it will stand."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QLineF, QPointF, Qt
from PySide6.QtGui import QColor, QPainterPath, QPen, QPolygonF

from rbdesigner.play.placement.spots import Point
from rbdesigner.ui.canvas.map_item import Frame
from rbdesigner.ui.game.board.reach_item import CHOSEN, on_screen
from rbdesigner.ui.game.board.target import Target

_CASING = QColor(40, 25, 0, 200)
_WIDTHS = (7.0, 4.0)
"""How wide the line is with its casing and without, in logical pixels, where a tile radius has no more than
:data:`_THIN` of them; above that it grows as the map does, to at most :data:`_THICKEST` times as much."""
_THIN, _THICKEST = 100.0, 3.0
_HEAD, _LEAST_HEAD, _MOST_HEAD = 0.2, 9.0, 50.0
"""How long the head of the arrow is: in tile radii, and at least and at most in logical pixels."""
_CLEAR = 3.0
"""So many logical pixels are left between the tip and the sign of the target."""


def paint_route(frame: Frame, route: Sequence[Point], target: Target, chosen: QColor = CHOSEN) -> None:
    """Paint a smooth line with an arrow head, and a dot at every spot that is passed."""
    painter, points = frame.painter, [on_screen(frame, point) for point in route]
    points[-1] = tip_of(points, on_screen(frame, target.at), target.radius(frame.scale) * frame.scale)
    head = _head(smooth_line(points), min(max(_LEAST_HEAD, _HEAD * frame.scale), _MOST_HEAD))
    grown = min(max(1.0, frame.scale / _THIN), _THICKEST)
    line = smooth_line([*points[:-1], (head.at(1) + head.at(2)) / 2])
    for colour, width in zip((_CASING, chosen), _WIDTHS, strict=True):
        pen = QPen(colour, grown * width, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap, Qt.PenJoinStyle.RoundJoin)
        painter.strokePath(line, pen)
        pen.setWidthF(grown * (width - _WIDTHS[1] + 0.5))
        painter.setPen(pen)
        painter.setBrush(colour)
        painter.drawPolygon(head)
    painter.setPen(QPen(_CASING, 1.5 * grown))
    for point in points[1:-1]:
        painter.drawEllipse(point, 4.5 * grown, 4.5 * grown)


def tip_of(points: Sequence[QPointF], sign: QPointF, radius: float) -> QPointF:
    """Find where the line through some points ends: at the last, or before it, clear of a round sign."""
    last = QLineF(points[-2], points[-1])
    length = last.length()
    while length > 1 and QLineF(last.p2(), sign).length() < radius + _CLEAR:
        length -= 1
        last.setLength(length)
    return last.p2()


def smooth_line(points: Sequence[QPointF]) -> QPainterPath:
    """A line without corners through all points."""
    path = QPainterPath(points[0])
    around = [points[0] * 2 - points[1], *points, points[-1] * 2 - points[-2]]
    for before, start, end, after in zip(around, around[1:], around[2:], around[3:], strict=False):
        path.cubicTo(start + (end - before) / 6, end - (after - start) / 6, end)
    return path


def _head(line: QPainterPath, size: float) -> QPolygonF:
    """The head of an arrow: its tip, where the line ends, and both its corners."""
    tip, back = line.pointAtPercent(1.0), line.pointAtPercent(line.percentAtLength(max(0.0, line.length() - size)))
    along = tip - back
    aside = QPointF(-along.y(), along.x()) * 0.6
    return QPolygonF([tip, back + aside, back - aside])
