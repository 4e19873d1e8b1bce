"""Whether a scenario can be played."""

from __future__ import annotations

from collections.abc import Sequence

from rbdesigner.checks import Problem, Severity, check
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
