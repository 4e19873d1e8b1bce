"""The panel of the whole map in small, to see where one is and to go elsewhere."""

from __future__ import annotations

import math
from collections.abc import Sequence
from functools import lru_cache
from typing import cast

from PySide6.QtCore import QPointF, QRectF, QSize, QSizeF, Qt, QTimer
from PySide6.QtGui import (
    QImage,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPainterPath,
    QPaintEvent,
    QPalette,
    QPen,
    QResizeEvent,
)
from PySide6.QtWidgets import QSizePolicy, QWidget

from rbdesigner.art.foreign_things import shown_foreign
from rbdesigner.art.palette import of_player, with_opacity
from rbdesigner.art.pixmaps import without_engine
from rbdesigner.checks.components import main_part
from rbdesigner.hexes import Hex, position
from rbdesigner.scenario.edit import Change, Edit
from rbdesigner.ui.canvas.map_image import MapImage, tile_bounds, tiles_rectangle
from rbdesigner.ui.canvas.tile_layer import shared_pixmaps
from rbdesigner.ui.editor.document import Document
from rbdesigner.ui.editor.panels.panel import DocumentPanel, MapViewer
from rbdesigner.ui.widgets.focus_frame import FRAMED

MARGIN = 8
MOST_SCALE = 24.0
"""Pixels of a tile radius at most, so that a map of few tiles does not look blown up."""
PAUSE = 200
"""Milliseconds after the last edit until a map whose bounds have changed is drawn anew."""
HOME_RADIUS = 4.0
_STEPS = {
    Qt.Key.Key_Left: QPointF(-0.25, 0),
    Qt.Key.Key_Right: QPointF(0.25, 0),
    Qt.Key.Key_Up: QPointF(0, -0.25),
    Qt.Key.Key_Down: QPointF(0, 0.25),
}
"""How far an arrow key pans, in parts of what is visible."""


