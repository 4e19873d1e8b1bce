"""Goods that lie open where rivals come: what is in danger, and what guards it."""

from __future__ import annotations

import pytest

from rbdesigner.engine.core.codes import COINS, FUEL, IRON
from rbdesigner.players.planning.constants import BRICKS, BUILD, LOSS, MAKE, WOODCUTTER
from rbdesigner.players.planning.task import Task
from tests.players.planning.plans import (
    can,
    endanger,
    exposed,
    in_a_row,
    pieces,
    scheduled,
    set_aside,
)

ROW = ("pasture", "pasture", "woods")


def in_danger(*tasks: Task, at: int = 0, risk: int = 10, **given: object) -> int:
    """What a plan loses where rivals take so many of a hundred goods a turn."""
    plan = in_a_row(*ROW, turns=4, **given)
    endanger(plan, at, risk)
    scheduled(plan, *tasks)
    return exposed(plan)


def test_what_a_plan_needs_is_in_danger_each_turn_until_it_is_used() -> None:
    for turn in (1, 2, 3, 4):
        assert in_danger(Task(BRICKS, turn, 1), stock={"stone": 2}) == 2 * 4 * 10 * (turn - 1)


def test_what_nobody_needs_is_in_no_danger() -> None:
    assert in_danger(stock={"stone": 2}) == 0
    assert in_danger(Task(BRICKS, 4, 1), stock={"stone": 5}) == 2 * 4 * 10 * 3


def test_there_is_no_danger_where_no_rivals_come() -> None:
    assert in_danger(Task(BRICKS, 4, 1), stock={"stone": 2}, risk=0) == 0
    assert in_danger(Task(BRICKS, 4, 1), stock={"stone": 2}, at=1) == 0


@pytest.mark.parametrize(
    ("good", "loss"), [("trunks", 3), ("boards", 6), ("stone", 4), ("clay", 3), ("iron", 8), ("geese", 5)]
)
def test_each_good_is_missed_as_much_as_it_costs_a_plan(good: str, loss: int) -> None:
    assert in_danger(Task(BRICKS, 2, 1), stock={good: 2}) == 2 * loss * 10


def gold_for_a_mint(gold: int, guards: dict[str, int]) -> int:
    """What is in danger where gold waits two turns for donkeys, and some transporters stand."""
    plan = in_a_row(
        *["pasture"] * 4,
        stock={"fuel": gold // 2},
        fleet={"donkey": 2},
        pieces={
            **pieces({1: "mint"}, {3: {"gold": gold}}),
            "transporters": [
                {"at": [3, 0], "kind": kind, "player": 1} for kind, number in guards.items() for _ in range(number)
            ],
        },
        turns=8,
    )
    endanger(plan, 3, 10)
    assert can(plan, Task(MAKE, COINS, gold // 2))
    return exposed(plan)


def test_transporters_that_stand_there_guard_wealth_as_far_as_they_have_room() -> None:
    assert gold_for_a_mint(2, {}) == 2 * 15 * 10 * 2
    assert gold_for_a_mint(2, {"wagon": 1}) == 0
    assert gold_for_a_mint(4, {"wagon": 1}) == 1 * 15 * 10 * 2
    assert gold_for_a_mint(4, {"wagon": 2}) == 0


def test_wealth_that_is_fetched_late_is_in_danger_until_then() -> None:
    """The only donkey is away with a board, and then comes for the coins."""
    busy = in_a_row(*ROW, turns=5, stock={"coins": 2, "boards": 1}, fleet={"donkey": 1})
    endanger(busy, 0, 10)
    scheduled(busy, Task(BUILD, 2, WOODCUTTER))
    assert exposed(busy) == 10 * 50 * 2 * 3  # away as the first turn ends, and as two more do


def test_nobody_guards_what_is_worth_no_points() -> None:
    assert in_danger(Task(BRICKS, 2, 1), stock={"stone": 2}, fleet={"donkey": 5}) == 2 * 4 * 10


@pytest.mark.rule("P5", "P6")
@pytest.mark.parametrize(
    ("building", "good", "is_guarded"),
    [("mint", FUEL, True), ("mint", IRON, False), ("coal burner", FUEL, False), ("truck factory", FUEL, False)],
)
def test_who_stands_at_a_building_guards_what_it_is_fed_with(building: str, good: int, *, is_guarded: bool) -> None:
    """Something lies there for two turns; a donkey stands beside it."""
    plan = in_a_row(*ROW, turns=4, pieces=pieces({0: building}), fleet={"donkey": 1})
    endanger(plan, 0, 10)
    set_aside(plan, 0, good, 1, 3)
    scheduled(plan)
    assert exposed(plan) == (0 if is_guarded else 2 * LOSS[good] * 10)
