"""Plans for large maps and long games: all of the map is seen, and the game is planned to its end."""

from __future__ import annotations

from typing import Any

import pytest

from benchmarks.kernel import Verdict, tried
from rbdesigner.players.planning.constants import BRICKS, BUILD, QUARRY, ROCK, SAWMILL, WOODCUTTER, WOODS
from rbdesigner.players.planning.playing_out import position_of
from rbdesigner.players.planning.search import Search
from rbdesigner.players.planning.task import Task
from tests.players.planning.plans import bricks_bought, built, can, game_in_a_row, in_a_row, scheduled

WIDTH, HEIGHT, TURNS = 15, 10, 60
TERRAINS = ("pasture", "woods", "rock")


def large_map() -> list[dict[str, Any]]:
    """A map of 150 tiles: lakes every other row and column, and land around them."""
    return [
        {"at": [q, r], "terrain": "sea" if q % 2 and r % 2 else TERRAINS[(q + r) % len(TERRAINS)]}
        for q in range(WIDTH)
        for r in range(HEIGHT)
    ]


def test_a_large_map_and_a_long_game_are_planned_to_the_end() -> None:
    game = game_in_a_row(tiles=large_map(), turns=TURNS, stock={"boards": 8, "stone": 4, "geese": 2})
    at = position_of(game)
    graph = at.plan.graph
    assert len(at.spots) == len(game.state.topology.spot_kinds) > 300
    assert at.plan.last_turn == TURNS
    woods, rock = (
        [
            place
            for place in range(graph.spots)
            if graph.terrains[graph.tile_of[place]] == terrain and graph.kinds[place] == 0
        ]
        for terrain in (WOODS, ROCK)
    )
    tasks = (
        Task(BUILD, woods[-1], WOODCUTTER), Task(BUILD, rock[-1], QUARRY), Task(BUILD, graph.home, SAWMILL),
        Task(BRICKS, TURNS - 1, 1),
    )  # fmt: skip
    assert all(scheduled(at, *tasks).done)
    assert max(turn for _, turn in built(at).values()) > 15  # the way there is long
    assert list(bricks_bought(at)) == [TURNS - 1]
    assert tried(game, position_of(game), tasks).verdict is Verdict.EXACT


@pytest.mark.parametrize(("turns", "tried_on"), [(20, False), (100, True)])
def test_lists_of_long_games_may_have_more_tasks(turns: int, tried_on: bool) -> None:
    search = Search(in_a_row("pasture", "woods", "rock", turns=turns), "long")
    search.anneal(tuple(Task(BRICKS, 1 + number % turns, 1) for number in range(100)), 30)
    assert (search.made > 10) is tried_on


def test_no_brick_is_planned_for_a_wonder_that_will_be_full() -> None:
    """In a game of 100 turns neutral bricks fill it: of 83 spaces 17 are laid when it begins."""
    game = game_in_a_row("pasture", turns=100, stock={"stone": 8})
    assert can(position_of(game), Task(BRICKS, 66, 1))
    assert not can(position_of(game), Task(BRICKS, 67, 1))
    bricks = Task(BRICKS, 65, 1), Task(BRICKS, 66, 1)
    assert scheduled(position_of(game), *bricks).done == [True, False]
    assert tried(game, position_of(game), bricks).verdict is Verdict.EXACT
