"""Whoever follows the log of a game, entry by entry."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from rbdesigner.engine.core.actions import Action
from rbdesigner.engine.core.events import Event
from rbdesigner.engine.core.state import GameState


class LogObserver(Protocol):
    """Is told of each entry of a log while it is made.

    So nobody has to play the game again for it.

    States and events are only lent: the state goes on, and is not to be changed.
    """

    def about_to_do(self, state: GameState, action: Action) -> None:
        """The next entry of the log is about to be done, an outcome of chance too."""

    def done(self, state: GameState, events: Sequence[Event]) -> None:
        """It has been done, and this is what has happened."""

    def forget(self, moment: int) -> None:
        """The entries of the log from this number on are taken back."""
