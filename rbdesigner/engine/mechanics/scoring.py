"""The points for goods aboard and for the rows of the wonder, at the end as at any moment before (Z1, Z2)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass

from rbdesigner.engine.core.codes import NGOODS, WORTHS, Row
from rbdesigner.engine.core.state import GameState
from rbdesigner.rules.tables import ROW_POINTS, WONDER_ROWS


@dataclass(frozen=True, slots=True)
class Score:
    """The points of a player: for goods that their transporters hold, by code, and for rows of the wonder.

    The rows begin with the lowest.
    """

    player: int
    goods: tuple[int, ...]
    rows: tuple[int, ...]

    @property
    def total(self) -> int:
        """All points."""
        return sum(self.goods) + sum(self.rows)


def scores(state: GameState) -> tuple[Score, ...]:
    """The points of all players as they stand, by player (Z1)."""
    rows = [row_points(row) for row in wonder_rows(state.bricks)]
    return tuple(
        Score(player, _goods_points(state, player), tuple(row.get(player, 0) for row in rows))
        for player in range(state.terms.players)
    )


def worth_of(row: Row) -> int:
    """The points that goods bring aboard a transporter at the end (Z1)."""
    return sum(number * worth for number, worth in zip(row, WORTHS, strict=True))


def wonder_rows(bricks: Sequence[int]) -> list[Sequence[int]]:
    """The owners of the bricks on each row of the wonder, from the lowest."""
    rows, start = [], 0
    for spaces in WONDER_ROWS:
        rows.append(bricks[start : start + spaces])
        start += spaces
    return rows


def row_points(bricks: Iterable[int]) -> Mapping[int, int]:
    """Share the ten points of a row among the players with a brick on it, rounded down.

    Neutral bricks and those of an unused colour do not count; whether the row is full does not matter.
    """
    # NEUTRAL and UNUSED are below 0.
    owned = Counter(owner for owner in bricks if owner >= 0)
    everybody = owned.total()
    return {player: ROW_POINTS * own // everybody for player, own in sorted(owned.items())}


def _goods_points(state: GameState, player: int) -> tuple[int, ...]:
    """Give the points for goods: only what is aboard counts, and carriers and whom they carry hold nothing."""
    points = [0] * NGOODS
    for transporter in state.owned(player):
        for good, worth in enumerate(WORTHS):
            points[good] += worth * state.amount(~transporter, good)
    return tuple(points)


def ranking(state: GameState) -> list[int]:
    """Rank the players from the best; of equals the one whose figure is closest to the temple comes first (Z2)."""
    row = {player: place for place, player in enumerate(state.temple)}
    totals = [score.total for score in scores(state)]
    # The temple has no figure of a solo player, whose number then stands in for it.
    return sorted(range(state.terms.players), key=lambda player: (-totals[player], row.get(player, player)))


def winner(state: GameState) -> int:
    """Tell who has most points; of equals it is the one whose figure is closest to the temple (Z2)."""
    return ranking(state)[0]
