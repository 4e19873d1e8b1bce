"""Where geese and donkeys may breed."""

from __future__ import annotations

from rbdesigner.players.planning.constants import DESERT, NGOODS, PASTURE
from rbdesigner.players.planning.ledger import lying
from rbdesigner.players.planning.plan import Plan


def is_pasture(plan: Plan, tile: int, turn: int, irrigated: int) -> bool:
    """Whether a tile is pasture as a turn ends, or a desert that is irrigated after a turn (V5)."""
    terrain = plan.graph.terrains[tile]
    return terrain == PASTURE or (terrain == DESERT and irrigated <= turn)


def is_empty(plan: Plan, tile: int, turn: int, but: int) -> bool:
    """Whether no goods but one kind lie on a tile as a turn ends."""
    for i in range(plan.ledger.stocked_places):
        if plan.graph.tile_of[plan.ledger.stocked[i]] == tile:
            for good in range(NGOODS):
                if good != but and lying(plan.ledger, plan.ledger.stocked[i], good, turn) > 0:
                    return False
    return True
