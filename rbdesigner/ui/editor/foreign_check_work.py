"""Checks of others in the window: they look at a map in a process of its own whenever it has rested a while."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal

from rbdesigner.checks.problem import Problem
from rbdesigner.checks.problem_codes import problem
from rbdesigner.scripts.foreign_findings import LIMIT, CheckRequest, FindingProcess, has_checks
from rbdesigner.translatable import QT_TRANSLATE_NOOP
from rbdesigner.ui.background_job import BackgroundWork
from rbdesigner.ui.editor.document import Document
from rbdesigner.ui.storage import folders
from rbdesigner.ui.widgets.later import later

REST_MS = 1500
"""Milliseconds without an edit after which a map is checked."""
_STOPPED = QT_TRANSLATE_NOOP("files", "{reason}")


def check_files() -> tuple[str, ...]:
    """The files of the user with checks of others."""
    return tuple(map(str, sorted(folders.checks().glob("*.py"))))


class ForeignCheckWork(QObject):
    """Lets checks of others look at the document in front; ``changed()``: it has other problems now.

    Where there are no such checks nothing is started.
    """

    changed = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.limit = LIMIT
        self.work = BackgroundWork(_STOPPED, (), self)
        self.work.answered.connect(self._hear)
        self.work.ended.connect(self._finish)
        self._document: Document | None = None
        self._found: list[Problem] = []
        self._names = ""
        self._rest = later(self, self._check, REST_MS)

    def follow(self, document: Document | None) -> None:
        """Check this document from now on, or none."""
        if self._document is not None:
            self._document.edited.disconnect(self._wait)
            self._document.destroyed.disconnect(self._forget)
        self.work.stop()
        self._rest.stop()
        self._document = document
        if document is not None:
            document.edited.connect(self._wait)
            document.destroyed.connect(self._forget)
            self._rest.start()

    def _forget(self) -> None:
        self._document = None
        self.work.stop()
        self._rest.stop()

    def _wait(self, _edit: object) -> None:
        """Check when the map has come to rest; what is being found is about an older map."""
        self.work.stop()
        self._rest.start()

    def _check(self) -> None:
        files = check_files()
        if self._document is None or not (files or has_checks()):
            return
        request = CheckRequest(self._document.scenario.copy(), files)
        self._found, self._names = [], ", ".join(path.stem for path in sorted(folders.checks().glob("*.py")))

        def make() -> FindingProcess:
            process = FindingProcess()
            process.ask(request, self.limit)
            return process

        self.work.begin(make)

    def _hear(self, found: Problem) -> None:
        self._found.append(found)

    def _finish(self, fault: str) -> None:
        if fault:
            self._found.append(problem("other-check-failed", title=self._names, why=fault))
        if self._document is not None and self._document.take_foreign_problems(self._found):
            self.changed.emit()
