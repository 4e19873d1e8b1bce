"""The sea: waves, and shallows, beach and foam along the edges where land lies."""

from __future__ import annotations

import random
from collections.abc import Iterator
from functools import lru_cache

from PySide6.QtCore import Qt
from PySide6.QtGui import QPainterPath, QPainterPathStroker, QTransform

from rbdesigner.art.ground import INNER, Plot, Thing, corners, scattered
from rbdesigner.art.palette import FOAM, SAND, SHALLOWS, TERRAINS, WATER, darker, lighter, with_opacity
from rbdesigner.art.sketch import Detail, Point, Sketch, smooth
from rbdesigner.geometry import RIVER_WIDTH, middle, true_point
from rbdesigner.hexes import EDGES, Orientation
from rbdesigner.tiles import Terrain


def sea(plot: Plot, dice: random.Random) -> Iterator[Thing]:
    """Waves of two crests, the trough shaded underneath."""
    colours = TERRAINS[Terrain.SEA]
    sketch = Sketch()
    waves = [(at, dice.uniform(0.75, 1.3)) for at in scattered(dice, plot.orientation, 0.46, 0.17)]
    if plot.detail is not Detail.COARSE:
        sketch.stroke(with_opacity(darker(colours.dark, 0.35), 0.45), 0.02, _crests(waves, 0.035))
    width = 0.035 if plot.detail is Detail.COARSE else 0.02
    sketch.stroke(with_opacity(lighter(colours.light, 0.6), 0.6), width, _crests(waves, 0.0))
    yield Thing((), 0.0, sketch)


def _crests(waves: list[tuple[Point, float]], lower: float) -> QPainterPath:
    """Waves of two crests each."""
    path = QPainterPath()
    for (x, y), size in waves:
        path.addPath(smooth([(x + dx * size, y + (dy + lower) * size) for dx, dy in _CREST]))
    return path


_CREST: tuple[Point, ...] = (
    (-0.13, 0.012),
    (-0.09, -0.026),
    (-0.045, -0.03),
    (0.0, 0.014),
    (0.045, -0.022),
    (0.1, -0.02),
    (0.14, 0.012),
)


_SURF = (
    (with_opacity(SHALLOWS, 0.28), 0.62),
    (with_opacity(SHALLOWS, 0.45), 0.4),
    (with_opacity(FOAM, 0.85), 0.2),
    (SHALLOWS, 0.155),
    (SAND, 0.1),
)
"""The strips along a coast from far out to the beach, each painted over the one before: colour and width of both
sides together."""
_LARGE = 64.0
"""The tile radius at which the straight sides of a strip are true to half a pixel: the least of fine pictures."""


def paint_coast(sketch: Sketch, orientation: Orientation, coast: int, mouths: int, detail: Detail) -> None:
    """Paint the effects of land on the sea beside it.

    ``coast`` are the edges (bits) with land, ``mouths`` those with a river.
    """
    edges = [edge for edge in EDGES if coast >> edge & 1]
    for tint, width in _SURF:
        surf = QPainterPath()
        for edge in edges:
            surf.addPath(_shoreline(orientation, edge) if detail is Detail.FINE else _strip(orientation, edge, width))
        if detail is Detail.FINE:
            sketch.stroke(tint, width, surf)
        else:
            sketch.fill(tint, surf)
    for edge in EDGES:
        if mouths >> edge & 1:
            _estuary(sketch, orientation, edge)


def _shoreline(orientation: Orientation, edge: int) -> QPainterPath:
    """Draw the edge as the sea has worn it: a soft line that swings a little and meets the corners."""
    (x0, y0), (x1, y1) = corners(orientation)[edge], corners(orientation)[(edge + 1) % 6]
    swing = (0.0, 0.012, -0.012, 0.014, -0.008, 0.01, 0.0)
    points = []
    for step, inward in enumerate(swing):
        t = step / (len(swing) - 1)
        x, y = x0 + (x1 - x0) * t, y0 + (y1 - y0) * t
        points.append((x * (1 - inward), y * (1 - inward)))
    return smooth(points)


@lru_cache(maxsize=64)
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


def _estuary(sketch: Sketch, orientation: Orientation, edge: int) -> None:
    """River water that spreads into the sea through a gap in the beach."""
    x, y = true_point(middle(edge), orientation)
    ux, uy = x / INNER, y / INNER

    def point(inward: float, aside: float) -> Point:
        return x - ux * inward - uy * aside, y - uy * inward + ux * aside

    wide = RIVER_WIDTH * 0.75
    for reach, colour in ((1.0, with_opacity(WATER, 0.35)), (0.8, with_opacity(WATER, 0.45)), (0.56, WATER)):
        side = ((-0.03, 1.0), (0.03, 1.0), (0.12 * reach, 1.3), (0.24 * reach, 1.75), (0.36 * reach, 1.6))
        left = [point(inward, wide * share) for inward, share in side]
        right = [point(inward, -wide * share) for inward, share in reversed(side)]
        sketch.fill(colour, smooth([*left, point(0.42 * reach, 0.0), *right], closed=True))
