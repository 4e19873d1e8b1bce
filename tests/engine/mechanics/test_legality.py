"""Actions come from outside: whatever stands in them, the check answers with a sentence and changes nothing."""

from __future__ import annotations

from dataclasses import fields
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rbdesigner.engine.core.actions import (
    KINDS,
    Action,
    Answer,
    Ask,
    Breed,
    Brick,
    Build,
    CashIn,
    ChooseHome,
    Dismantle,
    Done,
    Figures,
    Mines,
    Produce,
    Propose,
    Research,
    SetDown,
    Shaft,
    Step,
    TakeAboard,
    TakePosition,
    Transfer,
    Upgrade,
    Waive,
)
from rbdesigner.engine.core.codes import BOARDS, GOLD, MINE, NONE, TRUNKS
from rbdesigner.engine.core.refusal import IllegalAction, Refusal
from rbdesigner.engine.core.state import GameState, Phase, Stage
from rbdesigner.engine.mechanics import legality
from rbdesigner.messages.refusals import refusal_sentence
from rbdesigner.rules.tables import Mixture
from tests.engine.small_game import SmallGame
from tests.strategies import some

SEAWARD = 2
TILES = "0,0 woods 2-5; 1,0 mountain; 2,0 sea; 0,1 pasture; 1,1 desert; -1,0 sea"


def furnished(phase: Phase) -> SmallGame:
    """A small game with a little of everything, so that checks come far before they refuse."""
    w = SmallGame(TILES, phase)
    w.put("donkey", "1,0", boards=1)
    w.put("raft", "2,0")
    w.put("raft", "0,0~2", trunks=1)
    w.put("donkey", "1,0", player=2, boards=2)
    w.put("donkey", "0,1", player=2)
    w.goods("1,0", boards=5, stone=3, geese=2, paper=1, fuel=1, iron=1)
    w.build("mine", "1,0", (3, 3))
    w.build("paper mill", "0,0/1")
    for subject in ("drilling", "new shafts"):
        w.research(subject)
    w.home("1,0")
    w.home("0,1", player=2)
    w.wall("1,0", SEAWARD, player=2)
    return w


def moments() -> dict[str, GameState]:
    """A state in each phase and stage, with an offer pending, with one transporter too many, and after the end."""
    found = {phase.name.lower(): furnished(phase).state for phase in Phase if phase is not Phase.SETUP}
    for stage in (Stage.ASKING, Stage.PRAYING, Stage.POSITIONS):
        state = found[stage.name.lower()] = furnished(Phase.BUILDING).state
        state.stage = stage
        state.praying, state.choosing = (1,), (1, 0)
        state.chart = (NONE, NONE) if stage is Stage.POSITIONS else state.chart
    found["draw"] = furnished(Phase.PRODUCTION).state
    found["draw"].stage = Stage.DRAW
    found["figures"] = furnished(Phase.SETUP).state
    found["figures"].stage = Stage.DRAW
    found["homes"] = furnished(Phase.SETUP).state
    found["homes"].homes = (NONE, NONE)
    offering = furnished(Phase.MOVEMENT)
    offering.do(Propose(0, (1,), Transfer(0, BOARDS, ~3, ~0)))
    found["offer"] = offering.state
    found["excess"] = furnished(Phase.PRODUCTION).state
    found["excess"].production.excess = True
    found["over"] = furnished(Phase.WONDER).state
    found["over"].over = True
    return found


MOMENTS = moments()

_integers = st.one_of(
    st.integers(-8, 40), st.integers(), st.sampled_from([2**30, -(2**30), 2**63, 10**4000, -(10**4000)])
)
_scalars = st.one_of(
    _integers, st.booleans(), st.none(), st.text(max_size=5), st.floats(), st.just("x" * 10_000), st.just(1.0)
)
_nested: st.SearchStrategy[Any] = st.recursive(
    _scalars, lambda inner: st.lists(inner, max_size=3).map(tuple) | st.lists(inner, max_size=2), max_leaves=6
)
_pairs = st.lists(st.tuples(_integers, _integers), max_size=4).map(tuple)
_mixtures = st.builds(Mixture, _nested, _nested)


def _actions_with(player: st.SearchStrategy[Any], value: st.SearchStrategy[Any]) -> st.SearchStrategy[Action]:
    return st.one_of(
        *(st.builds(kind, player, *(value for field in fields(kind) if field.name != "player")) for kind in KINDS)
    )


_players = st.one_of(st.integers(-3, 3), st.sampled_from([0, 1]))
_fitting = _actions_with(_players, st.integers(-6, 24) | _pairs | st.just(Mixture(3, 3)))
_wild = _actions_with(_nested | st.just(0), _nested | _pairs | _mixtures | _fitting)
_offers = st.builds(Propose, _players, st.sampled_from([(1,), (0,), (1, 1)]), _wild | _fitting)


