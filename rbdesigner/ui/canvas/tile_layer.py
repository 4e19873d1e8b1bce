"""The tiles of a map, painted from pictures that all documents share."""

from __future__ import annotations

import math
from time import perf_counter

from PySide6.QtCore import QPoint, QRectF, QTimer
from PySide6.QtGui import QColor, QImage, QPainter

from rbdesigner.art.palette import TERRAINS
from rbdesigner.art.pixmaps import TilePixmaps
from rbdesigner.art.tile import TileLook, look_at, plain_look
from rbdesigner.hexes import Hex, neighbours, position
from rbdesigner.scenario.edit import Edit
from rbdesigner.tiles import tile
from rbdesigner.ui.canvas.layer import Frame, Layer
from rbdesigner.ui.canvas.scene import MapScene

FAR = 9.0
"""Below so many device pixels of tile radius tiles are shown without shores and variants: nobody could see them."""
KEPT = 64.0
"""Up to this size the pictures in use are kept here too, however little room the shared ones have."""
BUDGET = 0.006
"""Seconds of one repaint that may go into new pictures; others stand in for the rest until the next one."""
PAUSE = 30
"""Milliseconds after a repaint with stand-ins until the next."""


class TileLayer(Layer):
    """All tiles. Each has the number of its look, and each look one picture at the present size."""

    def __init__(self, scene: MapScene, pixmaps: TilePixmaps) -> None:
        super().__init__(scene, "tiles", 10)
        self._pixmaps = pixmaps
        self._number_of: dict[TileLook, int] = {}
        self._looks: list[TileLook] = []
        self._index: dict[Hex, int] = {}
        self._radius = 0.0
        self._pictures: list[QImage | None] = []
        self._again = QTimer(scene)
        self._again.setSingleShot(True)
        self._again.setInterval(PAUSE)
        self._again.timeout.connect(self.update)
        self._read()

    def _read(self) -> None:
        tiles, orientation = self.scenario.tiles, self.map.orientation
        self._index = {place: self._number(look_at(tiles, place, orientation)) for place in tiles}

    def _number(self, look: TileLook) -> int:
        number = self._number_of.setdefault(look, len(self._looks))
        if number == len(self._looks):
            self._looks.append(look)
            self._pictures.append(None)
        return number

    def edited(self, edit: Edit) -> None:
        """Look again at the tiles that have changed and at those around them."""
        changed = [change.key for change in edit.changes if change.part == "tiles" and isinstance(change.key, Hex)]
        tiles, orientation = self.scenario.tiles, self.map.orientation
        for place in dict.fromkeys(near for at in changed for near in (at, *neighbours(at))):
            number = self._number(look_at(tiles, place, orientation)) if place in tiles else None
            if number != self._index.get(place):
                if number is None:
                    del self._index[place]
                else:
                    self._index[place] = number
                self.repaint_places([place])

    def turned(self) -> None:
        """The hexes point the other way now."""
        self._read()
        self.update()

    def paint_frame(self, frame: Frame) -> None:
        """Put each tile's picture where the nearest device pixel is."""
        radius = round(frame.scale * frame.ratio, 2)
        if radius != self._radius:
            self._radius = radius
            self._pictures = [None] * len(self._looks)
        deadline = perf_counter() + BUDGET
        painter, scale, index, pictures = frame.painter, frame.scale, self._index, self._pictures
        orientation, ratio = frame.orientation, frame.ratio
        left, top = frame.left * ratio, frame.top * ratio
        step = scale * ratio
        painter.save()
        painter.scale(1 / ratio, 1 / ratio)
        draw, spot = painter.drawImage, QPoint()
        set_x, set_y = spot.setX, spot.setY
        late = False
        for place in self.exposed(frame, index):
            number = index[place]
            picture = pictures[number]
            if picture is None:
                picture = self._picture(number, deadline)
                if picture is None:
                    self._stand_in(painter, number, place, left, top)
                    late = True
                    continue
            x, y = position(place, orientation)
            set_x(math.floor(left + step * x + 0.5) - picture.width() // 2)
            set_y(math.floor(top + step * y + 0.5) - picture.height() // 2)
            draw(spot, picture)
        painter.restore()
        if late:
            self._again.start()

    def _picture(self, number: int, deadline: float) -> QImage | None:
        """The picture of a look at the present size, None if there is no time left to paint it."""
        look = self._looks[number]
        if self._radius < FAR:
            look = plain_look(tile(look.terrain, look.rivers), look.orientation)
        there = self._pixmaps.nearest(look, self._radius)
        if perf_counter() > deadline and (there is None or there[1] != self._radius):
            return None
        picture = self._pixmaps.get(look, self._radius)
        if self._radius <= KEPT:
            self._pictures[number] = picture
        return picture

    def _stand_in(self, painter: QPainter, number: int, place: Hex, left: float, top: float) -> None:
        """Paint a tile from a picture of another size, or as a patch of colour."""
        look, radius = self._looks[number], self._radius
        x, y = position(place, look.orientation)
        x, y = left + radius * x, top + radius * y
        found = self._pixmaps.nearest(look, radius)
        if found is None:
            colour: QColor = TERRAINS[look.terrain].light
            painter.fillRect(QRectF(x - 0.8 * radius, y - 0.8 * radius, 1.6 * radius, 1.6 * radius), colour)
            return
        picture, painted_at = found
        width, height = picture.width() * radius / painted_at, picture.height() * radius / painted_at
        painter.drawImage(QRectF(x - width / 2, y - height / 2, width, height), picture)
