"""What goes without asking."""

from __future__ import annotations

from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

import rbdesigner as rb
from rbdesigner.engine.core.actions import ChooseHome, Done, Transfer, Waive
from rbdesigner.engine.core.codes import POINTS
from rbdesigner.engine.core.state import Phase, Stage
from rbdesigner.engine.games.game import Game
from rbdesigner.engine.lookahead.auto_pass import forced_action, has_choice, order_matters
from rbdesigner.engine.mechanics import legality
from rbdesigner.players.random_player import RandomPlayer
from tests.checks.maps import having, map_of
from tests.engine.small_game import SmallGame
from tests.strategies import some

SCENARIOS = sorted((Path(__file__).parents[3] / "scenarios").glob("*.rbmap"))
TILES = "0,0 pasture; 1,0 rock; 2,0 woods; 3,0 pasture; 4,0 pasture"


def small(phase: Phase, players: int = 1) -> SmallGame:
    w = SmallGame(TILES, phase, players)
    w.home("0,0")
    return w


# Phases


def test_production_is_empty_where_goods_only_lie_about() -> None:
    w = small(Phase.PRODUCTION)
    w.put("donkey", "0,0", stone=1)
    w.goods("0,0", boards=3, geese=2)
    assert w.legal(Transfer)
    assert forced_action(w.state, {0}) == Done(0)
    w.build("sawmill", "0,0")
    assert forced_action(w.state, {0}) == Done(0), "a sawmill takes neither stone nor boards"
    w.goods("0,0", trunks=1)
    assert forced_action(w.state, {0}) is None


def test_geese_and_paper_that_would_be_lost_can_be_parted() -> None:
    w = small(Phase.PRODUCTION)
    w.put("donkey", "0,0")
    w.goods("0,0", geese=2, paper=1)
    for subject in ("rowing", "trucking", "shipping", "drilling", "specialisation", "enlargement", "new shafts"):
        w.research(subject)
    w.research("bright idea")
    assert has_choice(w.state)


def test_movement_is_empty_only_without_a_step() -> None:
    w = small(Phase.MOVEMENT)
    w.put("wagon", "0,0", stone=1)
    assert forced_action(w.state, {0}) == Done(0), "no road leads anywhere"
    w.put("donkey", "1,0")
    assert forced_action(w.state, {0}) is None


def test_building_is_empty_without_anything_that_can_be_paid() -> None:
    w = small(Phase.BUILDING)
    w.put("donkey", "0,0", trunks=1)
    assert forced_action(w.state, {0}) == Done(0)
    w.goods("0,0", stone=1)
    assert forced_action(w.state, {0}) is None, "a road"


def test_the_wonder_is_empty_without_goods_that_pay() -> None:
    w = small(Phase.WONDER)
    w.put("donkey", "1,0", stone=1)
    assert forced_action(w.state, {0}) == Done(0)
    w.put("donkey", "0,0")
    w.goods("0,0", trunks=3)
    assert forced_action(w.state, {0}) is None


@pytest.mark.rule("Z1")
def test_wealth_on_the_ground_is_not_passed_over_at_the_end() -> None:
    w = small(Phase.WONDER)
    w.put("donkey", "1,0")
    w.goods("1,0", gold=1)
    assert forced_action(w.state, {0}) == Done(0)
    w.state.neutral = w.state.terms.turns - 1
    w.state.choices.clear()
    assert forced_action(w.state, {0}) is None


@pytest.mark.parametrize("phase", [Phase.PRODUCTION, Phase.BUILDING, Phase.WONDER])
def test_nothing_is_passed_over_beside_another_player(phase: Phase) -> None:
    w = small(phase, players=2)
    w.put("donkey", "1,0")
    assert forced_action(w.state, {0}) == Done(0)
    w.put("donkey", "1,0", player=2)
    assert forced_action(w.state, {0}) is None, "there may be something to deal with"


def test_a_phase_that_cannot_end_is_not_passed_over() -> None:
    w = small(Phase.PRODUCTION)
    w.build("raft factory", "0,0")
    w.put("donkey", "0,0")
    w.state.production.excess = True
    assert forced_action(w.state, {0}) is None


def test_machines_are_left_to_themselves() -> None:
    w = small(Phase.WONDER, players=2)
    w.put("donkey", "1,0")
    assert forced_action(w.state, set()) is None and forced_action(w.state, {1}) is None


# Questions


def asking(w: SmallGame) -> SmallGame:
    w.state.stage, w.state.asked = Stage.ASKING, 0
    w.state.choices.clear()
    return w


def test_the_order_of_a_phase_matters_only_where_two_can_do_something() -> None:
    w = asking(small(Phase.WONDER, players=2))
    w.home("3,0", 2)
    w.put("donkey", "0,0")
    w.put("donkey", "3,0", player=2)
    assert forced_action(w.state, {0, 1}) == Waive(0)
    w.goods("0,0", stone=2)
    assert not order_matters(w.state)
    w.goods("3,0", stone=2)
    assert not order_matters(w.state), "both their bricks have room in the first row"
    w.goods("3,0", stone=4)
    assert not order_matters(w.state)
    w.goods("0,0", stone=4)
    assert order_matters(w.state) and forced_action(w.state, {0, 1}) is None


@pytest.mark.rule("T2", "V6")
@pytest.mark.parametrize(("laid", "matters"), [(59, False), (60, True)])
def test_the_order_matters_where_a_brick_may_end_the_game(laid: int, matters: bool) -> None:
    """The last brick of the last row covers the end mark of two players."""
    w = asking(small(Phase.WONDER, players=2))
    w.home("3,0", 2)
    w.state.bricks = (0,) * laid
    w.put("donkey", "0,0", stone=2)
    w.put("donkey", "3,0", player=2, stone=2)
    assert order_matters(w.state) is matters


