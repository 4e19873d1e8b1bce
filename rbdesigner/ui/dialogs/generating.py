"""A generator of maps in the window: started, stopped, never waited for."""

from __future__ import annotations

from PySide6.QtCore import QObject, QTimer, Signal

from rbdesigner.analysis.generating.generator_settings import GeneratorFault
from rbdesigner.messages.file_errors import reason_sentence, reason_text
from rbdesigner.players.failure import PlayerFailure
from rbdesigner.players.generator_process import GeneratorProcess
from rbdesigner.players.wire import GeneratorStart
from rbdesigner.scenario.errors import words
from rbdesigner.ui.dialogs.process_holder import ProcessHolder

LOOK_EVERY = 50
"""Milliseconds between two looks for news."""


class Generating(QObject):
    """Generates maps in other processes, as long as it is not stopped.

    ``found(MapReport)``: a map has come; ``ended(str)``: no more come, and why where that is a fault.
    """

    found = Signal(object)
    ended = Signal(str)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._work = ProcessHolder[GeneratorProcess]()
        self._look = QTimer(self)
        self._look.setInterval(LOOK_EVERY)
        self._look.timeout.connect(self._listen)
        self.destroyed.connect(self._work.close)

    @property
    def is_running(self) -> bool:
        """Whether it is at work."""
        return self._work.process is not None

    def go(self, start: GeneratorStart) -> None:
        """Begin; what was begun before is stopped."""
        self.stop()
        try:
            self._work.process = GeneratorProcess(start)
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
            reports = process.news()
        except GeneratorFault as fault:
            self._end(reason_sentence(fault.reason))
            return
        except PlayerFailure as fault:
            self._end(self._failure(fault))
            return
        for report in reports:
            if self._work.process is process:  # whoever hears of a map may stop or begin anew
                self.found.emit(report)
        if process.is_done and self._work.process is process:
            self._end("")

    def _end(self, why: str) -> None:
        self.stop()
        self.ended.emit(why)

    def _failure(self, fault: PlayerFailure | OSError) -> str:
        reason = reason_text(fault.detail) if isinstance(fault, PlayerFailure) else words(fault)
        return self.tr("The generator has stopped: {reason}").replace("{reason}", reason)
