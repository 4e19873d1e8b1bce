"""Takes over the streams of a process that works for another: requests come in, answers go out, and nothing else.

The process ends when whoever has started it closes the pipe or ends, whatever it is at.
"""

from __future__ import annotations

import io
import os
import sys
import traceback
from contextlib import suppress
from queue import SimpleQueue
from threading import Thread
from typing import BinaryIO

from rbdesigner.work import framing

LONGEST = 300
"""Characters of the text of an exception that are passed on."""
BROKEN = 70
"""The exit code of a process that can no longer answer."""
_PATIENCE = 10
"""How nice processes in the background are to others."""


def take_over_streams() -> tuple[BinaryIO, BinaryIO]:
    """The pipes of requests and answers; nothing else reads from or writes to them."""
    requests, answers = os.fdopen(os.dup(0), "rb"), os.fdopen(os.dup(1), "wb")
    nothing = os.open(os.devnull, os.O_RDWR)
    os.dup2(nothing, 0)
    try:
        os.dup2(2, 1)
    except OSError:  # there is no standard error
        os.dup2(nothing, 1)
    os.close(nothing)
    if isinstance(sys.stdout, io.TextIOWrapper):
        sys.stdout.reconfigure(line_buffering=True)
    return requests, answers


def inbox_of(requests: BinaryIO) -> SimpleQueue[bytes]:
    """The requests as they come, collected by a thread; at the end of them this process ends."""
    inbox: SimpleQueue[bytes] = SimpleQueue()
    Thread(target=_collect, args=(requests, inbox), daemon=True).start()
    return inbox


def _collect(requests: BinaryIO, inbox: SimpleQueue[bytes]) -> None:
    with suppress(OSError):  # somebody has closed it here
        while (message := framing.read(requests)) is not None:
            inbox.put(message)
    os._exit(0)


def give_way() -> None:
    """Let others have the processors first, here and in the processes started here."""
    if hasattr(os, "nice"):
        os.nice(_PATIENCE)


def fault_text(fault: BaseException) -> str:
    """An exception in one line, with its place."""
    try:
        said = f": {fault}".removesuffix(": ")
    except BaseException:  # the text of somebody else's exception
        said = ""
    text = " ".join(f"{type(fault).__name__}{said}".split())[:LONGEST]
    frames = traceback.extract_tb(fault.__traceback__)
    return f"{text} ({os.path.basename(frames[-1].filename)}, line {frames[-1].lineno})" if frames else text  # noqa: PTH119
