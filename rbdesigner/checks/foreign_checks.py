"""Tells what lies on a map that the rules here do not know: tiles and pieces of the expansion."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from rbdesigner.checks.checker import Checker, EditReach
from rbdesigner.checks.problem import Problem
from rbdesigner.checks.problem_codes import problem
from rbdesigner.scenario.foreign import ForeignTile


class ForeignThings(Checker[None]):
    """Things that are kept of a map of others, but not played."""

    def all_keys(self) -> Iterable[None]:
        """The map as a whole."""
        return (None,)

    def stale(self, touched: EditReach) -> Iterable[None]:
        """Look again when something foreign has changed, or a tile that may lie on it."""
        return (None,) if touched.foreign or touched.tiles or touched.homes or touched.pieces else ()

    def look(self, key: None) -> Iterator[Problem]:
        """One problem for all tiles, one for what is ours on them, and one for all pieces that are not."""
        tiles = self.scenario.foreign_tiles() if self.scenario.foreign else {}
        laid = sorted(at for at, there in tiles.items() if there.tile is not ForeignTile.VOID)
        if laid:
            yield problem("expansion-tiles", laid, number=len(laid), place=laid[0])
        standing = [at for at in laid if at in self.scenario.homes or at in self.scenario.pieces]
        if standing:
            yield problem("expansion-tiles-used", standing, number=len(standing), place=standing[0])
        counts = {at: len(there.pieces) for at, there in sorted(self.scenario.foreign.items()) if there.pieces}
        if counts:
            yield problem("expansion-pieces", list(counts), number=sum(counts.values()), place=min(counts))
