"""The tiles that can still be laid: those of the box, as far as the world has room for them."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import NamedTuple

from rbdesigner.analysis.laying.laying_terms import LayingTerms
from rbdesigner.checks.completion import ClosingStock
from rbdesigner.checks.map_index import SEA_KIND, MapIndex
from rbdesigner.tiles import NEWER_KINDS, SECOND_EDITION, Box, Tile, TileKind


class LayingSupply(NamedTuple):
    """The number of tiles of each kind that can still be laid, in the order of the box.

    ``land`` and ``sea`` are the tiles that the world still lacks; of no kind are there more.
    """

    kinds: Mapping[TileKind, int]
    land: int
    sea: int

    @classmethod
    def of(cls, terms: LayingTerms, index: MapIndex) -> LayingSupply:
        """The tiles left for a map."""
        land, sea = terms.land - index.land, terms.sea - index.counts[SEA_KIND]
        kinds = {}
        for kind in kinds_of(terms.properties.box):
            room, held = sea if kind == SEA_KIND else land, index.left(kind)
            number = room if held is None else min(held, room)
            if number > 0:
                kinds[kind] = number
        return cls(kinds, land, sea)

    @property
    def has_sources(self) -> bool:
        """Whether a tile is left on which a river rises."""
        return any(map(is_source, self.kinds))

    def without(self, tile: Tile) -> LayingSupply:
        """The supply once one of its tiles has been laid."""
        kinds = {kind: number - (kind == tile.kind) for kind, number in self.kinds.items()}
        left = {kind: number for kind, number in kinds.items() if number > 0}
        return LayingSupply(left, self.land - (not tile.is_sea), self.sea - tile.is_sea)

    def closing(self, *, rivers_begin: bool) -> ClosingStock:
        """Give the tiles that can finish rivers.

        Where no river may begin, tiles of two rivers are left out: one of the two would.
        """
        fit = {kind: number for kind, number in self.kinds.items() if rivers_begin or len(kind.shape) < 2}
        return ClosingStock.of(fit, self.land)


def kinds_of(box: Box) -> tuple[TileKind, ...]:
    """List the kinds of tiles in a box; in one without a limit, those that were ever printed."""
    return _printed() if box.counts is None else tuple(box.counts)


def is_source(kind: TileKind) -> bool:
    """Whether a river rises on tiles of a kind."""
    return any(len(river) == 1 for river in kind.shape)


@cache
def _printed() -> tuple[TileKind, ...]:
    return (*(SECOND_EDITION.counts or {}), *sorted(NEWER_KINDS))
