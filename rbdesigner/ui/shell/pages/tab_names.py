"""The names of tabs, each told from all others, and how long they may be."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Callable, Sequence
from typing import NamedTuple

_APART_SHARE = 0.75
"""The most of the room of a name that is left to what tells it apart."""


class TabName(NamedTuple):
    """A title, and what is to be read whatever becomes of the title."""

    title: str
    apart: str = ""

    @property
    def whole(self) -> str:
        """The name where there is room for it."""
        return self.title + self.apart


def shared_room(wanted: Sequence[int], least: Sequence[int], room: int) -> list[int]:
    """Share a room out among things of wanted widths; those that want little leave it to the others.

    Each gets its least, if it wants that much, whatever the room.
    """

    def shares(most: int) -> list[int]:
        return [min(want, max(need, most)) for want, need in zip(wanted, least, strict=True)]

    levels = range(max(wanted, default=0) + 1)
    return shares(bisect_right(levels, room, key=lambda most: sum(shares(most))) - 1)


def fitted(name: TabName, room: int, width: Callable[[str], int], elide: Callable[[str, int], str]) -> str:
    """Fit a name into so much room: the title is shortened first, then what tells it apart beyond its share.

    ``width`` measures a text, ``elide`` shortens one to a width.
    """
    if width(name.whole) <= room:
        return name.whole
    apart = elide(name.apart, max(int(room * _APART_SHARE), room - width(name.title))) if name.apart else ""
    return elide(name.title, room - width(apart)) + apart
