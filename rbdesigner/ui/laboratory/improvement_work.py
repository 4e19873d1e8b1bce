"""The search for edits in the window: started, stopped, never waited for."""

from __future__ import annotations

from PySide6.QtCore import QObject, QTimer, Signal

from rbdesigner.lab.improvement_process import ImprovementProcess, MeasuredEdits
from rbdesigner.lab.run_process import RunError
from rbdesigner.messages.file_errors import reason_sentence, reason_text
from rbdesigner.players.failure import PlayerFailure
from rbdesigner.players.wire import ImprovementStart
from rbdesigner.scenario.errors import words
from rbdesigner.scenario.reasons import Reason
from rbdesigner.ui.dialogs.process_holder import ProcessHolder

LOOK_EVERY = 100
"""Milliseconds between two looks for news."""


class ImprovementWork(QObject):
    """Looks for edits in other processes, as long as it is not stopped.

    ``progressed(ImprovingProgress)``; ``found(MeasuredEdits)``: these have been measured; ``ended(str)``: it has ended
    by itself, and why where that is a fault.
    """

    progressed = Signal(object)
    found = Signal(object)
    ended = Signal(str)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._work = ProcessHolder[ImprovementProcess]()
        self._look = QTimer(self)
        self._look.setInterval(LOOK_EVERY)
        self._look.timeout.connect(self._listen)
        self.destroyed.connect(self._work.close)

    @property
    def is_running(self) -> bool:
        """Whether it is at work."""
        return self._work.process is not None

    def go(self, start: ImprovementStart) -> None:
        """Begin; what was begun before is stopped."""
        self.stop()
        try:
            self._work.process = ImprovementProcess(start)
        except (PlayerFailure, OSError) as fault:
            self.ended.emit(self._failure(fault))
            return
        self._look.start()

    def stop(self) -> None:
        """Stop at once, without a word."""
        self._look.stop()
        self._work.close()

    def _listen(self) -> None:
        process = self._work.process
        if process is None:
            return
        try:
            news = process.news()
        except RunError as fault:
            self._end(self._refusal(fault))
            return
        except PlayerFailure as fault:
            self._end(self._failure(fault))
            return
        for each in news:
            if self._work.process is process:  # whoever hears of it may stop
                (self.found if isinstance(each, MeasuredEdits) else self.progressed).emit(each)
        if process.is_done and self._work.process is process:
            self._end("")

    def _end(self, why: str) -> None:
        self.stop()
        self.ended.emit(why)

    def _refusal(self, fault: RunError) -> str:
        if fault.reason is None:
            return self.tr("This map cannot be played: it has errors, which the list of its problems names.")
        if isinstance(fault.reason, Reason):
            return reason_sentence(fault.reason)
        return self.tr("Only a map that marks a home for each of several players can be made fairer.")

    def _failure(self, fault: PlayerFailure | OSError) -> str:
        reason = reason_text(fault.detail) if isinstance(fault, PlayerFailure) else words(fault)
        return self.tr("The search has stopped: {reason}").replace("{reason}", reason)
