"""Ending the game by bricks, where one wins by it, and not where one loses (V6)."""

from __future__ import annotations

from collections.abc import Iterator

from rbdesigner.engine.core.actions import Action, Brick
from rbdesigner.engine.core.state import GameState
from rbdesigner.engine.mechanics import legality
from rbdesigner.engine.mechanics.scoring import winner


def ending_bricks(state: GameState, player: int) -> Iterator[Action]:
    """Yield a brick with which the player ends the game and wins it.

    It may take more bricks, which can then be bought as well.
    """
    after = state.copy()
    brick = Brick(player)
    while not _ends(after) and legality.check(after, brick) is None:
        legality.apply(after, brick)
        if _ends(after) and winner(after) == player:
            yield brick
            return


def brick_loses_game(state: GameState, action: Action) -> bool:
    """Tell whether an action is a legal brick that ends the game for another to win.

    The game may end at once or with the neutral brick of this turn.
    """
    if not isinstance(action, Brick) or any(ending_bricks(state, action.player)):
        return False
    after = state.copy()
    legality.apply(after, action)
    is_ended = after.over or (_spaces(after) == 1 and not state.is_last_turn)
    return is_ended and winner(after) != action.player


def _spaces(state: GameState) -> int:
    """The spaces of the wonder up to the mark that ends the game."""
    return state.terms.end_mark - len(state.bricks)


def _ends(state: GameState) -> bool:
    """Tell whether the game has ended, or does so with the neutral brick (V4) before anybody can act."""
    return state.over or (_spaces(state) == 1 and state.active == len(state.chart) - 1)
