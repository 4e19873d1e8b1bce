"""Transporters that carry transporters."""

from __future__ import annotations

import pytest

from rbdesigner.engine.core.actions import Done, SetDown, Step, TakeAboard
from rbdesigner.engine.core.codes import NONE, TRANSPORTERS
from rbdesigner.engine.core.events import Carried
from rbdesigner.engine.core.state import Phase
from rbdesigner.rules.tables import TransporterKind
from tests.engine.moves import at, carry, go, load, set_down, step
from tests.engine.small_game import SmallGame

COAST = """
    0,0 pasture 0-3; 0,-1 woods 0-3; 0,-2 mountain 3
    1,0 sea; 0,1 sea; 1,1 sea
    1,-1 woods; -1,0 rock; -1,1 rock
"""
"""A river from north to south into the sea: of 0,0 region 1 lies in the east, by the sea, and region 0 in the west."""


def carrying(small: SmallGame, carrier: str, passenger: str, spot: str) -> tuple[int, int]:
    """A carrier at a spot with whom it took aboard in an earlier turn."""
    pair = small.put(carrier, spot), small.put(passenger, spot)
    small.state.load_on(*pair)
    return pair


def landings(small: SmallGame) -> list[str]:
    """Where the one carrier may set its passenger down."""
    carrier = next(t for t, passenger in enumerate(small.state.carried) if passenger != NONE)
    return [where for where in SPOTS if not small.refusal(set_down(small, carrier, where))]


SPOTS = ("0,0/0", "0,0/1", "0,0~0", "0,0@4", "0,0@6", "0,0@7", "0,-1~0", "1,0", "0,1", "-1,0", "1,-1", "1,-1@6")


# Taking aboard


@pytest.mark.rule("C1")
@pytest.mark.parametrize("carrier", TRANSPORTERS)
@pytest.mark.parametrize("passenger", TRANSPORTERS)
def test_any_transporter_carries_any_other(carrier: TransporterKind, passenger: TransporterKind) -> None:
    small = SmallGame(COAST)
    first, second = (small.put(kind, "0,0~0" if kind.is_boat else "0,0/1") for kind in (carrier, passenger))
    events = small.do(carry(small, first, second))
    assert events == [Carried(first, second, small.state.spots[first], True)]
    assert at(small, second) == at(small, first)


@pytest.mark.rule("C1")
def test_a_passenger_goes_where_its_carrier_goes() -> None:
    small = SmallGame(COAST)
    raft, donkey = small.put("raft", "0,0~0"), small.put("donkey", "0,0/1")
    small.do(carry(small, raft, donkey))
    go(small, raft, "0,1", "0,0@7")
    assert at(small, donkey) == "0,0@7"
    assert small.state.tile_of(donkey) == small.tile("0,0")
    assert donkey not in small.state.on_tile[small.tile("0,0")]


@pytest.mark.rule("C1", "T7")
def test_nobody_takes_aboard_itself_or_anothers() -> None:
    small = SmallGame(COAST)
    mine, theirs = small.put("raft", "0,0~0"), small.put("donkey", "0,0/1", player=2)
    assert small.refusal(carry(small, mine, mine)) == "carries-itself"
    assert small.refusal(carry(small, mine, theirs)) == "not-yours"
    assert small.legal(TakeAboard) == []


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
    small = SmallGame(COAST)
    first, second = small.put(*carrier), small.put(*passenger)
    assert small.refusal(carry(small, first, second)) == code


@pytest.mark.rule("C1", "E2")
def test_a_ferry_does_not_help_a_passenger_across_but_may_carry_it() -> None:
    small = SmallGame(COAST)
    first, second, raft = small.put("donkey", "0,0/1"), small.put("donkey", "0,0/0"), small.put("raft", "0,0~0")
    assert small.refusal(carry(small, first, second)) == "passenger-apart"
    assert small.refusal(carry(small, raft, second)) == ""


@pytest.mark.rule("C3")
def test_neither_holds_goods() -> None:
    small = SmallGame(COAST)
    laden, empty = small.put("donkey", "0,0/1", trunks=1), small.put("wagon", "0,0/1")
    small.goods("0,0/1", trunks=1)
    assert small.refusal(carry(small, laden, empty)) == "holds-goods"
    assert small.refusal(carry(small, empty, laden)) == "holds-goods"
    third = small.put("donkey", "0,0/1")
    small.do(carry(small, empty, third))
    assert small.refusal(load(small, empty, "trunks", "0,0/1")) == "carrying"
    assert small.refusal(load(small, third, "trunks", "0,0/1")) == "is-carried"


@pytest.mark.rule("C3")
def test_nobody_carries_two_or_who_carries() -> None:
    small = SmallGame(COAST)
    first, second, third = (small.put("donkey", "0,0/1") for _ in range(3))
    small.do(carry(small, first, second))
    assert small.refusal(carry(small, first, third)) == "carries-already"
    assert small.refusal(carry(small, third, first)) == "carries-already"
    assert small.refusal(carry(small, third, second)) == "is-carried"
    assert small.refusal(carry(small, second, third)) == "is-carried"


# Moved by itself and carried


@pytest.mark.rule("C2", "C4")
def test_who_has_moved_may_be_loaded_but_holds_its_carrier_back() -> None:
    small = SmallGame(COAST)
    small.road("1,-1", 8)
    donkey, wagon = small.put("donkey", "1,-1"), small.put("wagon", "0,0/1")
    go(small, donkey, "0,0/1")
    small.do(carry(small, wagon, donkey))
    assert small.refusal(step(small, wagon, "1,-1")) == "passenger-moved"
    assert small.legal(Step) == []


