"""Lists every action that a thing on a tile allows, in words, with reasons where it cannot be done."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, replace

from rbdesigner.engine.core.actions import Action, Lead, LetGo, Make, Produce, SetDown, TakeAboard, Transfer, Upgrade
from rbdesigner.engine.core.codes import GEESE, NGOODS, NONE
from rbdesigner.engine.core.topology import REGION
from rbdesigner.messages import things
from rbdesigner.messages.action_wording import action_text
from rbdesigner.messages.phrases import Value, capitalised, game_text
from rbdesigner.messages.translation import translate
from rbdesigner.play.choices.best_candidate import ask_text
from rbdesigner.play.choices.production_choices import distinct_texts
from rbdesigner.play.tile_actions import TileAction, TileActions
from rbdesigner.play.tile_items import ItemKind, TileItem
from rbdesigner.play.tile_scene import as_many
from rbdesigner.translatable import QT_TRANSLATE_NOOP


@dataclass(frozen=True, slots=True)
class TileOption:
    """A line of a menu: an action, or the transporter that it ``chooses``."""

    text: str
    tile_action: TileAction = TileAction()
    chooses: int = NONE


def options(tile_actions: TileActions, item: TileItem, captions: Mapping[int, str]) -> list[TileOption]:
    """List the options of a thing; ``captions`` are the names of the spots of its tile.

    What cannot be done is listed once for every reason.
    """
    found = [*_choosing(tile_actions, item)]
    match item.what:
        case ItemKind.GOODS:
            found += _goods(tile_actions, item, captions)
        case ItemKind.CARGO:
            found += _cargo(tile_actions, item, captions)
        case ItemKind.FOLLOWERS:
            found += _places(
                tile_actions,
                item,
                [one for one in tile_actions.legal(item.carrier) if isinstance(one, LetGo)],
                captions,
            )
        case ItemKind.PASSENGER:
            found += _places(
                tile_actions,
                item,
                [one for one in tile_actions.legal(item.carrier) if isinstance(one, SetDown)],
                captions,
            )
        case ItemKind.TRANSPORTER:
            found += _transporter(tile_actions, item)
        case ItemKind.BUILDING:
            found += _building(tile_actions, item)
    return list(_one_a_reason(found))


def _one_a_reason(found: Iterable[TileOption]) -> Iterator[TileOption]:
    reasons = set()
    for option in found:
        if option.tile_action.reason not in reasons:
            yield option
        if option.tile_action.reason:
            reasons.add(option.tile_action.reason)


def _name(tile_actions: TileActions, transporter: int) -> Value:
    return things.transporter(tile_actions.state, transporter)


def _choosing(tile_actions: TileActions, item: TileItem) -> list[TileOption]:
    chosen = tile_actions.chosen_by(item)
    if chosen == NONE:
        return []
    return [
        TileOption(_text(QT_TRANSLATE_NOOP("tile", "Choose {name}"), name=_name(tile_actions, chosen)), chooses=chosen)
    ]


def _text(source: str, **values: Value) -> str:
    return capitalised(game_text(source, context="tile", **values))


def _one_or_many(
    tile_actions: TileActions, action: Action, item: TileItem, one: str, many: str, name: Value = ""
) -> list[TileOption]:
    """Offer an action once, and as often as it goes if that is more, asking whoever has to agree.

    The texts, still to be translated, have ``{name}``, and the second ``{count}``.
    """
    tile_action = tile_actions.attempt(action)
    if tile_action.offer is not None:
        ask, wanted = ask_text(tile_actions.state, tile_action.offer.partners), action_text(tile_actions.state, action)
        text = _text(QT_TRANSLATE_NOOP("tile", "{ask}: {action}"), ask=ask, action=wanted)
        return [TileOption(text, TileAction((tile_action.offer,)))]
    found = [TileOption(_text(one, name=name), tile_action)]
    most = tile_actions.attempt(action, many=item.count > 1)
    if len(most.actions) > 1:
        found.append(TileOption(_text(many, name=name, count=len(most.actions)), most))
    return found


# Goods on the ground


def _goods(tile_actions: TileActions, item: TileItem, captions: Mapping[int, str]) -> Iterator[TileOption]:
    chosen = tile_actions.transporter
    takers = _takers(tile_actions, item)
    if not takers:
        yield TileOption(translate("tile", "Load one"), tile_actions.miss())
    for taker in takers:
        yield from _loading(tile_actions, item, taker)
        if item.code == GEESE:
            yield from _following(tile_actions, item, taker)
    if chosen != NONE and (held := tile_actions.state.amount(~chosen, item.code)):
        one, many = (
            QT_TRANSLATE_NOOP("tile", "Put one of {name} down here"),
            QT_TRANSLATE_NOOP("tile", "Put {count} of {name} down here"),
        )
        action = Transfer(tile_actions.player, item.code, ~chosen, item.spot)
        yield from _one_or_many(tile_actions, action, replace(item, count=held), one, many, _name(tile_actions, chosen))
    one, many = QT_TRANSLATE_NOOP("tile", "Ferry one: {name}"), QT_TRANSLATE_NOOP("tile", "Ferry {count}: {name}")
    for spot, caption in captions.items():
        if spot != item.spot and tile_actions.state.topology.spot_kinds[spot] == REGION and item.count:
            action = Transfer(tile_actions.player, item.code, item.spot, spot)
            yield from _one_or_many(tile_actions, action, item, one, many, caption)


def _takers(tile_actions: TileActions, item: TileItem) -> list[int]:
    """List who may take goods up: the chosen transporter, and another that can where that cannot."""
    chosen = tile_actions.transporter
    if chosen == NONE:
        return tile_actions.own
    others = {tile_actions.click(item).by, tile_actions.click(item, lead=True).by} - {NONE}
    return [chosen, *sorted(others)]


def _loading(tile_actions: TileActions, item: TileItem, taker: int) -> list[TileOption]:
    one, many = QT_TRANSLATE_NOOP("tile", "{name} carries one"), QT_TRANSLATE_NOOP("tile", "{name} carries {count}")
    return _one_or_many(
        tile_actions,
        Transfer(tile_actions.player, item.code, item.spot, ~taker),
        item,
        one,
        many,
        _name(tile_actions, taker),
    )


def _following(tile_actions: TileActions, item: TileItem, leader: int) -> list[TileOption]:
    one, many = QT_TRANSLATE_NOOP("tile", "One follows {name}"), QT_TRANSLATE_NOOP("tile", "{count} follow {name}")
    return _one_or_many(
        tile_actions, Lead(tile_actions.player, leader, item.spot), item, one, many, _name(tile_actions, leader)
    )


# What transporters hold


def _cargo(tile_actions: TileActions, item: TileItem, captions: Mapping[int, str]) -> Iterator[TileOption]:
    moves = [action for action in tile_actions.legal(item.carrier) if isinstance(action, Transfer)]
    downs = [action for action in moves if action.good == item.code and _is_down(action, item.carrier)]
    yield from _places(tile_actions, item, downs, captions)
    one, many = QT_TRANSLATE_NOOP("tile", "Hand one to {name}"), QT_TRANSLATE_NOOP("tile", "Hand {count} to {name}")
    for other in tile_actions.state.on_tile[tile_actions.state.tile_of(item.carrier)]:
        if other != item.carrier:
            action = Transfer(tile_actions.player, item.code, ~item.carrier, ~other)
            if tile_actions.concerns(action):
                yield from _one_or_many(tile_actions, action, item, one, many, _name(tile_actions, other))


def _is_down(action: Transfer, carrier: int) -> bool:
    return action.source == ~carrier and action.target >= 0


def _places(
    tile_actions: TileActions, item: TileItem, downs: Iterable[Transfer | LetGo | SetDown], captions: Mapping[int, str]
) -> Iterator[TileOption]:
    """The places where a thing can be put down; why not, if there are none."""
    aims = {action.target if isinstance(action, Transfer) else action.spot: action for action in downs}
    one, many = (_DOWN_AT if len(aims) > 1 else _DOWN)[item.what]
    if not aims:
        yield TileOption(_text(one), tile_actions.click(item))
    for spot, action in aims.items():
        yield from _one_or_many(tile_actions, action, item, one, many, captions.get(spot, ""))


_DOWN = {
    ItemKind.CARGO: (QT_TRANSLATE_NOOP("tile", "Put one down"), QT_TRANSLATE_NOOP("tile", "Put {count} down")),
    ItemKind.FOLLOWERS: (QT_TRANSLATE_NOOP("tile", "One stays here"), QT_TRANSLATE_NOOP("tile", "{count} stay here")),
    ItemKind.PASSENGER: (QT_TRANSLATE_NOOP("tile", "Set it down"), ""),
}
_DOWN_AT = {
    ItemKind.CARGO: (
        QT_TRANSLATE_NOOP("tile", "Put one down: {name}"),
        QT_TRANSLATE_NOOP("tile", "Put {count} down: {name}"),
    ),
    ItemKind.FOLLOWERS: (
        QT_TRANSLATE_NOOP("tile", "One stays here: {name}"),
        QT_TRANSLATE_NOOP("tile", "{count} stay here: {name}"),
    ),
    ItemKind.PASSENGER: (QT_TRANSLATE_NOOP("tile", "Set it down: {name}"), ""),
}
"""The texts for putting things down, one and several: at the only place, and at one of several."""


# Transporters and buildings


def _transporter(tile_actions: TileActions, item: TileItem) -> Iterator[TileOption]:
    state, number = tile_actions.state, item.number
    legal = tile_actions.legal(number)
    if state.loads[number]:
        downs = {one.good: one for one in reversed(legal) if isinstance(one, Transfer) and _is_down(one, number)}
        first = next(good for good in range(NGOODS) if state.amount(~number, good))
        refused = tile_actions.attempt(Transfer(tile_actions.player, first, ~number, item.spot))
        tile_action = TileAction(as_many(state, downs.values())) if downs else refused
        yield TileOption(translate("tile", "Put everything down"), tile_action)
    for ground in state.grounds_of(state.tile_of(number)):
        if count := state.amount(ground, GEESE):
            yield from _following(tile_actions, TileItem(ItemKind.GOODS, ground, GEESE, count), number)
    for action in legal:
        if isinstance(action, TakeAboard) and number in (action.carrier, action.passenger):
            yield TileOption(action_text(state, action), TileAction((action,)))


def _building(tile_actions: TileActions, item: TileItem) -> Iterator[TileOption]:
    runs = [one for one in tile_actions.legal(tile_actions.transporter) if isinstance(one, Produce | Make)]
    upgrades = [one for one in tile_actions.legal() if isinstance(one, Upgrade)]  # by whoever is there
    if not runs and not upgrades:
        yield TileOption(translate("tile", "Let it run"), tile_actions.click(item))
    for text, run in zip(distinct_texts(tile_actions.state, runs), runs, strict=True):
        yield TileOption(text, TileAction((run,)))
    for upgrade in upgrades:
        yield TileOption(action_text(tile_actions.state, upgrade), TileAction((upgrade,)))
