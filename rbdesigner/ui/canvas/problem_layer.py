"""The marks of problems on the board: errors as red discs, warnings as yellow triangles."""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence
from functools import lru_cache
from typing import ClassVar

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QImage, QPainter, QPen, QPolygonF

from rbdesigner.art.outlines import edge_ends
from rbdesigner.art.pixmaps import without_engine
from rbdesigner.checks import Delta, Problem, Severity
from rbdesigner.hexes import Edge, Hex, Orientation, border_sides, corner, edge_key, edge_sides, position
from rbdesigner.play.placement.piece_layout import PlacedPiece
from rbdesigner.ui.canvas.map_item import Budget, Frame, MapLayer
from rbdesigner.ui.canvas.piece_layer import placed_on
from rbdesigner.ui.canvas.scene import MapScene, tile_rect

ERROR = QColor("#c62828")
WARNING = QColor("#f2a31b")
INK = QColor("#2a2018")
MOST_PLACES = 6
"""A problem with more places than these is marked at the first one only."""
BAR, BAR_WIDTH = 0.76, 0.75
"""The marked part of an edge, and how wide its mark is, in sizes of a sign."""
IN_CORNER, SIGN = 0.67, 0.17
"""How far from the middle of a tile its sign is, and how large, in tile radii."""
CORNERS = (1, 0, 2, 5, 3, 4)
"""The corners of a tile in the order in which signs are put there, those at the top first."""
LEAST_FOR_MARK = 5.0
"""Device pixels from the middle of a sign to its rim from which its exclamation mark can be seen."""
_COLOURS = {Severity.ERROR: ERROR, Severity.WARNING: WARNING}
_TRIANGLE = ((0.0, -1.15), (1.15, 0.95), (-1.15, 0.95))


class ProblemLayer(MapLayer):
    """Errors and warnings, each with its sign, on their tiles and edges; advice is not marked."""

    reach: ClassVar[float] = 0.4

    def __init__(self, scene: MapScene, problems: Sequence[Problem]) -> None:
        super().__init__(scene, "problems")
        self._on: dict[Hex | Edge, list[Problem]] = {}
        self._beside: dict[Hex, set[Edge]] = {}
        self.changed(Delta(list(problems), []))

    @property
    def is_empty(self) -> bool:
        """Whether there are no errors and no warnings."""
        return not self._on

    def changed(self, delta: Delta) -> list[QRectF]:
        """Take note of problems that have come and gone, and list where the map looks different now."""
        touched: dict[Hex | Edge, None] = {}
        for problem in delta.removed:
            for key in _marked(problem):
                touched[key] = None
                self._take(key, problem)
        for problem in delta.added:
            for key in _marked(problem):
                touched[key] = None
                self._put(key, problem)
        return [self._rect(key) for key in touched]

    def _rect(self, key: Hex | Edge) -> QRectF:
        """Where a tile or an edge is marked."""
        if not isinstance(key, Edge):
            return tile_rect(key, self.map.orientation)
        start, end = edge_ends(key, self.map.orientation)
        return QRectF(start, end).normalized().adjusted(-self.reach, -self.reach, self.reach, self.reach)

    def _put(self, key: Hex | Edge, problem: Problem) -> None:
        self._on.setdefault(key, []).append(problem)
        if isinstance(key, Edge):
            for side in edge_sides(key):
                self._beside.setdefault(side, set()).add(key)

    def _take(self, key: Hex | Edge, problem: Problem) -> None:
        there = self._on[key]
        there.remove(problem)
        if there:
            return
        del self._on[key]
        if isinstance(key, Edge):
            for side in edge_sides(key):
                self._beside[side].discard(key)
                if not self._beside[side]:
                    del self._beside[side]

    def problems_at(self, place: Hex) -> list[Problem]:
        """The problems marked on a tile and its edges, the worst first."""
        keys: list[Hex | Edge] = [place, *sorted(self._beside.get(place, ()))]
        found = dict.fromkeys(problem for key in keys for problem in self._on.get(key, ()))
        return sorted(found, key=lambda problem: problem.order)

    def paint(self, frame: Frame, places: Sequence[Hex], budget: Budget) -> bool:
        """Edges first, so that the signs of tiles stay whole."""
        size = min(max(frame.scale * SIGN, 2.5), 11.0)
        for edge in sorted({edge for place in places for edge in self._beside.get(place, ())}):
            _put_bar(frame, edge, self._severity(edge), size)
        for place in places:
            if place in self._on:
                _put_sign(frame, self._severity(place), frame.at(place) + self._spot(place) * frame.scale, size)
        return True

    def _spot(self, place: Hex) -> QPointF:
        """Find where on a tile its sign hides nothing that stands there, in tile radii from the middle."""
        placed: list[PlacedPiece] = []
        if place in self.scenario.homes or place in self.scenario.pieces:
            placed = placed_on(self.scenario, place, self.scenario.tiles, self.map.orientation)
        return QPointF(*free_corner(placed, self.map.orientation))

    def _severity(self, key: Hex | Edge) -> Severity:
        return min(problem.severity for problem in self._on[key])


