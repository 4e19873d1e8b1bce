"""The sixteen buildings, each a silhouette of its own, in a box from -1 to 1."""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping

from PySide6.QtGui import QColor, QPainterPath

from rbdesigner.art.cutout import sticker
from rbdesigner.art.palette import CREAM, INK, darker, lighter
from rbdesigner.art.sketch import Point, Sketch, ellipse, polygon, polyline, rectangle, smooth
from rbdesigner.rules.tables import BuildingKind

_TIMBER = QColor("#a9713c")
_PALE = QColor("#e0b673")
_STONE = QColor("#b3b1ac")
_BRICK = QColor("#b5533a")
_ROOF = QColor("#c2452f")
_SLATE = QColor("#5b6b7d")
_CLAY = QColor("#c1683f")
_GOLD = QColor("#f0c030")
_STEEL = QColor("#ccd6de")
_COAL = QColor("#3b3a40")
_WHITE = QColor("#fdfbf3")
_HULL = QColor("#8a4a2c")


def _ring(points: int, outer: float, inner: float, turn: float = 0.0) -> list[Point]:
    """A toothed wheel."""
    found = []
    for k in range(2 * points):
        far, angle = (outer if k % 2 else inner), turn + k * math.pi / points
        found.append((far * math.cos(angle), far * math.sin(angle)))
    return found


def _moved(points: list[Point], x: float, y: float) -> list[Point]:
    return [(a + x, b + y) for a, b in points]


def _woodcutter(s: Sketch) -> None:
    s.fill(darker(_TIMBER, 0.25), polygon([(-0.72, 0.9), (-0.55, 0.12), (0.55, 0.12), (0.72, 0.9)]))
    s.fill(_TIMBER, polygon([(-0.72, 0.9), (-0.55, 0.12), (-0.1, 0.12), (-0.2, 0.9)]))
    s.fill(_PALE, ellipse(0, 0.14, 0.57, 0.2))
    s.stroke(_TIMBER, 0.05, ellipse(0, 0.14, 0.3, 0.1))
    s.fill(darker(_PALE, 0.25), polygon([(0.0, 0.12), (0.72, -0.86), (0.9, -0.74), (0.17, 0.2)]))
    s.fill(_STEEL, polygon([(-0.42, 0.05), (-0.42, -0.55), (0.1, -0.42), (0.42, -0.12), (0.12, 0.18)]))
    s.fill(lighter(_STEEL, 0.6), polygon([(-0.42, 0.05), (-0.42, -0.55), (-0.24, -0.5), (-0.24, 0.08)]))


def _quarry(s: Sketch) -> None:
    for x, y, w in ((-0.92, 0.3, 0.9), (0.02, 0.3, 0.9), (-0.46, -0.28, 0.9)):
        s.fill(darker(_STONE, 0.22), rectangle(x, y, w, 0.56, 0.04))
        s.fill(lighter(_STONE, 0.3), rectangle(x, y, w - 0.12, 0.42, 0.04))
    pick = QPainterPath()
    pick.moveTo(-0.62, -0.58)
    pick.quadTo(0.02, -1.08, 0.78, -0.6)
    pick.quadTo(0.05, -0.84, -0.62, -0.58)
    s.fill(darker(_PALE, 0.3), polygon([(0.0, -0.95), (0.2, -0.95), (0.2, 0.28), (0.0, 0.28)]))
    s.outlined(_SLATE, pick, INK, 0.08)


def _clay_pit(s: Sketch) -> None:
    s.fill(
        darker(_CLAY, 0.3), smooth([(-0.98, 0.85), (-0.7, 0.3), (-0.2, 0.02), (0.35, 0.12), (0.8, 0.45), (0.98, 0.85)])
    )
    s.fill(_CLAY, smooth([(-0.9, 0.75), (-0.62, 0.32), (-0.18, 0.1), (0.25, 0.2), (0.1, 0.5), (-0.3, 0.75)]))
    s.fill(_PALE, polygon([(0.02, -0.72), (0.18, -0.76), (0.34, 0.15), (0.18, 0.18)]))
    s.fill(_PALE, polygon([(-0.2, -0.78), (0.34, -0.92), (0.38, -0.76), (-0.16, -0.62)]))
    s.fill(_STEEL, polygon([(-0.02, 0.08), (0.5, -0.02), (0.56, 0.4), (0.36, 0.68), (0.1, 0.46)]))


