"""Mountains with ridges and snow, and rock with ledges and cracks."""

from __future__ import annotations

import math
import random
from collections.abc import Iterator

from PySide6.QtCore import QPointF
from PySide6.QtGui import QColor, QPainterPath

from rbdesigner.art.ground import INNER, Plot, Thing, scattered, to_rim
from rbdesigner.art.palette import darker, lighter, with_opacity
from rbdesigner.art.sketch import Detail, Point, Sketch, disc, polygon, polyline
from rbdesigner.hexes import Orientation

_SLOPES = (QColor("#a97644"), QColor("#986739"), QColor("#b48551"))
_SNOW = QColor("#ffffff")
_SNOW_SHADE = QColor("#b9cbe0")
_ABOVE = 0.02
"""The room between a summit and the edge of its tile."""
_LEDGES_IN_A_ROW = 3
_STONES = (QColor("#a8b3c0"), QColor("#9ca8b6"), QColor("#b2bcc7"), QColor("#93a0af"))


def mountain(plot: Plot, dice: random.Random) -> Iterator[Thing]:
    """Peaks one behind the other, with scree between their feet; beside a river there are fewer, but none smaller."""
    for at in scattered(dice, plot.orientation, 0.2, 0.06):
        chosen, size = dice.random() < 0.5, dice.uniform(0.016, 0.03)
        if plot.detail is not Detail.COARSE and chosen:
            yield _pebble(at, size, _SLOPES[2])
    for x, y in scattered(dice, plot.orientation, 0.23 if plot.narrow else 0.4, 0.06):
        height = dice.uniform(0.42, 0.74)
        half = height * dice.uniform(0.52, 0.64)
        foot = (x, y + height * 0.45)
        if _fits(plot.orientation, foot, height, half):
            yield _peak(plot, foot, height, half, dice)


def _fits(orientation: Orientation, foot: Point, height: float, half: float) -> bool:
    """Whether a peak stands on the tile, or would but for a little of its top."""
    x, y = foot
    outline = ((x - half, y), (x + half, y), (x, y + height * 0.07), (x, y - height))
    return min(to_rim(point, orientation) for point in outline[:3]) > 0.03 and to_rim(outline[3], orientation) > -0.05


def _lowered(summit: Point, orientation: Orientation) -> Point:
    """A summit so low that it is whole where the board ends, which no tile paints beyond."""
    x, y = summit
    room, aside = INNER - _ABOVE, abs(x)
    flat = min(room, 2 * (room - aside * INNER))
    highest = flat if orientation is Orientation.FLAT else (room - aside / 2) / INNER
    return x, max(y, -highest)


def _peak(plot: Plot, foot: Point, height: float, half: float, dice: random.Random) -> Thing:
    x, y = foot
    detail, lean = plot.detail, dice.uniform(-0.12, 0.12) * half
    top, left, right = _lowered((x + lean, y - height), plot.orientation), (x - half, y), (x + half, y)
    ridge = _ridge(top, (x + lean * 0.3 + half * 0.14, y + height * 0.07), half * 0.1, dice)
    tint = dice.choice(_SLOPES)
    depth, folds = dice.uniform(0.36, 0.46), random.Random(dice.random())
    sketch = Sketch()
    sketch.fill(lighter(tint, 0.16), polygon([top, *ridge, (x - half * 0.5, y + height * 0.05), left]))
    sketch.fill(darker(tint, 0.42), polygon([top, *ridge, (x + half * 0.6, y + height * 0.04), right]))
    _snow(sketch, top, ridge, left, right, depth)
    if detail is Detail.FINE:
        _gullies(sketch, top, left, right, tint, folds)
    if detail is not Detail.COARSE:
        sketch.stroke(with_opacity(darker(tint, 0.7), 0.55), 0.012, polyline(left, top, right))
    shadow = polygon(
        [
            (x - half * 0.6, y),
            (x + half * 0.2, y - height * 0.55),
            (x + half * 1.32, y + height * 0.08),
            (x + half * 0.3, y + height * 0.17),
        ]
    )
    body = ((0.0, 0.0), (-0.8, 0.0), (0.8, 0.0), (0.0, -0.9), (-0.4, -0.4), (0.4, -0.4))
    return Thing(tuple((x + a * half, y + b * height) for a, b in body), 0.04, sketch, shadow)


def _ridge(top: Point, bottom: Point, swing: float, dice: random.Random) -> list[Point]:
    """The jagged line from a summit down between the lit and the dark side."""
    points = []
    for step in range(1, 6):
        t = step / 5
        aside = (swing if step % 2 else -swing) * (0 if step == 5 else dice.uniform(0.5, 1.2))
        points.append((top[0] + (bottom[0] - top[0]) * t + aside, top[1] + (bottom[1] - top[1]) * t))
    return points


def _snow(sketch: Sketch, top: Point, ridge: list[Point], left: Point, right: Point, depth: float) -> None:
    """The white cap, jagged below, blue on the dark side."""
    knot = ridge[1]
    for side, colour, share in ((left, _SNOW, 1.0), (right, _SNOW_SHADE, 0.95)):
        hem = depth * share
        upper, lower = _between(top, side, hem * 0.72), _between(top, side, hem * 1.1)
        cap = [top, _between(top, side, hem), _between(upper, knot, 0.35), _between(lower, knot, 0.6), knot, ridge[0]]
        sketch.fill(colour, polygon(cap))


def _between(first: Point, second: Point, t: float) -> Point:
    return first[0] + (second[0] - first[0]) * t, first[1] + (second[1] - first[1]) * t


