"""The shape of a generated map: places in one compact piece, symmetric where that is wished."""

from __future__ import annotations

import math
import random
from collections.abc import Collection, Iterable, Iterator, Sequence

from rbdesigner.hexes import EDGES, ORIGIN, Hex, Orientation, neighbours, position
from rbdesigner.scenario.images import of_places
from rbdesigner.symmetry import SYMMETRY_GROUPS, Centre, MapSymmetry, Motion, Symmetry

RAGGED = 0.9
"""How much further out, in tile radii, one place of the rim may lie than another."""
SIXTHS = 6


def symmetry_for(group: Symmetry, tiles: int, chance: random.Random) -> MapSymmetry:
    """A group about a centre about which as many tiles as wanted, or nearly, can lie."""
    if group is Symmetry.NONE:
        return MapSymmetry()
    centres = [
        Centre.of_hex(ORIGIN),
        *(Centre.of_edge(ORIGIN, edge) for edge in (0, 1, 2)),
        Centre.of_corner(ORIGIN, 0),
    ]
    possible = [each for each in (MapSymmetry(group, centre) for centre in centres) if each.is_possible]
    chance.shuffle(possible)
    return min(possible, key=lambda each: _missed(each, tiles))


def _missed(symmetry: MapSymmetry, tiles: int) -> int:
    """How many tiles too few or too many a shape has where no tile lies on an axis."""
    if any(turn.mirrored for turn in SYMMETRY_GROUPS[symmetry.group]):
        return 0
    motions = symmetry.motions
    in_the_middle = len(motions) > 1 and any(motion.hex(ORIGIN) == ORIGIN for motion in motions[1:])
    return abs((tiles - in_the_middle) % len(motions))


def compact_shape(motions: Sequence[Motion], tiles: int, chance: random.Random) -> list[Hex]:
    """Places about the centre of the motions, at most so many, none left out inside."""
    middle = _middle(motions)
    return list(_grown(of_places(motions, [_start(motions)]), (), tiles, middle, motions, chance))


def shape_around(kept: Collection[Hex], needed: Iterable[Hex], tiles: int, chance: random.Random) -> list[Hex]:
    """Choose places around those kept, until there are so many together: first the needed ones, and all gaps."""
    points = [position(place, Orientation.FLAT) for place in kept] or [(0.0, 0.0)]
    middle = sum(x for x, _ in points) / len(points), sum(y for _, y in points) / len(points)
    first = sorted({*needed, *_gaps(kept)})
    if not (kept or first):
        first = [ORIGIN]
    more = max(0, tiles - len(kept))
    return list(_grown(first, kept, max(more, len(first)), middle, (Motion(),), chance))


def shape_symmetry(places: Collection[Hex], group: Symmetry) -> MapSymmetry:
    """Find a group about the middle of a shape that maps it to itself; none where there is no such group."""
    if group is Symmetry.NONE or not places:
        return MapSymmetry()
    number = len(places)
    q6, r6 = (round(SIXTHS * sum(place[axis] for place in places) / number) for axis in (0, 1))
    symmetry = MapSymmetry(group, Centre(q6, r6))
    if symmetry.is_possible and all(motion.hex(place) in places for motion in symmetry.motions for place in places):
        return symmetry
    return MapSymmetry()


def _middle(motions: Sequence[Motion]) -> tuple[float, float]:
    """Find a point that stays where it is, or lies on the axis: the middle of all images of the origin."""
    points = [position(motion.hex(ORIGIN), Orientation.FLAT) for motion in motions]
    return sum(x for x, _ in points) / len(points), sum(y for _, y in points) / len(points)


def _start(motions: Sequence[Motion]) -> Hex:
    """A place from which all its images hang together."""
    near = [ORIGIN, *neighbours(ORIGIN)]
    middle = _middle(motions)
    return min(near, key=lambda place: (round(_away(place, middle), 6), place))


def _away(place: Hex, middle: tuple[float, float]) -> float:
    x, y = position(place, Orientation.FLAT)
    return math.hypot(x - middle[0], y - middle[1])


def _grown(
    first: Iterable[Hex],
    kept: Collection[Hex],
    most: int,
    middle: tuple[float, float],
    motions: Sequence[Motion],
    chance: random.Random,
) -> Iterator[Hex]:
    """Yield the first places, then further ones nearest to the middle or nearly so, at most so many."""
    laid = {**dict.fromkeys(kept), **dict.fromkeys(first)}
    number = len(laid) - len(kept)
    yield from (place for place in laid if place not in kept)
    far: dict[Hex, float] = {}
    while number < most:
        for beside in [beside for place in laid for beside in neighbours(place) if beside not in laid]:
            if beside not in far:
                key = _away(beside, middle) + RAGGED * chance.random()
                far.update(dict.fromkeys(of_places(motions, [beside]), key))
        room = most - number
        rim = [place for place in far if len(of_places(motions, [place])) <= room]
        if not rim:
            return
        orbit = of_places(motions, [min(rim, key=lambda place: (far[place], place))])
        for place in orbit:
            far.pop(place, None)
        laid.update(dict.fromkeys(orbit))
        number += len(orbit)
        yield from orbit


def _gaps(kept: Collection[Hex]) -> Iterator[Hex]:
    """The empty places that tiles enclose on at least five sides."""
    beside = dict.fromkeys(around for place in kept for around in neighbours(place) if around not in kept)
    yield from (place for place in beside if sum(each in kept for each in neighbours(place)) >= len(EDGES) - 1)
