"""A map to read: its tiles, regions, waters, docks, borders and edges, by their names in the notation."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property

from rbdesigner.engine.core.codes import NONE
from rbdesigner.engine.core.topology import DOCK, REGION, RIVER, SEA, Topology, compile_map
from rbdesigner.engine.notation import notation_writer
from rbdesigner.hexes import EDGES, HALF_EDGES, Hex, neighbour
from rbdesigner.scenario.model import Scenario


@dataclass(frozen=True, slots=True)
class MapTile:
    """A tile: its place, terrain and the names of what belongs to it.

    ``place`` is in axial coordinates, ``terrain`` one word. ``regions`` are its land (a tile without rivers is one
    region of the same name), ``waters`` the sea or its rivers; ``docks`` and ``neighbours`` are there too, the latter
    over the edges 0 to 5, clockwise from the north (or north-east), None at the rim of the map. ``is_shore`` tells
    whether it touches a river or the sea (W10).
    """

    name: str
    place: Hex
    terrain: str
    is_shore: bool
    regions: tuple[str, ...]
    waters: tuple[str, ...]
    docks: tuple[str, ...]
    neighbours: tuple[str | None, ...]


@dataclass(frozen=True, slots=True)
class MapRegion:
    """A part of a land tile that no river divides, in which goods and transporters stand.

    ``half_edges`` (0 to 11) are its part of the tile's rim. ``exits`` maps the borders that roads may cross to the
    region behind; ``rivers`` and ``docks`` touch it.
    """

    name: str
    tile: str
    half_edges: tuple[int, ...]
    exits: Mapping[str, str]
    rivers: tuple[str, ...]
    docks: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class MapWater:
    """A sea tile, or one river of a tile; ``kind`` is ``sea`` or ``river``.

    ``edges`` (0 to 5) are those it leaves its tile over, ``banks`` the regions along a river. ``steps`` are the waters
    and docks that a boat may go to from here, each with the edge it crosses.
    """

    name: str
    kind: str
    tile: str
    edges: tuple[int, ...]
    banks: tuple[str, ...]
    steps: Mapping[str, str]


@dataclass(frozen=True, slots=True)
class MapDock:
    """A dock, where boats of the sea lie at a land tile: a ``half_edge`` of a ``region``, before a ``sea`` tile."""

    name: str
    tile: str
    half_edge: int
    region: str
    sea: str


@dataclass(frozen=True, slots=True)
class MapBorder:
    """A border: where a road may cross the ``edge`` between two ``regions``."""

    name: str
    regions: tuple[str, str]
    edge: str


@dataclass(frozen=True, slots=True)
class MapBridgeSite:
    """A site where a bridge may join two regions of a tile, over the arm of a river that leaves over ``edge``."""

    name: str
    tile: str
    edge: int
    regions: tuple[str, str]


class Map:
    """A compiled map to read: everything on it by its name in the notation, and who touches whom.

    ``tiles``, ``regions``, ``waters``, ``docks``, ``borders`` and ``bridges`` are mappings of names; ``edges`` maps the
    edges between two tiles to these tiles. The names are those of lines of the notation. The engine's numbers of
    actions and states lead here by :meth:`spot`, :meth:`tile`, :meth:`border` and :meth:`edge`. The scenario is one
    without errors (see :func:`check`).

    >>> import rbdesigner as rb
    >>> game_map = rb.Map(rb.load("scenarios/millbrook.rbmap"))
    >>> len(game_map.tiles), len(game_map.waters), len(game_map.docks)
    (19, 8, 7)
    >>> game_map.tiles["-1,0"].terrain, game_map.tiles["-1,0"].regions  # a river divides it
    ('pasture', ('-1,0/0', '-1,0/7'))
    >>> game_map.waters["-1,0~3"].banks
    ('-1,0/0', '-1,0/7')
    >>> game_map.regions["-1,2"].exits
    {'-2,2|4': '-2,2', '-1,1|6': '-1,1/0', '-1,2|2': '0,1/3', '-1,2|4': '0,2'}
    """

    def __init__(self, scenario: Scenario | Topology) -> None:
        self._topology = scenario if isinstance(scenario, Topology) else compile_map(scenario)

    # Numbers

    def tile(self, number: int) -> str:
        """The name of the tile that the engine gives this number."""
        return notation_writer.tile(self._topology, number)

    def spot(self, number: int) -> str:
        """The name of a region, water or dock by its number."""
        return notation_writer.spot(self._topology, number)

    def border(self, number: int) -> str:
        """The name of a border by its number."""
        return notation_writer.border(self._topology, number)

    def edge(self, number: int) -> str:
        """The name of an edge between two tiles by its number."""
        return notation_writer.edge(self._topology, number)

    def _spots(self, kind: int, tile: int | None = None) -> list[int]:
        kinds, tiles = self._topology.spot_kinds, self._topology.spot_tiles
        return [spot for spot, each in enumerate(kinds) if each == kind and (tile is None or tiles[spot] == tile)]

    # What there is

    @cached_property
    def tiles(self) -> Mapping[str, MapTile]:
        """All tiles, in the order of their places."""
        return {self.tile(number): self._tile(number) for number, _ in enumerate(self._topology.places)}

    def _tile(self, number: int) -> MapTile:
        topology = self._topology
        place, terrain = topology.places[number], topology.terrains[number]
        beyond = (topology.index.get(neighbour(place, edge), NONE) for edge in EDGES)
        here = {
            kind: tuple(map(self.spot, self._spots_on[number].get(kind, ()))) for kind in (REGION, SEA, RIVER, DOCK)
        }
        return MapTile(
            self.tile(number),
            place,
            str(terrain),
            topology.shores[number],
            here[REGION],
            here[SEA] + here[RIVER],
            here[DOCK],
            tuple(None if other == NONE else self.tile(other) for other in beyond),
        )

    @cached_property
    def _spots_on(self) -> tuple[dict[int, list[int]], ...]:
        found: tuple[dict[int, list[int]], ...] = tuple({} for _ in self._topology.places)
        for spot, tile in enumerate(self._topology.spot_tiles):
            found[tile].setdefault(self._topology.spot_kinds[spot], []).append(spot)
        return found

    @cached_property
    def regions(self) -> Mapping[str, MapRegion]:
        """All regions of land, in the order of their tiles."""
        return {self.spot(number): self._region(number) for number in self._spots(REGION)}

    def _region(self, number: int) -> MapRegion:
        topology = self._topology
        tile, around = topology.spot_tiles[number], topology.surroundings[number]
        return MapRegion(
            self.spot(number),
            self.tile(tile),
            tuple(half for half in HALF_EDGES if topology.region_at[tile][half] == number),
            {self.border(border): self.spot(beyond) for border, beyond in around.exits},
            tuple(map(self.spot, around.rivers)),
            tuple(map(self.spot, around.docks)),
        )

    @cached_property
    def waters(self) -> Mapping[str, MapWater]:
        """All sea tiles, and all rivers of tiles."""
        return {self.spot(number): self._water(number) for number in sorted((*self._spots(SEA), *self._spots(RIVER)))}

    def _water(self, number: int) -> MapWater:
        topology = self._topology
        tile, is_sea = topology.spot_tiles[number], topology.spot_kinds[number] == SEA
        return MapWater(
            self.spot(number),
            "sea" if is_sea else "river",
            self.tile(tile),
            tuple(edge for edge in EDGES if is_sea or topology.river_at[tile][edge] == number),
            tuple(map(self.spot, topology.banks[number])),
            {self.spot(to): self.edge(edge) for edge, to in topology.steps[number]},
        )

    @cached_property
    def docks(self) -> Mapping[str, MapDock]:
        """All docks of the coasts."""
        topology = self._topology
        return {
            self.spot(number): MapDock(
                self.spot(number),
                self.tile(topology.spot_tiles[number]),
                topology.spot_numbers[number],
                self.spot(topology.dock_regions[number]),
                self.spot(topology.steps[number][0][1]),
            )
            for number in self._spots(DOCK)
        }

    @cached_property
    def borders(self) -> Mapping[str, MapBorder]:
        """All borders between regions of different tiles."""
        pairs = zip(self._topology.border_regions, self._topology.border_edges, strict=True)
        return {
            self.border(number): MapBorder(self.border(number), (self.spot(one), self.spot(other)), self.edge(edge))
            for number, ((one, other), edge) in enumerate(pairs)
        }

    @cached_property
    def edges(self) -> Mapping[str, tuple[str, str]]:
        """All edges between two tiles, where walls may stand."""
        tiles = enumerate(self._topology.edge_tiles)
        return {self.edge(number): (self.tile(one), self.tile(other)) for number, (one, other) in tiles}

    @cached_property
    def bridges(self) -> Mapping[str, MapBridgeSite]:
        """All places for bridges."""
        found = (
            MapBridgeSite(
                notation_writer.site(self._topology, number),
                self.tile(site.tile),
                site.edge,
                (self.spot(site.regions[0]), self.spot(site.regions[1])),
            )
            for number, site in enumerate(self._topology.sites)
        )
        return {site.name: site for site in found}
