"""The names of foreign tiles and pieces: those of the expansion, and pieces of ours where none of ours can stand."""

from __future__ import annotations

from collections.abc import Mapping
from enum import StrEnum

from rbdesigner.messages.nouns import noun
from rbdesigner.messages.phrases import Phrase, text
from rbdesigner.scenario.foreign import ForeignKind, ForeignPiece, ForeignTile
from rbdesigner.scenario.formats.site import numbers
from rbdesigner.translatable import QT_TRANSLATE_NOOP

_TILES = {
    ForeignTile.POLDER: QT_TRANSLATE_NOOP("expansion", "polder"),
    ForeignTile.CITY: QT_TRANSLATE_NOOP("expansion", "city"),
    ForeignTile.VOID: QT_TRANSLATE_NOOP("expansion", "void hex"),
}
_GOODS = {
    11: QT_TRANSLATE_NOOP("expansion", "bomb"),
    12: QT_TRANSLATE_NOOP("expansion", "manager"),
    13: QT_TRANSLATE_NOOP("expansion", "pearl"),
    14: QT_TRANSLATE_NOOP("expansion", "marble"),
    **dict.fromkeys(range(15, 20), QT_TRANSLATE_NOOP("expansion", "work of art")),
}
_TRANSPORTERS = {
    36: QT_TRANSLATE_NOOP("expansion", "plane"),
    37: QT_TRANSLATE_NOOP("expansion", "exhibition"),
}
_BUILDINGS = {
    66: QT_TRANSLATE_NOOP("expansion", "airport"),
    67: QT_TRANSLATE_NOOP("expansion", "bomb factory"),
    68: QT_TRANSLATE_NOOP("expansion", "power plant"),
    70: QT_TRANSLATE_NOOP("expansion", "pearl fishery"),
    71: QT_TRANSLATE_NOOP("expansion", "atelier"),
    **dict.fromkeys(range(72, 78), QT_TRANSLATE_NOOP("expansion", "management office")),
}
_PIECES: Mapping[ForeignKind, Mapping[int, str]] = {
    ForeignKind.HOME: {0: QT_TRANSLATE_NOOP("expansion", "home")},
    ForeignKind.GOOD: _GOODS,
    ForeignKind.TRANSPORTER: _TRANSPORTERS,
    ForeignKind.BUILDING: _BUILDINGS,
}
_OURS: Mapping[ForeignKind, Mapping[int, StrEnum]] = {
    ForeignKind.HOME: {},
    ForeignKind.GOOD: dict(enumerate(numbers.GOODS)),
    ForeignKind.TRANSPORTER: dict(enumerate(numbers.TRANSPORTERS, numbers.FIRST_TRANSPORTER)),
    ForeignKind.BUILDING: dict(enumerate(numbers.BUILDINGS, numbers.FIRST_BUILDING)),
}
_UNKNOWN = QT_TRANSLATE_NOOP("expansion", "piece {number}")


def foreign_tile(tile: ForeignTile) -> Phrase:
    """The name of a tile, for a sentence."""
    return Phrase("expansion", _TILES[tile])


def foreign_tile_name(tile: ForeignTile) -> str:
    """The name of a tile."""
    return text(foreign_tile(tile))


def foreign_piece_name(piece: ForeignPiece) -> str:
    """The name of a piece, its number if it has none."""
    ours = _OURS[piece.kind].get(piece.number)
    if ours is not None:
        return str(noun(ours))
    return text(Phrase("expansion", _PIECES[piece.kind].get(piece.number, _UNKNOWN), {"number": piece.number}))
