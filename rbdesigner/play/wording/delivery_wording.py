"""Sentences about deliveries, in the language of the window."""

from __future__ import annotations

from collections import Counter

from rbdesigner.engine.core.codes import IS_BOAT, NONE
from rbdesigner.engine.core.state import GameState
from rbdesigner.engine.mechanics.supply import tile_of_holder
from rbdesigner.messages import things
from rbdesigner.messages.phrases import Phrase, capitalised, game_text
from rbdesigner.messages.thing_wording import points_text, tile_text, transporter_text
from rbdesigner.messages.translation import translate
from rbdesigner.play.delivery.delivery import Consignment, Delivery, DeliveryAnswer, Shortfall
from rbdesigner.translatable import QT_TRANSLATE_NOOP


def delivery_text(state: GameState, consignment: Consignment, delivery: Delivery) -> str:
    """Say who takes what to where, and at what cost: ``Donkey 2 takes 2 boards to (1, −1): 3 of 4 points``."""
    goods, mover = things.count(consignment.good, delivery.count), delivery.transporter
    if mover == NONE:
        source = QT_TRANSLATE_NOOP("delivery", "{goods} cross to {target}")
        return capitalised(game_text(source, context="delivery", goods=goods, target=_aim(state, delivery.target)))
    summary = game_text(
        _action_text(state, consignment, delivery),
        context="delivery",
        name=things.transporter(state, mover),
        goods=goods,
        source=_aim(state, consignment.source),
        target=_aim(state, delivery.target),
        others=things.goods_row(sorted(Counter(delivery.put_down).items())),
        holder=things.holder(state, delivery.down_at) if delivery.put_down else "",
    )
    return capitalised(with_cost(summary, delivery.points, delivery.points_before, delivery.left))


def with_cost(action: str, used: int, points_before: int, left: int) -> str:
    """Word a delivery with its points of movement out of so many, if any are used.

    It says, too, if it ends the movement though not all are used.
    """
    if not used:
        return action
    text = translate("delivery", "{action}: {used} of {points}")
    if not left and used < points_before:
        text = translate("delivery", "{action}: {used} of {points}, and no farther this turn")
    return text.format(action=action, used=used, points=points_text(points_before))


def delivery_reason(state: GameState, answer: DeliveryAnswer) -> str:
    """Say why nobody can do it, and where that holds, if somebody would have to go there first."""
    if answer.shortfall is not None:
        return _shortfall_text(state, answer.shortfall)
    if answer.tile == NONE:
        return answer.reason
    text = translate("delivery", "Once at {place}: {reason}")
    return text.format(place=tile_text(state, answer.tile), reason=answer.reason)


def _shortfall_text(state: GameState, short: Shortfall) -> str:
    """The sentence that it is too far, for whom, and by how much."""
    text = translate("delivery", "Too far for this turn: {name} needs {points} and has {left} left.")
    if not short.left:
        text = translate("delivery", "Too far for this turn: {name} needs {points} and has none left.")
    if short.in_leaps:
        docking = translate("delivery", "Docking takes all the points of a turn.")
        off_road = translate("delivery", "A step off the roads takes all the points of a turn.")
        text = f"{text}\n{docking if IS_BOAT[state.kinds[short.transporter]] else off_road}"
    name, points = transporter_text(state, short.transporter), points_text(short.needed)
    return text.format(name=name, points=points, left=short.left)


def _action_text(state: GameState, consignment: Consignment, delivery: Delivery) -> str:
    """The source of the sentence about a delivery."""
    mover, source, target = delivery.transporter, consignment.source, delivery.target
    is_here = not delivery.points
    if target == ~mover:
        if delivery.leads:
            return QT_TRANSLATE_NOOP("delivery", "{name} lets {goods} follow")
        loads, fetches = (
            QT_TRANSLATE_NOOP("delivery", "{name} loads {goods}"),
            QT_TRANSLATE_NOOP("delivery", "{name} fetches {goods} from {source}"),
        )
        return loads if is_here else fetches
    if is_here and target < 0:
        return QT_TRANSLATE_NOOP("delivery", "{name} hands {goods} to {target}")
    if is_here and source == ~mover:
        return QT_TRANSLATE_NOOP("delivery", "{name} puts {goods} down")
    if delivery.leads:
        return QT_TRANSLATE_NOOP("delivery", "{name} leads {goods} to {target}")
    if delivery.put_down:
        return QT_TRANSLATE_NOOP("delivery", "{name} puts {others} down {holder:in} and takes {goods} to {target}")
    return QT_TRANSLATE_NOOP("delivery", "{name} takes {goods} to {target}")


def _aim(state: GameState, holder: int) -> Phrase:
    """A tile by its coordinates, a bank by its name, or a transporter."""
    if holder >= 0 and len(state.grounds_of(tile_of_holder(state, holder))) == 1:
        return things.named_tile(state.topology, tile_of_holder(state, holder))
    return things.holder(state, holder)
