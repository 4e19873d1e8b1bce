"""Where everything on one tile is shown: on plates at its spots, as large as all fit, nothing over anything else."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QPolygonF

from rbdesigner.engine.codes import NONE
from rbdesigner.engine.state import GameState
from rbdesigner.engine.topology import SEA
from rbdesigner.geometry import regions, true_point
from rbdesigner.hexes import SQRT3, Orientation, position
from rbdesigner.scenario.model import Scenario
from rbdesigner.ui.play.spots import point_of
from rbdesigner.ui.play.tile_items import Cell, Group, Item, groups_on

SIZES = (58, 52, 47, 42, 38, 34, 31, 28, 25, 22, 20, 18, 16, 14, 12, 10, 8)
"""The sides of the square in which a thing is shown, in logical pixels: the first at which all fit."""
GAP, PADDING, APART, MARGIN = 3.0, 4.0, 4.0, 9.0
WIDTHS = (1.7, 1.0, 3.2)
"""How much wider than high a plate may be: what is tried at each size."""
ROUNDS = 40
_FILL = Qt.FillRule.WindingFill


@dataclass(frozen=True, slots=True)
class Plate:
    """What carries the things at a spot; ``anchor`` is where the spot is on the picture of the tile."""

    spot: int
    rect: QRectF
    anchor: QPointF


@dataclass(frozen=True, slots=True)
class Shown:
    """A thing and the rectangle in which it is shown and hit."""

    item: Item
    rect: QRectF


@dataclass(frozen=True, slots=True)
class Ground:
    """The outline of a region on the picture, or of the whole tile at sea."""

    spot: int
    outline: QPolygonF


@dataclass(frozen=True, slots=True)
class TileLayout:
    """Where a tile and all that is on it are shown, in logical pixels; ``side`` is the size of its things."""

    middle: QPointF
    radius: float
    side: int
    plates: tuple[Plate, ...]
    things: tuple[Shown, ...]
    grounds: tuple[Ground, ...]

    def thing_at(self, point: QPointF) -> Shown | None:
        """The thing at a point."""
        return next((thing for thing in self.things if thing.rect.contains(point)), None)

    def spot_at(self, point: QPointF) -> int:
        """The spot whose plate or ground is at a point; NONE beside the tile."""
        for plate in self.plates:
            if plate.rect.contains(point):
                return plate.spot
        inside = (here.spot for here in self.grounds if here.outline.containsPoint(point, _FILL))
        return next(inside, NONE)

    def find(self, key: object) -> Shown | None:
        """The thing with this key."""
        return next((thing for thing in self.things if thing.item.key == key), None)


def lay_out(state: GameState, scenario: Scenario, tile: int, area: QRectF) -> TileLayout:
    """Lay out a tile in an area."""
    wide, high = (2.0, SQRT3) if scenario.orientation is Orientation.FLAT else (SQRT3, 2.0)
    radius = max(10.0, min((area.width() - 2 * MARGIN) / wide, (area.height() - 2 * MARGIN) / high))
    middle = area.center()
    groups = groups_on(state, tile)
    anchors = [middle + _anchor(state, scenario, group.spot) * radius for group in groups]
    side, rects, width = _fitting(groups, anchors, area)
    plates = tuple(Plate(g.spot, rect, at) for g, rect, at in zip(groups, rects, anchors, strict=True))
    things = tuple(
        thing
        for group, rect in zip(groups, rects, strict=True)
        for thing in _placed(_rows(group.cells, side, width), rect, side)
    )
    return TileLayout(middle, radius, side, plates, things, _grounds(state, scenario, tile, middle, radius))


def _anchor(state: GameState, scenario: Scenario, spot: int) -> QPointF:
    topology = state.topology
    x, y = position(topology.places[topology.spot_tiles[spot]], scenario.orientation)
    return QPointF(*point_of(topology, scenario, spot)) - QPointF(x, y)


def _grounds(state: GameState, scenario: Scenario, tile: int, middle: QPointF, radius: float) -> tuple[Ground, ...]:
    topology = state.topology
    found = []
    for region in regions(scenario.tiles[topology.places[tile]].rivers):
        spot = topology.region_at[tile][region.name]
        outline = [middle + QPointF(*true_point(point, scenario.orientation)) * radius for point in region.outline]
        found.append(Ground(spot if topology.spot_kinds[spot] == SEA else state.root[spot], QPolygonF(outline)))
    return tuple(found)


# Sizes


def _breadth(cell: Cell, side: int) -> float:
    """How wide a cell is: the thing itself, and in two rows beside it what it holds."""
    return side * (1 + (len(cell.parts) + 1) // 2 / 2)


def _rows(cells: Sequence[Cell], side: int, width: float) -> list[list[Cell]]:
    """The cells in rows, none of them much wider than ``width`` times the height of all."""
    whole = sum(_breadth(cell, side) for cell in cells)
    most = max(max(_breadth(cell, side) for cell in cells), (whole * side * width) ** 0.5)
    rows: list[list[Cell]] = []
    filled = most
    for cell in cells:
        breadth = _breadth(cell, side)
        if filled + breadth > most + 0.5:
            rows.append([])
            filled = 0.0
        rows[-1].append(cell)
        filled += breadth
    return rows


def _size(rows: Sequence[Sequence[Cell]], side: int) -> QSizeF:
    wide = max(sum(_breadth(cell, side) for cell in row) + GAP * (len(row) - 1) for row in rows)
    return QSizeF(wide + 2 * PADDING, len(rows) * (side + GAP) - GAP + 2 * PADDING)


def _placed(rows: Sequence[Sequence[Cell]], rect: QRectF, side: int) -> Iterator[Shown]:
    """The things of a plate, row by row."""
    top = rect.top() + PADDING
    for row in rows:
        left = rect.left() + PADDING
        for cell in row:
            yield Shown(cell.item, QRectF(left, top, side, side))
            half = side / 2
            for number, part in enumerate(cell.parts):
                at = QPointF(left + side + number // 2 * half, top + number % 2 * half)
                yield Shown(part, QRectF(at, QSizeF(half, half)))
            left += _breadth(cell, side) + GAP
        top += side + GAP


# Places


def _fitting(groups: Sequence[Group], anchors: Sequence[QPointF], area: QRectF) -> tuple[int, list[QRectF], float]:
    """The largest things whose plates all find room, the rectangles of the plates, and how wide these are."""
    for side in SIZES:
        for width in WIDTHS:
            sizes = [_size(_rows(group.cells, side, width), side) for group in groups]
            if sum((s.width() + APART) * (s.height() + APART) for s in sizes) > area.width() * area.height():
                continue
            rects = _apart(sizes, anchors, area) or (_on_shelves(sizes, area) if side < 20 else None)
            if rects is not None:
                return side, rects, width
    side = SIZES[-1]
    sizes = [_size(_rows(group.cells, side, 1.7), side) for group in groups]
    return side, _on_shelves(sizes, area.adjusted(0, 0, 0, 10_000)) or [], 1.7


def _apart(sizes: Sequence[QSizeF], anchors: Sequence[QPointF], area: QRectF) -> list[QRectF] | None:
    """Rectangles as near to their anchors as they can be without touching; None if there is no room."""
    rects = []
    for size, anchor in zip(sizes, anchors, strict=True):
        if size.width() > area.width() or size.height() > area.height():
            return None
        rect = QRectF(QPointF(), size)
        rect.moveCenter(anchor)
        rects.append(_within(rect, area))
    for _ in range(ROUNDS):
        moved = False
        for first in range(len(rects)):
            for second in range(first + 1, len(rects)):
                moved = _push(rects, first, second, area) or moved
        if not moved:
            return rects
    return None


def _push(rects: list[QRectF], first: int, second: int, area: QRectF) -> bool:
    """Move two rectangles apart if they touch, along the shorter way."""
    a, b = rects[first], rects[second]
    between = b.center() - a.center()
    across = (a.width() + b.width()) / 2 + APART - abs(between.x())
    along = (a.height() + b.height()) / 2 + APART - abs(between.y())
    if across < 0.01 or along < 0.01:
        return False
    if across < along:
        step = QPointF(across / 2 if between.x() >= 0 else -across / 2, 0)
    else:
        step = QPointF(0, along / 2 if between.y() >= 0 else -along / 2)
    rects[first], rects[second] = _within(a.translated(-step), area), _within(b.translated(step), area)
    return True


def _within(rect: QRectF, area: QRectF) -> QRectF:
    left = min(max(rect.left(), area.left()), area.right() - rect.width())
    top = min(max(rect.top(), area.top()), area.bottom() - rect.height())
    return QRectF(QPointF(left, top), rect.size())


def _on_shelves(sizes: Sequence[QSizeF], area: QRectF) -> list[QRectF] | None:
    """Rectangles in rows from the top; None if there is no room."""
    rects, left, top, high = [], area.left(), area.top(), 0.0
    for size in sizes:
        if left + size.width() > area.right() and left > area.left():
            left, top, high = area.left(), top + high + APART, 0.0
        rects.append(QRectF(QPointF(left, top), size))
        left, high = left + size.width() + APART, max(high, size.height())
    return rects if top + high <= area.bottom() else None
