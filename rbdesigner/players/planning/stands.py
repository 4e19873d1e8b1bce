"""Transporters that stand at a place when a turn ends: who builds, breeds, researches or buys bricks there."""

from __future__ import annotations

from rbdesigner.players.planning.answers import Delivery
from rbdesigner.players.planning.constants import AT_THE_END, DROP, ENTRY, MOST_JOBS, NEVER, NOWHERE, STAND, TURN
from rbdesigner.players.planning.deliveries import deliver
from rbdesigner.players.planning.fleet import add_job, extend_job, idle_from, idle_spot, idle_until
from rbdesigner.players.planning.map_graph import is_at, works_at
from rbdesigner.players.planning.plan import Plan
from rbdesigner.players.planning.timetable import enter
from rbdesigner.players.planning.ways import arrival, arrival_time, fits, head_back, late_start, way

WAITING = 4
"""How much a turn later weighs against a turn that a transporter is busy."""


def deliver_and_stay(plan: Plan, delivery: Delivery, place: int, last: int, earliest: int) -> tuple[int, int]:
    """Bring all that a delivery needs to a place, and have a transporter there when it is used.

    The answer is the turn, NEVER if it cannot be, and the transporter.
    """
    turn = deliver(plan, delivery, place, last, earliest)
    if turn == NEVER:
        return NEVER, NOWHERE
    return stay(plan, delivery, place, turn, last)


def stay(plan: Plan, delivery: Delivery, place: int, turn: int, last: int) -> tuple[int, int]:
    """Have a transporter at a place at the end of this turn or a later one: the carrier of a delivery if it can stay.

    The answer is that turn, NEVER if none can, and the transporter.
    """
    if delivery.carrier != NOWHERE and extend_stay(plan, delivery, place, turn):
        return turn, delivery.carrier
    return stand(plan, place, turn, last)


def lie_at_anchor(plan: Plan, place: int, entry: int, turn: int) -> bool:
    """Let all boats that deliver to a place by entries from one on stay there until a turn ends; tell whether they can.

    At sea the goods are aboard until then (B7).
    """
    last = plan.timetable.entries
    for i in range(entry * ENTRY, last * ENTRY, ENTRY):
        comes = plan.timetable.numbers[i + 3] == DROP and plan.timetable.numbers[i + 4] == place
        if comes and not _waits(plan, plan.timetable.numbers[i], plan.timetable.numbers[i + 1], place, turn):
            return False
    return True


def _waits(plan: Plan, transporter: int, start: int, place: int, turn: int) -> bool:
    """Let a transporter that delivers in the job that begins at a time wait until a turn ends, if it can."""
    end = (turn + 1) * TURN
    first = transporter * MOST_JOBS
    for job in range(plan.fleet.jobs[transporter]):
        if plan.fleet.starts[first + job] == start and plan.fleet.ends[first + job] <= end:
            return plan.fleet.ends[first + job] == end or _prolong(plan, transporter, job, place, end)
    return False


def _prolong(plan: Plan, transporter: int, job: int, place: int, end: int) -> bool:
    """Let a job at a place last until a turn ends, and tell whether it can."""
    first = transporter * MOST_JOBS
    spot = plan.fleet.tos[first + job]
    if not fits(plan, transporter, job + 1, end, spot):
        return False
    extend_job(plan.fleet, first + job, end)
    enter(plan.timetable, transporter, plan.fleet.starts[first + job], end - 1, STAND, place, 0, 0, spot)
    return True


def stand(plan: Plan, place: int, turn: int, last: int) -> tuple[int, int]:
    """Have a transporter at a place at the end of this turn or a later one: who is there anyway, or else one comes.

    The answer is that turn, NEVER if none can, and the transporter.
    """
    standing = _standing(plan, place, turn)
    if standing != NOWHERE:
        return turn, standing
    return _come(plan, place, turn, last)


def extend_stay(plan: Plan, delivery: Delivery, place: int, turn: int) -> bool:
    """Let the carrier's job last until the end of the turn in which it delivers, and tell whether it can."""
    carrier = delivery.carrier
    first = carrier * MOST_JOBS
    for job in range(plan.fleet.jobs[carrier]):
        if plan.fleet.starts[first + job] == delivery.start and plan.fleet.ends[first + job] // TURN == turn:
            return _prolong(plan, carrier, job, place, (turn + 1) * TURN)
    return False


def _standing(plan: Plan, place: int, turn: int) -> int:
    """A transporter whose job keeps it at a place at the end of a turn; NOWHERE if there is none."""
    end = (turn + 1) * TURN
    for transporter in range(plan.fleet.size):
        for job in range(transporter * MOST_JOBS, transporter * MOST_JOBS + plan.fleet.jobs[transporter]):
            keeps = plan.fleet.ends[job] == end and plan.fleet.starts[job] < end
            if keeps and is_at(plan.graph, plan.fleet.kinds[transporter], plan.fleet.tos[job], place):
                return transporter
    return NOWHERE


