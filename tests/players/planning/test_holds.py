"""What boats have aboard at sea when a plan begins: it is theirs alone until they land."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

import rbdesigner as rb
from rbdesigner.engine.core.actions import Done, Lead, Step, Transfer
from rbdesigner.engine.core.codes import BOARDS, GEESE, GOLD, STONE
from rbdesigner.players.planning.constants import (
    BRICKS,
    BUILD,
    DROP,
    QUARRY,
)
from rbdesigner.players.planning.playing_out import go_to_movement, position_of
from rbdesigner.players.planning.task import Task
from tests.players.planning.plans import (
    acts,
    can,
    game_in_a_row,
    goods_at,
    scheduled,
)
from tests.players.planning.test_boats import AT_HOME, BEYOND, HOME, SEA_PLACE, boats_at, comes_true


def laden(*holds: Sequence[int], **given: Any) -> rb.Game:
    """A game with a raft at sea for each of some loads, taken aboard at home, with land beyond the sea."""
    rafts = boats_at(1, *["raft"] * len(holds))
    game = game_in_a_row("pasture", "sea", "rock", pieces={"transporters": rafts}, **given)
    for raft, goods in enumerate(holds):
        game.apply(Step(0, raft, AT_HOME))
        for good in goods:
            game.apply(Transfer(0, good, HOME, ~raft))
    game.apply(Done(0))
    go_to_movement(game)
    for raft in range(len(holds)):
        game.apply(Step(0, raft, SEA_PLACE))
    return game


@pytest.mark.rule("B7")
def test_what_a_boat_has_aboard_at_sea_is_brought_by_it_alone() -> None:
    game = laden([BOARDS], [BOARDS], stock={"boards": 2})
    at, quarry = position_of(game), Task(BUILD, BEYOND, QUARRY)
    assert can(at, quarry)
    assert sorted(entry.transporter for entry in acts(at, DROP)) == [0, 1]
    assert comes_true(game, quarry)


@pytest.mark.rule("B7")
def test_what_stays_aboard_takes_room() -> None:
    game = laden([STONE, STONE], stock={"boards": 2, "stone": 2})
    at, quarry = position_of(game), Task(BUILD, BEYOND, QUARRY)
    assert can(at, quarry)
    assert [entry.amount for entry in acts(at, DROP)] == [1, 1]  # the raft goes twice
    assert comes_true(game, quarry)


def test_what_is_worth_points_counts_where_it_is_aboard_at_sea() -> None:
    game = laden([GOLD, GOLD], stock={"gold": 2})
    assert scheduled(position_of(game)).points == game.scores()[0].total
    assert comes_true(game)


@pytest.mark.rule("G3", "G6")
@pytest.mark.parametrize("rafts", [1, 2])
@pytest.mark.parametrize("waits", [True, False])
def test_geese_that_swim_with_a_boat_are_taken_to_the_nearest_shore(rafts: int, waits: bool) -> None:
    """They take no room, and can be had from the next turn on. A second boat need not take them."""
    game = laden(*[[STONE, STONE]] * rafts, stock={"stone": 4, "geese": 2})
    for action in (Step(0, 0, AT_HOME), Done(0)):
        game.apply(action)
    go_to_movement(game)
    for action in (Lead(0, 0, HOME), Lead(0, 0, HOME), Step(0, 0, SEA_PLACE)):
        game.apply(action)
    if waits:
        game.apply(Done(0))
        go_to_movement(game)
    assert game.state.amount(SEA_PLACE, GEESE) == (2 if waits else 0)
    at = position_of(game)
    assert goods_at(at, at.plan.graph.home, GEESE)[-1] == 2
    for tasks in ((), (Task(BUILD, BEYOND, QUARRY),), (Task(BRICKS, at.plan.turn + 2, 1, 0),)):
        assert comes_true(game, *tasks)
