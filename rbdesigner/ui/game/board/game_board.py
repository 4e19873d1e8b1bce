"""The map of a match as the canvas shows it: a scenario that follows the game."""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtCore import QObject, Signal

from rbdesigner.engine.core.events import Event
from rbdesigner.play.match import Match
from rbdesigner.play.placement.match_board import MatchBoard
from rbdesigner.scenario.edit import Edit
from rbdesigner.scenario.model import Scenario
from rbdesigner.ui.game.match.signals import signals_of


class GameBoard(QObject):
    """The map at the shown moment of a match; ``edited(Edit)`` tells what has changed since."""

    edited = Signal(object)

    def __init__(self, match: Match, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._board = MatchBoard(match)
        signals = signals_of(match)
        signals.happened.connect(self._follow)
        signals.moved.connect(self._look_anew)

    @property
    def scenario(self) -> Scenario:
        """The map with all that lies on it."""
        return self._board.scenario

    def _follow(self, events: Iterable[Event]) -> None:
        self._tell(self._board.follow(events))

    def _look_anew(self) -> None:
        self._tell(self._board.look_anew())

    def _tell(self, change: Edit) -> None:
        if change:
            self.edited.emit(change)
