"""The eleven goods, in a box from -1 to 1."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from PySide6.QtGui import QColor, QPainterPath

from rbdesigner.art.cutout import sticker
from rbdesigner.art.palette import CREAM, GOODS, INK, darker, lighter
from rbdesigner.art.sketch import Sketch, ellipse, polygon, polyline, rectangle, smooth
from rbdesigner.rules.tables import Good

_ORANGE = QColor("#f08a24")


def _trunks(s: Sketch, tint: QColor) -> None:
    for x, y in ((-0.44, 0.4), (0.44, 0.4), (0.0, -0.34)):
        s.outlined(tint, ellipse(x, y, 0.46), INK, 0.09)
        s.fill(QColor("#e0b673"), ellipse(x, y, 0.3))
        s.stroke(tint, 0.07, ellipse(x, y, 0.14))


def _boards(s: Sketch, tint: QColor) -> None:
    for k, shift in enumerate((0.1, -0.08, 0.06)):
        y = 0.36 - k * 0.42
        s.outlined(
            tint,
            polygon([(-0.95 + shift, y), (0.62 + shift, y), (0.9 + shift, y - 0.18), (-0.66 + shift, y - 0.18)]),
            INK,
            0.07,
        )
        s.fill(darker(tint, 0.3), rectangle(-0.95 + shift, y, 1.57, 0.22))
        s.fill(
            lighter(tint, 0.25),
            polygon([(-0.95 + shift, y), (0.62 + shift, y), (0.9 + shift, y - 0.18), (-0.66 + shift, y - 0.18)]),
        )


def _stone(s: Sketch, tint: QColor) -> None:
    s.fill(
        darker(tint, 0.35),
        polygon([(-0.9, 0.5), (-0.72, -0.3), (-0.15, -0.72), (0.6, -0.5), (0.92, 0.2), (0.6, 0.72), (-0.5, 0.78)]),
    )
    s.fill(tint, polygon([(-0.9, 0.5), (-0.72, -0.3), (-0.15, -0.72), (0.28, -0.1), (-0.1, 0.5), (-0.5, 0.78)]))
    s.fill(lighter(tint, 0.5), polygon([(-0.72, -0.3), (-0.15, -0.72), (0.6, -0.5), (0.28, -0.1), (-0.3, -0.1)]))


def _clay(s: Sketch, tint: QColor) -> None:
    pot = QPainterPath()
    pot.moveTo(-0.42, -0.72)
    pot.cubicTo(-0.3, -0.3, -1.0, -0.3, -0.84, 0.3)
    pot.cubicTo(-0.76, 0.66, -0.5, 0.8, -0.4, 0.9)
    pot.lineTo(0.4, 0.9)
    pot.cubicTo(0.5, 0.8, 0.76, 0.66, 0.84, 0.3)
    pot.cubicTo(1.0, -0.3, 0.3, -0.3, 0.42, -0.72)
    pot.closeSubpath()
    s.fill(tint, pot)
    s.fill(
        lighter(tint, 0.3),
        smooth([(-0.62, 0.2), (-0.56, -0.08), (-0.34, -0.24), (-0.36, 0.4), (-0.5, 0.5)], closed=True),
    )
    s.stroke(darker(tint, 0.4), 0.09, smooth([(-0.82, 0.2), (0.0, 0.36), (0.82, 0.2)]))
    s.fill(darker(tint, 0.25), rectangle(-0.58, -0.94, 1.16, 0.26, 0.1))


def _fuel(s: Sketch, tint: QColor) -> None:
    s.fill(tint, rectangle(-0.62, -0.82, 1.24, 1.64, 0.3))
    s.fill(lighter(tint, 0.25), rectangle(-0.44, -0.7, 0.24, 1.4, 0.12))
    for y in (-0.42, 0.28):
        s.fill(_ORANGE, rectangle(-0.66, y, 1.32, 0.16))
    drop = QPainterPath()
    drop.moveTo(0.08, -0.3)
    drop.cubicTo(0.42, 0.16, 0.3, 0.26, 0.08, 0.26)
    drop.cubicTo(-0.14, 0.26, -0.26, 0.16, 0.08, -0.3)
    s.fill(CREAM, drop)


def _iron(s: Sketch, tint: QColor) -> None:
    anvil = [
        (-0.98, -0.5),
        (0.7, -0.62),
        (0.9, -0.3),
        (0.42, 0.0),
        (0.3, 0.34),
        (0.66, 0.74),
        (-0.6, 0.74),
        (-0.24, 0.34),
        (-0.3, 0.0),
        (-0.72, -0.14),
    ]
    s.fill(tint, polygon(anvil))
    s.fill(lighter(tint, 0.5), polygon([(-0.98, -0.5), (0.7, -0.62), (0.9, -0.3), (-0.6, -0.3)]))


def _gold(s: Sketch, tint: QColor) -> None:
    for x, y in ((-0.5, 0.34), (0.5, 0.34), (0.0, -0.3)):
        s.outlined(
            tint,
            polygon([(x - 0.5, y + 0.36), (x - 0.34, y - 0.24), (x + 0.34, y - 0.24), (x + 0.5, y + 0.36)]),
            INK,
            0.08,
        )
        s.fill(
            lighter(tint, 0.65),
            polygon([(x - 0.3, y - 0.04), (x - 0.26, y - 0.18), (x + 0.26, y - 0.18), (x + 0.3, y - 0.04)]),
        )


def _coins(s: Sketch, tint: QColor) -> None:
    for k in range(4):
        y = 0.56 - k * 0.3
        s.outlined(darker(tint, 0.15), ellipse(0, y, 0.8, 0.34), INK, 0.08)
    s.fill(lighter(tint, 0.45), ellipse(0, -0.36, 0.74, 0.28))
    s.stroke(darker(tint, 0.4), 0.07, ellipse(0, -0.36, 0.42, 0.14))


def _stock(s: Sketch, tint: QColor) -> None:
    s.fill(lighter(tint, 0.78), rectangle(-0.94, -0.66, 1.88, 1.32, 0.06))
    s.stroke(tint, 0.12, rectangle(-0.78, -0.5, 1.56, 1.0))
    s.stroke(tint, 0.13, polyline((-0.56, 0.26), (-0.16, -0.08), (0.1, 0.12), (0.52, -0.32)))
    s.fill(QColor("#c2452f"), ellipse(0.56, 0.42, 0.26))


def _paper(s: Sketch, tint: QColor) -> None:
    s.fill(tint, polygon([(-0.68, 0.88), (-0.68, -0.88), (0.34, -0.88), (0.7, -0.5), (0.7, 0.88)]))
    s.fill(darker(tint, 0.3), polygon([(0.34, -0.88), (0.34, -0.5), (0.7, -0.5)]))
    for k in range(4):
        s.stroke(darker(tint, 0.45), 0.08, polyline((-0.44, -0.3 + k * 0.3), (0.46, -0.3 + k * 0.3)))


def _geese(s: Sketch, tint: QColor) -> None:
    body = smooth(
        [
            (-0.98, -0.1),
            (-0.55, 0.12),
            (-0.1, -0.06),
            (0.3, 0.02),
            (0.36, -0.52),
            (0.62, -0.76),
            (0.82, -0.5),
            (0.66, -0.2),
            (0.62, 0.36),
            (0.2, 0.68),
            (-0.5, 0.6),
        ],
        closed=True,
    )
    s.fill(_ORANGE, polygon([(0.74, -0.62), (1.06, -0.42), (0.74, -0.36)]))
    for x in (-0.1, 0.22):
        s.fill(_ORANGE, polygon([(x, 0.6), (x + 0.12, 0.6), (x + 0.24, 0.98), (x - 0.04, 0.98)]))
    s.fill(tint, body)
    s.stroke(QColor("#a9b4bf"), 0.1, smooth([(-0.56, 0.2), (-0.1, 0.36), (0.3, 0.16)]))
    s.fill(INK, ellipse(0.64, -0.56, 0.075))


_MADE: Mapping[Good, Callable[[Sketch, QColor], None]] = {
    Good.TRUNKS: _trunks,
    Good.BOARDS: _boards,
    Good.STONE: _stone,
    Good.CLAY: _clay,
    Good.FUEL: _fuel,
    Good.IRON: _iron,
    Good.GOLD: _gold,
    Good.COINS: _coins,
    Good.STOCK: _stock,
    Good.PAPER: _paper,
    Good.GEESE: _geese,
}


def good(kind: Good) -> Sketch:
    """The picture of a good."""
    sketch = Sketch()
    _MADE[kind](sketch, GOODS[kind])
    return sticker(sketch)
