"""The features common to all terrains: the hexagon, its ground and edges, and where things can stand."""

from __future__ import annotations

import math
import random
from collections.abc import Iterable
from functools import lru_cache
from itertools import groupby, zip_longest
from typing import NamedTuple

from PySide6.QtGui import QColor, QPainterPath

from rbdesigner.art.palette import RIM, SHADOW, TERRAINS, darker, lighter, with_opacity
from rbdesigner.art.sketch import Detail, Point, Sketch, disc, polygon, polyline, smooth
from rbdesigner.geometry import river_curves, true_point
from rbdesigner.hexes import EDGES, SQRT3, Orientation, corner
from rbdesigner.tiles import Rivers, Terrain

INNER = SQRT3 / 2
"""The distance from the middle of a tile to the middle of an edge, in tile radii."""
ALONE = 0b111111
"""The edges (bits) beyond which no tile lies, if none lies around."""
OVERHANG = 0.1
"""How far trees, peaks and the fringe of land may reach over the tiles beside, in tile radii."""
_SEAM = {Detail.COARSE: 0.06, Detail.NORMAL: 0.025, Detail.FINE: 0.014}
"""How far any ground reaches over its border, so that no gap shows: a pixel at most sizes."""
_FRINGE = {
    Terrain.SEA: 0.0,
    Terrain.DESERT: 0.05,
    Terrain.PASTURE: 0.055,
    Terrain.ROCK: 0.04,
    Terrain.MOUNTAIN: 0.05,
    Terrain.WOODS: 0.05,
}
"""How far land may grow over the tiles beside."""
AT_SEA = 0.07
"""The opacity of the borders between seas: faint enough to make one water of them, yet they can be counted."""
_STEPS = 8
"""The pieces of a side of a fringe."""


class Plot(NamedTuple):
    """The key of the picture of a terrain, its rivers apart; ``narrow`` says that a river or a coast takes room."""

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


class TileGround(NamedTuple):
    """A plot and all that grows and lies on it, clear of these rivers; ``rim`` are the edges where the board ends."""

    plot: Plot
    rivers: Rivers
    rim: int


def reach_of(ground: TileGround) -> QPainterPath:
    """Outline the area that a tile may paint: over the tiles beside it, but never beyond the rim of the board."""
    plot = ground.plot
    seam = _SEAM[plot.detail]
    return _reach(plot.orientation, ground.rim, seam if plot.terrain is Terrain.SEA else max(OVERHANG, seam))


@lru_cache(maxsize=256)
def _reach(orientation: Orientation, rim: int, far: float) -> QPainterPath:
    if rim == ALONE:
        return hexagon_path(orientation)
    points: list[Point] = []
    at = corners(orientation)
    for index, (x, y) in enumerate(at):
        before, after = rim >> (index - 1) % 6 & 1, rim >> index & 1
        if not before and not after:
            points.append((x * (1 + far / INNER), y * (1 + far / INNER)))
            continue
        if not before:
            points.append(_beyond(at, index - 1, 1 - far, far))
        points.append((x, y))
        if not after:
            points.append(_beyond(at, index, far, far))
    return polygon(points)


def _beyond(at: tuple[Point, ...], edge: int, share: float, far: float) -> Point:
    """The point at a share of the way along an edge, so far outside."""
    (x0, y0), (x1, y1) = at[edge % 6], at[(edge + 1) % 6]
    out_x, out_y = (x0 + x1) / 2 / INNER, (y0 + y1) / 2 / INNER
    return x0 + (x1 - x0) * share + out_x * far, y0 + (y1 - y0) * share + out_y * far


