"""Geese that are carried, led, let go and taken along."""

from __future__ import annotations

import pytest

from rbdesigner.engine.actions import Done, Lead, LetGo
from rbdesigner.engine.events import Followed, Stepped
from tests.engine.moves import carry, go, hand_over, lead, let_go, load, pave, step, unload
from tests.engine.world import World

LAND = "0,0 pasture; 0,-1 pasture; 0,-2 pasture; 1,0 pasture"
RIVER = "0,0 pasture 0-3; 0,-1 woods 0-3; 0,-2 mountain 3; 0,1 sea; 1,-1 woods; 1,0 sea; -1,0 rock; 0,2 sea; 1,1 sea"
"""A river from north to south into the sea: of a river tile region 1 lies in the east and region 0 in the west."""


# Following


@pytest.mark.rule("G1", "M11")
def test_geese_are_carried_like_goods() -> None:
    world = World(LAND)
    donkey = world.put("donkey", "0,0")
    world.goods("0,0", geese=2)
    world.do(load(world, donkey, "geese", "0,0"), load(world, donkey, "geese", "0,0"))
    go(world, donkey, "0,-1")
    world.do(unload(world, donkey, "geese", "0,-1"))
    other = world.put("donkey", "0,-1")
    world.do(load(world, other, "geese", "0,-1"))
    assert world.refusal(step(world, other, "0,-2")) == "good-moved"


@pytest.mark.rule("G2")
def test_any_number_of_geese_follow_besides_the_cargo() -> None:
    world = World(LAND)
    donkey = world.put("donkey", "0,0", trunks=2)
    world.goods("0,0", geese=7)
    world.do(*[lead(world, donkey, "0,0")] * 6)
    events = world.do(step(world, donkey, "0,-1"))
    assert events == [Stepped(donkey, world.spot("0,0"), world.spot("0,-1"), 6)]
    world.do(Done(0))
    assert (world.amount("0,0", "geese"), world.amount("0,-1", "geese")) == (1, 6)


@pytest.mark.rule("G2")
def test_geese_join_and_stay_on_the_way() -> None:
    world = World(LAND)
    pave(world, "0,0", "0,-1", "0,-2")
    donkey = world.put("donkey", "0,0")
    world.goods("0,0", geese=1)
    world.goods("0,-1", geese=1)
    world.do(lead(world, donkey, "0,0"), step(world, donkey, "0,-1"), lead(world, donkey, "0,-1"))
    world.do(let_go(world, donkey, "0,-1"), step(world, donkey, "0,-2"), let_go(world, donkey, "0,-2"))
    assert [world.amount(spot, "geese") for spot in ("0,0", "0,-1", "0,-2")] == [0, 1, 1]
    assert world.state.movement.trains == {}


@pytest.mark.rule("G2")
def test_what_follows_is_told() -> None:
    world = World(LAND)
    donkey, spot = world.put("donkey", "0,0"), world.goods("0,0", geese=1)
    assert world.do(lead(world, donkey, "0,0")) == [Followed(donkey, spot, 1, True)]
    assert world.do(let_go(world, donkey, "0,0")) == [Followed(donkey, spot, 1, False)]


@pytest.mark.rule("G2")
def test_a_goose_must_be_there_and_the_leader_able_to_go_on() -> None:
    world = World(LAND)
    donkey = world.put("donkey", "0,0")
    assert world.refusal(lead(world, donkey, "0,0")) == "no-goose"
    assert world.refusal(let_go(world, donkey, "0,0")) == "none-follows"
    world.goods("0,-1", geese=1)
    assert world.refusal(lead(world, donkey, "0,-1")) == "goose-out-of-reach"
    go(world, donkey, "0,-1")
    assert world.refusal(lead(world, donkey, "0,-1")) == "no-points"


# Rivers


