"""Design maps and scenarios for the board game Roads & Boats."""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from rbdesigner.checks import check as check
    from rbdesigner.checks.problem import Problem as Problem
    from rbdesigner.engine.game import Game as Game
    from rbdesigner.engine.notation import NotationError as NotationError
    from rbdesigner.engine.playable import IllegalMap as IllegalMap
    from rbdesigner.engine.refusal import IllegalAction as IllegalAction
    from rbdesigner.engine.view import View as View
    from rbdesigner.players.random_player import RandomPlayer as RandomPlayer
    from rbdesigner.scenario.errors import ScenarioError as ScenarioError
    from rbdesigner.scenario.files import load as load
    from rbdesigner.scenario.files import save as save
    from rbdesigner.scenario.model import Scenario as Scenario

__version__ = "0.2.0"

_HOMES = {
    "Game": "rbdesigner.engine.game",
    "IllegalAction": "rbdesigner.engine.refusal",
    "IllegalMap": "rbdesigner.engine.playable",
    "NotationError": "rbdesigner.engine.notation",
    "Problem": "rbdesigner.checks.problem",
    "RandomPlayer": "rbdesigner.players.random_player",
    "Scenario": "rbdesigner.scenario.model",
    "ScenarioError": "rbdesigner.scenario.errors",
    "View": "rbdesigner.engine.view",
    "check": "rbdesigner.checks",
    "load": "rbdesigner.scenario.files",
    "save": "rbdesigner.scenario.files",
}
"""Where the names of the programming interface live; each is imported when it is first asked for."""

__all__ = [
    "Game",
    "IllegalAction",
    "IllegalMap",
    "NotationError",
    "Problem",
    "RandomPlayer",
    "Scenario",
    "ScenarioError",
    "View",
    "check",
    "load",
    "save",
]


def __getattr__(name: str) -> object:
    if name not in _HOMES:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    import_module("rbdesigner.messages")  # without it reasons are codes
    value = getattr(import_module(_HOMES[name]), name)
    globals()[name] = value
    return value


def __dir__() -> list[str]:
    return sorted({*globals(), *__all__})
