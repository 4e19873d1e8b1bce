"""Irrigation: from which turn on deserts are pasture, by the bricks that are planned so far (V5, W12).

More bricks never make it later, and bricks are undone only after all that was scheduled behind them. So whatever is
planned on a desert for a turn in which it is pasture can be done, whichever tasks follow.
"""

from __future__ import annotations

from rbdesigner.players.planning.constants import DESERT, IRRIGATION_MARK, NEVER, PASTURE
from rbdesigner.players.planning.plan import Plan

PER_TURN = 10
"""The bricks of the others are counted in such parts of one."""
USEFUL = 3
"""So many turns before the last one deserts have to be irrigated to be of use: to build on, and use that."""


def irrigation_turn(plan: Plan) -> int:
    """The turn after which deserts are pasture; NEVER if in none."""
    if plan.economy.irrigated == 0:
        plan.economy.irrigated = _turn_of_the_mark(plan)
    return plan.economy.irrigated


def _turn_of_the_mark(plan: Plan) -> int:
    """The turn in which the bricks cover the mark of the wonder; NEVER if in none."""
    laid = plan.economy.laid
    for turn in range(plan.turn, plan.last_turn + 1):
        laid += plan.economy.bricks_of[turn] + others_bricks(plan, turn) + 1  # and a neutral one (V4)
        if laid >= IRRIGATION_MARK:
            return turn
    return NEVER


def others_bricks(plan: Plan, turn: int) -> int:
    """How many bricks the others are expected to lay in a turn; the parts of one are carried over."""
    before = (turn - plan.turn) * plan.terms.others_bricks
    return (before + plan.terms.others_bricks) // PER_TURN - before // PER_TURN


def pasture_turn(plan: Plan, tile: int) -> int:
    """The first turn at whose end a tile is pasture; NEVER if it is in none."""
    terrain = plan.graph.terrains[tile]
    if terrain == PASTURE:
        return plan.turn
    return irrigation_turn(plan) if terrain == DESERT else NEVER


def building_turn(plan: Plan, tile: int) -> int:
    """The first turn in which there may be a building on a tile: on a desert the one after it is irrigated (K4)."""
    if plan.graph.terrains[tile] != DESERT:
        return plan.turn
    return min(NEVER, irrigation_turn(plan) + 1)  # bricks are laid after building (T1)


def bridge_turn(plan: Plan, tile: int) -> int:
    """The first turn in which a bridge may be built in a tile: with the option for it, in dry deserts, too (K4)."""
    return plan.turn if plan.terms.dry_bridges else building_turn(plan, tile)


def final_terrain(plan: Plan, tile: int) -> int:
    """The terrain of a tile at the end of a plan (W12)."""
    return PASTURE if pasture_turn(plan, tile) < NEVER else plan.graph.terrains[tile]
