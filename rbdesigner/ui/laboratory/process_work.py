"""Work of the laboratory in a process of its own, never waited for."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QCoreApplication, QObject, QTimer, Signal

from rbdesigner.lab.run_process import News, RunError, RunProcess
from rbdesigner.lab.run_store import STORE_FAULTS
from rbdesigner.messages.file_errors import reason_sentence, reason_text
from rbdesigner.players.failure import PlayerFailure
from rbdesigner.players.wire import ComparisonStart, RunStart, WorthStart
from rbdesigner.scenario.errors import words
from rbdesigner.scenario.reasons import Reason

LOOK_EVERY = 50
"""Milliseconds between two looks for news."""

translate = QCoreApplication.translate


class ProcessWork(QObject):
    """Plays runs in other processes, as long as it is not stopped.

    ``ended(str)``: it has ended by itself, and why where that is a fault.
    """

    ended = Signal(str)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._store = Path()
        self._process = _RunProcessHolder()
        self._look = QTimer(self)
        self._look.setInterval(LOOK_EVERY)
        self._look.timeout.connect(self._listen)
        self.destroyed.connect(self._process.close)

    @property
    def is_running(self) -> bool:
        """Whether games are being played."""
        return self._process.held is not None

    def begin(self, start: RunStart | ComparisonStart | WorthStart) -> None:
        """Begin, or go on, when nothing is going on."""
        self._store = Path(start.store)
        try:
            self._process.held = RunProcess(start)
        except (PlayerFailure, OSError) as fault:
            self._end(self._failure(fault))
            return
        self._look.start()

    def stop(self) -> None:
        """Stop at once, without a word; the games that are over are kept."""
        self._look.stop()
        self._process.close()

    def take(self, news: News) -> None:
        """Hear of something."""
        raise NotImplementedError

    def _listen(self) -> None:
        process = self._process.held
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
            if self._process.held is process:  # whoever hears of it may stop or begin anew
                self.take(each)
        if process.is_done and self._process.held is process:
            self._end("")

    def _end(self, why: str) -> None:
        self.stop()
        self.ended.emit(why)

    def illegal(self) -> str:
        """Say that a map cannot be played."""
        return translate("RunWork", "This map cannot be played: it has errors, which the list of its problems names.")

    def _refusal(self, fault: RunError) -> str:
        if fault.reason is None:
            return self.illegal()
        if isinstance(fault.reason, Reason) and fault.reason.source in STORE_FAULTS:
            return f"{self._store.name}: {reason_text(fault.reason)}."
        return reason_sentence(fault.reason)

    def _failure(self, fault: PlayerFailure | OSError) -> str:
        reason = reason_text(fault.detail) if isinstance(fault, PlayerFailure) else words(fault)
        return translate("RunWork", "The run has stopped: {reason}").replace("{reason}", reason)


class _RunProcessHolder:
    """The process of a run, if there is one."""

    def __init__(self) -> None:
        self.held: RunProcess | None = None

    def close(self, _gone: object = None) -> None:
        """End it, and all that work for it."""
        process, self.held = self.held, None
        if process is not None:
            process.close()
