"""Long walks of single random edits, as a designer makes them; the same seed walks the same way."""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import replace

from rbdesigner.hexes import EDGES, HALF_EDGES, ORIGIN, border_key, disk, edge_key
from rbdesigner.rules.options import Options
from rbdesigner.rules.tables import BuildingKind, Good, TransporterKind
from rbdesigner.scenario.edit import Edit, edit
from rbdesigner.scenario.model import Scenario
from rbdesigner.scenario.pieces import Bridge, Building, Goods, Home, Piece, Road, Spot, SpotKind, Transporter, Wall
from rbdesigner.symmetry import Turn
from rbdesigner.tiles import SHAPE_NAMES, UNLIMITED, Terrain, Tile
from tests.checks.maps import IMPOSSIBLE, PLAIN, SMALL_BOX

PLACES = list(disk(ORIGIN, 3))
PARTS = ("tiles", "homes", "pieces", "roads", "walls", "properties")
SHARES = (60, 12, 15, 6, 6, 1)
RIVER_SHAPES = [shape.rivers for shape in SHAPE_NAMES[1:9]]
LAND = [terrain for terrain in Terrain if terrain is not Terrain.SEA]


def some_tile(chance: random.Random) -> Tile | None:
    """A tile, mostly possible, or none."""
    roll = chance.random()
    if roll < 0.15:
        return None
    if roll < 0.3:
        return Tile(Terrain.SEA)
    if roll < 0.33:
        return chance.choice(IMPOSSIBLE)
    shape = chance.choice(RIVER_SHAPES) if roll < 0.75 else ()
    return Tile(chance.choice(LAND), shape).turned(Turn(chance.randrange(6)))


def some_piece(chance: random.Random) -> Piece:
    """A piece of any sort."""
    edge, half_edge = chance.choice(EDGES), chance.choice(HALF_EDGES)
    spot = chance.choice((Spot(), Spot(SpotKind.RIVER, edge), Spot(SpotKind.DOCK, half_edge)))
    return chance.choice(
        (
            Building(chance.choice(list(BuildingKind)), half_edge),
            Goods(Good.CLAY, 1, half_edge),
            Bridge(edge),
            Bridge(edge),
            Transporter(chance.choice(list(TransporterKind)), chance.randint(1, 2), spot),
        )
    )


def some_edit(chance: random.Random, scenario: Scenario) -> Edit:
    """A change of one value, as a click makes it."""
    at, edge, half_edge = chance.choice(PLACES), chance.choice(EDGES), chance.choice(HALF_EDGES)
    (part,) = chance.choices(PARTS, SHARES)
    is_there = chance.random() < 0.7
    if part == "tiles":
        return edit(scenario, tiles={at: some_tile(chance)})
    if part == "homes":
        home = Home(half_edge, chance.choice((None, 1, 2, 3)))
        return edit(scenario, homes={at: home if is_there else None})
    if part == "pieces":
        return edit(scenario, pieces={at: [some_piece(chance) for _ in range(chance.randrange(6))]})
    if part == "roads":
        return edit(scenario, roads={border_key(at, half_edge): Road() if is_there else None})
    if part == "walls":
        return edit(scenario, walls={edge_key(at, edge): Wall(chance.choice((None, 3))) if is_there else None})
    properties = replace(
        scenario.properties,
        box=chance.choice((SMALL_BOX, UNLIMITED)),
        options=Options(free_homes=chance.random() < 0.2, home_distance=chance.choice((2, 3))),
    )
    return edit(scenario, properties=properties)


def walk(seed: int, steps: int) -> Iterator[tuple[Scenario, Edit]]:
    """A scenario and the edits that are made to it, each applied by whoever takes it."""
    chance = random.Random(seed)
    tiles = {place: some_tile(chance) for place in PLACES}
    scenario = Scenario(replace(PLAIN, box=SMALL_BOX), {place: tile for place, tile in tiles.items() if tile})
    for _ in range(steps):
        yield scenario, some_edit(chance, scenario)
