"""The tiles that can still be laid.

Those of the box, as far as the world has room for them.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import NamedTuple

from rbdesigner.analysis.laying.laying_terms import LayingTerms
from rbdesigner.checks.completion import ClosingStock
from rbdesigner.checks.map_index import SEA_KIND, MapIndex
from rbdesigner.tiles import NEWER_KINDS, SECOND_EDITION, Box, Tile, TileKind


class LayingSupply(NamedTuple):
    """How many tiles of each kind can still be laid, in the order of the box.

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

    def closing_without(self, tile: Tile) -> ClosingStock:
        """The tiles that can finish rivers once one has been laid."""
        kinds = dict(self.kinds)
        kinds[tile.kind] = kinds.get(tile.kind, 0) - 1
        return ClosingStock.of(kinds, self.land - (not tile.is_sea))


def kinds_of(box: Box) -> tuple[TileKind, ...]:
    """The kinds of tiles in a box.

    In one without a limit those that were ever printed.
    """
    return _printed() if box.counts is None else tuple(box.counts)


@cache
def _printed() -> tuple[TileKind, ...]:
    return (*(SECOND_EDITION.counts or {}), *sorted(NEWER_KINDS))
