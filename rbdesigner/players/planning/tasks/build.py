"""The task to build."""

from __future__ import annotations

from rbdesigner.players.planning.answers import Delivery, new_delivery
from rbdesigner.players.planning.constants import (
    AT_THE_END,
    BOARDS,
    BOARDS_COST,
    BUILD,
    BUILT,
    MINE,
    NEVER,
    NOWHERE,
    SPECIALISATION,
    STONE,
    STONE_COST,
    SUBJECT_FOR,
    TURN,
)
from rbdesigner.players.planning.deliveries import let_wait
from rbdesigner.players.planning.dispatch import schedules
from rbdesigner.players.planning.ledger import free_in_all
from rbdesigner.players.planning.plan import Plan
from rbdesigner.players.planning.sites import put_up, suits, would_eat
from rbdesigner.players.planning.stands import deliver_and_stay
from rbdesigner.players.planning.tasks.goods_making import supply
from rbdesigner.players.planning.tasks.researching import learn
from rbdesigner.players.planning.timetable import enter


@schedules(BUILD)
def build(plan: Plan, place: int, kind: int, mixture: int, depth: int) -> bool:
    """Build at a place, with boards made if they are missing.

    ``mixture`` 1 is a mine of gold only, if that can be researched.
    """
    tile = plan.graph.tile_of[place]
    if plan.economy.buildings[tile] != NOWHERE or plan.ledger.pastures[place] < NEVER or not suits(plan, kind, place):
        return False
    earliest = plan.turn
    if kind == MINE and mixture == 1:
        if learn(plan, SPECIALISATION, depth):
            earliest = plan.economy.subjects[SPECIALISATION]
        else:
            mixture = 0
    subject = SUBJECT_FOR[kind]
    if subject != NOWHERE:
        if not learn(plan, subject, depth):
            return False
        earliest = plan.economy.subjects[subject]
    if not supply(plan, BOARDS, BOARDS_COST[kind], depth + 1) or free_in_all(plan.ledger, STONE) < STONE_COST[kind]:
        return False
    if plan.economy.buildings[tile] != NOWHERE:
        return False  # now stands there what had to be built first
    delivery: Delivery = new_delivery(plan.delivery)
    delivery.needs[BOARDS] = BOARDS_COST[kind]
    delivery.needs[STONE] = STONE_COST[kind]
    turn, builder = deliver_and_stay(plan, delivery, place, plan.last_turn - 2, earliest)
    if turn == NEVER:
        return False
    let_wait(plan, delivery, place, turn)
    if would_eat(plan, kind, place, turn):
        return False
    enter(plan.timetable, builder, NEVER, turn * TURN + AT_THE_END, BUILT, place, kind, mixture, NOWHERE)
    return put_up(plan, kind, place, turn, mixture)
