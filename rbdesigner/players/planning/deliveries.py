"""Deliveries: all that is needed at a place is brought there, load after load."""

from __future__ import annotations

from rbdesigner.players.planning.answers import Delivery, Load, note_arrival, turn_of
from rbdesigner.players.planning.constants import (
    CAPACITIES,
    DESERT,
    DROP,
    EATEN,
    ENTRY,
    GEESE,
    IS_BOAT,
    IS_FACTORY,
    LANDED,
    MOST_JOBS,
    NEEDS_SHORE,
    NEVER,
    NGOODS,
    NOWHERE,
    PASTURE,
    PICK,
    POINTS,
    TURN,
)
from rbdesigner.players.planning.fleet import add_job, idle_spot, load_more, room, room_in_job, take_along
from rbdesigner.players.planning.ledger import add_goods, arrive, free_at, free_from, lie, take
from rbdesigner.players.planning.loads import find_load, find_stop, follows
from rbdesigner.players.planning.map_graph import has_shore, works_at
from rbdesigner.players.planning.plan import Plan
from rbdesigner.players.planning.timetable import enter
from rbdesigner.players.planning.ways import NO_WAY, arrival_time, head_back, joined_since, way

MOST_STOPS = 3
"""How often a load is filled on its way at most."""
MOST_TRANSSHIPMENTS = 8
"""How many loads of a delivery change from land to water, or back, at most."""


