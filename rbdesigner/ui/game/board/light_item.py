"""The light below the pieces: on ground that can be reached, and around the chosen transporter's picture."""

from __future__ import annotations

import math
from collections.abc import Sequence
from functools import lru_cache

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QImage, QPainter

from rbdesigner.art.pieces import EXTENT
from rbdesigner.art.pixmaps import TilePixmaps, without_engine
from rbdesigner.play.placement.piece_layout import PieceLook
from rbdesigner.play.placement.spot_areas import SpotArea
from rbdesigner.play.placement.transporter_pictures import Placement
from rbdesigner.ui.canvas.map_item import Frame, MapItem
from rbdesigner.ui.canvas.scene import MapScene
from rbdesigner.ui.game.board.reach_item import CHOSEN, RIM, on_screen
from rbdesigner.ui.game.board.spot_light import light_on

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
"""In how many directions a shape is moved to let it grow."""


def _in_one_colour(picture: QImage, colour: QColor) -> QImage:
    plain = QImage(picture)
    painter = QPainter(plain)
    painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_SourceIn)
    painter.fillRect(plain.rect(), colour)
    painter.end()
    return plain
