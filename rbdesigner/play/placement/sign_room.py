"""Where on its ground the sign of a spot hides no picture."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator, Sequence
from functools import lru_cache
from typing import NamedTuple

from rbdesigner.engine.core.topology import DOCK, RIVER, SEA
from rbdesigner.geometry import along, half_edge_middle, region_names, true_point
from rbdesigner.hexes import Hex, Orientation, corner, neighbours, position
from rbdesigner.play.placement.banks import dry_land
from rbdesigner.play.placement.piece_layout import PieceLook, layout
from rbdesigner.play.placement.spots import Point, SpotArea, courses_of
from rbdesigner.scenario.model import Scenario
from rbdesigner.scenario.pieces import Bridge, Home, Piece
from rbdesigner.tiles import Rivers, Tile

NEEDED = 0.19
"""Half the width of what a sign needs, in tile radii."""
APART = 2 * NEEDED
"""How far the middles of two signs keep from each other, in tile radii."""
_OUT = ((0.84, 1), (0.9, 1), (0.86, 4), (0.92, 4), (0.98, 4))
"""How far out signs stand, in parts of the way to the rim, and at how many points of each edge; the best first."""
_ALONG = (0.5, 0.2, 0.8, 0.35, 0.65, 0.1, 0.9)
"""Where along a river a sign stands, from one end to the other; the best first."""
_AT_SHORE = (
    *((out, aside) for aside in (0.0, 0.1, -0.1) for out in (0.86, 0.93, 1.0, 1.08)),
    *((out, aside) for out in (0.75, 1.2, 1.3, 1.4, 1.5) for aside in (0.0, 0.1, -0.1)),
)
"""Where at its half-edge the sign of a dock stands: how far out, and how far aside, in parts of the edge."""
_ASHORE = 0.02
"""How far from the end of the land signs stand that find no room along the rim, in tile radii."""
_DIAGONAL = math.sqrt(0.5)
_REACH = 1.1
"""The distance from the middle of a tile, in its radii, beyond which none of its signs reaches."""

Sides = tuple[float, float, float, float]
"""Left, top, right, bottom, in tile radii."""


class Octagon(NamedTuple):
    """The area of a picture: the sides of a square, and those of a square that is turned by 45 degrees."""

    straight: Sides
    turned: Sides

    def gap(self, point: Point) -> float:
        """How far a point is outside; negative within."""
        x, y = point
        (left, top, right, bottom), (low, high, far, deep) = self
        along, across = _DIAGONAL * (x - y), _DIAGONAL * (x + y)
        return max(left - x, x - right, top - y, y - bottom, low - along, along - far, high - across, across - deep)

    def grown(self, size: float) -> Octagon:
        """The same picture in another size."""
        return Octagon(_scaled(self.straight, size), _scaled(self.turned, size))

    def moved(self, dx: float, dy: float) -> Octagon:
        """The same picture elsewhere."""
        return Octagon(_moved(self.straight, dx, dy), _moved(self.turned, *_turned(dx, dy)))


PictureBounds = Callable[[PieceLook], Octagon]
"""Tells the area of the picture of a piece, half of whose width is 1."""


def _scaled(sides: Sides, size: float) -> Sides:
    left, top, right, bottom = sides
    return size * left, size * top, size * right, size * bottom


def _moved(sides: Sides, dx: float, dy: float) -> Sides:
    left, top, right, bottom = sides
    return left + dx, top + dy, right + dx, bottom + dy


def _turned(x: float, y: float) -> Point:
    return _DIAGONAL * (x - y), _DIAGONAL * (x + y)


def sign_points(
    shown: Scenario, grounds: Sequence[SpotArea], bounds: PictureBounds, others: Sequence[Point] = ()
) -> Iterator[Point]:
    """Find where the signs of these grounds stand on the map.

    They keep clear of all pictures, of one another and of other signs, as far as possible. ``bounds`` tells how large
    pictures are.
    """
    taken = list(others)
    orientation = shown.orientation
    for ground in grounds:
        filled = pictures_near(shown, ground.place, bounds)
        at = _apart(_on_map(ground, _free(ground[1:], filled, orientation), orientation), taken)
        if any(math.dist(at, other) < APART for other in taken):
            at = _apart(_on_map(ground, _free(ground[1:], filled, orientation, thoroughly=True), orientation), taken)
        taken.append(at)
        yield at


def _on_map(ground: SpotArea, points: Sequence[Point], orientation: Orientation) -> list[Point]:
    x, y = position(ground.place, orientation)
    return [(x + dx, y + dy) for dx, dy in points]


def pictures_near(shown: Scenario, place: Hex, bounds: PictureBounds) -> tuple[Octagon, ...]:
    """The areas of a tile's pictures, and of neighbours' that its signs may reach."""
    found = _filled(shown.tiles[place], shown.homes.get(place), shown.pieces.get(place, ()), shown.orientation, bounds)
    for near in neighbours(place):
        pieces, home = shown.pieces.get(near, ()), shown.homes.get(near)
        if pieces or home:
            step = near[0] - place[0], near[1] - place[1]
            found += _filled_near(shown.tiles[near], home, pieces, shown.orientation, step, bounds)
    return found


@lru_cache(maxsize=2048, typed=True)  # pieces that keep their places equal the same pieces as they fall
def _filled_near(
    tile: Tile,
    home: Home | None,
    pieces: tuple[Piece, ...],
    orientation: Orientation,
    step: tuple[int, int],
    bounds: PictureBounds,
) -> tuple[Octagon, ...]:
    """List the areas of a neighbour's pictures that signs may reach.

    They are seen from the middle of the tile that is this step away.
    """
    x, y = position(Hex(*step), orientation)
    moved = (picture.moved(x, y) for picture in _filled(tile, home, pieces, orientation, bounds))
    return tuple(picture for picture in moved if picture.gap((0.0, 0.0)) < _REACH)


def _apart(points: Sequence[Point], taken: Sequence[Point]) -> Point:
    """The first point not too near to others, else the farthest from them."""
    reach = APART + max(math.dist(point, points[0]) for point in points)
    near = [other for other in taken if math.dist(other, points[0]) < reach]

    def distance(point: Point) -> float:
        return min((math.dist(point, other) for other in near), default=math.inf)

    return next((point for point in points if distance(point) >= APART), None) or max(points, key=distance)


@lru_cache(maxsize=2048)
def _free(
    spot: tuple[Rivers, int, tuple[int, ...]],
    filled: tuple[Octagon, ...],
    orientation: Orientation,
    thoroughly: bool = False,
) -> tuple[Point, ...]:
    """Find points for the sign of a spot, the best first, seen from the tile's middle.

    It finds only the best unless it looks ``thoroughly``.
    """
    found: list[Point] = []
    widest, roomiest = -math.inf, (0.0, 0.0)
    for points in _choices(*spot, orientation):
        for point in points:
            room = min((octagon.gap(point) for octagon in filled), default=math.inf)
            if room >= NEEDED:
                found.append(point)
            elif room > widest:
                widest, roomiest = room, point
        if found and not thoroughly:
            break
    return tuple(found) or (roomiest,)


def _choices(rivers: Rivers, kind: int, numbers: tuple[int, ...], orientation: Orientation) -> Iterator[list[Point]]:
    """Yield points of a spot where a sign may stand, the later ones for pictures that leave no room at the earlier."""
    if kind == RIVER:
        (course,) = courses_of(rivers, numbers[0])
        yield [true_point(along(curve, part)[0], orientation) for part in _ALONG for curve in course]
    elif kind == DOCK:
        (half_edge,) = numbers
        x, y = true_point(half_edge_middle(half_edge), orientation)
        (x0, y0), (x1, y1) = corner(half_edge // 2, orientation), corner(half_edge // 2 + 1, orientation)
        for out, aside in _AT_SHORE:
            yield [(out * x + aside * (x1 - x0), out * y + aside * (y1 - y0))]
    else:
        if kind == SEA:
            yield [(0.0, 0.0)]
        names = region_names(rivers) if kind != SEA else numbers * 12
        for out, points in _OUT:
            yield list(_round(names, numbers, out, points, orientation))
        if rivers and kind != SEA:
            yield [at for at, room, name in dry_land(rivers, orientation) if name in numbers and room > _ASHORE]


def _round(
    names: Sequence[int], numbers: tuple[int, ...], out: float, points: int, orientation: Orientation
) -> Iterator[Point]:
    """Points of regions along the rim of its tile, the topmost first."""
    found = []
    for edge in range(6):
        (x0, y0), (x1, y1) = corner(edge, orientation), corner(edge + 1, orientation)
        for k in range(points):
            part = k / points
            half_edges = (2 * edge - 1, 2 * edge) if not k else (2 * edge, 2 * edge + 1) if 2 * k == points else None
            touched = {names[each % 12] for each in half_edges or (2 * edge + (2 * k > points),)}
            if len(touched) == 1 and touched <= set(numbers):  # between two regions there is a river
                found.append((out * (x0 + (x1 - x0) * part), out * (y0 + (y1 - y0) * part)))
    yield from sorted(found, key=lambda point: (round(point[1], 3), -point[0]))


@lru_cache(maxsize=1024, typed=True)
def _filled(
    tile: Tile, home: Home | None, pieces: tuple[Piece, ...], orientation: Orientation, bounds: PictureBounds
) -> tuple[Octagon, ...]:
    """The areas of a tile's pictures, seen from its middle."""
    return tuple(
        bounds(placed.look).grown(placed.size).moved(*placed.centre)
        for placed in layout(tile, home, pieces, orientation)
        if placed.look.what is not Bridge
    )


_CLEAR = 0.015
"""How far a bar keeps from pictures, in tile radii."""
_NEAR = 0.9
"""The distance from the best place of a bar beyond which it never reaches a picture."""
_PACE = 0.1
"""The distance of the points at which the room of a bar is measured."""


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
