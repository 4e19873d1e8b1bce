"""Saves what a run has found: its games for other programs, and its report."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QLocale, QObject
from PySide6.QtWidgets import QPushButton, QWidget

from rbdesigner.messages.file_errors import error_line, reason_sentence
from rbdesigner.scenario.errors import ScenarioError
from rbdesigner.scenario.file_names import safe_name
from rbdesigner.ui.dialogs import message_boxes
from rbdesigner.ui.dialogs.file_choice import EXPORTS, file_to_write, suggested_path
from rbdesigner.ui.laboratory.store_job import store_refusal
from rbdesigner.ui.widgets.waiting import waiting

_SUFFIXES = (".csv", ".json")


class RunExport(QObject):
    """Writes one row a game, as CSV or JSON."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._parent = parent

    def save(self, store: Path, run: int) -> None:
        """Ask for a file, and write the games of a run of a store."""
        from rbdesigner.lab.reports.game_export import export_games
        from rbdesigner.lab.runs.run_store import RunStore, RunStoreError

        try:
            with RunStore(store, read_only=True) as opened:
                path = self._file(safe_name(opened.setup(run).scenario.properties.title))
                if path is not None:
                    with waiting():
                        export_games(opened, run, path)
        except RunStoreError as fault:
            self._tell(store_refusal(fault))
        except (ScenarioError, OSError) as fault:
            self._tell(error_line(fault))
        except LookupError as fault:
            self._tell(str(fault))

    def _file(self, title: str) -> Path | None:
        filters = [self.tr("Table (*.csv)"), self.tr("JSON (*.json)")]
        name = suggested_path(None, title, _SUFFIXES[0], EXPORTS)
        return file_to_write(self._parent, self.tr("Export the games"), name, filters, _SUFFIXES, EXPORTS)

    def _tell(self, reason: str) -> None:
        message_boxes.tell(self._parent, self.tr("The games could not be exported."), reason)


_REPORT_SUFFIXES = (".html", ".pdf")


class RunReportButton(QPushButton):
    """Saves all that is told of a run, in the language of the window."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("laboratory-report")
        self.setText(self.tr("Save a r&eport…"))
        self.setToolTip(self.tr("Verdict, charts and tables as one page for the browser, or as PDF"))

    def save(self, store: Path, run: int, tolerance: float) -> None:
        """Ask for a file, and write the report of a run of a store."""
        from rbdesigner.art.export.report_file import write_report
        from rbdesigner.lab.charts.chart_drawing import ChartError
        from rbdesigner.lab.reports.run_report import RunReport
        from rbdesigner.lab.runs.run_store import RunStore, RunStoreError

        try:
            with RunStore(store, read_only=True) as opened:
                title = safe_name(opened.setup(run).scenario.properties.title)
                path = self._file(title)
                if path is not None:
                    with waiting():
                        language = QLocale().name().partition("_")[0]
                        write_report(RunReport.of_run(opened, run, tolerance), path, language)
        except RunStoreError as fault:
            self._tell(store_refusal(fault))
        except ChartError as fault:
            self._tell(reason_sentence(fault.reason))
        except (ScenarioError, OSError, LookupError) as fault:
            self._tell(error_line(fault) if isinstance(fault, ScenarioError | OSError) else str(fault))

    def _file(self, title: str) -> Path | None:
        filters = [self.tr("HTML page (*.html)"), self.tr("PDF (*.pdf)")]
        name = suggested_path(None, title, _REPORT_SUFFIXES[0], EXPORTS)
        return file_to_write(self, self.tr("Save the report"), name, filters, _REPORT_SUFFIXES, EXPORTS)

    def _tell(self, reason: str) -> None:
        message_boxes.tell(self, self.tr("The report could not be saved."), reason)
