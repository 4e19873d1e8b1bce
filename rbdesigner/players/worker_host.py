"""The process of long work: one request, then replies as the work goes on.

It ends when whoever has started it closes the pipe or ends.
"""

from __future__ import annotations

import pickle
from collections.abc import Callable, Iterable
from concurrent.futures import BrokenExecutor
from typing import Any

from rbdesigner.players import wire
from rbdesigner.players.wire import Reply
from rbdesigner.work import framing
from rbdesigner.work.host_streams import fault_text, give_way, inbox_of, take_over_streams
from rbdesigner.work.worker_pool import WORKERS_LOST


def work(
    replies: Callable[[Any], Iterable[Reply]], told: Callable[[Exception], Reply | None] = lambda fault: None
) -> None:
    """Do what is asked for, tell of it, then wait for the end.

    ``told`` is the reply to what may go wrong, None for what is a defect of ours.
    """
    requests, answers = take_over_streams()
    inbox = inbox_of(requests)
    give_way()
    try:
        for reply in replies(pickle.loads(inbox.get())):
            framing.write(answers, wire.packed(reply))
    except Exception as fault:  # whatever it is, somebody waits for a word
        raised = WORKERS_LOST if isinstance(fault, BrokenExecutor) else fault_text(fault)
        framing.write(answers, wire.packed(told(fault) or {"raised": raised}))
    inbox.get()
