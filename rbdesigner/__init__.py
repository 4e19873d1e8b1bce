"""Design maps and scenarios for the board game Roads & Boats."""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from rbdesigner.analysis.facts import MapFacts as MapFacts
    from rbdesigner.analysis.map_analysis import analyse as analyse
    from rbdesigner.analysis.map_comparison import MapComparison as MapComparison
    from rbdesigner.analysis.map_comparison import compare as compare
    from rbdesigner.checks import check as check
    from rbdesigner.checks.book_checks import check_book as check_book
    from rbdesigner.checks.problem import Problem as Problem
    from rbdesigner.engine.core.refusal import IllegalAction as IllegalAction
    from rbdesigner.engine.games.game import Game as Game
    from rbdesigner.engine.games.map import Map as Map
    from rbdesigner.engine.games.position_report import Position as Position
    from rbdesigner.engine.games.seeded import IllegalMap as IllegalMap
    from rbdesigner.engine.games.view import View as View
    from rbdesigner.engine.lookahead.chance import Distribution as Distribution
    from rbdesigner.engine.notation.notation import NotationError as NotationError
    from rbdesigner.generating.generator_settings import GeneratorFault as GeneratorFault
    from rbdesigner.generating.generator_settings import GeneratorSettings as GeneratorSettings
    from rbdesigner.generating.generator_settings import TerrainShares as TerrainShares
    from rbdesigner.generating.map_generator import GeneratedMap as GeneratedMap
    from rbdesigner.generating.map_generator import generate as generate
    from rbdesigner.generating.map_looks import LookWeights as LookWeights
    from rbdesigner.lab.games.game_figures import GameFigures as GameFigures
    from rbdesigner.lab.puzzles.record_table import RecordTable as RecordTable
    from rbdesigner.lab.puzzles.scenario_hash import scenario_hash as scenario_hash
    from rbdesigner.lab.puzzles.solution import Solution as Solution
    from rbdesigner.lab.puzzles.verification import Verification as Verification
    from rbdesigner.lab.puzzles.verification import verify as verify
    from rbdesigner.lab.runs.run_store import RunStore as RunStore
    from rbdesigner.lab.runs.simulation import Simulation as Simulation
    from rbdesigner.lab.runs.simulation import simulate as simulate
    from rbdesigner.lab.statistics.verdicts import Verdict as Verdict
    from rbdesigner.lab.studies.map_improvement import MapImprovement as MapImprovement
    from rbdesigner.lab.studies.map_improvement import improve as improve
    from rbdesigner.lab.studies.paired_runs import PairedRuns as PairedRuns
    from rbdesigner.lab.studies.paired_runs import compare_runs as compare_runs
    from rbdesigner.lab.studies.round_robin import Tournament as Tournament
    from rbdesigner.lab.studies.round_robin import tournament as tournament
    from rbdesigner.lab.studies.short_runs import rank_maps as rank_maps
    from rbdesigner.lab.studies.worths import Worths as Worths
    from rbdesigner.lab.studies.worths import worths as worths
    from rbdesigner.players.difficulty import Par as Par
    from rbdesigner.players.difficulty import par as par
    from rbdesigner.players.failure import PlayerFailure as PlayerFailure
    from rbdesigner.players.player import Player as Player
    from rbdesigner.players.player import PlayerError as PlayerError
    from rbdesigner.players.player import play_game as play_game
    from rbdesigner.players.process import PlayerProcess as PlayerProcess
    from rbdesigner.players.random_player import RandomPlayer as RandomPlayer
    from rbdesigner.players.registry import Kind as Kind
    from rbdesigner.players.registry import Option as Option
    from rbdesigner.players.registry import find_player as find_player
    from rbdesigner.players.solver import Solver as Solver
    from rbdesigner.players.solver import solve as solve
    from rbdesigner.prediction.expectation import Expectation as Expectation
    from rbdesigner.prediction.map_expectation import expect as expect
    from rbdesigner.scenario.books.book_maps import LoadedBook as LoadedBook
    from rbdesigner.scenario.books.book_maps import load_book as load_book
    from rbdesigner.scenario.books.book_model import Book as Book
    from rbdesigner.scenario.custom_fields import CustomField as CustomField
    from rbdesigner.scenario.custom_fields import FieldKind as FieldKind
    from rbdesigner.scenario.errors import ScenarioError as ScenarioError
    from rbdesigner.scenario.files import load as load
    from rbdesigner.scenario.files import save as save
    from rbdesigner.scenario.files import scenario_from as scenario_from
    from rbdesigner.scenario.model import Scenario as Scenario

__version__ = "0.2.0"

