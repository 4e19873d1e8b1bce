"""Where roads and bridges would pay: what brings a home nearer to what it needs."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping
from heapq import heappop, heappush
from typing import NamedTuple

from rbdesigner.analysis.facts import NEEDS, Distance, Goal, Shortcut, ShortenedWay
from rbdesigner.analysis.fairness import FAR
from rbdesigner.analysis.walk import Walk
from rbdesigner.hexes import Border, Hex
from rbdesigner.scenario.land import NEVER, BorderOfLand, Crossing, Land, Passages

TRIED = 6
"""The number of ways with new roads that are looked at closely for each home, with all as good as the last of them."""
MOST_TOLD = 3
"""The most shortcuts that are told for each home."""

Ranked = Mapping[Goal, list[tuple[Distance, Hex]]]
"""The tiles of each need, the nearest first."""
Links = dict[int, list[tuple[int, int]]]
"""New ways from regions: to where, in how many turns."""


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

    def __init__(self, land: Land, crossings: Iterable[Crossing]) -> None:
        self._land = land
        self._crossings = list(crossings)
        self._exits: dict[int, dict[int, BorderOfLand]] = defaultdict(dict)
        for border in land.borders:
            self._exits[border.first].setdefault(border.second, border)
            self._exits[border.second].setdefault(border.first, border)

    def best(self, walk: Walk, passages: Passages, ranked: Ranked) -> tuple[Shortcut, ...]:
        """Give the best shortcuts of a home, by the turns saved; of equal ones bridges first, then few roads."""
        found = [*self._bridges(walk, passages, ranked), *self._roads(walk, passages, ranked)]
        found.sort(key=lambda each: (-each.saved, len(each.roads), each.bridge or (), each.roads))
        return tuple(found[:MOST_TOLD])

    # Bridges

    def _bridges(self, walk: Walk, passages: Passages, ranked: Ranked) -> Iterator[Shortcut]:
        turns = walk.turns
        for place, edge, first, second in self._crossings:
            near, far = (first, second) if turns[first] < turns[second] else (second, first)
            # Between banks that are as far, a bridge saves nothing.
            if turns[near] >= FAR or turns[near] == turns[far]:
                continue
            # A bridge makes one region of two banks (K9), so that to cross it costs no turn.
            links: Links = defaultdict(list, {near: [(far, 0)], far: [(near, 0)]})
            if passages.has_roads:
                for one in passages.roads[near]:
                    for other in passages.roads[far]:
                        links[one].append((other, 1))
                        links[other].append((one, 1))
            savings = self._savings(walk, links, ranked)
            if savings:
                yield Shortcut((), (place, edge), _sum(savings), savings)

    # Roads

    def _roads(self, walk: Walk, passages: Passages, ranked: Ranked) -> Iterator[Shortcut]:
        for road in self._promising(walk, passages, ranked):
            savings = self._savings(walk, self._links(road, passages), ranked)
            if savings:
                yield Shortcut(road.keys, None, _sum(savings), savings)

    def _promising(self, walk: Walk, passages: Passages, ranked: Ranked) -> list[_Road]:
        """Ways of two steps by road on which the shortest ways to many needs run."""
        masks, turns = _masks(self._land, walk, ranked), walk.turns
        found: dict[tuple[Border, ...], _Road] = {}
        for end, bits in masks.items():
            for middle in _before(passages, turns, end):
                # Two steps by road are one turn (M3): a single new road saves a turn only beside another.
                for start in _before(passages, turns, middle):
                    through = (self._exits[start][middle], self._exits[middle][end])
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

    def _savings(self, walk: Walk, links: Links, ranked: Ranked) -> tuple[ShortenedWay, ...]:
        better = _improved(walk, links)
        if not better:
            return ()
        tiles: dict[Hex, int] = {}
        for region, turns in better.items():
            place = self._land.place_of[region]
            before = walk.tiles.get(place)
            if before is None or turns < before.turns:  # else another region of it is nearer anyway
                tiles[place] = min(turns, tiles.get(place, NEVER))
        reached = defaultdict(list)
        for place, turns in tiles.items():
            reached[str(self._land.terrain(place))].append(turns)
        found = []
        for goal in NEEDS:
            new = reached.get(goal.value)
            if not new:
                continue
            known = [far.turns for far, _ in ranked[goal][:2]]
            after = sorted([*new, *_turns_kept(ranked[goal], tiles)])[:2]
            for rank, turns in enumerate(after, 1):
                was = known[rank - 1] if rank <= len(known) else None
                if turns < min(FAR, NEVER if was is None else was):
                    found.append(ShortenedWay(goal, rank, was, turns))
        return tuple(found)


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


def _improved(walk: Walk, links: Links) -> dict[int, int]:
    """The regions that new ways bring nearer, with the turns to them."""
    turns, better = walk.turns, dict[int, int]()
    waiting: list[tuple[int, int]] = []
    for start, ends in links.items():
        for end, cost in ends:
            if turns[start] + cost < turns[end]:
                heappush(waiting, (turns[start] + cost, end))
    while waiting:
        far, region = heappop(waiting)
        # What is farther than FAR is worth nothing, so the search need not go on from there.
        if far >= better.get(region, turns[region]) or far > FAR:
            continue
        better[region] = far
        for beyond in walk.leaps[region]:
            if far + 1 < better.get(beyond, turns[beyond]):
                heappush(waiting, (far + 1, beyond))
        for beyond, cost in links.get(region, ()):
            if far + cost < better.get(beyond, turns[beyond]):
                heappush(waiting, (far + cost, beyond))
    return better


def _masks(land: Land, walk: Walk, ranked: Ranked) -> dict[int, int]:
    """Give for each region the needs, as bits, to which a shortest way leads through it."""
    turns, masks = walk.turns, dict[int, int]()
    for number, goal in enumerate(NEEDS):
        rows = ranked[goal]
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
