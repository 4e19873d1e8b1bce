"""The seats of a match in the window: its timers, and its signals."""

from __future__ import annotations

from collections.abc import Callable
from enum import StrEnum

from PySide6.QtCore import QObject, QTimer, Signal

from rbdesigner.messages.thing_wording import player_title
from rbdesigner.play.match import Match
from rbdesigner.players.machine_turns import MachineTurns, Seat
from rbdesigner.ui.game.match.signals import signals_of
from rbdesigner.ui.storage import folders

PAUSE = 900
"""Milliseconds between two errands of a machine at first, so that one sees what it does."""
WITHIN = 8
"""The pause between two actions of one errand is shorter than that between errands by this factor."""
LOOK_EVERY = 5
"""Milliseconds between two looks whether a machine has thought."""


class Seats(QObject):
    """The players of a match, by their numbers.

    Machines act by themselves while the present is shown, as :class:`MachineTurns` says, which tells the signals too.
    ``pace_changed()`` tells that machines were made slower or faster, paused or let go on.
    """

    changed = Signal()
    pace_changed = Signal()
    thinking = Signal(int)
    acts = Signal(object)
    machine_failed = Signal(str)

    def __init__(self, match: Match, seats: list[Seat], parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._match = match
        self._turns = turns = MachineTurns(match, seats)
        turns.changed.connect(self.changed.emit)
        turns.thinking.connect(self.thinking.emit)
        turns.acts.connect(self.acts.emit)
        turns.machine_failed.connect(self.machine_failed.emit)
        self._rest = self._timer(PAUSE // WITHIN, turns.ask, single=True)
        self._between = self._timer(PAUSE, turns.settle, single=True)
        signals = signals_of(match)
        signals.happened.connect(self._go_on)
        signals.moved.connect(self._go_on)
        self.destroyed.connect(turns.close)
        turns.begin(self._rest, self._timer(LOOK_EVERY, turns.look, single=False), self._between)

    def _timer(self, interval: int, act: Callable[[], None], *, single: bool) -> QTimer:
        timer = QTimer(self)
        timer.setSingleShot(single)
        timer.setInterval(interval)
        timer.timeout.connect(act)
        return timer

    def _go_on(self, _events: object = None) -> None:
        self._turns.go_on()

    def __getitem__(self, player: int) -> Seat:
        return self._turns[player]

    def name(self, player: int) -> str:
        """The name of a player."""
        return player_title(self._match.state, player)

    @property
    def has_machines(self) -> bool:
        """Whether any player is a machine."""
        return self._turns.has_machines

    @property
    def pause(self) -> int:
        """Milliseconds between two errands of a machine."""
        return self._between.interval()

    @pause.setter
    def pause(self, milliseconds: int) -> None:
        self._between.setInterval(milliseconds)
        self._rest.setInterval(milliseconds // WITHIN)
        self.pace_changed.emit()

    @property
    def is_paused(self) -> bool:
        """Whether machines rest until they are let go on."""
        return self._turns.is_paused

    @is_paused.setter
    def is_paused(self, paused: bool) -> None:
        self._turns.pause(paused)
        self.pace_changed.emit()
        self._turns.wake()

    @property
    def is_open(self) -> bool:
        """Whether no person plays against machines, who may then tell what they plan."""
        return self._turns.is_open

    @property
    def is_acting(self) -> bool:
        """Whether what happens just now is done by a machine."""
        return self._turns.is_acting

    def replace(self, player: int, seat: Seat) -> None:
        """Let somebody else sit there."""
        self._turns.replace(player, seat)

    def machine_to_act(self) -> int | None:
        """Give the machine whose turn it is; None if a person has to act, or an earlier moment is shown."""
        return self._turns.machine_to_act()

    def wake(self) -> None:
        """Let a machine act soon if it is its turn; what it is thinking about is past."""
        self._turns.wake()

    def step(self) -> None:
        """Let the machine whose turn it is act once, though it is paused."""
        self._turns.step()


SETTING = "machine_speed"


class Speed(StrEnum):
    """The speed at which machines act."""

    SLOW = "slow"
    USUAL = "usual"
    FAST = "fast"


PAUSES = {Speed.SLOW: 2400, Speed.USUAL: PAUSE, Speed.FAST: 0}
"""Milliseconds between two errands."""


def speed_of(pause: int) -> Speed | None:
    """The speed with so many milliseconds between two errands, if it is one."""
    return next((speed for speed, each in PAUSES.items() if each == pause), None)


def chosen_speed() -> Speed:
    """The last choice of the user."""
    name = str(folders.settings().value(SETTING, Speed.USUAL.value))
    return Speed(name) if name in set(Speed) else Speed.USUAL


def remember_speed(speed: Speed) -> None:
    """Keep what the user has chosen for the next game."""
    folders.settings().setValue(SETTING, speed.value)
