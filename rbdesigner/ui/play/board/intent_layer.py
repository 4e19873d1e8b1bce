"""What a click would do, shown before it is done: the way that is taken, or what is then there."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen

from rbdesigner.art.links import road_path
from rbdesigner.art.pixmaps import TilePixmaps
from rbdesigner.ui.canvas.layer import Frame, Layer
from rbdesigner.ui.canvas.piece_coat import paint_links, paint_pieces, placed_on
from rbdesigner.ui.canvas.scene import MapScene
from rbdesigner.ui.play.board.reach_layer import CHOSEN, on_screen
from rbdesigner.ui.play.board.target import Target

OPACITY, OPACITY_REFUSED = 0.85, 0.4
_AROUND = 1.2
"""How far a ghost reaches from the point of its target, in tile radii."""


class IntentLayer(Layer):
    """Shows what a target stands for: a line along its path, its ghost, and the cursor of the keyboard."""

    def __init__(self, scene: MapScene, pixmaps: TilePixmaps) -> None:
        super().__init__(scene, "intent", 52)
        self._pixmaps = pixmaps
        self._target: Target | None = None
        self._by_keys = False

    @property
    def target(self) -> Target | None:
        """What is shown."""
        return self._target

    def show_target(self, target: Target | None, by_keys: bool = False) -> None:
        """Show this from now on, with the cursor of the keyboard if it was found ``by_keys``."""
        if (target, by_keys) == (self._target, self._by_keys):
            return
        before = _area(self._target)
        self._target, self._by_keys = target, by_keys
        for area in (before, _area(target)):
            self.repaint(area)

    def paint_frame(self, frame: Frame) -> None:
        """The line below, the ghost, the cursor."""
        target, painter = self._target, frame.painter
        if target is None:
            return
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if target.path:
            _paint_path(frame, target)
        self._paint_ghost(frame, target)
        if self._by_keys:
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


def _area(target: Target | None) -> QRectF:
    """All of the map where a target is shown."""
    if target is None:
        return QRectF()
    points = (target.at, *target.path)
    left, top = min(x for x, _ in points), min(y for _, y in points)
    right, bottom = max(x for x, _ in points), max(y for _, y in points)
    return QRectF(left, top, right - left, bottom - top).adjusted(-_AROUND, -_AROUND, _AROUND, _AROUND)


def _paint_path(frame: Frame, target: Target) -> None:
    """A line through the spots, with a dot at every one that is passed, to the sign."""
    points = [on_screen(frame, point) for point in (*target.path[:-1], target.at)]
    line = QPainterPath(points[0])
    for point in points[1:]:
        line.lineTo(point)
    frame.painter.setBrush(Qt.BrushStyle.NoBrush)
    for colour, width in ((QColor(40, 25, 0, 170), 7.0), (CHOSEN, 4.0)):
        pen = QPen(colour, width, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap, Qt.PenJoinStyle.RoundJoin)
        frame.painter.strokePath(line, pen)
    frame.painter.setPen(QPen(QColor(40, 25, 0, 170), 1.5))
    frame.painter.setBrush(CHOSEN)
    for point in points[1:-1]:
        frame.painter.drawEllipse(QPointF(point), 4.5, 4.5)
