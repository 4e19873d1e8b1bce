"""Wealth that lies open where rivals come: how much of it a plan may lose."""

from __future__ import annotations

from rbdesigner.players.planning.constants import CAPACITIES, COINS, GOLD, MOST_TURNS, NOWHERE, STOCK, WORTHS
from rbdesigner.players.planning.plan import Plan, lying
from rbdesigner.players.planning.ways import is_at


def exposure(plan: Plan) -> int:
    """The points that rivals may take as turns end, in hundredths.

    ``plan.risks`` says of each place how many of a hundred are gone a turn later.
    """
    found = 0
    for i in range(plan.stocked_places):
        place = plan.stocked[i]
        if plan.risks[place] > 0:
            for turn in range(plan.turn, plan.last_turn):
                stocks = lying(plan, place, STOCK, turn)
                coins = lying(plan, place, COINS, turn)
                gold = lying(plan, place, GOLD, turn)
                if stocks + coins + gold > 0:
                    room = _room_at(plan, place, turn)
                    found += plan.risks[place] * WORTHS[STOCK] * max(0, stocks - room)
                    room = max(0, room - stocks)
                    found += plan.risks[place] * WORTHS[COINS] * max(0, coins - room)
                    room = max(0, room - coins)
                    found += plan.risks[place] * WORTHS[GOLD] * max(0, gold - room)
    return found


def _room_at(plan: Plan, place: int, turn: int) -> int:
    """The room of the transporters that stand at a place as a turn ends."""
    found = 0
    for transporter in range(plan.fleet):
        spot = plan.stands[transporter * MOST_TURNS + turn]
        kind = plan.fleet_kinds[transporter]
        if spot != NOWHERE and is_at(plan, kind, spot, place):
            found += CAPACITIES[kind] - plan.kept[transporter]
    return found
