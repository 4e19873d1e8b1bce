"""A run in a process of its own, asked for news without waiting."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from rbdesigner.lab.games.game_row import GameResult
from rbdesigner.lab.jobs.run_reports import Reply, RunOpened, RunState, listed_of, opened_of, results_of, state_of
from rbdesigner.lab.jobs.study_reports import StudyState, comparison_of, progress_of, tournament_of, worths_of
from rbdesigner.lab.runs.listed_runs import ListedRun
from rbdesigner.lab.runs.run_errors import raise_error
from rbdesigner.lab.runs.simulation import RunProgress
from rbdesigner.own_process import RUN_HOST
from rbdesigner.players.reporting_process import ReportingProcess
from rbdesigner.players.wire import RunListing, RunStart, StudyStart

News = RunOpened | RunState | ListedRun | list[GameResult] | RunProgress | StudyState
"""News of the process of a run."""


_READERS: Mapping[str, Callable[[Reply], News]] = {
    "run": opened_of,
    "games": results_of,
    "state": state_of,
    "listed": listed_of,
    "progress": progress_of,
    "compared": comparison_of,
    "worths": worths_of,
    "rated": tournament_of,
}


class RunProcess(ReportingProcess[RunStart | RunListing | StudyStart, News]):
    """Plays a run, or a study, or lists runs, until its end.

    RunError if the run cannot be played.
    """

    host = RUN_HOST
    most = 3

    def refuse(self, reply: Reply) -> None:
        """Raise what a reply tells of, if it is an error."""
        raise_error(reply)

    def read(self, reply: Reply) -> News:
        """The report of a reply."""
        return _READERS[next(iter(reply), "")](reply)
