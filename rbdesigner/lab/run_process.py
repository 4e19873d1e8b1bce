"""A run in a process of its own, asked for news without waiting."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from rbdesigner.lab.game_row import GameResult
from rbdesigner.lab.run_errors import raise_error
from rbdesigner.lab.run_reports import Reply, RunOpened, RunState, opened_of, results_of, state_of
from rbdesigner.lab.simulation import RunProgress
from rbdesigner.lab.study_reports import StudyState, comparison_of, progress_of, worths_of
from rbdesigner.own_process import RUN_HOST
from rbdesigner.players.child_process import ChildProcess
from rbdesigner.players.failure import Failure, PlayerFailure
from rbdesigner.players.wire import UNREADABLE, RunStart, StudyStart
from rbdesigner.scenario.errors import ScenarioError

News = RunOpened | RunState | list[GameResult] | RunProgress | StudyState
"""News of the process of a run."""


class RunProcess:
    """Plays a run, or a study, until its end, and tells :meth:`news`."""

    def __init__(self, start: RunStart | StudyStart) -> None:
        """Start at once. PlayerFailure or OSError if no process can be started."""
        self.is_done = False
        self._process = ChildProcess(RUN_HOST, in_background=True)
        self._process.send(start)

    def news(self, most: int = 3) -> list[News]:
        """The reports since the last call, at most so many.

        RunError if the run cannot be played, PlayerFailure if the process has failed or ended.
        """
        found: list[News] = []
        for reply in self._process.replies():
            if "done" in reply:
                self.is_done = True
                break
            found.append(_report(reply))
            if len(found) >= most:
                break
        return found

    def close(self) -> None:
        """End the process, and all that work for it."""
        self._process.end()


_READERS: Mapping[str, Callable[[Reply], News]] = {
    "run": opened_of,
    "games": results_of,
    "state": state_of,
    "progress": progress_of,
    "compared": comparison_of,
    "worths": worths_of,
}


def _report(reply: Reply) -> News:
    raise_error(reply)
    try:
        return _READERS[next(iter(reply), "")](reply)
    except (LookupError, TypeError, ValueError, ScenarioError) as fault:
        raise PlayerFailure(Failure.NONSENSE, UNREADABLE) from fault
