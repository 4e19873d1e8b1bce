"""Transporters step by step, between the entries of a schedule."""

from __future__ import annotations

from rbdesigner.players.planning.constants import (
    DOCK,
    DONKEY,
    DROP,
    ENTRY,
    GEESE,
    IS_BOAT,
    MOST_TURNS,
    NOWHERE,
    PICK,
    POINTS,
    STAND,
    TURN,
)
from rbdesigner.players.planning.plan import Plan
from rbdesigner.players.planning.ways import arrival


def follow(plan: Plan) -> None:
    """Note where every transporter stands at the end of every turn, in ``stands``.

    And in ``led`` how many geese it leads then.
    """
    for transporter in range(plan.fleet):
        number = _order(plan, transporter)
        spot = plan.birthplaces[transporter]
        done = 0
        geese = 0
        for turn in range(plan.turn, plan.last_turn + 1):
            plan.led[transporter * MOST_TURNS + turn] = geese
            if plan.born[transporter] // TURN > turn:
                plan.stands[transporter * MOST_TURNS + turn] = NOWHERE
                continue
            time = max(turn * TURN, plan.born[transporter])
            while done < number:
                entry = plan.order[done]
                place = plan.schedule[entry + 4]
                due = plan.schedule[entry + 2]
                goal = plan.schedule[entry + 7]
                if spot == goal:
                    if due // TURN > turn:
                        break
                    done += 1
                    if plan.schedule[entry + 5] == GEESE and plan.schedule[entry + 3] <= DROP:
                        geese += plan.schedule[entry + 6] * (1 if plan.schedule[entry + 3] == PICK else -1)
                else:
                    if next_step(plan, plan.fleet_kinds[transporter], spot, time, place, due, goal) == NOWHERE:
                        break
                    spot = plan.end_spot
                    time = plan.load_time
            plan.stands[transporter * MOST_TURNS + turn] = spot
            plan.led[transporter * MOST_TURNS + turn] = 0 if IS_BOAT[plan.fleet_kinds[transporter]] else geese


def _order(plan: Plan, transporter: int) -> int:
    """Put the entries that say where a transporter has to be into ``plan.order``.

    By time; returns how many.
    """
    number = 0
    for i in range(0, plan.entries * ENTRY, ENTRY):
        if plan.schedule[i] == transporter and plan.schedule[i + 3] <= STAND:
            j = number
            while j > 0 and _is_later(plan, plan.order[j - 1], i):
                plan.order[j] = plan.order[j - 1]
                j -= 1
            plan.order[j] = i
            number += 1
    return number


def _is_later(plan: Plan, one: int, other: int) -> bool:
    if plan.schedule[one + 2] != plan.schedule[other + 2]:
        return plan.schedule[one + 2] > plan.schedule[other + 2]
    return plan.schedule[one + 1] > plan.schedule[other + 1]


def next_step(plan: Plan, kind: int, spot: int, time: int, place: int, due: int, goal: int) -> int:
    """The next spot on the way to a place where one is due at a time.

    NOWHERE to wait until the next turn.

    ``goal`` is the spot from which one works at the place. ``plan.end_spot`` is the next spot, too, and
    ``plan.load_time`` the time after the step.
    """
    points = POINTS[kind]
    used = time % TURN
    if used >= points:
        return NOWHERE
    if arrival(plan, kind, spot, (time // TURN + 1) * TURN, place) <= due and plan.end_spot == goal:
        return NOWHERE
    reached = arrival(plan, kind, spot, time, place)
    turn = time // TURN * TURN
    if IS_BOAT[kind]:
        for i in range(plan.sails[spot], plan.sails[spot + 1]):
            beyond = plan.sails_to[i]
            after = turn + (points if plan.kinds[beyond] == DOCK else used + 1)
            if arrival(plan, kind, beyond, after, place) == reached and plan.end_spot == goal:
                return _stepped(plan, beyond, after)
        return NOWHERE
    for i in range(plan.exits[spot], plan.exits[spot + 1]):
        road = plan.roads[plan.exit_borders[i]] < time // TURN
        if road or (kind == DONKEY and used == 0):
            beyond = plan.exits_to[i]
            after = turn + (used + 1 if road else points)
            if arrival(plan, kind, beyond, after, place) == reached:
                return _stepped(plan, beyond, after)
    return NOWHERE


def _stepped(plan: Plan, spot: int, time: int) -> int:
    plan.end_spot = spot
    plan.load_time = time
    return spot
