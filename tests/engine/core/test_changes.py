"""Where two moments of a game differ."""

from __future__ import annotations

from pathlib import Path

import pytest

import rbdesigner as rb
from rbdesigner.engine.core.changes import changed_tiles
from rbdesigner.engine.core.state import GameState
from rbdesigner.engine.games.game import Game
from rbdesigner.engine.games.position import homes_of, pieces_on
from rbdesigner.engine.mechanics import legality
from rbdesigner.players.player import play_game
from rbdesigner.players.random_player import RandomPlayer
from tests.engine.furnished import furnished
from tests.parameters import few

ROOT = Path(__file__).parents[3]


def looks(state: GameState) -> list[object]:
    """What stands and lies on every tile, and the home there."""
    homes = homes_of(state)
    return [(pieces_on(state, tile), homes.get(place)) for tile, place in enumerate(state.topology.places)]


def assert_told(game: Game) -> None:
    """Every action changes no other tiles than those that are told, and few are told."""
    state = game.state_at(0)
    before, seen, told = state.copy(), looks(state), 0
    for action in game.log:
        legality.apply(state, action)
        changed, now = changed_tiles(before, state), looks(state)
        assert {tile for tile, (a, b) in enumerate(zip(seen, now, strict=True)) if a != b} <= changed, action
        before, seen, told = state.copy(), now, told + len(changed)
    assert told < 6 * len(game.log) + 50


@pytest.mark.parametrize("name", few(["solo-millbrook", "quartet-crossroads"], 1))
def test_nothing_changes_where_nothing_is_told_in_games_played_with_thought(name: str) -> None:
    assert_told(Game.load(ROOT / "tests" / "games" / f"{name}.rbgame"))


@pytest.mark.parametrize("seed", few(range(4), 2))
def test_nothing_changes_where_nothing_is_told_in_random_games_on_crowded_maps(seed: int) -> None:
    path = sorted((ROOT / "scenarios").glob("*.rbmap"))[seed]
    game = Game.new(furnished(rb.load(path), 2, seed), 2, seed)
    for _ in play_game(game, [RandomPlayer(seed), RandomPlayer(seed + 9)], most=400):
        pass
    assert_told(game)


def test_between_distant_moments_too() -> None:
    game = Game.load(ROOT / "tests" / "games" / "quartet-crossroads.rbgame")
    states = [game.state_at(moment) for moment in range(0, len(game.log), 90)]
    for one, other in zip(states, states[3:], strict=False):
        changed = changed_tiles(one, other)
        assert all(
            a == b for tile, (a, b) in enumerate(zip(looks(one), looks(other), strict=True)) if tile not in changed
        )
    assert changed_tiles(states[0], states[0].copy()) == set()
