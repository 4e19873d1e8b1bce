"""The tasks that are no buildings or goods.

Roads, births, shafts, new transporters and bricks.
"""

from __future__ import annotations

from rbdesigner.players.planning.chains import learn, supply
from rbdesigner.players.planning.constants import (
    BOARDS,
    BRED,
    BRICKS_ADDED,
    CAPACITIES,
    CLAY,
    DONKEY,
    EATEN,
    FUEL,
    GEESE,
    IRON,
    IS_BOAT,
    LAID,
    LAUNCH_INPUTS,
    LAUNCHED,
    MINE,
    MOST_PAID,
    MOST_TURNS,
    NEVER,
    NEW_SHAFTS,
    NGOODS,
    NOWHERE,
    PAID,
    PASTURE,
    PASTURE_ADDED,
    RAFT_FACTORY,
    ROAD_ADDED,
    ROADED,
    ROWBOAT_FACTORY,
    SPECIALISATION,
    STAND,
    STEAMER_FACTORY,
    STONE,
    SUNK,
    TRANSPORTER_ADDED,
    TRANSPORTER_OF,
    TRUCK_FACTORY,
    TRUNKS,
    TURN,
)
from rbdesigner.players.planning.jobs import aboard, add_job, idle_from, idle_spot
from rbdesigner.players.planning.loads import deliver, find_load, let_wait, need_nothing
from rbdesigner.players.planning.plan import (
    Plan,
    add_goods,
    enter,
    expect_geese,
    free_at,
    free_from,
    free_in_all,
    is_empty,
    lie,
    note,
    set_road,
    take,
)
from rbdesigner.players.planning.sites import add_mixture, next_run
from rbdesigner.players.planning.stands import standing_start, stands_idle, stay, step_aside
from rbdesigner.players.planning.ways import arrival, fits


def build_road(plan: Plan, border: int, side: int) -> bool:
    """Build a road across a border, from the region on one side of it."""
    if plan.roads[border] < NEVER or free_in_all(plan, STONE) < 1:
        return False
    place = plan.border_sides[2 * border + side]
    need_nothing(plan)
    plan.needs[STONE] = 1
    turn = deliver(plan, place, plan.last_turn - 2, plan.turn)
    if turn < NEVER:
        turn = stay(plan, place, turn, plan.last_turn - 2)
    if turn == NEVER:
        return False
    let_wait(plan, place, turn)
    set_road(plan, border, turn)
    note(plan, ROAD_ADDED, border, turn, 0, 0)
    enter(plan, plan.carrier, NEVER, turn * TURN + TURN - 1, ROADED, place, border, 0, NOWHERE)
    return True


def sink_shaft(plan: Plan, place: int, mixture: int, depth: int) -> bool:
    """Bring a fuel and an iron to a mine for a new shaft.

    ``mixture`` 1 is gold only, if that is researched.
    """
    tile = plan.tile_of[place]
    if plan.buildings[tile] != MINE or plan.sites[tile] != place or not learn(plan, NEW_SHAFTS, depth):
        return False
    if mixture == 1 and not learn(plan, SPECIALISATION, depth):
        mixture = 0
    if free_in_all(plan, IRON) < 1 or not supply(plan, FUEL, 1, depth + 1):
        return False
    earliest = max(plan.subjects[NEW_SHAFTS], plan.built[tile])
    if mixture == 1:
        earliest = max(earliest, plan.subjects[SPECIALISATION])
    need_nothing(plan)
    plan.needs[FUEL] = 1
    plan.needs[IRON] = 1
    turn = deliver(plan, place, plan.last_turn - 2, earliest)
    if turn < NEVER:
        turn = stay(plan, place, turn, plan.last_turn - 2)
    if turn == NEVER:
        return False
    enter(plan, plan.carrier, NEVER, turn * TURN + TURN - 1, SUNK, place, mixture, 0, NOWHERE)
    return add_mixture(plan, tile, turn, 4, 0) if mixture == 1 else add_mixture(plan, tile, turn, 3, 3)


