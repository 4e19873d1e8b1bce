"""The parts of a map that do not touch, and tiles far from all others."""

from __future__ import annotations

from collections import Counter, deque
from collections.abc import Callable, Collection, Iterable
from itertools import pairwise

from rbdesigner.hexes import DIRECTIONS, Hex, neighbours


class Component:
    """Tiles that hang together."""

    __slots__ = ("places",)

    def __init__(self, places: set[Hex]) -> None:
        self.places = places


class _Flood:
    """A search that spreads from one place, step by step."""

    __slots__ = ("frontier", "seen")

    def __init__(self, seed: Hex) -> None:
        self.seen = {seed}
        self.frontier = deque([seed])


class Components:
    """The parts of a map.

    ``altered`` holds those that the last update changed, made or ended (then empty).
    """

    def __init__(self, places: Iterable[Hex]) -> None:
        self.part_of: dict[Hex, Component] = {}
        self._parts: dict[Component, None] = {}
        self.altered: dict[Component, None] = {}
        loose: dict[tuple[int, int], Hex] = {place: place for place in places}
        while loose:
            # Places are found by plain tuples, which equal them: to make a Hex for every neighbour would cost more.
            found = [loose.popitem()[1]]
            for q, r in found:
                for dq, dr in DIRECTIONS:
                    beside = loose.pop((q + dq, r + dr), None)
                    if beside is not None:
                        found.append(beside)
            self._make(set(found))

    def all(self) -> list[Component]:
        """Every part."""
        return list(self._parts)

    def update(self, is_laid: Callable[[Hex], bool], places: Iterable[Hex]) -> None:
        """Take note that the tiles at ``places`` have changed; ``is_laid`` tells where one lies now.

        A tile taken out of the middle costs a search on all its sides at once that ends when they have met or all
        but one are exhausted; so a part is never walked through as a whole.
        """
        self.altered = {}
        for place in places:
            if is_laid(place) != (place in self.part_of):
                self._remove(place) if place in self.part_of else self._add(place)
            elif place in self.part_of:
                self.altered[self.part_of[place]] = None

    def _make(self, places: set[Hex]) -> None:
        part = Component(places)
        self.part_of.update(dict.fromkeys(places, part))
        self._parts[part] = None
        self.altered[part] = None

    def _add(self, place: Hex) -> None:
        beside = dict.fromkeys(self.part_of[at] for at in neighbours(place) if at in self.part_of)
        if not beside:
            self._make({place})
            return
        # The smaller parts move into the largest, so that a tile changes hands seldom.
        main = max(beside, key=lambda part: len(part.places))
        for part in beside:
            if part is not main:
                main.places |= part.places
                self.part_of.update(dict.fromkeys(part.places, main))
                part.places = set()
                del self._parts[part]
                self.altered[part] = None
        main.places.add(place)
        self.part_of[place] = main
        self.altered[main] = None

    def _remove(self, place: Hex) -> None:
        part = self.part_of.pop(place)
        part.places.discard(place)
        self.altered[part] = None
        if not part.places:
            del self._parts[part]
            return
        around = neighbours(place)
        # One place of each unbroken row of tiles around the gap; a single row still hangs together.
        seeds = [at for i, at in enumerate(around) if at in self.part_of and around[i - 1] not in self.part_of]
        if len(seeds) > 1:
            for places in self._cut_off(seeds):
                part.places -= places
                self._make(places)

    def _cut_off(self, seeds: list[Hex]) -> list[set[Hex]]:
        """The parts that no longer hang together, one seed on each side of a gap."""
        floods = [_Flood(seed) for seed in seeds]
        cut_off = []
        # The last search need not end: what it would find is the part that remains.
        while len(floods) > 1:
            for flood in floods:
                if not flood.frontier:
                    cut_off.append(flood.seen)
                    floods.remove(flood)
                    break
                if self._spread(flood, floods):
                    break
        return cut_off

    def _spread(self, flood: _Flood, floods: list[_Flood]) -> bool:
        """Let a search look around one place, and tell whether it met another search, which then ends as needless."""
        place = flood.frontier[0]
        for beside in neighbours(place):
            if beside not in self.part_of or beside in flood.seen:
                continue
            flood.seen.add(beside)
            flood.frontier.append(beside)
            met = next((other for other in floods if other is not flood and beside in other.seen), None)
            if met is not None:
                floods.remove(met)
                return True
        flood.frontier.popleft()
        return False


FAR = 30
"""The number of empty rows or columns beyond which tiles do not belong together."""


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
    # max() takes the first of equal parts, so that the answer does not depend on the order of tiles.
    return max(parts, key=lambda part: sum(axis[value] for value in values if value in part))


def stray_tiles(places: Collection[Hex], spread: Spread | None = None) -> list[Hex]:
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
    far = set(stray_tiles(places))
    return [place for place in places if place not in far]
