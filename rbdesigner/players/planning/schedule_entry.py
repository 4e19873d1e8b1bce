"""An entry of a timetable, as Python reads it."""

from __future__ import annotations

from typing import NamedTuple

from rbdesigner.players.planning.constants import TURN


class ScheduleEntry(NamedTuple):
    """An entry of a timetable; its time in the plan's turns."""

    number: int
    transporter: int
    start: int
    time: int
    kind: int
    place: int
    value: int
    amount: int
    spot: int

    @property
    def turn(self) -> int:
        """The plan's turn."""
        return self.time // TURN
