"""A game as a whole: doing, going back, copying, and that nothing but scenario, players, seed and log make it."""

from __future__ import annotations

import os
import subprocess
import sys
from contextlib import redirect_stdout
from dataclasses import replace
from functools import cache
from io import StringIO
from pathlib import Path

import pytest

import rbdesigner as rb
from rbdesigner.engine.core.actions import Action, Answer, Ask, Done, Figures, Mines, Pray, Propose, Transfer, Waive
from rbdesigner.engine.core.codes import NEUTRAL, NONE
from rbdesigner.engine.core.events import Event, PhaseBegun
from rbdesigner.engine.core.refusal import IllegalAction
from rbdesigner.engine.core.state import Phase, Stage
from rbdesigner.engine.games import view as module
from rbdesigner.engine.games.game import Game
from rbdesigner.engine.mechanics import legality
from rbdesigner.engine.notation.notation import NotationError
from rbdesigner.messages import things
from rbdesigner.messages.refusals import refusal_sentence
from rbdesigner.players.player import play_game
from rbdesigner.players.random_player import RandomPlayer
from rbdesigner.rules.tables import BuildingKind, Mixture
from rbdesigner.scenario.pieces import Building, Home
from tests.checks.maps import map_of
from tests.engine.invariants import goods_in_game

ROOT = Path(__file__).parents[3]
SCENARIO = ROOT / "scenarios" / "crossroads.rbmap"


@cache
def _played() -> Game:
    game = Game.new(rb.load(SCENARIO), 2, seed=5)
    for _ in play_game(game, [RandomPlayer(5)] * 2, most=180):
        pass
    return game


def played() -> Game:
    """A game of some turns, for each test its own."""
    return _played().copy()


def mining(players: int = 2, seed: int = 0) -> Game:
    """A game with a mine from the start, homes fixed: after the figures come draws, every turn."""
    tiles: dict[tuple[int, int], str] = {(0, 0): "mountain", (1, 0): "pasture", (3, 0): "pasture", (2, 0): "woods"}
    pieces = {(0, 0): [Building(BuildingKind.MINE, 0, Mixture(20, 20))]}
    homes = {(1, 0): Home(player=1), (3, 0): Home(player=2)}
    return Game.new(map_of(tiles, pieces=pieces, homes=homes), players, seed)


def names_in_game(*names: str) -> Game:
    """A game of those who are called so; it waits for the first to choose a home."""
    return Game.new(rb.load(SCENARIO), len(names), 5, names)


def idle(game: Game, actions: int = 1) -> None:
    """Let so many times whoever may act do as little as possible."""
    for _ in range(actions):
        legal = game.legal_actions()
        game.apply(next((action for action in legal if isinstance(action, Done | Waive | Pray)), legal[0]))


@pytest.mark.rule("S1", "P2")
def test_chance_decides_by_itself_and_stands_in_the_log() -> None:
    game = mining()
    assert [type(entry) for entry in game.log] == [Figures, Mines]
    assert game.state.stage is Stage.ASKING
    assert all(entry.player == NONE for entry in game.log)


@pytest.mark.rule("S1", "P2")
def test_the_seed_decides_what_is_drawn_and_every_outcome_comes() -> None:
    assert mining(seed=3).log == mining(seed=3).log
    rows = {mining(seed=seed).state.temple for seed in range(20)}
    goods = {entry.drawn[0][1] for seed in range(20) for entry in mining(seed=seed).log if isinstance(entry, Mines)}
    assert rows == {(0, 1), (1, 0)}
    assert len(goods) == 2


@pytest.mark.rule("P2")
def test_after_an_undo_the_same_is_drawn_again_even_on_another_way() -> None:
    game = mining(seed=4)
    idle(game, 40)
    draws = [entry for entry in game.log if isinstance(entry, Mines)]
    assert len(draws) > 2
    game.undo(15)
    before = len([entry for entry in game.log if isinstance(entry, Mines)])
    game.apply(next(action for action in game.legal_actions() if isinstance(action, Ask | Done)))
    while len([entry for entry in game.log if isinstance(entry, Mines)]) < len(draws):
        idle(game)
    assert before < len(draws)
    assert [entry for entry in game.log if isinstance(entry, Mines)] == draws


