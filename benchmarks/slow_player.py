"""A player that thinks for long, in Python alone."""

from __future__ import annotations

from time import perf_counter

from rbdesigner.engine.core.actions import Action
from rbdesigner.engine.games.view import View
from rbdesigner.players.random_player import RandomPlayer

THINKING = 2.0
"""Seconds that it takes for an action."""


class Ponderer:
    """Plays at random, after much thought."""

    def __init__(self) -> None:
        self._player = RandomPlayer(1)

    def decide(self, view: View) -> Action:
        """Count to far, then choose."""
        end, count = perf_counter() + THINKING, 0
        while perf_counter() < end:
            count += sum(number % 7 for number in range(50))
        return self._player.decide(view)
