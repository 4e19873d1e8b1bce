"""Machines at the table: they act by themselves when it is their turn."""

from __future__ import annotations

from collections.abc import Generator, Iterable
from dataclasses import dataclass
from typing import Protocol

from rbdesigner.engine.core.codes import NONE
from rbdesigner.engine.games.view import View
from rbdesigner.messages.thing_wording import player_title, refusal_text
from rbdesigner.play.errands import continues_errand, last_of_players
from rbdesigner.play.match import Match
from rbdesigner.play.shown_match import Observers
from rbdesigner.players.failure import Failure, PlayerFailure, failure_wording, refuse_aimless
from rbdesigner.players.hint import Decision

FOR_GOOD = (Failure.ABSENT, Failure.ENDED, Failure.HUNG)
"""Failures after which a machine is not asked again before somebody lets the machines go on."""


class Machine(Protocol):
    """A player that is asked without waiting for it, as a :class:`rbdesigner.players.process.PlayerProcess` is."""

    def start(self) -> None:
        """Get ready to be asked."""

    def ask(self, view: View, *, is_explained: bool) -> Generator[None, None, Decision]:
        """Ask for an action, and what it is for if that ``is_explained``; give way until there is one.

        PlayerFailure if it does not come to that.
        """
        ...

    def close(self) -> None:
        """End the process; the machine is asked no more."""


@dataclass(frozen=True, slots=True)
class Seat:
    """One player: who decides for them if it is a machine."""

    machine: Machine | None = None


class TurnTimer(Protocol):
    """A timer from outside, which calls what it was made with when its time has come."""

    def start(self) -> None:
        """Let the time begin anew."""

    def stop(self) -> None:
        """Do not call."""


class _Question:
    """A question to a machine, which is sent at once."""

    def __init__(self, asked: Generator[None, None, Decision]) -> None:
        self._asked = asked
        self._answer: Decision | PlayerFailure | None = None
        self.look()

    @property
    def is_answered(self) -> bool:
        """Whether the machine is known to have thought."""
        return self._answer is not None

    def look(self) -> Decision | PlayerFailure | None:
        """The answer of the machine, or its failure; None while it thinks."""
        if self._answer is None:
            try:
                next(self._asked)
            except StopIteration as done:
                self._answer = done.value
            except PlayerFailure as failure:
                self._answer = failure
        return self._answer


