"""Research, and what lies about ready for it."""

from __future__ import annotations

import pytest

from rbdesigner.engine.core.actions import ANYWHERE, Answer, Done, Make, Produce, Propose, Research, Upgrade
from rbdesigner.engine.core.codes import BOARDS, GEESE, NONE, PAPER
from rbdesigner.engine.core.events import Lost, Researched, Used
from rbdesigner.engine.core.state import Phase
from rbdesigner.engine.mechanics import legality, research, turn_sequence
from rbdesigner.messages.refusals import refusal_sentence
from tests.engine.small_game import SmallGame

SPLIT = "0,0 pasture 0-3; 1,0 sea; 0,1 sea; -1,0 woods"
ROWING, TRUCKING = 0, 1


def small(players: int = 2) -> SmallGame:
    return SmallGame(SPLIT, Phase.PRODUCTION, players)


@pytest.mark.rule("R1")
def test_research_costs_two_geese_and_a_paper_without_any_building() -> None:
    w = small()
    donkey = w.put("donkey", "-1,0", geese=1)
    ground = w.goods("-1,0", geese=1)
    assert w.refusal(Research(0, donkey, ROWING)) == "goods-lacking"
    w.goods("-1,0", paper=1)
    assert w.do(Research(0, donkey, ROWING)) == [
        Used(GEESE, 1, ground, "R1"),
        Used(GEESE, 1, ~donkey, "R1"),
        Used(PAPER, 1, ground, "R1"),
        Researched(0, ROWING),
    ]
    assert w.state.knows(0, ROWING) and not w.state.knows(1, ROWING)


@pytest.mark.rule("R1")
def test_all_must_be_in_reach_of_one_transporter() -> None:
    w = small()
    donkey = w.put("donkey", "0,0/0")
    w.goods("0,0/0", geese=2)
    w.goods("0,0/1", paper=1)
    assert w.refusal(Research(0, donkey, ROWING)) == "goods-lacking"
    w.put("raft", "0,0~0")
    assert w.refusal(Research(0, donkey, ROWING)) == "", "a ferry helps"


@pytest.mark.rule("R1", "B6")
def test_a_boat_at_sea_researches_with_what_is_aboard() -> None:
    w = small()
    raft = w.put("raft", "1,0", geese=2, paper=1)
    w.do(Research(0, raft, ROWING))
    assert w.state.loads[raft] == 0


@pytest.mark.rule("R1", "C7")
def test_a_carrier_researches_as_no_building_is_fed() -> None:
    w = small()
    carrier = w.put("donkey", "-1,0")
    w.state.load_on(carrier, w.put("donkey", "-1,0"))
    w.goods("-1,0", geese=2, paper=1)
    assert w.refusal(Research(0, carrier, ROWING)) == ""
    assert w.refusal(Research(0, carrier + 1, ROWING)) == "is-carried"


@pytest.mark.rule("R1", "P13")
def test_the_geese_may_be_named_and_lent() -> None:
    w = small()
    donkey, theirs = w.put("donkey", "-1,0", paper=1), w.put("donkey", "-1,0", 2, geese=2)
    lent = Research(0, donkey, ROWING, ((GEESE, ~theirs), (GEESE, ~theirs), (PAPER, ANYWHERE)))
    assert w.refusal(lent) == "needs-consent"
    w.do(Propose(0, (1,), lent), Answer(1, True))
    assert w.state.knows(0, ROWING)


@pytest.mark.rule("R2")
def test_a_subject_is_researched_once_a_player() -> None:
    w = small()
    w.research("rowing")
    w.research("trucking", player=2)
    donkey = w.put("donkey", "-1,0")
    w.goods("-1,0", geese=2, paper=1)
    assert w.refusal(Research(0, donkey, ROWING)) == "known-already"
    assert w.legal(Research) == [Research(0, donkey, subject) for subject in range(1, 8)]


@pytest.mark.rule("R2")
def test_with_all_eight_known_nothing_is_left_to_research() -> None:
    w = small()
    w.state.subjects = (255, *w.state.subjects[1:])
    donkey = w.put("donkey", "-1,0")
    w.goods("-1,0", geese=2, paper=1)
    assert w.legal(Research) == []
    assert {w.refusal(Research(0, donkey, subject)) for subject in range(8)} == {"known-already"}


