"""A run: its games are played by an executor and kept in a store."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Executor, Future, wait
from dataclasses import replace
from time import monotonic
from typing import NamedTuple

from rbdesigner.lab.games.game_row import GameRow
from rbdesigner.lab.runs.executors import is_lost, play_out
from rbdesigner.lab.runs.played_game import lost_row, play_tables
from rbdesigner.lab.runs.run_setup import GameTable, RunSetup
from rbdesigner.lab.runs.run_store import RunStore
from rbdesigner.lab.runs.store_file import RunStudy
from rbdesigner.lab.statistics.verdicts import Verdict, judged
from rbdesigner.scenario.model import Scenario

WAVE = 100
"""The number of games after which a verdict is looked for; the run ends if it is clear."""
BATCH_SECONDS = 0.5
"""A piece of work is to take about so long, or one game where that is longer.

Its games are kept when all are over, so that whoever kills a run loses no more. To send one costs 0.2 ms, or 5 to 13 ms
with a cluster.
"""
MOST_BATCH = 50
MOST_LOST = 8
"""The number of games in a row that may end their workers before these are taken to have gone for good."""


class RunProgress(NamedTuple):
    """The progress of a run: games played of those that are wanted, and failed ones among them."""

    games: int
    wanted: int
    failures: int


def summed(progress: Iterable[RunProgress], wanted: int) -> RunProgress:
    """The progress of several runs, of which so many games are wanted."""
    told = list(progress)
    games = sum(each.games for each in told)
    return RunProgress(games, max(games, wanted), sum(each.failures for each in told))


class Simulation:
    """The games of a run up to a number of them, as far as they have not been played.

    The rows do not depend on the executor: whether a run ends early is asked only when all games before a certain
    number have been played. :func:`simulate` plays one at once.

    >>> import rbdesigner as rb
    >>> played = rb.simulate(rb.load("scenarios/the-lake-between.rbmap"), ["random", "random"], games=2)
    >>> played.games, played.store.failures(played.run)
    (2, [])
    """

    def __init__(
        self,
        setup: RunSetup,
        store: RunStore,
        games: int,
        *,
        until_clear: bool = True,
        tolerance: float = 5.0,
        study: RunStudy = RunStudy.NONE,
    ) -> None:
        self.store = store
        self.games = -(-games // setup.block) * setup.block
        self.run = store.begin(setup, study)
        self.setup = replace(setup, secret=store.secret(self.run))
        self._until_clear, self._tolerance = until_clear and len(setup.players) > 1, tolerance
        self._seconds = BATCH_SECONDS
        self._lost = 0  # games in a row that have ended their workers
        self.tried: set[int] = set()
        """The games that have been played here: those of them that failed are not played once more."""

    @property
    def waves(self) -> tuple[int, ...]:
        """The numbers of games after which a verdict is looked for, the last is all."""
        if not self._until_clear:
            return (self.games,)
        step = -(-WAVE // self.setup.block) * self.setup.block
        return (*range(step, self.games, step), self.games)

    @property
    def progress(self) -> RunProgress:
        """How far it is; games that failed before do not count, as they are played again."""
        done = self.store.numbers(self.run) | self.tried
        failed = sum(number in done for number, *_ in self.store.failures(self.run))
        return RunProgress(len(done), self.games, failed)

    def verdict(self, first: int | None = None) -> Verdict:
        """The verdict of the games played so far, or of the ``first`` ones by number."""
        seats = (each for each in self.store.seats(self.run) if first is None or each[0] < first)
        return judged(seats, len(self.setup.players), self._tolerance)

    def play(self, workers: Executor, cores: int = 1) -> Iterator[RunProgress]:
        """Play, and tell after every batch; stop it by closing the iterator.

        Games that failed before are played again.
        """
        done, failures = self.store.numbers(self.run) | self.tried, self.progress.failures
        waves = self.waves
        for number, end in enumerate(waves):
            missing = [self.setup.table(game) for game in range(end) if game not in done]
            for rows in self._batches(workers, missing, 2 * cores):
                self.store.add(self.run, rows)
                self.tried |= {row.number for row in rows}
                done |= self.tried
                failures += sum(not row.is_played for row in rows)
                yield RunProgress(len(done), self.games, failures)
            if number < len(waves) - 1 and self.verdict(end).is_clear:
                return

    def _batches(self, workers: Executor, tables: Sequence[GameTable], most: int) -> Iterator[list[GameRow]]:
        """The rows of tables, as they are played, with so many batches at work."""
        pending: dict[Future[list[GameRow]], tuple[float, tuple[GameTable, ...]]] = {}
        lost: list[GameTable] = []
        sent = 0
        try:
            while True:
                while not lost and sent < len(tables) and len(pending) < most:
                    fair = (len(tables) - sent) // most  # so that in the end no worker waits long for another
                    size = max(1, min(MOST_BATCH, int(BATCH_SECONDS / self._seconds), fair))
                    batch = tuple(tables[sent : sent + size])
                    sent += len(batch)
                    pending[workers.submit(play_tables, self.setup, batch)] = monotonic(), batch
                if not pending and not lost:
                    return
                for future in wait(pending, return_when=FIRST_COMPLETED).done:
                    begun, batch = pending.pop(future)
                    if (rows := _rows(future)) is None:
                        lost += batch
                        continue
                    self._seconds = max(0.01, (monotonic() - begun) / len(batch))
                    yield rows
                if lost and not pending:
                    yield from self._alone(workers, sorted(lost))
                    lost.clear()
        finally:
            for future in pending:
                future.cancel()

    def _alone(self, workers: Executor, tables: Sequence[GameTable]) -> Iterator[list[GameRow]]:
        """Play the games that were at work when a worker was lost, one at a time.

        This shows which game ends its worker, if any does; its row gets this reason.
        """
        for table in tables:
            future = workers.submit(play_tables, self.setup, (table,))
            rows = _rows(future)
            self._lost = 0 if rows is not None else self._lost + 1
            if self._lost > MOST_LOST:
                future.result()
            yield rows or [lost_row(self.setup, table)]


def _rows(future: Future[list[GameRow]]) -> list[GameRow] | None:
    """The rows of a batch, None if its worker was lost."""
    try:
        return future.result()
    except Exception as fault:
        if is_lost(fault):
            return None
        raise


def simulate(
    scenario: Scenario,
    players: Sequence[str],
    games: int = 400,
    cores: int = 1,
    seed: int = 1,
    store: RunStore | None = None,
    tell: Callable[[RunProgress], None] | None = None,
    *,
    cluster: str = "",
    until_clear: bool = True,
    tolerance: float = 5.0,
    secret: str = "",
) -> Simulation:
    """Let machines play so many games on a map.

    Fewer if it is clear sooner whether its homes are fair, within ``tolerance`` percentage points of an even share of
    the games won; all of them unless ``until_clear``.

    ``players`` are texts as of :func:`rbdesigner.find_player`, one for each seat; games are made up to whole rounds of
    homes and seats; ``tell`` is called after each piece of work. The same scenario, players and seed play the same
    games on any number of cores, and in a ``store`` they are kept and gone on with. They are played on the Dask
    ``cluster`` with this address, if there is one (``"tcp://host:8786"``), and not on ``cores`` of this computer.
    Players of others think in processes of their own, and no seed says what chance brings them: that follows from a
    ``secret``, too, which is drawn if none is given. It is ``setup.secret`` of what is returned, and kept in the store.
    PlayerError, IllegalMap and ValueError for what cannot be played, ExecutorError, a ValueError, for a cluster that
    cannot be had.

    >>> import rbdesigner as rb
    >>> played = rb.simulate(rb.load("scenarios/the-lake-between.rbmap"), ["random", "random"], games=4)
    >>> played.verdict().answer.value, played.verdict().games
    ('unknown', 4)
    """
    setup = RunSetup.of(scenario, players, seed, secret=secret)
    simulation = Simulation(setup, store or RunStore(), games, until_clear=until_clear, tolerance=tolerance)
    play_out(simulation, cores, tell, cluster)
    return simulation
