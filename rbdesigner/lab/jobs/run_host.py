"""The process in which a run is played and judged, with workers of its own.

It gets one request and tells of the games as they are played. It ends when whoever has started it closes the pipe or
ends, and so do the workers; what was played until then is in the store.
"""

from __future__ import annotations

from collections.abc import Iterator, Set
from time import monotonic

from rbdesigner.lab.games.game_row import GameResult
from rbdesigner.lab.jobs.study_replies import study_replies
from rbdesigner.lab.runs.executors import executor
from rbdesigner.lab.runs.listed_runs import listed_runs
from rbdesigner.lab.runs.run_errors import error_reply
from rbdesigner.lab.runs.run_setup import RunSetup
from rbdesigner.lab.runs.run_store import RunStore
from rbdesigner.lab.runs.simulation import Simulation
from rbdesigner.lab.statistics.run_figures import run_figures
from rbdesigner.lab.statistics.verdicts import judged
from rbdesigner.players.wire import Reply, RunListing, RunStart, StudyStart
from rbdesigner.players.worker_host import work
from rbdesigner.scenario import files

TOGETHER = 500
"""So many games are told in one reply."""
JUDGE_EVERY = 1.0
"""Seconds from one judgement to the next, at least."""
JUDGING = 10
"""And so many times as long as the last one took, so that games of a long run do not wait for it.

Games are told of as seldom: to read them takes the longer the more there are.
"""


def replies(start: RunStart | RunListing | StudyStart) -> Iterator[Reply]:
    """Tell of a run, or of a study, while they are played.

    Or of all runs of a map.
    """
    reads = isinstance(start, RunListing) or (isinstance(start, RunStart) and not start.players)
    with RunStore(start.store, read_only=reads) as store:
        if isinstance(start, RunListing):
            yield from ({"listed": each} for each in listed_runs(store, start.scenario, start.tolerance))
        elif not isinstance(start, RunStart):
            yield from study_replies(start, store)
        elif not start.players:
            yield from _kept(start, store)
        else:
            yield from _played(start, store)
    yield {"done": True}


def _kept(start: RunStart, store: RunStore) -> Iterator[Reply]:
    """All of a run: the one that is asked for, or the latest of a map."""
    run = store.run_of(start.scenario) if start.run is None else start.run
    if run is not None:
        teller = _Teller(store, run, start)
        yield from teller.news()
        yield teller.state()


def _played(start: RunStart, store: RunStore) -> Iterator[Reply]:
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
    """Tells what is in a store of a run, games only once.

    Those that had failed are told anew when they have been ``tried`` again.
    """

    def __init__(self, store: RunStore, run: int, start: RunStart, tried: Set[int] = frozenset()) -> None:
        self._store, self._run, self._start, self._tried = store, run, start, tried
        self._told: set[tuple[int, bool]] = set()

    def news(self) -> Iterator[Reply]:
        """The beginning, and the games there are."""
        setup = self._store.setup(self._run)
        is_current = self._store.is_current(self._run)
        yield {"run": [self._run, files.dumps(setup.scenario), setup.players, setup.seed, is_current]}
        yield from self.new_games()

    def new_games(self) -> Iterator[Reply]:
        """The games that have not been told."""
        new = [game for game in self._store.results(self._run) if self._key(game) not in self._told]
        self._told |= {self._key(game) for game in new}
        for first in range(0, len(new), TOGETHER):
            yield {"games": new[first : first + TOGETHER]}

    def _key(self, game: GameResult) -> tuple[int, bool]:
        return game.number, game.number in self._tried

    def state(self) -> Reply:
        """The state that all games make."""
        results, start = self._store.results(self._run), self._start
        players = len(self._store.setup(self._run).players)
        verdict = judged(self._store.seats(self._run), players, start.tolerance)
        wanted = max(start.games, len(results))
        return {
            "state": [wanted, verdict, run_figures(results), self._store.tiles(self._run), self._store.turns(self._run)]
        }


def main() -> None:
    """Play what is asked for, then wait for the end."""
    work(replies, error_reply)
