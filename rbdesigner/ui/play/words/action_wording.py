"""What an action does, as the window offers it: ``Load 1 board into donkey 3``."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any, NamedTuple

from rbdesigner.engine import actions as act
from rbdesigner.engine import words
from rbdesigner.engine.actions import Action
from rbdesigner.engine.codes import MAKES, NONE, TRANSPORTERS, UPGRADE_TO, WAGON
from rbdesigner.engine.state import GameState
from rbdesigner.ui.panels.words import capitalised, name
from rbdesigner.ui.play.words.thing_wording import (
    at_text,
    building_text,
    count_text,
    good_text,
    phase_name,
    place_text,
    player_text,
    players_text,
    spot_text,
    subject_text,
    tile_text,
    translate,
    transporter_text,
    with_inputs,
)


def action_text(state: GameState, action: Action) -> str:
    """What an action does, said at a moment at which it can be done."""
    return capitalised(with_inputs(state, _ACTIONS[type(action)](state, action), action))


# What several ways of telling an action have in common


class TransferTexts(NamedTuple):
    """How moving goods is told: ``goods``, ``source`` and ``target`` fill them.

    ``load_from`` and ``unload_onto`` name the ground too, where a tile has several.
    """

    load: str
    load_from: str
    unload: str
    unload_onto: str
    hand: str
    ferry: str


def transfer_text(state: GameState, action: act.Transfer, texts: TransferTexts, count: int = 1) -> str:
    """Moving so many of a good, in these texts."""
    source, target = action.source, action.target
    if source >= 0 and target >= 0:
        text = texts.ferry
    elif source < 0 and target < 0:
        text = texts.hand
    elif source >= 0:
        text = texts.load_from if _is_one_of_several(state, source) else texts.load
    else:
        text = texts.unload_onto if _is_one_of_several(state, target) else texts.unload
    where = at_text(state, target) if target >= 0 > source else place_text(state, target)
    return text.format(goods=count_text(action.good, count), source=place_text(state, source), target=where)


def _is_one_of_several(state: GameState, spot: int) -> bool:
    """Whether the tile of a region has other regions, which no bridge joins to it."""
    return len(state.grounds_of(state.topology.spot_tiles[spot])) > 1


class OfferTexts(NamedTuple):
    """How offers are told: goods that are taken, goods that are given, and all else that needs consent."""

    take: str
    give: str
    agree: str


def offer_text(state: GameState, offer: act.Propose, texts: OfferTexts) -> str:
    """Who is offered what, or asked for it, in these texts."""
    deal, partner = offer.action, players_text(state, offer.partners)
    if not isinstance(deal, act.Transfer):
        return texts.agree.format(partner=partner, deal=action_text(state, deal))
    takes = deal.source < 0 and state.owners[~deal.source] in offer.partners
    source, target = place_text(state, deal.source), place_text(state, deal.target)
    return (texts.take if takes else texts.give).format(
        partner=partner, goods=count_text(deal.good, 1), source=source, target=target
    )


def built_on(state: GameState, tile: int) -> str:
    """The building of a tile."""
    return building_text(state.buildings[tile]) if state.buildings[tile] != NONE else translate("wording", "building")


def made_kind(state: GameState, action: act.Make) -> int:
    """The kind of transporter that is made; NONE where no factory stands."""
    building = state.buildings[state.tile_of(action.transporter)]
    launch = MAKES[building] if building != NONE else None
    return launch.kind if launch is not None else NONE


def kind_text(kind: int) -> str:
    """A kind of transporter."""
    return name(TRANSPORTERS[kind]) if kind != NONE else translate("wording", "transporter")


def upgraded_text(state: GameState) -> str:
    """What an upgrade makes of a factory now."""
    subject = state.production.upgrading
    upgraded = UPGRADE_TO[subject] if subject != NONE else NONE
    return words.a(building_text(upgraded)) if upgraded != NONE else translate("wording", "a better one")


def beyond_border(state: GameState, transporter: int, border: int) -> str:
    """A border by the tile that a transporter reaches over it."""
    topology = state.topology
    tiles = [topology.spot_tiles[region] for region in topology.border_regions[border]]
    return _beyond(state, transporter, tiles, words.border(state, border))


def beyond_edge(state: GameState, transporter: int, edge: int) -> str:
    """An edge by the tile behind it, seen from a transporter."""
    topology = state.topology
    return _beyond(state, transporter, topology.edge_tiles[edge], words.edge(topology, edge))


def _beyond(state: GameState, transporter: int, tiles: Iterable[int], otherwise: str) -> str:
    """The tile on the other side, seen from a transporter; the engine's name where it is on neither."""
    here = state.tile_of(transporter) if state.spots[transporter] != NONE else NONE
    tiles = list(tiles)
    others = [tile for tile in tiles if tile != here]
    return tile_text(state, others[0]) if here in tiles and len(others) == 1 else otherwise


