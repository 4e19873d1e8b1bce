"""The machine that lays: a mixed map, and rivers that come to an end."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Generator, Iterator, Mapping, Sequence
from typing import NamedTuple

from rbdesigner.analysis.laying.laying_actions import LayingAction, LayTile, PassTurn
from rbdesigner.analysis.laying.laying_game import LayingGame
from rbdesigner.analysis.map_analysis import finished
from rbdesigner.checks.edge_constraints import fitting_rotations
from rbdesigner.checks.river_completion import Finish
from rbdesigner.hexes import EDGES, ORIGIN, Hex, distance, neighbour, neighbours, opposite
from rbdesigner.tiles import Terrain, Tile, tile

SHARES = {
    Terrain.PASTURE: 0.30,
    Terrain.WOODS: 0.23,
    Terrain.MOUNTAIN: 0.20,
    Terrain.ROCK: 0.19,
    Terrain.DESERT: 0.08,
}
"""How much of the land should be of each terrain."""
OFF_SHARE, ALIKE, NEW_TERRAIN = 6.0, 1.0, 0.5
"""A terrain too few or too many, a neighbour of the same terrain, each terrain that is near."""
BESIDE, AFAR, COAST = 0.6, 0.45, 0.3
"""A neighbour of any kind, a step from the middle, a sea beside a sea."""
JOINED, OPENED, CLOSED, SPRING = 1.0, 0.8, 2.0, 1.5
"""An edge where rivers meet, one that is left open, an open place that is filled, a spring while there are few."""
STUNTED, WITHOUT_SEA, FULL_LENGTH = 2.0, 6.0, 4
"""A river that ends for each tile it is shorter than that, and one with sources alone though there is a sea."""
HASTE = 8.0
"""How much more open rivers weigh when few tiles are left."""
WHIM = 1.5
"""How far chance may turn a decision."""


class LayingMachine:
    """Lays tiles as a sensible player does; the seed of the game and the number of the action decide its whims."""

    def decide(self, game: LayingGame) -> LayingAction:
        """The action of the player whose turn it is."""
        return finished(self.thinking(game))

    def thinking(self, game: LayingGame) -> Generator[None, None, LayingAction]:
        """The same in small steps, for whoever has something else to do meanwhile."""
        taste = _Taste(game)
        rated: list[tuple[float, int, LayTile]] = []
        for place in game.places():
            for action in taste.candidates(place):
                rated.append((-taste.worth(action), len(rated), action))
            yield
        doubtful = None
        for *_, action in sorted(rated):
            if game.check(action) is None:
                if game.finish(action) is Finish.POSSIBLE:
                    return action
                doubtful = doubtful or action
            yield
        return doubtful or PassTurn()


class _River(NamedTuple):
    """A river from end to end: its tiles, and how often it flows into the sea."""

    length: int
    mouths: int


class _Taste:
    """The worth of tiles to be laid at one moment of a game."""

    def __init__(self, game: LayingGame) -> None:
        self.game = game
        self.tiles = game.scenario.tiles
        self.chance = random.Random(f"{game.terms.seed} {len(game.log)}")
        self.terrains = Counter(laid.terrain for laid in self.tiles.values())
        self.land = sum(number for terrain, number in self.terrains.items() if terrain is not Terrain.SEA)
        self.springs = sum(len(river) == 1 for laid in self.tiles.values() for river in laid.rivers)
        self.open = {*game.open_places}
        supply = game.supply
        self.haste = 1 + HASTE * (len(self.open) + 1) / max(1, supply.land + supply.sea)

    def candidates(self, place: Hex) -> Iterator[LayTile]:
        """The tiles that match their neighbours at a place."""
        for kind in self.game.supply.kinds:
            for turned in fitting_rotations(self.game.scenario, place, tile(*kind)):
                yield LayTile(place, turned)

    def worth(self, action: LayTile) -> float:
        """How much a tile at a place is liked."""
        place, laid = action.place, action.tile
        beside = [self.tiles.get(at) for at in neighbours(place)]
        near = [other for other in beside if other is not None]
        worth = BESIDE * len(near) - AFAR * distance(place, ORIGIN) + WHIM * self.chance.random()
        worth += OFF_SHARE * self._lacking(laid.terrain)
        if laid.is_sea:
            worth += COAST * sum(other.is_sea for other in near)
        else:
            worth -= ALIKE * sum(other.terrain is laid.terrain for other in near)
            worth += NEW_TERRAIN * len({laid.terrain, *(other.terrain for other in near)})
        if place in self.open:
            worth += CLOSED * self.haste
        return worth + self._of_rivers(action, beside) if laid.rivers else worth

    def _lacking(self, terrain: Terrain) -> float:
        """Tell by how much of all tiles, or of the land, a terrain falls short."""
        terms, number = self.game.terms, self.terrains[terrain]
        if terrain is Terrain.SEA:
            return terms.sea / (terms.land + terms.sea) - number / (len(self.tiles) + 1)
        return SHARES[terrain] - number / (self.land + 1)

    def _of_rivers(self, action: LayTile, beside: list[Tile | None]) -> float:
        worth, laid = 0.0, action.tile
        for edge in EDGES:
            if laid.has_river(edge):
                other = beside[edge]
                if other is None:
                    worth -= OPENED * self.haste
                elif other.is_sea or other.has_river(opposite(edge)):
                    worth += JOINED
        worth -= sum(map(self._stunted, self._ended_by(action)))
        if self.springs < self.game.terms.players and any(len(river) == 1 for river in laid.rivers):
            worth += SPRING
        return worth

    def _ended_by(self, action: LayTile) -> Iterator[_River]:
        """The rivers that a tile would finish, each as a whole."""
        tiles = {**self.tiles, action.place: action.tile}
        for begun in action.tile.rivers:
            river = _whole_river(tiles, action.place, begun)
            if river is not None:
                yield river

    def _stunted(self, river: _River) -> float:
        """How much is wrong with a finished river: it is short, or never reaches the sea."""
        worth = STUNTED * max(0, FULL_LENGTH - river.length)
        return worth + WITHOUT_SEA * (not river.mouths and self.game.terms.sea > 0)


def _whole_river(tiles: Mapping[Hex, Tile], place: Hex, begun: Sequence[int]) -> _River | None:
    """The river that one on a tile belongs to; None if an end of it is open."""
    found, mouths = [(place, begun)], 0
    for at, river in found:
        for edge in river:
            beyond = neighbour(at, edge)
            there = tiles.get(beyond)
            if there is None:
                return None
            mouths += there.is_sea
            found += [(beyond, on) for on in there.rivers if opposite(edge) in on and (beyond, on) not in found]
    return _River(len(found), mouths)
