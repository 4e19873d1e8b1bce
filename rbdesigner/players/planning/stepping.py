"""Transporters step by step, between the entries of a timetable."""

from __future__ import annotations

from rbdesigner.players.planning.constants import (
    BOARDED,
    DOCK,
    DONKEY,
    DROP,
    ENTRY,
    GEESE,
    IS_BOAT,
    LANDED,
    MOST_TURNS,
    NEVER,
    NOWHERE,
    PICK,
    POINTS,
    TURN,
)
from rbdesigner.players.planning.fleet import removed_in
from rbdesigner.players.planning.plan import Plan, Whereabouts
from rbdesigner.players.planning.timetable import Timetable
from rbdesigner.players.planning.ways import arrival, arrival_time


def follow(plan: Plan, whereabouts: Whereabouts) -> None:
    """Work out where every transporter stands at the end of every turn, and how many geese it leads then."""
    for transporter in range(plan.fleet.size):
        _follow_one(plan, whereabouts, transporter)


def _follow_one(plan: Plan, whereabouts: Whereabouts, transporter: int) -> None:
    timetable: Timetable = plan.timetable
    kind = plan.fleet.kinds[transporter]
    number = _put_in_order(timetable, transporter)
    spot = plan.fleet.birthplaces[transporter]
    removed = removed_in(plan.fleet, transporter)
    done = 0
    geese = 0
    rides = False
    for turn in range(plan.turn, plan.last_turn + 1):
        at = transporter * MOST_TURNS + turn
        if plan.fleet.born[transporter] // TURN > turn or removed <= turn:
            whereabouts.spots[at] = whereabouts.voyages[at]
            whereabouts.geese[at] = 0
            continue
        time = max(turn * TURN, plan.fleet.born[transporter])
        while done < number:
            entry = timetable.order[done]
            due = timetable.numbers[entry + 2]
            goal = timetable.numbers[entry + 7]
            if timetable.numbers[entry + 3] == LANDED and due // TURN == turn:
                spot = goal
            if spot == goal:
                if due // TURN > turn:
                    break
                done += 1
                rides = timetable.numbers[entry + 3] == BOARDED
                if timetable.numbers[entry + 5] == GEESE and timetable.numbers[entry + 3] <= DROP:
                    geese += timetable.numbers[entry + 6] * (1 if timetable.numbers[entry + 3] == PICK else -1)
            elif rides:
                break
            else:
                step, after = next_step(plan, kind, spot, time, timetable.numbers[entry + 4], due, goal)
                if step == NOWHERE:
                    break
                spot = step
                time = after
        whereabouts.spots[at] = NOWHERE if rides else spot
        whereabouts.geese[at] = 0 if IS_BOAT[kind] else geese


def _put_in_order(timetable: Timetable, transporter: int) -> int:
    """List by time the entries that say where a transporter has to be; returns how many."""
    number = 0
    for i in range(0, timetable.entries * ENTRY, ENTRY):
        if timetable.numbers[i] == transporter and timetable.numbers[i + 3] <= LANDED:
            j = number
            while j > 0 and _is_later(timetable, timetable.order[j - 1], i):
                timetable.order[j] = timetable.order[j - 1]
                j -= 1
            timetable.order[j] = i
            number += 1
    return number


def _is_later(timetable: Timetable, one: int, other: int) -> bool:
    """Whether an entry comes later than another: by its time, then by the start of its job."""
    # What one job puts down and the next picks up may have one time.
    if timetable.numbers[one + 2] != timetable.numbers[other + 2]:
        return timetable.numbers[one + 2] > timetable.numbers[other + 2]
    return timetable.numbers[one + 1] > timetable.numbers[other + 1]


def next_step(plan: Plan, kind: int, spot: int, time: int, place: int, due: int, goal: int) -> tuple[int, int]:
    """Find the next spot on the way to a place where one is due at a time, and the time after that step.

    It is NOWHERE to wait until the next turn. ``goal`` is the spot from which one works at the place.
    """
    points = POINTS[kind]
    used = time % TURN
    if plan.graph.crossings[spot] < plan.graph.crossings[spot + 1]:
        if arrival_time(plan, kind, spot, time, place) == time:
            return place, time  # over bridges alone (M7)
        spot = _first_joined(plan, spot, NOWHERE, time // TURN)
    if used >= points:
        return NOWHERE, time
    tomorrow, end = arrival(plan, kind, spot, (time // TURN + 1) * TURN, place)
    if tomorrow <= due and end == goal:
        return NOWHERE, time
    reached = arrival_time(plan, kind, spot, time, place)
    turn = time // TURN * TURN
    if IS_BOAT[kind]:
        for i in range(plan.graph.sails[spot], plan.graph.sails[spot + 1]):
            beyond = plan.graph.sails_to[i]
            after = turn + (points if plan.graph.kinds[beyond] == DOCK else used + 1)
            there, end = arrival(plan, kind, beyond, after, place)
            if there == reached and end == goal:
                return beyond, after
        return NOWHERE, time
    return _next_step_by_land(plan, kind, spot, NOWHERE, time, place, reached)


def _next_step_by_land(
    plan: Plan, kind: int, spot: int, origin: int, time: int, place: int, reached: int
) -> tuple[int, int]:
    """Find the next place on the way to one reached at a time, from a place or those that bridges join to it (K9).

    ``origin`` is the place from where a bridge was crossed; NOWHERE in the beginning.
    """
    turn = time // TURN
    for i in range(plan.graph.exits[spot], plan.graph.exits[spot + 1]):
        after = _time_across(plan, kind, plan.graph.exit_borders[i], time)
        if after < NEVER and arrival_time(plan, kind, plan.graph.exits_to[i], after, place) == reached:
            return plan.graph.exits_to[i], after
    for i in range(plan.graph.walls[spot], plan.graph.walls[spot + 1]):
        if plan.roads.built[plan.graph.wall_sites[i]] < turn:
            after = _time_across(plan, kind, plan.graph.wall_borders[i], time)
            if after < NEVER and arrival_time(plan, kind, plan.graph.walls_to[i], after, place) == reached:
                return plan.graph.walls_to[i], after
    for i in range(plan.graph.crossings[spot], plan.graph.crossings[spot + 1]):
        across = plan.graph.crossings_to[i]
        if across != origin and plan.roads.built[plan.graph.crossing_sites[i]] < turn:
            step, then = _next_step_by_land(plan, kind, across, spot, time, place, reached)
            if step != NOWHERE:
                return step, then
    return NOWHERE, time


def _time_across(plan: Plan, kind: int, border: int, time: int) -> int:
    """The time after a land transporter's step across a border, by road or across country; NEVER if it cannot (M3)."""
    turn = time // TURN
    used = time % TURN
    if plan.roads.built[border] < turn:
        return turn * TURN + used + 1
    return turn * TURN + POINTS[kind] if kind == DONKEY and used == 0 else NEVER


def _first_joined(plan: Plan, spot: int, origin: int, turn: int) -> int:
    """The first of a spot and those that bridges join to it: ways from all of them go on alike, as in the game."""
    found = spot
    for i in range(plan.graph.crossings[spot], plan.graph.crossings[spot + 1]):
        across = plan.graph.crossings_to[i]
        if across != origin and plan.roads.built[plan.graph.crossing_sites[i]] < turn:
            found = min(found, _first_joined(plan, across, spot, turn))
    return found
