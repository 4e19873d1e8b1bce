"""The facts worked out the slow way, home by home over the whole map: what the quick way must find as well."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass

from rbdesigner.analysis import shortcut_search
from rbdesigner.analysis.contacts import LATEST
from rbdesigner.analysis.facts import RADII, SOON, Distance, Goal, LandSoon, LandWithin, Shortcut, TileReach
from rbdesigner.analysis.goal_walk import GoalWalk
from rbdesigner.analysis.leads import FAR
from rbdesigner.analysis.shortcut_search import ShortcutSearch
from rbdesigner.analysis.walk import leaps_of, tile_distances, walk_from
from rbdesigner.hexes import Hex
from rbdesigner.scenario.canonical import canonical_home
from rbdesigner.scenario.land import Land
from rbdesigner.scenario.model import Scenario
from rbdesigner.scenario.pieces import Building, Home
from rbdesigner.symmetry import Motion
from rbdesigner.tiles import Terrain


@dataclass
class SlowFacts:
    """The facts about the homes at some places, in their order."""

    scenario: Scenario
    homes: list[Hex]

    def __post_init__(self) -> None:
        self.land = Land(self.scenario)
        self.passages = [self.land.passages(self._home(at).player) for at in self.homes]
        self.starts = [self.land.region(at, self._home(at).half_edge) for at in self.homes]
        self.walks = [
            walk_from(self.land, start, passages, leaps_of(passages))
            for start, passages in zip(self.starts, self.passages, strict=True)
        ]

    def _home(self, at: Hex) -> Home:
        return self.scenario.homes[at]

    def ways(self, number: int) -> dict[Goal, tuple[Distance, ...]]:
        found = {}
        for goal, rows in self._ranked(number).items():
            alike = [tuple(place for other, place in rows if other == far) for far, _ in rows[:2]]
            found[goal] = tuple(Distance(*far[:2], places) for (far, _), places in zip(rows, alike, strict=False))
        return found

    def _ranked(self, number: int) -> dict[Goal, list[tuple[Distance, Hex]]]:
        return {goal: sorted((far, at) for at, far in self._tiles(goal, number).items()) for goal in Goal}

    def _tiles(self, goal: Goal, number: int) -> dict[Hex, Distance]:
        walk = self.walks[number]
        if goal is Goal.HOME:
            return tile_distances(self.land, walk, self.starts[:number] + self.starts[number + 1 :])
        if goal in (Goal.SEA, Goal.RIVER):
            regions = self.land.at_sea() if goal is Goal.SEA else self.land.at_rivers()
            return tile_distances(self.land, walk, regions)
        return {at: far for at, far in walk.tiles.items() if self.land.terrain(at).value == goal.value}

    def reach(self) -> dict[Hex, TileReach]:
        found = {}
        for place in {at for walk in self.walks for at in walk.tiles}:
            times = sorted(
                (walk.tiles[place].turns, home) for home, walk in enumerate(self.walks) if place in walk.tiles
            )
            first = times[0][0]
            margin = times[1][0] - first if len(times) > 1 else None
            found[place] = TileReach(first, tuple(home for turns, home in times if turns == first), margin)
        return found

    def firsts(self, number: int) -> dict[Terrain, tuple[Hex, ...]]:
        mine = sorted(at for at, reach in self.reach().items() if reach.homes == (number,))
        return {
            terrain: tuple(at for at in mine if self.land.terrain(at) is terrain)
            for terrain in Terrain
            if terrain is not Terrain.SEA
        }

    def within(self, number: int) -> tuple[LandWithin, ...]:
        reach = self.reach()
        found = []
        for steps in RADII:
            near = tuple(sorted(at for at, far in self.walks[number].tiles.items() if far.steps <= steps))
            contested = tuple(at for at in near if reach[at].homes != (number,))
            found.append(LandWithin(steps, near, contested, tuple(filter(self._has_room, near))))
        return tuple(found)

    def soon(self, number: int) -> tuple[LandSoon, ...]:
        found = []
        mine = [at for places in self.firsts(number).values() for at in places]
        for turns in SOON:
            near = [at for at, far in self.walks[number].tiles.items() if far.turns <= turns]
            shares = {
                terrain: sum(at in near for at in places) / len(mine) if mine else 0.0
                for terrain, places in self.firsts(number).items()
            }
            found.append(LandSoon(turns, Counter(map(self.land.terrain, near)), shares))
        return tuple(found)

    def on_foot(self, number: int) -> list[int | None]:
        """The turns to each other home, in their order."""
        turns = [self.walks[number].turns[start] for home, start in enumerate(self.starts) if home != number]
        return [far if far <= LATEST else None for far in turns]

    def leads(self, number: int) -> dict[Terrain, int]:
        found = {}
        for terrain in self.firsts(number):
            ways = [self.ways(home)[Goal(terrain.value)] for home in range(len(self.homes))]
            turns = [min(FAR, way[0].turns) if way else FAR for way in ways]
            others = [far for home, far in enumerate(turns) if home != number]
            found[terrain] = min(others, default=FAR) - turns[number]
        return found

    def _has_room(self, at: Hex) -> bool:
        built = any(isinstance(piece, Building) for piece in self.scenario.pieces.get(at, ()))
        return not built and self.land.terrain(at) is not Terrain.DESERT

    def shortcuts(self, number: int) -> tuple[Shortcut, ...]:
        """The shortcuts found when each way is followed to its end."""
        walk = self.walks[number]
        terrains = {place: self.land.terrain(place) for place in self.land.of_tile}
        search = ShortcutSearch(self.land, terrains, self.land.crossings())
        whole = GoalWalk(walk.leaps, walk.turns, walk.steps, walk.order, self._ranked(number))
        near, shortcut_search._bounds = shortcut_search._bounds, _no_bounds
        try:
            return search.best(whole, self.passages[number])
        finally:
            shortcut_search._bounds = near


def _no_bounds(walk: GoalWalk) -> shortcut_search.Bounds:
    return {Terrain(goal.value): FAR for goal in shortcut_search.NEEDS}


def odd_places(scenario: Scenario, motion: Motion) -> list[Hex]:
    """The places whose images have another terrain or other rivers, or are none; then those with another home."""
    tiles, homes = scenario.tiles, scenario.homes
    turned = {place: tile.turned(motion.turn) for place, tile in tiles.items()}
    odd = [place for place, image in turned.items() if tiles.get(motion.hex(place)) != image]
    for place, home in homes.items():
        there = tiles.get(motion.hex(place))
        if there is None or homes.get(motion.hex(place)) != canonical_home(home.moved(motion), there):
            odd.append(place)
    return odd
