"""The map in numbers: spots, who touches whom, and that it agrees from both sides."""

from __future__ import annotations

from pathlib import Path

import pytest

import rbdesigner as rb
from rbdesigner.engine.core import topology as topology_module
from rbdesigner.engine.core.codes import NONE
from rbdesigner.engine.core.topology import DOCK, REGION, RIVER, SEA, Topology, compile_map
from rbdesigner.hexes import HALF_EDGES, Hex, facing, neighbour
from rbdesigner.scenario.pieces import Spot, SpotKind
from tests.checks.maps import map_of
from tests.engine.small_game import SmallGame

SCENARIOS = sorted((Path(__file__).parents[3] / "scenarios").glob("*.rbmap"))


@pytest.fixture(params=SCENARIOS, ids=lambda path: path.stem)
def topology(request: pytest.FixtureRequest) -> Topology:
    return compile_map(rb.load(request.param))


def test_borders_agree_from_both_sides(topology: Topology) -> None:
    for tile, place in enumerate(topology.places):
        for half_edge in HALF_EDGES:
            border, beyond = topology.border_at[tile][half_edge], topology.index.get(neighbour(place, half_edge // 2))
            if border != NONE:
                assert beyond is not None
                assert topology.border_at[beyond][facing(half_edge)] == border
                assert topology.region_at[tile][half_edge] in topology.border_regions[border]
                assert topology.border_edges[border] == topology.edge_at[tile][half_edge // 2]


def test_exits_lead_back(topology: Topology) -> None:
    for region, around in enumerate(topology.surroundings):
        for border, beyond in around.exits:
            assert (border, region) in topology.surroundings[beyond].exits


@pytest.mark.rule("B1", "B4")
def test_ways_over_water_lead_back(topology: Topology) -> None:
    for spot, steps in enumerate(topology.steps):
        assert bool(steps) <= (topology.spot_kinds[spot] != REGION)
        for edge, to in steps:
            assert (edge, spot) in topology.steps[to]
        if topology.spot_kinds[spot] == DOCK:
            assert [topology.spot_kinds[to] for _, to in steps] == [SEA], "a dock leads to its one sea tile"


@pytest.mark.rule("W11")
@pytest.mark.parametrize(
    ("rivers", "regions", "sites"), [("", 1, 0), ("3", 1, 0), ("0-3", 2, 1), ("0-2-4", 3, 3), ("0-1 3-4", 3, 2)]
)
def test_rivers_divide_their_tile_and_bridges_join_what_they_divide(rivers: str, regions: int, sites: int) -> None:
    topology = SmallGame(f"0,0 woods {rivers}").state.topology
    assert len(topology.regions_of[0]) == regions
    assert len(topology.sites_of[0]) == sites
    assert len(topology.rivers_of[0]) == len(rivers.split())


@pytest.mark.rule("B3")
def test_a_mouth_has_a_dock_on_either_bank_and_the_river_between() -> None:
    w = SmallGame("0,0 woods 2; 1,0 sea; 0,1 sea")
    topology = w.state.topology
    kinds = [topology.spot_kinds[spot] for spot, tile in enumerate(topology.spot_tiles) if tile == w.tile("0,0")]
    assert sorted(kinds) == [REGION, RIVER, DOCK, DOCK, DOCK]
    reached = {to for _, to in topology.steps[w.spot("1,0")]}
    assert {w.spot("0,0@4"), w.spot("0,0@5"), w.spot("0,0~2")} <= reached
    assert topology.spot(Hex(0, 0), Spot(SpotKind.DOCK, 7)) == w.spot("0,0@6"), "without a river the edge has one dock"


@pytest.mark.rule("W10")
def test_shores_are_river_tiles_and_neighbours_of_the_sea() -> None:
    topology = compile_map(map_of({(0, 0): "woods", (1, 0): "woods", (2, 0): "sea", (-1, 0): "rock 3"}))
    shores = {topology.places[tile] for tile, shore in enumerate(topology.shores) if shore}
    assert {Hex(1, 0), Hex(-1, 0)} <= shores
    assert Hex(0, 0) not in shores


@pytest.mark.parametrize("number", [-1, 12, 99])
def test_a_spot_that_is_not_there_has_no_number(number: int) -> None:
    topology = compile_map(map_of({(0, 0): "woods"}))
    for kind in SpotKind:
        assert topology.spot(Hex(0, 0), Spot(kind, number)) == NONE
    assert topology.spot(Hex(5, 5), Spot(SpotKind.REGION, 0)) == NONE
    assert topology.spot(Hex(0, 0), Spot(SpotKind.RIVER, 0)) == topology.spot(Hex(0, 0), Spot(SpotKind.DOCK, 0)) == NONE


def test_the_same_map_is_equal_and_hashed_alike_however_often_it_is_compiled() -> None:
    """A game that was read again is the same as the one that was saved."""
    made: list[Topology] = []
    for terrain in ("woods", "woods", "rock"):
        topology_module._compiled.cache_clear()  # as in another process
        made.append(compile_map(map_of({(0, 0): terrain, (1, 0): "sea"})))
    one, again, other = made
    assert one is not again
    assert (one == again, one == other) == (True, False)
    assert len({one, again, other}) == 2


def test_games_on_the_same_tiles_share_their_topology() -> None:
    """To compare two of them takes long, and each search of a machine looks up what is kept by one."""
    scenario = rb.load("scenarios/millbrook.rbmap")
    games = [rb.Game.new(scenario.copy(), players=1, seed=seed) for seed in (1, 2)]
    assert games[0].state.topology is games[1].state.topology
