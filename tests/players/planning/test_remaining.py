"""The rest of a list of tasks, as the game goes on."""

from __future__ import annotations

import pytest

from rbdesigner.engine.core.codes import BOARDS, COINS, FUEL, PAPER, STOCK
from rbdesigner.players.planning.constants import (
    BREED,
    BRICKS,
    BUILD,
    BUILT,
    ENLARGEMENT,
    GEESE_PASTURE,
    MAKE,
    MINE,
    MINT,
    QUARRY,
    RAFT_FACTORY,
    RESEARCH,
    ROAD,
    SHAFT,
    TRANSPORTER,
    WOODCUTTER,
)
from rbdesigner.players.planning.plan_position import PlanPosition
from rbdesigner.players.planning.remaining import certain_parts, parts_of, remaining, renumbered
from rbdesigner.players.planning.task import Task, Tasks
from rbdesigner.rules.tables import BIG_MINE, MIXTURES
from tests.players.planning.plans import game_in_a_row, in_a_row, pieces, position_of

BIG = MIXTURES.index(BIG_MINE)
"""The number of the mixture that needs *enlargement*."""


def left(at: PlanPosition, turns: int, *tasks: Task) -> Tasks:
    """What is left of tasks so many turns later."""
    return remaining(parts_of(at, tasks), turns, at.plan.last_turn - turns)


def test_a_task_is_done_once_all_of_it_lies_in_the_past() -> None:
    at = in_a_row("pasture", "pasture", "pasture", "woods", stock={"boards": 1})
    wanted = Task(BUILD, 3, WOODCUTTER)  # built in the third turn
    assert [left(at, turns, wanted) for turns in range(5)] == [(wanted,)] * 3 + [()] * 2


def test_what_cannot_be_done_yet_stays_on_the_list() -> None:
    at = in_a_row("pasture", "woods")
    assert left(at, 9, Task(BUILD, 1, WOODCUTTER)) == (Task(BUILD, 1, WOODCUTTER),)


@pytest.mark.parametrize("wanted", [Task(BREED, 1), Task(RESEARCH, 4), Task(TRANSPORTER, 1, RAFT_FACTORY)])
def test_what_comes_with_a_production_is_done_by_the_movement_after_it(wanted: Task) -> None:
    stands = {BREED: {}, RESEARCH: {1: "paper mill"}, TRANSPORTER: {1: "raft factory"}}[wanted.kind]
    stock = {"boards": 2, "geese": 2, "trunks": 2}
    at = in_a_row("woods", "pasture", "sea", stock=stock, pieces=pieces(stands))
    assert left(at, 0, wanted) == (wanted,)
    assert left(at, 1, wanted) == ()


@pytest.mark.parametrize(
    ("good", "building", "stock"),
    [
        (COINS, "mint", {"gold": 6, "fuel": 3}),
        (STOCK, "stock exchange", {"coins": 6, "paper": 3}),
        (FUEL, "coal burner", {"boards": 6}),
        (FUEL, "coal burner", {"trunks": 6}),
        (PAPER, "paper mill", {"boards": 6}),
        (PAPER, "paper mill", {"trunks": 6}),
    ],
)
def test_goods_already_brought_are_no_longer_wanted(good: int, building: str, stock: dict[str, int]) -> None:
    """One donkey brings the inputs of three, two at a time: of two at once less than three are left to make."""
    at = in_a_row("pasture", "pasture", stock=stock, fleet={"donkey": 1}, pieces=pieces({1: building}))
    numbers = [sum(task.second for task in left(at, turns, Task(MAKE, good, 3))) for turns in range(12)]
    assert numbers[0] == 3
    assert numbers[-1] == 0
    assert numbers == sorted(numbers, reverse=True)
    assert set(numbers) == {3, 2, 1, 0}


def test_at_least_one_is_made_as_long_as_anything_is_left_to_do() -> None:
    at = in_a_row("pasture", "pasture", stock={"gold": 2, "fuel": 1}, fleet={"donkey": 1}, pieces=pieces({1: "mint"}))
    assert left(at, 1, Task(MAKE, COINS, 1)) == (Task(MAKE, COINS, 1),)


def test_boards_are_not_counted_by_what_was_brought() -> None:
    at = in_a_row("pasture", "pasture", stock={"trunks": 4}, fleet={"donkey": 1}, pieces=pieces({1: "sawmill"}))
    assert left(at, 1, Task(MAKE, BOARDS, 8)) == (Task(MAKE, BOARDS, 8),)


