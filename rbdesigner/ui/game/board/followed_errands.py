"""The errands of machines since a person last acted, each with its way."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from PySide6.QtCore import QObject, Signal

from rbdesigner.engine.core.actions import Action, Done, Waive
from rbdesigner.engine.core.codes import NONE
from rbdesigner.engine.core.events import Event
from rbdesigner.engine.core.state import GameState
from rbdesigner.messages.phrases import capitalised
from rbdesigner.play.errands import continues_errand, last_of_players, mover_of
from rbdesigner.play.match import Match
from rbdesigner.play.placement.event_marks import MOVES, events_of_action, marks
from rbdesigner.play.placement.spots import Point
from rbdesigner.play.placement.transporter_pictures import stand_of
from rbdesigner.play.wording.errand_wording import errand_text
from rbdesigner.ui.game.board.game_board import GameBoard
from rbdesigner.ui.game.match.signals import signals_of
from rbdesigner.ui.game.players.seats import Seats

_SILENT = (Done, Waive)
"""What ends a part of a phase, and is nobody's errand."""


@dataclass
class FollowedErrand:
    """An errand of a player from a moment on, with what was before it.

    ``until`` is the moment after it. ``trail`` is where its transporter has been on the map, or the place of what was
    done without going anywhere.
    """

    player: int
    before: GameState
    actions: list[Action] = field(default_factory=list)
    trail: list[Point] = field(default_factory=list)
    until: int = 0
    _told: tuple[int, str] = (0, "")

    @property
    def text(self) -> str:
        """The errand in a line."""
        if self._told[0] != len(self.actions):
            self._told = len(self.actions), capitalised(errand_text(self.before.copy(), self.actions))
        return self._told[1]

    def stand(self, at: Point, *, moved: bool) -> None:
        """Its transporter stands there now, on another place or moved in its picture."""
        if moved or not self.trail:
            self.trail.append(at)
        elif len(self.trail) > 1:
            self.trail[-1] = at


class FollowedErrands(QObject):
    """Follows what machines do in a match, errand by errand.

    ``changed()`` tells of other errands to be shown. They are those of one turn, and go when a person acts.
    """

    changed = Signal()

    def __init__(self, match: Match, board: GameBoard, seats: Seats, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._match, self._board, self._seats = match, board, seats
        self._errands: list[FollowedErrand] = []
        self._turn = NONE
        self._is_open = False  # whether the last action was one of an errand
        seats.acts.connect(self._begin)
        signals = signals_of(match)
        signals.happened.connect(self._follow)
        signals.moved.connect(self._forget_undone)

    @property
    def shown(self) -> Sequence[FollowedErrand]:
        """The errands up to the moment that is shown, in their order."""
        return [errand for errand in self._errands if errand.until <= self._match.moment]

    def _begin(self, action: Action) -> None:
        """A machine is about to act: go on with its errand, or begin another."""
        match, state = self._match, self._match.state
        last = last_of_players(match.game.log)
        if state.turn != self._turn:
            self._turn, self._errands = state.turn, []
        goes = bool(self._errands) and self._is_open and continues_errand(last, action)
        self._is_open = not isinstance(action, _SILENT)
        if not self._is_open:
            return
        if not goes:
            self._errands.append(FollowedErrand(action.player, state.copy()))
            self._stand(self._errands[-1], action, moved=False)
        self._errands[-1].actions.append(action)

    def _stand(self, errand: FollowedErrand, action: Action, *, moved: bool) -> None:
        stand = stand_of(self._match.state, self._board.scenario, mover_of(action))
        if stand is not None:
            errand.stand(stand.at, moved=moved)

    def _follow(self, events: list[Event]) -> None:
        """Something was done by a machine or a person, or passed over."""
        match = self._match
        entry = len(match.game.log) - 1
        while entry >= 0 and match.game.log[entry].player == NONE:
            entry -= 1
        action = match.game.log[entry]
        if action.player not in match.machines:
            if not match.was_passed(entry) and self._errands:
                self._errands = []
                self.changed.emit()
        elif self._seats.is_acting and self._is_open:
            errand = self._errands[-1]
            errand.until = len(match.game.log)
            self._stand(errand, action, moved=any(isinstance(event, MOVES) for event in events_of_action(events)))
            if not errand.trail:
                own = marks(match.state, self._board.scenario, events_of_action(events))
                errand.trail += [mark.at for mark in own[:1]]
            self.changed.emit()

    def _forget_undone(self) -> None:
        last = len(self._match.game.log)
        self._errands = [errand for errand in self._errands if errand.until <= last]
        self._is_open = False
        self.changed.emit()
