"""Open land: pasture with meadows, tufts and flowers, and desert with dunes."""

from __future__ import annotations

import math
import random
from collections.abc import Iterator

from PySide6.QtCore import QPointF
from PySide6.QtGui import QColor, QLinearGradient, QPainterPath

from rbdesigner.art.ground import Plot, Thing, scattered
from rbdesigner.art.palette import TERRAINS, darker, lighter, mix, with_opacity
from rbdesigner.art.sketch import Detail, Point, Sketch, disc, polyline, smooth
from rbdesigner.tiles import Terrain

_FLOWERS = (QColor("#fdfbf0"), QColor("#f6de7c"), QColor("#fdf3cf"))
_HEART = QColor("#e0982a")
_GRASS = QColor("#6f9c42")
_BUSH = QColor("#5f9642")
_CACTUS = QColor("#4f8f4a")


def pasture(plot: Plot, dice: random.Random) -> Iterator[Thing]:
    """Quiet grass: tufts in loose groups, two or three bushes, a few flowers."""
    flowers = dice.choice(_FLOWERS)
    for at in scattered(dice, plot.orientation, 0.3, 0.12):
        kind, size, seed = dice.random(), dice.uniform(0.04, 0.06), dice.random()
        if kind < 0.42:
            yield _tuft(plot.detail, at, size)
        elif plot.detail is not Detail.COARSE and kind < 0.5:
            yield _flowers(plot.detail, at, flowers, random.Random(seed))
    for at in _some(scattered(dice, plot.orientation, 0.5, 0.2), dice, 1 + plot.variant % 3):
        yield _bush(plot.detail, at, dice.uniform(0.07, 0.09))


def _some(points: list[Point], dice: random.Random, count: int) -> list[Point]:
    """A few of the points, in their order."""
    chosen = sorted(dice.sample(range(len(points)), min(count, len(points))))
    return [points[i] for i in chosen]


def _tuft(detail: Detail, at: Point, size: float) -> Thing:
    x, y = at
    width = 0.03 if detail is Detail.COARSE else 0.018
    blades = ((-0.8, -0.55), (0.0, -1.0), (0.8, -0.6)) if detail is not Detail.COARSE else ((-0.5, -0.8), (0.6, -0.7))
    tuft = QPainterPath()
    for dx, dy in blades:
        tuft.moveTo(x, y)
        tuft.quadTo(x + dx * size * 0.2, y + dy * size * 0.7, x + dx * size, y + dy * size)
    sketch = Sketch()
    sketch.stroke(with_opacity(_GRASS, 0.8), width, tuft)
    return Thing((at,), 0.06, sketch)


def _flowers(detail: Detail, at: Point, tint: QColor, dice: random.Random) -> Thing:
    petals, hearts = QPainterPath(), QPainterPath()
    for _ in range(3):
        x, y = at[0] + dice.uniform(-0.06, 0.06), at[1] + dice.uniform(-0.05, 0.05)
        if detail is not Detail.FINE:
            petals.addPath(disc(x, y, 0.02))
            continue
        for k in range(5):
            petals.addPath(disc(x + 0.014 * math.cos(k * 1.257), y + 0.014 * math.sin(k * 1.257), 0.0105))
        hearts.addPath(disc(x, y, 0.0085))
    sketch = Sketch()
    sketch.fill(tint, petals)
    if detail is Detail.FINE:
        sketch.fill(_HEART, hearts)
    return Thing((at,), 0.09, sketch)


def _bush(detail: Detail, at: Point, size: float) -> Thing:
    x, y = at
    body, light = QPainterPath(), QPainterPath()
    for dx, dy, r in ((-0.5, 0.15, 0.62), (0.5, 0.15, 0.6), (0.0, -0.25, 0.72)):
        body.addPath(disc(x + dx * size, y + dy * size, r * size))
        light.addPath(disc(x + dx * size - size * 0.15, y + dy * size - size * 0.2, r * size * 0.62))
    sketch = Sketch()
    sketch.fill(darker(_BUSH, 0.36), body)
    sketch.fill(_BUSH if detail is Detail.COARSE else lighter(_BUSH, 0.12), light)
    return Thing((at,), 0.13, sketch, disc(x + 0.035, y + 0.04, size * 1.15, size * 0.8))


def desert(plot: Plot, dice: random.Random) -> Iterator[Thing]:
    """Dunes with a sharp crest, ripples in the sand, now and then a cactus or a palm."""
    for at in scattered(dice, plot.orientation, 0.5, 0.3):
        yield _dune(plot.detail, at, dice.uniform(0.24, 0.34), dice.uniform(0.85, 1.15))
    for at in scattered(dice, plot.orientation, 0.3, 0.16):
        chosen, half = dice.random() < 0.45, dice.uniform(0.07, 0.11)
        if plot.detail is not Detail.COARSE and chosen:
            yield _ripples(at, half)
    growing = scattered(dice, plot.orientation, 0.4, 0.3)
    if plot.variant % 2:
        plant = _palm if plot.variant % 4 == 3 else _cactus
        for at in _some(growing, dice, 3 if plot.narrow else 1):
            yield plant(at)


