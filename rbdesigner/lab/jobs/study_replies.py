"""Replies about studies while they are played.

Of two versions of a map, of the worth of things, and of tournaments.
"""

from __future__ import annotations

from collections.abc import Iterator
from time import monotonic

from rbdesigner.lab.runs.executors import executor
from rbdesigner.lab.runs.run_setup import RunSetup
from rbdesigner.lab.runs.run_store import RunStore
from rbdesigner.lab.runs.simulation import RunProgress
from rbdesigner.lab.studies.paired_runs import PairedRuns
from rbdesigner.lab.studies.round_robin import Tournament
from rbdesigner.lab.studies.worths import Worths
from rbdesigner.players.wire import ComparisonStart, Reply, StudyStart, TournamentStart

TELL_EVERY = 1.0
"""Seconds from one state to the next, at least."""
TELLING = 10
"""And so many times as long as the last one took to make."""


def study_replies(start: StudyStart, store: RunStore) -> Iterator[Reply]:
    """Tell how far the runs have come and what they say.

    The last state has all games.
    """
    if isinstance(start, ComparisonStart):
        before, after = (RunSetup.of(each, start.players, start.seed) for each in (start.before, start.after))
        yield from _told(_Comparison(PairedRuns(before, after, store, start.games), start.tolerance), start)
    elif isinstance(start, TournamentStart):
        numbers = {"seats": start.seats, "seed": start.seed}
        found = Tournament([start.scenario], start.players, start.games, **numbers, store=store)
        yield from _told(_Contest(found), start)
    else:
        setup = RunSetup.of(start.scenario, start.players, start.seed)
        yield from _told(_Worth(Worths(setup, start.things, store, start.games)), start)


class _Comparison:
    """Two versions of a map."""

    def __init__(self, runs: PairedRuns, tolerance: float) -> None:
        self.runs, self._tolerance = runs, tolerance

    def state(self) -> Reply:
        verdicts, differences = self.runs.verdicts(self._tolerance), self.runs.differences()
        return {"compared": [len(self.runs.failures()), verdicts, differences]}


class _Worth:
    """Things that are done without."""

    def __init__(self, runs: Worths) -> None:
        self.runs = runs

    def state(self) -> Reply:
        return {"worths": [len(self.runs.failures()), self.runs.table()]}


class _Contest:
    """Players against each other."""

    def __init__(self, runs: Tournament) -> None:
        self.runs = runs

    def state(self) -> Reply:
        return {"rated": [len(self.runs.failures()), self.runs.ratings(), self.runs.duels()]}


def _told(work: _Comparison | _Worth | _Contest, start: StudyStart) -> Iterator[Reply]:
    yield _progress(work.runs.progress)
    yield work.state()
    tell_at = monotonic() + TELL_EVERY
    with executor(start.cores, start.cluster) as crew:
        for progress in work.runs.play(*crew):
            yield _progress(progress)
            begin = monotonic()
            if begin >= tell_at:
                yield work.state()
                tell_at = monotonic() + max(TELL_EVERY, TELLING * (monotonic() - begin))
    yield _progress(work.runs.progress)
    yield work.state()


def _progress(progress: RunProgress) -> Reply:
    return {"progress": progress}
