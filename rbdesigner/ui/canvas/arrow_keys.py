"""The keys that go from place to place on a map, and those that act there."""

from __future__ import annotations

from PySide6.QtCore import Qt

from rbdesigner.hexes import Hex, Orientation

ARROWS = (Qt.Key.Key_Up, Qt.Key.Key_Right, Qt.Key.Key_Down, Qt.Key.Key_Left)
APPLY = (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space)


def arrow_edge(key: Qt.Key, place: Hex, orientation: Orientation) -> int:
    """Find the edge over which an arrow key leaves a place; across the grain it zigzags, so that rows stay rows."""
    which = ARROWS.index(key)
    if orientation is Orientation.FLAT:
        return (0, 1, 3, 5)[which] if place.q % 2 == 0 else (0, 2, 3, 4)[which]
    return (0, 1, 2, 4)[which] if (place.q + place.r) % 2 == 0 else (5, 1, 3, 4)[which]
