"""Whether open rivers can still be finished with what the box holds (W9)."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator
from functools import lru_cache

from rbdesigner.checks.checker import Checker, Touched
from rbdesigner.checks.completion import ClosingStock, CompletionSearch, Finish, Stock
from rbdesigner.checks.edge_constraints import EdgeConstraints, TileAt, constraints_at
from rbdesigner.checks.map_index import SEA_KIND, MapIndex
from rbdesigner.checks.problem import Problem
from rbdesigner.checks.problem_codes import problem
from rbdesigner.hexes import EDGES, Hex
from rbdesigner.symmetry import Turn
from rbdesigner.tiles import Rivers, TileKind, edge_mask, turned

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

    def stale(self, touched: Touched) -> Iterable[Hex | None]:
        """List the places around the edit, or all once a kind has run out or come back; None, for all, comes last."""
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