# Transporters


def add_transporter(plan: Plan, kind: int, spot: int, turn: int) -> bool:
    """Have another transporter that may move from a turn on.

    If there may be another (F6).
    """
    boat = IS_BOAT[kind]
    if plan.fleet >= plan.most_fleet:
        return False
    if (plan.on_water >= plan.most_water) if boat else (plan.on_land >= plan.most_land):
        return False
    new = plan.fleet
    plan.fleet_kinds[new] = kind
    plan.birthplaces[new] = spot
    plan.born[new] = turn * TURN
    plan.jobs[new] = 0
    plan.kept[new] = 0
    plan.fleet += 1
    plan.on_water += boat
    plan.on_land += 1 - boat
    note(plan, TRANSPORTER_ADDED, boat, 0, 0, 0)
    return True


def make_transporter(plan: Plan, factory: int, place: int, depth: int) -> bool:
    """Make a transporter in the factory at a place."""
    tile = plan.tile_of[place]
    if factory not in (RAFT_FACTORY, ROWBOAT_FACTORY, STEAMER_FACTORY, TRUCK_FACTORY):
        return False
    if plan.buildings[tile] != factory or plan.sites[tile] != place:
        return False
    if factory == ROWBOAT_FACTORY and not supply(plan, BOARDS, 5, depth + 1):
        return False
    if factory == STEAMER_FACTORY and not supply(plan, FUEL, 2, depth + 1):
        return False
    if factory == TRUCK_FACTORY and not supply(plan, FUEL, 1, depth + 1):
        return False
    need_nothing(plan)
    for good in range(NGOODS):
        plan.needs[good] = LAUNCH_INPUTS[factory * NGOODS + good]
    turn = deliver(plan, place, plan.last_turn - 2, plan.built[tile])
    if turn < NEVER:
        turn = stay(plan, place, turn, turn)  # later the factory would have used up all (F8)
    if turn == NEVER or next_run(plan, tile, turn + 1) != turn + 1:
        return False
    let_wait(plan, place, turn)
    kind = TRANSPORTER_OF[factory]
    spot = plan.moorings_of[plan.moorings[place]] if IS_BOAT[kind] else place
    if not add_transporter(plan, kind, spot, turn + 1):
        return False
    enter(plan, plan.carrier, NEVER, (turn + 1) * TURN, LAUNCHED, place, kind, spot, NOWHERE)
    return True


# Livestock


def breed(plan: Plan, place: int) -> bool:
    """Let two donkeys meet alone on a pasture (L2).

    In the first turn in which that goes.
    """
    tile = plan.tile_of[place]
    if plan.has_births == 0 or plan.avoided[tile]:
        return False
    if plan.terrains[tile] != PASTURE or plan.pastures[place] < NEVER or plan.bystanders[tile]:
        return False
    if plan.on_land >= plan.most_land or plan.fleet >= plan.most_fleet:
        return False
    if plan.goods[(place * NGOODS + GEESE) * MOST_TURNS + plan.turn] >= 2:
        return False  # a third goose may be born there, which nobody has planned, and be in the way
    for turn in range(plan.turn, plan.last_turn - 2):
        if plan.buildings[tile] != NOWHERE and plan.built[tile] <= turn:
            return False
        if is_empty(plan, tile, turn, NOWHERE) and _meet(plan, place, turn):
            return add_transporter(plan, DONKEY, place, turn + 1)
    return False


