"""The facts about homes: laws that hold on every map."""

from __future__ import annotations

from math import inf
from pathlib import Path

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from rbdesigner.analysis.facts import Distance, Goal, HomeFacts, MapFacts
from rbdesigner.analysis.map_analysis import analyse
from rbdesigner.analysis.shortcut_search import FAR
from rbdesigner.hexes import Hex, border_key
from rbdesigner.rules.tables import BuildingKind
from rbdesigner.scenario import files
from rbdesigner.scenario.model import Scenario
from rbdesigner.scenario.pieces import Bridge, Building, Home, Road
from rbdesigner.symmetry import MapSymmetry, Motion, Symmetry
from rbdesigner.tiles import Terrain, Tile
from tests.analysis.symmetric_maps import symmetric_maps
from tests.analysis.test_land import maps
from tests.checks.maps import having, map_of
from tests.random_maps import motions, scenarios
from tests.strategies import some

ROOT = Path(__file__).resolve().parents[2]
SCENARIOS = sorted((ROOT / "scenarios").glob("*.rbmap"))


def moved_places(places: tuple[Hex, ...], motion: Motion) -> tuple[Hex, ...]:
    return tuple(sorted(map(motion.hex, places)))


def moved(home: HomeFacts, motion: Motion) -> tuple[object, ...]:
    """The facts about a home after a motion, but for its name and shortcuts."""
    return (
        {
            goal: [Distance(way.turns, way.steps, moved_places(way.places, motion)) for way in ways]
            for goal, ways in home.ways.items()
        },
        [(each.steps, *(moved_places(places, motion) for places in each[1:])) for each in home.land],
        {terrain: moved_places(places, motion) for terrain, places in home.firsts.items()},
        [each.saved for each in home.shortcuts[:1]],
        (home.terrain, home.soon, home.leads),
        sorted((each.on_foot or FAR, each.by_water or FAR) for each in home.contacts),
    )


@some(0.5)
@given(scenarios(), motions)
def test_a_turned_map_has_the_same_facts_for_the_turned_homes(scenario: Scenario, motion: Motion) -> None:
    before, after = analyse(scenario), analyse(scenario.moved(motion))
    there = {home.at: moved(home, Motion()) for home in after.homes}
    assert {motion.hex(home.at): moved(home, motion) for home in before.homes} == there
    assert len(after.motions) == len(before.motions)
    assert {motion.hex(place): reach.turns for place, reach in before.reach.items()} == {
        place: reach.turns for place, reach in after.reach.items()
    }


@some(0.5)
@given(symmetric_maps())
def test_the_symmetry_of_a_map_is_found(made: tuple[Scenario, MapSymmetry]) -> None:
    scenario, symmetry = made
    assume(scenario.homes)
    facts = analyse(scenario)
    assert {*symmetry.motions} <= {Motion(), *facts.motions}


@some(0.5)
@given(scenarios(), st.data())
def test_a_terrain_farther_away_never_improves_a_home(scenario: Scenario, data: st.DataObject) -> None:
    scenario.pieces = {}
    facts = analyse(scenario)
    assume(facts.homes)
    home = data.draw(st.sampled_from(facts.homes))
    needed = [way for goal in list(Goal)[:4] for way in home.ways[goal]]
    assume(needed)
    near = data.draw(st.sampled_from(needed))
    tile = scenario.tiles[near.places[0]]
    deserts = [
        place for way in home.ways[Goal.DESERT] for place in way.places
        if (way.turns, way.steps) >= (near.turns, near.steps) and way.steps >= near.steps
    ]  # fmt: skip
    scenario.tiles[near.places[0]] = Tile(Terrain.DESERT, tile.rivers)
    for place in deserts[-1:]:
        scenario.tiles[place] = Tile(tile.terrain, scenario.tiles[place].rivers)
    after = next(each for each in analyse(scenario).homes if each.at == home.at)
    for goal in list(Goal)[:4]:
        later = [*(way.turns for way in after.ways[goal]), inf, inf]
        assert all(way.turns <= turns for way, turns in zip(home.ways[goal], later, strict=False)), goal


