"""The line of a terminal that shows what is being worked on."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable
from math import ceil
from threading import Event, Lock, Thread
from time import monotonic

from rbdesigner.cli import streams
from rbdesigner.messages.translation import translate
from rbdesigner.scenario.errors import printable

_START = 0.05
"""A first step of so little does not count: most of its time went into the start of processes."""
_SOON, _LEAST = 2.0, 0.01
"""Seconds, and the part of the work done in them, before which there is too little to go by."""
_STEADY = 5.0
"""Seconds over which estimates are evened out, or less where half of the rest is done at once."""
_ROUNDED = ((3600, 60), (120, 10), (20, 5), (0, 1))
"""From these seconds on, the time left is told in steps of so many: it is an estimate, not a clock."""


class TimeLeft:
    """Estimates when work is over by how long it has taken so far.

    The work is so many ``pieces``, of which each tells how far it is, or takes so many ``seconds``, if that is known.
    """

    def __init__(
        self, pieces: int = 1, *, seconds: float | None = None, clock: Callable[[], float] = monotonic
    ) -> None:
        self._pieces, self._done, self._clock = pieces, 0, clock
        now = clock()
        self._origin = self._noted = now, 0.0
        self._is_begun = False
        self._end = None if seconds is None else now + seconds
        self._is_known = seconds is not None

    def note(self, share: float) -> None:
        """Note how much of the piece at work is done."""
        now, part = self._clock(), (self._done + share) / self._pieces
        if not self._is_begun and part > 0:
            self._is_begun = True
            if part < _START:
                self._origin = now, part
        begin, before = self._origin
        if self._is_known or now - begin < _SOON or part - before < _LEAST:
            return
        end = now + (now - begin) * (1 - part) / (part - before)
        if self._end is not None:
            noted, known = self._noted
            weight = max((now - noted) / _STEADY, 2 * (part - known) / (1 - known) if known < 1 else 1.0)
            end = self._end + (end - self._end) * min(1.0, weight)
        self._end, self._noted = end, (now, part)

    def next_piece(self) -> None:
        """Note that the piece at work is done."""
        self.note(1)
        self._done += 1

    @property
    def text(self) -> str:
        """The time left, empty as long as it is not known."""
        left = 0.0 if self._end is None else self._end - self._clock()
        if left <= 0:
            return ""
        step = next(step for least, step in _ROUNDED if left >= least)
        minutes, seconds = divmod(ceil(left / step) * step, 60)
        hours, minutes = divmod(minutes, 60)
        time = f"{hours}:{minutes:02}:{seconds:02}" if hours else f"{minutes}:{seconds:02}"
        return translate("cli", "{time} left").format(time=time)


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
        clear_progress()

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


def clear_progress() -> None:
    """Take the line away, if there is one."""
    if sys.stderr.isatty():
        streams.say("\r\x1b[K", end="")
