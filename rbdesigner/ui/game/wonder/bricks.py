"""How the bricks and the marks of the wonder are painted."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QBrush, QColor, QPainter, QPainterPath, QPalette, QPen, QTransform

from rbdesigner.art.palette import CREAM, INK
from rbdesigner.engine.core.codes import UNUSED
from rbdesigner.ui.widgets.player_sign import paint_plate

NEUTRAL_BRICK, UNUSED_BRICK = QColor("#fbfaf6"), QColor("#8f8d89")
WATER = QColor("#2f7fbb")


def paint_brick(painter: QPainter, owner: int, plate: QRectF) -> None:
    """Paint a brick: a player's with the sign, a neutral one white, unused colours grey and hatched."""
    if owner >= 0:
        paint_plate(painter, owner, plate, 2)
        return
    unused = owner == UNUSED
    painter.setPen(QPen(QColor("#5f5d59") if unused else QColor("#8b877c"), 1))
    painter.setBrush(UNUSED_BRICK if unused else NEUTRAL_BRICK)
    painter.drawRoundedRect(plate, 2, 2)
    if unused:
        painter.setBrush(QBrush(QColor("#6d6b67"), Qt.BrushStyle.BDiagPattern))
        painter.drawRoundedRect(plate, 2, 2)


def paint_drop(painter: QPainter, middle: QPointF, radius: float) -> None:
    """The mark of irrigation: a drop of water on a disc."""
    _paint_disc(painter, middle, radius)
    drop = QPainterPath(QPointF(0, -0.75))
    drop.cubicTo(QPointF(0.2, -0.3), QPointF(0.55, 0), QPointF(0.5, 0.3))
    drop.cubicTo(QPointF(0.42, 0.8), QPointF(-0.42, 0.8), QPointF(-0.5, 0.3))
    drop.cubicTo(QPointF(-0.55, 0), QPointF(-0.2, -0.3), QPointF(0, -0.75))
    _paint_mark(painter, drop, WATER, middle, radius)


def paint_flag(painter: QPainter, middle: QPointF, radius: float) -> None:
    """The mark of the end: a flag on a disc."""
    _paint_disc(painter, middle, radius)
    flag = QPainterPath(QPointF(-0.3, -0.7))
    for x, y in ((0.65, -0.3), (-0.1, 0.1), (-0.1, 0.7), (-0.3, 0.7)):
        flag.lineTo(x, y)
    flag.closeSubpath()
    _paint_mark(painter, flag, INK, middle, radius)


def _paint_disc(painter: QPainter, middle: QPointF, radius: float) -> None:
    painter.setPen(QPen(INK, 1))
    painter.setBrush(CREAM)
    painter.drawEllipse(middle, radius, radius)


def _paint_mark(painter: QPainter, shape: QPainterPath, colour: QColor, middle: QPointF, radius: float) -> None:
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(colour)
    painter.drawPath(QTransform.fromTranslate(middle.x(), middle.y()).scale(radius, radius).map(shape))


def paint_rise(painter: QPainter, left: QPointF, width: float, high: float, palette: QPalette) -> None:
    """Paint the mark above which a brick costs more: a dashed line from a point to the right, with what it adds."""
    ink = palette.color(QPalette.ColorRole.WindowText)
    painter.setPen(QPen(ink, 1.4, Qt.PenStyle.DashLine))
    painter.drawLine(left, left + QPointF(width, 0))
    pill = QRectF(left.x(), left.y() - 0.4 * high, 1.4 * high, 0.8 * high)
    painter.setPen(QPen(CREAM, 1.2))
    painter.setBrush(INK)
    painter.drawRoundedRect(pill, 0.4 * high, 0.4 * high)
    painter.setPen(CREAM)
    painter.drawText(pill, Qt.AlignmentFlag.AlignCenter, "+1")
