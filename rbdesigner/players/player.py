"""The door by which a machine player takes part in a game."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Protocol

from rbdesigner.engine.core.actions import Action
from rbdesigner.engine.games.game import Game
from rbdesigner.engine.games.view import View
from rbdesigner.players.failure import refuse_aimless
from rbdesigner.scenario.reasons import Reason
from rbdesigner.translatable import QT_TRANSLATE_NOOP

PLACED = QT_TRANSLATE_NOOP("files", "{place}: {why}")
"""A place, and why a player of it cannot be seated."""


class Player(Protocol):
    """Whoever decides for one of the players of a game: anything with ``decide(view) -> Action``.

    >>> import rbdesigner as rb
    >>> class First:
    ...     def decide(self, view):
    ...         return view.legal_actions()[0]
    >>> game = rb.Game.new(rb.load("scenarios/millbrook.rbmap"), players=1)
    >>> len(list(rb.play_game(game, [First()], most=3)))
    3
    """

    def decide(self, view: View) -> Action:
        """Choose an action that is legal now and is this player's to do.

        The view is what everybody at the table knows. It may be copied and played on at will: the game does not change,
        and what chance brings there is imagined.
        """
        ...


def play_game(game: Game, players: Sequence[Player], most: int = 1_000_000) -> Iterator[Action]:
    """Let players play a game to its end, or so many actions, and yield each action after it is done.

    ``players`` are in the order of their numbers. Of several who may act the first does. IllegalAction if one decides
    on what cannot be done, PlayerFailure if one only moves things about, without end; the game is left as it was then.

    >>> import rbdesigner as rb
    >>> game = rb.Game.new(rb.load("scenarios/twin-isles.rbmap"), players=2, seed=3)
    >>> for action in rb.play_game(game, [rb.RandomPlayer(0), rb.RandomPlayer(1)]):
    ...     pass
    >>> game.over
    True
    """
    for _ in range(most):
        if game.over:
            return
        action = players[game.acting[0]].decide(game.view())
        refuse_aimless(game.log, action)
        game.apply(action)
        yield action


class PlayerError(ValueError):
    """A player that cannot be seated: the place and the reason, in one line.

    ``reason`` is the same for readers of other languages; ``place`` and ``why`` are its parts.

    >>> import rbdesigner as rb
    >>> try:
    ...     rb.find_player("random:hard")
    ... except rb.PlayerError as fault:
    ...     print(fault)
    random:hard: random does not play at a level 'hard'; it has no levels
    """

    def __init__(self, place: str, why: str) -> None:
        self.place, self.why = place, why
        self.reason = Reason(PLACED, place=place, why=why)
        super().__init__(self.reason)
