"""The view of the board of a game: as that of a map, but with scroll bars only where there is more to see."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QWidget

from rbdesigner.ui.canvas.pointer import PointerListener
from rbdesigner.ui.canvas.scene import MapScene
from rbdesigner.ui.canvas.view import MapView

OFF, ON = Qt.ScrollBarPolicy.ScrollBarAlwaysOff, Qt.ScrollBarPolicy.ScrollBarAlwaysOn


class BoardView(MapView):
    """A map that can be panned a little beyond its rim; there are scroll bars only while it is too large to be seen
    as a whole."""

    def __init__(self, scene: MapScene, listener: PointerListener, parent: QWidget | None = None) -> None:
        super().__init__(scene, listener, parent)
        self._board = scene
        self._show_bars()

    def map_resized(self) -> None:
        """Look whether the map still fits."""
        super().map_resized()
        if hasattr(self, "_board"):  # not while it is being made
            self._show_bars()

    def _show_bars(self) -> None:
        """Measured without bars, so that they do not come because they are there."""
        bounds, room = self._board.bounds(), self.maximumViewportSize()
        fits = (
            bounds.width() * self.scale_factor <= room.width() and bounds.height() * self.scale_factor <= room.height()
        )
        for set_policy in (self.setHorizontalScrollBarPolicy, self.setVerticalScrollBarPolicy):
            set_policy(OFF if fits else ON)
