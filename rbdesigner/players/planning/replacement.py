"""Transporters that make way for better ones: a donkey becomes a wagon, and one that is too many goes (F2, F7)."""

from __future__ import annotations

from rbdesigner.players.planning.answers import Delivery
from rbdesigner.players.planning.constants import (
    AT_THE_END,
    CAPACITIES,
    DONKEY,
    IS_BOAT,
    MOST_JOBS,
    NEVER,
    NOWHERE,
    STAND,
    TURN,
    WAGON,
)
from rbdesigner.players.planning.fleet import aboard, add_job, idle_from, idle_spot, remove_transporter, removed_in
from rbdesigner.players.planning.map_graph import works_at
from rbdesigner.players.planning.plan import Plan
from rbdesigner.players.planning.stands import WAITING, extend_stay, standing_start
from rbdesigner.players.planning.timetable import enter
from rbdesigner.players.planning.ways import arrival


def takes_a_place(plan: Plan, kind: int, turn: int) -> bool:
    """Whether a transporter of a kind that is made in a turn takes the place of another.

    A wagon always takes that of a donkey (F2), and others do where there is no room for one more (F7).
    """
    if kind == WAGON or _is_full(plan, IS_BOAT[kind], turn):
        return True
    return _number(plan, 0, turn) + _number(plan, 1, turn) >= plan.terms.most_fleet


def _number(plan: Plan, boats: int, turn: int) -> int:
    """The number of transporters on land, or of boats, after the production of a turn, as far as it is planned."""
    found = plan.fleet.on_water if boats else plan.fleet.on_land
    for transporter in range(plan.fleet.size):
        if IS_BOAT[plan.fleet.kinds[transporter]] == boats:
            removed = removed_in(plan.fleet, transporter)
            found -= plan.fleet.born[transporter] // TURN > turn
            found += turn < removed < NEVER
    return found


def _is_full(plan: Plan, boats: int, turn: int) -> bool:
    """Whether there are as many on land, or on water, in a turn as there may be (F6)."""
    return _number(plan, boats, turn) >= (plan.terms.most_water if boats else plan.terms.most_land)


def _may_make_way(plan: Plan, transporter: int, kind: int, turn: int) -> bool:
    """Whether a transporter may go for one of a better kind that is made in a turn."""
    old = plan.fleet.kinds[transporter]
    if kind == WAGON:
        return old == DONKEY
    if CAPACITIES[old] >= CAPACITIES[kind] or aboard(plan.fleet, transporter, plan.fleet.jobs[transporter]) > 0:
        return False
    return IS_BOAT[old] == IS_BOAT[kind] or not _is_full(plan, IS_BOAT[kind], turn)


def stay_to_go(plan: Plan, delivery: Delivery, place: int, turn: int, last: int, kind: int) -> tuple[int, int]:
    """Have a transporter at a place at the end of this turn or a later one, which then makes way for one of a kind.

    It is the carrier of a delivery if that can stay, and has nothing to do afterwards. The answer is that turn, NEVER
    if none can, and the transporter.
    """
    who = delivery.carrier
    is_free = who != NOWHERE and _is_last_job(plan, who, delivery.start) and _may_make_way(plan, who, kind, turn + 1)
    if is_free and extend_stay(plan, delivery, place, turn):
        remove_transporter(plan.fleet, who, turn + 1)
        return turn, who
    return _come_to_go(plan, place, turn, last, kind)


def _is_last_job(plan: Plan, transporter: int, start: int) -> bool:
    """Whether a transporter's job that begins at a time is its last one."""
    return plan.fleet.starts[transporter * MOST_JOBS + plan.fleet.jobs[transporter] - 1] == start


def _come_to_go(plan: Plan, place: int, turn: int, last: int, kind: int) -> tuple[int, int]:
    """Let the transporter that is there first after its last job, of several the one that carries least, come and go.

    The answer is the turn at whose end it stands at the place, NEVER if none can, and the transporter.
    """
    best = NEVER
    who = NOWHERE
    turn_found = NEVER
    there_found = 0
    spot_found = NOWHERE
    for transporter in range(plan.fleet.size):
        old = plan.fleet.kinds[transporter]
        gap = plan.fleet.jobs[transporter]
        begin = idle_from(plan.fleet, transporter, gap)
        if begin // TURN <= last and works_at(plan.graph, old, place):
            there, spot = arrival(plan, old, idle_spot(plan.fleet, transporter, gap), begin, place)
            on = max(there // TURN, turn)
            key = (on * WAITING + CAPACITIES[old]) * TURN + there - begin
            if on <= last and key < best and _may_make_way(plan, transporter, kind, on + 1):
                best = key
                who = transporter
                turn_found = on
                there_found = there
                spot_found = spot
    if who == NOWHERE:
        return NEVER, NOWHERE
    gap = plan.fleet.jobs[who]
    start = standing_start(plan, who, gap, place, there_found, turn_found)
    add_job(plan.fleet, who, gap, start, (turn_found + 1) * TURN, spot_found, 0)
    enter(plan.timetable, who, start, turn_found * TURN + AT_THE_END, STAND, place, 0, 0, spot_found)
    remove_transporter(plan.fleet, who, turn_found + 1)
    return turn_found, who
