"""The formats of our own, by the names that files give them in their content."""

from __future__ import annotations

import os
import re
from collections.abc import Iterable
from pathlib import Path
from typing import NamedTuple

_OURS = "rbdesigner-"
"""How the names of our formats begin."""
_HEAD = 400
"""The bytes at the beginning of a file that show its format, if this program has written it."""
_FIRST_MEMBER = re.compile(r'\s*\{\s*"format"\s*:\s*"([^"\\]*)"')


class NamedFormat(NamedTuple):
    """A format of our own: files give its ``name``, whatever they are called, and get its ``suffix``.

    ``older`` are suffixes that such files had before, and may have still.
    """

    name: str
    suffix: str
    older: tuple[str, ...] = ()

    @property
    def suffixes(self) -> tuple[str, ...]:
        """The suffixes of its files, the usual one first."""
        return (self.suffix, *self.older)

    def holds(self, path: str | os.PathLike[str]) -> bool:
        """Whether a file is of this format."""
        return recognised(path, [self]) is not None


SCENARIO = NamedFormat("rbdesigner-scenario", ".rbmap", older=(".json",))
GAME = NamedFormat("rbdesigner-game", ".rbgame")
LAYING = NamedFormat("rbdesigner-laying", ".rblay")
BOOK = NamedFormat("rbdesigner-book", ".rbbook")
SOLUTION = NamedFormat("rbdesigner-solution", ".rbsolution")
RECORDS = NamedFormat("rbdesigner-records", ".rbrecords")
ATLAS = NamedFormat("rbdesigner-atlas", ".rbatlas")
NAMED_FORMATS = (SCENARIO, GAME, LAYING, BOOK, SOLUTION, RECORDS, ATLAS)


def recognised(path: str | os.PathLike[str], formats: Iterable[NamedFormat]) -> NamedFormat | None:
    """Find the format of a file, if it is one of these: the content tells it, else the suffix."""
    named, suffix = named_format(path), Path(path).suffix.lower()
    return next((form for form in formats if (form.name == named if named else suffix in form.suffixes)), None)


def named_format(path: str | os.PathLike[str]) -> str:
    """Read the name of our format in a file; empty if the file names none or cannot be read."""
    from rbdesigner.scenario.errors import ScenarioError  # here, because the window starts with the names alone
    from rbdesigner.scenario.parsing import ordinary_file

    try:
        with ordinary_file(path) as file:
            head = file.read(_HEAD).decode("utf-8-sig", "replace")
    except ScenarioError:
        return ""
    first = _FIRST_MEMBER.match(head)
    if first is None and not head.lstrip().startswith("{"):
        return ""
    name = first[1] if first is not None else _name_anywhere(path)
    return name if name.startswith(_OURS) else ""


def _name_anywhere(path: str | os.PathLike[str]) -> str:
    """Find the member ``format`` of a JSON file wherever it stands, as other programs may sort the members."""
    from rbdesigner.scenario.errors import ScenarioError
    from rbdesigner.scenario.parsing import decoded, parsed, read_bytes

    try:
        data = parsed(decoded(read_bytes(path)))
    except ScenarioError:
        return ""
    name = data.get("format") if isinstance(data, dict) else None
    return name if isinstance(name, str) else ""
