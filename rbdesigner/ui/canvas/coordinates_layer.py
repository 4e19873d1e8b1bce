"""The coordinates of the tiles."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor

from rbdesigner.hexes import Hex, Orientation, position
from rbdesigner.ui.canvas.map_item import Frame
from rbdesigner.ui.canvas.map_layer import Budget, MapLayer
from rbdesigner.ui.canvas.scene import MapScene

LEAST_FOR_COORDINATES = 22.0
"""Logical pixels of tile radius from which coordinates are written on the tiles."""


class CoordinatesLayer(MapLayer):
    """The coordinates of each tile, as problems and files name them."""

    def __init__(self, scene: MapScene) -> None:
        super().__init__(scene, "coordinates")
        self.visible = False

    def paint(self, frame: Frame, places: Sequence[Hex], budget: Budget) -> bool:
        """Dark letters on a pale rim, at the lower edge of each tile."""
        if frame.scale < LEAST_FOR_COORDINATES:
            return True
        painter = frame.painter
        font = painter.font()
        font.setPixelSize(round(min(max(frame.scale / 5, 9), 18)))
        painter.setFont(font)
        down = 0.66 if frame.orientation is Orientation.FLAT else 0.72
        tiles = self.scenario.tiles
        for place in places:
            if place not in tiles:
                continue
            x, y = position(place, frame.orientation)
            middle = QPointF(frame.left + frame.scale * x, frame.top + frame.scale * (y + down))
            text = f"{place.q}, {place.r}"
            box = QRectF(middle.x() - frame.scale, middle.y() - frame.scale / 4, 2 * frame.scale, frame.scale / 2)
            painter.setPen(QColor(255, 255, 255, 190))
            for dx, dy in ((-1, 0), (1, 0), (0, -1), (0, 1)):
                painter.drawText(box.translated(dx, dy), Qt.AlignmentFlag.AlignCenter, text)
            painter.setPen(QColor(30, 26, 22))
            painter.drawText(box, Qt.AlignmentFlag.AlignCenter, text)
        return True
