"""Where it can be chosen what pays for something, and whom to ask where the goods or boats of others are needed."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from rbdesigner.engine.actions import Paid
from rbdesigner.engine.payment import offer_of, paid_with, payment
from rbdesigner.engine.state import GameState
from rbdesigner.ui.play.choices.choice_groups import Choice, Group
from rbdesigner.ui.play.words.thing_wording import players_text, translate


def with_payments(state: GameState, tile: int, group: Group) -> Group:
    """A group of choices on a tile, each with what may be chosen and asked of others."""
    owners = {state.owners[each] for each in state.on_tile[tile]}
    return replace(group, choices=tuple(_with_payment(state, one, len(owners) > 1) for one in group.choices))


def _with_payment(state: GameState, choice: Choice, has_others: bool) -> Choice:
    """A choice with what others might give (T8); what neither can be done nor helped stays as it is."""
    action = choice.action
    if not isinstance(action, Paid) or (choice.reason and not has_others):
        return choice
    found = payment(state, action)
    offer = offer_of(state, action) if choice.reason else None
    if choice.reason and offer is None and found.others and found.suffices:
        offer = offer_of(state, paid_with(action, found, found.usual))
    if choice.reason and offer is None:
        return choice
    return replace(choice, payment=found if found.has_choice else None, offer=offer)


def ask_text(state: GameState, partners: Sequence[int]) -> str:
    """What it says where a click asks other players."""
    return translate("ChoicesPanel", "Ask {players}").format(players=players_text(state, partners))
