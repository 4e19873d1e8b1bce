"""The view of the board of a game.

As that of a map, but with scroll bars only where there is more to see.
"""

from __future__ import annotations

from typing import Protocol

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QWidget

from rbdesigner.ui.canvas.map_view import MapView
from rbdesigner.ui.canvas.pointer import PointerListener
from rbdesigner.ui.canvas.scene import MapScene

HELD = {Qt.Key.Key_Shift: Qt.KeyboardModifier.ShiftModifier, Qt.Key.Key_Control: Qt.KeyboardModifier.ControlModifier}
"""The keys that change what comes of a drag."""
OFF, ON = Qt.ScrollBarPolicy.ScrollBarAlwaysOff, Qt.ScrollBarPolicy.ScrollBarAlwaysOn


class BoardListener(PointerListener, Protocol):
    """A listener to the pointer, and to keys that are held beside it."""

    def hold(self, modifiers: Qt.KeyboardModifier) -> None:
        """Other modifier keys are held than before."""


class BoardView(MapView):
    """A map with scroll bars only while it is too large to be seen as a whole.

    It can be panned beyond its rim all the same.
    """

    def __init__(self, scene: MapScene, listener: BoardListener, parent: QWidget | None = None) -> None:
        self._holder = listener
        super().__init__(scene, listener, parent)

    def map_resized(self) -> None:
        """Look whether the map still fits, measured without scroll bars.

        They must not come because they are there.
        """
        super().map_resized()
        size, room = self._map.bounds().size() * self.scale_factor, self.maximumViewportSize()
        self._set_bars(OFF if size.width() <= room.width() and size.height() <= room.height() else ON)

    def _fit(self) -> None:
        """Use the room of the bars too once they are gone."""
        room = self.viewport().size()
        super()._fit()
        if self.viewport().size() != room:
            super()._fit()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """A modifier key counts without a move of the pointer."""
        super().keyPressEvent(event)
        held = HELD.get(Qt.Key(event.key()))
        if held is not None and not event.isAutoRepeat():
            self._holder.hold(event.modifiers() | held)

    def keyReleaseEvent(self, event: QKeyEvent) -> None:
        """A modifier key no longer counts."""
        super().keyReleaseEvent(event)
        held = HELD.get(Qt.Key(event.key()))
        if held is not None and not event.isAutoRepeat():
            self._holder.hold(event.modifiers() & ~held)

    def _set_bars(self, policy: Qt.ScrollBarPolicy) -> None:
        self.setHorizontalScrollBarPolicy(policy)
        self.setVerticalScrollBarPolicy(policy)
