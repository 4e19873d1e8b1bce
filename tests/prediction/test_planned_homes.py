"""What players expect of homes in their first turns."""

from __future__ import annotations

from dataclasses import replace
from statistics import mean

import rbdesigner as rb
from rbdesigner.engine.core.state import Phase
from rbdesigner.hexes import distance
from rbdesigner.prediction.planned_homes import first_movement, planned_homes
from rbdesigner.scenario.model import Scenario
from rbdesigner.tiles import Terrain, tile


def expected(scenario: Scenario, plans: int) -> list[float]:
    *_, homes = planned_homes(scenario, plans)
    return [mean(home.points) for home in homes]


def test_plans_are_told_home_by_home_round_by_round_and_always_the_same() -> None:
    lake = rb.load("scenarios/the-lake-between.rbmap")
    rounds = list(planned_homes(lake, 3))
    assert [[len(home.points) for home in told] for told in rounds] == [[1, 1], [2, 2], [3, 3]]
    assert [home.at for home in rounds[-1]] == sorted(lake.homes)
    assert rounds == list(planned_homes(lake, 3))


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
    before, after = (expected(each, 12) for each in (lake, replace(lake, tiles=tiles)))
    assert after[0] < 0.8 * before[0] and after[0] < after[1]


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
    assert list(planned_homes(replace(lake, homes={}))) == []
