"""The void hexes of the play site: it takes only maps whose hexes are all joined, and voids join the parts of a map."""

from __future__ import annotations

from collections.abc import Collection
from itertools import chain

from rbdesigner.hexes import Hex, neighbours

MOST_SEARCHED = 200_000
"""How many empty places are looked at for a way between parts; no part that anybody plays on is so far away."""


def joining_voids(places: Collection[Hex]) -> list[Hex]:
    """The empty places that join the parts of a map, as few as ways from the nearest part to the nearest need.

    Parts that are too far away stay apart.
    """
    search = _Search(places)
    for at in search.reached:
        for beside in neighbours(at):
            if beside not in search.came_from:
                search.reach(beside, at)
            else:
                search.join(at, beside)
        if search.parts == 1 or len(search.reached) > len(places) + MOST_SEARCHED:
            break
    return sorted(search.voids)


class _Search:
    """A search that spreads from all parts at once; where two meet, they are joined."""

    def __init__(self, places: Collection[Hex]) -> None:
        self.reached = sorted(places)
        self.came_from: dict[Hex, Hex] = {at: at for at in self.reached}
        self.voids: set[Hex] = set()
        self.parts = len(self.reached)
        # Of each place of the map another of its part; of each that is reached, the part that it is reached from.
        self._belongs: dict[Hex, Hex] = {at: at for at in self.reached}
        for at in self.reached:
            for beside in neighbours(at):
                if beside in self._belongs:
                    self._unite(at, beside)
        self._from: dict[Hex, Hex] = {at: self._part(at) for at in self.reached}

    def reach(self, at: Hex, before: Hex) -> None:
        """Come to an empty place from the one before."""
        self.came_from[at] = before
        self._from[at] = self._from[before]
        self.reached.append(at)

    def join(self, one: Hex, other: Hex) -> None:
        """Lay voids along the ways that met here, if they come from two parts."""
        first, second = self._from[one], self._from[other]
        if first is not second and self._unite(first, second):
            self.voids.update(chain(self._way(one), self._way(other)))

    def _way(self, at: Hex) -> list[Hex]:
        way = []
        while self.came_from[at] != at:
            way.append(at)
            at = self.came_from[at]
        return way

    def _unite(self, one: Hex, other: Hex) -> bool:
        first, second = self._part(one), self._part(other)
        if first == second:
            return False
        self._belongs[second] = first
        self.parts -= 1
        return True

    def _part(self, at: Hex) -> Hex:
        while self._belongs[at] != at:
            self._belongs[at] = self._belongs[self._belongs[at]]
            at = self._belongs[at]
        return at
