"""Games that are saved, and what a file of one is refused for."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

import rbdesigner as rb
from rbdesigner.engine.games import game_records
from rbdesigner.engine.games.game import Game
from rbdesigner.players.random_player import RandomPlayer
from rbdesigner.scenario.errors import ScenarioError

ROOT = Path(__file__).parents[2]
EXAMPLE = ROOT / "docs" / "example-game.rbgame"


def played(scenario: rb.Scenario, players: int, seed: int, actions: int, names: tuple[str, ...] = ()) -> Game:
    """A game in which so many actions have been chosen at random."""
    game, machine = Game.new(scenario, players, seed, names), RandomPlayer(seed)
    for _ in range(actions):
        if game.over:
            break
        game.apply(machine.decide(game))
    return game


def assert_same(game: Game, other: Game) -> None:
    assert other.log == game.log
    assert other.state == game.state
    assert (other.seed, other.players, other.names, other.extra) == (game.seed, game.players, game.names, game.extra)
    assert game_records.dumps(other) == game_records.dumps(game)
    assert other.legal_actions() == game.legal_actions()


def example(**members: Any) -> dict[str, Any]:
    """The example of the documentation with other members."""
    data: dict[str, Any] = json.loads(EXAMPLE.read_text("utf-8"))
    return data | members


LOG = example()["log"]


def refused(data: object) -> ScenarioError:
    """The error of such a file, which is one line."""
    with pytest.raises(ScenarioError) as caught:
        Game.loads(data if isinstance(data, str) else json.dumps(data), "evening.rbgame")
    text = str(caught.value)
    assert text.startswith("evening.rbgame: ")
    assert text.isprintable()
    assert len(text) < 1000
    return caught.value
