"""Small edits of a map that may make it fairer."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import replace
from itertools import combinations, product
from typing import NamedTuple, TypeVar

from rbdesigner.analysis.facts import Goal
from rbdesigner.checks import Severity, check, home_fault
from rbdesigner.generating.home_judge import facts_points, unlikeness
from rbdesigner.generating.home_views import SIGNS, HomeViews, Site, Terrains
from rbdesigner.hexes import Hex, neighbours
from rbdesigner.rules.tables import Good
from rbdesigner.scenario.edit import Edit, edit
from rbdesigner.scenario.editing import occupied_places
from rbdesigner.scenario.model import Scenario
from rbdesigner.scenario.pieces import Goods
from rbdesigner.symmetry import Motion
from rbdesigner.tiles import Terrain, Tile, shape_of


class TileSwap(NamedTuple):
    """Two tiles that change places; rivers stay as they run, as both have the same shape."""

    first: Hex
    second: Hex

    @property
    def places(self) -> tuple[Hex, ...]:
        """The tiles that it changes."""
        return self.first, self.second

    def moved(self, motion: Motion) -> TileSwap:
        """The image of the swap."""
        return TileSwap(motion.hex(self.first), motion.hex(self.second))

    def edit(self, scenario: Scenario) -> Edit:
        """Make the swap as an edit of a map."""
        one, other = scenario.tiles[self.first], scenario.tiles[self.second]
        return edit(scenario, tiles={self.first: _with(one, other), self.second: _with(other, one)})


class HomeMove(NamedTuple):
    """A home that moves to a tile beside its own."""

    start: Hex
    end: Hex

    @property
    def places(self) -> tuple[Hex, ...]:
        """The tiles that it changes."""
        return self.start, self.end

    def moved(self, motion: Motion) -> HomeMove:
        """The image of the move."""
        return HomeMove(motion.hex(self.start), motion.hex(self.end))

    def edit(self, scenario: Scenario) -> Edit:
        """Make the move as an edit of a map."""
        return edit(scenario, homes={self.start: None, self.end: scenario.homes[self.start]})


class HomeGift(NamedTuple):
    """A good that lies at a home from the start."""

    home: Hex
    good: Good

    @property
    def places(self) -> tuple[Hex, ...]:
        """The tiles that it changes."""
        return (self.home,)

    def moved(self, motion: Motion) -> HomeGift:
        """The image of the gift."""
        return HomeGift(motion.hex(self.home), self.good)

    def edit(self, scenario: Scenario) -> Edit:
        """Make the gift as an edit of a map."""
        there, half_edge = scenario.pieces.get(self.home, ()), scenario.homes[self.home].half_edge
        lies = next(
            (
                each
                for each in there
                if isinstance(each, Goods) and (each.good, each.half_edge) == (self.good, half_edge)
            ),
            None,
        )
        more = Goods(self.good, 1, half_edge) if lies is None else replace(lies, count=lies.count + 1)
        return edit(scenario, pieces={self.home: (*(each for each in there if each is not lies), more)})


MapEdit = TileSwap | HomeMove | HomeGift
E = TypeVar("E", TileSwap, HomeMove, HomeGift, MapEdit)


def _with(tile: Tile, other: Tile) -> Tile:
    """A tile with the terrain of another, its rivers as they lie."""
    return replace(tile, terrain=other.terrain)


def everywhere(scenario: Scenario, change: E) -> list[E]:
    """An edit with its images by the symmetry in which the map is meant to be, where the same can be done."""
    found, taken = [change], set(change.places)
    for motion in scenario.properties.symmetry.motions[1:]:
        image = change.moved(motion)
        if taken.isdisjoint(image.places) and all(_is_alike(scenario, at, motion) for at in change.places):
            found.append(image)
            taken.update(image.places)
    return found


def _is_alike(scenario: Scenario, place: Hex, motion: Motion) -> bool:
    """Whether the image of a place has the same tile, and a home if the place has one."""
    image, here = motion.hex(place), scenario.tiles.get(place)
    same_tile = here is not None and scenario.tiles.get(image) == here.turned(motion.turn)
    return same_tile and (image in scenario.homes) == (place in scenario.homes)


def changed_places(scenario: Scenario, change: MapEdit) -> tuple[Hex, ...]:
    """The tiles that such an edit and its images change."""
    return tuple(at for each in everywhere(scenario, change) for at in each.places)


def whole_edit(scenario: Scenario, change: MapEdit) -> Edit:
    """Such an edit and its images, as one edit of a map."""
    whole = Edit()
    for each in everywhere(scenario, change):
        whole = whole.then(each.edit(scenario))
    return whole


def edited(scenario: Scenario, change: MapEdit) -> Scenario:
    """The map with such an edit and its images made."""
    after = scenario.copy()
    whole_edit(scenario, change).apply(after)
    return after


MOST_CANDIDATES = 12
"""The most edits that are measured."""
_STRONG, _MILD, _SHORES, _MOVES = 5, 2, 2, 3
"""How many of them are swaps that promise most, swaps that promise half of that, and moves.

