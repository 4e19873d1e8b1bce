"""The light that lies on the ground of a spot, and its outline as it is painted."""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence
from functools import lru_cache

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QImage, QPainter, QPainterPath, QPainterPathStroker, QPen, QTransform

from rbdesigner.art.ground import hexagon_path
from rbdesigner.art.palette import with_opacity
from rbdesigner.art.piece_drawing import EXTENT
from rbdesigner.art.pixmaps import TilePixmaps, picture_size, without_engine
from rbdesigner.art.sketch import polygon
from rbdesigner.engine.core.topology import DOCK, RIVER, SEA
from rbdesigner.geometry import Curve, regions, river_curves, true_point
from rbdesigner.hexes import Orientation
from rbdesigner.play.placement.board_pictures import Placement
from rbdesigner.play.placement.piece_layout import PieceLook
from rbdesigner.play.placement.spots import BED, WET, SpotArea, courses_of, quay
from rbdesigner.tiles import Rivers
from rbdesigner.ui.canvas.map_item import Frame, MapItem
from rbdesigner.ui.canvas.scene import MapScene
from rbdesigner.ui.game.board.reach_item import CHOSEN, RIM, on_screen

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
_FILL = 58
"""Opacity of the light on all of the ground (0 to 255)."""


def spot_outline(area: SpotArea, orientation: Orientation) -> QPainterPath:
    """The outline of a ground about the middle of its tile, in tile radii."""
    return _outline(area.rivers, area.kind, area.numbers, orientation)


def light_on(area: SpotArea, orientation: Orientation, radius: float, ratio: float) -> QImage:
    """Paint the light on a ground in the size of a tile radius in device pixels; the middles are the same."""
    return _light(area.rivers, area.kind, area.numbers, orientation, radius, ratio)


@lru_cache(maxsize=1024)
def _outline(rivers: Rivers, kind: int, numbers: tuple[int, ...], orientation: Orientation) -> QPainterPath:
    whole = hexagon_path(orientation)
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
    painter.fillPath(outline, with_opacity(LIGHT, _FILL / 255))
    for reach, opacity in _HAZE:
        _stroke(painter, outline, with_opacity(LIGHT, opacity / 255), 2 * reach * radius)
    line, case, gap = max(_LINE * radius, _LEAST_LINE * ratio), max(_CASE * radius, ratio), _GAP * radius
    _stroke(painter, outline, with_opacity(CASING, 150 / 255), 2 * (gap + line + 2 * case))
    painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_Source)
    _stroke(painter, outline, LIGHT, 2 * (gap + case + line))
    _stroke(painter, outline, with_opacity(CASING, 170 / 255), 2 * (gap + case))
    _stroke(painter, outline, QColor(0, 0, 0, 0), 2 * gap)
    beyond = QPainterPath()
    beyond.addRect(-width, -height, 2 * width, 2 * height)
    painter.fillPath(beyond.subtracted(outline), QColor(0, 0, 0, 0))
    painter.end()
    return without_engine(image)


def _stroke(painter: QPainter, path: QPainterPath, colour: QColor, width: float) -> None:
    painter.strokePath(
        path, QPen(colour, width, Qt.PenStyle.SolidLine, Qt.PenCapStyle.FlatCap, Qt.PenJoinStyle.MiterJoin)
    )


_RIMS = ((5.5, RIM), (4.0, CHOSEN))
"""How far the rims about the chosen picture reach beyond it, in logical pixels, the lowest first."""
_RIMS_LOOKED_AT = ((3.0, QColor("#2b2b2b")), (2.0, QColor("#d8d8d8")))
"""The same about a picture that is only looked at: thin and plain, as nothing can be done with it."""
_BEYOND = 0.3
"""They reach no farther than that, in tile radii."""


class LightItem(MapItem):
    """Paints light on grounds, and rims about the picture that is chosen."""

    def __init__(self, scene: MapScene, pixmaps: TilePixmaps) -> None:
        super().__init__(scene, "light", 20)
        self._pixmaps = pixmaps
        self._grounds: dict[SpotArea, None] = {}
        self._chosen: Placement | None = None
        self._is_own = True

    def show_light(self, grounds: Sequence[SpotArea], chosen: Placement | None, is_own: bool) -> None:
        """Light these grounds from now on and no others; ``is_own`` says that the chosen one can be told what to do."""
        lit = dict.fromkeys(grounds)
        self.repaint_places({ground.place for ground in lit.keys() ^ self._grounds.keys()})
        if (chosen, is_own) != (self._chosen, self._is_own):
            for stand in (self._chosen, chosen):
                self.repaint(_around(stand))
        self._grounds, self._chosen, self._is_own = lit, chosen, is_own

    def paint_frame(self, frame: Frame) -> None:
        """The light, then the rims."""
        radius = round(frame.scale * frame.ratio, 2)
        seen = set(self.exposed(frame, {ground.place for ground in self._grounds}))
        for ground in self._grounds:
            if ground.place in seen:
                _put(frame, light_on(ground, frame.orientation, radius, frame.ratio), frame.at(ground.place))
        if self._chosen is not None and frame.whole.intersects(_around(self._chosen)):
            size = max(2, round(self._chosen.size * frame.scale * frame.ratio))
            rims = _rims(self._pixmaps, self._chosen.look, size, frame.ratio, self._is_own)
            _put(frame, rims, on_screen(frame, self._chosen.at))


def _around(stand: Placement | None) -> QRectF:
    """All of the map that the rims of a picture may fill."""
    if stand is None:
        return QRectF()
    half = EXTENT * stand.size + _BEYOND
    return QRectF(stand.at[0] - half, stand.at[1] - half, 2 * half, 2 * half)


def _put(frame: Frame, picture: QImage, middle: QPointF) -> None:
    """Paint a picture, made for the pixels of the device, about a point."""
    half = QPointF(picture.width(), picture.height()) / frame.ratio / 2
    frame.painter.drawImage(QRectF(middle - half, middle + half), picture)


@lru_cache(maxsize=32)
def _rims(pixmaps: TilePixmaps, look: PieceLook, size: int, ratio: float, is_own: bool) -> QImage:
    """Rims about the picture of a piece, by its device pixels from middle to side."""
    shape, widths = pixmaps.piece(look, size), _RIMS if is_own else _RIMS_LOOKED_AT
    room = math.ceil(widths[0][0] * ratio) + 1
    image = QImage(shape.width() + 2 * room, shape.height() + 2 * room, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(0)
    painter = QPainter(image)
    for width, colour in widths:
        plain = _in_one_colour(shape, colour)
        for step in range(_STEPS):
            turn = step * math.tau / _STEPS
            reach = QPointF(math.cos(turn), math.sin(turn)) * width * ratio
            painter.drawImage(QPointF(room, room) + reach, plain)
    painter.end()
    return without_engine(image)


_STEPS = 16
"""The number of directions in which a shape is moved to let it grow."""


def _in_one_colour(picture: QImage, colour: QColor) -> QImage:
    plain = QImage(picture)
    painter = QPainter(plain)
    painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_SourceIn)
    painter.fillRect(plain.rect(), colour)
    painter.end()
    return plain
