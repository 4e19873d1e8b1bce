"""Transporters that carry transporters."""

from __future__ import annotations

import pytest

from rbdesigner.engine.actions import Done, SetDown, Step, TakeAboard
from rbdesigner.engine.codes import NONE, TRANSPORTERS
from rbdesigner.engine.events import Carried
from rbdesigner.engine.state import Phase
from rbdesigner.rules.tables import TransporterKind
from tests.engine.moves import at, carry, go, load, set_down, step
from tests.engine.world import World

COAST = """
    0,0 pasture 0-3; 0,-1 woods 0-3; 0,-2 mountain 3
    1,0 sea; 0,1 sea; 1,1 sea
    1,-1 woods; -1,0 rock; -1,1 rock
"""
"""A river from north to south into the sea: of 0,0 region 1 lies in the east, by the sea, and region 0 in the west."""


def carrying(world: World, carrier: str, passenger: str, spot: str) -> tuple[int, int]:
    """A carrier at a spot with whom it took aboard in an earlier turn."""
    pair = world.put(carrier, spot), world.put(passenger, spot)
    world.state.load_on(*pair)
    return pair


def landings(world: World) -> list[str]:
    """Where the one carrier may set its passenger down."""
    carrier = next(t for t, passenger in enumerate(world.state.carried) if passenger != NONE)
    return [where for where in SPOTS if not world.refusal(set_down(world, carrier, where))]


SPOTS = ("0,0/0", "0,0/1", "0,0~0", "0,0@4", "0,0@6", "0,0@7", "0,-1~0", "1,0", "0,1", "-1,0", "1,-1", "1,-1@6")


# Taking aboard


@pytest.mark.rule("C1")
@pytest.mark.parametrize("carrier", TRANSPORTERS)
@pytest.mark.parametrize("passenger", TRANSPORTERS)
def test_any_transporter_carries_any_other(carrier: TransporterKind, passenger: TransporterKind) -> None:
    world = World(COAST)
    first, second = (world.put(kind, "0,0~0" if kind.is_boat else "0,0/1") for kind in (carrier, passenger))
    events = world.do(carry(world, first, second))
    assert events == [Carried(first, second, world.state.spots[first], True)]
    assert at(world, second) == at(world, first)


@pytest.mark.rule("C1")
def test_a_passenger_goes_where_its_carrier_goes() -> None:
    world = World(COAST)
    raft, donkey = world.put("raft", "0,0~0"), world.put("donkey", "0,0/1")
    world.do(carry(world, raft, donkey))
    go(world, raft, "0,1", "0,0@7")
    assert at(world, donkey) == "0,0@7"
    assert world.state.tile_of(donkey) == world.tile("0,0")
    assert donkey not in world.state.on_tile[world.tile("0,0")]


@pytest.mark.rule("C1", "T7")
def test_nobody_takes_aboard_itself_or_anothers() -> None:
    world = World(COAST)
    mine, theirs = world.put("raft", "0,0~0"), world.put("donkey", "0,0/1", player=2)
    assert world.refusal(carry(world, mine, mine)) == "carries-itself"
    assert world.refusal(carry(world, mine, theirs)) == "not-yours"
    assert world.legal(TakeAboard) == []


@pytest.mark.rule("C1", "E4")
@pytest.mark.parametrize(
    ("carrier", "passenger", "code"),
    [
        (("donkey", "0,0/1"), ("donkey", "0,0/1"), ""),
        (("donkey", "0,0/1"), ("donkey", "0,0/0"), "passenger-apart"),
        (("donkey", "0,0/1"), ("donkey", "1,-1"), "passenger-apart"),
        (("donkey", "0,0/1"), ("raft", "0,0@6"), ""),
        (("donkey", "0,0/1"), ("raft", "0,0@7"), "passenger-apart"),
        (("raft", "0,0@4"), ("raft", "0,0@6"), ""),
        (("raft", "0,0@6"), ("raft", "0,0~0"), "passenger-apart"),
        (("raft", "0,0~0"), ("raft", "0,0@6"), "passenger-apart"),
        (("raft", "0,0~0"), ("donkey", "0,0/0"), ""),
        (("raft", "1,0"), ("raft", "1,0"), ""),
        (("raft", "1,0"), ("raft", "0,0@4"), "passenger-apart"),
    ],
)
def test_who_is_near_enough(carrier: tuple[str, str], passenger: tuple[str, str], code: str) -> None:
    world = World(COAST)
    first, second = world.put(*carrier), world.put(*passenger)
    assert world.refusal(carry(world, first, second)) == code


