"""Labels, numbers of notes and districts on the screen, private ones too."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import ClassVar

from PySide6.QtCore import QRectF

from rbdesigner.art.map_texts import map_texts
from rbdesigner.hexes import Hex
from rbdesigner.scenario.edit import Edit
from rbdesigner.scenario.inscriptions import INSCRIBED
from rbdesigner.ui.canvas.map_item import Frame
from rbdesigner.ui.canvas.map_layer import Budget, MapLayer
from rbdesigner.ui.canvas.scene import MapScene

LEAST_FOR_TEXTS = 14.0
"""Logical pixels of tile radius from which texts can be read."""


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
        """Paint what is written at these places."""
        if frame.scale >= LEAST_FOR_TEXTS:
            frame.painter.save()
            frame.to_map()
            frame.painter.setRenderHint(frame.painter.RenderHint.Antialiasing)
            map_texts(self.scenario, set(places)).paint(frame.painter)
            frame.painter.restore()
        return True
