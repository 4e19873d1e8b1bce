"""The plans, and the preview of planning what is in the hand: who brings what for it on which way."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen

from rbdesigner.art.links import road_path
from rbdesigner.art.pixmaps import TilePixmaps
from rbdesigner.engine.core.codes import NONE
from rbdesigner.play.placement.board_pictures import Placement
from rbdesigner.play.placement.spots import Point, SpotArea
from rbdesigner.ui.canvas.map_item import Frame, MapItem
from rbdesigner.ui.canvas.piece_layer import paint_links, paint_pieces, placed_on
from rbdesigner.ui.canvas.scene import MapScene
from rbdesigner.ui.game.board.plan_controller import PlanPreview, ShownPlan
from rbdesigner.ui.game.board.plan_pictures import PlanPicture
from rbdesigner.ui.game.board.reach_item import CHOSEN, RIM, on_screen, paint_route
from rbdesigner.ui.game.board.spot_light import light_on
from rbdesigner.ui.game.board.target import PLAN_PIXELS, PLAN_RADIUS, Shape, Target

_GROUND, _ERROR, _CASING = QColor(255, 250, 230, 215), QColor("#c62828"), QColor(40, 25, 0, 200)
_GHOST, _REFUSED = 0.85, 0.5
"""How opaque pictures are of what is not yet there, and of what cannot be there."""
_IN_PLATE = 0.74
_RING = 3.0


class FetchItem(NamedTuple):
    """A transporter that would bring something: its picture, and its way, if it goes anywhere."""

    stand: Placement
    route: Sequence[Point]


class PlanItem(MapItem):
    """Paints plans on plates with a dashed rim, red where not possible any more.

    What is in the hand is painted likewise, with light on its ground, lines of routes and rings about those who go.
    """

    def __init__(self, scene: MapScene, pixmaps: TilePixmaps, name: str = "plans", level: int = 57) -> None:
        super().__init__(scene, name, level)
        self._pixmaps = pixmaps
        self.planned: Sequence[ShownPlan] = ()
        self.preview: PlanPreview | None = None
        self.fetching: Sequence[FetchItem] = ()

    def show_planned(self, planned: Sequence[ShownPlan]) -> None:
        """Show these from now on."""
        before, self.planned = self.planned, planned
        for one in [*before, *planned]:
            if one not in before or one not in planned:
                self._repaint_plan(one.picture)

    def show_preview(self, preview: PlanPreview | None, fetching: Sequence[FetchItem]) -> None:
        """Show what would come of letting go, and who would bring what for it."""
        before = self._areas()
        self.preview, self.fetching = preview, fetching
        for area in [*before, *self._areas()]:
            self.repaint(area)

    def _areas(self) -> list[QRectF]:
        """All of the map where the preview is shown."""
        found = []
        if self.preview is not None and self.preview.picture is not None:
            x, y = self.preview.picture.at
            found.append(QRectF(x - 2.2, y - 2.2, 4.4, 4.4))
        for each in self.fetching:
            points = [each.stand.at, *each.route]
            left, top = min(x for x, _ in points), min(y for _, y in points)
            right, bottom = max(x for x, _ in points), max(y for _, y in points)
            found.append(QRectF(left, top, right - left, bottom - top).adjusted(-0.9, -0.9, 0.9, 0.9))
        return found

    def _repaint_plan(self, picture: PlanPicture) -> None:
        x, y = picture.at
        self.repaint(QRectF(x - 1.1, y - 1.1, 2.2, 2.2))

    def paint_frame(self, frame: Frame) -> None:
        """The plans below, then light, rings and lines, and the preview on top."""
        painter = frame.painter
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        for one in self.planned:
            self._paint_plan(frame, one.picture, refused=bool(one.reason))
        preview = self.preview
        if preview is None or preview.picture is None:
            return
        if preview.supply_plans:
            self._paint_light(frame, preview.picture.ground)
        for each in self.fetching:
            self._paint_fetching(frame, each)
        self._paint_plan(frame, preview.picture, refused=bool(preview.reason))

    def _paint_light(self, frame: Frame, ground: SpotArea) -> None:
        light = light_on(ground, frame.orientation, round(frame.scale * frame.ratio, 2), frame.ratio)
        half = QPointF(light.width(), light.height()) / frame.ratio / 2
        middle = frame.at(ground.place)
        frame.painter.drawImage(QRectF(middle - half, middle + half), light)

    def _paint_fetching(self, frame: Frame, one: FetchItem) -> None:
        painter, radius = frame.painter, one.stand.size * frame.scale + _RING
        painter.setBrush(Qt.BrushStyle.NoBrush)
        for colour, width in ((_CASING, _RING + 2.5), (CHOSEN, _RING)):
            painter.setPen(QPen(colour, width))
            painter.drawEllipse(on_screen(frame, one.stand.at), radius, radius)
        if len(one.route) > 1:
            end = Target(Shape.NONE, one.route[-1], NONE, (), "")
            paint_route(frame, one.route, end)

    def _paint_plan(self, frame: Frame, picture: PlanPicture, refused: bool) -> None:
        """The plate with the picture, or what would be there with an empty plate on it."""
        self._paint_ghost(frame, picture, _REFUSED if refused else _GHOST)
        painter, radius = frame.painter, max(PLAN_RADIUS * frame.scale, PLAN_PIXELS)
        if picture.look is None:
            radius *= 0.6
        middle = on_screen(frame, picture.at)
        painter.setBrush(_GROUND if picture.look is not None else Qt.BrushStyle.NoBrush)
        rim, width = _ERROR if refused else RIM, max(2.0, radius / 8)
        painter.setPen(QPen(QColor(255, 255, 255, 230), width + 2.0))
        painter.drawEllipse(middle, radius, radius)
        dashes = QPen(rim, width)
        dashes.setCapStyle(Qt.PenCapStyle.FlatCap)
        dash = math.tau * radius / width / 16
        dashes.setDashPattern([dash, dash])
        painter.setPen(dashes)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawEllipse(middle, radius, radius)
        self._paint_look(frame, picture, middle, _IN_PLATE * radius, refused)
        if refused:
            _paint_cross(painter, middle + QPointF(radius, radius) * math.sqrt(0.5), radius * 0.42)

    def _paint_look(self, frame: Frame, picture: PlanPicture, middle: QPointF, half: float, refused: bool) -> None:
        if picture.look is None:
            return
        pixmap = self._pixmaps.piece(picture.look, max(2, round(half * frame.ratio)))
        wide = pixmap.width() / frame.ratio / 2
        frame.painter.save()
        frame.painter.setOpacity(_REFUSED if refused else _GHOST)
        frame.painter.drawImage(QRectF(middle.x() - wide, middle.y() - wide, 2 * wide, 2 * wide), pixmap)
        frame.painter.restore()

    def _paint_ghost(self, frame: Frame, picture: PlanPicture, opacity: float) -> None:
        """The road, the bridge or the wall as it would be."""
        if picture.ghost is None:
            return
        ground, turned = self.scenario.tiles, frame.orientation
        frame.painter.save()
        frame.painter.setOpacity(opacity)
        paint_links(frame, [road_path(ground, border, turned) for border in picture.ghost.roads], picture.ghost.walls)
        for place in picture.ghost.pieces:
            paint_pieces(frame, self._pixmaps, place, placed_on(picture.ghost, place, ground, turned))
        frame.painter.restore()


def _paint_cross(painter: QPainter, middle: QPointF, radius: float) -> None:
    """A red disc with a cross, at the side of what cannot be."""
    painter.setPen(QPen(QColor("white"), 1.5))
    painter.setBrush(_ERROR)
    painter.drawEllipse(middle, radius, radius)
    painter.setPen(QPen(QColor("white"), max(1.5, radius / 3.5), Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
    for turn in (1, -1):
        off = QPointF(1, turn) * radius * 0.42
        painter.drawLine(middle + off, middle - off)
