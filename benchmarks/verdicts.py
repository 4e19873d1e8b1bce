"""How often verdicts are wrong that are looked for again and again, and how many games they take.

Run it with ``python -m benchmarks.verdicts STORE...``, with stores of the calibration. Whole rounds of their games are
drawn again and again (:mod:`benchmarks.drawn_rounds`). One home has such a lead that it wins an even share, or 5 or 10
percentage points more. A run is looked at every hundred games and ends with the first answer, as in the laboratory; its
intervals are looked at all the same, up to the last game.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from statistics import fmean, median
from typing import NamedTuple

import numpy as np

from benchmarks.drawn_rounds import drawn, led, print_table, truth, won_and_near
from rbdesigner.lab.runs.simulation import WAVE
from rbdesigner.lab.statistics.intervals import Floats
from rbdesigner.lab.statistics.verdicts import FairnessAnswer, judged_shares

MORE = (0, 5, 10)
"""By how many percentage points more than an even share a home wins."""
TOLERANCE = 5.0
MOST = 1600
"""Games after which a run ends without an answer."""
RUNS = 300


class Run(NamedTuple):
    """The answer of a run and the games it took, and whether all intervals of the home held at every look."""

    answer: FairnessAnswer
    games: int
    held: bool


def winning(points: Floats, more: float) -> Floats:
    """The rounds with such a lead of the first home that it wins so much more than an even share."""
    low, high = -3.0, 3.0
    while high - low > 1e-3:
        middle = (low + high) / 2
        is_less = truth(led(points, middle)) < 100 / points.shape[2] + more
        low, high = (middle, high) if is_less else (low, middle)
    return led(points, high)


def run(points: Floats, random: np.random.Generator) -> Run:
    """Draw the games of a run, and look at them as the laboratory does."""
    players, share = points.shape[2], truth(points)
    chosen, step = drawn(points, MOST // players, random), -(-WAVE // players)
    answer, games, held = FairnessAnswer.UNKNOWN, MOST, True
    for number in range(step, len(chosen) + 1, step):
        won, near = (each.tolist() for each in won_and_near(chosen[:number]))
        found = judged_shares(won, near, 100 / players, TOLERANCE, games=players)
        held = held and found.shares[0].low <= share <= found.shares[0].high
        if answer is FairnessAnswer.UNKNOWN:
            answer, games = found.answer, number * players
    return Run(answer, games, held)


def table(rounds: Mapping[int, Floats]) -> Iterator[str]:
    """The table as lines of Markdown."""
    yield "| players, games to draw | a home wins | called fair | unfair | games it takes | intervals hold always |"
    yield "| --- | --- | --- | --- | --- | --- |"
    for players, found in rounds.items():
        for points in (winning(found, more) for more in MORE):
            random = np.random.default_rng(1)
            runs = [run(points, random) for _ in range(RUNS)]
            fair, unfair = (
                100 * fmean(each.answer is answer for each in runs)
                for answer in (FairnessAnswer.FAIR, FairnessAnswer.UNFAIR)
            )
            held, games = 100 * fmean(each.held for each in runs), median(each.games for each in runs)
            yield (
                f"| {players}, {players * len(found)} | {truth(points):.0f} % | {fair:.1f} % | {unfair:.1f} % "
                f"| {games:.0f} | {held:.1f} % |"
            )


if __name__ == "__main__":
    print_table(__doc__ or "", table)