@pytest.mark.rule("G3")
def test_geese_do_not_follow_across_a_river_not_even_by_a_ferry() -> None:
    world = World(RIVER)
    donkey, boat = world.put("donkey", "0,0/1"), world.put("raft", "0,0~0")
    world.goods("0,0/0", geese=1)
    assert world.refusal(lead(world, donkey, "0,0/0")) == "goose-out-of-reach"
    assert world.legal(Lead) == [lead(world, boat, "0,0/0")]
    world.bridge("0,0", 0)
    assert world.refusal(lead(world, donkey, "0,0/0")) == ""


@pytest.mark.rule("G3")
def test_a_boat_in_a_river_is_followed_from_both_banks() -> None:
    world = World(RIVER)
    boat = world.put("raft", "0,0~0")
    world.goods("0,0/0", geese=1)
    world.goods("0,0/1", geese=1)
    world.do(lead(world, boat, "0,0/0"), lead(world, boat, "0,0/1"), step(world, boat, "0,-1~0"))
    assert world.legal(LetGo) == [let_go(world, boat, "0,-1/0"), let_go(world, boat, "0,-1/1")]
    assert world.refusal(let_go(world, boat, "0,0/0")) == "goose-out-of-reach"
    world.do(let_go(world, boat, "0,-1/0"), let_go(world, boat, "0,-1/1"), Done(0))
    assert (world.amount("0,-1/0", "geese"), world.amount("0,-1/1", "geese")) == (1, 1)


@pytest.mark.rule("G3")
def test_a_docked_boat_is_followed_from_its_bank_only() -> None:
    world = World(RIVER)
    boat = world.put("raft", "0,0@6")
    world.goods("0,0/0", geese=1)
    world.goods("0,0/1", geese=1)
    assert world.legal(Lead) == [lead(world, boat, "0,0/1")]
    assert world.refusal(lead(world, boat, "0,0/0")) == "goose-out-of-reach"


@pytest.mark.rule("G3")
def test_the_movement_does_not_end_before_geese_in_a_river_have_a_bank() -> None:
    world = World(RIVER)
    boat = world.put("raft", "0,0~0")
    world.goods("0,0/0", geese=1)
    world.do(lead(world, boat, "0,0/0"), step(world, boat, "0,-1~0"))
    assert world.refusal(Done(0)) == "bank-needed"
    world.do(let_go(world, boat, "0,-1/1"), Done(0))
    assert world.amount("0,-1/1", "geese") == 1


@pytest.mark.rule("G3")
@pytest.mark.parametrize("to", ["0,-2~3", "0,-1~0"])
def test_where_a_river_has_one_bank_geese_stay_by_themselves(to: str) -> None:
    """At a source, and where a bridge joins the banks."""
    world = World(RIVER)
    world.bridge("0,-1", 0)
    boat = world.put("raft", "0,0~0")
    world.goods("0,0/0", geese=1)
    world.do(lead(world, boat, "0,0/0"))
    go(world, boat, *dict.fromkeys(("0,-1~0", to)))
    world.do(Done(0))
    assert world.amount({"0,-2~3": "0,-2", "0,-1~0": "0,-1/0"}[to], "geese") == 1


@pytest.mark.rule("G2")
def test_geese_that_follow_a_boat_to_a_dock_stay_in_its_region() -> None:
    world = World(RIVER)
    boat = world.put("raft", "0,0~0")
    world.goods("0,0/0", geese=1)
    world.do(lead(world, boat, "0,0/0"))
    go(world, boat, "0,1", "0,0@6")
    world.do(Done(0))
    assert world.amount("0,0/1", "geese") == 1


# Moved once per player


@pytest.mark.rule("G5")
def test_no_second_transporter_of_a_player_leads_a_goose_on() -> None:
    world = World(LAND)
    first, second = world.put("donkey", "0,0"), world.put("donkey", "0,-1")
    world.goods("0,0", geese=1)
    world.do(lead(world, first, "0,0"), step(world, first, "0,-1"), let_go(world, first, "0,-1"))
    assert world.refusal(lead(world, second, "0,-1")) == "geese-moved"
    world.do(load(world, second, "geese", "0,-1"))
    assert world.refusal(step(world, second, "0,-2")) == "good-moved"