def _meet(plan: Plan, place: int, turn: int) -> bool:
    """Have two donkeys stand alone on a place when a turn ends.

    The two that lose the least time.
    """
    one = _free_donkey(plan, place, turn, NOWHERE)
    if one == NOWHERE:
        return False
    other = _free_donkey(plan, place, turn, one)
    if other == NOWHERE:
        return False
    for transporter in range(plan.fleet):
        in_the_way = transporter not in (one, other) and stands_idle(plan, transporter, place, turn)
        if in_the_way and not step_aside(plan, transporter, place, turn):
            return False
    _stand(plan, one, place, turn)
    _stand(plan, other, place, turn)
    enter(plan, one, NEVER, (turn + 1) * TURN, BRED, place, other, 0, NOWHERE)
    return True


def _free_donkey(plan: Plan, place: int, turn: int, other: int) -> int:
    """The donkey that loses the least time by standing on a place as a turn ends.

    NOWHERE if none can.
    """
    found = NOWHERE
    least = NEVER
    for transporter in range(plan.fleet):
        if transporter != other and plan.fleet_kinds[transporter] == DONKEY:
            gap = _gap_to_stand(plan, transporter, place, turn)
            if gap != NOWHERE:
                begin = idle_from(plan, transporter, gap)
                there = arrival(plan, DONKEY, idle_spot(plan, transporter, gap), begin, place)
                lost = (turn + 1) * TURN - standing_start(plan, transporter, gap, place, there, turn)
                if lost < least:
                    least = lost
                    found = transporter
    return found


def _gap_to_stand(plan: Plan, transporter: int, place: int, turn: int) -> int:
    """The first gap in which a donkey can stand on a place when a turn ends.

    NOWHERE if there is none.
    """
    for gap in range(plan.jobs[transporter] + 1):
        begin = idle_from(plan, transporter, gap)
        if begin // TURN > turn:
            break
        there = arrival(plan, DONKEY, idle_spot(plan, transporter, gap), begin, place)
        is_empty_handed = aboard(plan, transporter, gap) == 0
        if is_empty_handed and there // TURN <= turn and fits(plan, transporter, gap, (turn + 1) * TURN, place):
            return gap
    return NOWHERE


def _stand(plan: Plan, transporter: int, place: int, turn: int) -> None:
    gap = _gap_to_stand(plan, transporter, place, turn)
    begin = idle_from(plan, transporter, gap)
    there = arrival(plan, DONKEY, idle_spot(plan, transporter, gap), begin, place)
    start = standing_start(plan, transporter, gap, place, there, turn)
    add_job(plan, transporter, gap, start, (turn + 1) * TURN, place, CAPACITIES[DONKEY])  # they carry nothing (L2)
    enter(plan, transporter, start, turn * TURN + TURN - 1, STAND, place, 0, 0, place)


def keep_geese(plan: Plan, place: int) -> bool:
    """Bring two geese to a pasture of their own, where they breed (L1)."""
    tile = plan.tile_of[place]
    if plan.terrains[tile] != PASTURE or plan.buildings[tile] != NOWHERE or plan.pastures[place] < NEVER:
        return False
    if free_in_all(plan, GEESE) < 2 or not is_empty(plan, tile, plan.last_turn, GEESE):
        return False
    need_nothing(plan)
    plan.needs[GEESE] = 2
    turn = deliver(plan, place, plan.last_turn - 2, 0)
    if turn == NEVER:
        return False
    carrier = plan.carrier
    in_the_way = carrier != NOWHERE and stands_idle(plan, carrier, place, turn)
    if in_the_way and not step_aside(plan, carrier, place, turn):
        turn += 1
        if not step_aside(plan, carrier, place, turn):
            return False
    let_wait(plan, place, turn)
    plan.pastures[place] = turn + 1
    note(plan, PASTURE_ADDED, place, 0, 0, 0)
    add_goods(plan, place, GEESE, turn, 2)
    expect_geese(plan, place)
    return True


# Bricks


