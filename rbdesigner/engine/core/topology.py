"""The map of a game, compiled once: who touches whom, in integers.

A *spot* is wherever something can be: a region of a land tile, a sea tile, a river of a tile, or a dock. Tiles, spots,
edges, borders and bridge sites are numbered from 0 in the order of their places; all copies of a game share one
topology.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, fields
from functools import lru_cache
from typing import Any, Final, NamedTuple

from rbdesigner.engine.core.codes import NONE
from rbdesigner.geometry import banks, region_names
from rbdesigner.hexes import EDGES, HALF_EDGES, Edge, Hex, Orientation, edge_key, facing, neighbour, opposite
from rbdesigner.scenario.model import Properties, Scenario
from rbdesigner.scenario.pieces import Spot, SpotKind
from rbdesigner.tiles import Terrain, Tile

REGION: Final = 0
SEA: Final = 1
RIVER: Final = 2
DOCK: Final = 3
"""The kinds of spots."""

Numbers = tuple[int, ...]


class Surroundings(NamedTuple):
    """The neighbours of a region: the ways out by land, the rivers, the docks, and the edges for walls.

    ``exits`` are pairs of a border and the region behind it. Where bridges join regions, one of them has them all.
    """

    exits: tuple[tuple[int, int], ...] = ()
    rivers: Numbers = ()
    docks: Numbers = ()
    edges: Numbers = ()

    def joined(self, other: Surroundings) -> Surroundings:
        """The surroundings of both together, each thing once."""
        return Surroundings(
            tuple(sorted({*self.exits, *other.exits})),
            tuple(sorted({*self.rivers, *other.rivers})),
            tuple(sorted({*self.docks, *other.docks})),
            tuple(sorted({*self.edges, *other.edges})),
        )


class BridgeSite(NamedTuple):
    """A site for a bridge: over the arm of a river that leaves over ``edge``, between two regions of a tile."""

    tile: int
    edge: int
    regions: tuple[int, int]


@dataclass(frozen=True, slots=True)
class Topology:
    """The map in numbers: a tuple has what belongs to a tile, spot, border or edge at its number, or NONE.

    It can be hashed, so that what is worked out of it can be kept by it.
    """

    places: tuple[Hex, ...]
    index: Mapping[Hex, int]
    """The tile at a place."""
    terrains: tuple[Terrain, ...]
    orientation: Orientation
    """How the map lies, for the names of directions."""
    shores: tuple[bool, ...]
    """Whether a tile is a shore tile (W10)."""

    regions_of: tuple[Numbers, ...]
    """The regions of a tile; of a sea tile its one spot."""
    rivers_of: tuple[Numbers, ...]
    sites_of: tuple[Numbers, ...]
    region_at: tuple[Numbers, ...]
    """For a tile and a half-edge the region it belongs to (or the sea)."""
    dock_at: tuple[Numbers, ...]
    """For a tile and a half-edge the dock there."""
    river_at: tuple[Numbers, ...]
    """For a tile and an edge the river that crosses it."""
    border_at: tuple[Numbers, ...]
    """For a tile and a half-edge the border there; without a river both halves of an edge are one border."""
    edge_at: tuple[Numbers, ...]
    """For a tile and an edge its number; NONE at the rim of the map."""

    spot_tiles: Numbers
    spot_kinds: Numbers
    spot_numbers: Numbers
    """The half-edge that names a region or a dock, the edge that names a river, 0 for the sea."""
    surroundings: tuple[Surroundings, ...]
    """The surroundings of each region, as long as no bridge stands."""
    banks: tuple[Numbers, ...]
    """The regions along a river."""
    dock_regions: Numbers
    dock_edges: Numbers
    steps: tuple[tuple[tuple[int, int], ...], ...]
    """Where a boat may go from a spot: pairs of the edge crossed and the spot behind it."""
    coasts: tuple[Numbers, ...]
    """The edges with land behind them, for the spot of each sea tile."""

    border_regions: tuple[tuple[int, int], ...]
    border_edges: Numbers
    edge_tiles: tuple[tuple[int, int], ...]
    edge_keys: tuple[Edge, ...]
    edge_numbers: Mapping[Edge, int]
    sites: tuple[BridgeSite, ...]

    def __hash__(self) -> int:
        return hash(self.places)

    def spot(self, place: Hex, spot: Spot) -> int:
        """The number of a spot as scenarios name it; NONE if the map has no such spot."""
        tile = self.index.get(place, NONE)
        table = {SpotKind.REGION: self.region_at, SpotKind.DOCK: self.dock_at, SpotKind.RIVER: self.river_at}[spot.kind]
        if tile == NONE or not 0 <= spot.number < len(table[tile]):
            return NONE
        return table[tile][spot.number]


def compile_map(scenario: Scenario) -> Topology:
    """The topology of a scenario without errors; maps with the same tiles share it, as the games of a run do."""
    return _compiled(scenario.orientation, tuple(sorted(scenario.tiles.items())))


@lru_cache(maxsize=4)  # two topologies that are equal and not the same take long to compare
def _compiled(orientation: Orientation, tiles: tuple[tuple[Hex, Tile], ...]) -> Topology:
    return _Compiler(Scenario(Properties(orientation=orientation), dict(tiles))).topology()


class _Compiler:
    """Collects a topology, table by table."""

    def __init__(self, scenario: Scenario) -> None:
        self._scenario = scenario
        self._tiles = scenario.tiles
        self.places = tuple(sorted(self._tiles))
        self.index = {place: tile for tile, place in enumerate(self.places)}
        self.orientation = scenario.orientation
        self.terrains = tuple(self._tiles[place].terrain for place in self.places)
        self.shores = tuple(scenario.is_shore(place) for place in self.places)
        self.spot_tiles: list[int] = []
        self.spot_kinds: list[int] = []
        self.spot_numbers: list[int] = []
        self._of_kind: list[dict[tuple[int, int], int]] = [{} for _ in range(4)]
        self._lay_out_spots()
        self._number_edges()
        self._number_borders()
        self._find_sites()

    def topology(self) -> Topology:
        """All tables together."""
        self._collect()
        return Topology(**{field.name: getattr(self, field.name) for field in fields(Topology)})

    # Spots

    def _lay_out_spots(self) -> None:
        for tile, place in enumerate(self.places):
            here = self._tiles[place]
            if here.is_sea:
                self._add(tile, SEA, 0)
                continue
            for region in sorted(set(region_names(here.rivers))):
                self._add(tile, REGION, region)
            for river in here.rivers:
                self._add(tile, RIVER, min(river))
            for edge in EDGES:
                if self._is_sea(neighbour(place, edge)):
                    self._add(tile, DOCK, 2 * edge)
                    if here.has_river(edge):
                        self._add(tile, DOCK, 2 * edge + 1)

    def _add(self, tile: int, kind: int, number: int) -> None:
        self._of_kind[kind][tile, number] = len(self.spot_tiles)
        self.spot_tiles.append(tile)
        self.spot_kinds.append(kind)
        self.spot_numbers.append(number)

    def _is_sea(self, place: Hex) -> bool:
        tile = self._tiles.get(place)
        return tile is not None and tile.is_sea

    def _region(self, tile: int, half_edge: int) -> int:
        here = self._tiles[self.places[tile]]
        if here.is_sea:
            return self._of_kind[SEA][tile, 0]
        return self._of_kind[REGION][tile, region_names(here.rivers)[half_edge]]

    def _dock(self, tile: int, half_edge: int) -> int:
        docks = self._of_kind[DOCK]
        return docks.get((tile, half_edge), docks.get((tile, half_edge & ~1), NONE))

    def _river(self, tile: int, edge: int) -> int:
        for river in self._tiles[self.places[tile]].rivers:
            if edge in river:
                return self._of_kind[RIVER][tile, min(river)]
        return NONE

    # Edges, borders, bridge sites

    def _beyond(self, tile: int, edge: int) -> int:
        return self.index.get(neighbour(self.places[tile], edge), NONE)

    def _number_edges(self) -> None:
        keys = {
            edge_key(place, edge): (min(tile, beyond), max(tile, beyond))
            for tile, place in enumerate(self.places)
            for edge in EDGES
            if (beyond := self._beyond(tile, edge)) != NONE
        }
        self.edge_keys = tuple(sorted(keys))
        self.edge_tiles = tuple(keys[key] for key in self.edge_keys)
        self.edge_numbers = {key: number for number, key in enumerate(self.edge_keys)}

    def _edge(self, tile: int, edge: int) -> int:
        return self.edge_numbers.get(edge_key(self.places[tile], edge), NONE)

    def _number_borders(self) -> None:
        """Number the borders between regions, each once, from the lower tile."""
        self._borders: dict[tuple[int, int], int] = {}
        self.border_regions: list[tuple[int, int]] = []
        self.border_edges: list[int] = []
        for tile in range(len(self.places)):
            for half_edge in HALF_EDGES:
                beyond = self._beyond(tile, half_edge // 2)
                if beyond == NONE or beyond < tile or self._at_sea(tile) or self._at_sea(beyond):
                    continue
                if half_edge % 2 and self._river(tile, half_edge // 2) == NONE:
                    continue
                self._add_border(tile, beyond, half_edge)

    def _at_sea(self, tile: int) -> bool:
        return self.terrains[tile] is Terrain.SEA

    def _add_border(self, tile: int, beyond: int, half_edge: int) -> None:
        number, other = len(self.border_edges), facing(half_edge)
        self._borders[tile, half_edge] = self._borders[beyond, other] = number
        if self._river(tile, half_edge // 2) == NONE:
            self._borders[tile, half_edge ^ 1] = self._borders[beyond, other ^ 1] = number
        self.border_regions.append((self._region(tile, half_edge), self._region(beyond, other)))
        self.border_edges.append(self._edge(tile, half_edge // 2))

    def _find_sites(self) -> None:
        self.sites: list[BridgeSite] = []
        for tile, place in enumerate(self.places):
            found: set[tuple[int, int]] = set()
            for edge in sorted(edge for river in self._tiles[place].rivers for edge in river):
                first, second = sorted((self._region(tile, 2 * edge), self._region(tile, 2 * edge + 1)))
                if first != second and (first, second) not in found:
                    found.add((first, second))
                    self.sites.append(BridgeSite(tile, edge, (first, second)))

    # The tables

    def _collect(self) -> None:
        tiles, spots = range(len(self.places)), range(len(self.spot_tiles))
        self.region_at = tuple(tuple(self._region(tile, h) for h in HALF_EDGES) for tile in tiles)
        self.dock_at = tuple(tuple(self._dock(tile, h) for h in HALF_EDGES) for tile in tiles)
        self.river_at = tuple(tuple(self._river(tile, edge) for edge in EDGES) for tile in tiles)
        self.border_at = tuple(tuple(self._borders.get((tile, h), NONE) for h in HALF_EDGES) for tile in tiles)
        self.edge_at = tuple(tuple(self._edge(tile, edge) for edge in EDGES) for tile in tiles)
        self.regions_of = self._spots_of(REGION, SEA)
        self.rivers_of = self._spots_of(RIVER)
        self.sites_of = tuple(tuple(n for n, site in enumerate(self.sites) if site.tile == tile) for tile in tiles)
        self.banks = tuple(self._banks_of(spot) for spot in spots)
        self.dock_regions = tuple(self._dock_region(spot) for spot in spots)
        self.dock_edges = tuple(self._dock_edge(spot) for spot in spots)
        self.steps = tuple(self._steps(spot) for spot in spots)
        self.coasts = tuple(self._coasts(spot) for spot in spots)
        self.surroundings = tuple(self._surroundings(spot) for spot in spots)
        for name in ("spot_tiles", "spot_kinds", "spot_numbers", "border_regions", "border_edges", "sites"):
            values: list[Any] = getattr(self, name)
            setattr(self, name, tuple(values))

    def _spots_of(self, *kinds: int) -> tuple[Numbers, ...]:
        found: list[list[int]] = [[] for _ in self.places]
        for spot, tile in enumerate(self.spot_tiles):
            if self.spot_kinds[spot] in kinds:
                found[tile].append(spot)
        return tuple(map(tuple, found))

    def _banks_of(self, spot: int) -> Numbers:
        if self.spot_kinds[spot] != RIVER:
            return ()
        tile = self.spot_tiles[spot]
        rivers = self._tiles[self.places[tile]].rivers
        number = next(n for n, river in enumerate(rivers) if min(river) == self.spot_numbers[spot])
        return tuple(self._of_kind[REGION][tile, name] for name in banks(rivers)[number])

    def _dock_region(self, spot: int) -> int:
        return self._region(self.spot_tiles[spot], self.spot_numbers[spot]) if self.spot_kinds[spot] == DOCK else NONE

    def _dock_edge(self, spot: int) -> int:
        tile, half_edge = self.spot_tiles[spot], self.spot_numbers[spot]
        return self._edge(tile, half_edge // 2) if self.spot_kinds[spot] == DOCK else NONE

    def _steps(self, spot: int) -> tuple[tuple[int, int], ...]:
        tile, kind, number = self.spot_tiles[spot], self.spot_kinds[spot], self.spot_numbers[spot]
        if kind == REGION:
            return ()
        if kind == DOCK:
            return ((self._edge(tile, number // 2), self._region(self._beyond(tile, number // 2), 0)),)
        steps = []
        for edge in EDGES:
            beyond = self._beyond(tile, edge)
            if beyond == NONE or (kind == RIVER and self._river(tile, edge) != spot):
                continue
            steps += [(self._edge(tile, edge), to) for to in self._landfalls(beyond, opposite(edge), kind)]
        return tuple(steps)

    def _landfalls(self, tile: int, edge: int, kind: int) -> list[int]:
        """List the spots of a tile that a boat may come to over an edge, from a river or from the sea."""
        if self._at_sea(tile):
            return [self._region(tile, 0)]
        river = self._river(tile, edge)
        docks = [self._dock(tile, half_edge) for half_edge in (2 * edge, 2 * edge + 1)] if kind == SEA else []
        return [*([river] if river != NONE else []), *dict.fromkeys(docks)]

    def _coasts(self, spot: int) -> Numbers:
        tile = self.spot_tiles[spot]
        if self.spot_kinds[spot] != SEA:
            return ()
        beyond = ((edge, self._beyond(tile, edge)) for edge in EDGES)
        return tuple(sorted(self._edge(tile, e) for e, other in beyond if other != NONE and not self._at_sea(other)))

    def _surroundings(self, spot: int) -> Surroundings:
        if self.spot_kinds[spot] != REGION:
            return Surroundings()
        tile = self.spot_tiles[spot]
        own = [half_edge for half_edge in HALF_EDGES if self._region(tile, half_edge) == spot]
        exits = set()
        for half_edge in own:
            border = self._borders.get((tile, half_edge), NONE)
            if border != NONE:
                first, second = self.border_regions[border]
                exits.add((border, second if first == spot else first))
        docks = {self._dock(tile, half_edge) for half_edge in own} - {NONE}
        edges = {self._edge(tile, half_edge // 2) for half_edge in own} - {NONE}
        rivers = [river for river in self.rivers_of[tile] if spot in self._banks_of(river)]
        return Surroundings(tuple(sorted(exits)), tuple(rivers), tuple(sorted(docks)), tuple(sorted(edges)))
