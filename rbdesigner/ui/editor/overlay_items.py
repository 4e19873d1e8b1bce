"""Items over the tiles of an edited map: the selection, locks and the symmetry."""

from __future__ import annotations

import math

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QPolygonF, QTransform

from rbdesigner.art.outlines import outline_of
from rbdesigner.art.palette import with_opacity
from rbdesigner.hexes import DIRECTIONS, Hex, Orientation, corner, position
from rbdesigner.symmetry import SYMMETRY_GROUPS, MapSymmetry, Symmetry
from rbdesigner.ui.canvas.map_item import Frame, MapItem
from rbdesigner.ui.canvas.marks import stroke_outline
from rbdesigner.ui.canvas.scene import MapScene
from rbdesigner.ui.editor.document import Document
from rbdesigner.ui.widgets import icons


class SelectionItem(MapItem):
    """A translucent fill of the selected places and a line around them."""

    def __init__(self, scene: MapScene, document: Document, colour: QColor) -> None:
        super().__init__(scene, "selection", 60)
        self._document = document
        self.colour = colour
        self._shown: frozenset[Hex] = frozenset()
        self._outline = QPainterPath()

    def changed(self) -> None:
        """Show the selection of the document."""
        before, self._shown = self._shown, self._document.selection
        self.reshape()
        changed = before ^ self._shown
        if len(changed) > 200:
            self.update()
        else:
            self.repaint_places(changed)

    def reshape(self) -> None:
        """Work out the line around the selected places."""
        self._outline = outline_of(self._shown, self.map.orientation)

    def paint_frame(self, frame: Frame) -> None:
        """The fill and the line, dark on light."""
        if not self._shown:
            return
        frame.to_map()
        frame.painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        frame.painter.fillPath(self._outline, with_opacity(self.colour, 0.25))
        stroke_outline(frame.painter, self._outline, self.colour)


SIZE, LEAST, MOST = 0.42, 7.0, 20.0
"""How wide a sign is in tile radii, and at least and at most in pixels."""
LOCK_CORNER, AWAY = 2, 0.62
"""The corner towards which it stands, and how far from the middle, in tile radii."""
INK = QColor("#40342a")


class LockItem(MapItem):
    """A padlock on every locked tile."""

    def __init__(self, scene: MapScene, document: Document) -> None:
        super().__init__(scene, "locks", 47)
        self._document = document
        self._shown: frozenset[Hex] = frozenset()

    def changed(self) -> None:
        """Show the locks of the document."""
        before, self._shown = self._shown, self._document.locked
        self.repaint_places(before ^ self._shown)

    def paint_frame(self, frame: Frame) -> None:
        """A padlock on a white disc."""
        if not self._shown:
            return
        painter, size = frame.painter, min(max(frame.scale * SIZE, LEAST), MOST)
        painter.setRenderHint(painter.RenderHint.Antialiasing)
        offset = QPointF(*corner(LOCK_CORNER, frame.orientation)) * AWAY * frame.scale
        for place in self.exposed(frame, self._shown):
            middle = frame.at(place) + offset
            painter.setPen(INK)
            painter.setBrush(QColor(255, 255, 255, 235))
            painter.drawEllipse(middle, size * 0.72, size * 0.72)
            painter.setPen(Qt.PenStyle.NoPen)
            painter.save()
            painter.translate(middle - QPointF(size / 2, size / 2))
            icons.paint_icon(painter, "lock", size, INK)
            painter.restore()


AXIS, AXIS_RIM = QColor(123, 47, 191, 190), QColor(255, 255, 255, 110)
"""So thin and translucent that what lies below an axis, rivers and marks of problems above all, can be seen."""
AROUND = 22.0
"""Logical pixels from the centre of a symmetry to the arrows around it."""
DASH = 20.0
"""Logical pixels of a dash of an axis and the gap after it."""


