"""Schedules: what they promise comes true in the engine, and taking them back leaves nothing behind."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rbdesigner.engine.core.codes import BOARDS, COINS, GEESE, STONE
from rbdesigner.players.planning import kernel, ledger, plan, road_network, scheduler
from rbdesigner.players.planning.constants import (
    BREED,
    BRICKS,
    BUILD,
    COAL_BURNER,
    GEESE_PASTURE,
    MAKE,
    MINE,
    MINT,
    MOUNTAIN,
    PASTURE,
    QUARRY,
    RAFT_FACTORY,
    RESEARCH,
    ROAD,
    ROCK,
    SAWMILL,
    SPECIALISATION,
    TASK,
    TRANSPORTER,
    WOODCUTTER,
    WOODS,
)
from rbdesigner.players.planning.plan_position import PlanPosition
from rbdesigner.players.planning.playing_out import play_out, position_of
from rbdesigner.players.planning.task import Task, Tasks, to_ints
from tests.players.planning.plans import (
    MAPS,
    begun,
    begun_at_sea,
    built,
    disturbed,
    fleet_of,
    free,
    free_at,
    keep_one,
    learnt,
    position,
    random_tasks,
    scheduled,
)
from tests.strategies import some

ARRAYS = {
    "ledger": ("goods", "promised", "births", "arriving", "pastures"),
    "economy": ("buildings", "built", "subjects", "capacity", "bricks_of", "more_gold", "more_iron"),
    "roads": ("built", "signs"),
    "fleet": ("kept",),
}


def numbers_of(at: PlanPosition) -> dict[tuple[str, str], list[int]]:
    """The numbers of a plan that tasks change."""
    return {
        (record, name): list(getattr(getattr(at.plan, record), name)) for record in ARRAYS for name in ARRAYS[record]
    }


def nearest(at: PlanPosition, terrain: int, number: int = 0) -> int:
    """The place of a terrain nearest to the home, or the next ones."""
    plan = at.plan
    places = [place for place in range(plan.graph.spots) if plan.graph.kinds[place] == 0 and place != plan.graph.home]
    found = [place for place in places if plan.graph.terrains[plan.graph.tile_of[place]] == terrain]
    return sorted(found, key=lambda place: kernel.way(plan, plan.graph.home, place))[number]


def opening(at: PlanPosition) -> Tasks:
    """The first three buildings."""
    woods, rock = nearest(at, WOODS), nearest(at, ROCK)
    return Task(BUILD, woods, WOODCUTTER), Task(BUILD, rock, QUARRY), Task(BUILD, at.plan.graph.home, SAWMILL)


def came_true(name: str, tasks: Tasks, seed: int = 0) -> tuple[int, int, bool]:
    """The points that tasks promise and those that come of them, and whether births are disturbed."""
    game = begun(name, seed)
    at = position_of(game)
    promised, _ = scheduled(at, *tasks)
    is_disturbed = disturbed(at) > 0
    kernel.clear(at.plan)
    refusal = play_out(game, at, tasks)
    assert refusal is None or is_disturbed, refusal
    return promised, game.scores()[0].total, is_disturbed


@some(0.5)
@given(st.sampled_from(MAPS), st.integers(0, 10_000))
def test_what_is_planned_comes_true(name: str, seed: int) -> None:
    game = begun(name, seed)
    promised, points, is_disturbed = came_true(name, random_tasks(position_of(game), seed), seed)
    assert is_disturbed or points == promised


def test_an_opening_takes_one_turn() -> None:
    at = position("millbrook")
    _, done = scheduled(at, *opening(at))
    assert done == [True, True, True]
    assert [turn for _, turn in built(at).values()] == [1, 1, 1]


def test_goods_are_promised_once() -> None:
    at = position("millbrook")
    rock = nearest(at, ROCK)
    # five boards are there, and no trunk for more: two quarries and a woodcutter, then nothing is left (K2)
    tasks = [Task(BUILD, place, QUARRY) for place in (rock, nearest(at, ROCK, 1))]
    _, done = scheduled(
        at, *tasks, Task(BUILD, nearest(at, WOODS), WOODCUTTER), Task(BUILD, at.plan.graph.home, SAWMILL)
    )
    assert done == [True, True, True, False]


def test_what_is_needed_later_is_taken_along() -> None:
    """M10: one donkey loads two boards at home and builds two woodcutters on one way."""
    at = position("gold-isle")
    keep_one(at)
    _, done = scheduled(at, *(Task(BUILD, nearest(at, WOODS, number), WOODCUTTER) for number in range(2)))
    assert done == [True, True]
    assert sorted(turn for _, turn in built(at).values()) == [1, 2]


def test_two_donkeys_breed_alone_and_may_then_move() -> None:
    """L2, L4, F6."""
    at = position("millbrook")
    pasture = nearest(at, PASTURE)
    _, done = scheduled(at, *[Task(BREED, pasture)] * 4)
    assert done == [True, True, False, False]  # three donkeys become five, which is the most on land
    assert len(fleet_of(at)) == 5
    assert fleet_of(at)[4].turn > fleet_of(at)[3].turn >= 2


def test_geese_breed_on_a_pasture_of_their_own() -> None:
    """L1."""
    at = position("millbrook")
    pasture = nearest(at, PASTURE)
    _, done = scheduled(at, Task(GEESE_PASTURE, pasture))
    assert done == [True]
    assert free_at(at, pasture, GEESE)[-1] == 3


def test_a_chain_brings_what_it_needs() -> None:
    """A coin needs a mint and a coal burner, their boards and stone, fuel and two gold."""
    at = position("millbrook")
    mine = Task(BUILD, nearest(at, MOUNTAIN), MINE)
    points, done = scheduled(at, *opening(at), *[Task(BREED, nearest(at, PASTURE))] * 2, mine, Task(MAKE, COINS, 1))
    assert done[-1]
    assert {MINT, COAL_BURNER} <= {kind for kind, _ in built(at).values()}
    assert points >= 40


def test_research_comes_before_a_mine_of_gold_only() -> None:
    """K5, R1."""
    at = position("millbrook")
    mine = Task(BUILD, nearest(at, MOUNTAIN), MINE, 1)
    _, done = scheduled(at, *opening(at), mine, Task(RESEARCH, SPECIALISATION))
    assert done == [True, True, True, True, False]  # it was researched for the mine
    assert learnt(at, SPECIALISATION) <= built(at)[at.plan.graph.tile_of[mine.first]][1]


def test_bricks_cost_more_from_one_to_the_next() -> None:
    """V2: in the solo game two goods for the first of a turn, three for the next."""
    at = position("millbrook")
    before = sum(free(at, good) for good in (BOARDS, STONE, GEESE))
    points, done = scheduled(at, Task(BRICKS, 1, 2))
    after = sum(free(at, good) for good in (BOARDS, STONE, GEESE))
    assert done == [True]
    assert (before - after, points) == (5, 10)


@pytest.mark.parametrize("seed", range(6))
def test_taking_back_leaves_nothing_behind(seed: int) -> None:
    at = position(MAPS[seed % len(MAPS)], seed)
    before = numbers_of(at)
    stocked = at.plan.ledger.stocked_places
    scheduled(at, *random_tasks(at, seed))
    kernel.clear(at.plan)
    assert numbers_of(at) == before
    assert at.plan.journal.steps == at.plan.timetable.entries == 0
    assert at.plan.ledger.stocked_places == stocked == sum(at.plan.ledger.is_stocked)


@pytest.mark.parametrize("seed", range(4))
def test_a_plan_does_not_depend_on_what_was_planned_before(seed: int) -> None:
    name = MAPS[seed % len(MAPS)]
    fresh, used = position(name, seed), position(name, seed)
    for other in range(5):
        scheduled(used, *random_tasks(used, other))
        kernel.clear(used.plan)
    tasks = random_tasks(fresh, seed)
    assert scheduled(fresh, *tasks) == scheduled(used, *tasks)
    assert list(fresh.plan.ledger.goods) == list(used.plan.ledger.goods)


def test_a_boat_that_waits_comes_to_the_planned_bank() -> None:
    tasks = (
        Task(BUILD, 28, QUARRY), Task(BUILD, 38, WOODCUTTER), Task(BREED, 33), Task(BREED, 33), Task(ROAD, 10, 1),
        Task(BUILD, 26, MINE, 1), Task(BUILD, 15, RAFT_FACTORY), Task(BRICKS, 5, 1),
        Task(TRANSPORTER, 15, RAFT_FACTORY), Task(BUILD, 5, MINE, 1), Task(MAKE, COINS, 2),
    )  # fmt: skip
    game = begun_at_sea(36)
    assert play_out(game, position_of(game), tasks) is None


@pytest.mark.skipif(not kernel.is_compiled, reason="the planner is not compiled: there is no C compiler")
@pytest.mark.parametrize("seed", range(8))
def test_the_compiled_kernel_makes_the_same_plans(seed: int, monkeypatch: pytest.MonkeyPatch) -> None:
    name = MAPS[seed % len(MAPS)]
    compiled = position(name, seed)
    tasks = random_tasks(compiled, seed)
    points, done = scheduled(compiled, *tasks)
    from rbdesigner.players.planning import initial_goods, plan_position, voyages

    monkeypatch.setattr(plan_position, "Plan", plan.Plan)
    for module in (initial_goods, voyages):
        monkeypatch.setattr(module, "change_goods", ledger.change_goods)
    pure = position(name, seed)
    numbers = to_ints(tasks)
    assert scheduler.schedule(pure.plan, numbers, len(tasks)) == points
    assert [bool(numbers[TASK * i + 4]) for i in range(len(tasks))] == done
    assert list(pure.plan.timetable.numbers) == list(compiled.plan.timetable.numbers)
    assert list(pure.plan.ledger.goods) == list(compiled.plan.ledger.goods)


def test_ways_are_shorter_with_roads() -> None:
    """M2, M3: a donkey goes one tile across country, two on roads."""
    at = position("millbrook")
    here = at.plan
    beyond = here.graph.exits_to[here.graph.exits[here.graph.home]]
    border = here.graph.exit_borders[here.graph.exits[here.graph.home]]
    assert kernel.way(here, here.graph.home, beyond) == 2
    road_network.add_road(here.roads, border, 0)
    assert kernel.way(here, here.graph.home, beyond) == 1
