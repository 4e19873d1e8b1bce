"""Irrigation as an aim: bricks early enough, then buildings and births on what was desert."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

import rbdesigner as rb
from benchmarks.kernel import Verdict, tried
from rbdesigner.engine.core.codes import BOARDS, DONKEY, GEESE
from rbdesigner.players.hint import Aim, AimKind
from rbdesigner.players.planning.aims import aims
from rbdesigner.players.planning.constants import (
    BRED,
    BREED,
    BRICKS,
    BUILD,
    BUILT,
    GEESE_PASTURE,
    IRRIGATION,
    MINT,
    NOWHERE,
    SAWMILL,
    STOCK_EXCHANGE,
    WOODCUTTER,
)
from rbdesigner.players.planning.plan_position import PlanPosition
from rbdesigner.players.planning.proposals import Proposals
from rbdesigner.players.planning.prospects import Prospects
from rbdesigner.players.planning.remaining import parts_of, remaining
from rbdesigner.players.planning.task import Task
from rbdesigner.players.planning.tasks import KIND_OF
from tests.players.planning.plans import (
    acts,
    bricks_bought,
    can,
    expect_rivals,
    fleet_of,
    game_in_a_row,
    goods_at,
    in_a_row,
    irrigated,
    leave_out,
    pieces,
    position_of,
    scheduled,
    site_for,
)

ROW = ("woods", "desert", "desert", "rock")
STOCK = {"stone": 24, "boards": 9}
GEESE_BEYOND = pieces(goods={3: {"geese": 2}})
"""Geese that do not pay for bricks, as they do not lie at home."""
BY_12 = Task(IRRIGATION, 12)
"""With five bricks of one's own and 28 there, the mark of 45 is covered in turn 12."""


def dry(**given: Any) -> PlanPosition:
    """A home in the woods beside deserts; the neutral bricks leave one space free before the mark."""
    return position_of(dry_game(**given))


def dry_game(**given: Any) -> rb.Game:
    return game_in_a_row(*ROW, **{"stock": STOCK, "wonder_prefill": 28, "turns": 16, **given})


@pytest.mark.rule("V2", "V5")
@pytest.mark.parametrize(
    ("last", "first", "bricks"),
    [
        (16, 0, {1: 1}),
        (14, 0, {1: 1, 2: 1, 3: 1}),
        (14, 9, {9: 1, 10: 1, 11: 1}),
        (13, 12, {12: 2, 13: 2}),
        (12, 11, {11: 3, 12: 2}),
    ],
)
def test_as_many_bricks_are_bought_as_it_takes(last: int, first: int, bricks: dict[int, int]) -> None:
    """They are bought one a turn if there are as many turns: the second of a turn costs more."""
    at = dry()
    assert can(at, Task(IRRIGATION, last, first))
    assert bricks_bought(at) == bricks
    assert irrigated(at) == last


@pytest.mark.rule("V5")
def test_deserts_are_not_irrigated_with_too_few_goods() -> None:
    assert can(dry(stock={"stone": 10}), BY_12)
    at = dry(stock={"stone": 9})
    assert not can(at, BY_12)
    assert bricks_bought(at) == {}


@pytest.mark.rule("V5")
def test_bricks_that_would_come_too_late_are_not_bought() -> None:
    """A woodcutter at home cuts two trunks in two turns: seven by turn 8, ten by turn 11."""
    at = dry(stock={"boards": 1})
    cutting = Task(BUILD, 0, WOODCUTTER)
    assert scheduled(at, cutting, Task(IRRIGATION, 11)).done == [True, False]  # six bricks
    assert scheduled(at, cutting, BY_12).done == [True, True]


@pytest.mark.rule("K4", "W12")
@pytest.mark.parametrize("kind", [SAWMILL, MINT, STOCK_EXCHANGE])
def test_buildings_rise_in_a_desert_once_it_is_irrigated(kind: int) -> None:
    """Bricks are laid after building: so it is the turn after it."""
    at = dry()
    assert not can(at, Task(BUILD, 1, kind))
    for last in (12, 13):
        assert can(at, Task(IRRIGATION, last), Task(BUILD, 1, kind))
        assert [entry.turn for entry in acts(at, BUILT)] == [last + 1]
        assert tried(dry_game(), at, (Task(IRRIGATION, last), Task(BUILD, 1, kind))).verdict is Verdict.EXACT


