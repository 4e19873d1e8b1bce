"""Finds sets of places of a map: areas of one terrain, enclosed gaps, places within a loop, tiles of a kind."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import replace
from enum import StrEnum
from itertools import pairwise
from typing import TYPE_CHECKING

from rbdesigner.hexes import Hex, Orientation, disk, distance, line, neighbours, places_within, position, ring
from rbdesigner.tiles import Tile

if TYPE_CHECKING:
    from rbdesigner.scenario.model import Scenario


def area(scenario: Scenario, start: Hex, within: Collection[Hex] | None = None) -> frozenset[Hex]:
    """The connected places around ``start`` of its terrain; none without a tile.

    ``within`` keeps the area inside those places. Without it an empty area that no tiles enclose has no end: it is
    the empty set.
    """
    wanted = _terrain(scenario, start)
    if within is not None and start not in within:
        return frozenset()
    bounds = _bounds(scenario) if within is None and wanted is None else None
    found = {start}
    waiting = [start]
    while waiting:
        place = waiting.pop()
        if bounds is not None and not _inside(place, bounds):
            return frozenset()
        for beside in neighbours(place):
            if beside in found or (within is not None and beside not in within):
                continue
            if _terrain(scenario, beside) == wanted:
                found.add(beside)
                waiting.append(beside)
    return frozenset(found)


def _terrain(scenario: Scenario, place: Hex) -> str | None:
    tile = scenario.ground(place)
    return tile.terrain if isinstance(tile, Tile) else tile


def _bounds(scenario: Scenario) -> tuple[int, int, int, int]:
    """Find the least and greatest q and r of the tiles; nothing lies within where there are none."""
    places = [*scenario.tiles, *scenario.stand_ins()]
    if not places:
        return 1, 0, 1, 0
    qs = [place.q for place in places]
    rs = [place.r for place in places]
    return min(qs), max(qs), min(rs), max(rs)


def _inside(place: Hex, bounds: tuple[int, int, int, int]) -> bool:
    least_q, most_q, least_r, most_r = bounds
    return least_q <= place.q <= most_q and least_r <= place.r <= most_r


def over_rivers(scenario: Scenario, tiles: Mapping[Hex, Tile]) -> dict[Hex, Tile]:
    """The tiles to lay with the rivers that are there, which flow on through plain land."""
    kept = {}
    for place, tile in tiles.items():
        there = scenario.tiles.get(place)
        keeps = there is not None and there.rivers and not tile.rivers and not tile.is_sea
        kept[place] = replace(tile, rivers=there.rivers) if there is not None and keeps else tile
    return kept


class BrushShape(StrEnum):
    """The shapes of a brush: freehand, or drawn from press to release."""

    FREE = "free"
    LINE = "line"
    RECTANGLE = "rectangle"
    RING = "ring"


def shaped(shape: BrushShape, first: Hex, last: Hex, orientation: Orientation) -> list[Hex]:
    """List the places of a shape drawn from one place to another: a line, a rectangle between corners, or a ring."""
    match shape:
        case BrushShape.FREE:
            return [last]
        case BrushShape.LINE:
            return line(first, last)
        case BrushShape.RING:
            return list(ring(first, distance(first, last)))
        case BrushShape.RECTANGLE:
            return _rectangle(first, last, orientation)


def _rectangle(first: Hex, last: Hex, orientation: Orientation) -> list[Hex]:
    """The rows and columns between two corners; rows zigzag as with the arrow keys."""
    (column, row), (other_column, other_row) = (_cell(place, orientation) for place in (first, last))
    columns = range(min(column, other_column), max(column, other_column) + 1)
    rows = range(min(row, other_row), max(row, other_row) + 1)
    return [_place_of(each, other, orientation) for other in rows for each in columns]


def block(columns: int, rows: int, orientation: Orientation) -> list[Hex]:
    """List so many columns and rows of places about the origin."""
    left, top = -(columns // 2), -(rows // 2)
    return [
        _place_of(column, row, orientation) for row in range(top, top + rows) for column in range(left, left + columns)
    ]


def _cell(place: Hex, orientation: Orientation) -> tuple[int, int]:
    """The column and row of a place."""
    if orientation is Orientation.FLAT:
        return place.q, place.r + (place.q + place.q % 2) // 2
    row = place.q + place.r
    return place.q - (row + row % 2) // 2, row


def _place_of(column: int, row: int, orientation: Orientation) -> Hex:
    if orientation is Orientation.FLAT:
        return Hex(column, row - (column + column % 2) // 2)
    q = column + (row + row % 2) // 2
    return Hex(q, row - q)


def brush(centres: Iterable[Hex], radius: int) -> list[Hex]:
    """The places within ``radius`` steps of any of the centres, each once."""
    return list(dict.fromkeys(place for centre in centres for place in disk(centre, radius)))


def tiles_alike(scenario: Scenario, samples: Iterable[Hex], *, any_shape: bool = False) -> frozenset[Hex]:
    """The tiles of the kinds of the samples; of their terrains with ``any_shape``."""

    def sort(tile: Tile) -> object:
        return tile.terrain if any_shape else tile.kind

    tiles = scenario.tiles
    wanted = {sort(tiles[place]) for place in samples if place in tiles}
    return frozenset(place for place, tile in tiles.items() if sort(tile) in wanted)


def within_loop(loop: Sequence[tuple[float, float]], orientation: Orientation) -> Iterator[Hex]:
    """The places whose middles lie within a loop of points, in tile radii.

    Where the loop crosses itself, what it goes around twice lies outside.
    """
    if len(loop) < 3:
        return
    xs, ys = zip(*loop, strict=True)
    sides = list(pairwise([*loop, loop[0]]))
    for place in places_within(min(xs), min(ys), max(xs), max(ys), orientation):
        x, y = position(place, orientation)
        crossed = sum(
            (y0 > y) != (y1 > y) and x < x0 + (y - y0) * (x1 - x0) / (y1 - y0) for (x0, y0), (x1, y1) in sides
        )
        if crossed % 2:
            yield place
