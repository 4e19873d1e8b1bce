"""Par of a map's solo game, and how difficult it is to reach."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterator, Sequence
from enum import StrEnum
from statistics import median
from typing import NamedTuple

from rbdesigner.engine.core.actions import Action, Done
from rbdesigner.engine.core.state import Phase
from rbdesigner.engine.games.game import Game
from rbdesigner.players.milestones import Lockout, Milestone, history, lockout_of
from rbdesigner.players.planning.playing_out import go_to_movement, position_of
from rbdesigner.players.planning.remaining import ScheduledTask, parts_of, remaining
from rbdesigner.players.planning.search import Search
from rbdesigner.players.player import play_game
from rbdesigner.players.purposes import Purpose
from rbdesigner.players.registry import find_player
from rbdesigner.players.searches import search_apart, solvers_apart
from rbdesigner.players.solver import PLANS, WARM, Solver, purposes_of
from rbdesigner.scenario.model import Scenario

SEARCHES = 8
"""The searches of par."""
GAMES = 5
"""The games of each of the simpler players."""
LEVELS = ("easy", "medium")
"""The simpler players."""
GAME_PLANS = 5_000
"""A game of one of them takes about as long as so many plans of the solver."""
NEAR = 0.85
"""A player that comes to this part of par comes near it."""
REPLANS = 300
"""The plans made to catch up with an idle turn."""


class Difficulty(StrEnum):
    """The weakest player that comes near par: ``easy``, ``medium``, or ``hard`` if neither does."""

    EASY = "easy"
    MEDIUM = "medium"
    HARD = "hard"


class Par(NamedTuple):
    """Par of a solo game, and what tells how difficult it is.

    ``points`` is the best that a ``version`` of the solver has found in so many ``plans``, no bound of what is
    possible; ``easy`` and ``medium`` are the median points of these levels. ``chain`` is the longest chain of goods
    made of each other in the best game, and ``tight_turn`` the first turn of it in which nobody may idle: the points
    are then lost, as far as a short search tells; None if there is none. ``easy_games`` and ``medium_games`` are the
    points of each game of these levels, ``searches`` those of the best game that each search has found. ``lockout``
    tells the home of the best game and of which it makes none, boards or stone, though nearly all is built of them;
    None if it makes both. ``milestones`` tell what the best game reaches in which turn, ``purposes`` what for.

    >>> import rbdesigner as rb
    >>> rb.Par(250, 2, 100_000, easy=165, medium=220, chain=("trunks", "boards"), tight_turn=1).difficulty.value
    'medium'
    """

    points: int
    version: int
    plans: int
    easy: float
    medium: float
    chain: tuple[str, ...]
    tight_turn: int | None
    easy_games: tuple[int, ...] = ()
    medium_games: tuple[int, ...] = ()
    searches: tuple[int, ...] = ()
    lockout: Lockout | None = None
    milestones: tuple[Milestone, ...] = ()
    purposes: tuple[Purpose, ...] = ()

    @property
    def difficulty(self) -> Difficulty:
        """The weakest player that comes near par."""
        if self.easy >= NEAR * self.points:
            return Difficulty.EASY
        return Difficulty.MEDIUM if self.medium >= NEAR * self.points else Difficulty.HARD


class ParProgress(NamedTuple):
    """The part of the work that is done: the solver's plans, and the games of simpler players."""

    plans: int
    games: int

    def share(self, plans: int, games: int) -> tuple[int, int]:
        """Tell how much is done, and of how much: so many plans of all searches, and so many games of each level."""
        return min(self.plans, plans) + GAME_PLANS * self.games, plans + GAME_PLANS * len(LEVELS) * games


def par(scenario: Scenario, plans: int = PLANS, games: int = GAMES, searches: int = SEARCHES, cores: int = 1) -> Par:
    """Par of a scenario's solo game: the best of so many searches, each with so many plans.

    It is the same on any number of cores. Levels of players play as they do with the planner that runs, compiled or
    not. IllegalMap where the solo game cannot be played on the map.

    >>> import rbdesigner as rb
    >>> found = rb.par(rb.load("scenarios/millbrook.rbmap"), cores=2)  # doctest: +SKIP
    >>> print(found.points, found.difficulty.value, sorted(found.searches))  # doctest: +SKIP
    320 hard [250, 250, 280, 290, 300, 310, 310, 320]
    """
    steps = par_steps(scenario, plans, games, searches, cores)
    return next(each for each in steps if isinstance(each, Par))


def par_steps(
    scenario: Scenario, plans: int = PLANS, games: int = GAMES, searches: int = SEARCHES, cores: int = 1
) -> Iterator[ParProgress | Par]:
    """How far :func:`par` has come, again and again, and par at the end."""
    solvers = solvers_apart(scenario, plans, searches)
    for made in search_apart(solvers, plans, cores):
        yield ParProgress(made, 0)
    points: dict[str, list[int]] = {level: [] for level in LEVELS}
    for level, found in points.items():
        for seed in range(1, games + 1):
            found.append(_played(scenario, level, seed))
            yield ParProgress(made, sum(map(len, points.values())))
    easy, medium = points.values()
    solver = max(solvers, key=lambda each: each.points)
    best = history(solver.game)
    yield Par(
        solver.points,
        solver.version,
        made,
        median(easy),
        median(medium),
        best.longest_chain,
        tight_turn(solver),
        tuple(easy),
        tuple(medium),
        tuple(each.points for each in solvers),
        lockout_of(solver.game),
        best.milestones,
        purposes_of(solver.game, solver.start),
    )


def _played(scenario: Scenario, level: str, seed: int) -> int:
    """The points of a level in one game."""
    game = Game.new(scenario, players=1, seed=seed)
    deque(play_game(game, [find_player(f"planner:{level}").seat(0, seed)]), maxlen=0)
    return game.scores()[0].total


def tight_turn(solver: Solver) -> int | None:
    """Find the first turn of a solver's best game in which an idle turn costs points; None if there is none.

    The game must begin with the solver's.
    """
    if solver.best is None:
        return None
    game, log, first, parts = solver.start.copy(), solver.game.log, 0, tuple[ScheduledTask, ...]()
    while not game.over:
        state = game.state
        if state.turn and state.phase is Phase.MOVEMENT:
            if not first:
                first, parts = state.turn, parts_of(position_of(game), solver.best.tasks)
            idle = game.copy()
            idle.apply(Done(idle.acting[0]))
            go_to_movement(idle)
            if idle.over or _expected(idle, first, parts) < solver.points:
                return None if idle.over else state.turn
        _go_on(game, log)
    return None


def _expected(game: Game, first: int, parts: Sequence[ScheduledTask]) -> int:
    """The points to come to with what is left of a plan that began in a turn."""
    position = position_of(game)
    known = remaining(parts, game.state.turn - first, position.plan.last_turn)
    return Search(position, f"idle {game.state.turn}").anneal(known, REPLANS, hot=WARM).points


def _go_on(game: Game, log: Sequence[Action]) -> None:
    """Play a log on, from one phase into the next."""
    moment = game.state.turn, game.state.phase
    while not game.over and (game.state.turn, game.state.phase) == moment:
        game.apply(log[len(game.log)])
