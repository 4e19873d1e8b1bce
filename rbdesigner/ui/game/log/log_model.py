"""The rows of the log of a match as a list of Qt."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QAbstractListModel, QModelIndex, QObject, QPersistentModelIndex, Qt

from rbdesigner.play.log_rows import HEADING, LogRow, LogRows
from rbdesigner.play.match import Match
from rbdesigner.ui.widgets.literal import tip

ROW_ROLE = Qt.ItemDataRole.UserRole

_Index = QModelIndex | QPersistentModelIndex


class LogModel(QAbstractListModel):
    """Grows with the log of a match by :meth:`catch_up`, which takes up only what is new."""

    def __init__(self, match: Match, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._log = LogRows(match.game, match.was_passed)

    def rowCount(self, parent: _Index | None = None) -> int:
        """How many rows there are."""
        return 0 if parent is not None and parent.isValid() else len(self._log.rows)

    def data(self, index: _Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        """The text of a row, and the :class:`LogRow` itself."""
        row = self._log.rows[index.row()]
        if role == Qt.ItemDataRole.DisplayRole:
            return row.text
        if role == Qt.ItemDataRole.ToolTipRole:
            return tip(row.text)
        return row if role == ROW_ROLE else None

    @property
    def rows(self) -> Sequence[LogRow]:
        """All rows."""
        return self._log.rows

    def row_of(self, entry: int) -> int:
        """The row for the moment after an entry; see :class:`LogRows`."""
        return self._log.row_of(entry)

    def entries_of(self, number: int) -> range:
        """The log entries that a row tells; see :class:`LogRows`."""
        return self._log.entries_of(number)

    # Keeping up

    def catch_up(self) -> None:
        """Tell what has been done since the last time; forget what has been taken back."""
        rows, first = self._log.rows, self._log.outdated()
        if first < len(rows):
            self.beginRemoveRows(QModelIndex(), first, len(rows) - 1)
            self._log.drop(first)
            self.endRemoveRows()
        last, new = self._log.new()
        if last is not rows[-1]:
            rows[-1] = last
            self.dataChanged.emit(self.index(len(rows) - 1, 0), self.index(len(rows) - 1, 0))
        if new:
            start = len(rows)
            self.beginInsertRows(QModelIndex(), start, start + len(new) - 1)
            rows += new
            self.endInsertRows()
            self._touch(start - 1)

    def _touch(self, number: int) -> None:
        """Tell that the headings above a row stand for one more, so that whoever hides empty ones looks again."""
        first = next(at for at in range(number, -1, -1) if self.rows[at].kind == HEADING)
        self.dataChanged.emit(self.index(first, 0), self.index(number, 0))
