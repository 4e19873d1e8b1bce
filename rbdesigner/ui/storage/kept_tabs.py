"""The tabs that were open when the window was closed, and what was seen of each."""

from __future__ import annotations

import math
from collections.abc import Iterable
from pathlib import Path
from typing import NamedTuple

from rbdesigner.hexes import COORDINATE_LIMIT, Hex
from rbdesigner.ui.storage.stored_json import store_json, stored_json

_KEY = "open_tabs"
MOST_TABS = 40


class KeptTab(NamedTuple):
    """A file, and how its map was seen.

    The logical pixels of a tile radius with the point in the middle, None for the whole map; the locked places.
    """

    path: Path
    view: tuple[float, float, float] | None = None
    locked: tuple[Hex, ...] = ()
    is_front: bool = False


def keep_tabs(tabs: Iterable[KeptTab]) -> None:
    """Remember tabs for the next start."""
    store_json(_KEY, [[str(tab.path), tab.view, sorted(tab.locked), tab.is_front] for tab in tabs][:MOST_TABS])


def kept_tabs() -> list[KeptTab]:
    """The tabs of the last time whose files are still there."""
    stored = stored_json(_KEY)
    tabs = [tab for entry in stored if (tab := _tab(entry)) is not None] if isinstance(stored, list) else []
    return [tab for tab in tabs[:MOST_TABS] if tab.path.is_file()]


def _tab(entry: object) -> KeptTab | None:
    """A stored entry as a tab; None if it is none, as settings may hold anything."""
    if not isinstance(entry, list) or len(entry) != 4 or not isinstance(entry[0], str):
        return None
    try:
        view = None if entry[1] is None else tuple(float(number) for number in entry[1])
        locked = tuple(Hex(int(q), int(r)) for q, r in entry[2])
        whole = view is None or len(view) != 3 or not all(map(math.isfinite, view))
        far = max((abs(number) for place in locked for number in place), default=0) > COORDINATE_LIMIT
        return KeptTab(Path(entry[0]), None if whole else view, () if far else locked, entry[3] is True)  # type: ignore[arg-type]
    except (TypeError, ValueError, OverflowError):
        return None
