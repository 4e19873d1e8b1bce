"""Estimates how long a game will last and how many bricks others will buy, as far as the wonder tells."""

from __future__ import annotations

from math import ceil

from rbdesigner.engine.core.state import GameState
from rbdesigner.rules.tables import WONDER_SPACES

USUAL = 0.4
"""The bricks that a player buys in a turn, before there is anything to go by."""
TRUSTED_AFTER = 8
"""The number of turns after which the purchases so far tell as much as the usual ones."""


def bricks_a_turn(state: GameState) -> float:
    """How many bricks all players together can be expected to buy in a turn."""
    players, turns = state.terms.players, max(0, state.turn - 1)
    bought = sum(owner >= 0 for owner in state.bricks)
    return (USUAL * players * TRUSTED_AFTER + bought) / (TRUSTED_AFTER + turns)


def others_bricks(state: GameState) -> int:
    """How many bricks the other players together can be expected to buy in ten turns."""
    if state.terms.solo:
        return 0
    others = state.terms.players - 1
    return round(10 * bricks_a_turn(state) * others / state.terms.players)


def turns_left(state: GameState) -> int:
    """Count the turns that there will be, the present one included: known in the solo game, else expected (V6)."""
    by_neutral = max(1, state.terms.turns - state.neutral)
    if state.terms.end_mark > WONDER_SPACES or state.terms.solo:
        return by_neutral
    spaces = state.terms.end_mark - len(state.bricks)
    return max(1, min(by_neutral, ceil(spaces / (1 + bricks_a_turn(state)))))
