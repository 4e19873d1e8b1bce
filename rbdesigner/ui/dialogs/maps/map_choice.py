"""Choosing among the maps of one file."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QObject, QSize, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QApplication,
    QDialog,
    QDialogButtonBox,
    QLineEdit,
    QListWidget,
    QListWidgetItem,
    QVBoxLayout,
    QWidget,
)

from rbdesigner.scenario.formats import ImportedMap
from rbdesigner.ui.widgets.accessible import make_clearable
from rbdesigner.ui.widgets.content_area import resize_within_screen
from rbdesigner.ui.widgets.dialog_buttons import DialogButtons
from rbdesigner.ui.widgets.literal import Label

_LIST_KEYS = (Qt.Key.Key_Up, Qt.Key.Key_Down, Qt.Key.Key_PageUp, Qt.Key.Key_PageDown)


class MapChoice(QDialog):
    """Lists the maps of a file, with a field to search in; several can be opened at once."""

    def __init__(self, file_name: str, maps: Sequence[ImportedMap], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("map-choice")
        self.setWindowTitle(self.tr("Open maps"))
        self._maps = maps
        intro = self.tr("“{file}” holds %n maps. Which should be opened?", "", len(maps))
        self.search = QLineEdit(self)
        self.search.setPlaceholderText(self.tr("Search"))
        self.search.setAccessibleName(self.tr("Search the maps"))
        make_clearable(self.search)
        self.search.textChanged.connect(self._filter)
        self.search.installEventFilter(self)
        self.list = QListWidget(self)
        self.list.setAccessibleName(self.tr("Maps"))
        self.list.setSelectionMode(QAbstractItemView.SelectionMode.ExtendedSelection)
        for number, found in enumerate(maps, 1):
            name = found.name or self.tr("Map {number}").replace("{number}", str(number))
            tiles = self.tr("%n tiles", "", len(found.scenario.tiles))
            item = QListWidgetItem(f"{name}  ({tiles})", self.list)
            item.setData(Qt.ItemDataRole.UserRole, number - 1)
        self.list.itemActivated.connect(self.accept)
        self.list.itemSelectionChanged.connect(self._enable)
        self._buttons = DialogButtons(
            QDialogButtonBox.StandardButton.Open | QDialogButtonBox.StandardButton.Cancel, self
        )
        self._buttons.accepted.connect(self.accept)
        self._buttons.rejected.connect(self.reject)
        rows = QVBoxLayout(self)
        rows.addWidget(Label(intro.replace("{file}", file_name), self))
        rows.addWidget(self.search)
        rows.addWidget(self.list, 1)
        rows.addWidget(self._buttons)
        resize_within_screen(self, QSize(self.sizeHint().width() + 160, 440))
        self.list.setCurrentRow(0)

    def chosen(self) -> list[ImportedMap]:
        """The chosen maps in the order of the file."""
        rows = sorted(item.data(Qt.ItemDataRole.UserRole) for item in self.list.selectedItems() if not item.isHidden())
        return [self._maps[row] for row in rows]

    def _filter(self, text: str) -> None:
        words = text.casefold().split()
        for row in range(self.list.count()):
            item = self.list.item(row)
            item.setHidden(not all(word in item.text().casefold() for word in words))
        current = self.list.currentItem()
        if current is None or current.isHidden():
            shown = (row for row in range(self.list.count()) if not self.list.item(row).isHidden())
            self.list.setCurrentRow(next(shown, -1))
        self._enable()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Let the arrows move through the list while one types."""
        typed = watched is self.search and event.type() is QEvent.Type.KeyPress
        if typed and isinstance(event, QKeyEvent) and event.key() in _LIST_KEYS:
            QApplication.sendEvent(self.list, event)
            return True
        return super().eventFilter(watched, event)

    def _enable(self) -> None:
        self._buttons.button(QDialogButtonBox.StandardButton.Open).setEnabled(bool(self.chosen()))
