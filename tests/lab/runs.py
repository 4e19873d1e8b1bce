"""Runs to test with: short games of players at random."""

from __future__ import annotations

from functools import cache
from pathlib import Path

import rbdesigner as rb
from rbdesigner.lab.game_row import GameRow
from rbdesigner.lab.played_game import play_table
from rbdesigner.lab.run_setup import RunSetup

SCENARIOS = Path(__file__).parents[2] / "scenarios"


@cache
def setup(name: str = "the-lake-between", players: tuple[str, ...] = ("random", "random"), seed: int = 1) -> RunSetup:
    """A run on one of our maps."""
    return RunSetup.of(rb.load(SCENARIOS / f"{name}.json"), players, seed)


@cache
def row(number: int = 0) -> GameRow:
    """A game of the usual run."""
    return play_table(setup(), setup().table(number))
