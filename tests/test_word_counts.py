"""The words that saved games use, as the benchmark counts them."""

from __future__ import annotations

from pathlib import Path

import rbdesigner as rb
from benchmarks.word_counts import IRRIGATED, counted, words
from rbdesigner.engine.core.actions import Build, BuildRoad, Make
from rbdesigner.rules.tables import BIG_MINE

PUZZLES = Path(__file__).parents[1] / "benchmarks" / "puzzles" / "open"


def test_each_word_is_counted_as_often_as_it_is_done() -> None:
    game = rb.Game.load(PUZZLES / "island-1.rbgame")
    found = list(words(game))
    assert found.count("roads") == sum(isinstance(action, BuildRoad) for action in game.log)
    assert found.count("rafts") == sum(isinstance(action, Make) for action in game.log) > 0
    assert (IRRIGATED in found) is game.state.irrigated


def test_games_are_counted_once_for_each_word() -> None:
    games = [rb.Game.load(PUZZLES / f"{name}.rbgame") for name in ("desert-1", "river-1")]
    often, with_it = counted(games)
    big = sum(isinstance(action, Build) and action.mixture == BIG_MINE for game in games for action in game.log)
    assert often["big mines"] == big
    assert all(0 < with_it[word] <= min(number, len(games)) for word, number in often.items())
