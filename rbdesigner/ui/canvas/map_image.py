"""A small picture of a whole map: all tiles in their colours, kept up to date tile by tile."""

from __future__ import annotations

import math
from collections.abc import Iterable, Mapping
from functools import lru_cache

from PySide6.QtCore import QLineF, QPointF, QRectF, QSize, QSizeF, Qt
from PySide6.QtGui import QColor, QImage, QPainter, QPainterPath, QPen, QPolygonF

from rbdesigner.art.board_style import BoardStyle
from rbdesigner.art.foreign_things import FLAT_COLOURS
from rbdesigner.art.ground import corners
from rbdesigner.art.line_tile import ground_colour, river_colour
from rbdesigner.geometry import middle, true_point
from rbdesigner.hexes import Hex, Orientation, position
from rbdesigner.scenario.model import Scenario
from rbdesigner.tiles import Rivers, Terrain, Tile, terrain_in_play
from rbdesigner.ui.canvas.scene import MapScene

RIVERS_FROM = 2.5
"""The least tile radius in device pixels at which rivers can be seen."""
RIVER_WIDTH = 0.3
"""The width of a river, in tile radii."""
PATCH = 500
"""How many tiles are filled at once; larger paths take longer than their parts."""


def tiles_rectangle(places: Iterable[Hex], orientation: Orientation) -> QRectF:
    """The rectangle around tiles, in tile radii; empty if there are none."""
    points = [position(place, orientation) for place in places]
    if not points:
        return QRectF()
    xs, ys = zip(*points, strict=True)
    return QRectF(QPointF(min(xs) - 1, min(ys) - 1), QPointF(max(xs) + 1, max(ys) + 1))


def tile_bounds(place: Hex, orientation: Orientation) -> QRectF:
    """The rectangle around one tile, in tile radii."""
    x, y = position(place, orientation)
    return QRectF(x - 1, y - 1, 2, 2)


class MapImage:
    """The tiles of a map in ``bounds`` (tile radii).

    ``scale`` device pixels make a tile radius. ``is_irrigated`` shows deserts as pasture.
    """

    def __init__(self) -> None:
        self.image = QImage()
        self.bounds = QRectF()
        self.scale = 1.0
        self.orientation = Orientation.FLAT
        self.is_irrigated = False
        self.style = BoardStyle.PAINTED

    def draw(self, scenario: Scenario, bounds: QRectF, scale: float, style: BoardStyle) -> None:
        """Draw the whole map anew."""
        tiles = scenario.tiles
        self.bounds, self.scale, self.style = bounds, scale, style
        self.orientation, self.is_irrigated = scenario.orientation, scenario.is_irrigated
        size = QSize(max(1, round(bounds.width() * scale)), max(1, round(bounds.height() * scale)))
        self.image = QImage(size, QImage.Format.Format_ARGB32_Premultiplied)
        self.image.fill(Qt.GlobalColor.transparent)
        painter = self._painter()
        by_terrain: dict[Terrain, list[Hex]] = {}
        for place, tile in tiles.items():
            by_terrain.setdefault(tile.terrain, []).append(place)
        for terrain, places in by_terrain.items():
            for start in range(0, len(places), PATCH):
                painter.fillPath(self._ground(places[start : start + PATCH]), self._colour(terrain))
        self._draw_rivers(painter, (item for item in tiles.items() if item[1].rivers))
        foreign = scenario.foreign_tiles() if scenario.foreign else {}
        for place, there in foreign.items():
            if there.tile in FLAT_COLOURS:
                painter.fillPath(self._ground([place]), FLAT_COLOURS[there.tile])
        painter.end()

    def repaint(self, tiles: Mapping[Hex, Tile], places: Iterable[Hex]) -> None:
        """Draw these places as they are now."""
        if self.image.isNull():
            return
        painter = self._painter()
        for place in places:
            tile = tiles.get(place)
            ground = self._ground([place])
            painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_Source)
            painter.fillPath(ground, Qt.GlobalColor.transparent if tile is None else self._colour(tile.terrain))
            painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_SourceOver)
            if tile is not None and tile.rivers:
                self._draw_rivers(painter, [(place, tile)])
        painter.end()

    def _colour(self, terrain: Terrain) -> QColor:
        return ground_colour(terrain_in_play(terrain, self.is_irrigated), self.style)

    def _painter(self) -> QPainter:
        # Without smoothed edges hexagons that share a side neither overlap nor leave a seam.
        painter = QPainter(self.image)
        painter.scale(self.scale, self.scale)
        painter.translate(-self.bounds.topLeft())
        return painter

    def _ground(self, places: Iterable[Hex]) -> QPainterPath:
        path = QPainterPath()
        shape = QPolygonF([QPointF(x, y) for x, y in corners(self.orientation)])
        for place in places:
            path.addPolygon(shape.translated(*position(place, self.orientation)))
        # With the other rule hexagons that overlap by rounding would have holes.
        path.setFillRule(Qt.FillRule.WindingFill)
        return path

    def _draw_rivers(self, painter: QPainter, rivers: Iterable[tuple[Hex, Tile]]) -> None:
        if self.scale < RIVERS_FROM:
            return
        lines = []
        for place, tile in rivers:
            x, y = position(place, self.orientation)
            lines += [line.translated(x, y) for line in _course(tile.rivers, self.orientation)]
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(river_colour(self.style), RIVER_WIDTH, Qt.PenStyle.SolidLine, Qt.PenCapStyle.FlatCap))
        painter.drawLines(lines)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing, False)


