"""What lights up on the board: the chosen transporter, and where it can go with what it costs."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QPainter, QPen

from rbdesigner.ui.canvas.layer import Frame, Layer
from rbdesigner.ui.canvas.scene import MapScene
from rbdesigner.ui.play.spots import Point

GLOW, RIM, INK = QColor(255, 246, 190, 235), QColor("#7a5200"), QColor("#3a2700")
CHOSEN = QColor("#ffb300")
RADIUS = 0.17
"""How large the sign of a reachable spot is, in tile radii."""


class ReachLayer(Layer):
    """Signs at the spots that can be reached, with the points that are needed, and a ring at who goes there."""

    def __init__(self, scene: MapScene) -> None:
        super().__init__(scene, "reach", 55)
        self._signs: dict[Point, str] = {}
        self._chosen: tuple[Point, float] | None = None

    def show_ways(self, signs: Mapping[Point, str], chosen: tuple[Point, float] | None) -> None:
        """Show these signs, by their points of the map, and a ring about a picture: its middle and half its width.

        All lengths are in tile radii.
        """
        before = self._points()
        self._signs, self._chosen = dict(signs), chosen
        for x, y in {*before, *self._points()}:
            self.repaint(QRectF(x - 0.6, y - 0.6, 1.2, 1.2))

    def _points(self) -> list[Point]:
        return [*self._signs, *([self._chosen[0]] if self._chosen else [])]

    def paint_frame(self, frame: Frame) -> None:
        """Pale discs with dark numbers, and the ring."""
        painter = frame.painter
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if self._chosen is not None:
            self._ring(frame, *self._chosen)
        radius = max(9.0, RADIUS * frame.scale)
        font = QFont(painter.font())
        font.setPixelSize(round(1.15 * radius))
        font.setBold(True)
        painter.setFont(font)
        for point, text in self._signs.items():
            middle = QPointF(frame.left + frame.scale * point[0], frame.top + frame.scale * point[1])
            painter.setPen(QPen(RIM, max(1.5, radius / 8)))
            painter.setBrush(GLOW)
            painter.drawEllipse(middle, radius, radius)
            painter.setPen(INK)
            box = QRectF(middle.x() - radius, middle.y() - radius, 2 * radius, 2 * radius)
            painter.drawText(box, Qt.AlignmentFlag.AlignCenter, text)

    def _ring(self, frame: Frame, point: Point, size: float) -> None:
        middle = QPointF(frame.left + frame.scale * point[0], frame.top + frame.scale * point[1])
        radius = max(10.0, 1.15 * size * frame.scale)
        frame.painter.setBrush(Qt.BrushStyle.NoBrush)
        for colour, width in ((QColor(255, 255, 255, 220), 5.0), (CHOSEN, 3.0)):
            frame.painter.setPen(QPen(colour, width))
            frame.painter.drawEllipse(middle, radius, radius)