@pytest.mark.rule("L3", "W12")
def test_geese_and_donkeys_breed_in_a_desert_once_it_is_irrigated() -> None:
    game = dry_game(pieces=GEESE_BEYOND)
    at = position_of(game)
    tasks = BY_12, Task(GEESE_PASTURE, 1), Task(BREED, 2)
    assert not can(at, tasks[1])
    assert not can(at, tasks[2])
    assert scheduled(at, *tasks).done == [True, True, True]
    assert goods_at(at, 1, GEESE)[11:14] == [2, 3, 3]  # irrigated in turn 12, hatched in the next
    assert [entry.turn for entry in acts(at, BRED)] == [13]
    assert fleet_of(at)[3] == (DONKEY, 2, 13)
    assert tried(game, at, tasks).verdict is Verdict.EXACT


@pytest.mark.rule("V5")
def test_what_is_planned_in_a_desert_falls_with_its_irrigation() -> None:
    """Plans share what their lists begin with: a later list without the bricks has nothing of the old one."""
    at, mint = dry(), Task(BUILD, 1, MINT)
    assert scheduled(at, BY_12, mint).done == [True, True]
    assert scheduled(at, mint, BY_12).done == [False, True]
    assert scheduled(at, Task(IRRIGATION, 13), mint).done == [True, True]
    assert [entry.turn for entry in acts(at, BUILT)] == [14]
    bricks = tuple(Task(BRICKS, turn, 1) for turn in (1, 5, 9, 13))
    assert scheduled(at, *bricks, mint).done == [True] * 5
    assert [entry.turn for entry in acts(at, BUILT)] == [14]
    assert scheduled(at, *bricks[1:], mint).done == [True] * 3 + [False]
    assert scheduled(at, mint).done == [False]


@pytest.mark.rule("V5", "K4")
def test_more_bricks_after_a_task_in_a_desert_do_no_harm() -> None:
    at = dry()
    bricks = tuple(Task(BRICKS, turn, 1) for turn in (5, 6, 7))
    tasks = Task(IRRIGATION, 13), Task(BUILD, 1, MINT), Task(BREED, 2), *bricks
    assert all(scheduled(at, *tasks).done)
    assert irrigated(at) == 10
    assert [entry.turn for entry in acts(at, BUILT)] == [14]
    assert tried(dry_game(), at, tasks).verdict is Verdict.EXACT


@pytest.mark.rule("V5", "L1")
def test_geese_that_lie_in_a_desert_hatch_as_planned_though_the_water_comes_sooner() -> None:
    """Who has brought them stands beside them until the turn from which the plan has them breed."""
    game = dry_game(pieces=GEESE_BEYOND)
    at = position_of(game)
    tasks = Task(IRRIGATION, 13), Task(GEESE_PASTURE, 1), Task(BRICKS, 6, 1)
    assert all(scheduled(at, *tasks).done)
    assert irrigated(at) == 12
    assert goods_at(at, 1, GEESE)[11:14] == [2, 2, 3]
    assert tried(game, at, tasks).verdict is Verdict.EXACT


@pytest.mark.rule("L2", "W12")
def test_nobody_is_born_in_a_desert_where_goods_wait() -> None:
    """Boards for a mint lie there until its stone comes from afar."""
    game = game_in_a_row(
        *("woods", "desert", "woods", "woods", "rock"),
        stock={"boards": 2},
        fleet={"donkey": 4},
        pieces=pieces(goods={4: {"stone": 1}}),
        wonder_prefill=44,
    )
    at, mint = position_of(game), Task(BUILD, 1, MINT)
    assert scheduled(at, mint, Task(BREED, 1)).done == [True, False]
    assert goods_at(at, 1, BOARDS)[:4] == [2, 2, 2, 2]
    assert tried(game, at, (mint, Task(BREED, 1))).verdict is Verdict.EXACT


