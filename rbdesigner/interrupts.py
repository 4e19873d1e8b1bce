"""Decides when Ctrl-C and SIGTERM stop the command line, and how.

Systems end programs with SIGTERM. A process that heeds both ends at once, wherever it is. To raise KeyboardInterrupt
there would break what cannot bear it: Qt crashes, and modules and databases tell of an error that is none. It is raised
only in work of which something is kept, and nothing is interrupted that has to be whole, such as a file that is being
written.
"""

from __future__ import annotations

import os
import signal
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from threading import current_thread, main_thread
from time import monotonic
from types import FrameType

STOPPED = 130
"""The exit code of work that was cut short."""
SIGNALS = signal.SIGINT, signal.SIGTERM
_ECHO = 0.5
"""Seconds in which a signal counts as the one before: ``timeout`` sends it to a program, and then to its group."""


class _Interrupts:
    """Decides what a signal does now; a second signal ends the process whatever it is at."""

    def __init__(self) -> None:
        self.end: Callable[[], object] = lambda: None
        self.holds = self.catches = 0
        self._first: float | None = None
        self._is_due = False

    def hear(self, _number: int, _frame: FrameType | None) -> None:
        now = monotonic()
        if self._first is None:
            self._first, self._is_due = now, True
            self.act()
        elif now > self._first + _ECHO:
            os._exit(STOPPED)

    def act(self) -> None:
        """Interrupt what is due to be interrupted, unless that has to wait."""
        if not self._is_due or self.holds:
            return
        self._is_due = False
        if self.catches:
            raise KeyboardInterrupt
        self.end()


_INTERRUPTS = _Interrupts()


def heed(end: Callable[[], object]) -> None:
    """Let signals stop this process from now on: ``end`` says its last words and ends it.

    What is ignored stays so, as Ctrl-C is where a shell has started the process in the background.
    """
    _INTERRUPTS.end = end
    for number in SIGNALS:
        if signal.getsignal(number) is not signal.SIG_IGN:
            signal.signal(number, _INTERRUPTS.hear)


def leave() -> None:
    """Let signals do what they do in other processes, since a window has its own ways to end."""
    for number, usual in zip(SIGNALS, (signal.default_int_handler, signal.SIG_DFL), strict=True):
        if signal.getsignal(number) == _INTERRUPTS.hear:
            signal.signal(number, usual)  # type: ignore[arg-type]  # the types of the two have nothing in common


@contextmanager
def raised() -> Iterator[None]:
    """Do work of which something is kept: here a signal raises KeyboardInterrupt."""
    _INTERRUPTS.catches += 1
    try:
        yield
    finally:
        _INTERRUPTS.catches -= 1


@contextmanager
def held() -> Iterator[None]:
    """Let signals wait until what is done here is whole."""
    if current_thread() is not main_thread():  # which alone is interrupted
        yield
        return
    _INTERRUPTS.holds += 1
    try:
        yield
    finally:
        _INTERRUPTS.holds -= 1
        _INTERRUPTS.act()
