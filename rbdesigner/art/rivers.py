"""Rivers: banks, water and light on it, springs and wide mouths."""

from __future__ import annotations

import math
from functools import lru_cache

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QPainterPath, QPainterPathStroker

from rbdesigner.art.palette import TERRAINS, WATER, WATER_BRIGHT, WATER_DEEP, darker, with_opacity
from rbdesigner.art.sketch import Detail, Point, Sketch, ellipse, polygon, smooth
from rbdesigner.geometry import BANK_WIDTH, RIVER_WIDTH, Curve, along, middle, river_curves, true_point
from rbdesigner.hexes import Orientation
from rbdesigner.tiles import River, Rivers, Terrain

_BEYOND = {Detail.COARSE: 1.1, Detail.NORMAL: 1.04, Detail.FINE: 1.02}
"""How far a river runs beyond its edge, so that no gap shows between two tiles: more than a pixel at every size."""
SPRING = 0.115
"""The radius of the pool where a river rises."""


def paint_rivers(
    sketch: Sketch, terrain: Terrain, rivers: Rivers, orientation: Orientation, mouths: int, detail: Detail
) -> None:
    """Add all rivers of a tile; ``mouths`` are the edges (bits) where one reaches the sea."""
    bank = TERRAINS[terrain].bank
    if detail is not Detail.COARSE:
        sketch.fill(
            with_opacity(darker(bank, 0.55), 0.55),
            river_surface(rivers, orientation, mouths, detail, BANK_WIDTH + 0.035),
        )
    sketch.fill(bank, river_surface(rivers, orientation, mouths, detail, BANK_WIDTH))
    sketch.fill(WATER_DEEP, river_surface(rivers, orientation, mouths, detail, 0.0))
    sketch.fill(WATER, river_surface(rivers, orientation, mouths, detail, -0.05))
    if detail is not Detail.COARSE:
        sketch.fill(with_opacity(WATER_BRIGHT, 0.35), river_surface(rivers, orientation, 0, detail, -0.14))
    if detail is Detail.FINE:
        sketch.stroke(with_opacity(WATER_BRIGHT, 0.9), 0.013, _glints(rivers, orientation))


@lru_cache(maxsize=1024)
def river_surface(rivers: Rivers, orientation: Orientation, mouths: int, detail: Detail, grow: float) -> QPainterPath:
    """The surface of all rivers of the tile, wider by ``grow`` than the water itself."""
    beyond = _BEYOND[detail]
    surface = QPainterPath()
    surface.setFillRule(Qt.FillRule.WindingFill)
    for river, curves in zip(rivers, river_curves(rivers), strict=True):
        if len(river) == 1:
            surface.addPath(_source(curves[0], orientation, grow, beyond))
        else:
            surface.addPath(_stream(river, curves, orientation, grow, beyond))
        for edge in river:
            if mouths >> edge & 1:
                surface.addPath(_mouth(edge, orientation, grow, beyond))
    return surface


def _stream(
    river: River, curves: tuple[Curve, ...], orientation: Orientation, grow: float, beyond: float
) -> QPainterPath:
    """A river of two or three edges."""
    course = QPainterPath()
    for curve in curves:
        a, b, c, d = (true_point(point, orientation) for point in curve)
        course.moveTo(*a)
        course.cubicTo(*b, *c, *d)
    for edge in river:
        x, y = true_point(middle(edge), orientation)
        course.moveTo(x, y)
        course.lineTo(x * beyond, y * beyond)
    stroker = QPainterPathStroker()
    stroker.setWidth(RIVER_WIDTH + grow)
    stroker.setCapStyle(Qt.PenCapStyle.FlatCap)
    stroker.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    stroker.setCurveThreshold(0.01)
    path = stroker.createStroke(course)
    for curve in curves[:1] if len(river) == 3 or len(curves) == 2 else ():
        path.addPath(ellipse(*true_point(curve[3], orientation), (RIVER_WIDTH + grow) / 2))
    return path


def _source(curve: Curve, orientation: Orientation, grow: float, beyond: float) -> QPainterPath:
    """A river that rises in a pool and gets wider towards its edge."""
    left, right = [], []
    for step in range(9):
        point, slope = along(curve, step / 8)
        (x, y), (dx, dy) = true_point(point, orientation), true_point(slope, orientation)
        if step == 0:
            x, y = x * beyond, y * beyond
        length = math.hypot(dx, dy)
        half = (RIVER_WIDTH * (1 - 0.5 * step / 8) + grow) / 2
        nx, ny = -dy / length * half, dx / length * half
        left.append((x + nx, y + ny))
        right.append((x - nx, y - ny))
    path = polygon(left + right[::-1])
    path.addPath(ellipse(*true_point(curve[3], orientation), SPRING + grow / 2))
    return path


def _mouth(edge: int, orientation: Orientation, grow: float, beyond: float) -> QPainterPath:
    """The widening of a river before it reaches the sea."""
    x, y = true_point(middle(edge), orientation)
    length = math.hypot(x, y)
    ux, uy = x / length, y / length

    def point(inward: float, aside: float) -> Point:
        return x - ux * inward - uy * aside, y - uy * inward + ux * aside

    wide, narrow = RIVER_WIDTH * 0.75 + grow / 2, (RIVER_WIDTH + grow) / 2
    rim = -length * (beyond - 1)
    path = QPainterPath(QPointF(*point(rim, wide)))
    path.cubicTo(*point(0.05, wide * 0.9), *point(0.08, narrow), *point(0.18, narrow))
    path.lineTo(*point(0.18, -narrow))
    path.cubicTo(*point(0.08, -narrow), *point(0.05, -wide * 0.9), *point(rim, -wide))
    path.closeSubpath()
    return path


def _glints(rivers: Rivers, orientation: Orientation) -> QPainterPath:
    """Short bright lines that follow the stream."""
    lines = QPainterPath()
    for river, curves in zip(rivers, river_curves(rivers), strict=True):
        spread = 0.02 if len(river) == 1 else 0.045
        for curve in curves:
            for start, aside in ((0.15, -spread), (0.45, spread), (0.72, -spread * 0.4)):
                lines.addPath(_glint(curve, orientation, start, aside))
    return lines


def _glint(curve: Curve, orientation: Orientation, start: float, aside: float) -> QPainterPath:
    points = []
    for step in range(3):
        point, slope = along(curve, start + step * 0.06)
        (x, y), (dx, dy) = true_point(point, orientation), true_point(slope, orientation)
        length = math.hypot(dx, dy)
        points.append((x - dy / length * aside, y + dx / length * aside))
    return smooth(points)
