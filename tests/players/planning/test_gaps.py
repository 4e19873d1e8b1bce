"""Gaps between the jobs of a transporter: what fits into them, and what is aboard meanwhile for a later job."""

from __future__ import annotations

from typing import Any

import pytest

from rbdesigner.engine.core.codes import BOARDS, STONE
from rbdesigner.players.planning.constants import (
    BRED,
    BREED,
    BRICKS,
    BUILD,
    BUILT,
    LAID,
    MAKE,
    RESEARCH,
    ROAD,
    ROADED,
    SPECIALISATION,
    TRANSPORTER,
    TRUCK_FACTORY,
    TURN,
    WOODCUTTER,
)
from rbdesigner.players.planning.plan_position import PlanPosition
from rbdesigner.players.planning.task import Task
from tests.players.planning.plans import (
    acts,
    built,
    can,
    employ,
    goods_at,
    in_a_row,
    jobs_of,
    pieces,
    runs_of,
    scheduled,
    send,
)

BRICK = Task(BRICKS, 8, 1)
SAWING = Task(MAKE, BOARDS, 1)


def on_its_way(price: int, there: dict[int, str] | None = None, donkeys: int = 1) -> PlanPosition:
    """A donkey that goes from place 0 to 1, stands idle in the second turn, and has to be there in the third.

    Home is beyond. What pays for a brick there is best taken along from the start: trunks and clay. A road leads to
    place 1 alone.
    """
    at = in_a_row(
        "woods",
        "pasture",
        "rock",
        home=2,
        fleet={"donkey": donkeys},
        wonder_prefill={1: 0, 2: 25}[price],
        pieces=pieces(there, {0: {"clay": price}}, roads=[0]),
    )
    send(at, 0, 0)
    employ(at, 0, 1 * TURN, 2 * TURN, to=1)
    employ(at, 0, 3 * TURN, 4 * TURN, to=1)
    return at


SAWYERS = {0: "woodcutter", 1: "sawmill"}


@pytest.mark.rule("M1")
def test_what_is_aboard_for_later_takes_its_room_in_the_gaps_before() -> None:
    """One good for a brick: in the second turn there is room for one trunk of two."""
    at = on_its_way(1, SAWYERS)
    assert can(at, BRICK, SAWING)
    assert [job.load for job in jobs_of(at, 0)[:4]] == [1, 2, 1, 1]
    assert runs_of(at, 1)[:4] == [0, 0, 1, 0]


@pytest.mark.rule("M1")
def test_a_full_transporter_takes_nothing_in_the_gaps_before_it_is_empty() -> None:
    at = on_its_way(2, SAWYERS)
    assert can(at, BRICK, SAWING)
    assert [(job.start, job.load) for job in jobs_of(at, 0)[:3]] == [(TURN, 2), (3 * TURN, 2), (4 * TURN, 2)]
    assert runs_of(at, 1)[:7] == [0, 0, 0, 0, 0, 0, 2]


@pytest.mark.rule("M1", "V1")
@pytest.mark.parametrize(("load", "turn"), [(0, 4), (2, 6)])
def test_nothing_is_taken_along_through_a_job_that_fills_a_transporter(load: int, turn: int) -> None:
    """Then the donkey fetches the clay once its three jobs are done: a turn there, and two home."""
    clay = pieces(goods={0: {"clay": 1}})
    at = in_a_row("woods", "pasture", "rock", home=2, fleet={"donkey": 1}, wonder_prefill=0, pieces=clay)
    send(at, 0, 0)
    for number, carried in enumerate((0, load, 0), start=1):
        employ(at, 0, number * TURN, (number + 1) * TURN, to=1, load=carried)
    assert can(at, Task(BRICKS, 4, 1))
    assert [entry.turn for entry in acts(at, LAID)] == [turn]


