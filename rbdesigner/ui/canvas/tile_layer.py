"""The tiles of a map, and the outlines of its empty places, kept in pictures of square parts of the map.

Painting, scrolling and showing something over the map then copies a few large pictures, however many tiles there are,
and an edit paints anew only what lies around it.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from time import perf_counter

from PySide6.QtCore import QPoint, QPointF, QRect, QRectF, Qt, QTimer
from PySide6.QtGui import QColor, QImage, QPainter, QPolygonF

from rbdesigner.art.ground import corners
from rbdesigner.art.palette import TERRAINS
from rbdesigner.art.pixmaps import TilePixmaps
from rbdesigner.art.tile import TileLook, look_at, plain_look
from rbdesigner.hexes import Hex, neighbours, places_within, position
from rbdesigner.scenario.edit import Edit
from rbdesigner.tiles import tile
from rbdesigner.ui.canvas.layer import Frame, Layer
from rbdesigner.ui.canvas.scene import MapScene, tile_rect
from rbdesigner.ui.canvas.stamps import Pattern, stamp

SIDE = 256
"""Device pixels of the side of a part."""
MOST_PARTS = 160
"""How many parts are kept in one size, at least; more if more are seen."""
LEAST_FOR_GRID = 9.0
"""Device pixels of tile radius from which the empty places are outlined."""
FAR = 9.0
"""Below so many device pixels of tile radius tiles are shown without shores and variants: nobody could see them."""
KEPT = 64.0
"""Up to this size the tile pictures in use are kept here too, however little room the shared ones have."""
IN_MOTION, AT_REST, AT_FIRST = 0.006, 0.03, 0.3
"""Seconds of one repaint that may go into new pictures; others stand in for the rest until the next one."""
PAUSE = 20
"""Milliseconds after a repaint with stand-ins until the next."""
REST = 0.15
"""Seconds after which a map that is neither zoomed nor panned is at rest."""

Part = tuple[int, int]


@dataclass(slots=True)
class _Picture:
    """The picture of a part of the map; ``wrong`` lies what is not up to date in it."""

    image: QImage
    wrong: QRect | None


@dataclass(slots=True)
class _Level:
    """The map in one size: ``radius`` in device pixels, the tile pictures by number of their look, and the parts."""

    radius: float
    tiles: list[QImage | None]
    parts: dict[Part, _Picture] = field(default_factory=dict)


class TileLayer(Layer):
    """All tiles. Each has the number of its look; what is painted depends on nothing else."""

    def __init__(self, scene: MapScene, pixmaps: TilePixmaps, grid: QColor) -> None:
        super().__init__(scene, "tiles", 10)
        self._pixmaps = pixmaps
        self._grid = grid
        self._shows_grid = True
        self._number_of: dict[TileLook, int] = {}
        self._looks: list[TileLook] = []
        self._index: dict[Hex, int] = {}
        self._level = _Level(0.0, [])
        self._before: _Level | None = None
        self._moved_at = 0.0
        self._origin = (0, 0)
        self._again = QTimer(scene)
        self._again.setSingleShot(True)
        self._again.setInterval(PAUSE)
        self._again.timeout.connect(self.update)
        self._read()

    def _read(self) -> None:
        tiles, orientation = self.scenario.tiles, self.map.orientation
        self._index = {place: self._number(look_at(tiles, place, orientation)) for place in tiles}

    def _number(self, look: TileLook) -> int:
        number = self._number_of.setdefault(look, len(self._looks))
        if number == len(self._looks):
            self._looks.append(look)
            self._level.tiles.append(None)
        return number

    # What changes

    def edited(self, edit: Edit) -> None:
        """Look again at the tiles that have changed and at those around them."""
        changed = [change.key for change in edit.changes if change.part == "tiles" and isinstance(change.key, Hex)]
        tiles, orientation = self.scenario.tiles, self.map.orientation
        for place in dict.fromkeys(near for at in changed for near in (at, *neighbours(at))):
            number = self._number(look_at(tiles, place, orientation)) if place in tiles else None
            if number != self._index.get(place):
                if number is None:
                    del self._index[place]
                else:
                    self._index[place] = number
                self._spoil(place)
                self.repaint_places([place])

    def _spoil(self, place: Hex) -> None:
        """Note that the parts around a place are not up to date there."""
        self._before = None
        rect = tile_rect(place, self.map.orientation)
        radius = self._level.radius
        area = QRectF(rect.topLeft() * radius, rect.bottomRight() * radius).toAlignedRect()
        for part in _parts_within(area):
            picture = self._level.parts.get(part)
            if picture is not None:
                picture.wrong = area if picture.wrong is None else picture.wrong.united(area)

    def turned(self) -> None:
        """The hexes point the other way now."""
        self._read()
        self.forget()

    def forget(self) -> None:
        """Paint everything anew when it is next seen, and keep no pictures until then."""
        self._level, self._before = _Level(0.0, []), None
        self.update()

    @property
    def shows_grid(self) -> bool:
        """Whether empty places are outlined."""
        return self._shows_grid

    def show_grid(self, shown: bool, colour: QColor | None = None) -> None:
        """Outline the empty places or not, in another colour if one is given."""
        self._shows_grid, self._grid = shown, colour or self._grid
        self.forget()

    # Painting

    def paint_frame(self, frame: Frame) -> None:
        """Copy the parts that are exposed, after painting what is missing as far as there is time for it."""
        left, top = round(frame.left * frame.ratio), round(frame.top * frame.ratio)
        deadline = self._deadline(round(frame.scale * frame.ratio, 2), (left, top))
        painter, parts = frame.painter, self._level.parts
        painter.save()
        painter.scale(1 / frame.ratio, 1 / frame.ratio)
        late = False
        for part in self._exposed_parts(frame):
            picture = parts.get(part)
            if picture is None or picture.wrong is not None:
                if picture is None and perf_counter() > deadline:
                    self._stand_in(painter, part, left, top)
                    late = True
                    continue
                picture = self._painted(part, picture, deadline)
                late |= picture.wrong is not None
            painter.drawImage(QPoint(left + part[0] * SIDE, top + part[1] * SIDE), picture.image)
        painter.restore()
        if late:
            self._again.start()
        elif perf_counter() - self._moved_at > REST:
            self._before = None

    def _deadline(self, radius: float, origin: tuple[int, int]) -> float:
        """Take note of the present size and position; until when new pictures may be painted."""
        now, level = perf_counter(), self._level
        if not level.radius:
            self._level, self._origin = _Level(radius, [None] * len(self._looks)), origin
            return now + AT_FIRST
        if radius != level.radius:
            if level.parts:
                self._before = level
            self._level = _Level(radius, [None] * len(self._looks))
        elif origin == self._origin:
            return now + (IN_MOTION if now - self._moved_at < REST else AT_REST)
        self._moved_at, self._origin = now, origin
        return now + IN_MOTION

    def _exposed_parts(self, frame: Frame) -> list[Part]:
        radius = self._level.radius
        seen = dict.fromkeys(
            part
            for rect in self.map.exposed_rects(frame.whole)
            for part in _parts_within(QRectF(rect.topLeft() * radius, rect.bottomRight() * radius).toAlignedRect())
        )
        parts = self._level.parts
        if len(parts) > MOST_PARTS + len(seen):
            for part in [part for part in parts if part not in seen][: len(parts) - MOST_PARTS]:
                del parts[part]
        return list(seen)

    def _painted(self, part: Part, picture: _Picture | None, deadline: float) -> _Picture:
        """Paint a part anew, or what is wrong in it."""
        area = QRect(part[0] * SIDE, part[1] * SIDE, SIDE, SIDE)
        if picture is None:
            picture = _Picture(QImage(SIDE, SIDE, QImage.Format.Format_ARGB32_Premultiplied), area)
            self._level.parts[part] = picture
        wrong = area if picture.wrong is None else picture.wrong.intersected(area)
        painter = QPainter(picture.image)
        painter.translate(-area.x(), -area.y())
        painter.setClipRect(wrong)
        painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_Source)
        painter.fillRect(wrong, Qt.GlobalColor.transparent)
        painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_SourceOver)
        is_exact = self._paint_places(painter, wrong, deadline)
        painter.end()
        picture.wrong = None if is_exact else wrong
        return picture

    def _paint_places(self, painter: QPainter, area: QRect, deadline: float) -> bool:
        """Paint all places in an area of the map, in device pixels; whether none had to be stood in for."""
        radius, index, tiles, orientation = self._level.radius, self._index, self._level.tiles, self.map.orientation
        outline = None
        if self._shows_grid and radius >= LEAST_FOR_GRID:
            outline = stamp(Pattern.OUTLINE, self._grid.rgba(), orientation, radius, 1.0)
        spot, draw, is_exact = QPoint(), painter.drawImage, True
        near = area.adjusted(-2, -2, 2, 2)
        bounds = (near.left() / radius, near.top() / radius, near.right() / radius, near.bottom() / radius)
        for place in places_within(*bounds, orientation):
            number = index.get(place)
            picture = outline if number is None else tiles[number] or self._tile_picture(number, deadline)
            x, y = position(place, orientation)
            if picture is not None:
                spot.setX(round(x * radius) - picture.width() // 2)
                spot.setY(round(y * radius) - picture.height() // 2)
                draw(spot, picture)
            elif number is not None:
                self._paint_similar(painter, self._looks[number], x * radius, y * radius)
                is_exact = False
        return is_exact

    def _tile_picture(self, number: int, deadline: float) -> QImage | None:
        """The picture of a look in the present size, None if there is no time left to paint it."""
        look, radius = self._looks[number], self._level.radius
        if radius < FAR:
            look = plain_look(tile(look.terrain, look.rivers), look.orientation)
        there = self._pixmaps.nearest(look, radius)
        if perf_counter() > deadline and (there is None or there[1] != radius):
            return None
        picture = self._pixmaps.get(look, radius)
        if radius <= KEPT:
            self._level.tiles[number] = picture
        return picture

    def _paint_similar(self, painter: QPainter, look: TileLook, x: float, y: float) -> None:
        """Paint a tile from a picture in another size, or as a patch of colour."""
        radius = self._level.radius
        found = self._pixmaps.nearest(look, radius)
        if found is None:
            painter.setBrush(TERRAINS[look.terrain].light)
            painter.setPen(Qt.PenStyle.NoPen)
            painter.drawPolygon(QPolygonF([QPointF(x + dx, y + dy) for dx, dy in corners(look.orientation, radius)]))
            return
        picture, painted_at = found
        width, height = picture.width() * radius / painted_at, picture.height() * radius / painted_at
        painter.drawImage(QRectF(x - width / 2, y - height / 2, width, height), picture)

    def _stand_in(self, painter: QPainter, part: Part, left: int, top: int) -> None:
        """Show a part of the map from the pictures in the size before."""
        before = self._before
        if before is None:
            return
        factor = self._level.radius / before.radius
        area = QRectF(part[0] * SIDE / factor, part[1] * SIDE / factor, SIDE / factor, SIDE / factor)
        painter.save()
        painter.setClipRect(left + part[0] * SIDE, top + part[1] * SIDE, SIDE, SIDE, Qt.ClipOperation.IntersectClip)
        painter.translate(left, top)
        painter.scale(factor, factor)
        for old in _parts_within(area.toAlignedRect()):
            picture = before.parts.get(old)
            if picture is not None:
                painter.drawImage(QPoint(old[0] * SIDE, old[1] * SIDE), picture.image)
        painter.restore()


def _parts_within(area: QRect) -> Iterator[Part]:
    """The parts that reach into an area of the map in device pixels."""
    for row in range(area.top() // SIDE, area.bottom() // SIDE + 1):
        for column in range(area.left() // SIDE, area.right() // SIDE + 1):
            yield column, row
