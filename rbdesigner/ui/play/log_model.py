"""The log of a game as rows of words: headings, what was done, and what came of it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from PySide6.QtCore import QAbstractListModel, QModelIndex, QObject, QPersistentModelIndex, Qt

from rbdesigner.engine import events as ev
from rbdesigner.engine import legality
from rbdesigner.engine.actions import Action
from rbdesigner.engine.codes import NONE
from rbdesigner.engine.state import GameState, Phase
from rbdesigner.ui.play.match import Match
from rbdesigner.ui.play.seats import Seats
from rbdesigner.ui.play.wording import action_text, event_text, phase_name

ROW_ROLE = Qt.ItemDataRole.UserRole
_SAID = (ev.Moved, ev.Stepped, ev.Carried, ev.Followed, ev.HomeChosen, ev.PhaseBegun, ev.Drawn)
"""Events that only say again what the action says, or the heading that follows."""

_Index = QModelIndex | QPersistentModelIndex


class Row(NamedTuple):
    """A line of the log: ``entry`` of the game's log it belongs to, and whose it is (NONE: of chance)."""

    kind: str
    entry: int
    player: int
    text: str


class LogModel(QAbstractListModel):
    """Grows with the log of a match; kept up by :meth:`catch_up`, which reads only what is new."""

    def __init__(self, match: Match, seats: Seats, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._match, self._seats = match, seats
        self._rows: list[Row] = []
        self._told: list[Action] = []
        self._last_heading = ""
        self._state: GameState = match.game.state_at(0)

    def rowCount(self, parent: _Index | None = None) -> int:
        """How many rows there are."""
        return 0 if parent is not None and parent.isValid() else len(self._rows)

    def data(self, index: _Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        """The text of a row, and the :class:`Row` itself."""
        row = self._rows[index.row()]
        if role in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.ToolTipRole):
            return row.text
        return row if role == ROW_ROLE else None

    def row_of(self, entry: int) -> int:
        """The row where an entry of the log is told; -1 where none is."""
        low, high = 0, len(self._rows)
        while low < high:
            middle = (low + high) // 2
            row = self._rows[middle]
            if row.entry < entry or (row.entry == entry and row.kind == "heading"):
                low = middle + 1
            else:
                high = middle
        return low if low < len(self._rows) and self._rows[low].entry == entry else -1

    def catch_up(self) -> None:
        """Tell what has been done since the last time; forget what has been taken back."""
        log, told = self._match.game.log, self._told
        same = _common(told, log)
        if same < len(told):
            self._forget(same)
        new = [row for action in log[same:] for row in self._tell(action)]
        if new:
            start = len(self._rows)
            self.beginInsertRows(QModelIndex(), start, start + len(new) - 1)
            self._rows += new
            self.endInsertRows()

    def rename(self) -> None:
        """Tell all anew, since players are called otherwise."""
        self._forget(0)
        self.catch_up()

    def _forget(self, same: int) -> None:
        first = next((number for number, row in enumerate(self._rows) if row.entry >= same), len(self._rows))
        if first < len(self._rows):
            self.beginRemoveRows(QModelIndex(), first, len(self._rows) - 1)
            del self._rows[first:]
            self.endRemoveRows()
        del self._told[same:]
        self._last_heading = next((row.text for row in reversed(self._rows) if row.kind == "heading"), "")
        self._state = self._match.game.state_at(same)

    def _tell(self, action: Action) -> Iterator[Row]:
        """The rows of the next action, which is done to the state kept here."""
        state, entry = self._state, len(self._told)
        heading = self._heading(state, action)
        if heading != self._last_heading:
            self._last_heading = heading
            yield Row("heading", entry, action.player, heading)
        text = action_text(state, action)
        events: list[ev.Event] = []
        state.events = events
        legality.apply(state, action)
        state.events = None
        self._told.append(action)
        yield Row("entry", entry, action.player, text)
        results = "; ".join(event_text(state, event) for event in events if not isinstance(event, _SAID))
        if results:
            yield Row("result", entry, action.player, results)

    def _heading(self, state: GameState, action: Action) -> str:
        phase = phase_name(state.phase)
        turn = self.tr("Turn {turn} · {phase}").format(turn=state.turn, phase=phase)
        parts = [phase.capitalize() if state.phase is Phase.SETUP else turn]
        if action.player != NONE and self._match.game.players > 1:
            parts.append(self._seats.name(action.player))
        return " · ".join(parts)


def _common(told: list[Action], log: list[Action]) -> int:
    """How many actions at the beginning are the same."""
    most = min(len(told), len(log))
    if most and told[most - 1] is log[most - 1]:
        return most  # an action is in no two logs but with all that came before it
    return next((number for number in range(most) if told[number] is not log[number]), most)