@some(0.5)
@given(scenarios())
def test_shortcuts_save_what_they_promise(scenario: Scenario) -> None:
    for home in analyse(scenario).homes:
        for shortcut in home.shortcuts:
            built = scenario.copy()
            built.roads.update(dict.fromkeys(shortcut.roads, Road()))
            if shortcut.bridge is not None:
                place, edge = shortcut.bridge
                built.pieces[place] = (*built.pieces.get(place, ()), Bridge(edge))
            after = next(each for each in analyse(built).homes if each.at == home.at)
            saved = 0
            for goal in list(Goal)[:4]:
                for rank, way in enumerate(after.ways[goal]):
                    before = home.ways[goal][rank].turns if rank < len(home.ways[goal]) else FAR
                    saved += max(0, min(FAR, before) - way.turns)
            assert saved == shortcut.saved > 0
            for saving in shortcut.savings:
                assert after.ways[saving.goal][saving.rank - 1].turns == saving.after


@some(0.5)
@given(scenarios())
def test_who_is_first_and_by_how_much(scenario: Scenario) -> None:
    """Each home alone on the map says when it comes where; together they say who is first."""
    facts = analyse(scenario)
    alone = []
    for home in facts.homes:
        single = scenario.copy()
        single.homes = {home.at: scenario.homes[home.at]}
        alone.append({place: reach.turns for place, reach in analyse(single).reach.items()})
    for place, reach in facts.reach.items():
        times = sorted((turns[place], number) for number, turns in enumerate(alone) if place in turns)
        assert reach.turns == times[0][0]
        assert reach.homes == tuple(number for turns, number in times if turns == reach.turns)
        assert reach.margin == (times[1][0] - times[0][0] if len(times) > 1 else None)


def test_a_far_bank_that_comes_nearer_does_not_hide_the_near_one() -> None:
    tiles = {(0, -2): "pasture", (0, -1): "rock 1-2", (1, -1): "rock", (1, 0): "pasture"}
    (home,) = analyse(map_of(tiles, homes={(0, -2): Home()})).homes
    best = home.shortcuts[0]
    assert [(saving.goal, saving.rank, saving.before, saving.after) for saving in best.savings] == [
        (Goal.ROCK, 2, 2, 1),
        (Goal.PASTURE, 2, 3, 2),
    ]


@pytest.mark.parametrize("scenario", maps())
def test_real_maps_are_analysed(scenario: Scenario) -> None:
    facts = analyse(scenario)
    assert {home.at for home in facts.homes} == {*scenario.homes} & {*scenario.land()}
    for home in facts.homes:
        assert home.first_reached == sum(reach.homes == (facts.homes.index(home),) for reach in facts.reach.values())
        assert [(way.turns, way.steps) for way in home.ways[Goal.WOODS]] == sorted(
            (way.turns, way.steps) for way in home.ways[Goal.WOODS]
        )


@pytest.mark.parametrize(
    "path", [path for path in SCENARIOS if path.stem not in ("millbrook", "where-two-waters-meet")]
)
def test_our_own_maps_for_several_have_a_symmetry(path: Path) -> None:
    facts = analyse(files.load(path))
    assert facts.symmetry.group is not Symmetry.NONE


def line(*terrains: str, homes: dict[tuple[int, int], Home]) -> MapFacts:
    return analyse(map_of({(0, number): terrain for number, terrain in enumerate(terrains)}, homes=homes))


def test_the_facts_of_a_small_map() -> None:
    facts = line("woods", "pasture", "rock", "desert", "mountain", "sea", homes={(0, 0): Home(), (0, 4): Home()})
    north, south = facts.homes
    assert (north.name.side, south.name.side) == (0, 4)
    assert north.ways[Goal.WOODS] == (Distance(0, 0, (Hex(0, 0),)),)
    assert south.ways[Goal.WOODS] == (Distance(4, 4, (Hex(0, 0),)),)
    assert south.ways[Goal.SEA] == (Distance(0, 0, (Hex(0, 4),)),)
    assert north.ways[Goal.HOME] == (Distance(4, 4, (Hex(0, 4),)),)
    within = north.land[0]
    assert (len(within.tiles), within.contested, len(within.room)) == (3, (Hex(0, 2),), 3)
    assert len(south.land[0].room) == 2, "nothing is built in a desert"
    assert facts.reach[Hex(0, 2)] == (2, (0, 1), 0)
    assert facts.reach[Hex(0, 1)] == (1, (0,), 2)