def test_an_action_that_is_refused_changes_nothing() -> None:
    game = played()
    before, log = game.state.copy(), list(game.log)
    with pytest.raises(IllegalAction, match="There is no player 10"):
        game.apply(Done(9))
    with pytest.raises(NotationError):
        game.apply("dance")
    assert game.state == before
    assert game.log == log


def test_a_line_may_leave_out_the_only_one_who_may_act() -> None:
    game = mining()
    with pytest.raises(NotationError):
        game.apply("waive")
    game.apply("1: waive")
    game.apply("waive")
    assert game.state.stage is Stage.PLAY


def test_what_happens_is_told_with_what_chance_brings() -> None:
    game = mining(players=2)
    told: list[Event] = []
    while game.state.turn == 1:
        told = game.apply(next(a for a in game.legal_actions() if isinstance(a, Done | Waive)))
    assert PhaseBegun(2, Phase.PRODUCTION) in told
    assert type(told[-1]).__name__ == "Drawn"
    assert game.state.events is None


# Going back


def test_every_moment_of_the_log_comes_back() -> None:
    game = played()
    again = Game(game.scenario, game.players, game.seed)
    for moment, action in enumerate(game.log):
        if moment % 7 == 0:
            assert game.state_at(moment) == again.state, moment
        again.replay([action])
    assert game.state_at(len(game.log)) == game.state == again.state


def test_undo_takes_back_actions_and_doing_them_again_brings_the_same_state() -> None:
    game = played()
    whole, end = list(game.log), game.state.copy()
    for actions in (1, 2, 7, 60):
        before = len(game.log)
        game.undo(actions)
        taken = whole[len(game.log) :]
        assert sum(action.player != NONE for action in taken) == actions
        assert len(game.log) < before
        assert game.state == game.state_at(len(game.log))
        game.replay(taken)
        assert game.state == end
        assert game.log == whole


def test_undo_of_more_than_there_is_goes_to_the_beginning() -> None:
    game = mining()
    begun, log = game.state.copy(), list(game.log)
    game.undo()
    assert game.state == begun, "chance alone is not taken back"
    idle(game, 9)
    game.undo(10**12)
    assert game.state == begun
    assert game.log == log
    game.undo(0)
    game.undo(-3)
    assert game.log == log


def test_undo_takes_back_the_end_of_a_game() -> None:
    game = Game.new(mining().scenario, 1)
    while not game.over:
        idle(game)
    assert game.legal_actions() == []
    assert game.acting == ()
    game.undo()
    assert not game.over
    idle(game)
    assert game.over


def test_going_to_a_moment_never_leaves_the_game_waiting_for_chance() -> None:
    game = mining()
    log = list(game.log)
    for moment in (0, 1, 2):
        game.go_to(moment)
        assert game.log == log


@pytest.mark.parametrize("moment", [-1, 10**9])
def test_a_moment_that_is_not_there_is_refused(moment: int) -> None:
    game = mining()
    log = list(game.log)
    with pytest.raises(ValueError, match=f"The log has 2 entries; there is no moment {moment}"):
        game.state_at(moment)
    with pytest.raises(ValueError, match="The log has 2 entries"):
        game.go_to(moment)
    assert game.log == log


def test_snapshots_change_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "SNAPSHOT_EVERY", 3)
    monkeypatch.setattr(module, "MOST_SNAPSHOTS", 8)
    game = played()
    often = Game(game.scenario, game.players, game.seed)
    often.replay(game.log)
    for moment in (0, 1, 50, 99, 100, len(game.log)):
        assert often.state_at(moment) == game.state_at(moment)
    often.undo(20)
    game.undo(20)
    assert often.state == game.state


def test_an_offer_is_taken_back_like_any_action() -> None:
    game = mining()
    while game.state.phase is not Phase.MOVEMENT or game.state.stage is not Stage.PLAY:
        idle(game)
    state = game.state
    me, other = state.player, 1 - state.player
    own, theirs = state.owned(me)[0], state.owned(other)[0]
    for transporter in (own, theirs):
        state.stand(transporter, state.homes[me])
    good = next(good for good in range(11) if state.amount(state.homes[me], good))
    state.put(~own, good, 1)
    game._snapshots, game.log = [(0, state.copy())], []  # this position is where the game begins for us
    before = state.copy()
    game.apply(Propose(me, (other,), Transfer(me, good, ~own, ~theirs)))
    assert game.acting == (other,)
    game.undo()
    assert game.state == before
    game.apply(Propose(me, (other,), Transfer(me, good, ~own, ~theirs)))
    game.apply(Answer(other, True))
    assert goods_in_game(game.state) == goods_in_game(before)
    game.undo(2)
    assert game.state == before


