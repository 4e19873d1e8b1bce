"""The ways from a home to its goals, followed no farther than the facts about it need."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Set
from dataclasses import dataclass

from rbdesigner.analysis.facts import Distance, Goal
from rbdesigner.analysis.leads import FAR
from rbdesigner.analysis.walk import ROAD_STEPS
from rbdesigner.hexes import Hex
from rbdesigner.scenario.land import NEVER, Land, Net, Passages
from rbdesigner.tiles import Terrain

Ranked = Mapping[Goal, list[tuple[Distance, Hex]]]
"""The tiles of each goal, the nearest first."""


class GoalRegions:
    """The regions where each goal is reached."""

    def __init__(self, land: Land, terrains: Mapping[Hex, Terrain], starts: list[int]) -> None:
        named = {goal.value: goal for goal in Goal}
        self._of_goal: dict[Goal, set[int]] = {goal: set() for goal in Goal}
        of_terrain = {terrain: self._of_goal[named[terrain.value]] for terrain in set(terrains.values())}
        for place, terrain in terrains.items():
            of_terrain[terrain].update(land.of_tile[place])
        self._of_goal[Goal.SEA] = set(land.at_sea())
        self._of_goal[Goal.RIVER] = set(land.at_rivers())
        self._of_goal[Goal.HOME] = set(starts)
        self._tiles = {goal: _tiles_up_to_two(land, regions) for goal, regions in self._of_goal.items()}

    def seen_from(self, start: int) -> tuple[dict[Goal, Set[int]], dict[Goal, int]]:
        """The regions of each goal for the home that starts here, and how many tiles they are on, two at most."""
        others = self._of_goal[Goal.HOME] - {start}
        return {**self._of_goal, Goal.HOME: others}, {**self._tiles, Goal.HOME: min(2, len(others))}


def _tiles_up_to_two(land: Land, regions: set[int]) -> int:
    """How many tiles these regions are on, where more than two count as two."""
    found: set[Hex] = set()
    for region in regions:
        found.add(land.place_of[region])
        if len(found) == 2:
            break
    return len(found)


@dataclass(frozen=True, slots=True)
class GoalWalk:
    """The ways from a region, as far as it takes to find two tiles of each goal, and at least ``FAR`` turns.

    ``leaps`` lead from each region to those that a donkey reaches in one turn. ``turns`` and ``steps`` say how far each
    region is, ``NEVER`` where the walk did not come; ``order`` has the regions that it came to, the nearest first.
    ``ranked`` has all tiles of each goal within ``FAR`` turns, and those that are as near as the second of them.
    """

    leaps: Net
    turns: list[int]
    steps: list[int]
    order: list[int]
    ranked: Ranked

    def near(self, steps: int) -> list[int]:
        """The regions within so few steps that the walk came to them all."""
        found = []
        for region in self.order:
            if self.turns[region] > steps:  # a turn is at least a step
                break
            if self.steps[region] <= steps:
                found.append(region)
        return found


def walk_to_goals(land: Land, start: int, passages: Passages, leaps: Net, goals: GoalRegions) -> GoalWalk:
    """Walk from the region of a home until its goals are found."""
    turns, order = [NEVER] * len(leaps), list[int]()
    regions, wanted = goals.seen_from(start)
    found: dict[Goal, dict[Hex, int]] = {goal: {} for goal in Goal}
    lacking, last = list(Goal), 0
    for far, ring in enumerate(rings(leaps, start)):
        last = far
        order += ring
        for region in ring:
            turns[region] = far
        for goal in lacking:
            for region in regions[goal] & ring:
                found[goal].setdefault(land.place_of[region], far)
        if far >= FAR:
            lacking = [goal for goal in lacking if len(found[goal]) < wanted[goal]]
            if not lacking:
                break
    steps = _steps(passages.beside, start, ROAD_STEPS * last) if passages.has_roads else turns

    def distance(goal: Goal, place: Hex, far: int) -> Distance:
        if steps is turns:
            return Distance(far, far)
        there = land.of_tile[place]
        if goal in (Goal.SEA, Goal.RIVER, Goal.HOME):
            there = tuple(region for region in there if region in regions[goal] and turns[region] == far)
        return Distance(far, min(steps[region] for region in there))

    ranked = {
        goal: sorted((distance(goal, place, far), place) for place, far in tiles.items())
        for goal, tiles in found.items()
    }
    return GoalWalk(leaps, turns, steps, order, ranked)


def rings(net: Net, start: int) -> Iterator[set[int]]:
    """The regions that are 0, 1, 2 ... steps of the net from a start."""
    ring, before = {start}, set[int]()
    while ring:
        yield ring
        # A step leads back, on, or to as far: sets find out which without a look at each region.
        ring, before = set().union(*map(net.__getitem__, ring)) - ring - before, ring


def _steps(beside: Net, start: int, most: int) -> list[int]:
    """The steps to each region, as far as they are so few."""
    steps = [NEVER] * len(beside)
    for far, ring in enumerate(rings(beside, start)):
        if far > most:
            break
        for region in ring:
            steps[region] = far
    return steps
