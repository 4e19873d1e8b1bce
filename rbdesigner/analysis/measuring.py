"""How far apart two places are: tiles, and turns of a donkey."""

from __future__ import annotations

from typing import NamedTuple

from rbdesigner.analysis.land import Land
from rbdesigner.analysis.walk import NEVER, Walk, leaps_of, walk_from
from rbdesigner.hexes import Hex, distance
from rbdesigner.scenario.model import Scenario


class Measurement(NamedTuple):
    """The distance of two places.

    ``turns`` is how many a donkey takes, None if there is no way for it; ``way`` is where each of them ends.
    """

    tiles: int
    turns: int | None
    way: tuple[Hex, ...]


class Measuring:
    """Measures from one place to others, in the map as it is now.

    A donkey begins in the region of the half-edge, and may end in any region of a tile. Walls keep it out, whoever owns
    them.
    """

    def __init__(self, scenario: Scenario, start: Hex, half_edge: int) -> None:
        self.start = start
        self._land = Land(scenario)
        self._walk: Walk | None = None
        if start in self._land.of_tile:
            passages = self._land.passages(None)
            self._walk = walk_from(self._land, self._land.region(start, half_edge), passages, leaps_of(passages))

    def to(self, end: Hex) -> Measurement:
        """The distance to a place."""
        tiles, walk = distance(self.start, end), self._walk
        if walk is None or end not in self._land.of_tile:
            return Measurement(tiles, None, ())
        region = min(self._land.of_tile[end], key=walk.turns.__getitem__)
        turns = walk.turns[region]
        if turns >= NEVER:
            return Measurement(tiles, None, ())
        way = [region]
        while walk.turns[way[-1]]:
            nearer = walk.turns[way[-1]] - 1
            way.append(next(before for before in walk.leaps[way[-1]] if walk.turns[before] == nearer))
        return Measurement(tiles, turns, tuple(self._land.place_of[each] for each in reversed(way)))
