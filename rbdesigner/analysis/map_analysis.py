"""All facts about a map, from its scenario."""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Generator, Mapping
from dataclasses import replace
from typing import TypeVar

from rbdesigner.analysis.facts import (
    RADII,
    Distance,
    Goal,
    HomeFacts,
    HomeName,
    LandWithin,
    MapFacts,
    TileReach,
)
from rbdesigner.analysis.fairness import differences, fairness, home_worth
from rbdesigner.analysis.shortcut_search import ShortcutSearch
from rbdesigner.analysis.symmetry_search import searching
from rbdesigner.analysis.walk import Walk, leaps_of, tile_distances, walk_from
from rbdesigner.hexes import Hex, position
from rbdesigner.scenario.land import Land
from rbdesigner.scenario.model import Scenario
from rbdesigner.scenario.pieces import Building
from rbdesigner.tiles import Terrain

Result = TypeVar("Result")


def finished(steps: Generator[None, None, Result]) -> Result:
    """The result of work in steps, done in one go."""
    while True:
        try:
            next(steps)
        except StopIteration as end:
            result: Result = end.value
            return result


MIDDLE = 0.25
"""A home lies in the middle if it is nearer to it than this share of the way to the rim."""


def analyse(scenario: Scenario) -> MapFacts:
    """The facts about a map and its homes, without playing.

    Homes that do not stand on land count for nothing. The map may have faults.

    >>> import rbdesigner as rb
    >>> facts = rb.analyse(rb.load("scenarios/crossroads.rbmap"))
    >>> facts.index, facts.symmetry.group.value
    (100.0, 'two-mirrors-2')
    >>> north_west = facts.homes[0]
    >>> [(way.turns, way.steps) for way in north_west.ways["mountain"]]
    [(1, 1), (3, 3)]
    """
    return finished(analysing(scenario))


def analysing(scenario: Scenario) -> Generator[None, None, MapFacts]:
    """Work out the same facts in steps between which others may have their turn.

    The scenario must not change meanwhile.
    """
    analysis = _Analysis(scenario)
    yield
    return (yield from analysis.steps())