def _gullies(sketch: Sketch, top: Point, left: Point, right: Point, tint: QColor, dice: random.Random) -> None:
    """Folds that run down both sides."""
    for side, colour in ((left, with_opacity(darker(tint, 0.3), 0.6)), (right, with_opacity(lighter(tint, 0.1), 0.35))):
        for share in (0.3, 0.55, 0.78):
            foot = _between((top[0], side[1]), side, share)
            start = _between(top, foot, dice.uniform(0.55, 0.68))
            bend_x, bend_y = _between(start, foot, 0.5)
            bend = (bend_x + dice.uniform(-0.015, 0.015), bend_y)
            sketch.stroke(colour, 0.012, polyline(start, bend, _between(start, foot, 0.92)))


def rock(plot: Plot, dice: random.Random) -> Iterator[Thing]:
    """Ledges, one above the other, on bare cracked stone."""
    for at in scattered(dice, plot.orientation, 0.5, 0.2):
        line = _crack(at, dice)
        if plot.detail is not Detail.COARSE:
            yield line
    for at in scattered(dice, plot.orientation, 0.2, 0.07):
        chosen, size = dice.random() < 0.4, dice.uniform(0.016, 0.034)
        if plot.detail is not Detail.COARSE and chosen:
            yield _pebble(at, size, _STONES[0])
    for index, at in enumerate(scattered(dice, plot.orientation, 0.42, 0.2)):
        ledge = _ledge(plot.detail, at, dice.uniform(0.2, 0.3) * (0.75 if plot.narrow else 1.0), dice)
        yield ledge if plot.detail is Detail.FINE else ledge._replace(row=2 + index // _LEDGES_IN_A_ROW)


def _pebble(at: Point, size: float, tint: QColor) -> Thing:
    x, y = at
    sketch = Sketch()
    sketch.fill(lighter(tint, 0.2), disc(x, y, size, size * 0.8))
    return Thing((at,), 0.05, sketch, disc(x + size * 0.4, y + size * 0.5, size, size * 0.8), 1)


def _ledge(detail: Detail, at: Point, size: float, dice: random.Random) -> Thing:
    """A slab with a flat light top and a steep face, often with a smaller one on it."""
    x, y = at
    tint, sketch = dice.choice(_STONES), Sketch()
    low, tiers = y + size * 0.3, 1 + (dice.random() < 0.6)
    outlines = []
    for tier in range(tiers):
        wide, high = size * (1 - 0.36 * tier), size * 0.42 * (1 - 0.1 * tier)
        middle = x - size * 0.2 * tier, low - high * 0.9
        outlines.append(_slab(middle, wide, dice))
        _lay_slab(sketch, detail, outlines[-1], high, lighter(tint, 0.12 * tier))
        low = middle[1] - size * 0.04
    foot = [(a, b + size * 0.42) for a, b in outlines[0]]
    shadow = polygon([(a + size * 0.3, b + size * 0.12) for a, b in foot])
    return Thing((at, (x - size * 0.7, y), (x + size * 0.7, y), (x, y - size * 0.6)), size * 0.4, sketch, shadow)


def _slab(middle: Point, size: float, dice: random.Random) -> list[Point]:
    """The corners of the top of a slab, seen from the south."""
    count, turn = dice.randint(5, 6), dice.uniform(0, math.tau)
    rim = []
    for k in range(count):
        angle, far = turn + (k + dice.uniform(-0.25, 0.25)) * math.tau / count, size * dice.uniform(0.85, 1.12)
        rim.append((middle[0] + far * math.cos(angle), middle[1] + far * 0.6 * math.sin(angle)))
    return rim


def _lay_slab(sketch: Sketch, detail: Detail, top: list[Point], high: float, tint: QColor) -> None:
    """The face under a top, brighter where it looks to the left, and the top itself."""
    lit, dark = QPainterPath(), QPainterPath()
    for (x0, y0), (x1, y1) in zip(top, [*top[1:], top[0]], strict=True):
        # Corners run clockwise, so the sides in front run to the left.
        if x1 < x0:
            face = lit if y1 < y0 else dark
            face.addPath(polygon([(x0, y0), (x1, y1), (x1, y1 + high), (x0, y0 + high)]))
    sketch.fill(darker(tint, 0.52), dark)
    sketch.fill(darker(tint, 0.3), lit)
    sketch.fill(lighter(tint, 0.14), polygon(top))
    if detail is Detail.COARSE:
        return
    middle = sum(a for a, _ in top) / len(top), sum(b for _, b in top) / len(top)
    glow = middle[0] - high * 0.25, middle[1] - high * 0.22
    sketch.fill(lighter(tint, 0.28), polygon([_between(glow, point, 0.66) for point in top]))
    sketch.stroke(with_opacity(darker(tint, 0.7), 0.45), 0.01, polygon(top))
    if detail is Detail.FINE:
        front = [point for point in top if point[1] > middle[1]]
        cracks = QPainterPath()
        for a, b in front:
            cracks.addPath(polyline((a, b), (a, b + high)))
        seam = [(a, b + high * 0.5) for a, b in sorted(front)]
        cracks.addPath(polyline(*seam))
        sketch.stroke(with_opacity(darker(tint, 0.75), 0.5), 0.009, cracks)


def _crack(at: Point, dice: random.Random) -> Thing:
    x, y = at
    angle = dice.uniform(0, math.pi)
    line = QPainterPath(QPointF(x, y))
    for _ in range(4):
        angle += dice.uniform(-0.7, 0.7)
        x, y = x + 0.07 * math.cos(angle), y + 0.07 * math.sin(angle)
        if math.hypot(x, y) > INNER - 0.1:
            break
        line.lineTo(x, y)
    sketch = Sketch()
    sketch.stroke(QColor(52, 60, 70, 110), 0.012, line)
    return Thing((at, (x, y)), 0.03, sketch)