def _mine(s: Sketch) -> None:
    hill = QColor("#8b6a4b")
    s.fill(
        darker(hill, 0.3), polygon([(-1, 0.85), (-0.72, -0.1), (-0.3, -0.78), (0.25, -0.9), (0.72, -0.2), (1, 0.85)])
    )
    s.fill(hill, polygon([(-1, 0.85), (-0.72, -0.1), (-0.3, -0.78), (0.25, -0.9), (-0.1, -0.2), (-0.4, 0.85)]))
    s.fill(_PALE, polygon([(-0.62, 0.85), (-0.5, -0.16), (0.5, -0.16), (0.62, 0.85)]))
    s.fill(INK, polygon([(-0.42, 0.85), (-0.33, 0.06), (0.33, 0.06), (0.42, 0.85)]))
    s.stroke(_STEEL, 0.09, polyline((-0.22, 0.85), (-0.08, 0.32)))
    s.stroke(_STEEL, 0.09, polyline((0.22, 0.85), (0.08, 0.32)))


def _oil_rig(s: Sketch) -> None:
    frame = QColor("#d98a2b")
    s.fill(_SLATE, rectangle(-0.95, 0.42, 1.9, 0.24, 0.05))
    for x in (-0.8, 0.6):
        s.fill(darker(_SLATE, 0.3), rectangle(x, 0.62, 0.2, 0.36))
    s.fill(frame, polygon([(-0.62, 0.44), (-0.14, -0.98), (0.14, -0.98), (0.62, 0.44)]))
    for upper, lower in (((-0.2, 0.2, -0.5), (-0.32, 0.32, -0.14)), ((-0.25, 0.25, 0.02), (-0.4, 0.4, 0.34))):
        a, b, y = upper
        s.fill(INK, polygon([(a * 0.62, y - 0.02), (b * 0.62, y - 0.02), (0.0, (y + lower[2]) / 2 - 0.02)]))
        c, d, z = lower
        s.fill(INK, polygon([(c * 0.62, z), (d * 0.62, z), (0.0, (y + z) / 2 + 0.06)]))
    s.fill(_COAL, rectangle(-0.24, -1.0, 0.48, 0.18))


def _sawmill(s: Sketch) -> None:
    blade = _moved(_ring(14, 0.84, 0.68), 0, -0.16)
    s.fill(_STEEL, polygon(blade))
    s.fill(lighter(_STEEL, 0.5), ellipse(-0.08, -0.24, 0.46))
    s.fill(_SLATE, ellipse(0, -0.16, 0.2))
    s.fill(darker(_TIMBER, 0.1), rectangle(-0.98, 0.3, 1.96, 0.56, 0.26))
    s.fill(_PALE, ellipse(0.74, 0.58, 0.22, 0.27))
    s.stroke(_TIMBER, 0.06, ellipse(0.74, 0.58, 0.1, 0.13))
    s.stroke(darker(_TIMBER, 0.4), 0.06, polyline((-0.8, 0.5), (0.3, 0.5)))


def _coal_burner(s: Sketch) -> None:
    dome = QPainterPath()
    dome.moveTo(-0.95, 0.88)
    dome.cubicTo(-0.95, -0.5, -0.3, -0.42, 0.0, -0.42)
    dome.cubicTo(0.3, -0.42, 0.95, -0.5, 0.95, 0.88)
    dome.closeSubpath()
    s.fill(_COAL, dome)
    s.fill(
        lighter(_COAL, 0.2), smooth([(-0.8, 0.8), (-0.72, 0.2), (-0.4, -0.2), (-0.2, -0.25), (-0.4, 0.2), (-0.46, 0.8)])
    )
    puff = ellipse(0.02, -0.62, 0.22)
    puff.addPath(ellipse(0.3, -0.8, 0.2))
    s.fill(QColor("#dcd9d4"), puff)
    s.fill(QColor("#f08a24"), polygon([(-0.3, 0.88), (-0.24, 0.4), (0.0, 0.24), (0.24, 0.4), (0.3, 0.88)]))
    s.fill(_GOLD, polygon([(-0.15, 0.88), (-0.08, 0.6), (0.0, 0.46), (0.08, 0.6), (0.15, 0.88)]))


def _paper_mill(s: Sketch) -> None:
    s.fill(_SLATE, polygon([(-0.98, -0.1), (-0.45, -0.72), (0.3, -0.72), (0.55, -0.1)]))
    s.fill(QColor("#d7c9a4"), rectangle(-0.86, -0.1, 1.3, 0.98))
    s.fill(_SLATE, rectangle(-0.66, 0.14, 0.3, 0.34))
    sheet = polygon([(-0.12, 0.9), (0.1, -0.3), (0.96, -0.14), (0.76, 0.98)])
    s.outlined(_WHITE, sheet, INK, 0.09)
    for k in range(3):
        y = 0.14 + k * 0.24
        s.stroke(_SLATE, 0.07, polyline((0.2 - k * 0.04, y), (0.72 - k * 0.04, y + 0.1)))


