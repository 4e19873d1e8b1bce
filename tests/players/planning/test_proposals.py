"""Proposals: tasks that make sense where they are proposed, and the same kind of task a little otherwise."""

from __future__ import annotations

from random import Random

import pytest

from rbdesigner.players.planning.constants import (
    BREED,
    BRICKS,
    BRIDGE,
    BUILD,
    CLAY_PIT,
    DEMOLITION,
    GEESE_PASTURE,
    MAKE,
    MINE,
    MINT,
    MOUNTAIN,
    NEEDS_SHORE,
    NEW_SHAFTS,
    PASSAGE,
    QUARRY,
    RAFT_FACTORY,
    RESEARCH,
    ROAD,
    ROCK,
    SAWMILL,
    SHAFT,
    SPECIALISATION,
    STONE_FACTORY,
    TRANSPORTER,
    TRUCK_FACTORY,
    WAGON_FACTORY,
    WOODCUTTER,
    WOODS,
)
from rbdesigner.players.planning.plan_position import PlanPosition
from rbdesigner.players.planning.proposals import Proposals
from rbdesigner.players.planning.prospects import Prospects
from rbdesigner.players.planning.task import Task, Tasks
from rbdesigner.players.planning.tasks import KIND_OF, KINDS
from rbdesigner.rules.tables import MIXTURES
from tests.players.planning.plans import in_a_row, pieces

ROW = ("pasture", "woods", "rock", "pasture", "mountain", "woods", "pasture", "sea")
HOME, SHORE = 0, 6
TERRAIN_OF = {WOODCUTTER: WOODS, QUARRY: ROCK, MINE: MOUNTAIN}


def row() -> PlanPosition:
    return in_a_row(*ROW)


def proposed(at: PlanPosition, tasks: Tasks = (), number: int = 600) -> list[Tasks]:
    """So many proposals besides some tasks."""
    proposals = Proposals(at, Random(1))
    return [proposals.proposal(tasks) for _ in range(number)]


def of_kind(found: list[Tasks], kind: int) -> list[Task]:
    return [task for tasks in found for task in tasks if task.kind == kind]


def roads_alone(found: list[Tasks]) -> list[Tasks]:
    """The proposals of nothing but roads."""
    return [tasks for tasks in found if all(task.kind == ROAD for task in tasks)]


def test_tasks_of_every_kind_are_proposed() -> None:
    tasks = (Task(BUILD, 4, MINE), Task(BUILD, SHORE, RAFT_FACTORY))
    on_one_land = {kind.code for kind in KINDS} - {BRIDGE, DEMOLITION, PASSAGE}
    found = proposed(row(), tasks) + proposed(in_a_row("pasture", "desert"))
    assert {task.kind for each in found for task in each} == on_one_land


@pytest.mark.rule("K4")
def test_buildings_are_proposed_where_they_may_stand() -> None:
    at = row()
    sites = of_kind(proposed(at, (Task(BUILD, SHORE, CLAY_PIT),), number=3_000), BUILD)
    assert {task.second for task in sites} >= {WOODCUTTER, QUARRY, MINE, STONE_FACTORY, RAFT_FACTORY}
    for task in sites:
        terrain = at.plan.graph.terrains[at.plan.graph.tile_of[task.first]]
        assert terrain == TERRAIN_OF.get(task.second, terrain)
        assert task.first == SHORE or not NEEDS_SHORE[task.second]
        assert task.second == MINE or task.third == 0
    assert {task.third for task in sites if task.second == MINE} == set(range(len(MIXTURES)))


@pytest.mark.rule("K4")
def test_buildings_of_any_land_are_proposed_on_mountains_but_not_in_deserts() -> None:
    at = in_a_row("mountain", "desert", "woods", "mountain", "sea", wonder_prefill=0)  # too few bricks to irrigate
    found = of_kind(proposed(at, number=3_000), BUILD)
    assert {task.first for task in found if task.second == MINT} == {0, 2, 3}
    assert {task.first for task in found if task.second == RAFT_FACTORY} == {3}


