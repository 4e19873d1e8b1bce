"""What the log says of actions: as :mod:`wording`, but looking back, and naming who and where."""

from __future__ import annotations

from rbdesigner.engine import actions as act
from rbdesigner.engine.actions import Action
from rbdesigner.engine.codes import NONE
from rbdesigner.engine.state import GameState, Phase
from rbdesigner.ui.panels.words import capitalised
from rbdesigner.ui.play.match.kept_lines import Line
from rbdesigner.ui.play.words.wording import (
    action_text,
    good_text,
    phase_name,
    place_text,
    player_title,
    players_text,
    spot_text,
    tile_text,
    translate,
)

SILENT = (act.Waive, act.Done)
"""Actions of which the log says nothing: what follows tells them."""
NAMING = (act.ChooseHome, act.Ask, act.CashIn, act.Pray, act.TakePosition, act.Propose, act.Answer)
"""Actions whose texts name the player where there are several; of all others a heading says whose they are."""


def entry_text(state: GameState, action: Action) -> str:
    """What was done, said at the moment before it; empty for what goes without saying."""
    if isinstance(action, SILENT) or (state.terms.solo and isinstance(action, act.Figures)):
        return ""
    if isinstance(action, NAMING) and not state.terms.solo:
        return _naming_text(state, action)
    text = capitalised(action_text(state, action))
    if isinstance(action, act.Produce):
        where = tile_text(state, state.tile_of(action.transporter))
        return translate("wording", "{action}, at {place}").format(action=text, place=where)
    return text


def _naming_text(state: GameState, action: Action) -> str:
    player = player_title(state, action.player)
    match action:
        case act.ChooseHome():
            text = translate("wording", "{player} chooses {place} as home")
            return text.format(player=player, place=spot_text(state, action.spot))
        case act.TakePosition():
            text = translate("wording", "{player} takes position {number}")
            return text.format(player=player, number=action.position)
        case act.Propose():
            return offer_text(state, action)
        case act.Answer():
            text = translate("wording", "{player} agrees")
            return (text if action.agrees else translate("wording", "{player} refuses")).format(player=player)
    texts = {
        act.Ask: translate("wording", "{player} asks for a new order of play"),
        act.Pray: translate("wording", "{player} keeps praying"),
        act.CashIn: translate("wording", "{player} stops praying and goes to the back of the row"),
    }
    return texts[type(action)].format(player=player)


def offer_text(state: GameState, offer: act.Propose) -> str:
    """Who offers what to whom, or asks for it."""
    deal, text = offer.action, translate("wording", "{player} asks {partner} to agree: {deal}")
    words = {"player": player_title(state, offer.player), "partner": players_text(state, offer.partners)}
    if not isinstance(deal, act.Transfer):
        return text.format(deal=action_text(state, deal), **words)
    if deal.source < 0 and state.owners[~deal.source] in offer.partners:
        text = translate("wording", "{player} asks {partner} for {good}: {source} → {target}")
    else:
        text = translate("wording", "{player} offers {good} to {partner}: {source} → {target}")
    source, target = place_text(state, deal.source), place_text(state, deal.target)
    return text.format(good=good_text(deal.good), source=source, target=target, **words)


def tile_of(state: GameState, action: Action) -> int:
    """The tile on which an action happens, seen from the moment before it; NONE where it has none."""
    if isinstance(action, act.Propose):
        return tile_of(state, action.action)
    if isinstance(action, act.Breed | act.Upgrade):
        return action.tile
    if isinstance(action, act.Transfer):
        source, target = action.source, action.target
        return state.tile_of(~source) if source < 0 else state.topology.spot_tiles[source if target < 0 else target]
    home = state.homes[action.player] if isinstance(action, act.Brick) else NONE
    spot = getattr(action, "to", getattr(action, "spot", home))
    if spot != NONE:
        return state.topology.spot_tiles[spot]
    transporter = getattr(action, "transporter", getattr(action, "carrier", NONE))
    return NONE if transporter == NONE else state.tile_of(transporter)


def line_text(line: Line) -> str:
    """A line that was left: when that was, and how much was done in it."""
    turn, phase, _ = line.mark
    when = translate("wording", "Turn {turn}, {phase}").format(turn=turn, phase=phase_name(phase))
    number = len(line.actions)
    text = translate("wording", "{when}: {number} actions") if number > 1 else translate("wording", "{when}: 1 action")
    return text.format(when=capitalised(phase_name(phase)) if phase is Phase.SETUP else when, number=number)
