"""A report says where boards or stone never came, and what of the map is the reason."""

from __future__ import annotations

import rbdesigner as rb
from rbdesigner.lab.reports.run_report import RunReport
from rbdesigner.lab.runs.played_game import play_table
from rbdesigner.lab.runs.run_setup import RunSetup
from rbdesigner.lab.runs.run_store import RunStore
from tests.players.planning.plans import row_scenario

START = {"boards": 5, "stone": 1, "geese": 2}
NO_BOARDS = "In 1 game out of 1, player 1 gets no boards from a sawmill."
NO_STONE = "In 1 game out of 1, player 1 gets no stone from a quarry or a stone factory."
NO_WOODS = "No woods can be reached from there on foot."
NO_ROCK = "Neither rock nor a shore can be reached from there on foot."


def remarks(scenario: rb.Scenario, player: str) -> str:
    """The remarks of the report of one game."""
    setup = RunSetup.of(scenario, [player])
    with RunStore() as store:
        run = store.begin(setup)
        store.add(run, [play_table(setup, setup.table(0))])
        return " ".join(RunReport.of_run(store, run).reasons)


def test_a_map_without_woods_or_rock_is_the_reason() -> None:
    bare = remarks(row_scenario("pasture", "mountain", "pasture", stock=START), "planner:easy")
    assert bare.count(NO_BOARDS) == bare.count(NO_STONE) == bare.count(NO_WOODS) == bare.count(NO_ROCK) == 1


def test_a_machine_with_nothing_to_build_with_is_locked_out_on_any_map() -> None:
    poor = remarks(row_scenario("pasture", "woods", "rock"), "planner:easy")
    assert NO_BOARDS in poor and NO_STONE in poor
    assert NO_WOODS not in poor and NO_ROCK not in poor


def test_whoever_has_boards_and_stone_is_not_told_of() -> None:
    assert remarks(row_scenario("pasture", "woods", "rock", "pasture", stock=START), "planner:easy") == ""


def test_nothing_is_told_of_players_at_random() -> None:
    assert remarks(row_scenario("pasture", "mountain", "pasture", stock=START), "random") == ""
