"""Goods to be brought somewhere, and how that is done."""

from __future__ import annotations

from dataclasses import dataclass

from rbdesigner.engine.core.actions import Action
from rbdesigner.engine.core.codes import NONE


@dataclass(frozen=True, slots=True)
class Consignment:
    """Goods of a kind with one holder that are to be brought elsewhere: one of them, or as ``many`` as fit.

    Geese are led where that is possible. ``leads`` demands that they are led or, if it is False, carried.
    """

    good: int
    source: int
    many: bool = False
    leads: bool | None = None


@dataclass(frozen=True, slots=True)
class Delivery:
    """A way to bring goods to a holder: actions that are legal one after the other.

    ``transporter`` brings them, NONE where they pass by themselves, over a ferry. ``count`` arrive. ``points`` of
    movement are used of ``points_before``, and ``left`` stay, which are fewer where a step off the roads ended the
    movement. ``put_down`` are goods of other kinds, one each, that make room and are put down at ``down_at``. ``leads``
    says that geese are led, not carried.
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
    """A distance that is too far for this turn.

    The transporter that lacks least would need this many points; ``in_leaps`` says that some steps take all the points
    of a turn.
    """

    transporter: int
    needed: int
    left: int
    in_leaps: bool = False


@dataclass(frozen=True, slots=True)
class DeliveryAnswer:
    """The best delivery, with equally good ones that have other consequences, or the reason why there is none.

    ``reason`` is the engine's sentence; ``tile`` is where it holds, if not here and now but once somebody has come
    there. With a ``shortfall``, the distance is all that is in the way.
    """

    deliveries: tuple[Delivery, ...] = ()
    reason: str = ""
    tile: int = NONE
    shortfall: Shortfall | None = None