class MinimapPanel(DocumentPanel):
    """Shows the whole map: a frame shows what is visible, a click or a drag goes there, the arrow keys pan."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._viewer: MapViewer | None = None
        self._picture = MapImage()
        self._bounds = QRectF()
        self._pause = QTimer(self)
        self._pause.setSingleShot(True)
        self._pause.setInterval(PAUSE)
        self._pause.timeout.connect(self._draw)
        self.setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setAccessibleName(self.tr("Small map"))
        self.setProperty(FRAMED, True)
        self.setToolTip(self.tr("Click or drag to look elsewhere"))
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)

    def sizeHint(self) -> QSize:
        """Wider than high, as most maps are."""
        return QSize(240, 180)

    def minimumSizeHint(self) -> QSize:
        """Still of use."""
        return QSize(80, 60)

    def set_editor(self, viewer: MapViewer | None) -> None:
        """Show what this view shows, and pan it."""
        if self._viewer is not None:
            self._viewer.viewport_changed.disconnect(self.update)
        self._viewer = viewer
        if viewer is not None:
            viewer.viewport_changed.connect(self.update)
        self.update()

    def show_document(self, document: Document | None) -> None:
        """Draw the map anew."""
        self._draw()

    def show_changes(self, document: Document, changes: Sequence[Change]) -> None:
        """Draw the places that have changed.

        All is drawn anew, after a pause, if the map has grown or shrunk or much of it has changed.
        """
        scenario = document.scenario
        picture = self._picture
        if scenario.orientation is not picture.orientation or scenario.is_irrigated != picture.is_irrigated:
            self._draw()
            return
        if Edit(tuple(changes)).is_large(scenario) or any(change.part == "foreign" for change in changes):
            self._pause.start()
            return
        places = [cast(Hex, change.key) for change in changes if change.part == "tiles"]
        picture.repaint(scenario.tiles, places)
        if any(self._is_at_rim(place, place in scenario.tiles) for place in places):
            self._pause.start()
        if places or any(change.part == "homes" for change in changes):
            self.update()

    def _is_at_rim(self, place: Hex, laid: bool) -> bool:
        """Whether laying or taking a tile here may have changed the map's extent."""
        tile, bounds = tile_bounds(place, self._picture.orientation), self._bounds
        if laid:
            return not bounds.contains(tile)
        return not bounds.adjusted(0.01, 0.01, -0.01, -0.01).contains(tile)

    def _draw(self) -> None:
        self._pause.stop()
        if self.document is not None and self.isVisible():
            scenario = self.document.scenario
            self._bounds = tiles_rectangle({*main_part(scenario.tiles), *shown_foreign(scenario)}, scenario.orientation)
            scale = self._scale() * self.devicePixelRatioF()
            self._picture.draw(scenario, self._bounds, scale, shared_pixmaps().style)
        self.update()

    def _scale(self) -> float:
        """Pixels of a tile radius."""
        if self._bounds.isEmpty():
            return 1.0
        wide, high = max(1, self.width() - 2 * MARGIN), max(1, self.height() - 2 * MARGIN)
        return min(wide / self._bounds.width(), high / self._bounds.height(), MOST_SCALE)

    def on_panel(self, point: QPointF) -> QPointF:
        """Where a point of the map, in tile radii, lies on the panel."""
        return (point - self._bounds.center()) * self._scale() + QPointF(self.width() / 2, self.height() / 2)

    def on_map(self, point: QPointF) -> QPointF:
        """The point of the map under a point of the panel, in tile radii."""
        return (point - QPointF(self.width() / 2, self.height() / 2)) / self._scale() + self._bounds.center()

    def paintEvent(self, event: QPaintEvent) -> None:
        """The map, its homes and the frame."""
        painter = QPainter(self)
        painter.fillRect(self.rect(), self.palette().color(QPalette.ColorRole.Base))
        document = self.document
        if document is None or not document.scenario.tiles:
            return
        if self._picture.style is not shared_pixmaps().style:
            self._draw()
        self._paint_map(painter)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if self._viewer is not None:
            self._paint_frame(painter, self._viewer.visible_rect())
        self._paint_homes(painter, document)

    def _paint_map(self, painter: QPainter) -> None:
        picture, ratio = self._picture, self.devicePixelRatioF()
        drawn = QRectF(self.on_panel(picture.bounds.topLeft()), self.on_panel(picture.bounds.bottomRight()))
        if picture.scale == self._scale() * ratio:
            drawn.setSize(QSizeF(picture.image.size()) / ratio)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        painter.drawImage(drawn, picture.image)

    def _paint_homes(self, painter: QPainter, document: Document) -> None:
        scale, ratio, origin = self._scale(), self.devicePixelRatioF(), self.on_panel(QPointF())
        radius = max(2.5, min(HOME_RADIUS, 0.7 * scale))
        for place, home in document.scenario.homes.items():
            dot = _dot(home.player, radius, ratio)
            size = dot.deviceIndependentSize()
            corner = origin - QPointF(size.width() / 2, size.height() / 2)
            painter.drawImage(corner + QPointF(*position(place, self._picture.orientation)) * scale, dot)

    def _paint_frame(self, painter: QPainter, seen: QRectF) -> None:
        frame = QRectF(self.on_panel(seen.topLeft()), self.on_panel(seen.bottomRight()))
        frame &= QRectF(self.rect()).adjusted(1, 1, -1, -1)
        outside = QPainterPath()
        outside.addRect(QRectF(self.rect()))
        outside.addRect(frame)
        painter.fillPath(outside, with_opacity(self.palette().color(QPalette.ColorRole.Base), 0.3))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(self.palette().color(QPalette.ColorRole.Text), 1.5))
        painter.drawRect(frame)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Draw the map in its new size, after a pause; until then the old picture is scaled."""
        super().resizeEvent(event)
        self._pause.start()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Go where the pointer is."""
        if event.button() is Qt.MouseButton.LeftButton:
            self._go_to(self.on_map(event.position()))

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Go along with the pointer."""
        if event.buttons() & Qt.MouseButton.LeftButton:
            self._go_to(self.on_map(event.position()))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Pan with the arrow keys."""
        step = _STEPS.get(Qt.Key(event.key()))
        if step is None or self._viewer is None:
            super().keyPressEvent(event)
            return
        seen = self._viewer.visible_rect()
        self._go_to(seen.center() + QPointF(step.x() * seen.width(), step.y() * seen.height()))

    def _go_to(self, point: QPointF) -> None:
        if self._viewer is not None:
            self._viewer.centre_at(point)


@lru_cache(maxsize=16)
def _dot(player: int | None, radius: float, ratio: float) -> QImage:
    """Paint the dot of a home in its player's colour; on a large map, many are painted at every move of the view."""
    side = 2 * math.ceil(radius + 1)
    dot = QImage(QSize(side, side) * ratio, QImage.Format.Format_ARGB32_Premultiplied)
    dot.setDevicePixelRatio(ratio)
    dot.fill(Qt.GlobalColor.transparent)
    painter = QPainter(dot)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(QPen(Qt.GlobalColor.white, 1.5))
    painter.setBrush(of_player(player))
    painter.drawEllipse(QPointF(side / 2, side / 2), radius, radius)
    painter.end()
    return without_engine(dot)
