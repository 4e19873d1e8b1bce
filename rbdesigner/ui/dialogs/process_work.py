"""Work in a process of its own: started, stopped, never waited for."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, ClassVar, Protocol

from PySide6.QtCore import QObject, QTimer, Signal

from rbdesigner.messages.file_errors import reason_text
from rbdesigner.players.failure import PlayerFailure
from rbdesigner.scenario.errors import os_error_text
from rbdesigner.ui.dialogs.process_holder import ProcessHolder

LOOK_EVERY = 50
"""Milliseconds between two looks for news."""


class WorkingProcess(Protocol):
    """A process that tells its news until it is done."""

    is_done: bool

    def news(self) -> Sequence[Any]:
        """Everything that it has told since the last time."""
        ...

    def close(self) -> None:
        """End it, and all that work for it."""
        ...


class ProcessWork(QObject):
    """Work in other processes, as long as it is not stopped.

    ``ended(str)``: it has ended by itself, and why where that is a fault.
    """

    ended = Signal(str)
    refusals: ClassVar[tuple[type[Exception], ...]] = ()
    """The errors by which the process refuses what it was asked for."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._work = ProcessHolder[WorkingProcess]()
        self._look = QTimer(self)
        self._look.setInterval(LOOK_EVERY)
        self._look.timeout.connect(self._listen)
        self.destroyed.connect(self._work.close)

    @property
    def is_running(self) -> bool:
        """Whether it is at work."""
        return self._work.process is not None

    def begin(self, make: Callable[[], WorkingProcess]) -> None:
        """Begin with a new process, when nothing is going on."""
        try:
            self._work.process = make()
        except (PlayerFailure, OSError) as fault:
            self._end(self._failure(fault))
            return
        except self.refusals as fault:
            self._end(self.refused(fault))
            return
        self._look.start()

    def stop(self) -> None:
        """Stop at once, without a word."""
        self._look.stop()
        self._work.close()

    def take(self, news: Any) -> None:
        """Hear of something."""
        raise NotImplementedError

    def refused(self, fault: Any) -> str:
        """Say why it was refused."""
        raise NotImplementedError

    def stopped(self) -> str:
        """Say that it has stopped, with ``{reason}``."""
        raise NotImplementedError

    def _listen(self) -> None:
        process = self._work.process
        if process is None:
            return
        try:
            news = process.news()
        except PlayerFailure as fault:
            self._end(self._failure(fault))
            return
        except self.refusals as fault:
            self._end(self.refused(fault))
            return
        for each in news:
            if self._work.process is process:  # whoever hears of it may stop or begin anew
                self.take(each)
        if process.is_done and self._work.process is process:
            self._end("")

    def _end(self, why: str) -> None:
        self.stop()
        self.ended.emit(why)

    def _failure(self, fault: PlayerFailure | OSError) -> str:
        reason = reason_text(fault.detail) if isinstance(fault, PlayerFailure) else os_error_text(fault)
        return self.stopped().replace("{reason}", reason)
