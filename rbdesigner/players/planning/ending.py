"""The end of a plan: wealth taken aboard, the points of the wonder, and what is left over."""

from __future__ import annotations

from rbdesigner.players.planning.answers import Load
from rbdesigner.players.planning.constants import (
    CAPACITIES,
    COINS,
    GOLD,
    NEVER,
    NGOODS,
    NOWHERE,
    OF_TRANSPORTER,
    PICK,
    PROMISE,
    PROMISING,
    ROW_ENDS,
    ROW_POINTS,
    ROWS,
    SPACES,
    STOCK,
    TURN,
    WORTHS,
)
from rbdesigner.players.planning.fleet import add_job, idle_from, idle_spot, keep_aboard
from rbdesigner.players.planning.irrigation import irrigation_turn, others_bricks
from rbdesigner.players.planning.ledger import free_at, free_from, free_in_all, take
from rbdesigner.players.planning.map_graph import is_at, works_at
from rbdesigner.players.planning.plan import Plan, PlanOutcome
from rbdesigner.players.planning.timetable import enter
from rbdesigner.players.planning.ways import arrival

PER_ROOM = 4
"""How much a unit of time weighs against one of room, where transporters load what they keep."""


def collect(plan: Plan) -> int:
    """Load what is worth points before the end, the dearest first; returns its worth (Z1)."""
    worth = _keep_holds(plan)
    worth += _keep_all(plan, STOCK)
    worth += _keep_all(plan, COINS)
    worth += _keep_all(plan, GOLD)
    return worth


def _keep_holds(plan: Plan) -> int:
    """Keep what is still in holds aboard to the end; returns its worth."""
    worth = 0
    for transporter in range(plan.fleet.size):
        hold = plan.fleet.holds[transporter]
        if hold != NOWHERE:
            for good in range(NGOODS):
                number = free_at(plan.ledger, hold, good, plan.last_turn)
                worth += WORTHS[good] * number
                keep_aboard(plan.fleet, transporter, number)
    return worth


def _keep_all(plan: Plan, good: int) -> int:
    """Load all of a good that can be kept; returns its worth."""
    number = 0
    while _find_last_load(plan, plan.load, good):
        number += _load_for_good(plan, plan.load)
    return WORTHS[good] * number


def _find_last_load(plan: Plan, load: Load, good: int) -> bool:
    """Find the transporter that can take a good aboard after its last job with the least loss of time."""
    load.key = NEVER
    for i in range(plan.ledger.stocked_places):
        place = plan.ledger.stocked[i]
        if free_at(plan.ledger, place, good, plan.last_turn) > 0:
            for transporter in range(plan.fleet.size):
                kind = plan.fleet.kinds[transporter]
                has_room = plan.fleet.kept[transporter] < CAPACITIES[kind]
                if has_room and works_at(plan.graph, kind, place):
                    time, spot = _time_to_load(plan, transporter, place, good)
                    begin = idle_from(plan.fleet, transporter, plan.fleet.jobs[transporter])
                    key = (time - begin) * PER_ROOM + CAPACITIES[kind]
                    if time < NEVER and key < load.key:
                        load.key = key
                        load.carrier = transporter
                        load.place = place
                        load.good = good
                        load.time = time
                        load.end = spot
    return load.key < NEVER


def _time_to_load(plan: Plan, transporter: int, place: int, good: int) -> tuple[int, int]:
    """Find when a transporter can load a good to keep, and on which spot; NEVER and NOWHERE if it cannot.

    If it stands there anyway, it loads at the very end.
    """
    kind = plan.fleet.kinds[transporter]
    begin = idle_from(plan.fleet, transporter, plan.fleet.jobs[transporter])
    spot = idle_spot(plan.fleet, transporter, plan.fleet.jobs[transporter])
    if begin // TURN > plan.last_turn:
        return begin if is_at(plan.graph, kind, spot, place) else NEVER, spot
    time, spot = arrival(plan, kind, spot, begin, place)
    if time // TURN > plan.last_turn:
        return NEVER, NOWHERE
    return max(time, free_from(plan.ledger, place, good, plan.turn) * TURN), spot


def _load_for_good(plan: Plan, load: Load) -> int:
    """Take a load to keep; returns how many goods."""
    transporter = load.carrier
    gap = plan.fleet.jobs[transporter]
    start = idle_from(plan.fleet, transporter, gap)
    # Whoever is busy until the last turn ends loads then: there is no turn after it.
    turn = free_from(plan.ledger, load.place, load.good, min(load.time // TURN, plan.last_turn))
    space = CAPACITIES[plan.fleet.kinds[transporter]] - plan.fleet.kept[transporter]
    number = min(free_at(plan.ledger, load.place, load.good, turn), space)
    take(plan.ledger, load.place, load.good, turn, number)
    add_job(plan.fleet, transporter, gap, start, load.time, load.end, number)
    enter(plan.timetable, transporter, start, load.time, PICK, load.place, load.good, number, load.end)
    keep_aboard(plan.fleet, transporter, number)
    return number


def lay_wonder(plan: Plan, outcome: PlanOutcome) -> None:
    """Work out the points of the wonder's rows at the end, and the turn after which the deserts are pasture.

    Own bricks are laid as planned, others' as expected, and a neutral one a turn.
    """
    outcome.irrigated = irrigation_turn(plan)
    for row in range(2 * ROWS):
        outcome.rows[row] = plan.economy.row_bricks[row]
    laid = plan.economy.laid
    row = 0
    for turn in range(plan.turn, plan.last_turn + 1):
        own = plan.economy.bricks_of[turn]
        others = others_bricks(plan, turn)
        for brick in range(own + others + 1):
            if laid < SPACES:
                while ROW_ENDS[row] <= laid:
                    row += 1
                laid += 1
                if brick < own:
                    outcome.rows[row] += 1
                elif brick < own + others:
                    outcome.rows[ROWS + row] += 1
    outcome.row_points = 0
    for row in range(ROWS):
        own = outcome.rows[row]
        if own > 0:
            outcome.row_points += ROW_POINTS * own // (own + outcome.rows[ROWS + row])


def promise(plan: Plan) -> int:
    """Rate the goods, transporters and time that a plan leaves over, in tenths of a point.

    Of plans with as many points one with more promise has more room for another task.
    """
    found = 0
    for good in range(NGOODS):
        found += PROMISE[good] * min(free_in_all(plan.ledger, good), PROMISING[good])
    for transporter in range(plan.fleet.size):
        free = idle_from(plan.fleet, transporter, plan.fleet.jobs[transporter])
        if free < NEVER:
            found += OF_TRANSPORTER + max(0, plan.last_turn - free // TURN)
    return found
