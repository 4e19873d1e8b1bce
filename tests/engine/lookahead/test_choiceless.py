"""What needs no choice in the production phase."""

from __future__ import annotations

from itertools import islice
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

import rbdesigner as rb
from rbdesigner.engine.core.actions import ANYWHERE, Action, Breed, Done, Make, Produce, Transfer
from rbdesigner.engine.core.codes import BOARDS, NONE, TRUNKS
from rbdesigner.engine.core.state import Phase
from rbdesigner.engine.games.game import Game
from rbdesigner.engine.lookahead.choiceless import choiceless
from rbdesigner.engine.mechanics import legality, production
from rbdesigner.players.player import play_game
from rbdesigner.players.random_player import RandomPlayer
from tests.engine.furnished import furnished
from tests.engine.small_game import SmallGame
from tests.strategies import some

SCENARIOS = sorted((Path(__file__).parents[3] / "scenarios").glob("*.rbmap"))
TILES = "0,0 pasture; 1,0 rock; 2,0 woods; 3,0 pasture"


def small(tiles: str = TILES, players: int = 2) -> SmallGame:
    return SmallGame(tiles, Phase.PRODUCTION, players)


def runs(w: SmallGame) -> list[Action]:
    return list(choiceless(w.state, 0))


def test_goods_of_the_only_transporter_at_a_building_are_plain() -> None:
    w = small()
    w.build("sawmill", "0,0")
    donkey = w.put("donkey", "0,0", trunks=2)
    assert runs(w) == [Produce(0, donkey), Produce(0, donkey)]


def test_goods_on_the_ground_are_plain_if_one_transporter_alone_can_take_the_output() -> None:
    w = small()
    w.build("sawmill", "0,0")
    w.goods("0,0", trunks=1)
    donkey = w.put("donkey", "0,0")
    assert runs(w) == [Produce(0, donkey)]
    w.put("donkey", "0,0")
    assert runs(w) == [], "either could receive the boards; else they stay on the ground"


def test_of_several_transporters_each_runs_what_it_holds_itself() -> None:
    w = small()
    w.build("sawmill", "0,0")
    first, second = w.put("donkey", "0,0", trunks=1), w.put("donkey", "0,0", trunks=1)
    w.put("donkey", "0,0")
    w.goods("0,0", trunks=1)
    own = [Produce(0, one, ((TRUNKS, ~one),)) for one in (first, second)]
    assert runs(w) == own
    w.do(*own)
    assert (w.amount(first, "boards"), w.amount(second, "boards"), w.amount("0,0", "trunks")) == (2, 2, 1)


def test_more_than_can_be_worked_off_is_a_choice_unless_it_lies_in_one_place() -> None:
    w = small()
    w.build("sawmill", "0,0")
    donkey = w.put("donkey", "0,0")
    w.goods("0,0", trunks=8)
    assert runs(w) == [Produce(0, donkey)] * 3
    w.goods_at(~donkey, trunks=1)
    assert runs(w) == []


def test_wood_is_plain_if_it_is_of_one_kind_or_all_used_up() -> None:
    w = small()
    w.build("coal burner", "1,0")
    donkey = w.put("donkey", "1,0")
    w.goods("1,0", trunks=3)
    trunk, board = (TRUNKS, ANYWHERE), (BOARDS, ANYWHERE)
    assert runs(w) == [Produce(0, donkey, (trunk, trunk))]
    w.goods("1,0", boards=1)
    assert runs(w) == [Produce(0, donkey, (trunk, trunk)), Produce(0, donkey, (trunk, board))]
    w.goods("1,0", boards=1)
    assert runs(w) == [], "one of the five stays, and which is a choice"


@pytest.mark.parametrize(("kind", "cargo"), [("coal burner", {"boards": 2}), ("paper mill", {"boards": 2})])
def test_boards_aboard_are_for_building_too(kind: str, cargo: dict[str, int]) -> None:
    w = small()
    w.build(kind, "0,0")
    w.put("donkey", "0,0", **cargo)
    assert w.legal(Produce)
    assert runs(w) == []


def test_what_another_building_near_takes_too_is_a_choice() -> None:
    w = small()
    w.build("sawmill", "0,0")
    donkey = w.put("donkey", "0,0", trunks=2)
    w.build("paper mill", "3,0")
    assert runs(w) == [Produce(0, donkey)] * 2, "the paper mill is farther away than a donkey goes"
    w.build("raft factory", "2,0")
    assert runs(w) == []


