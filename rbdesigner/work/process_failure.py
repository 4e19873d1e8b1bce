"""How a process fails that works for this one."""

from __future__ import annotations

from rbdesigner.scenario.reasons import Reason
from rbdesigner.translatable import QT_TRANSLATE_NOOP


class ProcessFailure(RuntimeError):  # noqa: N818  (a failure of the process, not of the program)
    """A process that has not done its work; ``detail`` says why, without naming the work."""

    def __init__(self, detail: str) -> None:
        super().__init__(detail)
        self.detail = detail


class ProcessEnded(ProcessFailure):
    """A process that has ended by itself, or that somebody has killed."""


class ProcessCrashed(ProcessFailure):
    """A process whose job has raised what nobody foresaw."""


class ProcessHung(ProcessFailure):
    """A process that has not answered within so many ``seconds``, and has been ended for it."""

    def __init__(self, seconds: float) -> None:
        text = QT_TRANSLATE_NOOP("files", "there was no answer within {seconds} seconds")
        super().__init__(Reason(text, seconds=f"{seconds:g}"))
        self.seconds = seconds


class ProcessStopped(ProcessFailure):
    """A process that somebody has stopped before it had answered."""

    def __init__(self) -> None:
        super().__init__(Reason(QT_TRANSLATE_NOOP("files", "it was stopped")))
