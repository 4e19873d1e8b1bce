"""The seats that are far behind the rest of their table."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from statistics import median
from typing import NamedTuple

from rbdesigner.lab.games.game_row import GameResult

BEHIND = 0.4
"""A seat with less than this share of the median points of its table is far behind."""


class HomeBehind(NamedTuple):
    """A home, and in how many games its seat was far behind."""

    at: tuple[int, int]
    games: int


def seats_behind(points: Sequence[int]) -> list[int]:
    """The seats that are far behind, by the points of all seats of a game."""
    least = BEHIND * median(points)
    return [seat for seat, each in enumerate(points) if each < least]


def homes_behind(results: Iterable[GameResult]) -> tuple[HomeBehind, ...]:
    """The homes that were far behind in some of these games, in the order of their places."""
    found = Counter(tuple(game.homes[seat]) for game in results if game.is_played for seat in seats_behind(game.points))
    return tuple(HomeBehind((q, r), games) for (q, r), games in sorted(found.items()))
