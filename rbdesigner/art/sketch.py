"""Pictures as lists of filled and drawn shapes, worked out once and painted at any size on any device."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable, Sequence
from enum import Enum, IntEnum
from functools import lru_cache
from operator import mul

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QBrush, QColor, QFont, QGradient, QPainter, QPainterPath, QPen, QPolygonF, QTransform

from rbdesigner.art.typeface import print_font

Point = tuple[float, float]
Paint = QColor | QGradient
Mark = tuple[QPen, QBrush, QPainterPath]

_NO_PEN = QPen(Qt.PenStyle.NoPen)
_NO_BRUSH = QBrush(Qt.BrushStyle.NoBrush)


class Detail(IntEnum):
    """The amount of detail of a picture that is worth painting."""

    COARSE = 0
    NORMAL = 1
    FINE = 2


def detail_at(radius: float) -> Detail:
    """The detail that can be seen at this many device pixels of tile radius."""
    if radius < 36:
        return Detail.COARSE
    return Detail.NORMAL if radius < 64 else Detail.FINE


class Sketch:
    """Shapes in the order of painting, in units that the painter scales, mostly tile radii."""

    __slots__ = ("marks",)

    def __init__(self) -> None:
        self.marks: list[Mark] = []

    def fill(self, paint: Paint, path: QPainterPath) -> None:
        """Add a filled shape; shapes of one colour in a row become one, so that translucent ones do not add up."""
        self._fill(QBrush(paint), path)

    def add_layer(self, paint: Paint, path: QPainterPath) -> None:
        """Add a filled shape that shows through to what lies under it, even to a shape of the same colour."""
        self.marks.append((_NO_PEN, QBrush(paint), QPainterPath(path)))

    def _fill(self, brush: QBrush, path: QPainterPath) -> None:
        if path.isEmpty():  # in a PDF it would be an error
            return
        if self.marks:
            pen, last, before = self.marks[-1]
            if pen is _NO_PEN and last == brush and before.fillRule() == Qt.FillRule.WindingFill:
                before.addPath(path)
                return
        shape = QPainterPath(path)
        shape.setFillRule(Qt.FillRule.WindingFill)
        self.marks.append((_NO_PEN, brush, shape))

    def extend(self, marks: Iterable[Mark]) -> None:
        """Add the marks of another sketch as they are."""
        for mark in marks:
            pen, brush, path = mark
            if brush is _NO_BRUSH:
                self._stroke(pen, path)
            elif path.fillRule() == Qt.FillRule.WindingFill:
                self._fill(brush, path)
            else:
                self.marks.append(mark)

    def stroke(self, paint: Paint, width: float, path: QPainterPath) -> None:
        """Add a line of this width with round ends; lines that are alike in a row become one, as shapes do."""
        pen = QPen(QBrush(paint), width)
        pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
        pen.setCapStyle(Qt.PenCapStyle.RoundCap)
        self._stroke(pen, path)

    def _stroke(self, pen: QPen, path: QPainterPath) -> None:
        if path.isEmpty():
            return
        if self.marks:
            last, brush, before = self.marks[-1]
            if brush is _NO_BRUSH and last == pen:
                before.addPath(path)
                return
        self.marks.append((pen, _NO_BRUSH, QPainterPath(path)))

    def outlined(self, paint: Paint, path: QPainterPath, line: QColor, width: float) -> None:
        """Add a filled shape with an outline."""
        self.fill(paint, path)
        self.stroke(line, width, path)

    def add(self, other: Sketch, transform: QTransform) -> None:
        """Add all of another sketch, moved, turned and scaled evenly."""
        factor = math.sqrt(abs(transform.determinant()))
        for pen, brush, path in other.marks:
            if pen is not _NO_PEN:
                pen = QPen(pen)
                pen.setWidthF(pen.widthF() * factor)
            if brush is not _NO_BRUSH and brush.gradient() is not None:
                brush = QBrush(brush)
                brush.setTransform(transform)
            self.marks.append((pen, brush, transform.map(path)))

    def silhouette(self) -> QPainterPath:
        """All filled shapes as one."""
        outline = QPainterPath()
        outline.setFillRule(Qt.FillRule.WindingFill)
        for _, brush, path in self.marks:
            if brush is not _NO_BRUSH:
                closed = QPainterPath(path)
                closed.closeSubpath()
                outline.addPath(closed)
        return outline

    def paint(self, painter: QPainter) -> None:
        """Paint everything with the painter's transformation, changing its pen and brush."""
        set_pen, set_brush, draw = painter.setPen, painter.setBrush, painter.drawPath
        for pen, brush, path in self.marks:
            set_pen(pen)
            set_brush(brush)
            draw(path)


