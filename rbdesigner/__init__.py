"""Design maps and scenarios for the board game Roads & Boats."""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from rbdesigner.analysis.facts import MapFacts as MapFacts
    from rbdesigner.analysis.map_analysis import analyse as analyse
    from rbdesigner.checks import check as check
    from rbdesigner.checks.problem import Problem as Problem
    from rbdesigner.engine.chance import Distribution as Distribution
    from rbdesigner.engine.game import Game as Game
    from rbdesigner.engine.map import Map as Map
    from rbdesigner.engine.notation import NotationError as NotationError
    from rbdesigner.engine.playable import IllegalMap as IllegalMap
    from rbdesigner.engine.position_report import Position as Position
    from rbdesigner.engine.refusal import IllegalAction as IllegalAction
    from rbdesigner.engine.view import View as View
    from rbdesigner.players.difficulty import Par as Par
    from rbdesigner.players.difficulty import par as par
    from rbdesigner.players.failure import PlayerFailure as PlayerFailure
    from rbdesigner.players.player import Player as Player
    from rbdesigner.players.player import play_game as play_game
    from rbdesigner.players.process import PlayerProcess as PlayerProcess
    from rbdesigner.players.random_player import RandomPlayer as RandomPlayer
    from rbdesigner.players.registry import Kind as Kind
    from rbdesigner.players.registry import Option as Option
    from rbdesigner.players.registry import PlayerError as PlayerError
    from rbdesigner.players.registry import find_player as find_player
    from rbdesigner.players.solver import Solver as Solver
    from rbdesigner.players.solver_workers import solve as solve
    from rbdesigner.scenario.errors import ScenarioError as ScenarioError
    from rbdesigner.scenario.files import load as load
    from rbdesigner.scenario.files import save as save
    from rbdesigner.scenario.files import scenario_from as scenario_from
    from rbdesigner.scenario.model import Scenario as Scenario

__version__ = "0.2.0"

_HOMES = {
    "Distribution": "rbdesigner.engine.chance",
    "Game": "rbdesigner.engine.game",
    "IllegalAction": "rbdesigner.engine.refusal",
    "IllegalMap": "rbdesigner.engine.playable",
    "Kind": "rbdesigner.players.registry",
    "Map": "rbdesigner.engine.map",
    "MapFacts": "rbdesigner.analysis.facts",
    "NotationError": "rbdesigner.engine.notation",
    "Option": "rbdesigner.players.registry",
    "Par": "rbdesigner.players.difficulty",
    "Player": "rbdesigner.players.player",
    "PlayerError": "rbdesigner.players.registry",
    "PlayerFailure": "rbdesigner.players.failure",
    "PlayerProcess": "rbdesigner.players.process",
    "Position": "rbdesigner.engine.position_report",
    "Problem": "rbdesigner.checks.problem",
    "RandomPlayer": "rbdesigner.players.random_player",
    "Scenario": "rbdesigner.scenario.model",
    "ScenarioError": "rbdesigner.scenario.errors",
    "Solver": "rbdesigner.players.solver",
    "View": "rbdesigner.engine.view",
    "analyse": "rbdesigner.analysis.map_analysis",
    "check": "rbdesigner.checks",
    "find_player": "rbdesigner.players.registry",
    "load": "rbdesigner.scenario.files",
    "par": "rbdesigner.players.difficulty",
    "play_game": "rbdesigner.players.player",
    "save": "rbdesigner.scenario.files",
    "scenario_from": "rbdesigner.scenario.files",
    "solve": "rbdesigner.players.solver_workers",
}
"""Where the names of the programming interface live; each is imported when it is first asked for."""

__all__ = [
    "Distribution",
    "Game",
    "IllegalAction",
    "IllegalMap",
    "Kind",
    "Map",
    "MapFacts",
    "NotationError",
    "Option",
    "Par",
    "Player",
    "PlayerError",
    "PlayerFailure",
    "PlayerProcess",
    "Position",
    "Problem",
    "RandomPlayer",
    "Scenario",
    "ScenarioError",
    "Solver",
    "View",
    "analyse",
    "check",
    "find_player",
    "load",
    "par",
    "play_game",
    "save",
    "scenario_from",
    "solve",
]


def __getattr__(name: str) -> object:
    if name not in _HOMES:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    for sentences in ("problems", "refusals"):  # without them reasons are codes
        import_module(f"rbdesigner.messages.{sentences}")
    value = getattr(import_module(_HOMES[name]), name)
    globals()[name] = value
    return value


def __dir__() -> list[str]:
    return sorted({*globals(), *__all__})