def buy_bricks(plan: Plan, earliest: int, number: int) -> bool:
    """Buy so many bricks in one turn, not before a given one.

    With the goods that are least missed (V1, V2).
    """
    for good in range(NGOODS):
        plan.paid[good] = 0
    plan.payments = 0
    missing = 0
    for brick in range(number):
        missing += plan.price + plan.bricks_of[earliest] + brick
    last = earliest
    while missing > 0:
        good = _spare(plan, earliest)
        turn = max(earliest, free_from(plan, plan.home, good, plan.turn)) if good != NOWHERE else NEVER
        if turn <= last:
            _pay(plan, good, turn)
            missing -= 1
            continue
        found = _find_payment(plan, earliest)
        if turn <= plan.last_turn and (not found or turn <= plan.load_arrival // TURN):
            _pay(plan, good, turn)
            missing -= 1
            last = turn
            continue
        if not found:
            return False
        good = plan.load_good
        many = 2 if missing > 1 and free_at(plan, plan.load_place, good, plan.load_time // TURN) > 1 else 1
        need_nothing(plan)
        plan.needs[good] = many
        turn = deliver(plan, plan.home, plan.last_turn, earliest)
        if turn == NEVER:
            return False
        for i in range(many):
            _remember(plan, good, plan.arrived[good * 64 + i])
        missing -= many
        last = max(last, turn)
    return _lay(plan, earliest, last, number)


def _pay(plan: Plan, good: int, turn: int) -> None:
    """Have a good at home pay for a brick: it is promised from a turn on."""
    take(plan, plan.home, good, turn, 1)
    _remember(plan, good, turn)


def _remember(plan: Plan, good: int, turn: int) -> None:
    plan.paid[good] += 1
    if plan.payments < MOST_PAID:
        plan.payment_goods[plan.payments] = good
        plan.payment_turns[plan.payments] = turn
        plan.payments += 1


def _lay(plan: Plan, earliest: int, last: int, number: int) -> bool:
    plan.carrier = NOWHERE
    turn = stay(plan, plan.home, last, plan.last_turn)
    if turn == NEVER or plan.bricks_of[turn] != plan.bricks_of[earliest]:
        return False
    for i in range(plan.payments):
        if plan.payment_turns[i] < turn:  # it lies at home until then, and nothing there may use it up
            lie(plan, plan.home, plan.payment_goods[i], plan.payment_turns[i], turn)
    plan.bricks_of[turn] += number
    note(plan, BRICKS_ADDED, turn, number, 0, 0)
    enter(plan, plan.carrier, NEVER, turn * TURN + TURN - 1, LAID, plan.home, number, 0, NOWHERE)
    for good in range(NGOODS):
        if plan.paid[good] > 0:
            enter(plan, NOWHERE, NEVER, turn * TURN + TURN - 1, PAID, plan.home, good, plan.paid[good], NOWHERE)
    return True


def _pays(plan: Plan, good: int) -> bool:
    """Whether a good is spent on bricks.

    Nothing worth points or much work, nor what a building at home eats.
    """
    if good not in (GEESE, IRON, CLAY, STONE, TRUNKS, BOARDS):
        return False
    kind = plan.buildings[plan.tile_of[plan.home]]
    return kind == NOWHERE or not EATEN[kind * NGOODS + good]


def _spare(plan: Plan, earliest: int) -> int:
    """The good at home that can pay soonest, of several the one least missed.

    NOWHERE if there is none.
    """
    found = NOWHERE
    best = NEVER
    for good in range(NGOODS):
        if _pays(plan, good):
            turn = max(earliest, free_from(plan, plan.home, good, plan.turn))
            dear = 3 if good == BOARDS else 2 if good == TRUNKS else 1 if good == STONE else 0
            if turn < NEVER and turn * 4 + dear < best:
                best = turn * 4 + dear
                found = good
    return found


def _find_payment(plan: Plan, earliest: int) -> bool:
    """Find what can be brought home soonest to pay."""
    need_nothing(plan)
    for good in range(NGOODS):
        if good != GEESE and _pays(plan, good):
            plan.needs[good] = 1
    return find_load(plan, plan.home, plan.last_turn, earliest)