def test_what_is_no_longer_taken_along_takes_no_room() -> None:
    """A list without the brick is scheduled as if it had never been planned."""
    at, fresh = on_its_way(2, SAWYERS), on_its_way(2, SAWYERS)
    scheduled(at, BRICK)
    assert scheduled(at, SAWING) == scheduled(fresh, SAWING)
    assert jobs_of(at, 0) == jobs_of(fresh, 0)
    assert runs_of(at, 1)[:4] == [0, 1, 1, 0]


@pytest.mark.rule("L2")
def test_a_donkey_does_not_breed_in_a_gap_with_something_aboard() -> None:
    at = on_its_way(1, donkeys=2)
    assert can(at, Task(BREED, 1))
    assert [entry.turn for entry in acts(at, BRED)] == [3]
    assert can(at, BRICK, Task(BREED, 1))
    assert [entry.turn for entry in acts(at, BRED)] == [6]


def called_back(middle: str = "woods", **given: Any) -> PlanPosition:
    """A donkey that has to leave its home for place 2 as the second turn begins; the middle lies between them."""
    at = in_a_row("pasture", middle, "pasture", fleet={"donkey": 1}, **given)
    employ(at, 0, 2 * TURN, 2 * TURN + 2, to=2)
    return at


@pytest.mark.rule("K1")
def test_a_carrier_that_is_needed_elsewhere_does_not_stay_to_build() -> None:
    """It brings the board in the first turn, and is there again as the third ends."""
    at = called_back(stock={"boards": 1}, pieces=pieces(roads=[0, 1]))
    assert can(at, Task(BUILD, 1, WOODCUTTER))
    assert built(at) == {1: (WOODCUTTER, 3)}
    assert [job.start for job in jobs_of(at, 0)] == [TURN, 2 * TURN, 2 * TURN + 2]


@pytest.mark.rule("R1", "P9")
def test_who_brings_paper_and_geese_stays_for_the_next_production_or_they_are_not_brought() -> None:
    """Later the mill would have used up the boards."""
    there: dict[str, Any] = {
        "stock": {"boards": 2, "geese": 2},
        "pieces": pieces({1: "paper mill"}, roads=[0, 1]),
    }
    research = Task(RESEARCH, SPECIALISATION)
    assert can(in_a_row("pasture", "woods", "pasture", fleet={"donkey": 1}, **there), research)
    assert not can(called_back(**there), research)


@pytest.mark.rule("L1")
def test_stone_for_a_road_lies_on_a_pasture_until_somebody_comes_to_build() -> None:
    """Nobody breeds beside it."""
    at = called_back("pasture", stock={"stone": 1}, pieces=pieces(roads=[0]))
    assert can(at, Task(ROAD, 1, 0))
    assert [entry.turn for entry in acts(at, ROADED)] == [3]
    assert goods_at(at, 1, STONE)[:4] == [1, 1, 0, 0]


@pytest.mark.rule("F8")
def test_who_brings_what_a_factory_needs_stays_for_the_next_production_or_it_is_not_brought() -> None:
    there: dict[str, Any] = {
        "stock": {"fuel": 1, "iron": 1},
        "pieces": pieces({1: "truck factory"}, roads=[0, 1]),
    }
    launch = Task(TRANSPORTER, 1, TRUCK_FACTORY)
    assert can(in_a_row("pasture", "woods", "pasture", fleet={"donkey": 1}, **there), launch)
    assert not can(called_back(**there), launch)


@pytest.mark.rule("K1")
def test_who_is_on_the_way_to_a_place_does_not_build_there_yet() -> None:
    at = in_a_row(
        "pasture", "woods", "pasture", "pasture", fleet={"donkey": 2}, pieces=pieces(goods={1: {"boards": 1}})
    )
    send(at, 0, 3)
    employ(at, 0, 1 * TURN, 4 * TURN, to=1)
    assert can(at, Task(BUILD, 1, WOODCUTTER))
    (done,) = acts(at, BUILT)
    assert (done.transporter, done.turn) == (1, 1)
