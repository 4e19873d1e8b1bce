"""What a player does, told of them: ``Bert loads 2 boards into donkey 3``."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from rbdesigner.engine import actions as act
from rbdesigner.engine import words
from rbdesigner.engine.actions import Action
from rbdesigner.engine.codes import GEESE, NONE, WAGON
from rbdesigner.engine.state import GameState
from rbdesigner.ui.play.words.action_wording import (
    OfferTexts,
    TransferTexts,
    action_text,
    beyond_border,
    beyond_edge,
    built_on,
    kind_text,
    made_kind,
    offer_text,
    transfer_text,
    upgraded_text,
)
from rbdesigner.ui.play.words.thing_wording import (
    at_text,
    building_text,
    count_text,
    phase_name,
    player_text,
    player_title,
    spot_text,
    subject_text,
    tile_text,
    translate,
    transporter_text,
    with_inputs,
)

COUNTED = (act.Transfer, act.Lead, act.LetGo)
"""Actions on one good or goose each, of which several on end are told as one."""


def told_of_player(state: GameState, action: Action) -> str:
    """What a player does or has done, in a sentence that names them; said at the moment before."""
    if action.player == NONE:
        return action_text(state, action)
    told = translate("wording", "{player} {does}")
    return told.format(player=player_title(state, action.player), does=deed_text(state, action))


def deed_text(state: GameState, action: Action, times: int = 1) -> str:
    """What comes behind the player's name: ``builds a sawmill on the woods at 0,1``; COUNTED ones with a number."""
    if isinstance(action, act.Transfer):
        return _transfer(state, action, times)
    if isinstance(action, act.Lead | act.LetGo):
        return _geese(state, action, times)
    return with_inputs(state, _DEEDS[type(action)](state, action), action)


def _transfer(state: GameState, action: act.Transfer, times: int) -> str:
    texts = TransferTexts(
        load=translate("wording", "loads {goods} into {target}"),
        load_from=translate("wording", "loads {goods} from {source} into {target}"),
        unload=translate("wording", "unloads {goods} from {source}"),
        unload_onto=translate("wording", "unloads {goods} from {source} {target}"),
        hand=translate("wording", "hands {goods} from {source} to {target}"),
        ferry=translate("wording", "ferries {goods} from {source} to {target}"),
    )
    return transfer_text(state, action, texts, times)


def _offer(state: GameState, action: act.Propose) -> str:
    texts = OfferTexts(
        take=translate("wording", "asks {partner} for {goods}: {source} → {target}"),
        give=translate("wording", "offers {goods} to {partner}: {source} → {target}"),
        agree=translate("wording", "asks {partner} to agree: {deal}"),
    )
    return offer_text(state, action, texts)


def _home(state: GameState, action: act.ChooseHome) -> str:
    return translate("wording", "chooses {place} as home").format(place=spot_text(state, action.spot))


def _position(_: GameState, action: act.TakePosition) -> str:
    return translate("wording", "takes position {number}").format(number=action.position)


def _done(state: GameState, _: act.Done) -> str:
    return translate("wording", "is done with {phase}").format(phase=phase_name(state.phase))


def _answer(_: GameState, action: act.Answer) -> str:
    return translate("wording", "agrees") if action.agrees else translate("wording", "refuses")


def _produce(state: GameState, action: act.Produce) -> str:
    tile = state.tile_of(action.transporter)
    text = translate("wording", "runs the {building} at {tile}")
    return text.format(building=built_on(state, tile), tile=tile_text(state, tile))


def _make(state: GameState, action: act.Make) -> str:
    kind = made_kind(state, action)
    if action.spot != NONE:
        text = translate("wording", "makes a {kind} {spot}")
        return text.format(kind=kind_text(kind), spot=at_text(state, action.spot))
    text = translate("wording", "makes a {kind} of {transporter}")
    if kind != WAGON:
        text = translate("wording", "makes a {kind} with {transporter}")
    return text.format(kind=kind_text(kind), transporter=transporter_text(state, action.transporter))


def _dismantle(state: GameState, action: act.Dismantle) -> str:
    text = translate("wording", "puts {transporter} out of use")
    return text.format(transporter=transporter_text(state, action.transporter))


def _breed(state: GameState, action: act.Breed) -> str:
    return translate("wording", "lets the donkeys at {tile} breed").format(tile=tile_text(state, action.tile))


def _research(_: GameState, action: act.Research) -> str:
    return translate("wording", "researches {subject}").format(subject=subject_text(action.subject))


