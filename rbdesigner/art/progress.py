"""The progress of a long piece of work, and how it is stopped from outside."""

from __future__ import annotations

from collections.abc import Callable

Tell = Callable[[int, int], bool]
"""Called between two steps with the number done and the number of all; the answer is whether to go on."""


class CancelledError(Exception):
    """Somebody did not want the work to be finished; nothing of it is left."""


class Progress:
    """Counts the steps of a piece of work and tells of each; the work says beforehand what is to come."""

    def __init__(self, tell: Tell | None = None) -> None:
        self._tell = tell
        self._done = self._expected = 0

    def expect(self, steps: int) -> None:
        """Announce so many more steps that are to come."""
        self._expected += steps

    def step(self, steps: int = 1) -> None:
        """Count so many more steps as done; CancelledError if the work is to end here."""
        self._done += steps
        if self._tell is not None and not self._tell(self._done, self._expected):
            raise CancelledError
