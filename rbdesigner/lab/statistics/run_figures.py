"""Figures of games: how long they are, what ends them, and how they go."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Sequence
from statistics import fmean
from typing import NamedTuple

from rbdesigner.lab.games.game_row import GameResult
from rbdesigner.lab.statistics.intervals import Interval, mean_intervals, share_intervals


class RunFigure(NamedTuple):
    """The mean of something over games.

    ``name`` is one of :data:`FIGURES`, ``games`` are those in which there is such a thing; the mean is that over the
    seeds, of which each counts once. ``least`` and ``most`` are the extremes.
    """

    name: str
    games: int
    value: Interval
    least: float
    most: float


FIGURES: dict[str, Callable[[GameResult], float | None]] = {
    "turns": lambda game: game.turns,
    "bricks": lambda game: 100.0 * (game.ending == "bricks"),
    "points": lambda game: fmean(game.points),
    "winner": lambda game: max(game.points) if len(game.points) > 1 else None,
    "lead": lambda game: max(game.points) - sorted(game.points)[-2] if len(game.points) > 1 else None,
    "leads": lambda game: game.leads if len(game.points) > 1 else None,
    "decided": lambda game: game.decided or None,
    "met": lambda game: 100.0 * (game.contact > 0) if len(game.points) > 1 else None,
    "contact": lambda game: game.contact or None,
}
"""What is told of a run.

The turns, the percentage ended by the mark of the wonder, the points of each player and of the winner, the winner's
lead over the second, changes of the lead, the turn in which the winner took it for good, the percentage in which
players met, and the turn of their first contact.
"""
SHARES = ("bricks", "met")
"""The figures that are percentages of the games."""


def run_figures(results: Sequence[GameResult]) -> tuple[RunFigure, ...]:
    """Work out the figures of those games that came to their end; their intervals go by seeds.

    >>> from rbdesigner.lab.games.game_row import GameResult
    >>> from rbdesigner.lab.statistics.run_figures import run_figures
    >>> games = [GameResult(0, 1, turns, "turns", 0, 0, 0, (10,), ((0, 0),), 0, "") for turns in (8, 12)]
    >>> [(figure.name, figure.value.value) for figure in run_figures(games)]
    [('turns', 10.0), ('bricks', 0.0), ('points', 10.0)]
    """
    return tuple(filter(None, (_figure(name, of, results) for name, of in FIGURES.items())))


def _figure(name: str, of: Callable[[GameResult], float | None], results: Sequence[GameResult]) -> RunFigure | None:
    blocks: defaultdict[int, list[float]] = defaultdict(list)
    for game in results:
        value = of(game) if game.is_played else None
        if value is not None:
            blocks[game.seed].append(value)
    if not blocks:
        return None
    every = [value for values in blocks.values() for value in values]
    means = [[fmean(values) for values in blocks.values()]]
    (interval,) = share_intervals(means) if name in SHARES else mean_intervals(means)
    return RunFigure(name, len(every), interval, min(every), max(every))
