"""The tiles that nobody steps on."""

from __future__ import annotations

from rbdesigner.hexes import Hex
from rbdesigner.lab.games.game_row import TileTotal
from rbdesigner.lab.wording.unvisited_tiles import unvisited_tiles, unvisited_words
from rbdesigner.scenario.model import Scenario
from rbdesigner.tiles import Terrain, Tile


def test_a_tile_counts_by_steps_alone() -> None:
    terrains = {Hex(0, 0): Terrain.WOODS, Hex(1, 0): Terrain.SEA, Hex(-1, 0): Terrain.ROCK, Hex(2, 0): Terrain.SEA}
    scenario = Scenario(tiles={at: Tile(terrain) for at, terrain in terrains.items()})
    made_only = TileTotal((-1, 0), None, 3, 0, 9)
    stepped = [TileTotal((0, 0), (0, 0), 3, 7, 0), TileTotal((2, 0), (0, 0), 1, 1, 0)]
    assert unvisited_tiles(scenario, [made_only, *stepped]) == (Hex(-1, 0), Hex(1, 0))


def test_the_first_ones_are_named_and_the_others_counted() -> None:
    tiles = [Hex(number, -1) for number in range(15)]
    assert unvisited_words(()) == "Every tile is stepped on in some game"
    assert unvisited_words(tiles[:2]) == "Nobody steps on: (0, −1), (1, −1)"
    assert unvisited_words(tiles[:12]).endswith("(10, −1), (11, −1)")
    assert unvisited_words(tiles[:13]).endswith("(11, −1) and 1 more")
    assert unvisited_words(tiles).endswith("(11, −1) and 3 more")
