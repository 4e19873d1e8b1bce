"""Small pictures that the panels share."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRect
from PySide6.QtGui import QGuiApplication, QIcon, QIconEngine, QPainter, QPalette, QPen, QPolygonF

from rbdesigner.hexes import EDGES, Orientation, corner
from rbdesigner.ui.widgets.painted_icon import PaintedIcon


def hexagon(orientation: Orientation, radius: float = 1.0, centre: QPointF | None = None) -> QPolygonF:
    """A hexagon about a point, by default (0, 0)."""
    middle = centre or QPointF()
    corners = (corner(index, orientation) for index in EDGES)
    return QPolygonF([middle + QPointF(x * radius, y * radius) for x, y in corners])


def hexagon_icon(orientation: Orientation) -> QIcon:
    """An empty hexagon that lies as the map does, in the colour of the text."""
    return QIcon(_HexagonIcon(orientation))


class _HexagonIcon(PaintedIcon):
    def __init__(self, orientation: Orientation) -> None:
        super().__init__()
        self._orientation = orientation

    def paint(self, painter: QPainter, rect: QRect, mode: QIcon.Mode, state: QIcon.State) -> None:
        group = QPalette.ColorGroup.Disabled if mode is QIcon.Mode.Disabled else QPalette.ColorGroup.Active
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(QGuiApplication.palette().color(group, QPalette.ColorRole.ButtonText), 1.2))
        middle = QPointF(rect.x() + rect.width() / 2, rect.y() + rect.height() / 2)
        painter.drawPolygon(hexagon(self._orientation, min(rect.width(), rect.height()) / 2 - 1.5, middle))
        painter.restore()

    def clone(self) -> QIconEngine:
        return _HexagonIcon(self._orientation)
