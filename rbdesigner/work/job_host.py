"""The process that does jobs, one after the other, and tells of them as they go on.

It ends when whoever has started it closes the pipe or ends.
"""

from __future__ import annotations

import pickle
from collections.abc import Iterator
from concurrent.futures import BrokenExecutor
from contextlib import suppress

from rbdesigner.work import framing
from rbdesigner.work.host_streams import fault_text, give_way, inbox_of, take_over_streams
from rbdesigner.work.job import Crashed, Finished, Job, Refused, Told
from rbdesigner.work.worker_pool import WORKERS_LOST


def main() -> None:
    """Do jobs as long as somebody asks for them."""
    requests, answers = take_over_streams()
    inbox = inbox_of(requests)
    give_way()
    with suppress(OSError):  # nobody listens any more
        while True:
            for message in messages(inbox.get()):
                framing.write(answers, message)


def messages(order: bytes) -> Iterator[bytes]:
    """The messages of a job that is ordered with its request: its answers, then how it has ended."""
    job = None
    try:
        job, request = _order(order)
        for answer in job.function(request):
            yield pickle.dumps(Told(answer), pickle.HIGHEST_PROTOCOL)
        yield pickle.dumps(Finished())
    except Exception as fault:  # whatever it is, somebody waits for a word
        yield _last_words(job, fault)


def _order(order: bytes) -> tuple[Job[object, object], object]:
    job, request = pickle.loads(order)
    return job, request


def _last_words(job: Job[object, object] | None, fault: Exception) -> bytes:
    if job is not None and isinstance(fault, job.refusals):
        with suppress(Exception):  # what it holds may be no pickle
            return pickle.dumps(Refused.of(fault))
    return pickle.dumps(Crashed(WORKERS_LOST if isinstance(fault, BrokenExecutor) else fault_text(fault)))
