"""The whole map in flat colours, for where the board is not painted yet."""

from __future__ import annotations

import math
from collections.abc import Iterable

from PySide6.QtCore import QRectF, QSizeF
from PySide6.QtGui import QPainter

from rbdesigner.hexes import Hex
from rbdesigner.ui.canvas.map_image import MapImage, tile_bounds
from rbdesigner.ui.canvas.scene import MapScene

MOST_PIXELS, MOST_SCALE = 500_000, 48.0
"""The size of the picture, and of a tile radius in it, at most."""
MOST_CHANGED = 500
"""When more tiles than these have changed all are drawn anew."""


class Overview:
    """A picture of all tiles, drawn when it is first wanted; after that only changed tiles are drawn."""

    def __init__(self, scene: MapScene) -> None:
        self._map = scene
        self._image = MapImage()
        self._changed: set[Hex] = set()

    def forget(self) -> None:
        """Draw everything anew when it is wanted again."""
        self._image = MapImage()
        self._changed.clear()

    def edited(self, places: Iterable[Hex]) -> None:
        """Take note of tiles that have changed."""
        if not self._image.image.isNull():
            self._changed.update(places)
            if len(self._changed) > MOST_CHANGED:
                self.forget()

    def paint(self, painter: QPainter, radius: float) -> None:
        """Paint the whole map about the painter's (0, 0), with tiles of this radius."""
        if self._map.bounds().isEmpty():
            return
        self._draw()
        image = self._image
        size = QSizeF(image.image.size()) * (radius / image.scale)
        painter.drawImage(QRectF(image.bounds.topLeft() * radius, size), image.image)

    def _draw(self) -> None:
        """Bring the picture up to date."""
        scenario, image = self._map.scenario, self._image
        is_other = (scenario.orientation, scenario.is_irrigated) != (image.orientation, image.is_irrigated)
        places = [tile_bounds(place, image.orientation) for place in self._changed if place in scenario.tiles]
        if image.image.isNull() or is_other or not all(image.bounds.contains(place) for place in places):
            bounds = self._map.bounds().adjusted(-1, -1, 1, 1)
            image.draw(scenario, bounds, min(MOST_SCALE, math.sqrt(MOST_PIXELS / (bounds.width() * bounds.height()))))
        elif self._changed:
            image.repaint(scenario.tiles, self._changed)
        self._changed.clear()