def test_a_stone_factory_is_proposed_only_beside_a_clay_pit() -> None:
    assert not any(task.second == STONE_FACTORY for task in of_kind(proposed(row()), BUILD))


def test_animals_are_proposed_on_pastures() -> None:
    found = proposed(row())
    for kind in (BREED, GEESE_PASTURE):
        assert {ROW[task.first] for task in of_kind(found, kind)} == {"pasture"}


def test_shafts_and_transporters_are_proposed_where_mines_and_factories_are() -> None:
    """Or where the factory is proposed with them."""
    assert not of_kind(proposed(row()), SHAFT) + of_kind(proposed(row()), TRANSPORTER)
    planned = proposed(row(), (Task(BUILD, 4, MINE), Task(BUILD, SHORE, RAFT_FACTORY), Task(BUILD, 1, WOODCUTTER)))
    there = pieces({4: "mine", SHORE: "raft factory", 1: "woodcutter"})
    standing = proposed(in_a_row(*ROW, pieces=there))
    for found in (planned, standing):
        assert {task.first for task in of_kind(found, SHAFT)} == {4}
        alone = [tasks for tasks in found if len(tasks) == 1]
        assert {task[1:3] for task in of_kind(alone, TRANSPORTER)} == {(SHORE, RAFT_FACTORY)}


@pytest.mark.rule("F1", "F2", "M2")
def test_wagons_and_trucks_are_proposed_with_their_factory_and_the_roads_that_lead_there() -> None:
    """Unless the factory stands there already, or is a task."""
    at = row()
    goals = (Task(BUILD, 3, SAWMILL), Task(BUILD, 1, WOODCUTTER))
    found = [tasks for tasks in proposed(at, goals, 3000) if len(tasks) > 1 and tasks[-1].kind == TRANSPORTER]
    assert {tasks[-1].second for tasks in found} == {WAGON_FACTORY, TRUCK_FACTORY}
    for tasks in found:
        roads, (factory,) = of_kind([tasks], ROAD), of_kind([tasks], BUILD)
        assert factory.first in {side for road in roads for side in (road.first, road.first + 1)} - {1, 3}
        assert set(of_kind([tasks], TRANSPORTER)) == {Task(TRANSPORTER, *factory[1:3])}
    there = proposed(at, (*goals, Task(BUILD, 2, WAGON_FACTORY)), 3000)
    wagons = [tasks for tasks in there if tasks[0].kind == ROAD and Task(TRANSPORTER, 2, WAGON_FACTORY) in tasks]
    assert wagons
    assert not of_kind(wagons, BUILD)


def test_roads_lead_between_the_home_and_the_places_of_tasks() -> None:
    """Several at once are a way without gaps; single ones cross any border."""
    goals = (Task(BUILD, 3, QUARRY), Task(BREED, 2), Task(GEESE_PASTURE, 1), Task(SHAFT, 5), Task(RESEARCH, 4))
    found = roads_alone(proposed(row(), goals, 3000))
    assert {len(tasks) for tasks in found} == {1, 2, 3}
    assert {tasks[0].first for tasks in found if len(tasks) == 1} == set(range(6))
    for tasks in found:
        borders = [task.first for task in tasks]
        assert borders in (list(range(borders[0], borders[-1] + 1)), list(range(borders[0], borders[-1] - 1, -1)))
        assert len(tasks) == 1 or max(borders) < 3  # place 5 is no goal


@pytest.mark.parametrize(("goal", "lengths"), [(4, {1, 4}), (5, {1})])
def test_roads_of_more_than_four_tiles_are_not_proposed(goal: int, lengths: set[int]) -> None:
    found = proposed(row(), (Task(BUILD, goal, WOODCUTTER),))
    assert {len(tasks) for tasks in roads_alone(found)} == lengths


def test_roads_are_proposed_where_there_are_none() -> None:
    at = in_a_row(*ROW, pieces=pieces(roads=[0, 1, 2, 3, 4]))
    single = {tasks[0].first for tasks in proposed(at) if tasks[0].kind == ROAD and len(tasks) == 1}
    assert single == {5}


