"""The facts about a map that is edited, worked out again after every edit."""

from __future__ import annotations

from collections.abc import Callable, Generator
from time import perf_counter

from PySide6.QtCore import QObject, QTimer, Signal

from rbdesigner.analysis.facts import MapFacts
from rbdesigner.analysis.map_analysis import analysing
from rbdesigner.scenario.edit import Edit
from rbdesigner.ui.canvas.scene import MapSource

PAUSE, LONG_PAUSE = 12, 100
"""Milliseconds after an edit until the facts are worked out, on a usual map and on a large one."""
LARGE = 1000
"""Tiles from which a map is large: its facts take longer than a frame."""
NOTICED = 150
"""Milliseconds from which on one sees that facts are out of date; for less a mark would only flicker."""
SLICE = 0.001
"""Seconds that are worked at a time; then events have their turn."""

Wanted = Callable[[], bool]


class LiveFacts(QObject):
    """The facts about a map, as long as somebody wants them.

    They are worked out in slices while nothing else is to be done, from the beginning if the map changes meanwhile.
    ``changed()`` tells of new facts, ``outdated()`` that those there are have been out of date for a while.
    """

    changed = Signal()
    outdated = Signal()

    def __init__(self, source: MapSource, parent: QObject) -> None:
        super().__init__(parent)
        self.facts: MapFacts | None = None
        self.are_outdated = False
        self._source = source
        self._stale = True
        self._watchers: list[Wanted] = []
        self._steps: Generator[None, None, MapFacts] | None = None
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.timeout.connect(self._work)
        self._age = QTimer(self)
        self._age.setSingleShot(True)
        self._age.setInterval(NOTICED)
        self._age.timeout.connect(self._grow_old)
        source.edited.connect(self._edited)

    @property
    def are_current(self) -> bool:
        """Whether they are those of the map as it is."""
        return not self._stale

    def watch(self, wanted: Wanted) -> None:
        """Work for somebody whenever ``wanted`` says so, now as well."""
        self._watchers.append(wanted)
        self.refresh()

    def unwatch(self, wanted: Wanted) -> None:
        """Work for somebody no more."""
        if wanted in self._watchers:
            self._watchers.remove(wanted)

    def refresh(self) -> None:
        """Bring the facts up to date if somebody wants them."""
        if self._stale and not self._timer.isActive() and self._is_wanted():
            self._timer.start(0)
            self._age.start()

    def _is_wanted(self) -> bool:
        return any(wanted() for wanted in self._watchers)

    def _edited(self, edit: Edit) -> None:
        self._stale, self._steps = True, None
        if self._is_wanted():
            self._timer.start(PAUSE if len(self._source.scenario.tiles) < LARGE else LONG_PAUSE)
            if not self._age.isActive():  # facts that many edits in a row keep back grow old as well
                self._age.start()
        else:
            self._timer.stop()
            self._age.stop()

    def _grow_old(self) -> None:
        if self.facts is not None and not self.are_outdated:
            self.are_outdated = True
            self.outdated.emit()

    def _work(self) -> None:
        end = perf_counter() + SLICE
        if self._steps is None:
            self._steps = analysing(self._source.scenario)
        try:
            while perf_counter() < end:
                next(self._steps)
        except StopIteration as done:
            self.facts, self._steps, self._stale = done.value, None, False
            self._age.stop()
            self.are_outdated = False
            self.changed.emit()
            return
        self._timer.start(0)
