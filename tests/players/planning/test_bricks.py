"""The wonder and the end of a plan: what bricks cost, who lays them, what rows and wealth are worth."""

from __future__ import annotations

import pytest

from benchmarks.kernel import Verdict, tried
from rbdesigner.engine.core.codes import (
    BOARDS,
    CLAY,
    COINS,
    DONKEY,
    FUEL,
    GEESE,
    GOLD,
    IRON,
    PAPER,
    STOCK,
    STONE,
    TRUNKS,
    WAGON,
)  # fmt: skip
from rbdesigner.players.planning.constants import BRICKS, BUILD, DROP, LAID, NEVER, PAID, PICK, WOODCUTTER
from rbdesigner.players.planning.plan_position import PlanPosition
from rbdesigner.players.planning.task import Task
from tests.players.planning.plans import (
    acts,
    bricks_bought,
    can,
    expect_rivals,
    fleet_of,
    free,
    game_in_a_row,
    goods_at,
    in_a_row,
    irrigated,
    pieces,
    position_of,
    promise,
    rivals_bricks,
    row_points,
    scheduled,
    stands_at,
)


def paid(*tasks: Task, **given: object) -> dict[int, int]:
    """What bricks are paid with, by good."""
    at = in_a_row("pasture", "pasture", **given)
    assert can(at, *tasks)
    found: dict[int, int] = {}
    for entry in acts(at, PAID):
        found[entry.value] = found.get(entry.value, 0) + entry.amount
    return found


@pytest.mark.rule("V2")
@pytest.mark.parametrize(("bricks", "price"), [(1, 2), (2, 5), (3, 9)])
def test_each_brick_of_a_turn_costs_one_more_than_the_one_before(bricks: int, price: int) -> None:
    """The first four rows of a solo game are full, and so the first brick costs two (Z3)."""
    assert sum(paid(Task(BRICKS, 3, bricks), stock={"stone": 12}).values()) == price
    assert not can(in_a_row("pasture", "pasture", stock={"stone": price - 1}), Task(BRICKS, 3, bricks))


@pytest.mark.rule("V2")
def test_bricks_of_several_tasks_in_a_turn_cost_as_if_bought_together() -> None:
    assert sum(paid(Task(BRICKS, 3, 1), Task(BRICKS, 3, 1), stock={"stone": 12}).values()) == 5
    assert sum(paid(Task(BRICKS, 3, 1), Task(BRICKS, 4, 1), stock={"stone": 12}).values()) == 4


@pytest.mark.rule("V2")
def test_a_brick_moves_to_the_next_turn_in_which_it_costs_what_has_been_set_aside() -> None:
    """Clay for the price of the first turn comes home in the second, where another brick is bought already."""
    at = in_a_row("pasture", "pasture", stock={"stone": 2}, pieces=pieces(goods={1: {"clay": 2}}))
    brick = Task(BRICKS, 1, 1)
    for others in (2, 3):
        assert scheduled(at, Task(BRICKS, others, 1), brick).done == [True, True]
        assert bricks_bought(at) == {2: 1, 3: 1}


@pytest.mark.rule("V2")
def test_a_brick_is_not_bought_when_no_turn_is_left_at_its_price() -> None:
    at = in_a_row("pasture", "pasture", stock={"stone": 2}, pieces=pieces(goods={1: {"clay": 2}}), turns=2)
    assert scheduled(at, Task(BRICKS, 2, 1), Task(BRICKS, 1, 1)).done == [True, False]


@pytest.mark.rule("V2")
def test_the_first_bricks_of_a_wonder_cost_one() -> None:
    assert sum(paid(Task(BRICKS, 3, 1), stock={"stone": 12}, wonder_prefill=15).values()) == 1
    assert sum(paid(Task(BRICKS, 3, 1), stock={"stone": 12}, wonder_prefill=16).values()) == 1