class _Analysis:
    """Works the facts out, home by home."""

    def __init__(self, scenario: Scenario) -> None:
        self.scenario = scenario
        self.land = Land(scenario)
        self.homes, self.go_by_players = self._ordered_homes()
        self.starts = [self.land.region(place, scenario.homes[place].half_edge) for place in self.homes]

    def _ordered_homes(self) -> tuple[list[Hex], bool]:
        """Give the homes on land in order, and whether that is the order of players.

        It is where every home belongs to another player; otherwise places order them.
        """
        places = sorted(place for place in self.scenario.homes if place in self.land.of_tile)
        players = [self.scenario.homes[place].player for place in places]
        if None in players or len(set(players)) < len(players):
            return places, False
        return sorted(places, key=lambda place: self.scenario.homes[place].player or 0), True

    def _survey(self) -> None:
        """Note where each terrain, building grounds and waters are."""
        self.by_terrain = self._by_terrain()
        self.can_be_built_on = self._building_grounds()
        self.at_sea, self.at_rivers = self.land.at_sea(), self.land.at_rivers()

    def _by_terrain(self) -> dict[Terrain, list[Hex]]:
        found: dict[Terrain, list[Hex]] = {terrain: [] for terrain in Terrain}
        for place in self.land.of_tile:
            found[self.land.terrain(place)].append(place)
        return found

    def _building_grounds(self) -> set[Hex]:
        """The land tiles where a building can stand: no deserts (K4), none yet (K3)."""
        built = {
            place
            for place, pieces in self.scenario.pieces.items()
            if any(isinstance(piece, Building) for piece in pieces)
        }
        return self.land.of_tile.keys() - built - set(self.by_terrain[Terrain.DESERT])

    def steps(self) -> Generator[None, None, MapFacts]:
        """All facts together, with a pause after each part of the work."""
        self._survey()
        passages = [self.land.passages(self.scenario.homes[place].player) for place in self.homes]
        walks = []
        for start, each in zip(self.starts, passages, strict=True):
            yield
            walks.append(walk_from(self.land, start, each, leaps_of(each)))
        reach: dict[Hex, TileReach] = {}
        for number, walk in enumerate(walks):
            yield
            _arrive(reach, number, walk)
        yield
        search = ShortcutSearch(self.land, self.land.crossings())
        homes = []
        for number, (name, walk) in enumerate(zip(self._names(), walks, strict=True)):
            yield
            ranked = {goal: self._ranked(goal, number, walk) for goal in Goal}
            facts = HomeFacts(
                name,
                {goal: _nearest(rows) for goal, rows in ranked.items()},
                tuple(self._within(steps, number, walk, reach) for steps in RADII),
                self._firsts(number, reach),
                search.best(walk, passages[number], ranked),
            )
            homes.append(replace(facts, worth=home_worth(facts)))
        found = yield from searching(self.scenario)
        return MapFacts(
            tuple(homes), reach, fairness(homes), differences(homes), found.symmetry, found.motions, found.nearly
        )

    def _ranked(self, goal: Goal, number: int, walk: Walk) -> list[tuple[Distance, Hex]]:
        """The tiles of a goal that a home reaches, the nearest first."""
        if goal is Goal.SEA or goal is Goal.RIVER:
            tiles = tile_distances(self.land, walk, self.at_sea if goal is Goal.SEA else self.at_rivers)
        elif goal is Goal.HOME:
            tiles = tile_distances(self.land, walk, self.starts[:number] + self.starts[number + 1 :])
        else:
            tiles = {place: walk.tiles[place] for place in self.by_terrain[Terrain(goal.value)] if place in walk.tiles}
        return sorted((far, place) for place, far in tiles.items())

    def _within(self, steps: int, number: int, walk: Walk, reach: Mapping[Hex, TileReach]) -> LandWithin:
        near = sorted(place for place, far in walk.tiles.items() if far.steps <= steps)
        contested = [place for place in near if reach[place].homes != (number,)]
        return LandWithin(steps, tuple(near), tuple(contested), tuple(filter(self.can_be_built_on.__contains__, near)))

    def _firsts(self, number: int, reach: Mapping[Hex, TileReach]) -> dict[Terrain, tuple[Hex, ...]]:
        alone = (number,)
        return {
            terrain: tuple(sorted(place for place in places if place in reach and reach[place].homes == alone))
            for terrain, places in self.by_terrain.items()
            if terrain is not Terrain.SEA
        }

    # Names

    def _names(self) -> list[HomeName]:
        """Name homes by player where each belongs to another, else by side, and by place too where sides repeat."""
        if self.go_by_players:
            return [HomeName(place, self.scenario.homes[place].player) for place in self.homes]
        sides = self._sides()
        repeated = Counter(sides)
        return [HomeName(at, None, side, repeated[side] > 1) for at, side in zip(self.homes, sides, strict=True)]

    def _sides(self) -> list[int | None]:
        if not self.homes:
            return []
        points = [position(place, self.scenario.orientation) for place in self.scenario.tiles]
        left, right = min(x for x, _ in points), max(x for x, _ in points)
        top, bottom = min(y for _, y in points), max(y for _, y in points)
        width, height = max(right - left, 1.0) / 2, max(bottom - top, 1.0) / 2
        found: list[int | None] = []
        for place in self.homes:
            x, y = position(place, self.scenario.orientation)
            east, south = (x - (left + right) / 2) / width, (y - (top + bottom) / 2) / height
            angle = math.degrees(math.atan2(east, -south))
            found.append(round(angle / 45) % 8 if math.hypot(east, south) > MIDDLE else None)
        return found


def _arrive(reach: dict[Hex, TileReach], number: int, walk: Walk) -> None:
    """Take note of when a further home reaches the land."""
    for place, far in walk.tiles.items():
        turns, before = far.turns, reach.get(place)
        if before is None:
            reach[place] = TileReach(turns, (number,), None)
        elif turns < before.turns:
            reach[place] = TileReach(turns, (number,), before.turns - turns)
        elif turns == before.turns:
            reach[place] = TileReach(turns, (*before.homes, number), 0)
        elif before.margin is None or turns - before.turns < before.margin:
            reach[place] = before._replace(margin=turns - before.turns)


def _nearest(ranked: list[tuple[Distance, Hex]]) -> tuple[Distance, ...]:
    """The nearest and the second nearest, each with all tiles that are as far."""
    return tuple(
        Distance(far.turns, far.steps, tuple(place for each, place in ranked if each == far)) for far, _ in ranked[:2]
    )