def test_what_a_task_builds_on_its_way_is_told_by_tasks_of_its_own() -> None:
    """Boards have been brought to where the mint will stand: it is not to be built elsewhere later."""
    stock = {"boards": 2, "stone": 1, "gold": 2, "fuel": 1}
    at = in_a_row("desert", "pasture", "pasture", stock=stock, fleet={"donkey": 1})
    wanted = Task(MAKE, COINS, 1)
    built = next(entry for entry in parts_of(at, (wanted,))[0].entries if entry.kind == BUILT)
    mint = Task(BUILD, built.place, MINT)
    assert [left(at, turns, wanted) for turns in range(built.turn)] == [(mint, wanted)] * built.turn
    assert left(at, built.turn, wanted) == (wanted,)


def test_a_subject_researched_on_the_way_and_its_mixture_are_told() -> None:
    stock = {"boards": 5, "stone": 1, "geese": 2}
    at = in_a_row("pasture", "pasture", "mountain", stock=stock, pieces=pieces({1: "paper mill"}))
    wanted = Task(BUILD, 2, MINE, BIG)
    assert left(at, 0, wanted) == (Task(RESEARCH, ENLARGEMENT), wanted)
    assert left(at, 1, wanted) == (wanted,)


def test_a_mine_is_told_with_the_mixture_that_was_settled_for() -> None:
    at = in_a_row("pasture", "pasture", "mountain", stock={"boards": 3, "stone": 1})
    assert left(at, 0, Task(BUILD, 2, MINE, BIG)) == (Task(BUILD, 2, MINE),)


def test_bricks_come_nearer_and_fall_away_after_the_last_turn() -> None:
    at = in_a_row("pasture", "pasture")
    wanted = Task(BRICKS, 6, 2)
    assert [left(at, turns, wanted) for turns in (0, 2, 5, 6)] == [
        (wanted,),
        (Task(BRICKS, 4, 2),),
        (Task(BRICKS, 1, 2),),
        (Task(BRICKS, 1, 2),),
    ]
    assert remaining(parts_of(at, (wanted,)), 2, 3) == ()


def test_geese_that_breed_are_left_to_breed() -> None:
    at = in_a_row("woods", "pasture", stock={"geese": 2})
    assert left(at, 9, Task(GEESE_PASTURE, 1)) == (Task(GEESE_PASTURE, 1),)
    kept = Task(GEESE_PASTURE, 1, 6)
    assert [left(at, turns, kept)[0].second for turns in (0, 2, 6, 9)] == [6, 4, 0, 0]


# Numbers of another position


def test_tasks_are_told_by_the_numbers_of_the_later_position() -> None:
    """Places and borders are numbered anew; subjects, goods and turns are not."""
    game = game_in_a_row("pasture", "rock", "mountain", "pasture")
    before = position_of(game)
    now = before._replace(seen=before.seen._replace(spots=before.spots[::-1], borders=before.borders[::-1]))
    at_a_place = (BUILD, BREED, GEESE_PASTURE, SHAFT, TRANSPORTER)
    others = (Task(MAKE, 1, 2), Task(RESEARCH, 1), Task(BRICKS, 1, 1))
    tasks = (*(Task(kind, 1, QUARRY, 1) for kind in at_a_place), Task(ROAD, 0, 1), *others)
    assert renumbered(tasks, before, now, game.state) == (
        *(Task(kind, 2, QUARRY, 1) for kind in at_a_place),
        Task(ROAD, 2, 1),
        *others,
    )


def test_tasks_at_places_that_are_no_longer_seen_are_left_out() -> None:
    game = game_in_a_row("pasture", "rock", "mountain", "pasture")
    before = position_of(game)
    now = before._replace(seen=before.seen._replace(spots=before.spots[:2], borders=before.borders[:1]))
    tasks = (Task(BUILD, 1, MINT), Task(BUILD, 2, MINT), Task(ROAD, 0), Task(ROAD, 1), Task(RESEARCH, 3))
    assert renumbered(tasks, before, now, game.state) == (tasks[0], tasks[2], tasks[4])


def test_tasks_that_cannot_be_done_are_not_certain() -> None:
    at = in_a_row("pasture", "woods", "pasture", "rock", stock={"boards": 1})
    tasks = Task(BUILD, 3, QUARRY), Task(BUILD, 1, WOODCUTTER), Task(GEESE_PASTURE, 0)
    assert [part.task for part in certain_parts(parts_of(at, tasks))] == list(tasks[1:])
