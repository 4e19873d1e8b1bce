"""Finds tiles that lie far away from all others.

A map of islands may have gaps, but nobody puts tiles dozens of places away from the rest, where no view of the whole
map shows them.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterable
from itertools import pairwise

from rbdesigner.hexes import Hex

FAR = 30
"""So many empty rows or columns part tiles that do not belong together."""


class Spread:
    """The tiles of a map by their coordinates on each of the three axes of the grid."""

    def __init__(self, places: Iterable[Hex]) -> None:
        self._axes: tuple[Counter[int], ...] = (Counter(), Counter(), Counter())
        for place in places:
            self.count(place, 1)

    def count(self, place: Hex, by: int) -> None:
        """Take note of a tile that comes or goes."""
        for axis, value in zip(self._axes, _coordinates(place), strict=True):
            axis[value] += by
            if not axis[value]:
                del axis[value]

    def main_ranges(self) -> tuple[range, ...] | None:
        """Give the ranges of coordinates in which most of the map lies, or None if all of it lies together."""
        ranges = tuple(map(_main_range, self._axes))
        is_whole = all(value in main for axis, main in zip(self._axes, ranges, strict=True) for value in axis)
        return None if is_whole else ranges


def _coordinates(place: Hex) -> tuple[int, int, int]:
    return place.q, place.r, -place.q - place.r


def _main_range(axis: Counter[int]) -> range:
    """Find the range with most tiles among those that wide gaps part; of equal ones the first."""
    values = sorted(axis)
    if not values:
        return range(0)
    ends = [before for before, after in pairwise(values) if after - before > FAR]
    begins = [after for before, after in pairwise(values) if after - before > FAR]
    parts = [range(begin, end + 1) for begin, end in zip([values[0], *begins], [*ends, values[-1]], strict=True)]
    return max(parts, key=lambda part: sum(axis[value] for value in values if value in part))


def strays(places: Collection[Hex], spread: Spread | None = None) -> list[Hex]:
    """List the tiles that lie far away from the rest of a map, in order.

    ``spread`` is that of the places, if it is known.
    """
    ranges = (spread or Spread(places)).main_ranges()
    if ranges is None:
        return []
    return sorted(
        place for place in places if any(at not in main for at, main in zip(_coordinates(place), ranges, strict=True))
    )


def main_part(places: Collection[Hex]) -> list[Hex]:
    """The tiles of a map without those that lie far away from the rest."""
    far = set(strays(places))
    return [place for place in places if place not in far]
