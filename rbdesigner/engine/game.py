"""A game from its scenario to its score: what the window and files work with."""

from __future__ import annotations

import os
from collections.abc import Iterable
from typing import Self

from rbdesigner.engine import records
from rbdesigner.engine.playable import refuse_errors
from rbdesigner.engine.seeded import SeededGame
from rbdesigner.engine.state import RULES_VERSION
from rbdesigner.rules.tables import MOST_PLAYERS
from rbdesigner.scenario.canonical import canonical
from rbdesigner.scenario.model import Scenario
from rbdesigner.scenario.saving import FileStamp, SaveReport


class Game(SeededGame):
    """A game from its beginning, or from a file, to its end."""

    @classmethod
    def new(
        cls,
        scenario: Scenario,
        players: int = 1,
        seed: int = 0,
        names: Iterable[str] = (),
        rules: int = RULES_VERSION,
    ) -> Game:
        """Begin a game; one player plays the solo game (Z3). Raises IllegalMap for a scenario with errors.

        ``names`` are what the players are called; whoever has none, or an empty one, is called by number.
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
    def load(cls, path: str | os.PathLike[str]) -> Self:
        """The game saved in a file, every action of it checked (see :func:`rbdesigner.engine.records.load`)."""
        return records.load(cls, path)

    @classmethod
    def loads(cls, text: str, path: str = "") -> Self:
        """The game in the text of a saved game; errors name ``path``."""
        return records.loads(cls, text, path)

    @classmethod
    def from_json(cls, data: object, path: str = "") -> Self:
        """The game in the JSON data of a saved game; errors name ``path``."""
        return records.from_json(cls, data, path)

    def save(self, path: str | os.PathLike[str], expected: FileStamp | None = None) -> SaveReport:
        """Write the game to a file (see :func:`rbdesigner.engine.records.save`)."""
        return records.save(self, path, expected)
