"""A process that is asked over pipes; it ends when whoever has started it closes them or ends."""

from __future__ import annotations

import os
import signal
import subprocess
import weakref
from collections.abc import Generator, Iterator
from contextlib import suppress
from queue import Empty, SimpleQueue
from threading import Event, Semaphore, Thread
from time import monotonic, sleep
from typing import IO

from rbdesigner.own_process import host_command
from rbdesigner.scenario.reasons import Reason
from rbdesigner.translatable import QT_TRANSLATE_NOOP
from rbdesigner.work import framing
from rbdesigner.work.host_streams import BROKEN
from rbdesigner.work.process_failure import ProcessEnded, ProcessHung

_GRACE = 2.0
"""Seconds that a process may take to end itself, and what it has started."""
_LOOKS = 0.002
"""Seconds after which whoever waits for that looks again."""
_MOST_UNREAD = 1000
"""The most messages that wait to be asked for; whoever sends more then has to wait itself."""


class ChildProcess:
    """Another process, the pipes to it, and its messages not asked for yet.

    ``host`` is the module whose ``main`` runs there, reads requests and writes messages, none of them longer than
    ``most_bytes`` where that is given. In the background it gets what time others leave; where the system lets it, the
    host sees to that itself (:func:`rbdesigner.work.host_streams.give_way`). When so many of its messages are unread it
    has to wait, and cannot fill the memory here.
    """

    def __init__(
        self,
        host: str,
        *,
        in_background: bool = False,
        most_unread: int = _MOST_UNREAD,
        most_bytes: int | None = None,
    ) -> None:
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
        self._room, over = Semaphore(most_unread), Event()
        pipe = self._popen.stdout, most_bytes
        Thread(target=_collect, args=(*pipe, self._inbox, self._room, over), daemon=True).start()
        self._finalizer = weakref.finalize(self, _end, self._popen, self._room, over)

    @property
    def number(self) -> int:
        """The number of the process, and of its group where systems have groups."""
        return self._popen.pid

    def send(self, request: bytes) -> None:
        """Send a request. ProcessEnded if the process is gone."""
        try:
            framing.write(self._requests, request)
        except OSError:
            raise self._ended() from None

    def post(self, request: bytes) -> None:
        """Send a request without waiting until it is read; if the process is gone, :meth:`messages` tells."""
        Thread(target=_post, args=(self._requests, request), daemon=True).start()

    def answer(self, patience: float, limit: float, besides: float = 0) -> Generator[None, None, bytes]:
        """Wait for the next message, giving way again and again, each time after so many seconds of ``patience``.

        ProcessHung if there is none within the limit and what it takes ``besides``, ProcessEnded if the process ends.
        """
        end = monotonic() + limit + besides
        while True:
            try:
                message = self.receive(patience)
                break
            except TimeoutError:
                if monotonic() >= end:
                    self.end()
                    raise ProcessHung(limit) from None
            yield
        if message is None:
            raise self._ended()
        return message

    def messages(self) -> Iterator[bytes]:
        """The messages that are there already; ProcessEnded if the process has ended."""
        while True:
            try:
                message = self.receive(0)
            except TimeoutError:
                return
            if message is None:
                raise self._ended()
            yield message

    def _ended(self) -> ProcessEnded:
        is_over = _has_ended(self._popen)
        code = self.end()
        if not is_over or code == BROKEN:
            return ProcessEnded(Reason(QT_TRANSLATE_NOOP("files", "it can no longer answer")))
        with suppress(ValueError):
            name = signal.Signals(-code).name
            return ProcessEnded(Reason(QT_TRANSLATE_NOOP("files", "killed by signal {name}"), name=name))
        return ProcessEnded(Reason(QT_TRANSLATE_NOOP("files", "exit code {code}"), code=str(code)))

    def receive(self, limit: float) -> bytes | None:
        """Receive the next message, None if the process has ended; TimeoutError if there is none in so many seconds."""
        try:
            message = self._inbox.get(timeout=limit)
        except Empty:
            raise TimeoutError from None
        self._room.release()
        return message

    def end(self) -> int:
        """End the process, and all it may have started; its exit code is its own if it has ended by itself."""
        self._finalizer()
        return self._popen.wait()


def _hidden(*, in_background: bool) -> int:
    """On Windows: no console appears, and Ctrl+C is for the program alone."""
    low = int(getattr(subprocess, "BELOW_NORMAL_PRIORITY_CLASS", 0)) if in_background else 0
    return (
        int(getattr(subprocess, "CREATE_NO_WINDOW", 0)) | int(getattr(subprocess, "CREATE_NEW_PROCESS_GROUP", 0)) | low
    )


def _post(pipe: IO[bytes], request: bytes) -> None:
    with suppress(OSError, ValueError):  # it is gone, or has been ended meanwhile
        framing.write(pipe, request)


def _collect(pipe: IO[bytes], most: int | None, inbox: SimpleQueue[bytes | None], room: Semaphore, over: Event) -> None:
    """Collect messages to the end of the stream, which is told as None; it waits while there is no room for them."""
    with suppress(OSError, ValueError):
        while room.acquire() and not over.is_set() and (message := framing.read(pipe, most)) is not None:
            inbox.put(message)
    with suppress(OSError):
        pipe.close()
    inbox.put(None)


def _end(popen: subprocess.Popen[bytes], room: Semaphore, over: Event) -> None:
    """End a process with all it has started, and wait until it is gone.

    The supervisor of a player gets the time to end what has left its group.
    """
    if os.name == "posix":
        if popen.returncode is None:
            os.kill(popen.pid, signal.SIGTERM)
            os.kill(popen.pid, signal.SIGCONT)  # a player may have stopped its supervisor
            _has_ended(popen)
        with suppress(ProcessLookupError, PermissionError):
            os.killpg(popen.pid, signal.SIGKILL)
    popen.kill()
    popen.wait()
    over.set()
    room.release()
    if popen.stdin is not None:
        with suppress(OSError):
            popen.stdin.close()


def _has_ended(popen: subprocess.Popen[bytes]) -> bool:
    """Tell whether a process ends within the time that it may take.

    Where the system allows it, the process is not reaped: its number, and that of its group, would be free for others.
    """
    if not hasattr(os, "waitid"):
        with suppress(subprocess.TimeoutExpired):
            popen.wait(_GRACE)
        return popen.returncode is not None
    until = monotonic() + _GRACE
    with suppress(ChildProcessError):  # another thread has waited for it
        while os.waitid(os.P_PID, popen.pid, os.WEXITED | os.WNOWAIT | os.WNOHANG) is None:
            if monotonic() > until:
                return False
            sleep(_LOOKS)
    return True
