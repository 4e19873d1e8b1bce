"""The runs that are kept of a map, to look at and to compare with."""

from __future__ import annotations

from collections.abc import Callable
from enum import IntEnum
from pathlib import Path
from typing import Any

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QHBoxLayout, QHeaderView, QPushButton, QTreeView, QVBoxLayout, QWidget

from rbdesigner.lab.jobs.run_jobs import LIST_RUNS, RunListing
from rbdesigner.lab.runs.kept_runs import ListedRun
from rbdesigner.lab.statistics.verdicts import FairnessAnswer
from rbdesigner.lab.wording.machine_wording import machine_words
from rbdesigner.messages.translation import number_text
from rbdesigner.scenario.model import Scenario
from rbdesigner.ui.laboratory.run_export import RunExport
from rbdesigner.ui.laboratory.run_tables import decimal_text
from rbdesigner.ui.laboratory.store_job import StoreJob
from rbdesigner.ui.storage.languages import day_text
from rbdesigner.ui.widgets.literal import Label, tip
from rbdesigner.ui.widgets.section import note
from rbdesigner.ui.widgets.table_views import Index, SortedTable, fill_width


class RunColumn(IntEnum):
    """The columns, from the left."""

    NUMBER = 0
    BEGUN = 1
    MAP = 2
    PLAYERS = 3
    SEED = 4
    GAMES = 5
    VERDICT = 6
    VERSION = 7


_MEANT: dict[RunColumn, Callable[[ListedRun], Any]] = {
    RunColumn.NUMBER: lambda run: run.run,
    RunColumn.BEGUN: lambda run: (run.begun, run.run),
    RunColumn.MAP: lambda run: (not run.is_same, run.run),
    RunColumn.PLAYERS: lambda run: (run.players, run.run),
    RunColumn.SEED: lambda run: (run.seed, run.run),
    RunColumn.GAMES: lambda run: (run.games, run.run),
    RunColumn.VERDICT: lambda run: (run.answer, run.share or 0.0, run.run),
    RunColumn.VERSION: lambda run: (run.version, run.run),
}


class _RunTable(QTreeView):
    """The runs, in which the players have what room is left."""

    def updateGeometries(self) -> None:
        """Let the column of the players fill the width."""
        super().updateGeometries()
        fill_width(self, RunColumn.PLAYERS)


