"""The task to build a road."""

from __future__ import annotations

from rbdesigner.players.planning.answers import Delivery, new_delivery
from rbdesigner.players.planning.constants import AT_THE_END, NEVER, NOWHERE, ROAD, ROADED, STONE, TURN
from rbdesigner.players.planning.deliveries import let_wait
from rbdesigner.players.planning.dispatch import schedules
from rbdesigner.players.planning.ledger import free_in_all
from rbdesigner.players.planning.plan import Plan
from rbdesigner.players.planning.road_network import add_road
from rbdesigner.players.planning.stands import deliver_and_stay
from rbdesigner.players.planning.timetable import enter


@schedules(ROAD)
def build_road(plan: Plan, border: int, side: int, _third: int, _depth: int) -> bool:
    """Build a road across a border, from the place on one side of it."""
    if plan.roads.built[border] < NEVER or free_in_all(plan.ledger, STONE) < 1:
        return False
    place = plan.graph.border_sides[2 * border + side]
    delivery: Delivery = new_delivery(plan.delivery)
    delivery.needs[STONE] = 1
    turn, builder = deliver_and_stay(plan, delivery, place, plan.last_turn - 2, plan.turn)
    if turn == NEVER:
        return False
    let_wait(plan, delivery, place, turn)
    add_road(plan.roads, border, turn)
    enter(plan.timetable, builder, NEVER, turn * TURN + AT_THE_END, ROADED, place, border, 0, NOWHERE)
    return True