@pytest.mark.rule("C1", "E2")
def test_a_ferry_does_not_help_a_passenger_across_but_may_carry_it() -> None:
    world = World(COAST)
    first, second, raft = world.put("donkey", "0,0/1"), world.put("donkey", "0,0/0"), world.put("raft", "0,0~0")
    assert world.refusal(carry(world, first, second)) == "passenger-apart"
    assert world.refusal(carry(world, raft, second)) == ""


@pytest.mark.rule("C3")
def test_neither_holds_goods() -> None:
    world = World(COAST)
    laden, empty = world.put("donkey", "0,0/1", trunks=1), world.put("wagon", "0,0/1")
    world.goods("0,0/1", trunks=1)
    assert world.refusal(carry(world, laden, empty)) == "holds-goods"
    assert world.refusal(carry(world, empty, laden)) == "holds-goods"
    third = world.put("donkey", "0,0/1")
    world.do(carry(world, empty, third))
    assert world.refusal(load(world, empty, "trunks", "0,0/1")) == "carrying"
    assert world.refusal(load(world, third, "trunks", "0,0/1")) == "is-carried"


@pytest.mark.rule("C3")
def test_nobody_carries_two_or_who_carries() -> None:
    world = World(COAST)
    first, second, third = (world.put("donkey", "0,0/1") for _ in range(3))
    world.do(carry(world, first, second))
    assert world.refusal(carry(world, first, third)) == "carries-already"
    assert world.refusal(carry(world, third, first)) == "carries-already"
    assert world.refusal(carry(world, third, second)) == "is-carried"
    assert world.refusal(carry(world, second, third)) == "is-carried"


# Moved by itself and carried


@pytest.mark.rule("C2", "C4")
def test_who_has_moved_may_be_loaded_but_holds_its_carrier_back() -> None:
    world = World(COAST)
    world.road("1,-1", 8)
    donkey, wagon = world.put("donkey", "1,-1"), world.put("wagon", "0,0/1")
    go(world, donkey, "0,0/1")
    world.do(carry(world, wagon, donkey))
    assert world.refusal(step(world, wagon, "1,-1")) == "passenger-moved"
    assert world.legal(Step) == []


@pytest.mark.rule("C2", "C4")
def test_who_is_carried_does_not_move_by_itself() -> None:
    world = World(COAST)
    raft, donkey = world.put("raft", "0,0~0"), world.put("donkey", "0,0/1")
    world.do(carry(world, raft, donkey))
    go(world, raft, "0,-1~0")
    assert world.refusal(step(world, donkey, "1,-1")) == "is-carried"
    assert world.refusal(set_down(world, raft, "0,-1/0")) == "boarded-now"


@pytest.mark.rule("C4")
def test_loading_happens_on_the_way() -> None:
    world = World(COAST)
    raft, donkey = world.put("raft", "0,1"), world.put("donkey", "0,0/1")
    go(world, raft, "0,0~0")
    world.do(carry(world, raft, donkey))
    go(world, raft, "0,-1~0")
    assert world.state.points_left(raft) == 1
    assert at(world, donkey) == "0,-1~0"


# Setting down


@pytest.mark.rule("C4")
def test_a_fresh_load_stays_until_the_next_movement_phase() -> None:
    world = World(COAST, players=1)
    raft, donkey = world.put("raft", "0,0~0"), world.put("donkey", "0,0/1")
    world.do(carry(world, raft, donkey))
    assert world.refusal(set_down(world, raft, "0,0/1")) == "boarded-now"
    world.do(Done(0))
    assert world.refusal(set_down(world, raft, "0,0/1")) == "wrong-phase"
    world.do(Done(0), Done(0), Done(0))
    assert world.state.phase is Phase.MOVEMENT
    world.do(set_down(world, raft, "0,0/1"))


@pytest.mark.rule("C4")
def test_after_setting_down_both_move_and_carry_as_normal() -> None:
    world = World(COAST)
    raft, donkey = carrying(world, "raft", "donkey", "0,0~0")
    world.goods("0,0/0", trunks=2)
    events = world.do(set_down(world, raft, "0,0/0"))
    assert events == [Carried(raft, donkey, world.spot("0,0/0"), False)]
    world.do(load(world, raft, "trunks", "0,0/0"), load(world, donkey, "trunks", "0,0/0"))
    go(world, raft, "0,-1~0", "0,0~0", "0,1")
    go(world, donkey, "-1,0")


