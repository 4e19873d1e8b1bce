"""Fixes mend what they are offered for, and can be undone."""

from __future__ import annotations

import pytest
from hypothesis import given

from rbdesigner.checks import LiveChecks, check
from rbdesigner.checks.problem import Severity
from rbdesigner.hexes import Hex
from rbdesigner.scenario.model import Players, Scenario
from rbdesigner.scenario.pieces import Bridge, Home
from rbdesigner.tiles import SECOND_EDITION, Terrain, tile
from tests.checks import maps
from tests.checks.maps import found, having, map_of, tile_of
from tests.strategies import some

AT, NORTH, SOUTH = Hex(0, 0), Hex(0, -1), Hex(0, 1)


@some(0.3)
@given(maps.scenarios())
def test_every_fix_mends_its_problem_and_can_be_undone(scenario: Scenario) -> None:
    live = LiveChecks(scenario)
    problems, there = live.problems, scenario.stand_ins()
    for problem in problems:
        for fix in problem.fixes:
            assert fix.title
            assert not any(change.part == "tiles" and change.key in there for change in fix.edit.changes), fix.title
            fix.edit.apply(scenario)
            live.update(fix.edit)
            # Two pieces that are wrong in the same way have equal problems; a fix mends at least one.
            assert live.problems.count(problem) < problems.count(problem), fix.title
            fix.edit.undo(scenario)
            live.update(fix.edit.inverse())
            assert live.problems == problems


def titles(scenario: Scenario, code: str) -> list[str]:
    return [fix.title for problem in found(scenario, code) for fix in problem.fixes]


def after(scenario: Scenario, code: str, title: str) -> Scenario:
    """The map after the fix of that title."""
    (problem,) = found(scenario, code)
    (fix,) = [fix for fix in problem.fixes if fix.title == title]
    mended = scenario.copy()
    fix.edit.apply(mended)
    return mended


def errors(scenario: Scenario) -> list[str]:
    return [problem.code for problem in check(scenario) if problem.severity is Severity.ERROR]


@pytest.mark.rule("W8")
def test_sea_ends_a_river_that_runs_off_the_map() -> None:
    scenario = map_of({AT: "mountain 3"})
    mended = after(scenario, "river-off-map", "Put sea at (0, 1)")
    assert mended.tiles[SOUTH] == tile_of("sea")
    assert errors(mended) == []


@pytest.mark.rule("W6")
def test_a_turn_mends_a_river_that_misses_its_neighbour() -> None:
    scenario = map_of({NORTH: "mountain 3", AT: "woods 0-2", SOUTH: "sea", (1, 0): "rock"})
    assert "Turn the woods at (0, 0)" not in titles(scenario, "river-into-land"), "a wide bend cannot reach the sea"
    scenario = map_of({NORTH: "mountain 3", AT: "woods 1-4", SOUTH: "sea", (1, -1): "rock", (-1, 1): "rock"})
    (first, *_) = found(scenario, "river-into-land")
    (turn,) = [fix for fix in first.fixes if fix.title == "Turn the woods at (0, 0)"]
    turn.edit.apply(scenario)
    assert scenario.tiles[AT] == tile_of("woods 0-3")
    assert errors(scenario) == []


@pytest.mark.rule("W8")
def test_a_turn_that_leaves_as_many_ends_off_the_map_is_no_fix() -> None:
    turn = "Turn the woods at (0, 0)"
    assert turn not in titles(map_of({AT: "woods 0-3", (-1, 0): "rock"}), "river-off-map")
    assert turn in titles(map_of({AT: "woods 0-3", (-1, 0): "rock", (1, -1): "sea"}), "river-off-map")


@pytest.mark.rule("W6")
def test_a_tile_of_the_box_that_keeps_the_terrain_comes_before_the_sea() -> None:
    brook = {NORTH: "mountain 3", AT: "rock", SOUTH: "sea"}
    scenario = map_of(brook, having(box=SECOND_EDITION))
    first, *_, last = titles(scenario, "river-into-land")
    assert (first, last) == ("Lay this tile at (0, 0): rock, straight", "Put sea at (0, 0)")
    mended = after(scenario, "river-into-land", first)
    assert mended.tiles[AT] == tile_of("rock 0-3")
    assert errors(mended) == []
    used = map_of({**brook, (4, 0): "rock 0-3"}, having(box=SECOND_EDITION))
    assert not any(title.startswith("Lay") for title in titles(used, "river-into-land")), "the box has one of them"
    bend = map_of({NORTH: "mountain 3", AT: "woods 0-2", SOUTH: "sea", (1, 0): "rock"}, having(box=SECOND_EDITION))
    assert titles(bend, "river-into-land")[0] == "Lay this tile at (0, 0): woods, straight"


@pytest.mark.rule("W6")
def test_turns_come_before_tiles_of_the_box_whichever_tile_they_are_of() -> None:
    tiles = {AT: "woods 0-2", NORTH: "pasture 0-1", (-1, 0): "mountain 2"}
    codes = [
        [fix.code for fix in each.fixes] for each in found(map_of(tiles, having(box=SECOND_EDITION)), "river-into-land")
    ]
    assert ["turn", "turn", "exchange", "exchange", "put-sea"] in codes


@pytest.mark.rule("W6")
def test_no_sea_is_offered_where_something_stands() -> None:
    scenario = map_of({AT: "mountain 3", SOUTH: "pasture"})
    assert "Put sea at (0, 1)" in titles(scenario, "river-into-land")
    scenario.homes[SOUTH] = maps.Home()
    assert "Put sea at (0, 1)" not in titles(scenario, "river-into-land")


@pytest.mark.rule("W6")
def test_a_river_is_not_taken_off_where_another_flows_in() -> None:
    assert titles(map_of({AT: "mountain 3", SOUTH: "woods"}), "river-into-land") == [
        "Take the river off the mountain at (0, 0)",
        "Put sea at (0, 1)",
    ]
    between = map_of({NORTH: "mountain 3", AT: "woods 0-3", SOUTH: "woods"})
    assert not any(title.startswith("Take") for title in titles(between, "river-into-land"))


def test_a_player_with_two_homes_keeps_either_or_gives_one_away() -> None:
    homes = {(0, 0): Home(player=1), (2, 0): Home(player=1)}
    land = dict.fromkeys([(0, 0), (1, 0), (2, 0)], "woods")
    scenario = map_of(land, having(players=Players(2, 2)), homes=homes)
    code = "home-taken-twice"
    first = after(scenario, code, "Keep the home at (0, 0) as the only one of player 1")
    assert first.homes == {Hex(0, 0): Home(player=1)}
    second = after(scenario, code, "Keep the home at (2, 0) as the only one of player 1")
    assert second.homes == {Hex(2, 0): Home(player=1)}
    given = after(scenario, code, "Give the home at (2, 0) to player 2")
    assert given.homes == {Hex(0, 0): Home(player=1), Hex(2, 0): Home(player=2)}
    given.homes[Hex(1, 0)] = Home(player=1)
    assert not any(title.startswith("Give") for title in titles(given, code))


def test_a_piece_that_is_there_twice_is_removed_twice() -> None:
    scenario = Scenario(tiles={AT: tile(Terrain.ROCK)}, pieces={AT: (Bridge(0), Bridge(0), Bridge(1))})
    wrong = next(problem for problem in check(scenario) if problem.code == "bridge-without-river")
    wrong.fixes[0].edit.apply(scenario)
    assert scenario.pieces == {AT: (Bridge(1),)}
    assert wrong not in check(scenario)