def test_the_land_soon_reached_and_who_comes_to_a_terrain_sooner() -> None:
    facts = line("woods", "pasture", "rock", "desert", "mountain", "sea", homes={(0, 0): Home(), (0, 4): Home()})
    north, south = facts.homes
    assert (north.terrain, south.terrain) == (Terrain.WOODS, Terrain.MOUNTAIN)
    soon, later = north.soon
    assert (soon.turns, soon.tiles) == (1, {Terrain.WOODS: 1, Terrain.PASTURE: 1})
    assert (later.turns, later.tiles) == (2, {Terrain.WOODS: 1, Terrain.PASTURE: 1, Terrain.ROCK: 1})
    assert later.shares == {
        Terrain.WOODS: 0.5,
        Terrain.PASTURE: 0.5,
        Terrain.ROCK: 0.0,
        Terrain.MOUNTAIN: 0.0,
        Terrain.DESERT: 0.0,
    }, "the rock is as near to the other home"
    assert north.leads == {
        Terrain.WOODS: 4,
        Terrain.PASTURE: 2,
        Terrain.ROCK: 0,
        Terrain.MOUNTAIN: -4,
        Terrain.DESERT: -2,
    }
    assert south.leads == {terrain: -lead for terrain, lead in north.leads.items()}


def test_the_lead_of_a_home_that_is_alone_is_over_a_way_that_is_worth_nothing() -> None:
    (home,) = line("woods", "rock", homes={(0, 0): Home()}).homes
    assert (home.leads[Terrain.WOODS], home.leads[Terrain.ROCK], home.leads[Terrain.PASTURE]) == (FAR, FAR - 1, 0)


def test_the_margin_is_that_of_the_second_home_in_whatever_order_they_come() -> None:
    tiles = {(0, at): "pasture" for at in range(6)}
    homes = {(0, at): Home() for at in (0, 2, 5)}
    assert analyse(map_of(tiles, homes=homes)).reach[Hex(0, 3)] == (1, (1,), 1)


def test_a_bridge_between_roads_goes_on_with_them() -> None:
    """Two steps by road are one turn (M3), and to cross a bridge costs none (K9)."""
    scenario = map_of({(0, -1): "pasture", (0, 0): "pasture 1-4", (1, 0): "rock"}, homes={(0, -1): Home()})
    scenario.roads = {border_key(Hex(0, 0), half_edge): Road() for half_edge in (0, 4)}
    (home,) = analyse(scenario).homes
    assert [each.savings for each in home.shortcuts if each.bridge] == [((Goal.ROCK, 1, None, 1),)]


def test_a_shore_is_as_far_as_its_nearest_region_and_a_terrain_as_far_as_its_tile() -> None:
    """By road the south of the last tile is two turns and four steps away; without it the north is three steps away."""
    ways = [(0, 0), (1, 0), (1, 1), (1, 2)]
    tiles = {**dict.fromkeys([*ways, (0, 1), (0, 2)], "pasture"), (0, 3): "rock 1-5"}
    scenario = map_of(tiles, homes={(0, 0): Home()})
    roads = [(Hex(0, 0), 4), (Hex(1, 0), 6), (Hex(1, 1), 6), (Hex(0, 3), 3)]
    scenario.roads = {border_key(*road): Road() for road in roads}
    (home,) = analyse(scenario).homes
    assert home.ways[Goal.ROCK] == (Distance(2, 3, (Hex(0, 3),)),)
    assert home.ways[Goal.RIVER] == (Distance(2, 4, (Hex(0, 3),)),)


def test_irrigated_deserts_are_pasture_and_buildings_take_their_room() -> None:
    scenario = map_of({(0, 0): "woods", (0, 1): "desert"}, having(wonder_prefill=60), homes={(0, 0): Home()})
    (home,) = analyse(scenario).homes
    assert home.ways[Goal.DESERT] == ()
    assert home.ways[Goal.PASTURE] == (Distance(1, 1, (Hex(0, 1),)),)
    assert len(home.land[0].room) == 2
    scenario.pieces = {Hex(0, 0): (Building(BuildingKind.WOODCUTTER),)}
    assert len(analyse(scenario).homes[0].land[0].room) == 1


def test_homes_are_called_by_players_or_by_sides() -> None:
    assert [
        home.name.player for home in line("woods", "rock", homes={(0, 0): Home(0, 2), (0, 1): Home(0, 1)}).homes
    ] == [
        1,
        2,
    ]
    names = [home.name for home in line("woods", "rock", homes={(0, 0): Home(0, 2), (0, 1): Home(0, 2)}).homes]
    assert [(name.player, name.side) for name in names] == [(None, 0), (None, 4)]


def test_homes_off_the_land_count_for_nothing() -> None:
    assert line("sea", "rock", homes={(0, 0): Home(), (5, 5): Home()}).homes == ()
    assert analyse(Scenario()).homes == ()
