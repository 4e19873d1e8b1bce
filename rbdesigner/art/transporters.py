"""The six transporters in the colour and with the sign of their player, in a box from -1 to 1."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from PySide6.QtGui import QColor, QPainterPath

from rbdesigner.art.cutout import put_sign, sticker
from rbdesigner.art.palette import CREAM, INK, darker, lighter, of_player
from rbdesigner.art.sketch import Sketch, ellipse, polygon, polyline, rectangle, smooth
from rbdesigner.rules.tables import TransporterKind

_TIMBER = QColor("#a9713c")
_PALE = QColor("#e8c78a")


def _donkey(s: Sketch, tint: QColor) -> tuple[float, float, float]:
    for x in (-0.66, -0.36, 0.14, 0.42):
        s.fill(darker(tint, 0.35), polygon([(x - 0.1, 0.2), (x + 0.14, 0.2), (x + 0.1, 0.94), (x - 0.1, 0.94)]))
    s.fill(darker(tint, 0.35), polygon([(-0.78, -0.24), (-0.66, -0.1), (-0.9, 0.52), (-1.0, 0.46)]))
    body = smooth(
        [
            (-0.82, -0.1),
            (-0.6, -0.28),
            (0.0, -0.2),
            (0.3, -0.34),
            (0.5, -0.1),
            (0.54, 0.26),
            (0.1, 0.4),
            (-0.5, 0.4),
            (-0.8, 0.26),
        ],
        closed=True,
    )
    s.fill(tint, body)
    s.fill(
        tint,
        polygon(
            [(0.16, -0.14), (0.36, -0.62), (0.62, -0.66), (0.98, -0.34), (0.94, -0.16), (0.66, -0.24), (0.5, 0.16)]
        ),
    )
    s.fill(tint, polygon([(0.36, -0.5), (0.16, -0.98), (0.34, -0.96), (0.5, -0.6)]))
    s.fill(darker(tint, 0.25), polygon([(0.5, -0.56), (0.42, -1.0), (0.58, -0.96), (0.64, -0.6)]))
    s.fill(INK, ellipse(0.64, -0.44, 0.07))
    return -0.2, 0.06, 0.24


def _wheel(s: Sketch, x: float, y: float, radius: float) -> None:
    s.outlined(_PALE, ellipse(x, y, radius), INK, 0.1)
    s.stroke(INK, 0.07, polyline((x - radius, y), (x + radius, y)))
    s.stroke(INK, 0.07, polyline((x, y - radius), (x, y + radius)))


def _wagon(s: Sketch, tint: QColor) -> tuple[float, float, float]:
    canvas = smooth([(-0.84, 0.1), (-0.86, -0.5), (-0.4, -0.8), (0.2, -0.8), (0.62, -0.52), (0.6, 0.1)])
    s.fill(tint, canvas)
    s.stroke(lighter(tint, 0.45), 0.07, smooth([(-0.36, 0.08), (-0.42, -0.4), (-0.28, -0.76)]))
    s.stroke(lighter(tint, 0.45), 0.07, smooth([(0.32, 0.08), (0.36, -0.4), (0.22, -0.76)]))
    s.fill(_TIMBER, polygon([(-0.92, 0.04), (0.74, 0.04), (0.68, 0.42), (-0.84, 0.42)]))
    s.stroke(_TIMBER, 0.1, polyline((0.66, 0.3), (1.0, 0.46)))
    _wheel(s, -0.48, 0.56, 0.34)
    _wheel(s, 0.34, 0.6, 0.3)
    return -0.02, -0.36, 0.25


def _truck(s: Sketch, tint: QColor) -> tuple[float, float, float]:
    s.fill(tint, rectangle(-0.98, -0.66, 1.22, 1.1, 0.08))
    s.fill(
        darker(tint, 0.2), polygon([(0.3, 0.44), (0.3, -0.4), (0.66, -0.4), (0.84, -0.02), (0.99, 0.06), (0.99, 0.44)])
    )
    s.fill(QColor("#cfe6f2"), polygon([(0.4, -0.02), (0.4, -0.28), (0.6, -0.28), (0.72, -0.02)]))
    for x in (-0.56, 0.54):
        s.outlined(QColor("#3b3a40"), ellipse(x, 0.52, 0.3), CREAM, 0.06)
        s.fill(CREAM, ellipse(x, 0.52, 0.12))
    return -0.37, -0.16, 0.32


def _raft(s: Sketch, tint: QColor) -> tuple[float, float, float]:
    for k in range(3):
        s.outlined(_TIMBER, rectangle(-0.96 + 0.1 * k, 0.28 + 0.2 * k, 1.9 - 0.1 * k, 0.22, 0.11), INK, 0.06)
    s.fill(darker(_TIMBER, 0.35), rectangle(-0.14, -0.98, 0.12, 1.34))
    s.fill(tint, polygon([(-0.02, -0.94), (0.9, -0.62), (0.72, 0.1), (-0.02, 0.16)]))
    s.fill(tint, polygon([(-0.14, -0.8), (-0.14, 0.14), (-0.8, 0.02)]))
    return 0.34, -0.34, 0.25


def _rowboat(s: Sketch, tint: QColor) -> tuple[float, float, float]:
    s.stroke(_PALE, 0.12, polyline((-0.5, -0.62), (0.2, 0.4)))
    s.stroke(_PALE, 0.12, polyline((0.62, -0.62), (-0.06, 0.4)))
    for x, y in ((-0.56, -0.7), (0.68, -0.7)):
        s.fill(_PALE, ellipse(x, y, 0.17, 0.22))
    hull = QPainterPath()
    hull.moveTo(-1.0, -0.16)
    hull.cubicTo(-0.72, 0.96, 0.72, 0.96, 1.0, -0.16)
    hull.quadTo(0.0, 0.22, -1.0, -0.16)
    s.fill(tint, hull)
    s.stroke(lighter(tint, 0.5), 0.1, smooth([(-0.9, -0.06), (0.0, 0.2), (0.9, -0.06)]))
    return 0.0, 0.42, 0.21


def _steamer(s: Sketch, tint: QColor) -> tuple[float, float, float]:
    s.fill(INK, rectangle(-0.34, -0.76, 0.26, 0.7))
    s.fill(INK, rectangle(0.12, -0.76, 0.26, 0.7))
    for x in (-0.34, 0.12):
        s.fill(tint, rectangle(x, -0.58, 0.26, 0.18))
    puff = ellipse(-0.42, -0.88, 0.16)
    puff.addPath(ellipse(-0.68, -0.92, 0.2))
    s.fill(QColor("#dcd9d4"), puff)
    s.fill(CREAM, rectangle(-0.66, -0.22, 1.24, 0.36))
    for x in (-0.46, -0.08, 0.3):
        s.fill(QColor("#3f7fb0"), ellipse(x, -0.05, 0.09))
    s.fill(tint, polygon([(-0.98, 0.06), (1.0, 0.06), (0.72, 0.78), (-0.72, 0.78)]))
    s.fill(darker(tint, 0.35), polygon([(-0.82, 0.54), (0.82, 0.54), (0.72, 0.78), (-0.72, 0.78)]))
    return 0.0, 0.31, 0.2


_MADE: Mapping[TransporterKind, Callable[[Sketch, QColor], tuple[float, float, float]]] = {
    TransporterKind.DONKEY: _donkey,
    TransporterKind.WAGON: _wagon,
    TransporterKind.TRUCK: _truck,
    TransporterKind.RAFT: _raft,
    TransporterKind.ROWBOAT: _rowboat,
    TransporterKind.STEAMER: _steamer,
}
"""Each draws its transporter and says where the owner's sign goes: x, y and radius."""


def transporter(kind: TransporterKind, player: int) -> Sketch:
    """The picture of a player's transporter."""
    sketch = Sketch()
    x, y, radius = _MADE[kind](sketch, of_player(player))
    put_sign(sketch, player, x, y, radius)
    return sticker(sketch)
