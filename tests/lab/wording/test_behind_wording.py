"""A report says how often a home is far behind its table, and in what its land is worse."""

from __future__ import annotations

import re

import rbdesigner as rb
from rbdesigner.lab.games.game_row import GameRow
from rbdesigner.lab.reports.run_report import RunReport
from rbdesigner.lab.runs.played_game import play_table
from rbdesigner.lab.runs.run_setup import RunSetup
from rbdesigner.lab.runs.run_store import RunStore
from rbdesigner.lab.statistics.behind import seats_behind
from rbdesigner.lab.wording.behind_wording import reasons_behind
from rbdesigner.lab.wording.verdict_wording import land_reasons
from tests.players.planning.plans import row_scenario

LAND = ("woods", "rock", "pasture", "mountain", "mountain")
START = {"boards": 5, "stone": 1, "geese": 2}
BEHIND = "In 1 game out of 1, player 2 has less than 40\u00a0% of the median points of its table."
NO_REASON = "The land shows no reason for that."
EASY = ("planner:easy", "planner:easy")


def row_of_two(*terrains: str) -> rb.Scenario:
    """A row of tiles with a home at each end."""
    homes = [{"at": [0, 0], "player": 1}, {"at": [len(terrains) - 1, 0], "player": 2}]
    return row_scenario(*terrains, stock=START, homes=homes, players={"least": 2, "most": 2})


def ended_with(setup: RunSetup, points: tuple[int, int]) -> GameRow:
    """The first game of a run, as if it had ended with so many points for each seat."""
    game = play_table(setup, setup.table(0))
    seats = tuple(seat._replace(goods=each, wonder=0) for seat, each in zip(game.seats, points, strict=True))
    return game._replace(seats=seats)


def remarks(scenario: rb.Scenario, players: tuple[str, str], points: tuple[int, int]) -> str:
    """The remarks of the report of one game that ends with so many points for each seat."""
    setup = RunSetup.of(scenario, players)
    with RunStore() as store:
        run = store.begin(setup)
        store.add(run, [ended_with(setup, points)])
        return " ".join(RunReport.of_run(store, run).reasons)


def test_seats_are_behind_by_the_median_of_their_table() -> None:
    assert seats_behind((100, 25, 41, 300)) == [1]
    assert seats_behind((100, 100)) == seats_behind((0, 0)) == seats_behind((50,)) == []


def test_the_land_is_the_reason_where_it_is_worse() -> None:
    told = remarks(row_of_two("pasture", *LAND, "sea", "pasture"), EASY, (90, 10))
    assert BEHIND in told
    assert re.search(r"median points of its table\. Player 2 [^.]*rock", told)
    assert NO_REASON not in told


def test_the_land_is_no_reason_where_it_is_not_worse() -> None:
    told = remarks(row_of_two("pasture", *LAND, *reversed(LAND), "pasture"), EASY, (90, 10))
    assert BEHIND in told and NO_REASON in told


def test_a_home_on_better_land_is_not_behind_for_what_is_worse_there() -> None:
    land = row_of_two("pasture", *LAND, "sea", "pasture")
    facts = rb.analyse(land)
    better, worse = sorted((home.at for home in facts.homes), key=lambda at: at.q)
    assert reasons_behind(facts, worse)
    assert land_reasons(facts, better, is_better=True) and not reasons_behind(facts, better)


def test_nobody_is_told_of_who_is_not_far_behind() -> None:
    assert "median" not in remarks(row_of_two("pasture", *LAND, "sea", "pasture"), EASY, (90, 40))


def test_nothing_is_told_of_unequal_players() -> None:
    unequal = ("planner:easy", "planner:medium")
    assert "median" not in remarks(row_of_two("pasture", *LAND, "sea", "pasture"), unequal, (90, 10))
