"""The menu of a thing on a tile, and the meaning of the keys that are held while it is clicked."""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtCore import QPoint, Qt, Signal
from PySide6.QtWidgets import QWidget

from rbdesigner.engine.core.codes import NONE
from rbdesigner.play.tile_options import TileOption
from rbdesigner.ui.game.choices.choice_widgets import MANY
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


_ALT = Qt.KeyboardModifier.AltModifier
_BOTH = Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.ShiftModifier


def leads_geese(modifiers: Qt.KeyboardModifier) -> bool:
    """Tell whether geese are to follow: Alt is held, which window managers may take, or Ctrl and Shift together."""
    return bool(modifiers & _ALT) or modifiers & _BOTH == _BOTH


def many(modifiers: Qt.KeyboardModifier) -> bool:
    """Whether as many as possible are meant: Shift or Ctrl, but without Alt not both."""
    return bool(modifiers & MANY) and (bool(modifiers & _ALT) or modifiers & _BOTH != _BOTH)
