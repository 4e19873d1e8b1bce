"""Every deed that a thing on a tile allows, in words, as its menu lists them.

With reasons where it cannot be done.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, replace

from rbdesigner.engine.actions import Action, Lead, LetGo, Make, Produce, SetDown, TakeAboard, Transfer, Upgrade
from rbdesigner.engine.codes import GEESE, NGOODS, NONE
from rbdesigner.engine.topology import REGION
from rbdesigner.messages import things
from rbdesigner.messages.action_wording import action_text
from rbdesigner.messages.phrases import Value, capitalised, said
from rbdesigner.messages.translation import translate
from rbdesigner.play.choices.payments import ask_text
from rbdesigner.play.choices.production_choices import distinct_texts
from rbdesigner.play.tile_actions import TileAction, TileActions
from rbdesigner.play.tile_items import TileItem, What
from rbdesigner.play.tile_scene import as_many
from rbdesigner.translatable import QT_TRANSLATE_NOOP


@dataclass(frozen=True, slots=True)
class TileOption:
    """A line of a menu: a deed, or the transporter that it ``chooses``."""

    text: str
    deed: TileAction = TileAction()
    chooses: int = NONE


def options(deeds: TileActions, item: TileItem, captions: Mapping[int, str]) -> list[TileOption]:
    """The options of a thing; ``captions`` are the names of the spots of its tile.

    What cannot be done is listed once for every reason.
    """
    found = [*_choosing(deeds, item)]
    match item.what:
        case What.GOODS:
            found += _goods(deeds, item, captions)
        case What.CARGO:
            found += _cargo(deeds, item, captions)
        case What.FOLLOWERS:
            found += _places(
                deeds, item, [one for one in deeds.legal(item.carrier) if isinstance(one, LetGo)], captions
            )
        case What.PASSENGER:
            found += _places(
                deeds, item, [one for one in deeds.legal(item.carrier) if isinstance(one, SetDown)], captions
            )
        case What.TRANSPORTER:
            found += _transporter(deeds, item)
        case What.BUILDING:
            found += _building(deeds, item)
    return list(_told_once(found))


def _told_once(found: Iterable[TileOption]) -> Iterator[TileOption]:
    reasons = set()
    for option in found:
        if option.deed.reason not in reasons:
            yield option
        if option.deed.reason:
            reasons.add(option.deed.reason)


def _name(deeds: TileActions, transporter: int) -> Value:
    return things.transporter(deeds.state, transporter)


def _choosing(deeds: TileActions, item: TileItem) -> list[TileOption]:
    chosen = deeds.chosen_by(item)
    if chosen == NONE:
        return []
    return [TileOption(_said(QT_TRANSLATE_NOOP("tile", "Choose {name}"), name=_name(deeds, chosen)), chooses=chosen)]


def _said(source: str, **values: Value) -> str:
    return capitalised(said(source, context="tile", **values))


def _one_or_many(
    deeds: TileActions, action: Action, item: TileItem, one: str, many: str, name: Value = ""
) -> list[TileOption]:
    """An action once, and as often as it goes if that is more.

    Asking whoever has to agree.

    The texts, still to be translated, have ``{name}``, and the second ``{count}``.
    """
    deed = deeds.attempt(action)
    if deed.offer is not None:
        asked, told = ask_text(deeds.state, deed.offer.partners), action_text(deeds.state, action)
        text = _said(QT_TRANSLATE_NOOP("tile", "{ask}: {deed}"), ask=asked, deed=told)
        return [TileOption(text, TileAction((deed.offer,)))]
    found = [TileOption(_said(one, name=name), deed)]
    most = deeds.attempt(action, many=item.count > 1)
    if len(most.actions) > 1:
        found.append(TileOption(_said(many, name=name, count=len(most.actions)), most))
    return found


# Goods on the ground


def _goods(deeds: TileActions, item: TileItem, captions: Mapping[int, str]) -> Iterator[TileOption]:
    chosen = deeds.transporter
    takers = _takers(deeds, item)
    if not takers:
        yield TileOption(translate("tile", "Load one"), deeds.miss())
    for taker in takers:
        yield from _loading(deeds, item, taker)
        if item.code == GEESE:
            yield from _following(deeds, item, taker)
    if chosen != NONE and (held := deeds.state.amount(~chosen, item.code)):
        one, many = (
            QT_TRANSLATE_NOOP("tile", "Put one of {name} down here"),
            QT_TRANSLATE_NOOP("tile", "Put {count} of {name} down here"),
        )
        action = Transfer(deeds.player, item.code, ~chosen, item.spot)
        yield from _one_or_many(deeds, action, replace(item, count=held), one, many, _name(deeds, chosen))
    one, many = QT_TRANSLATE_NOOP("tile", "Ferry one: {name}"), QT_TRANSLATE_NOOP("tile", "Ferry {count}: {name}")
    for spot, caption in captions.items():
        if spot != item.spot and deeds.state.topology.spot_kinds[spot] == REGION and item.count:
            action = Transfer(deeds.player, item.code, item.spot, spot)
            yield from _one_or_many(deeds, action, item, one, many, caption)


def _takers(deeds: TileActions, item: TileItem) -> list[int]:
    """Who may take goods up.

    The chosen transporter, and in its place another that can where that cannot.
    """
    chosen = deeds.transporter
    if chosen == NONE:
        return deeds.own
    others = {deeds.click(item).by, deeds.click(item, lead=True).by} - {NONE}
    return [chosen, *sorted(others)]


def _loading(deeds: TileActions, item: TileItem, taker: int) -> list[TileOption]:
    one, many = QT_TRANSLATE_NOOP("tile", "{name} carries one"), QT_TRANSLATE_NOOP("tile", "{name} carries {count}")
    return _one_or_many(
        deeds, Transfer(deeds.player, item.code, item.spot, ~taker), item, one, many, _name(deeds, taker)
    )


def _following(deeds: TileActions, item: TileItem, leader: int) -> list[TileOption]:
    one, many = QT_TRANSLATE_NOOP("tile", "One follows {name}"), QT_TRANSLATE_NOOP("tile", "{count} follow {name}")
    return _one_or_many(deeds, Lead(deeds.player, leader, item.spot), item, one, many, _name(deeds, leader))


# What transporters hold


def _cargo(deeds: TileActions, item: TileItem, captions: Mapping[int, str]) -> Iterator[TileOption]:
    moves = [action for action in deeds.legal(item.carrier) if isinstance(action, Transfer)]
    downs = [action for action in moves if action.good == item.code and _is_down(action, item.carrier)]
    yield from _places(deeds, item, downs, captions)
    one, many = QT_TRANSLATE_NOOP("tile", "Hand one to {name}"), QT_TRANSLATE_NOOP("tile", "Hand {count} to {name}")
    for other in deeds.state.on_tile[deeds.state.tile_of(item.carrier)]:
        if other != item.carrier:
            action = Transfer(deeds.player, item.code, ~item.carrier, ~other)
            if deeds.concerns(action):
                yield from _one_or_many(deeds, action, item, one, many, _name(deeds, other))


def _is_down(action: Transfer, carrier: int) -> bool:
    return action.source == ~carrier and action.target >= 0


def _places(
    deeds: TileActions, item: TileItem, downs: Iterable[Transfer | LetGo | SetDown], captions: Mapping[int, str]
) -> Iterator[TileOption]:
    """The places where a thing can be put down; why not, if there are none."""
    aims = {action.target if isinstance(action, Transfer) else action.spot: action for action in downs}
    one, many = (_DOWN_AT if len(aims) > 1 else _DOWN)[item.what]
    if not aims:
        yield TileOption(_said(one), deeds.click(item))
    for spot, action in aims.items():
        yield from _one_or_many(deeds, action, item, one, many, captions.get(spot, ""))


_DOWN = {
    What.CARGO: (QT_TRANSLATE_NOOP("tile", "Put one down"), QT_TRANSLATE_NOOP("tile", "Put {count} down")),
    What.FOLLOWERS: (QT_TRANSLATE_NOOP("tile", "One stays here"), QT_TRANSLATE_NOOP("tile", "{count} stay here")),
    What.PASSENGER: (QT_TRANSLATE_NOOP("tile", "Set it down"), ""),
}
_DOWN_AT = {
    What.CARGO: (
        QT_TRANSLATE_NOOP("tile", "Put one down: {name}"),
        QT_TRANSLATE_NOOP("tile", "Put {count} down: {name}"),
    ),
    What.FOLLOWERS: (
        QT_TRANSLATE_NOOP("tile", "One stays here: {name}"),
        QT_TRANSLATE_NOOP("tile", "{count} stay here: {name}"),
    ),
    What.PASSENGER: (QT_TRANSLATE_NOOP("tile", "Set it down: {name}"), ""),
}
"""The texts for putting things down, one and several: at the only place, and at one of several."""


# Transporters and buildings


def _transporter(deeds: TileActions, item: TileItem) -> Iterator[TileOption]:
    state, number = deeds.state, item.number
    legal = deeds.legal(number)
    if state.loads[number]:
        downs = {one.good: one for one in reversed(legal) if isinstance(one, Transfer) and _is_down(one, number)}
        first = next(good for good in range(NGOODS) if state.amount(~number, good))
        refused = deeds.attempt(Transfer(deeds.player, first, ~number, item.spot))
        deed = TileAction(as_many(state, downs.values())) if downs else refused
        yield TileOption(translate("tile", "Put everything down"), deed)
    for ground in state.grounds_of(state.tile_of(number)):
        if count := state.amount(ground, GEESE):
            yield from _following(deeds, TileItem(What.GOODS, ground, GEESE, count), number)
    for action in legal:
        if isinstance(action, TakeAboard) and number in (action.carrier, action.passenger):
            yield TileOption(action_text(state, action), TileAction((action,)))


def _building(deeds: TileActions, item: TileItem) -> Iterator[TileOption]:
    runs = [one for one in deeds.legal(deeds.transporter) if isinstance(one, Produce | Make)]
    upgrades = [one for one in deeds.legal() if isinstance(one, Upgrade)]  # by whoever is there
    if not runs and not upgrades:
        yield TileOption(translate("tile", "Let it run"), deeds.click(item))
    for text, run in zip(distinct_texts(deeds.state, runs), runs, strict=True):
        yield TileOption(text, TileAction((run,)))
    for upgrade in upgrades:
        yield TileOption(action_text(deeds.state, upgrade), TileAction((upgrade,)))
