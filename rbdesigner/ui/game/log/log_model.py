"""The log of a game as rows of words.

Headings, what was done, and what came of it.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Iterable, Iterator, Sequence
from itertools import groupby
from typing import NamedTuple

from PySide6.QtCore import QAbstractListModel, QModelIndex, QObject, QPersistentModelIndex, Qt

from rbdesigner.engine import legality
from rbdesigner.engine.actions import Action, Waive
from rbdesigner.engine.codes import NONE
from rbdesigner.engine.events import Event, PhaseBegun
from rbdesigner.engine.state import GameState, Phase
from rbdesigner.messages.action_wording import COUNTED
from rbdesigner.messages.event_wording import results
from rbdesigner.messages.thing_wording import phase_name, player_title
from rbdesigner.play.common_beginning import common_beginning
from rbdesigner.play.match import Match
from rbdesigner.ui.game.words.log_wording import NAMING, entry_text, passed_text, tile_of
from rbdesigner.ui.widgets.literal import tip
from rbdesigner.ui.widgets.terms import capitalised

ROW_ROLE = Qt.ItemDataRole.UserRole
HEADING, PLAYER, ENTRY, RESULT = "heading", "player", "entry", "result"
"""Kinds of rows: a phase begins, a player's part of it, what was done, what came of it."""

_Index = QModelIndex | QPersistentModelIndex


class LogRow(NamedTuple):
    """A line of the log.

    The first and last entry of the game's log that it tells, and whose it is (NONE: nobody's).

    A heading tells none but stands where its phase or part begins: ``last`` is the entry before that. ``times``: how
    often the same was done on end, which ``text`` counts. ``phase``: the text of the heading above it; ``tile``: where
    it happened, NONE where that is said by nothing but the text.
    """

    kind: str
    entry: int
    last: int
    player: int
    text: str
    times: int = 1
    phase: str = ""
    tile: int = NONE

    @property
    def moment(self) -> int:
        """The moment that the row tells of, in entries of the log."""
        return self.last + 1


