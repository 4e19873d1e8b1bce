"""From a list of tasks to a timetable: one task after the other, each as soon as it can be."""

from __future__ import annotations

from rbdesigner.players.planning.constants import MOST_KEPT, TASK, Ints
from rbdesigner.players.planning.disturbances import disturbances
from rbdesigner.players.planning.ending import collect, lay_wonder, promise
from rbdesigner.players.planning.exposure import exposure
from rbdesigner.players.planning.lockout import lockout
from rbdesigner.players.planning.plan import KeptTasks, Plan, PlanOutcome, undo
from rbdesigner.players.planning.stepping import follow
from rbdesigner.players.planning.tasks import do_task


def schedule(plan: Plan, tasks: Ints, number: int) -> int:
    """Schedule tasks, those in front first, then load what is worth points; give the points at the end.

    What was scheduled before is undone, but for the tasks that both lists begin with.
    """
    schedule_tasks(plan, tasks, number)
    _judge(plan, plan.outcome)
    return plan.outcome.points + plan.outcome.row_points


def schedule_tasks(plan: Plan, tasks: Ints, number: int) -> None:
    """Schedule tasks without working out what they come to.

    A task that cannot be done leaves no trace; each has a 1 as its last number if it can.
    """
    kept: KeptTasks = plan.kept
    for task in range(_go_back(plan, kept, tasks, number), number):
        first = task * TASK
        steps = plan.journal.steps
        entries = plan.timetable.entries
        plan.ledger.overdrawn = 0
        done = not _has_just_failed(tasks, first)
        done = done and do_task(plan, tasks[first], tasks[first + 1], tasks[first + 2], tasks[first + 3], 0)
        done = done and not plan.ledger.overdrawn  # a goose may be promised that is not born any more
        tasks[first + 4] = done
        if not done:
            undo(plan, steps, entries)
        if task < MOST_KEPT and task == kept.number:
            for i in range(first, first + TASK):
                kept.tasks[i] = tasks[i]
            kept.number += 1
            kept.marks[2 * kept.number] = plan.journal.steps
            kept.marks[2 * kept.number + 1] = plan.timetable.entries


def _has_just_failed(tasks: Ints, first: int) -> bool:
    """Whether the task before is the same and could not be done."""
    if first == 0 or tasks[first - 1]:
        return False
    before = first - TASK
    return (
        tasks[first] == tasks[before]
        and tasks[first + 1] == tasks[before + 1]
        and tasks[first + 2] == tasks[before + 2]
        and tasks[first + 3] == tasks[before + 3]
    )


def _judge(plan: Plan, outcome: PlanOutcome) -> None:
    """Work out what a timetable comes to."""
    outcome.points = collect(plan)
    lay_wonder(plan, outcome)
    follow(plan, plan.whereabouts)
    outcome.disturbed = disturbances(plan, plan.whereabouts, outcome.irrigated)
    outcome.exposed = exposure(plan, plan.whereabouts)
    outcome.lockout = lockout(plan)
    outcome.promise = promise(plan)


def _go_back(plan: Plan, kept: KeptTasks, tasks: Ints, number: int) -> int:
    """Undo all but the first tasks, as far as a new list has them, too; returns how many are left."""
    common = 0
    while common < min(number, kept.number):
        first = common * TASK
        for i in range(first, first + TASK - 1):
            if tasks[i] != kept.tasks[i]:
                kept.number = common
        if kept.number > common:
            tasks[first + TASK - 1] = kept.tasks[first + TASK - 1]
            common += 1
    kept.number = common
    undo(plan, kept.marks[2 * common], kept.marks[2 * common + 1])
    return common


def clear(plan: Plan) -> None:
    """Undo the whole timetable."""
    plan.kept.number = 0
    undo(plan, 0, 0)
