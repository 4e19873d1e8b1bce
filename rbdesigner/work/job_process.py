"""A process of our own that does a job, heard from without waiting."""

from __future__ import annotations

import pickle
from collections.abc import Iterator
from time import monotonic
from typing import Generic

from rbdesigner.work.child_process import ChildProcess
from rbdesigner.work.job import Answer, Crashed, Job, Refused, Request, Told
from rbdesigner.work.process_failure import ProcessCrashed, ProcessHung

HOST = "rbdesigner.work.job_host"
"""The module that runs in the process."""


class JobProcess(Generic[Request, Answer]):
    """Does a job in the background until that is done, or this is closed.

    It is started with the first request, and may be asked again when a job is done: what it has loaded is kept.
    """

    def __init__(self, job: Job[Request, Answer]) -> None:
        """Start at once. OSError if no process can be started."""
        self.job = job
        self.is_done = True
        self._child = ChildProcess(HOST, in_background=True)
        self._end = float("inf")
        self._limit = 0.0

    @property
    def number(self) -> int:
        """The number of the process, and of the group of all that work for it."""
        return self._child.number

    def ask(self, request: Request, limit: float | None = None) -> None:
        """Send a request, with so many seconds for its answer where there is a limit."""
        if not self.is_done:
            raise RuntimeError("it has not answered yet")
        self._child.post(pickle.dumps((self.job, request), pickle.HIGHEST_PROTOCOL))
        self.is_done = False
        if limit is not None:
            self._limit, self._end = limit, monotonic() + limit

    def answers(self) -> Iterator[Answer]:
        """Yield the answers that are there already, in their order.

        ProcessFailure if it fails; what the job refuses its request with is raised as it was raised there.
        """
        for message in self._child.messages():
            match pickle.loads(message):
                case Told(answer):
                    yield answer
                case Refused() as refusal:
                    raise refusal.error()
                case Crashed(reason):
                    raise ProcessCrashed(reason)
                case _:
                    self.is_done, self._end = True, float("inf")
                    return
        if monotonic() > self._end:
            self.close()
            raise ProcessHung(self._limit)

    def close(self) -> None:
        """End the process, and all that work for it."""
        self._child.end()
