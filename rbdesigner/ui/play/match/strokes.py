"""What of a game is taken back and done again as one, and how much at once."""

from __future__ import annotations

from collections.abc import Sequence
from enum import Enum, auto
from typing import NamedTuple

from rbdesigner.engine.actions import Action
from rbdesigner.ui.play.match.kept_lines import of_players
from rbdesigner.ui.play.match.plans import Plan, Plans


class Span(Enum):
    """How much is taken back or done again at once."""

    ACTION = auto()
    PHASE = auto()
    TURN = auto()


class Stroke(NamedTuple):
    """Actions that are taken back and done again as one; the last ``passed`` of them went without asking.

    ``plans``: those after it, where it changes them; it may do nothing else.
    """

    actions: tuple[Action, ...]
    passed: int = 0
    plans: tuple[Plan, ...] | None = None

    @property
    def own(self) -> int:
        """How many of the actions were not passed over."""
        return len(self.actions) - self.passed


def joined(undone: Sequence[Stroke]) -> list[Action]:
    """The actions of strokes that were taken back, in the order in which they were done."""
    return [action for stroke in reversed(undone) for action in stroke.actions]


class Strokes:
    """Which entries of the log of a game were done as one, and which went without asking."""

    def __init__(self) -> None:
        self._ends: dict[int, int] = {}
        self._passed: set[int] = set()

    def add(self, start: int, end: int) -> None:
        """Note that the entries from one on, up to another that no longer belongs to them, were done as one."""
        if end - start > 1:
            self._ends[start] = end

    def pass_over(self, entry: int) -> None:
        """Note that an entry was made without asking."""
        self._passed.add(entry)

    def was_passed(self, entry: int) -> bool:
        """Whether an entry was made without asking."""
        return entry in self._passed

    def start_of(self, entry: int) -> int:
        """The first entry that was done as one with this."""
        return next((start for start, end in self._ends.items() if start <= entry < end), entry)

    def since(self, start: int, log: Sequence[Action], plans: Plans) -> list[Stroke]:
        """What the players have done and planned from an entry of a log on, stroke by stroke."""
        found = []
        while start < len(log):
            end = self._ends.get(start, start + 1)
            passed = sum(entry in self._passed for entry in range(start, end))
            found.append(Stroke(tuple(of_players(log[start:end])), passed))
            for joined, made in plans.made_at(end):
                if joined:
                    found[-1] = found[-1]._replace(plans=made)
                else:
                    found.append(Stroke((), plans=made))
            start = end
        return [stroke for stroke in found if stroke.actions or stroke.plans is not None]

    def forget(self, moment: int) -> None:
        """Forget what came after a moment."""
        self._ends = {start: end for start, end in self._ends.items() if end <= moment}
        self._passed = {entry for entry in self._passed if entry < moment}
