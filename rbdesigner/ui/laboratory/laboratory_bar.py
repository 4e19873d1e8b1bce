"""The buttons below all that the laboratory tells: what becomes of a run."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QWidget

from rbdesigner.scenario.model import Scenario
from rbdesigner.ui.laboratory.run_export import RunReportButton
from rbdesigner.ui.laboratory.run_work import RunWork
from rbdesigner.ui.laboratory.sheet_button import SheetButton


class LaboratoryBar(QWidget):
    """The buttons that put the verdict of a run on the sheet, save a report of it, and close the laboratory.

    ``findings_wanted(object)`` asks to put these :class:`Findings` into the map, ``close_wanted()`` to close.
    """

    findings_wanted = Signal(object)
    close_wanted = Signal()

    def __init__(
        self, scenario: Scenario, work: RunWork, store: Path, tolerance: Callable[[], float], parent: QWidget
    ) -> None:
        super().__init__(parent)
        self._scenario, self._work, self._store, self._tolerance = scenario, work, store, tolerance
        tips = (
            self.tr("There is nothing to put on the sheet until it is known whether the map is fair"),
            self.tr("The verdict as a line on the sheet of the map"),
            self.tr("The verdict is already on the sheet"),
        )
        self.note = SheetButton(self.tr("P&ut on the sheet"), tips, self)
        self.note.setObjectName("laboratory-note")
        self.note.clicked.connect(self._put_on_sheet)
        self.report = RunReportButton(self)
        self.report.clicked.connect(self._save_report)
        close = QPushButton(self.tr("&Close"), self)
        close.clicked.connect(self.close_wanted)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.addStretch(1)
        for button in (self.note, self.report, close):
            row.addWidget(button)
        self.show_map(scenario)

    def show_map(self, scenario: Scenario) -> None:
        """Offer the verdict for this map, where several can play."""
        self._scenario = scenario
        self.note.setVisible(scenario.properties.players.most > 1)

    def show_state(self) -> None:
        """Offer what the run has to tell by now."""
        self.report.setEnabled(any(game.is_played for game in self._work.results))
        doubt = self.tr("These players can hardly play this map, so their verdict does not belong on the sheet")
        why = doubt if self._work.is_doubtful else ""
        self.note.offer(self._work.findings(self._scenario), self._scenario.properties.findings, why)

    def _save_report(self) -> None:
        if self._work.run is not None:
            self.report.save(self._store, self._work.run.run, self._tolerance())

    def _put_on_sheet(self) -> None:
        """Wish that the verdict stands on the sheet of the map."""
        if (found := self._work.findings(self._scenario)) is not None:
            self.findings_wanted.emit(found)
