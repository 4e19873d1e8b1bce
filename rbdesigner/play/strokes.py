"""Strokes: spans of a game that are undone and done again as one."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Sequence
from enum import Enum, auto
from typing import NamedTuple

from rbdesigner.engine.core.actions import Action
from rbdesigner.engine.core.codes import NONE
from rbdesigner.play.build_plans import BuildPlan, BuildPlans
from rbdesigner.play.game_log import GameTime
from rbdesigner.play.variations import of_players


class Span(Enum):
    """The span that is taken back or done again at once."""

    ACTION = auto()
    PHASE = auto()
    TURN = auto()


class Stroke(NamedTuple):
    """Actions that are taken back and done again as one; the last ``passed`` of them went without asking.

    ``plans`` are those after it, where it changes them; it may do nothing else.
    """

    actions: tuple[Action, ...]
    passed: int = 0
    plans: tuple[BuildPlan, ...] | None = None

    @property
    def own(self) -> int:
        """How many of the actions were not passed over."""
        return len(self.actions) - self.passed


def undone_actions(undone: Sequence[Stroke]) -> list[Action]:
    """The actions of strokes that were taken back, in their order."""
    return [action for stroke in reversed(undone) for action in stroke.actions]


def is_alike(one: GameTime, other: GameTime, span: Span) -> bool:
    """Whether two moments belong to the same part of a phase, or the same turn."""
    return one.turn == other.turn if span is Span.TURN else one == other


def is_worth_keeping(undone: Sequence[Stroke], machines: Collection[int]) -> bool:
    """Whether what was taken back for something else is more than a slip of the hand."""
    by_persons = [stroke for stroke in undone if any(action.player not in machines for action in stroke.actions)]
    return len(by_persons) > 1


class Strokes:
    """Knows which log entries were done as one, and which went without asking."""

    def __init__(self) -> None:
        self._ends: dict[int, int] = {}
        self._passed: set[int] = set()

    def add(self, start: int, end: int) -> None:
        """Note that the entries from one up to, not including, another were done as one."""
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

    def asked(self, log: Sequence[Action]) -> Iterator[int]:
        """The entries of a log that players made, and not without asking."""
        made = (entry for entry, action in enumerate(log) if action.player != NONE)
        return (entry for entry in made if entry not in self._passed)

    def first_alike(self, entries: Sequence[int], last: int, span: Span, mark_at: Callable[[int], GameTime]) -> int:
        """The first of some entries of the last one's stroke, part of a phase or turn."""
        if span is Span.ACTION:
            return self.start_of(last)
        return next(entry for entry in entries if is_alike(mark_at(entry), mark_at(last), span))

    def since(self, start: int, log: Sequence[Action], plans: BuildPlans) -> list[Stroke]:
        """The players' strokes, with plans, from an entry of a log on."""
        found = []
        while start < len(log):
            end = self._ends.get(start, start + 1)
            passed = sum(entry in self._passed for entry in range(start, end))
            found.append(Stroke(tuple(of_players(log[start:end])), passed))
            for belongs, made in plans.made_at(end):
                if belongs:
                    found[-1] = found[-1]._replace(plans=made)
                else:
                    found.append(Stroke((), plans=made))
            start = end
        return [stroke for stroke in found if stroke.actions or stroke.plans is not None]

    def forget(self, moment: int) -> None:
        """Forget what came after a moment."""
        self._ends = {start: end for start, end in self._ends.items() if end <= moment}
        self._passed = {entry for entry in self._passed if entry < moment}
