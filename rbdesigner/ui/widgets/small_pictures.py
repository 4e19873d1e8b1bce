"""Small pictures of tiles and pieces for the panels, each painted once."""

from __future__ import annotations

from functools import lru_cache
from typing import Protocol, runtime_checkable

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QImage, QPainter, QPainterPath, QTransform

from rbdesigner.art.board_style import BoardStyle
from rbdesigner.art.foreign_things import foreign_chip, foreign_tile
from rbdesigner.art.links import lay_roads, lay_wall
from rbdesigner.art.piece_drawing import EXTENT, piece_sketch
from rbdesigner.art.pixmaps import tile_picture, without_engine
from rbdesigner.art.sketch import Sketch
from rbdesigner.art.tile import TileLook, plain_look
from rbdesigner.hexes import ORIGIN, SQRT3, Edge, Orientation
from rbdesigner.play.placement.piece_layout import PieceLook
from rbdesigner.scenario.foreign import ForeignKind, ForeignTile
from rbdesigner.scenario.pieces import Bridge, Feature, Home, PieceKind, Wall
from rbdesigner.tiles import Tile


class _Shown:
    """The style of all small pictures of tiles."""

    style = BoardStyle.PAINTED


@runtime_checkable
class ShowsMaps(Protocol):
    """A widget with pictures of maps, which are made anew in another style."""

    def renew_pictures(self) -> None:
        """Show the pictures in the style of the window as it is now."""
        ...


def show_tiles_in(style: BoardStyle) -> None:
    """Paint small pictures of tiles in this style from now on."""
    _Shown.style = style


def tile_image(tile: Tile, orientation: Orientation, radius: float, ratio: float = 1.0) -> QImage:
    """Give a tile on its own, its radius in pixels of the window, with ``ratio`` device pixels to each."""
    return _tile_image(plain_look(tile, orientation)._replace(style=_Shown.style), radius, ratio)


@lru_cache(maxsize=512)
def _tile_image(look: TileLook, radius: float, ratio: float) -> QImage:
    image = tile_picture(look, radius * ratio)
    image.setDevicePixelRatio(ratio)
    return without_engine(image)


def foreign_tile_image(tile: ForeignTile, orientation: Orientation, radius: float, ratio: float = 1.0) -> QImage:
    """A tile of the expansion on its own, as :func:`tile_image` gives one of ours."""
    return _foreign_tile_image(tile, orientation, _Shown.style, radius, ratio)


@lru_cache(maxsize=64)
def _foreign_tile_image(
    tile: ForeignTile, orientation: Orientation, style: BoardStyle, radius: float, ratio: float
) -> QImage:
    return _square(foreign_tile(tile, orientation, style), 2 * radius, 2.0, ratio)


@lru_cache(maxsize=512)
def foreign_piece_image(kind: ForeignKind, number: int, player: int | None, side: float, ratio: float = 1.0) -> QImage:
    """A piece of the expansion in a square."""
    return _square(foreign_chip(kind, number, player), side, 0.4, ratio)


@lru_cache(maxsize=512)
def piece_image(thing: PieceKind | Feature, player: int | None, side: float, ratio: float = 1.0) -> QImage:
    """A piece or a feature in a square; of a player where that shows."""
    return _square(_sketch(thing, player), side, 2 * EXTENT, ratio)


def _square(sketch: Sketch, side: float, across: float, ratio: float) -> QImage:
    """A drawing about (0, 0) in a square that is so wide in its units."""
    image = QImage(round(side * ratio), round(side * ratio), QImage.Format.Format_ARGB32_Premultiplied)
    image.setDevicePixelRatio(ratio)
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.translate(side / 2, side / 2)
    painter.scale(side / across, side / across)
    sketch.paint(painter)
    painter.end()
    return without_engine(image)


def _sketch(thing: PieceKind | Feature, player: int | None) -> Sketch:
    if thing is Feature.HOME:
        return piece_sketch(PieceLook(Home, player))
    if thing is Feature.BRIDGE:
        return piece_sketch(PieceLook(Bridge))
    if thing is Feature.ROAD:
        road, course = Sketch(), QPainterPath(QPointF(-0.62, 0.3))
        course.cubicTo(-0.1, 0.25, 0.1, -0.25, 0.62, -0.3)
        lay_roads(road, course)
        return _enlarged(road, 1.8, 0.0)
    if thing is Feature.WALL:
        wall = Sketch()
        lay_wall(wall, Edge(ORIGIN, 0), Wall(player), Orientation.FLAT)
        return _enlarged(wall, 2.8, SQRT3 / 2)
    return piece_sketch(PieceLook(thing, player))


def _enlarged(sketch: Sketch, scale: float, down: float) -> Sketch:
    """The lines drawn in tile radii, in the box of a piece, moved down first."""
    larger = Sketch()
    larger.add(sketch, QTransform.fromScale(scale, scale).translate(0.0, down))
    return larger
