"""Pieces on a tile: where each stands, how it looks, and which one is under a point."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter, QTransform

from rbdesigner.art.buildings import building
from rbdesigner.art.cutout import badge, home, home_in_lines, on_pattern, unlit
from rbdesigner.art.goods import good
from rbdesigner.art.links import bridge
from rbdesigner.art.palette import in_grey
from rbdesigner.art.sketch import Sketch
from rbdesigner.art.transporters import transporter
from rbdesigner.play.placement.piece_layout import CARGO_SIZE, PieceLook, PlacedPiece, cargo_points
from rbdesigner.play.placement.sign_room import Octagon, Sides
from rbdesigner.rules.tables import BuildingKind, Good, TransporterKind
from rbdesigner.scenario.pieces import Bridge, Home

EXTENT = 1.36
"""How far the picture of a piece reaches from its middle, in sizes of the piece, count and shadow included."""


@lru_cache(maxsize=1024)
def piece_sketch(look: PieceLook) -> Sketch:
    """Draw a piece with its count, in a box that reaches from -1 to 1; its margins reach to :data:`EXTENT`."""
    if look.monochrome:
        coloured = look._replace(monochrome=False)
        plain = home_in_lines(look.player) if look.what is Home else piece_sketch(coloured)
        return in_grey(on_pattern(plain))
    if look.is_unlit:
        return unlit(piece_sketch(look._replace(is_unlit=False)))
    if look.what is Bridge:
        turned = Sketch()
        turned.add(bridge(), QTransform().rotate(look.angle))
        return turned
    sketch = Sketch()
    sketch.extend(_body(look).marks)
    if look.mixture is not None:
        for x, kind, number in ((-0.62, Good.GOLD, look.mixture.gold), (0.62, Good.IRON, look.mixture.iron)):
            sketch.add(good(kind), QTransform.fromTranslate(x, 0.66).scale(0.36, 0.36))
            sketch.add(badge(str(number)), QTransform.fromTranslate(x, 1.02).scale(0.28, 0.28))
    for (kind, number), (x, y) in zip(look.cargo, cargo_points(look), strict=False):
        sketch.add(good(kind), QTransform.fromTranslate(x, y).scale(CARGO_SIZE, CARGO_SIZE))
        if number > 1:
            sketch.add(badge(str(number)), QTransform.fromTranslate(x + 0.24, y + 0.24).scale(0.24, 0.24))
    if look.carries is not None:
        carried = transporter(look.carries, look.player or 1)
        sketch.add(carried, QTransform.fromTranslate(0.0, -0.78).scale(0.5, 0.5))
    if look.number > 1:
        sketch.add(badge(str(look.number)), QTransform.fromTranslate(0.72, 0.72).scale(0.46, 0.46))
    return sketch


def _body(look: PieceLook) -> Sketch:
    what = look.what
    if isinstance(what, BuildingKind):
        return building(what)
    if isinstance(what, Good):
        return good(what)
    if isinstance(what, TransporterKind):
        return transporter(what, look.player or 1)
    return home(look.player)


def paint_placed(painter: QPainter, placed: Iterable[PlacedPiece]) -> None:
    """Paint pieces about the middle of their tile at (0, 0), one unit to the radius."""
    for item in placed:
        painter.save()
        painter.translate(*item.centre)
        painter.scale(item.size, item.size)
        piece_sketch(item.look).paint(painter)
        painter.restore()


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
