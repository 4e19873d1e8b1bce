"""The reason why something cannot be done: a code, the rule, and its values as the engine numbers things."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import TYPE_CHECKING, ClassVar, NamedTuple

from rbdesigner.engine.core.refusal_codes import CATALOGUE

if TYPE_CHECKING:
    from rbdesigner.engine.core.state import GameState


class Refusal(NamedTuple):
    """An action that the rules forbid now.

    ``code`` is a key of :data:`rbdesigner.engine.core.refusal_codes.CATALOGUE`, which names its ``values``; the types
    of these are in :data:`rbdesigner.engine.core.refusal_codes.VALUES`. ``rule_here`` is the rule where the code
    serves several.
    """

    code: str
    values: Mapping[str, object] = MappingProxyType({})
    rule_here: str = ""

    @property
    def rule(self) -> str:
        """The id of the rule that forbids it; empty where only the form is wrong."""
        return self.rule_here or CATALOGUE[self.code].rule


class IllegalAction(ValueError):  # noqa: N818  (the name of the programming interface)
    """An action has been refused; nothing has changed.

    ``code`` names the reason for programs, ``rule`` the rule of the ledger, ``reason`` is a sentence for people, made
    when it is read.

    >>> import rbdesigner as rb
    >>> game = rb.Game.new(rb.load("scenarios/millbrook.rbmap"), players=1)
    >>> try:
    ...     game.apply("done")
    ... except rb.IllegalAction as fault:
    ...     print(fault.code, fault.reason)
    setting-up First all homes are chosen.
    """

    wording: ClassVar[Callable[[GameState, Refusal], str] | None] = None
    """Makes the sentence of a refusal; installed by :mod:`rbdesigner.messages.refusals`."""

    def __init__(self, state: GameState, refusal: Refusal) -> None:
        super().__init__(refusal.code)
        self.refusal = refusal
        self._state = state.copy()  # the game may have gone on when somebody reads the reason

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
        """The sentence; the code alone where no messages have been loaded."""
        wording = type(self).wording
        return self.code if wording is None else wording(self._state, self.refusal)

    def __str__(self) -> str:
        return self.reason
