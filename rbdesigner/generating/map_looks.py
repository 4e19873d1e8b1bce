"""The looks of a map: how far it looks like one that somebody has drawn.

People draw woods, rock, mountains and deserts in groups, a coast without lone spikes, and rivers that come from inland.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import NamedTuple

from rbdesigner.hexes import Hex, neighbours
from rbdesigner.scenario.model import Scenario
from rbdesigner.tiles import Terrain, Tile

GROUPED = (0.0, 0.8, 1.0, 0.9, 0.6, 0.3, 0.1)
"""What a tile is worth by the neighbours that are like it: lone tiles are noise, and large patches are dull."""
GROUND = Terrain.PASTURE
"""What lies between the groups."""
FEWEST_BESIDE = 2
"""A tile is a spike with fewer neighbours that are sea, or land, as it is."""


class LookWeights(NamedTuple):
    """How much each part of the looks of a map counts, from 0 on.

    ``groups`` are those of woods, rock, mountains and deserts, ``coast`` is one without lone spikes, and ``rivers`` are
    such that come from inland.

    >>> import rbdesigner as rb
    >>> rb.LookWeights(rivers=0)
    LookWeights(groups=5, coast=5, rivers=0)
    """

    groups: int = 5
    coast: int = 5
    rivers: int = 5


class MapLooks(NamedTuple):
    """How good each part of the looks of a map is, from 0 to 1; see :class:`LookWeights`."""

    groups: float
    coast: float
    rivers: float

    def score(self, weights: LookWeights) -> float:
        """The looks by these weights, from 0 to 100; 100 where nothing counts."""
        whole = sum(weights)
        if not whole:
            return 100.0
        return 100 * sum(part * weight for part, weight in zip(self, weights, strict=True)) / whole


def map_looks(scenario: Scenario) -> MapLooks:
    """Judge the looks of a map."""
    terrains = {place: tile.terrain for place, tile in scenario.tiles.items()}
    seas = {place for place, terrain in terrains.items() if terrain is Terrain.SEA}
    return MapLooks(grouping(terrains), coast(scenario.tiles, seas), inland_rivers(scenario.tiles, seas))


def grouping(terrains: Mapping[Hex, Terrain]) -> float:
    """How well woods, rock, mountains and deserts lie in groups: the mean over their tiles; 1 where there are none."""
    return Groups(terrains).grouping(terrains)


class Groups:
    """The land of a map whose terrains may change, with the neighbours of each tile."""

    def __init__(self, land: Iterable[Hex]) -> None:
        places = list(land)
        inside = set(places)
        self._beside = {place: _beside(place, inside) for place in places}

    def grouping(self, terrains: Mapping[Hex, Terrain]) -> float:
        """How well the terrains lie in groups."""
        worth, number = 0.0, 0
        for place, beside in self._beside.items():
            terrain = terrains[place]
            if terrain is not GROUND and terrain is not Terrain.SEA:
                number += 1
                worth += GROUPED[[terrains[each] for each in beside].count(terrain)]
        return worth / number if number else 1.0


def coast(places: Iterable[Hex], seas: set[Hex]) -> float:
    """How far the coast has no spikes: 1 without any, 0 where a quarter of its tiles are spikes or more."""
    inside = set(places)
    shore = [place for place in inside if any((each in seas) != (place in seas) for each in _beside(place, inside))]
    spikes = sum(is_spike(place, inside, seas) for place in shore)
    return max(0.0, 1 - 4 * spikes / len(shore)) if shore else 1.0


def is_spike(place: Hex, inside: set[Hex], seas: set[Hex]) -> bool:
    """Whether a tile of the sea has hardly any sea beside it, or one of the land hardly any land."""
    return sum((each in seas) == (place in seas) for each in _beside(place, inside)) < FEWEST_BESIDE


def inland_rivers(tiles: Mapping[Hex, Tile], seas: set[Hex]) -> float:
    """The share of the tiles with rivers, but for the last before the sea, that are not beside it; 1 without any."""
    on_their_way = [
        place
        for place, tile in tiles.items()
        if tile.rivers and not any(tile.has_river(edge) and at in seas for edge, at in enumerate(neighbours(place)))
    ]
    if not on_their_way:
        return 1.0
    return sum(seas.isdisjoint(neighbours(place)) for place in on_their_way) / len(on_their_way)


def _beside(place: Hex, inside: set[Hex]) -> list[Hex]:
    return [each for each in neighbours(place) if each in inside]
