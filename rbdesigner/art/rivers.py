"""Rivers, which grow from spring to mouth: bed, banks and water with light on it."""

from __future__ import annotations

import math
from collections.abc import Iterator
from functools import lru_cache
from typing import NamedTuple

from PySide6.QtCore import Qt
from PySide6.QtGui import QPainterPath

from rbdesigner.art.palette import TERRAINS, WATER, WATER_BRIGHT, WATER_DEEP, darker, with_opacity
from rbdesigner.art.sketch import Detail, Point, Sketch, ellipse, polygon, smooth
from rbdesigner.geometry import BANK_WIDTH, RIVER_WIDTH, Curve, along, river_curves, true_point
from rbdesigner.hexes import Orientation
from rbdesigner.tiles import River, Rivers, Terrain

_BEYOND = {Detail.COARSE: 0.09, Detail.NORMAL: 0.03, Detail.FINE: 0.02}
"""How far a river runs beyond its edge, so that no gap shows between two tiles: more than a pixel at every size."""
_STEPS = {Detail.COARSE: 6, Detail.NORMAL: 12, Detail.FINE: 12}
"""The pieces of a curve's bank."""
_SPRING, _RILL, _FULL, _WIDE = 0.25, 0.66, 1.0, 1.9
"""How wide a river is where it rises, where it leaves the tile of its spring, later, and at its mouth."""
_FLARE = 0.4
"""The last part of a curve, on which a river opens towards the sea."""
_POOL = 0.08
"""The radius of the pool where a river rises."""
_WANDER = 0.07
"""How much a bank swings to and fro, in widths of the river."""


class Courses(NamedTuple):
    """The rivers of a tile as they are drawn.

    ``mouths`` are the edges (bits) where one reaches the sea, ``rills`` those beyond which its spring lies.
    """

    rivers: Rivers
    orientation: Orientation
    mouths: int = 0
    rills: int = 0

    def width_at(self, river: River, edge: int) -> float:
        """How wide a river is where it crosses an edge: the same for the tiles on both sides."""
        if self.mouths >> edge & 1:
            return _WIDE
        return _RILL if len(river) == 1 or self.rills >> edge & 1 else _FULL


def paint_rivers(sketch: Sketch, terrain: Terrain, courses: Courses, detail: Detail) -> None:
    """Add all rivers of a tile."""
    bank = TERRAINS[terrain].bank
    if detail is not Detail.COARSE:
        shade = with_opacity(darker(TERRAINS[terrain].ground, 0.5), 0.28)
        sketch.fill(shade, river_surface(courses, detail, BANK_WIDTH + 0.02))
    sketch.fill(bank, river_surface(courses, detail, 0.55 * BANK_WIDTH))
    sketch.fill(WATER_DEEP, river_surface(courses, detail, 0.0))
    sketch.fill(WATER, river_surface(courses, detail, 0.0 if detail is Detail.COARSE else -0.04))
    if detail is Detail.COARSE:
        return
    sketch.fill(with_opacity(WATER_BRIGHT, 0.22), river_surface(courses, detail, -0.12))
    if detail is Detail.FINE:
        sketch.stroke(with_opacity(WATER_BRIGHT, 0.6), 0.01, _glints(courses))


@lru_cache(maxsize=1024)
def river_surface(courses: Courses, detail: Detail, grow: float) -> QPainterPath:
    """The surface of all rivers of the tile, wider by ``grow`` than the water itself."""
    surface = QPainterPath()
    surface.setFillRule(Qt.FillRule.WindingFill)
    for river, curves in zip(courses.rivers, river_curves(courses.rivers), strict=True):
        for curve, widths, beyond in _arms(courses, river, curves, _BEYOND[detail]):
            surface.addPath(_ribbon(curve, courses.orientation, widths, beyond, grow, _STEPS[detail]))
        meeting = true_point(curves[0][3], courses.orientation)
        if len(river) == 1:
            surface.addPath(_pool(meeting, _POOL + grow / 2))
        elif len(curves) > 1:
            surface.addPath(ellipse(*meeting, (RIVER_WIDTH * _FULL + grow) / 2))
    return surface


