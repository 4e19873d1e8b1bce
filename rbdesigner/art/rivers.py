"""Rivers, which grow from spring to mouth: bed, banks and water with light on it."""

from __future__ import annotations

import math
from collections.abc import Iterator
from functools import lru_cache
from typing import NamedTuple

from PySide6.QtCore import Qt
from PySide6.QtGui import QPainterPath

from rbdesigner.art.palette import TERRAINS, WATER, WATER_BRIGHT, WATER_DEEP, darker, with_opacity
from rbdesigner.art.river_growth import USUAL_SIZES, Sizes
from rbdesigner.art.sketch import Detail, Point, Sketch, ellipse, polygon, smooth
from rbdesigner.geometry import BANK_WIDTH, RIVER_WIDTH, Curve, along, river_curves, true_point
from rbdesigner.hexes import Orientation
from rbdesigner.tiles import River, Rivers, Terrain

_BEYOND = {Detail.COARSE: 0.09, Detail.NORMAL: 0.03, Detail.FINE: 0.02}
"""How far a river runs beyond its edge, so that no gap shows between two tiles: more than a pixel at every size."""
BANKS_GO_ON = 0.7
"""The share of this that banks run beyond it: were it as much as the water, they would show as a thin line across."""
_STEPS = {Detail.COARSE: 6, Detail.NORMAL: 12, Detail.FINE: 24}
"""The pieces of a curve's bank."""
_SPRING = 0.25
"""How wide a river is where it rises."""
_WIDTHS = (0.55, 0.71, 0.83, 0.92, 1.0, 1.08, 1.16, 1.24)
"""How wide rivers of all sizes are."""
_ESTUARY, _FLARE = 1.6, 0.4
"""How many times as wide a river is at its mouth, and the last part of a curve, on which it opens towards the sea."""
_POOL = 0.08
"""The radius of the pool where a river rises."""
_WANDER = 0.07
"""How much a bank swings to and fro, in widths of the river."""


class Courses(NamedTuple):
    """The rivers of a tile as they are drawn.

    ``mouths`` are the edges (bits) where one reaches the sea, ``sizes`` are those of the rivers at all edges.
    """

    rivers: Rivers
    orientation: Orientation
    mouths: int = 0
    sizes: Sizes = USUAL_SIZES

    def end_at(self, edge: int, beyond: float) -> _End:
        """The river where it crosses an edge: the same for the tiles on both sides."""
        width = _WIDTHS[self.sizes[edge]]
        return _End(width, estuary_width(self.sizes[edge]) - width if self.mouths >> edge & 1 else 0.0, beyond)


class _End(NamedTuple):
    """An end of a curve: how wide it is, how much wider it opens there, and how far it goes on."""

    width: float
    opening: float = 0.0
    beyond: float = 0.0


def estuary_width(size: int) -> float:
    """How wide a river of a size is where it reaches the sea, in usual widths."""
    return _WIDTHS[size] * _ESTUARY


def paint_rivers(sketch: Sketch, terrain: Terrain, courses: Courses, detail: Detail) -> None:
    """Add all rivers of a tile."""
    bank = TERRAINS[terrain].bank
    if detail is not Detail.COARSE:
        shade = with_opacity(darker(TERRAINS[terrain].ground, 0.5), 0.28)
        sketch.fill(shade, river_surface(courses, detail, BANK_WIDTH + 0.02, BANKS_GO_ON))
    sketch.fill(bank, river_surface(courses, detail, 0.55 * BANK_WIDTH, BANKS_GO_ON))
    if detail is Detail.COARSE:
        # Both, as a river of a pixel would be too faint else.
        for water in (WATER_DEEP, WATER):
            sketch.fill(water, river_surface(courses, detail, 0.0))
        return
    sketch.fill(WATER_DEEP, river_surface(courses, detail, 0.0, BANKS_GO_ON))
    sketch.fill(WATER, river_surface(courses, detail, -0.04))
    sketch.fill(with_opacity(WATER_BRIGHT, 0.22), river_surface(courses, detail, -0.12))
    if detail is Detail.FINE:
        sketch.stroke(with_opacity(WATER_BRIGHT, 0.6), 0.01, _glints(courses))