def free_corner(placed: Iterable[PlacedPiece], orientation: Orientation) -> tuple[float, float]:
    """Find the first corner of a tile with room for a sign, or the one with most, in radii from the middle."""
    spots = [(IN_CORNER * x, IN_CORNER * y) for x, y in (corner(number, orientation) for number in CORNERS)]
    standing = list(placed)

    def room(spot: tuple[float, float]) -> float:
        return min((math.dist(spot, piece.centre) - piece.size - SIGN for piece in standing), default=0.0)

    return max(spots, key=lambda spot: min(0.0, room(spot)))


def _marked(problem: Problem) -> list[Hex | Edge]:
    """The tiles or edges that a problem is marked on."""
    if problem.severity is Severity.ADVICE:
        return []
    edges = [*problem.edges]
    for border in problem.borders:
        (place, half_edge), _ = border_sides(border)
        edges.append(edge_key(place, half_edge // 2))
    if edges:
        return list(dict.fromkeys(edges))
    places = problem.places if len(problem.places) <= MOST_PLACES else problem.places[:1]
    return list(dict.fromkeys(places))


def _put_bar(frame: Frame, edge: Edge, severity: Severity, size: float) -> None:
    """A thick line along an edge with its sign in the middle."""
    (x, y), scale = position(edge.at, frame.orientation), frame.scale
    (x0, y0), (x1, y1) = corner(edge.edge, frame.orientation), corner(edge.edge + 1, frame.orientation)
    middle = QPointF(frame.left + scale * (x + (x0 + x1) / 2), frame.top + scale * (y + (y0 + y1) / 2))
    along = round((x1 - x0) * scale * frame.ratio, 1), round((y1 - y0) * scale * frame.ratio, 1)
    _put(frame, bar_picture(severity, along, round(size * frame.ratio, 1)), middle)


def _put_sign(frame: Frame, severity: Severity, middle: QPointF, size: float) -> None:
    _put(frame, sign_picture(severity, round(size * frame.ratio, 1)), middle)


def _put(frame: Frame, picture: QImage, middle: QPointF) -> None:
    picture.setDevicePixelRatio(frame.ratio)
    half = picture.width() / frame.ratio / 2
    frame.painter.drawImage(middle - QPointF(half, half), picture)


@lru_cache(maxsize=64)
def bar_picture(severity: Severity, along: tuple[float, float], size: float) -> QImage:
    """Paint a marked edge that runs ``along``, with a sign of ``size``, all in device pixels."""
    half = math.ceil(math.hypot(*along) / 2 + size)
    image = QImage(2 * half, 2 * half, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(0)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.translate(half, half)
    reach = QPointF(*along) * BAR / 2
    for colour, width in ((QColor("white"), BAR_WIDTH), (_COLOURS[severity], 0.45)):
        pen = QPen(colour, size * width)
        pen.setCapStyle(Qt.PenCapStyle.RoundCap)
        painter.setPen(pen)
        painter.drawLine(-reach, reach)
    _paint_sign(painter, severity, size * 0.85)
    painter.end()
    return without_engine(image)


@lru_cache(maxsize=64)
def sign_picture(severity: Severity, size: float) -> QImage:
    """The picture of a severity's sign, ``size`` device pixels from middle to rim."""
    half = math.ceil(size * 1.4) + 1
    image = QImage(2 * half, 2 * half, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(0)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.translate(half, half)
    _paint_sign(painter, severity, size)
    painter.end()
    return without_engine(image)


def _paint_sign(painter: QPainter, severity: Severity, size: float) -> None:
    """A red disc or a yellow triangle, with an exclamation mark if there is room."""
    is_error = severity is Severity.ERROR
    painter.setPen(QPen(QColor("white") if is_error else INK, max(1.0, size * 0.16)))
    painter.setBrush(_COLOURS[severity])
    if is_error:
        painter.drawEllipse(QPointF(0, 0), size, size)
    else:
        painter.drawPolygon(QPolygonF([QPointF(x * size, y * size) for x, y in _TRIANGLE]))
    if size >= LEAST_FOR_MARK:
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor("white") if is_error else INK)
        painter.translate(0, 0 if is_error else size * 0.18)
        width = size * 0.14
        painter.drawRoundedRect(QRectF(-width, -0.62 * size, 2 * width, 0.72 * size), 1, 1)
        painter.drawEllipse(QPointF(0, 0.45 * size), width * 1.15, width * 1.15)
