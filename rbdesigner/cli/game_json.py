"""The points of a game and their parts, as JSON."""

from __future__ import annotations

from typing import Any

from rbdesigner.engine.codes import GOODS
from rbdesigner.engine.game import Game
from rbdesigner.engine.scoring import Score
from rbdesigner.messages.result_wording import breakdown


def scores_as_json(game: Game) -> list[dict[str, Any]]:
    """The points of all players of a game as they stand."""
    return [_score(game, score) for score in game.scores()]


def _score(game: Game, score: Score) -> dict[str, Any]:
    names = [*game.names, *[""] * game.players]
    return {
        "player": score.player + 1,
        "name": names[score.player],
        "points": score.total,
        "breakdown": breakdown(score, "wonder"),
        "goods": {good.value: points for good, points in zip(GOODS, score.goods, strict=True) if points},
        "rows": list(score.rows),
    }