def _come(plan: Plan, place: int, turn: int, last: int) -> tuple[int, int]:
    """Let the transporter that is there first, of several the one that is busy least, come and stand at a place.

    The answer is the turn at whose end it stands there, NEVER if none can, and the transporter.
    """
    best = NEVER
    who = NOWHERE
    gap_found = 0
    start_found = 0
    turn_found = NEVER
    spot_found = 0
    for transporter in range(plan.fleet.size):
        kind = plan.fleet.kinds[transporter]
        if works_at(plan.graph, kind, place):
            for gap in range(plan.fleet.jobs[transporter] + 1):
                begin = idle_from(plan.fleet, transporter, gap)
                soonest = max(begin // TURN, turn)
                if soonest > last or soonest * WAITING * TURN >= best:
                    break  # later gaps are no better
                if idle_until(plan.fleet, transporter, gap) < (soonest + 1) * TURN:
                    continue
                there, spot = arrival(plan, kind, idle_spot(plan.fleet, transporter, gap), begin, place)
                on = max(there // TURN, turn)
                key = on * WAITING * TURN + there // TURN * TURN - begin // TURN * TURN
                if on <= last and key < best and fits(plan, transporter, gap, (on + 1) * TURN, spot):
                    best = key
                    who = transporter
                    gap_found = gap
                    turn_found = on
                    spot_found = spot
                    start_found = standing_start(plan, transporter, gap, place, there, on)
    if who == NOWHERE:
        return NEVER, NOWHERE
    add_job(plan.fleet, who, gap_found, start_found, (turn_found + 1) * TURN, spot_found, 0)
    enter(plan.timetable, who, start_found, turn_found * TURN + AT_THE_END, STAND, place, 0, 0, spot_found)
    head_back(plan, who, gap_found)
    return turn_found, who


def standing_start(plan: Plan, transporter: int, gap: int, place: int, there: int, turn: int) -> int:
    """Find when to leave in a gap so as to stand at a place in a turn, if the place can be reached at ``there``."""
    begin = idle_from(plan.fleet, transporter, gap)
    if turn == there // TURN:
        return begin
    spot = idle_spot(plan.fleet, transporter, gap)
    return late_start(plan, plan.fleet.kinds[transporter], spot, begin, place, turn)


def stands_idle(plan: Plan, transporter: int, place: int, turn: int) -> bool:
    """Whether a transporter stands at a place at the end of a turn, as far as its jobs tell."""
    end = (turn + 1) * TURN
    if plan.fleet.born[transporter] >= end:
        return False
    spot = plan.fleet.birthplaces[transporter]
    for job in range(transporter * MOST_JOBS, transporter * MOST_JOBS + plan.fleet.jobs[transporter]):
        if plan.fleet.starts[job] >= end:
            break
        if plan.fleet.ends[job] > end:
            return False
        spot = plan.fleet.tos[job]
    return is_at(plan.graph, plan.fleet.kinds[transporter], spot, place)


def step_aside(plan: Plan, transporter: int, place: int, turn: int) -> bool:
    """Let an idle transporter leave a place for the next one towards home before a turn ends, if it can."""
    kind = plan.fleet.kinds[transporter]
    end = (turn + 1) * TURN
    for gap in range(plan.fleet.jobs[transporter] + 1):
        begin = idle_from(plan.fleet, transporter, gap)
        following = transporter * MOST_JOBS + gap
        lasts = gap == plan.fleet.jobs[transporter] or plan.fleet.starts[following] >= end
        if idle_spot(plan.fleet, transporter, gap) == place and begin <= end and lasts:
            start = max(begin, turn * TURN)
            aside = _next_towards_home(plan, kind, place, start)
            if aside == NOWHERE:
                return False
            there = arrival_time(plan, kind, place, start, aside)
            if there >= end or not fits(plan, transporter, gap, there, aside):
                return False
            add_job(plan.fleet, transporter, gap, start, there, aside, 0)
            enter(plan.timetable, transporter, start, there, STAND, aside, 0, 0, aside)
            return True
    return False


def _next_towards_home(plan: Plan, kind: int, place: int, start: int) -> int:
    """The place next to a place that is nearest to the home and reached in the same turn; NOWHERE if there is none."""
    found = NOWHERE
    nearest = NEVER
    for i in range(plan.graph.exits[place], plan.graph.exits[place + 1]):
        beyond = plan.graph.exits_to[i]
        length = way(plan, beyond, plan.graph.home)
        if length < nearest and arrival_time(plan, kind, place, start, beyond) // TURN == start // TURN:
            nearest = length
            found = beyond
    return found
