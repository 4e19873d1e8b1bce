"""Players that need no human: a small interface, and one that plays at random but goes places (DESIGN 4)."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Protocol

from rbdesigner.engine.actions import (
    Action,
    Ask,
    Breed,
    Brick,
    CashIn,
    Dismantle,
    Done,
    Lead,
    LetGo,
    Step,
    TakeAboard,
    Transfer,
    Waive,
)
from rbdesigner.engine.game import Game

_WEIGHTS: dict[type[Action], float] = {
    Ask: 0.02,
    Waive: 1.0,
    CashIn: 0.5,
    Done: 0.3,
    Transfer: 1.5,
    Step: 3.0,
    Brick: 0.3,
    Lead: 0.5,
    LetGo: 0.1,
    TakeAboard: 0.05,
    Breed: 3.0,
    Dismantle: 1.0,
}
"""How likely each kind of action is chosen beside the others; kinds that are not named, which build or make something,
weigh 4."""


class Player(Protocol):
    """Whoever decides for one of the players of a game."""

    def decide(self, game: Game) -> Action:
        """An action that is legal now and is this player's to do; the game must not be changed."""
        ...


class RandomPlayer:
    """Chooses first a kind of action, by weight, then one of that kind, all as likely.

    What makes something is preferred to carrying goods to and fro, and a phase is left before long; so whole games are
    played in which roads, buildings and boats appear. The same seed makes the same choices.
    """

    def __init__(self, seed: int | str, player: int | None = None) -> None:
        self._random = Random(f"player {seed}")
        self._player = player

    def decide(self, game: Game) -> Action:
        """One of the legal actions."""
        kinds: dict[type[Action], list[Action]] = {}
        for action in game.legal_actions(self._player):
            kinds.setdefault(type(action), []).append(action)
        weights = [_WEIGHTS.get(kind, 4.0) for kind in kinds]
        (kind,) = self._random.choices(list(kinds), weights)
        return self._random.choice(kinds[kind])


def play(game: Game, players: list[Player], most: int = 1_000_000) -> Iterator[Action]:
    """Let players play a game to its end, or so many actions; yields each action after it is done.

    ``players`` are in the order of their numbers. Of several who may act the first does.
    """
    for _ in range(most):
        if game.over:
            return
        action = players[game.acting[0]].decide(game)
        game.apply(action)
        yield action
