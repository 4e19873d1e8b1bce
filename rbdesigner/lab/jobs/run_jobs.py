"""Jobs of runs: to play one and judge it, to read one, and to list those of a map."""

from __future__ import annotations

from collections.abc import Iterator, Set
from time import monotonic
from typing import NamedTuple

from rbdesigner.lab.games.game_row import GameResult, TileTotal, TurnTotal
from rbdesigner.lab.jobs.map_jobs import REFUSALS
from rbdesigner.lab.runs.executors import executor
from rbdesigner.lab.runs.kept_runs import ListedRun, listed_runs
from rbdesigner.lab.runs.level_runs import other_levels, run_playability
from rbdesigner.lab.runs.run_setup import RunSetup
from rbdesigner.lab.runs.run_store import RunStore
from rbdesigner.lab.runs.simulation import Simulation
from rbdesigner.lab.statistics.behind import HomeBehind, homes_behind
from rbdesigner.lab.statistics.level_comparison import LevelResult, RunPlayability
from rbdesigner.lab.statistics.run_figures import RunFigure, run_figures
from rbdesigner.lab.statistics.time_line import TimeLine, time_line
from rbdesigner.lab.statistics.verdicts import Verdict, judged
from rbdesigner.scenario.model import Scenario
from rbdesigner.translatable import QT_TRANSLATE_NOOP
from rbdesigner.work.job import Job

TOGETHER = 500
"""The most games that one answer tells."""
JUDGE_EVERY = 1.0
"""Seconds from one judgement to the next, at least."""
JUDGING = 10
"""And so many times as long as the last one took, so that games of a long run do not wait for it.

Games are told of as seldom: to read them takes the longer the more there are.
"""


class RunStart(NamedTuple):
    """A request to play a run on a map up to so many games, in the file ``store``.

    Without ``players`` nothing is played: the ``run`` with this number is read, or the latest one of this map. Games
    are played on so many ``cores``, or on the Dask ``cluster`` with this address.
    """

    store: str
    scenario: Scenario
    players: tuple[str, ...] = ()
    seed: int = 1
    games: int = 0
    tolerance: float = 5.0
    cores: int = 1
    until_clear: bool = True
    run: int | None = None
    cluster: str = ""


class RunOpened(NamedTuple):
    """The news that a run is there, played or read: its number in the store, its map, who plays, and the seed.

    It also tells whether the machines of today play it.
    """

    run: int
    scenario: Scenario
    players: tuple[str, ...]
    seed: int
    is_current: bool = True


class FurtherGames(NamedTuple):
    """Further games of a run."""

    games: tuple[GameResult, ...]


class RunState(NamedTuple):
    """All that the games played so far tell together."""

    wanted: int
    verdict: Verdict
    figures: tuple[RunFigure, ...]
    tiles: tuple[TileTotal, ...]
    turns: tuple[TurnTotal, ...] = ()
    behind: tuple[HomeBehind, ...] = ()
    time_line: TimeLine = TimeLine(0, 0, ())
    playability: RunPlayability = RunPlayability()


RunNews = RunOpened | FurtherGames | RunState
"""The news of a run: once that it is open, its games as they come, then what they tell together."""


def play_run(start: RunStart) -> Iterator[RunNews]:
    """Play a run and judge it, or read it; the games that are over are kept, whenever that is stopped."""
    with RunStore(start.store, read_only=not start.players) as store:
        yield from _played(start, store) if start.players else _kept_news(start, store)


def _kept_news(start: RunStart, store: RunStore) -> Iterator[RunNews]:
    """All of a run: the one that is asked for, or the latest of a map."""
    run = store.run_of(start.scenario) if start.run is None else start.run
    if run is not None:
        teller = _Teller(store, run, start)
        yield from teller.news()
        yield teller.state()


def _played(start: RunStart, store: RunStore) -> Iterator[RunNews]:
    setup = RunSetup.of(start.scenario, start.players, start.seed)
    simulation = Simulation(setup, store, start.games, until_clear=start.until_clear, tolerance=start.tolerance)
    teller = _Teller(store, simulation.run, start._replace(games=simulation.games), simulation.tried)
    yield from teller.news()
    yield teller.state()
    judge_at, tell_at = monotonic() + JUDGE_EVERY, 0.0
    with executor(start.cores, start.cluster) as crew:
        for _ in simulation.play(*crew):
            begin = monotonic()
            if begin >= tell_at:
                yield from teller.new_games()
                tell_at = monotonic() + JUDGING * (monotonic() - begin)
            begin = monotonic()
            if begin >= judge_at:
                yield teller.state()
                judge_at = monotonic() + max(JUDGE_EVERY, JUDGING * (monotonic() - begin))
    yield from teller.new_games()
    yield teller.state()


class _Teller:
    """Tells what is in a store of a run; it tells a game only once.

    Those that had failed are told anew when they have been ``tried`` again.
    """

    def __init__(self, store: RunStore, run: int, start: RunStart, tried: Set[int] = frozenset()) -> None:
        self._store, self._run, self._start, self._tried = store, run, start, tried
        self._told: set[tuple[int, bool]] = set()
        self._others: tuple[LevelResult, ...] | None = None  # they do not change while this one is played

    def news(self) -> Iterator[RunNews]:
        """The beginning, and the games there are."""
        setup = self._store.setup(self._run)
        yield RunOpened(self._run, setup.scenario, setup.players, setup.seed, self._store.is_current(self._run))
        yield from self.new_games()

    def new_games(self) -> Iterator[RunNews]:
        """The games that have not been told."""
        new = [game for game in self._store.results(self._run) if self._key(game) not in self._told]
        self._told |= {self._key(game) for game in new}
        for first in range(0, len(new), TOGETHER):
            yield FurtherGames(tuple(new[first : first + TOGETHER]))

    def _key(self, game: GameResult) -> tuple[int, bool]:
        return game.number, game.number in self._tried

    def state(self) -> RunState:
        """The state that all games make."""
        store, run, tolerance = self._store, self._run, self._start.tolerance
        results = store.results(run)
        verdict = judged(store.seats(run), len(store.setup(run).players), tolerance)
        if self._others is None:
            self._others = other_levels(store, run, tolerance)
        playability = run_playability(store, run, verdict, tolerance, self._others)
        totals = tuple(store.tiles(run)), tuple(store.turns(run))
        line = time_line(store.milestones(run))
        wanted = max(self._start.games, len(results))
        behind = homes_behind(results)
        return RunState(wanted, verdict, run_figures(results), *totals, behind, line, playability)


PLAY_RUN = Job(play_run, QT_TRANSLATE_NOOP("files", "The run has stopped: {reason}"), REFUSALS)


class RunListing(NamedTuple):
    """The runs of a map and of its versions in the file ``store``."""

    store: str
    scenario: Scenario
    tolerance: float = 5.0


def list_runs(listing: RunListing) -> Iterator[ListedRun]:
    """Tell of the runs one by one."""
    with RunStore(listing.store, read_only=True) as store:
        yield from listed_runs(store, listing.scenario, listing.tolerance)


LIST_RUNS = Job(list_runs, QT_TRANSLATE_NOOP("files", "The runs cannot be read: {reason}"), REFUSALS)
