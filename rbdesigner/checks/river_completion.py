"""The search for tiles that finish all open rivers of a map (W9).

For a river only the edges matter that a tile reaches: tiles of one outline, the least of the six rotations of these
edges, are alike, whatever their terrain and however their rivers part them.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Mapping
from enum import Enum
from functools import lru_cache
from typing import NamedTuple

from rbdesigner.checks.checker import Checker, EditReach
from rbdesigner.checks.edge_constraints import EdgeConstraints, constraints_at, turned_mask
from rbdesigner.checks.map_index import SEA_KIND, MapIndex
from rbdesigner.checks.problem import Problem
from rbdesigner.checks.problem_codes import problem
from rbdesigner.hexes import EDGES, Hex, distance, neighbours, opposite
from rbdesigner.scenario.model import TileAt
from rbdesigner.symmetry import Turn
from rbdesigner.tiles import Rivers, Tile, TileKind, edge_mask, turned

Stock = Mapping[TileKind, int]
"""How many tiles of each kind are left; only sea and kinds with rivers matter here."""


class Finish(Enum):
    """The answer to whether the open rivers can be finished; ``UNKNOWN`` where the search was given up."""

    POSSIBLE = "possible"
    IMPOSSIBLE = "impossible"
    UNKNOWN = "unknown"


@lru_cache(maxsize=64)
def outline(mask: int) -> int:
    """The least rotation of the edges of a tile, by which it is counted."""
    return min(turned_mask(mask, steps) for steps in EDGES)


@lru_cache(maxsize=64)
def _rotations(mask: int) -> tuple[int, ...]:
    """The edges that a tile of an outline can reach, by rotation."""
    return tuple(sorted({turned_mask(mask, steps) for steps in EDGES}))


class ClosingStock(NamedTuple):
    """The tiles that can finish rivers: seas, others by outline, and how many land tiles may be laid in all."""

    seas: int
    outlines: Mapping[int, int]
    land: int

    @classmethod
    def of(cls, stock: Stock, land: int | None = None) -> ClosingStock:
        """The tiles of a stock, of which so many land tiles may be laid, or all."""
        outlines: dict[int, int] = {}
        for kind, number in stock.items():
            if kind.shape and number > 0:
                reached = outline(edge_mask(kind.shape))
                outlines[reached] = outlines.get(reached, 0) + number
        rivers = sum(outlines.values())
        return cls(max(0, stock.get(SEA_KIND, 0)), outlines, rivers if land is None else max(0, min(land, rivers)))


Completion = dict[Hex, int | None]
"""Tiles that finish all open rivers: the edges with a river by place, None for sea."""


_SEA, _SOURCE = -1, 1
"""The outlines that stand for the sea and for a source."""
_ENDS_AT_A_SEA = 6
_FAR = 1_000_000


class _OutOfTriesError(Exception):
    """The search has taken too long."""


class CompletionSearch:
    """Lays tiles at open places, the most constrained first, until no river is open.

    If the ``seas`` of the map are given, it sees far ends coming, which costs more for each tile tried.
    """

    def __init__(self, tile_at: TileAt, stock: ClosingStock, tries: int, seas: Iterable[Hex] | None = None) -> None:
        self.tile_at = tile_at
        self.seas = stock.seas
        self.left = dict(stock.outlines)
        self.land = self.most_land = stock.land
        self.laid: Completion = {}
        self.tries = tries
        self._is_cut = False
        self._seas_on_map = None if seas is None else list(seas)
        ends = {kind: 1 if kind == _SOURCE else kind.bit_count() - 2 for kind in self.left}
        self._takers = [(kind, number) for kind, number in ends.items() if number > 0]
        self._to_sea: dict[Hex, int] = {}
        self._options: dict[EdgeConstraints, list[tuple[int, int]]] = {}
        self._on_the_map: dict[Hex, EdgeConstraints] = {}

    def judge(self, open_places: Collection[Hex]) -> Finish:
        """Judge whether all open places can be closed.

        Each try may lay one land tile more than the last: few tiles finish most rivers, and the search finds those
        before it loses itself in long ones.
        """
        demands = {place: constraints_at(place, self.tile_at) for place in open_places}
        # Every open place takes a tile, and the seas close the rest.
        fewest = max(0, len(demands) - self.seas)
        try:
            for most in range(fewest, self.most_land + 1):
                self.land, self._is_cut = most, False
                spare = self.most_land - most
                if self._finish(demands, spare):
                    return Finish.POSSIBLE
                if not self._is_cut:
                    return Finish.IMPOSSIBLE
        except _OutOfTriesError:
            return Finish.UNKNOWN
        return Finish.IMPOSSIBLE

    def finish(self, open_places: Collection[Hex]) -> Finish:
        """The same in one go, which finds sooner that nothing helps."""
        try:
            found = self._finish({place: constraints_at(place, self.tile_at) for place in open_places}, 0)
        except _OutOfTriesError:
            return Finish.UNKNOWN
        return Finish.POSSIBLE if found else Finish.IMPOSSIBLE

    def _finish(self, open_places: dict[Hex, EdgeConstraints], spare: int) -> bool:
        """Tell whether what is left can close these places and every new one.

        This try may not lay ``spare`` of the land tiles that are left.
        """
        # Sea fits anywhere and opens nothing, so that enough of it ends every search.
        if len(open_places) <= self.seas:
            self.laid.update(dict.fromkeys(open_places))
            return True
        needed = self._least_needed(open_places)
        if needed > self.seas + self.land:
            # Only the tiles held back in this try are in the way: the next one may do it.
            self._is_cut |= needed <= self.seas + self.land + spare
            return False
        # The most constrained place first, as few ways there are soon tried out.
        place = min(open_places, key=lambda at: (len(self._fitting(open_places[at])), at))
        for kind, mask in self._fitting(open_places[place]):
            if self._take(kind):
                self.laid[place] = None if kind == _SEA else mask
                if self._finish(self._after(open_places, place, mask), spare):
                    return True
                del self.laid[place]
                self._put_back(kind)
        return False

    def _least_needed(self, open_places: dict[Hex, EdgeConstraints]) -> int:
        """Give a lower bound for the tiles that close these places.

        Each place takes one tile. An end that no source, no sea still to be laid and no junction takes up goes all the
        way to a sea or to another end; where ways join, it goes half of the way.
        """
        number = len(open_places)
        if self._seas_on_map is None or self.seas * _ENDS_AT_A_SEA >= number:
            return number
        taken_up = self.seas * _ENDS_AT_A_SEA + sum(self.left[kind] * ends for kind, ends in self._takers)
        if taken_up >= number:
            return number
        ways = sorted((self._way(place, open_places) for place in open_places), reverse=True)[taken_up:]
        # Ways may join, so that two ends share the tiles between them: half of the sum, rounded up.
        return max(number, ways[0], -(-sum(ways) // 2))

    def _way(self, place: Hex, open_places: dict[Hex, EdgeConstraints]) -> int:
        """Count the steps from an open place to the nearest sea or other end; none where two ends meet."""
        if open_places[place].wanted.bit_count() > 1:
            return 0
        way = self._to_sea.get(place)
        if way is None:
            way = self._to_sea[place] = min((distance(place, at) for at in self._seas_on_map or ()), default=_FAR)
        q, r = place
        for at in open_places:
            if at != place:
                # distance(), written out: it is asked for every pair of open places at every tile tried.
                dq, dr = at[0] - q, at[1] - r
                way = min(way, max(abs(dq), abs(dr), abs(dq + dr)))
        if None in self.laid.values():
            way = min(way, *(distance(place, at) for at, mask in self.laid.items() if mask is None))
        return way

    def _take(self, kind: int) -> bool:
        """Take a tile of an outline, or a sea, if there is one."""
        if not (self.seas if kind == _SEA else self.land and self.left[kind]):
            return False
        self.tries -= 1
        if self.tries < 0:
            raise _OutOfTriesError
        self._put_back(kind, -1)
        return True

    def _put_back(self, kind: int, number: int = 1) -> None:
        if kind == _SEA:
            self.seas += number
        else:
            self.land += number
            self.left[kind] += number

    def _fitting(self, demand: EdgeConstraints) -> list[tuple[int, int]]:
        """List the outlines and river edges that meet a demand.

        Those that open no new end come first, and land comes before sea, which fits everywhere.
        """
        found = self._options.get(demand)
        if found is None:
            found = [(kind, mask) for kind in self.left for mask in _rotations(kind) if demand.suits(mask)]
            found.append((_SEA, 0))
            found.sort(key=lambda option: ((option[1] & demand.open).bit_count(), option[0] == _SEA))
            self._options[demand] = found
        return found

    def _after(self, open_places: dict[Hex, EdgeConstraints], place: Hex, mask: int) -> dict[Hex, EdgeConstraints]:
        """The open places once ``place`` has been laid."""
        after = dict(open_places)
        del after[place]
        for edge, beyond in enumerate(_around(place)):
            if beyond in after:
                after[beyond] = _seen_from(after[beyond], opposite(edge), self.laid[place])
            elif mask >> edge & 1 and beyond not in self.laid and self.tile_at(beyond) is None:
                after[beyond] = self._demand(beyond)
        return after

    def _demand(self, place: Hex) -> EdgeConstraints:
        """The demands of the map and of the tiles laid so far on a place."""
        demand = self._on_the_map.get(place)
        if demand is None:
            demand = self._on_the_map[place] = constraints_at(place, self.tile_at)
        for edge, beside in enumerate(_around(place)):
            if beside in self.laid:
                demand = _seen_from(demand, edge, self.laid[beside])
        return demand


@lru_cache(maxsize=4096)
def _around(place: Hex) -> tuple[Hex, ...]:
    return tuple(neighbours(place))


def _seen_from(demand: EdgeConstraints, edge: int, mask: int | None) -> EdgeConstraints:
    """Give the demand of a place once a tile with rivers on these edges lies beyond one of its edges.

    A mask of None stands for the sea.
    """
    wanted, barred, open_edges = demand
    bit = 1 << edge
    if mask is not None:
        if mask >> opposite(edge) & 1:
            wanted |= bit
        else:
            barred |= bit
    return EdgeConstraints(wanted, barred, open_edges & ~bit)


def completed_after(
    completion: Completion, place: Hex, tile: Tile, tile_at: TileAt, stock: ClosingStock
) -> Completion | None:
    """Give the tiles of a completion that still finish all rivers once a tile is laid.

    Seas close the new ends; ``tile_at`` tells of the map with the tile. The answer is None where the tiles no longer
    fit or are no longer left.
    """
    rest = {at: mask for at, mask in completion.items() if at != place}
    for edge, beyond in enumerate(neighbours(place)):
        if tile.is_sea:
            break
        if beyond in rest:
            mask = rest[beyond]
            # Known to fit before, it now meets a river without one of its own, or the other way round.
            if mask is not None and (mask >> opposite(edge) & 1) != (tile.mask >> edge & 1):
                return None
        elif tile.has_river(edge) and tile_at(beyond) is None:
            rest[beyond] = None
    needed: dict[int, int] = {}
    for mask in rest.values():
        if mask is not None:
            needed[outline(mask)] = needed.get(outline(mask), 0) + 1
    land = sum(needed.values())
    is_left = all(stock.outlines.get(kind, 0) >= number for kind, number in needed.items())
    return rest if is_left and land <= stock.land and len(rest) - land <= stock.seas else None


MOST_TRIES = 100
"""The most tiles that the search tries before it gives up, and then claims nothing."""
MOST_OPEN_PLACES = 24
"""The most open places for which the search is begun at all."""


def stock_of(index: MapIndex) -> dict[TileKind, int] | None:
    """Give the tiles left in the chosen box that can finish a river; None if it has no limit."""
    counts = index.scenario.properties.box.counts
    if counts is None:
        return None
    laid = index.counts
    left = ((kind, number - laid[kind]) for kind, number in counts.items() if kind.shape or kind == SEA_KIND)
    return {kind: number for kind, number in left if number > 0}


def can_be_closed(demand: EdgeConstraints, stock: Stock) -> bool:
    """Whether any tile left meets the demand of an open place; sea always does."""
    return SEA_KIND in stock or any(demand.suits(mask) for kind in stock for mask in _masks(kind.shape))


@lru_cache(maxsize=1024)
def _masks(shape: Rivers) -> tuple[int, ...]:
    """The edges that a shape can reach, for each of its rotations that differ."""
    return tuple(sorted({edge_mask(turned(shape, Turn(steps))) for steps in EDGES}))


def surely_unfinishable(open_places: Collection[Hex], tile_at: TileAt, stock: Stock) -> bool:
    """Whether it is proved that the tiles left cannot close these places together."""
    number = len(open_places)
    # Enough seas close them all (W8).
    if number <= stock.get(SEA_KIND, 0):
        return False
    if number > sum(stock.values()):
        return True
    if number > MOST_OPEN_PLACES:
        return False
    search = CompletionSearch(tile_at, ClosingStock.of(stock), MOST_TRIES)
    return search.finish(open_places) is Finish.IMPOSSIBLE


class Unfinishable(Checker[Hex | None]):
    """Checks for river ends that the tiles left can no longer finish: by open place, and under None all together."""

    watched = frozenset({"box"})

    def __init__(self, index: MapIndex) -> None:
        super().__init__(index)
        self._kinds_left: frozenset[TileKind] | None = None
        self._hopeless: set[Hex] = set()

    def all_keys(self) -> Iterable[Hex | None]:
        """Every open place, and all together."""
        self._kinds_left = self._left_now()
        self._hopeless.clear()
        return [*self.index.rivers.open_ends, None]

    def stale(self, touched: EditReach) -> Iterable[Hex | None]:
        """List the places around the edit, or all once a kind has run out or come back; None, for all, comes last."""
        if not touched.near:
            return ()
        kinds_left = self._left_now()
        # How many are left of a kind matters to all ends together only; that none is left, to each.
        if kinds_left != self._kinds_left:
            self._kinds_left = kinds_left
            return dict.fromkeys((*touched.near, *self.index.rivers.open_ends, None))
        return (*touched.near, None)

    def _left_now(self) -> frozenset[TileKind] | None:
        stock = stock_of(self.index)
        return None if stock is None else frozenset(stock)

    def look(self, key: Hex | None) -> Iterator[Problem]:
        """The problem that open places cannot be closed, alone or all together."""
        open_ends = self.index.rivers.open_ends
        tile_at = self.scenario.tile_at
        if key is None:
            stock = stock_of(self.index) if open_ends and not self._hopeless else None
            if stock is not None and surely_unfinishable(open_ends, tile_at, stock):
                yield unfinishable_together(open_ends)
            return
        self._hopeless.discard(key)
        stock = stock_of(self.index) if key in open_ends else None
        if stock is not None and not can_be_closed(constraints_at(key, tile_at), stock):
            self._hopeless.add(key)
            yield unfinishable_at(key)


def unfinishable_at(place: Hex) -> Problem:
    """W9 for one open place."""
    return problem("river-unfinishable", [place], place=place)


def unfinishable_together(open_places: Iterable[Hex]) -> Problem:
    """W9 for all open places together."""
    places = sorted(open_places)
    return problem("river-unfinishable", places, variant="together", open=tuple(places))
