"""Whether open rivers can still be finished with what the box holds (W9)."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Mapping
from functools import lru_cache

from rbdesigner.checks.checker import Checker, Touched
from rbdesigner.checks.edge_constraints import EdgeConstraints, TileAt, constraints_at
from rbdesigner.checks.map_index import SEA_KIND, MapIndex
from rbdesigner.checks.problem import Problem
from rbdesigner.checks.problem_codes import problem
from rbdesigner.hexes import EDGES, Hex, neighbours, opposite
from rbdesigner.symmetry import Turn
from rbdesigner.tiles import Rivers, TileKind, edge_mask, turned

Stock = Mapping[TileKind, int]
"""How many tiles of each kind are left; only sea and kinds with rivers matter here."""

MOST_TRIES = 100
"""After so many tiles tried the search gives up, and then nothing is claimed."""
MOST_OPEN_PLACES = 24
"""With more open places than this the search is not even begun."""


def stock_of(index: MapIndex) -> dict[TileKind, int] | None:
    """The tiles left in the chosen box that can finish a river.

    None if it has no limit.
    """
    counts = index.scenario.properties.box.counts
    if counts is None:
        return None
    laid = index.counts
    left = ((kind, number - laid[kind]) for kind, number in counts.items() if kind.shape or kind == SEA_KIND)
    return {kind: number for kind, number in left if number > 0}


@lru_cache(maxsize=1024)
def _masks(shape: Rivers) -> tuple[int, ...]:
    """The edges that a shape can reach, for each of its rotations that differ."""
    return tuple(sorted({edge_mask(turned(shape, Turn(steps))) for steps in EDGES}))


def can_be_closed(demand: EdgeConstraints, stock: Stock) -> bool:
    """Whether any tile left meets the demand of an open place; sea always does."""
    return SEA_KIND in stock or any(demand.suits(mask) for kind in stock for mask in _masks(kind.shape))


class _OutOfTriesError(Exception):
    """The search has taken too long."""


class _Search:
    """Lays tiles at open places, the most constrained first, until no river is open."""

    def __init__(self, tile_at: TileAt, stock: Stock) -> None:
        self.tile_at = tile_at
        self.left = dict(stock)
        self.laid: dict[Hex, int | None] = {}  # the edges with a river; None for sea
        self.tries = MOST_TRIES
        self._options: dict[EdgeConstraints, list[tuple[TileKind, int]]] = {}
        self._on_the_map: dict[Hex, EdgeConstraints] = {}

    def finish(self, open_places: dict[Hex, EdgeConstraints]) -> bool:
        """Whether what is left can close these places and every new one."""
        if len(open_places) <= self.left.get(SEA_KIND, 0):
            return True
        if len(open_places) > sum(self.left.values()):
            return False
        place = min(open_places, key=lambda at: (len(self._fitting(open_places[at])), at))
        for kind, mask in self._fitting(open_places[place]):
            if self.left[kind]:
                self.tries -= 1
                if self.tries < 0:
                    raise _OutOfTriesError
                self.left[kind] -= 1
                self.laid[place] = None if kind == SEA_KIND else mask
                if self.finish(self._after(open_places, place, mask)):
                    return True
                del self.laid[place]
                self.left[kind] += 1
        return False

    def _fitting(self, demand: EdgeConstraints) -> list[tuple[TileKind, int]]:
        """Kinds and river edges that meet a demand.

        What opens no new end first, land before sea, which serves all.
        """
        found = self._options.get(demand)
        if found is None:
            found = [
                (kind, mask)
                for kind in self.left
                for mask in _masks(kind.shape)
                if kind == SEA_KIND or demand.suits(mask)
            ]
            found.sort(key=lambda option: ((option[1] & demand.open).bit_count(), option[0] == SEA_KIND))
            self._options[demand] = found
        return found

    def _after(self, open_places: dict[Hex, EdgeConstraints], place: Hex, mask: int) -> dict[Hex, EdgeConstraints]:
        """The open places once ``place`` has been laid."""
        after = dict(open_places)
        del after[place]
        for edge, beyond in enumerate(neighbours(place)):
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
        for edge, beside in enumerate(neighbours(place)):
            if beside in self.laid:
                demand = _seen_from(demand, edge, self.laid[beside])
        return demand


def _seen_from(demand: EdgeConstraints, edge: int, mask: int | None) -> EdgeConstraints:
    """A demand once a tile with rivers on these edges lies beyond an edge.

    None stands for the sea.
    """
    wanted, barred, open_edges = demand
    bit = 1 << edge
    if mask is not None:
        if mask >> opposite(edge) & 1:
            wanted |= bit
        else:
            barred |= bit
    return EdgeConstraints(wanted, barred, open_edges & ~bit)


def surely_unfinishable(open_places: Collection[Hex], tile_at: TileAt, stock: Stock) -> bool:
    """Whether it is proved that the tiles left cannot close these places together."""
    number = len(open_places)
    if number <= stock.get(SEA_KIND, 0):
        return False
    if number > sum(stock.values()):
        return True
    if number > MOST_OPEN_PLACES:
        return False
    search = _Search(tile_at, stock)
    try:
        return not search.finish({place: constraints_at(place, tile_at) for place in open_places})
    except _OutOfTriesError:
        return False


class Unfinishable(Checker[Hex | None]):
    """River ends that the tiles left can no longer finish.

    By open place, and under None all of them together.
    """

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

    def stale(self, touched: Touched) -> Iterable[Hex | None]:
        """The places around the edit, or all once a kind has run out or come back.

        All together always, and last.
        """
        if not touched.tiles:
            return ()
        kinds_left = self._left_now()
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
        tile_at = self.scenario.tiles.get
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
