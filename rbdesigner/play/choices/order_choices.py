"""The choices of a player as a whole: the home, the order of play, the offer of another, and being done."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import replace

from rbdesigner.engine.core.actions import Action, Answer, Brick, ChooseHome, Pray, TakePosition, Waive
from rbdesigner.engine.core.codes import NONE
from rbdesigner.engine.core.state import GameState, Phase, Stage
from rbdesigner.engine.mechanics import legality
from rbdesigner.engine.mechanics.payment import payment
from rbdesigner.messages.action_wording import action_text
from rbdesigner.messages.log_wording import text_with_player
from rbdesigner.messages.phrases import game_text
from rbdesigner.messages.thing_wording import counts_text, player_title, players_text, refusal_text
from rbdesigner.messages.translation import add_plural, translate
from rbdesigner.play.choices.choice_groups import Choice, Group, choice
from rbdesigner.play.wording.consent_wording import consent_lines
from rbdesigner.scenario.pieces import Feature
from rbdesigner.translatable import QT_TRANSLATE_NOOP

MOST_HOMES = 12
"""The most homes that are listed to choose from; more are chosen on the map."""


def order_group(state: GameState, acting: Sequence[int], tile: int) -> Group:
    """Gather the questions that players answer before the phase goes on; empty in the midst of play."""
    if state.offer is not None:
        return _offer_group(state)
    if state.phase is Phase.SETUP and state.stage is Stage.PLAY:
        return _home_group(state, acting[0], tile)
    if state.stage is Stage.PLAY or state.over:
        return Group("order", "")
    return _asked_group(state, acting)


def _offer_group(state: GameState) -> Group:
    assert state.offer is not None
    title = translate("ChoicesPanel", "{player}: do you agree?").format(player=player_title(state, state.waiting[0]))
    note = "\n".join([text_with_player(state, state.offer), *consent_lines(state)])
    answers = tuple(choice(state, one) for one in legality.legal_actions(state))
    return _with_key(Group("order", title, note, answers))


def _home_group(state: GameState, player: int, tile: int) -> Group:
    title = translate("ChoicesPanel", "{player}: choose your home").format(player=player_title(state, player))
    homes = [one for one in legality.legal_actions(state) if isinstance(one, ChooseHome)]
    tiles = state.topology.spot_tiles
    shown = homes if len(homes) <= MOST_HOMES else [one for one in homes if tiles[one.spot] == tile]
    number = len(homes)
    note = translate("ChoicesPanel", "%n places are possible. Click one on the map.", None, number)
    choices = [Choice(action_text(state, one), one, Feature.HOME, player) for one in shown]
    choices.sort(key=lambda one: isinstance(one.action, ChooseHome) and tiles[one.action.spot] != tile)
    if tile != NONE and not any(tiles[one.spot] == tile for one in homes):
        refused = ChooseHome(player, state.topology.regions_of[tile][0] if state.topology.regions_of[tile] else NONE)
        reason = legality.check(state, refused)
        if reason is not None and refused.spot != NONE:
            choices.append(choice(state, refused, Feature.HOME, reason=reason))
    return Group("order", title, note, tuple(choices))


def _asked_group(state: GameState, acting: Sequence[int]) -> Group:
    titles = {
        Stage.ASKING: translate("ChoicesPanel", "Does anybody ask for a new order of play?"),
        Stage.PRAYING: translate("ChoicesPanel", "{player}: go on praying?"),
        Stage.POSITIONS: translate("ChoicesPanel", "{player}: which position?"),
    }
    row = translate("ChoicesPanel", "At the temple, closest first: {players}").format(
        players=players_text(state, state.temple)
    )
    asked = [one for player in acting for one in legality.legal_actions(state, player)]
    choices = [_choice_among(state, one, len(acting)) for one in asked]
    if state.stage is Stage.ASKING and len(acting) > 1:
        first, *others = (Waive(player) for player in acting)
        nobody = Choice(translate("ChoicesPanel", "Nobody asks"), first, also=tuple(others))
        choices = [nobody, *(one for one in choices if not isinstance(one.action, Waive))]
    title = titles.get(state.stage, "").format(player=player_title(state, acting[0]))
    return _with_key(Group("order", title, row, tuple(sorted(choices, key=lambda one: not _is_harmless(one)))))


def _choice_among(state: GameState, action: Action, players: int) -> Choice:
    """The choices of one of several players, with the name; or of the only one."""
    text = action_text(state, action)
    if players > 1:
        source = QT_TRANSLATE_NOOP("ChoicesPanel", "{who}: {what}")
        text = game_text(source, context="ChoicesPanel", who=player_title(state, action.player), what=text)
    return Choice(text, action, None, action.player)


def _with_key(group: Group) -> Group:
    """The group with the sign of the key at what Enter does."""
    skipped, key = enter_choice(group), translate("ChoicesPanel", "Enter")
    choices = (replace(one, main=True, price=key) if one is skipped else one for one in group.choices)
    return replace(group, choices=tuple(choices))


def enter_choice(group: Group) -> Choice | None:
    """The effect of Enter: waive for all, pray, take the first position, refuse."""
    return next((one for one in group.choices if _is_harmless(one)), None)


def _is_harmless(choice: Choice) -> bool:
    action = choice.action
    return isinstance(action, Waive | Pray | TakePosition) or (isinstance(action, Answer) and not action.agrees)


add_plural("%n places are possible. Click one on the map.", "One place is possible. Click it on the map.")


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
