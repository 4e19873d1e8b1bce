"""The task to dig a new shaft in a mine."""

from __future__ import annotations

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
    SPECIALISATION,
    SUNK,
    TURN,
)
from rbdesigner.players.planning.dispatch import schedules
from rbdesigner.players.planning.ledger import free_in_all
from rbdesigner.players.planning.plan import Plan
from rbdesigner.players.planning.sites import add_mixture
from rbdesigner.players.planning.stands import deliver_and_stay
from rbdesigner.players.planning.tasks.goods_making import supply
from rbdesigner.players.planning.tasks.researching import learn
from rbdesigner.players.planning.timetable import enter


@schedules(SHAFT)
def sink_shaft(plan: Plan, place: int, mixture: int, _third: int, depth: int) -> bool:
    """Bring a fuel and an iron to a mine for a new shaft; ``mixture`` 1 is gold only, if that can be researched."""
    tile = plan.graph.tile_of[place]
    if plan.economy.buildings[tile] != MINE or plan.economy.sites[tile] != place or not learn(plan, NEW_SHAFTS, depth):
        return False
    if mixture == 1 and not learn(plan, SPECIALISATION, depth):
        mixture = 0
    if free_in_all(plan.ledger, IRON) < 1 or not supply(plan, FUEL, 1, depth + 1):
        return False
    earliest = max(plan.economy.subjects[NEW_SHAFTS], plan.economy.built[tile])
    if mixture == 1:
        earliest = max(earliest, plan.economy.subjects[SPECIALISATION])
    delivery: Delivery = new_delivery(plan.delivery)
    delivery.needs[FUEL] = 1
    delivery.needs[IRON] = 1
    turn, digger = deliver_and_stay(plan, delivery, place, plan.last_turn - 2, earliest)
    if turn == NEVER:
        return False
    enter(plan.timetable, digger, NEVER, turn * TURN + AT_THE_END, SUNK, place, mixture, 0, NOWHERE)
    return add_mixture(plan, tile, turn, mixture)
