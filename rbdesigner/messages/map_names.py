"""Names of what a map has: places, directions, tiles and rivers, in sentences."""

from __future__ import annotations

from collections.abc import Mapping

from rbdesigner.hexes import Orientation
from rbdesigner.messages.nouns import noun
from rbdesigner.messages.phrases import Phrase
from rbdesigner.tiles import Box, Rivers, TileKind, shape_name, shape_of
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
"""The names of directions, clockwise from the north."""


def place(at: tuple[int, ...]) -> str:
    """A place by its coordinates: ``(2, −1)``."""
    return f"({at[0]}, {at[1]})".replace("-", "−")


def direction(edge: int, orientation: Orientation) -> Phrase:
    """Where an edge looks on the map as it is shown: ``south-east``."""
    return Phrase("directions", _DIRECTIONS[orientation][edge % 6])


_BOXES: Mapping[str, str] = {
    "second-edition": QT_TRANSLATE_NOOP("boxes", "Second edition (144 tiles)"),
    "two-boxes": QT_TRANSLATE_NOOP("boxes", "Two boxes (288 tiles)"),
    "unlimited": QT_TRANSLATE_NOOP("boxes", "Unlimited"),
}


def box(of: Box) -> str:
    """A box of tiles: a known one by its name, an own one by its title."""
    return str(Phrase("boxes", _BOXES[of.key])) if of.key in _BOXES else of.title


def tile_kind(kind: TileKind) -> Phrase:
    """A tile of the box: ``woods, sharp bend``."""
    if not kind.shape:
        return noun(kind.terrain)
    source = QT_TRANSLATE_NOOP("places", "{terrain}, {shape}")
    return Phrase("places", source, {"terrain": noun(kind.terrain), "shape": shape(kind.shape)})


_SHAPES: Mapping[str, str] = {
    name: name
    for name in (
        QT_TRANSLATE_NOOP("shapes", "plain"),
        QT_TRANSLATE_NOOP("shapes", "source"),
        QT_TRANSLATE_NOOP("shapes", "straight"),
        QT_TRANSLATE_NOOP("shapes", "wide bend"),
        QT_TRANSLATE_NOOP("shapes", "sharp bend"),
        QT_TRANSLATE_NOOP("shapes", "junction"),
        QT_TRANSLATE_NOOP("shapes", "right-hand junction"),
        QT_TRANSLATE_NOOP("shapes", "left-hand junction"),
        QT_TRANSLATE_NOOP("shapes", "narrow junction"),
        QT_TRANSLATE_NOOP("shapes", "wide and sharp bend"),
        QT_TRANSLATE_NOOP("shapes", "straight and left sharp bend"),
        QT_TRANSLATE_NOOP("shapes", "sharp and wide bend"),
        QT_TRANSLATE_NOOP("shapes", "two sharp bends apart"),
        QT_TRANSLATE_NOOP("shapes", "two sharp bends side by side"),
        QT_TRANSLATE_NOOP("shapes", "two wide bends"),
        QT_TRANSLATE_NOOP("shapes", "three sharp bends"),
        QT_TRANSLATE_NOOP("shapes", "two sharp bends beside a straight"),
        QT_TRANSLATE_NOOP("shapes", "two sources"),
    )
}


def shape(rivers: Rivers) -> Phrase:
    """Describe the rivers on a tile: ``sharp bend``, or ``rivers 0-1, 2`` for a shape without a name."""
    known = _SHAPES.get(shape_name(rivers))
    if known is not None:
        return Phrase("shapes", known)
    ends = ", ".join("-".join(map(str, river)) for river in shape_of(rivers)[0])
    return Phrase("shapes", QT_TRANSLATE_NOOP("shapes", "rivers {rivers}"), {"rivers": ends})
