"""The rows of a log that answer to a search, and those of one player."""

from __future__ import annotations

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QSortFilterProxyModel
from PySide6.QtWidgets import QWidget

from rbdesigner.engine.core.codes import GOODS, NONE
from rbdesigner.messages.thing_wording import count_text, good_text, player_title, tile_text
from rbdesigner.play.log_query import LogQuery, folded
from rbdesigner.play.log_rows import HEADING, PLAYER, LogRow
from rbdesigner.play.match import Match
from rbdesigner.ui.game.log.log_model import ROW_ROLE, LogModel

_Index = QModelIndex | QPersistentModelIndex


class FoundRows(QSortFilterProxyModel):
    """The rows of a query and of a player, and the headings above them.

    A row answers by its own text, its turn and phase, its player and its tile, so that ``turn 7`` finds all of that
    turn and ``north gold`` what North did with gold.
    """

    def __init__(self, model: LogModel, match: Match, parent: QWidget) -> None:
        super().__init__(parent)
        self._model, self._match = model, match
        self._query = LogQuery("")
        self._player = NONE
        self._texts: dict[int, tuple[LogRow, str]] = {}
        """All that is known of the rows that have been looked through, by their numbers, folded."""
        self.setSourceModel(model)

    @property
    def is_searching(self) -> bool:
        """Whether there is anything to look for."""
        return bool(self._query)

    def look_for(self, text: str) -> None:
        """Show only rows that answer to this text."""
        self._query = LogQuery(text, _synonyms())
        self.invalidate()

    def show_only(self, player: int) -> None:
        """Show only rows of this player; NONE for all."""
        self._player = player
        self.invalidate()

    def best(self) -> QModelIndex:
        """Find the row that is meant most likely: the first turn or phase that is named, else the first thing done."""
        indexes = [self.index(number, 0) for number in range(self.rowCount())]
        rows: list[tuple[QModelIndex, LogRow]] = [(index, index.data(ROW_ROLE)) for index in indexes]
        named = (index for index, row in rows if row.kind == HEADING and self._query.fits(row.text))
        done = (index for index, row in rows if row.kind not in (HEADING, PLAYER))
        return next(named, next(done, QModelIndex()))

    def filterAcceptsRow(self, number: int, parent: _Index) -> bool:
        """Tell whether a row is shown; a heading is if it answers itself or any row below it does."""
        if not self._query and self._player == NONE:
            return True
        rows = self._model.rows
        row = rows[number]
        if row.kind not in (HEADING, PLAYER):
            return self._fits(number)
        if row.kind == HEADING and self._query and self._query.fits(row.text):
            return True
        ends = (HEADING,) if row.kind == HEADING else (HEADING, PLAYER)
        for below in range(number + 1, len(rows)):
            if rows[below].kind in ends:
                break
            if rows[below].kind != PLAYER and self._fits(below):
                return True
        return False

    def _fits(self, number: int) -> bool:
        row = self._model.rows[number]
        return self._player in (NONE, row.player) and self._query.fits_folded(self._folded(number, row))

    def _folded(self, number: int, row: LogRow) -> str:
        """All that is known of a row, as queries look through it."""
        known = self._texts.get(number)
        if known is None or known[0] is not row:
            known = self._texts[number] = row, folded(self._all_of(row))
        return known[1]

    def _all_of(self, row: LogRow) -> str:
        """All that is known of a row, a line each."""
        state = self._match.game.state
        player = player_title(state, row.player) if row.player != NONE else ""
        return "\n".join((row.text, row.phase, player, tile_text(state, row.tile) if row.tile != NONE else ""))


def _synonyms() -> dict[str, str]:
    """The singular of every good that has one, and the other way round."""
    names: dict[str, str] = {}
    for good in range(len(GOODS)):
        several, one = good_text(good).casefold(), count_text(good, 1).removeprefix("1 ").casefold()
        if several != one:
            names |= {several: one, one: several}
    return names
