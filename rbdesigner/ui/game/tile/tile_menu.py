"""The menu of a thing on a tile."""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtCore import QPoint, Signal
from PySide6.QtWidgets import QWidget

from rbdesigner.engine.core.codes import NONE
from rbdesigner.play.tile_options import TileOption
from rbdesigner.ui.widgets.literal import caption
from rbdesigner.ui.widgets.menu import Menu


class TileMenu(Menu):
    """Lists what a thing allows, greyed with the reason where it cannot be done.

    ``chosen(int)`` asks to choose a transporter, ``taken(TileAction)`` to do this.
    """

    chosen = Signal(int)
    taken = Signal(object)

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("tile-menu")

    def offer(self, found: Iterable[TileOption], at: QPoint) -> None:
        """List options at a point of the screen."""
        self.clear()
        for option in found:
            self._add(option)
        self.popup(at + QPoint(2, 2))

    def _add(self, option: TileOption) -> None:
        tile_action, text = option.tile_action, option.text
        if tile_action.reason:
            text = self.tr("{action}: {reason}").format(action=text, reason=tile_action.reason)
        line = self.addAction(caption(text))
        line.setEnabled(not tile_action.reason)
        line.setData(tile_action)
        if option.chooses != NONE:
            line.triggered.connect(lambda: self.chosen.emit(option.chooses))
        else:
            line.triggered.connect(lambda: self.taken.emit(tile_action))
