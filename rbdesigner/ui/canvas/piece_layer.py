"""Homes, pieces, roads and walls on the board."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import ClassVar

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter, QPainterPath

from rbdesigner.art.links import RoadShapes, lay_roads, lay_wall, road_path, road_shapes
from rbdesigner.art.piece_drawing import EXTENT
from rbdesigner.art.pixmaps import TilePixmaps
from rbdesigner.art.sketch import Sketch
from rbdesigner.hexes import Border, Edge, Hex, Orientation, border_sides, edge_sides, position
from rbdesigner.play.placement.piece_layout import PlacedPiece, layout
from rbdesigner.scenario.edit import Edit
from rbdesigner.scenario.model import Scenario
from rbdesigner.scenario.pieces import Transporter, Wall
from rbdesigner.tiles import Terrain, Tile, tile
from rbdesigner.ui.canvas.map_item import Budget, Frame, MapLayer
from rbdesigner.ui.canvas.scene import MapScene

NO_TILE = tile(Terrain.PASTURE)
"""The tile on which a piece is painted where the map has none."""


def paint_pieces(frame: Frame, pixmaps: TilePixmaps, place: Hex, placed: Iterable[PlacedPiece]) -> None:
    """Paint the pieces of a place."""
    middle = frame.at(place)
    for item in placed:
        picture = pixmaps.piece(item.look, max(2, round(item.size * frame.scale * frame.ratio)))
        half = picture.width() / frame.ratio / 2
        corner = middle + QPointF(*item.centre) * frame.scale - QPointF(half, half)
        # Pictures are shared with exports, so that their pixels cannot be told to be smaller.
        frame.painter.drawImage(QRectF(corner.x(), corner.y(), 2 * half, 2 * half), picture)


def placed_on(
    scenario: Scenario, place: Hex, ground: Mapping[Hex, Tile], orientation: Orientation
) -> list[PlacedPiece]:
    """Where the home and the pieces of a place stand on the tiles of ``ground``."""
    return layout(ground.get(place, NO_TILE), scenario.homes.get(place), scenario.pieces.get(place, ()), orientation)


class PieceLayer(MapLayer):
    """Homes and pieces; where they stand on their tile is worked out once and again after a change."""

    reach: ClassVar[float] = 0.4

    def __init__(self, scene: MapScene, pixmaps: TilePixmaps) -> None:
        super().__init__(scene, "pieces")
        self._pixmaps = pixmaps
        self._placed: dict[Hex, list[PlacedPiece]] = {}
        self._standing: set[Hex] = set()
        self._lifted: Mapping[Hex, Sequence[Transporter]] = {}

    @property
    def is_empty(self) -> bool:
        """Whether nothing stands anywhere."""
        return not self._standing

    def read(self) -> None:
        """Find where anything stands."""
        self._placed.clear()
        self._standing = {*self.scenario.homes, *self.scenario.pieces}

    def edited(self, edit: Edit) -> Iterable[QRectF]:
        """Look again at what stands on the changed places."""
        different = []
        for change in edit.changes:
            place = change.key
            if not isinstance(place, Hex):
                continue
            stands = place in self.scenario.homes or place in self.scenario.pieces
            if stands or place in self._standing:
                self._placed.pop(place, None)
                if stands:
                    self._standing.add(place)
                else:
                    self._standing.discard(place)
                different.append(place)
        return self.rects(different)

    def lift(self, lifted: Mapping[Hex, Sequence[Transporter]]) -> list[QRectF]:
        """Leave out these transporters, which something else shows, but keep their room; give what looks different."""
        before, self._lifted = self._lifted, lifted
        different = []
        for place in dict.fromkeys((*before, *lifted)):
            was, now = before.get(place, ()), lifted.get(place, ())
            if was != now:
                self._placed.pop(place, None)
                placed = placed_on(self.scenario, place, self.scenario.tiles, self.map.orientation)
                different += [self._rect(place, item) for item in placed if item.pieces[0] in (*was, *now)]
        return different

    def _rect(self, place: Hex, item: PlacedPiece) -> QRectF:
        """The area of a picture on a tile."""
        x, y = position(place, self.map.orientation)
        half = EXTENT * item.size + 0.05
        return QRectF(x + item.centre[0] - half, y + item.centre[1] - half, 2 * half, 2 * half)

    def paint(self, frame: Frame, places: Sequence[Hex], budget: Budget) -> bool:
        """Paint place by place."""
        for place in places:
            if place in self._standing:
                paint_pieces(frame, self._pixmaps, place, self._at(place))
        return True

    def _at(self, place: Hex) -> list[PlacedPiece]:
        placed = self._placed.get(place)
        if placed is None:
            placed = placed_on(self.scenario, place, self.scenario.tiles, self.map.orientation)
            if place in self._lifted:
                placed = list(_without(placed, self._lifted[place]))
            self._placed[place] = placed
        return placed


def _without(placed: Iterable[PlacedPiece], lifted: Sequence[Transporter]) -> Iterator[PlacedPiece]:
    """Yield the pictures without these transporters; of those that look alike, one less is counted."""
    for item in placed:
        first, number = item.pieces[0], len(item.pieces)
        gone = lifted.count(first) if isinstance(first, Transporter) else 0
        if not gone:
            yield item
        elif gone < number:
            yield item._replace(pieces=item.pieces[gone:], look=item.look._replace(number=number - gone))


class LinkLayer(MapLayer):
    """Roads and walls."""

    reach: ClassVar[float] = 0.4

    def __init__(self, scene: MapScene) -> None:
        super().__init__(scene, "links")
        self._roads_of: dict[Hex, set[Border]] = {}
        self._walls_of: dict[Hex, set[Edge]] = {}
        self._shapes: dict[Border, RoadShapes] = {}

    @property
    def is_empty(self) -> bool:
        """Whether there are no roads and no walls."""
        return not (self._roads_of or self._walls_of)

    def read(self) -> None:
        """Find where roads and walls run."""
        self._shapes.clear()
        self._roads_of.clear()
        self._walls_of.clear()
        for border in self.scenario.roads:
            for place, _ in border_sides(border):
                self._roads_of.setdefault(place, set()).add(border)
        for edge in self.scenario.walls:
            for place in edge_sides(edge):
                self._walls_of.setdefault(place, set()).add(edge)

    def edited(self, edit: Edit) -> Iterable[QRectF]:
        """Take note of changed roads and walls, and of changed tiles under roads."""
        different: list[Hex] = []
        for change in edit.changes:
            key = change.key
            if isinstance(key, Border):
                sides = [place for place, _ in border_sides(key)]
                self._shapes.pop(key, None)
                _enter(self._roads_of, sides, key, change.after is not None)
                different += sides
            elif isinstance(key, Edge):
                _enter(self._walls_of, edge_sides(key), key, change.after is not None)
                different += edge_sides(key)
            elif change.part == "tiles" and isinstance(key, Hex):
                for border in sorted(self._roads_of.get(key, ())):
                    self._shapes.pop(border, None)
                    different += (place for place, _ in border_sides(border))
        return self.rects(dict.fromkeys(different))

    def paint(self, frame: Frame, places: Sequence[Hex], budget: Budget) -> bool:
        """All roads as one, so that they join, then the walls."""
        roads = dict.fromkeys(road for place in places for road in sorted(self._roads_of.get(place, ())))
        walls = dict.fromkeys(wall for place in places for wall in sorted(self._walls_of.get(place, ())))
        self._paint_roads(frame, [self._shapes_of(border) for border in roads])
        if walls:
            paint_links(frame, (), {edge: self.scenario.walls[edge] for edge in walls})
        return True

    def _paint_roads(self, frame: Frame, roads: Sequence[RoadShapes]) -> None:
        """Paint the roads that are seen, all lowest lines first."""
        seen = _clipped(frame)
        shown = [shapes for shapes in roads if shapes[0][1].controlPointRect().intersects(seen)]
        if shown:
            frame.painter.save()
            frame.painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            frame.to_map()
            # All dark rims first, then all light middles: roads that meet have no rim across the crossing.
            for alike in zip(*shown, strict=True):
                for colour, shape in alike:
                    frame.painter.fillPath(shape, colour)
            frame.painter.restore()

    def _shapes_of(self, border: Border) -> RoadShapes:
        shapes = self._shapes.get(border)
        if shapes is None:
            shapes = self._shapes[border] = road_shapes(road_path(self.scenario.tiles, border, self.map.orientation))
        return shapes


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


def _clipped(frame: Frame) -> QRectF:
    """The area that the painter of a frame can reach, in tile radii."""
    clip = frame.painter.clipBoundingRect()
    corner = (clip.topLeft() - QPointF(frame.left, frame.top)) / frame.scale
    return QRectF(corner, clip.size() / frame.scale)


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
