"""The symmetry that a map is painted with: its centre and its axes."""

from __future__ import annotations

import math

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QPolygonF, QTransform

from rbdesigner.hexes import DIRECTIONS, Hex, position
from rbdesigner.symmetry import SYMMETRY_GROUPS, Symmetry
from rbdesigner.ui.canvas.map_item import Frame, MapItem
from rbdesigner.ui.canvas.scene import MapScene
from rbdesigner.ui.editor.document import Document

AXIS, AXIS_RIM = QColor(123, 47, 191, 190), QColor(255, 255, 255, 110)
"""So thin and translucent that what lies below an axis, rivers and marks of problems above all, can be seen."""
AROUND = 22.0
"""Logical pixels from the centre of a symmetry to the arrows around it."""
DASH = 20.0
"""Logical pixels of a dash of an axis and the gap after it."""


class SymmetryItem(MapItem):
    """The centre and the axes of the symmetry that is painted with."""

    def __init__(self, scene: MapScene, document: Document) -> None:
        super().__init__(scene, "symmetry", 70)
        self._document = document

    def paint_frame(self, frame: Frame) -> None:
        """Paint dashed axes for mirrors, and as many arrows that chase each other as there are turns."""
        document = self._document
        if document.symmetry is Symmetry.NONE:
            return
        x, y = position(Hex(document.symmetry_centre.q6, document.symmetry_centre.r6), frame.orientation)
        centre = QPointF(frame.left + frame.scale * x / 6, frame.top + frame.scale * y / 6)
        group = SYMMETRY_GROUPS[document.symmetry]
        painter = frame.painter
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        north = QPointF(*position(DIRECTIONS[0], frame.orientation))
        reach = frame.scale * (abs(frame.whole.center().x() - x / 6) + abs(frame.whole.center().y() - y / 6) + 2)
        reach += frame.scale * (frame.whole.width() + frame.whole.height())
        # Whole dashes, so that what is painted in parts fits together.
        reach = math.ceil(reach / DASH) * DASH
        for turn in group:
            if turn.mirrored:
                tip = _rotated(north, 30 * turn.steps) * reach
                _paint_axis(painter, centre - tip, centre + tip)
        turns = [turn for turn in group if not turn.mirrored]
        if len(turns) > 1:
            _paint_arrows(painter, centre, len(turns))
        _paint_centre(painter, centre, len(turns))


def _rotated(point: QPointF, degrees: float) -> QPointF:
    return QTransform().rotate(degrees).map(point)


def _paint_axis(painter: QPainter, start: QPointF, end: QPointF) -> None:
    painter.setPen(QPen(AXIS_RIM, 2.4))
    painter.drawLine(start, end)
    pen = QPen(AXIS, 1.3)
    pen.setDashPattern([0.6 * DASH / pen.widthF(), 0.4 * DASH / pen.widthF()])
    painter.setPen(pen)
    painter.drawLine(start, end)


def _paint_arrows(painter: QPainter, centre: QPointF, number: int) -> None:
    """Arrows along a circle about the centre, clockwise."""
    box = QRectF(-AROUND, -AROUND, 2 * AROUND, 2 * AROUND)
    sweep = 360 / number - 24
    arc, heads = QPainterPath(), QPainterPath()
    for index in range(number):
        # Qt counts degrees anticlockwise from the right.
        start = 90 - index * 360 / number
        arc.arcMoveTo(box, start)
        arc.arcTo(box, start, -sweep)
        head = QPolygonF([QPointF(-5, -AROUND), QPointF(5, -AROUND - 4.5), QPointF(5, -AROUND + 4.5)])
        tip = QTransform().rotate(90 - start + sweep).scale(-1, 1)
        heads.addPolygon(tip.map(head))
        heads.closeSubpath()
    painter.save()
    painter.translate(centre)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for colour, width in ((AXIS_RIM, 3.0), (AXIS, 1.6)):
        painter.setPen(QPen(colour, width))
        painter.drawPath(arc)
    painter.fillPath(heads, AXIS)
    painter.restore()


def _paint_centre(painter: QPainter, centre: QPointF, turns: int) -> None:
    size = 6.0
    painter.setPen(QPen(AXIS_RIM, 1.5))
    painter.setBrush(AXIS)
    if turns < 3:
        corners = [QPointF(0, -size), QPointF(size * 0.6, 0), QPointF(0, size), QPointF(-size * 0.6, 0)]
    else:
        corners = [_rotated(QPointF(0, -size), 360 / turns * index) for index in range(turns)]
    painter.drawPolygon(QPolygonF([centre + point for point in corners]))
