"""The settings by which another map like one that is there is generated."""

from __future__ import annotations

from dataclasses import replace
from itertools import combinations
from typing import Any

from rbdesigner.analysis.map_analysis import analyse
from rbdesigner.checks.map_index import MapIndex
from rbdesigner.generating.generator_settings import (
    LONGEST_RIVER,
    MOST_HOME_DISTANCE,
    MOST_RIVERS,
    GeneratorSettings,
    RiverFlow,
    TerrainShares,
)
from rbdesigner.generating.grown_shapes import shape_symmetry
from rbdesigner.generating.map_frame import parts_of
from rbdesigner.hexes import distance
from rbdesigner.prediction.expectation import expected
from rbdesigner.rules.tables import MOST_PLAYERS
from rbdesigner.scenario.model import Properties, Scenario, Status
from rbdesigner.tiles import Terrain

_OF_THIS_MAP: dict[str, Any] = {
    "title": "",
    "code": "",
    "designers": (),
    "description": "",
    "status": Status.DRAFT,
    "difficulty": None,
    "record": None,
    "findings": None,
}
"""The properties that another map does not take over."""
LEAST_ISLAND = 3
"""Land of so many tiles counts as an island, less as a rock in the sea."""


def for_another(properties: Properties) -> Properties:
    """The properties of a map that another one takes over."""
    return replace(properties, **_OF_THIS_MAP)


def guessed_settings(scenario: Scenario, seed: int = 1) -> GeneratorSettings:
    """Guess the settings that would make a map like this: shape, terrains, rivers, islands, symmetry and homes."""
    usual = GeneratorSettings()
    tiles = scenario.tiles
    counts = [sum(tile.terrain is terrain for tile in tiles.values()) for terrain in Terrain]
    by_terrain = dict(zip(Terrain, counts, strict=True))
    shares = TerrainShares(**{terrain.value: number for terrain, number in by_terrain.items()})
    rivers = MapIndex(scenario).rivers.systems
    flowing = all(river.sources and river.mouths <= 1 for river in rivers.values())
    settled = {tiles[place].terrain for place in scenario.homes if place in tiles} - {Terrain.SEA}
    with_river = sum(bool(tile.rivers) for tile in tiles.values())
    parts = [part for part in parts_of(scenario.land()) if len(part) >= LEAST_ISLAND]
    apart = min((distance(*pair) for pair in combinations(scenario.homes, 2)), default=usual.home_distance)
    facts = analyse(scenario)
    told = expected(facts)
    return GeneratorSettings(
        players=min(max(1, scenario.properties.players.most), MOST_PLAYERS),
        tiles=len(tiles),
        places=frozenset(tiles),
        shares=shares if shares.land else usual.shares,
        islands=max(1, len(parts)) if shares.sea else 1,
        rivers=min(len(rivers), MOST_RIVERS),
        river_length=min(max(1, round(with_river / len(rivers))), LONGEST_RIVER) if rivers else usual.river_length,
        river_ends=usual.river_ends if flowing else RiverFlow.ANY,
        symmetry=shape_symmetry(tiles.keys(), facts.symmetry.group).group,
        home_distance=min(max(1, apart), MOST_HOME_DISTANCE),
        home_terrains=usual.home_terrains | settled,
        # Another map need not be fairer than usual, however fair the one is.
        fairness=min(usual.fairness, told.fairness) if told is not None else usual.fairness,
        seed=seed,
        properties=for_another(scenario.properties),
    )
