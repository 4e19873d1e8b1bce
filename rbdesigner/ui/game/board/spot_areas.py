"""The ground of a spot: its part of the tile, and the light that lies on it."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from typing import NamedTuple

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QColor, QImage, QPainter, QPainterPath, QPainterPathStroker, QPen, QTransform

from rbdesigner.art.ground import hexagon
from rbdesigner.art.pixmaps import picture_size, without_engine
from rbdesigner.art.sketch import polygon
from rbdesigner.engine.state import GameState
from rbdesigner.engine.topology import DOCK, RIVER, SEA
from rbdesigner.geometry import BANK_WIDTH, RIVER_WIDTH, Curve, half_edge_middle, regions, river_curves, true_point
from rbdesigner.hexes import Hex, Orientation, corner, position
from rbdesigner.play.placement.spots import Point, joined
from rbdesigner.scenario.model import Scenario
from rbdesigner.tiles import Rivers

LIGHT, CASING = QColor("#fffdf0"), QColor("#3a2700")
"""The light, and the dark line about it that parts it from ground that is as light."""
_LINE, _CASE, _GAP = 0.065, 0.03, 0.03
"""How wide the bright line and the dark lines beside it are, and how far they keep from the rim; in tile radii."""
_LEAST_LINE = 2.0
"""The bright line is at least so many logical pixels wide."""
_HAZE = ((0.6, 22), (0.4, 32), (0.22, 48))
"""The haze within the line: how far it reaches in, in tile radii, and its opacity (0 to 255)."""
_VEIL = 58
"""Opacity of the light on all of the ground (0 to 255)."""
_QUAY = 0.2
"""Half the width of the ground of a dock, in tile radii."""


class SpotArea(NamedTuple):
    """The part of a tile that a spot is.

    A region, the sea, a river, or the shore at a half-edge.

    ``numbers``: what the spot is called on its tile; several for regions that bridges join.
    """

    place: Hex
    rivers: Rivers
    kind: int
    numbers: tuple[int, ...]

    def outline(self, orientation: Orientation) -> QPainterPath:
        """Its outline about the middle of the tile, in tile radii."""
        return _outline(self.rivers, self.kind, self.numbers, orientation)

    def contains(self, point: Point, orientation: Orientation) -> bool:
        """Whether a point of the map lies on it."""
        x, y = position(self.place, orientation)
        return self.outline(orientation).contains(QPointF(point[0] - x, point[1] - y))

    def light(self, orientation: Orientation, radius: float, ratio: float) -> QImage:
        """The light on it, where a tile radius has so many device pixels.

        The tile's middle is the picture's.
        """
        return _light(self.rivers, self.kind, self.numbers, orientation, radius, ratio)


def ground_of(state: GameState, shown: Scenario, spot: int) -> SpotArea:
    """The ground of a spot."""
    topology = state.topology
    place = topology.places[topology.spot_tiles[spot]]
    numbers = tuple([topology.spot_numbers[each] for each in joined(state, spot)])
    return SpotArea(place, shown.tiles[place].rivers, topology.spot_kinds[spot], numbers)


@lru_cache(maxsize=1024)
def _outline(rivers: Rivers, kind: int, numbers: tuple[int, ...], orientation: Orientation) -> QPainterPath:
    whole = hexagon(orientation)
    if kind == SEA:
        return whole
    if kind == DOCK:
        return whole.intersected(_quay(numbers[0], orientation))
    if kind == RIVER:
        courses = [curves for river, curves in zip(rivers, river_curves(rivers), strict=True) if numbers[0] in river]
        return whole.intersected(_bed(courses, orientation, RIVER_WIDTH + 2 * BANK_WIDTH))
    land = QPainterPath()
    for region in regions(rivers):
        if region.name in numbers:
            land = land.united(polygon([true_point(point, orientation) for point in region.outline]))
    return land.subtracted(_bed(river_curves(rivers), orientation, RIVER_WIDTH + BANK_WIDTH)) if rivers else land


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
    stroker.setCapStyle(Qt.PenCapStyle.RoundCap)
    stroker.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    return stroker.createStroke(path).simplified()


def _quay(half_edge: int, orientation: Orientation) -> QPainterPath:
    """A strip along a half-edge."""
    x, y = true_point(half_edge_middle(half_edge), orientation)
    (x0, y0), (x1, y1) = corner(half_edge // 2, orientation), corner(half_edge // 2 + 1, orientation)
    along = QPointF(x1 - x0, y1 - y0) * 0.22
    inwards = -QPointF(x0 + x1, y0 + y1) / 2 * (2 * _QUAY)
    middle = QPointF(x, y)
    path = QPainterPath(middle - along)
    for point in (middle + along, middle + along + inwards, middle - along + inwards):
        path.lineTo(point)
    path.closeSubpath()
    return path


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
