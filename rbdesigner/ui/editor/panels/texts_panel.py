"""The panel that lists what is written on the map."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from enum import IntEnum
from typing import Any

from PySide6.QtCore import QCoreApplication, QEvent, QObject, QPoint, Qt, Signal
from PySide6.QtGui import QColor, QKeyEvent, QPalette
from PySide6.QtWidgets import QAbstractItemView, QHeaderView, QStackedWidget, QTableView, QVBoxLayout, QWidget

from rbdesigner.messages.map_names import place
from rbdesigner.scenario.edit import Change, Edit
from rbdesigner.scenario.inscriptions import INSCRIBED, WrittenText, inscribe, written_texts
from rbdesigner.scenario.model import Scenario
from rbdesigner.ui.editor.document import Document
from rbdesigner.ui.editor.panels.panel import DocumentPanel, MapViewer
from rbdesigner.ui.editor.panels.problem_details import Notice
from rbdesigner.ui.editor.text_dialog import write_texts
from rbdesigner.ui.widgets.icons import icon
from rbdesigner.ui.widgets.item_lists import Index
from rbdesigner.ui.widgets.literal import tip
from rbdesigner.ui.widgets.menu import Menu
from rbdesigner.ui.widgets.section import GAP
from rbdesigner.ui.widgets.table_views import SortedTable


class TextColumn(IntEnum):
    """The columns, from the left."""

    TEXT = 0
    KIND = 1
    SHOWN = 2
    PLACE = 3


_MEANT: dict[TextColumn, Callable[[WrittenText], Any]] = {
    TextColumn.TEXT: lambda written: written.text.text.casefold(),
    TextColumn.KIND: lambda written: (INSCRIBED.index(written.part), written.number, written.text.text.casefold()),
    TextColumn.SHOWN: lambda written: written.text.private,
    TextColumn.PLACE: lambda written: written.places,
}


class TextTable(SortedTable[WrittenText]):
    """A row for each label, each note and each district."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__([_MEANT[column] for column in TextColumn], parent)
        self._texts: list[WrittenText] = []
        self.titles = [self.tr("Text"), self.tr("Kind"), self.tr("Shown"), self.tr("Place")]

    def take(self, scenario: Scenario | None) -> None:
        """List the texts of a map."""
        self._texts = [] if scenario is None else written_texts(scenario)
        self.renew()

    def wanted(self) -> Iterable[WrittenText]:
        """All texts."""
        return self._texts

    def written(self, row: int) -> WrittenText:
        """The text in a row."""
        return self._rows[row]

    def row_of(self, written: WrittenText) -> int | None:
        """The row of a text of this kind at this place, whatever it says now."""
        for row, each in enumerate(self._rows):
            if each.part == written.part and not set(each.places).isdisjoint(written.places):
                return row
        return None

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        """The words of a cell; a tip has the whole text."""
        written = self._rows[index.row()]
        if role == Qt.ItemDataRole.DisplayRole:
            return self._cell_text(written, TextColumn(index.column()))
        if role == Qt.ItemDataRole.ToolTipRole and index.column() == TextColumn.TEXT:
            return tip(written.text.text)
        return None

    def _cell_text(self, written: WrittenText, column: TextColumn) -> str:
        match column:
            case TextColumn.TEXT:
                return " ".join(written.text.text.split())
            case TextColumn.KIND:
                return self._kind(written)
            case TextColumn.SHOWN:
                return self.tr("Private") if written.text.private else self.tr("Printed")
            case TextColumn.PLACE:
                first, others = place(written.places[0]), len(written.places) - 1
                more = QCoreApplication.translate("Problems", "{place} and %n more", None, others)
                return more.format(place=first) if others else first

    def _kind(self, written: WrittenText) -> str:
        match written.part:
            case "labels":
                return self.tr("Label")
            case "notes":
                return self.tr("Note {number}").format(number=written.number)
            case "districts":
                return self.tr("District")


_REMOVING = (Qt.Key.Key_Delete, Qt.Key.Key_Backspace)


