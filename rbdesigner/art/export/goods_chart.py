"""The chart of the player aid: how goods become goods, from the woods to stock."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from math import hypot
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, QSize, QSizeF, Qt
from PySide6.QtGui import QColor, QImage, QPainter, QPen

from rbdesigner.art.palette import grey
from rbdesigner.art.piece_drawing import piece_sketch
from rbdesigner.art.sketch import polygon
from rbdesigner.art.typeface import print_font
from rbdesigner.messages.nouns import noun
from rbdesigner.play.placement.piece_layout import PieceLook
from rbdesigner.rules.tables import RECIPES, BuildingKind, Good

NAME = "aid:chart"
"""The name of the picture in a text."""
SIZE = QSize(246, 232)
"""Its size in points."""
_SHARP = 6
"""The pixels to a point."""
_STEP, _ICON, _CLEAR = QPointF(36.0, 36.5), 11.0, 14.5
"""The points from place to place, half of the width of a picture, and the room that arrows leave around it."""
_INK, _LINE = QColor("#2a2320"), QColor("#7a4a22")

_PLACED: tuple[tuple[BuildingKind | Good, tuple[float, float]], ...] = (
    (BuildingKind.WOODCUTTER, (0.0, 0.0)),
    (Good.TRUNKS, (1.25, 0.0)),
    (BuildingKind.SAWMILL, (2.75, 0.0)),
    (Good.BOARDS, (4.1, 0.0)),
    (BuildingKind.PAPER_MILL, (2.75, 1.1)),
    (Good.PAPER, (4.1, 1.1)),
    (BuildingKind.STOCK_EXCHANGE, (5.45, 1.1)),
    (Good.STOCK, (5.45, 0.0)),
    (BuildingKind.COAL_BURNER, (2.75, 2.2)),
    (Good.FUEL, (4.1, 2.2)),
    (BuildingKind.OIL_RIG, (2.75, 3.2)),
    (BuildingKind.MINT, (5.45, 3.3)),
    (Good.COINS, (5.45, 2.2)),
    (BuildingKind.MINE, (0.0, 4.2)),
    (Good.IRON, (0.0, 3.1)),
    (Good.GOLD, (1.25, 4.2)),
    (BuildingKind.CLAY_PIT, (0.0, 5.3)),
    (Good.CLAY, (1.25, 5.3)),
    (BuildingKind.STONE_FACTORY, (2.75, 5.3)),
    (Good.STONE, (4.1, 5.3)),
    (BuildingKind.QUARRY, (5.45, 5.3)),
)
"""Where each building and each good stands in the chart, in steps."""


class _Arrow(NamedTuple):
    """A way from thing to thing over corners, with the number that is needed or made if it is not one."""

    start: BuildingKind | Good
    end: BuildingKind | Good
    number: int = 1
    corners: tuple[tuple[float, float], ...] = ()


def _arrows() -> list[_Arrow]:
    """The ways of all goods, with the numbers of the rules."""
    return [
        _Arrow(BuildingKind.WOODCUTTER, Good.TRUNKS),
        _Arrow(Good.TRUNKS, BuildingKind.SAWMILL),
        _made(BuildingKind.SAWMILL),
        _Arrow(Good.TRUNKS, BuildingKind.PAPER_MILL, RECIPES[BuildingKind.PAPER_MILL].wood, ((1.25, 1.1),)),
        _Arrow(Good.TRUNKS, BuildingKind.COAL_BURNER, RECIPES[BuildingKind.COAL_BURNER].wood, ((1.25, 2.2),)),
        _made(BuildingKind.PAPER_MILL),
        _made(BuildingKind.COAL_BURNER),
        _Arrow(BuildingKind.OIL_RIG, Good.FUEL, corners=((4.1, 3.2),)),
        _Arrow(BuildingKind.MINE, Good.GOLD),
        _Arrow(BuildingKind.MINE, Good.IRON),
        _needed(Good.GOLD, BuildingKind.MINT, (5.45, 4.2)),
        _needed(Good.FUEL, BuildingKind.MINT),
        _made(BuildingKind.MINT),
        _needed(Good.COINS, BuildingKind.STOCK_EXCHANGE),
        _needed(Good.PAPER, BuildingKind.STOCK_EXCHANGE),
        _made(BuildingKind.STOCK_EXCHANGE),
        _Arrow(BuildingKind.CLAY_PIT, Good.CLAY),
        _needed(Good.CLAY, BuildingKind.STONE_FACTORY),
        _made(BuildingKind.STONE_FACTORY),
        _Arrow(BuildingKind.QUARRY, Good.STONE),
    ]


def _made(kind: BuildingKind) -> _Arrow:
    return _Arrow(kind, RECIPES[kind].output, RECIPES[kind].made)


def _needed(good: Good, kind: BuildingKind, *corners: tuple[float, float]) -> _Arrow:
    return _Arrow(good, kind, RECIPES[kind].inputs[good], corners)


@lru_cache(maxsize=4)
def goods_chart(monochrome: bool, _language: str) -> QImage:
    """The chart as a picture, in the language of readers, which the caller names for it to be made once."""
    image = QImage(SIZE * _SHARP, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.scale(_SHARP, _SHARP)
    painter.translate(_CLEAR + 8, _CLEAR)
    line, ink = (grey(colour) if monochrome else colour for colour in (_LINE, _INK))
    for arrow in _arrows():
        _paint_arrow(painter, arrow, line)
    _paint_mixture(painter, ink, monochrome)
    for thing, place in _PLACED:
        _paint_thing(painter, thing, _at(place), ink, monochrome)
    painter.end()
    return image


def _at(place: tuple[float, float]) -> QPointF:
    return QPointF(place[0] * _STEP.x(), place[1] * _STEP.y())


def _paint_thing(
    painter: QPainter, thing: BuildingKind | Good, at: QPointF, ink: QColor, monochrome: bool, size: float = _ICON
) -> None:
    painter.save()
    painter.translate(at - QPointF(0, 2.5))
    painter.scale(size * 0.8, size * 0.8)
    piece_sketch(PieceLook(thing, monochrome=monochrome)).paint(painter)
    painter.restore()
    if size == _ICON:
        painter.setPen(ink)
        painter.setFont(print_font(7, bold=isinstance(thing, Good)))
        area = QRectF(at.x() - 26, at.y() + 7.5, 52, 10)
        painter.drawText(area, int(Qt.AlignmentFlag.AlignCenter) | int(Qt.TextFlag.TextDontClip), str(noun(thing)))


def _paint_mixture(painter: QPainter, ink: QColor, monochrome: bool) -> None:
    """Beside the ways of trunks into paper and fuel: boards serve as well."""
    for down in (1.1, 2.2):
        _paint_thing(painter, Good.BOARDS, _at((1.6, down - 0.2)), ink, monochrome, _ICON * 0.6)


def _paint_arrow(painter: QPainter, arrow: _Arrow, colour: QColor) -> None:
    places = dict(_PLACED)
    points = [_at(places[arrow.start]), *map(_at, arrow.corners), _at(places[arrow.end])]
    points[0], points[-1] = _short(points[0], points[1]), _short(points[-1], points[-2])
    painter.setPen(QPen(colour, 1.0))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawPolyline(points)
    _paint_head(painter, points, colour)
    if arrow.number > 1:
        painter.setFont(print_font(9, bold=True))
        beside = points[-2] + (points[-1] - points[-2]) * 0.6
        is_upright = abs(points[-1].y() - points[-2].y()) > abs(points[-1].x() - points[-2].x())
        shift = QPointF(3, -6) if is_upright else QPointF(-8, -13)
        painter.drawText(QRectF(beside + shift, QSizeF(16, 11)), Qt.AlignmentFlag.AlignCenter, str(arrow.number))


def _short(point: QPointF, towards: QPointF) -> QPointF:
    """A point moved out of the picture that stands there."""
    way = towards - point
    upright = abs(way.y()) > abs(way.x())
    return point + way / hypot(way.x(), way.y()) * (_CLEAR + (3.5 if upright and way.y() > 0 else 0.0))


def _paint_head(painter: QPainter, points: Sequence[QPointF], colour: QColor) -> None:
    way = points[-1] - points[-2]
    along = way / hypot(way.x(), way.y())
    across, tip = QPointF(-along.y(), along.x()), points[-1]
    corners = (tip, tip - along * 5 + across * 2.6, tip - along * 5 - across * 2.6)
    painter.fillPath(polygon([(corner.x(), corner.y()) for corner in corners]), colour)
