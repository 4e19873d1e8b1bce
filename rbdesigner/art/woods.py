"""Woods: a crowd of single trees, each with light and shadow."""

from __future__ import annotations

import math
import random
from collections.abc import Iterator
from functools import lru_cache

from PySide6.QtGui import QColor, QPainterPath, QTransform

from rbdesigner.art.ground import Plot, Thing, scattered
from rbdesigner.art.palette import lighter
from rbdesigner.art.sketch import Detail, Point, Sketch, disc, polygon

_LEAVES = (QColor("#3c7c36"), QColor("#2f6b2f"), QColor("#498a3c"), QColor("#5d923e"), QColor("#286533"))
_NEEDLES = (QColor("#296546"), QColor("#20573b"), QColor("#35714c"))
_SHADE = QColor("#173d1c")
_SHADE_OF_FIRS = QColor("#113025")
_TREES_IN_A_ROW = 5
_BULGE = (0.0, 0.62, 0.96, 0.96, 0.62)
_SHARE_OF_FIRS = (0.2, 0.55, 0.35, 0.05)


def woods(plot: Plot, dice: random.Random) -> Iterator[Thing]:
    """Round crowns and firs, the nearer before the farther."""
    firs = _SHARE_OF_FIRS[plot.variant % len(_SHARE_OF_FIRS)]
    leaves = dice.sample(_LEAVES, 3)
    for index, (x, y) in enumerate(scattered(dice, plot.orientation, 0.225, 0.17)):
        size, fir, shade, turn = dice.uniform(0.115, 0.155), dice.random() < firs, dice.randrange(3), dice.random()
        sketch = Sketch()
        if fir:
            _fir(sketch, plot.detail, (x, y), size, _NEEDLES[shade])
        else:
            _crown(sketch, plot.detail, (x, y), size, leaves[shade], turn)
        shadow = disc(x + 0.045, y + 0.055, size * 1.05, size * 0.85)
        yield Thing(((x, y),), 0.11, sketch, shadow, 1 + index // _TREES_IN_A_ROW)


def _crown(sketch: Sketch, detail: Detail, at: Point, size: float, tint: QColor, turn: float) -> None:
    x, y = at
    if detail is Detail.FINE:
        sketch.fill(_SHADE, _lumps(x, y, size, turn, 7))
        sketch.fill(tint, _lumps(x - size * 0.1, y - size * 0.14, size * 0.8, turn + 0.3, 6))
        sketch.fill(lighter(tint, 0.22), _lumps(x - size * 0.24, y - size * 0.32, size * 0.48, turn, 5))
        sketch.fill(lighter(tint, 0.45), _lumps(x - size * 0.34, y - size * 0.44, size * 0.2, turn, 4))
        return
    sketch.fill(_SHADE, disc(x, y, size))
    sketch.fill(tint, disc(x - size * 0.12, y - size * 0.16, size * 0.78))
    if detail is Detail.NORMAL:
        sketch.fill(lighter(tint, 0.3), disc(x - size * 0.28, y - size * 0.36, size * 0.36, size * 0.3))


def _lumps(x: float, y: float, size: float, turn: float, count: int) -> QPainterPath:
    """A crown as leaves make it: bulges around a middle."""
    c, s = size * math.cos(turn), size * math.sin(turn)
    return QTransform(c, 0.95 * s, -s, 0.95 * c, x, y).map(_bulges(count))


@lru_cache(maxsize=8)
def _bulges(count: int) -> QPainterPath:
    points = []
    for k in range(5 * count):
        angle, far = k * math.tau / (5 * count), 0.86 + 0.18 * _BULGE[k % 5]
        points.append((far * math.cos(angle), far * math.sin(angle)))
    return polygon(points)


def _fir(sketch: Sketch, detail: Detail, at: Point, size: float, tint: QColor) -> None:
    x, y = at
    tiers = 3 if detail is Detail.FINE else 2
    dark, lit = QPainterPath(), QPainterPath()
    for tier in range(tiers):
        foot = y + size * (0.75 - 1.15 * tier / tiers)
        half = size * (0.88 - 0.5 * tier / tiers)
        top, root = foot - size * 1.22, foot + size * 0.14
        dark.addPath(polygon([(x, top), (x + half, foot), (x, root), (x - half, foot)]))
        lit.addPath(polygon([(x, top), (x, root), (x - half, foot)]))
    sketch.fill(_SHADE_OF_FIRS, dark)
    sketch.fill(tint, lit)
    if detail is Detail.FINE:
        tip = [(x, top), (x - size * 0.06, top + size * 0.4), (x - size * 0.22, top + size * 0.62)]
        sketch.fill(lighter(tint, 0.3), polygon(tip))
