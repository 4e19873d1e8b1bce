"""Collects garbage between events.

Python collects garbage whenever enough has been allocated: while a widget is painted, too, and in a thread beside the
window. A closed window that is garbage then would be destroyed in the midst of it, which Qt does not survive.
"""

from __future__ import annotations

import gc

from PySide6.QtCore import QObject, QTimer

EVERY = 500
"""Milliseconds between two looks for garbage."""


class GarbageCollector(QObject):
    """Collects garbage from the event loop alone, as often as Python would."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        gc.disable()
        self._timer = QTimer(self)
        self._timer.timeout.connect(collect_due)
        self._timer.start(EVERY)


def collect_due() -> None:
    """Let Python collect what it would have collected by now; its thresholds decide."""
    gc.enable()
    try:
        for _ in range(2):  # an allocation asks for a collection, which newer versions begin with the next round
            set[object]().copy()
    finally:
        gc.disable()


def collect_all() -> None:
    """Let go of what a closed map leaves, and spare open ones further looks."""
    # What was frozen is not looked at, so first all of it has to come back.
    gc.unfreeze()
    gc.collect()
    gc.freeze()
