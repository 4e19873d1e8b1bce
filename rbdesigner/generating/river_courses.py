"""Searches for the rivers of a generated map.

A constraint search with backtracking: the places where a river has to go on are demands. The most constrained is met
first, by a tile of the stock, or by the sea where it was kept open. Every partial course is right by W5 to W7 and W11,
and so is what comes out.
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import NamedTuple

from rbdesigner.checks.edge_constraints import constraints_at
from rbdesigner.generating.generator_settings import RiverCourse, RiverFlow
from rbdesigner.generating.map_frame import SOURCE, MapFrame, TileStock, lies_of, shapes_of
from rbdesigner.hexes import EDGES, Hex, distance, neighbour, neighbours, opposite
from rbdesigner.tiles import Rivers, Terrain, Tile, tile, turned

NODES = 400
"""The most tiles that are tried for a river from one beginning."""
NODES_TO_FINISH = 20_000
"""The most tiles that are tried to finish rivers that were kept open."""
BEGINNINGS = 24
"""The most beginnings that are tried for a river."""
_BENDS = (0.0, 2.0, 1.0, 0.0)
"""How much a river bends whose edges are so many turns apart: sharply, widely, not at all."""
_COURSES = {RiverCourse.STRAIGHT: 1.5, RiverCourse.ANY: 0.0, RiverCourse.WINDING: -1.5}
"""How badly a bend suits a river."""
_CURL, _AT_COAST = 1.5, 3.0
"""How badly it suits that a river comes back beside itself, unless it is to wind, and that it rises beside the sea."""
_SEA = tile(Terrain.SEA)


class _Demand(NamedTuple):
    """A place where rivers have to go on.

    ``edges`` are those over which they come, as bits; ``length`` is how many tiles the river is still to have.
    """

    edges: int
    length: int


class _Laid(NamedTuple):
    """A step of the search, as it is taken back: tiles, terrain, and the demands before it."""

    lies: dict[Hex, Rivers]
    terrain: Terrain
    demands: dict[Hex, _Demand]


class _OutOfNodesError(Exception):
    """The search has taken too long."""


class RiverCourses:
    """Lays rivers on the land of a map, one after the other, each with its images.

    ``tiles`` has the tiles with rivers that were laid, and places that became sea for a river that was kept open.
    """

    def __init__(
        self,
        frame: MapFrame,
        seas: set[Hex],
        stock: TileStock,
        liking: dict[Terrain, float],
        chance: random.Random,
        course: RiverCourse | str = RiverCourse.ANY,
    ) -> None:
        self.frame = frame
        self.stock = stock
        self.tiles: dict[Hex, Tile] = {}
        self._seas = seas
        self._liking = liking
        self._chance = chance
        self._bending = _COURSES[RiverCourse(course)]
        self._has_sources = False
        """Whether the river that is laid rises from a source and flows into the sea once."""
        self._before: dict[Hex, Tile] = {}
        """The tiles laid before this river."""
        self._demands: dict[Hex, _Demand] = {}
        self._nodes = 0
        self._may_be_sea: frozenset[Hex] = frozenset()
        self._spare_seas = stock.seas - len(seas)

    def finish_open(self) -> bool:
        """Finish the rivers of what was kept that run into the places to lay, and tell whether that worked."""
        edges = {place: constraints_at(place, self.frame.kept.tiles.get).wanted for place in self.frame.places}
        self._demands = {
            place: _Demand(wanted, 2) for place, wanted in edges.items() if wanted and place not in self._seas
        }
        self._may_be_sea = frozenset(self._demands) - self.frame.forced_land
        self._nodes = NODES_TO_FINISH
        try:
            return self._search()
        except _OutOfNodesError:
            return False
        finally:
            self._demands, self._may_be_sea = {}, frozenset()

    def lay_river(self, length: int, ends: RiverFlow | str = RiverFlow.ANY) -> bool:
        """Lay a river of about this length with its images, and tell whether there was room for it."""
        if ends != RiverFlow.ANY:
            images = len(self.frame.motions)
            enough = self.stock.number(SOURCE) >= images or any(len(orbit) < images for orbit in self.frame.orbits)
            if enough and self._lay_river(length, has_sources=True):
                return True
        return ends != RiverFlow.SOURCE_TO_SEA and self._lay_river(length, has_sources=False)

    def _lay_river(self, length: int, *, has_sources: bool) -> bool:
        # Without any sea a river has sources alone, whatever is wished.
        self._has_sources = has_sources and self._is_at_sea()
        for place, edges in self._beginnings():
            self._demands = {image: _Demand(bits, length) for image, bits in self._images(place, edges).items()}
            self._nodes = NODES
            self._before = dict(self.tiles)
            try:
                if self._search():
                    return True
            except _OutOfNodesError:
                # The search was left in its depth, so that no step of it has been taken back.
                self._take_back_to(self._before)
        self._demands = {}
        return False

    def _is_at_sea(self) -> bool:
        return bool(self._seas) or any(each.is_sea for each in self.frame.kept.tiles.values())

    # Beginnings

    def _beginnings(self) -> Iterator[tuple[Hex, int]]:
        """Yield places with an edge at the sea, as bits, those far from other rivers first.

        Where no land is at the sea, any place will do: a river rises there.
        """
        rivers = [place for place, laid in self.tiles.items() if laid.rivers]
        found: list[tuple[float, Hex, int]] = []
        for place in self.frame.places:
            if self._is_free(place):
                away = min((distance(place, river) for river in rivers), default=3)
                for edge in EDGES:
                    if self._is_sea(neighbour(place, edge)):
                        found.append((min(away, 3) + 2 * self._chance.random(), place, 1 << edge))
        if not found and not self._has_sources:
            free = [place for place in self.frame.places if self._is_free(place)]
            found = [(self._chance.random(), place, 0) for place in free]
        found.sort(reverse=True)
        yield from ((place, edges) for _, place, edges in found[:BEGINNINGS])

    def _is_free(self, place: Hex) -> bool:
        return place in self.frame.within and place not in self._seas and place not in self.tiles

    def _is_sea(self, place: Hex) -> bool:
        if place in self._seas:
            return True
        there = self.tiles.get(place) or self.frame.kept.tiles.get(place)
        return there is not None and there.is_sea

    def _images(self, place: Hex, edges: int) -> dict[Hex, int]:
        """Edges of a place with those of all its images."""
        images: dict[Hex, int] = {}
        for motion in self.frame.motions:
            image = motion.hex(place)
            moved = sum(1 << motion.turn.edge(edge) for edge in EDGES if edges >> edge & 1)
            images[image] = images.get(image, 0) | moved
        return images

    # The search

    def _search(self) -> bool:
        """Whether all demands can be met; if so the tiles are laid."""
        if not self._demands:
            return not self._has_sources or self._ends_well()
        self._nodes -= 1
        if self._nodes < 0:
            raise _OutOfNodesError
        # The place that most rivers come to has the fewest tiles that fit.
        place = min(self._demands, key=lambda at: (-self._demands[at].edges.bit_count(), at))
        for rivers, terrain in self._options(place):
            laid = self._lay(place, rivers, terrain)
            if laid is not None:
                if self._search():
                    return True
                self._take_back(laid)
        # Sea ends any river, but spoils the coast that was chosen: last of all.
        if place in self._may_be_sea and len(self.frame.orbit_of[place]) <= self._spare_seas:
            laid = self._drown(place)
            if self._search():
                return True
            self._take_back(laid)
        return False

    def _options(self, place: Hex) -> list[tuple[Rivers, Terrain]]:
        """The rivers that meet a demand, those that suit the length of the river first."""
        wanted, length = self._demands[place]
        barred = flowing = 0
        for edge in EDGES:
            if not wanted >> edge & 1:
                beyond = neighbour(place, edge)
                if self._is_free(beyond):
                    flowing |= 1 << edge
                # A river from a source reaches the sea once, and does so by a demand, not in passing.
                elif self._has_sources or not self._is_sea(beyond):
                    barred |= 1 << edge
        found: list[tuple[float, Rivers, Terrain]] = []
        for shape in self.stock.shapes():
            for rivers, mask in lies_of(shape):
                if mask & wanted == wanted and not mask & barred and _carries_on(rivers, wanted):
                    terrain = self._terrain(place, rivers)
                    if terrain is not None:
                        cost = self._cost(mask & flowing, length) + self._shape_cost(place, rivers, mask & flowing)
                        found.append((cost, rivers, terrain))
        found.sort()
        return [(rivers, terrain) for _, rivers, terrain in found]

    def _cost(self, flowing: int, length: int) -> float:
        """Rate how badly a tile suits a river with so many tiles still to come; chance decides among equals."""
        ways = flowing.bit_count()
        # Too short is bad by each tile that lacks; once long enough, each further end is worse.
        missed = (length - 1 if ways == 0 else 0) if length > 1 else 4 * ways
        return max(0, missed) + (6 if ways > 1 else 0) + self._chance.random()

    def _shape_cost(self, place: Hex, rivers: Rivers, flowing: int) -> float:
        """How badly the bends of a tile suit the course that is wished."""
        cost = self._bending * sum(
            _BENDS[min(b - a, 6 - b + a)] for a, b in (each for each in rivers if len(each) == 2)
        )
        if self._bending >= 0:
            on = [neighbour(place, edge) for edge in EDGES if flowing >> edge & 1]
            cost += _CURL * sum(at != place and self._is_new(at) for ahead in on for at in neighbours(ahead))
        if self._has_sources and any(len(each) == 1 for each in rivers):
            cost += _AT_COAST * any(self._is_sea(at) for at in neighbours(place))
        return cost

    def _is_new(self, place: Hex) -> bool:
        """Whether the river that is laid now runs there."""
        return place in self.tiles and place not in self._before

    def _ends_well(self) -> bool:
        """Whether each river laid now has a source, and flows into the sea once."""
        left = {place for place in self.tiles if place not in self._before}
        while left:
            system, mouths, sources = [left.pop()], 0, 0
            for place in system:
                for river in self.tiles[place].rivers:
                    sources += len(river) == 1
                    for beyond in (neighbour(place, edge) for edge in river):
                        mouths += self._is_sea(beyond)
                        if beyond in left:
                            left.remove(beyond)
                            system.append(beyond)
            if mouths != 1 or not sources:
                return False
        return True

    def _terrain(self, place: Hex, rivers: Rivers) -> Terrain | None:
        """A terrain of which there are such tiles for the place and its images."""
        lies = self._lies(place, rivers)
        terrains = self.stock.terrains(shapes_of(lies.values())) if lies is not None else []
        if not terrains:
            return None
        # A little for every terrain: with no weight at all choices() raises ValueError.
        return self._chance.choices(terrains, [self._liking[terrain] + 0.01 for terrain in terrains])[0]

    def _lies(self, place: Hex, rivers: Rivers) -> dict[Hex, Rivers] | None:
        """The rivers with their images; None where two images would lie on one place."""
        lies: dict[Hex, Rivers] = {}
        for motion in self.frame.motions:
            moved = turned(rivers, motion.turn)
            # A tile on an axis is its own image, and has to look like it.
            if lies.setdefault(motion.hex(place), moved) != moved:
                return None
        return lies

    def _lay(self, place: Hex, rivers: Rivers, terrain: Terrain) -> _Laid | None:
        """Lay a tile with its images; None where they do not meet each other."""
        lies = self._lies(place, rivers)
        if lies is None:
            return None
        laid = _Laid(lies, terrain, self._demands)
        length = self._demands[place].length - 1
        demands = {at: demand for at, demand in self._demands.items() if at not in lies}
        self.stock.take(terrain, shapes_of(lies.values()))
        self.tiles.update((at, tile(terrain, each)) for at, each in lies.items())
        self._demands = demands
        for at in lies:
            for edge in EDGES:
                if not self._flows_on(at, edge, length):
                    self._take_back(laid)
                    return None
        return laid

    def _flows_on(self, place: Hex, edge: int, length: int) -> bool:
        """Note the demand of a laid tile on the place over an edge; False where rivers do not meet there."""
        beyond, has_river = neighbour(place, edge), self.tiles[place].has_river(edge)
        there = self.tiles.get(beyond) or self.frame.kept.tiles.get(beyond)
        if there is not None or not self._is_free(beyond):
            if there is None or there.is_sea:
                return not has_river or self._is_sea(beyond)
            return there.has_river(opposite(edge)) == has_river
        if has_river:
            before = self._demands.get(beyond, _Demand(0, length))
            self._demands[beyond] = _Demand(before.edges | 1 << opposite(edge), min(before.length, length))
        return True

    def _drown(self, place: Hex) -> _Laid:
        """Make the place of a demand sea, with its images."""
        images = self.frame.orbit_of[place]
        laid = _Laid(dict.fromkeys(images, ()), Terrain.SEA, self._demands)
        self._spare_seas -= len(images)
        self.tiles.update(dict.fromkeys(images, _SEA))
        self._demands = {at: demand for at, demand in self._demands.items() if at not in images}
        return laid

    def _take_back(self, laid: _Laid) -> None:
        for place in laid.lies:
            del self.tiles[place]
        if laid.terrain is Terrain.SEA:
            self._spare_seas += len(laid.lies)
        else:
            self.stock.take(laid.terrain, shapes_of(laid.lies.values()), -1)
        self._demands = laid.demands

    def _take_back_to(self, before: dict[Hex, Tile]) -> None:
        """Take back all tiles laid since."""
        new = [tile for place, tile in self.tiles.items() if place not in before]
        for each in new:
            if not each.is_sea:
                self.stock.take(each.terrain, shapes_of([each.rivers]), -1)
        self.tiles = before


def _carries_on(rivers: Rivers, wanted: int) -> bool:
    """Tell whether each river of a tile carries on one that comes to it, as a second one would begin nowhere.

    Where none comes, a single one may rise.
    """
    if not wanted:
        return len(rivers) == 1 and len(rivers[0]) == 1
    return all(any(wanted >> edge & 1 for edge in river) for river in rivers)


def wanted_rivers(rivers: int, images: int) -> int:
    """How often a river with its images is to be laid for about so many."""
    return max(1, round(rivers / images)) if rivers else 0
