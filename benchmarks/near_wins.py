"""How many games fewer the intervals of a verdict take by near wins, and whether they hold.

Run it with ``python -m benchmarks.near_wins STORE...``, with stores of the calibration. Whole rounds of their games are
drawn again and again (:mod:`benchmarks.drawn_rounds`).
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping

import numpy as np

from benchmarks.drawn_rounds import drawn, led, print_table, truth, won_and_near
from rbdesigner.lab.statistics.intervals import Floats, share_intervals

LEADS = (0.0, 0.4, 0.8)
"""The leads of a home, in standard deviations of what homes make."""
GAMES = (100, 200, 400, 800)
RUNS = 1000


def tried(points: Floats, games: int, random: np.random.Generator) -> tuple[Floats, Floats]:
    """How often intervals by near wins and by counting hold the truth, in percent, and the mean of their widths."""
    players, share, held, widths = points.shape[2], truth(points), np.zeros(2), np.zeros(2)
    for _ in range(RUNS):
        won, near = won_and_near(drawn(points, games // players, random))
        # Counted, each round is taken as one game.
        for kind, (blocks, size) in enumerate(((near[0], players), (won[0], 1))):
            (told,) = share_intervals([blocks.tolist()], games=size)
            held[kind] += told.low <= share <= told.high
            widths[kind] += told.half_width
    return 100 * held / RUNS, widths / RUNS


def table(rounds: Mapping[int, Floats]) -> Iterator[str]:
    """The table as lines of Markdown."""
    yield "| players, games | wins, in percent | half the width: counted | near wins | they hold in percent | games |"
    yield "| --- | --- | --- | --- | --- | --- |"
    for players, found in rounds.items():
        for points in (led(found, lead) for lead in LEADS):
            for games in GAMES:
                held, widths = tried(points, games, np.random.default_rng(1))
                yield (
                    f"| {players}, {games} | {truth(points):.0f} | {widths[1]:.1f} | {widths[0]:.1f} "
                    f"| {held[1]:.1f} / {held[0]:.1f} | {100 * (widths[0] / widths[1]) ** 2:.0f}\u00a0% |"
                )


if __name__ == "__main__":
    print_table(__doc__ or "", table)
