"""What players do and what happens, in the language of the window."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Mapping
from typing import Any

from PySide6.QtCore import QCoreApplication

from rbdesigner.engine import actions as act
from rbdesigner.engine import words
from rbdesigner.engine.actions import Action, Inputs
from rbdesigner.engine.codes import (
    BOARDS,
    BUILDINGS,
    COINS,
    GEESE,
    GOODS,
    MAKES,
    NEUTRAL,
    NONE,
    SUBJECTS,
    TRANSPORTERS,
    TRUNKS,
    UPGRADE_TO,
    Count,
)
from rbdesigner.engine.refusal import Refusal
from rbdesigner.engine.state import GameState, Phase, Stage
from rbdesigner.ui.panels.words import capitalised, name

translate = QCoreApplication.translate


# Things


def player_text(state: GameState, number: int) -> str:
    """A player by name, or by number where there is none; the neutral one, or nobody."""
    if number == NEUTRAL:
        return translate("wording", "neutral")
    if number < 0:
        return translate("wording", "nobody")
    return words.name(state, number) or translate("wording", "player {number}").format(number=number + 1)


def player_title(state: GameState, number: int) -> str:
    """A player at the beginning of a text: the name as it is, ``Player 2`` where there is none."""
    return words.name(state, number) or capitalised(player_text(state, number))


def players_text(state: GameState, numbers: Iterable[int]) -> str:
    """Players in a row."""
    return ", ".join(player_text(state, number) for number in numbers)


def transporter_text(state: GameState, number: int) -> str:
    """A transporter by kind and number: ``donkey 3``; before it is made by its number alone."""
    if number >= len(state.kinds):
        return translate("wording", "transporter {number}").format(number=number + 1)
    return f"{name(TRANSPORTERS[state.kinds[number]])} {number + 1}"


def place_text(state: GameState, place: int) -> str:
    """Where goods are: a spot of the map, or a transporter."""
    return spot_text(state, place) if place >= 0 else transporter_text(state, ~place)


def spot_text(state: GameState, spot: int) -> str:
    """A spot as the engine's sentences name it."""
    return words.spot(state, spot) if spot >= 0 else translate("wording", "nowhere")


def good_text(good: int) -> str:
    """A good."""
    return name(GOODS[good])


def building_text(building: int) -> str:
    """A building."""
    return name(BUILDINGS[building])


def subject_text(subject: int) -> str:
    """A subject of research."""
    return name(SUBJECTS[subject])


def count_text(good: int, count: int) -> str:
    """A good with its number: ``2 boards``, ``1 board``."""
    single = {
        TRUNKS: translate("wording", "1 trunk"),
        BOARDS: translate("wording", "1 board"),
        COINS: translate("wording", "1 coin"),
        GEESE: translate("wording", "1 goose"),
    }
    return single[good] if count == 1 and good in single else f"{count} {good_text(good)}"


def counts_text(goods: Iterable[Count]) -> str:
    """Goods with their numbers: ``2 boards, 1 stone``."""
    found = ", ".join(count_text(good, count) for good, count in goods if count)
    return found or translate("wording", "nothing")


def inputs_text(inputs: Inputs) -> str:
    """Goods named one by one, as numbers of each."""
    return counts_text(sorted(Counter(good for good, _ in inputs).items()))


def tile_text(state: GameState, tile: int) -> str:
    """A tile."""
    return words.tile(state.topology, tile)


def _beyond(state: GameState, transporter: int, tiles: Iterable[int], otherwise: str) -> str:
    """The tile on the other side of a border or an edge, seen from a transporter; the engine's name where none is."""
    here = state.tile_of(transporter) if state.spots[transporter] != NONE else NONE
    tiles = list(tiles)
    others = [tile for tile in tiles if tile != here]
    return tile_text(state, others[0]) if here in tiles and len(others) == 1 else otherwise


def border_text(state: GameState, transporter: int, border: int) -> str:
    """A border by the tile that a transporter reaches over it."""
    topology = state.topology
    tiles = [topology.spot_tiles[region] for region in topology.border_regions[border]]
    return _beyond(state, transporter, tiles, words.border(state, border))


def edge_text(state: GameState, transporter: int, edge: int) -> str:
    """An edge by the tile behind it, seen from a transporter."""
    topology = state.topology
    return _beyond(state, transporter, topology.edge_tiles[edge], words.edge(topology, edge))


# Actions


def action_text(state: GameState, action: Action) -> str:
    """What an action does, said at a moment at which it can be done (or just before it was): ``Load boards ...``."""
    return _ACTIONS[type(action)](state, action)


