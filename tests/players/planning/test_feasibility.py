"""Plans once others have moved: whether they are still feasible, and what is left of their tasks."""

from __future__ import annotations

from collections import Counter

import pytest

from rbdesigner.engine.core.codes import BOARDS, GOLD, IRON, MINE, NEUTRAL
from rbdesigner.engine.core.connections import set_wall
from rbdesigner.players.planning.constants import (
    BREED,
    BRICKS,
    BUILD,
    GEESE_PASTURE,
    MINT,
    PICK,
    QUARRY,
    RESEARCH,
    ROAD,
    SAWMILL,
    WOODCUTTER,
)
from rbdesigner.players.planning.execution import entries
from rbdesigner.players.planning.feasibility import closed_edges, is_still_feasible
from rbdesigner.players.planning.plan_position import plan_from
from rbdesigner.players.planning.remaining import parts_of, remaining, renumbered
from rbdesigner.players.planning.task import Task
from rbdesigner.players.planning_player import LEVELS, PlanningPlayer
from tests.players.planning.meetings import MIDDLE, WEST, carry_out, followed, met
from tests.players.planning.plans import built


def test_a_plan_comes_true_while_nobody_interferes() -> None:
    game = met()
    execution = followed(game, Task(BUILD, 2, QUARRY), Task(BUILD, 1, WOODCUTTER), Task(BRICKS, 6, 1))
    for _ in range(8):
        assert is_still_feasible(execution, game.state, Counter())
        carry_out(game, execution, 1)
    assert [game.state.buildings[tile] for tile in (1, 2)] == [WOODCUTTER, QUARRY]


def test_a_plan_does_not_come_true_without_its_goods() -> None:
    game = met()
    execution = followed(game, Task(BUILD, 2, QUARRY), Task(BUILD, 1, WOODCUTTER))
    game.state.put(WEST, BOARDS, -4)
    assert not is_still_feasible(execution, game.state, Counter())
    aside = Counter({(WEST, BOARDS): 4})
    assert is_still_feasible(execution, game.state, aside)


def test_a_plan_comes_true_without_goods_that_nothing_is_planned_for() -> None:
    game = met()
    execution = followed(game, Task(BUILD, 2, QUARRY), Task(BUILD, 1, WOODCUTTER))
    game.state.put(WEST, BOARDS, -2)
    assert is_still_feasible(execution, game.state, Counter())
    game.state.put(WEST, BOARDS, -1)
    assert not is_still_feasible(execution, game.state, Counter())


def test_a_plan_comes_true_while_a_mine_may_still_draw_what_is_missing() -> None:
    game = met(("pasture", "woods", "rock", "mountain", "rock", "woods", "pasture"))
    state = game.state
    state.place_building(MINE, MIDDLE)
    state.put(MIDDLE, GOLD, 1)
    execution = followed(game)
    assert [entry.turn for entry in entries(execution.position) if entry.kind == PICK] == [3]
    state.put(MIDDLE, GOLD, -1)
    state.fill_bag(MIDDLE, 1, 0)
    assert not is_still_feasible(execution, state, Counter())  # it was taken
    state.put(MIDDLE, IRON, 1)
    assert is_still_feasible(execution, state, Counter())
    state.fill_bag(MIDDLE, -1, 1)
    assert not is_still_feasible(execution, state, Counter())


def test_a_plan_does_not_come_true_on_a_site_that_is_taken() -> None:
    game = met()
    execution = followed(game, Task(BUILD, 2, QUARRY), Task(BUILD, 1, WOODCUTTER))
    game.state.place_building(MINT, 2)
    assert not is_still_feasible(execution, game.state, Counter())


def test_a_plan_does_not_come_true_on_a_site_that_is_taken_in_its_turn() -> None:
    game = met()
    execution = followed(game, Task(BUILD, 1, WOODCUTTER))
    assert [turn for _, turn in built(execution.position).values()] == [1]
    assert is_still_feasible(execution, game.state, Counter())
    game.state.place_building(MINT, 1)
    assert not is_still_feasible(execution, game.state, Counter())


@pytest.mark.rule("V5", "K4")
def test_a_plan_does_not_come_true_in_a_desert_that_is_still_dry() -> None:
    """Rivals may have bought fewer bricks than was expected."""
    game = met(("pasture", "desert", "rock", "pasture", "rock", "woods", "pasture"))
    game.state.bricks = (NEUTRAL,) * 43
    execution = followed(game, Task(BUILD, 1, SAWMILL))
    assert [turn for _, turn in built(execution.position).values()] == [3]
    for _ in range(2):
        assert is_still_feasible(execution, game.state, Counter())
        carry_out(game, execution, 1)
    assert is_still_feasible(execution, game.state, Counter())
    game.state.irrigated = False
    assert not is_still_feasible(execution, game.state, Counter())


def test_a_plan_does_not_come_true_without_what_is_fetched_in_this_turn() -> None:
    game = met()
    execution = followed(game, Task(BUILD, 1, WOODCUTTER))
    (picked,) = [entry for entry in entries(execution.position) if entry.kind == PICK]
    assert (picked.value, picked.amount, picked.turn) == (BOARDS, 1, 1)
    game.state.put(WEST, BOARDS, -5)
    assert not is_still_feasible(execution, game.state, Counter())


@pytest.mark.rule("M9")
def test_tasks_keep_their_borders_and_places_where_another_has_built_a_wall() -> None:
    game = met()
    state = game.state
    before = plan_from(state, 0, 20)
    roads = tuple(Task(ROAD, border) for border in range(len(before.borders)))
    sites = tuple(Task(BREED, place) for place in range(len(before.spots)))
    others = Task(RESEARCH, 3), Task(BRICKS, 5, 1)
    set_wall(state, state.topology.border_edges[before.borders[1]], 1, 1)
    now = plan_from(state, 0, 20)
    kept = renumbered(roads + sites + others, before, now, state)
    built = [now.borders[task.first] for task in kept if task.kind == ROAD]
    assert built == list(before.borders)
    assert [now.spots[task.first] for task in kept if task.kind == BREED] == list(before.spots)
    assert kept[-2:] == others


def test_a_plan_is_made_anew_around_a_wall() -> None:
    game = met()
    player = PlanningPlayer(0, "1", LEVELS["easy"])
    player.think(game.state)
    execution, player.expected = player.execution, 1_000  # nothing better will be found
    player.think(game.state)
    assert player.execution is execution
    set_wall(game.state, game.state.topology.border_edges[0], 1, 1)
    assert closed_edges(game.state, 0) == {game.state.topology.border_edges[0]}
    assert closed_edges(game.state, 1) == set()
    player.think(game.state)
    assert player.execution is not execution


def test_what_is_done_is_no_longer_on_the_list() -> None:
    game = met()
    tasks = (Task(BUILD, 1, WOODCUTTER), Task(GEESE_PASTURE, MIDDLE), Task(BRICKS, 7, 1))
    position = plan_from(game.state, 0, 12)
    parts = parts_of(position, tasks)
    assert [part.task for part in parts] == list(tasks)
    assert position.plan.timetable.entries == 0
    assert remaining(parts, 0, 12) == tasks
    built = 1 + max(entry.turn for entry in parts[0].entries)
    kept = remaining(parts, built - 1, 12)
    assert Task(BUILD, 1, WOODCUTTER) not in kept
    assert Task(GEESE_PASTURE, MIDDLE) in kept  # geese that breed are left to breed
    assert Task(BRICKS, 8 - built, 1) in kept
    assert [task.kind for task in remaining(parts, 11, 1)] == [GEESE_PASTURE]
