"""The whole log of a game as lines, as the panel shows it."""

from __future__ import annotations

from rbdesigner.art.export.replay.film import LogLine
from rbdesigner.engine.game import Game
from rbdesigner.play.match import Match
from rbdesigner.ui.game.log.log_model import LogModel


def told_lines(game: Game) -> list[LogLine]:
    """All rows of the log of a game."""
    model = LogModel(Match(game.copy()))
    model.catch_up()
    return [LogLine(row.kind, row.entry, row.player, row.text, row.tile) for row in model.rows]
