"""What others have to agree to: offers, answers, and what partners help with (T8)."""

from __future__ import annotations

from typing import NamedTuple

import pytest

from rbdesigner.engine.core.actions import (
    Action,
    Answer,
    Brick,
    BuildRoad,
    Done,
    Inputs,
    Make,
    Produce,
    Propose,
    Research,
    Step,
    Transfer,
    Waive,
)
from rbdesigner.engine.core.codes import BOARDS, CLAY, GEESE, GOLD, NONE, PAPER, STONE, TRUNKS
from rbdesigner.engine.core.events import Used
from rbdesigner.engine.core.state import Phase, Stage
from rbdesigner.engine.mechanics import legality
from rbdesigner.engine.mechanics.order import acting
from rbdesigner.messages.refusals import refusal_sentence
from tests.engine.small_game import SmallGame

pytestmark = pytest.mark.rule("T8")

PHASES = (Phase.PRODUCTION, Phase.MOVEMENT, Phase.BUILDING, Phase.WONDER)


class Meeting(NamedTuple):
    """Donkeys of three players on one tile: mine holds clay, the second's gold, the third's stone."""

    small: SmallGame
    mine: int
    second: int
    third: int


def meeting(phase: Phase = Phase.MOVEMENT) -> Meeting:
    w = SmallGame("0,0 pasture; 1,0 pasture", phase, 3)
    donkeys = [w.put("donkey", "0,0", player + 1, **{good: 1}) for player, good in enumerate(("clay", "gold", "stone"))]
    return Meeting(w, *donkeys)


def agreed(w: SmallGame, action: Action, *partners: int) -> None:
    """Offer something to which all agree."""
    w.do(Propose(action.player, partners, action), *(Answer(partner, True) for partner in partners))


@pytest.mark.parametrize("phase", PHASES)
def test_in_each_phase_one_may_give_to_another_who_agrees(phase: Phase) -> None:
    m = meeting(phase)
    gift = Transfer(0, CLAY, ~m.mine, ~m.second)
    assert m.small.refusal(gift) == "needs-consent"
    agreed(m.small, gift, 1)
    assert m.small.amount(m.second, "clay") == 1
    assert acting(m.small.state) == (0,), "it is still the part of who has offered"


@pytest.mark.parametrize("phase", PHASES)
def test_in_each_phase_one_may_take_from_another_who_agrees(phase: Phase) -> None:
    m = meeting(phase)
    agreed(m.small, Transfer(0, GOLD, ~m.second, ~m.mine), 1)
    assert m.small.amount(m.mine, "gold") == 1


def test_an_offer_waits_for_its_answer_and_changes_nothing_before() -> None:
    m = meeting()
    w = m.small
    before = w.state.copy()
    w.do(Propose(0, (1,), Transfer(0, CLAY, ~m.mine, ~m.second)))
    assert acting(w.state) == (1,)
    assert legality.legal_actions(w.state) == [Answer(1, True), Answer(1, False)]
    assert legality.legal_actions(w.state, 0) == []
    assert w.refusal(Done(0)) == "offer-pending"
    assert w.refusal(Propose(0, (1,), Transfer(0, CLAY, ~m.mine, ~m.second))) == "offer-pending"
    assert w.refusal(Answer(0, True)) == "not-your-turn"
    assert w.refusal(Answer(2, True)) == "not-your-turn"
    assert w.state.goods == before.goods


def test_a_refusal_leaves_all_as_it_was() -> None:
    m = meeting()
    w = m.small
    listed, before = legality.legal_actions(w.state), w.state.copy()
    w.do(Propose(0, (1,), Transfer(0, CLAY, ~m.mine, ~m.second)), Answer(1, False))
    assert w.state == before
    assert legality.legal_actions(w.state) == listed
    assert w.refusal(Answer(1, True)) == "nothing-offered"


