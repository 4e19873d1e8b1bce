"""Goods of a plan: what is promised is there in its turn, and no good is used twice."""

from __future__ import annotations

from collections import Counter

import pytest

from benchmarks.kernel import Verdict, tried
from rbdesigner.engine.core.codes import BOARDS, COINS, FUEL, GEESE, GOLD, PAPER, STOCK, STONE, TRUNKS
from rbdesigner.players.planning.constants import (
    BRICKS,
    BUILD,
    BUILT,
    COAL_BURNER,
    DROP,
    MAKE,
    MINE,
    PICK,
    QUARRY,
    RESEARCH,
    ROAD,
    ROADED,
    SAWMILL,
    SPECIALISATION,
    WOODCUTTER,
)
from rbdesigner.players.planning.playing_out import position_of
from rbdesigner.players.planning.task import Task
from tests.players.planning.plans import (
    MAPS,
    acts,
    built,
    can,
    disturbed,
    free,
    free_at,
    game_in_a_row,
    goods_at,
    in_a_row,
    pieces,
    position,
    random_tasks,
    runs_of,
    scheduled,
)


def test_a_good_is_promised_once() -> None:
    at = in_a_row("pasture", "woods", "woods", stock={"boards": 1})
    assert scheduled(at, Task(BUILD, 1, WOODCUTTER), Task(BUILD, 2, WOODCUTTER)).done == [True, False]
    assert scheduled(at, Task(BUILD, 2, WOODCUTTER), Task(BUILD, 1, WOODCUTTER)).done == [True, False]
    assert free(at, BOARDS) == 0


def test_a_good_that_is_promised_for_later_is_kept_until_then() -> None:
    at = in_a_row("pasture", "woods", stock={"boards": 2})
    assert scheduled(at, Task(BRICKS, 9, 1), Task(BUILD, 1, WOODCUTTER)).done == [True, False]
    assert goods_at(at, 0, BOARDS)[:9] == [2] * 8 + [0]  # they pay in the ninth turn
    assert free_at(at, 0, BOARDS)[:9] == [0] * 9


def test_what_a_building_makes_counts_from_the_turn_in_which_it_is_there() -> None:
    at = in_a_row("pasture", "woods", stock={"boards": 1})
    assert can(at, Task(BUILD, 1, WOODCUTTER))
    assert built(at) == {1: (WOODCUTTER, 1)}
    assert goods_at(at, 1, TRUNKS) == list(range(20))  # the first a turn later (P12)
    assert free_at(at, 1, TRUNKS) == list(range(20))


def test_nothing_is_taken_before_it_is_made() -> None:
    at = in_a_row("pasture", "woods", "pasture", stock={"boards": 4, "stone": 1})
    assert can(at, Task(BUILD, 1, WOODCUTTER), Task(BUILD, 0, SAWMILL), Task(MAKE, BOARDS, 2))
    trunks = [entry for entry in acts(at, PICK) if entry.value == TRUNKS]
    assert [entry.turn for entry in trunks] == [2, 3]
    assert goods_at(at, 1, TRUNKS)[:4] == [0, 0, 0, 1]


@pytest.mark.parametrize("seed", range(8))
def test_no_good_is_used_twice(seed: int) -> None:
    """What lies anywhere as a turn ends, and what may still be promised, is never less than nothing."""
    at = position(MAPS[seed % len(MAPS)], seed)
    scheduled(at, *random_tasks(at, seed))
    for place in range(at.plan.graph.spots):
        for good in range(STOCK + 3):
            assert min(goods_at(at, place, good)) >= 0
            assert min(free_at(at, place, good)) >= 0


