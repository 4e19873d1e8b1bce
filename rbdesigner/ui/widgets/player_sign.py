"""The sign of a player in colour, as panels show it beside names and numbers."""

from __future__ import annotations

from functools import lru_cache

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QImage, QPainter, QPen, QTransform

from rbdesigner.art.cutout import sign, sign_colour
from rbdesigner.art.palette import INK, mix, of_player
from rbdesigner.art.pixmaps import without_engine

SHARE = 0.58
"""How much of the disc the sign takes."""


def paint_sign(painter: QPainter, player: int, centre: QPointF, radius: float) -> None:
    """Paint the sign of a player (0, 1, ...) on a disc of the player's colour, from its picture."""
    side, ratio = 2 * radius + 2, painter.device().devicePixelRatioF()
    left, top = (round((middle - side / 2) * ratio) / ratio for middle in (centre.x(), centre.y()))
    painter.drawImage(QPointF(left, top), sign_image(player, side, ratio))


def _draw(painter: QPainter, player: int, centre: QPointF, radius: float) -> None:
    colour = of_player(player + 1)
    painter.setPen(QPen(mix(colour, INK, 0.45), max(1.0, radius / 8)))
    painter.setBrush(colour)
    painter.drawEllipse(centre, radius, radius)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(sign_colour(player + 1))
    size = SHARE * radius
    painter.drawPath(QTransform.fromTranslate(centre.x(), centre.y()).scale(size, size).map(sign(player + 1)))


def paint_plate(painter: QPainter, player: int, plate: QRectF, rounding: float) -> None:
    """Paint the sign of a player on a plate of the player's colour, as on a brick."""
    colour = of_player(player + 1)
    painter.setPen(QPen(mix(colour, INK, 0.45), 1.0))
    painter.setBrush(colour)
    painter.drawRoundedRect(plate, rounding, rounding)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(sign_colour(player + 1))
    middle, size = plate.center(), 0.3 * min(plate.width(), plate.height())
    painter.drawPath(QTransform.fromTranslate(middle.x(), middle.y()).scale(size, size).map(sign(player + 1)))


@lru_cache(maxsize=64)
def sign_image(player: int, side: float, ratio: float = 1.0) -> QImage:
    """The sign on its disc, in a square of so many pixels of the window."""
    image = QImage(round(side * ratio), round(side * ratio), QImage.Format.Format_ARGB32_Premultiplied)
    image.setDevicePixelRatio(ratio)
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    _draw(painter, player, QPointF(side / 2, side / 2), side / 2 - 1)
    painter.end()
    return without_engine(image)
