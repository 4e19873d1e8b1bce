"""Finds where everything on one tile is shown: on plates beside it, as large as all fit, nothing over anything else."""

from __future__ import annotations

import math
from collections.abc import Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass, field

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QPolygonF

from rbdesigner.engine.core.codes import CAPACITIES, NONE
from rbdesigner.engine.core.state import GameState
from rbdesigner.engine.core.topology import DOCK, REGION, SEA
from rbdesigner.geometry import half_edge_middle, regions, true_point
from rbdesigner.hexes import SQRT3, Orientation, position
from rbdesigner.messages import phrases, things
from rbdesigner.play.placement.spots import points_of
from rbdesigner.play.tile_items import Cell, ItemKind, SpotCells, Stack, TileItem, spots_on
from rbdesigner.scenario.model import Scenario
from rbdesigner.ui.game.tile.tile_columns import GAP, PADDING, Column, ColumnPlan, Contents, plan, rows
from rbdesigner.ui.widgets.terms import capitalised

MARGIN = 4.0
"""Between the tile and the rim of the picture."""
USUAL_PARTS = 2
"""The number of things for which there is room beside a transporter at once, so that nothing moves when it loads."""
IN_THE_MIDDLE = 0.1
"""So near to the middle of the tile, in its radii, a river lies neither left nor right."""
_FILL = Qt.FillRule.WindingFill


@dataclass(frozen=True, slots=True)
class Plate:
    """The carrier of the things at a spot.

    ``caption`` is what the spot is called, empty where there is no room for it. ``anchors`` are where the spot is on
    the picture of the tile, in several places if bridges join regions, in none if it is all of the tile.
    """

    spot: int
    rect: QRectF
    caption: str
    anchors: tuple[QPointF, ...]


@dataclass(frozen=True, slots=True)
class ItemBox:
    """A thing and the rectangle in which it is shown and hit."""

    item: TileItem
    rect: QRectF


@dataclass(frozen=True, slots=True)
class Slot:
    """Room on a plate for a thing, which is known by its ``key`` when it comes back.

    ``cell`` is None while it is gone. ``breadth`` is in sides of a thing.
    """

    key: object
    breadth: float
    cell: Cell | None = None


@dataclass(frozen=True, slots=True)
class SpotOutline:
    """The outline of a region on the picture, or of the whole tile at sea."""

    spot: int
    outline: QPolygonF


@dataclass(frozen=True, slots=True)
class TileLayout:
    """Where a tile and all that is on it are shown, in logical pixels.

    ``side`` is the size of its things.

    ``tile``, ``area``, ``plan`` and ``slots``, those of each spot, are for the next layout of the same tile: by them
    everything keeps its place.
    """

    tile: int
    area: QRectF
    plan: ColumnPlan
    middle: QPointF
    radius: float
    side: int
    plates: tuple[Plate, ...]
    things: tuple[ItemBox, ...]
    grounds: tuple[SpotOutline, ...]
    slots: Mapping[int, tuple[Slot, ...]] = field(default_factory=dict)

    def thing_at(self, point: QPointF) -> ItemBox | None:
        """The thing at a point."""
        return next((thing for thing in self.things if thing.rect.contains(point)), None)

    def spot_at(self, point: QPointF) -> int:
        """The spot whose plate or ground is at a point; NONE beside the tile."""
        for plate in self.plates:
            if plate.rect.contains(point):
                return plate.spot
        inside = (here.spot for here in self.grounds if here.outline.containsPoint(point, _FILL))
        return next(inside, NONE)

    def find(self, key: object) -> ItemBox | None:
        """The thing with this key."""
        return next((thing for thing in self.things if thing.item.key == key), None)

    def holder_at(self, point: QPointF) -> int | None:
        """Find the holder that is meant by a point: the transporter there, or the spot; None beside the tile."""
        thing, spot = self.thing_at(point), self.spot_at(point)
        if thing is not None and thing.item.what is ItemKind.TRANSPORTER:
            return thing.item.holder
        if thing is not None and thing.item.carrier != NONE:
            return ~thing.item.carrier
        return spot if spot != NONE else None

    def beside(self, start: ItemBox, way: QPointF) -> ItemBox:
        """Find the nearest thing that way, where what lies aside is farther; the start if there is none."""

        def effort(other: ItemBox) -> float:
            step = other.rect.center() - start.rect.center()
            along, across = QPointF.dotProduct(step, way), abs(step.x() * way.y()) + abs(step.y() * way.x())
            return along + 2.5 * across if along > 1 else math.inf

        found = min(self.things, key=effort)
        return found if math.isfinite(effort(found)) else start