class SymmetryItem(MapItem):
    """The centre and the axes of the symmetry that is painted with."""

    def __init__(self, scene: MapScene, document: Document) -> None:
        super().__init__(scene, "symmetry", 70)
        self._document = document

    def paint_frame(self, frame: Frame) -> None:
        """Paint dashed axes for mirrors, and as many arrows that chase each other as there are turns."""
        whole = frame.whole
        reach = abs(whole.center().x()) + abs(whole.center().y()) + whole.width() + whole.height()
        symmetry = self._document.scenario.properties.symmetry
        x, y = position(Hex(symmetry.centre.q6, symmetry.centre.r6), frame.orientation)
        reach = frame.scale * (reach + abs(x / 6) + abs(y / 6) + 2)
        paint_symmetry(frame.painter, symmetry, frame.orientation, QPointF(frame.left, frame.top), frame.scale, reach)


def paint_symmetry(
    painter: QPainter, symmetry: MapSymmetry, orientation: Orientation, origin: QPointF, radius: float, reach: float
) -> None:
    """Paint a symmetry over a map: where (0, 0) lies, the radius of tiles and the length of axes are in pixels."""
    if symmetry.group is Symmetry.NONE:
        return
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    centre = origin + QPointF(*position(Hex(symmetry.centre.q6, symmetry.centre.r6), orientation)) * radius / 6
    group = SYMMETRY_GROUPS[symmetry.group]
    north = QPointF(*position(DIRECTIONS[0], orientation))
    # Whole dashes, so that what is painted in parts fits together.
    reach = math.ceil(reach / DASH) * DASH
    for turn in group:
        if turn.mirrored:
            tip = _rotated(north, 30 * turn.steps) * reach
            _paint_axis(painter, centre - tip, centre + tip)
    turns = [turn for turn in group if not turn.mirrored]
    if len(turns) > 1:
        _paint_arrows(painter, centre, len(turns))
    _paint_centre(painter, centre, len(turns))


def _rotated(point: QPointF, degrees: float) -> QPointF:
    return QTransform().rotate(degrees).map(point)


def _paint_axis(painter: QPainter, start: QPointF, end: QPointF) -> None:
    painter.setPen(QPen(AXIS_RIM, 2.4))
    painter.drawLine(start, end)
    pen = QPen(AXIS, 1.3)
    pen.setDashPattern([0.6 * DASH / pen.widthF(), 0.4 * DASH / pen.widthF()])
    painter.setPen(pen)
    painter.drawLine(start, end)


def _paint_arrows(painter: QPainter, centre: QPointF, number: int) -> None:
    """Arrows along a circle about the centre, clockwise."""
    box = QRectF(-AROUND, -AROUND, 2 * AROUND, 2 * AROUND)
    sweep = 360 / number - 24
    arc, heads = QPainterPath(), QPainterPath()
    for index in range(number):
        # Qt counts degrees anticlockwise from the right.
        start = 90 - index * 360 / number
        arc.arcMoveTo(box, start)
        arc.arcTo(box, start, -sweep)
        head = QPolygonF([QPointF(-5, -AROUND), QPointF(5, -AROUND - 4.5), QPointF(5, -AROUND + 4.5)])
        tip = QTransform().rotate(90 - start + sweep).scale(-1, 1)
        heads.addPolygon(tip.map(head))
        heads.closeSubpath()
    painter.save()
    painter.translate(centre)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for colour, width in ((AXIS_RIM, 3.0), (AXIS, 1.6)):
        painter.setPen(QPen(colour, width))
        painter.drawPath(arc)
    painter.fillPath(heads, AXIS)
    painter.restore()


def _paint_centre(painter: QPainter, centre: QPointF, turns: int) -> None:
    size = 6.0
    painter.setPen(QPen(AXIS_RIM, 1.5))
    painter.setBrush(AXIS)
    if turns < 3:
        corners = [QPointF(0, -size), QPointF(size * 0.6, 0), QPointF(0, size), QPointF(-size * 0.6, 0)]
    else:
        corners = [_rotated(QPointF(0, -size), 360 / turns * index) for index in range(turns)]
    painter.drawPolygon(QPolygonF([centre + point for point in corners]))
