"""Who is asked to agree reads what it costs and what it brings, in goods and places."""

from __future__ import annotations

import pytest

from rbdesigner.engine.core.actions import Produce, Propose, Research, Transfer
from rbdesigner.engine.core.codes import BOARDS, GEESE, GOLD, PAPER, TRUNKS
from rbdesigner.engine.core.state import Phase
from rbdesigner.engine.mechanics.order import acting
from rbdesigner.play.choices.order_choices import order_group
from rbdesigner.play.wording.consent_wording import consent_lines
from tests.engine.small_game import SmallGame

pytestmark = pytest.mark.rule("T8")


def test_who_gives_reads_what_and_from_where_and_what_the_other_gets() -> None:
    w = SmallGame("0,0 pasture; 1,0 woods")
    mine, theirs = w.put("donkey", "1,0"), w.put("donkey", "1,0", player=2, gold=1)
    w.do(Propose(0, (1,), Transfer(0, GOLD, ~theirs, ~mine)))
    lines = [
        "Player 2 gives: 1 gold in donkey 2 on the woods at (1, 0)",
        "Player 2 gets: nothing",
        "Player 1 gets: 1 gold in donkey 1 on the woods at (1, 0)",
    ]
    assert consent_lines(w.state) == lines
    note = order_group(w.state, acting(w.state), 0).note
    assert note.splitlines()[1:] == lines
    assert w.state.offer is not None, "nothing is done by asking"
    assert w.amount(theirs, "gold") == 1


def test_a_gift_is_told_to_who_gets_it() -> None:
    w = SmallGame("0,0 pasture")
    mine, theirs = w.put("donkey", "0,0", boards=1), w.put("donkey", "0,0", player=2)
    w.do(Propose(0, (1,), Transfer(0, BOARDS, ~mine, ~theirs)))
    assert consent_lines(w.state) == [
        "Player 2 gives: nothing",
        "Player 2 gets: 1 board in donkey 2 on the pasture at (0, 0)",
    ]


def test_goods_that_are_paid_are_told_too() -> None:
    w = SmallGame("0,0 pasture; 1,0 pasture", Phase.PRODUCTION)
    mine, theirs = w.put("donkey", "0,0", geese=2), w.put("donkey", "0,0", player=2, paper=1)
    paid = ((GEESE, ~mine), (GEESE, ~mine), (PAPER, ~theirs))
    w.do(Propose(0, (1,), Research(0, mine, w.subject("rowing"), paid)))
    assert consent_lines(w.state) == [
        "Player 2 gives: 1 paper in donkey 2 on the pasture at (0, 0)",
        "Player 2 gets: nothing",
    ]


@pytest.mark.rule("P7")
def test_an_output_that_goes_aboard_who_is_asked_is_what_they_get() -> None:
    w = SmallGame("0,0 pasture", Phase.PRODUCTION)
    mine, theirs = w.put("donkey", "0,0"), w.put("donkey", "0,0", player=2, trunks=1)
    w.build("sawmill", "0,0")
    w.do(Propose(0, (1,), Produce(0, mine, ((TRUNKS, ~theirs),))))
    assert consent_lines(w.state) == [
        "Player 2 gives: 1 trunk in donkey 2 on the pasture at (0, 0)",
        "Player 2 gets: 2 boards in donkey 2 on the pasture at (0, 0)",
    ]
