"""The tiles on the board, and the outlines of its empty places."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import lru_cache
from time import perf_counter

from PySide6.QtCore import QPoint, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QImage, QPainter, QPolygonF
from PySide6.QtWidgets import QApplication, QGraphicsView

from rbdesigner.art.board_style import BoardStyle
from rbdesigner.art.foreign_things import lasting_ground
from rbdesigner.art.ground import corners
from rbdesigner.art.outlines import board_shadow
from rbdesigner.art.palette import TERRAINS
from rbdesigner.art.pixmaps import PaleTilePixmaps, TilePixmaps
from rbdesigner.art.river_growth import USUAL_SIZES, RiverGrowth
from rbdesigner.art.tile import TileLook, look_in_play, paint_river, painting_order
from rbdesigner.hexes import Hex, neighbours, position
from rbdesigner.scenario.edit import Edit
from rbdesigner.tiles import Tile
from rbdesigner.ui.canvas.board_item import BoardItem
from rbdesigner.ui.canvas.map_image import Overview
from rbdesigner.ui.canvas.map_item import Budget, Frame, MapLayer
from rbdesigner.ui.canvas.scene import MapScene
from rbdesigner.ui.canvas.stamps import Pattern, stamp_image
from rbdesigner.ui.storage.preferences import board_style
from rbdesigner.ui.widgets.small_pictures import ShowsMaps, show_tiles_in

MEMORY_OF_PICTURES = 28_000_000
"""Bytes of tile pictures that are kept."""
MEMORY_OF_PALE = 10_000_000
"""Bytes of pale ones: fewer maps are shown with them."""


@lru_cache(maxsize=1)
def shared_pixmaps() -> TilePixmaps:
    """The tile pictures, made at the first use."""
    pixmaps = TilePixmaps(MEMORY_OF_PICTURES)
    pixmaps.style = board_style()
    show_tiles_in(pixmaps.style)
    return pixmaps


@lru_cache(maxsize=1)
def pale_pixmaps() -> TilePixmaps:
    """The tile pictures of maps whose colours mean something else than terrains."""
    return PaleTilePixmaps(MEMORY_OF_PALE)


def show_style(style: BoardStyle) -> None:
    """Show all boards of the window, tiles beside them and pictures of maps, in this style from now on."""
    if shared_pixmaps().style is style:
        return
    shared_pixmaps().style = style
    show_tiles_in(style)
    for widget in QApplication.allWidgets():
        widget.update()
        if isinstance(widget, ShowsMaps):
            widget.renew_pictures()
        scene = widget.scene() if isinstance(widget, QGraphicsView) else None
        for item in scene.items() if scene is not None else ():
            if isinstance(item, BoardItem):
                item.forget()


LEAST_FOR_GRID = 14.0
"""Device pixels of tile radius from which the empty places are outlined."""
FAR = 9.0
"""The tile radius in device pixels below which tiles have no shores and variants: nobody could see them."""
KEPT = 64.0
"""The largest tile radius at which the pictures in use are kept here too, however little room the shared ones have."""


class TileLayer(MapLayer):
    """All tiles, each with the number of its look; what is painted depends on nothing else.

    While there is no time for the picture of a new look the one that the place had earlier stands in.
    """

    def __init__(self, scene: MapScene, pixmaps: TilePixmaps, grid: QColor) -> None:
        super().__init__(scene, "tiles")
        self.grid = grid
        self.shows_grid = True
        self._shows_tiles = self._shows_rivers = True
        self._pixmaps = pixmaps
        self._number_of: dict[TileLook, int] = {}
        self._looks: list[TileLook] = []
        self._index: dict[Hex, int] = {}
        self._is_irrigated = False
        self._growth = RiverGrowth({})
        self._ground: Mapping[Hex, Tile] = {}
        self._earlier: dict[Hex, int] = {}
        self._radius, self._style = 0.0, pixmaps.style
        self._pictures: list[QImage | None] = []
        self._overview = Overview(scene)

    def show_parts(self, *, tiles: bool, rivers: bool, grid: bool) -> None:
        """Show these parts alone; without tiles their places are outlined like empty ones."""
        self._shows_tiles, self.shows_grid = tiles, grid
        if rivers != self._shows_rivers:
            self._shows_rivers = rivers
            self._index, self._earlier = {}, {}

    def read(self) -> None:
        """Look at every tile anew, each when it is painted."""
        self._is_irrigated = self.scenario.is_irrigated
        self._growth = RiverGrowth(self.scenario.tiles)
        self._ground = lasting_ground(self.scenario)
        # Looks are found when a place is painted: nobody waits for those of tiles out of sight.
        self._index = {}
        self._overview.forget()

    def paint_roughly(self, painter: QPainter, radius: float) -> None:
        """All tiles in flat colours."""
        if self._shows_tiles:
            self._overview.paint(painter, radius, self._pixmaps.style)

    def _look_at(self, place: Hex) -> int | None:
        """The number of the look of a place, None without a tile."""
        if place not in self.scenario.tiles:
            return None
        look = look_in_play(self._ground, place, self.map.orientation, self._is_irrigated, self._growth)
        if not self._shows_rivers:
            look = look._replace(rivers=(), mouths=0, sizes=USUAL_SIZES)
        number = self._index[place] = self._number(look)
        return number

    def _number(self, look: TileLook) -> int:
        number = self._number_of.setdefault(look, len(self._looks))
        if number == len(self._looks):
            self._looks.append(look)
            self._pictures.append(None)
        return number

    def edited(self, edit: Edit) -> Iterable[QRectF]:
        """Look again at the tiles that have changed, at those around them, and at rivers that may have grown.

        It looks at all tiles if deserts turn green or dry.
        """
        green = self.scenario.is_irrigated
        changed = [change.key for change in edit.changes if change.part == "tiles" and isinstance(change.key, Hex)]
        # Once there is irrigation anywhere all deserts are pasture, so one edit may change the look of the whole map.
        if green != self._is_irrigated:
            self._is_irrigated = green
            changed += self.scenario.tiles
        self._overview.edited(changed)
        different = []
        self._ground = lasting_ground(self.scenario)
        foreign = [change.key for change in edit.changes if change.part == "foreign" and isinstance(change.key, Hex)]
        # Shores depend on the neighbours, so a changed tile changes how those around it look.
        around = dict.fromkeys(near for at in (*changed, *foreign) for near in (at, *neighbours(at)))
        for place in {**around, **dict.fromkeys(sorted(self._growth.edited(changed)))}:
            before = self._index.pop(place, None)
            number = self._look_at(place)
            if number != before:
                if number is not None:
                    self._earlier[place] = number if before is None else before
                different.append(place)
        return self.rects(different)

    def paint(self, frame: Frame, places: Sequence[Hex], budget: Budget) -> bool:
        """Put each tile's picture where the nearest device pixel is, over empty places and the shadow of the board."""
        self._resize(round(frame.scale * frame.ratio, 2))
        radius, index, pictures, orientation = self._radius, self._index, self._pictures, frame.orientation
        left, top = round(frame.left * frame.ratio), round(frame.top * frame.ratio)
        painter, spot, is_exact, tiles = frame.painter, QPoint(), True, self.scenario.tiles
        painter.scale(1 / frame.ratio, 1 / frame.ratio)
        laid = self._in_order([place for place in places if place in tiles]) if self._shows_tiles else []
        self._paint_grid(frame, places)
        if radius >= FAR:
            self._paint_shadow(painter, [place for place in laid if self._looks[index[place]].rim], left, top)
        for place in laid:
            number = index[place]
            picture = pictures[number] or self._picture(number, budget)
            if picture is None:
                picture, is_exact = pictures[self._earlier.get(place, number)], False
            x, y = position(place, orientation)
            if picture is not None:
                # One point is moved along instead of making thousands: the loop runs for each tile of a part.
                spot.setX(left + round(x * radius) - picture.width() // 2)
                spot.setY(top + round(y * radius) - picture.height() // 2)
                painter.drawImage(spot, picture)
            else:
                self._paint_similar(painter, self._looks[number], left + x * radius, top + y * radius)
        if self._shows_rivers and not self._shows_tiles:
            self._paint_rivers(
                painter, [place for place in places if place in tiles and tiles[place].rivers], left, top
            )
        return is_exact

    def _paint_rivers(self, painter: QPainter, places: Sequence[Hex], left: float, top: float) -> None:
        """The rivers alone, where the terrain is hidden."""
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        for place in self._in_order(places):
            look = self._looks[self._index[place]]._replace(style=self._pixmaps.style)
            x, y = position(place, look.orientation)
            painter.save()
            painter.translate(left + x * self._radius, top + y * self._radius)
            painter.scale(self._radius, self._radius)
            paint_river(painter, look, self._radius)
            painter.restore()

    def _in_order(self, laid: Sequence[Hex]) -> list[Hex]:
        """Places with tiles in the order of painting, all of them looked at."""
        index, looks = self._index, self._looks
        for place in laid:
            if place not in index:
                self._look_at(place)
        return painting_order(laid, self.map.orientation, lambda place: looks[index[place]].terrain)

    def _paint_grid(self, frame: Frame, places: Iterable[Hex]) -> None:
        """The outlines of empty places."""
        radius, tiles = self._radius, self.scenario.tiles
        if not self.shows_grid or radius < LEAST_FOR_GRID:
            return
        outline = stamp_image(Pattern.OUTLINE, self.grid.rgba(), frame.orientation, radius, 1.0)
        left = round(frame.left * frame.ratio) - outline.width() // 2
        top = round(frame.top * frame.ratio) - outline.height() // 2
        for place in places:
            if place not in tiles or not self._shows_tiles:
                x, y = position(place, frame.orientation)
                frame.painter.drawImage(QPoint(left + round(x * radius), top + round(y * radius)), outline)

    def _paint_shadow(self, painter: QPainter, rim: Sequence[Hex], left: float, top: float) -> None:
        """The shadow of these tiles on the rim of the board."""
        if not rim:
            return
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.translate(left, top)
        painter.scale(self._radius, self._radius)
        board_shadow(rim, self.map.orientation, self.map.backgroundBrush().color()).paint(painter)
        painter.restore()

    def _resize(self, radius: float) -> None:
        if (radius, self._pixmaps.style) != (self._radius, self._style):
            self._radius, self._style = radius, self._pixmaps.style
            self._pictures = [None] * len(self._looks)
            self._earlier.clear()

    def _picture(self, number: int, budget: Budget) -> QImage | None:
        """The picture of a look in the present size, None if time is over."""
        look, radius = self._looks[number], self._radius
        if radius < FAR:
            look = TileLook(look.terrain, look.rivers, 0, look.orientation, rim=0)
        there = self._pixmaps.nearest(look, radius)
        if (there is None or there[1] != radius) and budget.is_spent:
            return None
        begin = perf_counter()
        picture = self._pixmaps.get(look, radius)
        budget.note(perf_counter() - begin)
        if radius <= KEPT:
            self._pictures[number] = picture
        return picture

    def _paint_similar(self, painter: QPainter, look: TileLook, x: float, y: float) -> None:
        """Paint a tile from a picture in another size, or as a patch of colour."""
        radius = self._radius
        found = self._pixmaps.nearest(look, radius)
        if found is None:
            painter.setBrush(TERRAINS[look.terrain].ground)
            painter.setPen(Qt.PenStyle.NoPen)
            painter.drawPolygon(QPolygonF([QPointF(x + dx, y + dy) for dx, dy in corners(look.orientation, radius)]))
            return
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        picture, painted_at = found
        width, height = picture.width() * radius / painted_at, picture.height() * radius / painted_at
        painter.drawImage(QRectF(x - width / 2, y - height / 2, width, height), picture)
