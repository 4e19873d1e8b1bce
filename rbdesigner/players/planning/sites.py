"""Buildings of a plan.

Where they stand, what they work in a turn, where new ones go, and what mines bring.
"""

from __future__ import annotations

from rbdesigner.players.planning.constants import (
    BOARDS,
    BUILDING_ADDED,
    CAPACITY_USED,
    COAL_BURNER,
    DESERT,
    EATEN,
    FUEL,
    GOLD,
    IRON,
    MINE,
    MINT,
    MIXTURE_ADDED,
    MOST_TURNS,
    MOUNTAIN,
    NEVER,
    NGOODS,
    NOWHERE,
    PAPER_MILL,
    PASTURE,
    REGION,
    ROCK,
    RUNS,
    SAWMILL,
    STOCK_EXCHANGE,
    TRUNKS,
    WOODCUTTER,
)
from rbdesigner.players.planning.plan import Plan, add_goods, lying, note
from rbdesigner.players.planning.ways import way


def find_building(plan: Plan, kind: int) -> int:
    """The place of the first building of a kind; NOWHERE if there is none."""
    for place in range(plan.spots):
        tile = plan.tile_of[place]
        if plan.buildings[tile] == kind and plan.sites[tile] == place:
            return place
    return NOWHERE


def add_building(plan: Plan, kind: int, place: int, turn: int) -> bool:
    """Have a building at a place, built in a turn.

    Not where it would use up goods that lie there for others (P9).
    """
    for good in range(NGOODS):
        if EATEN[kind * NGOODS + good]:
            for i in range(turn, plan.last_turn):
                if lying(plan, place, good, i) > 0:
                    return False
    tile = plan.tile_of[place]
    plan.buildings[tile] = kind
    plan.sites[tile] = place
    plan.built[tile] = turn
    note(plan, BUILDING_ADDED, tile, 0, 0, 0)
    return True


def next_run(plan: Plan, tile: int, turn: int) -> int:
    """The first turn, from one on, in which the building of a tile can work again.

    That run is taken; NEVER if there is none.
    """
    most = RUNS[plan.buildings[tile]]
    turn = max(turn, plan.built[tile] + 1)
    while turn <= plan.last_turn and plan.capacity[tile * MOST_TURNS + turn] >= most:
        turn += 1
    if turn > plan.last_turn:
        return NEVER
    plan.capacity[tile * MOST_TURNS + turn] += 1
    note(plan, CAPACITY_USED, tile * MOST_TURNS + turn, 0, 0, 0)
    return turn


def good_site(plan: Plan, kind: int) -> int:
    """A place for a building: near home and near the buildings that it works with.

    NOWHERE if there is none.
    """
    found = NOWHERE
    least = NEVER
    for place in range(plan.spots):
        if plan.kinds[place] == REGION and _is_open(plan, kind, place):
            terrain = plan.terrains[plan.tile_of[place]]
            value = 2 * way(plan, plan.home, place)
            if terrain != PASTURE and terrain != ROCK:
                value += 6
            for tile in range(plan.tiles):
                weight = _nearness(plan.buildings[tile], kind)
                if weight > 0:
                    value += weight * way(plan, plan.sites[tile], place)
            if value < least:
                least = value
                found = place
    return found


def _is_open(plan: Plan, kind: int, place: int) -> bool:
    tile = plan.tile_of[place]
    terrain = plan.terrains[tile]
    if plan.avoided[tile] or plan.buildings[tile] != NOWHERE or terrain in (DESERT, MOUNTAIN):
        return False
    if (kind in (COAL_BURNER, PAPER_MILL)) and place != plan.home:
        first = place * NGOODS
        for good in range(NGOODS):
            left = plan.goods[(first + good) * MOST_TURNS + plan.last_turn]
            if left > 0 and good in (TRUNKS, BOARDS, FUEL, GOLD):
                return False
    return True


def _nearness(other: int, kind: int) -> int:
    """How much a new building of a kind wants to be near another."""
    if kind in (COAL_BURNER, PAPER_MILL):
        if other == SAWMILL or (other == WOODCUTTER and kind == COAL_BURNER):
            return 3
    elif kind == SAWMILL and other == WOODCUTTER:
        return 3
    elif kind == MINT:
        if other == MINE:
            return 4
        if other == COAL_BURNER:
            return 2
    elif kind == STOCK_EXCHANGE:
        if other == MINT:
            return 6
        if other == PAPER_MILL:
            return 3
    return 0


def add_mixture(plan: Plan, tile: int, turn: int, gold: int, iron: int) -> bool:
    """Put counters into the bag of a mine when it is built or a shaft is dug.

    Whether no promise is broken by it.

    A mine is taken to make what its bag holds most of, on a tie gold if that is the rule (Z4), else iron.
    """
    bag = tile * MOST_TURNS
    plan.more_gold[bag + turn] += gold
    plan.more_iron[bag + turn] += iron
    note(plan, MIXTURE_ADDED, tile, turn, gold, iron)
    place = plan.sites[tile]
    gold_now = plan.gold[tile]
    iron_now = plan.iron[tile]
    gold_before = gold_now
    iron_before = iron_now
    for on in range(plan.turn, plan.last_turn + 1):
        if on > plan.turn:
            before = drawn_good(plan, gold_before, iron_before)
            now = drawn_good(plan, gold_now, iron_now)
            gold_before -= before == GOLD
            iron_before -= before == IRON
            gold_now -= now == GOLD
            iron_now -= now == IRON
            if before != now:
                if before != NOWHERE:
                    add_goods(plan, place, before, on, -1)
                if now != NOWHERE:
                    add_goods(plan, place, now, on, 1)
        gold_now += plan.more_gold[bag + on]
        iron_now += plan.more_iron[bag + on]
        gold_before += plan.more_gold[bag + on]
        iron_before += plan.more_iron[bag + on]
        if on == turn:
            gold_before -= gold
            iron_before -= iron
    first = place * NGOODS
    return plan.promised[(first + GOLD) * MOST_TURNS] >= 0 and plan.promised[(first + IRON) * MOST_TURNS] >= 0


def drawn_good(plan: Plan, gold: int, iron: int) -> int:
    """The good that a mine is taken to make from a bag; NOWHERE from an empty one."""
    if gold > 0 and (iron <= 0 or gold >= iron + plan.gold_lead):
        return GOLD
    return IRON if iron > 0 else NOWHERE
