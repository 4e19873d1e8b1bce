"""The search for par in the window: started, stopped, never waited for."""

from __future__ import annotations

from time import monotonic

from PySide6.QtCore import QCoreApplication, Signal

from rbdesigner.lab.jobs.par_process import ParProcess
from rbdesigner.lab.runs.run_errors import RunError
from rbdesigner.messages.file_errors import reason_sentence
from rbdesigner.players.difficulty import Par, ParProgress
from rbdesigner.players.wire import ParStart
from rbdesigner.ui.dialogs.process_work import ProcessWork


class ParWork(ProcessWork):
    """Looks for par in another process, as long as it is not stopped.

    ``progressed(ParProgress)``; ``found(Par)``: here it is.
    """

    progressed = Signal(object)
    found = Signal(object)
    refusals = (RunError,)
    _since = 0.0

    def go(self, start: ParStart) -> None:
        """Begin; what was begun before is stopped."""
        self.stop()
        self._since = monotonic()
        self.begin(lambda: ParProcess(start))

    @property
    def seconds(self) -> float:
        """The seconds that it has worked."""
        return monotonic() - self._since

    def take(self, news: ParProgress | Par) -> None:
        """Hear how far it has come, or of par."""
        (self.found if isinstance(news, Par) else self.progressed).emit(news)

    def refused(self, fault: RunError) -> str:
        """Say why the solo game cannot be played."""
        if fault.reason is None:
            return QCoreApplication.translate(
                "RunWork", "This map cannot be played: it has errors, which the list of its problems names."
            )
        return reason_sentence(fault.reason)

    def stopped(self) -> str:
        """Say that it has stopped, with ``{reason}``."""
        return self.tr("The search for par has stopped: {reason}")
