"""Names of places of the map and of directions on it, in sentences."""

from __future__ import annotations

from rbdesigner.hexes import Orientation
from rbdesigner.messages.phrases import Phrase
from rbdesigner.translatable import QT_TRANSLATE_NOOP

_NORTH = QT_TRANSLATE_NOOP("directions", "north")
_NORTH_EAST = QT_TRANSLATE_NOOP("directions", "north-east")
_EAST = QT_TRANSLATE_NOOP("directions", "east")
_SOUTH_EAST = QT_TRANSLATE_NOOP("directions", "south-east")
_SOUTH = QT_TRANSLATE_NOOP("directions", "south")
_SOUTH_WEST = QT_TRANSLATE_NOOP("directions", "south-west")
_WEST = QT_TRANSLATE_NOOP("directions", "west")
_NORTH_WEST = QT_TRANSLATE_NOOP("directions", "north-west")

_DIRECTIONS = {
    Orientation.FLAT: (_NORTH, _NORTH_EAST, _SOUTH_EAST, _SOUTH, _SOUTH_WEST, _NORTH_WEST),
    Orientation.POINTY: (_NORTH_EAST, _EAST, _SOUTH_EAST, _SOUTH_WEST, _WEST, _NORTH_WEST),
}

COMPASS = tuple(
    Phrase("directions", name)
    for name in (_NORTH, _NORTH_EAST, _EAST, _SOUTH_EAST, _SOUTH, _SOUTH_WEST, _WEST, _NORTH_WEST)
)
"""From the north clockwise."""


def place(at: tuple[int, ...]) -> str:
    """A place by its coordinates: ``(2, −1)``."""
    return f"({at[0]}, {at[1]})".replace("-", "−")


def direction(edge: int, orientation: Orientation) -> Phrase:
    """Where an edge looks on the map as it is shown: ``south-east``."""
    return Phrase("directions", _DIRECTIONS[orientation][edge % 6])
