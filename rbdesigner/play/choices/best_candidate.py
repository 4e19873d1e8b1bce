"""Finds the best candidate for a thing to do: who can do it, or who is nearest to it."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace

from rbdesigner.engine.core.actions import Inputs, Work
from rbdesigner.engine.core.codes import NONE
from rbdesigner.engine.core.refusal import Refusal
from rbdesigner.engine.core.state import GameState
from rbdesigner.engine.mechanics import legality
from rbdesigner.engine.mechanics.reach import present
from rbdesigner.messages.phrases import capitalised
from rbdesigner.messages.thing_wording import refusal_text, transporter_text
from rbdesigner.messages.translation import translate
from rbdesigner.play.choices.payments import help_of_others

_UNFIT = {"donkey-elsewhere": 1, "building-out-of-reach": 1, "builder-elsewhere": 1, "carrier-feeds-none": 2,
          "no-donkey": 3}  # fmt: skip
"""Refusals of who acts, where another might do it: what is wrong with them, the worst last."""


@dataclass(frozen=True, slots=True)
class Candidate:
    """A way to do a thing, with the engine's ``reason`` where it cannot be done.

    ``stand_in`` says why another transporter does it than the chosen one; it is empty where that does it itself.
    """

    action: Work
    reason: str = ""
    stand_in: str = ""


def best_candidate(state: GameState, actions: Iterable[Work], chosen: int = NONE) -> Candidate | None:
    """Find the first of some actions that can be done, or the nearest to it.

    If a transporter is ``chosen``, its actions come first. The answer is None without actions, or if the chosen
    transporter has none and no other can be done.
    """
    tried = list(actions)
    own = [action for action in tried if chosen in (NONE, action.transporter)]
    found = _nearest(state, own)
    if chosen == NONE or (found is not None and not found.reason):
        return found
    able = (action for action in tried if action.transporter != chosen and legality.check(state, action) is None)
    action = next(able, None)
    if action is None:
        return found
    if found is None:
        return Candidate(action, stand_in=stood_in(state, action, chosen))
    return Candidate(action, stand_in=stand_in_text(state, action.transporter, found.reason))


def stood_in(state: GameState, action: Work, chosen: int) -> str:
    """Say that another transporter acts for the chosen one, which is on the tile and cannot; empty otherwise."""
    doer = action.transporter
    if chosen == doer or chosen not in present(state, action.player, state.tile_of(doer)):
        return ""
    refusal = legality.check(state, replace(action, transporter=chosen))
    return stand_in_text(state, doer, refusal_text(state, refusal)) if refusal is not None else ""


def with_stand_in(state: GameState, action: Work, chosen: int, text: str) -> str:
    """The text of an action, and who stands in where the chosen transporter cannot."""
    return "\n".join(filter(None, (text, stood_in(state, action, chosen))))


def stand_in_text(state: GameState, transporter: int, reason: str = "") -> str:
    """The sentence that a transporter acts for the chosen one, and why."""
    name = capitalised(transporter_text(state, transporter))
    text = translate("stand-in", "{name} does it: {reason}") if reason else translate("stand-in", "{name} does it.")
    return text.replace("{reason}", reason).replace("{name}", name)


def _nearest(state: GameState, actions: Iterable[Work]) -> Candidate | None:
    """Find the first of some actions that can be done, or the most promising, with the engine's reason against it.

    That is the first that others may help with, else the first whose transporter is at least where it has to be.
    """
    refused: dict[tuple[int, str, Inputs], tuple[Work, Refusal]] = {}
    for action in actions:
        refusal = legality.check(state, action)
        if refusal is None:
            return Candidate(action)
        refused.setdefault((state.spots[action.transporter], refusal.code, action.inputs), (action, refusal))
    if not refused:
        return None
    found = list(refused.values())
    helped = (one for one in found if help_of_others(state, one[0]) is not None)
    best = next(helped, None) if len(found) > 1 else found[0]
    action, refusal = best or min(found, key=lambda one: _UNFIT.get(one[1].code, 0))
    return Candidate(action, refusal_text(state, refusal))