def _upgrade(state: GameState, action: act.Upgrade) -> str:
    text = translate("wording", "upgrades the {building} at {tile} to {upgraded}")
    return text.format(
        building=built_on(state, action.tile), tile=tile_text(state, action.tile), upgraded=upgraded_text(state)
    )


def _step(state: GameState, action: act.Step) -> str:
    text = translate("wording", "moves {transporter} to {spot}")
    return text.format(transporter=transporter_text(state, action.transporter), spot=spot_text(state, action.to))


def _geese(state: GameState, action: act.Lead | act.LetGo, count: int) -> str:
    text = translate("wording", "lets {geese} of {transporter} stay {spot}")
    if isinstance(action, act.Lead):
        text = translate("wording", "lets {geese} {spot} follow {transporter}")
    return text.format(
        geese=count_text(GEESE, count),
        transporter=transporter_text(state, action.transporter),
        spot=at_text(state, action.spot),
    )


def _take_aboard(state: GameState, action: act.TakeAboard) -> str:
    text = translate("wording", "takes {passenger} aboard {carrier}")
    return text.format(
        carrier=transporter_text(state, action.carrier), passenger=transporter_text(state, action.passenger)
    )


def _set_down(state: GameState, action: act.SetDown) -> str:
    text = translate("wording", "sets {passenger} down from {carrier} {spot}")
    return text.format(
        carrier=transporter_text(state, action.carrier),
        passenger=transporter_text(state, state.carried[action.carrier]),
        spot=at_text(state, action.spot),
    )


def _build(state: GameState, action: act.Build) -> str:
    text = translate("wording", "builds {building} {spot}")
    if action.mixture is not None:
        text = translate("wording", "builds {building} {spot} with {mixture}")
    mixture = words.mixture(action.mixture) if action.mixture is not None else ""
    building = words.a(building_text(action.building))
    return text.format(building=building, spot=at_text(state, action.spot), mixture=mixture)


def _shaft(state: GameState, action: act.Shaft) -> str:
    text = translate("wording", "adds a shaft with {mixture} to the mine at {tile}")
    return text.format(mixture=words.mixture(action.mixture), tile=tile_text(state, state.tile_of(action.transporter)))


def _road(state: GameState, action: act.BuildRoad) -> str:
    text = translate("wording", "builds a road from {here} to {place}")
    here = tile_text(state, state.tile_of(action.transporter))
    return text.format(here=here, place=beyond_border(state, action.transporter, action.border))


def _bridge(state: GameState, action: act.BuildBridge) -> str:
    return translate("wording", "builds a bridge over {site}").format(site=words.site(state.topology, action.site))


def _wall(state: GameState, action: act.BuildWall) -> str:
    text = translate("wording", "builds a wall from {here} towards {place}")
    if state.wall_tokens[action.edge]:
        text = translate("wording", "strengthens the wall from {here} towards {place}")
    return _walled(state, action, text)


def _demolish(state: GameState, action: act.Demolish) -> str:
    return _walled(state, action, translate("wording", "demolishes the wall of {owner} from {here} towards {place}"))


def _walled(state: GameState, action: act.BuildWall | act.Demolish, text: str) -> str:
    return text.format(
        owner=player_text(state, state.wall_owners[action.edge]),
        here=tile_text(state, state.tile_of(action.transporter)),
        place=beyond_edge(state, action.transporter, action.edge),
    )


_DEEDS: Mapping[type[Action], Callable[[GameState, Any], str]] = {
    act.ChooseHome: _home,
    act.Ask: lambda _state, _action: translate("wording", "asks for a new order of play"),
    act.Waive: lambda _state, _action: translate("wording", "does not ask for a new order of play"),
    act.CashIn: lambda _state, _action: translate("wording", "stops praying and goes to the back of the row"),
    act.Pray: lambda _state, _action: translate("wording", "keeps praying"),
    act.TakePosition: _position,
    act.Done: _done,
    act.Propose: _offer,
    act.Answer: _answer,
    act.Produce: _produce,
    act.Make: _make,
    act.Dismantle: _dismantle,
    act.Breed: _breed,
    act.Research: _research,
    act.Upgrade: _upgrade,
    act.Step: _step,
    act.TakeAboard: _take_aboard,
    act.SetDown: _set_down,
    act.Build: _build,
    act.Shaft: _shaft,
    act.BuildRoad: _road,
    act.BuildBridge: _bridge,
    act.BuildWall: _wall,
    act.Demolish: _demolish,
    act.Brick: lambda _state, _action: translate("wording", "buys a brick of the wonder"),
}
