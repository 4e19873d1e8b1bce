"""The names of tabs, each told from all others, and how long they may be."""

from __future__ import annotations

from bisect import bisect_right
from collections import Counter
from collections.abc import Callable, Hashable, Mapping, Sequence
from pathlib import Path
from typing import NamedTuple, TypeVar

_APART_SHARE = 0.75
"""The most of the room of a name that is left to what tells it apart."""

_Page = TypeVar("_Page", bound=Hashable)


class TabName(NamedTuple):
    """A title, and what is to be read whatever becomes of the title."""

    title: str
    apart: str = ""

    @property
    def whole(self) -> str:
        """The name where there is room for it."""
        return self.title + self.apart


def files_apart(files: Mapping[_Page, tuple[str, Path | None]]) -> dict[_Page, str]:
    """For pages with a title and perhaps a file.

    What tells those with the same title apart, which is the end of the path of the file, or a number where there is
    none. Pages whose title is their own have none.
    """
    apart: dict[_Page, str] = {}
    titles = Counter(title for title, _ in files.values())
    for title in (title for title, times in titles.items() if times > 1):
        alike = {page: path for page, (each, path) in files.items() if each == title}
        paths = [path for path in alike.values() if path is not None]
        for number, (page, path) in enumerate(alike.items(), 1):
            apart[page] = _end_of(path, paths) if path is not None else str(number)
    return apart


def _end_of(path: Path, others: Sequence[Path]) -> str:
    """So much of the end of a path as no other has."""
    for length in range(1, len(path.parts) + 1):
        end = path.parts[-length:]
        if sum(other.parts[-length:] == end for other in others) == 1:
            break
    return str(Path(*end))


def free_number(taken: Sequence[int]) -> int:
    """The smallest number from 1 on that is not taken."""
    return next(number for number in range(1, len(taken) + 2) if number not in taken)


def shared_room(wanted: Sequence[int], least: Sequence[int], room: int) -> list[int]:
    """Widths for things that want so much, together no wider than the room.

    Those that want little leave it to the others. Each gets its least, if it wants that much, whatever the room.
    """

    def shares(most: int) -> list[int]:
        return [min(want, max(need, most)) for want, need in zip(wanted, least, strict=True)]

    levels = range(max(wanted, default=0) + 1)
    return shares(bisect_right(levels, room, key=lambda most: sum(shares(most))) - 1)


def fitted(name: TabName, room: int, width: Callable[[str], int], elide: Callable[[str, int], str]) -> str:
    """A name in so much room.

    The title is shortened first, what tells it apart only beyond a share of the room.

    ``width`` measures a text, ``elide`` shortens one to a width.
    """
    if width(name.whole) <= room:
        return name.whole
    apart = elide(name.apart, max(int(room * _APART_SHARE), room - width(name.title))) if name.apart else ""
    return elide(name.title, room - width(apart)) + apart