def test_what_lies_at_the_building_is_worked_off_anyway_and_so_no_choice() -> None:
    w = small()
    w.build("coal burner", "0,0")
    w.build("sawmill", "1,0")
    w.put("donkey", "0,0")
    w.goods("0,0", boards=2)
    assert len(runs(w)) == 1


def test_paper_of_a_possible_research_is_a_choice() -> None:
    w = small()
    w.build("stock exchange", "0,0")
    w.put("donkey", "0,0", coins=2)
    w.goods("0,0", paper=1)
    assert len(runs(w)) == 1
    w.goods("0,0", geese=2)
    assert runs(w) == []


@pytest.mark.rule("F8")
def test_a_launch_that_would_be_lost_is_plain_if_there_is_one_place_for_it() -> None:
    tiles = "0,0 pasture; 1,0 sea"
    w = small(tiles)
    w.build("raft factory", "0,0")
    w.goods("0,0", trunks=2)
    donkey = w.put("donkey", "0,0")
    (launch,) = runs(w)
    assert isinstance(launch, Make) and launch.transporter == donkey and launch.spot != NONE
    two = small("0,0 pasture; 1,0 sea; 0,1 sea")
    two.build("raft factory", "0,0")
    two.goods("0,0", trunks=2)
    two.put("donkey", "0,0")
    assert two.legal(Make) and runs(two) == []
    aboard = small(tiles)
    aboard.build("raft factory", "0,0")
    aboard.put("donkey", "0,0", trunks=2)
    assert aboard.legal(Make) and runs(aboard) == []


@pytest.mark.rule("L2")
def test_donkeys_breed_as_long_as_there_is_room_for_the_young() -> None:
    w = small()
    for _ in range(2):
        w.put("donkey", "0,0")
    assert runs(w) == [Breed(0, w.tile("0,0"))]
    w.put("wagon", "1,0")
    w.put("wagon", "1,0")
    assert runs(w) == [Breed(0, w.tile("0,0"))], "the fifth on land"
    w.build("wagon factory", "1,0")
    w.put("wagon", "1,0")
    assert w.legal(Breed) and runs(w) == [], "one would have to go"


def test_nothing_is_plain_but_in_ones_own_production() -> None:
    w = small()
    w.build("sawmill", "0,0")
    w.put("donkey", "0,0", trunks=1)
    assert choiceless(w.state, 1) == ()
    w.state.phase = Phase.BUILDING
    assert choiceless(w.state, 0) == ()


# Whole games


@some(0.075)
@given(path=st.sampled_from(SCENARIOS), seed=st.integers(0, 10_000), players=st.integers(1, 3))
def test_what_is_plain_can_be_done_and_leaves_nothing_plain(path: Path, seed: int, players: int) -> None:
    game = Game.new(furnished(rb.load(path), players, seed), players, seed)
    decided = [RandomPlayer(seed + player) for player in range(players)]
    for _ in islice(play_game(game, decided), 250):
        state = game.state
        found = choiceless(state, state.player) if state.in_play else ()
        assert len(found) == 0 or state.phase is Phase.PRODUCTION
        after = state.copy()
        for action in found:
            assert isinstance(action, Produce | Make | Breed)
            assert legality.check(after, action) is None
            legality.apply(after, action)
        if found and not after.production.excess:
            assert choiceless(after, after.player) == (), found


@some(0.075)
@given(path=st.sampled_from(SCENARIOS), seed=st.integers(0, 10_000))
def test_what_is_plain_loses_nothing_that_is_worked_off_by_itself(path: Path, seed: int) -> None:
    """Every building works as often as it would without anybody, or more often."""
    game = Game.new(furnished(rb.load(path), 1, seed), 1, seed)
    for _ in islice(play_game(game, [RandomPlayer(seed)]), 250):
        state = game.state
        if not (state.in_play and state.phase is Phase.PRODUCTION):
            continue
        by_hand, alone = state.copy(), state.copy()
        for action in choiceless(state, 0):
            legality.apply(by_hand, action)
        for each in (by_hand, alone):
            production.leftovers(each)
        for tile, times in alone.production.runs.items():
            assert by_hand.production.runs.get(tile, 0) >= times


def test_moving_goods_is_not_plain() -> None:
    w = small()
    w.put("donkey", "0,0", stone=1)
    assert w.legal(Transfer) and w.legal(Done) and runs(w) == []
