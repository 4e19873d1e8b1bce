"""The meaning of the keys that are held while a thing on a tile is clicked."""

from __future__ import annotations

from PySide6.QtCore import Qt

from rbdesigner.ui.game.choices.choice_widgets import MANY

_ALT = Qt.KeyboardModifier.AltModifier
_BOTH = Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.ShiftModifier


def leads_geese(modifiers: Qt.KeyboardModifier) -> bool:
    """Tell whether geese are to follow: Alt is held, which window managers may take, or Ctrl and Shift together."""
    return bool(modifiers & _ALT) or modifiers & _BOTH == _BOTH


def many(modifiers: Qt.KeyboardModifier) -> bool:
    """Whether as many as possible are meant: Shift or Ctrl, but without Alt not both."""
    return bool(modifiers & MANY) and (bool(modifiers & _ALT) or modifiers & _BOTH != _BOTH)
