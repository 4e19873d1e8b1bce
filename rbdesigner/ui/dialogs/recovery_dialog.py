"""The choice of what to do with maps and games that a crash left behind."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from PySide6.QtCore import QSize, Qt
from PySide6.QtWidgets import (
    QDialog,
    QDialogButtonBox,
    QHeaderView,
    QLabel,
    QPlainTextEdit,
    QPushButton,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QTreeWidget,
    QTreeWidgetItem,
    QVBoxLayout,
    QWidget,
)

from rbdesigner.scenario.unsaved_copies import Copy
from rbdesigner.ui.storage.languages import time_text
from rbdesigner.ui.widgets.content_area import resize_within_screen
from rbdesigner.ui.widgets.dialog_buttons import take_pictures_away
from rbdesigner.ui.widgets.icons import icon
from rbdesigner.ui.widgets.item_lists import Index
from rbdesigner.ui.widgets.literal import Label, tip
from rbdesigner.ui.widgets.theme import colours, edged_palette


class _EdgedDelegate(QStyledItemDelegate):
    """Paints check boxes whose edges can be seen in the dark too."""

    def initStyleOption(self, option: QStyleOptionViewItem, index: Index) -> None:
        """Take the palette of what has an edge."""
        super().initStyleOption(option, index)
        option.palette = edged_palette(colours())


class FoundCopy(NamedTuple):
    """A copy of unsaved work with its name and its picture in the list."""

    copy: Copy
    name: str
    icon: str


class RecoveryDialog(QDialog):
    """Lists recovered maps and games with name, time and file.

    Accepting opens those ticked, ``discard`` loses them. Closing it decides nothing: the maps are offered again at the
    next start.
    """

    def __init__(self, copies: Sequence[FoundCopy], report: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("recovery")
        self.setWindowTitle(self.tr("Recovered maps and games"))
        self.discard = False
        self._copies = copies
        rows = QVBoxLayout(self)
        rows.addWidget(self._intro(bool(copies)))
        self.list = QTreeWidget(self)
        self.list.setAccessibleName(self.tr("Recovered maps and games"))
        self.list.setItemDelegate(_EdgedDelegate(self.list))
        if copies:
            self._fill()
            rows.addWidget(self.list, 1)
        else:
            self.list.hide()
        if report:
            rows.addWidget(Label(self.tr("What the program reported when it ended:"), self))
            details = QPlainTextEdit(report, self)
            details.setReadOnly(True)
            details.setTabChangesFocus(True)
            details.setAccessibleName(self.tr("Crash report"))
            rows.addWidget(details)
        rows.addWidget(self._buttons(bool(copies)))
        resize_within_screen(self, QSize(680, max(240, self.sizeHint().height())))

    def _intro(self, any_copies: bool) -> QLabel:
        text = self.tr("rbdesigner ended unexpectedly last time.")
        if any_copies:
            text += " " + self.tr("It kept copies of your unsaved maps and games. Open them and save what you need.")
        label = Label(text, self)
        label.setWordWrap(True)
        return label

    def _fill(self) -> None:
        self.list.setRootIsDecorated(False)
        self.list.setHeaderLabels([self.tr("Map or game"), self.tr("Last change"), self.tr("File")])
        for copy, name, picture in self._copies:
            file = str(copy.path) if copy.path else self.tr("not saved yet")
            item = QTreeWidgetItem([name, time_text(copy.time.isoformat()), file])
            item.setIcon(0, icon(picture))
            item.setCheckState(0, Qt.CheckState.Checked)
            item.setToolTip(2, tip(file))
            self.list.addTopLevelItem(item)
            self.list.setCurrentItem(self.list.currentItem() or item)
        self.list.header().setSectionResizeMode(QHeaderView.ResizeMode.ResizeToContents)

    def _buttons(self, any_copies: bool) -> QDialogButtonBox:
        buttons = QDialogButtonBox(self)
        if any_copies:
            opening = buttons.addButton(self.tr("&Open these"), QDialogButtonBox.ButtonRole.AcceptRole)
            opening.setDefault(True)
            discarding = QPushButton(self.tr("&Discard all"), self)
            buttons.addButton(discarding, QDialogButtonBox.ButtonRole.DestructiveRole)
            discarding.clicked.connect(self._discard)
            buttons.addButton(self.tr("Ask &later"), QDialogButtonBox.ButtonRole.RejectRole)
        else:
            buttons.addButton(QDialogButtonBox.StandardButton.Ok)
            take_pictures_away(buttons)
        buttons.accepted.connect(self.accept)
        buttons.rejected.connect(self.reject)
        return buttons

    def _discard(self) -> None:
        self.discard = True
        self.accept()

    def chosen(self) -> list[Copy]:
        """The copies to open: those ticked, unless all are to be discarded."""
        if self.discard or not self._copies:
            return []
        items = (self.list.topLevelItem(row) for row in range(self.list.topLevelItemCount()))
        return [
            found.copy
            for found, item in zip(self._copies, items, strict=True)
            if item is not None and item.checkState(0) is Qt.CheckState.Checked
        ]
