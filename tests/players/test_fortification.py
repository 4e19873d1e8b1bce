"""Walls of a machine player: against those who come for its wealth, and those of others that are in its way."""

from __future__ import annotations

import pytest

import rbdesigner as rb
from rbdesigner.engine.core.actions import BuildWall, Demolish
from rbdesigner.engine.core.codes import BOARDS, COINS, FUEL, GOLD, RAFT, STONE
from rbdesigner.engine.core.connections import set_wall
from rbdesigner.engine.core.state import GameState, Phase
from rbdesigner.engine.core.topology import SEA
from rbdesigner.players.fortification import HORIZON, Fortification, first_turns
from rbdesigner.players.planning.constants import BUILD, MAKE, MINT, ROAD, WOODCUTTER
from rbdesigner.players.planning.execution import Execution
from rbdesigner.players.planning.kernel import schedule
from rbdesigner.players.planning.plan_position import plan_from
from rbdesigner.players.planning.task import Task, to_ints
from tests.engine.small_game import SmallGame
from tests.players.planning.meetings import EAST, MIDDLE, ROW, WEST, met
from tests.players.planning.plans import can


def built(state: GameState, *tasks: Task) -> list[BuildWall | Demolish]:
    """What the first player builds and demolishes in the building phase beside a plan of tasks."""
    position = plan_from(state, 0, 12)
    schedule(position.plan, to_ints(tasks), len(tasks))
    execution, state.phase = Execution(position), Phase.BUILDING
    found: list[BuildWall | Demolish] = []
    while True:
        game = rb.Game(SCENARIO, 1)
        game.players, game.state = 2, state
        action = next((each for each in Fortification(state, execution).actions() if game.check(each) is None), None)
        if action is None:
            return found
        assert isinstance(action, BuildWall | Demolish)
        game.apply(action)
        found.append(action)


SCENARIO = met().scenario


def border_edge(state: GameState, one: int, other: int) -> int:
    """The edge between two regions of the row."""
    sides = {frozenset(regions): border for border, regions in enumerate(state.topology.border_regions)}
    return state.topology.border_edges[sides[frozenset((one, other))]]


def treasury(stone: int = 1, rival: int = 5, place: int = MIDDLE) -> GameState:
    """A donkey of the first player and coins in the row, with stone; a rival's donkey farther east."""
    state = met().state
    state.put(WEST, STONE, -1)
    state.put(place, COINS, 2)
    state.put(place, STONE, stone)
    state.stand(state.owned(0)[0], place)
    state.stand(state.owned(1)[0], rival)
    return state


# How soon others come


@pytest.mark.rule("M3")
def test_donkeys_come_a_tile_a_turn_and_two_on_roads() -> None:
    w = SmallGame("0,0 woods; 1,0 woods; 2,0 woods; 3,0 woods; 4,0 woods")
    w.put("donkey", "0,0", 2)
    assert first_turns(w.state, [1]) == {w.spot(f"{q},0"): q for q in range(5)}
    for q in range(4):
        w.road(f"{q},0", 4)
    assert [first_turns(w.state, [1])[w.spot(f"{q},0")] for q in range(5)] == [0, 1, 1, 2, 2]
    assert first_turns(w.state, [0]) == {}


@pytest.mark.rule("M9", "B2")
def test_walls_of_others_hold_and_boats_dock() -> None:
    w = SmallGame("0,0 sea; 1,0 sea; 2,0 woods; 3,0 woods")
    w.put("raft", "0,0", 2)
    land, edge = w.spot("2,0"), w.edge("1,0", 2)
    assert first_turns(w.state, [1]) == {land: 1}
    assert first_turns(w.state, [1], [edge]) == {}
    w.wall("1,0", 2, player=1)
    assert first_turns(w.state, [1]) == {}


# Building


@pytest.mark.rule("K11", "M9")
def test_spare_stone_keeps_others_from_coins() -> None:
    state = treasury()
    (wall,) = built(state)
    assert wall == BuildWall(0, state.owned(0)[0], border_edge(state, MIDDLE, 4), ((STONE, MIDDLE),))
    assert state.closed(wall.edge, 1)
    assert not state.closed(wall.edge, 0)
    assert first_turns(state, [1]).get(MIDDLE, HORIZON) == HORIZON


