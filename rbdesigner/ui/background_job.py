"""A job of the window in a process of its own: started, stopped, never waited for."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from time import monotonic
from typing import Any, Generic, Protocol

from PySide6.QtCore import QCoreApplication, QObject, QTimer, Signal

from rbdesigner.engine.games.seeded import IllegalMap
from rbdesigner.messages.file_errors import error_line, reason_sentence, reason_text
from rbdesigner.scenario.errors import ScenarioError, os_error_text
from rbdesigner.scenario.reasons import Reason
from rbdesigner.work.job import Answer, Job, Request
from rbdesigner.work.job_process import JobProcess
from rbdesigner.work.process_failure import ProcessFailure

LOOK_EVERY = 50
"""Milliseconds between two looks for answers."""
AT_ONCE = 0.02
"""Seconds that answers may take of the window at each look; the others wait for the next."""


class AnsweringProcess(Protocol):
    """A process that answers until it is done."""

    is_done: bool

    def answers(self) -> Iterator[Any]:
        """The answers that are there already."""
        ...

    def close(self) -> None:
        """End it, and all that work for it."""
        ...


class BackgroundWork(QObject):
    """Work of a process, as long as it is not stopped; the window goes on meanwhile.

    ``answered(object)``: it has answered. ``ended(str)``: it has ended by itself, and why where that is a fault.
    ``stopped`` is the English text that tells such a fault with its ``{reason}``. ``refusals`` are the errors by which
    the process refuses what it was asked for; ``refused`` makes the sentence for one of them. ``is_kept``: the process
    waits for the next request when it has answered one, until it is stopped.
    """

    answered = Signal(object)
    ended = Signal(str)

    def __init__(
        self,
        stopped: str,
        refusals: tuple[type[Exception], ...],
        parent: QObject | None = None,
        refused: Callable[[Any], str] | None = None,
        *,
        is_kept: bool = False,
    ) -> None:
        super().__init__(parent)
        self._is_kept = is_kept
        self._stopped, self._refusals, self._refused = stopped, refusals, refused or refusal_sentence
        self._faults: tuple[type[Exception], ...] = (ProcessFailure, OSError, *refusals)
        self.refusal: Exception | None = None
        """The error by which it has refused the last request."""
        self._holder, self._since = _Holder(), 0.0
        self._look = QTimer(self)
        self._look.setInterval(LOOK_EVERY)
        self._look.timeout.connect(self._listen)
        self.destroyed.connect(self._holder.close)

    @property
    def is_running(self) -> bool:
        """Whether it is at work."""
        return self._holder.is_working

    @property
    def seconds(self) -> float:
        """The seconds since it has begun, 0 while it is not at work."""
        return monotonic() - self._since if self.is_running else 0.0

    @property
    def process(self) -> Any:
        """The process that works, or is kept for further work; None if there is none."""
        return self._holder.process

    def begin(self, make: Callable[[], AnsweringProcess]) -> bool:
        """Begin with the process that is made, unless work is going on already, and tell whether it has begun."""
        if self._holder.is_working:
            return False
        self.refusal, self._since = None, monotonic()
        try:
            self._holder.process = make()
        except self._faults as fault:
            self._fail(fault)
            return False
        self._holder.is_working = True
        self._look.start()
        return True

    def stop(self) -> None:
        """End the process at once, without a word."""
        self._look.stop()
        self._holder.close()

    def _listen(self) -> None:
        """Tell of the answers that are there, and of the end."""
        process, end = self._holder.process, monotonic() + AT_ONCE
        if process is None:
            return
        try:
            for answer in process.answers():
                self.answered.emit(answer)
                if self._holder.process is not process or not self._holder.is_working:
                    return  # whoever has heard of it has stopped it, or begun anew
                if monotonic() > end:
                    return
        except self._faults as fault:
            self._fail(fault)
            return
        if process.is_done:
            self._finish()

    def _finish(self) -> None:
        """Note that all has been answered."""
        if self._is_kept:
            self._look.stop()
            self._holder.is_working = False
        else:
            self.stop()
        self.ended.emit("")

    def _fail(self, fault: Exception) -> None:
        self.stop()
        if isinstance(fault, self._refusals):
            self.refusal = fault
            self.ended.emit(self._refused(fault))
            return
        detail = fault.detail if isinstance(fault, ProcessFailure) else os_error_text(fault)  # type: ignore[arg-type]
        self.ended.emit(reason_text(Reason(self._stopped, reason=detail)))


class BackgroundJob(BackgroundWork, Generic[Request, Answer]):
    """A job that runs in a process of its own until it is done or stopped."""

    def __init__(
        self,
        job: Job[Request, Answer],
        parent: QObject | None = None,
        refused: Callable[[Any], str] | None = None,
        *,
        is_kept: bool = False,
    ) -> None:
        super().__init__(job.stopped, job.refusals, parent, refused, is_kept=is_kept)
        self.job = job

    def start(self, request: Request, limit: float | None = None) -> bool:
        """Start on a request, with so many seconds for it where there is a limit, and tell whether it has begun.

        While one is being answered, another is refused.
        """

        def make() -> JobProcess[Request, Answer]:
            process = self.process or JobProcess(self.job)
            process.ask(request, limit)
            return process

        return self.begin(make)


class _Holder:
    """The process, which is ended with its owner: unlike an object of Qt this is still there when that is not."""

    def __init__(self) -> None:
        self.process: AnsweringProcess | None = None
        self.is_working = False

    def close(self, _gone: object = None) -> None:
        self.is_working = False
        process, self.process = self.process, None
        if process is not None:
            process.close()


def refusal_sentence(fault: Exception) -> str:
    """The sentence for an error by which a job has refused its request."""
    if isinstance(fault, IllegalMap):
        return QCoreApplication.translate(
            "BackgroundJob", "This map cannot be played: it has errors, which the list of its problems names."
        )
    if isinstance(fault, ScenarioError):
        return error_line(fault)
    said = getattr(fault, "reason", None) or next(iter(fault.args), "")
    return reason_sentence(said if isinstance(said, Reason) else str(said))


def seconds_text(seconds: float) -> str:
    """Write seconds as a clock shows them: ``1:05``, ``2:01:05``."""
    minutes, rest = divmod(int(seconds), 60)
    hours, minutes = divmod(minutes, 60)
    return f"{hours}:{minutes:02}:{rest:02}" if hours else f"{minutes}:{rest:02}"
