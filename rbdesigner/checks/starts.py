"""Advice on the homes: what each has within reach on foot, and whether that is about equal."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterable, Iterator, Mapping
from dataclasses import dataclass, replace

from rbdesigner.checks.checker import Checker, EditReach
from rbdesigner.checks.homes import homes_within
from rbdesigner.checks.map_index import MapIndex
from rbdesigner.checks.problem import Problem, fix_of, ground
from rbdesigner.checks.problem_codes import problem
from rbdesigner.checks.river_network import sound_rivers
from rbdesigner.geometry import region_names
from rbdesigner.hexes import EDGES, Hex, edge_key, facing, neighbour
from rbdesigner.scenario.edit import edit
from rbdesigner.scenario.model import Scenario
from rbdesigner.scenario.pieces import Bridge
from rbdesigner.tiles import Terrain, Tile

STEPS = 3
"""How far a home reaches: what donkeys come to in the first turns."""

COMPARED = (Terrain.WOODS, Terrain.PASTURE, Terrain.ROCK, Terrain.MOUNTAIN)
"""The terrains of which no home should have much more than another."""

Region = tuple[Hex, int]
"""A region by its tile and name."""


@dataclass(frozen=True, slots=True)
class HomeSurroundings:
    """The reach of a home: tiles by terrain, and whether a clay pit could stand at a shore there."""

    terrains: Counter[Terrain]
    has_shore: bool

    def missing(self) -> list[str]:
        """Name what a player needs and does not find: wood, stone (of rock or of clay), pasture for geese."""
        needs = {
            "woods": self.terrains[Terrain.WOODS] > 0,
            "rock": self.terrains[Terrain.ROCK] > 0 or self.has_shore,
            "pasture": self.terrains[Terrain.PASTURE] > 0,
        }
        return [name for name, is_there in needs.items() if not is_there]


def walk(scenario: Scenario, place: Hex, half_edge: int, steps: int) -> list[Hex]:
    """List the tiles that a donkey reaches from a region in so many steps, the nearest first.

    It crosses no river without a bridge (M6, M7). A tile counts if any region of it is reached.
    """
    start = regions_by_half_edge(scenario.tiles[place])[half_edge % 12]
    rim = [(place, region) for region in joined_regions(scenario, place, start)]
    seen = dict.fromkeys(rim)
    for _ in range(steps):
        further: list[Region] = []
        for here, region in rim:
            for beyond, entered in _steps(scenario.tiles, here, region):
                if (beyond, entered) not in seen:
                    joined = [(beyond, name) for name in joined_regions(scenario, beyond, entered)]
                    seen.update(dict.fromkeys(joined))
                    further += joined
        rim = further
    return list(dict.fromkeys(here for here, _ in seen))


def regions_by_half_edge(tile: Tile) -> tuple[int, ...]:
    """Give for each half-edge of a tile the name of its region."""
    return region_names(sound_rivers(tile)) if tile.rivers else (0,) * 12


def joined_regions(scenario: Scenario, place: Hex, region: int) -> list[int]:
    """A region with those of its tile that bridges join to it."""
    joined = [region]
    bridges = [piece.edge for piece in scenario.pieces.get(place, ()) if isinstance(piece, Bridge)]
    if bridges:
        names = regions_by_half_edge(scenario.tiles[place])
        for reached in joined:
            for edge in bridges:
                banks = names[2 * edge % 12], names[(2 * edge + 1) % 12]
                if reached in banks:
                    joined += [bank for bank in dict.fromkeys(banks) if bank not in joined]
    return joined


def _steps(tiles: Mapping[Hex, Tile], place: Hex, region: int) -> Iterator[Region]:
    """Walk to the regions beside a region; one that lies along it on two half-edges may come twice."""
    names = regions_by_half_edge(tiles[place])
    for edge in EDGES:
        left, right = names[2 * edge] == region, names[2 * edge + 1] == region
        if left or right:
            beyond = neighbour(place, edge)
            tile = tiles.get(beyond)
            if tile is not None and not tile.is_sea:
                entered = regions_by_half_edge(tile)
                if left:
                    yield beyond, entered[facing(2 * edge)]
                if right:
                    yield beyond, entered[facing(2 * edge + 1)]


def home_surroundings(scenario: Scenario, place: Hex, half_edge: int) -> HomeSurroundings:
    """The reach of a home in a region of a land tile."""
    reached = walk(scenario, place, half_edge, STEPS)
    terrains = Counter(scenario.tiles[at].terrain for at in reached)
    has_shore = any(scenario.tiles[at].terrain is not Terrain.DESERT and scenario.is_shore(at) for at in reached)
    return HomeSurroundings(terrains, has_shore)


class StartChecker(Checker[Hex | None]):
    """The reach of each home; under None, how the homes compare."""

    watched = frozenset({"players", "options"})

    def __init__(self, index: MapIndex) -> None:
        super().__init__(index)
        self._surroundings: dict[Hex, HomeSurroundings] = {}

    def all_keys(self) -> Iterable[Hex | None]:
        """All homes, and their comparison."""
        self._surroundings.clear()
        for place in self.scenario.homes:
            self._remember(place)
        return [*self.scenario.homes, None]

    def stale(self, touched: EditReach) -> Iterable[Hex | None]:
        """The homes near whatever changed; a shore can lie one step beyond."""
        stale = dict.fromkeys(touched.homes)
        for place in dict.fromkeys((*touched.tiles, *touched.pieces)):
            near = homes_within(self.scenario, place, STEPS + 1)
            stale.update(dict.fromkeys([*near, place] if place in self.scenario.homes else near))
        for place in stale:
            self._remember(place)
        return (*stale, None) if stale else ()

    def _remember(self, place: Hex) -> None:
        home = self.scenario.homes.get(place)
        tile = self.scenario.tiles.get(place)
        if home is None or tile is None or tile.is_sea:
            self._surroundings.pop(place, None)
        else:
            self._surroundings[place] = home_surroundings(self.scenario, place, home.half_edge)

    def look(self, key: Hex | None) -> Iterator[Problem]:
        """The lacks of a home, or, under None, what one has much more of than another."""
        if self.scenario.properties.options.free_homes:
            return
        if key is None:
            yield from self._compared()
        elif key in self._surroundings:
            missing = self._surroundings[key].missing()
            if missing:
                yield problem("start-poor", [key], tile=ground(self.scenario, key), missing=tuple(missing), steps=STEPS)

    def _compared(self) -> Iterator[Problem]:
        homes = sorted(self._surroundings)
        if len(homes) < 2 or self.scenario.properties.players.most < 2:
            return
        for terrain in COMPARED:
            numbers = {home: self._surroundings[home].terrains[terrain] for home in homes}
            richest, poorest = max(homes, key=numbers.__getitem__), min(homes, key=numbers.__getitem__)
            most, least = numbers[richest], numbers[poorest]
            if most >= 2 * least + 2:
                yield problem(
                    "starts-unequal",
                    [poorest, richest],
                    variant="" if least else "none",
                    steps=STEPS,
                    richest=richest,
                    most=most,
                    terrain=terrain,
                    poorest=poorest,
                    least=least,
                )


def has_launch(scenario: Scenario, place: Hex, half_edge: int, player: int) -> bool:
    """Tell whether a player's boat can start beside a region of a land tile.

    It can in a river along it, or docked at a coast that no wall of another closes (B8).
    """
    names = regions_by_half_edge(scenario.tiles[place])
    joined = set(joined_regions(scenario, place, names[half_edge % 12]))
    edges = {half // 2 for half in range(12) if names[half] in joined}
    return _has_water(scenario, place, edges, player)


def _has_water(scenario: Scenario, place: Hex, edges: Collection[int], player: int) -> bool:
    rivers = sound_rivers(scenario.tiles[place])
    return any(edge in river for river in rivers for edge in edges) or any(
        _is_open_coast(scenario, place, edge, player) for edge in edges
    )


def _is_open_coast(scenario: Scenario, place: Hex, edge: int, player: int) -> bool:
    beyond, wall = scenario.tiles.get(neighbour(place, edge)), scenario.walls.get(edge_key(place, edge))
    is_open = wall is None or wall.player in (None, player) or wall.player > scenario.properties.players.most
    return is_open and beyond is not None and beyond.is_sea


class StartBoats(Checker[Hex | None]):
    """Each home; under None, the map as a whole, where homes are chosen freely."""

    watched = frozenset({"start", "options", "players"})

    def all_keys(self) -> Iterable[Hex | None]:
        """All homes, and the map as a whole."""
        return [*self.scenario.homes, None]

    def stale(self, touched: EditReach) -> Iterable[Hex | None]:
        """The homes at and beside whatever has changed, and the map as a whole."""
        homes = (place for place in touched.around if place in self.scenario.homes)
        return (*dict.fromkeys((*touched.homes, *homes)), None)

    def look(self, key: Hex | None) -> Iterator[Problem]:
        """A home, or a map, without water for the boats of the start."""
        scenario, given = self.scenario, self.scenario.properties
        boats = tuple((kind, number) for kind, number in given.start.transporters if kind.is_boat and number)
        if not boats:
            return
        if self._is_free is (key is None) and not self._is_served(key):
            left = tuple(each for each in given.start.transporters if each not in boats)
            start = replace(given.start, transporters=left)
            fix = fix_of("leave-boats", edit(scenario, properties=replace(given, start=start)))
            code, kind = "start-boat-without-water", boats[0][0]
            if key is None:
                yield problem(code, variant="anywhere", fixes=[fix], kind=kind)
            else:
                yield problem(code, [key], fixes=[fix], kind=kind, tile=ground(scenario, key))

    @property
    def _is_free(self) -> bool:
        """Whether players choose their homes anywhere."""
        return self.scenario.properties.options.free_homes or not self.scenario.homes

    def _is_served(self, key: Hex | None) -> bool:
        """Tell whether somebody can begin with a boat at a home, or, under None, everybody somewhere on the map."""
        scenario, players = self.scenario, range(1, self.scenario.properties.players.most + 1)
        if key is None:
            land = (place for place, tile in scenario.tiles.items() if not tile.is_sea)
            found = (place for place in land if any(_has_water(scenario, place, EDGES, each) for each in players))
            return all(next(found, None) is not None for _ in players)
        home, tile = scenario.homes.get(key), scenario.tiles.get(key)
        if home is None or tile is None or tile.is_sea:
            return True
        owners = players if home.player is None else (home.player,)
        return any(has_launch(scenario, key, home.half_edge, player) for player in owners)
