"""The compiled map in names: it says what the numbers of the topology say, and names are those of the notation."""

from __future__ import annotations

from pathlib import Path

import pytest

import rbdesigner as rb
from rbdesigner.engine.core.codes import NONE
from rbdesigner.engine.core.topology import DOCK, REGION, RIVER, SEA
from rbdesigner.engine.notation import notation_parser
from rbdesigner.hexes import opposite
from tests.checks.maps import map_of

SCENARIOS = Path(__file__).parents[3] / "scenarios"
MAPS = sorted(SCENARIOS.glob("*.rbmap"))


@pytest.mark.parametrize("path", MAPS, ids=lambda path: path.stem)
def test_every_name_leads_back_to_its_number(path: Path) -> None:
    scenario = rb.load(path)
    game = rb.Game.new(scenario, scenario.properties.players.least, 1)
    state, topology, game_map = game.state, game.state.topology, rb.Map(scenario)
    assert list(game_map.tiles) == [game_map.tile(number) for number in range(len(topology.places))]
    for name, tile in game_map.tiles.items():
        assert topology.places[notation_parser.tile(state, name)] == tile.place
        assert tile.terrain == str(scenario.tiles[tile.place].terrain)
    kinds = dict.fromkeys(game_map.regions, (REGION,)) | dict.fromkeys(game_map.docks, (DOCK,))
    kinds |= dict.fromkeys(game_map.waters, (SEA, RIVER))
    assert len(kinds) == len(topology.spot_tiles)
    for name, kind in kinds.items():
        number = notation_parser.spot(state, name)
        assert game_map.spot(number) == name and topology.spot_kinds[number] in kind
    assert {notation_parser.border(state, name) for name in game_map.borders} == set(range(len(topology.border_edges)))
    assert {notation_parser.edge(state, name) for name in game_map.edges} == set(range(len(topology.edge_keys)))
    assert {notation_parser.site(state, name) for name in game_map.bridges} == set(range(len(topology.sites)))


@pytest.mark.parametrize("path", MAPS, ids=lambda path: path.stem)
def test_who_touches_whom_is_told_from_both_sides(path: Path) -> None:
    game_map = rb.Map(rb.load(path))
    for name, tile in game_map.tiles.items():
        for edge, beyond in enumerate(tile.neighbours):
            assert beyond is None or game_map.tiles[beyond].neighbours[opposite(edge)] == name
        for region in tile.regions:
            assert game_map.regions[region].tile == name
        assert sorted(half for region in tile.regions for half in game_map.regions[region].half_edges) == (
            list(range(12)) if tile.regions else []
        )
    for name, region in game_map.regions.items():
        for border, beyond in region.exits.items():
            assert game_map.regions[beyond].exits[border] == name
            assert set(game_map.borders[border].regions) == {name, beyond}
        assert all(name in game_map.waters[river].banks for river in region.rivers)
        assert all(game_map.docks[dock].region == name for dock in region.docks)
    for name, water in game_map.waters.items():
        for there, edge in water.steps.items():
            assert edge in game_map.edges
            back = game_map.waters[there].steps if there in game_map.waters else {game_map.docks[there].sea: edge}
            assert back[name] == edge
    for dock in game_map.docks.values():
        assert game_map.waters[dock.sea].kind == "sea"


def test_a_small_map_is_read() -> None:
    game_map = rb.Map(map_of({(0, 0): "sea", (1, 0): "pasture", (2, 0): "woods"}))
    assert game_map.tiles["1,0"].docks == ("1,0@10",)
    assert game_map.docks["1,0@10"].sea == "0,0"
    assert game_map.waters["0,0"].steps == {"1,0@10": "0,0:2"}
    assert game_map.regions["1,0"].exits == {"1,0|4": "2,0"}
    assert game_map.tiles["0,0"].neighbours == (None, None, "1,0", None, None, None)
    assert NONE not in game_map.edges
