"""Why something cannot be done while a map is laid."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import NamedTuple

from rbdesigner.checks.problem import Problem
from rbdesigner.messages.laying_texts import RULES, laying_sentence
from rbdesigner.messages.phrases import Value


class LayingRefusal(NamedTuple):
    """An action that the rules of laying forbid now.

    ``code`` is one of :data:`rbdesigner.messages.laying_texts.RULES`, or that of the ``problem`` that the checks of
    maps have found.
    """

    code: str
    values: Mapping[str, Value] = MappingProxyType({})
    problem: Problem | None = None

    @property
    def rule(self) -> str:
        """The id of the rule that forbids it; empty where none does."""
        return self.problem.rule if self.problem is not None else RULES[self.code]

    @property
    def sentence(self) -> str:
        """The reason for people."""
        return self.problem.sentence if self.problem is not None else laying_sentence(self.code, self.values)


def refused(code: str, **values: Value) -> LayingRefusal:
    """A refusal with what its sentence names."""
    return LayingRefusal(code, values)


class IllegalLaying(ValueError):  # noqa: N818  (told to people, like IllegalAction)
    """An action has been refused; nothing has changed."""

    def __init__(self, refusal: LayingRefusal) -> None:
        super().__init__(refusal.code)
        self.refusal = refusal

    def __str__(self) -> str:
        return self.refusal.sentence
