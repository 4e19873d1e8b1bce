"""A process that runs scripts, started, asked, heard from and ended."""

from __future__ import annotations

import pickle
from collections.abc import Iterator
from time import monotonic

from rbdesigner.scripts.script_messages import MOST_BYTES, ScriptAnswer, ScriptEnd, ScriptRequest, answer_in
from rbdesigner.work.child_process import ChildProcess
from rbdesigner.work.process_failure import ProcessHung

HOST = "rbdesigner.scripts.script_host"
"""The module that runs in the process."""
LIMIT = 600.0
"""Seconds that a script may run."""
_MOST_UNREAD = 50
"""Answers that wait here; a script that prints more has to wait itself."""


class ScriptProcess:
    """Runs a script in the background until it is done, or this is closed; then it may be asked again.

    What is typed keeps its names from one request to the next.
    """

    def __init__(self) -> None:
        """Start at once. OSError if no process can be started."""
        self.is_done = True
        self._child = ChildProcess(HOST, in_background=True, most_unread=_MOST_UNREAD, most_bytes=MOST_BYTES)
        self._limit = LIMIT
        self._end = float("inf")

    @property
    def number(self) -> int:
        """The number of the process."""
        return self._child.number

    def ask(self, request: ScriptRequest, limit: float = LIMIT) -> None:
        """Send a request, with so many seconds for it."""
        self._child.post(pickle.dumps(request, pickle.HIGHEST_PROTOCOL))
        self.is_done = False
        self._limit, self._end = limit, monotonic() + limit

    def answers(self) -> Iterator[ScriptAnswer]:
        """Yield the answers that are there already; ProcessFailure if the process ends or takes too long."""
        for message in self._child.messages():
            answer = answer_in(message)
            if isinstance(answer, ScriptEnd):
                self.is_done = True
                return
            yield answer
            if monotonic() > self._end:
                break
        if monotonic() > self._end:
            self.close()
            raise ProcessHung(self._limit)

    def close(self) -> None:
        """End the process, and all that it has started."""
        self._child.end()
