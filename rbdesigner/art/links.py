"""Links between two places or across water: roads, walls and bridges."""

from __future__ import annotations

import math
from collections.abc import Mapping
from functools import lru_cache

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QColor, QPainterPath, QPainterPathStroker, QTransform

from rbdesigner.art.cutout import badge, put_sign
from rbdesigner.art.palette import CREAM, INK, SHADOW, darker, lighter, of_player
from rbdesigner.art.sketch import Point, Sketch, disc, polygon, polyline, rectangle
from rbdesigner.geometry import half_edge_middle, region_of, regions, true_point
from rbdesigner.hexes import Border, Edge, Hex, Orientation, border_sides, corner, position
from rbdesigner.scenario.pieces import Wall
from rbdesigner.tiles import Tile

_ROAD = QColor("#d9c7a0")
ROAD_LINES = (darker(_ROAD, 0.65), 0.17), (_ROAD, 0.12), (darker(_ROAD, 0.14), 0.045)
"""The lines that make a road, the lowest first, and how wide they are in tile radii."""
RoadShapes = tuple[tuple[QColor, QPainterPath], ...]
_FINE = 256
"""The tile radius in pixels for which shapes are worked out, to be right at every size."""
_PLANK = QColor("#c08a4c")
_MOST_TOKENS_SHOWN = 5


def road_path(tiles: Mapping[Hex, Tile], border: Border, orientation: Orientation) -> QPainterPath:
    """Give the course of a road on the board, in tile radii, from region to region across its border."""
    (first, here), (second, there) = border_sides(border)
    x, y = position(first, orientation)
    a, b = true_point(half_edge_middle(here), orientation)
    crossing = (x + a, y + b)
    path = QPainterPath()
    for place, half_edge in ((first, here), (second, there)):
        tile = tiles.get(place)
        if tile is None:
            continue
        region = next(r for r in regions(tile.rivers) if r.name == region_of(tile.rivers, half_edge))
        mx, my = position(place, orientation)
        ax, ay = true_point(region.anchor, orientation)
        start = (mx + ax, my + ay)
        # Leave the crossing at a right angle to the edge, so that both halves meet without a kink.
        ux, uy = _inward(half_edge // 2, orientation)
        reach = 0.45 * math.hypot(start[0] - crossing[0], start[1] - crossing[1])
        path.moveTo(*crossing)
        path.cubicTo(crossing[0] + ux * reach, crossing[1] + uy * reach, *_towards(start, crossing, 0.35), *start)
    return path


def _inward(edge: int, orientation: Orientation) -> Point:
    """The direction from an edge to the middle of its tile."""
    (x0, y0), (x1, y1) = corner(edge, orientation), corner(edge + 1, orientation)
    length = math.hypot(x0 + x1, y0 + y1)
    return -(x0 + x1) / length, -(y0 + y1) / length


def _towards(start: Point, end: Point, share: float) -> Point:
    return start[0] + (end[0] - start[0]) * share, start[1] + (end[1] - start[1]) * share


def lay_roads(sketch: Sketch, roads: QPainterPath) -> None:
    """Add roads: gravel between dark edges, with the trace of wheels."""
    for colour, width in ROAD_LINES:
        sketch.stroke(colour, width, roads)


def road_shapes(road: QPainterPath) -> RoadShapes:
    """Turn the lines of a road into filled shapes, which Qt fills ten times as fast as it draws lines.

    Where roads meet, all first shapes have to be painted before the second ones.
    """
    large, small = QTransform.fromScale(_FINE, _FINE), QTransform.fromScale(1 / _FINE, 1 / _FINE)
    course = large.map(road)
    shapes = []
    for colour, width in ROAD_LINES:
        stroker = QPainterPathStroker()
        stroker.setWidth(_FINE * width)
        stroker.setCapStyle(Qt.PenCapStyle.RoundCap)
        stroker.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
        shape = small.map(stroker.createStroke(course).simplified())
        shape.setFillRule(Qt.FillRule.WindingFill)
        shapes.append((colour, shape))
    return tuple(shapes)


@lru_cache(maxsize=1)
def bridge() -> Sketch:
    """A bridge over a river that flows along the x axis, in a box from -1 to 1."""
    sketch = Sketch()
    sketch.fill(SHADOW, rectangle(-0.48, -0.96, 1.2, 2.12, 0.1))
    sketch.fill(INK, rectangle(-0.66, -1.06, 1.32, 2.12, 0.1))
    sketch.fill(_PLANK, rectangle(-0.56, -0.96, 1.12, 1.92))
    for k in range(7):
        y = -0.96 + 1.92 * (k + 1) / 8
        sketch.stroke(darker(_PLANK, 0.4), 0.06, polyline((-0.54, y), (0.54, y)))
    for x in (-0.62, 0.62):
        sketch.stroke(INK, 0.28, polyline((x, -1.0), (x, 1.0)))
        sketch.stroke(lighter(_PLANK, 0.3), 0.15, polyline((x, -1.0), (x, 1.0)))
    return sketch


def lay_wall(sketch: Sketch, edge: Edge, wall: Wall, orientation: Orientation) -> None:
    """Add a wall on its edge of the board, thicker with every token, with its owner's colour and sign."""
    x, y = position(edge.at, orientation)
    (x0, y0), (x1, y1) = corner(edge.edge, orientation), corner(edge.edge + 1, orientation)
    turn = math.degrees(math.atan2(y1 - y0, x1 - x0))
    whole = Sketch()
    _masonry(whole, wall, 0.04 + 0.01 * min(wall.tokens, _MOST_TOKENS_SHOWN))
    # Signs and numbers stand upright whichever way the wall runs.
    upright = QTransform().rotate(-turn)
    if wall.player is not None:
        whole.fill(INK, disc(0, 0, 0.115))
        whole.fill(of_player(wall.player), disc(0, 0, 0.095))
        mark = Sketch()
        put_sign(mark, wall.player, 0, 0, 0.058)
        whole.add(mark, upright)
    if wall.tokens > 1:
        whole.add(badge(str(wall.tokens)), upright * QTransform.fromScale(0.1, 0.1) * QTransform.fromTranslate(0.25, 0))
    sketch.add(whole, QTransform.fromTranslate(x + (x0 + x1) / 2, y + (y0 + y1) / 2).rotate(turn))


def _masonry(sketch: Sketch, wall: Wall, half: float) -> None:
    """A wall along the x axis about (0, 0): two courses of bricks."""
    tint = of_player(wall.player)
    for colour, grow in ((SHADOW, 0.055), (CREAM, 0.037), (INK, 0.02), (tint, 0.0)):
        sketch.fill(colour, _bar(0.4 + grow, half + grow))
    for k in range(6):
        x = -0.37 + 0.125 * k
        sketch.fill(lighter(tint, 0.4), _brick(x, -half * 0.8, half * 0.62))
        sketch.fill(darker(tint, 0.3), _brick(x + 0.045, half * 0.18, half * 0.62))


def _bar(length: float, half: float) -> QPainterPath:
    return rectangle(-length, -half, 2 * length, 2 * half, half * 0.8)


def _brick(x: float, y: float, height: float) -> QPainterPath:
    return polygon([(x, y), (x + 0.09, y), (x + 0.09, y + height), (x, y + height)])


def lay_halo(sketch: Sketch, centre: Point, radius: float, colour: QColor) -> None:
    """Add a ring that points something out."""
    ring = QPainterPath()
    ring.addEllipse(QPointF(*centre), radius, radius)
    sketch.stroke(CREAM, 0.13, ring)
    sketch.stroke(colour, 0.08, ring)
