"""The door by which a machine player takes part in a game."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Protocol

from rbdesigner.engine.actions import Action
from rbdesigner.engine.game import Game
from rbdesigner.engine.view import View


class Player(Protocol):
    """Whoever decides for one of the players of a game."""

    def decide(self, view: View) -> Action:
        """An action that is legal now and is this player's to do.

        The view is what everybody at the table knows. It may be copied and played on at will: the game does not change,
        and what chance brings there is imagined.
        """
        ...


def play(game: Game, players: Sequence[Player], most: int = 1_000_000) -> Iterator[Action]:
    """Let players play a game to its end, or so many actions; yields each action after it is done.

    ``players`` are in the order of their numbers. Of several who may act the first does.
    """
    for _ in range(most):
        if game.over:
            return
        action = players[game.acting[0]].decide(game.view())
        game.apply(action)
        yield action