# Each kind of action


def _figures(state: GameState, action: act.Figures) -> str:
    text = translate("wording", "The figures at the temple, closest first: {players}")
    return text.format(players=players_text(state, action.order))


def _mines(state: GameState, action: act.Mines) -> str:
    if not action.drawn:
        return translate("wording", "No mine has anything to draw from")
    text = translate("wording", "{good} at {tile}")
    made = "; ".join(text.format(good=good_text(good), tile=tile_text(state, tile)) for tile, good in action.drawn)
    return translate("wording", "Drawn from the mines: {made}").format(made=made)


def _home(state: GameState, action: act.ChooseHome) -> str:
    return translate("wording", "Choose {place} as home").format(place=spot_text(state, action.spot))


def _position(_: GameState, action: act.TakePosition) -> str:
    return translate("wording", "Take position {number}").format(number=action.position)


def _done(state: GameState, _: act.Done) -> str:
    return translate("wording", "Done with {phase}").format(phase=phase_name(state.phase))


def _offer(state: GameState, action: act.Propose) -> str:
    texts = OfferTexts(
        take=translate("wording", "Ask {partner} for {goods}: {source} → {target}"),
        give=translate("wording", "Offer {goods} to {partner}: {source} → {target}"),
        agree=translate("wording", "Ask {partner} to agree: {deal}"),
    )
    return offer_text(state, action, texts)


def _answer(_: GameState, action: act.Answer) -> str:
    return translate("wording", "Agree") if action.agrees else translate("wording", "Refuse")


def _transfer(state: GameState, action: act.Transfer) -> str:
    texts = TransferTexts(
        load=translate("wording", "Load {goods} into {target}"),
        load_from=translate("wording", "Load {goods} from {source} into {target}"),
        unload=translate("wording", "Unload {goods} from {source}"),
        unload_onto=translate("wording", "Unload {goods} from {source} {target}"),
        hand=translate("wording", "Hand {goods} from {source} to {target}"),
        ferry=translate("wording", "Ferry {goods} from {source} to {target}"),
    )
    return transfer_text(state, action, texts)


def _produce(state: GameState, action: act.Produce) -> str:
    where = built_on(state, state.tile_of(action.transporter))
    return translate("wording", "Run the {building}").format(building=where)


def _make(state: GameState, action: act.Make) -> str:
    kind = made_kind(state, action)
    if action.spot != NONE:
        text = translate("wording", "Make a {kind} {spot}")
        return text.format(kind=kind_text(kind), spot=at_text(state, action.spot))
    text = translate("wording", "Make a {kind} of {transporter}")
    if kind != WAGON:
        text = translate("wording", "Make a {kind} with {transporter}")
    return text.format(kind=kind_text(kind), transporter=transporter_text(state, action.transporter))


def _dismantle(state: GameState, action: act.Dismantle) -> str:
    text = translate("wording", "Put {transporter} {spot} out of use")
    return text.format(
        transporter=transporter_text(state, action.transporter), spot=at_text(state, state.spots[action.transporter])
    )


def _breed(state: GameState, action: act.Breed) -> str:
    return translate("wording", "Let the donkeys on {tile} breed").format(tile=tile_text(state, action.tile))


def _research(_: GameState, action: act.Research) -> str:
    return translate("wording", "Research {subject}").format(subject=subject_text(action.subject))


def _upgrade(state: GameState, action: act.Upgrade) -> str:
    text = translate("wording", "Upgrade the {building} on {tile} to {upgraded}")
    return text.format(
        building=built_on(state, action.tile), tile=tile_text(state, action.tile), upgraded=upgraded_text(state)
    )