@pytest.mark.parametrize("seed", range(8))
def test_what_is_loaded_is_brought_somewhere_or_kept(seed: int) -> None:
    """Loads are picked up before they are put down, and all of one load is put down."""
    at = position(MAPS[seed % len(MAPS)], seed)
    scheduled(at, *random_tasks(at, seed))
    aboard = Counter[tuple[int, int]]()
    for entry in sorted(acts(at, PICK, DROP), key=lambda entry: (entry.time, entry.number)):
        aboard[entry.transporter, entry.value] += entry.amount if entry.kind == PICK else -entry.amount
        assert aboard[entry.transporter, entry.value] >= 0
    kept = {good for (_, good), number in aboard.items() if number}
    assert kept <= {GOLD, COINS, STOCK}


def test_what_is_brought_for_a_building_is_there_when_it_is_built() -> None:
    at = in_a_row("pasture", "woods", "rock", "rock", stock={"boards": 2})
    assert can(at, Task(BUILD, 3, QUARRY))
    brought = [entry for entry in acts(at, DROP) if entry.place == 3]
    assert sum(entry.amount for entry in brought) == 2
    (done,) = acts(at, BUILT)
    assert done.turn == max(entry.turn for entry in brought) == 3
    assert goods_at(at, 3, BOARDS) == [0] * 20  # they are used at once


def test_what_lies_at_a_place_is_taken_before_more_is_brought() -> None:
    at = in_a_row("pasture", "woods", stock={"boards": 1}, pieces=pieces(goods={1: {"boards": 1}}))
    assert can(at, Task(BUILD, 1, WOODCUTTER))
    assert not acts(at, PICK, DROP)
    assert goods_at(at, 0, BOARDS)[-1] == 1
    assert goods_at(at, 1, BOARDS)[-1] == 0


def test_the_nearest_of_several_goods_is_fetched() -> None:
    at = in_a_row(
        "pasture", "rock", "pasture", "pasture", home=1, pieces=pieces(goods={0: {"boards": 2}, 3: {"boards": 2}})
    )
    assert can(at, Task(BUILD, 1, QUARRY))
    assert [entry.place for entry in acts(at, PICK)] == [0]


@pytest.mark.rule("P3", "M1")
def test_a_building_works_as_often_in_a_turn_as_its_capacity_allows() -> None:
    at = in_a_row(
        "pasture", "pasture", stock={"trunks": 7}, fleet={"truck": 2}, pieces=pieces({1: "sawmill"}, roads=[0])
    )
    assert can(at, Task(MAKE, BOARDS, 14))
    assert runs_of(at, 1)[:5] == [0, 3, 3, 1, 0]
    assert goods_at(at, 1, BOARDS)[:5] == [0, 6, 12, 14, 14]


@pytest.mark.rule("P4")
@pytest.mark.parametrize(("wood", "good"), [("boards", BOARDS), ("trunks", TRUNKS)])
def test_a_coal_burner_takes_two_pieces_of_wood_for_a_fuel(wood: str, good: int) -> None:
    at = in_a_row("pasture", "pasture", stock={wood: 5}, pieces=pieces({1: "coal burner"}))
    assert can(at, Task(MAKE, FUEL, 2))
    assert free(at, good) == 1
    assert goods_at(at, 1, FUEL)[:3] == [0, 2, 2]
    assert not can(at, Task(MAKE, FUEL, 2), Task(MAKE, FUEL, 1))


def test_boards_are_burnt_rather_than_few_trunks() -> None:
    """A trunk gives two boards."""
    few = in_a_row("pasture", "pasture", stock={"boards": 2, "trunks": 9}, pieces=pieces({1: "coal burner"}))
    assert can(few, Task(MAKE, FUEL, 1))
    assert (free(few, BOARDS), free(few, TRUNKS)) == (0, 9)
    sawn = in_a_row(
        "pasture", "pasture", "pasture", stock={"trunks": 7}, pieces=pieces({1: "coal burner", 2: "sawmill"})
    )
    assert can(sawn, Task(MAKE, FUEL, 1))
    assert runs_of(sawn, 2)[1:3] != [0, 0]
    plenty = in_a_row(
        "pasture", "pasture", "pasture", stock={"trunks": 8}, pieces=pieces({1: "coal burner", 2: "sawmill"})
    )
    assert can(plenty, Task(MAKE, FUEL, 1))
    assert sum(runs_of(plenty, 2)) == 0


