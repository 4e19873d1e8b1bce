"""Rounds of real games of the calibration, from which benchmarks draw the games of runs.

They are those of all maps with as many players, and the maps differ in what homes make. So each home has its mean on
its map taken off, and one home a lead given instead. The share of games that it then wins in all rounds is the truth.
"""

from __future__ import annotations

import argparse
from collections import defaultdict
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path

import numpy as np

from calibration import store
from calibration.store import PlayedGames
from rbdesigner.lab.statistics.intervals import Floats
from rbdesigner.lab.statistics.near_wins import won_parts


def rounds(maps: Iterable[PlayedGames]) -> dict[int, Floats]:
    """The points of homes by number of players, as rounds, games and homes, in standard deviations from their means."""
    found: defaultdict[int, list[Floats]] = defaultdict(list)
    for played in maps:
        points = np.array([[home.points for home in game] for game in played.results], dtype=np.float64)
        whole = len(points) // played.players * played.players
        above = points - points.mean(axis=1, keepdims=True)
        above -= above.mean(axis=0)
        if above.any():
            found[played.players].append((above / above.std())[:whole].reshape(-1, played.players, played.players))
    return {players: np.concatenate(each) for players, each in sorted(found.items())}


def led(points: Floats, lead: float) -> Floats:
    """The rounds with a lead of the first home."""
    found: Floats = points + np.array([lead] + [0.0] * (points.shape[2] - 1))
    return found


def truth(points: Floats) -> float:
    """The percentage of games that the first home wins."""
    return float(100 * (points[..., 0] == points.max(axis=2)).mean())


def drawn(points: Floats, number: int, random: np.random.Generator) -> Floats:
    """So many rounds by chance."""
    return points[random.integers(len(points), size=number)]


def won_and_near(points: Floats) -> tuple[Floats, Floats]:
    """The percentage of each round that each home, a row, has won, and the one that counts as won by it."""
    number, players = len(points), points.shape[2]
    table = points.reshape(-1, players)
    homes = [tuple((home, 0) for home in range(players))] * len(table)
    won = table == table.max(axis=1, keepdims=True)
    near = won_parts(table.tolist(), homes, won.astype(int).tolist())
    by_game: Floats = np.stack((100.0 * won, near))
    whole, counted = by_game.reshape(2, number, players, players).mean(axis=2).swapaxes(1, 2)
    return whole, counted


def print_table(about: str, table: Callable[[dict[int, Floats]], Iterator[str]]) -> None:
    """Print the table of the stores that the command line names, line by line."""
    parser = argparse.ArgumentParser(description=about.partition("\n")[0])
    parser.add_argument("stores", type=Path, nargs="+")
    maps = (played for path in parser.parse_args().stores for played in store.read(path))
    for line in table(rounds(maps)):
        print(line, flush=True)