@lru_cache(maxsize=512)
def _course(rivers: Rivers, orientation: Orientation) -> tuple[QLineF, ...]:
    """Straight lines from the edges of each river to where its arms meet."""
    lines = []
    for river in rivers:
        mouths = [QPointF(*true_point(middle(edge), orientation)) for edge in river]
        meeting = QPointF() if len(river) == 1 else sum(mouths, QPointF()) / (2 * len(river))
        lines += [QLineF(mouth, meeting) for mouth in mouths]
    return tuple(lines)


MOST_PIXELS, MOST_SCALE = 500_000, 48.0
"""The size of the picture, and of a tile radius in it, at most."""
MOST_CHANGED = 500
"""The most changed tiles that are drawn one by one; if more have changed, all are drawn anew."""


class Overview:
    """A picture of all tiles, drawn when it is first wanted; after that only changed tiles are drawn."""

    def __init__(self, scene: MapScene) -> None:
        self._map = scene
        self._image = MapImage()
        self._changed: set[Hex] = set()

    def forget(self) -> None:
        """Draw everything anew when it is wanted again."""
        self._image = MapImage()
        self._changed.clear()

    def edited(self, places: Iterable[Hex]) -> None:
        """Take note of tiles that have changed."""
        # Without a picture there is nothing to bring up to date: it is drawn as a whole when it is wanted.
        if not self._image.image.isNull():
            self._changed.update(places)
            if len(self._changed) > MOST_CHANGED:
                self.forget()

    def paint(self, painter: QPainter, radius: float, style: BoardStyle) -> None:
        """Paint the whole map about the painter's (0, 0) in a style, with tiles of this radius."""
        if self._map.bounds().isEmpty():
            return
        self._draw(style)
        image = self._image
        size = QSizeF(image.image.size()) * (radius / image.scale)
        painter.drawImage(QRectF(image.bounds.topLeft() * radius, size), image.image)

    def _draw(self, style: BoardStyle) -> None:
        """Bring the picture up to date."""
        scenario, image = self._map.scenario, self._image
        drawn = image.orientation, image.is_irrigated, image.style
        is_other = (scenario.orientation, scenario.is_irrigated, style) != drawn
        places = [tile_bounds(place, image.orientation) for place in self._changed if place in scenario.tiles]
        if image.image.isNull() or is_other or not all(image.bounds.contains(place) for place in places):
            bounds = self._map.bounds().adjusted(-1, -1, 1, 1)
            scale = min(MOST_SCALE, math.sqrt(MOST_PIXELS / (bounds.width() * bounds.height())))
            image.draw(scenario, bounds, scale, style)
        elif self._changed:
            image.repaint(scenario.tiles, self._changed)
        self._changed.clear()
