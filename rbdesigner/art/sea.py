"""The sea: swell, and the bottom rising through shallows and surf to a beach along the edges where land lies."""

from __future__ import annotations

import math
import random
from collections.abc import Callable, Iterator, Sequence
from functools import lru_cache

from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QPainterPath, QPainterPathStroker, QTransform

from rbdesigner.art.ground import INNER, Plot, Thing, corners, scattered
from rbdesigner.art.palette import (
    FOAM,
    SAND,
    SHALLOWS,
    TERRAINS,
    WATER,
    WATER_BRIGHT,
    WATER_DEEP,
    lighter,
    mix,
    with_opacity,
)
from rbdesigner.art.river_growth import Sizes
from rbdesigner.art.rivers import estuary_width
from rbdesigner.art.sketch import Detail, Point, Sketch, polygon, smooth
from rbdesigner.geometry import CORNERS, RIVER_WIDTH, middle, true_point
from rbdesigner.hexes import EDGES, Orientation
from rbdesigner.tiles import Terrain


def sea(plot: Plot, dice: random.Random) -> Iterator[Thing]:
    """Swell out at sea; near a coast (``narrow``) it comes with that, which knows where there is room."""
    if plot.narrow:
        return
    sketch = Sketch()
    _lay_swell(sketch, plot.orientation, dice, ())
    yield Thing((), 0.0, sketch)


def _lay_swell(sketch: Sketch, orientation: Orientation, dice: random.Random, shores: Sequence[Point]) -> None:
    """A few long low lines, hardly lighter than the water, far from these shores."""
    lines = QPainterPath()
    for at in scattered(dice, orientation, 0.42, 0.16):
        chosen, half, high = dice.random() < 0.55, dice.uniform(0.11, 0.17), dice.uniform(0.01, 0.016)
        if chosen and all(math.dist(at, shore) > _CALM for shore in shores):
            lines.addPath(_swell(at, half, high))
    sketch.stroke(with_opacity(lighter(TERRAINS[Terrain.SEA].ground, 0.45), 0.32), 0.014, lines)


def _swell(at: Point, half: float, high: float) -> QPainterPath:
    """A long line that rises and falls, with a shorter one below."""
    x, y = at
    path = smooth([(x + half * (k / 3 - 1), y + high * (-1) ** k / 2) for k in range(7)])
    shift, below = half * 0.3, y + 0.055
    path.addPath(smooth([(x + shift + half * k / 3, below + high * (-1) ** k / 2) for k in range(-1, 3)]))
    return path


def _depth(share: float) -> QColor:
    """The colour of water, from the deep (0) to the shallows (1)."""
    return mix(TERRAINS[Terrain.SEA].ground, SHALLOWS, share)


_CALM = 0.8
"""No swell is painted nearer to the middle or the end of a coast."""
_WIDEST, _NARROWEST = 1.7, 0.26


def _bottom(strips: int) -> tuple[tuple[QColor, float], ...]:
    """So many strips from the deep to the shallows in even steps of colour, closer together at the shore."""
    lights = [(number + 0.5) / strips for number in range(strips)]
    return tuple(
        (_depth(0.8 * light), _NARROWEST + (_WIDEST - _NARROWEST) * (1 - light ** (2 / 3)) ** 1.2) for light in lights
    )


_BOTTOM = {Detail.COARSE: _bottom(10), Detail.NORMAL: _bottom(14), Detail.FINE: _bottom(24)}
"""The strips of water along a coast from far out to the shallows, each painted over the one before: colour and width
of both sides together. They are so many that nobody sees where one ends. None is wider than to the next corner, so all
that a tile needs to know is which tiles beside it are land."""
_BOTTOM_CLOSE = _bottom(48)
"""The strips close up, as on a map in true size: hardly a step of colour each."""
CLOSE = 150.0
"""The tile radius in dots from which on a tile is seen close up."""
_SHORE = ((FOAM, 0.22), (_depth(0.9), 0.185), (SAND, 0.13))
_BEACH = {Detail.COARSE: ((SAND, 0.15),), Detail.NORMAL: _SHORE, Detail.FINE: _SHORE}
"""The strips along the water's edge, painted over those of the bottom."""
_LARGE = 64.0
"""The tile radius at which the straight sides of a strip are true to half a pixel: the least of fine pictures."""


