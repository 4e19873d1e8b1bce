"""Lockout: whoever spends the last boards or the last stone on something else never builds again."""

from __future__ import annotations

import pytest

from rbdesigner.players.planning.constants import (
    BOARDS,
    BUILD,
    CLAY_PIT,
    MAKE,
    MINE,
    QUARRY,
    ROAD,
    SAWMILL,
    STONE,
    STONE_FACTORY,
    TRUNKS,
    WOODCUTTER,
)
from rbdesigner.players.planning.plan_position import PlanPosition
from rbdesigner.players.planning.search import PATIENCE, PATIENCE_AMONG_OTHERS, Search
from rbdesigner.players.planning.task import Task, Tasks
from rbdesigner.players.planning_player import LEVELS, PlanningPlayer
from tests.players.planning.meetings import met
from tests.players.planning.plans import built, in_a_row, lockout, pieces, runs_of, scheduled

ROW = ("pasture", "woods", "rock", "mountain", "mountain", "pasture", "sea")
WOODS, ROCK, MOUNTAIN, SHORE = 1, 2, 3, 5
STOCK = {"boards": 5, "stone": 1, "geese": 2}
SAWN = (Task(BUILD, WOODS, WOODCUTTER), Task(BUILD, 0, SAWMILL), Task(MAKE, BOARDS, 2))


def row(**given: object) -> PlanPosition:
    return in_a_row(*ROW, stock=STOCK, **given)


def locked(at: PlanPosition, *tasks: Task) -> int:
    """The turns until there are boards and stone anew, with tasks that can all be done."""
    assert all(scheduled(at, *tasks).done)
    return lockout(at)


def test_the_turns_until_boards_and_stone_come_are_counted() -> None:
    at = row()
    nothing = locked(at)
    boards = locked(at, *SAWN)
    stone = locked(at, Task(BUILD, ROCK, QUARRY))
    both = locked(at, *SAWN[:1], Task(BUILD, ROCK, QUARRY), *SAWN[1:])
    assert nothing > boards > both
    assert nothing > stone > both
    assert both <= PATIENCE


def test_a_sawmill_that_does_not_saw_brings_no_boards() -> None:
    at = row()
    assert locked(at, *SAWN[:2]) == locked(at)


def test_stone_may_come_of_clay() -> None:
    at = in_a_row(*ROW, stock={"boards": 9})
    assert locked(at, Task(BUILD, SHORE, CLAY_PIT)) == locked(at)
    assert locked(at, Task(BUILD, SHORE, CLAY_PIT), Task(BUILD, 0, STONE_FACTORY)) < locked(at)


def test_a_quarry_that_stands_within_reach_counts() -> None:
    near = in_a_row("pasture", "rock", "woods", stock=STOCK, pieces=pieces({1: "quarry"}))
    apart = in_a_row("pasture", "sea", "woods", "rock", "pasture", stock=STOCK, pieces=pieces({3: "quarry"}))
    assert locked(near) < locked(apart)


def test_near_the_end_nothing_is_locked_any_more() -> None:
    assert locked(in_a_row(*ROW, stock=STOCK, turns=4)) == 0


def sawn(at: PlanPosition, tasks: Tasks) -> bool:
    """Whether a list builds a sawmill and a quarry."""
    scheduled(at, *tasks)
    return {SAWMILL, QUARRY} <= {kind for kind, _ in built(at).values()}


@pytest.mark.parametrize("seed", range(8))
def test_no_opening_spends_the_last_boards_on_a_mine(seed: int) -> None:
    at = row()
    found = Search(at, str(seed)).begin(12, 1, 72)
    assert sawn(at, found.tasks)
    assert not found.is_locked


def test_a_list_that_begins_with_a_mine_is_worth_less() -> None:
    at = row()
    search = Search(at, "mine")
    mine = search.note((Task(BUILD, MOUNTAIN, MINE), Task(BUILD, WOODS, WOODCUTTER)))
    assert mine.is_locked
    assert search.note((*SAWN[:1], Task(BUILD, ROCK, QUARRY), *SAWN[1:])).value > mine.value


def test_a_map_without_woods_is_locked() -> None:
    at = in_a_row("pasture", "rock", "mountain", "pasture", stock=STOCK)
    assert Search(at, "bare").begin(12, 1, 72).is_locked


# Among others


def test_who_is_locked_out_saws_at_a_rivals_sawmill() -> None:
    """It has trunks, but nothing left to build with; a sawmill stands on the other side alone."""
    state = met().state
    home = state.homes[0]
    for good in (BOARDS, STONE):
        state.put(home, good, -state.amount(home, good))
    state.place_building(WOODCUTTER, 1)
    state.place_building(SAWMILL, 4)
    state.put(1, TRUNKS, 2)
    player = PlanningPlayer(0, "locked", LEVELS["easy"])
    player.think(state)
    assert player.execution is not None
    position = player.execution.position
    (sawmill,) = (tile for tile, kind in enumerate(position.plan.economy.buildings) if kind == SAWMILL)
    assert any(runs_of(position, sawmill))


def test_among_others_supplies_are_wanted_sooner() -> None:
    """What is late may never come there: whoever could take it does."""
    late = (Task(ROAD, 0), Task(BUILD, ROCK, QUARRY), *SAWN)  # the sawmill waits for another stone
    at = row()
    search = Search(at, "late")
    assert PATIENCE_AMONG_OTHERS < locked(at, *late) <= PATIENCE
    among_others = Search(at._replace(has_rivals=True), "late")
    assert among_others.judged(late).worth < search.judged(late).worth == search.judged(late).points
