"""A report says where boards or stone never came, and what of the map is the reason."""

from __future__ import annotations

import rbdesigner as rb
from rbdesigner.hexes import Hex
from rbdesigner.lab.games.counting import LOCKOUT
from rbdesigner.lab.games.game_row import TurnTotal
from rbdesigner.lab.reports.run_report import RunReport
from rbdesigner.lab.runs.played_game import play_table
from rbdesigner.lab.runs.run_setup import RunSetup
from rbdesigner.lab.runs.run_store import RunStore
from rbdesigner.lab.wording.lockout_wording import lockout_lines, solo_lockout_lines
from rbdesigner.players.milestones import Lockout, lockout_of
from tests.players.planning.plans import row_scenario

START = {"boards": 5, "stone": 1, "geese": 2}
NO_BOARDS = "Player 1 gets no boards from a sawmill."
NO_STONE = "Player 1 gets no stone from a quarry or a stone factory."
NO_WOODS = "No woods can be reached from there on foot."
NO_ROCK = "Neither rock nor a shore can be reached from there on foot."


BARE = ("pasture", "mountain", "pasture")


def remarks(scenario: rb.Scenario, player: str) -> str:
    """The remarks of the report of one game."""
    setup = RunSetup.of(scenario, [player])
    with RunStore() as store:
        run = store.begin(setup)
        store.add(run, [play_table(setup, setup.table(0))])
        return " ".join(RunReport.of_run(store, run).reasons)


def test_a_map_without_woods_or_rock_is_the_reason() -> None:
    bare = remarks(row_scenario(*BARE, stock=START), "planner:easy")
    assert bare.count(NO_BOARDS) == bare.count(NO_STONE) == bare.count(NO_WOODS) == bare.count(NO_ROCK) == 1


def test_a_machine_with_nothing_to_build_with_is_locked_out_on_any_map() -> None:
    poor = remarks(row_scenario("pasture", "woods", "rock"), "planner:easy")
    assert NO_BOARDS in poor and NO_STONE in poor
    assert NO_WOODS not in poor and NO_ROCK not in poor


def test_whoever_has_boards_and_stone_is_not_told_of() -> None:
    assert remarks(row_scenario("pasture", "woods", "rock", "pasture", stock=START), "planner:easy") == ""


def test_nothing_is_told_of_players_at_random() -> None:
    assert remarks(row_scenario(*BARE, stock=START), "random") == ""


def test_of_several_games_it_says_how_many() -> None:
    facts = rb.analyse(row_scenario(*BARE))
    totals = [TurnTotal((0, 0), 20, LOCKOUT, "boards", (3, 1))]
    told = lockout_lines(facts, ["planner:easy"], totals, 5)
    assert told == [f"In 4 games out of 5, player 1 gets no boards from a sawmill. {NO_WOODS}"]


def test_the_best_game_of_a_map_that_forbids_boards_and_stone_tells_so() -> None:
    scenario = row_scenario(*BARE, stock=START)
    lockout = lockout_of(rb.solve(scenario, plans=20).game)
    assert lockout == Lockout(Hex(0, 0), 0, ("boards", "stone"))
    assert solo_lockout_lines(scenario, lockout) == [f"{NO_BOARDS} {NO_WOODS}", f"{NO_STONE} {NO_ROCK}"]


def test_the_home_may_be_one_that_the_map_does_not_mark() -> None:
    scenario = row_scenario(*BARE, "woods", stock=START)
    scenario.homes.clear()
    assert solo_lockout_lines(scenario, Lockout(Hex(2, 0), 0, ("boards", "stone"))) == [f"{NO_STONE} {NO_ROCK}"]
    assert scenario.homes == {}


def test_a_game_is_not_said_to_be_the_fault_of_a_map_that_has_woods_and_rock() -> None:
    poor = row_scenario("pasture", "woods", "rock")
    lockout = lockout_of(rb.solve(poor, plans=20).game)
    assert lockout is not None and lockout.goods == ("boards", "stone")
    assert solo_lockout_lines(poor, lockout) == []
    rich = rb.solve(row_scenario("pasture", "woods", "rock", "pasture", stock=START), plans=20)
    assert lockout_of(rich.game) is None
    assert solo_lockout_lines(poor, None) == []
