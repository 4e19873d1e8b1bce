"""The machines at the table, which think in small steps between the events of the window."""

from __future__ import annotations

from collections.abc import Generator
from time import perf_counter

from PySide6.QtCore import QObject, QTimer, Signal

from rbdesigner.analysis.laying.laying_actions import LayingAction
from rbdesigner.analysis.laying.laying_machine import LayingMachine
from rbdesigner.ui.laying.laying_table import LayingTable

PAUSE_MS = 400
"""How long a machine waits before it lays a tile, so that people can follow."""
SLICE = 0.008
"""Seconds that it thinks before the window has its turn again."""


class LayingMachines(QObject):
    """Lets machines lay whenever it is their turn; ``pace_changed()`` tells that they are paused, or no longer."""

    pace_changed = Signal()

    def __init__(self, table: LayingTable, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._table = table
        self._machine = LayingMachine()
        self._thinking: Generator[None, None, LayingAction] | None = None
        self._is_paused = False
        self.rest = QTimer(self)
        self.rest.setSingleShot(True)
        self.rest.setInterval(PAUSE_MS)
        self.rest.timeout.connect(self._begin)
        self._steps = QTimer(self)
        self._steps.setInterval(0)
        self._steps.timeout.connect(self._step)
        table.changed.connect(self.look)

    @property
    def is_paused(self) -> bool:
        """Whether they wait until they are let go on."""
        return self._is_paused

    def pause(self, paused: bool) -> None:
        """Have them wait, or go on."""
        self._is_paused = paused
        self.pace_changed.emit()
        self.look()

    def look(self) -> None:
        """See whether a machine is to lay; what one was thinking about is another moment now."""
        self._thinking = None
        self._steps.stop()
        if self._table.is_machine_to_lay and not self._is_paused:
            self.rest.start()
        else:
            self.rest.stop()

    def _begin(self) -> None:
        self._thinking = self._machine.thinking(self._table.game)
        self._steps.start()

    def _step(self) -> None:
        end = perf_counter() + SLICE
        while self._thinking is not None and perf_counter() < end:
            try:
                next(self._thinking)
            except StopIteration as decided:
                self._table.act(decided.value)
