"""The task to dig a new shaft in a mine."""

from __future__ import annotations

from collections.abc import Iterator

from rbdesigner.engine.core.actions import Action, Shaft
from rbdesigner.engine.core.codes import OF_SHAFT
from rbdesigner.engine.core.state import Phase
from rbdesigner.players.hint import Aim, AimKind
from rbdesigner.players.planning.answers import Delivery, new_delivery
from rbdesigner.players.planning.constants import (
    AT_THE_END,
    FUEL,
    IRON,
    MINE,
    NEVER,
    NEW_SHAFTS,
    NOWHERE,
    SHAFT,
    SUNK,
    TURN,
)
from rbdesigner.players.planning.ledger import free_in_all
from rbdesigner.players.planning.plan import Plan
from rbdesigner.players.planning.prospects import Prospects
from rbdesigner.players.planning.sites import add_mixture
from rbdesigner.players.planning.stands import deliver_and_stay
from rbdesigner.players.planning.task import Task, Tasks, schedules
from rbdesigner.players.planning.task_kind import LocalTaskKind, Performer
from rbdesigner.players.planning.tasks.build import buildings_of
from rbdesigner.players.planning.tasks.goods_making import supply
from rbdesigner.players.planning.tasks.researching import learn, usable_mixture
from rbdesigner.players.planning.timetable import ScheduleEntry, enter
from rbdesigner.rules.tables import MIXTURES


@schedules(SHAFT)
def sink_shaft(plan: Plan, place: int, mixture: int, _third: int, depth: int) -> bool:
    """Bring a fuel and an iron to a mine for a new shaft, with the usual mixture if its own cannot be researched."""
    tile = plan.graph.tile_of[place]
    if plan.economy.buildings[tile] != MINE or plan.economy.sites[tile] != place or not learn(plan, NEW_SHAFTS, depth):
        return False
    mixture, earliest = usable_mixture(plan, mixture, depth)
    if free_in_all(plan.ledger, IRON) < 1 or not supply(plan, FUEL, 1, depth + 1):
        return False
    earliest = max(earliest, plan.economy.subjects[NEW_SHAFTS], plan.economy.built[tile])
    delivery: Delivery = new_delivery(plan.delivery)
    delivery.needs[FUEL] = 1
    delivery.needs[IRON] = 1
    turn, digger = deliver_and_stay(plan, delivery, place, plan.last_turn - 2, earliest)
    if turn == NEVER:
        return False
    enter(plan.timetable, digger, NEVER, turn * TURN + AT_THE_END, SUNK, place, mixture, 0, NOWHERE)
    return add_mixture(plan, tile, turn, mixture)


class ShaftTask(LocalTaskKind):
    """Dig a new shaft in a mine; the second number says which of ``MIXTURES`` it gets."""

    code, entry, phase, aim = SHAFT, SUNK, Phase.BUILDING, AimKind.SHAFT
    weight = 5

    def propose(self, prospects: Prospects, tasks: Tasks) -> Tasks:
        """A shaft in a mine that stands or is to be built."""
        mines = mines_of(prospects, tasks)
        random = prospects.random
        return (Task(SHAFT, random.choice(mines), prospects.mixture()),) if mines else ()

    def altered(self, task: Task, prospects: Prospects) -> Task:
        """The same shaft with another mixture."""
        return task._replace(second=prospects.mixture(but=task.second))

    def carry_out(self, performer: Performer, act: ScheduleEntry) -> Iterator[Action]:
        """Dig it."""
        paid = performer.payment(act, OF_SHAFT)
        yield Shaft(performer.player, performer.transporter(act), MIXTURES[act.value], paid)

    def aim_of(self, act: ScheduleEntry, spot: int, turn: int) -> Aim:
        """The kind of shaft there."""
        return Aim(self.aim, act.value, 1, spot, turn)


def mines_of(prospects: Prospects, tasks: Tasks) -> list[int]:
    """The places of the mines that tasks build and of those that stand."""
    return [place for place, kind in buildings_of(prospects, tasks) if kind == MINE]
