"""Has the geometry of opened files checked, in a process of its own that ends again."""

from __future__ import annotations

import logging
from pathlib import Path
from typing import Any

from PySide6.QtCore import QObject, QTimer, Signal

from rbdesigner.checks.geometric import file_disagreements
from rbdesigner.translatable import QT_TRANSLATE_NOOP
from rbdesigner.ui.background_job import BackgroundJob
from rbdesigner.work.job import Job

log = logging.getLogger(__name__)

QUIET = 4000
"""Milliseconds after the last opening of a file before it begins: the user comes first."""
CHECK_FILE = Job(file_disagreements, QT_TRANSLATE_NOOP("files", "The check of geometry has stopped: {reason}"))


class OpeningCheck(QObject):
    """Has opened files judged by geometry, one by one, while nobody opens others.

    Shapely and numpy would take 25 MB of the window for good; the process gives them back.
    ``checked(Path, tuple[str])`` tells that a file was judged, with what geometry contradicts.
    """

    checked = Signal(object, object)

    def __init__(self, parent: QObject | None = None, job: Job[Path, Any] = CHECK_FILE) -> None:
        super().__init__(parent)
        self._waiting: dict[Path, None] = {}
        self._path, self._found = Path(), list[str]()
        self.work = BackgroundJob(job, self)
        self.work.answered.connect(lambda found: self._found.append(str(found)))
        self.work.ended.connect(self._end)
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.timeout.connect(self._begin)

    def add(self, path: Path) -> None:
        """Check a file once the window has been left alone for a while."""
        self._waiting[path.absolute()] = None
        self._timer.start(QUIET)

    def stop(self) -> None:
        """End what runs, and begin no more."""
        self._timer.stop()
        self._waiting.clear()
        self.work.stop()

    def _begin(self) -> None:
        if self._waiting and not self.work.is_running:
            self._path, self._found = next(iter(self._waiting)), []
            del self._waiting[self._path]
            self.work.start(self._path)

    def _end(self, why: str) -> None:
        """Tell what was found; the next file comes at once."""
        if why:
            log.warning("%s: %s", self._path, why)
        else:
            self.checked.emit(self._path, tuple(self._found))
        self._begin()
