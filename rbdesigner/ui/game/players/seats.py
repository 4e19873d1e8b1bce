"""Who sits at the table: names, and which players are machines."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import partial
from threading import Thread

from PySide6.QtCore import QObject, QTimer, Signal

from rbdesigner.engine.actions import Action
from rbdesigner.engine.codes import NONE
from rbdesigner.engine.view import View
from rbdesigner.messages.thing_wording import player_title, refusal_text
from rbdesigner.play.match import Match
from rbdesigner.players.failure import Failure, PlayerFailure
from rbdesigner.players.failure_wording import failure_wording
from rbdesigner.players.player import Player
from rbdesigner.players.process import PlayerProcess
from rbdesigner.ui.game.match.signals import signals_of

PAUSE = 250
"""Milliseconds between two actions of a machine at first, so that one sees what it does."""
LOOK_EVERY = 5
"""Milliseconds between two looks whether a machine has thought."""
FOR_GOOD = (Failure.ABSENT, Failure.ENDED, Failure.HUNG)
"""Failures after which a machine is not asked again before somebody lets the machines go on."""


@dataclass(frozen=True, slots=True)
class Seat:
    """One player: who decides for them if it is a machine."""

    machine: Player | None = None


class _Thought(Thread):
    """A question to a machine about a view, which waits beside the window.

    It ends with the program, however long the machine thinks. ``answer``: what it wants to do, or the fault, once it
    has ended.
    """

    def __init__(self, machine: Player, view: View) -> None:
        super().__init__(daemon=True)
        self._machine, self._view = machine, view
        self.answer: Action | Exception | None = None

    def run(self) -> None:
        """Ask; whatever a machine does wrong must not take the window along."""
        try:
            self.answer = self._machine.decide(self._view)
        except Exception as fault:  # a player from outside may raise anything
            self.answer = fault


class _Question:
    """A question to a machine in a process of its own.

    ``answer``: as of :class:`_Thought`.
    """

    def __init__(self, machine: PlayerProcess, view: View) -> None:
        self._asked: Iterator[None] | None = machine.ask(view)
        self.answer: Action | Exception | None = None

    def start(self) -> None:
        """Send it."""
        self.is_alive()

    def is_alive(self) -> bool:
        """Look for the answer; whether it is still to come."""
        if self._asked is not None:
            try:
                next(self._asked)
            except StopIteration as done:
                self._asked, self.answer = None, done.value
            except PlayerFailure as fault:
                self._asked, self.answer = None, fault
        return self._asked is not None


class Seats(QObject):
    """The players of a match, by their numbers.

    Machines act by themselves while the present is shown.

    ``changed()``: somebody else sits there. ``pace_changed()``: machines have been made slower or faster, paused
    or let go on. ``thinking(int)``: this machine's player thinks now, NONE for nobody. ``acts(Action)``: a machine is
    about to do this. ``machine_failed(str)``: a machine has not found an action that is legal, and a person has to act
    for it.
    """

    changed = Signal()
    pace_changed = Signal()
    thinking = Signal(int)
    acts = Signal(object)
    machine_failed = Signal(str)

    def __init__(self, match: Match, seats: list[Seat], parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._match = match
        self._seats = [*seats, *(Seat() for _ in range(match.game.players - len(seats)))]
        self._failed: set[int] = set()  # the players whose machines are not asked again for now
        self._thought: _Thought | _Question | None = None
        self._is_wanted = False  # whether what is thought about is still the question
        self._is_step_wanted = False
        self._is_acting = False
        self._rest = self._timer(PAUSE, self._ask, single=True)
        self._look = self._timer(LOOK_EVERY, self._look_for_answer, single=False)
        signals = signals_of(match)
        signals.happened.connect(self._go_on)
        signals.moved.connect(self._go_on)
        self.destroyed.connect(partial(_close_all, self._seats))
        self._go_on()

    def _timer(self, interval: int, act: Callable[[], None], *, single: bool) -> QTimer:
        timer = QTimer(self)
        timer.setSingleShot(single)
        timer.setInterval(interval)
        timer.timeout.connect(act)
        return timer

    def __getitem__(self, player: int) -> Seat:
        return self._seats[player]

    def name(self, player: int) -> str:
        """The name of a player."""
        return player_title(self._match.state, player)

    @property
    def has_machines(self) -> bool:
        """Whether any player is a machine."""
        return any(seat.machine for seat in self._seats)

    @property
    def pause(self) -> int:
        """Milliseconds between two actions of a machine."""
        return self._rest.interval()

    @pause.setter
    def pause(self, milliseconds: int) -> None:
        self._rest.setInterval(milliseconds)
        self.pace_changed.emit()

    @property
    def is_paused(self) -> bool:
        """Whether machines rest until they are let go on."""
        return self._match.machines_paused

    @is_paused.setter
    def is_paused(self, paused: bool) -> None:
        if not paused:
            self._failed.clear()
        self._match.seat_machines(self._match.machines, paused=paused)
        self._tell_machines(failed=None)
        self.pace_changed.emit()
        self.wake()

    @property
    def is_acting(self) -> bool:
        """Whether what happens just now is done by a machine."""
        return self._is_acting

    def replace(self, player: int, seat: Seat) -> None:
        """Let somebody else sit there."""
        _close_all([self._seats[player]])
        self._seats[player] = seat
        self._failed.discard(player)
        self._go_on()
        self.changed.emit()

    def machine_to_act(self) -> int | None:
        """The machine's player whose turn it is.

        None if a person has to act, or an earlier moment is shown.
        """
        if not self._match.is_present:
            return None
        return next((player for player in self._match.game.acting if player in self._match.machines), None)

    def _go_on(self, _events: object = None) -> None:
        """Something is different: a machine that failed may be asked again."""
        self._tell_machines(failed=None)
        self.wake()

    def _tell_machines(self, failed: int | None) -> None:
        not_asked = {*self._failed, failed}
        machines = (player for player, seat in enumerate(self._seats) if seat.machine and player not in not_asked)
        self._match.seat_machines(frozenset(machines), paused=self.is_paused)

    def wake(self, _events: object = None) -> None:
        """Let a machine act soon if it is its turn; what it is thinking about is past."""
        self._is_wanted = self._is_step_wanted = False
        if self.is_paused or self.machine_to_act() is None:
            self._rest.stop()
        else:
            self._start_machines()
            self._rest.start()

    def _start_machines(self) -> None:
        """Have the processes of all machines ready, as one after the other will be asked."""
        for player in self._match.machines:
            machine = self._seats[player].machine
            if isinstance(machine, PlayerProcess):
                machine.start()

    def step(self) -> None:
        """Let the machine whose turn it is act once, though it is paused."""
        self._is_step_wanted = True
        if self._thought is None:
            self._ask()

    def _ask(self) -> None:
        player = self.machine_to_act()
        if player is None or self._thought is not None:  # an old thought has to end first
            return
        machine = self._seats[player].machine
        assert machine is not None
        self._is_wanted = True
        view = self._match.game.view().copy()
        if isinstance(machine, PlayerProcess):
            self._thought = _Question(machine, view)
        else:
            self._thought = _Thought(machine, view)
        self._thought.start()
        self._look.start()
        self.thinking.emit(player)

    def _look_for_answer(self) -> None:
        thought = self._thought
        if thought is None or thought.is_alive():
            return
        self._look.stop()
        self._thought = None
        self.thinking.emit(NONE)
        if self._is_wanted and self.machine_to_act() is not None:
            self._act(thought.answer)
        elif self._is_step_wanted:
            self._ask()
        else:
            self.wake()

    def _act(self, answer: Action | Exception | None) -> None:
        self._is_step_wanted = False
        refusal = self._match.check(answer) if isinstance(answer, Action) else None
        if isinstance(answer, Action) and refusal is None:
            self.acts.emit(answer)
            self._is_acting = True
            try:
                self._match.do(answer)
            finally:
                self._is_acting = False
        else:
            self._fail(
                PlayerFailure(Failure.ILLEGAL, refusal_text(self._match.state, refusal))
                if refusal is not None
                else answer
            )

    def _fail(self, answer: object) -> None:
        """Let a person act for the machine that was to act."""
        player = self.machine_to_act()
        assert player is not None
        if isinstance(answer, PlayerFailure):
            if answer.failure in FOR_GOOD:
                self._failed.add(player)
            text = failure_wording(self.name(player), answer, is_for_good=player in self._failed)
        else:
            text = str(answer)
        self._tell_machines(failed=player)
        self.changed.emit()
        self.machine_failed.emit(text)


def _close_all(seats: list[Seat], _gone: object = None) -> None:
    """End the processes of machines."""
    for seat in seats:
        if isinstance(seat.machine, PlayerProcess):
            seat.machine.close()