def test_a_coin_takes_two_gold_and_a_fuel_and_comes_a_turn_after_them() -> None:
    at = in_a_row("pasture", "pasture", stock={"gold": 4, "fuel": 2}, pieces=pieces({1: "mint"}))
    assert can(at, Task(MAKE, COINS, 1))
    assert free(at, FUEL) == 1
    brought = [entry for entry in acts(at, DROP) if entry.place == 1]
    assert Counter({entry.value: sum(e.amount for e in brought if e.value == entry.value) for entry in brought}) == {
        GOLD: 2,
        FUEL: 1,
    }
    assert runs_of(at, 1)[:3] == [0, 1, 0]
    (coin,) = [entry for entry in acts(at, PICK) if entry.value == COINS]  # kept to the end
    assert coin.turn >= 2


def test_a_coin_is_made_once_the_last_that_it_takes_has_come() -> None:
    """One gold and the fuel come in the first turn, the other gold later."""
    lying = pieces({1: "mint"}, {0: {"gold": 1, "fuel": 1}, 3: {"gold": 1}})
    at = in_a_row(*["pasture"] * 4, fleet={"donkey": 1}, pieces=lying)
    assert can(at, Task(MAKE, COINS, 1))
    turns = [entry.turn for entry in acts(at, DROP) if entry.place == 1]
    assert turns == [1, 1, 5]
    assert [turn for turn, runs in enumerate(runs_of(at, 1), start=1) if runs] == [6]


def test_coins_that_cannot_all_be_made_are_not_begun() -> None:
    at = in_a_row("pasture", "pasture", stock={"gold": 3, "fuel": 2}, pieces=pieces({1: "mint"}))
    assert scheduled(at, Task(MAKE, COINS, 2), Task(MAKE, COINS, 1)).done == [False, True]


def test_what_is_begun_for_fuel_that_cannot_be_made_is_undone() -> None:
    """A second trunk comes too late, so that the first one is not sawn either."""
    goods = {1: {"boards": 2}, 2: {"trunks": 1}, 23: {"trunks": 1}}
    there = pieces({0: "coal burner", 1: "sawmill"}, goods=goods)
    game = game_in_a_row("pasture", "pasture", *["rock"] * 22, pieces=there, fleet={"donkey": 1})
    at, fuel = position_of(game), Task(MAKE, FUEL, 2)
    assert can(at, fuel)
    assert goods_at(at, 0, FUEL)[-1] == 1
    assert [(each.place, each.value) for each in acts(at, DROP)] == [(0, BOARDS)]
    assert tried(game, position_of(game), (fuel,)).verdict is Verdict.EXACT


@pytest.mark.rule("P4", "P9")
@pytest.mark.parametrize(("mill", "task"), [("coal burner", Task(MAKE, FUEL, 1)), ("paper mill", Task(RESEARCH, 1))])
def test_wood_that_waits_for_more_does_not_lie_beside_other_wood(mill: str, task: Task) -> None:
    """A trunk lies at the mill, and the second board comes turns after the first."""
    goods = {0: {"trunks": 1}, 1: {"boards": 1, "geese": 2}, 9: {"boards": 1}}
    there = pieces({0: mill}, goods=goods)
    game = game_in_a_row(*["rock"] * 10, pieces=there, fleet={"donkey": 2})
    assert tried(game, position_of(game), (task,)).verdict is Verdict.EXACT


def test_a_mint_makes_one_coin_a_turn() -> None:
    at = in_a_row(
        "pasture", "pasture", stock={"gold": 4, "fuel": 2}, fleet={"truck": 1}, pieces=pieces({1: "mint"}, roads=[0])
    )
    assert can(at, Task(MAKE, COINS, 2))
    assert runs_of(at, 1)[:4] == [0, 1, 1, 0]


