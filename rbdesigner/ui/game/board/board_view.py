"""The view of the board of a game, which hears of keys that are held."""

from __future__ import annotations

from typing import Protocol

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QWidget

from rbdesigner.ui.canvas.pointer import PointerListener
from rbdesigner.ui.canvas.scene import MapScene
from rbdesigner.ui.canvas.still_view import FittingView

HELD = {Qt.Key.Key_Shift: Qt.KeyboardModifier.ShiftModifier, Qt.Key.Key_Control: Qt.KeyboardModifier.ControlModifier}
"""The keys that change what comes of a drag."""


class BoardListener(PointerListener, Protocol):
    """A listener to the pointer, and to keys that are held beside it."""

    def hold(self, modifiers: Qt.KeyboardModifier) -> None:
        """Other modifier keys are held than before."""


class BoardView(FittingView):
    """A map that tells its listener of modifier keys, too."""

    def __init__(self, scene: MapScene, listener: BoardListener, parent: QWidget | None = None) -> None:
        self._holder = listener
        super().__init__(scene, listener, parent)

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
