"""Verification: doing a log again by the rules, and telling what it comes to, or where it first breaks them."""

from __future__ import annotations

import os
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any, NamedTuple

from rbdesigner.engine.core.actions import Action
from rbdesigner.engine.core.events import Event, Used
from rbdesigner.engine.core.refusal import IllegalAction
from rbdesigner.engine.core.state import GameState
from rbdesigner.engine.games import game_records
from rbdesigner.engine.games.game import Game
from rbdesigner.engine.games.game_records import GameError
from rbdesigner.engine.mechanics.scoring import Score, scores
from rbdesigner.engine.notation.notation import NotationError
from rbdesigner.lab.puzzles.scenario_hash import SHOWN, by_hash, shipped_scenarios
from rbdesigner.lab.puzzles.solution import Solution
from rbdesigner.messages.result_wording import breakdown
from rbdesigner.scenario.errors import ScenarioError
from rbdesigner.scenario.model import Scenario
from rbdesigner.scenario.named_format import GAME
from rbdesigner.scenario.parsing import parsed
from rbdesigner.scenario.reasons import Reason
from rbdesigner.translatable import QT_TRANSLATE_NOOP


class FirstFault(NamedTuple):
    """The first entry of a log that breaks the rules.

    It has its number from 1 and text, the turn (0 while setting up) and phase at which it stands, why it cannot be
    done, and the id of the rule, empty where only the form is wrong.
    """

    entry: int
    text: str
    turn: int
    phase: str
    reason: str
    rule: str


@dataclass(frozen=True)
class Verification:
    """The outcome of doing a solution or saved game again by the rules.

    ``scores`` are the points as they stand at its end, or before its first ``fault``. ``settled`` is the turn after
    which the points of all players stood for good, 0 where there never were any; ``goods_used`` counts the goods that
    were paid or processed. ``game`` is the game as far as it is legal, ``solution`` what was verified, a saved game
    as the solution that it is.

    >>> import rbdesigner as rb
    >>> found = rb.verify("tests/games/solo-millbrook.rbgame")
    >>> found.is_legal, found.points, found.settled, found.goods_used
    (True, (340,), 20, 119)
    >>> found.breakdown
    ('2 stock 240, 1 coin 40, 4 gold 40, wonder 20',)
    """

    solution: Solution
    game: Game
    settled: int
    goods_used: int
    fault: FirstFault | None = None

    @property
    def is_legal(self) -> bool:
        """Whether every entry of the log keeps the rules."""
        return self.fault is None

    @property
    def is_over(self) -> bool:
        """Whether the game has ended, and is legal to its end."""
        return self.fault is None and self.game.over

    @property
    def scores(self) -> tuple[Score, ...]:
        """The points of all players with their parts."""
        return self.game.scores()

    @property
    def points(self) -> tuple[int, ...]:
        """The points of all players."""
        return tuple(score.total for score in self.scores)

    @property
    def breakdown(self) -> tuple[str, ...]:
        """The parts of the points of all players: ``3 stock 360, wonder 80``."""
        return tuple(breakdown(score, "wonder") for score in self.scores)


def verify(
    solution: Solution | Game | str | os.PathLike[str], maps: Iterable[Scenario] | Mapping[str, Scenario] = ()
) -> Verification:
    """Do a solution or a saved game again, checking every entry by the rules.

    It is given as such or as the path of its file. The scenario of a solution is looked for by its hash among ``maps``
    (scenarios, or those already sorted by their hashes) and among those that come with the program; a saved game has
    its own. ScenarioError if the scenario is not there, or the file cannot be read.

    >>> import dataclasses, rbdesigner as rb
    >>> found = rb.verify("tests/games/solo-millbrook.rbgame")
    >>> cheat = dataclasses.replace(found.solution, log=(*found.solution.log[:30], "1: brick with 2 stone"))
    >>> fault = rb.verify(cheat).fault
    >>> fault.entry, fault.turn, fault.phase, fault.rule
    (31, 3, 'building', 'T1')
    """
    if isinstance(solution, Game):
        return _done_again(game_records.to_json(solution))
    if isinstance(solution, Solution):
        return _verified(solution, maps, "")
    path = os.fspath(solution)
    if GAME.holds(path):
        return _done_again(parsed(game_records.OWN_FORMAT.read(path), path), path)
    return _verified(Solution.load(path), maps, path)


def _verified(solution: Solution, maps: Iterable[Scenario] | Mapping[str, Scenario], path: str) -> Verification:
    known = maps if isinstance(maps, Mapping) else by_hash(maps)
    scenario = known.get(solution.hash) or by_hash(shipped_scenarios()).get(solution.hash)
    if scenario is None:
        name = solution.title or solution.code
        unknown = QT_TRANSLATE_NOOP("files", "none of the maps has the hash {hash}, that of {name}")
        nameless = QT_TRANSLATE_NOOP("files", "none of the maps has the hash {hash}")
        short = f"{solution.hash[:SHOWN]}…"
        raise ScenarioError(path, "/scenario/hash", Reason(unknown if name else nameless, hash=short, name=name))
    data = game_records.data_of(scenario, solution.players, solution.seed, solution.log, solution.names, solution.rules)
    return _done_again(data, path, solution)


def _done_again(data: Any, path: str = "", solution: Solution | None = None) -> Verification:
    """The verification of JSON data of a saved game, or of a solution as one."""
    begun: list[Game] = []
    tally = _Tally()

    def begin(scenario: Scenario, players: int, seed: int, names: Iterable[str], rules: int) -> Game:
        game = Game(scenario, players, seed, names, rules)
        game.log_observer = tally
        begun.append(game)
        return game

    fault = None
    try:
        game_records.from_json(begin, data, path)
    except GameError as error:
        if not error.entry:
            raise
        fault = _first_fault(begun[0], error, data["log"][error.entry - 1])
    (game,) = begun
    game.log_observer = None
    # The whole log, with what follows a fault.
    solution = solution or replace(Solution.of(game), log=tuple(data["log"]))
    return Verification(solution, game, tally.settled(), tally.used, fault)


def _first_fault(game: Game, error: GameError, text: str) -> FirstFault:
    """The fault of the entry that a game could not go on with."""
    cause = error.__cause__
    reason, rule = error.reason, ""
    if isinstance(cause, IllegalAction | NotationError):
        reason = str(cause.reason)
        rule = cause.rule if isinstance(cause, IllegalAction) else ""
    return FirstFault(error.entry, text, game.state.turn, game.state.phase.name.lower(), reason, rule)


class _Tally:
    """Follows a log, and keeps what its tie-breakers need."""

    def __init__(self) -> None:
        self.used = 0
        self._turn = 0
        self._points: dict[int, tuple[int, ...]] = {}  # as they stood at the end of each turn

    def about_to_do(self, state: GameState, action: Action) -> None:
        """An entry belongs to the turn in which it is done, even if it ends that."""
        self._turn = state.turn

    def done(self, state: GameState, events: Sequence[Event]) -> None:
        """Count what was used, and keep the points."""
        self.used += sum(event.count for event in events if isinstance(event, Used))
        self._points[self._turn] = tuple(score.total for score in scores(state))

    def forget(self, moment: int) -> None:
        """Do nothing: nothing is taken back while a file is read."""

    def settled(self) -> int:
        """The turn after which the points stood for good."""
        turns = sorted(self._points)
        if not turns:
            return 0
        final = self._points[turns[-1]]
        last_other = max((turn for turn in turns if self._points[turn] != final), default=-1)
        return next(turn for turn in turns if turn > last_other)