_HOMES = {
    "Book": "rbdesigner.scenario.books.book_model",
    "CustomField": "rbdesigner.scenario.custom_fields",
    "Distribution": "rbdesigner.engine.lookahead.chance",
    "Expectation": "rbdesigner.prediction.expectation",
    "FieldKind": "rbdesigner.scenario.custom_fields",
    "Game": "rbdesigner.engine.games.game",
    "GameFigures": "rbdesigner.lab.games.game_figures",
    "GeneratedMap": "rbdesigner.generating.map_generator",
    "GeneratorFault": "rbdesigner.generating.generator_settings",
    "GeneratorSettings": "rbdesigner.generating.generator_settings",
    "IllegalAction": "rbdesigner.engine.core.refusal",
    "IllegalMap": "rbdesigner.engine.games.seeded",
    "Kind": "rbdesigner.players.registry",
    "LoadedBook": "rbdesigner.scenario.books.book_maps",
    "Map": "rbdesigner.engine.games.map",
    "MapComparison": "rbdesigner.analysis.map_comparison",
    "MapImprovement": "rbdesigner.lab.studies.map_improvement",
    "MapFacts": "rbdesigner.analysis.facts",
    "NotationError": "rbdesigner.engine.notation.notation",
    "Option": "rbdesigner.players.registry",
    "PairedRuns": "rbdesigner.lab.studies.paired_runs",
    "Par": "rbdesigner.players.difficulty",
    "Player": "rbdesigner.players.player",
    "PlayerError": "rbdesigner.players.player",
    "PlayerFailure": "rbdesigner.players.failure",
    "PlayerProcess": "rbdesigner.players.process",
    "Position": "rbdesigner.engine.games.position_report",
    "Problem": "rbdesigner.checks.problem",
    "RandomPlayer": "rbdesigner.players.random_player",
    "RecordTable": "rbdesigner.lab.puzzles.record_table",
    "RunStore": "rbdesigner.lab.runs.run_store",
    "Scenario": "rbdesigner.scenario.model",
    "ScenarioError": "rbdesigner.scenario.errors",
    "Simulation": "rbdesigner.lab.runs.simulation",
    "Solution": "rbdesigner.lab.puzzles.solution",
    "Solver": "rbdesigner.players.solver",
    "TerrainShares": "rbdesigner.generating.generator_settings",
    "LookWeights": "rbdesigner.generating.map_looks",
    "Tournament": "rbdesigner.lab.studies.round_robin",
    "Verdict": "rbdesigner.lab.statistics.verdicts",
    "Verification": "rbdesigner.lab.puzzles.verification",
    "View": "rbdesigner.engine.games.view",
    "Worths": "rbdesigner.lab.studies.worths",
    "analyse": "rbdesigner.analysis.map_analysis",
    "check_book": "rbdesigner.checks.book_checks",
    "check": "rbdesigner.checks",
    "compare": "rbdesigner.analysis.map_comparison",
    "compare_runs": "rbdesigner.lab.studies.paired_runs",
    "expect": "rbdesigner.prediction.map_expectation",
    "find_player": "rbdesigner.players.registry",
    "generate": "rbdesigner.generating.map_generator",
    "improve": "rbdesigner.lab.studies.map_improvement",
    "load_book": "rbdesigner.scenario.books.book_maps",
    "load": "rbdesigner.scenario.files",
    "par": "rbdesigner.players.difficulty",
    "play_game": "rbdesigner.players.player",
    "rank_maps": "rbdesigner.lab.studies.short_runs",
    "save": "rbdesigner.scenario.files",
    "scenario_from": "rbdesigner.scenario.files",
    "scenario_hash": "rbdesigner.lab.puzzles.scenario_hash",
    "simulate": "rbdesigner.lab.runs.simulation",
    "solve": "rbdesigner.players.solver",
    "tournament": "rbdesigner.lab.studies.round_robin",
    "verify": "rbdesigner.lab.puzzles.verification",
    "worths": "rbdesigner.lab.studies.worths",
}
"""Where the names of the programming interface live; each is imported when it is first asked for."""

__all__ = [
    "Book",
    "CustomField",
    "Distribution",
    "Expectation",
    "FieldKind",
    "Game",
    "GameFigures",
    "GeneratedMap",
    "GeneratorFault",
    "GeneratorSettings",
    "IllegalAction",
    "IllegalMap",
    "Kind",
    "LoadedBook",
    "LookWeights",
    "Map",
    "MapComparison",
    "MapFacts",
    "MapImprovement",
    "NotationError",
    "Option",
    "PairedRuns",
    "Par",
    "Player",
    "PlayerError",
    "PlayerFailure",
    "PlayerProcess",
    "Position",
    "Problem",
    "RandomPlayer",
    "RecordTable",
    "RunStore",
    "Scenario",
    "ScenarioError",
    "Simulation",
    "Solution",
    "Solver",
    "TerrainShares",
    "Tournament",
    "Verdict",
    "Verification",
    "View",
    "Worths",
    "analyse",
    "check",
    "check_book",
    "compare",
    "compare_runs",
    "expect",
    "find_player",
    "generate",
    "improve",
    "load",
    "load_book",
    "par",
    "play_game",
    "rank_maps",
    "save",
    "scenario_from",
    "scenario_hash",
    "simulate",
    "solve",
    "tournament",
    "verify",
    "worths",
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
