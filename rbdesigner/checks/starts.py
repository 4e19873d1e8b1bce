"""Advice on the homes: what each has within reach on foot, and whether that is about equal."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterable, Iterator
from dataclasses import dataclass, replace

from rbdesigner.checks.checker import Checker, EditReach
from rbdesigner.checks.homes import homes_within
from rbdesigner.checks.map_index import MapIndex
from rbdesigner.checks.problem import Problem, fix_of, ground
from rbdesigner.checks.problem_codes import problem
from rbdesigner.checks.river_network import sound_rivers
from rbdesigner.hexes import EDGES, HALF_EDGES, Hex, disk, edge_key, neighbour
from rbdesigner.scenario.edit import edit
from rbdesigner.scenario.land import Land, distances_from
from rbdesigner.scenario.model import Scenario
from rbdesigner.tiles import Terrain

STEPS = 3
"""How far a home reaches: what donkeys come to in the first turns."""

COMPARED = (Terrain.WOODS, Terrain.PASTURE, Terrain.ROCK, Terrain.MOUNTAIN)
"""The terrains of which no home should have much more than another."""


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


def _reached(scenario: Scenario, place: Hex, half_edge: int) -> set[Hex]:
    """The tiles of which a donkey reaches any region from a home, without regard to walls (M6, M7)."""
    # Only the land nearby is made, as homes are looked at again after every edit near them.
    land = _land_of(scenario, disk(place, STEPS))
    far, order = distances_from(land.passages(None).beside, land.region(place, half_edge))
    return {land.place_of[region] for region in order if far[region] <= STEPS}


def _land_of(scenario: Scenario, places: Iterable[Hex]) -> Land:
    """The land of a part of the map, with its bridges but without walls."""
    tiles = {at: tile for at in places if (tile := scenario.tiles.get(at)) is not None}
    pieces = {at: pieces for at in tiles if (pieces := scenario.pieces.get(at)) is not None}
    return Land(Scenario(scenario.properties, tiles, pieces=pieces))


def home_surroundings(scenario: Scenario, place: Hex, half_edge: int) -> HomeSurroundings:
    """The reach of a home in a region of a land tile."""
    reached = _reached(scenario, place, half_edge)
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
    land = _land_of(scenario, (place,))
    region = land.region(place, half_edge)
    edges = {half // 2 for half in HALF_EDGES if land.region(place, half) == region}
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
            # One iterator for all of them, as each player needs a tile of their own.
            return all(next(found, None) is not None for _ in players)
        home, tile = scenario.homes.get(key), scenario.tiles.get(key)
        if home is None or tile is None or tile.is_sea:
            return True
        owners = players if home.player is None else (home.player,)
        return any(has_launch(scenario, key, home.half_edge, player) for player in owners)