def lay_ground(sketch: Sketch, ground: TileGround) -> None:
    """Paint the bare ground, which grows a little over the tiles beside it, with soft patches where they can be seen.

    Its colour is the same everywhere, so that tiles of one terrain merge.
    """
    plot, dice = ground.plot, ground.plot.dice()
    colours = TERRAINS[plot.terrain]
    base = _SEAM[plot.detail]
    grown = _FRINGE[plot.terrain]
    if grown and plot.detail is not Detail.COARSE:
        sketch.fill(with_opacity(colours.ground, 0.4), _fringe(ground, base, grown * 1.6))
    sketch.fill(colours.ground, _fringe(ground, base, grown))
    if plot.detail is Detail.COARSE or plot.terrain is Terrain.SEA:
        return
    for tint in (lighter(colours.ground, 0.3), darker(colours.ground, 0.14)) * 2:
        angle, far = dice.uniform(0, math.tau), dice.uniform(0.1, 0.42)
        _patch(sketch, (far * math.cos(angle), far * math.sin(angle)), dice.uniform(0.3, 0.4), tint)


def _fringe(ground: TileGround, base: float, grown: float) -> QPainterPath:
    """Outline a ground that ends raggedly where a tile lies beside it, but straight where a river crosses."""
    plot, rim = ground.plot, ground.rim
    if rim == ALONE:
        return hexagon_path(plot.orientation)
    crossed = {edge for river in ground.rivers for edge in river}
    dice, at, points = plot.dice(), corners(plot.orientation), list[Point]()
    for edge in EDGES:
        swings = [dice.random() for _ in range(_STEPS - 1)]
        x, y = at[edge]
        if rim >> edge & 1 or rim >> (edge - 1) % 6 & 1:
            # Twice, as the soft line would swing out beside the rim.
            points += [(x, y), (x, y)]
        else:
            points.append((x * (1 + base / INNER), y * (1 + base / INNER)))
        if rim >> edge & 1:
            continue
        for step, swing in enumerate(swings, 1):
            is_wet = edge in crossed and 3 <= step <= 5
            bow = 0.0 if is_wet else math.sin(math.pi * step / _STEPS)
            points.append(_beyond(at, edge, step / _STEPS, base + grown * swing * bow))
    return smooth(points, closed=True) if plot.detail is Detail.FINE else polygon(points)


def _patch(sketch: Sketch, at: Point, radius: float, tint: QColor) -> None:
    """Paint a soft patch of another tint out of thin layers, as gradients that fade to nothing fail in PDF."""
    for share in (1.0, 0.84, 0.68, 0.52, 0.36):
        sketch.add_layer(with_opacity(tint, 0.055), disc(*at, radius * share, 0.7 * radius * share))


def lay_edges(sketch: Sketch, terrain: Terrain, orientation: Orientation, rim: int, radius: float) -> None:
    """Draw the borders to the tiles beside: a pixel, tone on tone, on the sea no more than a hint."""
    if rim == ALONE:
        return  # a line of no length is a fault in a PDF
    inner = _sides(orientation, ~rim & ALONE)
    opacity = AT_SEA if terrain is Terrain.SEA else 0.38
    sketch.stroke(with_opacity(TERRAINS[terrain].edge, opacity), _line_width(0.014, radius), inner)


def lay_rim(sketch: Sketch, orientation: Orientation, rim: int, radius: float) -> None:
    """Draw the line where the board ends."""
    if rim:
        sketch.stroke(RIM, _line_width(0.034, radius), _sides(orientation, rim))


def _line_width(width: float, radius: float) -> float:
    """A width in tile radii, on small pictures a pixel, but no more than they bear."""
    return max(width, min(1.0 / radius, 0.07))


@lru_cache(maxsize=128)
def _sides(orientation: Orientation, edges: int) -> QPainterPath:
    """The sides of a hexagon, those that meet as one line."""
    if edges == ALONE:
        return hexagon_path(orientation)
    at, path = corners(orientation), QPainterPath()
    for edge in EDGES:
        if edges >> edge & 1 and not edges >> (edge - 1) % 6 & 1:
            length = next(n for n in range(1, 6) if not edges >> (edge + n) % 6 & 1)
            path.addPath(polyline(*(at[(edge + n) % 6] for n in range(length + 1))))
    return path
