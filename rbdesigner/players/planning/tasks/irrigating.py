"""The task to irrigate the deserts."""

from __future__ import annotations

from collections.abc import Sequence

from rbdesigner.engine.core.codes import NONE
from rbdesigner.players.hint import Aim, AimKind
from rbdesigner.players.planning.constants import (
    BREED,
    BRICKS,
    BRIDGE,
    BUILD,
    COAL_BURNER,
    GEESE_PASTURE,
    IRRIGATION,
    MINT,
    NEVER,
    NOWHERE,
    PAPER_MILL,
    SAWMILL,
    STOCK_EXCHANGE,
)
from rbdesigner.players.planning.irrigation import irrigation_turn
from rbdesigner.players.planning.plan import Plan
from rbdesigner.players.planning.prospects import Prospects
from rbdesigner.players.planning.task import Task, Tasks, do_task, schedules
from rbdesigner.players.planning.task_kind import GameTurn, Proposal, TaskKind

_BUILDINGS = (SAWMILL, COAL_BURNER, PAPER_MILL, MINT, STOCK_EXCHANGE)
"""The buildings for which deserts are irrigated."""


@schedules(IRRIGATION)
def irrigate(plan: Plan, last: int, first: int, sawn: int, depth: int) -> bool:
    """Buy as many bricks as it takes to have the deserts irrigated by the end of a turn (V5).

    They are bought from a first turn on, as cheaply as that goes: in as many turns as possible (V2).
    """
    first = max(first, plan.turn)
    while irrigation_turn(plan) > last:
        turn = _cheapest_turn(plan, first, last)
        bricks = _bricks_until(plan, last)
        if turn == NOWHERE or not do_task(plan, BRICKS, turn, 1, sawn, depth + 1):
            return False
        if _bricks_until(plan, last) == bricks:
            return False  # what pays comes too late
    return True


def _cheapest_turn(plan: Plan, first: int, last: int) -> int:
    """The first of some turns in which the fewest bricks are bought; NOWHERE if there is none."""
    found = NOWHERE
    fewest = NEVER
    for turn in range(first, last + 1):
        if plan.economy.bricks_of[turn] < fewest:
            fewest = plan.economy.bricks_of[turn]
            found = turn
    return found


def _bricks_until(plan: Plan, last: int) -> int:
    """How many bricks are bought until the end of a turn."""
    found = 0
    for turn in range(plan.turn, last + 1):
        found += plan.economy.bricks_of[turn]
    return found


class IrrigationTask(TaskKind):
    """Irrigate the deserts: by the end of a turn, with bricks from another on; the third number is that of bricks."""

    code, aim = IRRIGATION, AimKind.IRRIGATION
    weight = 1

    def proposals(self) -> Sequence[tuple[int, Proposal]]:
        """Irrigation alone, or with what it is good for."""
        return (*super().proposals(), (3, self.propose_with_use))

    def propose(self, prospects: Prospects, _tasks: Tasks) -> Tasks:
        """Irrigation in a turn until which a brick a turn is enough, while there is time to use it."""
        turns, random = prospects.irrigation_turns, prospects.random
        if not turns:
            return ()
        last = random.choice(turns)
        return (Task(IRRIGATION, last, random.randint(prospects.turn, last), random.randrange(2)),)

    def propose_with_use(self, prospects: Prospects, tasks: Tasks) -> Tasks:
        """Irrigation, and one to three things on what was desert."""
        irrigation = self.propose(prospects, tasks)
        if not irrigation:
            return ()
        uses = (self._use(prospects) for _ in range(prospects.random.randint(1, 3)))
        return (*irrigation, *uses)

    def _use(self, prospects: Prospects) -> Task:
        """Something to do on what was desert."""
        random, crossings = prospects.random, prospects.desert_crossings
        kind = random.choice((BUILD, BUILD, GEESE_PASTURE, BREED, *([BRIDGE] if crossings else [])))
        if kind == BRIDGE:
            return Task(BRIDGE, *random.choice(crossings))
        place = prospects.draw(prospects.deserts)
        if kind == GEESE_PASTURE:
            return Task(kind, place, random.randint(prospects.turn, prospects.last_turn))
        return Task(kind, place, random.choice(_BUILDINGS) if kind == BUILD else 0)

    def altered(self, task: Task, prospects: Prospects) -> Task:
        """A turn sooner or later, with bricks from another turn on, or paid otherwise."""
        random = prospects.random
        if random.random() < 0.2:
            return task._replace(third=1 - task.third)
        last = min(prospects.last_turn, max(prospects.turn, task.first + random.randint(-1, 1)))
        return task._replace(first=last, second=random.randint(prospects.turn, last))

    def goal(self, task: Task, _spots: Sequence[int], _turn: int, game_turn: GameTurn) -> Aim | None:
        """Irrigation, by the turn for which its bricks are bought."""
        return Aim(self.aim, NONE, 1, NONE, game_turn(task.first))

    def later(self, task: Task, turns: int, last_turn: int) -> Task | None:
        """Irrigation so many turns sooner, unless that is over or too late to be of use."""
        last = task.first - turns
        return task._replace(first=last, second=max(1, task.second - turns)) if 1 <= last < last_turn else None
