"""A scroll bar that leaves room to what it scrolls."""

from __future__ import annotations

from PySide6.QtCore import QSize, Qt
from PySide6.QtWidgets import QScrollBar

SLIM = 10
"""Pixels that it is wide, some fewer than the style wants."""


class SlimBar(QScrollBar):
    """A scroll bar for what stands beside a map, or is one: on a small screen the map needs the room."""

    def sizeHint(self) -> QSize:
        """Be slim, and as long as the style wants it."""
        wanted = super().sizeHint()
        is_upright = self.orientation() is Qt.Orientation.Vertical
        return QSize(SLIM, wanted.height()) if is_upright else QSize(wanted.width(), SLIM)
