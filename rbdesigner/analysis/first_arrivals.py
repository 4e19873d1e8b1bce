"""Finds which homes reach each land tile first, all in one go."""

from __future__ import annotations

from collections.abc import Generator, Sequence

from rbdesigner.analysis.facts import TileReach
from rbdesigner.hexes import Hex
from rbdesigner.scenario.land import Land, Net


class _Ways:
    """The ways that some homes have in common, and where on them homes have been.

    ``visited`` are the regions that one home has reached, ``settled`` those that two have: who comes there later is
    first nowhere beyond, nor second.
    """

    def __init__(self, leaps: Net) -> None:
        self.leaps = leaps
        self.visited: set[int] = set()
        self.settled: set[int] = set()


class _Front:
    """The regions that a home reaches in just so many turns."""

    def __init__(self, ways: _Ways, start: int) -> None:
        self.ways = ways
        self.ring, self._before = {start}, set[int]()

    def advance(self) -> None:
        """Go on by a turn."""
        beyond = set().union(*map(self.ways.leaps.__getitem__, self.ring))
        self.ring, self._before = beyond - self.ring - self._before - self.ways.settled, self.ring


def first_arrivals(
    land: Land, starts: Sequence[int], leaps: Sequence[Net]
) -> Generator[None, None, dict[Hex, TileReach]]:
    """Find which homes reach each land tile first, by their regions and ways; pause after each turn."""
    ways = {id(each): _Ways(each) for each in leaps}
    fronts = [_Front(ways[id(each)], start) for each, start in zip(leaps, starts, strict=True)]
    arrivals = _Arrivals(land)
    turn = 0
    while any(front.ring for front in fronts):
        for home, front in enumerate(fronts):
            arrivals.note(turn, home, front.ring)
        _settle(fronts)
        for front in fronts:
            if front.ring:
                front.advance()
        turn += 1
        yield
    return arrivals.reach()


def _settle(fronts: Sequence[_Front]) -> None:
    """Note where homes have come; two that come together both go on."""
    settled = []
    for front in fronts:
        settled.append(front.ring & front.ways.visited)
        front.ways.visited |= front.ring
    for front, twice in zip(fronts, settled, strict=True):
        front.ways.settled |= twice


class _Arrivals:
    """The homes that come to tiles, noted turn by turn."""

    def __init__(self, land: Land) -> None:
        self._land = land
        self._turns: dict[Hex, int] = {}
        self._homes: dict[Hex, tuple[int, ...]] = {}
        self._margins: dict[Hex, int] = {}

    def note(self, turn: int, home: int, ring: set[int]) -> None:
        """Note that a home comes to these regions."""
        turns, homes, margins, place_of = self._turns, self._homes, self._margins, self._land.place_of
        alone = (home,)
        for region in ring:
            place = place_of[region]
            first = turns.setdefault(place, turn)
            there = homes.setdefault(place, alone)
            if home not in there:
                if first == turn:
                    homes[place] = (*there, home)
                margins.setdefault(place, turn - first)

    def reach(self) -> dict[Hex, TileReach]:
        """All tiles that were reached."""
        homes, margins = self._homes, self._margins
        return {place: TileReach(turns, homes[place], margins.get(place)) for place, turns in self._turns.items()}
