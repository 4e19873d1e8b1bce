"""The timetable of a plan: who picks up, puts down, stands and does what, when and where."""

from __future__ import annotations

from typing import NamedTuple

from rbdesigner.players.planning.constants import ENTRY, MOST_ENTRIES, TURN, Ints


class Timetable:
    """Entries, in the order in which they were made; each has ``ENTRY`` numbers.

    ``order`` has the entries of one transporter by time, while it is followed.
    """

    entries: int = 0
    numbers: Ints
    order: Ints


def enter(
    timetable: Timetable,
    transporter: int,
    start: int,
    time: int,
    kind: int,
    place: int,
    value: int,
    number: int,
    spot: int,
) -> None:
    """Write an entry; ``spot`` is where a transporter stands then, if that matters."""
    if timetable.entries < MOST_ENTRIES:
        i = timetable.entries * ENTRY
        timetable.numbers[i] = transporter
        timetable.numbers[i + 1] = start
        timetable.numbers[i + 2] = time
        timetable.numbers[i + 3] = kind
        timetable.numbers[i + 4] = place
        timetable.numbers[i + 5] = value
        timetable.numbers[i + 6] = number
        timetable.numbers[i + 7] = spot
        timetable.entries += 1


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
