"""The search for lists of tasks."""

from __future__ import annotations

import gc
from random import Random
from weakref import ref

import pytest

from rbdesigner.players.planning.constants import (
    BREED,
    BRICKS,
    BUILD,
    MAKE,
    MINE,
    MOUNTAIN,
    PASTURE,
    QUARRY,
    ROAD,
    WOODCUTTER,
)
from rbdesigner.players.planning.kernel import clear, schedule
from rbdesigner.players.planning.marked_tasks import MarkedTasks, marked, scheduled_alike
from rbdesigner.players.planning.plan_position import PlanPosition
from rbdesigner.players.planning.playing_out import play_out
from rbdesigner.players.planning.proposals import Proposals
from rbdesigner.players.planning.search import BALANCED, Search, Style
from rbdesigner.players.planning.task import Task, Tasks, to_ints
from tests.players.planning.plans import begun, disturbed, in_a_row, pieces, position, random_tasks
from tests.players.planning.test_schedule import nearest, opening


@pytest.mark.rule("L2")
def test_a_list_that_is_followed_has_no_births_that_will_not_come() -> None:
    at, found_disturbed = position("millbrook"), 0
    for seed in range(300):
        search, tasks = Search(at, "1"), random_tasks(at, seed)
        before = search.judged(tasks)
        if not disturbed(at):
            continue
        found_disturbed += 1
        found = search.anneal(tasks, 0)
        assert found == search.judged(found.tasks)
        assert found.points >= before.points
        assert disturbed(at) == 0
        assert play_out(begun("millbrook"), at, found.tasks) is None
        if found_disturbed == 5:
            return
    pytest.fail("no list of these has births that are disturbed")


def test_every_list_ends_with_coins_and_bricks_of_what_is_left_over() -> None:
    at = position("millbrook")
    tasks = (*opening(at), *[Task(BREED, nearest(at, PASTURE))] * 2, Task(BUILD, nearest(at, MOUNTAIN), MINE))
    search = Search(at, "1")
    plain, found = search.judged(tasks), search.note(tasks)
    assert plain.tasks == tasks == found.tasks[: len(tasks)]
    assert {MAKE, BRICKS} <= {task.kind for task in found.tasks[len(tasks) :]}
    assert found == search.best == search.judged(found.tasks)
    assert found.points >= plain.points + 40


def test_of_lists_with_as_many_points_a_style_takes_the_one_that_it_likes_and_pays_nothing_for_it() -> None:
    at = position("millbrook")
    plain, style = Search(at, "1"), Style({BREED: 1_000})
    for tasks in (opening(at), (*opening(at), Task(BREED, nearest(at, PASTURE)))):
        search = Search(at, "1", style)
        assert search.judged(tasks)._replace(liked=0) == plain.judged(tasks)
        assert search.judged(tasks).value == plain.judged(tasks).value
    without, bred = search.judged(opening(at)), search.judged(tasks)
    assert (without.liked, bred.liked, without.worth) == (0, 1_000, bred.worth)
    search.best = without
    assert search.anneal(tasks, 0).liked >= 1_000


def test_what_brings_nothing_is_left_out_of_a_plan_that_is_followed() -> None:
    """A road that nobody uses goes, a woodcutter and what cannot be done yet stay; who likes roads keeps it, too."""
    at = in_a_row("pasture", "woods", "pasture", "rock", stock={"boards": 1, "stone": 1})
    woodcutter, road, quarry = Task(BUILD, 1, WOODCUTTER), Task(ROAD, 2), Task(BUILD, 3, QUARRY)
    tasks = (woodcutter, quarry, road)
    for style, left in ((BALANCED, (woodcutter, quarry)), (Style({ROAD: 30}), tasks)):
        search = Search(at, "1", style)
        found = search.without_vain(search.judged(tasks))
        assert found.tasks == left
        assert found == search.judged(left)


def test_bricks_that_bring_nothing_are_bought_among_others_alone() -> None:
    alone = in_a_row("pasture", "pasture", stock={"boards": 4})
    tasks = (Task(BRICKS, 1, 1), Task(BRICKS, 1, 1))  # both in one row, which is one's own with the first already
    for at, left in ((alone, tasks[:1]), (alone._replace(has_rivals=True), tasks)):
        search = Search(at, "1")
        assert search.without_vain(search.judged(tasks)).tasks == left


def brick_or_stock() -> PlanPosition:
    """Among others, in the last turn: the only donkey can stay at home and buy a brick, or fetch a stock."""
    things = pieces(goods={1: {"stock": 1}})
    alone = in_a_row("pasture", "pasture", stock={"boards": 2}, fleet={"donkey": 1}, pieces=things, turns=1)
    return alone._replace(has_rivals=True)


def test_a_list_may_end_without_bricks_if_they_cost_more_than_they_bring() -> None:
    at = brick_or_stock()
    assert Search(at, "1").anneal((), 0).points < 120
    found = Search(at, "1", ends_freely=True).anneal((), 0)
    assert (found.points, found.tasks) == (120, ())


def test_bricks_among_others_are_left_out_if_they_cost_points() -> None:
    at, tasks = brick_or_stock(), (Task(BRICKS, 1, 1),)
    for ends_freely, left in ((False, tasks), (True, ())):
        search = Search(at, "1", ends_freely=ends_freely)
        assert search.without_vain(search.judged(tasks)).tasks == left


@pytest.mark.parametrize("name", ["millbrook", "where-two-waters-meet"])
def test_lists_of_which_the_same_can_be_done_come_to_the_same(name: str) -> None:
    at, judge = position(name), Search(position(name), "1")
    proposals = Proposals(at, Random(1))
    tasks, alike = proposals.opening(), 0
    for _ in range(100):
        changed = proposals.changed(tasks)
        now, then = (_scheduled_alone(judge, each) for each in (tasks, changed))
        found = scheduled_alike(at.plan, now, changed)
        if found is not None:
            alike += 1
            assert found == then and found.done == now.done
            assert judge.judged(changed).value == judge.judged(tasks).value
            assert found.without_others() == _scheduled_alone(judge, found.done)
        tasks = changed
    assert alike > 20


def _scheduled_alone(search: Search, tasks: Tasks) -> MarkedTasks:
    """Schedule a list from nothing."""
    clear(search.position.plan)
    numbers = to_ints(tasks)
    schedule(search.position.plan, numbers, len(tasks))
    return marked(tasks, numbers)


def test_proposals_are_gone_when_nobody_needs_them() -> None:
    gc.disable()
    try:
        at = position("millbrook")
        proposals = Proposals(at, Random(1))
        assert proposals.changed(proposals.opening())
        alive = ref(proposals)
        del proposals
        assert alive() is None  # its plan takes megabytes, and nothing tells the collector so
    finally:
        gc.enable()
