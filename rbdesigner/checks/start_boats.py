"""The boats with which players begin: they need water at the homes (S4, F3, F4)."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator
from dataclasses import replace

from rbdesigner.checks.checker import Checker, Touched
from rbdesigner.checks.problem import Problem, ground, mending
from rbdesigner.checks.problem_codes import problem
from rbdesigner.checks.river_network import sound_rivers
from rbdesigner.checks.starts import joined_regions, regions_by_half_edge
from rbdesigner.hexes import EDGES, Hex, edge_key, neighbour
from rbdesigner.scenario.edit import edit
from rbdesigner.scenario.model import Scenario


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

    def stale(self, touched: Touched) -> Iterable[Hex | None]:
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
            fix = mending("leave-boats", edit(scenario, properties=replace(given, start=start)))
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