def test_of_several_partners_each_answers_in_turn_and_all_have_to_agree() -> None:
    m = meeting()
    w = m.small
    between = Transfer(0, GOLD, ~m.second, ~m.third)
    before = w.state.copy()
    w.do(Propose(0, (2, 1), between))
    assert acting(w.state) == (2,)
    w.do(Answer(2, True))
    assert acting(w.state) == (1,)
    w.do(Answer(1, False))
    assert w.state == before
    w.do(Propose(0, (2, 1), between), Answer(2, False))
    assert w.state == before, "the first refusal ends it"
    agreed(w, between, 1, 2)
    assert w.amount(m.third, "gold") == 1


def test_an_offer_names_all_whose_consent_is_needed() -> None:
    m = meeting()
    between = Transfer(0, GOLD, ~m.second, ~m.third)
    assert m.small.refusal(Propose(0, (1,), between)) == "needs-consent"
    assert m.small.refusal(Propose(0, (2,), between)) == "needs-consent"
    assert m.small.refusal(Propose(0, (1, 2), between)) == ""


@pytest.mark.parametrize("partners", [(), (0,), (0, 1), (1, 1), (3,), (-1,), (1, 7)])
def test_an_offer_goes_to_other_players_each_once(partners: tuple[int, ...]) -> None:
    m = meeting()
    assert m.small.refusal(Propose(0, partners, Transfer(0, CLAY, ~m.mine, ~m.second))) == "wrong-partners"


def test_the_sentence_on_wrong_partners_names_them() -> None:
    m = meeting()
    refusal = legality.check(m.small.state, Propose(0, (1, 1), Transfer(0, CLAY, ~m.mine, ~m.second)))
    assert refusal is not None
    assert refusal_sentence(m.small.state, refusal).endswith("each named once, not to player 2, player 2.")


def test_what_can_be_done_without_anybody_is_not_offered() -> None:
    m = meeting()
    assert m.small.refusal(Propose(0, (1,), Transfer(0, CLAY, ~m.mine, m.small.spot("0,0")))) == "needs-no-consent"


@pytest.mark.parametrize("phase", PHASES)
def test_what_is_illegal_anyway_cannot_be_offered(phase: Phase) -> None:
    m = meeting(phase)
    w = m.small
    assert w.refusal(Propose(0, (1,), Transfer(0, STONE, ~m.mine, ~m.second))) == "no-good"
    assert w.refusal(Propose(0, (1,), Transfer(0, CLAY, ~m.mine, ~99))) == "unknown"
    w.goods_at(~m.second, clay=1)
    assert w.refusal(Propose(0, (1,), Transfer(0, CLAY, ~m.mine, ~m.second))) == "no-room"
    far = w.put("donkey", "1,0", player=2)
    assert w.refusal(Propose(0, (1,), Transfer(0, CLAY, ~m.mine, ~far))) == "out-of-reach"


def test_only_what_others_may_help_with_is_offered() -> None:
    m = meeting()
    w = m.small
    assert w.refusal(Propose(0, (1,), Done(0))) == "not-to-offer"
    assert w.refusal(Propose(0, (1,), Step(0, m.second, w.spot("1,0")))) == "not-to-offer"
    assert w.refusal(Propose(0, (1,), Propose(0, (2,), Done(0)))) == "not-to-offer"
    assert w.refusal(Propose(0, (1,), Transfer(1, GOLD, ~m.second, ~m.mine))) == "malformed"


def test_who_does_not_act_offers_nothing() -> None:
    m = meeting()
    w = m.small
    theirs = Transfer(1, GOLD, ~m.second, ~m.mine)
    assert w.refusal(Propose(1, (0,), theirs)) == "not-your-turn"
    w.do(Done(0))
    agreed(w, theirs, 0)
    w.state.stage = Stage.ASKING
    assert w.refusal(Propose(1, (0,), theirs)) == "not-asked"
    w.do(Waive(1))


# What partners help with


def named(*goods: tuple[int, int]) -> Inputs:
    return goods