def lay_out(
    state: GameState,
    scenario: Scenario,
    tile: int,
    area: QRectF,
    kept: Collection[Stack] = (),
    before: TileLayout | None = None,
) -> TileLayout:
    """Lay out a tile in an area, with kept stacks even where they are used up.

    What the layout ``before`` showed of the same tile keeps its place as long as there is room, and its place is kept
    for what has gone.
    """
    wide, high = (2.0, SQRT3) if scenario.orientation is Orientation.FLAT else (SQRT3, 2.0)
    inner = area.adjusted(0, MARGIN, 0, -MARGIN)
    last = before if before is not None and (before.tile, before.area) == (tile, area) else None
    groups = [_in_order(one, last) for one in spots_on(state, tile, kept)]
    points = {one.spot: _points(state, scenario, one.spot) for one in groups}
    old = last.slots if last is not None else {}

    def planned_with(slots: Mapping[int, Sequence[Slot]]) -> ColumnPlan:
        columns, size = _columns(state, scenario, tile, slots, points), (inner.width(), inner.height())
        return plan(columns, size, (wide, high), last.plan if last is not None else None)

    slots = {one.spot: _slots(one, old.get(one.spot, ())) for one in groups}
    planned = planned_with(slots)
    if last is not None and planned.side < last.side:  # no room is left to be kept
        old, slots = {}, {one.spot: _slots(one, ()) for one in groups}
        planned = planned_with(slots)
    middle, radius = inner.topLeft() + QPointF(*planned.middle), planned.radius
    plates, things = list[Plate](), list[ItemBox]()
    for spot, box in planned.boxes.items():
        rect = QRectF(*box).translated(inner.topLeft())
        is_all = state.topology.regions_of[tile] == (spot,)
        anchors = () if is_all else tuple(middle + point * radius for point in points[spot])
        plates.append(Plate(spot, rect, _caption(state, spot) if planned.caption else "", anchors))
        things += _placed(slots[spot], rect.adjusted(0, planned.caption, 0, 0), planned.side)
    grounds, known = _grounds(state, scenario, tile, middle, radius), {**old, **slots}
    return TileLayout(tile, area, planned, middle, radius, planned.side, tuple(plates), tuple(things), grounds, known)


def _slots(one: SpotCells, before: Sequence[Slot]) -> tuple[Slot, ...]:
    """Fill the slots of a plate: those that there were keep what is there still or again.

    Newcomers take those that are free and wide enough, and come last where there are none.
    """
    cells = {cell.item.key: cell for cell in one.cells}
    found = [
        Slot(slot.key, _breadth(cells[slot.key]), cells.pop(slot.key))
        if slot.key in cells
        else Slot(slot.key, slot.breadth)
        for slot in before
    ]
    for key, cell in cells.items():
        breadth = _breadth(cell)
        free = (n for n, slot in enumerate(found) if slot.cell is None and slot.breadth >= breadth)
        at = next(free, None)
        if at is None:
            found.append(Slot(key, breadth, cell))
        else:
            found[at] = Slot(key, found[at].breadth, cell)
    return tuple(found)


def _in_order(one: SpotCells, before: TileLayout | None) -> SpotCells:
    """The things at a spot in their order of before, new ones behind."""
    if before is None:
        return one
    order = {thing.item.key: number for number, thing in enumerate(before.things)}

    def place(item: TileItem) -> int:
        return order.get(item.key, len(order))

    cells = (Cell(cell.item, tuple(sorted(cell.parts, key=place))) for cell in one.cells)
    return SpotCells(one.spot, tuple(sorted(cells, key=lambda cell: place(cell.item))))


def _caption(state: GameState, spot: int) -> str:
    """The name of the spot in sentences, without its tile: ``North bank``."""
    return capitalised(phrases.text(things.spot(state, spot), "part"))


def _points(state: GameState, scenario: Scenario, spot: int) -> list[QPointF]:
    """Find where a spot lies on its tile, in radii from the middle; joined regions lie in several places.

    A dock lies at the shore, where land and sea meet.
    """
    if state.topology.spot_kinds[spot] == DOCK:
        return [QPointF(*true_point(half_edge_middle(state.topology.spot_numbers[spot]), scenario.orientation))]
    x, y = position(state.topology.places[state.topology.spot_tiles[spot]], scenario.orientation)
    return [QPointF(*point) - QPointF(x, y) for point in points_of(state, scenario, spot)]