@pytest.mark.rule("V1")
@pytest.mark.parametrize(
    ("goods", "pays"),
    [
        (("trunks", "boards", "stone", "clay", "iron", "geese"), True),
        (("fuel", "gold", "coins", "stock", "paper"), False),
    ],
)
def test_bricks_are_paid_with_what_is_worth_no_points_or_much_work(goods: tuple[str, ...], pays: bool) -> None:
    for good in goods:
        at = in_a_row("pasture", "pasture", stock={good: 2})
        assert can(at, Task(BRICKS, 3, 1)) is pays, good


def test_what_is_least_missed_pays_first() -> None:
    assert paid(Task(BRICKS, 3, 1), stock={"boards": 2, "trunks": 2, "stone": 2, "clay": 2}) == {CLAY: 2}
    assert paid(Task(BRICKS, 3, 1), stock={"boards": 2, "trunks": 2, "stone": 2}) == {STONE: 2}
    assert paid(Task(BRICKS, 3, 1), stock={"boards": 2, "trunks": 2}) == {TRUNKS: 2}
    assert paid(Task(BRICKS, 3, 1), stock={"boards": 2, "stone": 1}) == {STONE: 1, BOARDS: 1}


@pytest.mark.rule("P9")
def test_what_the_building_at_home_uses_up_does_not_pay() -> None:
    trunks = {1: {"trunks": 4}}
    at = in_a_row("pasture", "woods", stock={"stone": 1}, pieces=pieces({0: "coal burner"}, trunks))
    assert not can(at, Task(BRICKS, 3, 1))
    free_home = in_a_row("pasture", "woods", stock={"stone": 1}, pieces=pieces(goods=trunks))
    assert can(free_home, Task(BRICKS, 3, 1))


@pytest.mark.rule("V1")
def test_what_pays_is_brought_home_and_lies_there_until_then() -> None:
    at = in_a_row("pasture", "pasture", pieces=pieces(goods={1: {"clay": 2}}), fleet={"donkey": 1})
    assert can(at, Task(BRICKS, 6, 1))
    (laid,) = acts(at, LAID)
    assert (laid.place, laid.value, laid.turn) == (0, 1, 6)
    assert [entry.amount for entry in acts(at, DROP)] == [2]  # both at once
    came = next(turn for turn, number in enumerate(goods_at(at, 0, CLAY), start=1) if number)
    assert goods_at(at, 0, CLAY)[came - 1 : 5] == [2] * (6 - came)
    assert goods_at(at, 0, CLAY)[5:] == [0] * 15
    assert bricks_bought(at) == {6: 1}
    assert stands_at(at, laid.transporter)[5] == 0


def sawing(home: str = "pasture", **given: object) -> PlanPosition:
    """A home beside a sawmill and a place with trunks."""
    standing = pieces({1: "sawmill"}, {2: {"trunks": 4}})
    return in_a_row(home, "woods", "woods", pieces=standing, fleet={"donkey": 2}, **given)


def payment_of(at: PlanPosition) -> dict[int, int]:
    """What the bricks of a plan are paid with."""
    return {entry.value: entry.amount for entry in acts(at, PAID)}


@pytest.mark.rule("V1", "P9")
def test_boards_are_sawn_when_nothing_else_pays() -> None:
    """Trunks are of no use at a home where a sawmill stands: it saws them, and the boards pay."""
    at = in_a_row("pasture", "woods", stock={}, pieces=pieces({0: "sawmill"}, {1: {"trunks": 2}}))
    assert can(at, Task(BRICKS, 3, 1))
    assert payment_of(at) == {BOARDS: 2}
    assert (free(at, TRUNKS), free(at, BOARDS)) == (0, 2)  # a donkey carries two trunks
    assert not can(in_a_row("pasture", "woods", pieces=pieces(goods={1: {"geese": 2}})), Task(BRICKS, 3, 1))


