"""Where roads and bridges would pay: what brings a home nearer to what it needs."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping
from heapq import heappop, heappush
from typing import NamedTuple

from rbdesigner.analysis.facts import NEEDS, Distance, Shortcut, ShortenedWay
from rbdesigner.analysis.goal_walk import GoalWalk
from rbdesigner.analysis.leads import FAR
from rbdesigner.hexes import Border, Hex
from rbdesigner.scenario.land import NEVER, BorderOfLand, Crossing, Land, Passages
from rbdesigner.tiles import Terrain

TRIED = 6
"""The number of ways with new roads that are looked at closely for each home, with all as good as the last of them."""
MOST_TOLD = 3
"""The most shortcuts that are told for each home."""

_TERRAINS = {goal: Terrain(goal.value) for goal in NEEDS}

Links = dict[int, list[tuple[int, int]]]
"""New ways from regions: to where, in how many turns."""
Bounds = Mapping[Terrain, int]
"""For each terrain that is needed the turns below which a way to it is a gain."""


class _Road(NamedTuple):
    """One or two borders to build roads across; ``weight`` counts the needs whose shortest way leads over them."""

    keys: tuple[Border, ...]
    borders: tuple[BorderOfLand, ...]
    weight: int


def _precedence(road: _Road) -> tuple[int, int]:
    """Rank the roads to be tried: those that serve the most needs, then single ones."""
    return -road.weight, len(road.keys)


class ShortcutSearch:
    """Looks for shortcuts for the homes of a map."""

    def __init__(self, land: Land, terrains: Mapping[Hex, Terrain], crossings: Iterable[Crossing]) -> None:
        self._land = land
        self._terrains = terrains
        self._crossings = list(crossings)

    def best(self, walk: GoalWalk, passages: Passages) -> tuple[Shortcut, ...]:
        """Give the best shortcuts of a home, by the turns saved; of equal ones bridges first, then few roads."""
        bounds = _bounds(walk)
        found = [*self._bridges(walk, passages, bounds), *self._roads(walk, passages, bounds)]
        found.sort(key=lambda each: (-each.saved, len(each.roads), each.bridge or (), each.roads))
        return tuple(found[:MOST_TOLD])

    # Bridges

    def _bridges(self, walk: GoalWalk, passages: Passages, bounds: Bounds) -> Iterator[Shortcut]:
        turns, bound = walk.turns, max(bounds.values())
        for place, edge, first, second in self._crossings:
            near, far = (first, second) if turns[first] < turns[second] else (second, first)
            # Between banks that are as far, a bridge saves nothing.
            if turns[near] >= bound or turns[near] == turns[far]:
                continue
            # A bridge makes one region of two banks (K9), so that to cross it costs no turn.
            links: Links = defaultdict(list, {near: [(far, 0)], far: [(near, 0)]})
            if passages.has_roads:
                for one in passages.roads[near]:
                    for other in passages.roads[far]:
                        links[one].append((other, 1))
                        links[other].append((one, 1))
            savings = self._savings(walk, links, bounds)
            if savings:
                yield Shortcut((), (place, edge), _sum(savings), savings)

    # Roads

    def _roads(self, walk: GoalWalk, passages: Passages, bounds: Bounds) -> Iterator[Shortcut]:
        for road in self._promising(walk, passages):
            savings = self._savings(walk, self._links(road, passages), bounds)
            if savings:
                yield Shortcut(road.keys, None, _sum(savings), savings)

    def _promising(self, walk: GoalWalk, passages: Passages) -> list[_Road]:
        """Ways of two steps by road on which the shortest ways to many needs run."""
        masks, turns = _masks(self._land, walk), walk.turns
        found: dict[tuple[Border, ...], _Road] = {}
        for end, bits in masks.items():
            for middle in _before(passages, turns, end):
                # Two steps by road are one turn (M3): a single new road saves a turn only beside another.
                for start in _before(passages, turns, middle):
                    through = (self._land.border_between(start, middle), self._land.border_between(middle, end))
                    new = tuple(border for border in through if not self._land.has_road(border))
                    key = tuple(sorted(border.key for border in new))
                    if key and (key not in found or found[key].weight < bits.bit_count()):
                        found[key] = _Road(key, new, bits.bit_count())
        ranked_roads = sorted(found.values(), key=_precedence)
        # A turned map has its roads in another order, so equal ones are tried together.
        return [each for each in ranked_roads if _precedence(each) <= _precedence(ranked_roads[:TRIED][-1])]

    def _links(self, road: _Road, passages: Passages) -> Links:
        """The ways of one turn that new roads open."""
        beside: dict[int, set[int]] = defaultdict(set)
        for border in road.borders:
            beside[border.first].add(border.second)
            beside[border.second].add(border.first)

        def roads_from(region: int) -> set[int]:
            return beside[region] | set(passages.roads[region] if passages.has_roads else ())

        links: Links = defaultdict(list)
        for border in road.borders:
            for one, middle in (border[:2], border[1::-1]):
                for end in sorted(roads_from(middle) - {one}):
                    links[one].append((end, 1))
                    links[end].append((one, 1))
        return links

    # Gains

    def _savings(self, walk: GoalWalk, links: Links, bounds: Bounds) -> tuple[ShortenedWay, ...]:
        better = _improved(walk, links, max(bounds.values()))
        tiles: dict[Hex, int] = {}
        for region, turns in better.items():
            place = self._land.place_of[region]
            if turns < bounds.get(self._terrains[place], 0):
                there = self._land.of_tile[place]
                # Else another region of it is nearer anyway.
                if len(there) == 1 or turns < min(walk.turns[other] for other in there):
                    tiles[place] = min(turns, tiles.get(place, NEVER))
        if not tiles:
            return ()
        reached: dict[Terrain, list[int]] = defaultdict(list)
        for place, turns in tiles.items():
            reached[self._terrains[place]].append(turns)
        found = []
        for goal, terrain in _TERRAINS.items():
            new = reached.get(terrain)
            if not new:
                continue
            known = [far.turns for far, _ in walk.ranked[goal][:2]]
            after = sorted([*new, *_turns_kept(walk.ranked[goal], tiles)])[:2]
            for rank, turns in enumerate(after, 1):
                was = known[rank - 1] if rank <= len(known) else None
                if turns < min(FAR, NEVER if was is None else was):
                    found.append(ShortenedWay(goal, rank, was, turns))
        return tuple(found)


def _bounds(walk: GoalWalk) -> Bounds:
    """The bounds of a home: a way is a gain if it is shorter than that to the second nearest tile."""
    return {
        terrain: min(FAR, walk.ranked[goal][1][0].turns) if len(walk.ranked[goal]) > 1 else FAR
        for goal, terrain in _TERRAINS.items()
    }


def _before(passages: Passages, turns: list[int], region: int) -> list[int]:
    """The regions beside one from which a donkey comes to it in its last turn."""
    return [beside for beside in set(passages.beside[region]) if turns[beside] == turns[region] - 1]


def _turns_kept(ranked: list[tuple[Distance, Hex]], improved: Mapping[Hex, int]) -> Iterator[int]:
    """The turns to the nearest two tiles that are as far as before."""
    left = 2
    for far, place in ranked:
        if place not in improved:
            yield far.turns
            left -= 1
            if not left:
                return


def _sum(savings: Iterable[ShortenedWay]) -> int:
    """The turns saved in all; what could not be reached counts as the farthest."""
    return sum(min(FAR, NEVER if each.before is None else each.before) - each.after for each in savings)


def _improved(walk: GoalWalk, links: Links, bound: int) -> dict[int, int]:
    """The regions that new ways bring nearer than so many turns, with the turns to them."""
    turns, better = walk.turns, dict[int, int]()
    waiting: list[tuple[int, int]] = []
    for start, ends in links.items():
        for end, cost in ends:
            if turns[start] + cost < min(bound, turns[end]):
                heappush(waiting, (turns[start] + cost, end))
    while waiting:
        far, region = heappop(waiting)
        if far >= better.get(region, turns[region]):
            continue
        better[region] = far
        if far + 1 < bound:
            for beyond in walk.leaps[region]:
                if far + 1 < turns[beyond] and far + 1 < better.get(beyond, NEVER):
                    heappush(waiting, (far + 1, beyond))
        for beyond, cost in links.get(region, ()):
            if far + cost < min(bound, better.get(beyond, turns[beyond])):
                heappush(waiting, (far + cost, beyond))
    return better


def _masks(land: Land, walk: GoalWalk) -> dict[int, int]:
    """Give for each region the needs, as bits, to which a shortest way leads through it."""
    turns, masks = walk.turns, dict[int, int]()
    for number, goal in enumerate(NEEDS):
        rows = walk.ranked[goal]
        ends = [(0, rows[0][0].turns)] if rows else []
        if len(rows) > 1 and rows[1][0].turns > rows[0][0].turns:
            ends.append((1, rows[1][0].turns))
        for rank, far in ends:
            for reached, place in rows:
                if reached.turns > far:
                    break
                for region in land.of_tile[place]:
                    if turns[region] == reached.turns == far:
                        masks[region] = masks.get(region, 0) | 1 << 2 * number + rank
    farthest = max((turns[region] for region in masks), default=0)
    # From the farthest back: a region passes on the needs of all that its shortest ways lead to.
    for region in reversed(walk.order):
        if turns[region] < farthest:
            bits = masks.get(region, 0)
            for beyond in walk.leaps[region]:
                if turns[beyond] == turns[region] + 1:
                    bits |= masks.get(beyond, 0)
            if bits:
                masks[region] = bits
    return masks