class RunListModel(SortedTable[ListedRun]):
    """Shows the runs."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__([_MEANT[column] for column in RunColumn], parent)
        self.runs: list[ListedRun] = []
        self.titles = [
            self.tr("Run"),
            self.tr("Begun"),
            self.tr("Map"),
            self.tr("Players"),
            self.tr("Seed"),
            self.tr("Games"),
            self.tr("Verdict"),
            self.tr("rbdesigner"),
        ]

    def wanted(self) -> list[ListedRun]:
        """All runs."""
        return self.runs

    def run_at(self, row: int) -> ListedRun:
        """The run in a row."""
        return self._rows[row]

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        """The text of a cell; a tip has it too, as it may be longer than the column."""
        found = self._text(self._rows[index.row()], RunColumn(index.column()))
        if role == Qt.ItemDataRole.ToolTipRole:
            return tip(found)
        return found if role == Qt.ItemDataRole.DisplayRole else None

    def _text(self, run: ListedRun, column: RunColumn) -> str:
        match column:
            case RunColumn.NUMBER:
                return number_text(run.run)
            case RunColumn.BEGUN:
                return day_text(run.begun)
            case RunColumn.MAP:
                return self.tr("this map") if run.is_same else self.tr("another version")
            case RunColumn.PLAYERS:
                return ", ".join(map(machine_words, run.players))
            case RunColumn.SEED:
                return str(run.seed)
            case RunColumn.GAMES:
                return number_text(run.games)
            case RunColumn.VERDICT:
                return self._verdict(run)
            case RunColumn.VERSION:
                return run.version

    def _verdict(self, run: ListedRun) -> str:
        if run.share is None:
            return "–"
        said = {
            FairnessAnswer.FAIR: self.tr("fair ({share}\u00a0%)"),
            FairnessAnswer.UNFAIR: self.tr("unfair ({share}\u00a0%)"),
            FairnessAnswer.UNKNOWN: self.tr("not yet known ({share}\u00a0%)"),
        }[run.answer]
        told = said.replace("{share}", decimal_text(run.share, 0))
        return self.tr("{verdict}, doubtful").replace("{verdict}", told) if run.is_doubtful else told


class RunList(QWidget):
    """The list and what can be done with a run of it.

    ``run_wanted(int)`` asks to show the run with this number, ``compare_wanted(int)`` to compare the map with that of
    this run; ``store_damaged(str)`` says how the store is damaged.
    """

    run_wanted = Signal(int)
    compare_wanted = Signal(int)
    store_damaged = Signal(str)

    def __init__(self, scenario: Scenario, store: Path, tolerance: Callable[[], float], parent: QWidget) -> None:
        super().__init__(parent)
        self.scenario, self.store, self._tolerance, self._is_free = scenario, store, tolerance, True
        self.work, self.model = StoreJob(LIST_RUNS, self), RunListModel(self)
        self._read: list[ListedRun] = []
        self.list = self._table()
        self.told, self.trouble = note(), Label(self)
        self.show_button = QPushButton(self.tr("&View this run"), self)
        self.compare_button = QPushButton(self.tr("Com&pare with its map"), self)
        self.export_button = QPushButton(self.tr("E&xport its games…"), self)
        self._lay_out()
        self.list.activated.connect(self._show_run)
        self.list.selectionModel().currentRowChanged.connect(self._show_possible)
        self.show_button.clicked.connect(self._show_run)
        self.compare_button.clicked.connect(self._compare)
        self.export_button.clicked.connect(self._export)
        self.work.answered.connect(self._hear)
        self.work.ended.connect(self._end)
        self.renew()

    def _table(self) -> QTreeView:
        table = _RunTable(self)
        table.setObjectName("laboratory-runs")
        table.setAccessibleName(self.tr("The runs that are kept"))
        table.setRootIsDecorated(False)
        table.setUniformRowHeights(True)
        table.setAlternatingRowColors(True)
        table.setAllColumnsShowFocus(True)
        table.setModel(self.model)
        table.setSortingEnabled(True)
        table.sortByColumn(RunColumn.NUMBER, Qt.SortOrder.DescendingOrder)
        header = table.header()
        header.setStretchLastSection(False)
        header.setSectionResizeMode(QHeaderView.ResizeMode.ResizeToContents)
        header.setSectionResizeMode(RunColumn.PLAYERS, QHeaderView.ResizeMode.Fixed)
        return table

    def _lay_out(self) -> None:
        self.trouble.setWordWrap(True)
        self.export_button.setToolTip(tip(self.tr("One row a game, for spreadsheets and scripts: CSV or JSON")))
        bottom = QHBoxLayout()
        for button in (self.show_button, self.compare_button, self.export_button):
            bottom.addWidget(button)
        bottom.addStretch(1)
        rows = QVBoxLayout(self)
        rows.addWidget(self.list, 1)
        rows.addWidget(self.told)
        rows.addWidget(self.trouble)
        rows.addLayout(bottom)

    # What is read

    def show_map(self, scenario: Scenario) -> None:
        """Take over the map as it is now."""
        self.scenario = scenario
        self.read()

    def showEvent(self, event: QShowEvent) -> None:
        """Read what there is now."""
        super().showEvent(event)
        self.read()

    def read(self) -> None:
        """Read the runs of the map, if the list is in front."""
        if self.isVisible():
            self.trouble.setText("")
            self.work.stop()
            self._read = []
            self.work.start(RunListing(str(self.store), self.scenario.copy(), self._tolerance()))
            self._show_possible()

    def _hear(self, run: ListedRun) -> None:
        self._read.append(run)
        self.renew()

    def _end(self, why: str) -> None:
        self.trouble.setText(why)
        self.renew()
        if self.work.is_damaged:
            self.store_damaged.emit(why)

    # What is shown

    def renew(self) -> None:
        """Show the runs that have been read; the one that was chosen stays so."""
        chosen = self.chosen
        if not self.work.is_running or len(self._read) > len(self.model.runs):
            self.model.runs = list(self._read)
            self.model.renew()
            for row in range(self.model.rowCount()):
                if chosen is not None and self.model.run_at(row).run == chosen.run:
                    self.list.setCurrentIndex(self.model.index(row, 0))
        self._show_possible()

    def set_free(self, is_free: bool) -> None:
        """Whether no run is being played, which would be stopped if another were shown."""
        self._is_free = is_free
        self._show_possible()

    @property
    def chosen(self) -> ListedRun | None:
        """The run that is chosen."""
        index = self.list.currentIndex()
        return self.model.run_at(index.row()) if index.isValid() else None

    def _show_possible(self, _now: object = None, _before: object = None) -> None:
        chosen = self.chosen
        self.show_button.setEnabled(chosen is not None and self._is_free)
        self.export_button.setEnabled(chosen is not None)
        self.compare_button.setEnabled(chosen is not None and not chosen.is_same)
        self.told.setText(self._status_text())
        self.trouble.setVisible(bool(self.trouble.text()))

    def _status_text(self) -> str:
        if self.model.runs:
            told = self.tr("The share is that of the home farthest from an even share.")
            if any(run.is_doubtful for run in self.model.runs):
                doubt = self.tr("A verdict is doubtful where its players can hardly play the map.")
                return f"{told} {doubt}"
            return told
        if self.work.is_running:
            return self.tr("The runs are being read…")
        return self.tr("No game of this map or of an earlier version is kept.")

    # What is pressed

    def _show_run(self) -> None:
        if (chosen := self.chosen) is not None and self._is_free:
            self.run_wanted.emit(chosen.run)

    def _compare(self) -> None:
        if (chosen := self.chosen) is not None:
            self.compare_wanted.emit(chosen.run)

    def _export(self) -> None:
        if (chosen := self.chosen) is not None:
            RunExport(self).save(self.store, chosen.run)