@pytest.mark.rule("V1", "P9")
def test_trunks_pay_or_are_sawn_first_as_the_task_says() -> None:
    """Each trunk makes two boards."""
    at = sawing()
    assert can(at, Task(BRICKS, 3, 1, 0))
    assert payment_of(at) == {TRUNKS: 2}
    assert can(at, Task(BRICKS, 3, 2, 1))
    assert payment_of(at) == {BOARDS: 5}
    assert (free(at, TRUNKS), free(at, BOARDS)) == (0, 3)


@pytest.mark.rule("V1", "P9")
def test_bricks_of_boards_sawn_for_them_come_true_in_the_engine() -> None:
    game = game_in_a_row("pasture", "woods", pieces=pieces({0: "sawmill"}, {1: {"trunks": 4}}))
    tasks = Task(BRICKS, 1, 1), Task(BRICKS, 1, 1), Task(BRICKS, 2, 1, 1)
    assert scheduled(position_of(game), *tasks).done == [True, True, True]
    assert tried(game, position_of(game), tasks).verdict is Verdict.EXACT


def test_geese_are_not_fetched_to_pay() -> None:
    at = in_a_row("pasture", "pasture", pieces=pieces(goods={1: {"geese": 2}}))
    assert not can(at, Task(BRICKS, 3, 1))


def test_bricks_are_not_bought_before_their_turn() -> None:
    for turn in (1, 5, 20):
        at = in_a_row("pasture", "pasture", stock={"stone": 2})
        assert can(at, Task(BRICKS, turn, 1))
        assert bricks_bought(at) == {turn: 1}


def test_bricks_wait_for_what_pays() -> None:
    at = in_a_row("pasture", "woods", pieces=pieces({1: "woodcutter"}))
    assert can(at, Task(BRICKS, 1, 1))
    assert bricks_bought(at) == {2: 1}  # of two trunks the second is made in that turn


# Rows


@pytest.mark.rule("V3", "V4", "Z1")
def test_own_bricks_share_a_row_with_neutral_ones_at_no_cost() -> None:
    """Points of a row are shared among players only: alone a brick takes all of them."""
    at = in_a_row("pasture", "pasture", stock={"stone": 12})
    assert scheduled(at).points == 0
    assert row_points(at) == 0
    assert scheduled(at, Task(BRICKS, 1, 1)).points == 10
    assert scheduled(at, Task(BRICKS, 1, 1), Task(BRICKS, 2, 1)).points == 10  # the same row
    assert scheduled(at, Task(BRICKS, 1, 1), Task(BRICKS, 9, 1)).points == 20


@pytest.mark.rule("V3", "V4", "Z1")
@pytest.mark.parametrize(
    ("others", "points"),
    [(0, 10), (4, 10), (5, 5), (10, 3), (20, 2), (40, 2)],
)
def test_rivals_share_the_rows_in_which_they_lay_bricks(others: int, points: int) -> None:
    """``others`` are the bricks of rivals in ten turns. A row of five: one brick of one's own, a neutral one a turn."""
    at = in_a_row("pasture", "pasture", stock={"stone": 2}, turns=2)
    expect_rivals(at, others)
    assert scheduled(at, Task(BRICKS, 1, 1)).points == points


@pytest.mark.rule("V4")
@pytest.mark.parametrize(
    ("others", "bricks"), [(4, [0, 0, 1, 0, 1]), (5, [0, 1, 0, 1, 0]), (15, [1, 2, 1, 2, 1]), (10, [1] * 5)]
)
def test_parts_of_bricks_of_rivals_are_carried_over(others: int, bricks: list[int]) -> None:
    """In each row that they reach first one brick of one's own later is worth less: rows tell how many they laid."""
    laid = []
    for turns in range(1, 6):
        at = in_a_row("pasture", "pasture", stock={"stone": 2}, turns=turns)
        expect_rivals(at, others)
        scheduled(at)
        laid.append(rivals_bricks(at))
    assert [number - before for before, number in zip([0, *laid], laid, strict=False)] == bricks


