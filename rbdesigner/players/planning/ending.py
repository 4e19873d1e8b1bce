"""The end of a plan: wealth taken aboard, and the points of the wonder."""

from __future__ import annotations

from rbdesigner.players.planning.constants import (
    CAPACITIES,
    COINS,
    GOLD,
    IRRIGATION_MARK,
    NEVER,
    NGOODS,
    OF_TRANSPORTER,
    PICK,
    PROMISE,
    PROMISING,
    ROOM_USED,
    ROW_ENDS,
    ROWS,
    SPACES,
    STOCK,
    TURN,
    WORTHS,
)
from rbdesigner.players.planning.jobs import add_job, idle_from, idle_spot
from rbdesigner.players.planning.plan import (
    Plan,
    enter,
    free_at,
    free_from,
    free_in_all,
    note,
    take,
)
from rbdesigner.players.planning.ways import arrival, is_at, works_at


def collect(plan: Plan) -> int:
    """Load what is worth points before the end, the dearest first.

    Returns its worth (Z1).
    """
    worth = 0
    for good in (STOCK, COINS, GOLD):
        while _find_last_load(plan, good):
            worth += WORTHS[good] * _load_for_good(plan, good)
    return worth


def _find_last_load(plan: Plan, good: int) -> bool:
    """Find the transporter that can take a good aboard at the end.

    After its last job, with the least loss of time.
    """
    best = NEVER
    for i in range(plan.stocked_places):
        place = plan.stocked[i]
        if free_at(plan, place, good, plan.last_turn) > 0:
            for transporter in range(plan.fleet):
                kind = plan.fleet_kinds[transporter]
                if plan.kept[transporter] < CAPACITIES[kind] and works_at(plan, kind, place):
                    time = _time_to_load(plan, transporter, place, good)
                    key = (time - idle_from(plan, transporter, plan.jobs[transporter])) * 4 + CAPACITIES[kind]
                    if time < NEVER and key < best:
                        best = key
                        plan.load_carrier = transporter
                        plan.load_place = place
                        plan.load_time = time
                        plan.load_end = plan.end_spot
    return best < NEVER


def _time_to_load(plan: Plan, transporter: int, place: int, good: int) -> int:
    """When a transporter can load a good to keep.

    At the very end if it stands there anyway, NEVER if it cannot.
    """
    kind = plan.fleet_kinds[transporter]
    begin = idle_from(plan, transporter, plan.jobs[transporter])
    spot = idle_spot(plan, transporter, plan.jobs[transporter])
    if begin // TURN > plan.last_turn:
        plan.end_spot = spot
        return begin if is_at(plan, kind, spot, place) else NEVER
    time = arrival(plan, kind, spot, begin, place)
    if time // TURN > plan.last_turn:
        return NEVER
    return max(time, free_from(plan, place, good, plan.turn) * TURN)


def _load_for_good(plan: Plan, good: int) -> int:
    """Take the load that was found; returns how many."""
    transporter = plan.load_carrier
    place = plan.load_place
    gap = plan.jobs[transporter]
    start = idle_from(plan, transporter, gap)
    turn = min(plan.load_time // TURN, plan.last_turn)
    turn = free_from(plan, place, good, turn)
    number = min(free_at(plan, place, good, turn), CAPACITIES[plan.fleet_kinds[transporter]] - plan.kept[transporter])
    take(plan, place, good, turn, number)
    add_job(plan, transporter, gap, start, plan.load_time, plan.load_end, number)
    enter(plan, transporter, start, plan.load_time, PICK, place, good, number, plan.load_end)
    plan.kept[transporter] += number
    note(plan, ROOM_USED, transporter, number, 0, 0)
    return number


def wonder_points(plan: Plan) -> int:
    """The points of the wonder's rows at the end.

    Own bricks as planned, others' as expected, a neutral one a turn. Notes in ``plan.irrigated`` after which turn the
    deserts are pasture.
    """
    plan.irrigated = NEVER
    for row in range(2 * ROWS):
        plan.rows[row] = plan.row_bricks[row]
    laid = plan.laid
    row = 0
    others = 0
    for turn in range(plan.turn, plan.last_turn + 1):
        others += plan.others_bricks
        for brick in range(plan.bricks_of[turn] + others // 10 + 1):
            if laid < SPACES:
                while ROW_ENDS[row] <= laid:
                    row += 1
                laid += 1
                if brick < plan.bricks_of[turn]:
                    plan.rows[row] += 1
                elif brick < plan.bricks_of[turn] + others // 10:
                    plan.rows[ROWS + row] += 1
        others %= 10
        if laid >= IRRIGATION_MARK:
            plan.irrigated = min(plan.irrigated, turn)
    points = 0
    for row in range(ROWS):
        if plan.rows[row] > 0:
            points += 10 * plan.rows[row] // (plan.rows[row] + plan.rows[ROWS + row])
    return points


def promise(plan: Plan) -> int:
    """The worth of what a plan leaves over, in tenths of a point.

    Goods, transporters, and their time.

    Of plans with as many points one with more promise has more room for another task.
    """
    found = 0
    for good in range(NGOODS):
        found += PROMISE[good] * min(free_in_all(plan, good), PROMISING[good])
    for transporter in range(plan.fleet):
        free_turns = plan.last_turn - idle_from(plan, transporter, plan.jobs[transporter]) // TURN
        found += OF_TRANSPORTER + max(0, free_turns)
    return found
