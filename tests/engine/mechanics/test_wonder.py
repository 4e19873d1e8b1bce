"""Bricks: what they cost, what pays, and what they bring about."""

from __future__ import annotations

import pytest

from rbdesigner.engine.core.actions import ANYWHERE, Answer, Brick, Build, Done, Propose
from rbdesigner.engine.core.codes import BUILDINGS, COINS, GEESE, GOLD, NEUTRAL, NGOODS, STOCK, STONE, TRUNKS, UNUSED
from rbdesigner.engine.core.events import BrickLaid, GameOver, Irrigated, PhaseBegun, Used
from rbdesigner.engine.core.state import Phase, Stage
from rbdesigner.engine.mechanics.wonder import SPENT, neutral_brick
from rbdesigner.rules.options import OFFICIAL, Options
from rbdesigner.rules.tables import DEARER_FROM, END_MARKS, IRRIGATION_MARK, WONDER_ROWS, WONDER_SPACES, BuildingKind
from tests.engine.small_game import SmallGame

SPLIT = "0,0 pasture 0-3; 0,-1 sea; 0,1 sea; 1,0 woods"
"""The home tile, which a river divides into 0,0/0 in the west, with the dock @0, and 0,0/1 in the east."""
BRICK = Brick(0)


def small(
    tiles: str = "0,0 pasture; 1,0 woods", bricks: int = 0, players: int = 2, options: Options = OFFICIAL
) -> SmallGame:
    """The wonder phase, so many bricks laid, a donkey of player 1 at home on 0,0."""
    w = SmallGame(tiles, Phase.WONDER, players, options)
    w.home("0,0")
    w.put("donkey", "0,0")
    w.state.bricks, w.state.irrigated = (NEUTRAL,) * bricks, bricks >= IRRIGATION_MARK
    return w


def price(w: SmallGame) -> int:
    """What the next brick costs: goods come to the home until it can be bought; then it is."""
    count = 0
    while w.refusal(BRICK) == "goods-lacking":
        w.goods("0,0", clay=1)
        count += 1
    assert w.legal(Brick) == [BRICK]
    assert sum(event.count for event in w.do(BRICK) if isinstance(event, Used)) == count
    assert w.amount("0,0", "clay") == 0
    return count


# The price


@pytest.mark.rule("V2")
def test_the_bricks_of_a_turn_cost_one_two_and_three_goods() -> None:
    assert [price(w) for w in [small()] for _ in range(3)] == [1, 2, 3]


@pytest.mark.rule("V2")
def test_over_four_full_rows_they_cost_two_three_and_four() -> None:
    assert sum(WONDER_ROWS[:4]) == DEARER_FROM == 17
    assert [price(w) for w in [small(bricks=17)] for _ in range(3)] == [2, 3, 4]


@pytest.mark.rule("V2")
def test_the_brick_after_one_that_fills_the_fourth_row_costs_three() -> None:
    assert [price(w) for w in [small(bricks=16)] for _ in range(3)] == [1, 3, 4]


@pytest.mark.rule("V1", "V2", "T6")
def test_the_bricks_of_others_do_not_raise_the_price_and_each_turn_begins_anew() -> None:
    w = small()
    w.home("1,0", player=2)
    w.put("donkey", "1,0", player=2)
    w.goods("1,0", clay=1)
    assert [price(w), price(w)] == [1, 2]
    w.do(Done(0), Brick(1), Done(1))
    assert w.state.bricks == (0, 0, 1, NEUTRAL)
    w.state.phase, w.state.stage = Phase.WONDER, Stage.PLAY
    assert price(w) == 1


# What pays


@pytest.mark.rule("V1")
@pytest.mark.parametrize("good", range(NGOODS))
def test_any_good_pays(good: int) -> None:
    w = small()
    w.state.put(w.spot("0,0"), good, 1)
    assert w.do(BRICK) == [Used(good, 1, w.spot("0,0"), "V1"), BrickLaid(0, 1)]


@pytest.mark.rule("V1")
def test_a_transporter_of_ones_own_must_be_on_the_home_tile() -> None:
    w = SmallGame("0,0 pasture; 1,0 woods", Phase.WONDER)
    w.home("0,0")
    w.goods("0,0", gold=1)
    w.put("donkey", "0,0", player=2)
    far = w.put("donkey", "1,0", gold=1)
    assert w.refusal(BRICK) == "nobody-home"
    w.state.stand(far, w.spot("0,0"))
    assert w.refusal(BRICK) == ""


