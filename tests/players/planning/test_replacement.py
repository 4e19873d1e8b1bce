"""Transporters that make way for better ones: a donkey becomes a wagon, and what is too many goes."""

from __future__ import annotations

import pytest

from benchmarks.kernel import Verdict, tried
from rbdesigner.engine.core.codes import DONKEY, WAGON
from rbdesigner.players.planning.constants import (
    BREED,
    BUILD,
    LAUNCHED,
    NOWHERE,
    RAFT_FACTORY,
    TRANSPORTER,
    TRUCK_FACTORY,
    WAGON_FACTORY,
    WOODCUTTER,
)
from rbdesigner.players.planning.task import Task
from tests.players.planning.plans import (
    acts,
    can,
    fleet_of,
    game_in_a_row,
    in_a_row,
    pieces,
    position_of,
    scheduled,
    sea_pieces,
    send,
    stands_at,
)


@pytest.mark.rule("F2", "F9")
def test_a_wagon_takes_the_place_of_the_donkey_that_is_handed_in() -> None:
    """Its boards may lie at the factory until a donkey comes for it."""
    at = in_a_row("pasture", "pasture", fleet={"donkey": 5}, stock={"boards": 2}, pieces=pieces({0: "wagon factory"}))
    assert can(at, Task(TRANSPORTER, 0, WAGON_FACTORY))
    (made,) = acts(at, LAUNCHED)
    assert fleet_of(at)[-1] == (WAGON, 0, 2)
    assert stands_at(at, made.transporter)[:3] == [0, NOWHERE, NOWHERE]
    assert stands_at(at, 5)[:3] == [NOWHERE, 0, 0]
    far = in_a_row("pasture", "pasture", fleet={"donkey": 1}, stock={"boards": 2}, pieces=pieces({0: "wagon factory"}))
    send(far, 0, 1)
    assert can(far, Task(TRANSPORTER, 0, WAGON_FACTORY))
    assert fleet_of(far)[-1] == (WAGON, 0, 2)


@pytest.mark.rule("F2")
def test_only_a_donkey_becomes_a_wagon() -> None:
    at = in_a_row("pasture", fleet={"truck": 1}, stock={"boards": 2}, pieces=pieces({0: "wagon factory"}))
    assert not can(at, Task(TRANSPORTER, 0, WAGON_FACTORY))


@pytest.mark.rule("F5")
def test_a_wagon_factory_makes_one_wagon_a_turn() -> None:
    at = in_a_row("pasture", stock={"boards": 6}, pieces=pieces({0: "wagon factory"}))
    assert scheduled(at, *[Task(TRANSPORTER, 0, WAGON_FACTORY)] * 3).done == [True] * 3
    assert [act.turn for act in acts(at, LAUNCHED)] == [2, 3, 4]


@pytest.mark.rule("F9", "P9")
def test_a_wagon_factory_is_built_where_boards_lie() -> None:
    """It uses nothing up by itself."""
    at = in_a_row("pasture", "woods", stock={"boards": 5, "stone": 1})
    assert scheduled(at, Task(BUILD, 0, WAGON_FACTORY), Task(BUILD, 1, WOODCUTTER)).done == [True, True]
    assert scheduled(at, Task(BUILD, 1, WOODCUTTER), Task(BUILD, 0, WAGON_FACTORY)).done == [True, True]


@pytest.mark.rule("F6", "F7")
@pytest.mark.parametrize(("donkeys", "goes"), [(5, True), (4, False)])
def test_a_donkey_makes_way_for_a_truck_where_there_is_no_room_for_one_more(donkeys: int, goes: bool) -> None:
    goods = {"fuel": 1, "iron": 1}
    at = in_a_row("pasture", "pasture", fleet={"donkey": donkeys}, stock=goods, pieces=pieces({1: "truck factory"}))
    assert can(at, Task(TRANSPORTER, 1, TRUCK_FACTORY))
    (made,) = acts(at, LAUNCHED)
    after = stands_at(at, made.transporter)[made.turn - at.plan.turn :]
    assert (set(after) == {NOWHERE}) is goes
    assert len([each for each in range(donkeys + 1) if stands_at(at, each)[-1] != NOWHERE]) == 5


@pytest.mark.rule("F7")
def test_nothing_better_makes_way() -> None:
    goods = {"trunks": 2}
    at = in_a_row("woods", "pasture", "sea", fleet={"truck": 1}, stock=goods,
                  pieces={**pieces({1: "raft factory"}, roads=[0]), **sea_pieces("rowboat", 5)})  # fmt: skip
    assert not can(at, Task(TRANSPORTER, 1, RAFT_FACTORY))


@pytest.mark.rule("F6", "F7")
def test_of_eight_a_donkey_makes_way_for_a_boat() -> None:
    at = in_a_row("woods", "pasture", "sea", fleet={"donkey": 4}, stock={"trunks": 2},
                  pieces={**pieces({1: "raft factory"}), **sea_pieces("raft", 4)})  # fmt: skip
    assert can(at, Task(TRANSPORTER, 1, RAFT_FACTORY))
    (made,) = acts(at, LAUNCHED)
    assert fleet_of(at)[made.transporter].kind == DONKEY
    assert stands_at(at, made.transporter)[-1] == NOWHERE


@pytest.mark.rule("F7")
def test_none_makes_way_before_there_are_too_many() -> None:
    """The fifth is born later than the truck is made, so that there would be six."""
    goods = {"fuel": 1, "iron": 1}
    at = in_a_row(*["pasture"] * 5, fleet={"donkey": 4}, stock=goods, pieces=pieces({1: "truck factory"}))
    tasks = (Task(BREED, 4), Task(TRANSPORTER, 1, TRUCK_FACTORY))
    assert scheduled(at, *tasks).done == [True, False]
    assert scheduled(at, *reversed(tasks)).done == [True, False]


@pytest.mark.rule("F2", "F7", "M2")
@pytest.mark.parametrize(
    ("factory", "kind", "goods"),
    [("wagon factory", WAGON_FACTORY, {"boards": 2}), ("truck factory", TRUCK_FACTORY, {"fuel": 1, "iron": 1})],
)
def test_what_takes_a_place_goes_on_in_the_game(factory: str, kind: int, goods: dict[str, int]) -> None:
    """The engine lets the one go and the other carry on, by road."""
    lying = pieces({0: factory, 2: "mine"}, {2: {"gold": 6}}, roads=[0, 1])
    game = game_in_a_row("pasture", "pasture", "mountain", fleet={"donkey": 5}, stock=goods, pieces=lying, turns=6)
    trial = tried(game, position_of(game), (Task(TRANSPORTER, 0, kind),))
    assert trial == (Verdict.EXACT, "")
