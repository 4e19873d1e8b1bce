"""A tab of the laboratory with a job of its own."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from rbdesigner.lab.runs.run_setup import bare_map
from rbdesigner.scenario.model import Scenario
from rbdesigner.ui.background_job import BackgroundJob
from rbdesigner.ui.widgets.literal import Label


class JobTab(QWidget):
    """Starts and stops a job about a map, and tells why it has ended.

    ``changed()``: it is at work, or no more.
    """

    changed = Signal()
    trouble: Label
    """Why the job has ended."""

    def __init__(self, scenario: Scenario, work: BackgroundJob[Any, Any], parent: QWidget) -> None:
        super().__init__(parent)
        self.scenario, self.work = scenario, work
        self.is_free = True
        """Whether nothing else is being played."""
        work.setParent(self)
        work.ended.connect(self._end)

    def renew(self, _value: int = 0) -> None:
        """Show all there is."""
        raise NotImplementedError

    def show_state(self, _value: int = 0) -> None:
        """Show how far it is."""
        self.renew()

    def launch(self, request: Any) -> None:
        """Begin the job, or go on with it."""
        self.trouble.setText("")
        self.work.start(request)
        self.renew()
        self.changed.emit()

    def stop(self) -> None:
        """Stop, if it is at work; what has been played is kept."""
        if self.work.is_running:
            self.work.stop()
            self._end("")

    def set_free(self, is_free: bool) -> None:
        """Whether nothing else is being played."""
        self.is_free = is_free
        self.show_state()

    def show_map(self, scenario: Scenario) -> None:
        """Take over the map as it is now."""
        self.scenario = scenario
        self.renew()

    def is_same_map(self, other: Scenario) -> bool:
        """Whether the map equals another, apart from its texts."""
        return bare_map(other) == bare_map(self.scenario)

    def _end(self, why: str) -> None:
        self.trouble.setText(why)
        self.renew()
        self.changed.emit()
