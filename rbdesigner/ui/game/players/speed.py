"""How fast machines act, and what the user chose of it last."""

from __future__ import annotations

from enum import StrEnum

from rbdesigner.ui.game.players.seats import PAUSE
from rbdesigner.ui.storage import folders

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
