"""Copies of unsaved maps, so that a crash costs a few seconds of work at most.

They are made while the user draws on.
"""

from __future__ import annotations

import logging
from functools import partial
from itertools import count
from pathlib import Path

from PySide6.QtCore import QObject, QTimer, Signal

from rbdesigner.scenario.model import Scenario
from rbdesigner.ui.editor.document import Document
from rbdesigner.ui.shell.copies.copy_writer import CopyWriter
from rbdesigner.ui.storage import preferences
from rbdesigner.ui.storage.page_copies import write_copy
from rbdesigner.ui.storage.session import Session

log = logging.getLogger(__name__)

LOOK_MS = 10_000
"""How often it is looked whether copies still lie where they were written."""
_STROKE_MS = 1000


class Autosave(QObject):
    """Keeps copies of unsaved documents in the folder of the session.

    They are written by ``writer``; the window only takes a shallow copy of the scenario, whose values never change.
    ``looking()``: it is time to see to it that the copies of all else are there too.
    """

    looking = Signal()

    def __init__(self, session: Session, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.writer = CopyWriter(self)
        self._session = session
        self._numbers = count(1)
        self._stored: dict[Document, Path] = {}
        self._waiting: dict[Document, None] = {}
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.timeout.connect(self._save_waiting)
        self._look_timer = QTimer(self)
        self._look_timer.timeout.connect(self._look)
        self._look_timer.start(LOOK_MS)

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
        self.writer.forget(document)
        if document in self._stored:
            self.writer.submit(partial(remove, self._stored[document]))

    def forget(self, document: Document) -> None:
        """The document is closed: its copy can go."""
        self.saved(document)
        self._stored.pop(document, None)

    def emergency(self) -> int:
        """Write copies of all unsaved documents at once, in this thread.

        How many could be written.
        """
        self._waiting.clear()
        written = 0
        for document, stored in self._stored.items():
            if document.is_modified or document.in_stroke:
                try:
                    _write(self._session, stored, document.scenario.copy(), document.path)
                    written += 1
                except Exception:
                    log.exception("the emergency copy of %s could not be written", document.name)
        return written

    def flush(self) -> None:
        """Wait until everything asked for has been tried."""
        if self._timer.isActive():
            self._timer.stop()
            self._save_waiting()
        self.writer.flush()

    def close(self) -> None:
        """Stop; what is asked for is still written."""
        self._timer.stop()
        self._look_timer.stop()
        self.writer.close()

    def _note(self, document: Document) -> None:
        self._waiting[document] = None
        if not self._timer.isActive():
            self._timer.start(1000 * preferences.autosave_seconds())

    def _save_waiting(self) -> None:
        """Ask for copies of what has changed, except in the middle of a stroke."""
        waiting, self._waiting = self._waiting, {}
        for document in waiting:
            if document.in_stroke:
                self._waiting[document] = None
            elif document not in self._stored:
                continue
            elif document.is_modified:
                self._ask(document)
            else:
                self.saved(document)
        if self._waiting:
            self._timer.start(_STROKE_MS)

    def _ask(self, document: Document, *, if_missing: bool = False) -> None:
        """Ask for the copy of a document."""
        stored = self._stored[document]
        write = partial(_write, self._session, stored, document.scenario.copy(), document.path, if_missing=if_missing)
        self.writer.write(document, write, partial(self._ask_again, document))

    def _ask_again(self, document: Document) -> None:
        self._waiting[document] = None
        self._timer.start(0)

    def _look(self) -> None:
        """Write copies anew that are not where they were written.

        Somebody may have cleared the folder.
        """
        for document in self._stored:
            is_waiting = document in self._waiting or self.writer.is_failing(document)
            if document.is_modified and not document.in_stroke and not is_waiting:
                self._ask(document, if_missing=True)
        self.looking.emit()


def _write(session: Session, stored: Path, scenario: Scenario, path: Path | None, *, if_missing: bool = False) -> None:
    session.restore()
    if not (if_missing and stored.is_file()):
        write_copy(stored, scenario, path)


def remove(stored: Path) -> None:
    """Remove a copy that is not needed any more."""
    stored.unlink(missing_ok=True)
