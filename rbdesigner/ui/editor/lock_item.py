"""The signs of locked tiles."""

from __future__ import annotations

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QColor

from rbdesigner.hexes import Hex, corner
from rbdesigner.ui.canvas.map_item import Frame, MapItem
from rbdesigner.ui.canvas.scene import MapScene
from rbdesigner.ui.editor.document import Document
from rbdesigner.ui.widgets import icons

SIZE, LEAST, MOST = 0.42, 7.0, 20.0
"""How wide a sign is in tile radii, and at least and at most in pixels."""
LOCK_CORNER, AWAY = 2, 0.62
"""The corner towards which it stands, and how far from the middle, in tile radii."""
INK = QColor("#40342a")


class LockItem(MapItem):
    """A padlock on every locked tile."""

    def __init__(self, scene: MapScene, document: Document) -> None:
        super().__init__(scene, "locks", 47)
        self._document = document
        self._shown: frozenset[Hex] = frozenset()

    def changed(self) -> None:
        """Show the locks of the document."""
        before, self._shown = self._shown, self._document.locked
        self.repaint_places(before ^ self._shown)

    def paint_frame(self, frame: Frame) -> None:
        """A padlock on a white disc."""
        if not self._shown:
            return
        painter, size = frame.painter, min(max(frame.scale * SIZE, LEAST), MOST)
        painter.setRenderHint(painter.RenderHint.Antialiasing)
        offset = QPointF(*corner(LOCK_CORNER, frame.orientation)) * AWAY * frame.scale
        for place in self.exposed(frame, self._shown):
            middle = frame.at(place) + offset
            painter.setPen(INK)
            painter.setBrush(QColor(255, 255, 255, 235))
            painter.drawEllipse(middle, size * 0.72, size * 0.72)
            painter.setPen(Qt.PenStyle.NoPen)
            painter.save()
            painter.translate(middle - QPointF(size / 2, size / 2))
            icons.draw(painter, "lock", size, INK)
            painter.restore()
