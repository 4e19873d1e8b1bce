"""Land transporters that boats take over the water: planned, carried out, and told of when a plan begins on the way."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

import rbdesigner as rb
from benchmarks.kernel import Verdict, tried
from rbdesigner.engine.core.actions import Done
from rbdesigner.engine.core.codes import BOARDS, COINS, DONKEY, GOLD
from rbdesigner.engine.core.state import Phase
from rbdesigner.players.hint import AimKind
from rbdesigner.players.planning.aims import aims
from rbdesigner.players.planning.constants import (
    BOARDED,
    BREED,
    BUILD,
    DROP,
    LANDED,
    MAKE,
    MINE,
    NOWHERE,
    PASSAGE,
    QUARRY,
    TRANSPORTER,
)
from rbdesigner.players.planning.execution import Execution
from rbdesigner.players.planning.plan_position import PlanPosition
from rbdesigner.players.planning.playing_out import position_of
from rbdesigner.players.planning.proposals import Proposals
from rbdesigner.players.planning.remaining import parts_of, remaining
from rbdesigner.players.planning.search import Search
from rbdesigner.players.planning.task import Task
from tests.players.planning.plans import acts, can, fleet_of, game_in_a_row, pieces, scheduled, stands_at
from tests.players.planning.test_boats import boats_at

NARROW = ("pasture", "sea", "pasture", "rock")
WIDE = ("pasture", *["sea"] * 5, "pasture", "rock")


def strait(row: tuple[str, ...] = NARROW, **given: Any) -> rb.Game:
    """A home with donkeys and a raft off its shore; overseas a pasture at the shore and rock inland."""
    boats = {"transporters": boats_at(1, "raft")}
    return game_in_a_row(*row, pieces=boats, **{"stock": {"boards": 4}, "fleet": {"donkey": 1}, **given})


def land(at: PlanPosition, game: rb.Game, q: int) -> int:
    """The plan's number of a tile of the row."""
    return at.spots.index(game.state.topology.regions_of[q][0])


def shores(at: PlanPosition, game: rb.Game) -> tuple[int, int, int]:
    """The home, the shore overseas and the land behind it."""
    last = len(game.state.topology.places) - 1
    return land(at, game, 0), land(at, game, last - 1), land(at, game, last)


@pytest.mark.rule("C1", "C2", "C4")
def test_a_donkey_is_taken_over_and_goes_on_by_land() -> None:
    """The raft comes for it in the first turn, sails in the second, and sets it down as the third begins."""
    game = strait()
    at = position_of(game)
    home, beyond, inland = shores(at, game)
    over = Task(PASSAGE, home, beyond)
    assert not can(at, Task(BUILD, inland, QUARRY))
    assert can(at, over)
    assert [(each.kind, each.turn, each.place) for each in acts(at, BOARDED, LANDED)] == [
        (BOARDED, 2, home),
        (LANDED, 3, beyond),
    ]
    donkey = next(number for number, each in enumerate(fleet_of(at)) if each.kind == DONKEY)
    assert stands_at(at, donkey)[:3] == [home, NOWHERE, beyond]
    assert tried(game, position_of(game), (over,)) == (Verdict.EXACT, "")


@pytest.mark.rule("C4", "B1")
def test_a_wide_sea_takes_several_turns() -> None:
    game = strait(WIDE)
    at = position_of(game)
    home, beyond, _ = shores(at, game)
    assert can(at, Task(PASSAGE, home, beyond))
    boarded, landed = acts(at, BOARDED, LANDED)
    assert landed.turn > boarded.turn + 1
    assert tried(game, position_of(game), (Task(PASSAGE, home, beyond),)) == (Verdict.EXACT, "")


@pytest.mark.rule("C3")
def test_goods_follow_over_the_landing_and_are_built_with_inland() -> None:
    game = strait()
    at = position_of(game)
    home, beyond, inland = shores(at, game)
    tasks = Task(PASSAGE, home, beyond), Task(BUILD, inland, QUARRY)
    assert scheduled(at, *tasks).done == [True, True]
    assert tried(game, position_of(game), tasks) == (Verdict.EXACT, "")


@pytest.mark.rule("C3", "M11")
def test_goods_go_from_land_to_water_and_on_by_land() -> None:
    """Two harbours lie on their way, from inland on one side to inland on the other, and back."""
    there = {**pieces({0: "mint", 1: "raft factory"}), "transporters": boats_at(2, "raft")}
    row = ("pasture", "pasture", "sea", "pasture", "mountain")
    game = game_in_a_row(*row, stock={"boards": 3, "stone": 1, "fuel": 1}, pieces=there)
    at = position_of(game)
    home, harbour, beyond, inland = (land(at, game, tile) for tile in (0, 1, 3, 4))
    mine = Task(PASSAGE, harbour, beyond), Task(BUILD, inland, MINE)
    assert not can(at, *mine[1:])
    assert scheduled(at, *mine).done == [True, True]
    boards = [entry.place for entry in acts(at, DROP) if entry.value == BOARDS]
    assert list(dict.fromkeys(boards)) == [harbour, beyond, inland]
    assert tried(game, position_of(game), mine) == (Verdict.EXACT, "")
    back = (*mine, Task(MAKE, COINS, 1))
    assert scheduled(at, *back).done == [True] * 3
    gold = [entry.place for entry in acts(at, DROP) if entry.value == GOLD]
    assert list(dict.fromkeys(gold)) == [beyond, harbour, home]
    assert tried(game, position_of(game), back) == (Verdict.EXACT, "")


