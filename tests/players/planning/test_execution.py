"""Tasks carried out in the engine, one of each kind: what is there at the end of a small game."""

from __future__ import annotations

from typing import Any

import pytest

import rbdesigner as rb
from rbdesigner.engine.core.codes import BOARDS, COINS, DONKEY, FUEL, GEESE, PAPER, RAFT, TRUNKS, WORTHS
from rbdesigner.players.planning.constants import (
    BREED,
    BRICKS,
    BUILD,
    GEESE_PASTURE,
    MAKE,
    MINE,
    NEW_SHAFTS,
    RAFT_FACTORY,
    RESEARCH,
    ROAD,
    SAWMILL,
    SHAFT,
    SPECIALISATION,
    TRANSPORTER,
    WOODCUTTER,
)
from rbdesigner.players.planning.playing_out import play_out, position_of
from rbdesigner.players.planning.task import Task
from tests.players.planning.plans import can, game_in_a_row, pieces

MINES = {"buildings": [{"at": [1, 0], "kind": "mine", "gold": 2, "iron": 2}]}
SUBJECTS = [{"subject": "new shafts"}, {"subject": "specialisation"}]


def played(tasks: tuple[Task, ...], *row: str, **given: Any) -> rb.Game:
    """A game to its end by tasks that can all be done; the engine refuses nothing."""
    game = game_in_a_row(*row, **{"turns": 8, **given})
    at = position_of(game)
    assert can(at, *tasks)
    assert play_out(game, position_of(game), tasks) is None
    assert game.over
    return game


def test_a_building_stands() -> None:
    state = played((Task(BUILD, 1, WOODCUTTER),), "pasture", "woods", stock={"boards": 1}).state
    assert state.buildings[1] == WOODCUTTER
    assert state.amount(1, TRUNKS) == 7


@pytest.mark.rule("K4")
def test_a_building_of_any_land_stands_and_works_on_a_mountain() -> None:
    tasks = (Task(BUILD, 1, SAWMILL), Task(MAKE, BOARDS, 1))
    state = played(tasks, "pasture", "mountain", stock={"boards": 2, "stone": 1, "trunks": 2}).state
    assert state.buildings[1] == SAWMILL
    assert (state.amount(0, TRUNKS), state.amount(1, BOARDS)) == (0, 4)


@pytest.mark.rule("K5", "Z4")
@pytest.mark.parametrize(("mixture", "bag"), [(0, (1, 2)), (1, (1, 0))])
def test_a_mine_has_its_mixture(mixture: int, bag: tuple[int, int]) -> None:
    """It has worked three times."""
    stock = {"boards": 3, "stone": 1}
    state = played(
        (Task(BUILD, 1, MINE, mixture),), "pasture", "mountain", stock=stock, research=SUBJECTS, turns=4
    ).state
    assert (state.bag_gold[1], state.bag_iron[1]) == bag


@pytest.mark.rule("K6", "Z4")
@pytest.mark.parametrize(("mixture", "bag"), [(0, (3, 3)), (1, (2, 2))])
def test_a_shaft_fills_the_bag_of_a_mine(mixture: int, bag: tuple[int, int]) -> None:
    """It has worked once before, and three times since."""
    given = {"stock": {"fuel": 1, "iron": 1}, "research": SUBJECTS, "pieces": MINES, "turns": 4}
    state = played((Task(SHAFT, 1, mixture),), "pasture", "mountain", **given).state
    assert (state.bag_gold[1], state.bag_iron[1]) == bag


@pytest.mark.rule("K6", "L1", "R1")
def test_both_subjects_fill_an_empty_mine_with_shafts_of_gold_which_becomes_coins() -> None:
    """Geese of a herd pay both subjects, two shafts hold eight gold, and four coins are made of them."""
    there = pieces({0: "paper mill", 3: "mint"}, {1: {"geese": 2}}, roads=[0, 1, 2])
    there["buildings"].append({"at": [2, 0], "kind": "mine", "gold": 0, "iron": 0})
    research = Task(RESEARCH, NEW_SHAFTS), Task(RESEARCH, SPECIALISATION)
    chain = Task(GEESE_PASTURE, 1, 9), *research, *[Task(SHAFT, 2, 1)] * 2, *[Task(MAKE, COINS, 2)] * 2
    stock, row = {"boards": 4, "fuel": 6, "iron": 2}, ("woods", "pasture", "mountain", "rock")
    game = played(chain, *row, stock=stock, pieces=there, turns=20)
    assert game.state.knows(0, NEW_SHAFTS) and game.state.knows(0, SPECIALISATION)
    assert (game.state.bag_gold[2], game.state.bag_iron[2]) == (0, 0)
    assert game.scores()[0].goods[COINS] == 4 * WORTHS[COINS]
    assert game.scores()[0].total == 160


