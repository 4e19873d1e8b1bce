"""Lines of text, rulers and cut marks on pages in true size."""

from __future__ import annotations

from PySide6.QtCore import QLineF, QPointF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPen

from rbdesigner.art.export.paper import POINTS_PER_MM

LINE = QColor("#333333")
RULER_MM = 50
"""How long the line is that shows whether a printer kept the scale."""


def write_line(painter: QPainter, at: QPointF, text: str, size: int, most: float = 0.0) -> None:
    """Write a line of text from a point on its baseline, no wider than ``most``."""
    font = QFont()
    font.setStyleHint(QFont.StyleHint.SansSerif)
    font.setPixelSize(size)
    painter.setFont(font)
    painter.setPen(LINE)
    if most:
        text = QFontMetricsF(font).elidedText(text, Qt.TextElideMode.ElideRight, most)
    painter.drawText(at, text)


def draw_ruler(painter: QPainter, at: QPointF) -> None:
    """Draw a line that is to be 50 mm long, with a mark every 10 mm."""
    painter.setPen(QPen(LINE, 0.8))
    painter.drawLine(at, at + QPointF(RULER_MM * POINTS_PER_MM, 0))
    for mm in range(0, RULER_MM + 1, 10):
        x = at.x() + mm * POINTS_PER_MM
        painter.drawLine(QPointF(x, at.y() - 4), QPointF(x, at.y() + 4))


def draw_marks(painter: QPainter, marks: list[QLineF]) -> None:
    """Draw thin lines where to cut."""
    painter.setPen(QPen(LINE, 0.5))
    painter.drawLines(marks)
