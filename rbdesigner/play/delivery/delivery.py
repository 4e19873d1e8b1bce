"""Goods to be brought somewhere, and how that is done."""

from __future__ import annotations

from dataclasses import dataclass

from rbdesigner.engine.core.actions import Action
from rbdesigner.engine.core.codes import NONE


@dataclass(frozen=True, slots=True)
class Consignment:
    """Goods of a kind with one holder that are to be brought elsewhere.

    One of them, or as ``many`` as fit.

    Geese are led where that is possible. ``leads``: they are led or, if it is False, carried, and nothing else will do.
    """

    good: int
    source: int
    many: bool = False
    leads: bool | None = None


@dataclass(frozen=True, slots=True)
class Delivery:
    """How goods get to a holder.

    The actions, all of them legal one after the other.

    ``transporter``: who brings them, NONE where they pass by themselves, over a ferry. ``count``: how many arrive;
    ``points``: of movement that it takes, of ``points_before``; ``left``: the points left then, which are fewer where a
    step off the roads ended the movement. ``put_down``: goods of other kinds, one each, that make room and are put down
    at ``down_at``. ``leads``: they are led, not carried.
    """

    target: int
    actions: tuple[Action, ...]
    count: int
    transporter: int = NONE
    points: int = 0
    points_before: int = 0
    left: int = 0
    put_down: tuple[int, ...] = ()
    down_at: int = NONE
    leads: bool = False


@dataclass(frozen=True, slots=True)
class Shortfall:
    """It is too far for this turn.

    So many points of movement would be ``needed`` by the transporter that lacks least.

    ``in_leaps``: some of the steps take all the points of a turn.
    """

    transporter: int
    needed: int
    left: int
    in_leaps: bool = False


@dataclass(frozen=True, slots=True)
class DeliveryAnswer:
    """The best delivery, with those that are as good and yet have other consequences.

    Or the reason why there is none.

    ``reason`` is the engine's sentence, ``tile`` where it holds, if not here and now but once somebody has come there;
    ``shortfall``: all that is in the way is that it is too far.
    """

    deliveries: tuple[Delivery, ...] = ()
    reason: str = ""
    tile: int = NONE
    shortfall: Shortfall | None = None