@pytest.mark.rule("P10", "R6", "R2")
def test_paper_research_upgrade_and_a_new_transporter_all_in_one_turn() -> None:
    w = small()
    w.build("paper mill", "-1,0")
    tile = w.build("wagon factory", "0,0/0")
    donkey, other = w.put("donkey", "-1,0"), w.put("donkey", "0,0/0")
    w.goods("-1,0", boards=2, geese=2)
    w.goods("0,0/0", fuel=1, iron=1)
    wood = ((BOARDS, ANYWHERE), (BOARDS, ANYWHERE))
    w.do(Produce(0, donkey, wood), Research(0, donkey, TRUCKING), Upgrade(0, tile), Make(0, other))
    assert len(w.state.owned(0)) == 3


@pytest.mark.rule("R5")
@pytest.mark.parametrize(
    ("subject", "upgrading"), [("rowing", True), ("trucking", True), ("shipping", True), ("drilling", False)]
)
def test_only_factory_subjects_open_the_moment_for_upgrades(subject: str, upgrading: bool) -> None:
    w = small()
    donkey = w.put("donkey", "-1,0")
    w.goods("-1,0", geese=2, paper=1)
    w.do(Research(0, donkey, w.subject(subject)))
    assert w.state.production.upgrading == (w.subject(subject) if upgrading else NONE)


@pytest.mark.rule("R3")
def test_geese_and_paper_that_lie_together_are_used_up_for_nothing() -> None:
    w = small()
    woods = w.goods("-1,0", geese=5, paper=3)
    w.put("donkey", "-1,0", 2)
    w.state.events = []
    research.loose_research(w.state)
    assert w.state.events == [Lost(GEESE, 4, woods, "R3"), Lost(PAPER, 2, woods, "R3")]
    assert (w.amount("-1,0", "geese"), w.amount("-1,0", "paper")) == (1, 1)
    assert w.state.subjects == (0, 0)


@pytest.mark.rule("R3")
def test_what_would_be_wasted_can_be_asked_and_changes_nothing() -> None:
    w = small()
    woods = w.goods("-1,0", geese=5, paper=3)
    before = w.state.copy()
    assert turn_sequence.production_losses(w.state) == [Lost(GEESE, 4, woods, "R3"), Lost(PAPER, 2, woods, "R3")]
    assert w.state == before
    w.state.phase = Phase.MOVEMENT
    assert turn_sequence.production_losses(w.state) == []


@pytest.mark.rule("R1")
def test_a_refusal_names_what_is_lacking_and_not_what_is_there() -> None:
    w = small()
    donkey = w.put("donkey", "-1,0")
    w.goods("-1,0", geese=3)
    refusal = legality.check(w.state, Research(0, donkey, 0))
    assert refusal is not None
    assert refusal_sentence(w.state, refusal) == "It takes 2 geese and 1 paper; 1 paper is missing."


@pytest.mark.rule("R3")
def test_what_is_aboard_or_across_the_river_is_safe() -> None:
    w = small()
    w.goods("0,0/0", geese=2)
    w.goods("0,0/1", paper=1)
    w.put("raft", "0,0~0")
    w.goods("-1,0", geese=2)
    donkey = w.put("donkey", "-1,0", paper=1)
    research.loose_research(w.state)
    assert [w.amount(at, "geese") for at in ("0,0/0", "-1,0")] == [2, 2]
    assert w.amount(donkey, "paper") == w.amount("0,0/1", "paper") == 1


@pytest.mark.rule("R3")
def test_what_an_oil_rig_stores_is_used_up_too() -> None:
    w = small()
    w.build("oil rig", "1,0")
    w.goods("1,0", geese=2, paper=1)
    research.loose_research(w.state)
    assert (w.amount("1,0", "geese"), w.amount("1,0", "paper")) == (0, 0)


@pytest.mark.rule("R3", "P14", "P9")
def test_paper_of_leftover_runs_comes_in_time_to_be_used_up() -> None:
    w = small(players=1)
    w.build("paper mill", "-1,0")
    w.goods("-1,0", boards=2, geese=2)
    w.do(Done(0))
    assert w.state.phase is Phase.MOVEMENT
    assert (w.amount("-1,0", "geese"), w.amount("-1,0", "paper")) == (0, 0)
