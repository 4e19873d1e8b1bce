"""Targets, the effects of a click on the board: points of the map with their signs, and which one is meant."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field
from enum import Enum, auto

from rbdesigner.engine.core.actions import Action
from rbdesigner.hexes import Orientation
from rbdesigner.play.placement.piece_layout import PieceLook
from rbdesigner.play.placement.spots import Point, SpotArea
from rbdesigner.scenario.model import Scenario


class Shape(Enum):
    """The look of the sign of a target, or no sign.

    A number stands on a disc, a ring is a home or a place where something can be planned, a picture on a plate is a
    building, a bar is anything else that is built; there is one for what is planned, too.
    """

    NUMBER = auto()
    HOME = auto()
    BUILDING = auto()
    ROAD = auto()
    BRIDGE = auto()
    WALL = auto()
    SITE = auto()
    PLAN = auto()
    NONE = auto()


PLAN_RADIUS, PLAN_PIXELS = 0.21, 12.0
"""Half the width of the picture of something planned, in tile radii, and at least in logical pixels."""
RADIUS = {
    Shape.NUMBER: 0.18,
    Shape.HOME: 0.5,
    Shape.BUILDING: 0.19,
    Shape.ROAD: 0.07,
    Shape.BRIDGE: 0.09,
    Shape.WALL: 0.06,
    Shape.SITE: 0.07,
    Shape.PLAN: PLAN_RADIUS,
    Shape.NONE: 0.0,
}
"""Half the width of a sign, in tile radii."""
LEAST_PIXELS = {
    Shape.NUMBER: 9.0,
    Shape.HOME: 11.0,
    Shape.BUILDING: 11.0,
    Shape.ROAD: 3.0,
    Shape.BRIDGE: 4.0,
    Shape.WALL: 3.0,
    Shape.SITE: 4.0,
    Shape.PLAN: PLAN_PIXELS,
    Shape.NONE: 0.0,
}
"""So much of it there is at least, in logical pixels, however small the map is shown."""
MOST_PIXELS, SHARE_BEYOND = {Shape.NUMBER: 14.0, Shape.BUILDING: 20.0}, 0.09
"""A number or plate is no larger than so many logical pixels or, on maps that are shown very large, such a part of a
tile radius."""
HALF_LENGTH = {Shape.ROAD: 0.1, Shape.BRIDGE: 0.08, Shape.WALL: 0.36}
"""How far a bar reaches from its middle to the middles of its round ends, in tile radii, where there is room."""


@dataclass(frozen=True, slots=True)
class Variant:
    """One of several things that a target stands for: its look, its words, and what it does."""

    look: PieceLook
    text: str
    actions: tuple[Action, ...]


@dataclass(frozen=True, slots=True)
class Target:
    """A point of the map, on a tile, where a click does these actions as one stroke.

    ``note`` says what that is and costs, ``reason`` why it cannot be done, in the engine's words. ``ground`` is the
    part of its tile that is meant, and ``aims`` are the middles of its regions if the sign stands aside; ``ghost`` is
    what is then there. ``look`` is the picture on its plate; ``variants`` are what a click lets one choose from.
    ``ends`` says that nothing can follow it this turn. ``otherwise`` is what a click with Shift does, ``does`` what it
    does in place of actions. ``angle`` is how far a bar is turned, in degrees; ``room`` is how far its sign may reach
    from its middle. Lengths are in tile radii.
    """

    shape: Shape
    at: Point
    tile: int
    actions: tuple[Action, ...]
    note: str
    reason: str = ""
    text: str = ""
    angle: float = 0.0
    room: float = 1.0
    ends: bool = False
    ground: SpotArea | None = None
    aims: tuple[Point, ...] = ()
    ghost: Scenario | None = None
    look: PieceLook | None = None
    variants: tuple[Variant, ...] = ()
    otherwise: Target | None = None
    does: Callable[[], object] | None = field(default=None, compare=False)

    @property
    def description(self) -> str:
        """The note and the reason."""
        return "\n".join(filter(None, (self.note, self.reason)))

    @property
    def is_possible(self) -> bool:
        """Whether a click does anything there, with Shift or without."""
        return not self.reason or (self.otherwise is not None and self.otherwise.is_possible)

    @property
    def is_route(self) -> bool:
        """Whether a transporter goes there."""
        return self.shape is Shape.NUMBER

    @property
    def is_bar(self) -> bool:
        """Whether its sign is a bar across a border or a river, or along an edge."""
        return self.shape in HALF_LENGTH

    @property
    def is_wide(self) -> bool:
        """Whether all of its ground means it; what is built is meant by its sign alone."""
        return not self.is_bar and self.shape is not Shape.BUILDING

    @property
    def middle(self) -> Point:
        """The middle of what is meant."""
        return self.aims[0] if self.aims else self.at

    def radius(self, scale: float) -> float:
        """Half the width of its sign where a tile radius has so many logical pixels."""
        radius = max(min(RADIUS[self.shape], self.room), LEAST_PIXELS[self.shape] / scale)
        most = MOST_PIXELS.get(self.shape)
        return radius if most is None else min(radius, max(most / scale, SHARE_BEYOND))

    @property
    def half_length(self) -> float:
        """Measure a bar from its middle to the middles of its round ends; other signs have 0."""
        return max(0.0, min(HALF_LENGTH.get(self.shape, 0.0), self.room - RADIUS[self.shape]))

    def away(self, point: Point) -> float:
        """How far a point is from the middle line of the sign."""
        x, y = point[0] - self.at[0], point[1] - self.at[1]
        half, turn = self.half_length, math.radians(self.angle)
        along = x * math.cos(turn) + y * math.sin(turn)
        along -= min(max(along, -half), half)
        return math.hypot(along, y * math.cos(turn) - x * math.sin(turn))


def target_under(targets: Iterable[Target], point: Point, scale: float) -> Target | None:
    """The target whose sign is under a point, the nearest if there are several."""
    signs = [target for target in targets if target.shape is not Shape.NONE]
    return _nearest([target for target in signs if target.away(point) <= target.radius(scale)], point)


def target_meant(targets: Sequence[Target], tile: int, point: Point, orientation: Orientation) -> Target | None:
    """Find the target on whose ground a point lies, else the nearest that is meant by all of its tile."""
    within = [target for target in targets if target.is_wide and target.tile == tile]
    on_ground = [each for each in within if each.ground is not None and each.ground.contains(point, orientation)]
    return min(on_ground or within, key=lambda target: _distance(target, point), default=None)


def _distance(target: Target, point: Point) -> float:
    """How far a point is from what is meant."""
    return min((math.dist(aim, point) for aim in target.aims), default=target.away(point))


def _nearest(targets: Sequence[Target], point: Point) -> Target | None:
    return min(targets, key=lambda target: target.away(point), default=None)


def target_beside(targets: Iterable[Target], start: Point, step: Point) -> Target | None:
    """Find the target next to a point in the direction of a step, for the arrow keys; None if there is none."""

    def effort(target: Target) -> float:
        x, y = target.middle[0] - start[0], target.middle[1] - start[1]
        along, across = x * step[0] + y * step[1], abs(x * step[1] - y * step[0])
        return along + 2 * across if along > 1e-3 and across <= 1.8 * along else math.inf

    found = min(targets, key=effort, default=None)
    return found if found is not None and math.isfinite(effort(found)) else None


def target_with_shift(target: Target | None, shift: bool) -> Target | None:
    """A variant of a target: with or without Shift."""
    return (target.otherwise or target) if target is not None and shift else target


def target_text(target: Target) -> str:
    """The text for a target, with the effect of Shift."""
    return target.description if target.otherwise is None else f"{target.description}\n{target.otherwise.description}"
