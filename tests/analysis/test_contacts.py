"""How soon goods of one home come to another, by the rules of boats."""

from __future__ import annotations

from heapq import heappop, heappush
from math import ceil

import pytest
from hypothesis import given

from rbdesigner.analysis.contacts import LATEST
from rbdesigner.analysis.facts import Contact
from rbdesigner.analysis.map_analysis import analyse
from rbdesigner.engine.core.topology import DOCK, REGION, Topology, compile_map
from rbdesigner.hexes import Hex, edge_key
from rbdesigner.scenario.model import Scenario
from rbdesigner.scenario.pieces import Home, Spot, SpotKind, Wall
from tests.analysis.test_land import with_matching_rivers
from tests.analysis.test_slow_facts import long_map
from tests.checks.maps import map_of
from tests.random_maps import scenarios
from tests.strategies import some

STEPS = 3
"""The steps of a raft in a turn."""


def turns_with_a_raft(topology: Topology, start: int) -> dict[int, int]:
    """The turns to each region, by the spots of a game: as thirds of turns, on foot, afloat and on foot again."""
    waiting, far = [(0, 0, start)], dict[tuple[int, int], int]()
    while waiting:
        thirds, part, spot = heappop(waiting)
        if (part, spot) in far:
            continue
        far[part, spot] = thirds
        around = topology.surroundings[spot]
        if topology.spot_kinds[spot] == REGION:
            for _, beyond in around.exits:
                heappush(waiting, (thirds + STEPS, part, beyond))
            for water in (*around.rivers, *around.docks) if part == 0 else ():
                heappush(waiting, (thirds, 1, water))
            continue
        for _, beyond in topology.steps[spot]:
            heappush(waiting, (thirds + 1, part, beyond))
        for region in (*topology.banks[spot], *([topology.dock_regions[spot]] * (topology.spot_kinds[spot] == DOCK))):
            heappush(waiting, (STEPS * ceil(thirds / STEPS), 2, region))
    found: dict[int, int] = {}
    for (_, spot), thirds in far.items():
        if topology.spot_kinds[spot] == REGION:
            found[spot] = min(thirds // STEPS, found.get(spot, thirds))
    return found


def assert_by_the_rules(scenario: Scenario) -> None:
    bare = Scenario(scenario.properties, with_matching_rivers(scenario.tiles), scenario.homes)
    facts, topology = analyse(bare), compile_map(bare)
    spots = [
        topology.spot(at, Spot(SpotKind.REGION, bare.homes[at].half_edge)) for at in (home.at for home in facts.homes)
    ]
    for number, home in enumerate(facts.homes):
        turns = turns_with_a_raft(topology, spots[number])
        expected = [turns.get(spot, LATEST + 1) for spot in spots]
        assert [(contact.home, contact.by_water) for contact in home.contacts] == [
            (other, far if far <= LATEST else None) for other, far in enumerate(expected) if other != number
        ]


@some(1)
@given(scenarios())
def test_goods_come_by_water_as_the_rules_have_it(scenario: Scenario) -> None:
    assert_by_the_rules(scenario)


@pytest.mark.parametrize("seed", range(30))
def test_goods_come_by_water_as_the_rules_have_it_on_long_maps(seed: int) -> None:
    assert_by_the_rules(long_map(seed))


def strait(sea: int) -> Scenario:
    """Two homes, each a turn from the shore, with so many sea tiles between."""
    tiles = {(0, at): "sea" for at in range(sea)} | {(0, at): "pasture" for at in (-2, -1, sea, sea + 1)}
    return map_of(tiles, homes={(0, -2): Home(0, 1), (0, sea + 1): Home(0, 2)})


@pytest.mark.rule("B1", "B2")
@pytest.mark.parametrize(("sea", "turns"), [(1, 3), (2, 3), (3, 4), (26, 11), (29, 12), (30, None)])
def test_a_raft_makes_three_steps_a_turn_and_docks_with_one_of_them(sea: int, turns: int | None) -> None:
    north, south = analyse(strait(sea)).homes
    assert north.contacts == (Contact(1, None, turns),)
    assert south.contacts == (Contact(0, None, turns),)


@pytest.mark.rule("B1", "B5")
def test_along_a_river_a_raft_needs_no_step_to_either_bank() -> None:
    river = {(0, at): "pasture 0-3" for at in range(4)}
    scenario = map_of(river, homes={(0, 0): Home(3), (0, 3): Home(9)})
    assert [home.contacts for home in analyse(scenario).homes] == [(Contact(1, None, 1),), (Contact(0, None, 1),)]
    scenario.homes[Hex(0, 3)] = Home(3)
    assert analyse(scenario).homes[0].contacts == (Contact(1, 3, 1),)


@pytest.mark.rule("B8")
def test_a_wall_of_another_stops_a_landing() -> None:
    scenario = strait(1)
    scenario.walls = {edge_key(Hex(0, 0), 3): Wall(2, 1)}
    north, south = analyse(scenario).homes
    assert north.contacts == (Contact(1, None, None),)
    assert south.contacts == (Contact(0, None, 3),)


def test_where_a_raft_does_not_help_the_way_is_that_on_foot() -> None:
    scenario = map_of({(0, at): "pasture" for at in range(4)}, homes={(0, 0): Home(), (0, 3): Home()})
    assert [home.contacts for home in analyse(scenario).homes] == [(Contact(1, 3, 3),), (Contact(0, 3, 3),)]
    alone = map_of({(0, 0): "pasture"}, homes={(0, 0): Home()})
    assert analyse(alone).homes[0].contacts == ()
