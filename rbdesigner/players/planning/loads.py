"""The search for loads: which transporter can bring what from where soonest."""

from __future__ import annotations

from rbdesigner.players.planning.answers import Delivery, Load, Sources
from rbdesigner.players.planning.constants import (
    CAPACITIES,
    DETOUR,
    GEESE,
    IS_BOAT,
    MOST_TURNS,
    NEVER,
    NGOODS,
    NOWHERE,
    POINTS,
    TURN,
)
from rbdesigner.players.planning.fleet import Fleet, idle_from, idle_spot, idle_until, room
from rbdesigner.players.planning.ledger import Ledger, free_at, free_from
from rbdesigner.players.planning.map_graph import works_at
from rbdesigner.players.planning.piggyback import least_key, try_joining, try_piggyback
from rbdesigner.players.planning.plan import Plan
from rbdesigner.players.planning.ways import arrival, arrival_time, fits, late_start


def follows(kind: int, good: int) -> bool:
    """Whether a good walks along instead of being carried: a goose behind a land transporter (G2)."""
    return good == GEESE and not IS_BOAT[kind]


def find_load(plan: Plan, delivery: Delivery, load: Load, place: int, last: int, earliest: int) -> bool:
    """Find the load that brings something of what is needed to a place soonest, and tell whether there is one.

    What comes before the ``earliest`` turn is no better for it.
    """
    sources: Sources = plan.sources
    fleet: Fleet = plan.fleet
    load.key = NEVER
    _find_sources(plan, delivery, sources, place)
    if sources.number == 0:
        return False
    for transporter in range(fleet.size):
        most = min(CAPACITIES[fleet.kinds[transporter]], sources.most_of_all)
        if works_at(plan.graph, fleet.kinds[transporter], place):
            for gap in range(fleet.jobs[transporter] + 1):
                begin = idle_from(fleet, transporter, gap)
                if begin // TURN > last or least_key(max(begin, sources.soonest), earliest, most) >= load.key:
                    break  # later gaps are no better
                if idle_until(fleet, transporter, gap) < sources.soonest:
                    continue
                try_joining(plan, delivery, load, transporter, gap - 1, place, last, earliest)
                if idle_until(fleet, transporter, gap) > begin:
                    if room(fleet, transporter, gap) > 0:
                        _try_gap(plan, delivery, load, transporter, gap, place, last, earliest)
                    try_piggyback(plan, delivery, load, transporter, gap, place, last, earliest)
    return load.key < NEVER


def _find_sources(plan: Plan, delivery: Delivery, sources: Sources, place: int) -> None:
    """List where else something of what is needed can still be promised."""
    ledger: Ledger = plan.ledger
    sources.number = 0
    sources.most_of_all = 0
    sources.soonest = NEVER
    sources.needed_goods = 0
    for good in range(NGOODS):
        if delivery.needs[good] > 0:
            sources.needed[sources.needed_goods] = good
            sources.needed_goods += 1
            for i in range(ledger.stocked_places):
                source = ledger.stocked[i]
                most = min(delivery.needs[good], free_at(ledger, source, good, ledger.last_turn))
                if source != place and most > 0:
                    sources.places[sources.number] = source
                    sources.goods[sources.number] = good
                    sources.most[sources.number] = most
                    sources.most_of_all = max(sources.most_of_all, most)
                    since = free_from(ledger, source, good, plan.turn) * TURN
                    sources.since[sources.number] = since
                    sources.soonest = min(sources.soonest, since)
                    sources.number += 1


def _try_gap(
    plan: Plan, delivery: Delivery, load: Load, transporter: int, gap: int, place: int, last: int, earliest: int
) -> None:
    """Try all sources for a gap of a transporter, but for those that cannot be better than what has been found."""
    sources: Sources = plan.sources
    fleet: Fleet = plan.fleet
    kind = fleet.kinds[transporter]
    begin = idle_from(fleet, transporter, gap)
    spot = idle_spot(fleet, transporter, gap)
    space = room(fleet, transporter, gap)
    latest = min((last + 1) * TURN - 1, idle_until(fleet, transporter, gap))
    for i in range(sources.number):
        most = min(space, sources.most[i])
        soonest = max(begin, sources.since[i])
        if soonest <= latest and least_key(soonest, earliest, most) < load.key:
            there, picking_spot = arrival(plan, kind, spot, begin, sources.places[i])
            if there <= latest and least_key(there, earliest, most) < load.key:
                _try_source(plan, delivery, load, transporter, gap, i, there, picking_spot, place, latest, earliest)


