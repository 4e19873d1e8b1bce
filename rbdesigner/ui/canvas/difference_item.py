"""The marks over a map where it differs from another: lines around places, with a sign on each."""

from __future__ import annotations

from collections.abc import Mapping
from enum import StrEnum

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QColor, QPainterPath

from rbdesigner.art.outlines import outline_of
from rbdesigner.hexes import Hex, Orientation, corner
from rbdesigner.ui.canvas.map_item import Frame, MapItem
from rbdesigner.ui.canvas.marks import stroke_outline
from rbdesigner.ui.canvas.scene import MapScene
from rbdesigner.ui.widgets import icons

SIGN_CORNER, SIGN_AWAY = 4, 0.6
"""The corner of a tile towards which its sign stands, and how far from the middle, in tile radii."""
SIGN_SIZE = 0.5
"""How wide a sign is in tile radii, as far as it is at least and at most so many pixels."""
LEAST_SIGN, MOST_SIGN = 9.0, 24.0
NARROW, WIDE = (4.5, 2.5), (6.5, 4.0)
"""The widths of the lines, with their rims; wider where a difference is the chosen one."""


class DifferenceMark(StrEnum):
    """The way in which something differs, and the name of its sign."""

    ADDED = "added"
    REMOVED = "removed"
    CHANGED = "changed"


MARK_COLOURS: Mapping[DifferenceMark, QColor] = {
    DifferenceMark.ADDED: QColor("#1e7d34"),
    DifferenceMark.REMOVED: QColor("#c62828"),
    DifferenceMark.CHANGED: QColor("#1559b3"),
}


class DifferenceItem(MapItem):
    """Marks places by how they differ. ``chosen`` ones have wider lines."""

    def __init__(self, scene: MapScene) -> None:
        super().__init__(scene, "differences", 46)
        self._marks: dict[Hex, DifferenceMark] = {}
        self._chosen: frozenset[Hex] = frozenset()
        self._paths: dict[tuple[DifferenceMark, bool], QPainterPath] = {}
        self._orientation = scene.orientation

    @property
    def marks(self) -> Mapping[Hex, DifferenceMark]:
        """The places that are marked."""
        return self._marks

    @property
    def chosen(self) -> frozenset[Hex]:
        """The places with wider lines."""
        return self._chosen

    def show_marks(self, marks: Mapping[Hex, DifferenceMark], chosen: frozenset[Hex] = frozenset()) -> None:
        """Mark these places from now on."""
        before = {**self._marks, **marks}
        self._marks, self._chosen = dict(marks), chosen
        self._reshape()
        self.repaint_places(before, 0.3)

    def _reshape(self) -> None:
        self._orientation = self.map.orientation
        self._paths = {}
        for mark in DifferenceMark:
            for wide in (False, True):
                places = [at for at, each in self._marks.items() if each is mark and (at in self._chosen) is wide]
                if places:
                    self._paths[mark, wide] = outline_of(places, self._orientation)

    def paint_frame(self, frame: Frame) -> None:
        """Lines around the places of each kind, then the signs."""
        if not self._marks:
            return
        if frame.orientation is not self._orientation:
            self._reshape()
        frame.painter.save()
        frame.to_map()
        for (mark, wide), path in self._paths.items():
            stroke_outline(frame.painter, path, MARK_COLOURS[mark], WIDE if wide else NARROW)
        frame.painter.restore()
        size = min(max(frame.scale * SIGN_SIZE, LEAST_SIGN), MOST_SIGN)
        for place in self.exposed(frame, self._marks):
            self._paint_sign(frame, place, size)

    def _paint_sign(self, frame: Frame, place: Hex, size: float) -> None:
        """A white disc with the sign in its colour."""
        mark, painter = self._marks[place], frame.painter
        middle = frame.at(place) + sign_offset(frame.orientation) * frame.scale
        painter.save()
        painter.setRenderHint(painter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor("white"))
        painter.drawEllipse(middle, size * 0.54, size * 0.54)
        painter.translate(middle - QPointF(size / 2, size / 2))
        icons.paint_icon(painter, mark, size, MARK_COLOURS[mark])
        painter.restore()


def sign_offset(orientation: Orientation) -> QPointF:
    """Where on a tile its sign stands, in tile radii from the middle."""
    x, y = corner(SIGN_CORNER, orientation)
    return QPointF(x, y) * SIGN_AWAY
