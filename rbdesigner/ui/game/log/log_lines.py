"""The whole log of a game as lines, as the panel shows it."""

from __future__ import annotations

from rbdesigner.art.export.replay.film import LogLine
from rbdesigner.engine.games.game import Game
from rbdesigner.play.log_rows import rows_of


def log_lines(game: Game) -> list[LogLine]:
    """All rows of the log of a game."""
    return [LogLine(row.kind, row.entry, row.player, row.text, row.tile) for row in rows_of(game)]
