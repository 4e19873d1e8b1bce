"""The consent of other players: an offer, and their answers (T8)."""

from __future__ import annotations

from typing import get_args

from rbdesigner.engine.core.actions import Action, Answer, Paid, Propose, Transfer
from rbdesigner.engine.core.refusal import Refusal
from rbdesigner.engine.core.state import GameState

TO_OFFER: tuple[type[Action], ...] = (Transfer, *get_args(Paid))
"""The actions that others' goods or boats may help with."""


def partners_fault(state: GameState, action: Propose) -> Refusal | None:
    """Why an offer cannot go to these players, or cannot be made at all."""
    others = [player for player in range(state.terms.players) if player != action.player]
    partners = action.partners
    if not partners or len(set(partners)) < len(partners) or not set(partners) <= set(others):
        return Refusal("wrong-partners", {"partners": partners})
    if not isinstance(action.action, TO_OFFER):
        return Refusal("not-to-offer", {"action": type(action.action)})
    if action.action.player != action.player:
        return Refusal("malformed", {"field": "actor", "value": action.action.player})
    return None


def offer(state: GameState, action: Propose) -> None:
    """Wait for the answers, in the order in which the partners are named."""
    state.offer, state.waiting = action, action.partners


def answer_choices(state: GameState) -> list[Action]:
    """Agree or refuse."""
    player = state.waiting[0]
    return [Answer(player, True), Answer(player, False)]
