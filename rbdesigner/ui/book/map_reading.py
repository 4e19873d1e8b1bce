"""The maps of a book, read and checked while nothing else is to be done."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path
from time import perf_counter

from PySide6.QtCore import QObject, QTimer, Signal

from rbdesigner.checks import check
from rbdesigner.checks.problem import Problem
from rbdesigner.scenario import schema
from rbdesigner.scenario.books.book_maps import read_scenario
from rbdesigner.scenario.errors import ScenarioError
from rbdesigner.scenario.model import Scenario

_SLICE = 0.008
"""Seconds after which the window gets its turn."""


@dataclass(frozen=True, slots=True)
class ReadFile:
    """A scenario file as it was read: the scenario with its problems, or its fault."""

    scenario: Scenario | None
    fault: ScenarioError | None
    problems: tuple[Problem, ...]
    seen: tuple[int, int] | None
    """When the file was changed last, and its size."""


class MapReading(QObject):
    """Reads files that are wanted; each comes with ``read(path)``, and ``finished()`` after the last of them."""

    read = Signal(object)
    finished = Signal()

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        schema.faults({})  # loads what judges files, which takes longer than a slice may
        self._files: dict[Path, ReadFile] = {}
        self._queue: deque[Path] = deque()
        self._timer = QTimer(self)
        self._timer.setInterval(0)
        self._timer.timeout.connect(self._go_on)

    def of(self, path: Path) -> ReadFile | None:
        """A file as it was read; None as long as it was not."""
        return self._files.get(path)

    @property
    def is_reading(self) -> bool:
        """Whether there is anything left to read."""
        return bool(self._queue)

    def want(self, paths: Iterable[Path]) -> None:
        """Read these files in place of those wanted before, as far as they are not read as they are now."""
        self._queue = deque(path for path in dict.fromkeys(paths) if not self._is_read(path))
        if self._queue:
            self._timer.start()

    def _is_read(self, path: Path) -> bool:
        known = self._files.get(path)
        return known is not None and known.seen == _seen(path)

    def _go_on(self) -> None:
        end = perf_counter() + _SLICE
        while self._queue and perf_counter() < end:
            self._read_next()
        if not self._queue:
            self._timer.stop()
            self.finished.emit()

    def read_all(self) -> None:
        """Read at once all that is wanted."""
        while self._queue:
            self._read_next()

    def _read_next(self) -> None:
        path = self._queue.popleft()
        seen = _seen(path)
        scenario, fault = read_scenario(path)
        self._files[path] = ReadFile(scenario, fault, tuple(check(scenario)) if scenario else (), seen)
        self.read.emit(path)


def _seen(path: Path) -> tuple[int, int] | None:
    try:
        status = path.stat()
    except (OSError, ValueError):
        return None
    return status.st_mtime_ns, status.st_size
