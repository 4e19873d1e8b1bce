"""Buildings of a plan: where they stand, where new ones go, when they can work, and what mines bring."""

from __future__ import annotations

from rbdesigner.players.planning.answers import Partners
from rbdesigner.players.planning.constants import (
    BOARDS,
    COAL_BURNER,
    DESERT,
    EATEN,
    FUEL,
    GOLD,
    IRON,
    MINE,
    MINT,
    MIXED_GOLD,
    MIXED_IRON,
    MOST_TURNS,
    MOUNTAIN,
    NEEDS_SHORE,
    NEVER,
    NGOODS,
    NOWHERE,
    NTERRAINS,
    PAPER_MILL,
    PASTURE,
    PRIMARY_GOOD,
    REGION,
    ROCK,
    RUNS,
    SAWMILL,
    STANDS_ON,
    STOCK_EXCHANGE,
    TRUNKS,
    WOODCUTTER,
)
from rbdesigner.players.planning.economy import Economy, add_building, drawn_good, fill_bag, use_capacity
from rbdesigner.players.planning.irrigation import USEFUL, final_terrain, irrigation_turn
from rbdesigner.players.planning.ledger import add_goods, free_at, lying
from rbdesigner.players.planning.map_graph import has_shore
from rbdesigner.players.planning.plan import Plan
from rbdesigner.players.planning.ways import way

UNHANDY = 6
"""How much farther off a site counts on a terrain that primary buildings may want."""
SCARCE = 120
"""How much farther off the last free mountain counts, of which mines may have more need; shared by several."""
DRY = 10_000
"""How much farther off a site in a desert counts, which has to be irrigated: it is taken if there is no other."""


def find_building(plan: Plan, kind: int) -> int:
    """The place of the first building of a kind; NOWHERE if there is none."""
    found = NOWHERE
    for i in range(plan.economy.occupied_tiles):
        tile = plan.economy.occupied[i]
        if plan.economy.buildings[tile] == kind:
            place = plan.economy.sites[tile]
            if plan.graph.tile_of[place] == tile and (found == NOWHERE or place < found):
                found = place
    return found


def suits(plan: Plan, kind: int, place: int) -> bool:
    """Whether a building of a kind may stand on the tile of a place, perhaps once it is irrigated (K4)."""
    tile = plan.graph.tile_of[place]
    if plan.terms.left_out[kind] or plan.terms.avoided[tile]:
        return False
    if not STANDS_ON[kind * NTERRAINS + final_terrain(plan, tile)]:
        return False
    return not NEEDS_SHORE[kind] or has_shore(plan.graph, place)


def would_eat(plan: Plan, kind: int, place: int, turn: int) -> bool:
    """Whether a building that is built at a place in a turn would use up goods that lie there for others (P9)."""
    for good in range(NGOODS):
        if EATEN[kind * NGOODS + good]:
            for i in range(turn, plan.last_turn):
                if lying(plan.ledger, place, good, i) > 0:
                    return True
    return False


def put_up(plan: Plan, kind: int, place: int, turn: int, mixture: int) -> bool:
    """Have a building at a place, built in a turn, with what it brings forth; whether no promise is broken by it."""
    tile = plan.graph.tile_of[place]
    add_building(plan.economy, tile, kind, place, turn)
    if PRIMARY_GOOD[kind] != NOWHERE:
        for on in range(turn + 1, plan.last_turn + 1):  # from the next production on (P12)
            add_goods(plan.ledger, place, PRIMARY_GOOD[kind], on, 1)
    return kind != MINE or add_mixture(plan, tile, turn, mixture)


def next_run(plan: Plan, tile: int, turn: int) -> int:
    """Let the building of a tile work in the first turn, from one on, in which it can; NEVER if in none."""
    turn = free_run(plan, tile, turn)
    if turn < NEVER:
        use_capacity(plan.economy, tile, turn)
    return turn


def free_run(plan: Plan, tile: int, turn: int) -> int:
    """The first turn, from one on, in which the building of a tile can work once more; NEVER if in none."""
    most = RUNS[plan.economy.buildings[tile]]
    turn = max(turn, plan.economy.built[tile] + 1, plan.economy.upgraded[tile])
    while turn <= plan.last_turn and plan.economy.capacity[tile * MOST_TURNS + turn] >= most:
        turn += 1
    return turn if turn <= plan.last_turn else NEVER


# New sites


