"""The task to research a subject."""

from __future__ import annotations

from rbdesigner.players.planning.answers import Delivery, new_delivery, turn_of
from rbdesigner.players.planning.constants import (
    BOARDS,
    GEESE,
    NEVER,
    NOWHERE,
    PAPER_MILL,
    RESEARCH,
    RESEARCHED,
    TURN,
)
from rbdesigner.players.planning.deliveries import deliver, let_wait
from rbdesigner.players.planning.dispatch import schedules
from rbdesigner.players.planning.economy import know
from rbdesigner.players.planning.ledger import arrive, free_in_all
from rbdesigner.players.planning.plan import Plan
from rbdesigner.players.planning.sites import next_run
from rbdesigner.players.planning.stands import stay
from rbdesigner.players.planning.tasks.goods_making import DEEPEST, find_or_build, supply
from rbdesigner.players.planning.timetable import enter
from rbdesigner.players.planning.undo import undo


@schedules(RESEARCH)
def research(plan: Plan, subject: int, _second: int, _third: int, depth: int) -> bool:
    """Bring two boards and two geese to a paper mill, with a transporter that stays for the next production (R1)."""
    if plan.economy.subjects[subject] < NEVER or depth > DEEPEST:
        return False
    place = find_or_build(plan, PAPER_MILL, depth)
    if place == NOWHERE:
        return False
    tile = plan.graph.tile_of[place]
    if free_in_all(plan.ledger, GEESE) < 2 or not supply(plan, BOARDS, 2, depth + 1):
        return False
    delivery: Delivery = new_delivery(plan.delivery)
    delivery.needs[BOARDS] = 2
    delivery.needs[GEESE] = 2
    turn = deliver(plan, delivery, place, plan.last_turn - 2, plan.economy.built[tile])
    carrier = NOWHERE
    if turn < NEVER:
        turn, carrier = stay(plan, delivery, place, turn, turn)  # later the mill would have used up all (P9, R3)
    if turn == NEVER or next_run(plan, tile, turn + 1) != turn + 1:
        return False
    let_wait(plan, delivery, place, turn)
    for i in range(2):  # the mill may make paper of the boards before
        for waits in range(turn_of(delivery, BOARDS, i), turn):
            arrive(plan.ledger, place, BOARDS, waits)
    know(plan.economy, subject, turn + 1)
    enter(plan.timetable, carrier, NEVER, (turn + 1) * TURN, RESEARCHED, place, subject, 0, NOWHERE)
    return True


def learn(plan: Plan, subject: int, depth: int) -> bool:
    """Have a subject, researched now if it is not known; whether that goes."""
    if plan.economy.subjects[subject] < NEVER:
        return True
    steps = plan.journal.steps
    entries = plan.timetable.entries
    if research(plan, subject, 0, 0, depth + 1):
        return True
    undo(plan, steps, entries)
    return False