def test_one_builds_with_what_a_partner_holds() -> None:
    m = meeting(Phase.BUILDING)
    w = m.small
    road = BuildRoad(0, m.mine, w.border("0,0", 4), named((STONE, ~m.third)))
    assert w.refusal(road) == "needs-consent"
    assert w.refusal(Propose(0, (1,), road)) == "needs-consent"
    assert w.refusal(BuildRoad(0, m.mine, w.border("0,0", 4))) == "goods-lacking", "nothing is taken unasked"
    w.do(Propose(0, (2,), road))
    assert Used(STONE, 1, ~m.third, "K8") in w.do(Answer(2, True))
    assert w.state.roads[w.border("0,0", 4)]


def test_a_willing_partner_far_away_does_not_help() -> None:
    m = meeting(Phase.BUILDING)
    w = m.small
    far = w.put("donkey", "1,0", player=3, stone=1)
    road = BuildRoad(0, m.mine, w.border("0,0", 4), named((STONE, ~far)))
    assert w.refusal(Propose(0, (2,), road)) == "source-out-of-reach"


def test_one_produces_researches_and_makes_with_what_a_partner_holds() -> None:
    w = SmallGame("0,0 pasture; 1,0 pasture; 1,-1 sea", Phase.PRODUCTION)
    mine = w.put("donkey", "0,0", geese=2)
    paper, wood = w.put("donkey", "0,0", player=2, paper=1), w.put("donkey", "1,0", player=2, trunks=2)
    maker = w.put("donkey", "1,0")
    w.build("raft factory", "1,0")
    research = Research(0, mine, w.subject("rowing"), named((GEESE, ~mine), (GEESE, ~mine), (PAPER, ~paper)))
    agreed(w, research, 1)
    assert w.state.knows(0, w.subject("rowing"))
    coast = w.spot("1,0@0")
    agreed(w, Make(0, maker, coast, named((TRUNKS, ~wood), (TRUNKS, ~wood))), 1)
    assert w.state.owners[-1] == 0


@pytest.mark.rule("P7", "T8")
def test_an_output_fed_by_a_partner_goes_aboard_the_partner() -> None:
    w = SmallGame("0,0 pasture", Phase.PRODUCTION)
    mine, theirs = w.put("donkey", "0,0"), w.put("donkey", "0,0", player=2, trunks=1)
    w.build("sawmill", "0,0")
    run = Produce(0, mine, named((TRUNKS, ~theirs)))
    assert w.refusal(run) == "needs-consent"
    agreed(w, run, 1)
    assert (w.amount(mine, "boards"), w.amount(theirs, "boards")) == (0, 2)


def test_a_partner_pays_for_a_brick() -> None:
    m = meeting(Phase.WONDER)
    w = m.small
    w.home("0,0")
    agreed(w, Brick(0, named((GOLD, ~m.second))), 1)
    assert w.state.bricks == (0,)
    agreed(w, Brick(0, named((STONE, ~m.third), (CLAY, ~m.mine))), 2)
    assert w.state.bricks == (0, 0)


RIVERSIDE = "0,0 pasture 0-3; 1,0 pasture"
EAST, WEST, RIVER = "0,0/1", "0,0/7", "0,0~0"


@pytest.mark.rule("E2")
@pytest.mark.parametrize("phase", PHASES)
def test_a_partners_boat_ferries_in_every_phase(phase: Phase) -> None:
    w = SmallGame(RIVERSIDE, phase)
    donkey = w.put("donkey", EAST, clay=1)
    w.put("raft", RIVER, player=2)
    w.goods(WEST, gold=1)
    over, fetched = Transfer(0, CLAY, ~donkey, w.spot(WEST)), Transfer(0, GOLD, w.spot(WEST), ~donkey)
    assert w.refusal(over) == w.refusal(fetched) == "out-of-reach"
    w.do(Propose(0, (1,), over), Answer(1, False))
    assert w.amount(donkey, "clay") == 1
    agreed(w, over, 1)
    agreed(w, fetched, 1)
    assert w.amount(WEST, "clay") == w.amount(donkey, "gold") == 1
    assert w.refusal(Transfer(0, GOLD, ~donkey, w.spot(WEST))) == "out-of-reach", "each time anew"


