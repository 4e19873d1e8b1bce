"""Goods that lie open where rivals come: how many points of a plan are in danger there."""

from __future__ import annotations

from rbdesigner.players.planning.constants import (
    CAPACITIES,
    EATEN,
    IS_FACTORY,
    LOSS,
    MOST_TURNS,
    NGOODS,
    NOWHERE,
    WORTHS,
)
from rbdesigner.players.planning.ledger import Ledger, free_at, lying
from rbdesigner.players.planning.map_graph import is_at
from rbdesigner.players.planning.plan import Plan, Whereabouts


def exposure(plan: Plan, whereabouts: Whereabouts) -> int:
    """Estimate the points that rivals may cost a plan, in hundredths.

    At each place, ``risks`` of a hundred goods that the plan leaves lying as a turn ends are gone a turn later.
    Transporters that stand there have aboard what is worth points, and what they hand over to a building in production
    (P6), as far as they have room for goods of that kind alone.
    """
    ledger: Ledger = plan.ledger
    found = 0
    for i in range(ledger.stocked_places):
        place = ledger.stocked[i]
        if plan.terms.risks[place] > 0:
            for good in range(NGOODS):
                for turn in range(plan.turn, plan.last_turn):
                    left = lying(ledger, place, good, turn)
                    if left > 0:
                        left -= max(0, free_at(ledger, place, good, turn))
                        if left > 0 and (WORTHS[good] > 0 or _feeds(plan, place, good, turn)):
                            left -= min(left, _room_at(plan, whereabouts, place, turn))
                        found += plan.terms.risks[place] * LOSS[good] * max(0, left)
    return found


def _feeds(plan: Plan, place: int, good: int, turn: int) -> bool:
    """Whether a building that stands at a place as a turn ends makes other goods of a good."""
    tile = plan.graph.tile_of[place]
    kind = plan.economy.buildings[tile]
    if plan.economy.built[tile] > turn or plan.economy.sites[tile] != place or IS_FACTORY[kind]:
        return False
    return EATEN[kind * NGOODS + good] > 0


def _room_at(plan: Plan, whereabouts: Whereabouts, place: int, turn: int) -> int:
    """The room of the transporters that stand at a place as a turn ends."""
    found = 0
    for transporter in range(plan.fleet.size):
        spot = whereabouts.spots[transporter * MOST_TURNS + turn]
        kind = plan.fleet.kinds[transporter]
        if spot != NOWHERE and is_at(plan.graph, kind, spot, place):
            found += CAPACITIES[kind] - plan.fleet.kept[transporter]
    return found