def _step(state: GameState, action: act.Step) -> str:
    return translate("wording", "{transporter} goes to {spot}").format(
        transporter=transporter_text(state, action.transporter), spot=spot_text(state, action.to)
    )


def _lead(state: GameState, action: act.Lead) -> str:
    text = translate("wording", "Let 1 goose {spot} follow {transporter}")
    return text.format(transporter=transporter_text(state, action.transporter), spot=at_text(state, action.spot))


def _let_go(state: GameState, action: act.LetGo) -> str:
    text = translate("wording", "Let 1 goose of {transporter} stay {spot}")
    return text.format(transporter=transporter_text(state, action.transporter), spot=at_text(state, action.spot))


def _take_aboard(state: GameState, action: act.TakeAboard) -> str:
    return translate("wording", "{carrier} takes {passenger} aboard").format(
        carrier=transporter_text(state, action.carrier), passenger=transporter_text(state, action.passenger)
    )


def _set_down(state: GameState, action: act.SetDown) -> str:
    return translate("wording", "{carrier} sets {passenger} down {spot}").format(
        carrier=transporter_text(state, action.carrier),
        passenger=transporter_text(state, state.carried[action.carrier]),
        spot=at_text(state, action.spot),
    )


def _build(state: GameState, action: act.Build) -> str:
    text = translate("wording", "Build {building} {spot}")
    if action.mixture is not None:
        text = translate("wording", "Build {building} {spot} with {mixture}")
    mixture = words.mixture(action.mixture) if action.mixture is not None else ""
    building = words.a(building_text(action.building))
    return text.format(building=building, spot=at_text(state, action.spot), mixture=mixture)


def _shaft(_: GameState, action: act.Shaft) -> str:
    return translate("wording", "Add a shaft with {mixture}").format(mixture=words.mixture(action.mixture))


def _road(state: GameState, action: act.BuildRoad) -> str:
    where = beyond_border(state, action.transporter, action.border)
    return translate("wording", "Build a road to {place}").format(place=where)


def _bridge(state: GameState, action: act.BuildBridge) -> str:
    return translate("wording", "Build a bridge over {site}").format(site=words.site(state.topology, action.site))


def _wall(state: GameState, action: act.BuildWall) -> str:
    text = translate("wording", "Build a wall towards {place}")
    if state.wall_tokens[action.edge]:
        text = translate("wording", "Strengthen the wall towards {place}")
    return text.format(place=beyond_edge(state, action.transporter, action.edge))


def _demolish(state: GameState, action: act.Demolish) -> str:
    return translate("wording", "Demolish the wall of {owner} towards {place}").format(
        owner=player_text(state, state.wall_owners[action.edge]),
        place=beyond_edge(state, action.transporter, action.edge),
    )


_ACTIONS: Mapping[type[Action], Callable[[GameState, Any], str]] = {
    act.Figures: _figures,
    act.Mines: _mines,
    act.ChooseHome: _home,
    act.Ask: lambda _state, _action: translate("wording", "Ask for a new order of play"),
    act.Waive: lambda _state, _action: translate("wording", "Do not ask for a new order"),
    act.CashIn: lambda _state, _action: translate("wording", "Stop praying and go to the back of the row"),
    act.Pray: lambda _state, _action: translate("wording", "Keep praying"),
    act.TakePosition: _position,
    act.Done: _done,
    act.Propose: _offer,
    act.Answer: _answer,
    act.Transfer: _transfer,
    act.Produce: _produce,
    act.Make: _make,
    act.Dismantle: _dismantle,
    act.Breed: _breed,
    act.Research: _research,
    act.Upgrade: _upgrade,
    act.Step: _step,
    act.Lead: _lead,
    act.LetGo: _let_go,
    act.TakeAboard: _take_aboard,
    act.SetDown: _set_down,
    act.Build: _build,
    act.Shaft: _shaft,
    act.BuildRoad: _road,
    act.BuildBridge: _bridge,
    act.BuildWall: _wall,
    act.Demolish: _demolish,
    act.Brick: lambda _state, _action: translate("wording", "Buy a brick of the wonder"),
}
