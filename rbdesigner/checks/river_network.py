"""The rivers of a map as they flow from tile to tile, updated edit by edit."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import NamedTuple

from rbdesigner.hexes import DIRECTIONS, Hex, neighbour, opposite
from rbdesigner.scenario.model import Scenario
from rbdesigner.tiles import River, Rivers, Terrain, Tile, river_fault

Stretch = tuple[Hex, int]
"""One river of one tile: its place and the smallest edge it reaches."""


class End(NamedTuple):
    """The place and the edge where a river leaves its tile."""

    place: Hex
    edge: int

    @property
    def beyond(self) -> Hex:
        """The place that the river looks at."""
        return neighbour(self.place, self.edge)


class Reach(NamedTuple):
    """How a stretch lies among its neighbours.

    ``links`` are the stretches it flows on to, ``open`` the edges that look at an empty place, ``blocked`` those that
    look at land without a river there, ``mouths`` the number of those at the sea or the moat of the city.
    """

    links: tuple[Stretch, ...]
    open: tuple[int, ...]
    blocked: tuple[int, ...]
    mouths: int
    is_source: bool


@dataclass(frozen=True, slots=True)
class RiverSystem:
    """A whole river: all stretches that flow into each other, named by the smallest of them."""

    name: Stretch
    stretches: tuple[Stretch, ...]
    sources: int
    mouths: int
    open: tuple[End, ...]
    blocked: tuple[End, ...]
    is_ringed: bool


def sound_rivers(tile: Tile | None) -> Rivers:
    """Give the rivers of a tile that can be followed: none at sea, nor where they are impossible (W11)."""
    if tile is None or not tile.rivers or tile.is_sea or river_fault(tile.rivers) is not None:
        return ()
    return tile.rivers


def is_faulty(tile: Tile) -> bool:
    """Tell whether the rivers of a tile are impossible, so that nothing can be said about its edges."""
    return bool(tile.rivers) and river_fault(tile.rivers) is not None


def _river_at(rivers: Rivers, edge: int) -> River | None:
    """The river that reaches an edge."""
    for river in rivers:
        if edge in river:
            return river
    return None


class RiverNetwork:
    """All rivers of a map: the stretches with what they meet, the systems they make up, and their open ends.

    ``altered`` names the systems that the last update ended or began.
    """

    def __init__(self, scenario: Scenario) -> None:
        self._scenario = scenario
        self._tiles = scenario.tiles
        self.reaches: dict[Stretch, Reach] = {}
        self._at: dict[Hex, tuple[Stretch, ...]] = {}
        self._course_of: dict[Stretch, RiverSystem] = {}
        self.systems: dict[Stretch, RiverSystem] = {}
        self.open_ends: dict[Hex, set[End]] = {}
        self.altered: tuple[Stretch, ...] = ()
        self.update(place for place, tile in scenario.tiles.items() if tile.rivers)

    def update(self, places: Iterable[Hex]) -> None:
        """Take note of changes; ``places`` are the changed ones and their neighbours.

        It costs a look at these places and at the rivers that change with them, however large the map is.
        """
        stirred = [stretch for place in places for stretch in self._stirred_at(place)]
        self.altered = tuple(self._regroup(stirred)) if stirred else ()

    def _stirred_at(self, place: Hex) -> list[Stretch]:
        """Look at a place again, and list the stretches there that are new, gone or among other neighbours."""
        before = self._at.get(place, ())
        rivers = sound_rivers(self._tiles.get(place))
        if not before and not rivers:
            return []
        after = {(place, river[0]): self._reach(place, river) for river in rivers}
        stirred = [stretch for stretch in before if self.reaches[stretch] != after.get(stretch)]
        stirred += [stretch for stretch in after if stretch not in self.reaches]
        # Rivers of one tile may swap their ends, so that all the old ones must go before the new ones come.
        for stretch in stirred:
            self._forget_open_ends(place, self.reaches.pop(stretch, None))
        for stretch in stirred:
            if stretch in after:
                self.reaches[stretch] = after[stretch]
                for edge in after[stretch].open:
                    self.open_ends.setdefault(neighbour(place, edge), set()).add(End(place, edge))
        if after:
            self._at[place] = tuple(after)
        else:
            del self._at[place]
        return stirred

    def _reach(self, place: Hex, river: River) -> Reach:
        links, open_edges, blocked, mouths = [], [], [], 0
        tile_at = self._scenario.tile_at
        q, r = place
        for edge in river:
            dq, dr = DIRECTIONS[edge]
            beyond = Hex(q + dq, r + dr)
            tile = tile_at(beyond)
            if tile is None:
                open_edges.append(edge)
            elif tile.terrain is Terrain.SEA:
                mouths += 1
            # What borders on an impossible tile is neither met nor blocked: that tile has its own problem.
            elif not is_faulty(tile):
                met = _river_at(tile.rivers, opposite(edge))
                if met is None:
                    blocked.append(edge)
                else:
                    links.append((beyond, met[0]))
        return Reach(tuple(links), tuple(open_edges), tuple(blocked), mouths, len(river) == 1)

    def _forget_open_ends(self, place: Hex, reach: Reach | None) -> None:
        for edge in reach.open if reach else ():
            beyond = neighbour(place, edge)
            ends = self.open_ends[beyond]
            ends.remove(End(place, edge))
            if not ends:
                del self.open_ends[beyond]

    def _regroup(self, stirred: list[Stretch]) -> dict[Stretch, None]:
        """Follow the systems of these stretches anew, and name the systems that ended or began."""
        altered: dict[Stretch, None] = {}
        for stretch in stirred:
            course = self._course_of.pop(stretch, None)
            if course is not None and course.name not in altered:
                altered[course.name] = None
                del self.systems[course.name]
        # Each part that a lost stretch may have left has one of its neighbours, which are stirred as well.
        for stretch in dict.fromkeys(stirred):
            if stretch in self.reaches and stretch not in self._course_of:
                course = self._follow(stretch)
                altered[course.name] = None
        return altered

    def _follow(self, start: Stretch) -> RiverSystem:
        """The course through a stretch, noted down."""
        found = [start]
        seen = {start}
        for stretch in found:
            for linked in self.reaches[stretch].links:
                if linked not in seen:
                    seen.add(linked)
                    found.append(linked)
        found.sort()
        course = self._course(tuple(found))
        self.systems[course.name] = course
        for stretch in found:
            self._course_of[stretch] = course
        return course

    def _course(self, stretches: tuple[Stretch, ...]) -> RiverSystem:
        sources = mouths = links = 0
        open_ends: list[End] = []
        blocked: list[End] = []
        for stretch in stretches:
            reach = self.reaches[stretch]
            sources += reach.is_source
            mouths += reach.mouths
            links += len(reach.links)
            open_ends += [End(stretch[0], edge) for edge in reach.open]
            blocked += [End(stretch[0], edge) for edge in reach.blocked]
        # A tree of n stretches has n - 1 joints, each of which counts twice; n joints make a ring.
        is_ringed = links >= 2 * len(stretches)
        return RiverSystem(stretches[0], stretches, sources, mouths, tuple(open_ends), tuple(blocked), is_ringed)

    def names_at(self, place: Hex) -> list[Stretch]:
        """The names of the systems through a tile."""
        return [self._course_of[stretch].name for stretch in self._at.get(place, ())]

    def rings(self, course: RiverSystem) -> tuple[Hex, ...]:
        """The places of a ringed course without the arms that lead away from its rings."""
        links = {stretch: len(self.reaches[stretch].links) for stretch in course.stretches}
        # Ends are pruned until every stretch has two neighbours: what is left are the rings and what joins them.
        loose_ends = [stretch for stretch, number in links.items() if number < 2]
        for stretch in loose_ends:
            links[stretch] = 0
            for linked in self.reaches[stretch].links:
                if links[linked]:
                    links[linked] -= 1
                    if links[linked] == 1:
                        loose_ends.append(linked)
        return tuple(sorted({place for (place, _), number in links.items() if number}))
