"""The time of a game at which something was done."""

from __future__ import annotations

from typing import NamedTuple

from rbdesigner.engine.core.state import GameState, Phase


class GameTime(NamedTuple):
    """The time when an entry of the log was made: the turn, the phase, and whose part of it (NONE: nobody's yet)."""

    turn: int
    phase: Phase
    player: int


def mark_of(state: GameState, like: GameTime | None = None) -> GameTime:
    """Give the time of an entry that is made now: ``like`` itself if it is the same, as thousands are kept."""
    turn, phase, player = state.turn, state.phase, state.player
    if like is not None and like.player == player and like.phase is phase and like.turn == turn:
        return like
    return GameTime(turn, phase, player)
