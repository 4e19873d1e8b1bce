"""Homes, pieces, roads and walls of a map."""

from __future__ import annotations

import math
from collections.abc import Iterable, Mapping
from functools import lru_cache

from PySide6.QtCore import QPointF
from PySide6.QtGui import QImage, QPainter, QPainterPath

from rbdesigner.art.links import lay_roads, lay_wall, road_path
from rbdesigner.art.pieces import EXTENT, PieceLook, Placed, layout, piece_sketch
from rbdesigner.art.sketch import Sketch
from rbdesigner.hexes import Border, Edge, Hex, Orientation, border_sides, edge_sides
from rbdesigner.scenario.edit import Edit
from rbdesigner.scenario.model import Scenario
from rbdesigner.scenario.pieces import Wall
from rbdesigner.tiles import Terrain, Tile, tile
from rbdesigner.ui.canvas.layer import Frame, Layer
from rbdesigner.ui.canvas.scene import MapScene

NO_TILE = tile(Terrain.PASTURE)
"""What a piece is painted on where the map has no tile for it."""


@lru_cache(maxsize=2048)
def piece_picture(look: PieceLook, size: int) -> QImage:
    """The picture of a piece, its middle in the middle; ``size`` is half the piece's width in device pixels."""
    half = math.ceil(size * EXTENT) + 1
    image = QImage(2 * half, 2 * half, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(0)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.translate(half, half)
    painter.scale(size, size)
    piece_sketch(look).paint(painter)
    painter.end()
    return image


def paint_pieces(frame: Frame, place: Hex, placed: Iterable[Placed]) -> None:
    """Paint the pieces of a place."""
    middle = frame.at(place)
    for item in placed:
        picture = piece_picture(item.look, max(2, round(item.size * frame.scale * frame.ratio)))
        picture.setDevicePixelRatio(frame.ratio)
        half = picture.width() / frame.ratio / 2
        spot = middle + QPointF(*item.centre) * frame.scale - QPointF(half, half)
        frame.painter.drawImage(spot, picture)


def placed_on(scenario: Scenario, place: Hex, ground: Mapping[Hex, Tile], orientation: Orientation) -> list[Placed]:
    """Where the home and the pieces that a scenario has at a place stand on the tiles of ``ground``."""
    return layout(ground.get(place, NO_TILE), scenario.homes.get(place), scenario.pieces.get(place, ()), orientation)


class PieceLayer(Layer):
    """What stands on the tiles; where is worked out once and again after a change."""

    def __init__(self, scene: MapScene) -> None:
        super().__init__(scene, "pieces", 30)
        self._placed: dict[Hex, list[Placed]] = {}
        self._standing: dict[Hex, None] = {}
        self.turned()

    def turned(self) -> None:
        """The hexes point the other way now."""
        self._placed.clear()
        self._standing = dict.fromkeys([*self.scenario.homes, *self.scenario.pieces])
        self.update()

    def edited(self, edit: Edit) -> None:
        """Look again at what stands on the changed places."""
        for change in edit.changes:
            place = change.key
            if not isinstance(place, Hex):
                continue
            stands = place in self.scenario.homes or place in self.scenario.pieces
            if stands or place in self._standing:
                self._placed.pop(place, None)
                if stands:
                    self._standing[place] = None
                else:
                    self._standing.pop(place, None)
                self.repaint_places([place], bleed=0.5)

    def placed(self, place: Hex) -> list[Placed]:
        """Where the pieces of a place stand, seen from its middle in tile radii."""
        if place not in self._standing:
            return []
        placed = self._placed.get(place)
        if placed is None:
            placed = placed_on(self.scenario, place, self.scenario.tiles, self.map.orientation)
            self._placed[place] = placed
        return placed

    def paint_frame(self, frame: Frame) -> None:
        """Paint place by place."""
        for place in self.exposed(frame, self._standing):
            paint_pieces(frame, place, self.placed(place))


class LinkLayer(Layer):
    """Roads and walls."""

    def __init__(self, scene: MapScene) -> None:
        super().__init__(scene, "links", 20)
        self._roads_of: dict[Hex, set[Border]] = {}
        self._walls_of: dict[Hex, set[Edge]] = {}
        self._paths: dict[Border, QPainterPath] = {}
        self.turned()

    def turned(self) -> None:
        """The hexes point the other way now."""
        self._paths.clear()
        self._roads_of.clear()
        self._walls_of.clear()
        for border in self.scenario.roads:
            for place, _ in border_sides(border):
                self._roads_of.setdefault(place, set()).add(border)
        for edge in self.scenario.walls:
            for place in edge_sides(edge):
                self._walls_of.setdefault(place, set()).add(edge)
        self.update()

    def edited(self, edit: Edit) -> None:
        """Take note of roads and walls that have come and gone, and of tiles under roads that have changed."""
        for change in edit.changes:
            key = change.key
            if isinstance(key, Border):
                sides = [place for place, _ in border_sides(key)]
                self._paths.pop(key, None)
                _enter(self._roads_of, sides, key, change.after is not None)
                self.repaint_places(sides)
            elif isinstance(key, Edge):
                sides = list(edge_sides(key))
                _enter(self._walls_of, sides, key, change.after is not None)
                self.repaint_places(sides, bleed=0.3)
            elif change.part == "tiles" and isinstance(key, Hex):
                for border in sorted(self._roads_of.get(key, ())):
                    self._paths.pop(border, None)
                    self.repaint_places(place for place, _ in border_sides(border))

    def paint_frame(self, frame: Frame) -> None:
        """All exposed roads as one, so that they join, then the walls."""
        roads = dict.fromkeys(b for p in self.exposed(frame, self._roads_of) for b in sorted(self._roads_of[p]))
        walls = dict.fromkeys(e for p in self.exposed(frame, self._walls_of) for e in sorted(self._walls_of[p]))
        if roads or walls:
            paths = [self._path(border) for border in roads]
            paint_links(frame, paths, {edge: self.scenario.walls[edge] for edge in walls})

    def _path(self, border: Border) -> QPainterPath:
        path = self._paths.get(border)
        if path is None:
            path = self._paths[border] = road_path(self.scenario.tiles, border, self.map.orientation)
        return path


def _enter(
    index: dict[Hex, set[Border]] | dict[Hex, set[Edge]], sides: Iterable[Hex], key: Border | Edge, there: bool
) -> None:
    """Note in an index by place that something is there or no longer there."""
    known: dict[Hex, set[Border | Edge]] = index  # type: ignore[assignment]  # each index has keys of one kind
    for side in sides:
        if there:
            known.setdefault(side, set()).add(key)
        elif side in known:
            known[side].discard(key)
            if not known[side]:
                del known[side]


def paint_links(frame: Frame, roads: Iterable[QPainterPath], walls: Mapping[Edge, Wall]) -> None:
    """Paint roads and walls; the painter is as before afterwards."""
    sketch, whole = Sketch(), QPainterPath()
    for road in roads:
        whole.addPath(road)
    if not whole.isEmpty():
        lay_roads(sketch, whole)
    for edge, wall in walls.items():
        lay_wall(sketch, edge, wall, frame.orientation)
    frame.painter.save()
    frame.painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    frame.to_map()
    sketch.paint(frame.painter)
    frame.painter.restore()
