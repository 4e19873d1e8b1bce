"""Exporting the games of a run for other programs."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QWidget

from rbdesigner.messages.file_errors import error_line, reason_text
from rbdesigner.scenario.errors import ScenarioError
from rbdesigner.scenario.file_names import safe_name
from rbdesigner.ui.dialogs import message_boxes
from rbdesigner.ui.dialogs.file_choice import EXPORTS, file_to_write, suggested_path
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
            self._tell(reason_text(fault.reason))
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
