"""Where the output of producers comes to lie."""

from __future__ import annotations

import pytest

from rbdesigner.engine.core.actions import (
    ANYWHERE,
    Answer,
    Produce,
    Propose,
)
from rbdesigner.engine.core.codes import BOARDS, PAPER, TRUNKS
from rbdesigner.engine.core.events import Made, Used
from rbdesigner.engine.core.state import Phase
from tests.engine.mechanics.test_production import SPLIT, small
from tests.engine.small_game import SmallGame


@pytest.mark.rule("P7")
def test_output_takes_the_room_that_the_inputs_leave_and_the_rest_lies_down() -> None:
    w = small(SPLIT)
    w.build("sawmill", "0,0/1")
    full = w.put("donkey", "0,0/1", trunks=2)
    events = w.do(Produce(0, full))
    assert (w.amount(full, "trunks"), w.amount(full, "boards"), w.amount("0,0/1", "boards")) == (1, 1, 1)
    ground = w.spot("0,0/1")
    assert events == [Used(TRUNKS, 1, ~full, "P3"), Made(BOARDS, 1, ~full, "P7"), Made(BOARDS, 1, ground, "P7")]


@pytest.mark.rule("P7")
def test_output_goes_to_the_transporters_that_handed_in_inputs_and_to_nobody_else() -> None:
    w = small()
    w.build("sawmill", "0,0")
    idle = w.put("truck", "0,0")
    giver = w.put("donkey", "0,0", trunks=1, stone=1)
    acting = w.put("wagon", "0,0")
    w.do(Produce(0, acting))
    assert [w.amount(one, "boards") for one in (idle, giver, acting)] == [0, 1, 0]
    assert w.amount("0,0", "boards") == 1, "what they do not hold lies on the tile, however much the acting one holds"


@pytest.mark.rule("P7")
def test_output_goes_first_to_the_acting_transporter_where_it_handed_in_inputs() -> None:
    w = small()
    w.build("stock exchange", "0,0")
    first = w.put("donkey", "0,0", coins=1)
    acting = w.put("donkey", "0,0", coins=1, paper=1)
    last = w.put("donkey", "0,0", coins=2)
    coins = w.good("coins")
    named = ((coins, ~first), (coins, ~acting), (w.good("paper"), ~acting))
    w.do(Produce(0, acting, named))
    assert [w.amount(one, "stock") for one in (first, acting, last)] == [0, 1, 0]


@pytest.mark.rule("P7")
def test_the_acting_transporter_has_room_for_the_output_where_its_input_comes_last() -> None:
    w = small()
    w.build("paper mill", "0,0")
    acting, other = w.put("donkey", "0,0", trunks=1, stone=1), w.put("donkey", "0,0", trunks=1, stone=1)
    w.do(Produce(0, acting, ((TRUNKS, ~acting), (TRUNKS, ~other))))
    assert [w.amount(one, "paper") for one in (acting, other)] == [1, 0]


@pytest.mark.rule("P7", "P13")
def test_output_of_several_who_handed_in_goes_to_one_after_the_other_by_number() -> None:
    w = small()
    w.build("stone factory", "0,0")
    third, second = w.put("donkey", "0,0", gold=1), w.put("donkey", "0,0", clay=1, gold=1)
    first = w.put("donkey", "0,0", gold=2)
    w.do(Produce(0, first, ((w.good("clay"), ~second),)))
    assert [w.amount(one, "stone") for one in (third, second, first)] == [0, 1, 0]
    assert w.amount("0,0", "stone") == 1


@pytest.mark.rule("P6", "P7")
def test_the_acting_transporter_takes_the_output_where_all_inputs_lay_on_the_ground() -> None:
    w = small()
    w.build("sawmill", "0,0")
    w.goods("0,0", trunks=1)
    other, acting = w.put("donkey", "0,0", trunks=1), w.put("donkey", "0,0")
    w.do(Produce(0, acting))
    assert [w.amount(one, "boards") for one in (other, acting)] == [0, 2]


@pytest.mark.rule("P7", "T8")
@pytest.mark.parametrize(("stone", "theirs", "below"), [(0, 2, 0), (1, 1, 1)])
def test_what_is_made_of_a_lent_good_is_the_lenders(stone: int, theirs: int, below: int) -> None:
    w = small()
    w.build("sawmill", "0,0")
    acting, lender = w.put("donkey", "0,0"), w.put("donkey", "0,0", 2, trunks=1, stone=stone)
    w.do(Propose(0, (1,), Produce(0, acting, ((TRUNKS, ~lender),))), Answer(1, True))
    assert [w.amount(holder, "boards") for holder in (lender, acting, "0,0")] == [theirs, 0, below]


@pytest.mark.rule("P7", "T8")
def test_a_lent_transporter_is_filled_before_the_acting_one_and_before_its_owners_others() -> None:
    w = small()
    w.build("stock exchange", "0,0")
    other, acting = w.put("donkey", "0,0", coins=1), w.put("donkey", "0,0", coins=1)
    lender = w.put("donkey", "0,0", 2, paper=1)
    w.do(Propose(0, (1,), Produce(0, acting, ((w.good("coins"), ANYWHERE),) * 2 + ((PAPER, ~lender),))))
    w.do(Answer(1, True))
    assert [w.amount(holder, "stock") for holder in (lender, acting, other, "0,0")] == [1, 0, 0, 0]


@pytest.mark.rule("P7", "T8")
def test_a_game_by_the_first_version_of_the_rules_goes_on_by_it() -> None:
    """Then the acting transporter came first, whoever had handed in what."""
    w = SmallGame("0,0 woods", Phase.PRODUCTION, rules=1)
    w.build("sawmill", "0,0")
    acting, giver = w.put("donkey", "0,0"), w.put("donkey", "0,0", trunks=1)
    w.do(Produce(0, acting))
    assert [w.amount(one, "boards") for one in (acting, giver)] == [2, 0]


@pytest.mark.rule("P7")
def test_output_without_room_lies_in_the_region_of_the_building() -> None:
    w = small(SPLIT)
    w.build("stone factory", "0,0/1")
    raft = w.put("raft", "0,0~0", clay=1, gold=2)
    donkey = w.put("donkey", "0,0/0", gold=2)
    w.do(Produce(0, donkey, (((w.good("clay")), ANYWHERE),)))
    assert (w.amount(raft, "stone"), w.amount("0,0/0", "stone"), w.amount("0,0/1", "stone")) == (1, 0, 1)