def test_a_road_leads_across_its_border() -> None:
    game = played((Task(ROAD, 0, 0),), "pasture", "woods", "pasture", stock={"stone": 1})
    assert list(game.state.roads) == [True, False]


@pytest.mark.rule("L2")
def test_a_donkey_is_born_and_works_with_the_others() -> None:
    tasks = (Task(BREED, 1), Task(BUILD, 2, WOODCUTTER), Task(BUILD, 3, WOODCUTTER), Task(BUILD, 4, WOODCUTTER))
    row = ("rock", "pasture", "woods", "woods", "woods")
    state = played(tasks, *row, fleet={"donkey": 2}, stock={"boards": 3}, turns=12).state
    assert [state.kinds[each] for each in state.owned(0)] == [DONKEY] * 3
    assert [state.buildings[tile] for tile in (2, 3, 4)] == [WOODCUTTER] * 3


@pytest.mark.rule("L1")
def test_geese_breed_on_their_pasture() -> None:
    assert played((Task(GEESE_PASTURE, 1),), "woods", "pasture", stock={"geese": 2}).state.amount(1, GEESE) == 3


@pytest.mark.rule("R1", "P9")
@pytest.mark.parametrize(
    "geese", [0, 3], ids=["paper is made at once", "the mill has made paper before the geese come"]
)
def test_a_subject_is_researched(geese: int) -> None:
    there = pieces({1: "paper mill"}, {geese: {"geese": 2}})
    row = ("woods", "rock", "woods", "woods")
    state = played((Task(RESEARCH, SPECIALISATION),), *row, stock={"boards": 2}, pieces=there).state
    assert state.knows(0, SPECIALISATION)
    assert (state.amount(1, GEESE), state.amount(1, PAPER)) == (0, 0)


@pytest.mark.parametrize(
    ("good", "number", "building", "stock"), [(BOARDS, 4, "sawmill", "trunks"), (FUEL, 1, "coal burner", "boards")]
)
def test_goods_are_made(good: int, number: int, building: str, stock: str) -> None:
    state = played((Task(MAKE, good, 1),), "pasture", "rock", stock={stock: 2}, pieces=pieces({1: building})).state
    assert state.amount(1, good) == number


@pytest.mark.rule("V2")
def test_bricks_of_one_turn_are_paid_one_after_the_other() -> None:
    tasks = (Task(BRICKS, 3, 1), Task(BRICKS, 3, 2))
    state = played(tasks, "pasture", "rock", stock={"stone": 9}).state
    assert sum(owner == 0 for owner in state.bricks) == 3
    assert state.amount(0, 2) == 0


@pytest.mark.rule("F3")
def test_a_raft_is_launched() -> None:
    there = pieces({1: "raft factory"})
    state = played(
        (Task(TRANSPORTER, 1, RAFT_FACTORY),), "woods", "rock", "sea", stock={"trunks": 2}, pieces=there
    ).state
    assert sorted(state.kinds[each] for each in state.owned(0)) == [DONKEY] * 3 + [RAFT]


def test_a_raft_that_was_launched_works_with_the_others() -> None:
    """It brings a board across the sea, where no donkey comes."""
    there = pieces({1: "raft factory"}, {1: {"boards": 1}})
    tasks = (Task(TRANSPORTER, 1, RAFT_FACTORY), Task(BUILD, 4, WOODCUTTER))
    row = ("woods", "rock", "sea", "woods")
    state = played(tasks, *row, stock={"trunks": 2}, pieces=there, turns=12).state
    assert state.buildings[3] == WOODCUTTER
