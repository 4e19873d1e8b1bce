"""Copies of unsaved pages, in case of a crash.

A copy begins with a line about the page, as JSON; what follows is as the kind of the page writes it.
"""

from __future__ import annotations

import json
import os
from collections.abc import Iterable
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path
from typing import TYPE_CHECKING

from rbdesigner.scenario.parsing import decoded, read_bytes, without_waiting

if TYPE_CHECKING:
    from rbdesigner.engine.game import Game
    from rbdesigner.scenario.model import Scenario

_LONGEST_HEAD = 100_000
"""Characters of the line about a copy; what is longer is none."""


@dataclass(frozen=True, slots=True)
class Copy:
    """The copy of an unsaved page.

    Where it lies, the title of the map, its file if it had one, when it was made, the kind of the page.
    """

    stored: Path
    title: str
    path: Path | None
    time: datetime
    kind: str = "map"

    @property
    def is_game(self) -> bool:
        """Whether it is the copy of a game."""
        return self.kind == "game"

    def scenario(self) -> Scenario:
        """The map; ScenarioError if the copy cannot be read."""
        from rbdesigner.scenario import files

        _, _, text = decoded(read_bytes(self.stored, "copy of a map"), str(self.stored)).partition("\n")
        return files.loads(text, str(self.stored))

    def game(self) -> Game:
        """The game; ScenarioError if the copy cannot be read."""
        from rbdesigner.play.journal_reading import read

        return read(self.stored)

    def turn(self) -> int:
        """The turn that the game has come to; 0 if that cannot be told."""
        from rbdesigner.play.journal_reading import turn

        return turn(self.stored)


def copies_among(stored: Iterable[Path]) -> list[Copy]:
    """The copies among these files, the latest first.

    Files that are none are passed over.
    """
    return sorted(filter(None, map(_copy, stored)), key=lambda copy: copy.time, reverse=True)


def write_copy(stored: Path, scenario: Scenario, path: Path | None) -> None:
    """Write the copy of a map: a line about it, then the text of a scenario file.

    ScenarioError if that fails.
    """
    from rbdesigner.scenario import files
    from rbdesigner.scenario.saving import write_atomically

    head = {"title": scenario.properties.title, "path": str(path) if path else None, "time": datetime.now().isoformat()}
    text = json.dumps(head) + "\n" + files.dumps(scenario)
    write_atomically(stored, text.encode("utf-8"))


def _copy(stored: Path) -> Copy | None:
    """The copy in a file, None if it is none.

    What is odd about it is passed over, as the work itself may be whole.
    """
    try:
        with open(stored, encoding="utf-8", errors="replace", opener=without_waiting) as lines:
            head = json.loads(lines.readline(_LONGEST_HEAD))
    except (OSError, ValueError, OverflowError, RecursionError):
        return None
    if not isinstance(head, dict) or "title" not in head:
        return None
    is_game = bool(head.get("game"))
    known = None if is_game else _time(head.get("time"))  # a game is written on until the end
    time = known or _changed(stored)
    return Copy(stored, _text(head["title"]), _path(head.get("path")), time, "game" if is_game else "map")


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
    """When a file was changed, as far as a clock can show that."""
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
