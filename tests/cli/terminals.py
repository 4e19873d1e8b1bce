"""The command line on a terminal of its own."""

from __future__ import annotations

import os
import pty
import signal
import subprocess
import sys
import termios
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path


class Terminal:
    """A process with a terminal for its standard error, and all that was shown there so far."""

    def __init__(self, process: subprocess.Popen[str], screen: int) -> None:
        self.process, self._screen, self.shown = process, screen, ""

    def wait_for(self, text: str) -> None:
        """Read until a text has been shown."""
        while text not in self.shown:
            assert self._read(), f"{text!r} was never shown: {self.shown!r}"

    def interrupt(self) -> None:
        """Press Ctrl-C, which a terminal sends to the program and to all that it has started."""
        os.killpg(self.process.pid, signal.SIGINT)

    def end(self) -> tuple[int, str]:
        """Wait for the end of the process and of all that works for it; its exit code and standard output."""
        while self._read():
            pass
        assert self.process.stdout is not None
        with self.process.stdout as output:
            said = output.read()
        return self.process.wait(), said

    def _read(self) -> bool:
        """Read on; False once no process has the terminal any more."""
        try:
            data = os.read(self._screen, 4096)
        except OSError:  # as Linux tells the end
            return False
        self.shown += data.decode()
        return bool(data)


@contextmanager
def on_terminal(*arguments: str | Path, columns: int = 80, **environment: str) -> Iterator[Terminal]:
    """A verb on a terminal, without colours if not said otherwise; it is ended in the end."""
    screen, end = pty.openpty()
    termios.tcsetwinsize(end, (24, columns))
    process = subprocess.Popen(
        [sys.executable, "-m", "rbdesigner", *map(str, arguments)],
        stdout=subprocess.PIPE,
        stderr=end,
        text=True,
        start_new_session=True,
        env={**os.environ, "NO_COLOR": "1", **environment},
    )
    os.close(end)
    try:
        yield Terminal(process, screen)
    finally:
        process.kill()
        process.wait()
        os.close(screen)
        if process.stdout is not None:
            process.stdout.close()