def _grounds(
    state: GameState, scenario: Scenario, tile: int, middle: QPointF, radius: float
) -> tuple[SpotOutline, ...]:
    topology = state.topology
    found = []
    for region in regions(scenario.tiles[topology.places[tile]].rivers):
        spot = topology.region_at[tile][region.name]
        outline = [middle + QPointF(*true_point(point, scenario.orientation)) * radius for point in region.outline]
        found.append(SpotOutline(spot if topology.spot_kinds[spot] == SEA else state.root[spot], QPolygonF(outline)))
    return tuple(found)


# Which plate stands where


def _columns(
    state: GameState,
    scenario: Scenario,
    tile: int,
    groups: Mapping[int, Sequence[Slot]],
    points: Mapping[int, Sequence[QPointF]],
) -> tuple[Column, Column]:
    """Sort the plates into those left and right of the tile, from top to bottom.

    It depends only on the tile which those are, never on what is there: the western half of the banks stands to the
    left, of a river that runs from west to east the northern; a single ground away from the water.
    """
    topology = state.topology
    grounds = [spot for spot in groups if topology.spot_kinds[spot] in (REGION, SEA)]
    grounds.sort(key=lambda spot: (round(points[spot][0].x(), 3), points[spot][0].y()))
    if len(grounds) > 1:
        left = set(grounds[: len(grounds) // 2])
        left |= {spot for spot in groups if spot not in grounds and points[spot][0].x() < -IN_THE_MIDDLE}
    elif _water_lies_left(state, scenario, tile):
        left = set(groups) - set(grounds)
    else:
        left = set(grounds)
    order = sorted(groups, key=lambda spot: (round(points[spot][0].y(), 3), spot))
    plates = [
        (spot in left, Contents(spot, points[spot][0].y(), tuple(slot.breadth for slot in groups[spot])))
        for spot in order
    ]
    return tuple(one for is_left, one in plates if is_left), tuple(one for is_left, one in plates if not is_left)


def _water_lies_left(state: GameState, scenario: Scenario, tile: int) -> bool:
    """Whether the river and the docks of a tile lie rather to the left."""
    topology = state.topology
    waters = {*topology.dock_at[tile], *topology.rivers_of[tile]} - {NONE}
    return sum(_points(state, scenario, spot)[0].x() for spot in sorted(waters)) < -IN_THE_MIDDLE


# Things


def _breadth(cell: Cell) -> float:
    """Measure a cell in sides of a thing; as a rule there is room before anything is loaded."""
    if cell.item.what is not ItemKind.TRANSPORTER:
        return 1.0
    usual = (min(CAPACITIES[cell.item.code], USUAL_PARTS) + 1) // 2
    held = _held(cell)
    is_followed = len(cell.parts) > len(held)
    return 1.0 + max(usual, (len(held) + 1) // 2 + is_followed) / 2


def _held(cell: Cell) -> list[TileItem]:
    """The cargo aboard."""
    return [part for part in cell.parts if part.what is not ItemKind.FOLLOWERS]


def _placed(slots: Sequence[Slot], rect: QRectF, side: int) -> Iterator[ItemBox]:
    """The things of a plate, row by row."""
    breadths = [slot.breadth for slot in slots]
    top = rect.top() + PADDING
    for row in rows(breadths, side, rect.width()):
        left = rect.left() + PADDING
        for number in row:
            cell = slots[number].cell
            if cell is not None:
                yield ItemBox(cell.item, QRectF(left, top, side, side))
                yield from _parts(cell, QPointF(left + side, top), side / 2)
            left += breadths[number] * side + GAP
        top += side + GAP


def _parts(cell: Cell, corner: QPointF, half: float) -> Iterator[ItemBox]:
    """The cargo two by two, and beside it the geese that follow."""
    held = _held(cell)
    for nth, part in enumerate(held):
        yield ItemBox(part, QRectF(corner + QPointF(nth // 2, nth % 2) * half, QSizeF(half, half)))
    trail = corner + QPointF((len(held) + 1) // 2, 0) * half
    for part in cell.parts:
        if part not in held:
            yield ItemBox(part, QRectF(trail, QSizeF(half, 2 * half)))