@pytest.mark.rule("G5")
def test_a_goose_led_is_not_carried_on_and_one_carried_not_led_on() -> None:
    world = World(LAND)
    first, second = world.put("donkey", "0,0", geese=1), world.put("donkey", "0,-1")
    go(world, first, "0,-1")
    world.do(unload(world, first, "geese", "0,-1"))
    assert world.refusal(lead(world, second, "0,-1")) == "geese-moved"


@pytest.mark.rule("G5")
def test_of_geese_that_lie_together_those_nobody_has_moved_follow() -> None:
    world = World(LAND)
    first, second = world.put("donkey", "0,0", geese=1), world.put("donkey", "0,-1")
    world.goods("0,-1", geese=1)
    go(world, first, "0,-1")
    world.do(unload(world, first, "geese", "0,-1"), lead(world, second, "0,-1"))
    assert world.refusal(lead(world, second, "0,-1")) == "geese-moved"
    go(world, second, "0,-2")


@pytest.mark.rule("G5")
def test_a_leader_lets_go_first_what_it_has_not_moved() -> None:
    world = World(LAND)
    pave(world, "0,0", "0,-1", "0,-2")
    first, second = world.put("donkey", "0,0"), world.put("donkey", "0,-1")
    world.goods("0,0", geese=1)
    world.goods("0,-1", geese=1)
    world.do(lead(world, first, "0,0"), step(world, first, "0,-1"), lead(world, first, "0,-1"))
    world.do(let_go(world, first, "0,-1"), lead(world, second, "0,-1"), step(world, second, "0,-2"))
    assert world.amount("0,-1", "geese") == 0


@pytest.mark.rule("G5")
def test_the_same_transporter_leads_a_goose_on() -> None:
    world = World(LAND)
    pave(world, "0,0", "0,-1", "0,-2")
    donkey = world.put("donkey", "0,0")
    world.goods("0,0", geese=1)
    world.do(lead(world, donkey, "0,0"), step(world, donkey, "0,-1"), let_go(world, donkey, "0,-1"))
    world.do(lead(world, donkey, "0,-1"), step(world, donkey, "0,-2"), let_go(world, donkey, "0,-2"))
    assert world.amount("0,-2", "geese") == 1


@pytest.mark.rule("G4")
def test_another_player_lures_geese_that_are_not_loaded() -> None:
    world = World(LAND)
    pave(world, "0,0", "0,-1", "0,-2")
    mine, theirs = world.put("donkey", "0,0", geese=1), world.put("donkey", "0,-1", player=2)
    world.goods("0,0", geese=1)
    world.do(lead(world, mine, "0,0"), step(world, mine, "0,-1"), Done(0))
    world.do(lead(world, theirs, "0,-1"))
    assert world.refusal(lead(world, theirs, "0,-1")) == "no-goose"
    assert world.refusal(hand_over(world, mine, theirs, "geese")) != ""
    world.do(step(world, theirs, "0,-2"), Done(1))
    assert (world.amount("0,-2", "geese"), world.amount(mine, "geese")) == (1, 1)


# At sea


@pytest.mark.rule("G6")
def test_geese_rest_at_sea_with_a_boat_and_leave_with_the_last() -> None:
    world = World(RIVER)
    first, last = world.put("raft", "0,1", geese=2), world.put("raft", "0,1", player=2)
    world.do(unload(world, first, "geese", "0,1"), unload(world, first, "geese", "0,1"))
    go(world, first, "0,2")
    assert world.amount("0,1", "geese") == 2
    world.do(Done(0))
    events = world.do(step(world, last, "1,0"))
    spot = world.spot("0,1")
    assert events == [Followed(last, spot, 2, True), Stepped(last, spot, world.spot("1,0"), 2)]
    world.do(Done(1))
    assert (world.amount("0,1", "geese"), world.amount("1,0", "geese")) == (0, 2)


