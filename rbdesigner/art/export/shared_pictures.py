"""Boards for a print of many maps, made of pictures that all of them share.

As shapes, the tiles of a hundred maps would make a file of a hundred megabytes; as pictures, each look is in it once.
"""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QImage, QPainter

from rbdesigner.art.board import (
    Extras,
    board_transform,
    bounds,
    coordinate_texts,
    fitting_radius,
    links,
    picture_radius,
)
from rbdesigner.art.foreign_things import foreign_things, shown_foreign
from rbdesigner.art.map_texts import map_texts
from rbdesigner.art.pixmaps import TilePixmaps
from rbdesigner.art.progress import Progress
from rbdesigner.art.tile import painting_order
from rbdesigner.hexes import position
from rbdesigner.scenario.model import Scenario

_RADIUS = 120
"""Pixels of the tile radius in the pictures: 290 dots to an inch where a tile is 21 mm wide."""
_MEMORY = 80 * 1024 * 1024


class SharedPictures:
    """Paints boards of any size from the same pictures of tiles and pieces."""

    def __init__(self) -> None:
        self._pixmaps = TilePixmaps(_MEMORY)

    def paint_board(
        self, painter: QPainter, scenario: Scenario, area: QRectF, extras: Extras, progress: Progress
    ) -> None:
        """Paint a board as large as it fits into an area; each tile is a step."""
        board, tiles, looks = bounds(scenario), scenario.tiles, extras.looks(scenario, scenario.tiles)
        radius = fitting_radius(board, area)
        origin = area.center() - board.center() * radius
        painter.save()
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        painter.setTransform(board_transform(origin, radius), combine=True)
        for place in painting_order(tiles, scenario.orientation, lambda place: tiles[place].terrain):
            progress.step()
            picture = self._pixmaps.get(looks[place], _RADIUS)
            _put(painter, picture, QPointF(*position(place, scenario.orientation)))
        if scenario.foreign:
            extras.toned(foreign_things(scenario, extras.style)).paint(painter)
        if extras.pieces:
            extras.toned(links(scenario)).paint(painter)
            self._paint_pieces(painter, scenario, extras)
        if extras.texts:
            extras.toned(map_texts(scenario, with_coordinates=extras.coordinates)).paint(painter)
        if extras.coordinates:
            extras.toned(coordinate_texts(scenario.tiles, scenario.orientation)).paint(painter)
        painter.restore()

    def _paint_pieces(self, painter: QPainter, scenario: Scenario, extras: Extras) -> None:
        shown = {*scenario.tiles, *shown_foreign(scenario)}
        for place in sorted((scenario.pieces.keys() | scenario.homes.keys()) & shown):
            middle = QPointF(*position(place, scenario.orientation))
            for item in extras.placed_on(scenario, place):
                picture = self._pixmaps.piece(item.look, picture_radius(item.size * _RADIUS))
                _put(painter, picture, middle + QPointF(*item.centre))


def _put(painter: QPainter, picture: QImage, middle: QPointF) -> None:
    """Paint a picture about its middle, in tile radii."""
    width, height = picture.width() / _RADIUS, picture.height() / _RADIUS
    painter.drawImage(QRectF(middle.x() - width / 2, middle.y() - height / 2, width, height), picture)
