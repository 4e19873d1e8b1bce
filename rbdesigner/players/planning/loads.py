"""Deliveries: which transporter fetches what from where, and when it is there."""

from __future__ import annotations

from rbdesigner.players.planning.constants import (
    CAPACITIES,
    DROP,
    ENTRY,
    GEESE,
    IS_BOAT,
    MOST_JOBS,
    NEVER,
    NGOODS,
    NOWHERE,
    PASTURE,
    PICK,
    POINTS,
    TRUCK_FACTORY,
    TURN,
)
from rbdesigner.players.planning.jobs import add_job, idle_from, idle_spot, room, take_along
from rbdesigner.players.planning.plan import Plan, enter, free_at, free_from, lie, take
from rbdesigner.players.planning.taking_along import least_key, try_taking_along
from rbdesigner.players.planning.ways import arrival, fits, late_start, works_at


def need_nothing(plan: Plan) -> None:
    """Empty the list of needs."""
    for good in range(NGOODS):
        plan.needs[good] = 0


def follows(kind: int, good: int) -> bool:
    """Whether a good walks along instead of being carried.

    A goose behind a land transporter (G2).
    """
    return good == GEESE and not IS_BOAT[kind]


def ready(plan: Plan, kind: int, place: int, good: int, time: int, last: int) -> int:
    """The time from which a transporter that has come to a place can have a good.

    NEVER after a last turn. A goose follows only who can still move in that turn, and not on in the turn in which it
    was led to a pasture of its own (M11).
    """
    turn = time // TURN
    if good == GEESE and plan.pastures[place] < NEVER:
        turn = max(turn, plan.pastures[place])
    if follows(kind, good) and time % TURN >= POINTS[kind]:
        turn += 1
    turn = free_from(plan, place, good, turn) if turn <= last else NEVER
    if turn > last:
        return NEVER
    return time if turn == time // TURN else turn * TURN


def find_load(plan: Plan, place: int, last: int, earliest: int) -> bool:
    """Find the load that brings something of what is needed to a place soonest.

    The transporter, its gap and its first good are left in ``plan.load_...``. What comes before the ``earliest`` turn
    is no better for it.
    """
    plan.load_key = NEVER
    _find_sources(plan, place)
    if plan.sources == 0:
        return False
    for transporter in range(plan.fleet):
        space = CAPACITIES[plan.fleet_kinds[transporter]]
        if works_at(plan, plan.fleet_kinds[transporter], place):
            for gap in range(plan.jobs[transporter] + 1):
                begin = idle_from(plan, transporter, gap)
                if begin // TURN > last or least_key(plan, begin, earliest, space) >= plan.load_key:
                    break
                if gap == plan.jobs[transporter] or plan.job_starts[transporter * MOST_JOBS + gap] > begin:
                    if room(plan, transporter, gap) > 0:
                        _try_gap(plan, transporter, gap, place, last, earliest)
                    try_taking_along(plan, transporter, gap, place, last, earliest)
    return plan.load_key < NEVER


def _find_sources(plan: Plan, place: int) -> None:
    """List where else something of what is needed can still be promised."""
    plan.sources = 0
    for good in range(NGOODS):
        if plan.needs[good] > 0:
            for i in range(plan.stocked_places):
                source = plan.stocked[i]
                if source != place and free_at(plan, source, good, plan.last_turn) > 0:
                    plan.source_places[plan.sources] = source
                    plan.source_goods[plan.sources] = good
                    plan.sources += 1


def _try_gap(plan: Plan, transporter: int, gap: int, place: int, last: int, earliest: int) -> None:
    kind = plan.fleet_kinds[transporter]
    begin = idle_from(plan, transporter, gap)
    spot = idle_spot(plan, transporter, gap)
    space = room(plan, transporter, gap)
    latest = (last + 1) * TURN - 1
    if gap < plan.jobs[transporter]:
        latest = min(latest, plan.job_starts[transporter * MOST_JOBS + gap])
    for i in range(plan.sources):
        there = arrival(plan, kind, spot, begin, plan.source_places[i])
        if there <= latest and least_key(plan, there, earliest, space) < plan.load_key:
            _try_source(plan, transporter, gap, i, there, place, last, earliest)


