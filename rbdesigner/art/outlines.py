"""Lines along the edges of tiles, and the shadow that a board throws."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import lru_cache

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QColor, QPainterPath

from rbdesigner.art.ground import hexagon_path
from rbdesigner.art.palette import darker
from rbdesigner.art.sketch import Sketch
from rbdesigner.hexes import DIRECTIONS, Edge, Hex, Orientation, corner, neighbour, position

_SHADOW_AT = (0.03, 0.04)
_SHADOWS = ((0.055, 0.06), (0.03, 0.13), (0.005, 0.22))
"""The steps of a shadow from its soft rim inwards: how far it reaches, and how dark the table is there. All reach a
little, so that no seam shows between two tiles."""
_TOGETHER = 12
"""The tiles whose shadows are one shape: larger shapes take longer than their parts."""


def shadow_tints(table: QColor) -> list[QColor]:
    """The colours of a shadow on a table, from its rim inwards."""
    return [darker(table, share) for _, share in _SHADOWS]


def board_shadow(rim: Iterable[Hex], orientation: Orientation, table: QColor) -> Sketch:
    """Draw the shadow of a board with these tiles on its rim, in opaque colours, so that those of two do not add up."""
    sketch, middles = Sketch(), [position(place, orientation) for place in rim]
    for (far, _), tint in zip(_SHADOWS, shadow_tints(table), strict=True):
        hexagon = hexagon_path(orientation, 1 + far).translated(*_SHADOW_AT)
        for start in range(0, len(middles), _TOGETHER):
            path = QPainterPath()
            path.setFillRule(Qt.FillRule.WindingFill)
            for x, y in middles[start : start + _TOGETHER]:
                path.addPath(hexagon.translated(x, y))
            sketch.add_layer(tint, path)
    return sketch


@lru_cache(maxsize=8192)
def edge_ends(edge: Edge, orientation: Orientation) -> tuple[QPointF, QPointF]:
    """The two ends of an edge on the map, in tile radii."""
    x, y = position(edge.at, orientation)
    (x0, y0), (x1, y1) = corner(edge.edge, orientation), corner(edge.edge + 1, orientation)
    return QPointF(x + x0, y + y0), QPointF(x + x1, y + y1)


def outline_of(places: Iterable[Hex], orientation: Orientation) -> QPainterPath:
    """Draw the closed lines around a set of places, in tile radii; they can be filled."""
    path = QPainterPath()
    for ring in _rings(frozenset(places)):
        path.moveTo(edge_ends(ring[0], orientation)[0])
        for edge in ring:
            path.lineTo(edge_ends(edge, orientation)[1])
        path.closeSubpath()
    return path


def _rings(known: frozenset[Hex]) -> Iterator[list[Edge]]:
    """The outer edges of places, in the order in which one walks along them."""
    left: dict[Edge, None] = {}
    for edge, (dq, dr) in enumerate(DIRECTIONS):
        rim = [place for place in known if (place[0] + dq, place[1] + dr) not in known]
        left |= dict.fromkeys(Edge(place, edge) for place in rim)
    while left:
        start = at = next(iter(left))
        ring = []
        while True:
            ring.append(at)
            del left[at]
            beyond = neighbour(at.at, (at.edge + 1) % 6)
            at = Edge(beyond, (at.edge - 1) % 6) if beyond in known else Edge(at.at, (at.edge + 1) % 6)
            if at == start:
                break
        yield ring
