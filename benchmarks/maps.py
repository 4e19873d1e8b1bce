"""Large maps to measure with: the same arguments always give the same map."""

from __future__ import annotations

import random
from itertools import pairwise

from rbdesigner.hexes import Hex, disk, distance, edge_between, neighbour, neighbours, opposite
from rbdesigner.scenario.model import Properties, Scenario
from rbdesigner.scenario.pieces import Home
from rbdesigner.tiles import UNLIMITED, River, Terrain, Tile, ordered, tile

LAND = (Terrain.PASTURE, Terrain.WOODS, Terrain.ROCK, Terrain.MOUNTAIN, Terrain.DESERT)
SHARES = (38, 22, 14, 16, 10)
LONGEST_RIVER = 24


def big_map(columns: int, rows: int, seed: int = 0) -> Scenario:
    """A rectangle of land with lakes, and rivers that run from a source into a lake, matched all along.

    About a fifth of the tiles are sea and a fifth have a river; there is a home on every hundredth place or so.
    """
    chance = random.Random(seed)
    places = [Hex(q, row - q // 2) for q in range(columns) for row in range(rows)]
    terrains = dict(zip(places, chance.choices(LAND, SHARES, k=len(places)), strict=True))
    for centre in chance.sample(places, max(1, len(places) // 30)):
        for place in disk(centre, chance.choice((1, 1, 1, 2))):
            if place in terrains:
                terrains[place] = Terrain.SEA
    rivers: dict[Hex, River] = {}
    for spring in chance.sample(places, len(places) // 6):
        rivers |= _river(chance, terrains, rivers, spring)
    tiles = {at: _tile(terrain, rivers.get(at)) for at, terrain in terrains.items()}
    properties = Properties(title=f"Measured with {columns} by {rows}", designers=("Nobody",), box=UNLIMITED)
    return Scenario(properties, tiles, _homes(chance, tiles))


def _tile(terrain: Terrain, river: River | None) -> Tile:
    return tile(terrain, () if river is None else ordered([river]))


def _river(
    chance: random.Random, terrains: dict[Hex, Terrain], taken: dict[Hex, River], spring: Hex
) -> dict[Hex, River]:
    """A river that wanders from its spring over free land until it meets the sea; empty if it finds none."""
    if terrains[spring] is Terrain.SEA or spring in taken:
        return {}
    course = [spring]
    while len(course) < LONGEST_RIVER:
        around = [place for place in neighbours(course[-1]) if place in terrains]
        mouths = [place for place in around if terrains[place] is Terrain.SEA]
        if mouths:
            return _reaches([*course, chance.choice(mouths)])
        free = [place for place in around if place not in taken and place not in course]
        if not free:
            return {}
        course.append(chance.choice(free))
    return {}


def _reaches(course: list[Hex]) -> dict[Hex, River]:
    """The edges that the river of each land tile of a course reaches."""
    rivers: dict[Hex, River] = {}
    came_over: tuple[int, ...] = ()
    for place, following in pairwise(course):
        leaves_over = edge_between(place, following)
        assert leaves_over is not None and neighbour(place, leaves_over) == following
        rivers[place] = (*came_over, leaves_over)
        came_over = (opposite(leaves_over),)
    return rivers


def _homes(chance: random.Random, tiles: dict[Hex, Tile]) -> dict[Hex, Home]:
    homes: dict[Hex, Home] = {}
    for place in chance.sample(sorted(tiles), max(1, len(tiles) // 100)):
        if not tiles[place].is_sea and all(distance(place, home) > 2 for home in homes):
            homes[place] = Home(half_edge=chance.randrange(12))
    return homes
