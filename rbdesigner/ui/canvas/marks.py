"""What is drawn over a map to show the state of the work: the selection, the symmetry, forbidden places."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable, Iterator
from functools import lru_cache

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPalette, QPen, QPolygonF, QTransform

from rbdesigner.hexes import (
    DIRECTIONS,
    SYMMETRY_GROUPS,
    Edge,
    Hex,
    Orientation,
    Symmetry,
    corner,
    neighbour,
    position,
)
from rbdesigner.ui.canvas.layer import Frame, Layer
from rbdesigner.ui.canvas.scene import MapScene
from rbdesigner.ui.canvas.stamps import Pattern, Stamper
from rbdesigner.ui.editor.document import Document

FORBIDDEN = QColor(190, 20, 20, 150)
AXIS, AXIS_RIM = QColor(123, 47, 191, 190), QColor(255, 255, 255, 110)
"""So thin and translucent that what lies below an axis, rivers and marks of problems above all, can be seen."""
AROUND = 22.0
"""Logical pixels from the centre of a symmetry to the arrows around it."""
DASH = 20.0
"""Logical pixels of a dash of an axis and the gap after it."""


@lru_cache(maxsize=8192)
def edge_ends(edge: Edge, orientation: Orientation) -> tuple[QPointF, QPointF]:
    """The two ends of an edge on the map, in tile radii."""
    x, y = position(edge.at, orientation)
    (x0, y0), (x1, y1) = corner(edge.edge, orientation), corner(edge.edge + 1, orientation)
    return QPointF(x + x0, y + y0), QPointF(x + x1, y + y1)


class SelectionLayer(Layer):
    """A veil over the selected places and a line around them."""

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
        """The veil and the line, dark on light."""
        if not self._shown:
            return
        veil = QColor(self.colour)
        veil.setAlpha(64)
        frame.to_map()
        frame.painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        frame.painter.fillPath(self._outline, veil)
        stroke_outline(frame.painter, self._outline, self.colour)


def outline_of(places: Iterable[Hex], orientation: Orientation) -> QPainterPath:
    """The lines around a set of places, in tile radii: closed ones, which can be filled."""
    path = QPainterPath()
    for ring in _rings(frozenset(places)):
        path.moveTo(edge_ends(ring[0], orientation)[0])
        for edge in ring:
            path.lineTo(edge_ends(edge, orientation)[1])
        path.closeSubpath()
    return path


def _rings(known: frozenset[Hex]) -> Iterator[list[Edge]]:
    """The edges of places beyond which there are none, in the order in which one walks along them."""
    left: dict[Edge, None] = {}
    for edge, (dq, dr) in enumerate(DIRECTIONS):
        rim = [place for place in known if (place[0] + dq, place[1] + dr) not in known]
        left |= dict.fromkeys(Edge(place, edge) for place in rim)
    while left:
        start = at = next(iter(left))
        ring = []
        while True:
            ring.append(at)
            del left[at]
            beyond = neighbour(at.at, (at.edge + 1) % 6)
            at = Edge(beyond, (at.edge - 1) % 6) if beyond in known else Edge(at.at, (at.edge + 1) % 6)
            if at == start:
                break
        yield ring


def stroke_outline(
    painter: QPainter, path: QPainterPath, colour: QColor, widths: tuple[float, float] = (4.5, 2.5)
) -> None:
    """Draw a line that can be seen on every ground, as wide at every zoom; ``widths``: of its rim and its own."""
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    for line_colour, width in zip((QColor(255, 255, 255, 230), colour), widths, strict=True):
        pen = QPen(line_colour, width)
        pen.setCosmetic(True)
        pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
        painter.strokePath(path, pen)


class HintLayer(Layer):
    """What to do first, in words, while the map is empty."""

    def __init__(self, scene: MapScene, text: str) -> None:
        super().__init__(scene, "hint", 5)
        self.text = text

    def paint_frame(self, frame: Frame) -> None:
        """Write it below the place where the first tile may lie."""
        if self.scenario.tiles:
            return
        painter = frame.painter
        font = painter.font()
        font.setPointSizeF(font.pointSizeF() * 1.3)
        painter.setFont(font)
        grey = QColor(self.map.palette().color(QPalette.ColorRole.WindowText))
        grey.setAlphaF(0.75)
        painter.setPen(grey)
        box = QRectF(frame.left - 300, frame.top + 1.2 * frame.scale, 600, 120)
        painter.drawText(box, Qt.AlignmentFlag.AlignHCenter | Qt.TextFlag.TextWordWrap, self.text)


class ForbiddenLayer(Layer):
    """The places where what is in hand may not stand, hatched; ``find`` tells which."""

    def __init__(self, scene: MapScene) -> None:
        super().__init__(scene, "forbidden", 45)
        self._find: Callable[[], set[Hex]] = set
        self._shown: frozenset[Hex] = frozenset()

    def show_places(self, find: Callable[[], set[Hex]]) -> None:
        """Show these places from now on."""
        self._find = find
        self.changed()

    def changed(self) -> None:
        """Ask again which places they are."""
        before, self._shown = self._shown, frozenset(self._find())
        self.repaint_places(before ^ self._shown)

    def paint_frame(self, frame: Frame) -> None:
        """Slanting red lines."""
        if not self._shown:
            return
        stamper = Stamper(frame, Pattern.HATCHED, FORBIDDEN)
        for place in self.exposed(frame, self._shown):
            stamper.put(frame.at(place))


class SymmetryLayer(Layer):
    """The centre and the axes of the symmetry that is painted with."""

    def __init__(self, scene: MapScene, document: Document) -> None:
        super().__init__(scene, "symmetry", 70)
        self._document = document

    def paint_frame(self, frame: Frame) -> None:
        """Dashed axes for mirrors, arrows that chase each other for turns, as many as there are."""
        document = self._document
        if document.symmetry is Symmetry.NONE:
            return
        x, y = position(Hex(document.symmetry_centre.q6, document.symmetry_centre.r6), frame.orientation)
        centre = QPointF(frame.left + frame.scale * x / 6, frame.top + frame.scale * y / 6)
        group = SYMMETRY_GROUPS[document.symmetry]
        painter = frame.painter
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        north = QPointF(*position(DIRECTIONS[0], frame.orientation))
        reach = frame.scale * (abs(frame.whole.center().x() - x / 6) + abs(frame.whole.center().y() - y / 6) + 2)
        reach += frame.scale * (frame.whole.width() + frame.whole.height())
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
