"""A process that is asked over pipes.

It ends when whoever has started it closes them or ends.
"""

from __future__ import annotations

import os
import pickle
import signal
import subprocess
import weakref
from collections.abc import Generator, Iterator
from contextlib import suppress
from queue import Empty, SimpleQueue
from threading import Thread
from time import monotonic
from typing import IO

from rbdesigner.own_process import host_command
from rbdesigner.players import wire
from rbdesigner.players.failure import Failure, PlayerFailure
from rbdesigner.players.wire import UNREADABLE, Reply, Request
from rbdesigner.scenario.reasons import Reason
from rbdesigner.translatable import QT_TRANSLATE_NOOP

_GRACE = 0.5
"""Seconds that a process whose stream has ended may take to end itself."""
_PATIENCE = 10
"""How nice processes in the background are to others."""


class ChildProcess:
    """Another process, the pipes to it, and its messages not asked for yet.

    ``host``: the module whose ``main`` runs there, reads requests and writes replies. In the background it gets what
    time others leave; where the system lets it, the host sees to that itself (:func:`give_way`).
    """

    def __init__(self, host: str, *, in_background: bool = False) -> None:
        apart = {"process_group": 0} if os.name == "posix" else {"creationflags": _hidden(in_background=in_background)}
        self._popen: subprocess.Popen[bytes] = subprocess.Popen(
            host_command(host),
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            bufsize=0,  # so that the thread that reads makes nothing for the garbage collector to run by
            **apart,  # type: ignore[call-overload]  # Ctrl+C in a terminal is for the program alone
        )
        assert self._popen.stdin is not None
        self._requests = self._popen.stdin
        self._inbox: SimpleQueue[bytes | None] = SimpleQueue()
        Thread(target=_collect, args=(self._popen.stdout, self._inbox), daemon=True).start()
        self._finalizer = weakref.finalize(self, _end, self._popen)

    def send(self, request: Request) -> None:
        """Send a request. PlayerFailure if the process is gone."""
        try:
            wire.write(self._requests, pickle.dumps(request, pickle.HIGHEST_PROTOCOL))
        except OSError:
            raise self._ended() from None

    def answer(self, patience: float, limit: float, besides: float = 0) -> Generator[None, None, Reply]:
        """Wait for the next reply, giving way again and again.

        Each time after so many seconds of ``patience``.

        PlayerFailure if there is none within the limit and what it takes ``besides``, or if the process ends.
        """
        end = monotonic() + limit + besides
        while True:
            try:
                message = self.receive(patience)
                break
            except TimeoutError:
                if monotonic() >= end:
                    self.end()
                    raise PlayerFailure(Failure.HUNG, f"{limit:g}") from None
            yield
        if message is None:
            raise self._ended()
        return _parsed(message)

    def replies(self) -> Iterator[Reply]:
        """The replies that are there already; PlayerFailure if the process has ended."""
        while True:
            try:
                message = self.receive(0)
            except TimeoutError:
                return
            if message is None:
                raise self._ended()
            yield _parsed(message)

    def _ended(self) -> PlayerFailure:
        code = self.end(after=_GRACE)
        with suppress(ValueError):
            return PlayerFailure(Failure.ENDED, signal.Signals(-code).name)
        return PlayerFailure(Failure.ENDED, Reason(QT_TRANSLATE_NOOP("files", "exit code {code}"), code=str(code)))

    def receive(self, limit: float) -> bytes | None:
        """The next message, None if the process has ended.

        TimeoutError if there is none in so many seconds.
        """
        try:
            return self._inbox.get(timeout=limit)
        except Empty:
            raise TimeoutError from None

    def end(self, after: float = 0) -> int:
        """End it, and all it may have started.

        Returns its exit code, which is its own if it is ending by itself.

        ``after``: seconds in which it may end by itself where to be ended would change the code.
        """
        if os.name != "posix":
            with suppress(subprocess.TimeoutExpired):
                self._popen.wait(after)
        self._finalizer()
        return self._popen.wait()


def _parsed(message: bytes) -> Reply:
    try:
        return wire.parsed(message)
    except (ValueError, RecursionError):
        return {"nonsense": UNREADABLE}


def give_way() -> None:
    """Let others have the processors first, here and in the processes started here."""
    if hasattr(os, "nice"):
        os.nice(_PATIENCE)


def _hidden(*, in_background: bool) -> int:
    """On Windows: no console appears, and Ctrl+C is for the program alone."""
    low = int(getattr(subprocess, "BELOW_NORMAL_PRIORITY_CLASS", 0)) if in_background else 0
    return (
        int(getattr(subprocess, "CREATE_NO_WINDOW", 0)) | int(getattr(subprocess, "CREATE_NEW_PROCESS_GROUP", 0)) | low
    )


def _collect(pipe: IO[bytes], inbox: SimpleQueue[bytes | None]) -> None:
    """Collect messages to the end of the stream, which is told as None."""
    with suppress(OSError, ValueError):
        while (message := wire.read(pipe, wire.MOST_BYTES)) is not None:
            inbox.put(message)
    with suppress(OSError):
        pipe.close()
    inbox.put(None)


def _end(popen: subprocess.Popen[bytes]) -> None:
    """End a process with all it has started, and wait until it is gone."""
    if os.name == "posix":
        with suppress(ProcessLookupError, PermissionError):
            os.killpg(popen.pid, signal.SIGKILL)
    popen.kill()
    popen.wait()
    if popen.stdin is not None:
        with suppress(OSError):
            popen.stdin.close()