@pytest.mark.rule("C4")
def test_setting_down_comes_before_the_carrier_moves() -> None:
    world = World(COAST)
    raft, _ = carrying(world, "raft", "donkey", "0,0~0")
    go(world, raft, "0,-1~0")
    assert world.refusal(set_down(world, raft, "0,-1/0")) == "carrier-moved"


@pytest.mark.rule("C4")
def test_who_carries_nobody_sets_nobody_down() -> None:
    world = World(COAST)
    assert world.refusal(set_down(world, world.put("raft", "0,0~0"), "0,0/1")) == "carries-nobody"


@pytest.mark.rule("C4", "C2")
def test_who_is_set_down_may_be_taken_aboard_again_and_carried_unless_it_has_moved() -> None:
    world = World(COAST)
    raft, donkey = carrying(world, "raft", "donkey", "0,0~0")
    world.do(set_down(world, raft, "0,0/1"), carry(world, raft, donkey))
    assert world.refusal(set_down(world, raft, "0,0/1")) == "boarded-now"
    go(world, raft, "0,-1~0")


@pytest.mark.rule("C5")
@pytest.mark.parametrize(
    ("carrier", "spot", "waters"),
    [
        ("donkey", "0,0/1", ["0,0~0", "0,0@4", "0,0@6"]),
        ("donkey", "0,0/0", ["0,0~0", "0,0@7"]),
        ("donkey", "-1,0", []),
        ("steamer", "0,0~0", ["0,0~0"]),
        ("steamer", "0,0@4", ["0,0@4"]),
        ("steamer", "0,0@6", ["0,0@6"]),
        ("steamer", "1,0", []),
    ],
)
def test_where_a_boat_is_set_down(carrier: str, spot: str, waters: list[str]) -> None:
    world = World(COAST)
    pair = carrying(world, carrier, "raft", spot)
    assert landings(world) == waters
    assert sorted(world.legal(SetDown), key=str) == sorted((set_down(world, pair[0], to) for to in waters), key=str)
    assert world.refusal(set_down(world, pair[0], "1,-1")) == "boat-lands"


@pytest.mark.rule("C5", "B8")
def test_a_wall_of_another_closes_the_shore_to_launching() -> None:
    world = World(COAST)
    world.wall("0,0", 2, player=2)
    world.wall("0,0", 3, player=1)
    carrying(world, "donkey", "raft", "0,0/1")
    assert landings(world) == ["0,0~0", "0,0@6"]


@pytest.mark.rule("C5")
def test_a_boat_that_was_carried_over_land_sails_on() -> None:
    world = World(COAST)
    donkey, raft = carrying(world, "donkey", "raft", "0,0/1")
    world.do(set_down(world, donkey, "0,0@4"))
    go(world, raft, "1,0", "1,1")
    go(world, donkey, "1,-1")


@pytest.mark.rule("C6")
@pytest.mark.parametrize(
    ("carrier", "spot", "grounds"),
    [
        ("truck", "0,0/1", ["0,0/1"]),
        ("steamer", "0,0~0", ["0,0/0", "0,0/1"]),
        ("steamer", "0,0@4", ["0,0/1"]),
        ("steamer", "0,0@7", ["0,0/0"]),
        ("steamer", "1,0", []),
    ],
)
def test_where_a_land_transporter_is_set_down(carrier: str, spot: str, grounds: list[str]) -> None:
    world = World(COAST)
    pair = carrying(world, carrier, "wagon", spot)
    assert landings(world) == grounds
    assert world.legal(SetDown) == [set_down(world, pair[0], to) for to in grounds]
    assert world.refusal(set_down(world, pair[0], "1,-1")) == "passenger-lands"


@pytest.mark.rule("C6")
def test_no_land_transporter_is_set_down_on_an_oil_rig() -> None:
    world = World(COAST)
    world.build("oil rig", "1,0")
    carrying(world, "steamer", "wagon", "1,0")
    assert landings(world) == []


@pytest.mark.rule("C6", "E2")
def test_a_ferry_does_not_help_to_set_down_across_a_river() -> None:
    world = World(COAST)
    world.put("raft", "0,0~0")
    carrying(world, "truck", "donkey", "0,0/1")
    assert landings(world) == ["0,0/1"]
    world.bridge("0,0", 0)
    assert landings(world) == ["0,0/0", "0,0/1"]
