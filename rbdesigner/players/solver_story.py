"""The make-up of a found game, in words."""

from __future__ import annotations

from rbdesigner.engine.codes import COINS, GOLD, STOCK, WORTHS
from rbdesigner.engine.game import Game

LINE = "line"
"""The member of a saved game with what is said of it, as the window shows it."""


def made_of(game: Game) -> str:
    """The make-up of a score as records tell it.

    "1 stock, 2 coins, 2 gold, 8 rows of the wonder".
    """
    score = game.scores()[0]
    parts = [
        f"{score.goods[good] // WORTHS[good]} {name}"
        for good, name in ((STOCK, "stock"), (COINS, "coins"), (GOLD, "gold"))
        if score.goods[good]
    ]
    rows = sum(1 for points in score.rows if points)
    if rows:
        parts.append(f"{rows} {'row' if rows == 1 else 'rows'} of the wonder")
    return ", ".join(parts) or "nothing"


def note_story(game: Game) -> None:
    """Say in a game's note what it is made of."""
    points = game.scores()[0].total
    game.extra = {**game.extra, LINE: {"name": f"Solver: {points} points", "note": made_of(game)}}
