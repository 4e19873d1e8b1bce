"""What players expect of homes in their first turns."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from statistics import mean

import pytest

import rbdesigner as rb
from rbdesigner.engine.core.state import Phase
from rbdesigner.hexes import Hex, distance
from rbdesigner.prediction.planned_homes import first_movement, plan_steps, planned_homes, planned_in_steps
from rbdesigner.scenario.model import Players, Properties, Scenario
from rbdesigner.scenario.pieces import Home
from rbdesigner.tiles import Terrain, Tile, tile


def expected(scenario: Scenario, plans: int) -> list[float]:
    return [mean(home.points) for home in planned_homes(scenario, plans)]


def test_plans_are_told_home_by_home_and_always_the_same() -> None:
    lake = rb.load("scenarios/the-lake-between.rbmap")
    homes = planned_homes(lake, 3)
    assert [len(home.points) for home in homes] == [3] * 2
    assert [home.at for home in homes] == sorted(lake.homes)
    assert homes == planned_homes(lake, 3)


def test_further_plans_go_on_with_those_that_are_made() -> None:
    lake = rb.load("scenarios/the-lake-between.rbmap")
    few, more = planned_in_steps(lake, [3, 6])
    assert few == planned_homes(lake, 3)
    assert more == planned_homes(lake, 6)
    assert [home.points[:3] for home in more] == [home.points for home in few]


def test_two_homes_get_more_plans_than_others(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("rbdesigner.prediction.planned_homes.is_compiled", True)
    monkeypatch.setattr("rbdesigner.prediction.planned_homes.USUAL_PLANS", 1)
    monkeypatch.setattr("rbdesigner.prediction.planned_homes.PLANS_FOR_TWO", 2)
    plans = {
        name: {len(home.points) for home in planned_homes(rb.load(f"scenarios/{name}.rbmap"))}
        for name in ("the-lake-between", "gold-isle")
    }
    assert plans == {"the-lake-between": {2}, "gold-isle": {1}}


def test_fewer_plans_are_usual_where_the_planner_is_slow(monkeypatch: pytest.MonkeyPatch) -> None:
    for is_compiled, steps in ((True, [(16, 48), (16,)]), (False, [(2, 6), (2,)])):
        monkeypatch.setattr("rbdesigner.prediction.planned_homes.is_compiled", is_compiled)
        assert [plan_steps(homes) for homes in (2, 3)] == steps


def test_a_home_without_rock_expects_less() -> None:
    lake = rb.load("scenarios/the-lake-between.rbmap")
    poor, other = sorted(lake.homes)
    near = [
        at
        for at, laid in lake.tiles.items()
        if laid.terrain is Terrain.ROCK and distance(at, poor) < distance(at, other)
    ]
    assert near
    tiles = lake.tiles | {at: tile(Terrain.DESERT, lake.tiles[at].rivers) for at in near}
    before, after = (expected(each, 4) for each in (lake, replace(lake, tiles=tiles)))
    assert after[0] < 0.9 * before[0] and after[0] < after[1]


def test_the_game_is_at_its_first_movement_with_each_home_in_its_place() -> None:
    crossroads = rb.load("scenarios/crossroads.rbmap")
    state = first_movement(crossroads)
    assert (state.turn, state.phase) == (1, Phase.MOVEMENT)
    topology = state.topology
    assert [topology.places[topology.spot_tiles[spot]] for spot in state.homes] == sorted(crossroads.homes)
    free = {place: replace(home, player=None) for place, home in crossroads.homes.items()}
    assert first_movement(replace(crossroads, homes=free)).homes == state.homes


def test_nothing_is_told_of_a_map_without_homes() -> None:
    lake = rb.load("scenarios/the-lake-between.rbmap")
    assert planned_homes(replace(lake, homes={})) == ()


def test_homes_on_one_small_island_lose_sites_to_each_other_and_those_apart_lose_none() -> None:
    rows = [Terrain.WOODS, Terrain.PASTURE, Terrain.ROCK, Terrain.MOUNTAIN, Terrain.PASTURE, Terrain.WOODS]
    homes = [Hex(0, 0), Hex(4, 0)]
    near = {Hex(q, 0): tile(terrain) for q, terrain in enumerate(rows)}
    sea = tile(Terrain.SEA)
    apart = {Hex(q, 0): tile(terrain) for q, terrain in enumerate(rows[:4])} | {Hex(4, 0): sea, Hex(5, 0): sea}
    apart |= {Hex(q + 6, 0): tile(terrain) for q, terrain in enumerate(reversed(rows[:4]))}
    shared = planned_homes(map_of_homes(near, homes), 4)
    assert all(home.lost > 0.5 for home in shared)
    assert [home.lost for home in planned_homes(map_of_homes(apart, [Hex(1, 0), Hex(8, 0)]), 4)] == [0, 0]


def map_of_homes(tiles: Mapping[Hex, Tile], homes: Sequence[Hex]) -> Scenario:
    return Scenario(Properties(players=Players(2, 2)), dict(tiles), homes={at: Home() for at in homes})
