"""The rest of a list of tasks, as the game goes on."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from rbdesigner.engine.core.codes import BOARDS, COINS, FUEL, GOLD, PAPER, STOCK, TRUNKS
from rbdesigner.engine.core.state import GameState
from rbdesigner.players.planning.constants import (
    BRED,
    BREED,
    BRICKS,
    BUILD,
    DROP,
    GEESE_PASTURE,
    LAUNCHED,
    MAKE,
    RESEARCHED,
    ROAD,
    SHAFT,
    TASK,
    TRANSPORTER,
)
from rbdesigner.players.planning.execution import ScheduleEntry, entries
from rbdesigner.players.planning.kernel import clear, do_task, schedule
from rbdesigner.players.planning.plan_position import PlanPosition
from rbdesigner.players.planning.rivals import place_of_spot
from rbdesigner.players.planning.task import Task, Tasks, to_ints

_PER_DROP = {COINS: ((GOLD,), 2), STOCK: ((COINS,), 2), FUEL: ((TRUNKS, BOARDS), 2), PAPER: ((TRUNKS, BOARDS), 2)}
"""Of which goods, and of how many, one of a good is made."""

_AT_A_PLACE = frozenset((BUILD, BREED, GEESE_PASTURE, SHAFT, TRANSPORTER))
"""The tasks whose first number is a place."""


class ScheduledTask(NamedTuple):
    """A task that can be done, with the entries of the schedule that are its own."""

    task: Task
    entries: tuple[ScheduleEntry, ...]


def parts_of(position: PlanPosition, tasks: Tasks) -> tuple[ScheduledTask, ...]:
    """The tasks of a list with what a schedule does for each.

    Nothing for those that cannot be done. The plan is left empty.
    """
    plan, numbers = position.plan, to_ints(tasks)
    schedule(plan, numbers, len(tasks))
    clear(plan)
    ends = [0]
    for number, task in enumerate(tasks):
        if numbers[TASK * number + TASK - 1]:
            do_task(plan, *task, 0)
        ends.append(plan.timetable.entries)
    found = entries(position)
    clear(plan)
    return tuple(
        ScheduledTask(task, tuple(found[start:end])) for task, start, end in zip(tasks, ends, ends[1:], strict=False)
    )


def remaining(parts: Sequence[ScheduledTask], turns: int, last_turn: int) -> Tasks:
    """The tasks that are left so many turns later, for a plan that begins then.

    It begins with the movement phase, and ends with the last turn.
    """
    left = [_left(part, 1 + turns) for part in parts]
    later = [
        task._replace(first=max(1, task.first - turns)) if task.kind == BRICKS else task
        for task in left
        if task is not None
    ]
    return tuple(task for task in later if task.kind != BRICKS or task.first <= last_turn)


def _left(part: ScheduledTask, now: int) -> Task | None:
    """The rest of a task at the movement phase of a turn.

    None if it is done.
    """
    task, planned = part
    if task.kind == GEESE_PASTURE or not planned:
        return task
    done = [entry for entry in planned if _is_past(entry, now)]
    if len(done) == len(planned):
        return None
    if task.kind == MAKE and task.first in _PER_DROP:
        sources, each = _PER_DROP[task.first]
        brought = sum(entry.amount for entry in done if entry.kind == DROP and entry.value in sources)
        return task._replace(second=max(1, task.second - brought // each))
    return task


def _is_past(entry: ScheduleEntry, now: int) -> bool:
    """Whether an entry lies before the movement of a turn."""
    return entry.turn < now or (entry.turn == now and entry.kind in (BRED, RESEARCHED, LAUNCHED))


def renumbered(tasks: Tasks, before: PlanPosition, now: PlanPosition, state: GameState) -> Tasks:
    """Tasks for one position of a player in terms of a later one.

    What a plan sees differs from turn to turn, as transporters move and walls are built: each position has numbers of
    its own for places and borders. Tasks where the later one sees nothing are left out.
    """
    places = {spot: number for number, spot in enumerate(now.spots)}
    borders = {border: number for number, border in enumerate(now.borders)}
    found = []
    for task in tasks:
        first: int | None = task.first
        if task.kind in _AT_A_PLACE:
            first = places.get(place_of_spot(state, before.spots[task.first]))
        elif task.kind == ROAD:
            first = borders.get(before.borders[task.first])
        if first is not None:
            found.append(task._replace(first=first))
    return tuple(found)
