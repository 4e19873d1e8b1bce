"""Who sits at the table: names, and which players are machines."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QObject, QRunnable, QThreadPool, QTimer, Signal

from rbdesigner.engine.actions import Action
from rbdesigner.engine.game import Game
from rbdesigner.engine.players import Player
from rbdesigner.ui.play.match import Match

PAUSE = 250
"""Milliseconds between two actions of a machine at first, so that one sees what it does."""


@dataclass(frozen=True, slots=True)
class Seat:
    """One player: what they are called, and who decides for them if it is a machine."""

    name: str = ""
    machine: Player | None = None


class _Answers(QObject):
    """Brings what a machine has thought back to the window: the number of the question, and the action or the fault."""

    came = Signal(int, object)


class _Thought(QRunnable):
    """A machine that thinks beside the window, about a copy of the game."""

    def __init__(self, number: int, machine: Player, game: Game, answers: _Answers) -> None:
        super().__init__()
        self._number, self._machine, self._game, self._answers = number, machine, game, answers

    def run(self) -> None:
        """Think; whatever a machine does wrong must not take the window along."""
        try:
            answer: object = self._machine.decide(self._game)
        except Exception as fault:  # a player from outside may raise anything
            answer = fault
        self._answers.came.emit(self._number, answer)


class Seats(QObject):
    """The players of a match, by their numbers. Machines act by themselves while the present is shown.

    ``changed()``: names or machines have changed. ``machine_failed(str)``: a machine has not found an action that is
    legal, and a person has to act for it.
    """

    changed = Signal()
    machine_failed = Signal(str)

    def __init__(self, match: Match, seats: list[Seat], parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._match = match
        given = seats or [Seat(name) for name in match.game.names]
        self._seats = [*given, *(Seat() for _ in range(match.game.players - len(given)))]
        self._answers = _Answers()
        self._answers.came.connect(self._answered)
        self._asked = 0  # the number of the last question; earlier answers are no longer wanted
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.setInterval(PAUSE)
        self._timer.timeout.connect(self._ask)
        match.happened.connect(self.wake)
        match.moved.connect(self.wake)
        self.wake()

    def __getitem__(self, player: int) -> Seat:
        return self._seats[player]

    def name(self, player: int) -> str:
        """What a player is called."""
        return self._seats[player].name or self.tr("Player {number}").format(number=player + 1)

    @property
    def pause(self) -> int:
        """Milliseconds between two actions of a machine."""
        return self._timer.interval()

    @pause.setter
    def pause(self, milliseconds: int) -> None:
        self._timer.setInterval(milliseconds)

    def replace(self, player: int, seat: Seat) -> None:
        """Let somebody else sit there."""
        self._seats[player] = seat
        self.changed.emit()
        self.wake()

    def machine_to_act(self) -> int | None:
        """The machine's player whose turn it is; None if a person has to act, or an earlier moment is shown."""
        if not self._match.is_present:
            return None
        return next((player for player in self._match.game.acting if self._seats[player].machine), None)

    def wake(self, _events: object = None) -> None:
        """Let a machine act soon if it is its turn; what it is thinking about is past."""
        self._asked += 1
        if self.machine_to_act() is None:
            self._timer.stop()
        else:
            self._timer.start()

    def _ask(self) -> None:
        player = self.machine_to_act()
        if player is None:
            return
        machine = self._seats[player].machine
        assert machine is not None
        QThreadPool.globalInstance().start(_Thought(self._asked, machine, self._match.game.copy(), self._answers))

    def _answered(self, number: int, answer: object) -> None:
        if number != self._asked or self.machine_to_act() is None:
            return
        refusal = self._match.check(answer) if isinstance(answer, Action) else None
        if isinstance(answer, Action) and refusal is None:
            self._match.do(answer)
        else:
            self.machine_failed.emit(str(refusal.sentence if refusal is not None else answer))
