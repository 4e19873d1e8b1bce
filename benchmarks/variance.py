"""Where the luck of games comes from: mines, order of play, machines' seeds, or all of them together.

Run it with ``python -m benchmarks.variance FILE``, where ``FILE`` keeps games as JSON lines; it is made, and what it
lacks is played. ``--blocks`` of eight games each are played on each of ``--maps``. All games of a block have one of two
draws of each source of luck, in every mixture: so there are pairs that share each set of sources, and what they have
in common is what the sources bring. The second table tells how much falls out by what is known of a game's luck.
"""

from __future__ import annotations

import argparse
from collections import defaultdict
from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import partial
from pathlib import Path

import numpy as np

from benchmarks.variance_games import MIXTURES, BlockGame, Sources, blocks, play
from rbdesigner.lab.statistics.intervals import Floats

MAPS = ("the-lake-between", "twin-isles", "calibrated-1", "calibrated-11", "calibrated-14", "crossroads")
SITTING = "who sits where"
WORDS = {"mines": "draws of the mines", "order": "order of play", "seeds": "seeds of the machines"}
FOLDS = 5
FIRST_DRAWS = (4, 1000)
"""The luck of so many first draws of a home's mines is looked at: a few, and all."""


def results(games: Sequence[BlockGame]) -> tuple[Floats, Floats, Floats]:
    """What the homes of a map made in its blocks, by block, mixture and home: wins, points and what is known of luck.

    Wins and points are in percent, points those above the mean of the table.
    """
    by_block: defaultdict[int, dict[Sources, BlockGame]] = defaultdict(dict)
    for game in games:
        by_block[game.block][game.sources] = game
    homes = sorted(games[0].homes)
    rows = [[by_block[block][mixture] for mixture in MIXTURES] for block in sorted(by_block)]
    seats = [[[game.homes.index(home) for home in homes] for game in row] for row in rows]

    def of_homes(told: Callable[[BlockGame], Sequence[float]]) -> Floats:
        by_seat = np.array([[told(game) for game in row] for row in rows], dtype=np.float64)
        return np.take_along_axis(by_seat, np.array(seats), axis=2)

    won = of_homes(lambda game: [100.0 * (seat == game.winner) for seat in range(len(homes))])
    known = [of_homes(lambda game: _above(game.plans))]
    known += [of_homes(partial(_gold_luck, first=first)) for first in FIRST_DRAWS]
    return won, of_homes(lambda game: _above(game.points)), np.stack(known, axis=-1)


def _above(values: Sequence[float]) -> Sequence[float]:
    """By how many percent values are above their mean."""
    mean = max(1.0, sum(values) / len(values))
    return [100 * (each / mean - 1) for each in values]


def _gold_luck(game: BlockGame, first: int) -> Sequence[float]:
    """By how much gold the first draws of each seat's mines brought more than was to be expected, than others' did."""
    luck: list[list[float]] = [[] for _ in game.points]
    for draw in game.draws:
        luck[draw.seat].append(draw.is_gold - draw.gold / (draw.gold + draw.iron))
    sums = [sum(each[:first]) for each in luck]
    return [each - sum(sums) / len(sums) for each in sums]


def components(values: Floats) -> dict[str, float]:
    """The percentage of the variance that each source brings alone, and, after ``+``, with all others."""
    centred = values - values.mean(axis=(0, 1))
    numbers = {mixture: number for number, mixture in enumerate(MIXTURES)}

    def in_common(unlike: Sequence[str]) -> float:
        """The covariance of games that are unlike in these sources and alike in the others."""
        turned = [
            numbers[mixture._replace(**{each: 1 - getattr(mixture, each) for each in unlike})] for mixture in MIXTURES
        ]
        return float((centred * centred[:, turned]).mean())

    every, all_unlike = in_common(()), in_common(Sources._fields)
    found = {SITTING: all_unlike / every}
    for name in Sources._fields:
        others = [each for each in Sources._fields if each != name]
        found[name] = (in_common(others) - all_unlike) / every
        found[f"{name}+"] = 1 - in_common([name]) / every
    return {name: 100 * share for name, share in found.items()}


def with_errors(values: Floats) -> dict[str, tuple[float, float]]:
    """The components with their standard errors, by leaving out each block in turn."""
    number = len(values)
    without = [components(np.delete(values, block, axis=0)) for block in range(number)]
    return {
        name: (share, float(np.sqrt((number - 1) * np.var([each[name] for each in without]))))
        for name, share in components(values).items()
    }


def explained(values: Floats, known: Floats) -> float:
    """The percentage of the variance that falls out by what is known, fitted on other blocks than it is tried on."""
    centred, signs = (each - each.mean(axis=(0, 1)) for each in (values, known))
    folds, left = np.arange(len(values)) % FOLDS, np.empty_like(centred)
    for fold in range(FOLDS):
        fitted = signs[folds != fold].reshape(-1, signs.shape[-1])
        weights = np.linalg.lstsq(fitted, centred[folds != fold].ravel(), rcond=None)[0]
        left[folds == fold] = centred[folds == fold] - signs[folds == fold] @ weights
    return 100 * (1 - float((left**2).sum() / (centred**2).sum()))


def mean_of(told: Iterable[tuple[float, float]]) -> str:
    """The mean of several maps, with its standard error."""
    shares, errors = np.array(list(told)).T
    return f"{shares.mean():.0f} ± {np.sqrt((errors**2).sum()) / len(errors):.0f}"


def table(by_map: Mapping[str, Sequence[BlockGame]]) -> Iterable[str]:
    """The tables as lines of Markdown."""
    found = [results(games) for games in by_map.values()]
    wins, points = ([with_errors(each[number]) for each in found] for number in (0, 1))
    yield "| percentage of the variance of | a home's wins: alone | with all else | its points: alone | with all else |"
    yield "| --- | --- | --- | --- | --- |"
    for name, words in WORDS.items():
        cells = (mean_of(each[key] for each in of) for of in (wins, points) for key in (name, f"{name}+"))
        yield f"| {words} | {' | '.join(cells)} |"
    yield f"| {SITTING} | {mean_of(w[SITTING] for w in wins)} | | {mean_of(p[SITTING] for p in points)} | |"
    yield ""
    yield "| percentage of the variance that falls out by | wins | points |"
    yield "| --- | --- | --- |"
    for words, chosen in {"what the first plans expect": [0], "more gold than is to be expected": [1, 2]}.items():
        shares = [[explained(each[number], each[2][..., chosen]) for each in found] for number in (0, 1)]
        yield f"| {words} | {' | '.join(f'{np.mean(each):.0f}' for each in shares)} |"


def main() -> None:
    """Play what the file lacks, and print the tables."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("file", type=Path)
    parser.add_argument("--blocks", type=int, default=0)
    parser.add_argument("--maps", nargs="+", default=MAPS)
    arguments = parser.parse_args()
    for line in play(arguments.file, arguments.maps, arguments.blocks):
        print(line, flush=True)
    by_map: defaultdict[str, list[BlockGame]] = defaultdict(list)
    for game in blocks(arguments.file):
        by_map[game.map].append(game)
    for name, games in by_map.items():
        print(f"{name}: {len(games) // len(MIXTURES)} blocks")
    print(*table(by_map), sep="\n")


if __name__ == "__main__":
    main()
