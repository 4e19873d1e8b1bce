"""A table that is read row by row and copied as text for a spreadsheet."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from PySide6.QtCore import QPoint, QSize, Qt, Signal
from PySide6.QtGui import QFontMetrics, QGuiApplication, QKeyEvent, QKeySequence
from PySide6.QtWidgets import QHeaderView, QTreeWidget, QTreeWidgetItem, QWidget

from rbdesigner.ui.widgets.filling_column import fill_width
from rbdesigner.ui.widgets.menu import Menu
from rbdesigner.ui.widgets.theme import bold

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