@pytest.mark.rule("E2")
def test_the_boat_of_who_offers_ferries_for_the_partner_too() -> None:
    w = SmallGame(RIVERSIDE)
    w.put("raft", RIVER)
    theirs = w.put("donkey", WEST, player=2, gold=1)
    agreed(w, Transfer(0, GOLD, ~theirs, w.spot(EAST)), 1)
    assert w.amount(EAST, "gold") == 1


@pytest.mark.rule("E2")
def test_the_boat_of_one_partner_joins_one_to_another() -> None:
    w = SmallGame(RIVERSIDE, Phase.MOVEMENT, 3)
    mine, theirs = w.put("donkey", EAST), w.put("donkey", WEST, player=2, gold=1)
    w.put("raft", RIVER, player=3)
    taken = Transfer(0, GOLD, ~theirs, ~mine)
    assert w.refusal(Propose(0, (1,), taken)) == "out-of-reach"
    agreed(w, taken, 1, 2)
    assert w.amount(mine, "gold") == 1


@pytest.mark.rule("E2", "P11")
def test_a_producer_beyond_the_river_is_fed_over_a_partners_boat() -> None:
    w = SmallGame(RIVERSIDE, Phase.PRODUCTION)
    donkey = w.put("donkey", EAST, trunks=1)
    w.put("raft", RIVER, player=2)
    w.build("sawmill", WEST)
    run = Produce(0, donkey)
    assert w.refusal(run) == "building-out-of-reach"
    agreed(w, run, 1)
    assert w.amount(donkey, "boards") == 2
    w.goods(WEST, trunks=1)
    assert w.refusal(Produce(0, donkey, named((TRUNKS, w.spot(WEST))))) == "building-out-of-reach"


@pytest.mark.rule("M11")
def test_what_a_partner_moved_before_may_be_carried_on() -> None:
    m = meeting()
    w = m.small
    agreed(w, Transfer(0, GOLD, ~m.second, ~m.mine), 1)
    w.do(Step(0, m.mine, w.spot("1,0")), Done(0))
    back = w.put("donkey", "1,0", player=2)
    agreed(w, Transfer(1, GOLD, ~m.mine, ~back), 0)
    w.do(Step(1, back, w.spot("0,0")))
    assert w.amount(back, "gold") == 1


@pytest.mark.rule("R5")
def test_an_offer_that_is_refused_leaves_the_upgrade_open_and_one_that_is_done_ends_it() -> None:
    for agrees in (False, True):
        w = SmallGame("0,0 pasture", Phase.PRODUCTION)
        mine, theirs = w.put("donkey", "0,0", geese=2), w.put("donkey", "0,0", player=2)
        w.goods("0,0", paper=1, clay=1)
        w.build("wagon factory", "0,0")
        w.do(Research(0, mine, w.subject("trucking")))
        assert w.state.production.upgrading != NONE
        w.do(Propose(0, (1,), Transfer(0, CLAY, w.spot("0,0"), ~theirs)), Answer(1, agrees))
        assert (w.state.production.upgrading == NONE) is agrees


def test_who_is_willing_is_so_again_after_a_look_at_others() -> None:
    state = SmallGame("0,0 pasture", players=3).state
    with state.as_if_willing((0, 1)):
        with state.as_if_willing(range(3)):
            assert state.willing == (0, 1, 2)
        assert state.willing == (0, 1)
    assert state.willing == ()


def test_alone_there_is_nobody_to_ask() -> None:
    w = SmallGame("0,0 pasture", players=1)
    donkey = w.put("donkey", "0,0", boards=1)
    assert w.refusal(Propose(0, (1,), Transfer(0, BOARDS, ~donkey, w.spot("0,0")))) == "wrong-partners"
