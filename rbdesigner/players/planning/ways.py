"""The lengths of ways: tables of times to a place, kept for the roads of a turn.

A table has a stop for each number of points used and for each spot: the time until a transporter of a kind can load and
unload at a place, and the spot where it stands then. Tables are filled when first asked for.
"""

from __future__ import annotations

from rbdesigner.players.planning.constants import (
    DOCK,
    DONKEY,
    IS_BOAT,
    MOST_JOBS,
    NEVER,
    NKINDS,
    NOWHERE,
    POINTS,
    STAND,
    STOP,
    TURN,
    USED,
    Ints,
)
from rbdesigner.players.planning.plan import Plan
from rbdesigner.players.planning.road_network import MOST_KNOWN, RoadNetwork, forget_tables, layout_of
from rbdesigner.players.planning.timetable import enter

NO_WAY = 60
"""The time that counts where there is no way."""


def arrival(plan: Plan, kind: int, spot: int, time: int, place: int) -> tuple[int, int]:
    """Find when and where a transporter that leaves a spot can work at a place; NEVER and NOWHERE if it cannot."""
    turn = time // TURN
    if turn > plan.last_turn:
        return NEVER, NOWHERE
    stop = plan.roads.tables[(_table(plan, kind, place, turn) * USED + time % TURN) * plan.graph.spots + spot]
    if stop == NEVER:
        return NEVER, NOWHERE
    return turn * TURN + stop // STOP, stop % STOP


def arrival_time(plan: Plan, kind: int, spot: int, time: int, place: int) -> int:
    """The time at which a transporter that leaves a spot can work at a place; NEVER if it cannot."""
    there, _spot = arrival(plan, kind, spot, time, place)
    return there


def _table(plan: Plan, kind: int, place: int, turn: int) -> int:
    """The number of the table of a kind of transporter for a place, with the roads of a turn."""
    roads: RoadNetwork = plan.roads
    at = (layout_of(roads, turn) * NKINDS + kind) * plan.graph.spots + place
    table = roads.directory[at]
    return table - 1 if table > 0 else _new_table(plan, kind, place, turn)


def _new_table(plan: Plan, kind: int, place: int, turn: int) -> int:
    """Fill a table that there is not yet; returns its number."""
    roads: RoadNetwork = plan.roads
    if roads.filled == roads.most_tables or roads.known > MOST_KNOWN:
        forget_tables(roads, plan.graph.spots)
    table = roads.filled
    roads.filled += 1
    roads.directory[(layout_of(roads, turn) * NKINDS + kind) * plan.graph.spots + place] = table + 1
    _fill(plan, table * plan.graph.spots * USED, kind, place, turn)
    return table


def _fill(plan: Plan, table: int, kind: int, place: int, turn: int) -> None:
    """Work out a table backwards from the place, spot by spot until nothing gets shorter."""
    for i in range(table, table + plan.graph.spots * USED):
        plan.roads.tables[i] = NEVER
    head = 0
    waiting = 0
    if IS_BOAT[kind]:
        for i in range(plan.graph.moorings[place], plan.graph.moorings[place + 1]):
            waiting = _reach(plan, table, kind, plan.graph.moorings_of[i], head, waiting)
    else:
        waiting = _reach(plan, table, kind, place, head, waiting)
    while waiting > 0:
        spot = plan.roads.queue[head]
        head = head + 1 if head < plan.graph.spots else 0
        waiting -= 1
        plan.roads.is_queued[spot] = 0
        if IS_BOAT[kind]:
            for i in range(plan.graph.arrivals[spot], plan.graph.arrivals[spot + 1]):
                waiting = _shorten(plan, table, kind, plan.graph.arrivals_from[i], spot, True, head, waiting)
        else:
            for i in range(plan.graph.exits[spot], plan.graph.exits[spot + 1]):
                road = plan.roads.built[plan.graph.exit_borders[i]] < turn
                if road or kind == DONKEY:
                    waiting = _shorten(plan, table, kind, plan.graph.exits_to[i], spot, road, head, waiting)
            for i in range(plan.graph.walls[spot], plan.graph.walls[spot + 1]):
                road = plan.roads.built[plan.graph.wall_borders[i]] < turn
                if plan.roads.built[plan.graph.wall_sites[i]] < turn and (road or kind == DONKEY):
                    waiting = _shorten(plan, table, kind, plan.graph.walls_to[i], spot, road, head, waiting)
            for i in range(plan.graph.crossings[spot], plan.graph.crossings[spot + 1]):
                if plan.roads.built[plan.graph.crossing_sites[i]] < turn:
                    waiting = _bridge(plan, table, kind, plan.graph.crossings_to[i], spot, head, waiting)


def _reach(plan: Plan, table: int, kind: int, spot: int, head: int, waiting: int) -> int:
    """A spot where the way ends; returns how many spots wait to be looked at."""
    for used in range(POINTS[kind] + 1):
        plan.roads.tables[table + used * plan.graph.spots + spot] = used * STOP + spot
    return _queue(plan, spot, head, waiting)


