"""Places plates in two columns with the tile between them, so that they hide nothing of it, without Qt.

Lengths are logical pixels; breadths of what stands on a plate are in sides of the square in which a thing is shown.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from functools import lru_cache

STEPS = (
    (52, 0.9),
    (47, 0.66),
    (42, 0.58),
    (38, 0.52),
    (34, 0.48),
    (31, 0.45),
    (28, 0.4),
    (25, 0.4),
    (22, 0.35),
    (20, 0.3),
)
"""The sizes of things that are tried, and how much of its full size the tile must have beside them."""
LARGE = ((100, 1.6), (85, 1.6), (72, 1.2), (62, 1.2))
"""The sizes that are tried first, with room for a row more, and how many times as large the tile's radius must be."""
SMALL = (18, 16, 14, 12, 10, 8)
"""Sizes at which plates stand in rows over the tile, when all else fails."""
GAP, PADDING, APART, CAPTION = 3.0, 4.0, 6.0, 15.0
"""Between things, between them and the rim of their plate, between plates, and the height of a plate's caption."""
NARROWEST, OF_ALL = 102.0, 0.295
"""How wide a plate is at least, so that its caption can be read, and how much of the picture that may be."""

LEAST = 0.3
"""The least share of its full size that the tile keeps beside plates that have come."""

Box = tuple[float, float, float, float]
"""Left, top, width and height."""


@dataclass(frozen=True, slots=True)
class Contents:
    """The contents of the plate of a spot: the breadths of the things in their order.

    ``at`` is how far the spot lies below the middle of the tile, in its radii.
    """

    spot: int
    at: float
    breadths: tuple[float, ...]


Column = tuple[Contents, ...]


@dataclass(frozen=True, slots=True)
class ColumnPlan:
    """The place of plates and tile.

    ``side`` is the size of things, ``caption`` the height of the captions. ``left`` are the boxes of plates that have
    gone, to which they come back.
    """

    side: int
    radius: float
    middle: tuple[float, float]
    widths: tuple[float, float]
    boxes: dict[int, Box]
    caption: float = CAPTION
    left: dict[int, Box] = field(default_factory=dict)


def rows(breadths: Sequence[float], side: int, width: float) -> list[list[int]]:
    """The things, by number, in rows on a plate of some width."""
    found: list[list[int]] = []
    filled = width
    for number, breadth in enumerate(breadths):
        wide = breadth * side
        if not found or filled + GAP + wide > width - 2 * PADDING + 0.01:
            found.append([])
            filled = -GAP
        found[-1].append(number)
        filled += GAP + wide
    return found


def plan(
    columns: tuple[Column, Column],
    size: tuple[float, float],
    hexagon: tuple[float, float],
    before: ColumnPlan | None = None,
) -> ColumnPlan:
    """Plan with the largest things, or keep the plan before as far as it still does, so that nothing moves.

    ``size`` is that of the picture, ``hexagon`` that of the tile in its radii.
    """
    kept = _grown(columns, before, size, hexagon) if before is not None and before.caption else None
    if kept is not None:
        return kept
    narrow = sum(_least_width(size) + APART for column in columns if column)
    full = _full((size[0] - narrow, size[1]), hexagon)
    large = [(side, radii * side, 1) for side, radii in LARGE if radii * side <= full]
    for side, radius, more in (*large, *((side, share * full, 0) for side, share in STEPS)):
        found = _beside(columns, size, hexagon, side, radius, full, more)
        if found is not None:
            return found
    return _over(columns, size, hexagon)


def _full(size: tuple[float, float], hexagon: tuple[float, float]) -> float:
    """The radius of the tile in a picture with nothing else."""
    return min(size[0] / hexagon[0], size[1] / hexagon[1])


# Beside the tile


def _beside(
    columns: tuple[Column, Column],
    size: tuple[float, float],
    hexagon: tuple[float, float],
    side: int,
    least: float,
    full: float,
    more: int,
) -> ColumnPlan | None:
    """Put plates beside the tile, with things of this size; None if the tile's radius would be less than ``least``.

    ``full`` is the radius that the tile should have; for ``more`` rows there must be room in a column.
    """
    room = size[0] - sum(APART for column in columns if column) - least * hexagon[0]
    high = size[1] - more * (side + GAP)
    narrow = [_narrowest(column, side, (size[0], high), room) for column in columns]
    spare = room - sum(narrow)
    if spare < 0:
        return None
    spare = max(0.0, spare - (full - least) * hexagon[0])  # the tile comes first
    used = sum(1 for column in columns if column)
    wide = [
        max(width, min(_natural(column, side), width + spare / used)) if column else 0.0
        for column, width in zip(columns, narrow, strict=True)
    ]
    radius, middle = _between(columns, (wide[0], wide[1]), size, hexagon)
    boxes = {}
    for column, width, x in zip(columns, wide, (0.0, size[0] - wide[1]), strict=True):
        boxes.update(_split(column, side, x, width, radius, size[1]))
    return ColumnPlan(side, radius, middle, (wide[0], wide[1]), boxes)


