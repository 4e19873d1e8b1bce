"""The tabs of a window, as a list in a file: what was open in each, and how it was seen."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from contextlib import suppress
from pathlib import Path
from types import MappingProxyType
from typing import Any, NamedTuple

from rbdesigner.ui.storage import folders

_FILE = "tabs.json"


class KeptTab(NamedTuple):
    """A tab that can be shown again, as it was seen.

    It is opened from a ``copy`` that lies beside the list, from the file ``path``, or by the ``key`` under which its
    ``kind`` of pages finds it without a file, whichever there is first. ``is_modified`` means that no file held all of
    it. ``seen`` is what the page told of how it was looked at. ``place`` is that of its tab, ``begun_from`` that of the
    page from which it was begun, if that was open.
    """

    kind: str
    path: Path | None = None
    copy: str = ""
    key: str = ""
    is_modified: bool = False
    is_front: bool = False
    seen: Mapping[str, Any] = MappingProxyType({})
    place: int = 0
    begun_from: int | None = None


def folder_of_last() -> Path:
    """The folder for the tabs of the window that was closed last."""
    return folders.data() / "tabs"


def keep_tabs(folder: Path, tabs: Sequence[KeptTab]) -> None:
    """Write the list of tabs into a folder; ScenarioError if that fails."""
    import json  # the window comes up without these, as long as there is no list

    from rbdesigner.scenario.saving import write_atomically

    data = [
        tab._asdict() | {"path": None if tab.path is None else str(tab.path), "seen": dict(tab.seen)} for tab in tabs
    ]
    write_atomically(folder / _FILE, json.dumps(data).encode(), backup=False)


def kept_tabs(folder: Path) -> list[KeptTab] | None:
    """The list of tabs in a folder; None if there is none."""
    try:
        text = (folder / _FILE).read_bytes()
    except OSError:
        return None
    import json

    try:
        data = json.loads(text)
    except (ValueError, RecursionError):
        return None
    return [tab for tab in map(_tab, data) if tab is not None] if isinstance(data, list) else None


def forget_tabs(folder: Path) -> None:
    """Remove the list of tabs from a folder, if there is one."""
    with suppress(OSError):
        (folder / _FILE).unlink(missing_ok=True)


def _tab(entry: object) -> KeptTab | None:
    """Read an entry of a list as a tab; None if it is none, as a file may hold anything.

    Another version of the program may tell more or less of a tab.
    """
    if not isinstance(entry, dict):
        return None
    kind, path, copy, key = (_text(entry.get(name)) for name in ("kind", "path", "copy", "key"))
    if not (path or copy or key):
        return None
    seen, place, begun_from = (entry.get(name) for name in ("seen", "place", "begun_from"))
    return KeptTab(
        kind,
        Path(path) if path else None,
        copy if Path(copy).name == copy else "",  # it lies beside the list and nowhere else
        key,
        entry.get("is_modified") is True,
        entry.get("is_front") is True,
        seen if isinstance(seen, dict) else {},
        place if type(place) is int else 0,
        begun_from if type(begun_from) is int else None,
    )


def _text(value: object) -> str:
    return value if isinstance(value, str) and "\0" not in value else ""
