"""The end of a plan.

Wealth taken aboard, the points of the wonder, and whether births are left undisturbed.
"""

from __future__ import annotations

from rbdesigner.players.planning.constants import (
    BOARDS,
    BRED,
    CAPACITIES,
    CLAY,
    COAL_BURNER,
    COINS,
    DOCK,
    DONKEY,
    DROP,
    ENTRY,
    GEESE,
    GOLD,
    IS_BOAT,
    MOST_TURNS,
    NEVER,
    NGOODS,
    NOWHERE,
    OF_TRANSPORTER,
    PAPER,
    PAPER_MILL,
    PASTURE,
    PICK,
    POINTS,
    PROMISE,
    PROMISING,
    RAFT_FACTORY,
    RESEARCHED,
    ROOM_USED,
    ROW_ENDS,
    ROWS,
    SAWMILL,
    SPACES,
    STAND,
    STOCK,
    STONE_FACTORY,
    TRUNKS,
    TURN,
    WORTHS,
)
from rbdesigner.players.planning.jobs import add_job, idle_from, idle_spot
from rbdesigner.players.planning.plan import (
    Plan,
    add_goods,
    enter,
    free_at,
    free_from,
    free_in_all,
    is_empty,
    lying,
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

    Own bricks as planned, others' as expected, a neutral one a turn.
    """
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


# Where everybody is


def disturbances(plan: Plan) -> int:
    """How many planned births are disturbed by goods or transporters there.

    Geese that are lost on their way count as well. Geese that hatch though nobody has planned it are noted (L1).
    """
    _follow(plan)
    found = _hatch(plan) + _losses(plan)
    for i in range(0, plan.entries * ENTRY, ENTRY):
        if plan.schedule[i + 3] == BRED:
            turn = plan.schedule[i + 2] // TURN - 1
            tile = plan.tile_of[plan.schedule[i + 4]]
            found += not is_empty(plan, tile, turn, NOWHERE) or plan.built[tile] <= turn
            found += plan.bystanders[tile]
            for transporter in range(plan.fleet):
                if transporter != plan.schedule[i] and transporter != plan.schedule[i + 5]:
                    found += _stands_on(plan, transporter, plan.schedule[i + 4], turn)
    return found


def _hatch(plan: Plan) -> int:
    """Have a third goose wherever two are alone on a pasture as a turn ends.

    Returns how many that were planned do not hatch.
    """
    found = 0
    for turn in range(plan.turn, plan.last_turn):
        for i in range(plan.stocked_places):
            place = plan.stocked[i]
            planned = plan.births[place * MOST_TURNS + turn + 1] > 0
            hatches = _hatches_at(plan, place, turn)
            if planned and not hatches:
                found += 1
            elif hatches and not planned:
                add_goods(plan, place, GEESE, turn + 1, 1)
    return found


def _hatches_at(plan: Plan, place: int, turn: int) -> bool:
    """Whether geese breed after a turn, and the third is born at this place."""
    tile = plan.tile_of[place]
    here = lying(plan, place, GEESE, turn)
    if here == 0 or here > 2 or plan.terrains[tile] != PASTURE or plan.built[tile] <= turn:
        return False
    elsewhere = 0
    for i in range(plan.stocked_places):
        other = plan.stocked[i]
        if other != place and plan.tile_of[other] == tile:
            there = lying(plan, other, GEESE, turn)
            if there > 0 and other < place:
                return False
            elsewhere += there
    if here + elsewhere != 2 or not is_empty(plan, tile, turn, GEESE):
        return False
    for transporter in range(plan.fleet):
        if _stands_on(plan, transporter, place, turn):
            return False
    return not plan.bystanders[tile]


def _losses(plan: Plan) -> int:
    """How often geese and paper at a paper mill are lost, as nobody uses them (R3).

    And how often a building uses up what is put down there at the beginning (P9, F8).
    """
    found = 0
    for tile in range(plan.tiles):
        if plan.buildings[tile] != NOWHERE and plan.built[tile] < plan.turn:
            found += _uses_up(plan, plan.buildings[tile], plan.sites[tile])
        if plan.buildings[tile] == PAPER_MILL:
            place = plan.sites[tile]
            for turn in range(max(plan.turn, plan.built[tile]), plan.last_turn):
                made = plan.capacity[tile * MOST_TURNS + turn + 1] > 0
                wood = lying(plan, place, BOARDS, turn) + lying(plan, place, TRUNKS, turn)
                if made or wood >= 2 or lying(plan, place, PAPER, turn) > 0:
                    geese = lying(plan, place, GEESE, turn)
                    for transporter in range(plan.fleet):
                        if plan.stands[transporter * MOST_TURNS + turn] == place:
                            geese += plan.led[transporter * MOST_TURNS + turn]
                    found += geese >= (4 if _researched_at(plan, place, turn + 1) else 2)
    return found


def _uses_up(plan: Plan, kind: int, place: int) -> bool:
    """Whether a building works off what is left there after the first turn."""
    trunks = lying(plan, place, TRUNKS, plan.turn)
    if kind == SAWMILL:
        return trunks > 0
    if kind == STONE_FACTORY:
        return lying(plan, place, CLAY, plan.turn) > 0
    if kind == RAFT_FACTORY:
        return trunks >= 2
    return kind in (COAL_BURNER, PAPER_MILL) and trunks + lying(plan, place, BOARDS, plan.turn) >= 2


def _researched_at(plan: Plan, place: int, turn: int) -> bool:
    for i in range(0, plan.entries * ENTRY, ENTRY):
        if plan.schedule[i + 3] == RESEARCHED and plan.schedule[i + 2] == turn * TURN and plan.schedule[i + 4] == place:
            return True
    return False


def _stands_on(plan: Plan, transporter: int, place: int, turn: int) -> bool:
    """Whether a transporter stands on the tile of a place when a turn ends."""
    spot = plan.stands[transporter * MOST_TURNS + turn]
    return spot != NOWHERE and plan.tile_of[spot] == plan.tile_of[place]


def _follow(plan: Plan) -> None:
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
