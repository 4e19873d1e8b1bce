"""A base for whoever follows the log of a game, entry by entry."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from rbdesigner.engine.core.actions import Action
from rbdesigner.engine.core.events import Event
from rbdesigner.engine.core.state import GameState


class LogObserver(Protocol):
    """Hears of each entry of a log while it is made, so that nobody has to play the game again for it.

    States and events are only lent: the state goes on, and is not to be changed.
    """

    def about_to_do(self, state: GameState, action: Action) -> None:
        """The next entry of the log is about to be done, an outcome of chance too."""

    def done(self, state: GameState, events: Sequence[Event]) -> None:
        """Hear that the action has been done, and what has happened."""

    def forget(self, moment: int) -> None:
        """The entries of the log from this number on are taken back."""