def ellipse(x: float, y: float, rx: float, ry: float | None = None) -> QPainterPath:
    """An ellipse about a point; a circle if only one radius is given."""
    path = QPainterPath()
    path.addEllipse(QPointF(x, y), rx, rx if ry is None else ry)
    return path


def _unit_circle(sides: int) -> QPainterPath:
    return polygon([(math.cos(k * math.tau / sides), math.sin(k * math.tau / sides)) for k in range(sides)])


def disc(x: float, y: float, rx: float, ry: float | None = None) -> QPainterPath:
    """Draw a near ellipse with straight sides, which paints five times as fast; at its size nobody sees them."""
    sides = 8 if rx < 0.03 else 12 if rx < 0.09 else 20
    return QTransform(rx, 0.0, 0.0, rx if ry is None else ry, x, y).map(_CIRCLES[sides])


def rectangle(left: float, top: float, width: float, height: float, rounding: float = 0.0) -> QPainterPath:
    """A rectangle, with rounded corners if asked."""
    path = QPainterPath()
    path.addRoundedRect(QRectF(left, top, width, height), rounding, rounding)
    return path


def polygon(points: Sequence[Point]) -> QPainterPath:
    """Draw a closed shape with straight sides, clockwise as Qt's ellipses are, so that overlapping shapes join."""
    xs, ys = zip(*points, strict=True)
    twice_area = sum(map(mul, xs, (*ys[1:], ys[0]))) - sum(map(mul, (*xs[1:], xs[0]), ys))
    path = QPainterPath()
    path.addPolygon(QPolygonF([*map(QPointF, xs, ys)][:: 1 if twice_area > 0 else -1]))
    path.closeSubpath()
    return path


_CIRCLES = {sides: _unit_circle(sides) for sides in (8, 12, 20)}


def polyline(*points: Point) -> QPainterPath:
    """Straight lines from point to point."""
    path = QPainterPath(QPointF(*points[0]))
    for x, y in points[1:]:
        path.lineTo(x, y)
    return path


def smooth(points: Sequence[Point], closed: bool = False) -> QPainterPath:
    """A soft line through the points (a Catmull-Rom spline)."""
    count = len(points)
    path = QPainterPath(QPointF(*points[0]))
    for i in range(count if closed else count - 1):
        before = points[i - 1] if closed or i else points[0]
        start, end = points[i], points[(i + 1) % count]
        after = points[(i + 2) % count] if closed or i + 2 < count else end
        path.cubicTo(
            start[0] + (end[0] - before[0]) / 6,
            start[1] + (end[1] - before[1]) / 6,
            end[0] - (after[0] - start[0]) / 6,
            end[1] - (after[1] - start[1]) / 6,
            *end,
        )
    if closed:
        path.closeSubpath()
    return path


_EM = 2048
"""The pixels of the outlines that letters are taken from: units of most fonts, so that they are whole numbers."""


class Face(Enum):
    """The faces of letters in drawings: counts and coordinates are sans, names upright or, on water, italic serif."""

    SANS = 0.73
    UPRIGHT = 0.64
    ITALIC = 0.63

    def font(self) -> QFont:
        """The font of a face, a unit of its outlines to a pixel."""
        if self is not Face.SANS:
            return print_font(_EM, bold=self is Face.UPRIGHT, italic=self is Face.ITALIC)
        font = QFont("Sans Serif")  # whatever the window's own font is: pictures are the same everywhere
        font.setStyleHint(QFont.StyleHint.SansSerif)
        font.setPixelSize(_EM)
        font.setBold(True)
        return font


@lru_cache(maxsize=512)
def lettering(text: str, height: float, face: Face = Face.SANS) -> QPainterPath:
    """A short text as outlines, capitals ``height`` high, its middle at (0, 0)."""
    path = QPainterPath()
    path.addText(0, 0, face.font(), text)
    for index in range(path.elementCount()):
        # Qt leaves the part of a pixel by which text was last moved on a screen in the outlines that it gives.
        element = path.elementAt(index)
        path.setElementPositionAt(index, round(element.x), round(element.y))
    box = path.boundingRect()
    capital: float = face.value  # the height of a capital, in em
    scale = height / (capital * _EM)
    return QTransform.fromScale(scale, scale).translate(-box.center().x(), capital / 2 * _EM).map(path)


Shape = QRectF | QPainterPath


def paint_within(painter: QPainter, shape: Shape, paint: Callable[[QPainter], None]) -> None:
    """Paint what lies within a shape, and within the clip that there is already.

    If the two leave nothing, nothing is painted: Qt's PDF engine lets pictures through an empty clip.
    """
    painter.save()
    try:
        if isinstance(shape, QRectF):
            painter.setClipRect(shape, Qt.ClipOperation.IntersectClip)
        else:
            painter.setClipPath(shape, Qt.ClipOperation.IntersectClip)
        if not painter.clipBoundingRect().isEmpty():
            paint(painter)
    finally:
        painter.restore()
