"""How often verdicts are wrong that are looked for again and again, and how many games they take.

Run it with ``python -m benchmarks.verdicts STORE...``, with stores of the calibration. Whole rounds of real games are
drawn again and again, as :mod:`benchmarks.near_wins` draws them. One home has such a lead that it wins an even share,
or 5 or 10 percentage points more. A run is looked at every hundred games and ends with the first answer, as in the
laboratory; its intervals are looked at all the same, up to the last game.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterable, Iterator
from pathlib import Path
from statistics import fmean, median
from typing import NamedTuple

import numpy as np

from benchmarks.near_wins import rounds
from calibration import store
from calibration.store import PlayedGames
from rbdesigner.lab.runs.simulation import WAVE
from rbdesigner.lab.statistics.intervals import FEWEST_SEEDS, MIRRORED, Floats, Interval, share_intervals
from rbdesigner.lab.statistics.near_wins import won_parts
from rbdesigner.lab.statistics.verdicts import FairnessAnswer

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


def led(points: Floats, more: float) -> tuple[Floats, float]:
    """The points with such a lead of the first home that it wins so much more than an even share; and what it wins."""
    low, high = -3.0, 3.0
    while high - low > 1e-3:
        middle = (low + high) / 2
        low, high = (middle, high) if _share(_ahead(points, middle)) < 100 / points.shape[2] + more else (low, middle)
    found = _ahead(points, high)
    return found, _share(found)


def _ahead(points: Floats, lead: float) -> Floats:
    found: Floats = points + np.array([lead] + [0.0] * (points.shape[2] - 1))
    return found


def _share(points: Floats) -> float:
    return float(100 * (points[..., 0] == points.max(axis=2)).mean())


def run(points: Floats, truth: float, random: np.random.Generator) -> Run:
    """Draw the games of a run, and look at them as the laboratory does."""
    players = points.shape[2]
    chosen = points[random.integers(len(points), size=MOST // players)]
    step = -(-WAVE // players)
    answer, games, held = FairnessAnswer.UNKNOWN, MOST, True
    for number in range(step, len(chosen) + 1, step):
        shares, of_many = _told(chosen[:number])
        held = held and shares[0].low <= truth <= shares[0].high
        if answer is FairnessAnswer.UNKNOWN and number >= FEWEST_SEEDS:
            answer, games = _answer(shares, of_many), number * players
    return Run(answer, games, held)


def _told(chosen: Floats) -> tuple[list[Interval], list[Interval]]:
    """The lasting intervals of the homes, each alone and all together."""
    number, players = len(chosen), chosen.shape[2]
    table = chosen.reshape(-1, players)
    homes = [tuple((home, 0) for home in range(players))] * len(table)
    won = table == table.max(axis=1, keepdims=True)
    blocks = won_parts(table.tolist(), homes, won.astype(int).tolist()).reshape(number, players, players).mean(axis=1)
    looked_at = 1 if players == MIRRORED else players
    alone, together = (
        share_intervals(blocks.T.tolist(), level=1 - 0.05 / of, lasting=True, games=players) for of in (1, looked_at)
    )
    shares = 100 * won.mean(axis=0)
    ends = ((min(share, each.low), max(share, each.high)) for share, each in zip(shares, alone, strict=True))
    return [Interval(float(share), *both) for share, both in zip(shares, ends, strict=True)], together


def _answer(shares: list[Interval], of_many: list[Interval]) -> FairnessAnswer:
    even = 100 / len(shares)
    if any(each.low > even + TOLERANCE or each.high < even - TOLERANCE for each in of_many):
        return FairnessAnswer.UNFAIR
    is_fair = all(even - TOLERANCE <= each.low and each.high <= even + TOLERANCE for each in shares)
    return FairnessAnswer.FAIR if is_fair else FairnessAnswer.UNKNOWN


def table(maps: Iterable[PlayedGames]) -> Iterator[str]:
    """The table as lines of Markdown."""
    yield "| players, games to draw | a home wins | called fair | unfair | games it takes | intervals hold always |"
    yield "| --- | --- | --- | --- | --- | --- |"
    for players, found in rounds(maps).items():
        for more in MORE:
            points, truth = led(found, more)
            random = np.random.default_rng(1)
            runs = [run(points, truth, random) for _ in range(RUNS)]
            fair, unfair = (
                100 * fmean(each.answer is answer for each in runs)
                for answer in (FairnessAnswer.FAIR, FairnessAnswer.UNFAIR)
            )
            held, games = 100 * fmean(each.held for each in runs), median(each.games for each in runs)
            yield (
                f"| {players}, {players * len(found)} | {truth:.0f} % | {fair:.1f} % | {unfair:.1f} % "
                f"| {games:.0f} | {held:.1f} % |"
            )


def main() -> None:
    """Print the table."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("stores", type=Path, nargs="+")
    maps = (played for path in parser.parse_args().stores for played in store.read(path))
    for line in table(maps):
        print(line, flush=True)


if __name__ == "__main__":
    main()
