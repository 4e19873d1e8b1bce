"""The solver of the solo game: ever better games, by annealing lists of tasks from many beginnings.

Work is counted in plans made, so that the same seed, cores and plans give the same game on every machine. What it finds
is the best found, never proven to be the best.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from concurrent.futures import Executor
from dataclasses import dataclass, field
from functools import lru_cache
from math import inf
from typing import Any, NamedTuple

from rbdesigner.engine.core.actions import ChooseHome, Done
from rbdesigner.engine.core.codes import WORTHS
from rbdesigner.engine.core.state import Phase
from rbdesigner.engine.games import game_records
from rbdesigner.engine.games.game import Game
from rbdesigner.players.planning.plan_position import PlanPosition
from rbdesigner.players.planning.playing_out import go_to_movement, play_out, position_of
from rbdesigner.players.planning.search import Search
from rbdesigner.players.planning.task import Task, Tasks
from rbdesigner.players.purposes import Purpose, purposes
from rbdesigner.scenario.model import Scenario
from rbdesigner.work.worker_pool import workers

MEMBER = "solver"
"""The member of a saved game that says how it was found, and by which tasks."""


class ScoreBreakdown(NamedTuple):
    """The make-up of a score: goods with their numbers, and rows that pay.

    The dearest goods come first.
    """

    goods: tuple[tuple[int, int], ...]
    rows: int

    @classmethod
    def of(cls, game: Game) -> ScoreBreakdown:
        """The make-up of a solo game."""
        score = game.scores()[0]
        worth = sorted((good for good, each in enumerate(WORTHS) if each), key=lambda good: -WORTHS[good])
        goods = tuple((good, score.goods[good] // WORTHS[good]) for good in worth if score.goods[good])
        return cls(goods, sum(1 for points in score.rows if points))


VERSION = 6
"""The version of the solver; the same version finds the same games."""
PLANS = 200_000
"""The plans of a search without saying how long: some ten to twenty seconds where it is compiled."""

TRIAL = 3_000
"""The plans made for each home at first."""
TRIALS = 24
"""The most homes that are tried."""
KEPT_HOMES = (6, 4, 3, 2)
"""The homes that are played on with: so many of the best get a first annealing, a second, a third, and so on."""
SHORTEST, LONGEST = 2_500, 320_000
"""The plans made in one annealing: few at first, then four times as many from round to round."""
OPENINGS = 150
"""The openings that an annealing begins with the best of."""
WARM = 4.0
"""The temperature, in points, at which the best list is annealed again."""


class Work(NamedTuple):
    """A piece of work: an annealing for one home.

    ``start`` is the list to begin with, None for new openings. It comes to an end before all plans are made when it is
    ``until`` by the clock, which all processes of a machine share.
    """

    game: str
    home: int
    seed: str
    plans: int
    start: Tasks | None = None
    until: float = inf


class Result(NamedTuple):
    """The best list of a piece of work, its points, and the plans that were made."""

    home: int
    points: int
    tasks: Tasks
    plans: int


class TriedHome(NamedTuple):
    """A home, the best points of new openings there, and how many there were."""

    spot: int
    points: int = 0
    pieces: int = 0


@lru_cache(maxsize=8)
def _position(game: str, home: int) -> PlanPosition:
    return position_of(_begun(game, home))


def _begun(text: str, home: int) -> Game:
    """Begin the game in a text in its next movement, with a home chosen if it has none yet."""
    game = Game.loads(text)
    if game.state.phase is Phase.SETUP:
        game.apply(ChooseHome(game.acting[0], home))
    go_to_movement(game)
    return game


def do_work(work: Work) -> Result:
    """Do a piece of work, in whatever process."""
    search = Search(_position(work.game, work.home), work.seed, until=work.until)
    if work.start is None:
        found = search.anneal(search.open(min(OPENINGS, work.plans)).tasks, work.plans)
    else:
        found = search.anneal(work.start, work.plans, hot=WARM)
    return Result(work.home, found.points, found.tasks, search.made)


@dataclass
class Solver:
    """Looks for a game with many points on a map, from its beginning or from wherever a solo game stands.

    ``game`` is the best found so far and always a legal one; ``plans`` counts the plans made, ``faults`` those that
    promised more than the rules allow: they are left aside. :meth:`rounds` does the work; ``homes`` are those that are
    played on with, once all have been tried, and ``pieces`` counts the pieces of work given out since; the first and
    the longest have ``lengths`` plans.

    >>> import rbdesigner as rb
    >>> solver = rb.Solver(rb.Game.new(rb.load("scenarios/millbrook.rbmap"), players=1))
    >>> solver.game.over, solver.points
    (True, 0)
    """

    start: Game
    seed: int = 1
    cores: int = 1
    plans: int = 0
    faults: int = 0
    points: int = -1
    game: Game = field(init=False)
    best: Result | None = None
    version: int = VERSION
    lengths: tuple[int, int] = field(default_factory=lambda: (SHORTEST, LONGEST))
    homes: list[TriedHome] = field(default_factory=list)
    pieces: int = 0
    _trials: list[Result] = field(default_factory=list)
    _refused: set[Tasks] = field(default_factory=set)

    def __post_init__(self) -> None:
        self._text = game_records.dumps(_bare(self.start))
        self.game = self.start.copy()
        if self.start.state.phase is Phase.SETUP:
            self.game.apply(self._homes()[0])
        while not self.game.over:
            self.game.apply(Done(self.game.acting[0]))
        self.points = _points(self.game)

    def _spots(self) -> list[int]:
        """The homes that are tried, -1 alone where there is no choice."""
        if self.start.state.phase is not Phase.SETUP:
            return [-1]
        return _spread([action.spot for action in self._homes()], TRIALS)

    def _homes(self) -> list[ChooseHome]:
        return [action for action in self.start.legal_actions() if isinstance(action, ChooseHome)]

    def go_on(self, game: Game) -> None:
        """Begin with what was found before: a game that this solver has saved, of the same map."""
        kept = _kept(game)
        if kept is not None:
            self._take(kept)

    def checkpoint(self) -> dict[str, object]:
        """The state between two rounds, as JSON data.

        A solver of the same game, seed and cores that is set back to it goes on as this one does.
        """
        best = None if self.best is None else [self.best.home, self.best.points, [list(t) for t in self.best.tasks]]
        homes = [list(home) for home in self.homes]
        return {"homes": homes, "pieces": self.pieces, "plans": self.plans, "faults": self.faults, "best": best}

    def set_back(self, checkpoint: Mapping[str, Any]) -> None:
        """Go on from a checkpoint, with the best game of then."""
        if checkpoint["best"] is not None:
            home, points, tasks = checkpoint["best"]
            self._take(Result(home, points, tuple(Task(*numbers) for numbers in tasks), 0))
        self.homes, self.pieces = [TriedHome(*home) for home in checkpoint["homes"]], checkpoint["pieces"]
        self.plans, self.faults = checkpoint["plans"], checkpoint["faults"]
        self._trials = []

    def rounds(self, executor: Executor, until: float = inf) -> Iterator[Solver]:
        """Work on and on, round by round, and yield the solver after each.

        In each round every core does one piece of work; the next round knows what all have found. A round that is at
        work when it is ``until`` by the clock ends then with what it has found, which no number of plans finds again.
        """
        while True:
            works = self.works()
            given = [executor.submit(do_work, work._replace(until=until)) for work in works]
            self.note_results(works, [future.result() for future in given])
            yield self

    def works(self) -> Sequence[Work]:
        """The pieces of work of the next round, one for every core, or as many as there are homes left to try."""
        if not self.homes:
            spots = self._spots()
            if len(spots) > 1:
                untried = spots[len(self._trials) :]
                return [self._work(home, f"trial {home}", TRIAL) for home in untried[: self.cores]]
            self.homes = [TriedHome(spots[0])]
        return [self._next(number) for number in range(self.pieces + 1, self.pieces + self.cores + 1)]

    def note_results(self, works: Sequence[Work], results: Sequence[Result]) -> None:
        """Note what the pieces of work of a round have found."""
        for result in results:
            self.plans += result.plans
            if result.points > self.points:
                self._take(result)
        if not self.homes:
            self._note_trials(results)
            return
        for work, result in zip(works, results, strict=True):
            if work.start is None:
                self._note(result)
        self.homes = _by_points(self.homes)
        self.pieces += self.cores

    def _note_trials(self, results: Sequence[Result]) -> None:
        """Note what has been found at some homes; once all have been tried, choose those to play on with."""
        self._trials += results
        if len(self._trials) == len(self._spots()):
            tried = [TriedHome(trial.home, trial.points) for trial in self._trials]
            self.homes = _by_points(tried)[: KEPT_HOMES[0]]

    def _next(self, number: int) -> Work:
        """Make the piece of work of a number; every other one goes on from the best, the others begin anew."""
        if number % 2 == 0 and self.best is not None:
            return self._work(self.best.home, f"again {number}", self._length((number - 1) // 2), self.best.tasks)
        at = min(range(len(self.homes)), key=self._precedence)
        home = self.homes[at]
        self.homes[at] = home._replace(pieces=home.pieces + 1)
        return self._work(home.spot, f"anew {number}", self._length(home.pieces))

    def _precedence(self, at: int) -> tuple[bool, int]:
        """Rank the homes for the next piece of work: those good enough, then those with the fewest pieces."""
        pieces = self.homes[at].pieces
        return at >= KEPT_HOMES[min(pieces, len(KEPT_HOMES) - 1)], pieces

    def _length(self, before: int) -> int:
        """The plans of a piece of work after so many others."""
        shortest, longest = self.lengths
        return min(longest, shortest << min(20, 2 * before))

    def _note(self, result: Result) -> None:
        """Note what new openings at a home have come to."""
        self.homes = [
            home._replace(points=max(home.points, result.points)) if home.spot == result.home else home
            for home in self.homes
        ]

    def _work(self, home: int, seed: str, plans: int, start: Tasks | None = None) -> Work:
        return Work(self._text, home, f"{self.seed} {seed}", plans, start)

    def _take(self, result: Result) -> None:
        """Play a list of tasks in the engine; keep the game if it is better."""
        if result.tasks in self._refused:
            return
        game = _begun(self._text, result.home)
        refusal = play_out(game, position_of(game), result.tasks)
        if refusal is not None or _points(game) < result.points:
            self.faults += 1
            self._refused.add(result.tasks)
        if refusal is None and _points(game) > self.points:
            self.points, self.game = _points(game), game
            self.best = result._replace(points=self.points)
            game.extra = {MEMBER: self._story(result)}

    def _story(self, result: Result) -> dict[str, object]:
        return {
            "version": VERSION,
            "seed": self.seed,
            "cores": self.cores,
            "plans": self.plans,
            "home": result.home,
            "tasks": [list(task) for task in result.tasks],
        }


def purposes_of(game: Game, start: Game) -> tuple[Purpose, ...]:
    """The purposes of what is done in a game that a solver has found from a start; none where it had no plan."""
    kept = _kept(game)
    if kept is None:
        return ()
    return purposes(position_of(_begun(game_records.dumps(_bare(start)), kept.home)), kept.tasks)


def _kept(game: Game) -> Result | None:
    """The plan by which a solver has found a game, as that says; None if it does not."""
    kept = game.extra.get(MEMBER)
    if not isinstance(kept, dict) or not isinstance(kept.get("tasks"), list):
        return None
    return Result(int(kept.get("home", -1)), 0, tuple(Task(*map(int, numbers)) for numbers in kept["tasks"]), 0)


def _by_points(homes: Iterable[TriedHome]) -> list[TriedHome]:
    return sorted(homes, key=lambda home: -home.points)


def _bare(game: Game) -> Game:
    """The game without what is not for the rules."""
    copy = game.copy()
    copy.extra = {}
    return copy


def _points(game: Game) -> int:
    return game.scores()[0].total


def _spread(homes: Sequence[int], most: int) -> list[int]:
    """Choose so many of the homes, evenly from all over the list."""
    if len(homes) <= most:
        return list(homes)
    return [homes[i * len(homes) // most] for i in range(most)]


def solve(
    scenario: Scenario,
    plans: int = PLANS,
    seed: int = 1,
    cores: int = 1,
    tell: Callable[[Solver], None] | None = None,
) -> Solver:
    """Look for a solo game with many points, with so many plans.

    ``solver.game`` is the best found. The same scenario, plans, seed and cores find the same game. ``tell`` is called
    after each round of work. IllegalMap where the solo game cannot be played on the map.

    >>> import rbdesigner as rb
    >>> solver = rb.solve(rb.load("scenarios/millbrook.rbmap"), plans=10)
    >>> solver.points == solver.game.scores()[0].total
    True
    """
    solver = solver_for(scenario, plans, seed, cores)
    with workers(cores) as executor:
        for state in solver.rounds(executor):
            if tell is not None:
                tell(state)
            if state.plans >= plans:
                break
    return solver


def solver_for(scenario: Scenario, plans: int, seed: int = 1, cores: int = 1) -> Solver:
    """A solver that makes the most of so many plans: half of them from new openings, half from the best of these."""
    each = min(LONGEST, max(1, plans // (2 * cores)))
    return Solver(Game.new(scenario, players=1, seed=seed), seed, cores, lengths=(each, each))
