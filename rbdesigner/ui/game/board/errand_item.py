"""The ways of errands on the board: numbered lines in colours of players."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from math import dist
from typing import NamedTuple

from PySide6.QtCore import QLineF, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QPainter, QPen

from rbdesigner.art.palette import INK, mix, of_player
from rbdesigner.engine.core.codes import NONE
from rbdesigner.play.placement.spots import Point
from rbdesigner.ui.canvas.map_item import Frame, MapItem
from rbdesigner.ui.canvas.scene import MapScene
from rbdesigner.ui.game.board.reach_item import on_screen, paint_route
from rbdesigner.ui.game.board.target import Shape, Target

_RADIUS, _RIM = 9.0, 2.0
"""Pixels of the disc with a number, and of its rim."""
_FADING, _FAINTEST = 0.2, 0.35
"""How much a trail loses of its strength with each one after it, and what is left of it at least."""
_AROUND, _BESIDE = 0.9, 2.5
"""Tile radii about its points in which a way is painted, and to their right, where its number may have to stand."""


class Trail(NamedTuple):
    """The way of an errand: its number, its player and its points, only one if nobody goes anywhere."""

    number: int
    player: int
    points: Sequence[Point]

    @property
    def middle(self) -> Point:
        """The point half way."""
        left = sum(dist(a, b) for a, b in pairwise(self.points)) / 2
        for a, b in pairwise(self.points):
            length = dist(a, b)
            if length >= left > 0:
                part = left / length
                return a[0] + (b[0] - a[0]) * part, a[1] + (b[1] - a[1]) * part
            left -= length
        return self.points[0]


class ErrandItem(MapItem):
    """Paints trails below what can be done now, those of long ago more faintly."""

    def __init__(self, scene: MapScene) -> None:
        super().__init__(scene, "errands", 35)
        self.trails: Sequence[Trail] = ()

    def show_trails(self, trails: Sequence[Trail]) -> None:
        """Show these and no others."""
        before, self.trails = self.trails, trails
        is_same_number = len(before) == len(trails)  # else all of them fade
        for trail in {*before} ^ {*trails} if is_same_number else {*before} | {*trails}:
            self.repaint(_area(trail))

    def paint_frame(self, frame: Frame) -> None:
        """Lines first, numbers above them."""
        frame.painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        for trail, strength in zip(self.trails, strengths(len(self.trails)), strict=True):
            if len(trail.points) > 1:
                frame.painter.setOpacity(strength)
                end = Target(Shape.NONE, trail.points[-1], NONE, (), "")
                paint_route(frame, trail.points, end, of_player(trail.player + 1))
        frame.painter.setOpacity(1)
        for trail, at in zip(self.trails, number_places(frame, self.trails), strict=True):
            _paint_number(frame, trail, at)


def strengths(number: int) -> list[float]:
    """How strongly so many trails are painted, the last one best."""
    return [max(_FAINTEST, 1 - _FADING * (number - 1 - each)) for each in range(number)]


def _area(trail: Trail) -> QRectF:
    xs, ys = [x for x, _ in trail.points], [y for _, y in trail.points]
    whole = QRectF(min(xs), min(ys), max(xs) - min(xs), max(ys) - min(ys))
    return whole.adjusted(-_AROUND, -_AROUND, _BESIDE, _AROUND)


def number_places(frame: Frame, trails: Sequence[Trail]) -> list[QPointF]:
    """Where the numbers stand: half way, beside each other where ways are the same."""
    places: list[QPointF] = []
    for trail in trails:
        at = on_screen(frame, trail.middle)
        if len(trail.points) == 1:
            at += QPointF(-_RADIUS, -_RADIUS)  # beside the picture of what was done
        while any(QLineF(at, other).length() < 2 * _RADIUS for other in places):
            at += QPointF(2 * _RADIUS + _RIM, 0)
        places.append(at)
    return places


def _paint_number(frame: Frame, trail: Trail, at: QPointF) -> None:
    """The number on a light disc with a rim in the colour of the player."""
    painter = frame.painter
    painter.setPen(QPen(mix(of_player(trail.player + 1), INK, 0.2), 2 * _RIM))
    painter.setBrush(QColor("white"))
    painter.drawEllipse(at, _RADIUS, _RADIUS)
    font = QFont(painter.font())
    font.setPixelSize(11)
    font.setBold(True)
    painter.setFont(font)
    painter.setPen(INK)
    box = QRectF(at.x() - _RADIUS, at.y() - _RADIUS, 2 * _RADIUS, 2 * _RADIUS)
    painter.drawText(box, Qt.AlignmentFlag.AlignCenter, str(trail.number))