def test_a_stock_takes_paper_and_two_coins() -> None:
    at = in_a_row("pasture", "pasture", stock={"coins": 2, "paper": 1}, pieces=pieces({1: "stock exchange"}))
    points, done = scheduled(at, Task(MAKE, STOCK, 1))
    assert done == [True]
    assert (free(at, COINS), free(at, PAPER), points) == (0, 0, 120)


@pytest.mark.rule("R1", "P3")
def test_a_mill_that_makes_paper_already_makes_none_for_research() -> None:
    """It works once a turn, and the next turn would be too late for the geese."""
    at = in_a_row(
        "pasture", "woods", fleet={"donkey": 4}, stock={"boards": 4, "geese": 2}, pieces=pieces({1: "paper mill"})
    )
    research = Task(RESEARCH, SPECIALISATION)
    assert can(at, research)
    assert scheduled(at, Task(MAKE, PAPER, 1), research).done == [True, False]
    assert runs_of(at, 1)[:4] == [0, 1, 0, 0]


@pytest.mark.rule("R1", "R3")
def test_wood_at_a_mill_is_seen_until_research_has_used_its_paper() -> None:
    """Whoever led geese past the mill before would lose them there."""
    there = pieces({1: "paper mill"}, {3: {"geese": 2}})
    at = in_a_row("woods", "rock", "woods", "woods", stock={"boards": 2}, pieces=there)
    assert can(at, Task(RESEARCH, SPECIALISATION))
    assert {entry.value: entry.turn for entry in acts(at, DROP)} == {BOARDS: 1, GEESE: 5}
    assert goods_at(at, 1, BOARDS)[:6] == [2, 2, 2, 2, 0, 0]


@pytest.mark.rule("M10")
@pytest.mark.parametrize(("roads", "drops"), [((), [1, 5]), ((1,), [2, 2])])
def test_a_load_is_filled_on_its_way_if_it_comes_a_turn_later_at_most(roads: tuple[int, ...], drops: list[int]) -> None:
    """One of two boards lies on the far side of home: a turn there and a turn back, unless there is a road."""
    lying = {1: {"boards": 1}, 2: {"boards": 1}}
    at = in_a_row("rock", "pasture", "pasture", home=1, fleet={"donkey": 1}, pieces=pieces(goods=lying, roads=roads))
    assert can(at, Task(BUILD, 0, QUARRY))
    assert [entry.turn for entry in acts(at, DROP)] == drops


@pytest.mark.rule("M10")
def test_a_load_is_filled_at_several_places_on_its_way() -> None:
    lying = pieces(goods={1: {"boards": 1}, 2: {"boards": 1, "stone": 1}}, roads=[0, 1, 2])
    at = in_a_row("pasture", "pasture", "pasture", "mountain", fleet={"truck": 1}, stock={"boards": 1}, pieces=lying)
    assert can(at, Task(BUILD, 3, MINE))
    assert [entry.turn for entry in acts(at, DROP)] == [2] * 4


def test_of_several_buildings_the_first_is_used() -> None:
    """Among others that is the one farthest on one's own side."""
    mills = pieces({2: "sawmill", 1: "sawmill"})
    at = in_a_row("pasture", "pasture", "pasture", stock={"trunks": 1}, pieces=mills)
    assert can(at, Task(MAKE, BOARDS, 1))
    assert [sum(runs_of(at, tile)) for tile in (1, 2)] == [1, 0]


def test_a_coal_burner_is_not_put_where_wood_lies_for_others() -> None:
    """Home is a desert, and the nearest site has trunks, which would all be burnt (P9)."""
    lying = pieces(goods={1: {"trunks": 2}})
    at = in_a_row("desert", "pasture", "pasture", stock={"boards": 5}, pieces=lying)
    assert can(at, Task(MAKE, FUEL, 1))
    assert {tile: kind for tile, (kind, _) in built(at).items()} == {2: COAL_BURNER}


