"""Geese that are carried, led, let go and taken along."""

from __future__ import annotations

import pytest

from rbdesigner.engine.core.actions import Done, Lead, LetGo
from rbdesigner.engine.core.events import Followed, Stepped
from tests.engine.moves import carry, go, hand_over, lead, let_go, load, pave, step, unload
from tests.engine.small_game import SmallGame

LAND = "0,0 pasture; 0,-1 pasture; 0,-2 pasture; 1,0 pasture"
RIVER = "0,0 pasture 0-3; 0,-1 woods 0-3; 0,-2 mountain 3; 0,1 sea; 1,-1 woods; 1,0 sea; -1,0 rock; 0,2 sea; 1,1 sea"
"""A river from north to south into the sea: of a river tile region 1 lies in the east and region 0 in the west."""


# Following


@pytest.mark.rule("G1", "M11")
def test_geese_are_carried_like_goods() -> None:
    small = SmallGame(LAND)
    donkey = small.put("donkey", "0,0")
    small.goods("0,0", geese=2)
    small.do(load(small, donkey, "geese", "0,0"), load(small, donkey, "geese", "0,0"))
    go(small, donkey, "0,-1")
    small.do(unload(small, donkey, "geese", "0,-1"))
    other = small.put("donkey", "0,-1")
    small.do(load(small, other, "geese", "0,-1"))
    assert small.refusal(step(small, other, "0,-2")) == "good-moved"


@pytest.mark.rule("G2")
def test_any_number_of_geese_follow_besides_the_cargo() -> None:
    small = SmallGame(LAND)
    donkey = small.put("donkey", "0,0", trunks=2)
    small.goods("0,0", geese=7)
    small.do(*[lead(small, donkey, "0,0")] * 6)
    events = small.do(step(small, donkey, "0,-1"))
    assert events == [Stepped(donkey, small.spot("0,0"), small.spot("0,-1"), 6)]
    small.do(Done(0))
    assert (small.amount("0,0", "geese"), small.amount("0,-1", "geese")) == (1, 6)


@pytest.mark.rule("G2")
def test_geese_join_and_stay_on_the_way() -> None:
    small = SmallGame(LAND)
    pave(small, "0,0", "0,-1", "0,-2")
    donkey = small.put("donkey", "0,0")
    small.goods("0,0", geese=1)
    small.goods("0,-1", geese=1)
    small.do(lead(small, donkey, "0,0"), step(small, donkey, "0,-1"), lead(small, donkey, "0,-1"))
    small.do(let_go(small, donkey, "0,-1"), step(small, donkey, "0,-2"), let_go(small, donkey, "0,-2"))
    assert [small.amount(spot, "geese") for spot in ("0,0", "0,-1", "0,-2")] == [0, 1, 1]
    assert small.state.movement.trains == {}


@pytest.mark.rule("G2")
def test_what_follows_is_told() -> None:
    small = SmallGame(LAND)
    donkey, spot = small.put("donkey", "0,0"), small.goods("0,0", geese=1)
    assert small.do(lead(small, donkey, "0,0")) == [Followed(donkey, spot, 1, True)]
    assert small.do(let_go(small, donkey, "0,0")) == [Followed(donkey, spot, 1, False)]


@pytest.mark.rule("G2")
def test_a_goose_must_be_there_and_the_leader_able_to_go_on() -> None:
    small = SmallGame(LAND)
    donkey = small.put("donkey", "0,0")
    assert small.refusal(lead(small, donkey, "0,0")) == "no-goose"
    assert small.refusal(let_go(small, donkey, "0,0")) == "none-follows"
    small.goods("0,-1", geese=1)
    assert small.refusal(lead(small, donkey, "0,-1")) == "goose-out-of-reach"
    go(small, donkey, "0,-1")
    assert small.refusal(lead(small, donkey, "0,-1")) == "no-points"


# Rivers


