"""The tiles that a generator may still lay."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from functools import lru_cache

from rbdesigner.hexes import EDGES
from rbdesigner.symmetry import Turn
from rbdesigner.tiles import (
    SECOND_EDITION,
    Box,
    Rivers,
    Terrain,
    Tile,
    TileKind,
    edge_mask,
    river_fault,
    shape_of,
    turned,
)

PLENTY = 1 << 20
"""So many tiles of a kind are there without a limit."""
SOURCE: Rivers = ((0,),)
"""The shape of a source."""
LANDS = tuple(terrain for terrain in Terrain if terrain is not Terrain.SEA)


class TileStock:
    """The tiles of a box that are not laid yet, and those taken from it.

    A box without a limit holds the kinds that are printed; sources off mountains, of which the checks warn, and rivers
    that cannot be are never taken.
    """

    def __init__(self, box: Box, laid: Iterable[Tile] = ()) -> None:
        counts: Mapping[TileKind, int] = (
            dict.fromkeys(SECOND_EDITION.counts or {}, PLENTY) if box.counts is None else box.counts
        )
        used = Counter(tile.kind for tile in laid)
        self.left = {
            kind: number - used[kind] for kind, number in sorted(counts.items()) if number > used[kind] and _suits(kind)
        }

    def terrains(self, shapes: Mapping[Rivers, int]) -> list[Terrain]:
        """The terrains of which tiles of all these shapes are left."""
        left = self.left
        return [
            terrain
            for terrain in LANDS
            if all(left.get(TileKind(terrain, shape), 0) >= number for shape, number in shapes.items())
        ]

    def take(self, terrain: Terrain, shapes: Mapping[Rivers, int], sign: int = 1) -> None:
        """Take tiles of these shapes; with a sign of -1 put them back."""
        for shape, number in shapes.items():
            self.left[TileKind(terrain, shape)] -= sign * number

    @property
    def seas(self) -> int:
        """How many sea tiles are left."""
        return self.left.get(TileKind(Terrain.SEA), 0)

    def number(self, shape: Rivers) -> int:
        """How many land tiles of a shape are left."""
        return sum(self.left.get(TileKind(terrain, shape), 0) for terrain in LANDS)

    def shapes(self) -> Iterator[Rivers]:
        """The shapes with rivers of which any tile is left."""
        found = dict.fromkeys(kind.shape for kind, number in self.left.items() if kind.shape and number > 0)
        yield from (shape for shape in found if self.number(shape))


def _suits(kind: TileKind) -> bool:
    if kind.terrain is Terrain.SEA:
        return not kind.shape
    is_at_home = kind.terrain is Terrain.MOUNTAIN or all(len(river) > 1 for river in kind.shape)
    return is_at_home and river_fault(kind.shape) is None


@lru_cache(maxsize=256)
def lies_of(shape: Rivers) -> tuple[tuple[Rivers, int], ...]:
    """A shape in all ways that it can lie, each with the edges reached as bits."""
    lies = dict.fromkeys(turned(shape, Turn(steps)) for steps in EDGES)
    return tuple((rivers, edge_mask(rivers)) for rivers in lies)


def shapes_of(lies: Iterable[Rivers]) -> Counter[Rivers]:
    """How many tiles of each shape it takes to lay these rivers."""
    return Counter(shape_of(rivers)[0] for rivers in lies)
