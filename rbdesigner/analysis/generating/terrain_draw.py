"""Terrains for the land of a generated map, in the shares that are wished."""

from __future__ import annotations

import random
from collections.abc import Mapping

from rbdesigner.analysis.generating.generator_settings import TerrainShares
from rbdesigner.analysis.generating.map_frame import MapFrame
from rbdesigner.analysis.generating.tile_stock import LANDS, TileStock
from rbdesigner.hexes import Hex
from rbdesigner.tiles import Rivers, Terrain, Tile, tile


def wanted_lands(frame: MapFrame, seas: set[Hex], shares: TerrainShares) -> dict[Terrain, float]:
    """Count how many tiles of each terrain the new land needs so that the map as a whole has its shares."""
    kept = [laid.terrain for laid in frame.kept.tiles.values() if not laid.is_sea]
    new = len(frame.places) - len(seas)
    land = len(kept) + new
    wanted = {terrain: max(0.0, land * shares.of(terrain) / shares.land - kept.count(terrain)) for terrain in LANDS}
    whole = sum(wanted.values())
    return {terrain: number * new / whole if whole else 0.0 for terrain, number in wanted.items()}


def plain_lands(
    frame: MapFrame,
    seas: set[Hex],
    rivers: Mapping[Hex, Tile],
    stock: TileStock,
    wanted: Mapping[Terrain, float],
    chance: random.Random,
) -> dict[Hex, Tile] | None:
    """Choose tiles without rivers for the rest of the land; None where the stock has too few."""
    left = dict(wanted)
    for laid in rivers.values():
        if not laid.is_sea:
            left[laid.terrain] -= 1
    orbits = [orbit for orbit in frame.orbits if orbit[0] not in seas and orbit[0] not in rivers]
    chance.shuffle(orbits)
    orbits.sort(key=lambda orbit: -len(orbit))
    lands: dict[Hex, Tile] = {}
    for orbit in orbits:
        shapes: dict[Rivers, int] = {(): len(orbit)}
        terrains = stock.terrains(shapes)
        if not terrains:
            return None
        terrain = max(terrains, key=lambda each: (left[each] + 0.5 * chance.random(), each))
        left[terrain] -= len(orbit)
        stock.take(terrain, shapes)
        lands.update(dict.fromkeys(orbit, tile(terrain)))
    return lands
