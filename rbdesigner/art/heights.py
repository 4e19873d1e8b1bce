"""Mountains with ridges and snow, and rock with boulders and cracks."""

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
_BOULDERS_IN_A_ROW = 4
_STONES = (QColor("#cfcac2"), QColor("#bcb7ad"), QColor("#dad6cf"), QColor("#aca69c"))


def mountain(plot: Plot, dice: random.Random) -> Iterator[Thing]:
    """Peaks one behind the other, with scree between their feet."""
    for at in scattered(dice, plot.orientation, 0.2, 0.09):
        chosen, size = dice.random() < 0.6, dice.uniform(0.018, 0.035)
        if plot.detail is not Detail.COARSE and chosen:
            yield _pebble(at, size, _SLOPES[2])
    for x, y in scattered(dice, plot.orientation, 0.26 if plot.narrow else 0.42, 0.08):
        height = dice.uniform(0.32, 0.48) if plot.narrow else dice.uniform(0.55, 0.78)
        half = height * dice.uniform(0.56, 0.66)
        foot = (x, y + height * 0.45)
        if _fits(plot.orientation, foot, height, half):
            yield _peak(plot.detail, foot, height, half, dice)


def _fits(orientation: Orientation, foot: Point, height: float, half: float) -> bool:
    """Whether a peak stays on the tile."""
    x, y = foot
    outline = ((x - half, y), (x + half, y), (x, y + height * 0.07), (x, y - height))
    return min(to_rim(point, orientation) for point in outline) > 0.055


def _peak(detail: Detail, foot: Point, height: float, half: float, dice: random.Random) -> Thing:
    x, y = foot
    lean = dice.uniform(-0.12, 0.12) * half
    top, left, right = (x + lean, y - height), (x - half, y), (x + half, y)
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
    """Boulders of all sizes on cracked ground."""
    for at in scattered(dice, plot.orientation, 0.5, 0.2):
        line = _crack(at, dice)
        if plot.detail is not Detail.COARSE:
            yield line
    for at in scattered(dice, plot.orientation, 0.2, 0.07):
        chosen, size = dice.random() < 0.5, dice.uniform(0.016, 0.036)
        if plot.detail is not Detail.COARSE and chosen:
            yield _pebble(at, size, _STONES[0])
    for index, at in enumerate(scattered(dice, plot.orientation, 0.33, 0.22)):
        boulder = _boulder(plot.detail, at, dice.uniform(0.1, 0.19), dice)
        yield boulder if plot.detail is Detail.FINE else boulder._replace(row=2 + index // _BOULDERS_IN_A_ROW)


def _pebble(at: Point, size: float, tint: QColor) -> Thing:
    x, y = at
    sketch = Sketch()
    sketch.fill(lighter(tint, 0.2), disc(x, y, size, size * 0.8))
    return Thing((at,), 0.05, sketch, disc(x + size * 0.4, y + size * 0.5, size, size * 0.8), 1)


def _boulder(detail: Detail, at: Point, size: float, dice: random.Random) -> Thing:
    """A block with a bright top and a dark foot."""
    x, y = at
    count, turn = dice.randint(6, 8), dice.uniform(0, math.tau)
    rim = []
    for k in range(count):
        angle, far = turn + k * math.tau / count, size * dice.uniform(0.85, 1.12)
        rim.append((x + far * math.cos(angle), y + far * 0.82 * math.sin(angle)))
    tint, split = dice.choice(_STONES), dice.randrange(count)
    sketch = Sketch()
    sketch.fill(darker(tint, 0.45), polygon(rim))
    face = [_between((x - size * 0.22, y - size * 0.3), point, 0.74) for point in rim]
    sketch.fill(tint, polygon(face))
    cap = [_between((x - size * 0.3, y - size * 0.38), point, 0.45) for point in rim]
    sketch.fill(lighter(tint, 0.42), polygon(cap))
    if detail is Detail.FINE:
        facets = QPainterPath()
        for outer, inner in list(zip(rim, face, strict=True))[::2]:
            facets.addPath(polyline(outer, inner))
        sketch.stroke(with_opacity(darker(tint, 0.6), 0.45), 0.009, facets)
        end = _between(at, face[(split + 3) % count], 0.6)
        crack = polyline(face[split], (x - size * 0.05, y - size * 0.1), end)
        sketch.stroke(with_opacity(darker(tint, 0.65), 0.7), 0.011, crack)
    if detail is not Detail.COARSE:
        sketch.stroke(with_opacity(darker(tint, 0.75), 0.6), 0.013, polygon(rim))
    shadow = polygon([(a + size * 0.32, b + size * 0.36) for a, b in rim])
    return Thing((at,), size * 0.95, sketch, shadow)


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
    sketch.stroke(QColor(60, 52, 44, 120), 0.014, line)
    return Thing((at, (x, y)), 0.03, sketch)
