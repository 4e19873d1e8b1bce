"""How soon homes meet: on foot, and with a raft."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from itertools import chain, islice, repeat

from rbdesigner.analysis.facts import Contact
from rbdesigner.analysis.goal_walk import rings
from rbdesigner.checks.river_network import sound_rivers
from rbdesigner.hexes import Edge, Hex, edge_key, neighbour, neighbours, opposite
from rbdesigner.rules.tables import MOVES, TransporterKind
from rbdesigner.scenario.land import Land, Net
from rbdesigner.scenario.model import Scenario
from rbdesigner.tiles import Terrain

LATEST = 12
"""Turns after which homes are no longer said to meet."""
RAFT_STEPS = MOVES[TransporterKind.RAFT]

Shores = Mapping[int, list[int]]
"""For each region the waters beside it, or the other way round."""


class Waters:
    """The waters of a map as a net of sea tiles and the rivers of tiles, with their shores.

    ``beside`` leads from each to those a step away (B1). ``banks`` and ``coasts`` lead from regions to the rivers along
    them and to the seas a step away (B2); ``regions_along`` and ``regions_ashore`` lead back.
    """

    def __init__(self, scenario: Scenario, land: Land, closed: Collection[Edge]) -> None:
        self._land, self._closed = land, closed
        self._seas: dict[Hex, int] = {}
        self._rivers: dict[tuple[Hex, int], int] = {}
        self.beside: Net = []
        self.banks: dict[int, list[int]] = defaultdict(list)
        self.coasts: dict[int, list[int]] = defaultdict(list)
        self.regions_along: dict[int, list[int]] = defaultdict(list)
        self.regions_ashore: dict[int, list[int]] = defaultdict(list)
        self._number(scenario)
        for place, sea in self._seas.items():
            self._open_sea(place, sea)
        for (place, edge), river in self._rivers.items():
            self._open_river(place, edge, river)

    def _number(self, scenario: Scenario) -> None:
        for place, tile in scenario.tiles.items():
            if tile.terrain is Terrain.SEA:
                self._seas[place] = len(self.beside)
                self.beside.append([])
            for river in sound_rivers(tile) if tile.rivers else ():
                self._rivers.update({(place, edge): len(self.beside) for edge in river})
                self.beside.append([])

    def _open_sea(self, place: Hex, sea: int) -> None:
        for edge, beyond in enumerate(neighbours(place)):
            if beyond in self._seas:
                self.beside[sea].append(self._seas[beyond])
            elif beyond in self._land.of_tile and not self._is_closed(place, edge):
                river = self._rivers.get((beyond, opposite(edge)))
                if river is not None:
                    self.beside[sea].append(river)
                for region in self._regions_at(beyond, opposite(edge)):
                    self.coasts[region].append(sea)
                    self.regions_ashore[sea].append(region)

    def _open_river(self, place: Hex, edge: int, river: int) -> None:
        beyond = neighbour(place, edge)
        there = self._seas.get(beyond, self._rivers.get((beyond, opposite(edge))))
        if there is not None and not self._is_closed(place, edge):
            self.beside[river].append(there)
        for region in self._regions_at(place, edge):
            self.banks[region].append(river)
            self.regions_along[river].append(region)

    def _is_closed(self, place: Hex, edge: int) -> bool:
        return bool(self._closed) and edge_key(place, edge) in self._closed

    def _regions_at(self, place: Hex, edge: int) -> Collection[int]:
        all_there = self._land.of_tile[place]
        if len(all_there) == 1:
            return all_there
        return {self._land.region(place, 2 * edge), self._land.region(place, 2 * edge + 1)}


def contacts(home: int, starts: Sequence[int], leaps: Net, waters: Waters) -> tuple[Contact, ...]:
    """When goods of a home come to each other home: on donkeys, and with a raft where that is quicker."""
    others = {start: number for number, start in enumerate(starts) if number != home}
    on_foot, by_water = dict[int, int](), dict[int, int]()
    for turn, (walked, carried) in enumerate(travels(starts[home], leaps, waters)):
        on_foot.update({others[region]: turn for region in others.keys() & walked})
        for region in others.keys() & (walked | carried):
            by_water.setdefault(others[region], turn)
        if len(on_foot) == len(others):
            break
    return tuple(Contact(other, on_foot.get(other), by_water.get(other)) for other in sorted(others.values()))


def travels(start: int, leaps: Net, waters: Waters) -> Iterator[tuple[set[int], set[int]]]:
    """The regions that donkeys come to in each turn up to ``LATEST``, and those that goods come to sooner by water."""
    voyage = _Voyage(leaps, waters)
    for walked in islice(chain(rings(leaps, start), repeat(set[int]())), LATEST + 1):
        yield walked, voyage.day(walked)


class _Voyage:
    """The way of goods to a shore, with a raft that waits there, and on from where it lands, turn by turn."""

    def __init__(self, leaps: Net, waters: Waters) -> None:
        self._leaps, self._waters = leaps, waters
        self._known, self._sailed = set[int](), set[int]()
        self._walked, self._afloat, self._carried = set[int](), set[int](), set[int]()

    def day(self, walked: set[int]) -> set[int]:
        """Go on by a turn in which donkeys come to these regions; give those that goods come to sooner by water."""
        landed = self._sail(self._waters.coasts, self._walked)
        for _ in range(RAFT_STEPS - 2):
            landed |= self._sail(self._waters.coasts, ())
        landed |= self._sail(self._waters.banks, walked)
        landed.update(*map(self._leaps.__getitem__, self._carried))
        self._known |= walked
        self._carried = landed - self._known
        self._known |= self._carried
        self._walked = walked
        return self._carried

    def _sail(self, shores: Shores, embarked: Iterable[int]) -> set[int]:
        """Go a step by water, and embark along shores; give the regions where that leads to."""
        waters, before = self._waters, self._afloat
        self._afloat = _along(shores, embarked).union(*map(waters.beside.__getitem__, before)) - self._sailed
        self._sailed |= self._afloat
        return _along(waters.regions_along, self._afloat) | _along(waters.regions_ashore, before)


def _along(shores: Shores, places: Iterable[int]) -> set[int]:
    """All that these regions or waters lead to."""
    return set().union(*(shores[place] for place in places if place in shores))