@pytest.mark.parametrize("moment", MOMENTS)
@some(0.4)
@given(action=_fitting | _wild | _offers | _nested)
def test_garbage_is_refused_in_a_sentence_and_changes_nothing(moment: str, action: Any) -> None:
    state = MOMENTS[moment]
    before = state.copy()
    refusal = legality.check(state, action)
    assert state == before
    if refusal is not None:
        assert 10 < len(refusal_sentence(state, refusal)) < 400
        assert refusal.rule is not None
        with pytest.raises(IllegalAction):
            legality.apply_checked(state, action)
        assert state == before


def refusal(state: GameState, action: Any) -> Refusal:
    before = state.copy()
    found = legality.check(state, action)
    assert found is not None
    assert state == before
    return found


_WRONG: list[tuple[str, Any, str]] = [
    ("movement", "step", "An action cannot be 'step'."),
    ("movement", Action(0), "An action cannot be a Action."),
    ("movement", Done(7), "There is no player 8 in this game."),
    ("movement", Done(True), "There is no player True in this game."),
    ("movement", Done("one"), "There is no player 'one' in this game."),  # type: ignore[arg-type]
    ("movement", Done(-1), "There is no player 0 in this game."),
    ("movement", Step(0, 99, 0), "There is no transporter 100."),
    ("movement", Step(0, 10**5000, 0), "There is no transporter so great a number."),
    ("movement", Step(0, 1.0, 0), "There is no transporter 1.0."),  # type: ignore[arg-type]
    ("movement", Step(0, 0, 10**9), "There is no spot 1000000000."),
    ("movement", Transfer(0, 11, 0, ~0), "There is no good 11."),
    ("movement", Transfer(0, 0, ~99, 0), "There is no transporter 100."),
    ("building", Build(0, 0, 99, 0), "There is no building 99."),
    ("building", Build(0, 0, MINE, 0, (3, 3)), "A mixture cannot be a tuple."),  # type: ignore[arg-type]
    ("building", Shaft(0, 0, None), "A mixture cannot be None."),  # type: ignore[arg-type]
    ("building", Shaft(0, 0, Mixture(3, -3)), "A mixture cannot be a Mixture."),
    ("production", Research(0, 0, 8), "There is no subject 8."),
    ("production", Upgrade(0, 6), "There is no tile 6."),
    ("production", Produce(0, 0, (1, 2)), "The inputs cannot be a tuple."),  # type: ignore[arg-type]
    ("production", Produce(0, 0, ((TRUNKS, 0, 0),)), "The inputs cannot be a tuple."),  # type: ignore[arg-type]
    ("production", Produce(0, 0, ((TRUNKS, 2**30),) * 201), "The inputs cannot be a tuple."),
    ("movement", Propose(0, 1, Done(0)), "The partners cannot be 1."),  # type: ignore[arg-type]
    ("movement", Propose(0, (1,), "hand over"), "An action cannot be 'hand over'."),  # type: ignore[arg-type]
    ("offer", Answer(1, 1), "An answer cannot be 1."),  # type: ignore[arg-type]
    ("positions", TakePosition(1, "first"), "A position cannot be 'first'."),  # type: ignore[arg-type]
    ("figures", Figures(NONE, 3), "The row of figures cannot be 3."),  # type: ignore[arg-type]
    ("figures", Figures(NONE, (0, 0)), "The row of figures cannot be player 1, player 1."),
    ("figures", Figures(0, (0, 1)), "Chance cannot be player 1."),
    ("draw", Mines(NONE, ((1, GOLD, 1),)), "The draw cannot be a tuple."),  # type: ignore[arg-type]
    ("homes", ChooseHome(0, "hill"), "There is no spot 'hill'."),  # type: ignore[arg-type]
]  # fmt: skip


@pytest.mark.parametrize(("moment", "action", "sentence"), _WRONG, ids=[sentence for _, _, sentence in _WRONG])
def test_each_wrong_field_is_named(moment: str, action: Any, sentence: str) -> None:
    found = refusal(MOMENTS[moment], action)
    assert refusal_sentence(MOMENTS[moment], found) == sentence
    assert found.code in ("unknown", "malformed", "no-player")
    assert found.rule == ""


def test_a_refused_action_says_code_rule_and_reason() -> None:
    with pytest.raises(IllegalAction, match="The game is over") as raised:
        legality.apply_checked(MOMENTS["over"], Done(0))
    assert (raised.value.code, raised.value.rule, raised.value.reason) == ("game-over", "V6", "The game is over.")


def test_actions_belong_to_their_phase_and_stage() -> None:
    assert refusal(MOMENTS["movement"], Brick(0)).code == "wrong-phase"
    assert refusal_sentence(MOMENTS["homes"], refusal(MOMENTS["homes"], Done(0))) == "All homes must be chosen first."
    assert refusal(MOMENTS["homes"], Done(0)).code == "setting-up"
    assert refusal(MOMENTS["wonder"], ChooseHome(0, 0)).code == "wrong-phase"
    assert refusal(MOMENTS["building"], CashIn(0)).code == "not-asked"
    assert refusal(MOMENTS["asking"], CashIn(0)).code == "not-asked"
    assert refusal(MOMENTS["asking"], Done(0)).code == "not-asked"
    assert refusal(MOMENTS["praying"], Waive(1)).code == "not-asked"
    assert refusal(MOMENTS["positions"], Ask(1)).code == "not-asked"
    assert refusal(MOMENTS["draw"], Done(0)).code == "chance"
    assert refusal(MOMENTS["production"], Mines(NONE, ())).code == "not-chance"
    assert refusal(MOMENTS["movement"], Answer(1, True)).code == "nothing-offered"
    assert refusal(MOMENTS["offer"], Done(0)).code == "offer-pending"


