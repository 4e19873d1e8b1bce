"""The sums and indexes of a map (tiles by kind, land, rivers, parts), kept up to date edit by edit."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import cast

from rbdesigner.checks.components import Components, Spread
from rbdesigner.checks.river_network import RiverNetwork
from rbdesigner.hexes import Hex
from rbdesigner.scenario.edit import Edit
from rbdesigner.scenario.model import Scenario
from rbdesigner.tiles import Terrain, Tile, TileKind

SEA_KIND = TileKind(Terrain.SEA)


class MapIndex:
    """The sums and indexes that checkers share.

    An edit changes them by difference, without a walk over the map. ``counts`` are the tiles of each kind,
    ``altered_kinds`` the kinds of which the last update laid or took some, ``land`` is the number of land tiles.
    Tiles of the expansion join ``components``, and count nowhere else.
    """

    def __init__(self, scenario: Scenario) -> None:
        self.scenario = scenario
        self.counts: Counter[TileKind] = Counter(scenario.tile_counts())
        self.altered_kinds: dict[TileKind, None] = {}
        self.land = sum(number for kind, number in self.counts.items() if kind.terrain is not Terrain.SEA)
        self.rivers = RiverNetwork(scenario)
        self.components = Components([*scenario.tiles, *scenario.stand_ins()])
        self.spread = Spread(scenario.tiles)

    def update(self, edit: Edit, near: Iterable[Hex]) -> None:
        """Take note of an edit that the scenario has been through.

        ``near`` are its tiles, those of the expansion too, and their neighbours.
        """
        changed = []
        self.altered_kinds = {}
        for part, key, before, after in edit.changes:
            if part == "tiles":
                changed.append(cast(Hex, key))
                self._count(cast(Tile | None, before), -1)
                self._count(cast(Tile | None, after), 1)
                self.spread.count(cast(Hex, key), (after is not None) - (before is not None))
            elif part == "foreign":
                changed.append(cast(Hex, key))
        self.rivers.update(near)
        self.components.update(self._is_laid, changed)

    def _is_laid(self, place: Hex) -> bool:
        return self.scenario.tile_at(place) is not None

    def _count(self, tile: Tile | None, by: int) -> None:
        if tile is not None:
            kind = tile.kind
            self.counts[kind] += by
            self.altered_kinds[kind] = None
            self.land += 0 if tile.is_sea else by

    def left(self, kind: TileKind) -> int | None:
        """Count the tiles of a kind that the box still holds: below 0 if too many are laid, None without a limit."""
        held = self.scenario.properties.box.holds(kind)
        return None if held is None else held - self.counts[kind]
