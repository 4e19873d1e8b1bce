"""When something was done in a game."""

from __future__ import annotations

from typing import NamedTuple

from rbdesigner.engine.core.state import GameState, Phase


class GameTime(NamedTuple):
    """When an entry of the log was made.

    The turn, the phase, and whose part of it (NONE: nobody's yet).
    """

    turn: int
    phase: Phase
    player: int


def mark_of(state: GameState, like: GameTime | None = None) -> GameTime:
    """When an entry is made that is made now.

    ``like`` itself where it is the same: marks are kept by the thousand.
    """
    turn, phase, player = state.turn, state.phase, state.player
    if like is not None and like.player == player and like.phase is phase and like.turn == turn:
        return like
    return GameTime(turn, phase, player)
