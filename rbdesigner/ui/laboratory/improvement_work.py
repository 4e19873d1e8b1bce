"""The search for edits in the window: started, stopped, never waited for."""

from __future__ import annotations

from PySide6.QtCore import Signal

from rbdesigner.lab.jobs.improvement_process import ImprovementProcess, MeasuredEdits
from rbdesigner.lab.runs.run_errors import RunError
from rbdesigner.lab.studies.map_improvement import ImprovingProgress
from rbdesigner.messages.file_errors import reason_sentence
from rbdesigner.players.wire import ImprovementStart
from rbdesigner.scenario.reasons import Reason
from rbdesigner.ui.dialogs.process_work import ProcessWork


class ImprovementWork(ProcessWork):
    """Looks for edits in other processes, as long as it is not stopped.

    ``progressed(ImprovingProgress)``; ``found(MeasuredEdits)``: these have been measured.
    """

    progressed = Signal(object)
    found = Signal(object)
    refusals = (RunError,)

    def go(self, start: ImprovementStart) -> None:
        """Begin; what was begun before is stopped."""
        self.stop()
        self.begin(lambda: ImprovementProcess(start))

    def take(self, news: ImprovingProgress | MeasuredEdits) -> None:
        """Hear how far it has come, or of edits."""
        (self.found if isinstance(news, MeasuredEdits) else self.progressed).emit(news)

    def refused(self, fault: RunError) -> str:
        """Say why the map cannot be made fairer."""
        if fault.reason is None:
            return self.tr("This map cannot be played: it has errors, which the list of its problems names.")
        if isinstance(fault.reason, Reason):
            return reason_sentence(fault.reason)
        return self.tr("Only a map that marks a home for each of several players can be made fairer.")

    def stopped(self) -> str:
        """Say that it has stopped, with ``{reason}``."""
        return self.tr("The search has stopped: {reason}")