def _arms(
    courses: Courses, river: River, curves: tuple[Curve, ...], beyond: float
) -> Iterator[tuple[Curve, tuple[float, float], tuple[float, float]]]:
    """The curves of a river, each with its width at both ends and how far it goes on there."""
    if len(curves) == 1 and len(river) == 2:
        widths = courses.width_at(river, river[0]), courses.width_at(river, river[1])
        yield curves[0], widths, (beyond, beyond)
        return
    inner = _SPRING if len(river) == 1 else _FULL
    for number, (edge, curve) in enumerate(zip(river, curves, strict=True)):
        width = courses.width_at(river, edge)
        if len(river) == 2 and number == 1:
            yield curve, (inner, width), (0.0, beyond)
        else:
            yield curve, (width, inner), (beyond, 0.0)


def _ribbon(
    curve: Curve,
    orientation: Orientation,
    widths: tuple[float, float],
    beyond: tuple[float, float],
    grow: float,
    steps: int,
) -> QPainterPath:
    """The surface along a curve, its banks swinging a little but where it crosses an edge."""
    left, right = list[Point](), list[Point]()
    for step, (x, y, ux, uy) in enumerate(_stations(curve, orientation, steps)):
        t = step / steps
        width = RIVER_WIDTH * _width_along(widths, t)
        swing = _WANDER * width * math.sin(math.pi * t)
        one = max(0.0, (width + grow) / 2 + swing * math.sin(9 * t))
        other = max(0.0, (width + grow) / 2 + swing * math.sin(7 * t + 2))
        on = -beyond[0] if step == 0 else beyond[1] if step == steps else 0.0
        # The end is put in twice, so that a river crosses its edge at a right angle.
        for far in (on, 0.0) if step == 0 else (0.0, on) if on else (0.0,):
            left.append((x + ux * far - uy * one, y + uy * far + ux * one))
            right.append((x + ux * far + uy * other, y + uy * far - ux * other))
    return polygon(left + right[::-1])


@lru_cache(maxsize=128)
def _stations(curve: Curve, orientation: Orientation, steps: int) -> tuple[tuple[float, float, float, float], ...]:
    """Points along a curve, each with the direction of the stream there."""
    found = []
    for step in range(steps + 1):
        point, slope = along(curve, step / steps)
        (x, y), (dx, dy) = true_point(point, orientation), true_point(slope, orientation)
        length = math.hypot(dx, dy)
        found.append((x, y, dx / length, dy / length))
    return tuple(found)


def _width_along(widths: tuple[float, float], t: float) -> float:
    """How wide a river is at ``t`` (0 to 1) between two widths: it opens to the sea only near its mouth."""
    first, last = (min(width, _FULL) for width in widths)
    flare = sum(
        max(0.0, 1 - far / _FLARE) ** 2 * (width - least)
        for far, width, least in ((t, widths[0], first), (1 - t, widths[1], last))
    )
    return first + (last - first) * t * t * (3 - 2 * t) + flare


def _pool(at: Point, radius: float) -> QPainterPath:
    """A pool with an uneven shore."""
    points = []
    for k in range(14):
        angle, far = k * math.tau / 14, radius * (1 + 0.08 * math.sin(1.7 * k))
        points.append((at[0] + 1.1 * far * math.cos(angle), at[1] + 0.85 * far * math.sin(angle)))
    return smooth(points, closed=True)


def _glints(courses: Courses) -> QPainterPath:
    """Short bright lines that follow the stream."""
    lines = QPainterPath()
    for river, curves in zip(courses.rivers, river_curves(courses.rivers), strict=True):
        spread = 0.015 if len(river) == 1 else 0.035
        for curve in curves:
            for start, aside in ((0.2, -spread), (0.62, spread)):
                lines.addPath(_glint(curve, courses.orientation, start, aside))
    return lines


def _glint(curve: Curve, orientation: Orientation, start: float, aside: float) -> QPainterPath:
    points = []
    for step in range(3):
        point, slope = along(curve, start + step * 0.06)
        (x, y), (dx, dy) = true_point(point, orientation), true_point(slope, orientation)
        length = math.hypot(dx, dy)
        points.append((x - dy / length * aside, y + dx / length * aside))
    return smooth(points)
