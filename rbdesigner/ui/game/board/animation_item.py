"""The movements on the board: transporters on their way, and rings where something has come or gone."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen

from rbdesigner.art.palette import with_opacity
from rbdesigner.art.piece_drawing import EXTENT
from rbdesigner.art.pixmaps import TilePixmaps
from rbdesigner.play.placement.piece_layout import PieceLook
from rbdesigner.play.placement.spots import Point
from rbdesigner.ui.canvas.map_item import Frame, MapItem
from rbdesigner.ui.canvas.scene import MapScene
from rbdesigner.ui.game.board.reach_item import on_screen

RING, RIM = QColor(255, 250, 225), QColor(70, 45, 0)
FIRST, LAST = 0.9, 1.6
"""Radius of a ring when it appears and when it fades, in sizes of what it is about."""
_LINES = (0.12, 4.5), (0.07, 2.5)
"""How wide the lines of a ring are: in tile radii, and at most in pixels."""
_EDGE = 0.1
"""The distance that paint may reach beyond the bounds of a thing, in tile radii."""


class Figure(NamedTuple):
    """A transporter where it is just now: its look, the middle of its picture and half the width of that.

    Its picture is painted for ``full``, half the width with which it arrives. All lengths are in tile radii.
    """

    look: PieceLook
    at: Point
    size: float
    full: float


class Ring(NamedTuple):
    """A ring about something: its middle, half its width in tile radii, and how far the ring has come, from 0 to 1."""

    at: Point
    size: float
    age: float


class AnimationItem(MapItem):
    """Paints figures and rings; shows nothing until it is told to, and keeps no time."""

    def __init__(self, scene: MapScene, pixmaps: TilePixmaps) -> None:
        super().__init__(scene, "motion", 60)
        self.figures: Sequence[Figure] = ()
        self.rings: Sequence[Ring] = ()
        self._pixmaps = pixmaps

    def show_motion(self, figures: Sequence[Figure], rings: Sequence[Ring]) -> None:
        """Show these and nothing else."""
        before = self._rects()
        self.figures, self.rings = figures, rings
        for rect in (*before, *self._rects()):
            self.repaint(rect)

    def _rects(self) -> list[QRectF]:
        figures = [_square(figure.at, EXTENT * figure.size + _EDGE) for figure in self.figures]
        return [*figures, *(_square(ring.at, LAST * ring.size + _EDGE) for ring in self.rings)]

    def paint_frame(self, frame: Frame) -> None:
        """Rings below, figures above."""
        painter = frame.painter
        if self.rings:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.setBrush(Qt.BrushStyle.NoBrush)
            for ring in self.rings:
                _paint_ring(frame, ring)
        if self.figures:
            painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
            for figure in self.figures:
                self._paint_figure(frame, figure)

    def _paint_figure(self, frame: Frame, figure: Figure) -> None:
        """Paint the picture as the board has it, scaled; pictures of every size on the way would have to be made."""
        picture = self._pixmaps.piece(figure.look, max(2, round(figure.full * frame.scale * frame.ratio)))
        half = picture.width() / frame.ratio / 2 * figure.size / figure.full
        middle = on_screen(frame, figure.at)
        frame.painter.drawImage(QRectF(middle.x() - half, middle.y() - half, 2 * half, 2 * half), picture)


def _paint_ring(frame: Frame, ring: Ring) -> None:
    radius = (FIRST + (LAST - FIRST) * ring.age) * ring.size * frame.scale
    for colour, (share, most) in zip((RIM, RING), _LINES, strict=True):
        faded = with_opacity(colour, 0.8 * (1 - ring.age))
        frame.painter.setPen(QPen(faded, min(share * frame.scale, most)))
        frame.painter.drawEllipse(on_screen(frame, ring.at), radius, radius)


def _square(point: Point, half: float) -> QRectF:
    return QRectF(point[0] - half, point[1] - half, 2 * half, 2 * half)
