"""Finds where a bar, such as the sign of a road, bridge or wall, stands without covering a picture."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import NamedTuple

from rbdesigner.hexes import Hex, position
from rbdesigner.play.placement.sign_room import Octagon, PictureBounds, pictures_near
from rbdesigner.play.placement.spots import Point
from rbdesigner.scenario.model import Scenario

_CLEAR = 0.015
"""How far a bar keeps from pictures, in tile radii."""
_NEAR = 0.9
"""Pictures farther than that from where a bar would best be are never reached."""
_PACE = 0.1
"""At points no farther apart than that the room of a bar is measured."""


class Bar(NamedTuple):
    """The middle of a bar, and how far the middles of its ends are, in tile radii."""

    at: Point
    half: float


def clear_bar(
    shown: Scenario,
    place: Hex,
    choices: tuple[Bar, ...],
    angle: float,
    radius: float,
    taken: Sequence[Point],
    bounds: PictureBounds,
) -> Bar:
    """Find the first bar about the middle of a place that covers no picture.

    It stays on the map, and off other signs as far as possible. ``angle`` is its turn in degrees, ``radius`` half its
    width; ``bounds`` tells how large pictures are.
    """
    x, y = position(place, shown.orientation)
    filled = pictures_near(shown, place, bounds)
    others = [(at[0] - x, at[1] - y) for at in taken]

    def is_apart(bar: Bar) -> bool:
        return all(math.dist(bar.at, other) >= bar.half + 2 * radius for other in others)

    best = _best(filled, choices, angle, radius)
    if not is_apart(best):
        best = _best(filled, tuple(filter(is_apart, choices)) or choices, angle, radius)
    return Bar((x + best.at[0], y + best.at[1]), best.half)


@lru_cache(maxsize=2048)
def _best(filled: tuple[Octagon, ...], choices: tuple[Bar, ...], angle: float, radius: float) -> Bar:
    """The first bar that covers no picture; if there is none the one with most room."""
    near = [octagon for octagon in filled if octagon.gap(choices[0].at) < _NEAR]

    needed = radius + _CLEAR

    def covers(bar: Bar, octagon: Octagon) -> bool:
        gap = octagon.gap(bar.at)
        if needed <= gap < needed + bar.half:  # else the middle tells of the whole bar
            gap = min(octagon.gap(at) for at in _points(bar, angle))
        return gap < needed

    def is_clear(bar: Bar) -> bool:
        return not any(covers(bar, octagon) for octagon in near)

    def room(bar: Bar) -> float:
        return min(octagon.gap(at) for at in _points(bar, angle) for octagon in near)

    found = next(filter(is_clear, choices), None)
    return found if found is not None else max(choices, key=room)


def _points(bar: Bar, angle: float) -> Iterator[Point]:
    (x, y), turn, paces = bar.at, math.radians(angle), math.ceil(bar.half / _PACE - 1e-6)
    for step in range(-paces, paces + 1):
        along = bar.half * step / paces
        yield x + along * math.cos(turn), y + along * math.sin(turn)