def refusal_text(refusal: Refusal | None) -> str:
    """The engine's sentence; empty where nothing is refused."""
    return refusal.sentence if refusal is not None else ""


def _figures(state: GameState, action: act.Figures) -> str:
    text = translate("wording", "The figures at the temple, closest first: {players}")
    return text.format(players=players_text(state, action.order))


def _mines(state: GameState, action: act.Mines) -> str:
    if not action.drawn:
        return translate("wording", "No mine makes anything")
    text = translate("wording", "{good} at {tile}")
    made = "; ".join(text.format(good=good_text(good), tile=tile_text(state, tile)) for tile, good in action.drawn)
    return translate("wording", "The mines make: {made}").format(made=made)


def _home(state: GameState, action: act.ChooseHome) -> str:
    return translate("wording", "Choose {place} as home").format(place=spot_text(state, action.spot))


def _position(_: GameState, action: act.TakePosition) -> str:
    return translate("wording", "Take position {number}").format(number=action.position)


def _done(state: GameState, _: act.Done) -> str:
    return translate("wording", "Done with {phase}").format(phase=phase_name(state.phase))


def _offer(state: GameState, action: act.Propose) -> str:
    partners = players_text(state, action.partners)
    deal = action.action
    if isinstance(deal, act.Transfer):
        takes = deal.source < 0 and state.owners[~deal.source] in action.partners
        text = (
            translate("wording", "Ask {partner} for {good}: {source} → {target}")
            if takes
            else translate("wording", "Offer {good} to {partner}: {source} → {target}")
        )
        return text.format(
            partner=partners,
            good=good_text(deal.good),
            source=place_text(state, deal.source),
            target=place_text(state, deal.target),
        )
    return translate("wording", "Ask {partner} to agree: {action}").format(
        partner=partners, action=action_text(state, deal)
    )


def _answer(_: GameState, action: act.Answer) -> str:
    return translate("wording", "Agree") if action.agrees else translate("wording", "Refuse")


def _transfer(state: GameState, action: act.Transfer) -> str:
    if action.target >= 0 and action.source < 0:
        text = translate("wording", "Unload {good}: {source} → {target}")
    elif action.target < 0 and action.source >= 0:
        text = translate("wording", "Load {good}: {source} → {target}")
    elif action.target < 0:
        text = translate("wording", "Hand over {good}: {source} → {target}")
    else:
        text = translate("wording", "Ferry {good}: {source} → {target}")
    return text.format(
        good=good_text(action.good), source=place_text(state, action.source), target=place_text(state, action.target)
    )


def _built_on(state: GameState, tile: int) -> str:
    return building_text(state.buildings[tile]) if state.buildings[tile] != NONE else translate("wording", "building")


def _produce(state: GameState, action: act.Produce) -> str:
    where = _built_on(state, state.tile_of(action.transporter))
    if not action.inputs:
        return translate("wording", "Run the {building}").format(building=where)
    text = translate("wording", "Run the {building} with {goods}")
    return text.format(building=where, goods=inputs_text(action.inputs))


def _make(state: GameState, action: act.Make) -> str:
    building = state.buildings[state.tile_of(action.transporter)]
    made = MAKES[building] if building != NONE else None
    what = name(TRANSPORTERS[made.kind]) if made is not None else translate("wording", "transporter")
    if action.spot == NONE:
        text = translate("wording", "Make a {kind} with {transporter}")
        return text.format(kind=what, transporter=transporter_text(state, action.transporter))
    text = translate("wording", "Make a {kind} on the water {spot}")
    return text.format(kind=what, spot=spot_text(state, action.spot))


def _dismantle(state: GameState, action: act.Dismantle) -> str:
    text = translate("wording", "Put {transporter} at {spot} out of use")
    return text.format(
        transporter=transporter_text(state, action.transporter), spot=spot_text(state, state.spots[action.transporter])
    )


def _breed(state: GameState, action: act.Breed) -> str:
    return translate("wording", "Let the donkeys on {tile} breed").format(tile=tile_text(state, action.tile))


def _research(_: GameState, action: act.Research) -> str:
    return translate("wording", "Research {subject}").format(subject=subject_text(action.subject))


def _upgrade(state: GameState, action: act.Upgrade) -> str:
    text = translate("wording", "Upgrade the {building} on {tile}")
    upgraded = UPGRADE_TO[state.production.upgrading] if state.production.upgrading != NONE else NONE
    if upgraded != NONE:
        text = translate("wording", "Upgrade the {building} on {tile} to a {upgraded}")
    return text.format(
        building=_built_on(state, action.tile),
        tile=tile_text(state, action.tile),
        upgraded=building_text(upgraded) if upgraded != NONE else "",
    )


