"""The window when its process is ended from outside: by SIGTERM or Ctrl-C."""

from __future__ import annotations

import os
import signal
from collections.abc import Callable
from types import FrameType

from PySide6.QtCore import QObject, QSocketNotifier


class Termination(QObject):
    """Copies unsaved work before SIGTERM ends the process, as it does when a system is shut down.

    Python hears of a signal only when it runs, and while the window waits for events it does not: a pipe, into which
    the signal is written, makes an event. So Ctrl-C is heard, too. Windows has neither such pipes nor SIGTERM.
    """

    def __init__(self, rescue: Callable[[], int], parent: QObject) -> None:
        super().__init__(parent)
        self._rescue, self._is_due = rescue, False
        if os.name != "posix":
            return
        self._read, self._write = os.pipe()
        for end in (self._read, self._write):
            os.set_blocking(end, False)
        self._notifier = QSocketNotifier(self._read, QSocketNotifier.Type.Read, self)
        self._notifier.activated.connect(self._hear)
        self._wakeup = signal.set_wakeup_fd(self._write, warn_on_full_buffer=False)
        self._before = signal.signal(signal.SIGTERM, self._note)

    def close(self) -> None:
        """Leave signals as they were."""
        if os.name != "posix":
            return
        signal.set_wakeup_fd(self._wakeup)
        signal.signal(signal.SIGTERM, self._before)
        self._notifier.setEnabled(False)
        os.close(self._read)
        os.close(self._write)

    def _note(self, number: int, _frame: FrameType | None) -> None:
        if self._is_due:  # once more: the window does not come to it
            _end(number)
        self._is_due = True

    def _hear(self) -> None:
        """The window is between two events, so that all there is can be copied."""
        # Several signals may have come; unread ones would wake the window forever.
        os.read(self._read, 4096)
        if self._is_due:
            self._rescue()
            _end(signal.SIGTERM)


def _end(number: int) -> None:
    """End the process as the signal would have."""
    signal.signal(number, signal.SIG_DFL)
    os.kill(os.getpid(), number)