@pytest.mark.rule("C2", "C4")
def test_who_is_carried_does_not_move_by_itself() -> None:
    small = SmallGame(COAST)
    raft, donkey = small.put("raft", "0,0~0"), small.put("donkey", "0,0/1")
    small.do(carry(small, raft, donkey))
    go(small, raft, "0,-1~0")
    assert small.refusal(step(small, donkey, "1,-1")) == "is-carried"
    assert small.refusal(set_down(small, raft, "0,-1/0")) == "boarded-now"


@pytest.mark.rule("C4")
def test_loading_happens_on_the_way() -> None:
    small = SmallGame(COAST)
    raft, donkey = small.put("raft", "0,1"), small.put("donkey", "0,0/1")
    go(small, raft, "0,0~0")
    small.do(carry(small, raft, donkey))
    go(small, raft, "0,-1~0")
    assert small.state.points_left(raft) == 1
    assert at(small, donkey) == "0,-1~0"


# Setting down


@pytest.mark.rule("C4")
def test_a_fresh_load_stays_until_the_next_movement_phase() -> None:
    small = SmallGame(COAST, players=1)
    raft, donkey = small.put("raft", "0,0~0"), small.put("donkey", "0,0/1")
    small.do(carry(small, raft, donkey))
    assert small.refusal(set_down(small, raft, "0,0/1")) == "boarded-now"
    small.do(Done(0))
    assert small.refusal(set_down(small, raft, "0,0/1")) == "wrong-phase"
    small.do(Done(0), Done(0), Done(0))
    assert small.state.phase is Phase.MOVEMENT
    small.do(set_down(small, raft, "0,0/1"))


@pytest.mark.rule("C4")
def test_after_setting_down_both_move_and_carry_as_normal() -> None:
    small = SmallGame(COAST)
    raft, donkey = carrying(small, "raft", "donkey", "0,0~0")
    small.goods("0,0/0", trunks=2)
    events = small.do(set_down(small, raft, "0,0/0"))
    assert events == [Carried(raft, donkey, small.spot("0,0/0"), False)]
    small.do(load(small, raft, "trunks", "0,0/0"), load(small, donkey, "trunks", "0,0/0"))
    go(small, raft, "0,-1~0", "0,0~0", "0,1")
    go(small, donkey, "-1,0")


@pytest.mark.rule("C4")
def test_setting_down_comes_before_the_carrier_moves() -> None:
    small = SmallGame(COAST)
    raft, _ = carrying(small, "raft", "donkey", "0,0~0")
    go(small, raft, "0,-1~0")
    assert small.refusal(set_down(small, raft, "0,-1/0")) == "carrier-moved"


@pytest.mark.rule("C4")
def test_who_carries_nobody_sets_nobody_down() -> None:
    small = SmallGame(COAST)
    assert small.refusal(set_down(small, small.put("raft", "0,0~0"), "0,0/1")) == "carries-nobody"


@pytest.mark.rule("C4", "C2")
def test_who_is_set_down_may_be_taken_aboard_again_and_carried_unless_it_has_moved() -> None:
    small = SmallGame(COAST)
    raft, donkey = carrying(small, "raft", "donkey", "0,0~0")
    small.do(set_down(small, raft, "0,0/1"), carry(small, raft, donkey))
    assert small.refusal(set_down(small, raft, "0,0/1")) == "boarded-now"
    go(small, raft, "0,-1~0")


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
    small = SmallGame(COAST)
    pair = carrying(small, carrier, "raft", spot)
    assert landings(small) == waters
    assert sorted(small.legal(SetDown), key=str) == sorted((set_down(small, pair[0], to) for to in waters), key=str)
    assert small.refusal(set_down(small, pair[0], "1,-1")) == "boat-lands"


@pytest.mark.rule("C5", "B8")
def test_a_wall_of_another_closes_the_shore_to_launching() -> None:
    small = SmallGame(COAST)
    small.wall("0,0", 2, player=2)
    small.wall("0,0", 3, player=1)
    carrying(small, "donkey", "raft", "0,0/1")
    assert landings(small) == ["0,0~0", "0,0@6"]


@pytest.mark.rule("C5")
def test_a_boat_that_was_carried_over_land_sails_on() -> None:
    small = SmallGame(COAST)
    donkey, raft = carrying(small, "donkey", "raft", "0,0/1")
    small.do(set_down(small, donkey, "0,0@4"))
    go(small, raft, "1,0", "1,1")
    go(small, donkey, "1,-1")


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
    small = SmallGame(COAST)
    pair = carrying(small, carrier, "wagon", spot)
    assert landings(small) == grounds
    assert small.legal(SetDown) == [set_down(small, pair[0], to) for to in grounds]
    assert small.refusal(set_down(small, pair[0], "1,-1")) == "passenger-lands"


@pytest.mark.rule("C6")
def test_no_land_transporter_is_set_down_on_an_oil_rig() -> None:
    small = SmallGame(COAST)
    small.build("oil rig", "1,0")
    carrying(small, "steamer", "wagon", "1,0")
    assert landings(small) == []


@pytest.mark.rule("C6", "E2")
def test_a_ferry_does_not_help_to_set_down_across_a_river() -> None:
    small = SmallGame(COAST)
    small.put("raft", "0,0~0")
    carrying(small, "truck", "donkey", "0,0/1")
    assert landings(small) == ["0,0/1"]
    small.bridge("0,0", 0)
    assert landings(small) == ["0,0/0", "0,0/1"]