def _stone_factory(s: Sketch) -> None:
    for x in (-0.72, 0.02):
        s.fill(darker(_BRICK, 0.25), rectangle(x, -0.98, 0.34, 1.0))
        s.fill(CREAM, rectangle(x, -0.82, 0.34, 0.13))
    s.fill(_BRICK, rectangle(-0.95, -0.16, 1.9, 1.04))
    for y, shift in ((0.06, 0.0), (0.32, 0.28)):
        s.stroke(lighter(_BRICK, 0.3), 0.05, polyline((-0.95, y + 0.02), (0.95, y + 0.02)))
        for k in range(3):
            x = -0.6 + shift + k * 0.56
            s.stroke(lighter(_BRICK, 0.3), 0.05, polyline((x, y - 0.2), (x, y)))
    for x, y in ((-0.5, 0.52), (0.14, 0.52)):
        s.outlined(lighter(_STONE, 0.35), rectangle(x, y, 0.56, 0.42, 0.05), INK, 0.08)


def _mint(s: Sketch) -> None:
    for x in (-0.72, 0.42):
        s.fill(darker(_SLATE, 0.4), rectangle(x, 0.7, 0.3, 0.24))
    s.fill(_SLATE, rectangle(-0.94, -0.92, 1.88, 1.7, 0.16))
    s.fill(lighter(_SLATE, 0.25), rectangle(-0.74, -0.72, 1.48, 1.3, 0.1))
    s.outlined(_GOLD, ellipse(0, -0.07, 0.52), INK, 0.08)
    s.fill(lighter(_GOLD, 0.6), ellipse(-0.1, -0.18, 0.24))
    s.fill(darker(_GOLD, 0.45), polygon(_moved(_ring(5, 0.12, 0.28, -math.pi / 2), 0, -0.07)))


def _stock_exchange(s: Sketch) -> None:
    marble = QColor("#efe7d3")
    s.fill(marble, polygon([(-1, -0.32), (0, -0.95), (1, -0.32)]))
    s.fill(QColor("#4e9a62"), polygon([(-0.5, -0.42), (0, -0.74), (0.5, -0.42)]))
    s.fill(darker(marble, 0.15), rectangle(-0.9, -0.36, 1.8, 0.16))
    s.fill(_COAL, rectangle(-0.8, -0.2, 1.6, 0.84))
    for x in (-0.8, -0.34, 0.1, 0.56):
        s.fill(marble, rectangle(x, -0.2, 0.25, 0.84))
    s.fill(darker(marble, 0.15), rectangle(-0.98, 0.62, 1.96, 0.28))


def _gable(s: Sketch, tint: QColor) -> None:
    """The open shed of a factory: a roof on two posts."""
    for x in (-0.86, 0.7):
        s.fill(darker(_TIMBER, 0.2), rectangle(x, -0.2, 0.16, 1.1))
    s.fill(tint, polygon([(-1, -0.12), (0, -0.98), (1, -0.12), (0.78, -0.06), (0, -0.66), (-0.78, -0.06)]))


def _wagon_factory(s: Sketch) -> None:
    _gable(s, _ROOF)
    s.fill(_PALE, ellipse(0, 0.28, 0.62))
    s.fill(darker(_TIMBER, 0.45), ellipse(0, 0.28, 0.46))
    for k in range(4):
        dx, dy = 0.46 * math.cos(k * math.pi / 4), 0.46 * math.sin(k * math.pi / 4)
        s.stroke(_PALE, 0.1, polyline((-dx, 0.28 - dy), (dx, 0.28 + dy)))
    s.fill(_TIMBER, ellipse(0, 0.28, 0.16))


def _truck_factory(s: Sketch) -> None:
    teeth = [
        (-0.98, 0.88),
        (-0.98, -0.42),
        (-0.4, -0.82),
        (-0.4, -0.42),
        (0.18, -0.82),
        (0.18, -0.42),
        (0.5, -0.64),
        (0.5, -0.98),
        (0.84, -0.98),
        (0.84, -0.4),
        (0.98, -0.3),
        (0.98, 0.88),
    ]
    s.fill(QColor("#8fa3b5"), polygon(teeth))
    s.fill(darker(_SLATE, 0.1), polygon([(-0.98, -0.42), (-0.4, -0.82), (-0.4, -0.42)]))
    s.fill(darker(_SLATE, 0.1), polygon([(-0.4, -0.42), (0.18, -0.82), (0.18, -0.42)]))
    s.fill(INK, rectangle(-0.66, -0.08, 1.32, 0.98))
    s.fill(_ROOF, rectangle(-0.46, 0.06, 0.92, 0.66, 0.1))
    s.fill(lighter(_SLATE, 0.7), rectangle(-0.34, 0.14, 0.68, 0.24, 0.04))
    s.fill(_GOLD, ellipse(-0.3, 0.56, 0.11))
    s.fill(_GOLD, ellipse(0.3, 0.56, 0.11))


