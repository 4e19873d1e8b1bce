"""The charts of a run to choose from, each with its table."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from PySide6.QtCore import QItemSelectionModel, QMimeData, Qt
from PySide6.QtGui import QColor, QGuiApplication, QKeySequence, QPalette, QShortcut
from PySide6.QtWidgets import (
    QAbstractItemView,
    QHBoxLayout,
    QListWidget,
    QListWidgetItem,
    QPushButton,
    QSplitter,
    QTableWidget,
    QTableWidgetItem,
    QVBoxLayout,
    QWidget,
)

from rbdesigner.lab.charts.chart import CHART_FORMATS, Chart, ChartOffer, ChartTable
from rbdesigner.lab.charts.chart_drawing import ChartError, drawing_charts
from rbdesigner.messages.file_errors import error_line, reason_text
from rbdesigner.scenario.errors import ScenarioError
from rbdesigner.scenario.saving import write_atomically
from rbdesigner.ui.dialogs import message_boxes
from rbdesigner.ui.dialogs.file_choice import EXPORTS, file_to_write, suggested_path
from rbdesigner.ui.editor.panels.problem_details import Notice
from rbdesigner.ui.laboratory.chart_view import ChartView
from rbdesigner.ui.widgets.literal import tip
from rbdesigner.ui.widgets.section import note
from rbdesigner.ui.widgets.waiting import waiting

LEAST_LIST, MOST_LIST = 210, 260
"""Pixels of the list, which is as wide as its titles within these."""
LEAST_COLUMN = 76
_SUFFIXES = tuple(f".{form}" for form in CHART_FORMATS)


class RunChartList(QWidget):
    """Shows the charts of a run; what is chosen stays so when further games come."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._offers: dict[str, ChartOffer] = {}
        self.list, self.view, self.table = QListWidget(self), ChartView(self), QTableWidget(self)
        self.remark = note()
        self._lay_out()
        self.list.currentItemChanged.connect(self._choose)
        self.view.ready.connect(self._show_table)

    def _lay_out(self) -> None:
        self.list.setObjectName("laboratory-charts")
        self.list.setAccessibleName(self.tr("Charts"))
        self.list.setFixedWidth(LEAST_LIST)
        self.list.setSpacing(1)
        self.list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.table.setObjectName("laboratory-chart-table")
        self.table.horizontalHeader().setMinimumSectionSize(LEAST_COLUMN)
        self.table.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.table.setAlternatingRowColors(True)
        self.table.setTabKeyNavigation(False)
        self.table.verticalHeader().hide()
        self.table.verticalHeader().setDefaultSectionSize(self.fontMetrics().height() + 6)
        self.remark.setObjectName("laboratory-chart-remark")
        parts = QSplitter(Qt.Orientation.Vertical, self)
        parts.setChildrenCollapsible(False)
        parts.addWidget(self.view)
        parts.addWidget(self.table)
        parts.setStretchFactor(0, 3)
        parts.setStretchFactor(1, 2)
        right = QVBoxLayout()
        right.addWidget(parts, 1)
        right.addWidget(self.remark)
        right.addLayout(self._buttons())
        self.empty = Notice("statistics", self._quiet, self)
        self.empty.title.setText(self.tr("Charts appear here while games are played"))
        self.empty.text.setText(self.tr("Who wins, how many points there are, how long games last, and what is made."))
        self._known = QWidget(self)
        self._known.hide()
        columns = QHBoxLayout(self._known)
        columns.setContentsMargins(0, 0, 0, 0)
        columns.addWidget(self.list)
        columns.addLayout(right, 1)
        whole = QVBoxLayout(self)
        whole.addWidget(self.empty)
        whole.addWidget(self._known)

    def _quiet(self) -> QColor:
        return self.palette().color(QPalette.ColorRole.PlaceholderText)

    def _buttons(self) -> QHBoxLayout:
        self.save_button = QPushButton(self.tr("Sa&ve the chart…"), self)
        self.copy_button = QPushButton(self.tr("Copy the &picture"), self)
        self.copy_table_button = QPushButton(self.tr("Copy the ta&ble"), self)
        row = QHBoxLayout()
        row.addStretch(1)
        for button, act in (
            (self.copy_table_button, self.copy_table),
            (self.copy_button, self.copy_picture),
            (self.save_button, self.save),
        ):
            button.clicked.connect(act)
            button.setEnabled(False)
            row.addWidget(button)
        copy = QShortcut(QKeySequence(QKeySequence.StandardKey.Copy), self.table, self.copy_table)
        copy.setContext(Qt.ShortcutContext.WidgetShortcut)
        return row

    # What is shown

    def show_charts(self, offers: Sequence[ChartOffer]) -> None:
        """Offer these charts, and show the one that is chosen."""
        if [offer.key for offer in offers] != list(self._offers):
            self._fill(offers)
        self._offers = {offer.key: offer for offer in offers}
        self.empty.setVisible(not offers)
        self._known.setVisible(bool(offers))
        self._choose()

    def _fill(self, offers: Sequence[ChartOffer]) -> None:
        chosen = self.chosen
        was = self.list.blockSignals(True)
        self.list.clear()
        for offer in offers:
            item = QListWidgetItem(offer.title, self.list)
            item.setData(Qt.ItemDataRole.UserRole, offer.key)
            item.setToolTip(tip(offer.title))
            if offer.key == chosen:
                self.list.setCurrentItem(item)
        if self.list.currentRow() < 0 and offers:
            self.list.setCurrentRow(0, QItemSelectionModel.SelectionFlag.ClearAndSelect)
        self.list.blockSignals(was)
        wanted = self.list.sizeHintForColumn(0) + 2 * self.list.frameWidth()
        self.list.setFixedWidth(min(max(LEAST_LIST, wanted), MOST_LIST))

    @property
    def chosen(self) -> str:
        """The key of the chart that is chosen, empty if none is."""
        item = self.list.currentItem()
        return "" if item is None else str(item.data(Qt.ItemDataRole.UserRole))

    def _choose(self, *_: object) -> None:
        self.view.show_offer(self._offers.get(self.chosen))

    def _show_table(self, chart: Chart) -> None:
        table = self.table
        table.setAccessibleName(chart.title)
        table.setColumnCount(len(chart.table.columns))
        table.setRowCount(len(chart.table.rows))
        table.setHorizontalHeaderLabels(list(chart.table.columns))
        right = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
        is_by_turn = chart.table.rows[0][0].isdigit() if chart.table.rows else False
        for row, texts in enumerate(chart.table.rows):
            for column, shown in enumerate(texts):
                item = QTableWidgetItem(shown)
                if column or is_by_turn:
                    item.setTextAlignment(right)
                table.setItem(row, column, item)
        table.resizeColumnsToContents()  # once: a header that always fits does it with every cell
        self.remark.setText(chart.remark)
        for button in (self.save_button, self.copy_button):
            button.setEnabled(self.view.picture is not None)
        self.copy_table_button.setEnabled(True)

    # What leaves it

    def copy_table(self) -> None:
        """Put the table on the clipboard, as text with tabs, which spreadsheets read."""
        if self.view.chart is not None:
            QGuiApplication.clipboard().setText(table_text(self.view.chart.table))

    def copy_picture(self) -> None:
        """Put the chart on the clipboard, as a picture and as SVG."""
        if self.view.chart is None or self.view.picture is None:
            return
        data = QMimeData()
        data.setImageData(self.view.picture)
        try:
            data.setData("image/svg+xml", self._bytes("svg"))
        except ChartError as fault:
            message_boxes.tell(self, self.tr("The chart was copied as a picture only."), reason_text(fault.reason))
        QGuiApplication.clipboard().setMimeData(data)

    def save(self) -> None:
        """Save the chart as PDF, SVG or PNG."""
        chart = self.view.chart
        if chart is None:
            return
        filters = [f"{form.upper()} (*.{form})" for form in CHART_FORMATS]
        name = suggested_path(None, chart.key, _SUFFIXES[0], EXPORTS)
        path = file_to_write(self, self.tr("Save the chart"), name, filters, _SUFFIXES, EXPORTS)
        if path is not None:
            self._save(path)

    def _save(self, path: Path) -> None:
        try:
            with waiting():
                write_atomically(path, self._bytes(path.suffix.lower().removeprefix(".")))
        except (ScenarioError, OSError, ChartError) as fault:
            why = reason_text(fault.reason) if isinstance(fault, ChartError) else error_line(fault)
            message_boxes.tell(self, self.tr("The chart could not be saved."), why)

    def _bytes(self, form: str) -> bytes:
        def work(chart: Chart) -> bytes:
            with drawing_charts():
                from rbdesigner.lab.charts.chart_figure import chart_bytes

                return chart_bytes(chart, form)

        return self.view.drawn(work)


def table_text(table: ChartTable) -> str:
    """A table as text with tabs."""
    return "\n".join("\t".join(row) for row in (table.columns, *table.rows)) + "\n"
