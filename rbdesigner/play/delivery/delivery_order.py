"""Finds the last delivery of a transporter: the errand that can be run again."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from rbdesigner.engine.core.actions import Action, Lead, LetGo, Step, Transfer
from rbdesigner.engine.core.codes import GEESE, NONE
from rbdesigner.engine.core.state import GameState
from rbdesigner.engine.mechanics.reach import own_regions
from rbdesigner.play.delivery.delivery import Consignment, DeliveryAnswer
from rbdesigner.play.delivery.dispatcher import Dispatcher


@dataclass(frozen=True, slots=True)
class DeliveryOrder:
    """Goods that a transporter took from a holder to another."""

    transporter: int
    consignment: Consignment
    target: int


def last_delivery_order(state: GameState, log: Sequence[Action], transporter: int) -> DeliveryOrder | None:
    """Find the last errand of a transporter in the log; None if it has not yet brought anything anywhere.

    Goods that it has taken along and still holds, or that were used where it went, count as brought there.
    """
    for number in reversed(range(len(log))):
        taken = _taken(log[number], transporter)
        target = _brought(state, log[number:], transporter) if taken is not None else NONE
        if taken is not None and target != NONE:
            good, source = taken
            many = number > 0 and _taken(log[number - 1], transporter) == taken
            leads = isinstance(log[number], Lead) if good == GEESE else None
            return DeliveryOrder(transporter, Consignment(good, _root(state, source), many, leads), target)
    return None


def again(state: GameState, player: int, delivery_order: DeliveryOrder) -> DeliveryAnswer:
    """How a transporter runs its errand once more, or why it cannot."""
    return Dispatcher(state, player, delivery_order.consignment, only=delivery_order.transporter).answer(
        delivery_order.target
    )


def _root(state: GameState, holder: int) -> int:
    """The holder by which goods are found where bridges have joined regions since."""
    return state.root[holder] if holder >= 0 else holder


def _taken(action: Action, transporter: int) -> tuple[int, int] | None:
    """The good that a transporter takes up by an action, and its source, or None."""
    if isinstance(action, Transfer) and action.target == ~transporter:
        return action.good, action.source
    if isinstance(action, Lead) and action.transporter == transporter:
        return GEESE, action.spot
    return None


def _brought(state: GameState, log: Sequence[Action], transporter: int) -> int:
    """The target of what a transporter took up at the beginning of the log, or NONE."""
    good, source = _taken(log[0], transporter) or (NONE, NONE)
    stop, source = NONE, _root(state, source)
    for action in log[1:]:
        if isinstance(action, Step) and action.transporter == transporter:
            stop = action.to
        elif isinstance(action, Transfer) and (action.good, action.source) == (good, ~transporter):
            target = _root(state, action.target)
            return target if target != source else NONE
        elif isinstance(action, LetGo) and good == GEESE and action.transporter == transporter:
            return _root(state, action.spot) if action.spot != source else NONE
        elif _taken(action, transporter) is not None and stop != NONE:
            break
    grounds = own_regions(state, _root(state, stop)) if stop != NONE else ()
    return grounds[0] if grounds and grounds[0] != source else NONE