@pytest.mark.rule("G6")
def test_geese_that_follow_come_with_those_that_must() -> None:
    world = World(RIVER)
    boat = world.put("raft", "0,0@6")
    world.goods("0,0/1", geese=1)
    world.goods("0,1", geese=1)
    world.put("raft", "0,1", player=2)
    world.do(lead(world, boat, "0,0/1"))
    go(world, boat, "0,1")
    world.do(let_go(world, boat, "0,1"), lead(world, boat, "0,1"))
    go(world, boat, "0,2")
    world.do(Done(0))
    assert (world.amount("0,1", "geese"), world.amount("0,2", "geese")) == (1, 1)


@pytest.mark.rule("G6")
def test_a_boat_that_is_carried_keeps_no_goose_company() -> None:
    world = World(RIVER)
    carrier, passenger = world.put("raft", "0,1"), world.put("raft", "0,1")
    world.goods("0,1", geese=1)
    world.do(carry(world, carrier, passenger), step(world, carrier, "0,2"), Done(0))
    assert (world.amount("0,1", "geese"), world.amount("0,2", "geese")) == (0, 1)


@pytest.mark.rule("G5", "G6")
def test_the_last_boat_does_not_leave_geese_that_it_may_not_move() -> None:
    world = World(RIVER)
    first, last = world.put("steamer", "0,0@6"), world.put("raft", "0,1")
    world.goods("0,0/1", geese=1)
    world.do(lead(world, first, "0,0/1"), step(world, first, "0,1"), let_go(world, first, "0,1"))
    assert world.refusal(step(world, last, "0,2")) == ""
    go(world, first, "1,0")
    assert world.refusal(step(world, last, "0,2")) == "geese-hold-back"
    go(world, first, "0,1")
    go(world, last, "0,2")
    go(world, first, "1,0")
    world.do(Done(0))
    assert (world.amount("0,1", "geese"), world.amount("1,0", "geese")) == (0, 1)


@pytest.mark.rule("G5", "G6")
def test_geese_that_left_with_a_boat_hold_back_no_other() -> None:
    world = World(RIVER)
    first, second = world.put("steamer", "0,0@6"), world.put("raft", "0,0@6", geese=1)
    world.goods("0,0/1", geese=1)
    world.do(lead(world, first, "0,0/1"), step(world, first, "0,1"), let_go(world, first, "0,1"))
    go(world, first, "1,0")
    go(world, second, "0,1")
    world.do(unload(world, second, "geese", "0,1"))
    go(world, second, "0,2")
    world.do(Done(0))
    assert (world.amount("1,0", "geese"), world.amount("0,2", "geese")) == (1, 1)


@pytest.mark.rule("G6", "B7")
def test_geese_stay_alone_on_an_oil_rig() -> None:
    world = World(RIVER)
    world.build("oil rig", "0,1")
    boat = world.put("raft", "0,0@6")
    world.goods("0,0/1", geese=1)
    world.do(lead(world, boat, "0,0/1"), step(world, boat, "0,1"), let_go(world, boat, "0,1"))
    go(world, boat, "0,2")
    world.do(Done(0))
    assert (world.amount("0,1", "geese"), world.amount("0,2", "geese")) == (1, 0)


# Carriers


@pytest.mark.rule("G7")
def test_a_carrier_is_followed() -> None:
    world = World(LAND)
    carrier, passenger = world.put("donkey", "0,0"), world.put("donkey", "0,0")
    world.goods("0,0", geese=2)
    world.do(carry(world, carrier, passenger), lead(world, carrier, "0,0"), lead(world, carrier, "0,0"))
    world.do(step(world, carrier, "0,-1"), Done(0))
    assert world.amount("0,-1", "geese") == 2


@pytest.mark.rule("G7", "C3")
def test_who_is_carried_is_not_followed() -> None:
    world = World(LAND)
    carrier, passenger = world.put("donkey", "0,0"), world.put("donkey", "0,0")
    world.goods("0,0", geese=1)
    world.do(lead(world, passenger, "0,0"))
    assert world.refusal(carry(world, carrier, passenger)) == "leads-geese"
    world.do(carry(world, passenger, carrier))
    assert world.refusal(lead(world, carrier, "0,0")) == "is-carried"
