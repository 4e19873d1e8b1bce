"""The net of land: the same as the engine's topology, with roads, bridges and walls."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

import pytest
from hypothesis import given

from rbdesigner.analysis.walk import leaps_of, walk_from
from rbdesigner.engine.core.topology import DOCK, REGION, compile_map
from rbdesigner.hexes import Hex, border_key, edge_key, neighbour, opposite
from rbdesigner.scenario import files, formats
from rbdesigner.scenario.land import Land
from rbdesigner.scenario.model import Scenario
from rbdesigner.scenario.pieces import Bridge, Home, Road, Wall
from rbdesigner.tiles import Rivers, Terrain, Tile
from tests.checks.maps import map_of
from tests.random_maps import scenarios
from tests.strategies import some

ROOT = Path(__file__).resolve().parents[2]
ROW = {(0, number): "pasture" for number in range(7)}


def maps() -> list[Scenario]:
    samples = [path for path in sorted((ROOT / "tests" / "files" / "samples").iterdir()) if "course-" not in path.name]
    others = [found.scenario for path in samples for found in formats.read(path)]
    return [*(files.load(path) for path in sorted((ROOT / "scenarios").glob("*.rbmap"))), *others]


def with_matching_rivers(tiles: Mapping[Hex, Tile]) -> dict[Hex, Tile]:
    """The tiles without the rivers that flow into land."""
    tiles = dict(tiles)
    while True:
        odd = {
            (place, river)
            for place, tile in tiles.items()
            for river in tile.rivers
            for edge in river
            if (beyond := tiles.get(neighbour(place, edge)))
            and not beyond.is_sea
            and not beyond.has_river(opposite(edge))
        }
        if not odd:
            return tiles
        for place, river in odd:
            tiles[place] = Tile(tiles[place].terrain, tuple(each for each in tiles[place].rivers if each != river))


def assert_like_topology(scenario: Scenario) -> None:
    bare = Scenario(scenario.properties, with_matching_rivers(scenario.tiles))
    land, topology = Land(bare), compile_map(bare)
    spots = {
        spot: (topology.places[tile], topology.spot_numbers[spot])
        for spot, tile in enumerate(topology.spot_tiles)
        if topology.spot_kinds[spot] == REGION
    }
    names = {region: land.named(region) for region in range(len(land.place_of))}
    assert set(names.values()) == set(spots.values())
    beside = land.passages(None).beside
    exits = {names[region]: sorted(names[beyond] for beyond in row) for region, row in enumerate(beside)}
    assert exits == {
        name: sorted(spots[beyond] for _, beyond in topology.surroundings[spot].exits) for spot, name in spots.items()
    }
    docked = {spots[region] for spot, region in enumerate(topology.dock_regions) if topology.spot_kinds[spot] == DOCK}
    assert {names[region] for region in land.at_sea()} == docked
    on_banks = {spots[region] for banks in topology.banks for region in banks}
    assert {names[region] for region in land.at_rivers()} == on_banks
    sites = {(topology.places[site.tile], *(spots[region][1] for region in site.regions)) for site in topology.sites}
    assert sites >= {(each.place, names[each.first][1], names[each.second][1]) for each in land.crossings()}


@pytest.mark.parametrize("scenario", maps())
def test_the_regions_are_those_of_the_engine(scenario: Scenario) -> None:
    assert_like_topology(scenario)


@some(0.5)
@given(scenarios())
def test_the_regions_are_those_of_the_engine_on_any_map(scenario: Scenario) -> None:
    assert_like_topology(scenario)


def turns(scenario: Scenario, start: tuple[int, int] = (0, 0), player: int | None = None) -> dict[Hex, tuple[int, int]]:
    land = Land(scenario)
    passages = land.passages(player)
    ways = walk_from(land, land.region(Hex(*start), 0), passages, leaps_of(passages)).tiles
    return {at: (far.turns, far.steps) for at, far in ways.items()}


@pytest.mark.rule("M3")
def test_a_donkey_makes_two_steps_a_turn_on_roads_and_one_without() -> None:
    scenario = map_of(ROW)
    assert turns(scenario) == {Hex(0, number): (number, number) for number in range(7)}
    scenario.roads = {border_key(Hex(0, number), 6): Road() for number in (1, 2, 3)}
    found = turns(scenario)
    assert [found[Hex(0, number)] for number in range(7)] == [(0, 0), (1, 1), (2, 2), (2, 3), (3, 4), (4, 5), (5, 6)]


@pytest.mark.rule("M3")
def test_a_tile_is_as_far_as_its_nearest_region_in_turns_and_in_steps_each() -> None:
    """A road leads to the south of the last tile in two turns and four steps, three steps without it to the north."""
    ways = [(0, 0), (1, 0), (1, 1), (1, 2)]
    scenario = map_of({**dict.fromkeys([*ways, (0, 1), (0, 2)], "pasture"), (0, 3): "pasture 1-5"})
    roads = [(Hex(0, 0), 4), (Hex(1, 0), 6), (Hex(1, 1), 6), (Hex(0, 3), 3)]
    scenario.roads = {border_key(*road): Road() for road in roads}
    assert turns(scenario)[Hex(0, 3)] == (2, 3)


@pytest.mark.parametrize("rivers", [((0, 7),), ((6, 9),), ((0, 3, 3),)])
def test_rivers_that_no_tile_can_have_divide_nothing(rivers: Rivers) -> None:
    scenario = map_of({(0, 0): "woods", (0, 1): "woods"})
    scenario.tiles[Hex(0, 0)] = Tile(Terrain.WOODS, rivers)
    assert Land(scenario).of_tile == {Hex(0, 0): (0,), Hex(0, 1): (1,)}


@pytest.mark.rule("M6")
def test_rivers_part_and_bridges_join() -> None:
    scenario = map_of({(0, 0): "pasture", (0, 1): "pasture 1-4", (0, 2): "pasture"})
    scenario.tiles[Hex(0, 1)] = map_of({(0, 1): "pasture 2-5"}).tiles[Hex(0, 1)]
    assert turns(scenario) == {Hex(0, 0): (0, 0), Hex(0, 1): (1, 1)}
    scenario.pieces = {Hex(0, 1): (Bridge(2),)}
    assert turns(scenario) == {Hex(0, 0): (0, 0), Hex(0, 1): (1, 1), Hex(0, 2): (2, 2)}
    assert Land(scenario).crossings() == []


@pytest.mark.rule("M9")
def test_walls_of_others_close_the_way() -> None:
    scenario = map_of({(0, 0): "pasture", (0, 1): "pasture"}, homes={(0, 0): Home(0, 1)})
    scenario.walls = {edge_key(Hex(0, 0), 3): Wall(2, 1)}
    assert Hex(0, 1) not in turns(scenario, player=1)
    assert Hex(0, 1) in turns(scenario, player=2)
    scenario.walls = {edge_key(Hex(0, 0), 3): Wall(None, 1)}
    assert Hex(0, 1) in turns(scenario, player=1)