def test_a_site_is_found_in_a_desert_only_where_there_is_no_other() -> None:
    at = dry(stock={"stone": 40})
    assert can(at, Task(IRRIGATION, 13))
    for other in (0, 3):
        assert site_for(at, MINT) == other
        leave_out(at, tile=other)
    assert site_for(at, MINT) == 1
    scheduled(at)
    assert site_for(at, MINT) == NOWHERE
    assert can(at, Task(IRRIGATION, 14))  # too late to build and use a mint
    assert site_for(at, MINT) == NOWHERE


def test_rivals_bricks_irrigate_too() -> None:
    at = dry(wonder_prefill=20)  # ten neutral ones by turn 10, and fifteen of theirs
    expect_rivals(at, 15)
    assert can(at, Task(BUILD, 1, MINT))
    assert irrigated(at) == 10
    assert [entry.turn for entry in acts(at, BUILT)] == [11]


# Proposals


def drawn(at: PlanPosition, *tasks: Task) -> list[Task]:
    """Tasks that are proposed besides others."""
    proposals = Proposals(at, Random(1))
    return [task for _ in range(1500) for task in proposals.proposal(tasks)]


def deserts_in(found: list[Task]) -> set[int]:
    return {task.kind for task in found if task.kind in (BUILD, GEESE_PASTURE, BREED) and task.first in (1, 2)}


def test_irrigation_is_proposed_where_there_are_deserts_in_a_turn_that_makes_sense() -> None:
    """From 36 bricks on, one a turn covers the mark in turn 5 at the soonest, the neutral ones alone in turn 9."""
    for turns, sensible in ((16, {5, 6, 7, 8}), (9, {5, 6}), (7, set())):
        found = drawn(dry(wonder_prefill=36, turns=turns))
        assert {task.first for task in found if task.kind == IRRIGATION} == sensible
    assert not [task for task in drawn(in_a_row("woods", "rock", wonder_prefill=36)) if task.kind == IRRIGATION]


def test_tasks_in_deserts_are_proposed_besides_irrigation() -> None:
    at = dry()
    assert deserts_in(drawn(at, BY_12)) == {BUILD, GEESE_PASTURE, BREED}
    proposals = Proposals(at, Random(1))
    for tasks in (proposals.proposal(()) for _ in range(1500)):
        assert not deserts_in(list(tasks)) or tasks[0].kind == IRRIGATION


def test_tasks_in_deserts_are_proposed_where_those_become_pasture_anyway() -> None:
    assert deserts_in(drawn(dry(wonder_prefill=40))) == {BUILD, GEESE_PASTURE, BREED}


@pytest.mark.parametrize("task", [Task(BREED, 1), Task(GEESE_PASTURE, 2), Task(BUILD, 2, MINT)])
def test_a_task_in_a_desert_is_altered_into_one_on_any_pasture(task: Task) -> None:
    plan = dry().plan
    prospects = Prospects(plan, Random(1), dict.fromkeys(range(4), 1), frozenset())
    places = {KIND_OF[task.kind].altered(task, prospects).first for _ in range(60)}
    assert places == ({0, 1, 2, 3} if task.kind == BUILD else {1, 2})


def test_irrigation_is_altered_within_the_turns_of_the_plan() -> None:
    prospects = Prospects(dry(turns=12).plan, Random(1), dict.fromkeys(range(4), 1), frozenset())
    found = {KIND_OF[IRRIGATION].altered(Task(IRRIGATION, 12, 2), prospects) for _ in range(200)}
    assert {task.first for task in found} == {11, 12}
    assert all(1 <= task.second <= task.first for task in found)
    assert {task.third for task in found} == {0, 1}


# Later


def test_what_is_left_of_irrigation_are_the_bricks_not_bought() -> None:
    at = dry()
    parts = parts_of(at, (Task(IRRIGATION, 14, 9),))
    left = [remaining(parts, turns, at.plan.last_turn - turns) for turns in (2, 10, 11)]
    assert left == [(Task(IRRIGATION, 12, 7),), (Task(IRRIGATION, 4, 1),), ()]  # the last brick is laid in turn 11


def test_bricks_are_told_to_be_for_irrigation() -> None:
    at = dry()
    found = [each for each in aims(at, (BY_12,)) if each.aim is not None and each.aim.kind is AimKind.BRICKS]
    assert found
    assert {each.goal for each in found} == {Aim(AimKind.IRRIGATION, turn=12)}
