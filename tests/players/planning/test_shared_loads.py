"""Loads of several tasks for one place: they come with one job, as far as there is room."""

from __future__ import annotations

import pytest

from rbdesigner.engine.core.codes import STONE
from rbdesigner.players.planning.constants import BUILD, BUILT, PICK, QUARRY, ROAD, ROADED, WOODCUTTER
from rbdesigner.players.planning.playing_out import play_out, position_of
from rbdesigner.players.planning.task import Task
from tests.players.planning.plans import acts, can, game_in_a_row, in_a_row, jobs_of, pieces

ONWARD = Task(ROAD, 1, 0)
"""A road from the place beside home, onward."""


@pytest.mark.rule("M10", "K1")
def test_who_comes_to_build_brings_the_stone_for_a_road_there() -> None:
    tasks = Task(BUILD, 1, WOODCUTTER), ONWARD
    game = game_in_a_row("pasture", "woods", "woods", stock={"boards": 1, "stone": 1}, fleet={"donkey": 1})
    at = position_of(game)
    assert can(at, *tasks)
    assert [act.turn for act in (*acts(at, BUILT), *acts(at, ROADED))] == [1, 1]
    assert len(jobs_of(at, 0)) == 1
    assert play_out(game, at, tasks) is None
    assert game.state.roads.count(True) == 1


def test_what_lies_where_a_job_loads_comes_along() -> None:
    """A donkey fetches a stone for a road at home, and the stone for a second one with it."""
    stones = pieces(goods={3: {"stone": 2}})
    at = in_a_row("pasture", "pasture", "woods", "rock", home=1, fleet={"donkey": 1}, pieces=stones)
    assert can(at, Task(ROAD, 0, 1), Task(ROAD, 1, 0))
    assert [act.turn for act in acts(at, ROADED)] == [4, 4]
    assert [(act.place, act.turn) for act in acts(at, PICK) if act.value == STONE] == [(3, 2), (3, 2)]


def test_a_full_load_is_left_as_it_is() -> None:
    at = in_a_row("pasture", "rock", "woods", stock={"boards": 2, "stone": 1}, fleet={"donkey": 1})
    assert can(at, Task(BUILD, 1, QUARRY), ONWARD)
    assert jobs_of(at, 0)[0].load == 2
    (road,) = acts(at, ROADED)
    assert road.turn > 1