def _try_source(
    plan: Plan,
    delivery: Delivery,
    load: Load,
    transporter: int,
    gap: int,
    number: int,
    there: int,
    picking_spot: int,
    place: int,
    latest: int,
    earliest: int,
) -> None:
    """Try the load of a source, where a transporter can be at a time; a better load is put into ``load``."""
    kind = plan.fleet.kinds[transporter]
    source = plan.sources.places[number]
    good = plan.sources.goods[number]
    picked = _ready(plan, kind, source, good, there, latest // TURN)
    passes = False
    if good == GEESE and picked > there and picked <= latest and _hinders_birth(plan, kind, source, picked // TURN):
        passing = _passing(plan, transporter, gap, source, picked // TURN)
        passes = passing < NEVER
        picked = passing if passes else picked + TURN
    if picked > latest:
        return
    space = room(plan.fleet, transporter, gap)
    many = min(delivery.needs[good], free_at(plan.ledger, source, good, picked // TURN), space)
    if least_key(picked, earliest, many) >= load.key:
        return
    start = idle_from(plan.fleet, transporter, gap)
    if passes:
        start = max(start, picked // TURN * TURN)
    elif picked > there:
        spot = idle_spot(plan.fleet, transporter, gap)
        start = late_start(plan, kind, spot, start, source, picked // TURN)
        if IS_BOAT[kind]:
            # Whoever leaves later may come to another mooring of the same place.
            late, late_spot = arrival(plan, kind, spot, start, source)
            if late < NEVER:
                picking_spot = late_spot
    arrives, end = arrival(plan, kind, picking_spot, picked, place)
    if arrives > latest:
        return
    if start == arrives == idle_until(plan.fleet, transporter, gap):
        return  # a ferry that takes no time: what the next job loads may be aboard before
    key = least_key(arrives, earliest, many) + arrives - start
    if key < load.key and fits(plan, transporter, gap, arrives, end):
        load.key = key
        load.carrier = transporter
        load.gap = gap
        load.job = NOWHERE
        load.place = source
        load.good = good
        load.start = start
        load.time = picked
        load.spot = picking_spot
        load.arrival = arrives
        load.end = end


def _ready(plan: Plan, kind: int, place: int, good: int, time: int, last: int) -> int:
    """Find when a transporter that has come to a place can have a good; NEVER after a last turn.

    A goose follows only who can still move in that turn, and not on in the turn in which it was led to a pasture of its
    own (M11).
    """
    turn = time // TURN
    if good == GEESE and plan.ledger.pastures[place] < NEVER:
        turn = max(turn, plan.ledger.pastures[place])
    if follows(kind, good) and time % TURN >= POINTS[kind]:
        turn += 1
    turn = free_from(plan.ledger, place, good, turn) if turn <= last else NEVER
    if turn > last:
        return NEVER
    return time if turn == time // TURN else turn * TURN


def _hinders_birth(plan: Plan, kind: int, place: int, turn: int) -> bool:
    """Whether a transporter that waits at a place for a turn keeps a goose from being born there (L1)."""
    return not IS_BOAT[kind] and plan.ledger.births[place * MOST_TURNS + turn] > 0


def _passing(plan: Plan, transporter: int, gap: int, place: int, turn: int) -> int:
    """Find when a transporter comes by a place in a turn and can still move on; NEVER if it cannot."""
    kind = plan.fleet.kinds[transporter]
    begin = max(idle_from(plan.fleet, transporter, gap), turn * TURN)
    time = arrival_time(plan, kind, idle_spot(plan.fleet, transporter, gap), begin, place)
    return time if time // TURN == turn and turn * TURN < time < turn * TURN + POINTS[kind] else NEVER


def find_stop(plan: Plan, delivery: Delivery, load: Load, place: int, last: int, earliest: int) -> bool:
    """Find another good to pick up on the way of a load without coming much later, and put it into the load.

    The answer is whether there is one.
    """
    transporter = load.carrier
    kind = plan.fleet.kinds[transporter]
    best = NEVER
    latest = max(load.arrival + TURN * DETOUR, earliest * TURN + TURN - 1)
    from_spot = load.spot
    from_time = load.time
    _find_sources(plan, delivery, plan.sources, place)
    for i in range(plan.sources.number):
        source = plan.sources.places[i]
        good = plan.sources.goods[i]
        time, spot = arrival(plan, kind, from_spot, from_time, source)
        if time // TURN <= last and time <= latest and time < best:
            turn = time // TURN
            time = _ready(plan, kind, source, good, time, last)
            waits = good == GEESE and turn < time // TURN <= last and _hinders_birth(plan, kind, source, time // TURN)
            if time < NEVER and not waits:
                arrives, end = arrival(plan, kind, spot, time, place)
                in_time = arrives // TURN <= last and arrives <= latest and arrives < best
                if in_time and fits(plan, transporter, load.gap, arrives, end):
                    best = arrives
                    load.place = source
                    load.good = good
                    load.time = time
                    load.spot = spot
                    load.arrival = arrives
                    load.end = end
    return best < NEVER
