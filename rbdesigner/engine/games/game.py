"""A game from its scenario to its score: what the window and files work with."""

from __future__ import annotations

import os
from collections.abc import Iterable
from typing import Self

from rbdesigner.engine.core.game_terms import RULES_VERSION
from rbdesigner.engine.games import game_records
from rbdesigner.engine.games.game_records import PartialGame
from rbdesigner.engine.games.position import position
from rbdesigner.engine.games.seeded import SeededGame, refuse_errors
from rbdesigner.engine.games.view import View
from rbdesigner.rules.tables import MOST_PLAYERS
from rbdesigner.scenario.canonical import canonical
from rbdesigner.scenario.model import Scenario
from rbdesigner.scenario.saving import FileStamp, SaveReport


class Game(SeededGame):
    """A game from its beginning, or from a file, to its end.

    It is begun by :meth:`new`, :meth:`from_position` or :meth:`load`, and is all that a :class:`View` is, with the seed
    that decides what chance will bring. ``extra`` are members of a saved game that are not for the rules.

    >>> import rbdesigner as rb
    >>> game = rb.Game.new(rb.load("scenarios/millbrook.rbmap"), players=1, seed=7)
    >>> while not game.over:
    ...     _ = game.apply(game.legal_actions()[0])
    >>> [score.total for score in game.scores()]
    [0]
    """

    @classmethod
    def new(
        cls,
        scenario: Scenario,
        players: int = 1,
        seed: int = 0,
        names: Iterable[str] = (),
        rules: int = RULES_VERSION,
    ) -> Game:
        """Begin a game of a copy of a scenario; one player plays the solo game (Z3).

        ``players`` are 1 to 6, else ValueError. ``seed`` decides all that is left to chance: the same scenario,
        players, seed and actions make the same game everywhere. ``names`` are what the players are called; whoever has
        none, or an empty one, is called by number. ``rules`` is the version of the rules, the newest unless an old game
        is played again. IllegalMap for a scenario with errors.

        >>> import rbdesigner as rb
        >>> game = rb.Game.new(rb.load("scenarios/twin-isles.rbmap"), players=2, seed=7, names=("Ada", "Bert"))
        >>> game.names, game.acting
        (('Ada', 'Bert'), (0,))
        """
        if not 1 <= players <= MOST_PLAYERS:
            raise ValueError(f"A game is for 1 to {MOST_PLAYERS} players, not for {players}.")
        refuse_errors(scenario)
        game = cls(
            canonical(scenario.copy()), players, seed, names, rules
        )  # as a file has it, so that numbers come back the same
        game._let_chance_decide()
        return game

    @classmethod
    def from_position(cls, view: View, seed: int = 0) -> Game:
        """Begin a game where another stands: its homes, pieces, goods, research and wonder, and the turns left.

        ``view`` is a game or view at any moment; it does not change. As in every game the row of figures is drawn first
        and turn 1 begins with the production, for which the mines draw; who laid the bricks is not taken over.
        IllegalMap where a map with these pieces has errors.

        >>> import rbdesigner as rb
        >>> game = rb.Game.load("tests/games/quartet-crossroads.rbgame")
        >>> game.go_to(900)
        >>> again = rb.Game.from_position(game, seed=2)
        >>> again.state.turn, rb.Position.of(again).roads == rb.Position.of(game).roads
        (1, True)
        """
        return cls.new(position(view.state, view.scenario), view.players, seed, view.names, view.rules)

    @classmethod
    def load(cls, path: str | os.PathLike[str]) -> Self:
        """The game saved in a file, every action of it checked.

        ScenarioError if the file cannot be read, or (as a GameError, with the number of the entry) not played again.

        >>> import rbdesigner as rb
        >>> game = rb.Game.load("tests/games/quartet-crossroads.rbgame")
        >>> game.players, len(game.log), game.over
        (4, 1623, True)
        """
        return game_records.load(cls, path)

    @classmethod
    def load_partly(cls, path: str | os.PathLike[str]) -> PartialGame[Self]:
        """Load the game saved in a file, as far as it can be played again, and say why it goes no further.

        ScenarioError if the file cannot be read, or the game cannot even begin.

        >>> import rbdesigner as rb
        >>> game, fault = rb.Game.load_partly("tests/games/quartet-crossroads.rbgame")
        >>> len(game.log), fault
        (1623, None)
        """
        return game_records.load_partly(cls, path)

    @classmethod
    def loads(cls, text: str, path: str = "") -> Self:
        """The game in the text of a saved game; errors name ``path``."""
        return game_records.loads(cls, text, path)

    @classmethod
    def from_json(cls, data: object, path: str = "") -> Self:
        """The game in the JSON data of a saved game; errors name ``path``."""
        return game_records.from_json(cls, data, path)

    def save(self, path: str | os.PathLike[str], expected: FileStamp | None = None) -> SaveReport:
        """Write the game to a file, keeping its old content as the backup ``<path>~``.

        ScenarioError if the file cannot be written, or if ``expected`` is given and the file is another by now.
        """
        return game_records.save(self, path, expected)
