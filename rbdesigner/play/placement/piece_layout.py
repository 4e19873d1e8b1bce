"""Where the pieces of a tile are shown, how large, and how each looks."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import partial
from typing import NamedTuple

from rbdesigner.geometry import Point, along, half_edge_middle, region_names, region_of, river_curves, true_point
from rbdesigner.hexes import SQRT3, Orientation
from rbdesigner.play.placement.arrangement import ArrangedPieces, Berths, Key, Row, key_of, row_of
from rbdesigner.play.placement.banks import bank_slots
from rbdesigner.play.placement.circles import circles
from rbdesigner.rules.tables import BuildingKind, Good, Mixture, TransporterKind
from rbdesigner.scenario.pieces import Bridge, Building, Goods, Home, Piece, SpotKind, Transporter
from rbdesigner.tiles import Tile

LARGEST = 0.42
"""Half the width of a piece that has a tile for itself, in tile radii."""
_ON_WATER = 0.27
_BRIDGE = 0.2
_ROOM = SQRT3 / 2 * 0.94
"""How far from the middle pieces stand on a tile without rivers, in tile radii."""
_BOAT = 0.8
"""The share of its half width that a boat keeps free of what stands on the land."""
CARGO_SIZE = 0.36
"""Half the width of a good that a transporter holds, in sizes of its picture."""


class PieceLook(NamedTuple):
    """Everything that the picture of a piece depends on, besides its size.

    ``number`` counts those alike, ``angle`` is in degrees, clockwise, ``monochrome`` means in greys, ``is_unlit``
    without light and shadow.
    """

    what: BuildingKind | Good | TransporterKind | type[Home] | type[Bridge]
    player: int | None = None
    number: int = 1
    mixture: Mixture | None = None
    cargo: tuple[tuple[Good, int], ...] = ()
    carries: TransporterKind | None = None
    angle: int = 0
    monochrome: bool = False
    is_unlit: bool = False


class PlacedPiece(NamedTuple):
    """A piece where it is painted: its middle, seen from the tile's middle, and half its width, in tile radii.

    ``pieces`` are all that stand there as one stack; they are alike.
    """

    pieces: tuple[Piece | Home, ...]
    centre: Point
    size: float
    look: PieceLook


def layout(tile: Tile, home: Home | None, pieces: Sequence[Piece], orientation: Orientation) -> list[PlacedPiece]:
    """Place the home marker and pieces of a tile, those in front last.

    Bridges lie below all, and of pieces that overlap the smaller is in front, so that none is hidden. Regions that
    bridges join are one ground.
    """
    bridges = [_bridge(tile, piece, orientation) for piece in pieces if isinstance(piece, Bridge)]
    grounds, afloat = _standing(tile, home, pieces, orientation)
    rows, berths = (pieces.rows, pieces.berths) if isinstance(pieces, ArrangedPieces) else ({}, {})
    placed = list(bridges)
    for berth, boats in afloat.items():
        line, size = _in_line(berth, len(berths.get(berth, boats)))
        at = _in_slots(line, berths.get(berth), boats)
        placed += [PlacedPiece(stack, point, size, look) for (stack, look), point in zip(boats, at, strict=True)]
    moored = _moored({berth: len(boats) for berth, boats in afloat.items()} | _lengths(berths))
    for names, standing in grounds.items():
        row = rows.get(names)
        slots, radius = _slots_on(tile, names, moored, orientation, len(row or standing))
        placed += _side_by_side(standing, _in_slots(slots, row, standing), radius)
    return sorted(placed, key=lambda item: (item.look.what is not Bridge, -item.size))


_Standing = list[tuple[tuple[Piece | Home, ...], PieceLook]]
"""Stacks of what looks alike, with their looks."""
_Circle = tuple[float, float, float]
"""Middle and radius of what a boat keeps free."""


def _in_slots(slots: Sequence[Point], row: Row | None, standing: _Standing) -> Sequence[Point]:
    """Where each stack is: in its slot of a row, or in their order."""
    return [slots[row.index(key_of(stack[0]))] for stack, _ in standing] if row else slots


def _lengths(berths: Berths) -> dict[Point, int]:
    return {berth: len(row) for berth, row in berths.items()}


def _moored(lengths: Mapping[Point, int]) -> tuple[_Circle, ...]:
    """The room kept free for the boats at each berth, for so many of them."""
    lines = [_in_line(berth, count) for berth, count in lengths.items()]
    return tuple((*point, _BOAT * size) for points, size in lines for point in points)


def _standing(
    tile: Tile, home: Home | None, pieces: Sequence[Piece], orientation: Orientation
) -> tuple[dict[tuple[int, ...], _Standing], dict[Point, _Standing]]:
    """Sort the pieces by ground, named by its regions, and boats by berth; homes and buildings come first."""
    grounds: dict[tuple[int, ...], _Standing] = {}
    afloat: dict[Point, _Standing] = {}
    lands = _lands(tile, pieces)
    if home is not None:
        grounds[lands[region_of(tile.rivers, home.half_edge)]] = [((home,), look_of(home))]
    for stack in _stacks(tile, pieces):
        first = stack[0]
        if isinstance(first, Transporter) and first.spot.kind is not SpotKind.REGION:
            afloat.setdefault(_berth(tile, first, orientation), []).append((stack, _stack_look(stack)))
        elif not isinstance(first, Bridge):
            grounds.setdefault(lands[_region(tile, first)], []).append((stack, _stack_look(stack)))
    for standing in grounds.values():
        standing.sort(key=lambda item: _rank(item[1]))
    return dict(sorted(grounds.items())), afloat


def arranged(
    tile: Tile,
    home: Home | None,
    pieces: Sequence[Piece],
    orientation: Orientation,
    before: Sequence[Piece] = (),
    anew: bool = False,
) -> ArrangedPieces:
    """Arrange the pieces of a place in the slots they had before, as far as they were there.

    If all is arranged ``anew``, they move together where a smaller number of slots will do.
    """
    old, lay = (before.rows, before.berths) if isinstance(before, ArrangedPieces) else ({}, {})
    grounds, afloat = _standing(tile, home, pieces, orientation)
    berths: dict[Point, Row] = {berth: (None,) * len(row) for berth, row in lay.items() if not anew}
    for berth, boats in afloat.items():
        berths[berth] = _row(lay.get(berth, ()), boats, anew, partial(_in_line, berth))
    moored = _moored(_lengths(berths))
    rows = {
        names: _row(
            old.get(names, ()),
            standing,
            anew,
            partial(_slots_on, tile, names, moored, orientation),
            _roomy if not tile.rivers else int,
        )
        for names, standing in grounds.items()
    }
    return ArrangedPieces(pieces, rows, berths)


def _row(
    was: Row,
    standing: _Standing,
    anew: bool,
    slots: Callable[[int], tuple[Sequence[Point], float]],
    room: Callable[[int], int] = int,
) -> Row:
    """Make the row of what stands in a place from the row before.

    ``slots`` tells where so many are there, ``room`` how many slots there are for so many.
    """
    keys = [key_of(stack[0]) for stack, _ in standing]
    if anew and room(len(keys)) < len(was):
        was = ()
    row = row_of(was, keys)
    row += (None,) * (room(len(row)) - len(row))
    stood = len(was) or len(keys)
    return _moved_least(row, slots(stood)[0], slots(len(row))[0]) if len(row) > stood else row


def _roomy(count: int) -> int:
    """Give the slots of a tile without rivers for so many things; some spare ones let few come or go unnoticed."""
    return next((slots for slots in (1, 3, 7, 9, 12) if count <= slots), count)


def _moved_least(row: Row, before: Sequence[Point], after: Sequence[Point]) -> Row:
    """The row in the order of more slots, each of the first near to its old slot."""
    free = list(range(len(after)))
    found: list[Key | None] = [None] * len(after)
    for number, key in enumerate(row):
        slot = free[0]
        if number < len(before):
            slot = min(free, key=lambda each, old=before[number]: math.dist(after[each], old))  # type: ignore[misc]
        free.remove(slot)
        found[slot] = key
    return tuple(found)


def _slots_on(
    tile: Tile, names: tuple[int, ...], moored: tuple[_Circle, ...], orientation: Orientation, count: int
) -> tuple[Sequence[Point], float]:
    """Find so many slots on a ground, and their common radius; on a tile with rivers they keep off boats."""
    if tile.rivers:
        return bank_slots(tile.rivers, names, count, moored, orientation)
    slots, radius = circles(count)
    return [(x * _ROOM, y * _ROOM) for x, y in slots], radius * _ROOM * (0.78 if count == 1 else 1.0)


def _stacks(tile: Tile, pieces: Iterable[Piece]) -> list[tuple[Piece, ...]]:
    """Pieces that look alike and stand in one place, together."""
    stacks: dict[object, list[Piece]] = {}
    for piece in pieces:
        key: object = piece
        if isinstance(piece, Goods):
            key = (piece.good, region_of(tile.rivers, piece.half_edge))
        elif isinstance(piece, Transporter):
            key = (piece.kind, piece.player, piece.spot, piece.cargo, piece.carries)
        stacks.setdefault(key, []).append(piece)
    return [tuple(stack) for stack in stacks.values()]


def look_of(piece: Piece | Home) -> PieceLook:
    """How a single piece looks."""
    match piece:
        case Home():
            return PieceLook(Home, piece.player)
        case Building():
            return PieceLook(piece.kind, mixture=piece.mixture)
        case Goods():
            return PieceLook(piece.good, number=piece.count)
        case Transporter():
            return PieceLook(piece.kind, piece.player, cargo=piece.cargo, carries=piece.carries)
        case Bridge():
            return PieceLook(Bridge)


def _stack_look(stack: tuple[Piece, ...]) -> PieceLook:
    look = look_of(stack[0])
    return look._replace(number=sum(piece.count if isinstance(piece, Goods) else 1 for piece in stack))


def _region(tile: Tile, piece: Piece) -> int:
    """The region in which a piece on the ground stands."""
    match piece:
        case Transporter():
            return region_of(tile.rivers, piece.spot.number)
        case Building() | Goods():
            return region_of(tile.rivers, piece.half_edge)
        case Bridge():
            raise ValueError("a bridge joins two regions")


def _rank(look: PieceLook) -> int:
    """Homes first, then buildings, transporters and goods."""
    if look.what is Home:
        return 0
    return 1 if isinstance(look.what, BuildingKind) else 2 if isinstance(look.what, TransporterKind) else 3


def _side_by_side(
    standing: list[tuple[tuple[Piece | Home, ...], PieceLook]], slots: Sequence[Point], radius: float
) -> list[PlacedPiece]:
    placed = []
    for (stack, look), slot in zip(standing, slots, strict=True):
        is_large = _rank(look) < 2
        size = min(radius, LARGEST) if is_large else min(radius * 0.8, 0.3)
        placed.append(PlacedPiece(stack, slot, size, look))
    return placed


def _lands(tile: Tile, pieces: Iterable[Piece]) -> dict[int, tuple[int, ...]]:
    """Give for each region of a tile itself and the regions that bridges join to it, by name."""
    names = region_names(tile.rivers)
    lands: dict[int, tuple[int, ...]] = {name: (name,) for name in names}
    for piece in pieces:
        if isinstance(piece, Bridge):
            joined = tuple(sorted({*lands[names[2 * piece.edge]], *lands[names[2 * piece.edge + 1]]}))
            lands |= dict.fromkeys(joined, joined)
    return lands


def _in_line(berth: Point, count: int) -> tuple[list[Point], float]:
    """Place so many boats at one berth, side by side, and give half their width.

    By turns higher and lower, from right to left, those in front hide neither the goods nor the counts of the others.
    """
    step = 0.44 if count < 4 else 1.2 / (count - 1)
    size = min(_ON_WATER, step * 0.6)
    right, low = berth[0] + step * (count - 1) / 2, 0.3 * size if count > 1 else 0.0
    return [(right - k * step, berth[1] + (low if k % 2 else -low)) for k in range(count)], size


def _berth(tile: Tile, boat: Transporter, orientation: Orientation) -> Point:
    """Place a boat in the middle of its river, or at the edge where it is docked."""
    if boat.spot.kind is SpotKind.DOCK:
        x, y = true_point(half_edge_middle(boat.spot.number), orientation)
        return x * 0.9, y * 0.9
    for river, curves in zip(tile.rivers, river_curves(tile.rivers), strict=True):
        if boat.spot.number in river:
            point = along(curves[0], 0.5)[0] if len(curves) == 1 else curves[0][3]
            return true_point(point, orientation)
    return 0.0, 0.0


def _bridge(tile: Tile, piece: Bridge, orientation: Orientation) -> PlacedPiece:
    """A bridge across the arm of a river that leaves over its edge."""
    for river, curves in zip(tile.rivers, river_curves(tile.rivers), strict=True):
        if piece.edge not in river:
            continue
        if len(curves) == 1:
            point, slope = along(curves[0], 0.3 if piece.edge == river[0] else 0.7)
        else:
            last = len(river) == 2 and piece.edge == river[1]
            point, slope = along(curves[river.index(piece.edge)], 0.45 if last else 0.55)
        dx, dy = true_point(slope, orientation)
        angle = round(math.degrees(math.atan2(dy, dx))) % 180
        return PlacedPiece((piece,), true_point(point, orientation), _BRIDGE, PieceLook(Bridge, angle=angle))
    return PlacedPiece((piece,), (0.0, 0.0), _BRIDGE, PieceLook(Bridge))


def placed_at(placed: Sequence[PlacedPiece], x: float, y: float) -> PlacedPiece | None:
    """The piece in front at a point, seen from the tile's middle in tile radii."""
    for candidate in reversed(placed):
        if math.hypot(x - candidate.centre[0], y - candidate.centre[1]) <= candidate.size:
            return candidate
    return None


def cargo_points(look: PieceLook) -> list[Point]:
    """Place the first goods in a transporter, in its sizes, from the middle of its picture."""
    shown = len(look.cargo[:3])
    return [((k - (shown - 1) / 2) * 0.74, -0.86) for k in range(shown)]
