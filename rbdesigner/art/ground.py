"""The features common to all terrains: the hexagon, its ground with light and rim, and where things can stand."""

from __future__ import annotations

import math
import random
from collections.abc import Iterable
from functools import lru_cache
from itertools import groupby, zip_longest
from typing import NamedTuple

from PySide6.QtCore import QPointF
from PySide6.QtGui import QColor, QGradient, QLinearGradient, QPainterPath, QRadialGradient

from rbdesigner.art.palette import SHADOW, TERRAINS, TerrainColours, darker, lighter, mix, with_opacity
from rbdesigner.art.sketch import Detail, Point, Sketch, disc, polygon, polyline
from rbdesigner.geometry import river_curves, true_point
from rbdesigner.hexes import SQRT3, Orientation, corner
from rbdesigner.tiles import Rivers, Terrain

INNER = SQRT3 / 2
"""The distance from the middle of a tile to the middle of an edge, in tile radii."""


class Plot(NamedTuple):
    """The key of the picture of a terrain, its rivers apart; ``narrow`` asks for smaller things beside a river."""

    terrain: Terrain
    variant: int
    narrow: bool
    orientation: Orientation
    detail: Detail

    def dice(self) -> random.Random:
        """Give the chance that makes this picture, alike for all details, so that nothing jumps while zooming."""
        return random.Random(f"{self.terrain}{self.variant}{self.narrow}{self.orientation}")


class Thing(NamedTuple):
    """Something on the ground: its shadow and its shapes.

    It is left out where one of its ``points`` lies nearer to a river's bank than ``clearance``. Things of the same
    ``row`` (0 for none) are painted together, layer by layer.
    """

    points: tuple[Point, ...]
    clearance: float
    sketch: Sketch
    shadow: QPainterPath | None = None
    row: int = 0


@lru_cache(maxsize=64)
def corners(orientation: Orientation, radius: float = 1.0) -> tuple[Point, ...]:
    """The six corners of a hexagon about (0, 0), clockwise from corner 0."""
    return tuple((x * radius, y * radius) for x, y in (corner(index, orientation) for index in range(6)))


@lru_cache(maxsize=64)
def hexagon_path(orientation: Orientation, radius: float = 1.0) -> QPainterPath:
    """The outline of a tile."""
    return polygon(corners(orientation, radius))


def to_rim(point: Point, orientation: Orientation) -> float:
    """Give the distance of a point to the nearest edge of the hexagon, negative outside."""
    x, y = abs(point[0]), abs(point[1])
    if orientation is Orientation.POINTY:
        x, y = y, x
    return INNER - max(y, x * INNER + y / 2)


@lru_cache(maxsize=1024)
def river_points(rivers: Rivers, orientation: Orientation) -> tuple[Point, ...]:
    """Points along the rivers, close enough together to keep clear of."""
    points = []
    for curves in river_curves(rivers):
        for curve in curves:
            a, b, c, d = (true_point(p, orientation) for p in curve)
            for step in range(9):
                t, s = step / 8, 1 - step / 8
                k = (s * s * s, 3 * s * s * t, 3 * s * t * t, t * t * t)
                points.append(
                    (
                        k[0] * a[0] + k[1] * b[0] + k[2] * c[0] + k[3] * d[0],
                        k[0] * a[1] + k[1] * b[1] + k[2] * c[1] + k[3] * d[1],
                    )
                )
    return tuple(points)


def is_dry(point: Point, rivers: Rivers, orientation: Orientation, clearance: float) -> bool:
    """Whether a point keeps this distance from the middle of all rivers."""
    x, y = point
    reach = clearance * clearance
    return all((x - a) * (x - a) + (y - b) * (y - b) >= reach for a, b in river_points(rivers, orientation))


