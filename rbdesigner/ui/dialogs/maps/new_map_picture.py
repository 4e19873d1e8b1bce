"""A picture of the map that is about to be made, with its symmetry."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSize
from PySide6.QtGui import QPainter, QPaintEvent, QPolygonF
from PySide6.QtWidgets import QSizePolicy, QWidget

from rbdesigner.art.board import board_bounds
from rbdesigner.art.thumbnail import thumbnail, thumbnail_place
from rbdesigner.hexes import ORIGIN, corner, disk, position
from rbdesigner.scenario.model import Scenario
from rbdesigner.ui.editor.overlay_items import paint_symmetry
from rbdesigner.ui.storage.preferences import board_style

WIDTH = 260
"""The width and the height in pixels that the picture asks for."""
LEAST = QSize(140, 220)
"""Its least size, on a small screen."""
EMPTY = frozenset(disk(ORIGIN, 2))
"""The places that are outlined where the map has no tiles."""


class NewMapPicture(QWidget):
    """Shows a map with the axes of its symmetry; of an empty one some of the grid."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.scenario = Scenario()
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.setMinimumSize(LEAST)
        self.setAccessibleName(self.tr("Preview"))

    def show_map(self, scenario: Scenario) -> None:
        """Show this one from now on."""
        self.scenario = scenario
        self.update()

    def sizeHint(self) -> QSize:
        """Large enough to see homes."""
        return QSize(WIDTH, WIDTH)

    def paintEvent(self, event: QPaintEvent) -> None:
        """The tiles or the grid, and the symmetry."""
        painter, scenario = QPainter(self), self.scenario
        if scenario.tiles:
            ratio = self.devicePixelRatioF()
            size = round(self.width() * ratio), round(self.height() * ratio)
            painter.drawImage(QRectF(self.rect()), thumbnail(scenario, *size, board_style()))
        board = board_bounds(scenario.tiles or EMPTY, scenario.orientation)
        origin, radius = thumbnail_place(board, self.width(), self.height())
        if not scenario.tiles:
            self._paint_grid(painter, origin, radius)
        reach = float(self.width() + self.height())
        paint_symmetry(painter, scenario.properties.symmetry, scenario.orientation, origin, radius, reach)
        painter.end()

    def _paint_grid(self, painter: QPainter, origin: QPointF, radius: float) -> None:
        orientation = self.scenario.orientation
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(self.palette().color(self.palette().ColorRole.Mid))
        for place in EMPTY:
            middle = origin + QPointF(*position(place, orientation)) * radius
            corners = [middle + QPointF(*corner(each, orientation)) * radius for each in range(6)]
            painter.drawPolygon(QPolygonF(corners))
