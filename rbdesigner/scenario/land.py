"""The land of a map as a net of regions, and who is beside whom.

It has the regions, borders and bridge sites of :mod:`rbdesigner.engine.core.topology`, but quick enough to be made anew
for every edit, and of maps with faults as well.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import lru_cache
from typing import NamedTuple

from rbdesigner.geometry import banks, region_names
from rbdesigner.hexes import DIRECTIONS, Border, Edge, Hex, edge_between, edge_key, neighbours, opposite
from rbdesigner.scenario.model import Scenario
from rbdesigner.scenario.pieces import Bridge
from rbdesigner.tiles import Rivers, Terrain, terrain_in_play

Net = list[list[int]]
"""For each region others, by number."""
NEVER = 1 << 20
"""Steps or turns to where there is no way."""


class Rim(NamedTuple):
    """The regions of a tile with certain rivers, numbered from 0 in the order of their names."""

    names: tuple[int, ...]
    at: tuple[int, ...]
    """For each half-edge the region there."""
    mask: int
    """The edges that rivers cross, edge ``e`` as bit ``1 << e``."""
    on_rivers: tuple[int, ...]
    """The regions along rivers."""
    sites: tuple[tuple[int, int, int], ...]
    """Where bridges may stand: an edge, and the regions on both sides of the river there."""


@lru_cache(maxsize=4096)
def rim_of(rivers: Rivers) -> Rim:
    """Give the rim of a tile with these rivers; those that no tile can have divide nothing."""
    by_half_edge = region_names(rivers)
    names = tuple(sorted(set(by_half_edge)))
    at = tuple(map(names.index, by_half_edge))
    crossed = sorted({edge % 6 for river in rivers for edge in river})
    sites: dict[tuple[int, int], int] = {}
    for edge in crossed:
        first, second = sorted((at[2 * edge], at[2 * edge + 1]))
        if first != second:
            sites.setdefault((first, second), edge)
    along = {name for river in banks(rivers) for name in river} if len(names) > 1 else set(names if rivers else ())
    return Rim(
        names,
        at,
        sum(1 << edge for edge in crossed),
        tuple(map(names.index, sorted(along))),
        tuple((edge, *pair) for pair, edge in sites.items()),
    )


class BorderOfLand(NamedTuple):
    """A border with the regions on both sides of it.

    ``apart`` says that a river parts its edge, so that each half of the edge is a border.
    """

    first: int
    second: int
    place: Hex
    half_edge: int
    apart: bool

    @property
    def key(self) -> Border:
        """Its one name."""
        return Border(self.place, self.half_edge)


class Crossing(NamedTuple):
    """A site where a bridge could stand, and the two regions that it would join."""

    place: Hex
    edge: int
    first: int
    second: int


@dataclass(frozen=True, slots=True)
class Passages:
    """The ways that are open to a player: the regions beside each, and those that a road leads to."""

    beside: Net
    roads: Net
    has_roads: bool


class Land:
    """All regions of land by number; regions that bridges join count as one, by their smallest number."""

    def __init__(self, scenario: Scenario) -> None:
        self.scenario = scenario
        self._irrigated = scenario.is_irrigated
        self.place_of: list[Hex] = []
        """The tile of a region."""
        self.root: list[int] = []
        """The region that stands for all that are joined to it."""
        self.of_tile: dict[Hex, tuple[int, ...]] = {}
        """The regions of a land tile, of those that are joined the one that stands for them."""
        self._rims: dict[Hex, Rim] = {}
        self._first: dict[Hex, int] = {}
        self._passages: dict[frozenset[Edge], Passages] = {}
        self._number()
        self._join_by_bridges()

    def _number(self) -> None:
        place_of = self.place_of
        for place, tile in self.scenario.tiles.items():
            if tile.terrain is not Terrain.SEA:
                rim = self._rims[place] = rim_of(tile.rivers)
                first = self._first[place] = len(place_of)
                if tile.rivers:
                    place_of += [place] * len(rim.names)
                    self.of_tile[place] = tuple(range(first, len(place_of)))
                else:
                    place_of.append(place)
                    self.of_tile[place] = (first,)
        self.root = list(range(len(place_of)))

    def _join_by_bridges(self) -> None:
        for place, pieces in self.scenario.pieces.items():
            for piece in pieces:
                if isinstance(piece, Bridge) and place in self._rims:
                    self._join(place, piece.edge % 6)

    def _join(self, place: Hex, edge: int) -> None:
        first, second = sorted((self.region(place, 2 * edge), self.region(place, 2 * edge + 1)))
        numbers = range(self._first[place], self._first[place] + len(self._rims[place].names))
        for number in numbers:
            if self.root[number] == second:
                self.root[number] = first
        self.of_tile[place] = tuple(number for number in numbers if self.root[number] == number)

    def _borders(self) -> Iterator[tuple[int, int, Hex, int, bool]]:
        """All borders, as bare values of :class:`BorderOfLand`: to make those takes longer than all else here."""
        return (border for place in self._rims for border in self._borders_at(place, (0, 1, 2)))

    def _borders_at(self, place: Hex, edges: Iterable[int]) -> Iterator[tuple[int, int, Hex, int, bool]]:
        rims, first, root = self._rims, self._first, self.root
        rim, start, (q, r) = rims[place], first[place], place
        for edge in edges:
            dq, dr = DIRECTIONS[edge]
            beyond: Hex = tuple.__new__(Hex, (q + dq, r + dr))  # as in `hexes.neighbours`
            there = rims.get(beyond)
            if there is not None:
                half, other = 2 * edge, first[beyond]
                apart = bool(rim.mask >> edge & 1 or there.mask >> edge + 3 & 1)
                yield root[start + rim.at[half]], root[other + there.at[half + 7]], place, half, apart
                if apart:
                    half += 1
                    yield root[start + rim.at[half]], root[other + there.at[half + 5]], place, half, apart

    def region(self, place: Hex, half_edge: int) -> int:
        """The region of a land tile at one of its half-edges."""
        return self.root[self._first[place] + self._rims[place].at[half_edge % 12]]

    def named(self, region: int) -> tuple[Hex, int]:
        """A region by its tile and its name there."""
        place = self.place_of[region]
        return place, self._rims[place].names[region - self._first[place]]

    # Ways

    def passages(self, player: int | None) -> Passages:
        """Give the ways of a player, whom the walls of others keep out (M9); None is a player without walls."""
        closed = self.closed_edges(player)
        if closed not in self._passages:
            self._passages[closed] = self._open(closed)
        return self._passages[closed]

    def closed_edges(self, player: int | None) -> frozenset[Edge]:
        """Give the edges that the walls of others close to a player."""
        return frozenset(
            key
            for key, wall in self.scenario.walls.items()
            if wall.tokens and wall.player is not None and wall.player != player
        )

    def _open(self, closed: frozenset[Edge]) -> Passages:
        beside: Net = [[] for _ in self.place_of]
        roads: Net = [[] for _ in self.place_of] if self.scenario.roads else []
        for border in self._borders():
            one, other, place, half_edge, _ = border
            if closed and edge_key(place, half_edge // 2) in closed:
                continue
            beside[one].append(other)
            beside[other].append(one)
            if roads and self.has_road(BorderOfLand(*border)):
                roads[one].append(other)
                roads[other].append(one)
        return Passages(beside, roads, any(roads))

    def border_between(self, one: int, other: int) -> BorderOfLand:
        """The border of two regions that are beside each other, the first of them where there are two."""
        edge = edge_between(self.place_of[one], self.place_of[other])
        assert edge is not None
        key = edge_key(self.place_of[one], edge)
        found = map(BorderOfLand._make, self._borders_at(key.at, (key.edge,)))
        return next(border for border in found if {border.first, border.second} == {one, other})

    def has_road(self, border: BorderOfLand) -> bool:
        """Tell whether a road crosses a border.

        Without a river an edge is one border, whichever half of it is named.
        """
        roads, (_, _, place, half_edge, apart) = self.scenario.roads, border
        return Border(place, half_edge) in roads or (not apart and Border(place, half_edge ^ 1) in roads)

    def terrain(self, place: Hex) -> Terrain:
        """The terrain of a tile in play: deserts that are irrigated are pasture (W12)."""
        return terrain_in_play(self.scenario.tiles[place].terrain, self._irrigated)

    # Waters

    def at_sea(self) -> list[int]:
        """The regions with a coast."""
        rims, first, root, found = self._rims, self._first, self.root, set[int]()
        for place, tile in self.scenario.tiles.items():
            if tile.terrain is Terrain.SEA:
                for edge, beyond in enumerate(neighbours(place)):
                    rim = rims.get(beyond)
                    if rim is not None:
                        start, half = first[beyond], 2 * opposite(edge)
                        found.add(root[start + rim.at[half]])
                        found.add(root[start + rim.at[half + 1]])
        return sorted(found)

    def at_rivers(self) -> list[int]:
        """The regions along rivers."""
        return sorted(
            {self.root[self._first[place] + number] for place, rim in self._rims.items() for number in rim.on_rivers}
        )

    def crossings(self) -> list[Crossing]:
        """The sites where a bridge may still join two regions (K4, K10)."""
        in_deserts = self.scenario.properties.options.bridges_in_deserts
        found = []
        for place, rim in self._rims.items():
            if rim.sites and (in_deserts or self.terrain(place) is not Terrain.DESERT):
                start = self._first[place]
                for edge, first, second in rim.sites:
                    one, other = self.root[start + first], self.root[start + second]
                    if one != other:
                        found.append(Crossing(place, edge, one, other))
        return found


def distances_from(net: Net, start: int) -> tuple[list[int], list[int]]:
    """How far each region is from a start, and those that are reached in this order."""
    far = [NEVER] * len(net)
    far[start] = 0
    order = [start]
    for region in order:
        here = far[region] + 1
        for beyond in net[region]:
            if far[beyond] > here:
                far[beyond] = here
                order.append(beyond)
    return far, order
