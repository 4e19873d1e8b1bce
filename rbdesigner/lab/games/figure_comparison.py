"""Compares players of several games side by side: who came to what first, and whether all played one map."""

from __future__ import annotations

from collections.abc import Sequence
from enum import StrEnum
from typing import NamedTuple

from rbdesigner.lab.games.game_figures import GameFigures
from rbdesigner.lab.games.turn_tally import FIRSTS


class Contender(NamedTuple):
    """One player of a game that is compared."""

    figures: GameFigures
    seat: int


class MilestoneRow(NamedTuple):
    """A milestone with the turns in which players came to it, None for whoever never did."""

    event: str
    thing: str
    turns: tuple[int | None, ...]

    @property
    def differences(self) -> tuple[int | None, ...]:
        """Give the turns by which each of the others was later than the first player; below zero it was earlier.

        None where one of both never came to it.
        """
        first, *others = self.turns
        return tuple(None if first is None or turn is None else turn - first for turn in others)


class MapVersion(StrEnum):
    """The map of a game beside that of another: the same, another version of it, or another map."""

    SAME = "same"
    CHANGED = "changed"
    OTHER = "other"


def map_version(figures: GameFigures, other: GameFigures) -> MapVersion:
    """Whether a game was played on the map of another one."""
    return version_of(figures, other.hash, other.title, other.code)


def version_of(figures: GameFigures, hashed: str, title: str, code: str) -> MapVersion:
    """Compare the map of this hash, title and code with that of a game.

    Versions of a map share title and code, and without either there are none.
    """
    if figures.hash == hashed:
        return MapVersion.SAME
    is_version = bool(title or code) and (figures.title, figures.code) == (title, code)
    return MapVersion.CHANGED if is_version else MapVersion.OTHER


def compared_milestones(contenders: Sequence[Contender]) -> list[MilestoneRow]:
    """List all milestones that anybody came to, kind by kind, those that came first above.

    >>> import rbdesigner as rb
    >>> from rbdesigner.lab.games.figure_comparison import Contender, compared_milestones
    >>> figures = rb.GameFigures.of(rb.Game.load("tests/games/duo-the-lake-between.rbgame"))
    >>> rows = compared_milestones([Contender(figures, 0), Contender(figures, 1)])
    >>> [(row.thing, row.turns, row.differences) for row in rows if row.thing in ("mine", "coins")]
    [('mine', (11, 11), (0,)), ('coins', (16, 21), (5,))]
    """
    reached: dict[tuple[str, str], dict[int, int]] = {}
    for column, contender in enumerate(contenders):
        for first in contender.figures.milestones:
            if first.seat == contender.seat:
                reached.setdefault((first.event, first.thing), {})[column] = first.turn
    order = sorted(reached, key=lambda key: (FIRSTS.index(key[0]), min(reached[key].values()), key[1]))
    return [MilestoneRow(*key, tuple(reached[key].get(column) for column in range(len(contenders)))) for key in order]
