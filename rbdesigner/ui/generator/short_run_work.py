"""Short runs of maps in the window: started, stopped, never waited for."""

from __future__ import annotations

from PySide6.QtCore import Signal

from rbdesigner.lab.jobs.short_run_process import ShortRunProcess
from rbdesigner.lab.runs.run_errors import RunError
from rbdesigner.lab.runs.simulation import RunProgress
from rbdesigner.lab.studies.short_runs import ShortRun
from rbdesigner.messages.file_errors import reason_sentence
from rbdesigner.players.wire import ShortRunStart
from rbdesigner.scenario.reasons import Reason
from rbdesigner.ui.dialogs.process_work import ProcessWork


class ShortRunWork(ProcessWork):
    """Plays short runs in other processes, as long as it is not stopped.

    ``progressed(RunProgress)``; ``ranked(object)``: the maps are in this order, as a list of ShortRun.
    """

    progressed = Signal(object)
    ranked = Signal(object)
    refusals = (RunError,)

    def go(self, start: ShortRunStart) -> None:
        """Begin; what was begun before is stopped."""
        self.stop()
        self.begin(lambda: ShortRunProcess(start))

    def take(self, news: RunProgress | list[ShortRun]) -> None:
        """Hear how far it has come, or of the order."""
        (self.progressed if isinstance(news, RunProgress) else self.ranked).emit(news)

    def refused(self, fault: RunError) -> str:
        """Say why these maps cannot be played."""
        if isinstance(fault.reason, Reason):
            return reason_sentence(fault.reason)
        return self.tr("Not all of these maps can be played by machines.")

    def stopped(self) -> str:
        """Say that it has stopped, with ``{reason}``."""
        return self.tr("The short runs have stopped: {reason}")
