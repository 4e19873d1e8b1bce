"""Walls of others on the way: a plan demolishes them with boards that it has to spare, and goes on there."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

import pytest

import rbdesigner as rb
from rbdesigner.engine.core.actions import ChooseHome
from rbdesigner.engine.core.codes import BOARDS, NEUTRAL, STONE
from rbdesigner.engine.core.connections import set_wall
from rbdesigner.engine.core.state import Phase
from rbdesigner.players.hint import AimKind
from rbdesigner.players.planning.aims import aims
from rbdesigner.players.planning.constants import (
    BUILD,
    BUILT,
    DEMOLISHED,
    DEMOLITION,
    QUARRY,
    ROAD,
    WOODCUTTER,
)
from rbdesigner.players.planning.plan_position import PlanPosition, plan_from
from rbdesigner.players.planning.proposals import Proposals
from rbdesigner.players.planning.remaining import renumbered
from rbdesigner.players.planning.search import Search
from rbdesigner.players.planning.task import Task
from tests.players.planning.meetings import ROW, carry_out, followed, go_to, met
from tests.players.planning.plans import acts, can, scheduled

WALL = 1
"""The edge, and the border, between the woods and the rock in a row."""


def walled(tokens: int = 1, boards: int = 5, owner: int = 1, row: Sequence[str] = ROW) -> rb.Game:
    """Two in a row; the other has closed the way from the woods to the rock of the first."""
    game = met(row)
    set_wall(game.state, WALL, owner, tokens)
    home = game.state.homes[0]
    game.state.put(home, BOARDS, boards - game.state.amount(home, BOARDS))
    return game


def plan(game: rb.Game) -> PlanPosition:
    return plan_from(game.state, 0, 12)


@pytest.mark.rule("K13", "M9")
def test_a_wall_on_the_way_is_demolished() -> None:
    game = walled()
    demolition, quarry = Task(DEMOLITION, WALL, 0), Task(BUILD, 2, QUARRY)
    assert not can(plan(game), quarry)
    execution = followed(game, demolition, quarry)
    (down,) = acts(execution.position, DEMOLISHED)
    (built,) = acts(execution.position, BUILT)
    assert down.turn == 1 < built.turn
    carry_out(game, execution, 4)
    assert (game.state.wall_owners[WALL], game.state.wall_tokens[WALL]) == (NEUTRAL, 1)
    assert game.state.buildings[2] == QUARRY


@pytest.mark.rule("K13")
@pytest.mark.parametrize(("tokens", "boards", "goes"), [(1, 2, True), (1, 1, False), (4, 5, True), (5, 5, False)])
def test_it_takes_a_board_more_than_the_wall_has_tokens(tokens: int, boards: int, goes: bool) -> None:
    assert can(plan(walled(tokens, boards)), Task(DEMOLITION, WALL, 0)) is goes


def test_boards_that_another_task_needs_are_not_spent_on_a_wall() -> None:
    at = plan(walled(boards=2))
    wanted, wall = Task(BUILD, 1, WOODCUTTER), Task(DEMOLITION, WALL, 0)
    assert scheduled(at, wanted, wall).done == [True, False]


def test_a_wall_is_demolished_once_and_from_where_one_can_come() -> None:
    at = plan(walled(boards=9))
    assert scheduled(at, Task(DEMOLITION, WALL, 0), Task(DEMOLITION, WALL, 0)).done == [True, False]
    assert not can(at, Task(DEMOLITION, WALL, 1))
    assert not can(at, Task(DEMOLITION, 0, 0))


@pytest.mark.rule("M9", "K12")
@pytest.mark.parametrize("owner", [0, NEUTRAL])
def test_ones_own_walls_and_neutral_ones_stay(owner: int) -> None:
    game = walled(owner=owner)
    assert can(plan(game), Task(BUILD, 2, QUARRY))
    assert not can(plan(game), Task(DEMOLITION, WALL, 0))


@pytest.mark.rule("K8", "M2")
def test_a_road_is_built_across_a_wall_and_used_once_it_is_down() -> None:
    game = walled()
    game.state.put(game.state.homes[0], STONE, 1)
    road, demolition, quarry = Task(ROAD, WALL, 0), Task(DEMOLITION, WALL, 0), Task(BUILD, 2, QUARRY)
    execution = followed(game, road, demolition, quarry)
    carry_out(game, execution, 5)
    assert game.state.roads[WALL]
    assert game.state.buildings[2] == QUARRY


@pytest.mark.rule("K15")
def test_a_wall_on_a_river_is_one_wall_for_both_banks() -> None:
    """A donkey on each bank could demolish it; one of them does."""
    terrains = ("sea", "pasture", "rock", "sea", "pasture", "woods")
    tiles = [{"at": [q, 0], "terrain": terrain} for q, terrain in enumerate(terrains)]
    tiles[1]["rivers"] = tiles[2]["rivers"] = [[2, 5]]
    members = {"format": "rbdesigner-scenario", "version": 1, "players": {"least": 2, "most": 2}, "tiles": tiles}
    game = rb.Game.new(rb.scenario_from(members), players=2, seed=1)
    topology = game.state.topology
    north, south = topology.regions_of[1]
    while game.state.phase is Phase.SETUP:
        game.apply(ChooseHome(game.acting[0], north if game.acting[0] == 0 else topology.regions_of[5][0]))
    go_to(game, Phase.MOVEMENT)
    edges = list(topology.border_edges)
    edge = next(edge for edge in edges if edges.count(edge) == 2)
    set_wall(game.state, edge, 1, 1)
    game.state.put(south, BOARDS, 2)
    game.state.stand(game.state.owned(0)[0], south)
    at = plan(game)
    first, second = (Task(DEMOLITION, number, 0) for number, border in enumerate(at.borders) if edges[border] == edge)
    assert can(at, first)
    assert can(at, second)
    assert scheduled(at, first, second).done == [True, False]


def test_it_is_proposed_where_a_wall_stands() -> None:
    proposals = Proposals(plan(walled()), Random(1))
    drawn = [task for _ in range(400) for task in proposals.proposal(()) if task.kind == DEMOLITION]
    assert {task.first for task in drawn} == {WALL}
    assert 0 in {task.second for task in drawn}
    nothing = Proposals(plan(met()), Random(1))
    assert all(task.kind != DEMOLITION for _ in range(400) for task in nothing.proposal(()))


def test_it_is_the_same_wall_a_turn_later_and_none_once_it_is_down() -> None:
    game = walled()
    before = plan(game)
    task = Task(DEMOLITION, WALL, 0)
    assert renumbered((task,), before, plan(game), game.state) == (task,)
    set_wall(game.state, WALL, NEUTRAL, 1)
    assert not can(plan(game), *renumbered((task,), before, plan(game), game.state))


def test_a_hint_tells_of_the_wall() -> None:
    found = aims(plan(walled()), (Task(DEMOLITION, WALL, 0), Task(BUILD, 2, QUARRY)))
    assert AimKind.DEMOLITION in [each.aim.kind for each in found if each.aim]


def test_a_search_opens_the_way_to_the_only_mountain() -> None:
    game = walled(boards=9, row=("pasture", "woods", "mountain", "pasture", "mountain", "woods", "pasture"))
    game.state.put(game.state.homes[0], STONE, 3)
    found = Search(plan(game), "1").anneal((), 1500)
    assert Task(DEMOLITION, WALL, 0) in found.tasks
