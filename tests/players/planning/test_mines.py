"""Mines and their shafts: what they bring, what they cost, and which research they need."""

from __future__ import annotations

import pytest

from rbdesigner.engine.core.codes import GOLD, IRON
from rbdesigner.players.planning.constants import (
    BRICKS,
    BUILD,
    BUILT,
    MINE,
    NEVER,
    NEW_SHAFTS,
    PICK,
    SHAFT,
    SPECIALISATION,
    SUNK,
)
from rbdesigner.players.planning.plan_position import PlanPosition
from rbdesigner.players.planning.task import Task
from tests.players.planning.plans import (
    RICH,
    acts,
    built,
    can,
    goods_at,
    in_a_row,
    learnt,
    pieces,
    scheduled,
)


@pytest.mark.rule("K5", "Z4")
def test_a_new_mine_brings_gold_and_iron_by_turns() -> None:
    at = in_a_row("pasture", "mountain", stock=RICH)
    assert can(at, Task(BUILD, 1, MINE))
    turn = built(at)[1][1]
    since = slice(turn - 1, turn + 7)
    mined = [gold + iron for gold, iron in zip(goods_at(at, 1, GOLD), goods_at(at, 1, IRON), strict=True)]
    assert goods_at(at, 1, IRON)[since] == [0, 0, 1, 1, 2, 2, 3, 3]
    assert mined[-1] <= 6


SPECIAL = pytest.mark.parametrize(
    ("mixture", "subject", "gold", "iron"),
    [(1, "specialisation", 4, 0), (2, "specialisation", 0, 4), (3, "enlargement", 5, 5)],
)


@SPECIAL
@pytest.mark.rule("K5")
def test_a_mine_of_another_mixture_needs_its_research(mixture: int, subject: str, gold: int, iron: int) -> None:
    build = Task(BUILD, 1, MINE, mixture)
    known = in_a_row("pasture", "mountain", stock=RICH, research=[{"subject": subject}])
    unknown = in_a_row("pasture", "mountain", stock=RICH)
    assert can(known, build)
    assert can(unknown, build)  # with the usual one
    mined = [(gold_at(at), goods_at(at, 1, IRON)[-1]) for at in (known, unknown)]
    assert mined == [(gold, iron), (3, 3)]
    assert [entry.amount for at in (known, unknown) for entry in acts(at, BUILT)] == [mixture, 0]


def gold_at(at: PlanPosition) -> int:
    """The gold that a mine has brought in all: some is taken aboard at the end."""
    return goods_at(at, 1, GOLD)[-1] + sum(entry.amount for entry in acts(at, PICK) if entry.value == GOLD)


@pytest.mark.rule("K5", "R1")
def test_a_mine_of_gold_only_waits_for_its_research() -> None:
    """All that it costs is there in the first turn; the subject is known in the third."""
    stock = {"boards": 5, "stone": 1, "geese": 2}
    at = in_a_row("pasture", "mountain", "woods", stock=stock, fleet={"donkey": 5}, pieces=pieces({2: "paper mill"}))
    assert can(at, Task(BUILD, 1, MINE, 1))
    assert built(at) == {1: (MINE, 3)}
    assert learnt(at, SPECIALISATION) == 3


@pytest.mark.rule("K6", "W1")
def test_a_shaft_is_dug_on_the_bank_of_its_mine() -> None:
    at = in_a_row(
        tiles=[
            {"at": [0, 0], "terrain": "woods", "rivers": [[2]]},
            {"at": [1, 0], "terrain": "mountain", "rivers": [[5, 2]]},
            {"at": [2, 0], "terrain": "sea"},
        ],
        stock={"fuel": 1, "iron": 1},
        research=[{"subject": "new shafts"}],
        pieces={"buildings": [{"at": [1, 0], "half_edge": 2, "kind": "mine", "gold": 1, "iron": 1}]},
    )
    assert [can(at, Task(SHAFT, bank, 0)) for bank in (2, 3)] == [True, False]


