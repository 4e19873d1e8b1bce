"""The kernel against the rules engine: a plan comes true to the last goose."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice

import pytest

import rbdesigner as rb
from benchmarks.drawn_maps import drawn_map
from benchmarks.kernel import Verdict, begun, maps, maps_of, trials, tried
from benchmarks.puzzle_maps import KINDS
from rbdesigner.engine.core.actions import ChooseHome
from rbdesigner.engine.core.state import Phase
from rbdesigner.players.planning.constants import (
    BREED,
    BRICKS,
    BUILD,
    CLAY_PIT,
    FUEL,
    GEESE_PASTURE,
    MAKE,
    MINE,
    QUARRY,
    RAFT_FACTORY,
    RESEARCH,
    ROAD,
    SAWMILL,
    TRANSPORTER,
    TURN,
    WOODCUTTER,
)
from rbdesigner.players.planning.playing_out import go_to_movement, position_of
from rbdesigner.players.planning.task import Task, Tasks
from rbdesigner.scenario.model import Scenario
from tests.players.planning.plans import SCENARIOS, can, disturbed, employ, game_in_a_row, in_a_row, pieces


def bad(chosen: Iterator[tuple[str, Scenario]], many: int, plans: int) -> list[str]:
    """What went wrong of so many plans on each of so many maps."""
    found = []
    for name, scenario in islice(chosen, many):
        for seed, plan, trial in trials(name, scenario, plans):
            if trial.verdict is Verdict.BAD:
                found.append(f"{seed}, plan {plan}: {trial.fault}")
    return found


def test_plans_come_true_on_a_map_that_was_drawn() -> None:
    assert not bad(islice(maps(), 10, None), 1, 12)


@pytest.mark.slow
def test_plans_come_true_on_many_maps() -> None:
    assert not bad(maps(), 12, 30)


@pytest.mark.slow
@pytest.mark.parametrize("kind", KINDS)
def test_plans_come_true_on_many_maps_of_a_kind(kind: str) -> None:
    assert not bad(maps_of(kind), 6, 30)


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


def at_home(scenario: Scenario, home: int) -> rb.Game:
    """A solo game in its first movement."""
    game = rb.Game.new(scenario, players=1, seed=1)
    if game.state.phase is Phase.SETUP:
        game.apply(ChooseHome(0, home))
    go_to_movement(game)
    assert game.state.homes[0] == home
    return game


@pytest.mark.parametrize(("name", "home", "tasks"), GEESE_HATCH.values(), ids=GEESE_HATCH)
def test_geese_hatch_as_planned(name: str, home: int, tasks: Tasks) -> None:
    game = at_home(rb.load(SCENARIOS / f"{name}.rbmap"), home)
    assert tried(game, position_of(game), tasks).verdict is Verdict.EXACT


DRAWN = {
    "a building that is needed first takes the site": (61, 17, (
        Task(BUILD, 7, QUARRY), Task(BUILD, 41, WOODCUTTER), Task(BUILD, 21, CLAY_PIT),
    )),
    "a paper mill would use up what waits for a brick": (69, 44, (
        Task(BUILD, 35, WOODCUTTER), Task(BUILD, 17, QUARRY), Task(BUILD, 36, SAWMILL), Task(BUILD, 30, MINE),
        Task(GEESE_PASTURE, 20), Task(BRICKS, 11, 1), Task(BRICKS, 14, 1), Task(BRICKS, 17, 1), Task(RESEARCH, 4),
    )),
}  # fmt: skip
"""Plans for the maps that are drawn with a seed."""


@pytest.mark.parametrize(("seed", "home", "tasks"), DRAWN.values(), ids=DRAWN)
def test_what_is_in_the_way_is_foreseen(seed: int, home: int, tasks: Tasks) -> None:
    game = at_home(drawn_map(seed), home)
    assert tried(game, position_of(game), tasks).verdict is Verdict.EXACT


def test_geese_that_spend_a_night_at_a_paper_mill_are_lost_as_announced() -> None:
    """R3: they are led past it, and the mill makes paper of the boards that wait for them."""
    game = at_home(drawn_map(5), 56)
    trial = tried(game, position_of(game), (Task(GEESE_PASTURE, 31), Task(RESEARCH, 6)))
    assert trial.verdict is Verdict.ANNOUNCED


def test_geese_that_are_led_past_a_mill_with_more_paper_than_is_researched_with_are_lost_as_announced() -> None:
    """R3: two geese are led to a second pasture past the mill, where boards for another research lie."""
    game = at_home(drawn_map(14), 20)
    pastures = Task(GEESE_PASTURE, 7, 6), Task(GEESE_PASTURE, 21, 8)
    tasks = (pastures[0], Task(RESEARCH, 4), pastures[1], Task(RESEARCH, 6))
    assert tried(game, position_of(game), tasks).verdict is Verdict.ANNOUNCED


def test_what_a_sawmill_makes_of_trunks_put_down_there_is_announced() -> None:
    """P9: a transporter with trunks aboard stands there as the plan begins."""
    game = game_in_a_row("pasture", "woods", pieces=pieces({0: "sawmill"}, goods={1: {"trunks": 2}}))
    for action in ("step donkey1 1,0", "load trunks 1,0 > donkey1", "done"):
        game.apply(action)
    go_to_movement(game)
    game.apply("step donkey1 0,0")
    assert tried(game, position_of(game), ()).verdict is Verdict.ANNOUNCED


@pytest.mark.rule("P4", "P9")
def test_a_board_that_lies_at_a_coal_burner_is_burnt_before_trunks() -> None:
    there = pieces({1: "coal burner"}, goods={1: {"boards": 1}})
    game = game_in_a_row("pasture", "pasture", stock={"trunks": 2}, pieces=there)
    fuel = Task(MAKE, FUEL, 1)
    assert can(position_of(game), fuel)
    assert tried(game, position_of(game), (fuel,)).verdict is Verdict.EXACT


def test_geese_that_stay_in_a_desert_hatch_once_it_is_irrigated() -> None:
    """V5, L3: the bricks of the plan cover the mark before the last production."""
    game = begun(drawn_map(470), "drawn 470 2")
    bricks = [
        Task(BRICKS, turn, number) for turn, number in ((12, 1), (7, 1), (7, 2), (3, 1), (14, 1), (13, 1), (6, 1))
    ]
    tasks = (Task(ROAD, 2, 1), *bricks[:4], Task(ROAD, 10), *bricks[4:], Task(BRICKS, 3, 1))
    assert tried(game, position_of(game), tasks).verdict is Verdict.EXACT


def test_nobody_launches_later_than_all_is_there() -> None:
    """F8: the factory would have used the trunks up."""
    game = begun(drawn_map(358), "drawn 358 0")
    roads = [Task(ROAD, number) for number in (0, 8, 4, 1, 2)]
    bricks = [Task(BRICKS, turn, number) for turn, number in ((1, 1), (5, 2), (15, 1))]
    tasks = (*roads[:3], Task(BUILD, 1, RAFT_FACTORY), *roads[3:], *bricks, Task(TRANSPORTER, 1, RAFT_FACTORY))
    assert tried(game, position_of(game), tasks).verdict is Verdict.EXACT


def test_what_a_factory_uses_up_before_a_raft_is_due_is_announced() -> None:
    """F8: one trunk for the first raft has far to go; a later woodcutter's comes alone, before it."""
    trunks = {0: {"trunks": 1}, 4: {"trunks": 1}}
    there = pieces({5: "raft factory"}, goods=trunks)
    at = in_a_row(*["woods"] * 5, "pasture", "sea", home=5, stock={"boards": 1}, pieces=there)
    employ(at, 2, 3 * TURN, 4 * TURN, to=5)
    raft = Task(TRANSPORTER, 5, RAFT_FACTORY)
    tasks = (raft, Task(BUILD, 4, WOODCUTTER))
    assert can(at, *tasks)
    assert not disturbed(at)
    assert can(at, *tasks, raft)
    assert disturbed(at)


def test_a_goose_aboard_is_put_down_to_follow() -> None:
    game = at_home(rb.load(SCENARIOS / "millbrook.rbmap"), 14)
    game.apply("load geese 0,0 > donkey1")
    tasks = (Task(GEESE_PASTURE, 15),)
    assert tried(game, position_of(game), tasks).verdict is Verdict.EXACT


def test_the_same_map_is_drawn_again() -> None:
    one, other = drawn_map(3), drawn_map(3)
    assert (one.tiles, one.homes, one.properties) == (other.tiles, other.homes, other.properties)
    assert one.tiles != drawn_map(4).tiles