@pytest.mark.rule("V1")
def test_goods_elsewhere_do_not_pay() -> None:
    w = small()
    w.put("donkey", "1,0", gold=2)
    w.goods("1,0", gold=2)
    assert w.refusal(BRICK) == "goods-lacking"
    assert w.legal(Brick) == []


@pytest.mark.rule("V1", "C7")
def test_a_carrier_is_at_home_whom_it_carries_is_not() -> None:
    w = small()
    carrier, passenger = 0, w.put("donkey", "0,0", player=1)
    w.goods("0,0", gold=1)
    w.state.load_on(carrier, passenger)
    assert w.refusal(BRICK) == ""
    w.state.owners = (*w.state.owners[:carrier], 1, *w.state.owners[carrier + 1 :])
    assert w.refusal(BRICK) == "nobody-home"


@pytest.mark.rule("V1", "E2")
def test_on_a_divided_home_what_is_in_reach_pays_whatever_side_the_marker_is_on() -> None:
    w = SmallGame(SPLIT, Phase.WONDER)
    w.home("0,0/1")
    donkey = w.put("donkey", "0,0/0")
    w.goods("0,0/1", gold=1)
    assert w.refusal(BRICK) == "goods-lacking"
    assert w.refusal(Brick(0, ((GOLD, w.spot("0,0/1")),))) == "source-out-of-reach"
    raft = w.put("raft", "0,0~0")
    assert w.refusal(BRICK) == "", "over a ferry it does"
    w.state.stand(raft, w.spot("0,0@1"))
    assert w.refusal(BRICK) == "", "and to a boat docked there"
    w.state.stand(raft, w.spot("0,-1"))
    assert w.refusal(BRICK) == "goods-lacking"
    w.state.stand(donkey, w.spot("0,0/1"))
    assert w.refusal(BRICK) == ""


@pytest.mark.rule("V1")
def test_without_names_worthless_goods_go_first_from_the_ground_then_from_transporters_by_number() -> None:
    assert sorted(SPENT) == list(range(NGOODS))
    assert SPENT[0] == TRUNKS
    assert SPENT[-4:] == (GEESE, GOLD, COINS, STOCK)
    w = small(bricks=17)
    w.state.bought = 3
    first, second = 0, w.put("donkey", "0,0", trunks=1, geese=1)
    w.goods_at(~first, trunks=1)
    w.goods("0,0", gold=1, trunks=1, coins=1)
    ground = w.spot("0,0")
    assert w.do(BRICK)[:5] == [
        Used(TRUNKS, 1, ground, "V1"),
        Used(TRUNKS, 1, ~first, "V1"),
        Used(TRUNKS, 1, ~second, "V1"),
        Used(GEESE, 1, ~second, "V1"),
        Used(GOLD, 1, ground, "V1"),
    ]


@pytest.mark.rule("V1", "P13")
def test_what_pays_may_be_named() -> None:
    w = small(bricks=17)
    w.goods("0,0", gold=1, stone=1)
    w.goods_at(~0, stone=1)
    w.do(Brick(0, ((GOLD, ANYWHERE), (STONE, ~0))))
    assert (w.amount("0,0", "stone"), w.amount("0,0", "gold"), w.amount(0, "stone")) == (1, 0, 0)


@pytest.mark.rule("V1", "V2")
def test_what_is_named_must_be_the_price_and_be_there() -> None:
    w = small()
    w.goods("0,0", gold=2)
    ground = w.spot("0,0")
    assert w.refusal(Brick(0, ((GOLD, ground), (GOLD, ground)))) == "wrong-inputs"
    assert w.refusal(Brick(0, ((STONE, ground),))) == "source-lacks"
    assert w.refusal(Brick(0, ((STONE, ANYWHERE),))) == "goods-lacking"
    assert w.refusal(Brick(0, ((GOLD, ground),))) == ""


@pytest.mark.rule("V1", "T8")
def test_others_pay_if_they_agree() -> None:
    w = small()
    other = w.put("donkey", "0,0", player=2, gold=1)
    action = Brick(0, ((GOLD, ~other),))
    assert w.refusal(BRICK) == "goods-lacking"
    assert w.refusal(action) == "needs-consent"
    w.do(Propose(0, (1,), action), Answer(1, True))
    assert w.amount(other, "gold") == 0
    assert w.state.bricks == (0,)


# What bricks bring about


