"""Tasks, and lists of them."""

from __future__ import annotations

from array import array
from collections.abc import Sequence
from typing import NamedTuple

from rbdesigner.players.planning.constants import Ints


class Task(NamedTuple):
    """One thing to do: its kind and up to three numbers that say what and where.

    They are those of :func:`rbdesigner.players.planning.scheduler.do_task`.
    """

    kind: int
    first: int = 0
    second: int = 0
    third: int = 0


Tasks = tuple[Task, ...]


def to_ints(tasks: Sequence[Task]) -> Ints:
    """Tasks as the scheduler reads them."""
    return array("i", [number for task in tasks for number in (*task, 0)] or [0])