@pytest.mark.rule("L2")
def test_two_that_are_taken_over_breed_there() -> None:
    game = strait(("pasture", "sea", "rock", "pasture"), fleet={"donkey": 2})
    at = position_of(game)
    home, beyond, inland = shores(at, game)
    tasks = (*[Task(PASSAGE, home, beyond)] * 2, Task(BREED, inland))
    assert scheduled(at, *tasks).done == [True] * 3
    assert tried(game, position_of(game), tasks) == (Verdict.EXACT, "")


@pytest.mark.rule("C5", "C6")
def test_there_is_no_passage_without_a_boat_or_a_shore() -> None:
    game = strait()
    at = position_of(game)
    home, beyond, inland = shores(at, game)
    for wrong in (Task(PASSAGE, home, home), Task(PASSAGE, home, inland), Task(PASSAGE, beyond, home)):
        assert not can(at, wrong)
    without = game_in_a_row(*NARROW, fleet={"donkey": 1})
    at = position_of(without)
    assert not can(at, Task(PASSAGE, home, beyond))


def sailing(row: tuple[str, ...], turns: int, **given: Any) -> tuple[rb.Game, PlanPosition, Task]:
    """A game, so many turns after a passage was planned, and the plan that is followed."""
    game = strait(row, **given)
    at = position_of(game)
    home, beyond, _ = shores(at, game)
    task = Task(PASSAGE, home, beyond)
    assert can(at, task)
    execution = Execution(at)
    last = game.state.turn + turns
    while game.state.turn < last or game.state.phase is not Phase.MOVEMENT:
        game.apply(execution.next_action(game.state) or Done(0))
    return game, at, task


@pytest.mark.rule("C4")
@pytest.mark.parametrize(("row", "turns"), [(NARROW, 2), (WIDE, 3)])
def test_a_plan_that_begins_on_the_way_has_both_land(row: tuple[str, ...], turns: int) -> None:
    game, _, _ = sailing(row, turns)
    assert any(carrier >= 0 for carrier in game.state.carriers)
    at = position_of(game)
    _, beyond, _ = shores(at, game)
    donkey = next(each for each in fleet_of(at) if each.spot == beyond)
    assert donkey.turn >= at.plan.turn
    assert tried(game, position_of(game), ()) == (Verdict.EXACT, "")


def test_who_is_aboard_is_not_taken_over_again() -> None:
    game, before, task = sailing(NARROW, 0)
    parts = parts_of(before, (task,))
    assert remaining(parts, 1, 10) == (task,)
    assert remaining(parts, 2, 10) == ()
    assert game.state.turn == 1


def test_where_donkeys_have_landed_goods_go_from_land_to_water_later_on() -> None:
    game, _, _ = sailing(NARROW, 4, fleet={"donkey": 2})
    at = position_of(game)
    _, beyond, inland = shores(at, game)
    assert list(at.plan.graph.harbours) == [at.plan.graph.home, beyond]
    assert can(at, Task(BUILD, inland, QUARRY))
    assert tried(game, position_of(game), (Task(BUILD, inland, QUARRY),)) == (Verdict.EXACT, "")


def test_home_is_a_harbour_wherever_it_lies() -> None:
    """It is not the first place of the plan here."""
    at = position_of(game_in_a_row("sea", "rock", "pasture", "sea", home=2))
    assert at.plan.graph.home != 0
    assert list(at.plan.graph.harbours) == [at.plan.graph.home]


def test_passages_are_proposed_where_boats_reach_other_land() -> None:
    game = strait()
    at = position_of(game)
    home, beyond, inland = shores(at, game)
    proposals = Proposals(at, Random(1))
    found = [proposals.changed((Task(BUILD, inland, MINE),)) for _ in range(2000)]
    passages = {task for tasks in found for task in tasks if task.kind == PASSAGE}
    assert Task(PASSAGE, home, beyond) in passages
    chains = [tasks for tasks in found if {PASSAGE, TRANSPORTER} <= {task.kind for task in tasks}]
    assert any(Task(BUILD, inland, QUARRY) in tasks for tasks in chains)
    along = [{"at": [q, r], "terrain": ("pasture", "sea")[r]} for q in range(9) for r in range(2)]
    on_foot = Proposals(position_of(game_in_a_row(tiles=along)), Random(1))
    assert all(task.kind != PASSAGE for _ in range(500) for task in on_foot.proposal(()))


def test_a_hint_tells_of_the_landing() -> None:
    game = strait()
    at = position_of(game)
    home, beyond, _ = shores(at, game)
    told = [each.aim for each in aims(at, (Task(PASSAGE, home, beyond),)) if each.aim]
    assert AimKind.PASSAGE in [aim.kind for aim in told]


def test_a_search_settles_the_land_overseas() -> None:
    row = ("pasture", "sea", "pasture", "mountain", "mountain")
    game = strait(row, stock={"boards": 9, "stone": 4, "fuel": 2}, fleet={"donkey": 2})
    found = Search(position_of(game), "1").anneal((), 1500)
    assert any(task.kind == PASSAGE for task in found.tasks)
