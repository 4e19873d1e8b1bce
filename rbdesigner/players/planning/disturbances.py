"""Births and goods that a plan counts on, though something comes between."""

from __future__ import annotations

from rbdesigner.players.planning.constants import (
    BOARDS,
    BRED,
    CLAY,
    COAL_BURNER,
    DESERT,
    EATEN,
    ENTRY,
    GEESE,
    IS_FACTORY,
    LAUNCH_INPUTS,
    MOST_TURNS,
    NGOODS,
    NOWHERE,
    PAPER,
    PAPER_MILL,
    PASTURE,
    RESEARCHED,
    SAWMILL,
    STONE_FACTORY,
    TRUNKS,
    TURN,
)
from rbdesigner.players.planning.ledger import Ledger, add_goods, is_empty, lying
from rbdesigner.players.planning.plan import Plan, Whereabouts
from rbdesigner.players.planning.ways import joined_since


def disturbances(plan: Plan, whereabouts: Whereabouts, irrigated: int) -> int:
    """Count the planned births that goods or transporters disturb, and the geese and goods that are lost on their way.

    Geese that hatch though nobody has planned it are put into the ledger (L1).
    """
    found = _hatch(plan, whereabouts, irrigated) + _losses(plan, whereabouts)
    for i in range(0, plan.timetable.entries * ENTRY, ENTRY):
        if plan.timetable.numbers[i + 3] == BRED:
            found += _disturbed_birth(plan, whereabouts, i)
    return found


def _disturbed_birth(plan: Plan, whereabouts: Whereabouts, entry: int) -> int:
    """How many things come between two donkeys that meet by an entry (L2)."""
    turn = plan.timetable.numbers[entry + 2] // TURN - 1  # they meet as a turn ends, the third is there in the next
    place = plan.timetable.numbers[entry + 4]
    tile = plan.graph.tile_of[place]
    is_disturbed = not is_empty(plan.ledger, plan.graph, tile, turn, NOWHERE) or plan.economy.built[tile] <= turn
    found = 1 if is_disturbed else 0
    for transporter in range(plan.fleet.size):
        if transporter not in (plan.timetable.numbers[entry], plan.timetable.numbers[entry + 5]):
            found += _stands_on(plan, whereabouts, transporter, tile, turn)
    return found


def _hatch(plan: Plan, whereabouts: Whereabouts, irrigated: int) -> int:
    """Have a third goose wherever two are alone on a pasture as a turn ends.

    The answer counts those that were planned and do not hatch.
    """
    ledger: Ledger = plan.ledger
    found = 0
    for turn in range(plan.turn, plan.last_turn):
        for i in range(ledger.stocked_places):
            place = ledger.stocked[i]
            planned = ledger.births[place * MOST_TURNS + turn + 1] > 0
            here = lying(ledger, place, GEESE, turn)
            hatches = here in (1, 2) and _hatches_at(plan, whereabouts, place, turn, here, irrigated)
            if planned and not hatches:
                found += 1
            elif hatches and not planned:
                add_goods(ledger, place, GEESE, turn + 1, 1)
    return found


def _hatches_at(plan: Plan, whereabouts: Whereabouts, place: int, turn: int, here: int, irrigated: int) -> bool:
    """Whether geese breed after a turn, one or two of them at this place, and the third is born here."""
    tile = plan.graph.tile_of[place]
    if not _is_pasture(plan, tile, turn, irrigated) or plan.economy.built[tile] <= turn:
        return False
    elsewhere = 0
    for i in range(plan.ledger.stocked_places):
        other = plan.ledger.stocked[i]
        if other != place and plan.graph.tile_of[other] == tile:
            there = lying(plan.ledger, other, GEESE, turn)
            if there > 0 and other < place:
                return False
            elsewhere += there
    if here + elsewhere != 2 or not is_empty(plan.ledger, plan.graph, tile, turn, GEESE):
        return False
    for transporter in range(plan.fleet.size):
        if _stands_on(plan, whereabouts, transporter, tile, turn):
            return False
    return not plan.terms.bystanders[tile]


def _is_pasture(plan: Plan, tile: int, turn: int, irrigated: int) -> bool:
    """Whether a tile is pasture as a turn ends, or a desert that is irrigated after a turn (V5)."""
    terrain = plan.graph.terrains[tile]
    return terrain == PASTURE or (terrain == DESERT and irrigated <= turn)