class MachineTurns:
    """The seats of a match, by the numbers of its players; machines act while the present is shown.

    It has no clock of its own: ``rest`` is a timer that calls :meth:`ask` once, some time after an action, and ``look``
    one that calls :meth:`look` again and again while a machine thinks. ``between`` is the timer between two errands,
    which calls :meth:`settle` once, so that one can follow each. :meth:`go_on` is to be called when something has
    happened in the match or another moment is shown.

    It tells its observers ``changed()``: somebody else sits there; ``thinking(int)``: this machine's player thinks now,
    NONE for nobody; ``acts(Decision)``: a machine is about to do this; ``machine_failed(str)``: a machine has not found
    an action that is legal, and a person has to act for it.
    """

    def __init__(self, match: Match, seats: Iterable[Seat]) -> None:
        self.changed: Observers[[]] = Observers()
        self.thinking: Observers[[int]] = Observers()
        self.acts: Observers[[Decision]] = Observers()
        self.machine_failed: Observers[[str]] = Observers()
        self.is_acting = False
        self._match = match
        self._seats = [*seats][: match.game.players]
        self._seats += [Seat()] * (match.game.players - len(self._seats))
        self._failed: set[int] = set()  # the players whose machines are not asked again for now
        self._question: _Question | None = None
        self._is_wanted = False  # whether what is thought about is still the question
        self._is_step_wanted = False
        self._rest: TurnTimer | None = None
        self._look: TurnTimer | None = None
        self._between: TurnTimer | None = None

    def begin(self, rest: TurnTimer, look: TurnTimer, between: TurnTimer) -> None:
        """Let the machines act from now on, by these timers."""
        self._rest, self._look, self._between = rest, look, between
        self.go_on()

    def __getitem__(self, player: int) -> Seat:
        return self._seats[player]

    @property
    def has_machines(self) -> bool:
        """Whether any player is a machine."""
        return any(seat.machine for seat in self._seats)

    @property
    def is_open(self) -> bool:
        """Whether no person plays against machines, who may then tell what they plan."""
        return all(seat.machine for seat in self._seats)

    @property
    def is_paused(self) -> bool:
        """Whether machines rest until they are let go on."""
        return self._match.machines_paused

    def pause(self, paused: bool) -> None:
        """Let machines rest, or go on; those that had failed for good are asked again then."""
        if not paused:
            self._failed.clear()
        self._match.seat_machines(self._match.machines, paused=paused)
        self._tell_machines(failed=None)

    def replace(self, player: int, seat: Seat) -> None:
        """Let somebody else sit there."""
        _close(self._seats[player])
        self._seats[player] = seat
        self._failed.discard(player)
        self.go_on()
        self.changed.emit()

    def close(self) -> None:
        """End the processes of all machines."""
        for seat in self._seats:
            _close(seat)

    def machine_to_act(self) -> int | None:
        """Give the machine's player whose turn it is; None if a person has to act, or an earlier moment is shown."""
        if not self._match.is_present:
            return None
        return next((player for player in self._match.game.acting if player in self._match.machines), None)

    def go_on(self) -> None:
        """Note that something is different: a machine that failed may be asked again."""
        self._tell_machines(failed=None)
        self.wake()

    def _tell_machines(self, failed: int | None) -> None:
        not_asked = {*self._failed, failed}
        machines = (player for player, seat in enumerate(self._seats) if seat.machine and player not in not_asked)
        self._match.seat_machines(frozenset(machines), paused=self.is_paused)

    def wake(self) -> None:
        """Let a machine act soon if it is its turn; what it is thinking about is past."""
        self._is_wanted = self._is_step_wanted = False
        if self._rest is None or self._between is None:
            return
        if self._look is not None and self._question is not None and self._question.is_answered:
            self._look.stop()
            self._between.stop()
            self._question = None
            self.thinking.emit(NONE)
        if self.is_paused or self.machine_to_act() is None:
            self._rest.stop()
        else:
            self._start_machines()
            self._rest.start()

    def _start_machines(self) -> None:
        """Get all machines ready, as one after the other will be asked."""
        for player in self._match.machines:
            machine = self._seats[player].machine
            if machine is not None:
                machine.start()

    def step(self) -> None:
        """Let the machine whose turn it is act once, though it is paused."""
        self._is_step_wanted = True
        self.ask()

    def ask(self) -> None:
        """Ask the machine whose turn it is; an old thought has to end first."""
        player = self.machine_to_act()
        if player is None or self._question is not None or self._look is None:
            return
        machine = self._seats[player].machine
        assert machine is not None
        self._is_wanted = True
        self._question = _Question(machine.ask(self._match.game.view().copy(), is_explained=self.is_open))
        self._look.start()
        self.thinking.emit(player)

    def look(self) -> None:
        """Look whether a machine has thought, and do what it wants, after a pause if that is another errand."""
        if self._question is None or self._look is None or self._between is None:
            return
        answer = self._question.look()
        if answer is None:
            return
        self._look.stop()
        self.thinking.emit(NONE)
        last = last_of_players(self._match.game.log)
        is_same = isinstance(answer, PlayerFailure) or continues_errand(last, answer.action)
        if is_same or not self._is_wanted or self._is_step_wanted:
            self.settle()
        else:
            self._between.start()

    def settle(self) -> None:
        """Do what the machine wants that has thought."""
        answer = self._question.look() if self._question is not None else None
        if answer is None:
            return
        self._question = None
        if self._is_wanted and self.machine_to_act() is not None:
            self._act(answer)
        elif self._is_step_wanted:
            self.ask()
        else:
            self.wake()

    def _judged(self, decision: Decision) -> Decision | PlayerFailure:
        """The decision, or why its action is not done."""
        refusal = self._match.check(decision.action)
        if refusal is not None:
            return PlayerFailure(Failure.ILLEGAL, refusal_text(self._match.state, refusal))
        try:
            refuse_aimless(self._match.game.log, decision.action)
        except PlayerFailure as failure:
            return failure
        return decision

    def _act(self, answer: Decision | PlayerFailure) -> None:
        self._is_step_wanted = False
        if not isinstance(answer, PlayerFailure):
            answer = self._judged(answer)
        if isinstance(answer, PlayerFailure):
            self._fail(answer)
            return
        self.acts.emit(answer)
        self.is_acting = True
        try:
            self._match.do(answer.action)
        finally:
            self.is_acting = False

    def _fail(self, failure: PlayerFailure) -> None:
        """Let a person act for the machine that was to act."""
        player = self.machine_to_act()
        assert player is not None
        if failure.failure in FOR_GOOD:
            self._failed.add(player)
        name = player_title(self._match.state, player)
        text = failure_wording(name, failure, is_for_good=player in self._failed)
        self._tell_machines(failed=player)
        self.changed.emit()
        self.machine_failed.emit(text)


def _close(seat: Seat) -> None:
    if seat.machine is not None:
        seat.machine.close()
