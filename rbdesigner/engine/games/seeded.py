"""Whether a scenario can be played, and a game with the seed that decides what chance will bring."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Self

from rbdesigner.checks import Problem, Severity, check
from rbdesigner.engine.core.game_terms import RULES_VERSION
from rbdesigner.engine.core.setup import first_state
from rbdesigner.engine.core.topology import compile_map
from rbdesigner.engine.games.view import Luck, View
from rbdesigner.scenario.model import Scenario


class IllegalMap(ValueError):  # noqa: N818  (the name of the programming interface)
    """A scenario that cannot be played; ``problems`` are its errors.

    >>> import rbdesigner as rb
    >>> try:
    ...     rb.Game.new(rb.Scenario(), players=1)
    ... except rb.IllegalMap as fault:
    ...     print([problem.code for problem in fault.problems])
    ['land-too-little']
    """

    def __init__(self, problems: Sequence[Problem]) -> None:
        super().__init__(", ".join(problem.code for problem in problems))
        self.problems = tuple(problems)

    def __str__(self) -> str:
        return "; ".join(problem.sentence for problem in self.problems)


def refuse_errors(scenario: Scenario) -> None:
    """Raise IllegalMap if a scenario has errors."""
    errors = [problem for problem in check(scenario) if problem.severity is Severity.ERROR]
    if errors:
        raise IllegalMap(errors)


class SeededGame(View):
    """A game with all that has happened in it, and its seed.

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

    def _chance_seed(self) -> int | str:
        return self.seed

    def copy(self) -> Self:
        """An independent copy with its own log; scenario and map are shared.

        Chance will decide the same in it: what players think about is a :meth:`view`.
        """
        new = super().copy()
        new.seed, new.extra = self.seed, self.extra
        return new
