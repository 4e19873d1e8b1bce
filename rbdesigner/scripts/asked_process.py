"""A process with code of others that is started, asked, heard from and ended, and is never waited for."""

from __future__ import annotations

import pickle
from collections.abc import Callable, Iterator
from time import monotonic, sleep
from typing import Generic, TypeVar

from rbdesigner.scenario.errors import printable
from rbdesigner.work.child_process import ChildProcess
from rbdesigner.work.process_failure import ProcessHung, ProcessStopped

MOST_BYTES = 64_000_000
"""No answer is longer: a map of 10,000 tiles takes a fiftieth of it."""
_MOST_UNREAD = 50
"""Answers that wait here; whoever has more to say has to wait itself."""
_PATIENCE = 0.02
"""Seconds between two looks for an answer that is waited for."""
_LONGEST = 300
"""Characters of a text of others that are told."""
Tell = Callable[[int, int], bool]
"""Takes note of how much is done of how much, and tells whether to go on."""
Asked = TypeVar("Asked")
Heard = TypeVar("Heard")


class AskedProcess(Generic[Asked, Heard]):
    """Answers requests, one at a time, in the background until this is closed.

    ``host`` is the module that runs there. ``read`` makes an answer of a message, of which nothing is trusted, or None
    of the last one.
    """

    def __init__(self, host: str, read: Callable[[bytes], Heard | None]) -> None:
        """Start at once. OSError if no process can be started."""
        self.is_done = True
        self._child = ChildProcess(host, in_background=True, most_unread=_MOST_UNREAD, most_bytes=MOST_BYTES)
        self._read = read
        self._limit, self._end = 0.0, float("inf")

    @property
    def number(self) -> int:
        """The number of the process."""
        return self._child.number

    def ask(self, request: Asked, limit: float) -> None:
        """Send a request, with so many seconds for it."""
        self._child.post(pickle.dumps(request, pickle.HIGHEST_PROTOCOL))
        self.is_done = False
        self._limit, self._end = limit, monotonic() + limit

    def renew_limit(self) -> None:
        """Give the process as many seconds from now on as it had for the whole request."""
        self._end = monotonic() + self._limit

    def answers(self) -> Iterator[Heard]:
        """Yield the answers that are there already; ProcessFailure if the process ends or takes too long."""
        for message in self._child.messages():
            answer = self._read(message)
            if answer is None:
                self.is_done = True
                return
            yield answer
            if monotonic() > self._end:
                break
        if monotonic() > self._end:
            self.close()
            raise ProcessHung(self._limit)

    def answered(self, request: Asked, limit: float, tell: Tell | None = None) -> Iterator[Heard]:
        """Wait for all answers to a request, then close this.

        ``tell`` hears now and then how many milliseconds of the limit are over, and says whether to go on.
        ProcessFailure if the process ends, takes too long, or is not to go on.
        """
        try:
            self.ask(request, limit)
            while not self.is_done:
                yield from self.answers()
                over = limit - (self._end - monotonic())
                if tell is not None and not self.is_done and not tell(round(1000 * over), round(1000 * limit)):
                    raise ProcessStopped
                sleep(_PATIENCE)
        finally:
            self.close()

    def close(self) -> None:
        """End the process, and all that it has started."""
        self._child.end()


def told(text: str) -> str:
    """A text of others in one line that can be shown, and not longer than one reads."""
    return printable(" ".join(text.split())[:_LONGEST].encode("utf-8", "replace").decode())
