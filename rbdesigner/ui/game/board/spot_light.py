"""The light that lies on the ground of a spot, and its outline as it is painted."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QColor, QImage, QPainter, QPainterPath, QPainterPathStroker, QPen, QTransform

from rbdesigner.art.ground import hexagon
from rbdesigner.art.pixmaps import picture_size, without_engine
from rbdesigner.art.sketch import polygon
from rbdesigner.engine.core.topology import DOCK, RIVER, SEA
from rbdesigner.geometry import Curve, regions, river_curves, true_point
from rbdesigner.hexes import Orientation
from rbdesigner.play.placement.spot_areas import BED, WET, SpotArea, courses_of, quay
from rbdesigner.tiles import Rivers

LIGHT, CASING = QColor("#fffdf0"), QColor("#3a2700")
"""The light, and the dark line about it that parts it from ground that is as light."""
_LINE, _CASE, _GAP = 0.065, 0.03, 0.03
"""How wide the bright line and the dark lines beside it are, and how far they keep from the rim; in tile radii."""
_LEAST_LINE = 2.0
"""The bright line is at least so many logical pixels wide."""
_HAZE = ((0.6, 22), (0.4, 32), (0.22, 48))
"""The haze within the line: how far it reaches in, in tile radii, and its opacity (0 to 255)."""
_EXACT = 0.001
"""How closely the shore follows the curve of a river, in tile radii."""
_VEIL = 58
"""Opacity of the light on all of the ground (0 to 255)."""


def spot_outline(area: SpotArea, orientation: Orientation) -> QPainterPath:
    """The outline of a ground about the middle of its tile, in tile radii."""
    return _outline(area.rivers, area.kind, area.numbers, orientation)


def light_on(area: SpotArea, orientation: Orientation, radius: float, ratio: float) -> QImage:
    """Paint the light on a ground in the size of a tile radius in device pixels; the middles are the same."""
    return _light(area.rivers, area.kind, area.numbers, orientation, radius, ratio)


@lru_cache(maxsize=1024)
def _outline(rivers: Rivers, kind: int, numbers: tuple[int, ...], orientation: Orientation) -> QPainterPath:
    whole = hexagon(orientation)
    if kind == SEA:
        return whole
    if kind == DOCK:
        return whole.intersected(polygon(quay(numbers[0], orientation)))
    if kind == RIVER:
        return whole.intersected(_bed(courses_of(rivers, numbers[0]), orientation, 2 * BED))
    land = QPainterPath()
    for region in regions(rivers):
        if region.name in numbers:
            land = land.united(polygon([true_point(point, orientation) for point in region.outline]))
    return land.subtracted(_bed(river_curves(rivers), orientation, 2 * WET)) if rivers else land


def _bed(courses: Iterable[tuple[Curve, ...]], orientation: Orientation, width: float) -> QPainterPath:
    """All that lies so near to rivers."""
    path = QPainterPath()
    for curves in courses:
        for curve in curves:
            a, b, c, d = (QPointF(*true_point(point, orientation)) for point in curve)
            path.moveTo(a)
            path.cubicTo(b, c, d)
    stroker = QPainterPathStroker()
    stroker.setWidth(width)
    stroker.setCurveThreshold(_EXACT)
    stroker.setCapStyle(Qt.PenCapStyle.RoundCap)
    stroker.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    return stroker.createStroke(path).simplified()


@lru_cache(maxsize=256)
def _light(
    rivers: Rivers, kind: int, numbers: tuple[int, ...], orientation: Orientation, radius: float, ratio: float
) -> QImage:
    width, height = picture_size(orientation, radius)
    image = QImage(width, height, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(0)
    outline = QTransform.fromScale(radius, radius).map(_outline(rivers, kind, numbers, orientation))
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.translate(width / 2, height / 2)
    painter.fillPath(outline, _with(LIGHT, _VEIL))
    for reach, opacity in _HAZE:
        _stroke(painter, outline, _with(LIGHT, opacity), 2 * reach * radius)
    line, case, gap = max(_LINE * radius, _LEAST_LINE * ratio), max(_CASE * radius, ratio), _GAP * radius
    _stroke(painter, outline, _with(CASING, 150), 2 * (gap + line + 2 * case))
    painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_Source)
    _stroke(painter, outline, LIGHT, 2 * (gap + case + line))
    _stroke(painter, outline, _with(CASING, 170), 2 * (gap + case))
    _stroke(painter, outline, QColor(0, 0, 0, 0), 2 * gap)
    beyond = QPainterPath()
    beyond.addRect(-width, -height, 2 * width, 2 * height)
    painter.fillPath(beyond.subtracted(outline), QColor(0, 0, 0, 0))
    painter.end()
    return without_engine(image)


def _with(colour: QColor, opacity: int) -> QColor:
    return QColor(colour.red(), colour.green(), colour.blue(), opacity)


def _stroke(painter: QPainter, path: QPainterPath, colour: QColor, width: float) -> None:
    painter.strokePath(
        path, QPen(colour, width, Qt.PenStyle.SolidLine, Qt.PenCapStyle.FlatCap, Qt.PenJoinStyle.MiterJoin)
    )
