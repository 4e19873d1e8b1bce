"""Foreign contents of a map on the board: tiles and pieces of the expansion."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from PySide6.QtCore import QRectF

from rbdesigner.art.foreign_things import foreign_things
from rbdesigner.hexes import Hex
from rbdesigner.scenario.edit import Edit
from rbdesigner.ui.canvas.map_item import Budget, Frame, MapLayer
from rbdesigner.ui.canvas.scene import MapScene
from rbdesigner.ui.canvas.tile_layer import shared_pixmaps


class ForeignLayer(MapLayer):
    """Tiles and pieces of the expansion, above the tiles of the map."""

    def __init__(self, scene: MapScene) -> None:
        super().__init__(scene, "foreign")

    @property
    def is_empty(self) -> bool:
        """Whether there is nothing foreign."""
        return not self.scenario.foreign

    def edited(self, edit: Edit) -> Iterable[QRectF]:
        """List where something foreign has changed, or pieces of ours for which foreign ones make room."""
        parts, foreign = ("tiles", "homes", "pieces"), self.scenario.foreign
        places = [
            change.key
            for change in edit.changes
            if isinstance(change.key, Hex)
            and (change.part == "foreign" or (change.part in parts and change.key in foreign))
        ]
        return self.rects(places)

    def paint(self, frame: Frame, places: Sequence[Hex], budget: Budget) -> bool:
        """Paint what is foreign at these places."""
        frame.painter.save()
        frame.to_map()
        frame.painter.setRenderHint(frame.painter.RenderHint.Antialiasing)
        foreign_things(self.scenario, shared_pixmaps().style, set(places)).paint(frame.painter)
        frame.painter.restore()
        return True