# Copies


def test_a_copy_goes_its_own_way() -> None:
    game = played()
    before, log = game.state.copy(), list(game.log)
    twin = game.copy()
    idle(twin, 10)
    twin.undo(30)
    idle(twin, 5)
    assert game.state == before
    assert game.log == log
    assert twin.state != game.state
    assert twin.scenario is game.scenario


def test_kept_lists_are_the_fresh_ones_after_every_action() -> None:
    game = Game.new(rb.load(SCENARIO), 2, seed=8)
    for number, _ in enumerate(play_game(game, [RandomPlayer(8)] * 2, most=400)):
        if number % 4 == 0:
            fresh = game.state.copy()
            fresh.choices.clear()
            fresh.own_tiles = None
            assert legality.legal_actions(fresh) == game.legal_actions()


_LOG = f"""
import rbdesigner as rb
from rbdesigner.engine.games.game import Game
from rbdesigner.engine.games.game_records import dumps
from rbdesigner.engine.notation.notation import line
from rbdesigner.players.player import play_game
from rbdesigner.players.random_player import RandomPlayer
game = Game.new(rb.load({str(ROOT / "scenarios" / "the-lake-between.rbmap")!r}), 3, seed=2)
for action in play_game(game, [RandomPlayer(n) for n in range(3)], most=250):
    print(line(game.state, action), len(game.legal_actions()))
print(repr(dumps(game)))
"""


def test_two_processes_with_other_hash_seeds_play_the_same_game_and_write_the_same_file() -> None:
    """The seed of the process in which this runs is a random one."""
    environment = {**os.environ, "PYTHONHASHSEED": "1"}
    command = [sys.executable, "-c", _LOG]
    there = subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True, check=True).stdout
    with redirect_stdout(StringIO()) as here:
        exec(_LOG, {})
    assert there.count("\n") == 251
    assert there == here.getvalue()


def test_a_game_asks_its_state() -> None:
    game = played()
    legal: list[Action] = game.legal_actions()
    assert legal
    assert {action.player for action in legal} == set(game.acting)
    assert game.check(legal[0]) is None
    assert len(game.scores()) == 2
    assert game.winner() in (0, 1)


def test_players_are_called_by_their_names_wherever_the_engine_speaks_of_them() -> None:
    game = names_in_game("Ada", "", "Carl")
    called = ("Ada", "player 2", "Carl")
    for acting in (game.acting[0] for _ in range(3)):
        other = (acting + 1) % 3
        refusal = game.check(replace(game.legal_actions()[0], player=other))
        assert refusal is not None
        assert (
            refusal_sentence(game.state, refusal)
            == f"It is not for {called[other]} to act now, but for {called[acting]}."
        )
        idle(game)


def test_names_are_agreed_before_the_game_and_stay_through_all_its_moments() -> None:
    game = names_in_game("Ada", "Bert")
    idle(game, 5)
    assert game.names == game.copy().names == game.state_at(0).terms.names == ("Ada", "Bert")
    game.undo(3)
    assert game.names == ("Ada", "Bert")
    assert game.state == game.state.copy()
    assert Game.new(rb.load(SCENARIO), 1, names=["Ada", "Bert"]).names == ("Ada",)


@pytest.mark.parametrize(
    ("name", "shown"),
    [
        ("Ada", "Ada"),
        ("", "player 1"),
        (" \n\u200b\u202e ", "player 1"),
        ("Ada\nof\t the  brook\x00", "Ada of the brook"),
        ("\u202eadA", "adA"),
        ("<b>Ada</b> & {x} &lt;", "<b>Ada</b> & {x} &lt;"),
        ("A" * 100, "A" * 23 + "…"),
        ("نور", "\u2068نور\u2069"),
    ],
)
def test_a_name_of_any_kind_fits_into_a_line(name: str, shown: str) -> None:
    state = names_in_game(name, "Bert").state
    assert str(things.player(state, 0)) == shown
    assert str(things.players(state, (0, 1))) == f"{shown} or Bert"
    assert [str(things.player(state, who)) for who in (NEUTRAL, NONE)] == ["neutral", "nobody"]
