"""All facts about a map, from its scenario."""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Generator, Mapping
from dataclasses import replace
from itertools import takewhile
from typing import TypeVar

from rbdesigner.analysis.contacts import Waters, contacts
from rbdesigner.analysis.facts import (
    RADII,
    SOON,
    Distance,
    HomeFacts,
    HomeName,
    LandSoon,
    LandWithin,
    MapFacts,
    TileReach,
)
from rbdesigner.analysis.first_arrivals import first_arrivals
from rbdesigner.analysis.goal_walk import GoalRegions, GoalWalk, walk_to_goals
from rbdesigner.analysis.leads import leads
from rbdesigner.analysis.shortcut_search import ShortcutSearch
from rbdesigner.analysis.symmetry_search import searching
from rbdesigner.analysis.walk import leaps_of
from rbdesigner.hexes import Hex, position
from rbdesigner.scenario.land import Land
from rbdesigner.scenario.model import Scenario
from rbdesigner.scenario.pieces import Building
from rbdesigner.tiles import LANDS, Terrain

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
    >>> facts.symmetry.group.value
    'two-mirrors-2'
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

    def steps(self) -> Generator[None, None, MapFacts]:
        """All facts together, with a pause after each part of the work."""
        yield from self._survey()
        goals = GoalRegions(self.land, self.terrains, self.starts)
        yield
        search = ShortcutSearch(self.land, self.terrains, self.land.crossings())
        homes: list[HomeFacts] = []
        for number, name in enumerate(self._names()):
            yield
            walk = walk_to_goals(self.land, self.starts[number], self.passages[number], self.leaps[number], goals)
            yield
            homes.append(self._home(name, number, walk, search))
        homes = [replace(home, leads=lead) for home, lead in zip(homes, leads(homes), strict=True)]
        found = yield from searching(self.scenario)
        return MapFacts(tuple(homes), self.reach, found.symmetry, found.motions, found.nearly)

    def _survey(self) -> Generator[None, None, None]:
        """Look at what concerns all homes: terrains and building grounds, ways by land and by water, who is first."""
        land, players = self.land, [self.scenario.homes[place].player for place in self.homes]
        self.terrains = {place: land.terrain(place) for place in land.of_tile}
        self.grounds = self._building_grounds()
        yield
        self.passages = [land.passages(player) for player in players]
        leaps = {id(each): leaps_of(each) for each in self.passages}
        self.leaps = [leaps[id(each)] for each in self.passages]
        yield
        waters = {closed: Waters(self.scenario, land, closed) for closed in set(map(land.closed_edges, players))}
        self.waters = [waters[land.closed_edges(player)] for player in players]
        yield
        self.reach = yield from first_arrivals(land, self.starts, self.leaps)
        self.firsts = _first_reached(len(self.homes), self.reach, self.terrains)
        yield

    def _building_grounds(self) -> set[Hex]:
        """The land tiles where a building can stand: no deserts (K4), none yet (K3)."""
        built = {
            place
            for place, pieces in self.scenario.pieces.items()
            if any(isinstance(piece, Building) for piece in pieces)
        }
        return {place for place, terrain in self.terrains.items() if terrain is not Terrain.DESERT} - built

    def _home(self, name: HomeName, number: int, walk: GoalWalk, search: ShortcutSearch) -> HomeFacts:
        return HomeFacts(
            name,
            {goal: _nearest(rows) for goal, rows in walk.ranked.items()},
            tuple(self._within(steps, number, walk) for steps in RADII),
            self.firsts[number],
            search.best(walk, self.passages[number]),
            self.terrains[name.at],
            tuple(self._soon(turns, number, walk) for turns in SOON),
            contacts(number, self.starts, self.leaps[number], self.waters[number]),
        )

    def _within(self, steps: int, number: int, walk: GoalWalk) -> LandWithin:
        near = sorted({self.land.place_of[region] for region in walk.near(steps)})
        contested = tuple(place for place in near if self.reach[place].homes != (number,))
        return LandWithin(steps, tuple(near), contested, tuple(place for place in near if place in self.grounds))

    def _soon(self, turns: int, number: int, walk: GoalWalk) -> LandSoon:
        regions = takewhile(lambda region: walk.turns[region] <= turns, walk.order)
        near = {self.land.place_of[region] for region in regions}
        firsts = self.firsts[number]
        whole = sum(map(len, firsts.values())) or 1
        shares = {terrain: sum(place in near for place in places) / whole for terrain, places in firsts.items()}
        return LandSoon(turns, Counter(self.terrains[place] for place in near), shares)

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
        left, top, right, bottom = self._frame()
        width, height = max(right - left, 1.0) / 2, max(bottom - top, 1.0) / 2
        found: list[int | None] = []
        for place in self.homes:
            x, y = position(place, self.scenario.orientation)
            east, south = (x - (left + right) / 2) / width, (y - (top + bottom) / 2) / height
            angle = math.degrees(math.atan2(east, -south))
            found.append(round(angle / 45) % 8 if math.hypot(east, south) > MIDDLE else None)
        return found

    def _frame(self) -> tuple[float, float, float, float]:
        """The coordinates of the westernmost, northernmost, easternmost and southernmost middles of tiles."""
        tiles, orientation = self.scenario.tiles, self.scenario.orientation
        ends: dict[int, tuple[Hex, Hex]] = {}
        for place in tiles:  # of a column only its ends can be outermost
            first, last = ends.setdefault(place[0], (place, place))
            if place < first or place > last:
                ends[place[0]] = (min(first, place), max(last, place))
        points = [position(end, orientation) for both in ends.values() for end in both]
        xs, ys = [x for x, _ in points], [y for _, y in points]
        return min(xs), min(ys), max(xs), max(ys)


def _first_reached(
    homes: int, reach: Mapping[Hex, TileReach], terrains: Mapping[Hex, Terrain]
) -> list[dict[Terrain, tuple[Hex, ...]]]:
    """The tiles of each terrain that each home reaches before all others."""
    found: list[dict[Terrain, list[Hex]]] = [{terrain: [] for terrain in LANDS} for _ in range(homes)]
    for place, (_, first, _) in reach.items():
        if len(first) == 1:
            found[first[0]][terrains[place]].append(place)
    return [{terrain: tuple(sorted(places)) for terrain, places in each.items()} for each in found]


def _nearest(ranked: list[tuple[Distance, Hex]]) -> tuple[Distance, ...]:
    """The nearest and the second nearest, each with all tiles that are as far."""
    return tuple(
        Distance(far.turns, far.steps, tuple(place for each, place in ranked if each == far)) for far, _ in ranked[:2]
    )