def test_both_subjects_are_proposed_as_one_chain_with_shafts_and_coins() -> None:
    """In front of the bricks, which would be paid with the geese."""
    proposals, bricks = Proposals(row(), Random(1)), (Task(BRICKS, 1, 1),) * 3
    found = [proposals.changed(bricks) for _ in range(400)]
    whole = [tasks for tasks in found if {NEW_SHAFTS, SPECIALISATION} <= {t.first for t in tasks if t.kind == RESEARCH}]
    chains = [tasks for tasks in whole if any(task.kind == GEESE_PASTURE for task in tasks)]
    several = [tasks for tasks in chains if tasks.count(Task(SHAFT, 4, 1)) >= 2]
    assert several
    for tasks in several:
        kinds = [task.kind for task in tasks]
        assert kinds.index(GEESE_PASTURE) < min(kinds.index(BRICKS), kinds.index(RESEARCH))
        assert kinds.index(RESEARCH) < kinds.index(SHAFT)
        assert sum(task.second for task in tasks if task.kind == MAKE) >= 2


def test_bricks_are_proposed_in_every_turn_of_the_plan() -> None:
    assert {task.first for task in of_kind(proposed(in_a_row(*ROW, turns=4)), BRICKS)} == {1, 2, 3, 4}


def test_nearer_places_are_proposed_more_often() -> None:
    woods = [task.first for task in of_kind(proposed(row(), number=3000), BUILD) if task.second == WOODCUTTER]
    assert woods.count(1) > woods.count(5) > 0


# A little otherwise


def altered(task: Task, at: PlanPosition) -> set[Task]:
    """What a task may become."""
    plan, distances = at.plan, dict.fromkeys(range(7), 1)
    prospects = Prospects(plan, Random(1), distances, frozenset())
    return {KIND_OF[task.kind].altered(task, prospects) for _ in range(200)}


@pytest.mark.parametrize(
    ("task", "others"),
    [
        (Task(BUILD, 1, WOODCUTTER), {Task(BUILD, place, WOODCUTTER) for place in (1, 5)}),
        (Task(BUILD, 4, MINE, 1), {Task(BUILD, 4, MINE, mixture) for mixture in range(4)}),
        (Task(ROAD, 2, 0), {Task(ROAD, 2, 1)}),
        (Task(SHAFT, 4, 1), {Task(SHAFT, 4, mixture) for mixture in (0, 2, 3)}),
        (Task(BREED, 0), {Task(BREED, place) for place in (0, 3, 6)}),
        (Task(MAKE, 7, 1), {Task(MAKE, 7, 1), Task(MAKE, 7, 2)}),
        (Task(MAKE, 7, 3), {Task(MAKE, 7, 2), Task(MAKE, 7, 4)}),
        (Task(RESEARCH, 4), {Task(RESEARCH, 4)}),
        (Task(TRANSPORTER, SHORE, RAFT_FACTORY), {Task(TRANSPORTER, SHORE, RAFT_FACTORY)}),
    ],
)
def test_a_task_is_altered_into_one_of_its_kind(task: Task, others: set[Task]) -> None:
    assert altered(task, row()) == others


def test_geese_are_kept_elsewhere_or_for_more_turns_or_fewer() -> None:
    found = altered(Task(GEESE_PASTURE, 0, 9), row())
    assert {task.first for task in found} == {0, 3, 6}
    assert {task.second for task in found} == set(range(6, 13))
    assert {task.second for task in altered(Task(GEESE_PASTURE, 0, 2), row())} == {1, 2, 3, 4, 5}


def test_bricks_are_altered_within_the_turns_of_the_plan() -> None:
    found = altered(Task(BRICKS, 2, 1), in_a_row(*ROW, turns=4))
    assert {task.first for task in found} == {1, 2, 3, 4}
    assert {task.second for task in found} == {1, 2}
    assert {task.kind for task in found} == {BRICKS}