@lru_cache(maxsize=1024)
def river_surface(courses: Courses, detail: Detail, grow: float, goes_on: float = 1.0) -> QPainterPath:
    """The surface of all rivers of the tile, wider by ``grow`` than the water itself.

    It runs beyond the edges by the share ``goes_on`` of what the water does.
    """
    surface = QPainterPath()
    surface.setFillRule(Qt.FillRule.WindingFill)
    for river, curves in zip(courses.rivers, river_curves(courses.rivers), strict=True):
        for curve, ends in _arms(courses, river, curves, goes_on * _BEYOND[detail]):
            surface.addPath(_ribbon(curve, courses.orientation, ends, grow, _STEPS[detail]))
        meeting = true_point(curves[0][3], courses.orientation)
        if len(river) == 1:
            surface.addPath(_pool(meeting, _POOL + grow / 2))
        elif len(curves) > 1:
            surface.addPath(ellipse(*meeting, (RIVER_WIDTH * _width_amid(courses, river) + grow) / 2))
    return surface


def _width_amid(courses: Courses, river: River) -> float:
    """How wide a river is where its curves meet: halfway between its ends, or as wide as the widest at a junction."""
    widths = [_WIDTHS[courses.sizes[edge]] for edge in river]
    return sum(widths) / 2 if len(river) == 2 else max(widths)


def _arms(
    courses: Courses, river: River, curves: tuple[Curve, ...], beyond: float
) -> Iterator[tuple[Curve, tuple[_End, _End]]]:
    """The curves of a river, each with both its ends; those of a junction come together as wide as they are."""
    ends = [courses.end_at(edge, beyond) for edge in river]
    if len(river) == 1:
        yield curves[0], (ends[0], _End(_SPRING))
    elif len(curves) == 1:
        yield curves[0], (ends[0], ends[1])
    elif len(river) == 2:
        halfway = _End(_width_amid(courses, river))
        yield curves[0], (ends[0], halfway)
        yield curves[1], (halfway, ends[1])
    else:
        for curve, end in zip(curves, ends, strict=True):
            yield curve, (end, _End(end.width))


def _ribbon(curve: Curve, orientation: Orientation, ends: tuple[_End, _End], grow: float, steps: int) -> QPainterPath:
    """The surface along a curve, its banks swinging a little but where it crosses an edge."""
    left, right = list[Point](), list[Point]()
    for step, (x, y, ux, uy) in enumerate(_stations(curve, orientation, steps)):
        t = step / steps
        width = RIVER_WIDTH * _width_along(ends, t)
        swing = _WANDER * width * math.sin(math.pi * t)
        one = max(0.0, (width + grow) / 2 + swing * math.sin(9 * t))
        other = max(0.0, (width + grow) / 2 + swing * math.sin(7 * t + 2))
        on = -ends[0].beyond if step == 0 else ends[1].beyond if step == steps else 0.0
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


def _width_along(ends: tuple[_End, _End], t: float) -> float:
    """How wide a river is at ``t`` (0 to 1) between two ends: it opens to the sea only near its mouth."""
    first, last = ends
    opened = sum(max(0.0, 1 - far / _FLARE) ** 2 * end.opening for far, end in ((t, first), (1 - t, last)))
    return first.width + (last.width - first.width) * t * t * (3 - 2 * t) + opened


def _pool(at: Point, radius: float) -> QPainterPath:
    """A pool with an uneven shore."""
    angles = [k * math.tau / 14 for k in range(14)]
    far = [radius * (1 + 0.07 * math.sin(2 * angle + 1) + 0.05 * math.sin(3 * angle)) for angle in angles]
    points = [
        (at[0] + 1.1 * r * math.cos(angle), at[1] + 0.9 * r * math.sin(angle))
        for r, angle in zip(far, angles, strict=True)
    ]
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
