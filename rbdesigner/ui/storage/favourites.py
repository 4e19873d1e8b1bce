"""The tiles that a user wants first in the palette."""

from __future__ import annotations

from rbdesigner.tiles import Terrain, TileKind, ordered, river_fault, shape_of
from rbdesigner.ui.storage.stored_choices import store_json, stored_json

_FAVOURITES = "favourite_tiles"


MOST_FAVOURITES = 30


def favourites() -> list[TileKind]:
    """The favourite tiles, in the order in which they became so."""
    stored = stored_json(_FAVOURITES)
    kinds = [kind for entry in stored if (kind := _kind(entry)) is not None] if isinstance(stored, list) else []
    return list(dict.fromkeys(kinds))[:MOST_FAVOURITES]


def toggle_favourite(kind: TileKind) -> None:
    """Make a tile a favourite, or none any more."""
    before = favourites()
    after = [other for other in before if other != kind] if kind in before else [*before, kind]
    store_json(_FAVOURITES, [[each.terrain.value, [list(river) for river in each.shape]] for each in after])


def _kind(entry: object) -> TileKind | None:
    """The tile of a stored entry; None if it names none."""
    if not isinstance(entry, list) or len(entry) != 2:
        return None
    try:
        shape = ordered(tuple(int(edge) for edge in river) for river in entry[1])
        return None if river_fault(shape) else TileKind(Terrain(entry[0]), shape_of(shape)[0])
    except (TypeError, ValueError):
        return None
