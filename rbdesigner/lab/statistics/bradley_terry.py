"""Strengths of players from who has beaten whom, after Bradley and Terry (1952).

The one with strength ``a`` beats the one with ``b`` with the probability ``1 / (1 + exp(b - a))``. The likeliest
strengths are found by Newton's method. Libraries for it need scipy, which costs more than all else here.
"""

from __future__ import annotations

from math import inf, log
from typing import NamedTuple

import numpy as np

from rbdesigner.lab.statistics.intervals import FEWEST_BLOCKS, NORMAL, RESAMPLES, Floats, Interval

ELO = 400 / log(10)
"""Points of a rating after Elo (1978) for a strength of 1: who has 400 more wins ten games of eleven."""
ANCHOR = 1000.0
"""The rating of the first player, by which the others are measured."""
PRIOR = 0.5
"""Wins that each has over each other beforehand, so that who has won all games has a rating too."""
_STEPS, _LONGEST_STEP, _ENOUGH = 100, 2.0, 1e-10


class FittedStrengths(NamedTuple):
    """The likeliest strengths with their standard errors.

    The first strength is 0.
    """

    strengths: Floats
    errors: Floats


def fitted_strengths(wins: Floats, prior: float = PRIOR) -> FittedStrengths:
    """The strengths by how often each (row) has beaten each other (column).

    There may be many such tables one behind the other. Draws are half a win for both.

    >>> import numpy as np
    >>> from rbdesigner.lab.statistics.bradley_terry import fitted_strengths
    >>> fitted_strengths(np.array([[0.0, 10.0], [30.0, 0.0]]), prior=0).strengths.round(3).tolist()
    [0.0, 1.099]
    """
    number = wins.shape[-1]
    won = wins + prior * (1 - np.eye(number))
    games = won + np.swapaxes(won, -1, -2)
    strengths = np.zeros(won.shape[:-1])
    for _ in range(_STEPS):
        chances = 1 / (1 + np.exp(strengths[..., None, :] - strengths[..., :, None]))
        missing = (won - games * chances).sum(axis=-1)[..., 1:]
        step = np.linalg.solve(_information(games, chances), missing[..., None])[..., 0]
        # Newton's method overshoots where somebody has won nearly all games.
        strengths[..., 1:] += np.clip(step, -_LONGEST_STEP, _LONGEST_STEP)
        if np.abs(step).max(initial=0.0) < _ENOUGH:
            break
    chances = 1 / (1 + np.exp(strengths[..., None, :] - strengths[..., :, None]))
    spread = np.diagonal(np.linalg.inv(_information(games, chances)), axis1=-2, axis2=-1)
    return FittedStrengths(strengths, np.sqrt(np.concatenate([np.zeros((*spread.shape[:-1], 1)), spread], axis=-1)))


def _information(games: Floats, chances: Floats) -> Floats:
    """Fisher's information about all strengths but the first."""
    between = games * chances * (1 - chances)
    all_of_it = between.sum(axis=-1)[..., None] * np.eye(games.shape[-1]) - between
    # Only differences show in games: the first strength is held at 0, or the matrix would be singular.
    return np.asarray(all_of_it[..., 1:, 1:])


def elo_ratings(blocks: Floats, seed: int = 1, resamples: int = RESAMPLES) -> tuple[Interval, ...]:
    """The ratings of players by their wins over each other.

    There is a table of wins for each block of games that belong together. The first player has :data:`ANCHOR`, without
    an interval, as the others are measured by it. An interval is the wider of that of a bootstrap over blocks, which
    knows what belongs together, and that of the likelihood, which knows that even who has won all games may lose one.
    It has no ends where the blocks are too few.
    """
    best = fitted_strengths(blocks.sum(axis=0))
    number = len(blocks)
    weights = np.random.default_rng(seed).multinomial(number, [1 / number] * number, size=resamples)
    drawn = fitted_strengths(np.tensordot(weights.astype(np.float64), blocks, axes=1)).strengths
    found = [Interval(ANCHOR, ANCHOR, ANCHOR)]
    for player in range(1, blocks.shape[-1]):
        value, error = float(best.strengths[player]), float(NORMAL * best.errors[player])
        low, high = (float(end) for end in np.quantile(drawn[:, player], (0.025, 0.975)))
        # Each knows of a doubt that the other does not: the wider one counts.
        ends = (min(low, value - error), max(high, value + error))
        if len(blocks) < FEWEST_BLOCKS:
            ends = -inf, inf
        found.append(Interval(*(ANCHOR + ELO * each for each in (value, *ends))))
    return tuple(found)
