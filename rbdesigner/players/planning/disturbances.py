"""Births and goods that a plan counts on, though something comes between."""

from __future__ import annotations

from rbdesigner.players.planning.constants import (
    BOARDS,
    BRED,
    CLAY,
    COAL_BURNER,
    DESERT,
    ENTRY,
    GEESE,
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
    TRUCK_FACTORY,
    TRUNKS,
    TURN,
)
from rbdesigner.players.planning.plan import Plan, add_goods, is_empty, lying
from rbdesigner.players.planning.stepping import follow


def disturbances(plan: Plan) -> int:
    """How many planned births are disturbed by goods or transporters there.

    Geese that are lost on their way count as well. Geese that hatch though nobody has planned it are noted (L1).
    """
    follow(plan)
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
    if here == 0 or here > 2 or not _is_pasture(plan, tile, turn) or plan.built[tile] <= turn:
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


def _is_pasture(plan: Plan, tile: int, turn: int) -> bool:
    """Whether a tile is pasture as a turn ends, or an irrigated desert (V5)."""
    terrain = plan.terrains[tile]
    return terrain == PASTURE or (terrain == DESERT and plan.irrigated <= turn)


def _losses(plan: Plan) -> int:
    """How often geese and paper at a paper mill are lost, as nobody uses them (R3).

    And how often a building uses up what is put down there at the beginning (P9), or a factory what it gets before a
    transporter is due (F8).
    """
    found = 0
    for tile in range(plan.tiles):
        if plan.buildings[tile] != NOWHERE and plan.built[tile] < plan.turn:
            found += _uses_up(plan, plan.buildings[tile], plan.sites[tile])
        if plan.buildings[tile] >= TRUCK_FACTORY:
            for turn in range(max(plan.turn, plan.built[tile]), plan.last_turn):
                found += plan.capacity[tile * MOST_TURNS + turn + 1] == 0 and _is_fed(plan, tile, turn)
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


def _is_fed(plan: Plan, tile: int, turn: int) -> bool:
    """Whether all that a factory needs for a transporter lies there as a turn ends."""
    for good in range(NGOODS):
        if lying(plan, plan.sites[tile], good, turn) < LAUNCH_INPUTS[plan.buildings[tile] * NGOODS + good]:
            return False
    return True


def _uses_up(plan: Plan, kind: int, place: int) -> bool:
    """Whether a building works off what is left there after the first turn."""
    trunks = lying(plan, place, TRUNKS, plan.turn)
    if kind == SAWMILL:
        return trunks > 0
    if kind == STONE_FACTORY:
        return lying(plan, place, CLAY, plan.turn) > 0
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