def test_no_wall_without_wealth() -> None:
    state = treasury()
    state.put(MIDDLE, COINS, -2)
    assert built(state) == []


def test_no_wall_against_who_is_there_or_far() -> None:
    assert built(treasury(rival=MIDDLE)) == []
    assert len(built(treasury(rival=EAST))) == 1
    assert built(treasury(rival=EAST, place=2)) == []


def test_no_wall_with_stone_that_the_plan_needs() -> None:
    state = treasury()
    border = state.topology.border_edges.index(border_edge(state, MIDDLE, 4))
    assert built(state, Task(ROAD, border, 0)) == []
    assert len(built(treasury(stone=2), Task(ROAD, border, 0))) == 1


def test_no_wall_that_leaves_another_way() -> None:
    state = treasury()
    state.stand(state.owned(1)[1], 1)
    assert built(state) == []  # from the west, too, and there is one stone
    state = treasury(stone=2)
    state.stand(state.owned(1)[1], 1)
    assert len(built(state)) == 2


def test_no_wall_on_the_others_side() -> None:
    state = treasury(rival=EAST)
    state.put(MIDDLE, COINS, -2)
    state.put(4, COINS, 2)
    state.put(4, STONE, 1)
    state.stand(state.owned(0)[0], 4)
    assert built(state) == []


def test_a_mint_that_the_plan_feeds_is_walled() -> None:
    state = treasury()
    state.put(MIDDLE, COINS, -2)
    state.place_building(MINT, MIDDLE)
    assert built(state) == []
    state = treasury()
    state.put(MIDDLE, COINS, -2)
    state.place_building(MINT, MIDDLE)
    state.put(2, GOLD, 2)
    state.put(2, FUEL, 1)
    assert len(built(state, Task(MAKE, COINS, 1))) == 1


@pytest.mark.rule("B7")
def test_gold_in_the_hold_of_a_boat_at_sea_is_brought_without_walls() -> None:
    """No wall keeps others from what lies in no region."""
    state = met(("sea", *ROW), (WEST + 1, EAST + 1)).state
    home = state.homes[0]
    raft = state.place_transporter(RAFT, 0, state.topology.spot_kinds.index(SEA))
    state.place_building(MINT, home)
    state.put(home, FUEL, 1)
    state.put(~raft, GOLD, 2)
    coins = Task(MAKE, COINS, 1)
    assert can(plan_from(state, 0, 12), coins)
    assert not built(state, coins)


# Demolishing


def walled(boards: int, between: tuple[int, int] = (1, 2)) -> GameState:
    """A wall of the second player on the first one's side, where boards lie."""
    state = met().state
    state.put(WEST, BOARDS, -5)
    state.put(1, BOARDS, boards)
    state.stand(state.owned(0)[0], 1)
    set_wall(state, border_edge(state, *between), 1, 1)
    return state


@pytest.mark.rule("K13")
def test_spare_boards_open_a_wall_on_ones_own_side() -> None:
    state = walled(boards=2)
    (opened,) = built(state)
    assert opened == Demolish(0, state.owned(0)[0], border_edge(state, 1, 2), ((BOARDS, 1),) * 2)
    assert not state.closed(opened.edge, 0)


def test_no_wall_is_opened_without_boards_to_spare() -> None:
    assert built(walled(boards=1)) == []
    assert built(walled(boards=2), Task(BUILD, 1, WOODCUTTER)) == []


def test_walls_on_the_others_side_stay() -> None:
    state = walled(boards=0, between=(4, 5))
    state.put(4, BOARDS, 2)
    state.stand(state.owned(0)[0], 4)
    assert built(state) == []


def test_the_plan_knows_what_was_spent() -> None:
    state = treasury()
    position = plan_from(state, 0, 12)
    schedule(position.plan, to_ints(()), 0)
    execution, state.phase = Execution(position), Phase.BUILDING
    actions = Fortification(state, execution).actions()
    assert isinstance(next(actions), BuildWall)
    assert not any(isinstance(each, BuildWall) for each in Fortification(state, execution).actions())
    assert list(actions) == []  # the wall was refused, so that the stone is there again
    assert any(isinstance(each, BuildWall) for each in Fortification(state, execution).actions())
