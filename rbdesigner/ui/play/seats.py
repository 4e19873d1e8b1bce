"""Who sits at the table: names, and which players are machines."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QObject, QTimer, Signal

from rbdesigner.engine.players import Player
from rbdesigner.ui.play.match import Match

PAUSE = 250
"""Milliseconds between two actions of a machine at first, so that one sees what it does."""


@dataclass(frozen=True, slots=True)
class Seat:
    """One player: what they are called, and who decides for them if it is a machine."""

    name: str = ""
    machine: Player | None = None


class Seats(QObject):
    """The players of a match, by their numbers. Machines act by themselves while the present is shown.

    ``changed()``: names or machines have changed.
    """

    changed = Signal()

    def __init__(self, match: Match, seats: list[Seat], parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._match = match
        names = match.game.names
        given = seats or [Seat(name) for name in names]
        self._seats = [*given, *(Seat() for _ in range(match.game.players - len(given)))]
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.setInterval(PAUSE)
        self._timer.timeout.connect(self._act)
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

    def wake(self, _events: object = None) -> None:
        """Let a machine act soon if it is its turn."""
        if self.machine_to_act() is not None:
            self._timer.start()
        else:
            self._timer.stop()

    def machine_to_act(self) -> Player | None:
        """The machine whose turn it is; None if it is for a person to act, or an earlier moment is shown."""
        acting = self._match.game.acting
        if not self._match.is_present or not acting:
            return None
        return next((self._seats[player].machine for player in acting if self._seats[player].machine), None)

    def _act(self) -> None:
        machine = self.machine_to_act()
        if machine is not None:
            self._match.do(machine.decide(self._match.game))
