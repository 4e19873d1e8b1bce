"""Research: what it takes, and what waits for it."""

from __future__ import annotations

import pytest

from benchmarks.kernel import Verdict, tried
from rbdesigner.engine.core.codes import BOARDS, COST, GEESE, GOODS, PAPER
from rbdesigner.players.planning.constants import (
    BUILD,
    BUILT,
    DROP,
    NEVER,
    NEW_SHAFTS,
    RESEARCH,
    RESEARCHED,
    ROWBOAT_FACTORY,
    SPECIALISATION,
    STEAMER_FACTORY,
    TRUCK_FACTORY,
)
from rbdesigner.players.planning.task import Task
from tests.players.planning.plans import (
    RICH,
    acts,
    can,
    free,
    game_in_a_row,
    in_a_row,
    learnt,
    pieces,
    position_of,
    runs_of,
)


@pytest.mark.rule("R1", "R2")
def test_research_takes_two_geese_and_two_boards_to_a_paper_mill() -> None:
    at = in_a_row("woods", "pasture", stock={"boards": 2, "geese": 2}, pieces=pieces({1: "paper mill"}))
    assert can(at, Task(RESEARCH, SPECIALISATION))
    (act,) = acts(at, RESEARCHED)
    assert act.value == SPECIALISATION
    assert learnt(at, SPECIALISATION) == act.turn == max(entry.turn for entry in acts(at, DROP)) + 1
    assert runs_of(at, 1)[act.turn - 1] == 1  # the mill makes the paper
    assert (free(at, BOARDS), free(at, 10)) == (0, 0)
    assert not can(at, Task(RESEARCH, SPECIALISATION), Task(RESEARCH, SPECIALISATION))


@pytest.mark.parametrize("lacking", ["boards", "geese"])
def test_research_lacks_nothing(lacking: str) -> None:
    stock = {"boards": 2, "geese": 2, lacking: 1}
    at = in_a_row("woods", "pasture", stock=stock, pieces=pieces({1: "paper mill"}))
    assert not can(at, Task(RESEARCH, SPECIALISATION))
    assert learnt(at, SPECIALISATION) == NEVER


@pytest.mark.rule("R1", "R2")
@pytest.mark.parametrize("place", [1, 2])
def test_geese_are_brought_to_paper_that_lies_somewhere(place: int) -> None:
    """No mill is built, and no boards are burnt; the engine lets it come true."""
    game = game_in_a_row("woods", "pasture", "rock", stock={"geese": 2}, pieces=pieces(goods={place: {"paper": 1}}))
    at, research = position_of(game), Task(RESEARCH, SPECIALISATION)
    assert can(at, research)
    (act,) = acts(at, RESEARCHED)
    assert (act.place, act.value) == (place, SPECIALISATION)
    assert act.turn == max(entry.turn for entry in acts(at, DROP)) + 1
    assert (free(at, PAPER), free(at, GEESE)) == (0, 0)
    assert tried(game, position_of(game), (research,)) == (Verdict.EXACT, "")
    assert not can(position_of(game), research, Task(RESEARCH, NEW_SHAFTS))


def test_research_goes_to_a_mill_where_paper_is_out_of_reach() -> None:
    there = pieces({1: "paper mill"}, {3: {"paper": 1}})
    at = in_a_row("woods", "pasture", "sea", "rock", stock={"boards": 2, "geese": 2}, pieces=there)
    assert can(at, Task(RESEARCH, SPECIALISATION))
    assert [act.place for act in acts(at, RESEARCHED)] == [1]


@pytest.mark.rule("R4", "K4")
@pytest.mark.parametrize(
    ("factory", "subject"), [(ROWBOAT_FACTORY, "rowing"), (STEAMER_FACTORY, "shipping"), (TRUCK_FACTORY, "trucking")]
)
def test_a_factory_waits_for_its_research(factory: int, subject: str) -> None:
    row, build = ("pasture", "rock", "sea"), Task(BUILD, 1, factory)
    assert not can(in_a_row(*row, stock=RICH), build)
    assert can(in_a_row(*row, stock=RICH, research=[{"subject": subject}]), build)
    stock = {"geese": 2, **{GOODS[good].value: number + 2 * (good == BOARDS) for good, number in COST[factory]}}
    with_mill = in_a_row("pasture", *row[1:], home=1, stock=stock, pieces=pieces({0: "paper mill"}))
    assert can(with_mill, build)
    (research,), (done,) = acts(with_mill, RESEARCHED), acts(with_mill, BUILT)
    assert done.turn == research.turn == 2  # though all lies there that it costs
