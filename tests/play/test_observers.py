"""Telling others what has happened."""

from __future__ import annotations

import pytest

from rbdesigner.play.shown_match import Observers


def test_all_are_told_in_the_order_in_which_they_were_connected() -> None:
    observers, told = Observers[[int]](), list[tuple[str, int]]()
    observers.connect(lambda number: told.append(("first", number)))
    observers.connect(lambda number: told.append(("second", number)))
    observers.emit(3)
    assert told == [("first", 3), ("second", 3)]


def test_who_is_connected_or_disconnected_while_others_are_told_matters_from_the_next_time_on() -> None:
    observers, told = Observers[[]](), list[str]()

    def once() -> None:
        told.append("once")
        observers.disconnect(once)
        observers.connect(late)

    def late() -> None:
        told.append("late")

    observers.connect(once)
    observers.connect(lambda: told.append("always"))
    observers.emit()
    observers.emit()
    assert told == ["once", "always", "always", "late"]
    with pytest.raises(ValueError, match="not connected"):
        observers.disconnect(once)
