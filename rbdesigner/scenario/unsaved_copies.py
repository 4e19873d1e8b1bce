"""Copies of unsaved work, in case of a crash.

A copy is a line of JSON that tells what it is a copy of, its head, and then the work as its kind writes it.
"""

from __future__ import annotations

import json
import os
from collections.abc import Iterable
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path

from rbdesigner.scenario.parsing import decoded, read_bytes, without_waiting
from rbdesigner.scenario.saving import write_atomically

MAP, GAME = "map", "game"
"""The kinds that heads had before they named one: ``"game": true``, or else a map."""
_LONGEST_HEAD = 100_000
"""Characters of a head; what is longer is none."""


@dataclass(frozen=True, slots=True)
class Copy:
    """The copy of unsaved work: its path, the title, file and kind of the work, and when the copy was made."""

    stored: Path
    title: str
    path: Path | None
    time: datetime
    kind: str = MAP

    def text(self, noun: str) -> str:
        """Read the work as its kind writes it; ScenarioError, which calls it ``noun``, if that fails."""
        return decoded(read_bytes(self.stored, noun), str(self.stored)).partition("\n")[2]


def head_line(kind: str, title: str, path: Path | None, **more: object) -> str:
    """The head of a copy of this kind, with what else a kind tells in it.

    ``time`` is when the copy was made; without it, that is when its file was last changed.
    """
    return json.dumps({"kind": kind, "title": title, "path": str(path) if path else None, **more})


def write_copy(stored: Path, kind: str, title: str, path: Path | None, text: str) -> None:
    """Write a copy that is made at once; ScenarioError if that fails."""
    head = head_line(kind, title, path, time=datetime.now().isoformat())
    write_atomically(stored, f"{head}\n{text}".encode(), backup=False)


def copies_among(stored: Iterable[Path]) -> list[Copy]:
    """List the copies among these files, the latest first; files that are none are passed over."""
    return sorted(filter(None, map(_copy, stored)), key=lambda copy: copy.time, reverse=True)


def _copy(stored: Path) -> Copy | None:
    """Read the copy in a file, None if it is none.

    What is odd about it is passed over, as the work itself may be whole.
    """
    try:
        with open(stored, encoding="utf-8", errors="replace", opener=without_waiting) as lines:
            head = json.loads(lines.readline(_LONGEST_HEAD))
    except (OSError, ValueError, OverflowError, RecursionError):
        return None
    if not isinstance(head, dict) or "title" not in head:
        return None
    is_old_game = bool(head.get("game"))
    known = None if is_old_game else _time(head.get("time"))  # when it was begun, and then it was written on
    kind = head.get("kind") or (GAME if is_old_game else MAP)
    return Copy(stored, _text(head["title"]), _path(head.get("path")), known or _changed(stored), _text(kind))


def _text(value: object) -> str:
    """A text that can be shown, whatever it is."""
    return str(value).encode("utf-8", "replace").decode() if isinstance(value, str | int | float) else ""


def _path(value: object) -> Path | None:
    """A path, None if it is none that a file can have."""
    try:
        os.fsencode(value if isinstance(value, str) else "")
    except ValueError:
        return None
    return Path(value) if isinstance(value, str) and value and "\0" not in value else None


def _changed(stored: Path) -> datetime:
    """Tell when a file was changed, as far as a clock can show that."""
    try:
        return datetime.fromtimestamp(stored.stat().st_mtime)
    except (OSError, ValueError, OverflowError):
        return datetime.min


def _time(value: object) -> datetime | None:
    """A time of the clock here, None if it is none."""
    try:
        time = datetime.fromisoformat(value) if isinstance(value, str) else None
        return time.astimezone().replace(tzinfo=None) if time is not None and time.tzinfo is not None else time
    except (ValueError, OverflowError, OSError):
        return None
