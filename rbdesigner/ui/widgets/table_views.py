"""Tables that are read row by row, copied as text for a spreadsheet, and sorted by what their columns mean."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any, Generic, TypeVar

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QObject, QPersistentModelIndex, QPoint, QSize, Qt, Signal
from PySide6.QtGui import QFontMetrics, QGuiApplication, QKeyEvent, QKeySequence
from PySide6.QtWidgets import QHeaderView, QTreeView, QTreeWidget, QTreeWidgetItem, QWidget

from rbdesigner.ui.widgets.menu import Menu
from rbdesigner.ui.widgets.theme import bold


def fill_width(view: QTreeView, column: int) -> None:
    """Give a column of fixed width what the others leave, or what its texts need.

    Call it from ``updateGeometries`` of the view.
    """
    header = view.header()
    others = header.length() - header.sectionSize(column)
    needed = max(view.sizeHintForColumn(column), header.sectionSizeHint(column))
    wanted = max(needed, view.viewport().width() - others)
    if wanted != header.sectionSize(column):
        header.resizeSection(column, wanted)


_KEY = Qt.ItemDataRole.UserRole
_ROOM = 6
"""Pixels that a row is higher than its letters, and its first cell wider on each side."""


class CopiedTable(QTreeWidget):
    """Shows rows under titles, numbers to the right; Ctrl+C copies several selected rows, or all.

    ``row_wanted(object)`` tells that a row was activated, by what it was added with.
    """

    row_wanted = Signal(object)

    def __init__(self, name: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setAccessibleName(name)
        self.setRootIsDecorated(False)
        self.setUniformRowHeights(True)
        self.setAlternatingRowColors(True)
        self.setAllColumnsShowFocus(True)
        self.setSelectionMode(QTreeWidget.SelectionMode.ExtendedSelection)
        self.setContextMenuPolicy(Qt.ContextMenuPolicy.CustomContextMenu)
        self.customContextMenuRequested.connect(self._offer)
        self.itemActivated.connect(lambda item, _column: self._wish(item))

    def show_rows(self, titles: Sequence[str], rows: Sequence[tuple[Any, Sequence[str]]], left: int = 1) -> None:
        """Show rows, each with its key, below these titles; a row with None for its key is a heading.

        The first ``left`` columns stand to the left.
        """
        place = self.verticalScrollBar().value()
        self.clear()
        self.setColumnCount(len(titles))
        self.setHeaderLabels(list(titles))
        right = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
        for column in range(left, len(titles)):
            self.headerItem().setTextAlignment(column, right)
        for key, texts in rows:
            item = QTreeWidgetItem(self, list(texts))
            item.setData(0, _KEY, key)
            letters = self.fontMetrics() if key is not None else QFontMetrics(bold(self.font()))
            item.setSizeHint(0, QSize(letters.horizontalAdvance(texts[0]) + 2 * _ROOM, letters.height() + _ROOM))
            for column in range(left, len(titles)):
                item.setTextAlignment(column, right)
            if key is None:
                item.setFont(0, bold(self.font()))
                item.setFlags(item.flags() & ~Qt.ItemFlag.ItemIsSelectable)
        header = self.header()
        header.setStretchLastSection(False)
        header.setSectionResizeMode(QHeaderView.ResizeMode.ResizeToContents)
        header.setSectionResizeMode(0, QHeaderView.ResizeMode.Fixed)
        self.verticalScrollBar().setValue(place)

    def updateGeometries(self) -> None:
        """Let the first column fill the width."""
        super().updateGeometries()
        if self.columnCount():
            fill_width(self, 0)

    def rows(self) -> list[list[str]]:
        """All rows as they are read."""
        items = [self.topLevelItem(number) for number in range(self.topLevelItemCount())]
        return [[item.text(column) for column in range(self.columnCount())] for item in items if item is not None]

    def chosen(self) -> list[Any]:
        """The keys of the rows that are selected, from above."""
        items = filter(None, map(self.topLevelItem, range(self.topLevelItemCount())))
        return [item.data(0, _KEY) for item in items if item.isSelected()]

    def _wish(self, item: QTreeWidgetItem) -> None:
        key = item.data(0, _KEY)
        if key is not None:
            self.row_wanted.emit(key)

    # Copying

    def copied_text(self) -> str:
        """The selected rows below their titles, or all, with tabs between the cells."""
        titles = [self.headerItem().text(column).replace("\n", " ") for column in range(self.columnCount())]
        chosen = [item.isSelected() for item in map(self.topLevelItem, range(self.topLevelItemCount())) if item]
        rows = [row for row, wanted in zip(self.rows(), chosen, strict=True) if wanted or sum(chosen) <= 1]
        return "".join("\t".join(row) + "\n" for row in [titles, *rows])

    def copy(self) -> None:
        """Put the text on the clipboard."""
        QGuiApplication.clipboard().setText(self.copied_text())

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Copy with Ctrl+C."""
        if event.matches(QKeySequence.StandardKey.Copy):
            self.copy()
        else:
            super().keyPressEvent(event)

    def _offer(self, at: QPoint) -> None:
        menu = Menu(self)
        menu.addAction(self.tr("&Copy the table"), self.copy)
        menu.exec(self.viewport().mapToGlobal(at))
        menu.deleteLater()


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
