"""Of several ways to do a thing the one that can be done, or that is nearest to it."""

from __future__ import annotations

from collections.abc import Iterable

from rbdesigner.engine import legality
from rbdesigner.engine.actions import Inputs, Work
from rbdesigner.engine.refusal import Refusal
from rbdesigner.engine.state import GameState
from rbdesigner.ui.play.choices.paying import help_of_others

_UNFIT = {"donkey-elsewhere": 1, "building-out-of-reach": 1, "builder-elsewhere": 1, "carrier-feeds-none": 2,
          "no-donkey": 3}  # fmt: skip
"""Refusals of who acts, where another might do it: what is wrong with them, the worst last."""


def first_possible(state: GameState, actions: Iterable[Work]) -> tuple[Work, str] | None:
    """The first of some actions that can be done; or with the engine's reason against it the most promising.

    That is the first that others may help with, else the first whose transporter is at least where it has to be.
    """
    refused: dict[tuple[int, str, Inputs], tuple[Work, Refusal]] = {}
    for action in actions:
        refusal = legality.check(state, action)
        if refusal is None:
            return action, ""
        refused.setdefault((state.spots[action.transporter], refusal.code, action.inputs), (action, refusal))
    if not refused:
        return None
    found = list(refused.values())
    helped = (one for one in found if help_of_others(state, one[0]) is not None)
    best = next(helped, None) if len(found) > 1 else found[0]
    action, refusal = best or min(found, key=lambda one: _UNFIT.get(one[1].code, 0))
    return action, refusal.sentence