@pytest.mark.parametrize(("phase", "apart"), [(Phase.PRODUCTION, 0), (Phase.BUILDING, 1)])
def test_far_from_each_other_the_order_matters_to_nobody(phase: Phase, apart: int) -> None:
    for place in range(4):
        w = small(phase, players=2)
        w.build("sawmill", "0,0")
        w.build("sawmill", f"{place},0")
        w.put("donkey", "0,0", trunks=1, stone=1)
        w.put("wagon", f"{place},0", player=2, trunks=1, stone=2)
        assert order_matters(asking(w).state) is (place <= apart)


@pytest.mark.rule("T2", "M3")
def test_the_order_of_movement_matters_to_those_who_may_come_to_one_tile() -> None:
    for place in range(5):
        w = asking(small(Phase.MOVEMENT, players=2))
        w.put("donkey", "0,0")
        assert not order_matters(w.state)
        w.put("donkey", f"{place},0", player=2)
        assert order_matters(w.state) is (place <= 2)


@pytest.mark.rule("T2", "M3")
def test_donkeys_do_not_meet_on_the_sea() -> None:
    for between in ("sea", "pasture"):
        w = asking(SmallGame(f"-1,0 rock; 0,0 pasture; 1,0 {between}; 2,0 pasture; 3,0 rock", players=2))
        w.put("donkey", "0,0")
        w.put("donkey", "2,0", player=2)
        assert order_matters(w.state) is (between == "pasture")


@pytest.mark.rule("T2", "M2", "M3")
def test_on_roads_they_come_farther() -> None:
    w = asking(small(Phase.MOVEMENT, players=2))
    w.put("donkey", "0,0")
    w.put("donkey", "3,0", player=2)
    assert not order_matters(w.state)
    w.road("3,0", 4)
    assert order_matters(w.state)


@pytest.mark.rule("T2", "C4")
def test_whom_a_transporter_carries_may_go_on_farther() -> None:
    w = asking(small(Phase.MOVEMENT, players=2))
    carrier = w.put("donkey", "0,0")
    w.put("donkey", "4,0", player=2)
    w.road("0,0", 4)
    assert not order_matters(w.state)
    w.state.load_on(carrier, w.put("truck", "0,0"))
    assert order_matters(w.state)


@pytest.mark.rule("T2", "M1")
def test_boats_come_as_far_as_their_points() -> None:
    for place in range(2, 7):
        w = asking(SmallGame("0,0 sea; 1,0 sea; 2,0 pasture; 3,0 rock; 4,0 rock; 5,0 rock; 6,0 rock", players=2))
        raft = w.put("raft", "0,0")
        w.put("donkey", f"{place},0", player=2)
        assert order_matters(w.state) is (place <= POINTS[w.state.kinds[raft]] + 1)


@pytest.mark.rule("T2")
@pytest.mark.parametrize("phase", [Phase.PRODUCTION, Phase.MOVEMENT, Phase.BUILDING])
def test_nobody_is_asked_at_the_beginning_who_is_far_from_all(phase: Phase) -> None:
    game = Game.new(rb.load(SCENARIOS[0].parent / "crossroads.rbmap"), 2)
    for home in ("home -3,1", "home 3,-1"):
        game.apply(home)
    while game.state.phase is not phase:
        game.apply(Waive(game.acting[0]) if game.state.stage is Stage.ASKING else Done(game.acting[0]))
    assert game.state.turn == 1
    assert game.state.stage is Stage.ASKING
    assert forced_action(game.state, {0, 1}) == Waive(0)


def test_what_a_production_will_have_brought_counts() -> None:
    """The order is asked for before the primary producers work."""
    w = asking(small(Phase.PRODUCTION, players=2))
    w.build("woodcutter", "2,0")
    w.put("donkey", "2,0")
    w.put("donkey", "2,0", player=2)
    assert order_matters(w.state)


def test_the_only_home_goes_without_asking() -> None:
    game = Game.new(map_of({(0, 0): "pasture", (1, 0): "sea"}, having()), 1)
    assert isinstance(forced_action(game.state, {0}), ChooseHome)
    game = Game.new(map_of({(0, 0): "pasture", (1, 0): "rock"}, having()), 1)
    assert forced_action(game.state, {0}) is None


# Whole games


@some(0.2)
@given(path=st.sampled_from(SCENARIOS), seed=st.integers(0, 10_000), players=st.integers(1, 3))
def test_what_goes_without_asking_is_legal_and_comes_to_an_end(path: Path, seed: int, players: int) -> None:
    game, everybody = Game.new(rb.load(path), players, seed), set(range(players))
    machine = RandomPlayer(seed)
    for _ in range(300):
        before = game.state.copy()
        action = forced_action(game.state, everybody)
        assert game.state == before
        if game.over:
            assert action is None
            return
        if action is not None:
            assert isinstance(action, Done | Waive | ChooseHome)
            assert game.check(action) is None
        game.apply(action or machine.decide(game))


@some(0.2)
@given(path=st.sampled_from(SCENARIOS), seed=st.integers(0, 10_000))
def test_a_phase_that_is_passed_over_offers_nothing_but_moving_goods(path: Path, seed: int) -> None:
    game, machine = Game.new(rb.load(path), 2, seed), RandomPlayer(seed)
    for _ in range(300):
        if game.over:
            return
        if isinstance(forced_action(game.state, {0, 1}), Done):
            kinds = {type(one) for one in legality.legal_actions(game.state)}
            assert kinds <= {Done, Transfer}
        legal = game.legal_actions()
        game.apply(next((one for one in legal if isinstance(one, Waive)), None) or machine.decide(game))