def deliver(plan: Plan, delivery: Delivery, place: int, last: int, earliest: int) -> int:
    """Bring all that a delivery needs to a place by a last turn, and give the turn when all is there.

    That is not before the earliest turn, and NEVER if it cannot be. What lies at the place is taken where that is no
    later than to bring it.
    """
    complete = earliest
    delivery.carrier = NOWHERE
    delivery.start = 0
    left = 0
    transshipments = 0
    for good in range(NGOODS):
        delivery.counts[good] = 0
        left += delivery.needs[good]
    load: Load = plan.load
    while left > 0:
        here = _soonest_holder(plan, delivery, place)
        good = _soonest_here(plan, delivery, here, place)
        turn = _free_here(plan, here, place, good) if good != NOWHERE else NEVER
        # Nothing is won by bringing before the earliest turn what lies here by then.
        found = turn > min(last, earliest) and find_load(plan, delivery, load, place, last, earliest)
        if turn <= last and (not found or turn <= load.arrival // TURN or turn <= earliest):
            take(plan.ledger, here, good, turn, 1)
            delivery.needs[good] -= 1
            left -= 1
            complete = max(complete, turn)
            note_arrival(delivery, good, 1, turn)
        elif found:
            start = load.start
            left -= _bring(plan, delivery, load, place, last, earliest)
            if max(load.arrival // TURN, earliest) >= complete:
                complete = max(load.arrival // TURN, earliest)
                delivery.carrier = load.carrier
                delivery.start = start
        elif transshipments < MOST_TRANSSHIPMENTS and _transship(plan, delivery, load, place, last):
            transshipments += 1
        else:
            return NEVER
    return complete


def _transship(plan: Plan, delivery: Delivery, load: Load, place: int, last: int) -> bool:
    """Bring a load to a harbour, where a boat takes it over, or a land transporter from one; tell whether it goes.

    A boat may take it to another harbour, from where it goes on by land.

    Geese are not transshipped: they would breed there, or be lost beside paper.
    """
    if plan.fleet.on_water == 0:
        return False
    geese = delivery.needs[GEESE]
    delivery.needs[GEESE] = 0
    harbour = _best_harbour(plan, delivery, load, place, last)
    if harbour == NOWHERE:
        second = _nearest_harbour(plan, place)
        harbour = _best_harbour(plan, delivery, load, second, last - 1) if second != NOWHERE else NOWHERE
    found = harbour != NOWHERE and find_load(plan, delivery, load, harbour, last - 1, plan.turn)
    if found:
        entry = plan.timetable.entries
        _bring(plan, delivery, load, harbour, last - 1, plan.turn)
        for i in range(entry, plan.timetable.entries):
            if plan.timetable.numbers[i * ENTRY + 3] == DROP:
                good = plan.timetable.numbers[i * ENTRY + 5]
                number = plan.timetable.numbers[i * ENTRY + 6]
                _leave(plan, delivery, harbour, good, load.arrival // TURN, number)
    delivery.needs[GEESE] = geese
    return found


def _leave(plan: Plan, delivery: Delivery, harbour: int, good: int, turn: int, number: int) -> None:
    """Leave goods at a harbour that have come there in a turn: they are still needed, and go on in the next (M11)."""
    delivery.needs[good] += number
    delivery.counts[good] -= number
    for _i in range(number):
        arrive(plan.ledger, harbour, good, turn)
    add_goods(plan.ledger, harbour, good, turn + 1, number)


def _best_harbour(plan: Plan, delivery: Delivery, load: Load, place: int, last: int) -> int:
    """The harbour over which a load comes to a place soonest; NOWHERE if there is none.

    Of equally good ones it is the first factory, by tile, or else one that is no factory.
    """
    best = NEVER
    found = NOWHERE
    for i in range(_harbours(plan)):
        harbour = _harbour(plan, i)
        if harbour not in (NOWHERE, found):
            time = _time_over(plan, delivery, load, harbour, place, last)
            is_better = time < best
            if found != NOWHERE and time == best and i < plan.economy.occupied_tiles:
                is_better = plan.graph.tile_of[harbour] < plan.graph.tile_of[found]
            if is_better:
                best = time
                found = harbour
    return found


def _nearest_harbour(plan: Plan, place: int) -> int:
    """The harbour from which it is least far on land to a place that no boat reaches; NOWHERE if there is none.

    For goods that lie inland, too, it is the second one on their way.
    """
    found = NOWHERE
    least = NO_WAY
    for i in range(0 if has_shore(plan.graph, place) else _harbours(plan)):
        harbour = _harbour(plan, i)
        length = way(plan, harbour, place) if harbour not in (NOWHERE, found) else NO_WAY
        if length < least and has_shore(plan.graph, harbour):
            least = length
            found = harbour
    return found


def _harbours(plan: Plan) -> int:
    """The number of what may be harbours."""
    return plan.economy.occupied_tiles + plan.timetable.entries + plan.graph.known_harbours


def _harbour(plan: Plan, number: int) -> int:
    """A harbour by its number; NOWHERE if there is none of that number.

    They are the sites of factories for boats among all buildings, where the plan sets land transporters down by entry,
    and those known from the beginning.
    """
    if number < plan.economy.occupied_tiles:
        tile = plan.economy.occupied[number]
        kind = plan.economy.buildings[tile]
        site = plan.economy.sites[tile]
        return site if IS_FACTORY[kind] and NEEDS_SHORE[kind] and plan.graph.tile_of[site] == tile else NOWHERE
    number -= plan.economy.occupied_tiles
    if number < plan.timetable.entries:
        entry = number * ENTRY
        return plan.timetable.numbers[entry + 4] if plan.timetable.numbers[entry + 3] == LANDED else NOWHERE
    return plan.graph.harbours[number - plan.timetable.entries]


def _time_over(plan: Plan, delivery: Delivery, load: Load, harbour: int, place: int, last: int) -> int:
    """The time when a load can come to a place over a harbour; NEVER if it cannot."""
    if harbour == place or not has_shore(plan.graph, harbour) or _is_eaten(plan, delivery, harbour):
        return NEVER
    if not find_load(plan, delivery, load, harbour, last - 1, plan.turn):
        return NEVER
    time = (load.arrival // TURN + 1) * TURN
    soonest = NEVER
    for transporter in range(plan.fleet.size):
        kind = plan.fleet.kinds[transporter]
        if works_at(plan.graph, kind, place):
            if IS_BOAT[kind]:
                for i in range(plan.graph.moorings[harbour], plan.graph.moorings[harbour + 1]):
                    soonest = min(soonest, arrival_time(plan, kind, plan.graph.moorings_of[i], time, place))
            else:
                soonest = min(soonest, arrival_time(plan, kind, harbour, time, place))
    return soonest if soonest // TURN <= last else NEVER


def _is_eaten(plan: Plan, delivery: Delivery, place: int) -> bool:
    """Whether the building of a place uses up something of what is needed (P9, F8)."""
    kind = plan.economy.buildings[plan.graph.tile_of[place]]
    eaten = 0
    for good in range(NGOODS):
        eaten += kind != NOWHERE and delivery.needs[good] > 0 and EATEN[kind * NGOODS + good] > 0
    return eaten > 0


def let_wait(plan: Plan, delivery: Delivery, place: int, turn: int) -> None:
    """Have the goods of a delivery lie at its place until they are used in a turn.

    Nobody breeds among them, geese are lost where paper lies, too (R3), and factories use up what they need (F8).
    """
    tile = plan.graph.tile_of[place]
    kind = plan.economy.buildings[tile]
    matters = plan.graph.terrains[tile] in (PASTURE, DESERT) or (kind != NOWHERE and IS_FACTORY[kind])
    for good in range(NGOODS):
        for i in range(delivery.counts[good] if matters or good == GEESE else 0):
            if turn_of(delivery, good, i) < turn:
                lie(plan.ledger, place, good, turn_of(delivery, good, i), turn)


def _soonest_holder(plan: Plan, delivery: Delivery, place: int) -> int:
    """The place itself or, of those that bridges join to it, the one that has a needed good soonest (K9)."""
    found = place
    if plan.graph.crossings[place] == plan.graph.crossings[place + 1]:
        return found
    soonest = NEVER
    for i in range(-1, plan.ledger.stocked_places):
        holder = place if i < 0 else plan.ledger.stocked[i]
        if plan.graph.tile_of[holder] == plan.graph.tile_of[place]:
            good = _soonest_here(plan, delivery, holder, place)
            if good != NOWHERE and _free_here(plan, holder, place, good) < soonest:
                soonest = _free_here(plan, holder, place, good)
                found = holder
    return found


def _free_here(plan: Plan, holder: int, place: int, good: int) -> int:
    """The first turn in which a good can be promised that lies at a place or is joined to it; NEVER if in none."""
    if holder == place:
        return free_from(plan.ledger, place, good, plan.turn)
    since = joined_since(plan, place, holder, NOWHERE)
    return free_from(plan.ledger, holder, good, since + 1) if since < plan.last_turn else NEVER


def _soonest_here(plan: Plan, delivery: Delivery, holder: int, place: int) -> int:
    """The good needed at a place that can be had soonest there or where it is joined to; NOWHERE if none can."""
    found = NOWHERE
    soonest = NEVER
    for good in range(NGOODS):
        if delivery.needs[good] > 0:
            turn = _free_here(plan, holder, place, good)
            if turn < soonest:
                soonest = turn
                found = good
    return found


def _bring(plan: Plan, delivery: Delivery, load: Load, place: int, last: int, earliest: int) -> int:
    """Schedule a load, filled on its way, for its arrival; returns how many goods come."""
    transporter = load.carrier
    gap = load.gap
    start = load.start
    entry = plan.timetable.entries  # from here on those of what is picked up, each to be put down
    if gap == NOWHERE:
        space = room_in_job(plan.fleet, transporter, load.job)
        load_more(plan.fleet, transporter, load.job, _pick_here(plan, delivery, load, start, space))
        return _put_down(plan, delivery, load, place, entry)
    ridden = _pick_along(plan, delivery, load) if load.job != NOWHERE else 0
    source = load.place if load.job == NOWHERE else NOWHERE
    picked = load.time
    spot = load.spot
    space = room(plan.fleet, transporter, gap)
    if load.job == NOWHERE:
        space -= _pick_here(plan, delivery, load, start, space)
    stops = 0
    while space > 0 and stops < MOST_STOPS and find_stop(plan, delivery, load, place, last, earliest):
        space -= _pick(plan, delivery, load, start, load.good, space)
        stops += 1
    carried = room(plan.fleet, transporter, gap) - space
    add_job(plan.fleet, transporter, gap, start, load.arrival, load.end, carried)
    job = transporter * MOST_JOBS + gap
    plan.fleet.rests[job] -= ridden
    if load.job == gap:
        take_along(plan.fleet, transporter, gap + 1, plan.fleet.jobs[transporter], -ridden)
    plan.fleet.sources[job] = source
    plan.fleet.picks[job] = picked
    plan.fleet.pick_spots[job] = spot
    brought = _put_down(plan, delivery, load, place, entry)
    head_back(plan, transporter, gap)
    return brought


def _put_down(plan: Plan, delivery: Delivery, load: Load, place: int, entry: int) -> int:
    """Put down what entries from one on have picked up for a load; returns how many goods."""
    brought = 0
    for i in range(entry, plan.timetable.entries):
        good = plan.timetable.numbers[i * ENTRY + 5]
        number = plan.timetable.numbers[i * ENTRY + 6]
        brought += number
        note_arrival(delivery, good, number, load.arrival // TURN)
        enter(plan.timetable, load.carrier, load.start, load.arrival, DROP, place, good, number, load.end)
    return brought


def _pick_along(plan: Plan, delivery: Delivery, load: Load) -> int:
    """Take a load along with an earlier job, or from the hold, and count the goods.

    More may be picked up on the way from where its own job begins.
    """
    transporter = load.carrier
    first = transporter * MOST_JOBS
    space = CAPACITIES[plan.fleet.kinds[transporter]]
    for job in range(load.job, load.gap):
        space = min(space, CAPACITIES[plan.fleet.kinds[transporter]] - plan.fleet.loads[first + job])
    start = plan.fleet.starts[first + load.job] if load.job < load.gap else load.start
    number = _pick_here(plan, delivery, load, start, space)
    take_along(plan.fleet, transporter, load.job, load.gap, number)
    load.time = load.start  # what else comes aboard does so in the load's own job
    load.spot = idle_spot(plan.fleet, transporter, load.gap)
    return number


def _pick_here(plan: Plan, delivery: Delivery, load: Load, start: int, space: int) -> int:
    """Pick up all that is needed at the place of a load in a job; returns how much space that takes."""
    kind = plan.fleet.kinds[load.carrier]
    taken = _pick(plan, delivery, load, start, load.good, space)
    for good in range(NGOODS):
        follows_now = load.job == NOWHERE and load.time % TURN < POINTS[kind]
        if delivery.needs[good] > 0 and (not follows(kind, good) or follows_now):
            taken += _pick(plan, delivery, load, start, good, space - taken)
    return taken


def _pick(plan: Plan, delivery: Delivery, load: Load, start: int, good: int, space: int) -> int:
    """Pick up as much of a needed good as goes in a job; returns how much space that takes."""
    follow = follows(plan.fleet.kinds[load.carrier], good)
    number = min(delivery.needs[good], free_at(plan.ledger, load.place, good, load.time // TURN))
    if not follow:
        number = min(number, space)
    if number <= 0:
        return 0
    take(plan.ledger, load.place, good, load.time // TURN, number)
    delivery.needs[good] -= number
    enter(plan.timetable, load.carrier, start, load.time, PICK, load.place, good, number, load.spot)
    return 0 if follow else number
