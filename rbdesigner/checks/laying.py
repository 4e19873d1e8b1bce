"""Judges whether the rules of laying allow a tile at a place, before it is laid (W5-W7, W9, W11)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection
from typing import NamedTuple

from rbdesigner.checks.edge_constraints import constraints_at
from rbdesigner.checks.live import LiveChecks
from rbdesigner.checks.map_index import SEA_KIND, MapIndex
from rbdesigner.checks.problem import Direction, Problem, ground
from rbdesigner.checks.problem_codes import problem
from rbdesigner.checks.river_completion import can_be_closed, stock_of, surely_unfinishable
from rbdesigner.hexes import EDGES, Hex, edge_key, neighbour, neighbours, opposite
from rbdesigner.scenario.edit import Edit
from rbdesigner.scenario.model import Scenario, TileAt
from rbdesigner.tiles import Terrain, Tile, TileKind, river_fault


def placement_fault(
    live: LiveChecks | Scenario, place: Hex, tile: Tile, *, lifted: Collection[Hex] = ()
) -> Problem | None:
    """Say which rule of laying a tile at a place would break, or None.

    It replaces what lies there. ``lifted`` places, from where the tile is dragged, count as empty and their tiles as
    back in the box. With live checks at hand it takes a fraction of a millisecond; for a bare scenario the whole map is
    surveyed first. Ends that look at empty places are fine while laying (W6), as long as the tiles left can finish them
    (W9).
    """
    index = live.index if isinstance(live, LiveChecks) else MapIndex(live)
    return LaidTile(index, place, tile, lifted).fault()


RULES_OF_LAYING = (
    "rivers-impossible",
    "river-on-sea",
    "river-into-land",
    "river-begun-nowhere",
    "river-without-source",
    "river-unfinishable",
)
"""The codes of the rules of laying that a tile can break (W5-W7, W9, W11), in the order in which they are told."""


RIVER_WARNINGS = ("river-ring", "source-terrain", "unprinted-tile")
"""The codes of warnings about rivers (W13)."""


class EditProblems(NamedTuple):
    """The problems that an edit of many tiles makes worse: rules of laying that it breaks, warnings about rivers."""

    faults: list[Problem]
    warnings: list[Problem]


def edit_faults(live: LiveChecks, edit: Edit) -> list[Problem]:
    """List the rules of laying that an edit of many tiles would break, without what was wrong before."""
    return edit_problems(live, edit).faults


def edit_problems(live: LiveChecks, edit: Edit) -> EditProblems:
    """The problems that an edit of many tiles would make worse.

    The checks look at the map as it would be; afterwards all is as before.
    """
    scenario, counts = live.scenario, live.index.counts.copy()
    edit.apply(scenario)
    delta, index = live.update(edit), live.index
    short = [kind for kind, number in index.counts.items() if number > counts[kind] and (index.left(kind) or 0) < 0]
    edit.undo(scenario)
    live.update(edit.inverse())
    more = Counter(problem.code for problem in delta.added)
    more.subtract(problem.code for problem in delta.removed)
    worse = sorted((fault for fault in delta.added if fault not in delta.removed), key=lambda fault: fault.order)
    faults = [fault for code in RULES_OF_LAYING if more[code] > 0 for fault in worse if fault.code == code]
    faults += (problem("box-exceeded", variant="laying", tile_kind=kind) for kind in sorted(short))
    return EditProblems(faults, [warning for warning in worse if warning.code in RIVER_WARNINGS])


class LaidTile:
    """A tile about to be laid."""

    def __init__(self, index: MapIndex, place: Hex, tile: Tile, lifted: Collection[Hex] = ()) -> None:
        self.index = index
        self.scenario = index.scenario
        self.place = place
        self.tile = tile
        self.lifted = [at for at in lifted if at in self.scenario.tiles and at != place]
        self.replaced = self.scenario.tiles.get(place)

    def fault(self) -> Problem | None:
        """Find the first rule broken: by the tile itself, then with its neighbours, then by the box."""
        return self.fault_of_its_own() or self._hopeless()

    def fault_of_its_own(self) -> Problem | None:
        """The same without a look at what may become of open rivers (W9)."""
        return self._impossible() or self._mismatch() or self._begun_nowhere() or self._out_of_box()

    def _tile_at(self, place: Hex) -> Tile | None:
        """The tile at a place, once the lifted tiles are gone."""
        return None if place in self.lifted else self.scenario.tile_at(place)

    def after(self, place: Hex) -> Tile | None:
        """The tile at a place, once the tile is laid."""
        return self.tile if place == self.place else self._tile_at(place)

    def _impossible(self) -> Problem | None:
        tile = self.tile
        if tile.is_sea and tile.rivers:
            return problem("river-on-sea", [self.place], variant="laying")
        fault = river_fault(tile.rivers) if tile.rivers else None
        if fault is not None:
            return problem("rivers-impossible", [self.place], variant=f"laying-{fault.code}", rivers=fault.values)
        return None

    def _mismatch(self) -> Problem | None:
        """The fault of W6: a river meets land without one, on either side of an edge."""
        if self.tile.is_sea:
            return None
        wanted, barred, _ = constraints_at(self.place, self._tile_at)
        wrong = (wanted & ~self.tile.mask) | (barred & self.tile.mask)
        if not wrong:
            return None
        edge = next(edge for edge in EDGES if wrong >> edge & 1)
        beyond = neighbour(self.place, edge)
        return problem(
            "river-into-land",
            [self.place, beyond],
            variant="wanted" if wanted >> edge & 1 else "barred",
            edges=[edge_key(self.place, edge)],
            direction=Direction(edge, self.scenario.orientation),
            other=ground(self.scenario, beyond),
        )

    def _begun_nowhere(self) -> Problem | None:
        """Find a river begun in the middle of nowhere: only a source or a mouth at the sea may begin one (W5).

        Any other tile carries a river on.
        """
        for river in self.tile.rivers:
            if len(river) > 1 and not any(self._goes_on(edge) for edge in river):
                return problem("river-begun-nowhere", [self.place], variant="laying")
        return None

    def starts_river(self) -> bool:
        """Whether a river of the tile carries none on, but begins."""
        return any(not any(map(self._joins, river)) for river in self.tile.rivers)

    def _joins(self, edge: int) -> bool:
        """Whether a river lies beyond an edge of the tile."""
        beside = self._tile_at(neighbour(self.place, edge))
        return beside is not None and beside.has_river(opposite(edge))

    def _goes_on(self, edge: int) -> bool:
        """Whether a sea or a river lies beyond an edge of the tile."""
        beside = self._tile_at(neighbour(self.place, edge))
        return beside is not None and (beside.is_sea or beside.has_river(opposite(edge)))

    def _left(self, kind: TileKind) -> int | None:
        """How many tiles of a kind the box holds before this one is laid.

        Replaced and lifted tiles are put back.
        """
        left = self.index.left(kind)
        if left is None:
            return None
        back = (self.replaced, *(self.scenario.tiles[at] for at in self.lifted))
        return left + sum(1 for tile in back if tile is not None and tile.kind == kind)

    def _out_of_box(self) -> Problem | None:
        left = self._left(self.tile.kind)
        if left is None or left > 0:
            return None
        return problem("box-exceeded", [self.place], variant="laying", tile_kind=self.tile.kind)

    def _hopeless(self) -> Problem | None:
        """The fault of W9, if the rivers can be finished before the tile is laid and not after."""
        open_ends = self.index.rivers.open_ends
        seas = self._seas_left()
        # Each of the changed places has at most six sides, so that usually nothing needs counting.
        if seas is None or len(open_ends) + 7 * (1 + len(self.lifted)) <= seas:
            return None
        open_after = self.open_after()
        if len(open_after) <= seas or not self._is_hopeless(open_after, self.after, self._stock(laid=True)):
            return None
        if self._is_hopeless(open_ends, self.scenario.tile_at, self._stock(laid=False)):
            return None
        return problem("river-unfinishable", [self.place, *sorted(open_after)], variant="laying", place=self.place)

    def _seas_left(self) -> int | None:
        left = self._left(SEA_KIND)
        return left if left is None else left - self.tile.is_sea

    def _is_hopeless(self, open_places: Collection[Hex], tile_at: TileAt, stock: dict[TileKind, int]) -> bool:
        if SEA_KIND not in stock and any(not can_be_closed(constraints_at(at, tile_at), stock) for at in open_places):
            return True
        return surely_unfinishable(open_places, tile_at, stock)

    def open_after(self) -> set[Hex]:
        """The empty places that rivers look at once the tile is laid."""
        found = set(self.index.rivers.open_ends)
        for changed in (self.place, *self.lifted):
            for at in (changed, *neighbours(changed)):
                if self.after(at) is None and constraints_at(at, self.after).wanted:
                    found.add(at)
                else:
                    found.discard(at)
        return found

    def _stock(self, *, laid: bool) -> dict[TileKind, int]:
        """The tiles left that can finish a river, before or after this one is laid."""
        stock = stock_of(self.index) or {}
        if not laid:
            return stock
        kinds = {tile.kind for tile in (self.tile, self.replaced) if tile is not None}
        kinds |= {self.scenario.tiles[at].kind for at in self.lifted}
        for kind in sorted(kinds):
            if kind.shape or kind.terrain is Terrain.SEA:
                left = (self._left(kind) or 0) - (kind == self.tile.kind)
                if left > 0:
                    stock[kind] = left
                else:
                    stock.pop(kind, None)
        return stock
