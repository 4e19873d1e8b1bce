"""A kind of task outside the kernel: it is proposed, carried out and explained, and may be left over for later.

How it is scheduled stands beside it in its module of :mod:`rbdesigner.players.planning.tasks`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import ClassVar, Protocol

from rbdesigner.engine.core.actions import Action, Inputs
from rbdesigner.engine.core.codes import NONE
from rbdesigner.engine.core.state import GameState, Phase
from rbdesigner.players.hint import Aim, AimKind
from rbdesigner.players.planning.constants import NOWHERE
from rbdesigner.players.planning.plan import Plan
from rbdesigner.players.planning.prospects import Prospects
from rbdesigner.players.planning.task import Task, Tasks
from rbdesigner.players.planning.timetable import ScheduleEntry

Proposal = Callable[[Prospects, Tasks], Tasks]
"""Proposes something to do besides tasks."""
Numbering = Callable[[int], int | None]
"""The later number of what had another before; None for what is no longer seen."""
GameTurn = Callable[[int], int]
"""The game's turn for one of the plan, the last one at most."""


class Performer(Protocol):
    """The execution of a schedule, as those see it who say with which actions its entries are carried out."""

    player: int
    state: GameState
    serving: ScheduleEntry | None

    def acts_of(self, kind: int) -> list[ScheduleEntry]:
        """The entries of a kind in the present turn."""
        ...

    def transporter(self, act: ScheduleEntry) -> int:
        """The game's number of the transporter that acts."""
        ...

    def carrier(self, act: ScheduleEntry) -> int:
        """The game's number of the boat that an entry of a passage is about."""
        ...

    def spot(self, place: int) -> int:
        """The game's number of a place or spot of the plan."""
        ...

    def border(self, border: int) -> int:
        """The game's number of a border of the plan."""
        ...

    def holder(self, place: int, good: int) -> int:
        """The region that has a good, of those that bridges join to a place."""
        ...

    def payment(self, act: ScheduleEntry, goods: Iterable[tuple[int, int]]) -> Inputs:
        """So many of some goods of the place where something is done, named if others are in reach, too."""
        ...

    def enlist(self, kind: int, place: int) -> None:
        """Give the transporter just born or made its number in the plan."""
        ...


class TaskKind:
    """A kind of task.

    ``code`` is its number in tasks, ``weight`` how often it is proposed, beside the others, and ``aim`` what hints call
    it. ``entry`` is the kind of the entries with which it is done in a ``phase``; NOWHERE if nothing is left to do once
    goods have been brought. Roads are built to the place of a task whose kind ``is_destination``. What ``is_lasting``
    is wanted as long as the plan lasts.
    """

    code: ClassVar[int]
    weight: ClassVar[int]
    entry: ClassVar[int] = NOWHERE
    phase: ClassVar[Phase | None] = None
    aim: ClassVar[AimKind]
    is_destination: ClassVar[bool] = False
    is_lasting: ClassVar[bool] = False

    def proposals(self) -> Sequence[tuple[int, Proposal]]:
        """The ways to propose a task, each with its weight."""
        return ((self.weight, self.propose),)

    def propose(self, _prospects: Prospects, _tasks: Tasks) -> Tasks:
        """A task, or several that belong together, besides others; nothing where none makes sense."""
        raise NotImplementedError

    def altered(self, task: Task, _prospects: Prospects) -> Task:
        """The same kind of task, a little otherwise."""
        return task

    def actions(self, performer: Performer, acts: Sequence[ScheduleEntry]) -> Iterator[Action]:
        """The actions with which entries of this kind are carried out, one after the other."""
        for act in acts:
            performer.serving = act
            yield from self.carry_out(performer, act)

    def carry_out(self, performer: Performer, act: ScheduleEntry) -> Iterator[Action]:
        """The actions with which an entry is carried out."""
        raise NotImplementedError

    def aim_of(self, act: ScheduleEntry, spot: int, turn: int) -> Aim:
        """The aim of an entry of this kind."""
        return Aim(self.aim, NONE, 1, spot, turn)

    def uses(self, _plan: Plan, _act: ScheduleEntry, _later: Sequence[ScheduleEntry]) -> Iterable[ScheduleEntry]:
        """The later entries that make use of what an entry of this kind has done, as far as hints are to tell them."""
        return ()

    def goal(self, _task: Task, _spots: Sequence[int], _turn: int, _game_turn: GameTurn) -> Aim | None:
        """The aim of a task of which there is no such entry, by the turn after its last one."""
        return None

    def told_by(self, _entry: ScheduleEntry) -> Task | None:
        """The task that tells all that an entry of this kind does, even for another task; None if there is none."""
        return None

    def rest(self, task: Task, _done: Sequence[ScheduleEntry]) -> Task | None:
        """The part of a task that is left when some of its entries have been carried out; None if nothing is."""
        return task

    def later(self, task: Task, _turns: int, _last_turn: int) -> Task | None:
        """A task for a plan that begins so many turns later; None if it is too late for it."""
        return task

    def renumbered(self, task: Task, _places: Numbering, _borders: Numbering) -> Task | None:
        """A task with the numbers of another position; None where that does not see its place."""
        return task


class LocalTaskKind(TaskKind):
    """A kind of task that is done at a place, its first number."""

    def renumbered(self, task: Task, places: Numbering, _borders: Numbering) -> Task | None:
        """The task at the place with its later number."""
        place = places(task.first)
        return None if place is None else task._replace(first=place)
