"""A map that is shown and never changes."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal

from rbdesigner.scenario.model import Scenario


class StillMap(QObject):
    """A scenario that never changes, as a scene needs it."""

    edited = Signal(object)

    def __init__(self, scenario: Scenario, parent: QObject) -> None:
        super().__init__(parent)
        self.scenario = scenario
