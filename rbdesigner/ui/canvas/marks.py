"""What is drawn over a map to show the state of the work: problems, the selection, the symmetry, forbidden places."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QPolygonF, QTransform

from rbdesigner.checks.live import Delta
from rbdesigner.checks.problem import Problem, Severity
from rbdesigner.hexes import (
    DIRECTIONS,
    EDGES,
    SYMMETRY_GROUPS,
    Edge,
    Hex,
    Orientation,
    Symmetry,
    border_sides,
    corner,
    edge_key,
    edge_sides,
    neighbour,
    position,
)
from rbdesigner.ui.canvas.layer import Frame, Layer
from rbdesigner.ui.canvas.scene import MapScene
from rbdesigner.ui.canvas.stamps import Pattern, Stamper

ERROR = QColor("#c62828")
WARNING = QColor("#f2a31b")
INK = QColor("#2a2018")
FORBIDDEN = QColor(176, 32, 32, 190)
AXIS = QColor("#7b2fbf")
DASH = 20.0
"""Logical pixels of a dash of an axis and the gap after it."""
MOST_PLACES = 6
"""A problem with more places than these is marked at the first one only."""


def edge_ends(edge: Edge, orientation: Orientation) -> tuple[QPointF, QPointF]:
    """The two ends of an edge on the map, in tile radii."""
    x, y = position(edge.at, orientation)
    (x0, y0), (x1, y1) = corner(edge.edge, orientation), corner(edge.edge + 1, orientation)
    return QPointF(x + x0, y + y0), QPointF(x + x1, y + y1)


class ProblemLayer(Layer):
    """Errors as red discs, warnings as yellow triangles, each with its sign, on their tiles and edges."""

    def __init__(self, scene: MapScene) -> None:
        super().__init__(scene, "problems", 50)
        self._at: dict[Hex, list[Problem]] = {}
        self._on: dict[Edge, list[Problem]] = {}
        self._beside: dict[Hex, set[Edge]] = {}
        for problem in scene.document.problems:
            self._put(problem)

    def changed(self, delta: Delta) -> None:
        """Take note of problems that have come and gone."""
        touched: dict[Hex, None] = {}
        for problem in delta.removed:
            touched |= dict.fromkeys(self._take(problem))
        for problem in delta.added:
            touched |= dict.fromkeys(self._put(problem))
        self.repaint_places(touched, bleed=0.5)

    def _put(self, problem: Problem) -> list[Hex]:
        places, edges = _where(problem)
        for place in places:
            self._at.setdefault(place, []).append(problem)
        for edge in edges:
            self._on.setdefault(edge, []).append(problem)
            for side in edge_sides(edge):
                self._beside.setdefault(side, set()).add(edge)
        return [*places, *(edge.at for edge in edges)]

    def _take(self, problem: Problem) -> list[Hex]:
        places, edges = _where(problem)
        for place in places:
            _drop(self._at, place, problem)
        for edge in edges:
            _drop(self._on, edge, problem)
            if edge not in self._on:
                for side in edge_sides(edge):
                    self._beside[side].discard(edge)
                    if not self._beside[side]:
                        del self._beside[side]
        return [*places, *(edge.at for edge in edges)]

    def problems_at(self, place: Hex) -> list[Problem]:
        """The problems marked on a tile and its edges, the worst first."""
        found = [*self._at.get(place, ())]
        found += [problem for edge in sorted(self._beside.get(place, ())) for problem in self._on[edge]]
        return sorted(dict.fromkeys(found), key=lambda problem: problem.order)

    def paint_frame(self, frame: Frame) -> None:
        """Edges first, so that the signs of tiles stay whole."""
        painter = frame.painter
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        size = min(max(frame.scale * 0.17, 2.5), 11.0)
        edges = {edge: None for place in self.exposed(frame, self._beside) for edge in sorted(self._beside[place])}
        for edge in edges:
            start, end = (
                QPointF(frame.left + frame.scale * point.x(), frame.top + frame.scale * point.y())
                for point in edge_ends(edge, frame.orientation)
            )
            severity = min(problem.severity for problem in self._on[edge])
            _paint_bar(painter, severity, start, end, size)
        up = QPointF(0, -0.55 * frame.scale)
        for place in self.exposed(frame, self._at):
            paint_sign(painter, min(problem.severity for problem in self._at[place]), frame.at(place) + up, size)


def _drop(index: dict[Hex, list[Problem]] | dict[Edge, list[Problem]], key: Hex | Edge, problem: Problem) -> None:
    there: list[Problem] = index[key]  # type: ignore[index]  # the key is of the kind that the index has
    there.remove(problem)
    if not there:
        del index[key]  # type: ignore[arg-type]


def _where(problem: Problem) -> tuple[list[Hex], list[Edge]]:
    """The tiles and edges that a problem is marked on; advice is not marked at all."""
    if problem.severity is Severity.ADVICE:
        return [], []
    edges = [*problem.edges]
    for border in problem.borders:
        (place, half_edge), _ = border_sides(border)
        edges.append(edge_key(place, half_edge // 2))
    if edges:
        return [], list(dict.fromkeys(edges))
    places = problem.places if len(problem.places) <= MOST_PLACES else problem.places[:1]
    return list(dict.fromkeys(places)), []


def _paint_bar(painter: QPainter, severity: Severity, start: QPointF, end: QPointF, size: float) -> None:
    """A thick line along an edge with its sign in the middle."""
    along = end - start
    start, end = start + along * 0.12, end - along * 0.12
    for colour, width in ((QColor("white"), 0.75), (ERROR if severity is Severity.ERROR else WARNING, 0.45)):
        pen = QPen(colour, size * width)
        pen.setCapStyle(Qt.PenCapStyle.RoundCap)
        painter.setPen(pen)
        painter.drawLine(start, end)
    paint_sign(painter, severity, (start + end) / 2, size * 0.85)


def paint_sign(painter: QPainter, severity: Severity, middle: QPointF, size: float) -> None:
    """The sign of a severity, so large from its middle: a red disc or a yellow triangle, with an exclamation mark."""
    is_error = severity is Severity.ERROR
    painter.setPen(QPen(QColor("white") if is_error else INK, max(1.0, size * 0.16)))
    painter.setBrush(ERROR if is_error else WARNING)
    if is_error:
        painter.drawEllipse(middle, size, size)
    else:
        corners = [QPointF(0, -1.15), QPointF(1.15, 0.95), QPointF(-1.15, 0.95)]
        painter.drawPolygon(QPolygonF([middle + point * size for point in corners]))
    if size >= 5:
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor("white") if is_error else INK)
        lift = QPointF(0, 0 if is_error else size * 0.18)
        width = size * 0.14
        painter.drawRoundedRect(QRectF(-width, -0.62 * size, 2 * width, 0.72 * size).translated(middle + lift), 1, 1)
        painter.drawEllipse(middle + lift + QPointF(0, 0.45 * size), width * 1.15, width * 1.15)


class SelectionLayer(Layer):
    """A veil over the selected places and a line around them."""

    def __init__(self, scene: MapScene, colour: QColor) -> None:
        super().__init__(scene, "selection", 60)
        self.colour = colour
        self._shown: frozenset[Hex] = frozenset()
        self._outline = QPainterPath()

    def changed(self) -> None:
        """Show the selection of the document."""
        before, self._shown = self._shown, self.map.document.selection
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
        stamper = Stamper(frame, Pattern.VEIL, veil)
        for place in self.exposed(frame, self._shown):
            stamper.put(frame.at(place))
        frame.to_map()
        stroke_outline(frame.painter, self._outline, self.colour)


def outline_of(places: Iterable[Hex], orientation: Orientation) -> QPainterPath:
    """The line around a set of places, in tile radii."""
    known = frozenset(places)
    path = QPainterPath()
    for place in known:
        for edge in EDGES:
            if neighbour(place, edge) not in known:
                start, end = edge_ends(Edge(place, edge), orientation)
                path.moveTo(start)
                path.lineTo(end)
    return path


def stroke_outline(painter: QPainter, path: QPainterPath, colour: QColor) -> None:
    """Draw a line that can be seen on every ground, as wide at every zoom."""
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    for line_colour, width in ((QColor(255, 255, 255, 230), 4.5), (colour, 2.5)):
        pen = QPen(line_colour, width)
        pen.setCosmetic(True)
        pen.setCapStyle(Qt.PenCapStyle.RoundCap)
        painter.strokePath(path, pen)


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

    def __init__(self, scene: MapScene) -> None:
        super().__init__(scene, "symmetry", 70)

    def paint_frame(self, frame: Frame) -> None:
        """Dashed axes for mirrors, rays for turns, and a sign with as many corners as there are turns."""
        document = self.map.document
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
        if len(turns) == len(group):
            for turn in turns:
                _paint_axis(painter, centre, centre + _rotated(north, 60 * turn.steps) * reach)
        _paint_centre(painter, centre, len(turns))


def _rotated(point: QPointF, degrees: float) -> QPointF:
    return QTransform().rotate(degrees).map(point)


def _paint_axis(painter: QPainter, start: QPointF, end: QPointF) -> None:
    pen = QPen(QColor(255, 255, 255, 170), 3)
    painter.setPen(pen)
    painter.drawLine(start, end)
    pen = QPen(AXIS, 2)
    pen.setDashPattern([0.3 * DASH, 0.2 * DASH])
    painter.setPen(pen)
    painter.drawLine(start, end)


def _paint_centre(painter: QPainter, centre: QPointF, turns: int) -> None:
    size = 8.0
    painter.setPen(QPen(QColor("white"), 2))
    painter.setBrush(AXIS)
    if turns < 3:
        corners = [QPointF(0, -size), QPointF(size * 0.6, 0), QPointF(0, size), QPointF(-size * 0.6, 0)]
    else:
        corners = [_rotated(QPointF(0, -size), 360 / turns * index) for index in range(turns)]
    painter.drawPolygon(QPolygonF([centre + point for point in corners]))
