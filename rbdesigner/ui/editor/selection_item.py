"""The selected places of a map."""

from __future__ import annotations

from PySide6.QtGui import QColor, QPainter, QPainterPath

from rbdesigner.art.outlines import outline_of
from rbdesigner.hexes import Hex
from rbdesigner.ui.canvas.map_item import Frame, MapItem
from rbdesigner.ui.canvas.marks import stroke_outline
from rbdesigner.ui.canvas.scene import MapScene
from rbdesigner.ui.editor.document import Document


class SelectionItem(MapItem):
    """A veil over the selected places and a line around them."""

    def __init__(self, scene: MapScene, document: Document, colour: QColor) -> None:
        super().__init__(scene, "selection", 60)
        self._document = document
        self.colour = colour
        self._shown: frozenset[Hex] = frozenset()
        self._outline = QPainterPath()

    def changed(self) -> None:
        """Show the selection of the document."""
        before, self._shown = self._shown, self._document.selection
        self.reshape()
        changed = before ^ self._shown
        if len(changed) > 200:
            self.update()
        else:
            self.repaint_places(changed)

    def reshape(self) -> None:
        """Work out the line around the selected places."""
        self._outline = outline_of(self._shown, self.map.orientation)

    def paint_frame(self, frame: Frame) -> None:
        """The veil and the line, dark on light."""
        if not self._shown:
            return
        veil = QColor(self.colour)
        veil.setAlpha(64)
        frame.to_map()
        frame.painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        frame.painter.fillPath(self._outline, veil)
        stroke_outline(frame.painter, self._outline, self.colour)
