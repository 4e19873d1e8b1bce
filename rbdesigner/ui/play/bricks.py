"""How the bricks and the marks of the wonder are painted."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QBrush, QColor, QPainter, QPainterPath, QPalette, QPen

from rbdesigner.art.palette import CREAM, INK
from rbdesigner.engine.codes import UNUSED
from rbdesigner.ui.play.player_sign import paint_plate

NEUTRAL_BRICK, UNUSED_BRICK = QColor("#fbfaf6"), QColor("#8f8d89")
WATER, FLAG = QColor("#2f7fbb"), QColor("#c2261c")


def paint_brick(painter: QPainter, owner: int, plate: QRectF) -> None:
    """A brick: of a player in colour with the sign, neutral white, of an unused colour grey and hatched."""
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


def paint_drop(painter: QPainter, middle: QPointF, size: float) -> None:
    """The mark of irrigation: a drop of water, ``size`` in half its height."""
    x, y = middle.x(), middle.y()
    drop = QPainterPath(QPointF(x, y - size))
    drop.cubicTo(
        QPointF(x + 0.3 * size, y - 0.4 * size), QPointF(x + 0.8 * size, y), QPointF(x + 0.7 * size, y + 0.4 * size)
    )
    drop.cubicTo(
        QPointF(x + 0.6 * size, y + 1.1 * size),
        QPointF(x - 0.6 * size, y + 1.1 * size),
        QPointF(x - 0.7 * size, y + 0.4 * size),
    )
    drop.cubicTo(QPointF(x - 0.8 * size, y), QPointF(x - 0.3 * size, y - 0.4 * size), QPointF(x, y - size))
    painter.setPen(QPen(CREAM, 1.2))
    painter.setBrush(WATER)
    painter.drawPath(drop)


def paint_flag(painter: QPainter, middle: QPointF, size: float) -> None:
    """The mark of the end: a flag, ``size`` in half its height."""
    x, y = middle.x() - 0.5 * size, middle.y()
    flag = QPainterPath(QPointF(x, y - size))
    for right, down in ((1.4, -0.5), (0.0, 0.1), (0.0, 1.0), (-0.25, 1.0), (-0.25, -1.0)):
        flag.lineTo(x + right * size, y + down * size)
    flag.closeSubpath()
    painter.setPen(QPen(CREAM, 1.2))
    painter.setBrush(FLAG)
    painter.drawPath(flag)


def paint_rise(painter: QPainter, left: QPointF, width: float, high: float, palette: QPalette) -> None:
    """The mark above which a brick costs more: a dashed line from a point to the right, with what it adds."""
    ink = palette.color(QPalette.ColorRole.WindowText)
    painter.setPen(QPen(ink, 1.4, Qt.PenStyle.DashLine))
    painter.drawLine(left, left + QPointF(width, 0))
    pill = QRectF(left.x(), left.y() - 0.4 * high, 1.4 * high, 0.8 * high)
    painter.setPen(QPen(CREAM, 1.2))
    painter.setBrush(INK)
    painter.drawRoundedRect(pill, 0.4 * high, 0.4 * high)
    painter.setPen(CREAM)
    painter.drawText(pill, Qt.AlignmentFlag.AlignCenter, "+1")
