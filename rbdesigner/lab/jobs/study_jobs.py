"""The job of a study: several runs that answer one question together.

The question may be about two versions of a map, about the worth of things, or about players against each other.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from time import monotonic
from typing import NamedTuple

from rbdesigner.lab.jobs.map_jobs import REFUSALS
from rbdesigner.lab.runs.executors import executor
from rbdesigner.lab.runs.level_runs import run_playability
from rbdesigner.lab.runs.run_setup import RunSetup
from rbdesigner.lab.runs.run_store import RunStore
from rbdesigner.lab.runs.simulation import RunProgress
from rbdesigner.lab.statistics.level_comparison import RunPlayability
from rbdesigner.lab.statistics.verdicts import Verdict
from rbdesigner.lab.studies.paired_runs import PairedRuns, RunDifference
from rbdesigner.lab.studies.round_robin import Duel, Rating, Tournament
from rbdesigner.lab.studies.worths import Worth, Worths
from rbdesigner.scenario.model import Scenario
from rbdesigner.translatable import QT_TRANSLATE_NOOP
from rbdesigner.work.job import Job

TELL_EVERY = 1.0
"""Seconds from one state to the next, at least."""
TELLING = 10
"""And so many times as long as the last one took to make."""


class ComparisonStart(NamedTuple):
    """Two versions of a map to play by the same seeds, so many games of each, in the file ``store``."""

    store: str
    before: Scenario
    after: Scenario
    players: tuple[str, ...]
    seed: int
    games: int
    tolerance: float = 5.0
    cores: int = 1
    cluster: str = ""


class ComparisonState(NamedTuple):
    """All that the games of two versions of a map tell so far, and whether the players can play each."""

    failures: int
    before: Verdict
    after: Verdict
    differences: tuple[RunDifference, ...]
    playability: tuple[RunPlayability, ...] = (RunPlayability(), RunPlayability())


class WorthStart(NamedTuple):
    """Things to play a map without, each by itself: so many games with all and without each."""

    store: str
    scenario: Scenario
    things: tuple[str, ...]
    players: tuple[str, ...]
    seed: int
    games: int
    cores: int = 1
    cluster: str = ""


class WorthState(NamedTuple):
    """All that the games with and without things tell so far."""

    failures: int
    worths: tuple[Worth, ...]


class TournamentStart(NamedTuple):
    """Players of whom so many meet at each table, everybody everybody else, for so many games at each."""

    store: str
    scenario: Scenario
    players: tuple[str, ...]
    seats: int
    seed: int
    games: int
    cores: int = 1
    cluster: str = ""


class TournamentState(NamedTuple):
    """All that the games of players against each other tell so far."""

    failures: int
    ratings: tuple[Rating, ...]
    duels: tuple[Duel, ...]


StudyStart = ComparisonStart | WorthStart | TournamentStart
StudyState = ComparisonState | WorthState | TournamentState


def play_study(start: StudyStart) -> Iterator[RunProgress | StudyState]:
    """Tell how far the runs have come and what they say; the last state has all games."""
    with RunStore(start.store) as store:
        match start:
            case ComparisonStart():
                yield from _compared(start, store)
            case WorthStart():
                yield from _valued(start, store)
            case TournamentStart():
                yield from _rated(start, store)


def _compared(start: ComparisonStart, store: RunStore) -> Iterator[RunProgress | StudyState]:
    before, after = (RunSetup.of(each, start.players, start.seed) for each in (start.before, start.after))
    runs = PairedRuns(before, after, store, start.games)

    def state() -> ComparisonState:
        verdicts = runs.verdicts(start.tolerance)
        playability = tuple(
            run_playability(store, each.run, verdict, start.tolerance)
            for each, verdict in zip(runs.simulations, verdicts, strict=True)
        )
        return ComparisonState(len(runs.failures()), *verdicts, runs.differences(), playability)

    return _play_and_report(runs, state, start)


def _valued(start: WorthStart, store: RunStore) -> Iterator[RunProgress | StudyState]:
    runs = Worths(RunSetup.of(start.scenario, start.players, start.seed), start.things, store, start.games)
    return _play_and_report(runs, lambda: WorthState(len(runs.failures()), runs.table()), start)


def _rated(start: TournamentStart, store: RunStore) -> Iterator[RunProgress | StudyState]:
    numbers = {"seats": start.seats, "seed": start.seed}
    runs = Tournament([start.scenario], start.players, start.games, **numbers, store=store)
    return _play_and_report(runs, lambda: TournamentState(len(runs.failures()), runs.ratings(), runs.duels()), start)


def _play_and_report(
    runs: PairedRuns | Worths | Tournament, state: Callable[[], StudyState], start: StudyStart
) -> Iterator[RunProgress | StudyState]:
    yield runs.progress
    yield state()
    tell_at = monotonic() + TELL_EVERY
    with executor(start.cores, start.cluster) as crew:
        for progress in runs.play(*crew):
            yield progress
            begin = monotonic()
            if begin >= tell_at:
                yield state()
                tell_at = monotonic() + max(TELL_EVERY, TELLING * (monotonic() - begin))
    yield runs.progress
    yield state()


PLAY_STUDY = Job(play_study, QT_TRANSLATE_NOOP("files", "The run has stopped: {reason}"), REFUSALS)