@pytest.mark.rule("G3")
def test_geese_do_not_follow_across_a_river_not_even_by_a_ferry() -> None:
    small = SmallGame(RIVER)
    donkey, boat = small.put("donkey", "0,0/1"), small.put("raft", "0,0~0")
    small.goods("0,0/0", geese=1)
    assert small.refusal(lead(small, donkey, "0,0/0")) == "goose-out-of-reach"
    assert small.legal(Lead) == [lead(small, boat, "0,0/0")]
    small.bridge("0,0", 0)
    assert small.refusal(lead(small, donkey, "0,0/0")) == ""


@pytest.mark.rule("G3")
def test_a_boat_in_a_river_is_followed_from_both_banks() -> None:
    small = SmallGame(RIVER)
    boat = small.put("raft", "0,0~0")
    small.goods("0,0/0", geese=1)
    small.goods("0,0/1", geese=1)
    small.do(lead(small, boat, "0,0/0"), lead(small, boat, "0,0/1"), step(small, boat, "0,-1~0"))
    assert small.legal(LetGo) == [let_go(small, boat, "0,-1/0"), let_go(small, boat, "0,-1/1")]
    assert small.refusal(let_go(small, boat, "0,0/0")) == "goose-out-of-reach"
    small.do(let_go(small, boat, "0,-1/0"), let_go(small, boat, "0,-1/1"), Done(0))
    assert (small.amount("0,-1/0", "geese"), small.amount("0,-1/1", "geese")) == (1, 1)


@pytest.mark.rule("G3")
def test_a_docked_boat_is_followed_from_its_bank_only() -> None:
    small = SmallGame(RIVER)
    boat = small.put("raft", "0,0@6")
    small.goods("0,0/0", geese=1)
    small.goods("0,0/1", geese=1)
    assert small.legal(Lead) == [lead(small, boat, "0,0/1")]
    assert small.refusal(lead(small, boat, "0,0/0")) == "goose-out-of-reach"


@pytest.mark.rule("G3")
def test_the_movement_does_not_end_before_geese_in_a_river_have_a_bank() -> None:
    small = SmallGame(RIVER)
    boat = small.put("raft", "0,0~0")
    small.goods("0,0/0", geese=1)
    small.do(lead(small, boat, "0,0/0"), step(small, boat, "0,-1~0"))
    assert small.refusal(Done(0)) == "bank-needed"
    small.do(let_go(small, boat, "0,-1/1"), Done(0))
    assert small.amount("0,-1/1", "geese") == 1


@pytest.mark.rule("G3")
@pytest.mark.parametrize("to", ["0,-2~3", "0,-1~0"])
def test_where_a_river_has_one_bank_geese_stay_by_themselves(to: str) -> None:
    """At a source, and where a bridge joins the banks."""
    small = SmallGame(RIVER)
    small.bridge("0,-1", 0)
    boat = small.put("raft", "0,0~0")
    small.goods("0,0/0", geese=1)
    small.do(lead(small, boat, "0,0/0"))
    go(small, boat, *dict.fromkeys(("0,-1~0", to)))
    small.do(Done(0))
    assert small.amount({"0,-2~3": "0,-2", "0,-1~0": "0,-1/0"}[to], "geese") == 1


@pytest.mark.rule("G2")
def test_geese_that_follow_a_boat_to_a_dock_stay_in_its_region() -> None:
    small = SmallGame(RIVER)
    boat = small.put("raft", "0,0~0")
    small.goods("0,0/0", geese=1)
    small.do(lead(small, boat, "0,0/0"))
    go(small, boat, "0,1", "0,0@6")
    small.do(Done(0))
    assert small.amount("0,0/1", "geese") == 1


# Moved once per player


@pytest.mark.rule("G5")
def test_no_second_transporter_of_a_player_leads_a_goose_on() -> None:
    small = SmallGame(LAND)
    first, second = small.put("donkey", "0,0"), small.put("donkey", "0,-1")
    small.goods("0,0", geese=1)
    small.do(lead(small, first, "0,0"), step(small, first, "0,-1"), let_go(small, first, "0,-1"))
    assert small.refusal(lead(small, second, "0,-1")) == "geese-moved"
    small.do(load(small, second, "geese", "0,-1"))
    assert small.refusal(step(small, second, "0,-2")) == "good-moved"


