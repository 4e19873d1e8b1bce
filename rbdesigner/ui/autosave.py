"""Copies of unsaved maps, made while their user draws on, so that a crash costs a few seconds of work at most."""

from __future__ import annotations

import logging
from collections.abc import Callable
from concurrent.futures import Future, ThreadPoolExecutor
from itertools import count
from pathlib import Path

from PySide6.QtCore import QObject, QTimer

from rbdesigner.scenario.errors import ScenarioError
from rbdesigner.scenario.model import Scenario
from rbdesigner.ui import folders
from rbdesigner.ui.editor.document import Document
from rbdesigner.ui.session import Session, write_copy

log = logging.getLogger(__name__)

SETTING = "autosave_seconds"
DEFAULT_SECONDS = 4
_RETRY_SECONDS = 1


def interval() -> int:
    """How many seconds after an edit a copy is made."""
    value = folders.settings().value(SETTING, DEFAULT_SECONDS)
    try:
        return max(1, int(str(value)))
    except ValueError:
        return DEFAULT_SECONDS


class Autosave(QObject):
    """Keeps copies of the documents with unsaved changes in the folder of the session.

    Writing happens in one thread of its own, in the order in which it was asked for; the window only takes a shallow
    copy of the scenario, whose values never change.
    """

    def __init__(self, session: Session, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._session = session
        self._numbers = count(1)
        self._stored: dict[Document, Path] = {}
        self._waiting: dict[Document, None] = {}
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.timeout.connect(self._save_waiting)
        self._writer = ThreadPoolExecutor(1, "autosave")
        self._last: Future[None] | None = None

    def watch(self, document: Document) -> None:
        """Keep copies of this document from now on."""
        self._stored[document] = self._session.copy_path(f"map-{next(self._numbers)}")
        document.edited.connect(lambda edit: self._note(document))
        document.modified_changed.connect(lambda modified: self._note(document))
        if document.is_modified:
            self._note(document)

    def saved(self, document: Document) -> None:
        """The document is safe in its file: its copy can go."""
        self._waiting.pop(document, None)
        if document in self._stored:
            self.submit(_remove, self._stored[document])

    def forget(self, document: Document) -> None:
        """The document is closed: its copy can go."""
        self.saved(document)
        self._stored.pop(document, None)

    def emergency(self) -> int:
        """Write copies of all unsaved documents at once, in this thread; how many could be written."""
        self._waiting.clear()
        written = 0
        for document, stored in self._stored.items():
            if document.is_modified or document.in_stroke:
                try:
                    write_copy(stored, document.scenario.copy(), document.path)
                    written += 1
                except Exception:
                    log.exception("the emergency copy of %s could not be written", document.name)
        return written

    def flush(self) -> None:
        """Wait until everything asked for is written."""
        if self._timer.isActive():
            self._timer.stop()
            self._save_waiting()
        if self._last is not None:
            self._last.result()

    def close(self) -> None:
        """Stop; what is asked for is still written."""
        self._timer.stop()
        self._writer.shutdown(wait=True)

    def _note(self, document: Document) -> None:
        self._waiting[document] = None
        if not self._timer.isActive():
            self._timer.start(1000 * interval())

    def _save_waiting(self) -> None:
        """Ask for copies of what has changed, except in the middle of a stroke."""
        waiting, self._waiting = self._waiting, {}
        for document in waiting:
            if document.in_stroke:
                self._waiting[document] = None
            elif document not in self._stored:
                continue
            elif document.is_modified:
                self.submit(_write, self._stored[document], document.scenario.copy(), document.path)
            else:
                self.submit(_remove, self._stored[document])
        if self._waiting:
            self._timer.start(1000 * _RETRY_SECONDS)

    def submit(self, work: Callable[..., None], *arguments: object) -> Future[None]:
        """Let the thread that writes do this after all that was asked for before."""
        self._last = self._writer.submit(work, *arguments)
        return self._last


def _write(stored: Path, scenario: Scenario, path: Path | None) -> None:
    try:
        write_copy(stored, scenario, path)
    except (ScenarioError, OSError):
        # The next edit tries again; the user's own saving is not touched by this.
        log.exception("the copy of an unsaved map could not be written")


def _remove(stored: Path) -> None:
    try:
        stored.unlink(missing_ok=True)
    except OSError:
        log.exception("the copy of a saved map could not be removed")
