"""The lines of a game: named, compared, gone back to, deleted."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from enum import IntEnum
from typing import Any, NamedTuple

from PySide6.QtCore import QItemSelection, QObject, QSize, Qt, Signal
from PySide6.QtGui import QColor, QFont, QKeyEvent, QPalette
from PySide6.QtWidgets import (
    QAbstractItemView,
    QApplication,
    QDialog,
    QDialogButtonBox,
    QHBoxLayout,
    QHeaderView,
    QMessageBox,
    QPlainTextEdit,
    QPushButton,
    QTreeView,
    QVBoxLayout,
    QWidget,
)

from rbdesigner.engine.core.codes import NONE
from rbdesigner.engine.core.state import Phase
from rbdesigner.messages.translation import number_text
from rbdesigner.play.match import Match
from rbdesigner.play.variations import Variation, VariationEnd, VariationNote, end_of
from rbdesigner.play.wording.variation_wording import end_text, mark_text
from rbdesigner.ui.dialogs import message_boxes
from rbdesigner.ui.dialogs.message_boxes import MessageAnswer
from rbdesigner.ui.storage.languages import time_text
from rbdesigner.ui.widgets.content_area import resize_within_screen
from rbdesigner.ui.widgets.dialog_buttons import DialogButtons
from rbdesigner.ui.widgets.literal import tip
from rbdesigner.ui.widgets.section import note
from rbdesigner.ui.widgets.table_views import Index, SortedTable
from rbdesigner.ui.widgets.terms import capitalised


class VariationColumn(IntEnum):
    """The columns, from the left."""

    NAME = 0
    FROM = 1
    TO = 2
    ACTIONS = 3
    POINTS = 4
    LEFT = 5


class VariationRow(NamedTuple):
    """A line with all that is known of it; without ``line`` (None, NONE) it is the one that is played."""

    line: Variation | None
    number: int
    remark: VariationNote
    end: VariationEnd | None
    actions: int


_MEANT: dict[VariationColumn, Callable[[VariationRow], Any]] = {
    VariationColumn.NAME: lambda entry: (not entry.remark.name, entry.remark.name.casefold()),
    VariationColumn.FROM: lambda entry: entry.line.moment if entry.line is not None else 0,
    VariationColumn.TO: lambda entry: (entry.end.over, entry.end.turn, entry.end.phase) if entry.end else (False, 0, 0),
    VariationColumn.ACTIONS: lambda entry: entry.actions,
    VariationColumn.POINTS: lambda entry: entry.end.points if entry.end else (),
    VariationColumn.LEFT: lambda entry: (entry.line is None, entry.number),
}
"""The key that orders each column: what the column means, not its letters."""


class LinesModel(SortedTable[VariationRow]):
    """The lines that were left and, as one of them, the one that is played; names can be edited."""

    def __init__(self, match: Match, parent: QObject | None = None) -> None:
        super().__init__([_MEANT[column] for column in VariationColumn], parent)
        self._match = match
        self.titles = [
            self.tr("Name"),
            self.tr("Left at"),
            self.tr("Goes up to"),
            self.tr("Actions"),
            self.tr("Points"),
            self.tr("When"),
        ]
        self.renew()

    def wanted(self) -> Iterable[VariationRow]:
        """The line that is played and those that were left."""
        match, variations = self._match, self._match.variations
        own = sum(action.player != NONE for action in match.game.log)
        yield VariationRow(None, NONE, variations.present, end_of(match.game), own)
        for number, line in enumerate(variations.all):
            yield VariationRow(line, number, variations.note_on(line), variations.end(line), len(line.actions))

    def entry_at(self, row: int) -> VariationRow:
        """The line in a row."""
        return self._rows[row]

    def row_of(self, line: Variation | None) -> int:
        """The row of a line, or of the one that is played (None)."""
        return next((row for row, entry in enumerate(self._rows) if entry.line == line), 0)

    def flags(self, index: Index) -> Qt.ItemFlag:
        """Names can be edited."""
        flags = Qt.ItemFlag.ItemIsEnabled | Qt.ItemFlag.ItemIsSelectable
        return flags | Qt.ItemFlag.ItemIsEditable if index.column() == VariationColumn.NAME else flags

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        """The text of a cell; a tip has the note."""
        entry, column = self._rows[index.row()], VariationColumn(index.column())
        match role:
            case Qt.ItemDataRole.EditRole if column is VariationColumn.NAME:
                return entry.remark.name
            case Qt.ItemDataRole.DisplayRole:
                return self._text(entry, column)
            case Qt.ItemDataRole.ToolTipRole:
                return tip("\n".join(filter(None, [self._text(entry, column), entry.remark.note])))
            case Qt.ItemDataRole.FontRole if entry.line is None:
                font = QFont(QApplication.font())
                font.setBold(True)
                return font
            case Qt.ItemDataRole.ForegroundRole if column is VariationColumn.NAME and not entry.remark.name:
                return QColor(QApplication.palette().color(QPalette.ColorRole.PlaceholderText))
        return None

    def _text(self, entry: VariationRow, column: VariationColumn) -> str:
        match column:
            case VariationColumn.NAME:
                unnamed = self.tr("the current line") if entry.line is None else self.tr("no name")
                note = self.tr("{name} (note)") if entry.remark.note else "{name}"
                return note.replace("{name}", entry.remark.name or unnamed)
            case VariationColumn.FROM:
                return mark_text(entry.line.mark.turn, Phase(entry.line.mark.phase)) if entry.line is not None else ""
            case VariationColumn.TO:
                return capitalised(end_text(entry.end)) if entry.end is not None else self.tr("cannot be played")
            case VariationColumn.ACTIONS:
                return number_text(entry.actions)
            case VariationColumn.POINTS:
                return " : ".join(map(number_text, entry.end.points)) if entry.end is not None else ""
            case VariationColumn.LEFT:
                return time_text(entry.remark.left) if entry.line is not None else ""

    def setData(self, index: Index, value: object, role: int = Qt.ItemDataRole.EditRole) -> bool:
        """Name a line."""
        entry = self._rows[index.row()]
        if role != Qt.ItemDataRole.EditRole or index.column() != VariationColumn.NAME:
            return False
        self.say(index.row(), str(value), entry.remark.note)
        return True

    def say(self, row: int, name: str, note: str) -> None:
        """Give a line a name and a note; it stays in its row until the table is sorted again."""
        line = self._rows[row].line
        self._match.say(line, name, note)
        self._rows[row] = self._rows[row]._replace(remark=self._match.variations.note_on(line))
        self.dataChanged.emit(self.index(row, 0), self.index(row, len(VariationColumn) - 1))


class VariationsDialog(QDialog):
    """Lists the lines of a match, the one that is played among them.

    ``variation_wanted(int)`` asks to go back to the line with this number. Names and notes are kept as they are typed.
    """

    variation_wanted = Signal(int)

    def __init__(self, match: Match, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("other-lines")
        self.setWindowTitle(self.tr("Lines of this game"))
        self._match = match
        self.model = LinesModel(match, self)
        self.list = self._table()
        self.note = QPlainTextEdit(self)
        self.note.setPlaceholderText(self.tr("A note on the chosen line"))
        self.note.setAccessibleName(self.tr("Note"))
        self.note.setTabChangesFocus(True)
        self.go_button = QPushButton(self.tr("&Go back to it"), self)
        self.go_button.setToolTip(self.tr("The current line is kept"))
        self.go_button.setDefault(True)
        self.name_button = self._button(self.tr("&Name it"), self.tr("Give the chosen line a name (F2)"))
        self.drop_button = self._button(self.tr("&Delete"), self.tr("Delete the chosen lines (Delete)"))
        self._lay_out()
        resize_within_screen(self, QSize(820, 420))
        self.go_button.clicked.connect(self._go)
        self.name_button.clicked.connect(self._name)
        self.drop_button.clicked.connect(self._drop)
        self.list.selectionModel().selectionChanged.connect(self._show_chosen)
        self.list.activated.connect(self._go)
        self.note.textChanged.connect(self._keep_note)
        self.list.name_wanted.connect(self._name)
        self.list.drop_wanted.connect(self._drop)
        self._choose(min(1, self.model.rowCount() - 1))

    def _button(self, text: str, what: str) -> QPushButton:
        button = QPushButton(text, self)
        button.setToolTip(tip(what))
        button.setAutoDefault(False)
        return button

    def _table(self) -> _Table:
        table = _Table(self)
        table.setAccessibleName(self.tr("Lines of this game"))
        table.setRootIsDecorated(False)
        table.setUniformRowHeights(True)
        table.setAlternatingRowColors(True)
        table.setAllColumnsShowFocus(True)
        table.setSelectionMode(QTreeView.SelectionMode.ExtendedSelection)
        table.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)  # F2 is meant in whatever column
        table.setModel(self.model)
        table.setSortingEnabled(True)
        table.sortByColumn(VariationColumn.LEFT, Qt.SortOrder.DescendingOrder)
        header = table.header()
        header.setStretchLastSection(False)
        for column in VariationColumn:
            table.resizeColumnToContents(column)
        header.setSectionResizeMode(VariationColumn.NAME, QHeaderView.ResizeMode.Stretch)
        return table

    def _lay_out(self) -> None:
        buttons = DialogButtons(QDialogButtonBox.StandardButton.Close, self)
        buttons.rejected.connect(self.reject)
        self.note.setFixedHeight(self.fontMetrics().lineSpacing() * 4)
        last = QHBoxLayout()
        for button in (self.go_button, self.name_button, self.drop_button):
            last.addWidget(button)
        last.addStretch(1)
        last.addWidget(buttons)
        rows = QVBoxLayout(self)
        rows.addWidget(note(self.tr("Lines of play that you have abandoned. A single undone action is not a line.")))
        rows.addWidget(self.list, 1)
        rows.addWidget(self.note)
        rows.addLayout(last)

    # What is chosen

    def _choose(self, row: int) -> None:
        self.list.setCurrentIndex(self.model.index(row, 0))
        self._show_chosen()

    def _chosen(self) -> list[VariationRow]:
        rows = sorted(index.row() for index in self.list.selectionModel().selectedRows())
        return [self.model.entry_at(row) for row in rows]

    def _show_chosen(self, _now: QItemSelection | None = None, _before: QItemSelection | None = None) -> None:
        chosen = self._chosen()
        only = chosen[0] if len(chosen) == 1 else None
        self.note.blockSignals(True)
        self.note.setPlainText(only.remark.note if only is not None else "")
        self.note.blockSignals(False)
        self.note.setEnabled(only is not None)
        self.name_button.setEnabled(only is not None)
        self.go_button.setEnabled(only is not None and only.line is not None and only.end is not None)
        self.drop_button.setEnabled(bool(chosen) and all(entry.line is not None for entry in chosen))

    # What is done

    def _go(self) -> None:
        if self.go_button.isEnabled():
            (only,) = self._chosen()
            self.accept()
            self.variation_wanted.emit(only.number)

    def _name(self) -> None:
        self.list.setFocus()
        self.list.edit(self.model.index(self.list.currentIndex().row(), VariationColumn.NAME))

    def _keep_note(self) -> None:
        row = self.list.currentIndex().row()
        self.model.say(row, self.model.entry_at(row).remark.name, self.note.toPlainText())

    def _drop(self) -> None:
        chosen = self._chosen()
        if self.drop_button.isEnabled() and self._may_drop(chosen):
            row = self.list.currentIndex().row()
            self._match.drop_variations([entry.line for entry in chosen if entry.line is not None])
            self.model.renew()
            self._choose(min(row, self.model.rowCount() - 1))

    def _may_drop(self, chosen: list[VariationRow]) -> bool:
        """Ask before what has a name or a note goes."""
        named = sum(entry.remark.is_anything for entry in chosen)
        if not named:
            return True
        text = self.tr("Delete %n lines?", "", len(chosen))
        if len(chosen) == 1:
            text = self.tr("Delete the line “{name}”?").replace("{name}", chosen[0].remark.name or self.tr("no name"))
        message = message_boxes.message_box(
            self, QMessageBox.Icon.Question, text, self.tr("Its name and note are lost with it.")
        )
        buttons = [
            (MessageAnswer.DISCARD, self.tr("&Delete"), QMessageBox.ButtonRole.DestructiveRole),
            (MessageAnswer.CANCEL, self.tr("Cancel"), QMessageBox.ButtonRole.RejectRole),
        ]
        return message_boxes.choose(message, buttons, MessageAnswer.CANCEL) is MessageAnswer.DISCARD


class _Table(QTreeView):
    """A table with keys of its own: ``name_wanted()``, ``drop_wanted()``."""

    name_wanted = Signal()
    drop_wanted = Signal()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """F2 names, Delete deletes."""
        signals = {Qt.Key.Key_F2: self.name_wanted, Qt.Key.Key_Delete: self.drop_wanted}
        if event.key() in signals:
            signals[Qt.Key(event.key())].emit()
        else:
            super().keyPressEvent(event)
