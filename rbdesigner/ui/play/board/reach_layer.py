"""What lights up on the board: the chosen transporter, and where a click does something."""

from __future__ import annotations

import math
from collections.abc import Sequence

from PySide6.QtCore import QLineF, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QPainter, QPen

from rbdesigner.ui.canvas.layer import Frame, Layer
from rbdesigner.ui.canvas.scene import MapScene
from rbdesigner.ui.play.board.spots import Point
from rbdesigner.ui.play.board.target import HALF_LENGTH, Shape, Target

GLOW, RIM, INK = QColor(255, 246, 190, 235), QColor("#7a5200"), QColor("#3a2700")
LAST = QColor(255, 205, 120, 240)
"""The ground of a sign from which there is no going on; its shape tells it too."""
CHOSEN = QColor("#ffb300")


class ReachLayer(Layer):
    """Signs at all targets, and a ring at the chosen transporter."""

    def __init__(self, scene: MapScene) -> None:
        super().__init__(scene, "reach", 55)
        self._targets: Sequence[Target] = ()
        self._chosen: tuple[Point, float] | None = None

    def show_targets(self, targets: Sequence[Target], chosen: tuple[Point, float] | None) -> None:
        """Show the signs of these targets, and a ring about a picture: its middle and half its width, in tile radii."""
        before = self._points()
        self._targets = [target for target in targets if target.shape is not Shape.NONE]
        self._chosen = chosen
        for x, y in dict.fromkeys([*before, *self._points()]):
            self.repaint(QRectF(x - 0.6, y - 0.6, 1.2, 1.2))

    def _points(self) -> list[Point]:
        return [*(target.at for target in self._targets), *([self._chosen[0]] if self._chosen else [])]

    def paint_frame(self, frame: Frame) -> None:
        """The ring, and above it the signs of what can be done; what is refused tells why when it is pointed at."""
        painter = frame.painter
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if self._chosen is not None:
            self._ring(frame, *self._chosen)
        seen = frame.whole.adjusted(-0.6, -0.6, 0.6, 0.6)
        for target in self._targets:
            if not target.is_possible or not seen.contains(QPointF(*target.at)):
                continue
            if target.shape is Shape.NUMBER:
                _number(frame, target)
            elif target.shape is Shape.HOME:
                _home(frame, target)
            else:
                _bar(frame, target)

    def _ring(self, frame: Frame, point: Point, size: float) -> None:
        radius = max(10.0, 1.15 * size * frame.scale)
        frame.painter.setBrush(Qt.BrushStyle.NoBrush)
        for colour, width in ((QColor(255, 255, 255, 220), 5.0), (CHOSEN, 3.0)):
            frame.painter.setPen(QPen(colour, width))
            frame.painter.drawEllipse(on_screen(frame, point), radius, radius)


def on_screen(frame: Frame, point: Point) -> QPointF:
    """Where a point of the map lies for the painter."""
    return QPointF(frame.left + frame.scale * point[0], frame.top + frame.scale * point[1])


def _number(frame: Frame, target: Target) -> None:
    """A disc with the points that are needed; a square where they are the last ones."""
    painter, radius = frame.painter, target.radius(frame.scale) * frame.scale
    middle = on_screen(frame, target.at)
    box = QRectF(middle.x() - radius, middle.y() - radius, 2 * radius, 2 * radius)
    painter.setPen(QPen(RIM, max(1.5, radius / 8)))
    painter.setBrush(LAST if target.ends else GLOW)
    if target.ends:
        painter.drawRoundedRect(box.adjusted(1, 1, -1, -1), radius / 4, radius / 4)
    else:
        painter.drawEllipse(middle, radius, radius)
    font = QFont(painter.font())
    font.setPixelSize(round(1.2 * radius))
    font.setBold(True)
    painter.setFont(font)
    painter.setPen(INK)
    painter.drawText(box, Qt.AlignmentFlag.AlignCenter, target.text)


def _home(frame: Frame, target: Target) -> None:
    """A ring about the place."""
    radius = target.radius(frame.scale) * frame.scale
    width = max(3.0, 0.07 * frame.scale)
    frame.painter.setBrush(Qt.BrushStyle.NoBrush)
    for colour, wide in ((RIM, width + 2.5), (GLOW, width)):
        frame.painter.setPen(QPen(colour, wide))
        frame.painter.drawEllipse(on_screen(frame, target.at), radius, radius)


def _bar(frame: Frame, target: Target) -> None:
    """A bar that lies as what is built there will: full for roads and bridges, dashed for walls."""
    painter, radius = frame.painter, target.radius(frame.scale) * frame.scale
    half, turn = HALF_LENGTH[target.shape] * frame.scale, math.radians(target.angle)
    middle, off = on_screen(frame, target.at), QPointF(half * math.cos(turn), half * math.sin(turn))
    line = QLineF(middle - off, middle + off)
    width = radius if target.shape is Shape.WALL else 2 * radius
    for colour, wide in ((RIM, width + 2.0), (GLOW, width)):
        pen = QPen(colour, wide)
        pen.setCapStyle(Qt.PenCapStyle.RoundCap)
        if target.shape is Shape.WALL:
            pen.setCapStyle(Qt.PenCapStyle.FlatCap)
            pen.setDashPattern([0.1 * frame.scale / wide, 0.08 * frame.scale / wide])
        painter.setPen(pen)
        painter.drawLine(line)
