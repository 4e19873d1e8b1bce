"""Runs to test with: short games of players at random."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from concurrent.futures import Executor, Future
from dataclasses import replace
from functools import cache
from pathlib import Path
from typing import Any

import rbdesigner as rb
from rbdesigner.lab.games.game_row import GameRow
from rbdesigner.lab.runs.played_game import play_table
from rbdesigner.lab.runs.run_setup import GameTable, RunSetup

SCENARIOS = Path(__file__).parents[2] / "scenarios"


@cache
def setup(name: str = "the-lake-between", players: tuple[str, ...] = ("random", "random"), seed: int = 1) -> RunSetup:
    """A run on one of our maps."""
    return RunSetup.of(rb.load(SCENARIOS / f"{name}.rbmap"), players, seed)


@cache
def short_setup(
    players: tuple[str, ...] = ("random", "random"), seed: int = 1, name: str = "the-lake-between"
) -> RunSetup:
    """A run of games of two turns on one of our maps, for tests of all but the games."""
    scenario = setup(name).scenario
    return RunSetup.of(replace(scenario, properties=replace(scenario.properties, turns=2)), players, seed)


STUMBLING = """
from pathlib import Path
from rbdesigner.players.random_player import RandomPlayer

class Stumbler:
    def __init__(self):
        self.player = RandomPlayer(1)

    def decide(self, view):
        with Path(__file__).with_name("tries").open("a") as tries:
            tries.write(".")
        if Path(__file__).with_name("broken").exists():
            raise RuntimeError("out of ideas")
        return self.player.decide(view)
"""
"""A player that fails as long as there is a file ``broken`` beside it, and writes down how often it was asked."""


def stumbler(folder: Path) -> str:
    """A player that fails until the file ``broken`` in this folder is away."""
    (folder / "broken").touch()
    (folder / "stumbler.py").write_text(STUMBLING)
    return str(folder / "stumbler.py")


@cache
def row(number: int = 0) -> GameRow:
    """A game of the usual run."""
    return play_table(setup(), setup().table(number))


def one_sided(table: GameTable) -> GameRow:
    """A game of the usual run that the first home wins, of which nothing else is kept."""
    played = row(table.number % 2)
    home = min(seat.home for seat in played.seats)
    seats = tuple(seat._replace(won=int(seat.home == home), goods=10 * (seat.home == home)) for seat in played.seats)
    return played._replace(number=table.number, seed=table.seed, seats=seats, counts=(), tiles=(), log=())


class OneSidedGames(Executor):
    """Plays nothing: the first home wins each game of the usual run."""

    def submit(self, work: Callable[..., Any], /, *given: Any, **_: Any) -> Future[Any]:
        """A batch that has been played."""
        tables: Sequence[GameTable] = given[1]
        played: Future[Any] = Future()
        played.set_result([one_sided(table) for table in tables])
        return played
