"""Lockout: how long a plan is without new boards and new stone, of which everything is built."""

from __future__ import annotations

from rbdesigner.players.planning.constants import CLAY_PIT, MOST_TURNS, NEVER, QUARRY, SAWMILL, STONE_FACTORY
from rbdesigner.players.planning.map_graph import works_at
from rbdesigner.players.planning.plan import Plan
from rbdesigner.players.planning.ways import arrival_time

LAST_TURNS = 8
"""In so many turns before the end nothing more is lost by it."""


def lockout(plan: Plan) -> int:
    """Count the turns until a sawmill saws, and those until stone can come, together."""
    boards = _first_sawn(plan)  # a sawmill that stands may be a rival's, who takes what others have sawn
    stone = min(_first(plan, QUARRY), max(_first(plan, STONE_FACTORY), _first(plan, CLAY_PIT)))
    latest = max(plan.turn, plan.last_turn - LAST_TURNS)
    return min(boards, latest) + min(stone, latest) - 2 * plan.turn


def _first_sawn(plan: Plan) -> int:
    """The first turn in which a sawmill works; NEVER if none does."""
    found = NEVER
    for i in range(plan.economy.occupied_tiles):
        tile = plan.economy.occupied[i]
        if plan.economy.buildings[tile] == SAWMILL:
            for turn in range(plan.turn, plan.last_turn + 1):
                if turn < found and plan.economy.capacity[tile * MOST_TURNS + turn] > 0:
                    found = turn
    return found


def _first(plan: Plan, kind: int) -> int:
    """The first turn of a plan in which a building of a kind stands within reach; NEVER if none does."""
    found = NEVER
    for i in range(plan.economy.occupied_tiles):
        tile = plan.economy.occupied[i]
        built = plan.economy.built[tile]
        if plan.economy.buildings[tile] == kind and built < found and (built >= plan.turn or _is_reached(plan, tile)):
            found = max(plan.turn, built)
    return found


def _is_reached(plan: Plan, tile: int) -> bool:
    """Whether a transporter of the plan can come to the building of a tile."""
    place = plan.economy.sites[tile]
    if plan.graph.tile_of[place] != tile:
        return False  # it is out of sight
    for transporter in range(plan.fleet.size):
        kind = plan.fleet.kinds[transporter]
        if works_at(plan.graph, kind, place):
            spot = plan.fleet.birthplaces[transporter]
            if arrival_time(plan, kind, spot, plan.fleet.born[transporter], place) < NEVER:
                return True
    return False
