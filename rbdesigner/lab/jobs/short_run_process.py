"""Short runs in a process of their own, asked for news at leisure."""

from __future__ import annotations

from rbdesigner.lab.runs.run_errors import raise_error
from rbdesigner.lab.runs.simulation import RunProgress
from rbdesigner.lab.statistics.intervals import Interval
from rbdesigner.lab.studies.short_runs import ShortRun
from rbdesigner.own_process import SHORT_RUN_HOST
from rbdesigner.players.reporting_process import ReportingProcess
from rbdesigner.players.wire import Reply, ShortRunStart


class ShortRunProcess(ReportingProcess[ShortRunStart, RunProgress | list[ShortRun]]):
    """Plays some games on each of some maps until it is closed.

    It tells how far it is, and the order of the maps. RunError if nothing can be played.
    """

    host = SHORT_RUN_HOST

    def refuse(self, reply: Reply) -> None:
        """Raise what a reply tells of, if it is an error."""
        raise_error(reply)

    def read(self, reply: Reply) -> RunProgress | list[ShortRun]:
        """The report of a reply."""
        if "progress" in reply:
            return RunProgress(*map(int, reply["progress"]))
        return [
            ShortRun(int(number), Interval(*map(float, unfairness)), int(games), float(order))
            for number, unfairness, games, order in reply["ranked"]
        ]
