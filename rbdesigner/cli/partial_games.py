"""Saved games on the command line: those of which only a part can be played again, and their parts as JSON."""

from __future__ import annotations

from typing import Any

from rbdesigner.cli.console import UnusableFiles, error, fault_text
from rbdesigner.engine.core.codes import GOODS, NONE
from rbdesigner.engine.games.game import Game
from rbdesigner.engine.games.game_records import GameError
from rbdesigner.engine.mechanics.scoring import Score
from rbdesigner.lab.puzzles.scenario_hash import scenario_hash
from rbdesigner.messages import game_report
from rbdesigner.messages.result_wording import breakdown
from rbdesigner.messages.translation import add_plural, translate
from rbdesigner.scenario.model import Scenario

BROKEN = 1
"""The exit code of a verb that has told of such a game up to its last good entry."""


def told_fault(fault: GameError | None, errors: UnusableFiles | None = None) -> int:
    """Tell what a game breaks off at, if it does, and keep it; the exit code."""
    if fault is None:
        return 0
    left = fault.left
    text = translate("cli", "{fault}; %n entries from there on left out", None, left)
    error(text.format(fault=fault_text(fault)))
    if errors is not None:
        errors.append(fault)
    return BROKEN


add_plural("{fault}; %n entries from there on left out", "{fault}; %n entry from there on left out")


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
        for (turn, phase), player, text in game_report.log_entries(game)
    ]
