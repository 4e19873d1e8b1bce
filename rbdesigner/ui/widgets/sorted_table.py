"""A table whose rows are ordered by what its columns mean."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any, Generic, TypeVar

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QObject, QPersistentModelIndex, Qt

Index = QModelIndex | QPersistentModelIndex
Row = TypeVar("Row")


class SortedTable(QAbstractTableModel, Generic[Row]):
    """Rows of one kind under :attr:`titles`, at first ordered by the last column, the highest above.

    ``meanings`` are what each column is ordered by, which is not its letters.
    """

    def __init__(self, meanings: Sequence[Callable[[Row], Any]], parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.titles: Sequence[str] = ()
        self._meanings = meanings
        self._column, self._order = len(meanings) - 1, Qt.SortOrder.DescendingOrder
        self._rows: list[Row] = []

    def wanted(self) -> Iterable[Row]:
        """The rows to show, in any order."""
        raise NotImplementedError

    def renew(self) -> None:
        """Look again which rows to show."""
        descending = self._order is Qt.SortOrder.DescendingOrder
        rows = sorted(self.wanted(), key=self._meanings[self._column], reverse=descending)
        self.beginResetModel()
        self._rows = rows
        self.endResetModel()

    def sort(self, column: int, order: Qt.SortOrder = Qt.SortOrder.AscendingOrder) -> None:
        """Order the rows by what a column means."""
        self._column, self._order = column, order
        self.renew()

    def rowCount(self, parent: Index | None = None) -> int:
        """How many rows are shown."""
        return 0 if parent is not None and parent.isValid() else len(self._rows)

    def columnCount(self, parent: Index | None = None) -> int:
        """How many columns there are."""
        return len(self._meanings)

    def headerData(self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        """The titles of the columns."""
        if orientation is Qt.Orientation.Horizontal and role == Qt.ItemDataRole.DisplayRole:
            return self.titles[section]
        return None
