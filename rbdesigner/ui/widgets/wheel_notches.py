"""Counts the notches by which a wheel turns."""

from __future__ import annotations

NOTCH = 120
"""The units in which Qt counts one notch of a wheel."""


class WheelNotches:
    """Collects the parts of a notch that fine wheels and touchpads send.

    >>> notches = WheelNotches()
    >>> notches.turn(90), notches.turn(90), notches.turn(-300)
    (0, 1, -2)
    """

    def __init__(self) -> None:
        self._units = 0

    def turn(self, units: int) -> int:
        """Turn on by so many units, and tell how many whole notches that makes."""
        self._units += units
        whole = int(self._units / NOTCH)
        self._units -= whole * NOTCH
        return whole
