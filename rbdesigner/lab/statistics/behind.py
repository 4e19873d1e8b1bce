"""The seats that are far behind the rest of their table."""

from __future__ import annotations

from collections.abc import Sequence
from statistics import median

BEHIND = 0.4
"""A seat with less than this share of the median points of its table is far behind."""


def seats_behind(points: Sequence[int]) -> list[int]:
    """The seats that are far behind, by the points of all seats of a game."""
    return [seat for seat, each in enumerate(points) if each < BEHIND * median(points)]
