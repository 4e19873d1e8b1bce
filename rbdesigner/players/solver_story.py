"""The make-up of a found game, in words."""

from __future__ import annotations

from typing import NamedTuple

from rbdesigner.engine.core.codes import COINS, GOLD, STOCK, WORTHS
from rbdesigner.engine.games.game import Game
from rbdesigner.players.milestones import history

MEMBER = "solver"
"""The member of a saved game that says how it was found, and by which tasks."""
LINE = "line"
"""The member of a saved game with what is said of it, as the window shows it."""


class ScoreBreakdown(NamedTuple):
    """The make-up of a score: goods with their numbers, and rows that pay.

    The dearest goods come first.
    """

    goods: tuple[tuple[int, int], ...]
    rows: int

    @classmethod
    def of(cls, game: Game) -> ScoreBreakdown:
        """The make-up of a solo game."""
        score = game.scores()[0]
        worth = sorted((good for good, each in enumerate(WORTHS) if each), key=lambda good: -WORTHS[good])
        goods = tuple((good, score.goods[good] // WORTHS[good]) for good in worth if score.goods[good])
        return cls(goods, sum(1 for points in score.rows if points))


def made_of(game: Game) -> str:
    """Say what a score is made of as records do: "1 stock, 2 coins, 2 gold, 8 rows of the wonder"."""
    names = {STOCK: "stock", COINS: "coins", GOLD: "gold"}
    goods, rows = ScoreBreakdown.of(game)
    parts = [f"{count} {names[good]}" for good, count in goods]
    if rows:
        parts.append(f"{rows} {'row' if rows == 1 else 'rows'} of the wonder")
    return ", ".join(parts) or "nothing"


def note_story(game: Game) -> None:
    """Say in a game's note what it is made of, and what was reached in which turn."""
    points = game.scores()[0].total
    turns = "\n".join(map(str, history(game).milestones))
    game.extra = {**game.extra, LINE: {"name": f"Solver: {points} points", "note": f"{made_of(game)}\n{turns}"}}