def test_a_load_of_trunks_is_filled() -> None:
    """A donkey brings two trunks where one would do, if there are two."""
    at = in_a_row("pasture", "pasture", stock={"trunks": 2}, pieces=pieces({1: "sawmill"}))
    assert can(at, Task(MAKE, BOARDS, 2))
    assert goods_at(at, 1, BOARDS)[-1] == 4


@pytest.mark.rule("P9")
def test_nothing_is_built_where_it_would_use_up_what_lies_there() -> None:
    """A sawmill at home would saw the trunk there."""
    for trunks, done in ((0, True), (1, False)):
        at = in_a_row("pasture", "woods", stock={"trunks": trunks, "boards": 2, "stone": 1})
        assert can(at, Task(BUILD, 0, SAWMILL)) is done
        assert can(at, Task(BUILD, 1, SAWMILL))


@pytest.mark.rule("P9")
@pytest.mark.parametrize(("turn", "done"), [(2, True), (3, False)])
def test_nothing_is_built_where_it_would_use_up_what_pays_in_the_next_turn(turn: int, done: bool) -> None:
    """The sawmill is built in the second turn and saws in the third; trunks at home pay for a brick."""
    at = in_a_row("pasture", "woods", stock={"trunks": 2}, pieces=pieces(goods={1: {"boards": 2, "stone": 1}}))
    assert scheduled(at, Task(BRICKS, turn, 1), Task(BUILD, 0, SAWMILL)).done == [True, done]
    assert built(at) == ({0: (SAWMILL, 2)} if done else {})


@pytest.mark.rule("P9")
def test_what_a_building_uses_up_in_the_first_production_is_announced() -> None:
    """A carrier stands there as the plan begins, with what the building would take."""
    kinds = {
        "sawmill": ("trunks", 1),
        "stone factory": ("clay", 1),
        "coal burner": ("trunks", 2),
        "paper mill": ("boards", 2),
    }
    for kind, (good, most) in kinds.items():
        for number in range(most + 1):
            cargo = {good: number} if number else {}
            at = in_a_row(
                "pasture",
                fleet={"donkey": 1},
                pieces={
                    **pieces({0: kind}),
                    "transporters": [{"at": [0, 0], "kind": "wagon", "player": 1, "cargo": cargo}],
                },
            )
            scheduled(at)
            assert disturbed(at) == (number == most), (kind, number)


def test_a_task_that_cannot_be_done_leaves_no_trace() -> None:
    at = in_a_row("pasture", "woods", "rock", stock={"boards": 3, "stone": 1, "geese": 2})
    wanted = Task(BUILD, 1, WOODCUTTER)
    alone = scheduled(at, wanted)
    before = (goods_at(at, 0, BOARDS), built(at), acts(at, PICK, DROP, BUILT))
    also = scheduled(at, Task(RESEARCH, 4), Task(MAKE, STOCK, 1), wanted)  # the boards last for a paper mill only
    assert also == (alone.points, [False, False, True])
    assert (goods_at(at, 0, BOARDS), built(at)) == before[:2]
    assert [entry._replace(number=0) for entry in acts(at, PICK, DROP, BUILT)] == [
        entry._replace(number=0) for entry in before[2]
    ]


def test_what_is_made_at_a_place_is_used_there_if_a_load_would_come_no_sooner() -> None:
    """The second of two roads waits a turn for stone of the quarry, rather than for the stone at home."""
    at = in_a_row("pasture", "pasture", "pasture", "rock", "pasture", stock={"stone": 1}, pieces=pieces({3: "quarry"}))
    assert scheduled(at, Task(ROAD, 2, 1), Task(ROAD, 3, 0)).done == [True, True]
    assert [entry.place for entry in acts(at, ROADED)] == [3, 3]
    assert goods_at(at, 0, STONE)[-1] == 1
    assert goods_at(at, 3, STONE)[:4] == [0, 0, 1, 2]
