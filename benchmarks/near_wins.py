"""How many games fewer the intervals of a verdict take by near wins, and whether they hold.

Run it with ``python -m benchmarks.near_wins STORE...``, with stores of the calibration. Whole rounds of real games are
drawn again and again, from all maps with as many players. They differ in what homes make; so each home has its mean on
its map taken off, and one home a lead given instead. The share of games that it then wins in all rounds is the truth.
"""

from __future__ import annotations

import argparse
from collections import defaultdict
from collections.abc import Iterable, Iterator
from pathlib import Path

import numpy as np

from calibration import store
from calibration.store import PlayedGames
from rbdesigner.lab.statistics.intervals import Floats, share_intervals
from rbdesigner.lab.statistics.near_wins import won_parts

LEADS = (0.0, 0.4, 0.8)
"""The leads of a home, in standard deviations of what homes make."""
GAMES = (100, 200, 400, 800)
RUNS = 1000


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


def tried(points: Floats, games: int, random: np.random.Generator) -> tuple[Floats, Floats]:
    """How often intervals by near wins and by counting hold the truth, in percent, and the mean of their widths."""
    players = points.shape[2]
    won = points == points.max(axis=2, keepdims=True)
    truth, held, widths = 100 * float(won[..., 0].mean()), np.zeros(2), np.zeros(2)
    number = games // players
    homes = [tuple((home, 0) for home in range(players))] * (number * players)
    for _ in range(RUNS):
        chosen = random.integers(len(points), size=number)
        table = points[chosen].reshape(-1, players)
        near = won_parts(table.tolist(), homes, won[chosen].reshape(-1, players).astype(int).tolist())
        by_round = near[:, 0].reshape(number, players).mean(axis=1), 100 * won[chosen, :, 0].mean(axis=1)
        # Counted, each round is taken as one game.
        for kind, (values, size) in enumerate(zip(by_round, (players, 1), strict=True)):
            (told,) = share_intervals([values.tolist()], games=size)
            held[kind] += told.low <= truth <= told.high
            widths[kind] += told.half_width
    return 100 * held / RUNS, widths / RUNS


def table(maps: Iterable[PlayedGames]) -> Iterator[str]:
    """The table as lines of Markdown."""
    yield "| players, games | wins, in percent | half the width: counted | near wins | they hold in percent | games |"
    yield "| --- | --- | --- | --- | --- | --- |"
    for players, found in rounds(maps).items():
        for lead in LEADS:
            points = found + np.array([lead] + [0.0] * (players - 1))
            share = 100 * float((points[..., 0] == points.max(axis=2)).mean())
            for games in GAMES:
                held, widths = tried(points, games, np.random.default_rng(1))
                yield (
                    f"| {players}, {games} | {share:.0f} | {widths[1]:.1f} | {widths[0]:.1f} "
                    f"| {held[1]:.1f} / {held[0]:.1f} | {100 * (widths[0] / widths[1]) ** 2:.0f}\u00a0% |"
                )


def main() -> None:
    """Print the table."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("stores", type=Path, nargs="+")
    maps = (played for path in parser.parse_args().stores for played in store.read(path))
    print(*table(maps), sep="\n")


if __name__ == "__main__":
    main()
