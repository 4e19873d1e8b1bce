"""The way from the kind of a task to the function that schedules it.

What a task needs first is a task itself: so the tasks reach each other through here, and their modules import each
other one way only.
"""

from __future__ import annotations

from collections.abc import Callable

from rbdesigner.players.planning.plan import Plan

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
    """Schedule one task; whether it can be done. The compiled kernel has a switch over all kinds instead."""
    scheduling = _SCHEDULINGS.get(kind)
    return scheduling is not None and scheduling(plan, first, second, third, depth)