@pytest.mark.rule("T6")
def test_only_the_acting_player_acts() -> None:
    assert refusal(MOMENTS["movement"], Done(1)).code == "not-your-turn"
    assert refusal(MOMENTS["praying"], CashIn(0)).code == "not-your-turn"
    assert refusal(MOMENTS["positions"], TakePosition(0, 1)).code == "not-your-turn"
    assert refusal(MOMENTS["offer"], Answer(0, True)).code == "not-your-turn"


@pytest.mark.rule("T7")
@pytest.mark.parametrize("player", [False, 0.0])
def test_what_equals_the_number_of_the_acting_player_is_no_player(player: Any) -> None:
    """Actions come from outside, and False and 0.0 equal 0."""
    assert refusal(MOMENTS["movement"], Done(player)).code == "no-player"


def test_nobody_acts_with_anothers_transporter() -> None:
    w = furnished(Phase.MOVEMENT)
    assert w.refusal(Step(0, 4, w.spot("1,1"))) == "not-yours"
    assert w.refusal(Transfer(0, BOARDS, ~3, ~0)) == "needs-consent"
    assert w.refusal(Transfer(0, BOARDS, ~3, w.spot("1,0"))) == "needs-consent"


def test_a_transporter_that_is_no_more_does_nothing() -> None:
    w = furnished(Phase.MOVEMENT)
    w.state.stand(1, NONE)
    assert w.refusal(Step(0, 1, w.spot("2,0"))) == "no-more"
    assert w.refusal(Transfer(0, TRUNKS, ~2, ~1)) == "no-more"


# Listing


def test_the_list_of_one_transporter_or_tile_is_part_of_the_whole() -> None:
    w = furnished(Phase.MOVEMENT)
    whole = legality.legal_actions(w.state)
    mountain, beside = w.tile("1,0"), w.tile("0,1")
    on_tile = legality.legal_actions(w.state, tile=mountain)
    assert on_tile
    assert set(on_tile) < set(whole)
    of_one = legality.legal_actions(w.state, transporter=0)
    assert Step(0, 0, w.spot("0,1")) in of_one
    assert set(of_one) <= set(on_tile)
    assert legality.legal_actions(w.state, 1) == []
    assert legality.legal_actions(w.state, tile=beside) == [], "only another's transporter is there"
    assert legality.legal_actions(w.state, transporter=3) == [], "another's"


def test_an_action_tells_which_transporters_it_names() -> None:
    assert legality.involved(Transfer(0, 0, ~2, 5)) == (2,)
    assert legality.involved(Transfer(0, 0, ~2, ~3)) == (2, 3)
    assert legality.involved(Transfer(0, 0, 4, 5)) == (), "a ferry"
    assert legality.involved(TakeAboard(0, 1, 2)) == (1, 2)
    assert legality.involved(SetDown(0, 1, 5)) == legality.involved(Step(0, 1, 5)) == (1,)
    assert legality.involved(Breed(0, 1)) == legality.involved(Upgrade(0, 1)) == ()


@pytest.mark.parametrize("number", [-1, -2, 5, 10**9])
def test_nothing_may_be_done_with_or_on_what_is_not_there(number: int) -> None:
    for state in MOMENTS.values():
        assert legality.legal_actions(state, transporter=number) == []
        assert legality.legal_actions(state, tile=number + 100) == []
        assert legality.legal_actions(state, player=number) == []
    assert legality.legal_actions(MOMENTS["movement"], tile=-1) == []


def test_nothing_is_done_with_transporters_while_an_order_is_determined() -> None:
    for moment in ("asking", "praying", "positions", "offer", "draw", "homes", "over"):
        assert legality.legal_actions(MOMENTS[moment], transporter=0) == []


@pytest.mark.rule("F7")
def test_what_goes_of_too_many_is_listed_on_its_own_tile_only() -> None:
    w = SmallGame("0,0 pasture; 1,0 pasture; 2,0 pasture", Phase.PRODUCTION)
    for at in ("0,0", "1,0"):
        w.build("truck factory", at)
        for _ in range(3):
            w.put("donkey", at)
    w.state.production.excess = True
    assert len(legality.legal_actions(w.state)) == 6
    assert len(legality.legal_actions(w.state, tile=w.tile("1,0"))) == 3
    assert legality.legal_actions(w.state, tile=w.tile("2,0")) == []
    assert legality.legal_actions(w.state, transporter=4) == [Dismantle(0, 4)]
    assert w.refusal(Done(0)) == "excess-first"