def paint_coast(
    sketch: Sketch,
    orientation: Orientation,
    coast: int,
    mouths: int,
    sizes: Sizes,
    detail: Detail,
    *,
    close_up: bool = False,
) -> None:
    """Paint the effects of land on the sea beside it.

    ``coast`` are the edges (bits) with land, ``mouths`` those with a river, ``sizes`` how large those are.
    """
    edges = [edge for edge in EDGES if coast >> edge & 1]
    for tint, width in _BOTTOM_CLOSE if close_up else _BOTTOM[detail]:
        for edge in edges:
            sketch.fill(tint, _slope(orientation, edge, width))
    for tint, width in _BEACH[detail]:
        if detail is Detail.FINE:
            lay_shore(sketch, tint, orientation, coast, width)
            continue
        for edge in edges:
            sketch.fill(tint, _strip(orientation, edge, width))
    paint_estuaries(sketch, orientation, mouths, sizes, detail)
    if detail is not Detail.COARSE:
        shores = [
            true_point(point, orientation)
            for edge in edges
            for point in (CORNERS[edge], middle(edge), CORNERS[(edge + 1) % 6])
        ]
        _lay_swell(sketch, orientation, random.Random(coast), shores)


def paint_estuaries(sketch: Sketch, orientation: Orientation, mouths: int, sizes: Sizes, detail: Detail) -> None:
    """Paint the rivers that flow in over these edges (bits), on a coast."""
    for edge in EDGES:
        if mouths >> edge & 1:
            sketch.extend(_estuary(orientation, edge, sizes[edge], detail).marks)


def lay_shore(sketch: Sketch, tint: QColor, orientation: Orientation, coast: int, width: float) -> None:
    """Paint a strip along the edges with land, so wide on both its sides together."""
    sketch.stroke(tint, width, _shorelines(orientation, coast))


@lru_cache(maxsize=64)
def _shorelines(orientation: Orientation, coast: int) -> QPainterPath:
    """The lines of all edges with land."""
    lines = QPainterPath()
    for edge in EDGES:
        if coast >> edge & 1:
            lines.addPath(_shoreline(orientation, edge))
    return lines


_SWINGS = ((0.0, 0.022, 0.004, 0.03, 0.012, 0.02, 0.0), (0.0, 0.01, 0.034, 0.016, 0.0, 0.018, 0.0))
"""How far the sea leaves the edges, at even steps along them; at the corners not at all, for there it goes on."""


def _shoreline(orientation: Orientation, edge: int) -> QPainterPath:
    """Draw the edge as the sea has worn it: a soft line that swings a little and meets the corners."""
    (x0, y0), (x1, y1) = corners(orientation)[edge], corners(orientation)[(edge + 1) % 6]
    swing = _SWINGS[edge % len(_SWINGS)]
    points = []
    for step, inward in enumerate(swing):
        t = step / (len(swing) - 1)
        x, y = x0 + (x1 - x0) * t, y0 + (y1 - y0) * t
        points.append((x * (1 - inward), y * (1 - inward)))
    return smooth(points)


_TURNS = 6
"""The straight pieces of the round end of a slope."""
_OUTSIDE = 0.1
"""How far a slope goes on outside its tile: beyond all that a tile may paint."""


@lru_cache(maxsize=1024)
def _slope(orientation: Orientation, edge: int, width: float) -> QPainterPath:
    """Outline the inner half of a wide strip along an edge, round at its ends.

    It is straight along the edge, for out there nobody sees how the shore swings.
    """
    (x0, y0), (x1, y1) = corners(orientation)[edge], corners(orientation)[(edge + 1) % 6]
    out_x, out_y = (x0 + x1) / 2 / INNER, (y0 + y1) / 2 / INNER
    far = width / 2

    def point(along: float, inward: float) -> Point:
        return x0 + (x1 - x0) * along - out_x * inward, y0 + (y1 - y0) * along - out_y * inward

    turns = [(math.cos(turn), math.sin(turn)) for turn in (k * math.pi / 2 / _TURNS for k in range(_TURNS + 1))]
    first = [point(-far * cos, far * sin) for cos, sin in turns]
    last = [point(1 + far * sin, far * cos) for cos, sin in turns]
    return polygon([point(-far, -_OUTSIDE), *first, *last, point(1 + far, -_OUTSIDE)])


