"""Why something cannot be done: a code, the rule, and the values that make the sentence."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from rbdesigner.engine.catalogue import CATALOGUE, Entry


@dataclass(frozen=True, slots=True)
class Refusal:
    """An action that the rules forbid now.

    ``code`` is a key of :data:`rbdesigner.engine.catalogue.CATALOGUE`; ``values`` fill the sentence there, as texts and
    numbers. ``rule_here`` is the rule where the code serves several.
    """

    code: str
    values: Mapping[str, object] = field(default_factory=dict)
    rule_here: str = ""

    @property
    def rule(self) -> str:
        """The id of the rule that forbids it; empty where only the form is wrong."""
        return self.rule_here or _entry(self.code).rule

    @property
    def sentence(self) -> str:
        """What a player reads."""
        text = _entry(self.code).sentence.format(**self.values)
        return text[:1].upper() + text[1:]


def _entry(code: str) -> Entry:
    return CATALOGUE[code]


class IllegalAction(ValueError):  # noqa: N818  (the name of the programming interface)
    """An action has been refused; nothing has changed."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(refusal.sentence)
        self.refusal = refusal

    @property
    def code(self) -> str:
        """The code of the refusal."""
        return self.refusal.code

    @property
    def rule(self) -> str:
        """The rule that forbids the action."""
        return self.refusal.rule

    @property
    def reason(self) -> str:
        """The sentence."""
        return self.refusal.sentence
