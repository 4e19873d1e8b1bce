"""Where everything on one tile is shown: on plates at its spots, as large as all fit, nothing over anything else."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QPolygonF

from rbdesigner.engine.codes import CAPACITIES, NONE
from rbdesigner.engine.state import GameState
from rbdesigner.engine.topology import SEA
from rbdesigner.geometry import regions, true_point
from rbdesigner.hexes import SQRT3, Orientation, position
from rbdesigner.scenario.model import Scenario
from rbdesigner.ui.play.board.spots import point_of
from rbdesigner.ui.play.tile.tile_items import Cell, Item, Stack, What, groups_on

SIZES = (65, 58, 52, 47, 42, 38, 34, 31, 28, 25, 22, 20, 18, 16, 14, 12, 10, 8)
"""The sides of the square in which a thing is shown, in logical pixels: the first at which all fit."""
GAP, PADDING, APART, MARGIN = 3.0, 4.0, 4.0, 13.0
WIDTHS = (1.7, 1.0, 3.2)
"""How much wider than high a plate may be: what is tried at each size."""
ROUNDS = 25
"""So often plates are pushed apart before smaller things are tried."""
ON_SHELVES = 20
"""Where things would be smaller than that, plates stand in rows wherever their spots are."""
USUAL_PARTS = 2
"""For so many things that a transporter holds there is room beside it at once, so that nothing moves when it loads."""
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


def lay_out(state: GameState, scenario: Scenario, tile: int, area: QRectF, kept: Collection[Stack] = ()) -> TileLayout:
    """Lay out a tile in an area, the stacks that are kept even where they are used up."""
    wide, high = (2.0, SQRT3) if scenario.orientation is Orientation.FLAT else (SQRT3, 2.0)
    radius = max(10.0, min((area.width() - 2 * MARGIN) / wide, (area.height() - 2 * MARGIN) / high))
    middle = area.center()
    groups = groups_on(state, tile, kept)
    columns = tuple(tuple(map(_columns, group.cells)) for group in groups)
    anchors = [middle + _anchor(state, scenario, group.spot) * radius for group in groups]
    within = tuple((at.x() - area.left(), at.y() - area.top()) for at in anchors)
    side, boxes, width = _fitting(columns, within, area.height(), area.width())
    rects = [QRectF(*box).translated(area.topLeft()) for box in boxes]
    plates = tuple(Plate(g.spot, rect, at) for g, rect, at in zip(groups, rects, anchors, strict=True))
    things = tuple(
        thing for group, rect in zip(groups, rects, strict=True) for thing in _placed(group.cells, rect, side, width)
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


def _columns(cell: Cell) -> int:
    """In how many columns of two a cell shows what it holds; as a rule there is room before anything is loaded."""
    if cell.item.what is not What.TRANSPORTER:
        return 0
    usual = min(CAPACITIES[cell.item.code], USUAL_PARTS)
    return (max(usual, len(cell.parts)) + 1) // 2


def _breadth(columns: int, side: int) -> float:
    return side * (1 + columns / 2)


def _rows(columns: Sequence[int], side: int, width: float) -> list[list[int]]:
    """The cells, by number, in rows, none of them much wider than ``width`` times the height of all."""
    breadths = [_breadth(each, side) for each in columns]
    most = max(max(breadths), (sum(breadths) * side * width) ** 0.5)
    rows: list[list[int]] = []
    filled = most
    for number, breadth in enumerate(breadths):
        if filled + breadth > most + 0.5:
            rows.append([])
            filled = 0.0
        rows[-1].append(number)
        filled += breadth
    return rows


def _size(columns: Sequence[int], side: int, width: float) -> tuple[float, float]:
    rows = _rows(columns, side, width)
    wide = max(sum(_breadth(columns[number], side) for number in row) + GAP * (len(row) - 1) for row in rows)
    return wide + 2 * PADDING, len(rows) * (side + GAP) - GAP + 2 * PADDING


def _placed(cells: Sequence[Cell], rect: QRectF, side: int, width: float) -> Iterator[Shown]:
    """The things of a plate, row by row."""
    columns = [_columns(cell) for cell in cells]
    top = rect.top() + PADDING
    for row in _rows(columns, side, width):
        left = rect.left() + PADDING
        for number in row:
            yield Shown(cells[number].item, QRectF(left, top, side, side))
            half = side / 2
            for nth, part in enumerate(cells[number].parts):
                at = QPointF(left + side + nth // 2 * half, top + nth % 2 * half)
                yield Shown(part, QRectF(at, QSizeF(half, half)))
            left += _breadth(columns[number], side) + GAP
        top += side + GAP


# Places

Box = tuple[float, float, float, float]
"""Left, top, width and height of a plate."""


@lru_cache(maxsize=64)
def _fitting(
    columns: tuple[tuple[int, ...], ...], anchors: tuple[tuple[float, float], ...], high: float, wide: float
) -> tuple[int, list[Box], float]:
    """The largest things whose plates all find room, the boxes of the plates, and how wide these are."""
    for side in SIZES:
        for width in WIDTHS:
            sizes = [_size(each, side, width) for each in columns]
            if sum((w + APART) * (h + APART) for w, h in sizes) > (wide + APART) * (high + APART):
                continue
            boxes = _apart(sizes, anchors, wide, high)
            if boxes is None and side < ON_SHELVES:
                boxes = _on_shelves(sizes, wide, high)
            if boxes is not None:
                return side, boxes, width
    side, width = SIZES[-1], WIDTHS[0]
    return side, _on_shelves([_size(each, side, width) for each in columns], wide, 10_000) or [], width


def _apart(
    sizes: Sequence[tuple[float, float]], anchors: Sequence[tuple[float, float]], wide: float, high: float
) -> list[Box] | None:
    """Boxes as near to their anchors as they can be without touching; None if there is no room."""
    if any(w > wide or h > high for w, h in sizes):
        return None
    boxes = [_within(x - w / 2, y - h / 2, w, h, wide, high) for (w, h), (x, y) in zip(sizes, anchors, strict=True)]
    for _ in range(ROUNDS):
        moved = False
        for first in range(len(boxes)):
            for second in range(first + 1, len(boxes)):
                moved = _push(boxes, first, second, wide, high) or moved
        if not moved:
            return boxes
    return None


def _push(boxes: list[Box], first: int, second: int, wide: float, high: float) -> bool:
    """Move two boxes apart if they touch, along the shorter way."""
    (ax, ay, aw, ah), (bx, by, bw, bh) = boxes[first], boxes[second]
    right, down = bx + bw / 2 - ax - aw / 2, by + bh / 2 - ay - ah / 2
    across, along = (aw + bw) / 2 + APART - abs(right), (ah + bh) / 2 + APART - abs(down)
    if across < 0.01 or along < 0.01:
        return False
    dx = (across / 2 if right >= 0 else -across / 2) if across < along else 0.0
    dy = (along / 2 if down >= 0 else -along / 2) if across >= along else 0.0
    boxes[first] = _within(ax - dx, ay - dy, aw, ah, wide, high)
    boxes[second] = _within(bx + dx, by + dy, bw, bh, wide, high)
    return True


def _within(x: float, y: float, w: float, h: float, wide: float, high: float) -> Box:
    return min(max(x, 0.0), wide - w), min(max(y, 0.0), high - h), w, h


def _on_shelves(sizes: Sequence[tuple[float, float]], wide: float, high: float) -> list[Box] | None:
    """Boxes in rows from the top; None if there is no room."""
    boxes: list[Box] = []
    left = top = tallest = 0.0
    for w, h in sizes:
        if left + w > wide and left > 0:
            left, top, tallest = 0.0, top + tallest + APART, 0.0
        boxes.append((left, top, w, h))
        left, tallest = left + w + APART, max(tallest, h)
    return boxes if top + tallest <= high else None
