"""The line of a terminal that shows what is being worked on."""

from __future__ import annotations

import os
import sys
from threading import Event, Lock, Thread

from rbdesigner.cli import streams
from rbdesigner.cli.time_left import TimeLeft
from rbdesigner.scenario.errors import printable

LONGEST = 78
"""Signs of the line at most; a narrow terminal has room for fewer."""
_TICK = 1.0
"""Seconds after which the time left is shown anew."""


class ProgressLine:
    """Shows a text, how much of it is done and, as soon as it can be told, how much time is left."""

    def __init__(self, text: str, left: TimeLeft) -> None:
        self._text, self._left, self._share = printable(text), left, ""
        self._shown = ""
        self._writing, self._over = Lock(), Event()
        self._ticks = Thread(target=self._tick, daemon=True)

    def begin(self) -> None:
        """Show it from now on."""
        self._show()
        self._ticks.start()

    def tell(self, done: int, of: int) -> bool:
        """Show that so much is done, of how much; True, as whoever works may go on."""
        if of:
            self._share = f": {100 * done // of} %"
            self._left.note(done / of)
        self._show()
        return True

    def end(self) -> None:
        """Take it away."""
        self._over.set()
        self._ticks.join()
        self._left.next_piece()
        clear()

    def _tick(self) -> None:
        while not self._over.wait(_TICK):
            self._show()

    def _show(self) -> None:
        more = ", ".join(filter(None, (self._share, self._left.text)))
        if more and not self._share:
            more = f", {more}"
        line = f"{self._text[: max(0, _room() - len(more))]}{more}"
        with self._writing:
            if line != self._shown:
                self._shown = line
                streams.say(f"\r\x1b[K{line}", end="")


def _room() -> int:
    """How many signs fit into one line: of a wrapped one the beginning would stay."""
    try:
        columns = os.get_terminal_size(sys.stderr.fileno()).columns
    except OSError:
        return LONGEST
    return min(LONGEST, columns - 1) if columns else LONGEST


def clear() -> None:
    """Take the line away, if there is one."""
    if sys.stderr.isatty():
        streams.say("\r\x1b[K", end="")
