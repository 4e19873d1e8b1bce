"""A game from its scenario to its score: what the window and files work with."""

from __future__ import annotations

import os
from collections.abc import Iterable, Mapping, Sequence
from typing import Self

from rbdesigner.checks import Problem, Severity, check
from rbdesigner.engine.setup import first_state
from rbdesigner.engine.state import RULES_VERSION
from rbdesigner.engine.topology import compile_map
from rbdesigner.engine.view import Luck, View
from rbdesigner.rules.tables import MOST_PLAYERS
from rbdesigner.scenario.canonical import canonical
from rbdesigner.scenario.model import Scenario
from rbdesigner.scenario.saving import FileStamp, SaveReport


class IllegalMap(ValueError):  # noqa: N818  (the name of the programming interface)
    """A scenario that cannot be played; ``problems`` are its errors."""

    def __init__(self, problems: Sequence[Problem]) -> None:
        super().__init__("; ".join(problem.sentence for problem in problems))
        self.problems = tuple(problems)


def refuse_errors(scenario: Scenario) -> None:
    """Raise IllegalMap if a scenario has errors."""
    errors = [problem for problem in check(scenario) if problem.severity is Severity.ERROR]
    if errors:
        raise IllegalMap(errors)


class Game(View):
    """A game with all that has happened in it, and with the seed that decides what chance will bring.

    The log alone with scenario, players and seed makes the game again. ``extra`` are members of a saved game that are
    not for the engine: who sits where, and whatever this program does not know. A game goes by the version of the rules
    that it was begun by to its end, so that one saved long ago goes as it went.
    """

    def __init__(
        self, scenario: Scenario, players: int, seed: int = 0, names: Iterable[str] = (), rules: int = RULES_VERSION
    ) -> None:
        state = first_state(scenario, players, compile_map(scenario), tuple(names), rules)
        super().__init__(scenario, players, state, Luck(0, ""))
        self.seed = seed
        self.extra: Mapping[str, object] = {}

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

    # Files

    @classmethod
    def load(cls, path: str | os.PathLike[str]) -> Game:
        """The game saved in a file, every action of it checked (see :func:`rbdesigner.engine.records.load`)."""
        from rbdesigner.engine.records import load

        return load(path)

    def save(self, path: str | os.PathLike[str], expected: FileStamp | None = None) -> SaveReport:
        """Write the game to a file (see :func:`rbdesigner.engine.records.save`)."""
        from rbdesigner.engine.records import save

        return save(self, path, expected)

    # Chance and copies

    def _chance_seed(self) -> int | str:
        return self.seed

    def copy(self) -> Self:
        """An independent copy with its own log; scenario and map are shared. Chance will decide the same in it: what
        players think about is a :meth:`view`."""
        new = super().copy()
        new.seed, new.extra = self.seed, self.extra
        return new
