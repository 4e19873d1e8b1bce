"""Which goods have been moved by whom in a movement phase (M11, M12)."""

from __future__ import annotations

import pytest

from rbdesigner.engine.core.actions import Done, Transfer, Waive
from rbdesigner.engine.core.codes import NONE, STONE
from rbdesigner.engine.core.state import Phase
from rbdesigner.engine.mechanics import freight
from tests.engine.moves import go, hand_over, load, step, unload
from tests.engine.small_game import SmallGame

LINE = "0,0 pasture; 1,0 pasture; 2,0 pasture"


def two_at_a_stone() -> tuple[SmallGame, int, int]:
    """A donkey has come with a stone to where another stands, and a stone lies."""
    w = SmallGame(LINE)
    w.road("0,0", 4)
    w.road("1,0", 4)
    mover, other = w.put("donkey", "0,0", stone=1), w.put("donkey", "1,0")
    w.goods("1,0", stone=1)
    go(w, mover, "1,0")
    return w, mover, other


@pytest.mark.rule("M11")
def test_who_takes_of_mixed_goods_takes_first_what_it_has_moved_itself() -> None:
    w, mover, other = two_at_a_stone()
    w.do(unload(w, mover, "stone", "1,0"), load(w, other, "stone", "1,0"))
    assert freight.moved_by_others(w.state, other) == NONE, "it took the one that nobody has moved"
    w.do(load(w, mover, "stone", "1,0"))
    go(w, mover, "2,0")
    go(w, other, "2,0")
    assert w.amount(mover, "stone") == w.amount(other, "stone") == 1


@pytest.mark.rule("M11")
def test_what_a_transporter_has_moved_itself_it_takes_again_before_what_nobody_has_moved() -> None:
    w, mover, other = two_at_a_stone()
    w.do(unload(w, mover, "stone", "1,0"), load(w, mover, "stone", "1,0"), load(w, other, "stone", "1,0"))
    assert freight.moved_by_others(w.state, other) == NONE


@pytest.mark.rule("M11")
def test_one_good_that_another_has_moved_holds_a_transporter_back_among_its_own() -> None:
    w = SmallGame(LINE)
    w.road("0,0", 4)
    w.road("1,0", 4)
    mover, other = w.put("donkey", "0,0", stone=1), w.put("donkey", "0,0", stone=1)
    go(w, mover, "1,0")
    go(w, other, "1,0")
    w.do(hand_over(w, mover, other, "stone"))
    assert w.amount(other, "stone") == 2
    assert w.refusal(step(w, other, "2,0")) == "good-moved"


@pytest.mark.rule("M11")
def test_with_nothing_else_left_it_takes_what_others_have_moved_and_stays() -> None:
    w = SmallGame(LINE)
    mover, other = w.put("donkey", "0,0", stone=1), w.put("donkey", "1,0")
    w.goods("1,0", stone=1)
    go(w, mover, "1,0")
    w.do(unload(w, mover, "stone", "1,0"), load(w, other, "stone", "1,0"), load(w, other, "stone", "1,0"))
    assert freight.moved_by_others(w.state, other) == STONE
    assert w.refusal(step(w, other, "2,0")) == "good-moved"
    w.do(unload(w, other, "stone", "1,0"))
    assert freight.moved_by_others(w.state, other) == NONE, "it puts down first what others have moved"
    go(w, other, "2,0")
    assert w.amount(other, "stone") == 1


@pytest.mark.rule("M11", "E2")
def test_a_mark_goes_over_a_ferry_and_from_hand_to_hand() -> None:
    w = SmallGame("0,0 pasture 0-3; 1,0 pasture; -1,0 pasture")
    mover, raft = w.put("donkey", "1,0", stone=1), w.put("raft", "0,0~0")
    beyond, third = w.put("donkey", "0,0/7"), w.put("donkey", "0,0/7")
    go(w, mover, "0,0/1")
    east, west = w.spot("0,0/1"), w.spot("0,0/7")
    w.do(unload(w, mover, "stone", "0,0/1"), Transfer(0, STONE, east, west), load(w, beyond, "stone", "0,0/7"))
    assert w.refusal(step(w, beyond, "-1,0")) == "good-moved"
    w.do(hand_over(w, beyond, third, "stone"))
    go(w, beyond, "-1,0")
    assert w.refusal(step(w, third, "-1,0")) == "good-moved"
    w.do(hand_over(w, third, raft, "stone"))
    assert freight.moved_by_others(w.state, raft) == STONE


@pytest.mark.rule("M12", "E2")
def test_handing_over_and_ferrying_on_a_tile_is_no_moving() -> None:
    w = SmallGame("0,0 pasture 0-3; 1,0 pasture; -1,0 pasture")
    first, beyond = w.put("donkey", "0,0/1", stone=1), w.put("donkey", "0,0/7")
    w.put("raft", "0,0~0")
    w.do(hand_over(w, first, beyond, "stone"))
    assert w.state.movement.tags == {}
    go(w, beyond, "-1,0")


@pytest.mark.rule("M11")
def test_another_player_may_move_a_good_on() -> None:
    w = SmallGame(LINE)
    mine, theirs = w.put("donkey", "0,0", stone=1), w.put("donkey", "1,0", player=2)
    go(w, mine, "1,0")
    w.do(unload(w, mine, "stone", "1,0"), Done(0), load(w, theirs, "stone", "1,0"))
    go(w, theirs, "2,0")
    assert w.amount(theirs, "stone") == 1


@pytest.mark.rule("M11")
def test_in_the_next_movement_nothing_has_been_moved() -> None:
    w = SmallGame(LINE)
    mover, other = w.put("donkey", "0,0", stone=1), w.put("donkey", "1,0")
    go(w, mover, "1,0")
    w.do(hand_over(w, mover, other, "stone"), Done(0), Done(1))
    assert w.state.phase is Phase.BUILDING
    for _ in range(3):  # building, wonder, production
        w.do(Waive(0), Waive(1), Done(0), Done(1))
    w.do(Waive(0), Waive(1))
    go(w, other, "2,0")