def scattered(dice: random.Random, orientation: Orientation, spacing: float, margin: float) -> list[Point]:
    """Spread points over the tile, about ``spacing`` apart and ``margin`` off the rim, the farthest ones first."""
    row_height = spacing * INNER
    rows = math.ceil(1.0 / row_height)
    jitter, chance, reach = spacing * 0.66, dice.random, INNER - margin
    flat = orientation is Orientation.FLAT
    found = []
    for row in range(-rows, rows + 1):
        for column in range(-rows - 1, rows + 2):
            x = (column + row % 2 / 2) * spacing + (chance() - 0.5) * jitter
            y = row * row_height + (chance() - 0.5) * jitter
            across, along = (abs(x), abs(y)) if flat else (abs(y), abs(x))
            if along <= reach and across * INNER + along / 2 <= reach:
                found.append((x, y))
    found.sort(key=lambda point: point[1])
    return found


def lay_things(sketch: Sketch, things: Iterable[Thing], rivers: Rivers, orientation: Orientation, bank: float) -> None:
    """Put down all things that keep clear of the rivers; ``bank`` is half of a river's width with its banks."""
    dry = [
        thing
        for thing in things
        if all(is_dry(point, rivers, orientation, bank + thing.clearance) for point in thing.points)
    ]
    for thing in dry:
        if thing.shadow is not None and thing.row:
            sketch.fill(SHADOW, thing.shadow)
    for row, members in groupby(dry, key=lambda thing: thing.row):
        group = list(members)
        if row:
            _lay_row(sketch, group)
            continue
        for thing in group:
            if thing.shadow is not None:
                sketch.fill(SHADOW, thing.shadow)
            sketch.extend(thing.sketch.marks)


def _lay_row(sketch: Sketch, row: list[Thing]) -> None:
    """Paint a row layer by layer, the shapes of one colour at once, as fewer and larger shapes paint faster."""
    for layer in zip_longest(*(thing.sketch.marks for thing in row)):
        marks = [mark for mark in layer if mark is not None]
        marks.sort(key=lambda mark: mark[1].color().rgba())
        sketch.extend(marks)


def lay_ground(sketch: Sketch, plot: Plot, dice: random.Random) -> None:
    """Paint the bare ground, with light from the upper left, and soft patches where they can be seen."""
    colours = TERRAINS[plot.terrain]
    sketch.fill(_light(plot, colours), hexagon_path(plot.orientation))
    if plot.detail is Detail.COARSE:
        return
    for tint in (lighter(colours.light, 0.3), darker(colours.dark, 0.1)) * 2:
        angle, far = dice.uniform(0, math.tau), dice.uniform(0.1, 0.45)
        _patch(sketch, (far * math.cos(angle), far * math.sin(angle)), dice.uniform(0.28, 0.38), tint)


def _light(plot: Plot, colours: TerrainColours) -> QGradient:
    """Land is lit from the upper left; the sea is deeper in the middle."""
    if plot.terrain is Terrain.SEA:
        depth = QRadialGradient(QPointF(0.1, 0.12), 1.0)
        depth.setColorAt(0.0, darker(colours.dark, 0.1))
        depth.setColorAt(0.55, mix(colours.light, colours.dark, 0.75))
        depth.setColorAt(1.0, mix(colours.light, colours.dark, 0.25))
        return depth
    light = QLinearGradient(QPointF(-0.75, -0.9), QPointF(0.75, 0.9))
    light.setColorAt(0.0, colours.light)
    light.setColorAt(1.0, colours.dark)
    return light


def _patch(sketch: Sketch, at: Point, radius: float, tint: QColor) -> None:
    """Paint a soft round patch of another tint out of thin layers, as gradients that fade to nothing fail in PDF."""
    for share in (1.0, 0.84, 0.68, 0.52, 0.36):
        sketch.add_layer(with_opacity(tint, 0.07), disc(*at, radius * share))


def lay_rim(sketch: Sketch, plot: Plot) -> None:
    """The bevel of a cardboard tile: bright towards the light, dark away from it."""
    if plot.detail is Detail.COARSE:
        return
    inset = 0.972
    rim = corners(plot.orientation, inset)
    lit = polyline(*(rim[i % 6] for i in range(4, 8)))
    shaded = polyline(*(rim[i % 6] for i in range(1, 5)))
    colours = TERRAINS[plot.terrain]
    sketch.stroke(with_opacity(lighter(colours.light, 0.6), 0.5), 0.03, lit)
    sketch.stroke(with_opacity(darker(colours.dark, 0.5), 0.35), 0.03, shaded)
