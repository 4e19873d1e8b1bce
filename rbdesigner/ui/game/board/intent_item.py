"""The preview of a click: the way that is taken, or what is then there."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen

from rbdesigner.art.links import road_path
from rbdesigner.art.pixmaps import TilePixmaps
from rbdesigner.play.placement.spots import Point
from rbdesigner.ui.canvas.map_item import Frame, MapItem
from rbdesigner.ui.canvas.piece_layer import paint_links, paint_pieces, placed_on
from rbdesigner.ui.canvas.scene import MapScene
from rbdesigner.ui.game.board.reach_item import on_screen, paint_route
from rbdesigner.ui.game.board.target import Target

OPACITY, OPACITY_REFUSED = 0.85, 0.4
_AROUND = 1.2
"""How far a ghost reaches from the point of its target, in tile radii."""


class IntentItem(MapItem):
    """Shows what a target stands for: a line along its path, its ghost, and the cursor of the keyboard."""

    def __init__(self, scene: MapScene, pixmaps: TilePixmaps) -> None:
        super().__init__(scene, "intent", 52)
        self._pixmaps = pixmaps
        self._target: Target | None = None
        self._way: Sequence[Point] = ()
        self.is_by_keys = False

    @property
    def target(self) -> Target | None:
        """The target that is shown; None if there is none."""
        return self._target

    @property
    def route(self) -> Sequence[Point]:
        """The points of the line that is shown."""
        return self._way

    def show_target(self, target: Target | None, route: Sequence[Point], by_keys: bool) -> None:
        """Show a target from now on, with the line of its route, and with the keyboard's cursor if ``by_keys``."""
        before = self._area()
        self._target, self._way, self.is_by_keys = target, route, by_keys
        for area in (before, self._area()):
            self.repaint(area)

    def _area(self) -> QRectF:
        """All of the map where the target is shown."""
        if self._target is None:
            return QRectF()
        points = (self._target.at, *self._way)
        left, top = min(x for x, _ in points), min(y for _, y in points)
        right, bottom = max(x for x, _ in points), max(y for _, y in points)
        return QRectF(left, top, right - left, bottom - top).adjusted(-_AROUND, -_AROUND, _AROUND, _AROUND)

    def paint_frame(self, frame: Frame) -> None:
        """The line below, the ghost, the cursor."""
        target, painter = self._target, frame.painter
        if target is None:
            return
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if len(self._way) > 1:
            paint_route(frame, self._way, target)
        self._paint_ghost(frame, target)
        if self.is_by_keys:
            radius = max(15.0, target.radius(frame.scale) * frame.scale + 5)
            painter.setBrush(Qt.BrushStyle.NoBrush)
            for colour, width in ((QColor("black"), 5.0), (QColor("white"), 2.5)):
                painter.setPen(QPen(colour, width))
                painter.drawEllipse(on_screen(frame, target.at), radius, radius)

    def _paint_ghost(self, frame: Frame, target: Target) -> None:
        ghost, ground, turned = target.ghost, self.scenario.tiles, frame.orientation
        if ghost is None:
            return
        frame.painter.save()
        frame.painter.setOpacity(OPACITY_REFUSED if target.reason else OPACITY)
        paint_links(frame, [road_path(ground, border, turned) for border in ghost.roads], ghost.walls)
        for place in (*ghost.homes, *ghost.pieces):
            paint_pieces(frame, self._pixmaps, place, placed_on(ghost, place, ground, turned))
        frame.painter.restore()
