"""Finds the best candidate for a thing to do: who can do it, or who is nearest to it."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace

from rbdesigner.engine.core.actions import Brick, Inputs, Paid, Propose, Work
from rbdesigner.engine.core.codes import NONE
from rbdesigner.engine.core.refusal import Refusal
from rbdesigner.engine.core.state import GameState
from rbdesigner.engine.mechanics import legality
from rbdesigner.engine.mechanics.payment import helping_offer, payment
from rbdesigner.engine.mechanics.reach import transporters_on_tile
from rbdesigner.messages.phrases import capitalised
from rbdesigner.messages.thing_wording import players_text, refusal_text, transporter_text
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
    if chosen == doer or chosen not in transporters_on_tile(state, action.player, state.tile_of(doer)):
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
