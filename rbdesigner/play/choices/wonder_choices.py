"""Buying a brick of the wonder: what it costs, and what would pay for it."""

from __future__ import annotations

from collections import Counter

from rbdesigner.engine.core.actions import Brick
from rbdesigner.engine.core.state import GameState
from rbdesigner.engine.mechanics import legality
from rbdesigner.engine.mechanics.payment import payment
from rbdesigner.messages.action_wording import action_text
from rbdesigner.messages.thing_wording import counts_text, refusal_text
from rbdesigner.messages.translation import add_plural, translate
from rbdesigner.play.choices.choice_groups import Choice, Group


def wonder_group(state: GameState, player: int) -> Group:
    """The next brick (V1, V2)."""
    action, price, paid = Brick(player), state.brick_price(), Counter[int]()
    refusal = legality.check(state, action)
    title = translate("ChoicesPanel", "Wonder: the next brick costs %n goods", None, price)
    for (good, _), count in payment(state, action).usual.items():
        paid[good] += count
    note = translate("ChoicesPanel", "Paid with {goods}").format(goods=counts_text(paid.items()))
    text, reason = action_text(state, action), refusal_text(state, refusal)
    return Group(
        "wonder", title, choices=(Choice(text, action, None, player, "", reason, note="" if reason else note),)
    )


add_plural("Wonder: the next brick costs %n goods", "Wonder: the next brick costs %n good")
