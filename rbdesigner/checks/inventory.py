"""Whether the tiles of the map are in the box (W13)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import lru_cache

from rbdesigner.checks.checker import Checker, Touched
from rbdesigner.checks.problem import Problem, ground
from rbdesigner.checks.problem_codes import problem
from rbdesigner.hexes import Hex
from rbdesigner.tiles import Rivers, Terrain, TileKind, is_printed, river_fault, shape_of


class BoxCounts(Checker[TileKind]):
    """More tiles of a kind on the map than in the chosen box."""

    watched = frozenset({"box"})

    def all_keys(self) -> Iterable[TileKind]:
        """The kinds on the map."""
        return list(self.index.counts)

    def stale(self, touched: Touched) -> Iterable[TileKind]:
        """The kinds of the tiles laid and taken."""
        return self.index.altered_kinds

    def look(self, key: TileKind) -> Iterator[Problem]:
        """Tell that the box holds too few tiles of a kind; of a kind never printed, :class:`UnprintedTiles` tells."""
        needed = self.index.counts[key]
        held = self.scenario.properties.box.holds(key)
        if held is not None and needed > held and (held or is_printed(key)):
            yield problem("box-exceeded", variant="" if held else "none", tiles=needed, tile_kind=key, held=held)


class UnprintedTiles(Checker[Hex]):
    """Tiles that are in no box."""

    watched = frozenset({"box"})

    def all_keys(self) -> Iterable[Hex]:
        """The places of all tiles with rivers: every plain tile is in the box."""
        return [place for place, tile in self.scenario.tiles.items() if tile.rivers]

    def stale(self, touched: Touched) -> Iterable[Hex]:
        """The changed tiles."""
        return touched.tiles

    def look(self, key: Hex) -> Iterator[Problem]:
        """Tell that no box holds a tile, unless W11 or W13 has already told what is wrong with it."""
        tile = self.scenario.tiles.get(key)
        if tile is not None and _is_unprinted(tile.terrain, tile.rivers):
            kind = tile.kind
            if not self.scenario.properties.box.holds(kind):
                yield problem("unprinted-tile", [key], tile=ground(self.scenario, key), shape=kind.shape)


@lru_cache(maxsize=4096)
def _is_unprinted(terrain: Terrain, rivers: Rivers) -> bool:
    """Whether no box holds a tile, and nothing else is said about its rivers."""
    if terrain is Terrain.SEA or river_fault(rivers) is not None:
        return False
    if terrain is not Terrain.MOUNTAIN and any(len(river) == 1 for river in rivers):
        return False
    return not is_printed(TileKind(terrain, shape_of(rivers)[0]))
