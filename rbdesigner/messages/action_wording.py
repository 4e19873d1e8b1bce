"""The name of an action as the window offers it: ``Load 1 board into donkey 3``."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any

from rbdesigner.engine.core import actions as act
from rbdesigner.engine.core.actions import Action
from rbdesigner.engine.core.codes import GEESE, MAKES, NEUTRAL, NONE, UPGRADE_TO, WAGON
from rbdesigner.engine.core.state import GameState
from rbdesigner.messages import things
from rbdesigner.messages.phrases import Listing, Phrase, Value, capitalised, text
from rbdesigner.messages.thing_wording import phase_name, tile_text, transporter_text
from rbdesigner.messages.translation import translate
from rbdesigner.translatable import QT_TRANSLATE_NOOP

Texts = Mapping[type[Action], str | Mapping[str, str]]
"""How each kind of action is told, for some kinds by the case; ``{values}`` stand in braces.

The form ``inputs`` is for those that name the goods which they take.
"""
COUNTED = (act.Transfer, act.Lead, act.LetGo)
"""Actions on one good or goose each, of which several on end are told as one."""


def action_text(state: GameState, action: Action) -> str:
    """The action in words, at a moment at which it can be done."""
    return capitalised(worded(state, action, ACTION_TEXTS))


def worded(state: GameState, action: Action, texts: Texts, times: int = 1, **more: Value) -> str:
    """Word an action by these texts, of which some name ``more`` values and the COUNTED ones a number."""
    return text(*phrased(state, action, texts, times, **more))


def phrased(state: GameState, action: Action, texts: Texts, times: int = 1, **more: Value) -> tuple[Phrase, str]:
    """The phrase that :func:`worded` reads, and in which form."""
    kind = type(action)
    source = texts[kind]
    values = {**(_VALUES[kind](state, action) if kind in _VALUES else {}), **more}
    if not isinstance(source, str):
        source = source[_CASES[kind](state, action)]
    if isinstance(action, COUNTED):
        values["goods"] = things.count(action.good if isinstance(action, act.Transfer) else GEESE, times)
    inputs = getattr(action, "inputs", ())
    if inputs:
        values["inputs"] = things.inputs(state, inputs)
    return Phrase("wording", source, values), "inputs" if inputs else ""


# In which case an action is told


def _transfer_case(state: GameState, action: act.Transfer) -> str:
    source, target = action.source, action.target
    if source >= 0 and target >= 0:
        return "ferry"
    if source < 0 and target < 0:
        return "hand"
    if source >= 0:
        return "load from" if _is_one_of_several(state, source) else "load"
    return "unload onto" if _is_one_of_several(state, target) else "unload"


def _is_one_of_several(state: GameState, spot: int) -> bool:
    """Whether the tile of a region has other regions, which no bridge joins to it."""
    tile = state.topology.spot_tiles[spot]
    return len(state.topology.regions_of[tile]) > 1 and len(state.grounds_of(tile)) > 1


def _offer_case(state: GameState, offer: act.Propose) -> str:
    deal = offer.action
    if not isinstance(deal, act.Transfer):
        return "agree"
    return "take" if deal.source < 0 and state.owners[~deal.source] in offer.partners else "give"


def _make_case(state: GameState, action: act.Make) -> str:
    if action.spot != NONE:
        return "on water"
    return "of" if _made_kind(state, action) == WAGON else "with"


def _wall_case(state: GameState, action: act.BuildWall) -> str:
    if not state.wall_tokens[action.edge]:
        return "new"
    return "neutral" if state.wall_owners[action.edge] == NEUTRAL else "stronger"


_CASES: Mapping[type[Action], Callable[[GameState, Any], str]] = {
    act.Mines: lambda _state, action: "drawn" if action.drawn else "nothing",
    act.Propose: _offer_case,
    act.Answer: lambda _state, action: "agree" if action.agrees else "refuse",
    act.Transfer: _transfer_case,
    act.Make: _make_case,
    act.Build: lambda _state, action: "building" if action.mixture is None else "mine",
    act.BuildWall: _wall_case,
    act.Demolish: lambda state, action: "neutral" if state.wall_owners[action.edge] == NEUTRAL else "players",
}


# What is named in it

_Values = dict[str, Value]


def _transporter(state: GameState, number: int) -> Value:
    """A transporter; before it is made by its number alone."""
    return things.transporter(state, number) if number < len(state.kinds) else transporter_text(state, number)


def _mines(state: GameState, action: act.Mines) -> _Values:
    source = QT_TRANSLATE_NOOP("wording", "{good} at {tile}")
    drawn = [
        Phrase("wording", source, {"good": things.good(good), "tile": tile_text(state, tile)})
        for tile, good in action.drawn
    ]
    return {"made": Listing(drawn, ";")}


def _offer(state: GameState, offer: act.Propose) -> _Values:
    deal, partner = offer.action, things.players(state, offer.partners, "")
    if not isinstance(deal, act.Transfer):
        return {"partner": partner, "deal": action_text(state, deal)}
    source, target = things.holder(state, deal.source), things.holder(state, deal.target)
    return {"partner": partner, "goods": things.count(deal.good, 1), "source": source, "target": target}


def _transfer(state: GameState, action: act.Transfer) -> _Values:
    return {"source": things.holder(state, action.source), "target": things.holder(state, action.target)}


def _make(state: GameState, action: act.Make) -> _Values:
    kind = _made_kind(state, action)
    return {
        "kind": things.kind(kind) if kind != NONE else translate("wording", "transporter"),
        "transporter": _transporter(state, action.transporter),
        "spot": things.spot(state, action.spot) if action.spot != NONE else "",
    }


def _made_kind(state: GameState, action: act.Make) -> int:
    """The kind of transporter that is made; NONE where no factory stands."""
    building = state.buildings[state.tile_of(action.transporter)]
    launch = MAKES[building] if building != NONE else None
    return launch.kind if launch is not None else NONE


def _building(state: GameState, tile: int) -> _Values:
    building = state.buildings[tile]
    what = things.building(building) if building != NONE else translate("wording", "building")
    return {"building": what, "tile": tile_text(state, tile)}


def _upgrade(state: GameState, action: act.Upgrade) -> _Values:
    subject = state.production.upgrading
    upgraded = UPGRADE_TO[subject] if subject != NONE else NONE
    better = things.building(upgraded) if upgraded != NONE else translate("wording", "a better one")
    return {**_building(state, action.tile), "upgraded": better}


def _dismantle(state: GameState, action: act.Dismantle) -> _Values:
    number = action.transporter
    return {"transporter": _transporter(state, number), "spot": things.spot(state, state.spots[number])}


def _step(state: GameState, action: act.Step) -> _Values:
    return {"transporter": _transporter(state, action.transporter), "spot": things.spot(state, action.to)}


def _geese(state: GameState, action: act.Lead | act.LetGo) -> _Values:
    return {"transporter": _transporter(state, action.transporter), "spot": things.spot(state, action.spot)}


def _take_aboard(state: GameState, action: act.TakeAboard) -> _Values:
    carrier, passenger = action.carrier, action.passenger
    return {"carrier": _transporter(state, carrier), "passenger": _transporter(state, passenger)}


def _set_down(state: GameState, action: act.SetDown) -> _Values:
    return {
        "carrier": _transporter(state, action.carrier),
        "passenger": _transporter(state, state.carried[action.carrier]),
        "spot": things.spot(state, action.spot),
    }


def _build(state: GameState, action: act.Build) -> _Values:
    return {
        "building": things.building(action.building),
        "spot": things.spot(state, action.spot),
        "mixture": things.mixture(action.mixture) if action.mixture is not None else "",
    }


def _shaft(state: GameState, action: act.Shaft) -> _Values:
    return {"mixture": things.mixture(action.mixture), "here": _here(state, action.transporter)}


def _road(state: GameState, action: act.BuildRoad) -> _Values:
    tiles = [state.topology.spot_tiles[region] for region in state.topology.border_regions[action.border]]
    place = _beyond(state, action.transporter, tiles, things.border(state, action.border))
    return {"here": _here(state, action.transporter), "place": place}


def _wall(state: GameState, action: act.BuildWall | act.Demolish) -> _Values:
    edge, topology = action.edge, state.topology
    return {
        "owner": things.player(state, state.wall_owners[edge]),
        "here": _here(state, action.transporter),
        "place": _beyond(state, action.transporter, topology.edge_tiles[edge], things.edge(topology, edge)),
    }


def _here(state: GameState, transporter: int) -> str:
    """The tile of a transporter."""
    return tile_text(state, state.tile_of(transporter))


def _beyond(state: GameState, transporter: int, tiles: Iterable[int], otherwise: Value) -> Value:
    """Name the tile on the other side, seen from a transporter, or ``otherwise`` where it is on neither."""
    here = state.tile_of(transporter) if state.spots[transporter] != NONE else NONE
    tiles = list(tiles)
    others = [tile for tile in tiles if tile != here]
    return tile_text(state, others[0]) if here in tiles and len(others) == 1 else otherwise


_VALUES: Mapping[type[Action], Callable[[GameState, Any], _Values]] = {
    act.Figures: lambda state, action: {"players": things.players(state, action.order, "")},
    act.Mines: _mines,
    act.ChooseHome: lambda state, action: {"spot": things.spot(state, action.spot)},
    act.TakePosition: lambda _state, action: {"number": action.position},
    act.Done: lambda state, _action: {"phase": phase_name(state.phase)},
    act.Propose: _offer,
    act.Transfer: _transfer,
    act.Produce: lambda state, action: _building(state, state.tile_of(action.transporter)),
    act.Make: _make,
    act.Dismantle: _dismantle,
    act.Breed: lambda state, action: {"tile": tile_text(state, action.tile)},
    act.Research: lambda _state, action: {"subject": things.subject(action.subject)},
    act.Upgrade: _upgrade,
    act.Step: _step,
    act.Lead: _geese,
    act.LetGo: _geese,
    act.TakeAboard: _take_aboard,
    act.SetDown: _set_down,
    act.Build: _build,
    act.Shaft: _shaft,
    act.BuildRoad: _road,
    act.BuildBridge: lambda state, action: {"site": things.site(state.topology, action.site)},
    act.BuildWall: _wall,
    act.Demolish: _wall,
}

ACTION_TEXTS: Texts = {
    act.Figures: QT_TRANSLATE_NOOP("wording", "The figures at the temple, closest first: {players}"),
    act.Mines: {
        "drawn": QT_TRANSLATE_NOOP("wording", "Drawn from the mines: {made}"),
        "nothing": QT_TRANSLATE_NOOP("wording", "No mine has anything to draw from"),
    },
    act.ChooseHome: QT_TRANSLATE_NOOP("wording", "Choose {spot} as home"),
    act.Ask: QT_TRANSLATE_NOOP("wording", "Ask for a new order of play"),
    act.Waive: QT_TRANSLATE_NOOP("wording", "Do not ask for a new order"),
    act.CashIn: QT_TRANSLATE_NOOP("wording", "Stop praying and go to the back of the row"),
    act.Pray: QT_TRANSLATE_NOOP("wording", "Keep praying"),
    act.TakePosition: QT_TRANSLATE_NOOP("wording", "Take position {number}"),
    act.Done: QT_TRANSLATE_NOOP("wording", "Done with {phase}"),
    act.Propose: {
        "take": QT_TRANSLATE_NOOP("wording", "Ask {partner} for {goods}: {source} → {target}"),
        "give": QT_TRANSLATE_NOOP("wording", "Offer {goods} to {partner}: {source} → {target}"),
        "agree": QT_TRANSLATE_NOOP("wording", "Ask {partner} to agree: {deal}"),
    },
    act.Answer: {
        "agree": QT_TRANSLATE_NOOP("wording", "Agree"),
        "refuse": QT_TRANSLATE_NOOP("wording", "Refuse"),
    },
    act.Transfer: {
        "load": QT_TRANSLATE_NOOP("wording", "Load {goods} into {target}"),
        "load from": QT_TRANSLATE_NOOP("wording", "Load {goods} from {source} into {target}"),
        "unload": QT_TRANSLATE_NOOP("wording", "Unload {goods} from {source}"),
        "unload onto": QT_TRANSLATE_NOOP("wording", "Unload {goods} from {source} {target:in}"),
        "hand": QT_TRANSLATE_NOOP("wording", "Hand {goods} from {source} to {target}"),
        "ferry": QT_TRANSLATE_NOOP("wording", "Ferry {goods} from {source} to {target}"),
    },
    act.Produce: QT_TRANSLATE_NOOP("wording", "Run the {building}|inputs:Run the {building} with {inputs}"),
    act.Make: {
        "on water": QT_TRANSLATE_NOOP(
            "wording", "Make {kind:a} {spot:in}|inputs:Make {kind:a} {spot:in} from {inputs}"
        ),
        "of": QT_TRANSLATE_NOOP(
            "wording", "Make {kind:a} of {transporter}|inputs:Make {kind:a} of {transporter} and {inputs}"
        ),
        "with": QT_TRANSLATE_NOOP(
            "wording", "Make {kind:a} with {transporter}|inputs:Make {kind:a} with {transporter} from {inputs}"
        ),
    },
    act.Dismantle: QT_TRANSLATE_NOOP("wording", "Put {transporter} {spot:in} out of use"),
    act.Breed: QT_TRANSLATE_NOOP("wording", "Let the donkeys on {tile} breed"),
    act.Research: QT_TRANSLATE_NOOP("wording", "Research {subject}|inputs:Research {subject} with {inputs}"),
    act.Upgrade: QT_TRANSLATE_NOOP("wording", "Upgrade the {building} on {tile} to {upgraded:a}"),
    act.Step: QT_TRANSLATE_NOOP("wording", "{transporter} goes to {spot}"),
    act.Lead: QT_TRANSLATE_NOOP("wording", "Let {goods} {spot:in} follow {transporter}"),
    act.LetGo: QT_TRANSLATE_NOOP("wording", "Let {goods} of {transporter} stay {spot:in}"),
    act.TakeAboard: QT_TRANSLATE_NOOP("wording", "{carrier} takes {passenger} aboard"),
    act.SetDown: QT_TRANSLATE_NOOP("wording", "{carrier} sets {passenger} down {spot:in}"),
    act.Build: {
        "building": QT_TRANSLATE_NOOP(
            "wording", "Build {building:a} {spot:in}|inputs:Build {building:a} {spot:in} for {inputs}"
        ),
        "mine": QT_TRANSLATE_NOOP(
            "wording",
            "Build {building:a} {spot:in} with {mixture}"
            "|inputs:Build {building:a} {spot:in} with {mixture} for {inputs}",
        ),
    },
    act.Shaft: QT_TRANSLATE_NOOP(
        "wording", "Add a shaft with {mixture}|inputs:Add a shaft with {mixture} for {inputs}"
    ),
    act.BuildRoad: QT_TRANSLATE_NOOP("wording", "Build a road to {place}|inputs:Build a road to {place} for {inputs}"),
    act.BuildBridge: QT_TRANSLATE_NOOP(
        "wording", "Build a bridge over {site}|inputs:Build a bridge over {site} for {inputs}"
    ),
    act.BuildWall: {
        "new": QT_TRANSLATE_NOOP(
            "wording", "Build a wall towards {place}|inputs:Build a wall towards {place} for {inputs}"
        ),
        "stronger": QT_TRANSLATE_NOOP(
            "wording", "Strengthen the wall towards {place}|inputs:Strengthen the wall towards {place} for {inputs}"
        ),
        "neutral": QT_TRANSLATE_NOOP(
            "wording",
            "Strengthen and take over the neutral wall towards {place}"
            "|inputs:Strengthen and take over the neutral wall towards {place} for {inputs}",
        ),
    },
    act.Demolish: {
        "players": QT_TRANSLATE_NOOP(
            "wording",
            "Demolish the wall of {owner} towards {place}"
            "|inputs:Demolish the wall of {owner} towards {place} for {inputs}",
        ),
        "neutral": QT_TRANSLATE_NOOP(
            "wording",
            "Demolish the neutral wall towards {place}|inputs:Demolish the neutral wall towards {place} for {inputs}",
        ),
    },
    act.Brick: QT_TRANSLATE_NOOP("wording", "Buy a brick of the wonder|inputs:Buy a brick of the wonder for {inputs}"),
}
