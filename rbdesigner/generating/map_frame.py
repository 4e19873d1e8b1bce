"""The places that a generator lays, in orbits of the symmetry, and the tiles it may still lay."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import lru_cache

from rbdesigner.hexes import EDGES, Hex, neighbours
from rbdesigner.scenario.images import of_places
from rbdesigner.scenario.model import Scenario
from rbdesigner.symmetry import Motion, Turn
from rbdesigner.tiles import (
    LANDS,
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

Orbit = tuple[Hex, ...]
"""A place with all its images, each once."""


class MapFrame:
    """The places to lay, and the scenario of what is kept.

    ``kept`` has nothing at the ``places``; homes that are to stay there come in ``homes_on``, and their places become
    land.
    """

    def __init__(
        self,
        kept: Scenario,
        places: Iterable[Hex],
        motions: Sequence[Motion] = (Motion(),),
        homes_on: Iterable[Hex] = (),
    ) -> None:
        self.kept = kept
        self.places = sorted(places)
        self.motions = motions
        self.forced_land = frozenset(homes_on)
        self.within = frozenset(self.places)
        self.orbits: list[Orbit] = []
        self.orbit_of: dict[Hex, Orbit] = {}
        for place in self.places:
            if place not in self.orbit_of:
                orbit = tuple(of_places(motions, [place]))
                self.orbits.append(orbit)
                self.orbit_of.update(dict.fromkeys(orbit, orbit))

    def is_at_rim(self, place: Hex) -> bool:
        """Whether a place has nothing beside it, or the sea of what is kept."""
        tiles = self.kept.tiles
        return any(
            beside not in self.within and (beside not in tiles or tiles[beside].is_sea) for beside in neighbours(place)
        )


def parts_of(places: Iterable[Hex]) -> list[list[Hex]]:
    """The places in parts that hang together."""
    loose, parts = dict.fromkeys(places), []
    while loose:
        found = [loose.popitem()[0]]
        for place in found:
            for beside in neighbours(place):
                if beside in loose:
                    del loose[beside]
                    found.append(beside)
        parts.append(found)
    return parts


PLENTY = 1 << 20
"""The number of tiles of a kind that stands for no limit."""
SOURCE: Rivers = ((0,),)
"""The shape of a source."""


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
