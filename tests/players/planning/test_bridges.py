"""Bridges of a plan: they join the banks of a river as in the engine, and are built where they lead somewhere."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

import pytest

import rbdesigner as rb
from benchmarks.drawn_maps import drawn_map
from benchmarks.kernel import Verdict, tried
from rbdesigner.engine.core.actions import Done
from rbdesigner.engine.core.codes import BOARDS
from rbdesigner.engine.core.state import Phase
from rbdesigner.hexes import Hex
from rbdesigner.players.hint import AimKind
from rbdesigner.players.planning import kernel, road_network
from rbdesigner.players.planning.aims import aims
from rbdesigner.players.planning.constants import (
    BRICKS,
    BRIDGE,
    BRIDGED,
    BUILD,
    BUILT,
    IRRIGATION,
    MINE,
    PICK,
    ROAD,
    WOODCUTTER,
)
from rbdesigner.players.planning.execution import Execution
from rbdesigner.players.planning.feasibility import is_still_feasible
from rbdesigner.players.planning.plan_position import PlanPosition, plan_from
from rbdesigner.players.planning.playing_out import go_to_movement, play_out, position_of
from rbdesigner.players.planning.proposals import Proposals
from rbdesigner.players.planning.remaining import renumbered
from rbdesigner.players.planning.task import Task
from tests.parameters import few
from tests.players.planning.plans import (
    acts,
    can,
    disturbed,
    game_in_a_row,
    goods_at,
    random_tasks,
    scheduled,
)

WEST_BANK, EAST_BANK = 10, 4
"""Half-edges of the tile in the middle."""
RIVER, JUNCTION = [0, 3], [0, 1, 3]
"""A river from north to south parts east from west; another arm flows in from the north-east."""


def parted(middle: str = "woods", rivers: list[int] = RIVER, **given: Any) -> rb.Game:
    """A home, a tile with a river across the way, and a mountain beyond it; a donkey has boards and stone."""
    tiles: list[dict[str, Any]] = [
        {"at": [0, 0], "terrain": "pasture"},
        {"at": [1, 0], "terrain": middle, "rivers": [rivers]},
        {"at": [2, 0], "terrain": "mountain"},
        *({"at": at, "terrain": "sea"} for at in ([1, -1], [2, -1], [1, 1])),
    ]
    given = {"stock": {"boards": 3, "stone": 3}, "fleet": {"donkey": 1}, **given}
    return game_in_a_row(tiles=tiles, **given)


def place_at(at: PlanPosition, game: rb.Game, q: int, half_edge: int) -> int:
    """The plan's number of a region of the row."""
    topology = game.state.topology
    return at.spots.index(game.state.root[topology.region_at[topology.index[Hex(q, 0)]][half_edge]])


def building_at(game: rb.Game, q: int) -> int:
    """The building on a tile of the row."""
    return game.state.buildings[game.state.topology.index[Hex(q, 0)]]


def banks(at: PlanPosition, game: rb.Game) -> tuple[int, int, int]:
    """The west bank, the east bank and the land beyond."""
    return place_at(at, game, 1, WEST_BANK), place_at(at, game, 1, EAST_BANK), place_at(at, game, 2, 0)


@pytest.mark.rule("M6", "K9")
def test_a_mine_beyond_a_river_wants_a_bridge() -> None:
    game = parted()
    at = position_of(game)
    west, east, beyond = banks(at, game)
    bridge, mine = Task(BRIDGE, west, east), Task(BUILD, beyond, MINE)
    assert not can(at, mine)
    assert scheduled(at, bridge, mine).done == [True, True]
    (built,) = acts(at, BRIDGED)
    (mined,) = acts(at, BUILT)
    assert built.turn == 1 < mined.turn
    assert play_out(game, at, (bridge, mine)) is None
    assert sum(game.state.bridges) == 1
    assert building_at(game, 2) == MINE


@pytest.mark.rule("K9")
def test_a_bridge_is_built_from_the_bank_where_the_builder_stands() -> None:
    game = parted()
    at = position_of(game)
    west, east, _ = banks(at, game)
    assert not can(at, Task(BRIDGE, east, west))
    assert not can(at, Task(BRIDGE, west, west))


@pytest.mark.rule("M7")
def test_a_bridge_costs_no_movement() -> None:
    game = parted()
    at = position_of(game)
    west, east, beyond = banks(at, game)
    plan, home = at.plan, at.plan.graph.home
    (number,) = range(plan.graph.crossings[west], plan.graph.crossings[west + 1])
    road_network.add_road(plan.roads, plan.graph.crossing_sites[number], 0)
    assert kernel.way(plan, home, west) == kernel.way(plan, home, east) == 2
    assert kernel.way(plan, west, beyond) == kernel.way(plan, east, beyond) == 2