def _dune(detail: Detail, at: Point, size: float, bow: float) -> Thing:
    x, y = at
    tip, crest, tail = (x - size, y + size * 0.16), (x + size * 0.1, y - size * 0.42 * bow), (x + size, y + size * 0.2)
    colours = TERRAINS[Terrain.DESERT]
    wind = QPainterPath(QPointF(*tip))
    wind.quadTo(x - size * 0.45, y - size * 0.4 * bow, *crest)
    wind.quadTo(x + size * 0.1, y + size * 0.02, x - size * 0.12, y + size * 0.3)
    wind.quadTo(x - size * 0.6, y + size * 0.26, *tip)
    lee = QPainterPath(QPointF(*crest))
    lee.quadTo(x + size * 0.6, y - size * 0.3 * bow, *tail)
    lee.quadTo(x + size * 0.4, y + size * 0.36, x - size * 0.12, y + size * 0.3)
    lee.quadTo(x + size * 0.1, y + size * 0.02, *crest)
    shade = QLinearGradient(QPointF(*crest), QPointF(x + size * 0.3, y + size * 0.4))
    shade.setColorAt(0.0, mix(colours.ground, colours.edge, 0.5))
    shade.setColorAt(1.0, colours.ground)
    glow = QLinearGradient(QPointF(*crest), QPointF(x - size * 0.3, y + size * 0.35))
    glow.setColorAt(0.0, lighter(colours.ground, 0.55))
    glow.setColorAt(1.0, colours.ground)
    sketch = Sketch()
    sketch.fill(glow, wind)
    sketch.fill(shade, lee)
    if detail is not Detail.COARSE:
        spine = QPainterPath(QPointF(*tip))
        spine.quadTo(x - size * 0.45, y - size * 0.4 * bow, *crest)
        spine.quadTo(x + size * 0.6, y - size * 0.3 * bow, *tail)
        sketch.stroke(with_opacity(colours.edge, 0.6), 0.011, spine)
    return Thing((tip, crest, at, tail), 0.03, sketch)


def _ripples(at: Point, half: float) -> Thing:
    x, y = at
    lines = QPainterPath()
    for row in range(3):
        b = y + row * 0.04
        start, end = (x - half + row * 0.015, b), (x + half, b - 0.006)
        lines.addPath(smooth([start, (x - half * 0.3, b - 0.014), (x + half * 0.3, b + 0.01), end]))
    sketch = Sketch()
    sketch.stroke(with_opacity(TERRAINS[Terrain.DESERT].edge, 0.4), 0.011, lines)
    return Thing((at,), 0.1, sketch)


def _cactus(at: Point) -> Thing:
    x, y = at
    sketch = Sketch()
    body = polyline((x, y), (x, y - 0.25))
    arms = polyline((x - 0.085, y - 0.17), (x - 0.085, y - 0.1), (x, y - 0.08))
    arms.addPath(polyline((x + 0.08, y - 0.2), (x + 0.08, y - 0.13), (x, y - 0.11)))
    sketch.stroke(darker(_CACTUS, 0.45), 0.072, body)
    sketch.stroke(darker(_CACTUS, 0.45), 0.055, arms)
    sketch.stroke(_CACTUS, 0.048, body)
    sketch.stroke(_CACTUS, 0.033, arms)
    sketch.stroke(lighter(_CACTUS, 0.35), 0.012, polyline((x - 0.01, y - 0.02), (x - 0.01, y - 0.24)))
    return Thing((at, (x, y - 0.2)), 0.12, sketch, disc(x + 0.07, y + 0.012, 0.11, 0.03))


def _palm(at: Point) -> Thing:
    x, y = at
    sketch = Sketch()
    trunk = smooth([(x, y), (x + 0.02, y - 0.12), (x + 0.065, y - 0.22)])
    sketch.stroke(QColor("#6d4a26"), 0.036, trunk)
    sketch.stroke(QColor("#a3794a"), 0.018, trunk)
    top = (x + 0.065, y - 0.23)
    for dx, dy in ((-0.17, -0.02), (-0.13, 0.08), (0.15, 0.0), (0.1, 0.09), (-0.09, -0.09), (0.09, -0.08)):
        tip = (top[0] + dx, top[1] + dy)
        leaf = QPainterPath(QPointF(*top))
        leaf.quadTo(top[0] + dx * 0.5, top[1] + dy * 0.5 - 0.06, *tip)
        leaf.quadTo(top[0] + dx * 0.5, top[1] + dy * 0.5 - 0.012, *top)
        sketch.outlined(_CACTUS if dy > -0.05 else lighter(_CACTUS, 0.2), leaf, darker(_CACTUS, 0.5), 0.008)
    return Thing((at, top), 0.16, sketch, disc(x + 0.1, y + 0.015, 0.15, 0.045))
