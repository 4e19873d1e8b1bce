"""Small edits of a map that may make it fairer."""

from __future__ import annotations

from dataclasses import replace
from typing import NamedTuple

from rbdesigner.hexes import Hex
from rbdesigner.rules.tables import Good
from rbdesigner.scenario.edit import Edit, edit
from rbdesigner.scenario.model import Scenario
from rbdesigner.scenario.pieces import Goods
from rbdesigner.tiles import Tile


class TileSwap(NamedTuple):
    """Two tiles that change places; rivers stay as they run, as both have the same shape."""

    first: Hex
    second: Hex

    @property
    def places(self) -> tuple[Hex, ...]:
        """The tiles that it changes."""
        return self.first, self.second

    def edit(self, scenario: Scenario) -> Edit:
        """Make the swap as an edit of a map."""
        one, other = scenario.tiles[self.first], scenario.tiles[self.second]
        return edit(scenario, tiles={self.first: _with(one, other), self.second: _with(other, one)})


class HomeMove(NamedTuple):
    """A home that moves to a tile beside its own."""

    start: Hex
    end: Hex

    @property
    def places(self) -> tuple[Hex, ...]:
        """The tiles that it changes."""
        return self.start, self.end

    def edit(self, scenario: Scenario) -> Edit:
        """Make the move as an edit of a map."""
        return edit(scenario, homes={self.start: None, self.end: scenario.homes[self.start]})


class HomeGift(NamedTuple):
    """A good that lies at a home from the start."""

    home: Hex
    good: Good

    @property
    def places(self) -> tuple[Hex, ...]:
        """The tiles that it changes."""
        return (self.home,)

    def edit(self, scenario: Scenario) -> Edit:
        """Make the gift as an edit of a map."""
        there, half_edge = scenario.pieces.get(self.home, ()), scenario.homes[self.home].half_edge
        lies = next(
            (
                each
                for each in there
                if isinstance(each, Goods) and (each.good, each.half_edge) == (self.good, half_edge)
            ),
            None,
        )
        more = Goods(self.good, 1, half_edge) if lies is None else replace(lies, count=lies.count + 1)
        return edit(scenario, pieces={self.home: (*(each for each in there if each is not lies), more)})


MapEdit = TileSwap | HomeMove | HomeGift


def _with(tile: Tile, other: Tile) -> Tile:
    """A tile with the terrain of another, its rivers as they lie."""
    return replace(tile, terrain=other.terrain)


def edited(scenario: Scenario, change: MapEdit) -> Scenario:
    """The map with such an edit made."""
    after = scenario.copy()
    change.edit(scenario).apply(after)
    return after