@pytest.mark.rule("M2", "M7", "K8")
def test_a_road_leads_over_a_bridge() -> None:
    """With roads on both sides the mountain is reached in one turn, and its mine built in the next but one."""
    game = parted(stock={"boards": 3, "stone": 5}, fleet={"donkey": 2})
    at = position_of(game)
    west, east, beyond = banks(at, game)
    borders = {frozenset(at.plan.graph.border_sides[2 * i : 2 * i + 2]): i for i in range(len(at.borders))}
    first, second = borders[frozenset((0, west))], borders[frozenset((east, beyond))]
    tasks = (
        Task(BRIDGE, west, east),
        Task(ROAD, first, int(at.plan.graph.border_sides[2 * first] != west)),
        Task(ROAD, second, int(at.plan.graph.border_sides[2 * second] != east)),
        Task(BUILD, beyond, MINE),
    )
    assert all(scheduled(at, *tasks).done)
    assert play_out(game, at, tasks) is None
    assert all(game.state.roads)
    assert building_at(game, 2) == MINE


@pytest.mark.rule("K10")
def test_two_bridges_join_all_three_regions_of_a_junction() -> None:
    game = parted(rivers=JUNCTION)
    at = position_of(game)
    west, east, _ = banks(at, game)
    north = place_at(at, game, 1, 1)
    tasks = (Task(BRIDGE, west, north), Task(BRIDGE, west, east), Task(BRIDGE, north, east))
    assert scheduled(at, *tasks).done == [True, True, False]
    assert play_out(game, at, tasks[:2]) is None
    assert sum(game.state.bridges) == 2


@pytest.mark.rule("K4")
@pytest.mark.parametrize(("options", "is_built"), [({}, False), ({"bridges_in_deserts": True}, True)])
def test_a_bridge_in_a_desert_wants_the_option(options: dict[str, bool], is_built: bool) -> None:
    game = parted("desert", options=options) if options else parted("desert")
    at = position_of(game)
    west, east, _ = banks(at, game)
    assert can(at, Task(BRIDGE, west, east)) == is_built


@pytest.mark.rule("K4", "V5", "W12")
@pytest.mark.parametrize(("bricks", "turn"), [(0, 6), (1, 5)])
def test_a_bridge_in_a_desert_waits_until_it_is_irrigated(bricks: int, turn: int) -> None:
    """The neutral bricks cover the mark of 45 in turn 5."""
    game = parted("desert", wonder_prefill=40, stock={"boards": 3, "stone": 5})
    at = position_of(game)
    west, east, beyond = banks(at, game)
    tasks = (*[Task(BRICKS, 1, 1)] * bricks, Task(BRIDGE, west, east), Task(BUILD, beyond, MINE))
    assert all(scheduled(at, *tasks).done)
    assert [entry.turn for entry in acts(at, BRIDGED)] == [turn]
    assert tried(game, at, tasks).verdict is Verdict.EXACT


@pytest.mark.rule("K4", "V5")
def test_a_plan_does_not_come_true_with_a_bridge_in_a_desert_that_is_still_dry() -> None:
    game = parted("desert", wonder_prefill=44, fleet={"donkey": 2})
    at = position_of(game)
    west, east, _ = banks(at, game)
    tasks = (Task(BRIDGE, west, east),)
    assert scheduled(at, *tasks).done == [True]
    assert [entry.turn for entry in acts(at, BRIDGED)] == [2]
    execution = Execution(at)
    while game.state.turn < 2 or game.state.phase is not Phase.MOVEMENT:
        game.apply(execution.next_action(game.state) or Done(0))
    assert is_still_feasible(execution, game.state, Counter())
    game.state.irrigated = False
    assert not is_still_feasible(execution, game.state, Counter())


@pytest.mark.parametrize(("prefill", "is_irrigated_anyway"), [(40, True), (30, False)])
def test_bridges_in_deserts_are_proposed_where_those_are_irrigated(prefill: int, is_irrigated_anyway: bool) -> None:
    at = position_of(parted("desert", wonder_prefill=prefill, turns=14))
    proposals = Proposals(at, Random(1))
    found = [proposals.proposal(()) for _ in range(1_000)]
    with_bridges = [tasks for tasks in found if any(task.kind == BRIDGE for task in tasks)]
    assert with_bridges
    assert all(tasks[0].kind == IRRIGATION for tasks in with_bridges) != is_irrigated_anyway