def _queue(plan: Plan, spot: int, head: int, waiting: int) -> int:
    """Let a spot wait to be looked at; returns how many wait."""
    if plan.roads.is_queued[spot]:
        return waiting
    plan.roads.is_queued[spot] = 1
    plan.roads.queue[(head + waiting) % (plan.graph.spots + 1)] = spot
    return waiting + 1


def _shorten(plan: Plan, table: int, kind: int, spot: int, beyond: int, smooth: bool, head: int, waiting: int) -> int:
    """Shorten the ways from a spot by those of one beyond: a step on roads or water, or across country (M2, M3, B2)."""
    tables: Ints = plan.roads.tables
    spots = plan.graph.spots
    points = POINTS[kind]
    shorter = False
    for used in range(points if smooth else 1):
        after = used + 1 if smooth and not (IS_BOAT[kind] and plan.graph.kinds[beyond] == DOCK) else points
        if tables[table + after * spots + beyond] < tables[table + used * spots + spot]:
            tables[table + used * spots + spot] = tables[table + after * spots + beyond]
            shorter = True
    if not shorter:
        return waiting
    tomorrow = tables[table + spot] + TURN * STOP
    for used in range(1, points + 1):
        tables[table + used * spots + spot] = min(tables[table + used * spots + spot], tomorrow)
    return _queue(plan, spot, head, waiting)


def _bridge(plan: Plan, table: int, kind: int, spot: int, beyond: int, head: int, waiting: int) -> int:
    """Make the ways from a spot no longer than those from beyond a bridge, which costs nothing to cross (M7)."""
    tables: Ints = plan.roads.tables
    shorter = False
    for used in range(POINTS[kind] + 1):
        at = table + used * plan.graph.spots
        if tables[at + beyond] < tables[at + spot]:
            tables[at + spot] = tables[at + beyond]
            shorter = True
    return _queue(plan, spot, head, waiting) if shorter else waiting


def joined_since(plan: Plan, place: int, other: int, origin: int) -> int:
    """The turn in which bridges that are planned join two places of a tile; NEVER if none do.

    Bridges never lead in a circle (K10). ``origin`` is where one came from; NOWHERE in the beginning.
    """
    for i in range(plan.graph.crossings[place], plan.graph.crossings[place + 1]):
        beyond = plan.graph.crossings_to[i]
        turn = plan.roads.built[plan.graph.crossing_sites[i]]
        if beyond != origin and turn < NEVER:
            if beyond != other:
                turn = max(turn, joined_since(plan, beyond, other, place))
            if turn < NEVER:
                return turn
    return NEVER


def late_start(plan: Plan, kind: int, spot: int, time: int, place: int, turn: int) -> int:
    """The latest time, not before a given one, to leave a spot so as to be at a place as a movement begins."""
    reached = arrival_time(plan, kind, spot, time // TURN * TURN, place)
    if reached == NEVER:
        return time
    length = reached - time // TURN * TURN
    start = (turn - (length + TURN - 1) // TURN) * TURN
    return max(start, time)


def fits(plan: Plan, transporter: int, gap: int, time: int, spot: int) -> bool:
    """Whether a gap of a transporter may be used until a time and end on a spot: the next job is begun in time."""
    if gap >= plan.fleet.jobs[transporter]:
        return True
    following = transporter * MOST_JOBS + gap
    if time > plan.fleet.starts[following]:
        return False
    needed = plan.fleet.froms[following]
    if spot == needed:
        return True
    kind = plan.fleet.kinds[transporter]
    if not IS_BOAT[kind]:
        return arrival_time(plan, kind, spot, time, needed) <= plan.fleet.starts[following]
    if plan.graph.banks[needed] == plan.graph.banks[needed + 1]:
        return False
    reached, end = arrival(plan, kind, spot, time, plan.graph.banks_of[plan.graph.banks[needed]])
    return reached <= plan.fleet.starts[following] and end == needed


def head_back(plan: Plan, transporter: int, gap: int) -> None:
    """Have a boat with a new job in a gap be where its next job begins by then, as ``fits`` has found that it can.

    From elsewhere it might not come to the mooring that the next job counts on: a table of ways leads to the nearest.
    """
    job = transporter * MOST_JOBS + gap
    if not IS_BOAT[plan.fleet.kinds[transporter]] or gap + 1 >= plan.fleet.jobs[transporter]:
        return
    needed = plan.fleet.froms[job + 1]
    if plan.fleet.tos[job] != needed:
        bank = plan.graph.banks_of[plan.graph.banks[needed]]
        enter(
            plan.timetable, transporter, plan.fleet.starts[job], plan.fleet.starts[job + 1], STAND, bank, 0, 0, needed
        )


def way(plan: Plan, origin: int, place: int) -> int:
    """The time of a donkey's way between two places by the roads there are; ``NO_WAY`` where there is none."""
    reached = arrival_time(plan, DONKEY, origin, plan.turn * TURN, place)
    return NO_WAY if reached == NEVER else reached - plan.turn * TURN
