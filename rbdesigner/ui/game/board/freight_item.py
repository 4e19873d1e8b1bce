"""Goods that are dragged over the board: what is in the hand, who would bring it, and where it would lie."""

from __future__ import annotations

import math

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen

from rbdesigner.art.pieces import EXTENT
from rbdesigner.art.pixmaps import TilePixmaps
from rbdesigner.play.placement.goods_pictures import look_of_good
from rbdesigner.play.placement.spot_areas import SpotArea
from rbdesigner.play.placement.spots import Point
from rbdesigner.play.placement.transporter_pictures import Placement
from rbdesigner.ui.canvas.map_item import Frame, MapItem
from rbdesigner.ui.canvas.scene import MapScene
from rbdesigner.ui.game.board.goods_drag import Drop
from rbdesigner.ui.game.board.reach_item import CHOSEN, on_screen
from rbdesigner.ui.game.board.spot_light import light_on

_SIZE, _LEAST_PIXELS = 0.22, 13.0
"""Half the width of goods in the hand: in tile radii, and at least in logical pixels."""
_RING, _CASING, _ERROR = 3.0, QColor(40, 25, 0, 200), QColor("#c62828")
_REFUSED = 0.55
"""How opaque goods are that cannot be dropped."""


class FreightItem(MapItem):
    """Paints goods in the hand, who would bring them, and where they would lie, with a cross where they cannot go."""

    def __init__(self, scene: MapScene, pixmaps: TilePixmaps) -> None:
        super().__init__(scene, "freight", 58)
        self._pixmaps = pixmaps
        self._drop: Drop | None = None
        self._movers: tuple[Placement, ...] = ()
        self._grounds: tuple[SpotArea, ...] = ()
        self._shown = QRectF()

    @property
    def drop(self) -> Drop | None:
        """The scenario that is shown."""
        return self._drop

    @property
    def movers(self) -> tuple[Placement, ...]:
        """The pictures of those who would bring the goods."""
        return self._movers

    def show_drop(
        self, drop: Drop | None, movers: tuple[Placement, ...], grounds: tuple[SpotArea, ...], scale: float
    ) -> None:
        """Show this from now on, with who would bring the goods and where they would lie.

        ``scale`` is a tile radius in logical pixels.
        """
        before, self._drop, self._movers = self._shown, drop, movers
        self.repaint_places({ground.place for ground in {*self._grounds} ^ {*grounds}})
        self._grounds = grounds
        self._shown = self._area(scale)
        for area in (before, self._shown):
            self.repaint(area)

    def _area(self, scale: float) -> QRectF:
        found = QRectF()
        if self._drop is not None and self._drop.at is not None:
            found = _about(self._drop.at, EXTENT * max(_SIZE, _LEAST_PIXELS / scale) + 4 / scale)
        for stand in self._movers:
            found = found.united(_about(stand.at, stand.size + 2 * _RING / scale + 0.1))
        return found

    def paint_frame(self, frame: Frame) -> None:
        """The light on the ground, the rings, the goods on top."""
        if self._drop is None:
            return
        painter, drop = frame.painter, self._drop
        for ground in self._grounds:
            light = light_on(ground, frame.orientation, round(frame.scale * frame.ratio, 2), frame.ratio)
            half = QPointF(light.width(), light.height()) / frame.ratio / 2
            middle = frame.at(ground.place)
            painter.drawImage(QRectF(middle - half, middle + half), light)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        for stand in self._movers:
            radius = stand.size * frame.scale + _RING
            for colour, width in ((_CASING, _RING + 2.5), (CHOSEN, _RING)):
                painter.setPen(QPen(colour, width))
                painter.drawEllipse(on_screen(frame, stand.at), radius, radius)
        if drop.at is not None:
            self._paint_goods(frame, drop, drop.at)

    def _paint_goods(self, frame: Frame, drop: Drop, at: Point) -> None:
        painter, half = frame.painter, max(_SIZE * frame.scale, _LEAST_PIXELS)
        count = drop.offers[0].delivery.count if drop.offers else 1
        picture = self._pixmaps.piece(look_of_good(drop.goods.good, count), max(2, round(half * frame.ratio)))
        middle, wide = on_screen(frame, at), picture.width() / frame.ratio / 2
        painter.save()
        painter.setOpacity(_REFUSED if drop.reason else 1.0)
        painter.drawImage(QRectF(middle - QPointF(wide, wide), middle + QPointF(wide, wide)), picture)
        painter.restore()
        if drop.reason:
            reach = half * math.sqrt(0.5)
            for colour, width in ((QColor("white"), 6.0), (_ERROR, 3.0)):
                painter.setPen(QPen(colour, width, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
                for turn in (1, -1):
                    painter.drawLine(middle + QPointF(reach, turn * reach), middle - QPointF(reach, turn * reach))


def _about(point: Point, half: float) -> QRectF:
    return QRectF(point[0] - half, point[1] - half, 2 * half, 2 * half)
