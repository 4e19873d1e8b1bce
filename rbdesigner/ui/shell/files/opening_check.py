"""The geometric check of opened files, in a process of its own that ends again."""

from __future__ import annotations

import json
import logging
from collections.abc import Sequence
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QObject, QProcess, QTimer, Signal

from rbdesigner.own_process import verb_command

log = logging.getLogger(__name__)

QUIET = 4000
"""Milliseconds after the last opening of a file before it begins: the user comes first."""
TO_END = 1000
"""Milliseconds that a process is waited for which has been told to end."""
CONTRADICTED = 2
"""The exit code of ``validate`` where geometry contradicts the checks, or a file cannot be read."""
VALIDATE = verb_command("validate", "--json")


class OpeningCheck(QObject):
    """Has opened files judged by geometry, one by one, while nobody opens others.

    Shapely and numpy would take 25 MB of the window for good; the process that runs ``command`` gives them back.
    ``checked(Path, tuple[str])`` tells that a file was judged, with what geometry contradicts.
    """

    checked = Signal(object, object)

    def __init__(self, parent: QObject | None = None, command: Sequence[str] = VALIDATE) -> None:
        super().__init__(parent)
        self._command = command
        self._waiting: dict[Path, None] = {}
        self._path = Path()
        self._process = QProcess(self)
        self._process.finished.connect(self._read)
        self._process.errorOccurred.connect(self._note_failure)
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.timeout.connect(self._begin)
        if (app := QCoreApplication.instance()) is not None:
            app.aboutToQuit.connect(self.stop)

    def add(self, path: Path) -> None:
        """Have a file judged when the window has been left alone for a while."""
        self._waiting[path.absolute()] = None
        self._timer.start(QUIET)

    def stop(self) -> None:
        """End what runs, and begin no more."""
        self._timer.stop()
        self._waiting.clear()
        if self._process.state() is not QProcess.ProcessState.NotRunning:
            self._process.kill()
            self._process.waitForFinished(TO_END)

    def _begin(self) -> None:
        if not self._waiting or self._process.state() is not QProcess.ProcessState.NotRunning:
            return
        self._path = next(iter(self._waiting))
        del self._waiting[self._path]
        program, *arguments = self._command
        self._process.start(program, [*arguments, str(self._path)])

    def _read(self, code: int, status: QProcess.ExitStatus) -> None:
        """Take what the process says; the next file comes at once."""
        output = self._process.readAllStandardOutput().data()
        if status is QProcess.ExitStatus.NormalExit:
            found = contradictions(bytes(output)) if code == CONTRADICTED else ()
            self.checked.emit(self._path, found)
            self._begin()

    def _note_failure(self, error: QProcess.ProcessError) -> None:
        if error is QProcess.ProcessError.FailedToStart:
            log.warning("the check of %s could not be started: %s", self._path, self._process.errorString())


def contradictions(output: bytes) -> tuple[str, ...]:
    """Read the contradictions in what ``validate --json`` prints; none for a file that cannot be read any more."""
    try:
        files = json.loads(output)["files"]
    except (ValueError, KeyError, TypeError):
        log.warning("the check of a file that was opened said nothing that can be read")
        return ()
    return tuple(str(each) for file in files for each in file.get("contradictions", ()))