@lru_cache(maxsize=256)
def _strip(orientation: Orientation, edge: int, width: float) -> QPainterPath:
    """Outline a wide line along the shore with straight sides, which paint four times as fast as the line.

    They are too short to be seen but on fine pictures.
    """
    stroker = QPainterPathStroker()
    stroker.setWidth(width)
    stroker.setCapStyle(Qt.PenCapStyle.RoundCap)
    stroker.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    # Qt makes sides straight to half a unit, so that it must be large meanwhile.
    large = QTransform.fromScale(_LARGE, _LARGE)
    return large.inverted()[0].map(large.map(stroker.createStroke(_shoreline(orientation, edge))).simplified())


_FANS = {Detail.COARSE: 2, Detail.NORMAL: 6, Detail.FINE: 16}
"""How many fans of river water lie over one another in the sea: so many that none is seen by itself."""
_SMALLEST, _LARGEST = 0.2, 0.5
"""How far the smallest and the largest fan reach."""
_LIGHTS = (0.03, 0.07, 0.11, 0.15)
"""How far the light in the middle of a river goes on into the sea, fading."""
_GAP = 0.1
"""How far the banks of a mouth reach into the beach and the foam, on both sides."""


@lru_cache(maxsize=64)
def _estuary(orientation: Orientation, edge: int, size: int, detail: Detail) -> Sketch:
    """River water that flows through a gap in the beach, fans out into the sea and loses itself there."""
    sketch, wide = Sketch(), RIVER_WIDTH * estuary_width(size) / 2
    x, y = true_point(middle(edge), orientation)
    ux, uy = x / INNER, y / INNER

    def point(inward: float, aside: float) -> Point:
        return x - ux * inward - uy * aside, y - uy * inward + ux * aside

    _lay_fans(sketch, point, wide, _FANS[detail])
    banks = [point(-_GAP, wide), point(_GAP, wide), point(_GAP, -wide), point(-_GAP, -wide)]
    if detail is not Detail.COARSE:
        sketch.fill(WATER_DEEP, polygon(banks))
    inner = wide - 0.02
    tongue = [point(inward, inner * share) for inward, share in ((-_GAP, 1.0), (0.0, 1.0), (_GAP, 1.02), (0.15, 0.9))]
    mirrored = [
        point(inward, -inner * share) for inward, share in ((0.15, 0.9), (_GAP, 1.02), (0.0, 1.0), (-_GAP, 1.0))
    ]
    sketch.fill(WATER, smooth([*tongue, point(0.19, 0.0), *mirrored]))
    if detail is not Detail.COARSE:
        _lay_light(sketch, point, inner - 0.04)
    return sketch


_At = Callable[[float, float], Point]
"""The point so far into the sea, and so far aside from the middle of a mouth."""


def _lay_fans(sketch: Sketch, point: _At, wide: float, fans: int) -> None:
    """Lay so many fans over one another, the widest first: the water of a river of half this width loses itself."""
    for number in range(fans):
        part = (number + 0.5) / fans
        sides = _fan(_LARGEST + (_SMALLEST - _LARGEST) * part, wide * (1 - 0.12 * part))
        left, right = [point(*side) for side in sides], [point(at, -aside) for at, aside in reversed(sides[:-1])]
        tint = with_opacity(mix(_depth(0.7), WATER, part), 1 - (1 - 0.95 * part**1.3) ** (3.5 / fans))
        sketch.add_layer(tint, smooth([*left, *right], closed=True))


def _fan(reach: float, wide: float) -> list[Point]:
    """One side of a fan from the land to its end: how far into the sea, and how far aside."""
    sides = [(-0.12, wide), (_GAP, wide)]
    for part in (0.2, 0.4, 0.6, 0.8, 0.93, 1.0):
        aside = wide * math.sqrt(1 - part**2) * (1 + 1.4 * (reach - _GAP) * math.sqrt(part))
        sides.append((_GAP + (reach - _GAP) * part, aside))
    return sides


def _lay_light(sketch: Sketch, point: _At, wide: float) -> None:
    """Let the light in the middle of a river, half as wide as this, go on into the sea and fade."""
    for reach in _LIGHTS:
        left = [point(-_GAP, wide), point(0.0, wide), point(reach, wide / 2)]
        right = [point(reach, -wide / 2), point(0.0, -wide), point(-_GAP, -wide)]
        sketch.add_layer(with_opacity(WATER_BRIGHT, 0.22 / len(_LIGHTS)), smooth([*left, *right], closed=True))
