"""Choices of a user that are kept as JSON among the settings: keys, favourite tiles, settings of sheets."""

from __future__ import annotations

import json
from dataclasses import replace
from typing import Any

from PySide6.QtCore import QLocale

from rbdesigner.art.export.sheet_settings import SheetContent, SheetSettings, settings_from
from rbdesigner.tiles import Terrain, TileKind, ordered, river_fault, shape_of
from rbdesigner.ui.storage import folders


def stored_json(key: str) -> Any:
    """The data kept under a key; None where there are none that are JSON."""
    try:
        return json.loads(str(folders.settings().value(key, "")))
    except (ValueError, RecursionError):
        return None


def store_json(key: str, data: object) -> None:
    """Keep data under a key."""
    folders.settings().setValue(key, json.dumps(data))


_OWN_KEYS = "own_keys"


def own_keys() -> dict[str, tuple[str, ...]]:
    """The keys of the actions that have others than the usual ones, by action."""
    stored = stored_json(_OWN_KEYS)
    found = stored if isinstance(stored, dict) else {}
    return {
        action: tuple(each for each in keys if isinstance(each, str))
        for action, keys in found.items()
        if isinstance(keys, list)
    }


def keep_own_keys(action: str, keys: tuple[str, ...] | None) -> None:
    """Keep the keys of an action; None gives it the usual ones again."""
    changed = own_keys()
    changed.pop(action, None)
    if keys is not None:
        changed[action] = keys
    store_json(_OWN_KEYS, changed)


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


SHEET = "sheet"
PAPER = "paper"


def last_settings() -> SheetSettings:
    """Give the settings used last, for a scenario sheet; at first they have the paper of the user's country."""
    imperial = QLocale().measurementSystem() is QLocale.MeasurementSystem.ImperialUSSystem
    paper = {PAPER: folders.settings().value(PAPER, "letter" if imperial else "a4")}
    kept = stored_json(SHEET)
    return settings_from({**(kept if isinstance(kept, dict) else {}), **paper})


def keep_settings(settings: SheetSettings) -> None:
    """Keep settings for the next time, but for what was printed, and with secrets."""
    folders.settings().setValue(PAPER, settings.paper)
    store_json(SHEET, replace(settings, content=SheetContent.SHEET, private=False).as_data())