def _raft_factory(s: Sketch) -> None:
    s.fill(darker(_TIMBER, 0.2), rectangle(-0.84, -0.6, 0.17, 1.2))
    s.fill(QColor("#6d9a3f"), polygon([(-1, -0.5), (0.9, -0.98), (1, -0.72), (-0.94, -0.24)]))
    s.fill(darker(_TIMBER, 0.2), rectangle(0.64, -0.84, 0.17, 1.4))
    for k in range(3):
        x = -0.56 + k * 0.56
        s.outlined(_TIMBER, ellipse(x, 0.58, 0.33), INK, 0.09)
        s.fill(_PALE, ellipse(x, 0.58, 0.2))
        s.fill(_TIMBER, ellipse(x, 0.58, 0.07))
    s.stroke(CREAM, 0.1, polyline((-0.7, 0.2), (0.7, 0.2)))


def _rowboat_factory(s: Sketch) -> None:
    roof = QPainterPath()
    roof.moveTo(-0.98, 0.02)
    roof.cubicTo(-0.9, -1.28, 0.9, -1.28, 0.98, 0.02)
    roof.lineTo(0.72, 0.02)
    roof.cubicTo(0.64, -0.88, -0.64, -0.88, -0.72, 0.02)
    roof.closeSubpath()
    s.fill(QColor("#3f7fb0"), roof)
    for x in (-0.94, 0.76):
        s.fill(darker(_TIMBER, 0.2), rectangle(x, 0.0, 0.17, 0.9))
    hull = QPainterPath()
    hull.moveTo(-0.68, 0.24)
    hull.cubicTo(-0.5, 0.98, 0.5, 0.98, 0.68, 0.24)
    hull.quadTo(0.0, 0.46, -0.68, 0.24)
    s.outlined(_TIMBER, hull, INK, 0.09)
    s.stroke(_PALE, 0.1, smooth([(-0.6, 0.28), (0.0, 0.44), (0.6, 0.28)]))
    s.stroke(_PALE, 0.11, polyline((-0.3, -0.3), (0.34, 0.3)))
    s.stroke(_PALE, 0.11, polyline((0.3, -0.3), (-0.34, 0.3)))


def _steamer_factory(s: Sketch) -> None:
    s.fill(QColor("#d98a2b"), polygon([(-0.98, 0.88), (-0.98, -0.98), (-0.76, -0.98), (-0.76, 0.88)]))
    s.fill(QColor("#d98a2b"), polygon([(-0.98, -0.98), (0.98, -0.98), (0.98, -0.78), (-0.98, -0.78)]))
    s.stroke(INK, 0.07, polyline((0.78, -0.8), (0.78, -0.36)))
    s.fill(_ROOF, rectangle(-0.1, -0.52, 0.3, 0.7))
    s.fill(INK, rectangle(-0.1, -0.56, 0.3, 0.16))
    s.fill(CREAM, rectangle(-0.4, 0.0, 0.98, 0.34))
    s.fill(_COAL, polygon([(-0.66, 0.28), (0.98, 0.28), (0.72, 0.9), (-0.5, 0.9)]))
    s.fill(_ROOF, polygon([(-0.55, 0.7), (0.81, 0.7), (0.72, 0.9), (-0.5, 0.9)]))


_MADE: Mapping[BuildingKind, Callable[[Sketch], None]] = {
    BuildingKind.WOODCUTTER: _woodcutter,
    BuildingKind.QUARRY: _quarry,
    BuildingKind.CLAY_PIT: _clay_pit,
    BuildingKind.MINE: _mine,
    BuildingKind.OIL_RIG: _oil_rig,
    BuildingKind.SAWMILL: _sawmill,
    BuildingKind.COAL_BURNER: _coal_burner,
    BuildingKind.PAPER_MILL: _paper_mill,
    BuildingKind.STONE_FACTORY: _stone_factory,
    BuildingKind.MINT: _mint,
    BuildingKind.STOCK_EXCHANGE: _stock_exchange,
    BuildingKind.WAGON_FACTORY: _wagon_factory,
    BuildingKind.TRUCK_FACTORY: _truck_factory,
    BuildingKind.RAFT_FACTORY: _raft_factory,
    BuildingKind.ROWBOAT_FACTORY: _rowboat_factory,
    BuildingKind.STEAMER_FACTORY: _steamer_factory,
}


def building(kind: BuildingKind) -> Sketch:
    """The picture of a building."""
    sketch = Sketch()
    _MADE[kind](sketch)
    return sticker(sketch)
