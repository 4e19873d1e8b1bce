"""Two runs with the same seeds and players, compared seed by seed.

Seeds hardly make the difference surer: after any change of the map, games with the same seed go other ways, and have
nothing in common but who sits where. They make sure that both runs have as many games of each home at each seat.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import Executor
from enum import StrEnum
from math import inf
from statistics import mean
from typing import NamedTuple

from rbdesigner.hexes import Hex
from rbdesigner.lab.games.game_row import GameResult
from rbdesigner.lab.runs.executors import play_out
from rbdesigner.lab.runs.run_setup import RunSetup
from rbdesigner.lab.runs.run_store import RunStore
from rbdesigner.lab.runs.simulation import RunProgress, Simulation, summed
from rbdesigner.lab.runs.store_file import RunStudy
from rbdesigner.lab.statistics.home_balance import HomeBalance, balance_change, home_balance
from rbdesigner.lab.statistics.intervals import FEWEST_SEEDS, Interval, lasting_mean, share_intervals
from rbdesigner.lab.statistics.run_figures import FIGURES, SHARES
from rbdesigner.lab.statistics.verdicts import Verdict, judged
from rbdesigner.scenario.model import Scenario
from rbdesigner.scenario.reasons import Reason
from rbdesigner.translatable import QT_TRANSLATE_NOOP

STEP = 25
"""The games of one run that are played before the other run has its turn."""
UNFAIRNESS = "unfairness"
"""How many percentage points the home that is farthest from an even share of the games won is away from it."""


class ChangeAnswer(StrEnum):
    """The answer to whether something surely is less or more in the second run."""

    LESS = "less"
    MORE = "more"
    SAME = "same"
    UNKNOWN = "unknown"


class RunDifference(NamedTuple):
    """The difference of a figure between two runs.

    ``name`` is ``unfairness`` or one of :data:`~rbdesigner.lab.statistics.run_figures.FIGURES`, ``before`` and
    ``after`` its means over the ``seeds`` that both have, ``change`` the difference of these with its interval.
    """

    name: str
    seeds: int
    before: float
    after: float
    change: Interval

    @property
    def answer(self) -> ChangeAnswer:
        """Whether it is less or more in the second run, as sure as 95 %."""
        return change_answer(self.change, self.seeds)

    @property
    def is_alike(self) -> bool:
        """Whether all seeds differ by the same, and there are enough of them to say so."""
        return not self.change.is_known and self.answer is not ChangeAnswer.UNKNOWN


def change_answer(change: Interval, seeds: int) -> ChangeAnswer:
    """Answer whether something is less or more after a change, as sure as its interval.

    Seeds that all differ by the same have no interval, and enough of them are an answer.
    """
    low, high = (change.low, change.high) if change.is_known else (change.value, change.value)
    if not change.is_known and seeds < FEWEST_SEEDS:
        return ChangeAnswer.UNKNOWN
    if low == high == 0:
        return ChangeAnswer.SAME
    return ChangeAnswer.LESS if high < 0 else ChangeAnswer.MORE if low > 0 else ChangeAnswer.UNKNOWN


class PairedRuns:
    """Two runs that are played by the same seeds, and what differs between them.

    :func:`compare_runs` plays two versions of a map at once.

    >>> import rbdesigner as rb
    >>> scenario = rb.load("scenarios/twin-isles.rbmap")
    >>> shorter = rb.load("scenarios/the-lake-between.rbmap")
    >>> runs = rb.compare_runs(scenario, shorter, ["random", "random"], games=2)
    >>> [run.games for run in runs.simulations], runs.differences()[1].name
    ([2, 2], 'turns')
    """

    def __init__(
        self,
        first: RunSetup,
        second: RunSetup,
        store: RunStore,
        games: int = 100,
        study: RunStudy = RunStudy.NONE,
        tried: dict[int, set[int]] | None = None,
    ) -> None:
        """Begin the runs; ``games`` are those of the first, made up to whole seeds.

        ``study`` is what the second is played for, ``tried`` are games of each run that are not played again, though
        they failed. ValueError for runs that do not go together.
        """
        if (first.seed, len(first.players)) != (second.seed, len(second.players)):
            text = QT_TRANSLATE_NOOP(
                "files", "two runs are compared seed by seed, so they need the same seed and the same number of players"
            )
            raise ValueError(Reason(text))
        if first.digest() == second.digest():
            raise ValueError(Reason(QT_TRANSLATE_NOOP("files", "both would play the same games")))
        self.store, self._seeds = store, -(-games // first.block)
        self._first, self._second, self._study = first, second, study
        self._tried = {} if tried is None else tried
        self.simulations = self._until(self._seeds)

    def _until(self, seeds: int) -> tuple[Simulation, Simulation]:
        """Prepare both runs up to so many seeds, with the same secret."""
        first = self._run(self._first, seeds, RunStudy.NONE)
        return first, self._run(self._second.sealed(first.setup.secret), seeds, self._study)

    def _run(self, setup: RunSetup, seeds: int, study: RunStudy) -> Simulation:
        # Never until it is clear: the other run needs the same seeds.
        simulation = Simulation(setup, self.store, seeds * setup.block, until_clear=False, study=study)
        simulation.tried = self._tried.setdefault(simulation.run, simulation.tried)
        return simulation

    @property
    def games(self) -> int:
        """The games of both runs."""
        return sum(simulation.games for simulation in self.simulations)

    @property
    def progress(self) -> RunProgress:
        """How far both have come."""
        return summed((each.progress for each in self.simulations), self.games)

    def play(self, workers: Executor, cores: int = 1) -> Iterator[RunProgress]:
        """Play what has not been played, a few seeds of each run in turn, and tell after every batch.

        Stop it by closing the iterator.
        """
        told = {simulation.run: simulation.progress for simulation in self.simulations}
        step = max(1, STEP // self._first.block)
        for seeds in (*range(step, self._seeds, step), self._seeds):
            for simulation in self._until(seeds):
                for progress in simulation.play(workers, cores):
                    told[simulation.run] = progress
                    yield summed(told.values(), self.games)

    def verdicts(self, tolerance: float = 5.0) -> tuple[Verdict, Verdict]:
        """The verdict of each run by itself."""
        first, second = (
            judged(self.store.seats(each.run), len(each.setup.players), tolerance) for each in self.simulations
        )
        return first, second

    def failures(self) -> tuple[tuple[int, int, str], ...]:
        """The number, the seed and the reason of each game that failed."""
        return tuple(failed for each in self.simulations for failed in self.store.failures(each.run))

    def differences(self) -> tuple[RunDifference, ...]:
        """List the differences that there are, fairness first; their intervals are lasting, over the seeds of both."""
        one, other = ([game for game in self.store.results(each.run) if game.is_played] for each in self.simulations)
        found = [_fairness_difference(one, other)] if len(self._first.players) > 1 else []
        found += [_difference(name, of, one, other) for name, of in FIGURES.items()]
        return tuple(each for each in found if each is not None)


def _difference(
    name: str, of: Callable[[GameResult], float | None], one: Sequence[GameResult], other: Sequence[GameResult]
) -> RunDifference | None:
    before, after = _by_seed(of, one), _by_seed(of, other)
    seeds = sorted(set(before) & set(after))
    if not seeds:
        return None
    differences = [after[seed] - before[seed] for seed in seeds]
    change = _share_change(differences) if name in SHARES else lasting_mean(differences)
    means = mean(before[seed] for seed in seeds), mean(after[seed] for seed in seeds)
    return RunDifference(name, len(seeds), *means, change)


def _share_change(differences: Sequence[float]) -> Interval:
    """Give the mean difference of percentages, without ends where there is none in any seed."""
    if not any(differences):
        return Interval(0.0, -inf, inf)
    (moved,) = share_intervals([[each + 100 for each in differences]], most=200.0, lasting=True)
    return Interval(*(end - 100 for end in moved))


def _by_seed(of: Callable[[GameResult], float | None], games: Sequence[GameResult]) -> dict[int, float]:
    """The mean of a figure over the games of each seed."""
    values: defaultdict[int, list[float]] = defaultdict(list)
    for game in games:
        value = of(game)
        if value is not None:
            values[game.seed].append(value)
    return {seed: mean(found) for seed, found in values.items()}


def _fairness_difference(one: Sequence[GameResult], other: Sequence[GameResult]) -> RunDifference | None:
    before, after = _balance(one), _balance(other)
    if set(before.seeds).isdisjoint(after.seeds):
        return None
    found = balance_change(before, after, lasting=True)
    return RunDifference(UNFAIRNESS, found.seeds, found.before.value, found.after.value, found.change)


def _balance(games: Sequence[GameResult]) -> HomeBalance:
    return home_balance(games, sorted({Hex(*home) for game in games for home in game.homes}))


def compare_runs(
    before: Scenario,
    after: Scenario,
    players: Sequence[str],
    games: int = 100,
    cores: int = 1,
    seed: int = 1,
    store: RunStore | None = None,
    tell: Callable[[RunProgress], None] | None = None,
    *,
    cluster: str = "",
) -> PairedRuns:
    """Let machines play so many games on each of two versions of a map, and compare them seed by seed.

    Both are played with the same seeds, homes and seats. All else is as for :func:`simulate`. ValueError if both would
    play the same games.

    >>> import rbdesigner as rb
    >>> before = rb.load("scenarios/the-lake-between.rbmap")
    >>> after = rb.load("scenarios/twin-isles.rbmap")
    >>> runs = rb.compare_runs(before, after, ["random", "random"], games=4)
    >>> [each.answer.value for each in runs.differences() if each.name == "unfairness"]
    ['unknown']
    """
    first, second = (RunSetup.of(scenario, players, seed) for scenario in (before, after))
    runs = PairedRuns(first, second, store or RunStore(), games)
    play_out(runs, cores, tell, cluster)
    return runs
