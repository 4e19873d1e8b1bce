"""Names the things on a tile, and says what a click on them would do."""

from __future__ import annotations

from rbdesigner.engine.core.codes import CAPACITIES, GEESE, MINE, NGOODS, NONE, POINTS
from rbdesigner.engine.core.state import GameState, Phase
from rbdesigner.engine.mechanics import geese, production
from rbdesigner.messages import things
from rbdesigner.messages.action_wording import action_text
from rbdesigner.messages.phrases import Value, capitalised, game_text, listed
from rbdesigner.messages.thing_wording import building_text, count_text, counts_text
from rbdesigner.messages.tile_note import following_text
from rbdesigner.messages.translation import add_plural, translate
from rbdesigner.play.tile_actions import TileAction, TileActions
from rbdesigner.play.tile_items import ItemKind, TileItem
from rbdesigner.translatable import QT_TRANSLATE_NOOP

add_plural("%n geese follow {name}, which does not carry them", "%n goose follows {name}, which does not carry it")


def item_text(state: GameState, item: TileItem) -> str:
    """The description of a thing, in a line."""
    match item.what:
        case ItemKind.HOME:
            return _text(QT_TRANSLATE_NOOP("tile", "Home of {player}"), player=things.player(state, item.player))
        case ItemKind.BUILDING:
            return _building(state, item)
        case ItemKind.TRANSPORTER:
            return _transporter(state, item.number)
        case ItemKind.PASSENGER:
            name, carrier = things.transporter(state, item.number), things.transporter(state, item.carrier)
            return _text(QT_TRANSLATE_NOOP("tile", "{name}, carried by {carrier}"), name=name, carrier=carrier)
        case ItemKind.GROUND:
            return translate("tile", "Nothing is here")
        case ItemKind.FOLLOWERS:
            return _following(state, item.carrier)
    goods = count_text(item.code, item.count)
    if item.what is ItemKind.GOODS:
        return goods
    carrier = things.transporter(state, item.carrier)
    return _text(QT_TRANSLATE_NOOP("tile", "{goods}, held by {name}"), goods=goods, name=carrier)


def _text(source: str, number: int | None = None, /, **values: Value) -> str:
    return game_text(source, number, context="tile", **values)


def _following(state: GameState, transporter: int) -> str:
    name, count = things.transporter(state, transporter), geese.following(state, transporter)
    return _text(QT_TRANSLATE_NOOP("tile", "%n geese follow {name}, which does not carry them"), count, name=name)


def _transporter(state: GameState, number: int) -> str:
    """Describe whose a transporter is, what it holds, what follows it, and how far it can go."""
    kind = state.kinds[number]
    empty = QT_TRANSLATE_NOOP("tile", "{name} of {player}, {load} of {capacity} goods")
    loaded = QT_TRANSLATE_NOOP("tile", "{name} of {player}, {load} of {capacity} goods: {goods}")
    parts = [
        _text(
            loaded if state.loads[number] else empty,
            name=things.transporter(state, number),
            player=things.player(state, state.owners[number]),
            load=state.loads[number],
            capacity=CAPACITIES[kind],
            goods=counts_text([(good, state.amount(~number, good)) for good in range(NGOODS)]),
        )
    ]
    if geese.following(state, number):
        parts.append(following_text(state, number))
    if state.phase is Phase.MOVEMENT:
        left = translate("tile", "{left} of {points} points left")
        parts.append(left.format(left=state.points_left(number), points=POINTS[kind]))
    return listed(parts, ";")


def _building(state: GameState, item: TileItem) -> str:
    tile = state.topology.spot_tiles[item.spot]
    name = capitalised(building_text(item.code))
    if item.code == MINE:
        text = translate("tile", "{mine}, {gold} gold and {iron} iron in it")
        return text.format(mine=name, gold=state.bag_gold[tile], iron=state.bag_iron[tile])
    capacity = production.capacity(state, tile)
    if capacity is None:
        return name
    text = translate("tile", "{building}, {left} of {most} runs left this turn")
    if state.phase is not Phase.PRODUCTION:
        text = translate("tile", "{building}, {most} a turn")
    return text.format(building=name, **capacity._asdict())


def effect_text(state: GameState, tile_action: TileAction) -> str:
    """The effect of an action, or why it cannot be done."""
    return action_text(state, tile_action.actions[0]) if tile_action.actions else tile_action.reason


def advice(tile_actions: TileActions, item: TileItem) -> str:
    """Describe the effect of a click, or why there is none; empty where there is nothing to say."""
    state = tile_actions.state
    if item.what in (ItemKind.HOME, ItemKind.GROUND):
        return ""
    if tile_actions.chosen_by(item) != NONE:
        name = things.transporter(state, tile_actions.chosen_by(item))
        return "\n".join((_text(QT_TRANSLATE_NOOP("tile", "Click: choose {name}"), name=name), _more()))
    if item.what is ItemKind.TRANSPORTER:
        return _more()
    tile_action = tile_actions.click(item)
    lines = [*filter(None, (_click(item), tile_action.stand_in))] if tile_action.actions else [tile_action.reason]
    if item.what is ItemKind.GOODS and item.code == GEESE and state.phase is Phase.MOVEMENT:
        lines.append(translate("tile", "Ctrl+Shift+click or Alt+click: let one follow; Alt+Shift+click: all"))
    return "\n".join((*lines, _more()))


def _more() -> str:
    return translate("tile", "Right click: all that can be done")


def _click(item: TileItem) -> str:
    """The effect of a click that does something."""
    match item.what:
        case ItemKind.GOODS:
            return translate("tile", "Click: load one; Shift+click or Ctrl+click: as many as fit")
        case ItemKind.CARGO:
            return translate("tile", "Click: put one down; Shift+click or Ctrl+click: all; drag: hand over")
        case ItemKind.FOLLOWERS:
            return translate("tile", "Click: let one stay here; Shift+click or Ctrl+click: all")
        case ItemKind.PASSENGER:
            return translate("tile", "Click: set it down")
    return translate("tile", "Click: let it run once")