def good_site(plan: Plan, kind: int) -> int:
    """A place for a building, near home and near the buildings that it works with; NOWHERE if there is none."""
    partners: Partners = plan.partners
    _find_partners(plan, kind, partners)
    on_mountain = NOWHERE
    is_irrigated = irrigation_turn(plan) <= plan.last_turn - USEFUL
    found = NOWHERE
    least = NEVER
    for place in range(plan.graph.spots):
        if plan.graph.kinds[place] == REGION:
            value = 2 * _home_way(plan, partners, place)
            if value < least and _is_open(plan, place, is_irrigated):
                terrain = plan.graph.terrains[plan.graph.tile_of[place]]
                if terrain == MOUNTAIN and on_mountain == NOWHERE:
                    on_mountain = UNHANDY + SCARCE // max(1, _free_mountains(plan))
                if terrain not in (PASTURE, ROCK):
                    value += DRY if terrain == DESERT else on_mountain if terrain == MOUNTAIN else UNHANDY
                for i in range(partners.number):
                    if value < least:  # ways cost most here: none is looked up for a place that has lost already
                        value += partners.weights[i] * way(plan, partners.places[i], place)
                if value < least and not _lies_in_the_way(plan, kind, place):
                    least = value
                    found = place
    return found


def _home_way(plan: Plan, partners: Partners, place: int) -> int:
    """The way from home to a place by the roads that there are in the beginning."""
    if partners.home_ways[place] == 0:
        partners.home_ways[place] = way(plan, plan.graph.home, place) + 1
    return partners.home_ways[place] - 1


def _find_partners(plan: Plan, kind: int, partners: Partners) -> None:
    """List the sites of the buildings that a new one wants to be near, with how much it does."""
    partners.number = 0
    for i in range(plan.economy.occupied_tiles):
        tile = plan.economy.occupied[i]
        weight = _nearness(plan.economy.buildings[tile], kind)
        if weight > 0:
            partners.places[partners.number] = plan.economy.sites[tile]
            partners.weights[partners.number] = weight
            partners.number += 1


def _is_open(plan: Plan, place: int, is_irrigated: bool) -> bool:
    """Whether a building may come to a place; to a desert if those are irrigated in time."""
    tile = plan.graph.tile_of[place]
    is_free = plan.economy.buildings[tile] == NOWHERE and plan.ledger.pastures[place] == NEVER
    return is_free and not plan.terms.avoided[tile] and (is_irrigated or plan.graph.terrains[tile] != DESERT)


def _free_mountains(plan: Plan) -> int:
    """How many mountains there are without a building."""
    found = 0
    for tile in range(plan.graph.tiles):
        found += plan.graph.terrains[tile] == MOUNTAIN and plan.economy.buildings[tile] == NOWHERE
    return found


def _lies_in_the_way(plan: Plan, kind: int, place: int) -> bool:
    """Whether a building that burns wood would come where goods for other buildings are left over."""
    if kind not in (COAL_BURNER, PAPER_MILL) or place == plan.graph.home:
        return False
    for good in range(NGOODS):
        left = plan.ledger.goods[(place * NGOODS + good) * MOST_TURNS + plan.last_turn]
        if left > 0 and good in (TRUNKS, BOARDS, FUEL, GOLD):
            return True
    return False


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


# Mines


def add_mixture(plan: Plan, tile: int, turn: int, mixture: int) -> bool:
    """Put counters into the bag of a mine when it is built or a shaft is dug; tell whether no promise is broken by it.

    The mine then brings other goods in other turns: the difference is put into the ledger.
    """
    economy: Economy = plan.economy
    bag = tile * MOST_TURNS
    gold = MIXED_GOLD[mixture]
    iron = MIXED_IRON[mixture]
    fill_bag(economy, tile, turn, gold, iron)
    place = economy.sites[tile]
    gold_now = economy.gold[tile]
    iron_now = economy.iron[tile]
    gold_before = gold_now
    iron_before = iron_now
    for on in range(plan.turn, plan.last_turn + 1):
        if on > plan.turn:
            before = drawn_good(gold_before, iron_before, plan.terms.gold_lead)
            now = drawn_good(gold_now, iron_now, plan.terms.gold_lead)
            gold_before -= before == GOLD
            iron_before -= before == IRON
            gold_now -= now == GOLD
            iron_now -= now == IRON
            if before != now:
                if before != NOWHERE:
                    add_goods(plan.ledger, place, before, on, -1)
                if now != NOWHERE:
                    add_goods(plan.ledger, place, now, on, 1)
        gold_now += economy.more_gold[bag + on]
        iron_now += economy.more_iron[bag + on]
        gold_before += economy.more_gold[bag + on]
        iron_before += economy.more_iron[bag + on]
        if on == turn:
            gold_before -= gold
            iron_before -= iron
    return free_at(plan.ledger, place, GOLD, 0) >= 0 and free_at(plan.ledger, place, IRON, 0) >= 0
