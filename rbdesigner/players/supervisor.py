"""Looks after the process of a player: whatever it starts ends with it.

Only Linux lets that be done for processes that have left their group, too. There a player may not fill the memory.
"""

from __future__ import annotations

import ctypes
import os
import signal
import sys
from contextlib import suppress
from pathlib import Path
from time import monotonic, sleep
from types import FrameType
from typing import BinaryIO, NoReturn

MOST_MEMORY = 4 << 30
"""Bytes that each process of a player may have for its data: our players take a fortieth of it."""
MOST_OUTPUT = 10_000_000
"""Bytes that a player may print: one that prints on end must not fill a disk."""
_PORTION = 1 << 16
"""Bytes that are passed on at once."""
_FIRST_TO_GO = "1000"
"""When memory is short the system ends a player before all else."""
_PATIENCE = 2.0
"""Seconds that may go into ending processes that start others meanwhile."""
_SET_DEATH_SIGNAL, _SET_SUBREAPER = 1, 36
"""The numbers of PR_SET_PDEATHSIG and PR_SET_CHILD_SUBREAPER."""


def supervise(requests: BinaryIO, replies: BinaryIO) -> None:
    """Go on in a child of this process, which stays behind as its supervisor.

    The supervisor ends with the same exit code when the child ends. It also ends when it is told to (SIGTERM), and when
    nobody holds the other end of the ``requests`` any more. Then all ends that the child has started. What that prints
    goes through the supervisor, which lets so much of it pass. On other systems than Linux there is no supervisor.
    """
    if sys.platform != "linux":
        return
    system = ctypes.CDLL(None)
    system.prctl(_SET_SUBREAPER, 1, 0, 0, 0)  # whoever loses their parent becomes a child of the supervisor
    output, printing = os.pipe()
    supervisor, player = os.getpid(), os.fork()
    if player:
        os.close(printing)
        replies.close()  # so that they end when the player closes them
        _stay_behind(player, requests.fileno(), _Output(output))
    system.prctl(_SET_DEATH_SIGNAL, signal.SIGKILL, 0, 0, 0)
    if os.getppid() != supervisor:  # it has ended meanwhile
        os._exit(1)
    for stream in (1, 2):
        os.dup2(printing, stream)
    os.close(printing)
    os.close(output)
    _limit_memory()


class _Output:
    """The way of what a player prints to standard error."""

    def __init__(self, pipe: int) -> None:
        self.pipe, self._left = pipe, MOST_OUTPUT
        os.set_blocking(pipe, False)

    def forward(self) -> bool:
        """Pass on what is there, and tell whether there was anything."""
        try:
            data = os.read(self.pipe, _PORTION)
        except BlockingIOError:
            return False
        if self._left > 0:
            self._left -= len(data)
            with suppress(OSError):  # nobody reads it
                os.write(2, data if self._left > 0 else b"\n(what this player prints further is left out)\n")
        return bool(data)

    def forward_rest(self) -> None:
        """Pass on what is still there when its processes have ended."""
        while self.forward() and self._left > 0:
            pass


def _limit_memory() -> None:
    import resource  # Unix alone has it

    limits = {each for each in resource.getrlimit(resource.RLIMIT_DATA) if each != resource.RLIM_INFINITY}
    most = min({MOST_MEMORY, *limits})
    resource.setrlimit(resource.RLIMIT_DATA, (most, most))
    with suppress(OSError):
        Path("/proc/self/oom_score_adj").write_text(_FIRST_TO_GO, encoding="ascii")


def _stay_behind(player: int, requests: int, output: _Output) -> NoReturn:
    """Wait for the end of the player, or of whoever asks it; end all that is left."""
    signal.signal(signal.SIGTERM, _stop)
    status = 0
    with suppress(SystemExit):
        status = _status_at_end(player, requests, output)
    signal.signal(signal.SIGTERM, signal.SIG_IGN)
    _end_children()
    output.forward_rest()
    if os.WIFSIGNALED(status):
        with suppress(OSError):  # SIGKILL has only one way
            signal.signal(os.WTERMSIG(status), signal.SIG_DFL)
        os.kill(os.getpid(), os.WTERMSIG(status))
    os._exit(os.WEXITSTATUS(status))


def _stop(_number: int, _frame: FrameType | None) -> NoReturn:
    raise SystemExit


def _status_at_end(player: int, requests: int, output: _Output) -> int:
    """How the player has ended, 0 if whoever asked it ended first."""
    import select  # not everywhere is there a poll

    waiting, life = select.poll(), os.pidfd_open(player)
    waiting.register(requests, 0)  # its end is always told
    waiting.register(life, select.POLLIN)
    waiting.register(output.pipe, select.POLLIN)
    while True:
        there = {descriptor for descriptor, _ in waiting.poll()}
        if output.pipe in there and not output.forward():
            waiting.unregister(output.pipe)
        if life in there:
            return os.waitpid(player, 0)[1]
        if requests in there:
            return 0


def _end_children() -> None:
    """End all children, and theirs, which become ours when they lose their parents."""
    until = monotonic() + _PATIENCE
    while _has_children() and monotonic() < until:
        for child in _children():
            with suppress(ProcessLookupError):
                os.kill(child, signal.SIGKILL)
        sleep(0.001)


def _has_children() -> bool:
    """Whether there are any, once those are gone that have ended."""
    try:
        while os.waitpid(-1, os.WNOHANG)[0]:
            pass
    except ChildProcessError:
        return False
    return True


def _children() -> list[int]:
    parents = ((int(status.parent.name), _parent(status)) for status in Path("/proc").glob("[0-9]*/stat"))
    return [process for process, parent in parents if parent == os.getpid()]


def _parent(status: Path) -> int:
    try:
        return int(status.read_text(errors="replace").rpartition(")")[2].split()[1])
    except OSError:  # it has ended meanwhile
        return 0
