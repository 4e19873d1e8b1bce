"""The rest of a list of tasks, as the game goes on."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from rbdesigner.engine.core.state import GameState, Phase
from rbdesigner.players.planning.constants import TASK
from rbdesigner.players.planning.execution import entries
from rbdesigner.players.planning.kernel import clear, do_task, schedule
from rbdesigner.players.planning.plan_position import PlanPosition
from rbdesigner.players.planning.rivals import place_of_spot
from rbdesigner.players.planning.task import Task, Tasks, to_ints
from rbdesigner.players.planning.tasks import KIND_OF, KIND_OF_ENTRY, KINDS
from rbdesigner.players.planning.timetable import ScheduleEntry

_PRODUCED = frozenset(kind.entry for kind in KINDS if kind.phase is Phase.PRODUCTION)
"""The kinds of entries that are carried out before the movement of their turn."""


class ScheduledTask(NamedTuple):
    """A task that can be done, with the entries of the schedule that are its own."""

    task: Task
    entries: tuple[ScheduleEntry, ...]


def parts_of(position: PlanPosition, tasks: Tasks) -> tuple[ScheduledTask, ...]:
    """Give the tasks of a list with what a schedule does for each: nothing for those that cannot be done.

    The plan is left empty.
    """
    plan, numbers = position.plan, to_ints(tasks)
    schedule(plan, numbers, len(tasks))
    clear(plan)
    ends = [0]  # a second time, now one by one: what a task enters ends where the next one begins
    for number, task in enumerate(tasks):
        if numbers[TASK * number + TASK - 1]:
            do_task(plan, *task, 0)
        ends.append(plan.timetable.entries)
    found = entries(position)
    clear(plan)
    return tuple(
        ScheduledTask(task, tuple(found[start:end])) for task, start, end in zip(tasks, ends, ends[1:], strict=False)
    )


def certain_parts(parts: Sequence[ScheduledTask]) -> list[ScheduledTask]:
    """Give those of a list's tasks that can be done.

    What cannot be done now may be possible a turn later, and take goods and time from all that comes after it.
    """
    return [part for part in parts if part.entries or KIND_OF[part.task.kind].is_lasting]


def remaining(parts: Sequence[ScheduledTask], turns: int, last_turn: int) -> Tasks:
    """Give the tasks that are left so many turns later, for a plan that begins with the movement then.

    It ends with the last turn. What a task builds or researches on its way is told by a task of its own: where to
    build was settled before goods were brought there.
    """
    left = (task for part in parts for task in _left(part, 1 + turns))
    later = (KIND_OF[task.kind].later(task, turns, last_turn) for task in left)
    return tuple(task for task in later if task is not None)


def _left(part: ScheduledTask, now: int) -> list[Task]:
    """The tasks that are left of one at the movement of a turn: none if it is done."""
    task, planned = part
    kind = KIND_OF[task.kind]
    if kind.is_lasting or not planned:
        return [task]
    done: list[ScheduleEntry] = []
    ahead: list[ScheduleEntry] = []
    for entry in planned:
        (done if _is_past(entry, now) else ahead).append(entry)
    told = [_told(entry) for entry in ahead]
    is_told = any(one is not None for entry, one in zip(ahead, told, strict=True) if entry.kind == kind.entry)
    rest = kind.rest(task, done) if ahead and not is_told else None
    return [each for each in (*told, rest) if each is not None]


def _told(entry: ScheduleEntry) -> Task | None:
    """The task that tells all that an entry does; None if there is none."""
    return KIND_OF_ENTRY[entry.kind].told_by(entry) if entry.kind in KIND_OF_ENTRY else None


def _is_past(entry: ScheduleEntry, now: int) -> bool:
    """Whether an entry lies before the movement of a turn."""
    return entry.turn < now or (entry.turn == now and entry.kind in _PRODUCED)


def renumbered(tasks: Tasks, before: PlanPosition, now: PlanPosition, state: GameState) -> Tasks:
    """Give the tasks of one position of a player in terms of a later one.

    What a plan sees differs from turn to turn, as transporters move and walls are built: each position has numbers of
    its own for places and borders. Tasks where the later one sees nothing are left out.
    """
    places = {spot: number for number, spot in enumerate(now.spots)}
    borders = {border: number for number, border in enumerate(now.borders)}
    found = (
        KIND_OF[task.kind].renumbered(
            task,
            lambda place: places.get(place_of_spot(state, before.spots[place])),
            lambda border: borders.get(before.borders[border]),
        )
        for task in tasks
    )
    return tuple(task for task in found if task is not None)