Up to two of the strong swaps are such of land and sea, if those promise anything.
"""
_TRIED_SHORES = 24
"""The most swaps of land and sea that are worked out."""
_EACH_TILE = 2
"""No more of the swaps have the same tile."""
_WATERS = [SIGNS.index(f"way-{goal}-1") for goal in (Goal.SEA, Goal.RIVER)]
_GIFTS = (Good.STONE, Good.BOARDS)
_WATER = 1.5
"""The points that a turn less to the sea or a river is worth, with the clay that is dug there: the model knows none."""
_LEAST = 0.5
"""Points that an edit has to promise, in percent of the mean of the homes."""
_ALIKE = 0.5
"""The points that it counts for an edit if homes are more alike after it, for each of their signs."""


class _Hope(NamedTuple):
    """An edit, and how much it is hoped to even homes out."""

    change: MapEdit
    gain: float


def candidates(
    scenario: Scenario, ahead: Mapping[Hex, float], locked: Collection[Hex] = (), most: int = MOST_CANDIDATES
) -> list[MapEdit]:
    """Edits that may make a map fairer, each of which passes all checks.

    ``ahead`` tells of each home how far it is ahead of the others in games, below 0 where it is behind; tiles that are
    ``locked`` and all on which something stands stay as they are.
    """
    search = _CandidateSearch(scenario, ahead, frozenset(locked))
    swaps, moves = list(search.swaps()), list(search.moves())
    used = Counter[Hex]()
    shores = search.chosen(list(search.shores()), _SHORES, used)
    chosen = search.chosen(swaps, _STRONG - len(shores), used) + shores
    # The model may promise too much: some milder swaps are tried as well.
    half = max((hope.gain for hope in swaps), default=0.0) / 2
    chosen += search.chosen([hope for hope in swaps if hope.gain <= half and hope.change not in chosen], _MILD, used)
    chosen += search.chosen(moves, _MOVES, Counter())
    chosen += search.gifts()
    return chosen[:most]


class _ShoreGain(NamedTuple):
    """The gain of a new shore in evening out homes: ``waters`` counts their ways to water alone, ``all`` all."""

    waters: float
    all: float


class _Prospects(NamedTuple):
    """The points that are expected of homes, how unlike they are, and their turns to sea and river, as facts tell."""

    points: list[float]
    unlike: float
    waters: list[float]


def _compared(values: Sequence[float]) -> list[float]:
    """The values of homes, less the mean of them."""
    even = sum(values) / len(values)
    return [value - even for value in values]


def _terrains(scenario: Scenario) -> dict[Hex, Terrain]:
    """The terrains of the land."""
    return {place: scenario.tiles[place].terrain for place in scenario.land()}


class _CandidateSearch:
    """The edits of a map, judged by what is then expected of its homes, and by how alike they are."""

    def __init__(self, scenario: Scenario, ahead: Mapping[Hex, float], locked: frozenset[Hex]) -> None:
        self._scenario, self._ahead, self._locked = scenario, ahead, locked
        self._fixed = locked | occupied_places(scenario)
        self._views = HomeViews(scenario)
        self._homes = tuple((at, home.half_edge) for at, home in sorted(scenario.homes.items()))
        self._terrains = _terrains(scenario)
        self._before = self._prospects(self._views, self._homes, self._terrains)
        self._known = {(each.code, each.places) for each in check(scenario)}

    def swaps(self) -> Iterator[_Hope]:
        """All swaps of two land tiles of the same shape that even homes out."""
        tiles = self._scenario.tiles
        free = [at for at in sorted(self._terrains) if at not in self._fixed and at not in self._scenario.homes]
        shapes = {at: shape_of(tiles[at].rivers)[0] for at in free}
        unlike = (
            TileSwap(first, second)
            for first, second in combinations(free, 2)
            if self._terrains[first] is not self._terrains[second] and shapes[first] == shapes[second]
        )
        for whole in self._wholes(unlike):
            terrains = {**self._terrains, **self._swapped(whole)}
            gain = self._gain(self._prospects(self._views, self._homes, terrains))
            if gain >= _LEAST:
                yield _Hope(whole[0], gain)

    def _wholes(self, changes: Iterable[E]) -> Iterator[list[E]]:
        """Give each edit with its images, where no tile has to stay; of those that do the same the first."""
        seen = set[frozenset[Hex]]()
        for change in changes:
            whole = everywhere(self._scenario, change)
            # Images are alike, so that the tiles alone tell what is done.
            places = frozenset(at for each in whole for at in each.places)
            if places not in seen and self._fixed.isdisjoint(places):
                yield whole
            seen.add(places)

    def _swapped(self, whole: Iterable[TileSwap]) -> dict[Hex, Terrain]:
        """The terrains of tiles that have changed places."""
        tiles = self._scenario.tiles
        pairs = [pair for first, second in whole for pair in ((first, second), (second, first))]
        return {at: tiles[other].terrain for at, other in pairs}

    def shores(self) -> Iterator[_Hope]:
        """Yield swaps of land and sea by which homes behind come to water sooner.

        The ways change, which takes long: what becomes of each tile alone tells which pairs are tried.
        """
        tiles = self._scenario.tiles
        plain = [at for at in sorted(tiles) if not tiles[at].rivers and at not in self._fixed]
        land = [at for at in plain if at in self._terrains and at not in self._scenario.homes]
        sea = [at for at in plain if tiles[at].is_sea and any(beside in self._terrains for beside in neighbours(at))]
        flooded = {at: self._shore_gain({at: Terrain.SEA}).all for at in land}
        # Nobody needs desert, so that it shows what land alone is worth.
        drained = {at: self._shore_gain({at: Terrain.DESERT}).all for at in sea}
        pairs = sorted(product(land, sea), key=lambda pair: (-flooded[pair[0]] - drained[pair[1]], pair))
        for whole in self._wholes(TileSwap(*pair) for pair in pairs[:_TRIED_SHORES]):
            found = self._shore_gain(self._swapped(whole))
            if min(found) >= _LEAST:
                yield _Hope(whole[0], found.all)

    def _shore_gain(self, terrains: Mapping[Hex, Terrain]) -> _ShoreGain:
        """The gain from land that becomes sea, and sea that becomes land."""
        after = self._scenario.copy()
        for at, terrain in terrains.items():
            after.tiles[at] = replace(after.tiles[at], terrain=terrain)
        found = self._prospects(HomeViews(after), self._homes, _terrains(after))
        sooner = [before - now for before, now in zip(self._before.waters, found.waters, strict=True)]
        waters = _WATER * self._evened(sooner)
        return _ShoreGain(waters, waters + self._gain(found))

    def moves(self) -> Iterator[_Hope]:
        """All moves of a home by a tile that even homes out."""
        possible = (
            HomeMove(start, end)
            for start, _ in self._homes
            for end in neighbours(start)
            if not {start, end} & self._fixed
            and end in self._terrains
            and home_fault(self._scenario, end, lifted=(start,)) is None
        )
        for whole in self._wholes(possible):
            moved = {each.start: each.end for each in whole}
            homes = [(moved.get(at, at), half_edge) for at, half_edge in self._homes]
            gain = self._gain(self._prospects(self._views, homes, self._terrains))
            if gain >= _LEAST:
                yield _Hope(whole[0], gain)

    def _prospects(self, views: HomeViews, homes: Sequence[Site], terrains: Terrains) -> _Prospects:
        signs = views.signs(homes, terrains)
        waters = [float(turns) for turns in signs[:, _WATERS].sum(axis=1)]
        return _Prospects(facts_points(signs), unlikeness(signs), waters)

    def _gain(self, after: _Prospects) -> float:
        """How much more is expected of homes that are behind, and less of those ahead, and how much more alike all are.

        What has been measured tells what is behind; the model tells what an edit changes.
        """
        before = self._before
        changes = [now - was for was, now in zip(before.points, after.points, strict=True)]
        return self._evened(changes) + _ALIKE * (before.unlike - after.unlike)

    def _evened(self, changes: Sequence[float]) -> float:
        """How much such changes favour homes that are behind those ahead."""
        # What all homes have, or gain, alike makes no difference between them.
        ahead = _compared([self._ahead.get(at, 0.0) for at, _ in self._homes])
        most = max(map(abs, ahead)) or 1.0
        return -sum(far / most * change for far, change in zip(ahead, _compared(changes), strict=True))

    def gifts(self) -> list[MapEdit]:
        """Goods for the home that is farthest behind."""
        at = min(self._ahead, key=lambda home: (self._ahead[home], home))
        # What stands on a home fixes it, but leaves it room for a good more.
        if at not in self._scenario.homes or at in self._locked:
            return []
        return [gift for good in _GIFTS if self.passes(gift := HomeGift(at, good))]

    def chosen(self, hopes: Sequence[_Hope], most: int, used: Counter[Hex]) -> list[MapEdit]:
        """The most promising of them that pass all checks, no tile too often with those ``used`` before."""
        found: list[MapEdit] = []
        for change, _ in sorted(hopes, key=lambda hope: (-hope.gain, hope.change)):
            if len(found) == most:
                break
            places = changed_places(self._scenario, change)
            if any(used[at] >= _EACH_TILE for at in places) or not self.passes(change):
                continue
            used.update(places)
            found.append(change)
        return found

    def passes(self, change: MapEdit) -> bool:
        """Whether the checks find nothing wrong that was not there before."""
        return all(
            # AdviceKind alone does not spoil a map; warnings and errors that are new do.
            each.severity is Severity.ADVICE or (each.code, each.places) in self._known
            for each in check(edited(self._scenario, change))
        )