def _try_source(
    plan: Plan, transporter: int, gap: int, number: int, there: int, place: int, last: int, earliest: int
) -> None:
    """Try the load of a source of the list, where a transporter can be at a time."""
    kind = plan.fleet_kinds[transporter]
    source = plan.source_places[number]
    good = plan.source_goods[number]
    picking_spot = plan.end_spot
    picked = ready(plan, kind, source, good, there, last)
    if picked == NEVER:
        return
    start = idle_from(plan, transporter, gap)
    if picked > there:
        spot = idle_spot(plan, transporter, gap)
        start = late_start(plan, kind, spot, start, source, picked // TURN)
        if IS_BOAT[kind] and arrival(plan, kind, spot, start, source) < NEVER:
            picking_spot = plan.end_spot
    arrives = arrival(plan, kind, picking_spot, picked, place)
    if arrives // TURN > last:
        return
    end_spot = plan.end_spot
    many = min(plan.needs[good], free_at(plan, source, good, picked // TURN), room(plan, transporter, gap))
    key = least_key(plan, arrives, earliest, many) + arrives - start
    if key < plan.load_key and fits(plan, transporter, gap, arrives, end_spot):
        plan.load_key = key
        plan.load_carrier = transporter
        plan.load_gap = gap
        plan.load_job = NOWHERE
        plan.load_place = source
        plan.load_good = good
        plan.load_start = start
        plan.load_time = picked
        plan.load_spot = picking_spot
        plan.load_arrival = arrives
        plan.load_end = end_spot


def deliver(plan: Plan, place: int, last: int, earliest: int) -> int:
    """Bring all that is needed to a place by a last turn.

    The turn when it is there, NEVER if it cannot be.

    ``plan.arrived`` gets the turns by good, 64 each, ``plan.carrier`` and ``plan.carrier_start`` whose load comes last
    (NOWHERE if all lies there). What lies at the place is taken where that is no later.
    """
    complete = earliest
    plan.carrier = NOWHERE
    left = 0
    for good in range(NGOODS):
        plan.arrived_of[good] = 0
        left += plan.needs[good]
    carrier = NOWHERE
    carrier_start = 0
    while left > 0:
        good = _soonest_here(plan, place)
        turn = free_from(plan, place, good, plan.turn) if good != NOWHERE else NEVER
        found = find_load(plan, place, last, earliest)
        if turn <= last and (not found or turn <= plan.load_arrival // TURN or turn <= earliest):
            take(plan, place, good, turn, 1)
            plan.needs[good] -= 1
            left -= 1
            complete = max(complete, turn)
            _arrive(plan, good, 1, turn)
        elif found:
            start = plan.load_start
            transporter = plan.load_carrier
            left -= _bring(plan, place, last, earliest)
            if max(plan.load_arrival // TURN, earliest) >= complete:
                complete = max(plan.load_arrival // TURN, earliest)
                carrier = transporter
                carrier_start = start
        else:
            return NEVER
    plan.carrier = carrier
    plan.carrier_start = carrier_start
    return complete


def let_wait(plan: Plan, place: int, turn: int) -> None:
    """Have the goods of the last delivery lie there until they are used.

    Nobody breeds among them, geese are lost where paper lies, too (R3), and factories use up what they need (F8).
    """
    tile = plan.tile_of[place]
    matters = plan.terrains[tile] == PASTURE or plan.buildings[tile] >= TRUCK_FACTORY
    for good in range(NGOODS):
        for i in range(plan.arrived_of[good] if matters or good == GEESE else 0):
            if plan.arrived[good * 64 + i] < turn:
                lie(plan, place, good, plan.arrived[good * 64 + i], turn)


def _soonest_here(plan: Plan, place: int) -> int:
    """The needed good that can be had soonest at the place itself.

    NOWHERE if none can.
    """
    found = NOWHERE
    soonest = NEVER
    for good in range(NGOODS):
        if plan.needs[good] > 0:
            turn = free_from(plan, place, good, plan.turn)
            if turn < soonest:
                soonest = turn
                found = good
    return found


def _arrive(plan: Plan, good: int, number: int, turn: int) -> None:
    for _i in range(number):
        plan.arrived[good * 64 + plan.arrived_of[good]] = turn
        plan.arrived_of[good] += 1


def _bring(plan: Plan, place: int, last: int, earliest: int) -> int:
    """Schedule the load that was found, filled on its way.

    For ``plan.load_arrival``; returns how many goods come.
    """
    transporter = plan.load_carrier
    gap = plan.load_gap
    start = plan.load_start
    entry = plan.entries
    ridden = _pick_along(plan) if plan.load_job != NOWHERE else 0
    source = plan.load_place if plan.load_job == NOWHERE else NOWHERE
    picked = plan.load_time
    spot = plan.load_spot
    space = room(plan, transporter, gap)
    if plan.load_job == NOWHERE:
        space -= _pick_here(plan, space)
    stops = 0
    while space > 0 and stops < 3 and _find_stop(plan, place, last, earliest):
        space -= _pick(plan, plan.load_place, plan.load_good, space)
        stops += 1
    carried = room(plan, transporter, gap) - space
    add_job(plan, transporter, gap, start, plan.load_arrival, plan.load_end, carried)
    job = transporter * MOST_JOBS + gap
    plan.job_rests[job] -= ridden
    plan.job_sources[job] = source
    plan.job_picks[job] = picked
    plan.job_spots[job] = spot
    brought = 0
    for i in range(entry, plan.entries):
        good = plan.schedule[i * ENTRY + 5]
        number = plan.schedule[i * ENTRY + 6]
        brought += number
        _arrive(plan, good, number, plan.load_arrival // TURN)
        enter(plan, transporter, start, plan.load_arrival, DROP, place, good, number, plan.load_end)
    return brought


def _pick_along(plan: Plan) -> int:
    """Take along the load that was found; returns how many goods.

    More may be picked up on the way from where its own job begins.
    """
    transporter = plan.load_carrier
    first = transporter * MOST_JOBS
    begin = plan.load_start
    space = CAPACITIES[plan.fleet_kinds[transporter]]
    for job in range(plan.load_job, plan.load_gap):
        space = min(space, CAPACITIES[plan.fleet_kinds[transporter]] - plan.job_loads[first + job])
    plan.load_start = plan.job_starts[first + plan.load_job]
    number = _pick_here(plan, space)
    take_along(plan, transporter, plan.load_job, plan.load_gap, number)
    plan.load_start = begin
    plan.load_time = begin
    plan.load_spot = idle_spot(plan, transporter, plan.load_gap)
    return number


def _pick_here(plan: Plan, space: int) -> int:
    """Pick up all that is needed at the place of the load.

    Returns how much space that takes.
    """
    kind = plan.fleet_kinds[plan.load_carrier]
    taken = _pick(plan, plan.load_place, plan.load_good, space)
    for good in range(NGOODS):
        follows_now = plan.load_job == NOWHERE and plan.load_time % TURN < POINTS[kind]
        if not follows(kind, good) or follows_now:
            taken += _pick(plan, plan.load_place, good, space - taken)
    return taken


def _pick(plan: Plan, source: int, good: int, space: int) -> int:
    """Pick up as much of a needed good as goes; returns how much space that takes."""
    follow = follows(plan.fleet_kinds[plan.load_carrier], good)
    number = min(plan.needs[good], free_at(plan, source, good, plan.load_time // TURN))
    if not follow:
        number = min(number, space)
    if number <= 0:
        return 0
    take(plan, source, good, plan.load_time // TURN, number)
    plan.needs[good] -= number
    enter(plan, plan.load_carrier, plan.load_start, plan.load_time, PICK, source, good, number, plan.load_spot)
    return 0 if follow else number


def _find_stop(plan: Plan, place: int, last: int, earliest: int) -> bool:
    """Find another good to pick up on the way of the load that was found.

    Without coming much later.
    """
    transporter = plan.load_carrier
    kind = plan.fleet_kinds[transporter]
    best = NEVER
    latest = max(plan.load_arrival + TURN * plan.detour, earliest * TURN + TURN - 1)
    source_found = 0
    good_found = 0
    time_found = 0
    spot_found = 0
    end_found = 0
    _find_sources(plan, place)
    for i in range(plan.sources):
        source = plan.source_places[i]
        good = plan.source_goods[i]
        time = arrival(plan, kind, plan.load_spot, plan.load_time, source)
        if time // TURN <= last and time <= latest and time < best:
            spot = plan.end_spot
            time = ready(plan, kind, source, good, time, last)
            if time < NEVER:
                arrives = arrival(plan, kind, spot, time, place)
                end_spot = plan.end_spot
                if (
                    arrives // TURN <= last
                    and arrives <= latest
                    and arrives < best
                    and fits(plan, transporter, plan.load_gap, arrives, end_spot)
                ):
                    best = arrives
                    source_found = source
                    good_found = good
                    time_found = time
                    spot_found = spot
                    end_found = end_spot
    if best == NEVER:
        return False
    plan.load_place = source_found
    plan.load_good = good_found
    plan.load_time = time_found
    plan.load_spot = spot_found
    plan.load_arrival = best
    plan.load_end = end_found
    return True
