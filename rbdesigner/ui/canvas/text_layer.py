"""Texts on the map: labels, numbers of notes, districts, and the coordinates of the tiles."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import ClassVar

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor

from rbdesigner.art.map_texts import district_lines, map_texts
from rbdesigner.hexes import Hex, Orientation, position
from rbdesigner.scenario.edit import Edit
from rbdesigner.scenario.inscriptions import INSCRIBED
from rbdesigner.ui.canvas.map_item import Budget, Frame, MapLayer
from rbdesigner.ui.canvas.scene import MapScene

LEAST_FOR_TEXTS, LEAST_FOR_LINES = 22.0, 10.0
"""Logical pixels of tile radius from which texts can be read, and districts are outlined."""


class TextLayer(MapLayer):
    """The texts of the map over all that stands on it."""

    reach: ClassVar[float] = 0.9

    def __init__(self, scene: MapScene) -> None:
        super().__init__(scene, "texts")

    @property
    def is_empty(self) -> bool:
        """Whether nothing is written anywhere."""
        return not any(getattr(self.scenario, part) for part in INSCRIBED)

    def edited(self, edit: Edit) -> Iterable[QRectF]:
        """List where texts have changed: their numbers and names may stand elsewhere now.

        Names of districts keep clear of homes.
        """
        written_or_avoided = (*INSCRIBED, "homes") if self.scenario.districts else INSCRIBED
        changed = {change.key for change in edit.changes if change.part in written_or_avoided}
        if not changed:
            return ()
        written = {place for part in INSCRIBED for place in getattr(self.scenario, part)}
        return self.rects(sorted(written | {place for place in changed if isinstance(place, Hex)}))

    def paint(self, frame: Frame, places: Sequence[Hex], budget: Budget) -> bool:
        """Paint what is written at these places, or where it is too small the lines around districts alone."""
        if frame.scale >= LEAST_FOR_LINES:
            draw = map_texts if frame.scale >= LEAST_FOR_TEXTS else district_lines
            frame.painter.save()
            frame.to_map()
            frame.painter.setRenderHint(frame.painter.RenderHint.Antialiasing)
            draw(self.scenario, set(places)).paint(frame.painter)
            frame.painter.restore()
        return True


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
