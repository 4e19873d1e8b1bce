"""A watchdog timer over the decisions of players.

One that takes too long is broken off.
"""

from __future__ import annotations

import ctypes
import multiprocessing
import os
from math import inf
from threading import Event, Thread, get_ident
from time import monotonic
from types import TracebackType
from typing import Self

DECISION_SECONDS = 120.0
"""A decision that takes longer fails; the longest of our machines that was seen took two."""
GRACE = 60.0
"""So many seconds later its process ends, if it is one of several: code that is no Python's is not broken off."""
_LOOKS = 1.0
"""The watchdog looks after at most so many seconds."""
HUNG = 70
"""The exit code of a process that a player has brought to a halt."""


class DecisionTimeout(BaseException):
    """A decision has taken too long; no player's ``except Exception`` keeps it."""


class Watchdog:
    """Watches the thread that makes it, as a context.

    ``seconds`` may pass between :meth:`begin` and :meth:`end`, then :exc:`DecisionTimeout` is raised in the thread.
    """

    def __init__(self, seconds: float = DECISION_SECONDS) -> None:
        self.seconds = seconds
        self._thread, self._until, self._over = get_ident(), inf, Event()
        self._watch = Thread(target=self._look, daemon=True)

    def __enter__(self) -> Self:
        self._watch.start()
        return self

    def __exit__(
        self, _kind: type[BaseException] | None, _fault: BaseException | None, _at: TracebackType | None
    ) -> None:
        self._over.set()
        self._watch.join()
        self._raise(None)  # what came too late to be raised

    def begin(self) -> None:
        """A decision begins."""
        self._until = monotonic() + self.seconds

    def end(self) -> None:
        """It has been made."""
        self._until = inf

    def _look(self) -> None:
        while not self._over.wait(min(_LOOKS, self.seconds / 4)):
            if monotonic() > self._until:
                until = self._until
                self._raise(DecisionTimeout)
                if not self._over.wait(GRACE) and self._until == until and multiprocessing.parent_process() is not None:
                    os._exit(HUNG)

    def _raise(self, what: type[BaseException] | None) -> None:
        """Raise it in the thread, or take back what has not been raised yet."""
        raised = ctypes.py_object(what) if what is not None else None
        ctypes.pythonapi.PyThreadState_SetAsyncExc(ctypes.c_ulong(self._thread), raised)
