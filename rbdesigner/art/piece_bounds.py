"""The area that the picture of a piece covers."""

from __future__ import annotations

from functools import lru_cache

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QTransform

from rbdesigner.art.pieces import piece_sketch
from rbdesigner.play.placement.piece_layout import PieceLook
from rbdesigner.play.placement.sign_room import Octagon, Sides


@lru_cache(maxsize=1024)
def piece_bounds(look: PieceLook) -> Octagon:
    """The area of a picture whose half width is 1, without its shadow."""
    return Octagon(_sides(look, QTransform()), _sides(look, QTransform().rotate(45)))


def _sides(look: PieceLook, turn: QTransform) -> Sides:
    """The sides of the square about a picture that is turned."""
    whole = QRectF()
    for pen, brush, path in piece_sketch(look).marks:
        is_drawn = pen.style() is not Qt.PenStyle.NoPen
        colour = pen.color() if is_drawn else brush.color()
        if brush.gradient() is None and colour.alpha() < 128:
            continue
        half = pen.widthF() / 2 if is_drawn else 0.0
        whole = whole.united(turn.map(path).boundingRect().adjusted(-half, -half, half, half))
    return whole.left(), whole.top(), whole.right(), whole.bottom()