@pytest.mark.rule("V5")
def test_deserts_are_irrigated_from_the_turn_in_which_the_mark_is_covered() -> None:
    at = in_a_row("pasture", "pasture", stock={"stone": 2}, wonder_prefill=40)
    scheduled(at)
    assert irrigated(at) == 5  # neutral bricks 41 to 45
    scheduled(at, Task(BRICKS, 2, 1))
    assert irrigated(at) == 4
    far = in_a_row("pasture", "pasture", wonder_prefill=17)
    scheduled(far)
    assert irrigated(far) == NEVER


# Wealth


@pytest.mark.rule("Z1")
def test_wealth_is_loaded_before_the_end_the_dearest_first() -> None:
    at = in_a_row("pasture", stock={"gold": 3, "coins": 1, "stock": 1}, fleet={"donkey": 1})
    assert scheduled(at).points == 120 + 40
    assert {(entry.value, entry.amount) for entry in acts(at, PICK)} == {(STOCK, 1), (COINS, 1)}
    roomy = in_a_row("pasture", stock={"gold": 3, "coins": 1, "stock": 1}, fleet={"donkey": 3})
    assert scheduled(roomy).points == 120 + 40 + 30


@pytest.mark.rule("Z1")
def test_of_those_who_load_wealth_as_soon_the_smallest_does() -> None:
    """The wagon comes first by number, and may yet be wanted for more."""
    wagon = {"transporters": [{"at": [0, 0], "kind": "wagon", "player": 1}]}
    at = in_a_row("pasture", stock={"coins": 1}, fleet={"donkey": 1}, pieces=wagon)
    scheduled(at)
    assert [each.kind for each in fleet_of(at)] == [WAGON, DONKEY]
    assert [fleet_of(at)[entry.transporter].kind for entry in acts(at, PICK)] == [DONKEY]


@pytest.mark.rule("Z1", "M1")
@pytest.mark.parametrize("turns", [1, 2, 4])
def test_wealth_is_loaded_as_far_as_a_transporter_comes_by_the_last_turn(turns: int) -> None:
    row = ["pasture"] * (turns + 2)
    near = in_a_row(*row, pieces=pieces(goods={turns: {"gold": 1}}), turns=turns)
    far = in_a_row(*row, pieces=pieces(goods={turns + 1: {"gold": 1}}), turns=turns)
    assert (scheduled(near).points, scheduled(far).points) == (10, 0)


def test_what_a_transporter_keeps_is_free_for_nobody_else() -> None:
    at = in_a_row("pasture", stock={"gold": 2}, fleet={"donkey": 1})
    scheduled(at)
    assert free(at, GOLD) == 0
    assert goods_at(at, 0, GOLD)[-1] == 0


def test_of_equal_plans_the_one_that_promises_more_is_told_by_what_is_left() -> None:
    goods = {"trunks": 4, "boards": 8, "stone": 4, "clay": 2, "fuel": 20, "iron": 12, "paper": 20, "geese": 3}
    at = in_a_row("pasture", "pasture")
    scheduled(at)
    nothing = promise(at)
    assert nothing == 3 * (10 + 19)  # three donkeys with nineteen turns of their own
    for good, worth in goods.items():
        with_one = in_a_row("pasture", "pasture", stock={good: 1})
        scheduled(with_one)
        assert promise(with_one) - nothing == worth, good
    plenty = in_a_row("pasture", "pasture", stock={"stone": 9})
    scheduled(plenty)
    assert promise(plenty) - nothing == 6 * 4


def test_a_plan_promises_the_time_that_transporters_have_left() -> None:
    at = in_a_row("pasture", "woods", stock={"boards": 1}, fleet={"donkey": 1})
    scheduled(at)
    idle = promise(at)
    scheduled(at, Task(BUILD, 1, WOODCUTTER))
    assert (GEESE, FUEL, IRON, PAPER) == (10, 4, 5, 9)
    assert promise(at) - idle == -8 + 6 * 4 - 1  # a board less, trunks, a turn of the donkey
