"""Transporters that stand at a place when a turn ends.

Who builds, breeds, researches or buys bricks there.
"""

from __future__ import annotations

from rbdesigner.players.planning.constants import JOB_EXTENDED, MOST_JOBS, NEVER, NOWHERE, STAND, TURN
from rbdesigner.players.planning.jobs import add_job, idle_from, idle_spot
from rbdesigner.players.planning.plan import Plan, enter, note
from rbdesigner.players.planning.ways import arrival, fits, is_at, late_start, way, works_at


def stay(plan: Plan, place: int, turn: int, last: int) -> int:
    """Have a transporter at a place at the end of this turn or a later one.

    Returns that turn, NEVER if none can.

    The carrier of the last delivery (``plan.carrier``) stays if it can, else whoever is there anyway, else one comes.
    ``plan.carrier`` is who it is.
    """
    if plan.carrier != NOWHERE and _extend(plan, place, turn):
        return turn
    standing = _standing(plan, place, turn)
    if standing != NOWHERE:
        plan.carrier = standing
        return turn
    return _come(plan, place, turn, last)


def _extend(plan: Plan, place: int, turn: int) -> bool:
    """Let the carrier's job last until the end of the turn in which it delivers."""
    first = plan.carrier * MOST_JOBS
    for job in range(plan.jobs[plan.carrier]):
        if plan.job_starts[first + job] == plan.carrier_start and plan.job_ends[first + job] // TURN == turn:
            end = (turn + 1) * TURN
            if not fits(plan, plan.carrier, job + 1, end, plan.job_tos[first + job]):
                return False
            note(plan, JOB_EXTENDED, first + job, plan.job_ends[first + job], 0, 0)
            plan.job_ends[first + job] = end
            enter(plan, plan.carrier, plan.carrier_start, end - 1, STAND, place, 0, 0, plan.job_tos[first + job])
            return True
    return False


def _standing(plan: Plan, place: int, turn: int) -> int:
    """A transporter whose job keeps it at a place at the end of a turn.

    NOWHERE if there is none.
    """
    end = (turn + 1) * TURN
    for transporter in range(plan.fleet):
        for job in range(transporter * MOST_JOBS, transporter * MOST_JOBS + plan.jobs[transporter]):
            if plan.job_ends[job] == end and plan.job_tos[job] == place and plan.job_starts[job] < end:
                return transporter
    return NOWHERE


def _come(plan: Plan, place: int, turn: int, last: int) -> int:
    """Let a transporter come and stand at a place at the end of a turn.

    The one that is there first and busy least.
    """
    best = NEVER
    who = NOWHERE
    gap_found = 0
    start_found = 0
    turn_found = NEVER
    spot_found = 0
    for transporter in range(plan.fleet):
        kind = plan.fleet_kinds[transporter]
        if works_at(plan, kind, place):
            for gap in range(plan.jobs[transporter] + 1):
                begin = idle_from(plan, transporter, gap)
                if begin // TURN > last:
                    break
                there = arrival(plan, kind, idle_spot(plan, transporter, gap), begin, place)
                spot = plan.end_spot
                on = max(there // TURN, turn)
                key = on * 4 * TURN + there // TURN * TURN - begin // TURN * TURN
                if on <= last and key < best and fits(plan, transporter, gap, (on + 1) * TURN, spot):
                    best = key
                    who = transporter
                    gap_found = gap
                    turn_found = on
                    spot_found = spot
                    start_found = standing_start(plan, transporter, gap, place, there, on)
    if who == NOWHERE:
        return NEVER
    add_job(plan, who, gap_found, start_found, (turn_found + 1) * TURN, spot_found, 0)
    enter(plan, who, start_found, turn_found * TURN + TURN - 1, STAND, place, 0, 0, spot_found)
    plan.carrier = who
    plan.carrier_start = start_found
    return turn_found


def standing_start(plan: Plan, transporter: int, gap: int, place: int, there: int, turn: int) -> int:
    """When to leave in a gap so as to stand at a place in a turn.

    If the place can be reached at ``there``.
    """
    begin = idle_from(plan, transporter, gap)
    if turn == there // TURN:
        return begin
    start = late_start(plan, plan.fleet_kinds[transporter], idle_spot(plan, transporter, gap), begin, place, turn)
    return begin if start > turn * TURN else start


def stands_idle(plan: Plan, transporter: int, place: int, turn: int) -> bool:
    """Whether a transporter stands at a place at the end of a turn.

    As far as its jobs tell.
    """
    end = (turn + 1) * TURN
    if plan.born[transporter] >= end:
        return False
    spot = plan.birthplaces[transporter]
    for job in range(transporter * MOST_JOBS, transporter * MOST_JOBS + plan.jobs[transporter]):
        if plan.job_starts[job] >= end:
            break
        if plan.job_ends[job] > end:
            return False
        spot = plan.job_tos[job]
    return is_at(plan, plan.fleet_kinds[transporter], spot, place)


def step_aside(plan: Plan, transporter: int, place: int, turn: int) -> bool:
    """Let an idle transporter leave a place before a turn ends.

    For the next one towards home; whether that goes.
    """
    kind = plan.fleet_kinds[transporter]
    end = (turn + 1) * TURN
    for gap in range(plan.jobs[transporter] + 1):
        begin = idle_from(plan, transporter, gap)
        following = transporter * MOST_JOBS + gap
        lasts = gap == plan.jobs[transporter] or plan.job_starts[following] >= end
        if idle_spot(plan, transporter, gap) == place and begin <= end and lasts:
            start = max(begin, turn * TURN)
            aside = _next_towards_home(plan, kind, place, start)
            if aside == NOWHERE:
                return False
            there = arrival(plan, kind, place, start, aside)
            if there >= end or not fits(plan, transporter, gap, there, aside):
                return False
            add_job(plan, transporter, gap, start, there, aside, 0)
            enter(plan, transporter, start, there, STAND, aside, 0, 0, aside)
            return True
    return False


def _next_towards_home(plan: Plan, kind: int, place: int, start: int) -> int:
    found = NOWHERE
    nearest = NEVER
    for i in range(plan.exits[place], plan.exits[place + 1]):
        beyond = plan.exits_to[i]
        length = way(plan, beyond, plan.home)
        if length < nearest and arrival(plan, kind, place, start, beyond) // TURN == start // TURN:
            nearest = length
            found = beyond
    return found
