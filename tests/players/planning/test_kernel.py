"""The kernel against the rules engine: a plan comes true to the last goose."""

from __future__ import annotations

from itertools import islice

import pytest

import rbdesigner as rb
from benchmarks.drawn_maps import drawn_map
from benchmarks.kernel import Verdict, maps, trials, tried
from rbdesigner.engine.actions import ChooseHome
from rbdesigner.engine.state import Phase
from rbdesigner.players.planning.constants import (
    BREED,
    BRICKS,
    BUILD,
    GEESE_PASTURE,
    MINE,
    QUARRY,
    SAWMILL,
    WOODCUTTER,
)
from rbdesigner.players.planning.playing_out import go_to_movement, position_of
from rbdesigner.players.planning.task import Task, Tasks
from tests.players.planning.plans import SCENARIOS


def bad(many: int, plans: int, first: int = 0) -> list[str]:
    """What went wrong of so many plans on each of some maps."""
    found = []
    for name, scenario in islice(maps(), first, first + many):
        for seed, plan, trial in trials(name, scenario, plans):
            if trial.verdict is Verdict.BAD:
                found.append(f"{seed}, plan {plan}: {trial.fault}")
    return found


def test_plans_come_true_on_a_map_that_was_drawn() -> None:
    assert not bad(1, 12, first=10)


@pytest.mark.slow
def test_plans_come_true_on_many_maps() -> None:
    assert not bad(12, 30)


GEESE_HATCH = {
    "geese that stay at home alone": ("millbrook", 14, (
        Task(BUILD, 24, WOODCUTTER), Task(BUILD, 12, QUARRY), Task(BUILD, 15, SAWMILL), Task(BUILD, 0, MINE, 1),
    )),
    "not before what lies beside them is used, many turns later": ("crossroads", 42, (
        Task(BREED, 84), Task(BUILD, 29, QUARRY), Task(BUILD, 30, WOODCUTTER), Task(BUILD, 43, MINE, 1),
    )),
    "not if a brick has been paid with one of two": ("twin-isles", 93, (
        Task(BUILD, 86, MINE), Task(BUILD, 80, QUARRY), Task(GEESE_PASTURE, 93), Task(BRICKS, 18, 1), Task(BRICKS, 5, 1)
    )),
}  # fmt: skip
"""Plans in which geese hatch though nobody has planned it, or would have been counted on (L1)."""


@pytest.mark.parametrize(("name", "home", "tasks"), GEESE_HATCH.values(), ids=GEESE_HATCH)
def test_geese_hatch_as_planned(name: str, home: int, tasks: Tasks) -> None:
    game = rb.Game.new(rb.load(SCENARIOS / f"{name}.json"), players=1, seed=1)
    if game.state.phase is Phase.SETUP:
        game.apply(ChooseHome(0, home))
    go_to_movement(game)
    assert game.state.homes[0] == home
    assert tried(game, position_of(game), tasks).verdict is Verdict.EXACT


def test_the_same_map_is_drawn_again() -> None:
    one, other = drawn_map(3), drawn_map(3)
    assert (one.tiles, one.homes, one.properties) == (other.tiles, other.homes, other.properties)
    assert one.tiles != drawn_map(4).tiles