def _losses(plan: Plan, whereabouts: Whereabouts) -> int:
    """Count the goods that are lost because nobody uses them in time.

    They are geese beside paper (R3), what is put down where a building uses it up at the beginning (P9),
    and what a factory gets before a transporter is due (F8).
    """
    found = 0
    for i in range(plan.economy.occupied_tiles):
        tile = plan.economy.occupied[i]
        kind = plan.economy.buildings[tile]
        if plan.economy.built[tile] < plan.turn:
            found += _uses_up(plan, kind, plan.economy.sites[tile])
        found += _used_up_across(plan, kind, tile)
        since = max(plan.turn, plan.economy.built[tile])
        upgraded = plan.economy.upgraded[tile] - 1  # as it ends goods lie there for what the factory becomes then
        found += _wasted(plan, kind, tile, max(since, upgraded), plan.last_turn)
        former = plan.economy.formers[tile]
        if former != NOWHERE:
            found += _wasted(plan, former, tile, since, upgraded) + _used_up_across(plan, former, tile)
        if kind == PAPER_MILL:
            place = plan.economy.sites[tile]
            for turn in range(max(plan.turn, plan.economy.built[tile]), plan.last_turn):
                wood = lying(plan.ledger, place, BOARDS, turn) + lying(plan.ledger, place, TRUNKS, turn)
                runs = plan.economy.capacity[tile * MOST_TURNS + turn + 1]
                makes = runs > _researched_at(plan, place, turn + 1) or wood >= 2
                if makes and _loses_geese(plan, whereabouts, place, turn):
                    found += 1
    for i in range(plan.ledger.stocked_places):
        place = plan.ledger.stocked[i]
        for turn in range(plan.turn, plan.last_turn):
            if lying(plan.ledger, place, PAPER, turn) > 0:
                found += _loses_geese(plan, whereabouts, place, turn)
    return found


def _loses_geese(plan: Plan, whereabouts: Whereabouts, place: int, turn: int) -> bool:
    """Whether two geese lie beside paper at a place after a turn, or over a bridge, besides those of research (R3)."""
    geese = _geese_at(plan, whereabouts, place, turn)
    if plan.graph.crossings[place] < plan.graph.crossings[place + 1]:
        for other in range(plan.graph.spots):
            is_across = other != place and plan.graph.tile_of[other] == plan.graph.tile_of[place]
            if is_across and joined_since(plan, place, other, NOWHERE) <= turn:
                geese += _geese_at(plan, whereabouts, other, turn)
    return geese >= 2  # those of the research no longer lie there: they have been promised


def _geese_at(plan: Plan, whereabouts: Whereabouts, place: int, turn: int) -> int:
    """How many geese lie at a place as a turn ends, or follow transporters there."""
    geese = lying(plan.ledger, place, GEESE, turn)
    for transporter in range(plan.fleet.size):
        if whereabouts.spots[transporter * MOST_TURNS + turn] == place:
            geese += whereabouts.geese[transporter * MOST_TURNS + turn]
    return geese


def _used_up_across(plan: Plan, kind: int, tile: int) -> int:
    """Count the places from where a building uses goods up that lie beyond a planned bridge (P9, K9)."""
    site = plan.economy.sites[tile]
    if plan.graph.crossings[site] == plan.graph.crossings[site + 1]:
        return 0
    found = 0
    for i in range(plan.ledger.stocked_places):
        other = plan.ledger.stocked[i]
        if other != site and plan.graph.tile_of[other] == tile:
            since = max(joined_since(plan, site, other, NOWHERE), plan.economy.built[tile])
            for turn in range(max(since, plan.turn), plan.last_turn):
                if _has_food(plan, kind, other, turn):
                    found += 1
    return found


def _has_food(plan: Plan, kind: int, place: int, turn: int) -> bool:
    """Whether goods that a building would use up lie at a place as a turn ends; geese vanish beside paper (R3)."""
    for good in range(NGOODS):
        is_food = EATEN[kind * NGOODS + good] or (kind == PAPER_MILL and good == GEESE)
        if is_food and lying(plan.ledger, place, good, turn) > 0:
            return True
    return False


def _wasted(plan: Plan, kind: int, tile: int, since: int, until: int) -> int:
    """Count the transporters that a factory makes for nobody of what lies there after some turns (F8)."""
    found = 0
    if IS_FACTORY[kind]:
        for turn in range(since, until):
            found += plan.economy.capacity[tile * MOST_TURNS + turn + 1] == 0 and _is_fed(plan, kind, tile, turn)
    return found


def _is_fed(plan: Plan, kind: int, tile: int, turn: int) -> bool:
    """Whether all that a kind of factory needs for a transporter lies there as a turn ends."""
    for good in range(NGOODS):
        needed = LAUNCH_INPUTS[kind * NGOODS + good]
        if lying(plan.ledger, plan.economy.sites[tile], good, turn) < needed:
            return False
    return True


def _uses_up(plan: Plan, kind: int, place: int) -> bool:
    """Whether a building works off what is left there after the first turn."""
    trunks = lying(plan.ledger, place, TRUNKS, plan.turn)
    if kind == SAWMILL:
        return trunks > 0
    if kind == STONE_FACTORY:
        return lying(plan.ledger, place, CLAY, plan.turn) > 0
    return kind in (COAL_BURNER, PAPER_MILL) and trunks + lying(plan.ledger, place, BOARDS, plan.turn) >= 2


def _researched_at(plan: Plan, place: int, turn: int) -> bool:
    """Whether somebody researches at a place at the beginning of a turn."""
    for i in range(0, plan.timetable.entries * ENTRY, ENTRY):
        if (
            plan.timetable.numbers[i + 3] == RESEARCHED
            and plan.timetable.numbers[i + 2] == turn * TURN
            and plan.timetable.numbers[i + 4] == place
        ):
            return True
    return False


def _stands_on(plan: Plan, whereabouts: Whereabouts, transporter: int, tile: int, turn: int) -> bool:
    """Whether a transporter stands on a tile when a turn ends."""
    spot = whereabouts.spots[transporter * MOST_TURNS + turn]
    return spot != NOWHERE and plan.graph.tile_of[spot] == tile
