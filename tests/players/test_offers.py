"""What a machine player agrees to when another proposes it, and what not (T8)."""

from __future__ import annotations

import pytest

from rbdesigner.engine.core.actions import Action, Answer, Brick, BuildRoad, Produce, Propose, Transfer
from rbdesigner.engine.core.codes import BOARDS, COINS, GOLD, PAPER, STONE, TRUNKS
from rbdesigner.engine.core.state import Phase
from rbdesigner.players.planning_player import LEVELS, PlanningPlayer
from rbdesigner.players.tactics import accepts_offer
from tests.engine.small_game import SmallGame, game_of

pytestmark = pytest.mark.rule("T8")

TILES = "0,0 pasture; 1,0 pasture"


def met(phase: Phase = Phase.MOVEMENT, **held: int) -> tuple[SmallGame, int, int]:
    """A donkey of each of two players on a tile; the second's holds something."""
    w = SmallGame(TILES, phase)
    return w, w.put("donkey", "0,0", 1), w.put("donkey", "0,0", 2, **held)


def answer(w: SmallGame, action: Action) -> bool:
    """What the second player says to a proposal of the first."""
    w.do(Propose(0, (1,), action))
    before = w.state.copy()
    found = accepts_offer(w.state, 1)
    assert w.state == before
    return found


@pytest.mark.parametrize("good", [GOLD, STONE])
def test_it_takes_what_is_given_for_nothing(good: int) -> None:
    w, mine, theirs = met()
    w.state.put(~mine, good, 1)
    assert answer(w, Transfer(0, good, ~mine, ~theirs))


def test_it_gives_nothing_away() -> None:
    w, mine, theirs = met(gold=1, boards=1)
    assert not answer(w, Transfer(0, GOLD, ~theirs, ~mine))
    w.do(Answer(1, False))
    assert not answer(w, Transfer(0, BOARDS, ~theirs, ~mine))


def test_it_does_not_take_from_itself_as_a_gift() -> None:
    w, _, theirs = met(boards=1)
    other = w.put("donkey", "0,0", 2)
    assert not answer(w, Transfer(0, BOARDS, ~theirs, ~other))


def test_a_gift_must_not_take_the_room_of_what_is_worth_more() -> None:
    w, mine, theirs = met(boards=1)
    w.state.put(~mine, TRUNKS, 1)
    w.goods("0,0", coins=1)
    gift = Transfer(0, TRUNKS, ~mine, ~theirs)
    assert not answer(w, gift)
    w.do(Answer(1, False))
    w.state.put(w.spot("0,0"), COINS, -1)
    assert answer(w, gift)


def test_its_goods_pay_for_nobody_else() -> None:
    w, mine, theirs = met(Phase.BUILDING, stone=1)
    assert not answer(w, BuildRoad(0, mine, w.border("0,0", 4), ((STONE, ~theirs),)))


def test_its_goods_buy_no_brick_for_another() -> None:
    w, _, theirs = met(Phase.WONDER, stone=1)
    w.home("0,0", 1)
    assert not answer(w, Brick(0, ((STONE, ~theirs),)))


@pytest.mark.rule("P7")
def test_its_coins_may_become_a_stock_of_its_own() -> None:
    w, mine, theirs = met(Phase.PRODUCTION, coins=2)
    w.build("stock exchange", "0,0")
    w.state.put(~mine, PAPER, 1)
    run = Produce(0, mine, ((PAPER, ~mine), (COINS, ~theirs), (COINS, ~theirs)))
    assert answer(w, run)
    w.do(Answer(1, True))
    assert w.amount(theirs, "stock") == 1


def test_a_planning_player_says_so() -> None:
    w, mine, theirs = met()
    w.state.put(~mine, GOLD, 1)
    w.do(Propose(0, (1,), Transfer(0, GOLD, ~mine, ~theirs)))
    game = game_of(TILES, w)
    player = PlanningPlayer(1, "1", LEVELS["easy"])
    assert player.decide(game.view()) == Answer(1, True)
    game.apply(Answer(1, True))
    assert w.amount(theirs, "gold") == 1
