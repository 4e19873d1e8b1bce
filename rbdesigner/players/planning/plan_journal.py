"""The journal of a plan: every change, with the numbers that undo it.

A record's module has each change and its inverse side by side: the change writes a line into the journal, and the
inverse carries ``@undoes`` with the code of the change.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

from rbdesigner.players.planning.constants import Ints

LINE = 5
"""The numbers of a line: the change and four of its own."""

(
    GOODS_CHANGED,
    PLACE_STOCKED,
    GOOD_ARRIVED,
    BIRTH_ADDED,
    PASTURE_ADDED,
    JOB_ADDED,
    JOB_EXTENDED,
    TAKEN_ALONG,
    TRANSPORTER_ADDED,
    TRANSPORTER_REMOVED,
    ROOM_USED,
    BUILDING_ADDED,
    CAPACITY_USED,
    SUBJECT_ADDED,
    MIXTURE_ADDED,
    BRICKS_ADDED,
    ROAD_ADDED,
    PASTURE_CLOSED,
    LOAD_ADDED,
    BUILDING_UPGRADED,
) = range(20)
"""The changes."""


class Journal:
    """The changes of a plan, one line after the other."""

    steps: int = 0
    lines: Ints


def write(journal: Journal, change: int, a: int, b: int, c: int, d: int) -> None:
    """Write a change down, so that it can be undone."""
    i = journal.steps * LINE
    journal.lines[i] = change
    journal.lines[i + 1] = a
    journal.lines[i + 2] = b
    journal.lines[i + 3] = c
    journal.lines[i + 4] = d
    journal.steps += 1


Inverse = TypeVar("Inverse", bound=Callable[..., None])
INVERSES: dict[int, tuple[str, int, Callable[..., None]]] = {}
"""By change the record, how many numbers the inverse takes, and the inverse."""


def undoes(change: int) -> Callable[[Inverse], Inverse]:
    """Register a function as the inverse of a change.

    Its first parameter is the record, named as the plan's field; then come as many of the line's numbers as it takes.
    """

    def register(inverse: Inverse) -> Inverse:
        code = inverse.__code__
        INVERSES[change] = code.co_varnames[0], code.co_argcount - 1, inverse
        return inverse

    return register
