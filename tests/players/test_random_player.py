"""Players that need no human."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest

import rbdesigner as rb
from rbdesigner.engine.core.actions import Action, Build, Done, Produce, Step, Transfer
from rbdesigner.engine.games.game import Game
from rbdesigner.engine.games.view import View
from rbdesigner.players.player import play_game
from rbdesigner.players.random_player import RandomPlayer

SCENARIOS = Path(__file__).parents[2] / "scenarios"


def started(seed: int = 1, players: int = 2) -> Game:
    return Game.new(rb.load(SCENARIOS / "crossroads.rbmap"), players, seed)


def test_the_same_seed_decides_alike_and_another_otherwise() -> None:
    logs = []
    for seed in (1, 1, 2):
        game = started()
        logs.append(list(play_game(game, [RandomPlayer(seed)] * 2, most=60)))
    assert logs[0] == logs[1] != logs[2]


def test_deciding_changes_nothing() -> None:
    game = started()
    for _ in range(50):
        before, log = game.state.copy(), len(game.log)
        action = RandomPlayer(7).decide(game)
        assert game.state == before
        assert len(game.log) == log
        assert action in game.legal_actions()
        game.apply(action)


def test_each_player_decides_for_the_own_number_only() -> None:
    class Noted:
        """Notes for whom it decides."""

        def __init__(self) -> None:
            self.seen: set[int] = set()
            self.random = RandomPlayer(3)

        def decide(self, view: View) -> Action:
            action = self.random.decide(view)
            self.seen.add(action.player)
            return action

    game, players = started(players=3), [Noted(), Noted(), Noted()]
    for _ in play_game(game, players, most=200):
        pass
    assert [player.seen for player in players] == [{0}, {1}, {2}]


@pytest.mark.parametrize("most", [0, 1, 13])
def test_no_more_is_done_than_asked(most: int) -> None:
    game = started()
    assert len(list(play_game(game, [RandomPlayer(1)] * 2, most=most))) == most


def test_a_game_goes_places_and_comes_to_its_end() -> None:
    game = Game.new(rb.load(SCENARIOS / "millbrook.rbmap"), 1, seed=1)
    kinds = Counter(type(action) for action in play_game(game, [RandomPlayer(1)]))
    assert game.over
    assert list(play_game(game, [RandomPlayer(1)])) == [], "and nothing more is done"
    for kind in (Build, Produce, Step, Transfer, Done):
        assert kinds[kind], kind