@pytest.mark.rule("V3")
def test_bricks_fill_the_spaces_in_order_until_none_is_left() -> None:
    w = small(bricks=WONDER_SPACES - 1, options=Options(end_marks=False))
    w.goods("0,0", clay=9)
    assert BrickLaid(0, WONDER_SPACES) in w.do(BRICK)
    assert w.refusal(BRICK) == "wonder-full"
    assert w.legal(Brick) == []
    w.state.events = []
    neutral_brick(w.state)
    assert (w.state.events, w.state.neutral, len(w.state.bricks)) == ([], 1, WONDER_SPACES)


@pytest.mark.rule("V4")
def test_a_neutral_brick_comes_after_all_players() -> None:
    w = small()
    w.do(Done(0))
    assert w.state.bricks == ()
    events = w.do(Done(1))
    assert events[:2] == [BrickLaid(NEUTRAL, 1), PhaseBegun(3, Phase.PRODUCTION)]
    assert w.state.bricks == (NEUTRAL,)
    assert w.state.neutral == 1


@pytest.mark.rule("V5", "W12")
@pytest.mark.parametrize("neutral", [False, True])
def test_any_brick_on_the_mark_irrigates_the_deserts_at_once(neutral: bool) -> None:
    w = small("0,0 pasture; 1,0 desert; 2,0 woods", bricks=IRRIGATION_MARK - 2)
    w.goods("0,0", clay=9)
    assert Irrigated() not in w.do(BRICK)
    assert w.state.is_desert(w.tile("1,0"))
    if neutral:
        w.state.events = []
        neutral_brick(w.state)
        assert w.state.events == [BrickLaid(NEUTRAL, IRRIGATION_MARK), Irrigated()]
    else:
        assert w.do(BRICK)[-2:] == [BrickLaid(0, IRRIGATION_MARK), Irrigated()]
    assert w.state.is_pasture(w.tile("1,0"))
    assert not w.state.is_desert(w.tile("1,0"))
    w.state.events = []
    neutral_brick(w.state)
    assert Irrigated() not in w.state.events, "only once"


@pytest.mark.rule("V5", "K4")
def test_after_irrigation_deserts_are_built_on() -> None:
    w = small("0,0 pasture; 1,0 desert", bricks=IRRIGATION_MARK - 1)
    donkey = w.put("donkey", "1,0", boards=1, stone=1)
    w.goods("0,0", clay=2)
    w.do(BRICK)
    w.state.phase = Phase.BUILDING
    mill = Build(0, donkey, BUILDINGS.index(BuildingKind.PAPER_MILL), w.spot("1,0"))
    assert w.refusal(mill) == ""


@pytest.mark.rule("V6")
@pytest.mark.parametrize(("players", "mark"), sorted(END_MARKS.items()))
def test_the_brick_on_the_mark_of_the_number_of_players_ends_the_game_at_once(players: int, mark: int) -> None:
    w = small(bricks=mark - 2, players=players)
    w.goods("0,0", clay=9)
    w.do(BRICK)
    assert not w.state.over
    assert w.do(BRICK)[-2:] == [BrickLaid(0, mark), GameOver()]
    assert w.state.over
    assert w.refusal(BRICK) == "game-over"
    assert w.state.bricks[-1] == 0, "no neutral brick comes"


@pytest.mark.rule("V6")
def test_a_neutral_brick_ends_the_game_at_the_mark_or_as_the_last_of_them() -> None:
    at_the_mark, the_last = small(bricks=END_MARKS[2] - 1), small()
    the_last.state.neutral = 32
    for w in (at_the_mark, the_last):
        events = w.do(Done(0), Done(1))
        assert events == [BrickLaid(NEUTRAL, len(w.state.bricks)), GameOver()]
        assert w.state.over
    before = small()
    before.state.neutral = 31
    before.do(Done(0), Done(1))
    assert not before.state.over


@pytest.mark.rule("Z7", "V6")
def test_a_scenario_may_do_without_end_marks() -> None:
    w = small(bricks=END_MARKS[2] - 1, options=Options(end_marks=False))
    w.goods("0,0", clay=9)
    w.do(BRICK)
    assert not w.state.over


@pytest.mark.rule("Z3", "V2")
def test_alone_the_first_brick_costs_two_as_four_rows_are_filled() -> None:
    w = small(players=1)
    w.state.bricks = (UNUSED,) * w.state.terms.prefill
    assert price(w) == 2
