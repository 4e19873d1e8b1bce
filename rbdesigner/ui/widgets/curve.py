"""A curve that climbs in steps: the best so far, over time or over work."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from math import ceil

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPaintEvent, QPalette, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from rbdesigner.art.palette import with_opacity

_ROOM = 6
"""Pixels between the curve and what stands around it."""
_ACROSS, _UP = 90, 34
"""Pixels that two marks of an axis are apart at least."""
_STEPS = (1, 2, 5)

Point = tuple[float, float]


def marks(least: float, most: float, number: int) -> Iterator[float]:
    """Yield round values between two others, about so many."""
    width = max(most - least, 1e-9) / max(number, 1)
    power = 1.0
    while power * _STEPS[-1] < width:
        power *= 10
    while power > width and power > 1:
        power /= 10
    step = next((power * each for each in _STEPS if power * each >= width), power * 10)
    value = ceil(least / step) * step
    while value <= most:
        yield value
        value += step


class Curve(QWidget):
    """Paints steps between points, a level to be reached, and the axes.

    ``across`` tells a value of the axis below in words.
    """

    def __init__(self, across: Callable[[float], str], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("curve")
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.setMinimumHeight(120)
        self.across = across
        self.points: Sequence[Point] = ()
        self.end = 0.0
        self._level: float | None = None
        self._level_text = ""

    def show_curve(self, points: Sequence[Point], end: float) -> None:
        """Show these points, each where a step begins; the last step goes on to the end."""
        self.points, self.end = points, end
        self.update()

    def show_level(self, level: float | None, text: str) -> None:
        """Show a level to be reached, or none."""
        self._level, self._level_text = level, text
        self.update()

    def sizeHint(self) -> QSize:
        """Wide enough for a few marks."""
        return QSize(480, 190)

    def minimumSizeHint(self) -> QSize:
        """Less than that makes no curve."""
        return QSize(240, 120)

    @property
    def top(self) -> float:
        """The highest value that is shown."""
        highest = max([each[1] for each in self.points] + ([self._level] if self._level is not None else []), default=0)
        return max(10.0, highest * 1.08)

    def _field(self) -> QRectF:
        """The rectangle of the curve itself."""
        metrics = self.fontMetrics()
        left = metrics.horizontalAdvance(f"{self.top:.0f}") + 2 * _ROOM
        below = metrics.height() + _ROOM
        return QRectF(left, _ROOM, self.width() - left - 4 * _ROOM, self.height() - below - 2 * _ROOM)

    def _at(self, field: QRectF, point: Point) -> QPointF:
        end = max(self.end, 1e-9)
        return QPointF(
            field.left() + field.width() * min(1.0, point[0] / end),
            field.bottom() - field.height() * point[1] / self.top,
        )

    def paintEvent(self, event: QPaintEvent) -> None:
        """The axes, the level, and the curve on top."""
        painter, field = QPainter(self), self._field()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.fillRect(self.rect(), self.palette().color(QPalette.ColorRole.Base))
        self._paint_axes(painter, field)
        if self._level is not None:
            self._paint_level(painter, field, self._level)
        if self.points:
            self._paint_steps(painter, field)

    def _paint_axes(self, painter: QPainter, field: QRectF) -> None:
        text = self.palette().color(QPalette.ColorRole.PlaceholderText)
        grid = with_opacity(self.palette().color(QPalette.ColorRole.WindowText), 0.12)
        height = self.fontMetrics().height()
        for value in marks(0, self.top, int(field.height() / _UP)):
            y = self._at(field, (0, value)).y()
            self._line(painter, grid, QPointF(field.left(), y), QPointF(field.right(), y))
            painter.setPen(text)
            right = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
            painter.drawText(QRectF(0, y - height / 2, field.left() - _ROOM, height), right, f"{value:.0f}")
        for value in marks(0, self.end, int(field.width() / _ACROSS)) if self.end > 0 else ():
            x = self._at(field, (value, 0)).x()
            self._line(painter, grid, QPointF(x, field.bottom()), QPointF(x, field.bottom() + 4))
            painter.setPen(text)
            box = QRectF(x - _ACROSS / 2, field.bottom() + _ROOM, _ACROSS, height)
            painter.drawText(box, Qt.AlignmentFlag.AlignHCenter, self.across(value))

    def _line(self, painter: QPainter, colour: QColor, start: QPointF, end: QPointF) -> None:
        painter.setPen(QPen(colour, 1))
        painter.drawLine(start, end)

    def _paint_level(self, painter: QPainter, field: QRectF, level: float) -> None:
        colour, y = self.palette().color(QPalette.ColorRole.Link), self._at(field, (0, level)).y()
        painter.setPen(QPen(colour, 1.2, Qt.PenStyle.DashLine))
        painter.drawLine(QPointF(field.left(), y), QPointF(field.right(), y))
        wide = self.fontMetrics().horizontalAdvance(self._level_text)
        painter.drawText(QPointF(field.right() - wide - 2, y - 3), self._level_text)

    def _paint_steps(self, painter: QPainter, field: QRectF) -> None:
        line = QPainterPath(self._at(field, self.points[0]))
        for before, after in zip(self.points, self.points[1:], strict=False):
            line.lineTo(self._at(field, (after[0], before[1])))
            line.lineTo(self._at(field, after))
        line.lineTo(self._at(field, (self.end, self.points[-1][1])))
        ground = QPainterPath(line)
        ground.lineTo(field.bottomRight())
        ground.lineTo(QPointF(self._at(field, self.points[0]).x(), field.bottom()))
        colour = self.palette().color(QPalette.ColorRole.Highlight)
        painter.fillPath(ground, with_opacity(colour, 0.18))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(colour, 2.2, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap, Qt.PenJoinStyle.RoundJoin))
        painter.drawPath(line)
        painter.setBrush(colour)
        painter.drawEllipse(self._at(field, (self.end, self.points[-1][1])), 3.5, 3.5)
