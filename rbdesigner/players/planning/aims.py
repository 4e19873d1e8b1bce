"""The aims that the entries of a schedule serve: the next thing done with a load, and the task that it is part of."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from rbdesigner.engine.core.codes import NONE, TAKEN
from rbdesigner.players.hint import Aim, AimKind
from rbdesigner.players.planning.constants import DROP, NOWHERE, PAID, PICK, STAND
from rbdesigner.players.planning.execution import entries
from rbdesigner.players.planning.kernel import clear, schedule
from rbdesigner.players.planning.plan_position import PlanPosition
from rbdesigner.players.planning.task import Task, Tasks, to_ints
from rbdesigner.players.planning.tasks import KIND_OF, KIND_OF_ENTRY
from rbdesigner.players.planning.timetable import ScheduleEntry


class Aims(NamedTuple):
    """The aim of an entry, and the task that this is for, if that is another thing."""

    aim: Aim | None
    goal: Aim | None


def aims(position: PlanPosition, tasks: Tasks) -> list[Aims]:
    """Find the aims of all entries of the schedule of a list of tasks; the plan is empty afterwards."""
    plan, numbers = position.plan, to_ints(tasks)
    schedule(plan, numbers, len(tasks))
    found = entries(position)
    kinds, uses = _Kinds(position), _uses(position, found)
    clear(plan)
    planned = len(found)
    while planned and found[planned - 1].kind == PICK:  # of a load for a task the last entry is a drop
        planned -= 1
    served: list[Aims] = []
    for number in range(1, len(tasks) + 1):
        schedule(plan, to_ints(tasks[:number]), number)
        own = found[len(served) : min(planned, _common(found, entries(position)))]
        clear(plan)
        goal = _goal(position, tasks[number - 1], own)
        served += [_joined(_aim(kinds, own, i), goal) for i in range(len(own))]
    last = plan.last_turn + position.before
    served += [Aims(Aim(AimKind.KEEP, each.value, each.amount, NONE, last), None) for each in found[len(served) :]]
    return [_with_use(each, uses, served) for each in served]


def _uses(position: PlanPosition, found: Sequence[ScheduleEntry]) -> dict[Aim, list[int]]:
    """The numbers of the entries that make use of what serves an aim, the earliest first."""
    uses = dict[Aim, list[int]]()
    for act in found:
        if act.kind in KIND_OF_ENTRY:
            later = sorted((each for each in found if _when(each) > _when(act)), key=_when)
            used = KIND_OF_ENTRY[act.kind].uses(position.plan, act, later)
            uses.setdefault(_of_act(position, act), [entry.number for entry in used])
    return uses


def _when(entry: ScheduleEntry) -> tuple[int, int]:
    """The key by which entries follow one another."""
    return entry.time, entry.number


def _with_use(served: Aims, uses: Mapping[Aim, Sequence[int]], all_served: Sequence[Aims]) -> Aims:
    """The aim and, where no task tells it, what the thing that is aimed at will be used for first."""
    aim = served.aim
    if aim is None or served.goal is not None:
        return served
    purposes = (all_served[number].goal or all_served[number].aim for number in uses.get(aim, ()))
    return Aims(aim, next((purpose for purpose in purposes if purpose is not None and purpose != aim), None))


class _Kinds:
    """The buildings of a schedule, with the turns from which they stand."""

    def __init__(self, position: PlanPosition) -> None:
        plan = position.plan
        self.position = position
        self._buildings, self._built, self._tile_of = (
            list(plan.economy.buildings),
            list(plan.economy.built),
            plan.graph.tile_of,
        )

    def at(self, place: int, turn: int) -> int:
        """The building that stands at a place in a turn; NOWHERE if none does."""
        tile = self._tile_of[place]
        return self._buildings[tile] if self._built[tile] < turn else NOWHERE


def _common(found: Sequence[ScheduleEntry], others: Sequence[ScheduleEntry]) -> int:
    """How many entries two schedules share at their beginning."""
    pairs = enumerate(zip(found, others, strict=False))
    return next((n for n, (one, other) in pairs if one != other), min(len(found), len(others)))


def _joined(aim: Aim | None, goal: Aim | None) -> Aims:
    if aim is None or goal is None:
        return Aims(aim or goal, None)
    is_same = (aim.kind, aim.what) == (goal.kind, goal.what) and (
        aim.spot == goal.spot or NONE in (aim.spot, goal.spot)
    )
    return Aims(aim, None if is_same else goal)


def _aim(kinds: _Kinds, own: Sequence[ScheduleEntry], at: int) -> Aim | None:
    """The aim of an entry: what is done where the load comes, or eats it there."""
    entry = own[at]
    if entry.kind in KIND_OF_ENTRY:
        return _of_act(kinds.position, entry)
    if entry.kind == PICK:
        same = (i for i in range(at + 1, len(own)) if _is_drop_of(own[i], entry))
        at = next(same, NOWHERE)
        if at == NOWHERE:
            return None
        entry = own[at]
    done = next((each for each in own[at + 1 :] if each.kind in KIND_OF_ENTRY), None)
    between = (each for each in own[at + 1 :] if each.kind == DROP)
    ahead = next(between, None)
    is_for_act = done is not None and done.place == entry.place and (ahead is None or ahead.number > done.number)
    if done is not None and (is_for_act or _come_together(own, at, done)):
        return _of_act(kinds.position, done)
    if entry.kind == STAND:
        return None
    eater = kinds.at(entry.place, entry.turn + 1)
    if eater == NOWHERE or entry.value not in TAKEN[eater]:
        return None
    return Aim(AimKind.FEED, eater, 1, kinds.position.spots[entry.place], entry.turn + kinds.position.before)


def _come_together(own: Sequence[ScheduleEntry], at: int, done: ScheduleEntry) -> bool:
    """Whether all loads from an entry to an act come where that is."""
    return all(each.place == done.place for each in own[at:] if each.kind == DROP and each.number < done.number)


def _is_drop_of(drop: ScheduleEntry, pick: ScheduleEntry) -> bool:
    is_later = drop.kind == DROP and drop.number > pick.number
    return is_later and (drop.transporter, drop.value) == (pick.transporter, pick.value)


def _of_act(position: PlanPosition, act: ScheduleEntry) -> Aim:
    return KIND_OF_ENTRY[act.kind].aim_of(act, position.spots[act.place], act.turn + position.before)


def _goal(position: PlanPosition, task: Task, own: Sequence[ScheduleEntry]) -> Aim | None:
    """The aim of a task with some entries; None where nothing of it is scheduled."""
    if not own:
        return None
    kind = KIND_OF[task.kind]
    done = [each for each in own if each.kind == kind.entry]
    if done:
        return _of_act(position, done[-1])
    turn = max(each.turn for each in own if each.kind != PAID) + 1 + position.before
    last = position.plan.last_turn
    return kind.goal(task, position.spots, turn, lambda each: min(each, last) + position.before)