class LogModel(QAbstractListModel):
    """Grows with the log of a match.

    Kept up by :meth:`catch_up`, which reads only what is new.

    Every entry of the log is told by a row or, where it goes without saying, by the rows before it.
    """

    def __init__(self, match: Match, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._match = match
        self._phase = capitalised(phase_name(Phase.SETUP))  # the heading under which the next row stands
        self._rows = [LogRow(HEADING, NONE, NONE, NONE, self._phase, phase=self._phase)]
        self._told: list[Action] = []
        self._state: GameState = match.game.state_at(0)
        self._headed = NONE  # whose heading stands above the next row

    def rowCount(self, parent: _Index | None = None) -> int:
        """How many rows there are."""
        return 0 if parent is not None and parent.isValid() else len(self._rows)

    def data(self, index: _Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        """The text of a row, and the :class:`LogRow` itself."""
        row = self._rows[index.row()]
        if role == Qt.ItemDataRole.DisplayRole:
            return row.text
        if role == Qt.ItemDataRole.ToolTipRole:
            return tip(row.text)
        return row if role == ROW_ROLE else None

    @property
    def rows(self) -> Sequence[LogRow]:
        """All rows."""
        return self._rows

    def row_of(self, entry: int) -> int:
        """The row that stands for the moment after an entry of the log.

        What was done last, or the phase that began.
        """
        number = bisect_right(self._rows, entry, key=lambda row: row.entry) - 1
        while number >= 0 and self._rows[number].kind == RESULT:
            number -= 1
        return number

    def entries_of(self, number: int) -> range:
        """The log entries that a row tells, with silent ones after it; none of a result."""
        row = self._rows[number]
        if row.kind == RESULT:
            return range(0)
        following = self._rows[number + 1 :]
        end = next((later.entry for later in following if later.kind != RESULT), len(self._told))
        return range(max(row.entry, 0), max(row.moment, end) if row.kind == ENTRY else end)

    # Keeping up

    def catch_up(self) -> None:
        """Tell what has been done since the last time; forget what has been taken back."""
        log, told = self._match.game.log, self._told
        same = common_beginning(told, log)
        if same < len(told):
            self._forget(same)
        new: list[LogRow] = []
        for action in log[len(self._told) :]:
            if not self._repeats(new or self._rows, action):
                new += self._tell(action)
        if new:
            start = len(self._rows)
            self.beginInsertRows(QModelIndex(), start, start + len(new) - 1)
            self._rows += new
            self.endInsertRows()
            self._touch(start - 1)

    def _touch(self, number: int) -> None:
        """The headings above a row stand for one more.

        Who hides those that stand for nothing has to look again.
        """
        first = next((at for at in range(number, -1, -1) if self._rows[at].kind == HEADING), 0)
        if number >= 0:
            self.dataChanged.emit(self.index(first, 0), self.index(number, 0))

    def _forget(self, same: int) -> None:
        first = next(
            (number for number, row in enumerate(self._rows) if max(row.entry, row.last) >= same), len(self._rows)
        )
        if first < len(self._rows):
            same = min(same, self._rows[first].entry)
            self.beginRemoveRows(QModelIndex(), first, len(self._rows) - 1)
            del self._rows[first:]
            self.endRemoveRows()
        del self._told[same:]
        self._headed = next(row.player for row in reversed(self._rows) if row.kind in (HEADING, PLAYER))
        self._phase = self._rows[-1].phase
        self._state = self._match.game.state_at(same)

    def _repeats(self, rows: list[LogRow], action: Action) -> bool:
        """Whether the last row tells just this, so that it only counts one more."""
        if not (isinstance(action, COUNTED) and rows and self._told[-1] == action and rows[-1].kind == ENTRY):
            return False
        times = rows[-1].times + 1
        text = entry_text(self._state, action, times)
        rows[-1] = rows[-1]._replace(last=len(self._told), text=text, times=times)
        if rows is self._rows:
            self.dataChanged.emit(self.index(len(rows) - 1, 0), self.index(len(rows) - 1, 0))
        legality.apply(self._state, action)
        self._told.append(action)
        return True

    # Telling

    def _tell(self, action: Action) -> Iterator[LogRow]:
        """The rows of the next action, which is done to the state kept here."""
        state, entry = self._state, len(self._told)
        text, player = self._entry_text(action), action.player
        if text and player not in (NONE, self._headed) and not (state.terms.solo or isinstance(action, NAMING)):
            self._headed = player
            yield LogRow(PLAYER, entry, entry - 1, player, player_title(state, player), phase=self._phase)
        tile = tile_of(state, action) if text else NONE
        if text:
            yield LogRow(ENTRY, entry, entry, player, text, phase=self._phase, tile=tile)
        events: list[Event] = []
        state.events = events
        legality.apply(state, action)
        state.events = None
        self._told.append(action)
        yield from self._results(events, entry, player if text else NONE, tile)

    def _entry_text(self, action: Action) -> str:
        """The next action; or, for the first of several waivers, what was passed over."""
        entry, told = len(self._told), self._told
        if not self._match.was_passed(entry):
            return entry_text(self._state, action)
        again = isinstance(action, Waive) and told and isinstance(told[-1], Waive) and self._match.was_passed(entry - 1)
        return "" if again else passed_text(self._state, action) or entry_text(self._state, action)

    def _results(self, events: Iterable[Event], entry: int, player: int, tile: int) -> Iterator[LogRow]:
        """The rows of what has happened, with a heading wherever a phase begins."""
        for begins, together in groupby(events, lambda event: isinstance(event, PhaseBegun)):
            happened = list(together)
            if not begins:
                for said in results(self._state, happened):
                    yield LogRow(RESULT, entry, entry, player, capitalised(said), phase=self._phase, tile=tile)
                continue
            for event in happened:
                assert isinstance(event, PhaseBegun)
                turn = self.tr("Turn {turn} · {phase}").format(turn=event.turn, phase=phase_name(event.phase))
                self._headed = player = tile = NONE
                self._phase = turn
                yield LogRow(HEADING, entry, entry, NONE, turn, phase=turn)
