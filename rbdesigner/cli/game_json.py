"""The parts of a game that documents share, as JSON."""

from __future__ import annotations

from typing import Any

from rbdesigner.engine.core.codes import GOODS, NONE
from rbdesigner.engine.games.game import Game
from rbdesigner.engine.mechanics.scoring import Score
from rbdesigner.lab.puzzles.scenario_hash import scenario_hash
from rbdesigner.messages import report
from rbdesigner.messages.result_wording import breakdown
from rbdesigner.scenario.model import Scenario


def scenario_as_json(scenario: Scenario) -> dict[str, Any]:
    """The scenario that a game is played on."""
    properties = scenario.properties
    return {"title": properties.title, "code": properties.code, "hash": scenario_hash(scenario)}


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


def entries_as_json(game: Game) -> list[dict[str, Any]]:
    """Everything done and drawn, in the notation."""
    return [
        {"turn": turn, "phase": phase.name.lower(), "player": None if player == NONE else player + 1, "text": text}
        for (turn, phase), player, text in report.entries(game)
    ]
