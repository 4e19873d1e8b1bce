"""How long ways are: tables of times to a place, kept for the roads of a turn.

A table says for each spot and for each number of points used the time until a transporter of a kind can load and
unload at a place, and the spot where it stands then. Tables are filled when first asked for; plans with the same roads
share them.
"""

from __future__ import annotations

from rbdesigner.players.planning.constants import (
    DOCK,
    DONKEY,
    IS_BOAT,
    MOST_JOBS,
    MOST_TABLES,
    NEVER,
    POINTS,
    TURN,
    USED,
)
from rbdesigner.players.planning.plan import Plan


def arrival(plan: Plan, kind: int, spot: int, time: int, place: int) -> int:
    """The time at which a transporter that leaves a spot can work at a place.

    NEVER if it cannot. ``plan.end_spot`` is where it stands then.
    """
    turn = time // TURN
    if turn > plan.last_turn:
        return NEVER
    entry = plan.tables[_table(plan, kind, place, turn) * plan.spots * USED + spot * USED + time % TURN]
    if entry == NEVER:
        return NEVER
    plan.end_spot = entry % 1024
    return turn * TURN + entry // 1024


def _table(plan: Plan, kind: int, place: int, turn: int) -> int:
    """The slot of the table of a kind of transporter for a place.

    At the roads of a turn.
    """
    first = plan.signs[2 * turn]
    second = plan.signs[2 * turn + 1]
    key = kind * 4096 + place + 1
    slot = (first ^ (second >> 3) ^ (key * 40503)) % MOST_TABLES
    while plan.slot_keys[slot] != 0:
        if (
            plan.slot_keys[slot] == key
            and plan.slot_signs[2 * slot] == first
            and plan.slot_signs[2 * slot + 1] == second
        ):
            return slot
        slot = slot + 1 if slot + 1 < MOST_TABLES else 0
    plan.slots_used += 1
    if plan.slots_used > MOST_TABLES * 3 // 4:
        for i in range(MOST_TABLES):
            plan.slot_keys[i] = 0
        plan.slots_used = 1
        slot = (first ^ (second >> 3) ^ (key * 40503)) % MOST_TABLES
    plan.slot_signs[2 * slot] = first
    plan.slot_signs[2 * slot + 1] = second
    plan.slot_keys[slot] = key
    _fill(plan, slot * plan.spots * USED, kind, place, turn)
    return slot


def _fill(plan: Plan, table: int, kind: int, place: int, turn: int) -> None:
    """Work out a table backwards from the place.

    Spot by spot until nothing gets shorter.
    """
    for i in range(table, table + plan.spots * USED):
        plan.tables[i] = NEVER
    head = 0
    waiting = 0
    if IS_BOAT[kind]:
        for i in range(plan.moorings[place], plan.moorings[place + 1]):
            waiting = _reach(plan, table, kind, plan.moorings_of[i], head, waiting)
    else:
        waiting = _reach(plan, table, kind, place, head, waiting)
    while waiting > 0:
        spot = plan.queue[head]
        head = head + 1 if head < plan.spots else 0
        waiting -= 1
        plan.is_queued[spot] = 0
        if IS_BOAT[kind]:
            for i in range(plan.arrivals[spot], plan.arrivals[spot + 1]):
                waiting = _shorten(plan, table, kind, plan.arrivals_from[i], spot, True, head, waiting)
        else:
            for i in range(plan.exits[spot], plan.exits[spot + 1]):
                road = plan.roads[plan.exit_borders[i]] < turn
                if road or kind == DONKEY:
                    waiting = _shorten(plan, table, kind, plan.exits_to[i], spot, road, head, waiting)


def _reach(plan: Plan, table: int, kind: int, spot: int, head: int, waiting: int) -> int:
    """A spot where the way ends; returns how many spots wait to be looked at."""
    for used in range(POINTS[kind] + 1):
        plan.tables[table + spot * USED + used] = used * 1024 + spot
    return _queue(plan, spot, head, waiting)


def _queue(plan: Plan, spot: int, head: int, waiting: int) -> int:
    if plan.is_queued[spot]:
        return waiting
    plan.is_queued[spot] = 1
    plan.queue[(head + waiting) % (plan.spots + 1)] = spot
    return waiting + 1


def _shorten(plan: Plan, table: int, kind: int, spot: int, beyond: int, smooth: bool, head: int, waiting: int) -> int:
    """Shorten the ways from a spot by those of one beyond.

    A step on roads or water, or across country (M2, M3, B2).
    """
    row = table + spot * USED
    points = POINTS[kind]
    shorter = False
    for used in range(points if smooth else 1):
        after = used + 1 if smooth and not (IS_BOAT[kind] and plan.kinds[beyond] == DOCK) else points
        if plan.tables[table + beyond * USED + after] < plan.tables[row + used]:
            plan.tables[row + used] = plan.tables[table + beyond * USED + after]
            shorter = True
    if not shorter:
        return waiting
    for used in range(1, points + 1):
        if plan.tables[row] + TURN * 1024 < plan.tables[row + used]:
            plan.tables[row + used] = plan.tables[row] + TURN * 1024
    return _queue(plan, spot, head, waiting)


def works_at(plan: Plan, kind: int, place: int) -> bool:
    """Whether transporters of a kind can ever load at a place."""
    return not IS_BOAT[kind] or plan.moorings[place] < plan.moorings[place + 1]


def is_at(plan: Plan, kind: int, spot: int, place: int) -> bool:
    """Whether a transporter on a spot can load at a place."""
    if not IS_BOAT[kind]:
        return spot == place
    found = False
    for i in range(plan.banks[spot], plan.banks[spot + 1]):
        found = found or plan.banks_of[i] == place
    return found


def late_start(plan: Plan, kind: int, spot: int, time: int, place: int, turn: int) -> int:
    """The latest time to leave a spot so as to be at a place as a movement begins.

    Not before a given time.
    """
    reached = arrival(plan, kind, spot, time // TURN * TURN, place)
    if reached == NEVER:
        return time
    length = reached - time // TURN * TURN
    start = (turn - (length + TURN - 1) // TURN) * TURN
    return max(start, time)


def fits(plan: Plan, transporter: int, gap: int, time: int, spot: int) -> bool:
    """Whether a gap of a transporter may be used until a time and end on a spot.

    The next job is begun in time.
    """
    if gap >= plan.jobs[transporter]:
        return True
    following = transporter * MOST_JOBS + gap
    if time > plan.job_starts[following]:
        return False
    needed = plan.job_froms[following]
    if spot == needed:
        return True
    kind = plan.fleet_kinds[transporter]
    if not IS_BOAT[kind]:
        return arrival(plan, kind, spot, time, needed) <= plan.job_starts[following]
    if plan.banks[needed] == plan.banks[needed + 1]:
        return False
    reached = arrival(plan, kind, spot, time, plan.banks_of[plan.banks[needed]])
    return reached <= plan.job_starts[following] and plan.end_spot == needed


def way(plan: Plan, origin: int, place: int) -> int:
    """The time of a donkey's way between two places by the roads there are.

    60 where there is none.
    """
    reached = arrival(plan, DONKEY, origin, plan.turn * TURN, place)
    return 60 if reached == NEVER else reached - plan.turn * TURN