def _step(state: GameState, action: act.Step) -> str:
    return translate("wording", "{transporter} goes to {spot}").format(
        transporter=transporter_text(state, action.transporter), spot=spot_text(state, action.to)
    )


def _goose(state: GameState, action: act.Lead | act.LetGo, text: str) -> str:
    return text.format(transporter=transporter_text(state, action.transporter), spot=spot_text(state, action.spot))


def _take_aboard(state: GameState, action: act.TakeAboard) -> str:
    return translate("wording", "{carrier} takes {passenger} aboard").format(
        carrier=transporter_text(state, action.carrier), passenger=transporter_text(state, action.passenger)
    )


def _set_down(state: GameState, action: act.SetDown) -> str:
    return translate("wording", "{carrier} sets {passenger} down at {spot}").format(
        carrier=transporter_text(state, action.carrier),
        passenger=transporter_text(state, state.carried[action.carrier]),
        spot=spot_text(state, action.spot),
    )


def _build(state: GameState, action: act.Build) -> str:
    text = translate("wording", "Build a {building} at {spot}")
    if action.mixture is not None:
        text = translate("wording", "Build a {building} at {spot} with {gold} gold and {iron} iron")
    gold, iron = action.mixture or (0, 0)
    return text.format(
        building=building_text(action.building), spot=spot_text(state, action.spot), gold=gold, iron=iron
    )


def _shaft(_: GameState, action: act.Shaft) -> str:
    text = translate("wording", "Add a shaft with {gold} gold and {iron} iron")
    return text.format(gold=action.mixture.gold, iron=action.mixture.iron)


def _road(state: GameState, action: act.BuildRoad) -> str:
    where = border_text(state, action.transporter, action.border)
    return translate("wording", "Build a road to {place}").format(place=where)


def _bridge(state: GameState, action: act.BuildBridge) -> str:
    return translate("wording", "Build a bridge at {site}").format(site=words.site(state.topology, action.site))


def _wall(state: GameState, action: act.BuildWall) -> str:
    text = translate("wording", "Build a wall towards {place}")
    if state.wall_tokens[action.edge]:
        text = translate("wording", "Strengthen the wall towards {place}")
    return text.format(place=edge_text(state, action.transporter, action.edge))


def _demolish(state: GameState, action: act.Demolish) -> str:
    return translate("wording", "Demolish the wall of {owner} towards {place}").format(
        owner=player_text(state, state.wall_owners[action.edge]),
        place=edge_text(state, action.transporter, action.edge),
    )


def _brick(_: GameState, action: act.Brick) -> str:
    if not action.inputs:
        return translate("wording", "Buy a brick of the wonder")
    return translate("wording", "Buy a brick of the wonder for {goods}").format(goods=inputs_text(action.inputs))


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
    act.Lead: lambda state, action: _goose(
        state, action, translate("wording", "{transporter} leads a goose of {spot}")
    ),
    act.LetGo: lambda state, action: _goose(
        state, action, translate("wording", "{transporter} lets a goose go at {spot}")
    ),
    act.TakeAboard: _take_aboard,
    act.SetDown: _set_down,
    act.Build: _build,
    act.Shaft: _shaft,
    act.BuildRoad: _road,
    act.BuildBridge: _bridge,
    act.BuildWall: _wall,
    act.Demolish: _demolish,
    act.Brick: _brick,
}


# The moment


def phase_name(phase: int) -> str:
    """A phase by itself: ``movement``."""
    return {
        Phase.SETUP: translate("wording", "setting up"),
        Phase.PRODUCTION: translate("wording", "production"),
        Phase.MOVEMENT: translate("wording", "movement"),
        Phase.BUILDING: translate("wording", "building"),
        Phase.WONDER: translate("wording", "wonder"),
    }[Phase(phase)]


def phase_text(state: GameState) -> str:
    """The moment of a game: ``Turn 3, movement``, and what is being decided in it."""
    if state.over:
        return translate("wording", "The game is over")
    if state.phase is Phase.SETUP:
        return translate("wording", "Choosing homes")
    stages = {
        Stage.DRAW: translate("wording", "the mines are drawn"),
        Stage.ASKING: translate("wording", "does anybody ask for a new order?"),
        Stage.PRAYING: translate("wording", "who goes on praying?"),
        Stage.POSITIONS: translate("wording", "positions are taken"),
    }
    text = translate("wording", "Turn {turn}, {phase}").format(turn=state.turn, phase=phase_name(state.phase))
    return f"{text}: {stages[state.stage]}" if state.stage in stages else text