@pytest.mark.rule("G5")
def test_a_goose_led_is_not_carried_on_and_one_carried_not_led_on() -> None:
    small = SmallGame(LAND)
    first, second = small.put("donkey", "0,0", geese=1), small.put("donkey", "0,-1")
    go(small, first, "0,-1")
    small.do(unload(small, first, "geese", "0,-1"))
    assert small.refusal(lead(small, second, "0,-1")) == "geese-moved"


@pytest.mark.rule("G5")
def test_of_geese_that_lie_together_those_nobody_has_moved_follow() -> None:
    small = SmallGame(LAND)
    first, second = small.put("donkey", "0,0", geese=1), small.put("donkey", "0,-1")
    small.goods("0,-1", geese=1)
    go(small, first, "0,-1")
    small.do(unload(small, first, "geese", "0,-1"), lead(small, second, "0,-1"))
    assert small.refusal(lead(small, second, "0,-1")) == "geese-moved"
    go(small, second, "0,-2")


@pytest.mark.rule("G5")
def test_a_leader_lets_go_first_what_it_has_not_moved() -> None:
    small = SmallGame(LAND)
    pave(small, "0,0", "0,-1", "0,-2")
    first, second = small.put("donkey", "0,0"), small.put("donkey", "0,-1")
    small.goods("0,0", geese=1)
    small.goods("0,-1", geese=1)
    small.do(lead(small, first, "0,0"), step(small, first, "0,-1"), lead(small, first, "0,-1"))
    small.do(let_go(small, first, "0,-1"), lead(small, second, "0,-1"), step(small, second, "0,-2"))
    assert small.amount("0,-1", "geese") == 0


@pytest.mark.rule("G5")
def test_the_same_transporter_leads_a_goose_on() -> None:
    small = SmallGame(LAND)
    pave(small, "0,0", "0,-1", "0,-2")
    donkey = small.put("donkey", "0,0")
    small.goods("0,0", geese=1)
    small.do(lead(small, donkey, "0,0"), step(small, donkey, "0,-1"), let_go(small, donkey, "0,-1"))
    small.do(lead(small, donkey, "0,-1"), step(small, donkey, "0,-2"), let_go(small, donkey, "0,-2"))
    assert small.amount("0,-2", "geese") == 1


@pytest.mark.rule("G4")
def test_another_player_lures_geese_that_are_not_loaded() -> None:
    small = SmallGame(LAND)
    pave(small, "0,0", "0,-1", "0,-2")
    mine, theirs = small.put("donkey", "0,0", geese=1), small.put("donkey", "0,-1", player=2)
    small.goods("0,0", geese=1)
    small.do(lead(small, mine, "0,0"), step(small, mine, "0,-1"), Done(0))
    small.do(lead(small, theirs, "0,-1"))
    assert small.refusal(lead(small, theirs, "0,-1")) == "no-goose"
    assert small.refusal(hand_over(small, mine, theirs, "geese")) != ""
    small.do(step(small, theirs, "0,-2"), Done(1))
    assert (small.amount("0,-2", "geese"), small.amount(mine, "geese")) == (1, 1)


# At sea


@pytest.mark.rule("G6")
def test_geese_rest_at_sea_with_a_boat_and_leave_with_the_last() -> None:
    small = SmallGame(RIVER)
    first, last = small.put("raft", "0,1", geese=2), small.put("raft", "0,1", player=2)
    small.do(unload(small, first, "geese", "0,1"), unload(small, first, "geese", "0,1"))
    go(small, first, "0,2")
    assert small.amount("0,1", "geese") == 2
    small.do(Done(0))
    events = small.do(step(small, last, "1,0"))
    spot = small.spot("0,1")
    assert events == [Followed(last, spot, 2, True), Stepped(last, spot, small.spot("1,0"), 2)]
    small.do(Done(1))
    assert (small.amount("0,1", "geese"), small.amount("1,0", "geese")) == (0, 2)


