"""Boards for a print of many maps, made of pictures that all of them share.

As shapes, the tiles of a hundred maps would make a file of a hundred megabytes; as pictures, each look is in it once.
"""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QImage, QPainter, QTransform

from rbdesigner.art.board import (
    Extras,
    board_transform,
    bounds,
    coordinate_texts,
    fitting_radius,
    links,
    picture_radius,
)
from rbdesigner.art.foreign_things import shown_foreign
from rbdesigner.art.ground import lay_rim
from rbdesigner.art.map_texts import map_texts
from rbdesigner.art.pixmaps import Look, TilePixmaps, tile_picture
from rbdesigner.art.progress import Progress
from rbdesigner.art.sketch import Sketch
from rbdesigner.art.tile import TileLook, painting_order
from rbdesigner.hexes import Hex, position
from rbdesigner.scenario.model import Scenario

_RADIUS = 120
"""Pixels of the tile radius in the pictures: 290 dots to an inch where a tile is 21 mm wide."""
_MEMORY = 80 * 1024 * 1024
_SPREADS = (4, 16, 256)
"""The pixels that become one, turn by turn, where a picture spreads; the last is the colour of all of it."""


class SharedPictures:
    """Paints boards of any size from the same pictures of tiles and pieces."""

    def __init__(self) -> None:
        self._pixmaps = _PrintedPixmaps(_MEMORY)

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
        _rim(looks).paint(painter)
        if scenario.foreign:
            extras.foreign(scenario).paint(painter)
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


class _PrintedPixmaps(TilePixmaps):
    """Pictures of tiles and pieces as a PDF stores them."""

    def _tile(self, look: TileLook, radius: float) -> QImage:
        return tile_picture(look, radius, is_rimless=True)

    def _keep(self, look: Look, size: float, picture: QImage) -> QImage:
        return super()._keep(look, size, spread(picture))


def _rim(looks: Mapping[Hex, TileLook]) -> Sketch:
    """The line where the board ends, as shapes: in pictures, which a reader scales by whole pixels, it has steps."""
    lines = Sketch()
    for place, look in looks.items():
        if look.rim and not look.monochrome:
            line = Sketch()
            lay_rim(line, look.orientation, look.rim, _RADIUS)
            lines.add(line, QTransform.fromTranslate(*position(place, look.orientation)))
    return lines


def spread(picture: QImage) -> QImage:
    """A picture that looks the same, with the colours of its edges going on where it is transparent.

    A PDF stores the colours apart from the opacity, as a JPEG, which mixes those of neighbouring pixels. Beyond the
    edges they would be black, and a dark line would stand around each tile.
    """
    colours = picture.copy()
    painter = QPainter(colours)
    painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_DestinationOver)
    painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
    for share in _SPREADS:
        size = (picture.size() / share).expandedTo(QSize(1, 1))
        small = picture.scaled(size, mode=Qt.TransformationMode.SmoothTransformation)
        painter.drawImage(picture.rect(), small)
    painter.end()
    # The pictures have names, as their pixels go with them.
    colours, seen = (each.convertToFormat(QImage.Format.Format_RGBA8888) for each in (colours, picture))
    pixels = bytearray(colours.constBits())
    pixels[3::4] = bytes(seen.constBits())[3::4]
    return QImage(pixels, seen.width(), seen.height(), seen.format()).copy()


def _put(painter: QPainter, picture: QImage, middle: QPointF) -> None:
    """Paint a picture about its middle, in tile radii."""
    width, height = picture.width() / _RADIUS, picture.height() / _RADIUS
    painter.drawImage(QRectF(middle.x() - width / 2, middle.y() - height / 2, width, height), picture)
