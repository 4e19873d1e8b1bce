"""Solutions to test with: of a short map, of a real game, and broken ones."""

from __future__ import annotations

from functools import cache
from pathlib import Path

import pytest

from rbdesigner.engine.games.game import Game
from rbdesigner.lab.puzzles.solution import Solution
from tests.cli.test_replay import finish, rich_game

MILLBROOK = Path(__file__).parents[1] / "games" / "solo-millbrook.rbgame"
"""A game played with thought on a map that comes with the program."""


@cache
def short_game(players: int = 1) -> Game:
    """A game of one turn in which who plays has gold and coins aboard, and buys a brick."""
    return finish(rich_game(players))


def short_solution(holder: str = "Ada", date: str = "2026-11-23") -> Solution:
    """The solution that the short game is."""
    return Solution.of(short_game(), holder, date)


def real_game() -> Path:
    """A saved solo game of somebody who thought."""
    if not MILLBROOK.is_file():
        pytest.skip("the games played with thought are not here")
    return MILLBROOK