def _least_width(size: tuple[float, float]) -> float:
    """How wide a column is at least."""
    return min(NARROWEST, OF_ALL * size[0])


def _height(plate: Contents, side: int, width: float) -> float:
    return len(rows(plate.breadths, side, width)) * (side + GAP) - GAP + 2 * PADDING + CAPTION


def _natural(column: Column, side: int) -> float:
    """How wide a column is if each of its plates has one row."""
    return max(sum(plate.breadths) * side + GAP * (len(plate.breadths) - 1) for plate in column) + 2 * PADDING


@lru_cache(maxsize=256)
def _narrowest(column: Column, side: int, size: tuple[float, float], most: float) -> float:
    """Find the least width of a column at which it is not too high; more than ``most`` if there is none."""
    if not column:
        return 0.0
    widest = max(breadth for plate in column for breadth in plate.breadths) * side + 2 * PADDING
    width = max(widest, _least_width(size))
    while width <= most:
        if sum(_height(plate, side, width) + APART for plate in column) - APART <= size[1]:
            return width
        width += side / 2
    return most + 1


def _split(column: Column, side: int, left: float, width: float, radius: float, high: float) -> dict[int, Box]:
    """Place the boxes of a column, each as near to its spot as can be, with room for one more row if there is."""
    if not column:
        return {}
    needed = [_height(plate, side, width) for plate in column]
    spare = high - sum(needed) - APART * (len(column) - 1)
    heights = [height + min(side + GAP, spare / len(column)) for height in needed]
    tops, least = list[float](), 0.0
    for plate, height in zip(column, heights, strict=True):
        tops.append(max(least, high / 2 + plate.at * radius - height / 2))
        least = tops[-1] + height + APART
    most = high
    for number in reversed(range(len(column))):
        tops[number] = min(tops[number], most - heights[number])
        most = tops[number] - APART
    found = zip(column, tops, heights, strict=True)
    return {plate.spot: (left, top, width, height) for plate, top, height in found}


def _grown(
    columns: tuple[Column, Column], before: ColumnPlan, size: tuple[float, float], hexagon: tuple[float, float]
) -> ColumnPlan | None:
    """Make plates of the plan before higher where they need it, and add new ones; None without room for that."""
    side, boxes, known = before.side, dict[int, Box](), before.left | before.boxes
    room = size[0] - sum(APART for column in columns if column) - LEAST * _full(size, hexagon) * hexagon[0]
    widths = [
        width if width or not column else _narrowest(column, side, size, room - sum(before.widths))
        for column, width in zip(columns, before.widths, strict=True)
    ]
    if widths != [*before.widths] and sum(widths) > room:
        return None
    for column, width, left in zip(columns, widths, (0.0, size[0] - widths[1]), strict=True):
        if any(breadth * side + 2 * PADDING > width for plate in column for breadth in plate.breadths):
            return None
        needed = {plate.spot: _height(plate, side, width) for plate in column}
        had = {spot: _span(before.boxes[spot]) for spot in needed if spot in before.boxes}
        wished = {
            plate.spot: _span(known[plate.spot])
            if plate.spot in known
            else (size[1] / 2 + plate.at * before.radius - needed[plate.spot] / 2, 0.0)
            for plate in column
        }
        spans = _fitted(had, wished, needed, size[1])
        if spans is not None:
            boxes |= {spot: (left, top, width, high) for spot, (top, high) in spans.items()}
        elif sum(needed.values()) + APART * (len(column) - 1) <= size[1]:
            boxes |= _split(column, side, left, width, before.radius, size[1])
        else:
            return None
    radius, middle = before.radius, before.middle
    if widths != [*before.widths]:
        radius, middle = _between(columns, (widths[0], widths[1]), size, hexagon)
    gone = {spot: box for spot, box in known.items() if spot not in boxes}
    return ColumnPlan(side, radius, middle, (widths[0], widths[1]), boxes, left=gone)