class TextsPanel(DocumentPanel):
    """Lists labels, notes and districts: a click goes there, a double click or Return edits, Delete takes away."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.viewer: MapViewer | None = None
        self.table = TextTable(self)
        self.view = self._table_view()
        self.nothing = Notice("text", self._quiet, self)
        self.nothing.title.setText(self.tr("Nothing is written on the map"))
        self.nothing.text.setText(
            self.tr("The tool “Labels and notes” writes labels, notes and the names of districts on its tiles.")
        )
        self._pages = QStackedWidget(self)
        self._pages.addWidget(self.view)
        self._pages.addWidget(self.nothing)
        self._pages.setMinimumHeight(self.fontMetrics().lineSpacing())  # no more than the problems need where none is
        layout = QVBoxLayout(self)
        # Wholly covered by the table it would count as out of sight, and not follow edits.
        layout.setContentsMargins(0, GAP, 0, 0)
        layout.addWidget(self._pages)
        self._show_page()

    def _table_view(self) -> QTableView:
        view = _TextView(self)
        view.setModel(self.table)
        view.setAccessibleName(self.tr("Texts of the map"))
        view.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        view.setTabKeyNavigation(False)
        view.setShowGrid(False)
        view.setAlternatingRowColors(True)
        view.setWordWrap(False)
        view.setFrameShape(QTableView.Shape.NoFrame)
        view.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        view.setContextMenuPolicy(Qt.ContextMenuPolicy.CustomContextMenu)
        view.verticalHeader().hide()
        view.verticalHeader().setDefaultSectionSize(self.fontMetrics().lineSpacing() + GAP)
        header = view.horizontalHeader()
        header.setHighlightSections(False)
        header.setDefaultAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
        header.setSectionResizeMode(QHeaderView.ResizeMode.ResizeToContents)
        header.setSectionResizeMode(TextColumn.TEXT, QHeaderView.ResizeMode.Stretch)
        view.setSortingEnabled(True)
        view.sortByColumn(TextColumn.KIND, Qt.SortOrder.AscendingOrder)
        view.clicked.connect(self._go_there)
        view.doubleClicked.connect(self.edit_current)
        view.edit_wanted.connect(self.edit_current)
        view.remove_wanted.connect(self.remove_selected)
        view.customContextMenuRequested.connect(self._open_menu)
        return view

    def _quiet(self) -> QColor:
        return self.palette().color(QPalette.ColorRole.PlaceholderText)

    # What is shown

    def set_editor(self, viewer: MapViewer | None) -> None:
        """Go to texts in this view."""
        self.viewer = viewer

    def show_document(self, document: Document | None) -> None:
        """List all texts; those that were selected stay so."""
        before, current = self.selected, self._current
        self.table.take(None if document is None else document.scenario)
        chosen = self.view.selectionModel()
        flags = chosen.SelectionFlag.Select | chosen.SelectionFlag.Rows
        for written in before:
            if (row := self.table.row_of(written)) is not None:
                chosen.select(self.table.index(row, TextColumn.TEXT), flags)
        row = self.table.row_of(current) if current is not None else None
        if row is not None:
            chosen.setCurrentIndex(self.table.index(row, TextColumn.TEXT), chosen.SelectionFlag.NoUpdate)
        self._show_page()

    def show_changes(self, document: Document, changes: Sequence[Change]) -> None:
        """List the texts again if one of them has changed."""
        if any(change.part in INSCRIBED for change in changes):
            self.show_document(document)

    def _show_page(self) -> None:
        self._pages.setCurrentWidget(self.view if self.table.rowCount() else self.nothing)

    # What is done with them

    @property
    def selected(self) -> list[WrittenText]:
        """The selected texts, from the top."""
        return [self.table.written(row) for row in sorted(at.row() for at in self.view.selectionModel().selectedRows())]

    @property
    def _current(self) -> WrittenText | None:
        index = self.view.currentIndex()
        return self.table.written(index.row()) if index.isValid() else None

    def _go_there(self) -> None:
        if self.viewer is not None and (written := self._current) is not None:
            self.viewer.centre_on(written.places)

    def edit_current(self) -> None:
        """Ask for another text; the name of a district is that of all its tiles."""
        document, written = self.document, self._current
        if document is not None and written is not None:
            if written.part == "districts":
                document.selection = written.places
            write_texts(document, self, written.places[0], written.places, written.part)

    def remove_selected(self) -> None:
        """Take the selected texts away as one undo step."""
        document = self.document
        if document is not None and self.selected:
            together = Edit()
            for written in self.selected:
                together = together.then(inscribe(document.scenario, written.part, written.places, None))
            document.perform(together, self.tr("Remove texts"))

    def _open_menu(self, at: QPoint) -> None:
        if self._current is None:
            return
        menu = Menu(self)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        menu.addAction(icon("search"), self.tr("Go there"), self._go_there)
        menu.addAction(icon("text"), self.tr("Edit…"), self.edit_current)
        menu.addAction(icon("delete"), self.tr("Delete"), self.remove_selected)
        menu.popup(self.view.viewport().mapToGlobal(at))


class _TextView(QTableView):
    """A table whose rows Return edits and Delete takes away, whatever these keys do on the map."""

    edit_wanted = Signal()
    remove_wanted = Signal()

    def event(self, event: QEvent) -> bool:
        if isinstance(event, QKeyEvent) and event.type() is QEvent.Type.ShortcutOverride and event.key() in _REMOVING:
            event.accept()
            return True
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and self.currentIndex().isValid():
            self.edit_wanted.emit()
        elif event.key() in _REMOVING:
            self.remove_wanted.emit()
        else:
            super().keyPressEvent(event)