@pytest.mark.rule("K6")
def test_a_shaft_costs_fuel_and_iron_and_fills_the_bag() -> None:
    knows = [{"subject": "new shafts"}]
    standing = {"buildings": [{"at": [1, 0], "kind": "mine", "gold": 1, "iron": 1}], "goods": []}
    at = in_a_row("pasture", "mountain", stock={"fuel": 1, "iron": 2}, research=knows, pieces=standing, turns=15)
    before = goods_at(at, 1, IRON)[-1]
    assert can(at, Task(SHAFT, 1, 0))
    assert acts(at, SUNK)
    assert goods_at(at, 1, IRON)[-1] == before + 3
    for lacking in ("fuel", "iron"):
        stock = {"fuel": 1, "iron": 1, lacking: 0}
        poor = {"buildings": [{"at": [1, 0], "kind": "mine", "gold": 1, "iron": 0}], "goods": []}
        assert not can(in_a_row("pasture", "mountain", stock=stock, research=knows, pieces=poor), Task(SHAFT, 1, 0))
    unknown = in_a_row("pasture", "mountain", stock={"fuel": 1, "iron": 2}, pieces=standing)
    assert not can(unknown, Task(SHAFT, 1, 0))
    assert learnt(unknown, NEW_SHAFTS) == NEVER
    assert not can(at, Task(SHAFT, 0, 0))


@SPECIAL
@pytest.mark.rule("K6")
def test_a_shaft_of_another_mixture_needs_both_subjects(mixture: int, subject: str, gold: int, iron: int) -> None:
    standing = {"buildings": [{"at": [1, 0], "kind": "mine", "gold": 0, "iron": 0}], "goods": []}
    both = [{"subject": "new shafts"}, {"subject": subject}]
    stock, shaft = {"fuel": 1, "iron": 2}, Task(SHAFT, 1, mixture)
    at = in_a_row("pasture", "mountain", stock=stock, research=both, pieces=standing, turns=15)
    other = in_a_row("pasture", "mountain", stock=stock, research=both[:1], pieces=standing, turns=15)
    assert can(at, shaft)
    assert can(other, shaft)  # with the usual one instead
    assert [(gold_at(each), goods_at(each, 1, IRON)[-1]) for each in (at, other)] == [(gold, iron), (3, 3)]
    assert [entry.value for each in (at, other) for entry in acts(each, SUNK)] == [mixture, 0]


@pytest.mark.rule("R1", "K6")
@pytest.mark.parametrize(("mixture", "known", "lacking"), [(0, (), NEW_SHAFTS), (1, ("new shafts",), SPECIALISATION)])
def test_a_shaft_waits_for_its_research(mixture: int, known: tuple[str, ...], lacking: int) -> None:
    """Fuel and iron are there in the first turn; the subject is known in the third."""
    at = in_a_row(
        "pasture",
        "mountain",
        "woods",
        stock={"boards": 2, "geese": 2, "fuel": 1, "iron": 1},
        research=[{"subject": subject} for subject in known],
        pieces={
            "buildings": [
                {"at": [1, 0], "kind": "mine", "gold": 1, "iron": 1},
                {"at": [2, 0], "kind": "paper mill"},
            ]
        },
    )
    assert can(at, Task(SHAFT, 1, mixture))
    (done,) = acts(at, SUNK)
    assert (done.turn, done.value) == (learnt(at, lacking), mixture) == (3, mixture)
    assert goods_at(at, 0, IRON)[-1] == 1  # that of the mine is there in time


@pytest.mark.rule("K5")
def test_a_list_that_differs_in_a_mixture_alone_is_scheduled_anew() -> None:
    known = [{"subject": "specialisation"}]
    at = in_a_row("pasture", "mountain", stock=RICH, research=known)
    irons = []
    for mixture in (0, 1, 0):
        scheduled(at, Task(BUILD, 1, MINE, mixture))
        irons.append(goods_at(at, 1, IRON)[-1])
    assert irons == [3, 0, 3]


@pytest.mark.rule("K6", "Z4")
def test_a_shaft_takes_nothing_away_that_a_mine_has_promised() -> None:
    """Iron of the third turn pays for a brick; gold in the bag would come instead."""
    mine = {"at": [3, 0], "kind": "mine", "gold": 1, "iron": 4}
    there = {
        "buildings": [mine],
        "goods": [{"at": [3, 0], "good": "fuel"}],
        "transporters": [{"at": [3, 0], "kind": "wagon", "player": 1}],
    }
    knows = [{"subject": "new shafts"}, {"subject": "specialisation"}]
    row = ("pasture", "pasture", "pasture", "mountain")
    at = in_a_row(*row, research=knows, pieces=there, fleet={"donkey": 2})
    brick, shaft = Task(BRICKS, 1, 1), Task(SHAFT, 3, 1)
    assert can(at, shaft)
    assert scheduled(at, brick, shaft).done == [True, False]
    assert scheduled(at, brick, shaft._replace(second=0)).done[0]
