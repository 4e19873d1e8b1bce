"""How much time is left of work that tells how far it is."""

from __future__ import annotations

from collections.abc import Callable
from math import ceil
from time import monotonic

from rbdesigner.messages.translation import translate

_START = 0.05
"""A first step of so little does not count: most of its time went into the start of processes."""
_SOON, _LEAST = 2.0, 0.01
"""Seconds, and the part of the work done in them, before which there is too little to go by."""
_STEADY = 5.0
"""Seconds over which estimates are evened out, or less where half of the rest is done at once."""
_ROUNDED = ((3600, 60), (120, 10), (20, 5), (0, 1))
"""From so many seconds on the time left is told in such steps: it is an estimate, and no clock to be read."""


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
