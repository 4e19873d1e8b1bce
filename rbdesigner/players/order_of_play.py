"""Asking for the order of play, where it matters who moves first."""

from __future__ import annotations

from collections.abc import Sequence

from rbdesigner.engine.core.actions import Action, Ask, CashIn, Pray, TakePosition, Waive
from rbdesigner.engine.core.state import GameState, Phase
from rbdesigner.engine.core.topology import REGION
from rbdesigner.engine.mechanics.scoring import worth_of
from rbdesigner.players.planning.plan_position import PlanPosition
from rbdesigner.players.planning.rivals import Rivals

WORTH_ASKING = 40
"""The points at stake, those of some coins, for which a player asks and leaves the temple."""


def order_answer(state: GameState, actions: Sequence[Action], known: PlanPosition | None) -> Action | None:
    """Answer a question about the order of play; None if none is asked.

    A player asks, and stops praying, for much wealth that it reaches in this movement, as does a rival who would move
    before. ``known`` is a position of its plan, as a map for ways.
    """
    first = actions[0]
    if isinstance(first, TakePosition):
        return first
    asks = next((action for action in actions if isinstance(action, Ask | CashIn)), None)
    if asks is None:
        return None
    if known is not None and state.phase is Phase.MOVEMENT and _stake(state, asks.player, known) >= WORTH_ASKING:
        return asks
    return next(action for action in actions if isinstance(action, Waive | Pray))


def _stake(state: GameState, player: int, known: PlanPosition) -> int:
    """Sum the points that both a player and a rival before it in the order can reach in this movement."""
    numbers = {spot: place for place, spot in enumerate(known.spots)}
    rivals, stake = Rivals(state, player), 0
    for place, spot in enumerate(known.spots):
        if state.topology.spot_kinds[spot] == REGION:
            worth = worth_of(state.row(spot))
            if worth and rivals.race(known.plan, place, numbers):
                stake += worth
    return stake