@pytest.mark.rule("G6")
def test_geese_that_follow_come_with_those_that_must() -> None:
    small = SmallGame(RIVER)
    boat = small.put("raft", "0,0@6")
    small.goods("0,0/1", geese=1)
    small.goods("0,1", geese=1)
    small.put("raft", "0,1", player=2)
    small.do(lead(small, boat, "0,0/1"))
    go(small, boat, "0,1")
    small.do(let_go(small, boat, "0,1"), lead(small, boat, "0,1"))
    go(small, boat, "0,2")
    small.do(Done(0))
    assert (small.amount("0,1", "geese"), small.amount("0,2", "geese")) == (1, 1)


@pytest.mark.rule("G6")
def test_a_boat_that_is_carried_keeps_no_goose_company() -> None:
    small = SmallGame(RIVER)
    carrier, passenger = small.put("raft", "0,1"), small.put("raft", "0,1")
    small.goods("0,1", geese=1)
    small.do(carry(small, carrier, passenger), step(small, carrier, "0,2"), Done(0))
    assert (small.amount("0,1", "geese"), small.amount("0,2", "geese")) == (0, 1)


@pytest.mark.rule("G5", "G6")
def test_the_last_boat_does_not_leave_geese_that_it_may_not_move() -> None:
    small = SmallGame(RIVER)
    first, last = small.put("steamer", "0,0@6"), small.put("raft", "0,1")
    small.goods("0,0/1", geese=1)
    small.do(lead(small, first, "0,0/1"), step(small, first, "0,1"), let_go(small, first, "0,1"))
    assert small.refusal(step(small, last, "0,2")) == ""
    go(small, first, "1,0")
    assert small.refusal(step(small, last, "0,2")) == "geese-hold-back"
    go(small, first, "0,1")
    go(small, last, "0,2")
    go(small, first, "1,0")
    small.do(Done(0))
    assert (small.amount("0,1", "geese"), small.amount("1,0", "geese")) == (0, 1)


@pytest.mark.rule("G5", "G6")
def test_geese_that_left_with_a_boat_hold_back_no_other() -> None:
    small = SmallGame(RIVER)
    first, second = small.put("steamer", "0,0@6"), small.put("raft", "0,0@6", geese=1)
    small.goods("0,0/1", geese=1)
    small.do(lead(small, first, "0,0/1"), step(small, first, "0,1"), let_go(small, first, "0,1"))
    go(small, first, "1,0")
    go(small, second, "0,1")
    small.do(unload(small, second, "geese", "0,1"))
    go(small, second, "0,2")
    small.do(Done(0))
    assert (small.amount("1,0", "geese"), small.amount("0,2", "geese")) == (1, 1)


@pytest.mark.rule("G6", "B7")
def test_geese_stay_alone_on_an_oil_rig() -> None:
    small = SmallGame(RIVER)
    small.build("oil rig", "0,1")
    boat = small.put("raft", "0,0@6")
    small.goods("0,0/1", geese=1)
    small.do(lead(small, boat, "0,0/1"), step(small, boat, "0,1"), let_go(small, boat, "0,1"))
    go(small, boat, "0,2")
    small.do(Done(0))
    assert (small.amount("0,1", "geese"), small.amount("0,2", "geese")) == (1, 0)


# Carriers


@pytest.mark.rule("G7")
def test_a_carrier_is_followed() -> None:
    small = SmallGame(LAND)
    carrier, passenger = small.put("donkey", "0,0"), small.put("donkey", "0,0")
    small.goods("0,0", geese=2)
    small.do(carry(small, carrier, passenger), lead(small, carrier, "0,0"), lead(small, carrier, "0,0"))
    small.do(step(small, carrier, "0,-1"), Done(0))
    assert small.amount("0,-1", "geese") == 2


@pytest.mark.rule("G7", "C3")
def test_who_is_carried_is_not_followed() -> None:
    small = SmallGame(LAND)
    carrier, passenger = small.put("donkey", "0,0"), small.put("donkey", "0,0")
    small.goods("0,0", geese=1)
    small.do(lead(small, passenger, "0,0"))
    assert small.refusal(carry(small, carrier, passenger)) == "leads-geese"
    small.do(carry(small, passenger, carrier))
    assert small.refusal(lead(small, carrier, "0,0")) == "is-carried"