@pytest.mark.rule("P11", "K9")
def test_what_lies_on_the_other_bank_is_there_once_a_bridge_joins_them() -> None:
    """The boards of the far bank build on the near one without being carried."""
    game = parted(
        stock={"stone": 1},
        pieces={"goods": [{"at": [1, 0], "half_edge": EAST_BANK, "good": "boards", "count": 1}]},
    )
    at = position_of(game)
    west, east, _ = banks(at, game)
    bridge, building = Task(BRIDGE, west, east), Task(BUILD, west, WOODCUTTER)
    assert not can(at, building)
    assert scheduled(at, bridge, building).done == [True, True]
    assert BOARDS not in [entry.value for entry in acts(at, PICK)]
    assert goods_at(at, east, BOARDS)[-1] == 0
    assert play_out(game, at, (bridge, building)) is None
    assert building_at(game, 1) == WOODCUTTER


@pytest.mark.rule("P9", "K9")
def test_a_building_uses_up_what_lies_beyond_a_bridge() -> None:
    """A coal burner burns the boards of the other bank, which were meant to stay there."""
    goods = [{"at": [1, 0], "half_edge": EAST_BANK, "good": "boards", "count": 2}]
    burner = [{"at": [1, 0], "half_edge": WEST_BANK, "kind": "coal burner"}]
    game = parted("pasture", pieces={"goods": goods, "buildings": burner})
    at = position_of(game)
    west, east, _ = banks(at, game)
    scheduled(at)
    assert disturbed(at) == 0
    assert scheduled(at, Task(BRIDGE, west, east)).done == [True]
    assert disturbed(at) > 0


def test_a_bridge_is_told_with_what_it_leads_to() -> None:
    game = parted()
    at = position_of(game)
    west, east, beyond = banks(at, game)
    told = aims(at, (Task(BRIDGE, west, east), Task(BUILD, beyond, MINE)))
    goals = {each.goal for each in told if each.aim is not None and each.aim.kind is AimKind.BRIDGE}
    assert [(goal.kind, goal.what, goal.spot) for goal in goals if goal] == [(AimKind.MINE, 0, at.spots[beyond])]
    alone = aims(at, (Task(BRIDGE, west, east),))
    assert {each.goal for each in alone} == {None}


def test_a_bridge_that_stands_is_no_task_any_more() -> None:
    game = parted()
    before = position_of(game)
    west, east, beyond = banks(before, game)
    tasks = (Task(BRIDGE, west, east), Task(BUILD, beyond, MINE))
    assert len(renumbered(tasks, before, before, game.state)) == 2
    assert play_out(game, before, tasks[:1]) is None
    now = plan_from(game.state, 0, 20)
    (mine,) = renumbered(tasks, before, now, game.state)
    assert (mine.kind, now.spots[mine.first]) == (BUILD, before.spots[beyond])


def test_bridges_are_proposed_to_what_lies_beyond_rivers() -> None:
    game = parted()
    at = position_of(game)
    west, east, beyond = banks(at, game)
    proposals = Proposals(at, Random(1))
    found = [proposals.proposal(()) for _ in range(600)]
    bridge = Task(BRIDGE, west, east)
    assert any(tasks == (bridge,) for tasks in found)
    assert any(tasks[0] == bridge and tasks[1][:3] == (BUILD, beyond, MINE) for tasks in found if len(tasks) == 2)
    opening = proposals.opening()
    assert opening.index(bridge) < next(i for i, task in enumerate(opening) if task[1:3] == (beyond, MINE))


@pytest.mark.parametrize("seed", few(range(12), 4))
def test_what_is_planned_over_rivers_comes_true(seed: int) -> None:
    """On maps drawn with rivers, where the lists of tasks have bridges."""
    chance = Random(seed)
    while True:
        game = rb.Game.new(drawn_map(chance.randrange(10_000)), players=1, seed=1)
        while game.state.phase.name == "SETUP":
            game.apply(chance.choice(game.legal_actions()))
        go_to_movement(game)
        at = position_of(game)
        tasks = random_tasks(at, seed, 60)
        done = scheduled(at, *tasks).done
        kernel.clear(at.plan)
        if any(each and task.kind == BRIDGE for each, task in zip(done, tasks, strict=True)):
            break
    trial = tried(game, at, tasks)
    assert trial.verdict is not Verdict.BAD, trial.fault
