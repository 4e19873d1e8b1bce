"""Reports about studies, as their process tells them.

Replies of the process are JSON: ``progress`` after each batch of games, ``compared``, ``worths`` or ``rated`` as the
state they make; the end is as :mod:`rbdesigner.lab.jobs.run_reports` has it.
"""

from __future__ import annotations

from typing import NamedTuple

from rbdesigner.lab.jobs.run_reports import Reply, verdict_of
from rbdesigner.lab.runs.simulation import RunProgress
from rbdesigner.lab.statistics.intervals import Interval
from rbdesigner.lab.statistics.verdicts import Verdict
from rbdesigner.lab.studies.paired_runs import RunDifference
from rbdesigner.lab.studies.round_robin import Duel, Rating
from rbdesigner.lab.studies.worths import Worth


class ComparisonState(NamedTuple):
    """All that the games of two versions of a map tell so far."""

    failures: int
    before: Verdict
    after: Verdict
    differences: tuple[RunDifference, ...]


class WorthState(NamedTuple):
    """All that the games with and without things tell so far."""

    failures: int
    worths: tuple[Worth, ...]


class TournamentState(NamedTuple):
    """All that the games of players against each other tell so far."""

    failures: int
    ratings: tuple[Rating, ...]
    duels: tuple[Duel, ...]


StudyState = ComparisonState | WorthState | TournamentState
"""The state of a study."""


def progress_of(reply: Reply) -> RunProgress:
    """How far runs have come. LookupError, TypeError or ValueError if it is not told."""
    games, wanted, failures = map(int, reply["progress"])
    return RunProgress(games, wanted, failures)


def comparison_of(reply: Reply) -> ComparisonState:
    """The state of a comparison. LookupError, TypeError or ValueError if it is none."""
    failures, (before, after), differences = reply["compared"]
    found = tuple(
        RunDifference(str(name), int(seeds), float(before), float(after), Interval(*change))
        for name, seeds, before, after, change in differences
    )
    return ComparisonState(int(failures), verdict_of(before), verdict_of(after), found)


def worths_of(reply: Reply) -> WorthState:
    """The worth of things. LookupError, TypeError or ValueError if it is none."""
    failures, worths = reply["worths"]
    found = tuple(
        Worth(str(thing), int(seeds), int(games), Interval(*points), None if fairness is None else Interval(*fairness))
        for thing, seeds, games, points, fairness in worths
    )
    return WorthState(int(failures), found)


def tournament_of(reply: Reply) -> TournamentState:
    """The state of a tournament. LookupError, TypeError or ValueError if it is none."""
    failures, ratings, duels = reply["rated"]
    return TournamentState(
        int(failures),
        tuple(
            Rating(str(player), Interval(*rating), int(games), Interval(*share), float(even))
            for player, rating, games, share, even in ratings
        ),
        tuple(
            Duel(str(player), str(opponent), int(games), Interval(*share)) for player, opponent, games, share in duels
        ),
    )
