"""Small pictures of whole scenarios."""

from __future__ import annotations

from functools import lru_cache

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QImage, QPainter

from rbdesigner.art.board import Extras, bounds, fitting_radius, paint_board_at
from rbdesigner.art.board_style import BoardStyle
from rbdesigner.art.pixmaps import TilePixmaps
from rbdesigner.scenario.model import Scenario

_MEMORY = 4 * 1024 * 1024
_PIECES_FROM = 9
"""The tile radius in pixels from which pieces can be told apart."""


@lru_cache(maxsize=1)
def _pixmaps() -> TilePixmaps:
    """Give the pictures of tiles that all thumbnails share; whole pixels for the tile radius make them fit."""
    return TilePixmaps(_MEMORY)


def thumbnail(scenario: Scenario, width: int, height: int, style: BoardStyle = BoardStyle.PAINTED) -> QImage:
    """The board on a transparent ground, as large as it fits into so many pixels."""
    picture = QImage(width, height, QImage.Format.Format_ARGB32_Premultiplied)
    picture.fill(0)
    painter = QPainter(picture)
    origin, radius = thumbnail_place(bounds(scenario), width, height)
    extras = Extras(pieces=radius >= _PIECES_FROM, style=style)
    paint_board_at(painter, scenario, origin, radius, pixmaps=_pixmaps(), extras=extras)
    painter.end()
    return picture


def thumbnail_place(board: QRectF, width: int, height: int) -> tuple[QPointF, float]:
    """Where the middle of the place (0, 0) lies in a small picture of a board, and the radius of its tiles."""
    area = QRectF(1, 1, width - 2, height - 2)
    radius = fitting_radius(board, area)
    if radius >= 4:
        radius = float(int(radius))
    return area.center() - board.center() * radius, radius
