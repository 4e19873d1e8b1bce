"""The thread that writes copies of unsaved work, and the fate of one that cannot be written."""

from __future__ import annotations

import logging
from collections.abc import Callable, Hashable
from concurrent.futures import Future, ThreadPoolExecutor
from typing import NamedTuple

from PySide6.QtCore import QObject, QTimer, Signal

from rbdesigner.messages.file_errors import reason_text
from rbdesigner.scenario.errors import ScenarioError, os_error_text

log = logging.getLogger(__name__)

RETRY_MS = 1000
"""After how long a copy that could not be written is tried again; then after twice that, and so on."""
MOST_RETRY_MS = 8000


class _Failed(NamedTuple):
    """The reason why a copy could not be written, and how to ask for it again."""

    reason: str
    again: Callable[[], object]


class CopyWriter(QObject):
    """Writes copies in one thread of its own, in the order in which it was asked for.

    What fails is tried again until it works. ``trouble(str)`` says why copies cannot be written, empty once all are.
    """

    trouble = Signal(str)
    _ended = Signal(object, object, object)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._thread = ThreadPoolExecutor(1, "autosave")
        self._is_open = True
        self._last: Future[None] | None = None
        self._wanted: set[Hashable] = set()
        self._failed: dict[Hashable, _Failed] = {}
        self._last_reason = ""
        self._retry = QTimer(self)
        self._retry.setSingleShot(True)
        self._retry.setInterval(RETRY_MS)
        self._retry.timeout.connect(self._try_again)
        self._ended.connect(self._note)

    def submit(self, work: Callable[[], object]) -> Future[None]:
        """Let the thread do something after all that was asked for before; a fault is logged."""
        return self._submit(work, lambda error: None)

    def write(self, key: Hashable, work: Callable[[], object], again: Callable[[], object]) -> Future[None]:
        """Let the thread write the copy ``key``; if that fails, ``again`` is called after a while to ask anew."""
        self._wanted.add(key)
        return self._submit(work, lambda error: self._ended.emit(key, again, error))

    def _submit(self, work: Callable[[], object], ended: Callable[[Exception | None], object]) -> Future[None]:
        if not self._is_open:
            nothing: Future[None] = Future()
            nothing.set_result(None)
            return nothing
        self._last = self._thread.submit(_guarded, work, ended)
        return self._last

    def is_failing(self, key: Hashable) -> bool:
        """Whether a copy could not be written the last time, and waits to be tried again."""
        return key in self._failed

    def forget(self, key: Hashable) -> None:
        """A copy is not wanted any more."""
        self._wanted.discard(key)
        if self._failed.pop(key, None) is not None:
            self._tell()

    def flush(self) -> None:
        """Wait until all that was asked for has been tried."""
        if self._last is not None:
            self._last.result()

    def close(self) -> None:
        """Stop; what is asked for is still done, what is asked for later is not."""
        self._is_open = False
        self._retry.stop()
        self._thread.shutdown(wait=True)

    def _note(self, key: Hashable, again: Callable[[], object], error: Exception | None) -> None:
        if error is None:
            if self._failed.pop(key, None) is not None:
                self._retry.setInterval(RETRY_MS)
        elif key in self._wanted:
            self._failed[key] = _Failed(_reason(error), again)
            if not self._retry.isActive():
                self._retry.start()
        self._tell()

    def _tell(self) -> None:
        """Tell the reason if it is another one now."""
        reason = next((failed.reason for failed in self._failed.values()), "")
        if reason != self._last_reason:
            self._last_reason = reason
            self.trouble.emit(reason)

    def _try_again(self) -> None:
        self._retry.setInterval(min(2 * self._retry.interval(), MOST_RETRY_MS))
        for failed in list(self._failed.values()):
            failed.again()


def _guarded(work: Callable[[], object], ended: Callable[[Exception | None], object]) -> None:
    """Do something, whatever goes wrong; then say what did."""
    fault: Exception | None = None
    try:
        work()
    except Exception as error:  # a copy that is given up without a word is worse than any fault
        log.exception("a copy of unsaved work could not be written or removed")
        fault = error
    ended(fault)


def _reason(error: Exception) -> str:
    """Why a copy could not be written, in a few words."""
    cause = error if isinstance(error, OSError) else error.__cause__
    if isinstance(cause, OSError):
        return reason_text(os_error_text(cause))
    return reason_text(error.reason) if isinstance(error, ScenarioError) else str(error) or type(error).__name__
