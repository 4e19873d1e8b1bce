"""The contribution of a module of rules to a kind of action: when it belongs, what forbids it, what it does."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

from rbdesigner.engine.core.refusal import Refusal
from rbdesigner.engine.core.state import GameState, Phase, Stage


class Handler(NamedTuple):
    """The rules of one kind of action.

    ``check(state, action)`` never changes anything; the phase, the player and all numbers in the action are sound when
    it is called. ``do(state, action)`` trusts that the check has passed.
    """

    check: Callable[[GameState, Any], Refusal | None]
    do: Callable[[GameState, Any], None]
    phases: tuple[Phase, ...]
    stage: Stage = Stage.PLAY


IN_TURN = (Phase.PRODUCTION, Phase.MOVEMENT, Phase.BUILDING, Phase.WONDER)


def allowed(_state: GameState, _action: object) -> None:
    """The check of an action that nothing forbids once it is its moment."""
