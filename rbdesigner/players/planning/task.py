"""Tasks, lists of them, and the way from the kind of a task to the function that schedules it.

What a task needs first is a task itself: so the kinds of tasks reach each other through ``do_task``, and their modules
import each other one way only.
"""

from __future__ import annotations

from array import array
from collections.abc import Callable, Sequence
from functools import lru_cache
from typing import NamedTuple

from rbdesigner.players.planning.constants import Ints
from rbdesigner.players.planning.plan import Plan


class Task(NamedTuple):
    """One thing to do: its kind and up to three numbers that say what and where.

    They are those of :func:`do_task`.
    """

    kind: int
    first: int = 0
    second: int = 0
    third: int = 0


Tasks = tuple[Task, ...]


def to_ints(tasks: Sequence[Task]) -> Ints:
    """Tasks as the scheduler reads them."""
    return array("i", b"".join(map(_numbers, tasks)) or _numbers(Task(0)))


@lru_cache(maxsize=1 << 14)  # the lists of a search have most of their tasks in common
def _numbers(task: Task) -> bytes:
    """The numbers of a task, and a zero for whether it can be done."""
    return array("i", (*task, 0)).tobytes()


Scheduling = Callable[[Plan, int, int, int, int], bool]
_SCHEDULINGS: dict[int, Scheduling] = {}


def schedules(kind: int) -> Callable[[Scheduling], Scheduling]:
    """Register a function that schedules the tasks of a kind.

    Its parameters are the plan, the task's three numbers, and the depth: how many tasks wait for this one. It returns
    whether the task can be done; if not, whoever asked undoes what has been begun.
    """

    def register(scheduling: Scheduling) -> Scheduling:
        _SCHEDULINGS[kind] = scheduling
        return scheduling

    return register


def do_task(plan: Plan, kind: int, first: int, second: int, third: int, depth: int) -> bool:
    """Schedule one task, and tell whether it can be done. The compiled kernel has a switch over all kinds instead."""
    scheduling = _SCHEDULINGS.get(kind)
    return scheduling is not None and scheduling(plan, first, second, third, depth)
