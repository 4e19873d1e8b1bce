"""A game that is being played in the window: going on, going back, and the lines that were left."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from enum import Enum, auto
from pathlib import Path
from typing import NamedTuple

from PySide6.QtCore import QObject, Signal

from rbdesigner.engine import legality
from rbdesigner.engine.actions import Action
from rbdesigner.engine.codes import NONE
from rbdesigner.engine.game import Game
from rbdesigner.engine.refusal import Refusal
from rbdesigner.engine.state import GameState, Phase


class Span(Enum):
    """How much is taken back or done again at once."""

    ACTION = auto()
    PHASE = auto()
    TURN = auto()


class Mark(NamedTuple):
    """When an entry of the log was made: the turn, the phase, and whose part of it (NONE: nobody's yet)."""

    turn: int
    phase: Phase
    player: int


@dataclass(frozen=True, slots=True)
class Line:
    """A way on that was left for another: what was done after ``moment`` entries of the log."""

    moment: int
    actions: tuple[Action, ...]


class Match(QObject):
    """A game with its past and what could follow again.

    All changes go through :meth:`do`, :meth:`do_all`, :meth:`undo`, :meth:`redo`, :meth:`look_at` and :meth:`resume`.
    Whoever shows it listens to ``happened(list)``: the events of an action just done; ``moved()``: another moment is
    shown, all has to be looked at anew; ``modified_changed(bool)``: whether there is something that no file holds.
    """

    happened = Signal(object)
    moved = Signal()
    modified_changed = Signal(bool)

    def __init__(self, game: Game, path: Path | None = None, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.game = game
        self.path = path
        self.lines: list[Line] = []
        self._undone: list[Action] = []
        self._strokes: list[tuple[int, int]] = []  # entries of the log that were done as one
        self._shown: GameState | None = None
        self._moment = len(game.log)
        self._marks = _marks(game)
        self._saved = game.log[:] if path is not None else []

    # What is shown

    @property
    def state(self) -> GameState:
        """The moment that is shown: the present, or an earlier one that is only looked at."""
        return self.game.state if self._shown is None else self._shown

    @property
    def moment(self) -> int:
        """How many entries of the log the shown moment has behind it."""
        return self._moment

    @property
    def is_present(self) -> bool:
        """Whether the shown moment is the present, in which one can act."""
        return self._shown is None

    @property
    def is_modified(self) -> bool:
        """Whether there is something that no file holds."""
        return self._saved != self.game.log

    def mark_saved(self) -> None:
        """A file holds the game as it is now."""
        self._saved = self.game.log[:]
        self.modified_changed.emit(False)

    def mark_at(self, entry: int) -> Mark:
        """When an entry of the log was made."""
        return self._marks[entry]

    # Going on

    def check(self, action: Action) -> Refusal | None:
        """Why an action cannot be done now, or None if it can."""
        return legality.check(self.game.state, action)

    def do(self, action: Action) -> None:
        """Do an action in the present; what had been undone is kept as a line. Raises IllegalAction."""
        self._keep_line()
        self._do(action)

    def do_all(self, actions: Iterable[Action]) -> None:
        """Do several actions as one stroke, which is taken back as one. Raises IllegalAction where one is refused."""
        self._keep_line()
        start = len(self.game.log)
        for action in actions:
            self._do(action)
        self._strokes.append((start, len(self.game.log)))

    def _do(self, action: Action) -> None:
        before = self._mark()
        events = self.game.apply(action)
        self._marks += [before] * (len(self.game.log) - len(self._marks))
        self._shown, self._moment = None, len(self.game.log)
        self.happened.emit(events)
        self.modified_changed.emit(self.is_modified)

    def _mark(self) -> Mark:
        return _mark_of(self.game.state)

    def _keep_line(self) -> None:
        if self._undone:
            self.lines.append(Line(len(self.game.log), tuple(reversed(self._undone))))
            self._undone = []

    # Going back and forth

    @property
    def can_undo(self) -> bool:
        """Whether there is anything to take back."""
        return any(action.player != NONE for action in self.game.log)

    @property
    def can_redo(self) -> bool:
        """Whether anything taken back can be done again."""
        return bool(self._undone)

    def undo(self, span: Span = Span.ACTION) -> None:
        """Take back the last action, or all back to the beginning of its phase or its turn."""
        done = [number for number, action in enumerate(self.game.log) if action.player != NONE]
        if not done:
            return
        last = done[-1]
        start = self._first_alike(done, last, span)
        taken = [action for action in self.game.log[start:] if action.player != NONE]
        self._undone += reversed(taken)
        self._go_to(start)

    def _first_alike(self, done: Sequence[int], last: int, span: Span) -> int:
        """The first entry that belongs to the same stroke, part of a phase or turn as the last."""
        if span is Span.ACTION:
            return next((start for start, end in self._strokes if start <= last < end), last)
        mark = self._marks[last]
        same = [
            self._marks[number] == mark if span is Span.PHASE else self._marks[number].turn == mark.turn
            for number in done
        ]
        return done[same.index(True)]

    def redo(self, span: Span = Span.ACTION) -> None:
        """Do again what was taken back last, or all of its phase or its turn."""
        if not self._undone:
            return
        first = self._mark()
        while self._undone:
            mark = self._mark()
            if (span is Span.PHASE and mark != first) or (span is Span.TURN and mark.turn != first.turn):
                break
            self._do(self._undone.pop())
            if span is Span.ACTION:
                break

    def _go_to(self, moment: int) -> None:
        self.game.go_to(moment)
        del self._marks[moment:]
        self._strokes = [(start, end) for start, end in self._strokes if end <= moment]
        self._marks += [self._mark()] * (len(self.game.log) - moment)
        self._shown, self._moment = None, len(self.game.log)
        self.moved.emit()
        self.modified_changed.emit(self.is_modified)

    def look_at(self, moment: int) -> None:
        """Show an earlier moment, without taking anything back."""
        last = len(self.game.log)
        self._moment = max(0, min(moment, last))
        self._shown = None if self._moment == last else self.game.state_at(self._moment)
        self.moved.emit()

    def resume(self) -> None:
        """Go on from the moment that is looked at; what came after it is kept as a line."""
        if self._shown is None:
            return
        moment = self._moment
        rest = [action for action in self.game.log[moment:] if action.player != NONE]
        self._keep_line()
        self.lines.append(Line(moment, tuple(rest)))
        self._go_to(moment)

    def take_line(self, number: int) -> None:
        """Go back to a line that was left; the present one is kept in its place."""
        line = self.lines.pop(number)
        self.look_at(min(line.moment, len(self.game.log)))
        self.resume()
        self._undone = list(reversed(line.actions))
        while self._undone:
            self._do(self._undone.pop())


def _mark_of(state: GameState) -> Mark:
    return Mark(state.turn, state.phase, state.player)


def _marks(game: Game) -> list[Mark]:
    """When each entry of a game's log was made."""
    state, marks = game.state_at(0), []
    for action in game.log:
        marks.append(_mark_of(state))
        legality.apply(state, action)
    return marks
