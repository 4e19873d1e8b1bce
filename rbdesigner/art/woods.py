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

_LEAVES = (QColor("#4b8a41"), QColor("#3f7c3c"), QColor("#58943f"), QColor("#387340"), QColor("#6a9a45"))
_NEEDLES = (QColor("#2f6b4c"), QColor("#286144"), QColor("#397553"))
_SHADE = QColor("#1d4524")
_SHADE_OF_FIRS = QColor("#17402e")
_TREES_IN_A_ROW = 5
_BULGE = (0.0, 0.62, 0.96, 0.96, 0.62)
_SHARE_OF_FIRS = (0.25, 0.5, 0.35, 0.1)
_UP = 0.03
"""How far trees stand above the middle of the room they have: their crowns reach over the tile behind."""


def woods(plot: Plot, dice: random.Random) -> Iterator[Thing]:
    """Round crowns and firs of one height, seen from the south, the nearer before the farther."""
    firs = _SHARE_OF_FIRS[plot.variant % len(_SHARE_OF_FIRS)]
    leaves = dice.sample(_LEAVES, 3)
    for index, (x, y) in enumerate(scattered(dice, plot.orientation, 0.21, 0.04)):
        y -= _UP
        size, fir, shade, turn = dice.uniform(0.105, 0.145), dice.random() < firs, dice.randrange(3), dice.random()
        sketch = Sketch()
        if fir:
            _fir(sketch, plot.detail, (x, y), size, _NEEDLES[shade])
        else:
            _crown(sketch, plot.detail, (x, y), size, leaves[shade], turn)
        shadow = disc(x + 0.05, y + size * 0.7, size * 1.1, size * 0.6)
        yield Thing(((x, y),), 0.1, sketch, shadow, 1 + index // _TREES_IN_A_ROW)


def _crown(sketch: Sketch, detail: Detail, at: Point, size: float, tint: QColor, turn: float) -> None:
    """A crown, a little higher than wide, lit from the upper left."""
    x, y = at
    if detail is Detail.FINE:
        sketch.fill(_SHADE, _lumps(x, y, size, turn, 7))
        sketch.fill(tint, _lumps(x - size * 0.08, y - size * 0.12, size * 0.84, turn + 0.3, 6))
        sketch.fill(lighter(tint, 0.16), _lumps(x - size * 0.2, y - size * 0.32, size * 0.54, turn, 5))
        sketch.fill(lighter(tint, 0.32), _lumps(x - size * 0.28, y - size * 0.5, size * 0.24, turn, 4))
        return
    sketch.fill(_SHADE, disc(x, y, size, size * 1.08))
    sketch.fill(tint, disc(x - size * 0.1, y - size * 0.16, size * 0.8, size * 0.84))
    if detail is Detail.NORMAL:
        sketch.fill(lighter(tint, 0.24), disc(x - size * 0.24, y - size * 0.42, size * 0.38, size * 0.32))


def _lumps(x: float, y: float, size: float, turn: float, count: int) -> QPainterPath:
    """A crown as leaves make it: bulges around a middle."""
    c, s = size * math.cos(turn), size * math.sin(turn)
    return QTransform(c, 1.08 * s, -s, 1.08 * c, x, y).map(_bulges(count))


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
        foot = y + size * (0.85 - 1.15 * tier / tiers)
        half = size * (0.86 - 0.46 * tier / tiers)
        top, root = foot - size * 1.15, foot + size * 0.16
        dark.addPath(polygon([(x, top), (x + half, foot), (x, root), (x - half, foot)]))
        lit.addPath(polygon([(x, top), (x + half * 0.12, root), (x - half, foot)]))
    sketch.fill(_SHADE_OF_FIRS, dark)
    sketch.fill(tint, lit)
    if detail is Detail.FINE:
        tip = [(x, top), (x - size * 0.06, top + size * 0.4), (x - size * 0.24, top + size * 0.66)]
        sketch.fill(lighter(tint, 0.26), polygon(tip))
