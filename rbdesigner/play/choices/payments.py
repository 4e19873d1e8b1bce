"""Choosing what pays for something, and asking others for goods or boats."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from rbdesigner.engine.core.actions import Brick, Paid, Propose
from rbdesigner.engine.core.state import GameState
from rbdesigner.engine.mechanics.payment import helping_offer, payment
from rbdesigner.messages.thing_wording import players_text
from rbdesigner.messages.translation import translate
from rbdesigner.play.choices.choice_groups import Choice, Group


def with_payments(state: GameState, group: Group) -> Group:
    """A group of choices, each with what may be chosen and asked of others."""
    return replace(group, choices=tuple(_with_payment(state, one) for one in group.choices))


def _with_payment(state: GameState, choice: Choice) -> Choice:
    """Add what others might give to a choice (T8), unless they cannot help either."""
    action = choice.action
    if not isinstance(action, Paid):
        return choice
    offer = help_of_others(state, action) if choice.reason else None
    if choice.reason and offer is None:
        return choice
    found = payment(state, action)
    return replace(choice, payment=found if found.has_choice else None, offer=offer)


def help_of_others(state: GameState, action: Paid) -> Propose | None:
    """The offer to those who are on the tile, if that helps."""
    spot = state.homes[action.player] if isinstance(action, Brick) else state.spots[action.transporter]
    here = state.on_tile[state.topology.spot_tiles[spot]]
    return helping_offer(state, action) if any(state.owners[each] != action.player for each in here) else None


def ask_text(state: GameState, partners: Sequence[int]) -> str:
    """The text where a click asks other players."""
    return translate("ChoicesPanel", "Ask {players}").format(players=players_text(state, partners))