def _between(
    columns: tuple[Column, Column], widths: tuple[float, float], size: tuple[float, float], hexagon: tuple[float, float]
) -> tuple[float, tuple[float, float]]:
    """The radius and the middle of the tile between two columns of plates."""
    left = widths[0] + (APART if columns[0] else 0.0)
    right = size[0] - widths[1] - (APART if columns[1] else 0.0)
    return _full((right - left, size[1]), hexagon), ((left + right) / 2, size[1] / 2)


Span = tuple[float, float]
"""Top and height."""


def _span(box: Box) -> Span:
    return box[1], box[3]


def _fitted(
    had: Mapping[int, Span], wished: Mapping[int, Span], needed: Mapping[int, float], most: float
) -> dict[int, Span] | None:
    """Fit the plates of a column in: those that it had stay, if need be stretched.

    New ones come as near as they can to what is wished, and plates above give up for them what they do not need. None
    if there is no room.
    """
    order = sorted(had, key=had.__getitem__)
    stretched = _stretched([had[spot] for spot in order], [needed[spot] for spot in order], most)
    if stretched is None:
        return None
    found = dict(zip(order, stretched, strict=True))
    for spot, need in needed.items():
        if spot not in found and not _fit_in(spot, need, wished[spot], found, needed, most):
            return None
    return found


def _fit_in(
    spot: int, need: float, wish: Span, found: dict[int, Span], needed: Mapping[int, float], most: float
) -> bool:
    """Put one more plate among those of a column, and tell whether there was room."""
    order = sorted(found, key=found.__getitem__)
    best: tuple[float, Span, int | None] | None = None
    for above, below in zip([None, *order], [*order, None], strict=True):
        floor = found[below][0] - APART if below is not None else most
        roof = least = 0.0
        if above is not None:
            least = found[above][0] + needed[above] + APART
            roof = sum(found[above]) + APART
        if floor - roof < need - 0.01:
            roof = max(least, floor - need)
        if floor - roof >= need - 0.01:
            top = min(max(wish[0], roof), floor - need)
            if best is None or abs(top - wish[0]) < best[0]:
                best = abs(top - wish[0]), (top, max(need, min(wish[1], floor - top))), above
    if best is None:
        return False
    _, span, above = best
    if above is not None:
        found[above] = found[above][0], min(found[above][1], span[0] - APART - found[above][0])
    found[spot] = span
    return True


def _stretched(spans: Sequence[Span], needed: Sequence[float], most: float) -> list[Span] | None:
    """Stretch the spans, from top to bottom, downwards as is needed, else upwards; None if there is no room."""
    found = list[Span]()
    for number, ((top, high), need) in enumerate(zip(spans, needed, strict=True)):
        roof = sum(found[-1]) + APART if found else 0.0
        floor = spans[number + 1][0] - APART if number + 1 < len(spans) else most
        high = max(high, min(need, floor - top))
        if high < need - 0.01:
            top, high = top - (need - high), need
        if top < roof - 0.01:
            return None
        found.append((top, high))
    return found


# Over the tile


def _over(columns: tuple[Column, Column], size: tuple[float, float], hexagon: tuple[float, float]) -> ColumnPlan:
    """Put plates in rows over the tile, without captions, where there is no room for anything else."""
    plates = [plate for column in columns for plate in column]
    radius, middle = _full(size, hexagon), (size[0] / 2, size[1] / 2)
    for side in SMALL:
        for widest in (1.0, 0.5, 0.34):
            boxes = _on_shelves(plates, side, size[0] * widest, size[0])
            if side == SMALL[-1] or all(top + high <= size[1] for _, top, _, high in boxes.values()):
                return ColumnPlan(side, radius, middle, (0.0, 0.0), boxes, 0.0)
    raise AssertionError("the smallest size is always taken")


def _on_shelves(plates: Sequence[Contents], side: int, most: float, wide: float) -> dict[int, Box]:
    """Boxes in rows from the top, no wider than ``most`` unless a single thing is."""
    boxes = dict[int, Box]()
    left = top = tallest = 0.0
    for plate in plates:
        natural = _natural((plate,), side)
        width = min(natural, max(most, max(plate.breadths) * side + 2 * PADDING))
        height = _height(plate, side, width) - CAPTION
        if left + width > wide + 0.01 and left > 0:
            left, top, tallest = 0.0, top + tallest + GAP, 0.0
        boxes[plate.spot] = left, top, width, height
        left, tallest = left + width + GAP, max(tallest, height)
    return boxes
