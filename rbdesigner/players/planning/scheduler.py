"""From a list of tasks to a schedule.

One task after the other, each as soon as it can be.
"""

from __future__ import annotations

from rbdesigner.players.planning.chains import build, make, research
from rbdesigner.players.planning.constants import (
    BREED,
    BRICKS,
    BUILD,
    GEESE_PASTURE,
    MAKE,
    MOST_KEPT,
    RESEARCH,
    ROAD,
    SHAFT,
    TASK,
    TRANSPORTER,
)
from rbdesigner.players.planning.disturbances import disturbances
from rbdesigner.players.planning.ending import collect, promise, wonder_points
from rbdesigner.players.planning.exposure import exposure
from rbdesigner.players.planning.plan import Ints, Plan
from rbdesigner.players.planning.taking_back import take_back
from rbdesigner.players.planning.tasks import (
    breed,
    build_road,
    buy_bricks,
    keep_geese,
    make_transporter,
    sink_shaft,
)


def schedule(plan: Plan, tasks: Ints, number: int) -> int:
    """Schedule tasks, those in front first, then load what is worth points.

    Returns the points at the end.

    A task that cannot be done leaves no trace; each has a 1 as its last number if it can. ``plan.disturbed`` says how
    often somebody stands where a birth is planned: such a plan does not come true. What was scheduled before is taken
    back, but for the tasks that both lists begin with.
    """
    common = _go_back(plan, tasks, number)
    for task in range(common, number):
        steps = plan.steps
        entries = plan.entries
        plan.overdrawn = 0
        done = do_task(plan, tasks[task * TASK], tasks[task * TASK + 1], tasks[task * TASK + 2], tasks[task * TASK + 3])
        done = done and not plan.overdrawn
        tasks[task * TASK + 4] = done
        if not done:
            take_back(plan, steps, entries)
        if task < MOST_KEPT and task == plan.scheduled:
            for i in range(task * TASK, task * TASK + TASK):
                plan.scheduled_tasks[i] = tasks[i]
            plan.scheduled += 1
            plan.marks[2 * plan.scheduled] = plan.steps
            plan.marks[2 * plan.scheduled + 1] = plan.entries
    plan.points = collect(plan)
    plan.row_points = wonder_points(plan)
    plan.disturbed = disturbances(plan)
    plan.exposed = exposure(plan)
    plan.promise = promise(plan)
    return plan.points + plan.row_points


def _go_back(plan: Plan, tasks: Ints, number: int) -> int:
    """Take back all but the first tasks, as far as a new list has them, too.

    Returns how many are left.
    """
    common = 0
    while common < min(number, plan.scheduled):
        first = common * TASK
        for i in range(first, first + TASK - 1):
            if tasks[i] != plan.scheduled_tasks[i]:
                plan.scheduled = common
        if plan.scheduled > common:
            tasks[first + TASK - 1] = plan.scheduled_tasks[first + TASK - 1]
            common += 1
    plan.scheduled = common
    take_back(plan, plan.marks[2 * common], plan.marks[2 * common + 1])
    return common


def do_task(plan: Plan, kind: int, first: int, second: int, third: int) -> bool:
    """Schedule one task; whether it can be done."""
    if kind == BUILD:
        return build(plan, second, first, third, 0)
    if kind == ROAD:
        return build_road(plan, first, second)
    if kind == MAKE:
        return make(plan, first, second, 0)
    if kind == BREED:
        return breed(plan, first)
    if kind == GEESE_PASTURE:
        return keep_geese(plan, first)
    if kind == RESEARCH:
        return research(plan, first, 0)
    if kind == SHAFT:
        return sink_shaft(plan, first, second, 0)
    if kind == BRICKS:
        return buy_bricks(plan, first, second)
    if kind == TRANSPORTER:
        return make_transporter(plan, second, first, 0)
    return False


def clear(plan: Plan) -> None:
    """Take back the whole schedule."""
    plan.scheduled = 0
    take_back(plan, 0, 0)
