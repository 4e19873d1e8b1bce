"""Lists of tasks that have been scheduled, each task marked with whether it can be done."""

from __future__ import annotations

from array import array
from itertools import compress
from typing import NamedTuple

from rbdesigner.players.planning.constants import TASK, Ints
from rbdesigner.players.planning.kernel import Plan, schedule_tasks
from rbdesigner.players.planning.task import Tasks, to_ints


class MarkedTasks(NamedTuple):
    """A list of tasks and a mark for each: 1 if it can be done, else 0."""

    tasks: Tasks
    marks: Ints

    @property
    def done(self) -> Tasks:
        """The tasks that can be done."""
        return tuple(compress(self.tasks, self.marks))

    def without_others(self) -> MarkedTasks:
        """The list of those that can be done."""
        done = self.done
        return MarkedTasks(done, array("i", [1] * len(done)))

    def part(self, first: int, last: int) -> MarkedTasks:
        """The tasks from one number to before another."""
        return MarkedTasks(self.tasks[first:last], self.marks[first:last])


def marked(tasks: Tasks, numbers: Ints) -> MarkedTasks:
    """Mark tasks by the numbers with which they were scheduled."""
    return MarkedTasks(tasks, numbers[TASK - 1 : TASK * len(tasks) : TASK])


def scheduled_alike(plan: Plan, now: MarkedTasks, tasks: Tasks) -> MarkedTasks | None:
    """Mark the tasks of a list of which the same can be done as of another, in the same order; None for other lists.

    What cannot be done leaves no trace: both come to the same. Only the part where they differ is scheduled.
    """
    first, behind = _alike(now.tasks, tasks)
    last, last_now = len(tasks) - behind, len(now.tasks) - behind
    numbers = to_ints(tasks[:last])
    schedule_tasks(plan, numbers, last)
    part = marked(tasks[:last], numbers).part(first, last)
    if part.done != now.part(first, last_now).done:
        return None
    return MarkedTasks(tasks, now.marks[:first] + part.marks + now.marks[last_now:])


def _alike(one: Tasks, other: Tasks) -> tuple[int, int]:
    """How many tasks two lists begin with alike, and how many of the others they end with alike."""
    shorter = min(len(one), len(other))
    first = next((i for i in range(shorter) if one[i] != other[i]), shorter)
    rest = shorter - first
    return first, next((i for i in range(rest) if one[-1 - i] != other[-1 - i]), rest)
