"""The menu that all rooms of the window use."""

from __future__ import annotations

from PySide6.QtWidgets import QMenu


class Menu(QMenu):
    """A menu whose edge and boxes to tick can be seen in both themes.

    The theme gives this class a palette of its own. It must not give that to ``QMenu``: lists of combo boxes take the
    palette of ``QMenu`` too, and paint their ground with what edges are made of.
    """
