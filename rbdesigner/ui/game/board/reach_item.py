"""Signs on the board: where a click does something, and how many points it takes to go there."""

from __future__ import annotations

import math
from collections.abc import Sequence
from functools import lru_cache

from PySide6.QtCore import QLineF, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QImage, QPainter, QPainterPath, QPen, QPolygonF
from PySide6.QtWidgets import QApplication

from rbdesigner.art.pixmaps import TilePixmaps, without_engine
from rbdesigner.play.placement.piece_layout import PieceLook
from rbdesigner.play.placement.spots import Point
from rbdesigner.ui.canvas.map_item import Frame, MapItem
from rbdesigner.ui.canvas.scene import MapScene
from rbdesigner.ui.game.board.target import Shape, Target

GLOW, RIM, INK = QColor(255, 246, 190, 235), QColor("#7a5200"), QColor("#3a2700")
LAST = QColor(255, 205, 120, 240)
"""The ground of a sign from which there is no going on; its shape tells it too."""
CHOSEN = QColor("#ffb300")


class ReachItem(MapItem):
    """Signs at targets."""

    def __init__(self, scene: MapScene, pixmaps: TilePixmaps) -> None:
        super().__init__(scene, "reach", 55)
        self._pixmaps = pixmaps
        self._targets: Sequence[Target] = ()

    def show_targets(self, targets: Sequence[Target]) -> None:
        """Show the signs of these targets and of no others."""
        before, now = set(map(_sign, self._targets)), set(map(_sign, targets))
        self._targets = targets
        for (x, y), *_ in before ^ now:
            self.repaint(QRectF(x - 0.6, y - 0.6, 1.2, 1.2))

    def paint_frame(self, frame: Frame) -> None:
        """The signs; what is refused tells why when it is pointed at."""
        frame.painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        seen = frame.whole.adjusted(-0.6, -0.6, 0.6, 0.6)
        for target in self._targets:
            if not seen.contains(QPointF(*target.at)):
                continue
            if target.shape is Shape.NUMBER:
                _number(frame, target)
            elif target.shape is Shape.BUILDING:
                _number(frame, target)
                self._paint_building(frame, target)
            elif target.shape in (Shape.HOME, Shape.SITE):
                _ring(frame, target)
            elif target.shape is not Shape.PLAN:
                _bar(frame, target)

    def _paint_building(self, frame: Frame, target: Target) -> None:
        """The picture of a building on its plate."""
        if target.look is None:
            return
        half = _IN_PLATE * target.radius(frame.scale) * frame.scale
        picture = self._pixmaps.piece(target.look, max(2, round(half * frame.ratio)))
        middle, wide = on_screen(frame, target.at), picture.width() / frame.ratio / 2
        frame.painter.drawImage(QRectF(middle.x() - wide, middle.y() - wide, 2 * wide, 2 * wide), picture)


_IN_PLATE = 0.68
"""How large the picture of a building is on its plate, in radii of the plate."""


def _sign(target: Target) -> tuple[Point, Shape, str, float, float, bool, PieceLook | None]:
    """All that the look of a target's sign depends on."""
    return target.at, target.shape, target.text, target.angle, target.room, target.ends, target.look


def on_screen(frame: Frame, point: Point) -> QPointF:
    """Where a point of the map lies for the painter."""
    return QPointF(frame.left + frame.scale * point[0], frame.top + frame.scale * point[1])


def _number(frame: Frame, target: Target) -> None:
    """A disc with the points that are needed; a square where they are the last ones."""
    radius = round(target.radius(frame.scale) * frame.scale, 1)
    picture = _plate(target.text, target.ends, radius, frame.ratio)
    half = picture.width() / frame.ratio / 2
    middle = on_screen(frame, target.at)
    frame.painter.drawImage(QRectF(middle.x() - half, middle.y() - half, 2 * half, 2 * half), picture)


@lru_cache(maxsize=64)
def _plate(text: str, ends: bool, radius: float, ratio: float) -> QImage:
    """The sign of a number, so many logical pixels from its middle to its side."""
    side = math.ceil(ratio * (2 * radius + 2))
    image = QImage(side, side, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(0)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.scale(ratio, ratio)
    middle, rim = QPointF(side, side) / ratio / 2, max(1.5, radius / 8)
    half = radius - rim / 2
    box = QRectF(middle.x() - half, middle.y() - half, 2 * half, 2 * half)
    painter.setPen(QPen(RIM, rim))
    painter.setBrush(QColor((LAST if ends else GLOW).rgb()))
    if ends:
        painter.drawRoundedRect(box, radius / 5, radius / 5)
    else:
        painter.drawEllipse(middle, half, half)
    path = QPainterPath()
    path.addText(0, 0, number_font(radius), text)
    painter.translate(middle - path.boundingRect().center())
    painter.fillPath(path, INK)
    painter.end()
    return without_engine(image)


def number_font(radius: float) -> QFont:
    """The font of a number on a sign, by its logical pixels from middle to side."""
    font = QFont(QApplication.font())
    font.setPixelSize(round(1.68 * radius))
    font.setBold(True)
    return font


def _ring(frame: Frame, target: Target) -> None:
    """A ring about the place."""
    radius = target.radius(frame.scale) * frame.scale
    width = max(3.0, 0.07 * frame.scale) if target.shape is Shape.HOME else 3.0
    frame.painter.setBrush(Qt.BrushStyle.NoBrush)
    for colour, wide in ((RIM, width + 2.5), (GLOW, width)):
        frame.painter.setPen(QPen(colour, wide))
        frame.painter.drawEllipse(on_screen(frame, target.at), radius, radius)


def _bar(frame: Frame, target: Target) -> None:
    """Paint a bar that lies as what is built there will: full for roads and bridges, dashed for walls."""
    painter, radius = frame.painter, target.radius(frame.scale) * frame.scale
    half, turn = target.half_length * frame.scale, math.radians(target.angle)
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


_CASING = QColor(40, 25, 0, 200)
_WIDTHS = (7.0, 4.0)
"""How wide the line is with its casing and without, in logical pixels, where a tile radius has no more than
:data:`_THIN` of them; above that it grows as the map does, to at most :data:`_THICKEST` times as much."""
_THIN, _THICKEST = 100.0, 3.0
_HEAD, _LEAST_HEAD, _MOST_HEAD = 0.2, 9.0, 50.0
"""How long the head of the arrow is: in tile radii, and at least and at most in logical pixels."""
_CLEAR = 3.0
"""The logical pixels between the tip and the sign of the target."""


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
