"""Copies of unsaved pages, made while the user draws on, so that a crash costs a few seconds of work at most."""

from __future__ import annotations

import logging
from collections.abc import Callable
from functools import partial
from itertools import count
from pathlib import Path

from PySide6.QtCore import QObject, QTimer, Signal

from rbdesigner.scenario.unsaved_copies import write_copy
from rbdesigner.ui.page import AutosavedPage, Snapshot
from rbdesigner.ui.shell.copies.copy_writer import CopyWriter
from rbdesigner.ui.storage import preferences
from rbdesigner.ui.storage.session import Session

log = logging.getLogger(__name__)

LOOK_MS = 10_000
"""How often it is looked whether copies still lie where they were written."""


class Autosave(QObject):
    """Keeps copies of unsaved pages in the folder of the session.

    ``writer`` writes them; the window only takes snapshots. ``looking()`` tells that it is time to see to it that the
    copies of all else are there too.
    """

    looking = Signal()

    def __init__(self, session: Session, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.writer = CopyWriter(self)
        self._session = session
        self._numbers = count(1)
        self._stored: dict[AutosavedPage, Path] = {}
        self._waiting: dict[AutosavedPage, None] = {}
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.timeout.connect(self._save_waiting)
        self._look_timer = QTimer(self)
        self._look_timer.timeout.connect(self._look)
        self._look_timer.start(LOOK_MS)

    def watch(self, page: AutosavedPage) -> None:
        """Keep copies of this page from now on."""
        self._stored[page] = self._session.copy_path(f"{page.kind}-{next(self._numbers)}")
        page.edited.connect(partial(self._note, page))
        if page.is_modified:
            self._note(page)

    def saved(self, page: AutosavedPage) -> None:
        """The page is safe in its file: its copy can go."""
        self._waiting.pop(page, None)
        self.writer.forget(page)
        if page in self._stored:
            self.writer.submit(partial(remove, self._stored[page]))

    def forget(self, page: AutosavedPage) -> None:
        """The page is closed: its copy can go."""
        self.saved(page)
        self._stored.pop(page, None)

    def emergency(self) -> int:
        """Write copies of all unsaved pages at once, in this thread, and count those that could be written."""
        self._waiting.clear()
        written = 0
        for page, stored in self._stored.items():
            if page.is_modified:
                try:
                    _write(self._session, stored, page.kind, page.snapshot())
                    written += 1
                except Exception:
                    log.exception("the emergency copy of %s could not be written", page.title)
        return written

    def stored(self, page: AutosavedPage) -> Path | None:
        """The file in which the copy of a page lies, if there is one."""
        return self._stored.get(page)

    def writer_of(self, page: AutosavedPage) -> Callable[[Path], object]:
        """Writes a further copy of a page as it is now, in any thread."""
        return partial(_write_copy, page.kind, page.snapshot())

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

    def _note(self, page: AutosavedPage) -> None:
        self._waiting[page] = None
        if not self._timer.isActive():
            self._timer.start(1000 * preferences.autosave_seconds())

    def _save_waiting(self) -> None:
        """Ask for copies of what has changed, be it in the middle of a stroke."""
        waiting, self._waiting = self._waiting, {}
        for page in waiting:
            if page not in self._stored:
                continue
            if page.is_modified:
                self._ask(page)
            else:
                self.saved(page)

    def _ask(self, page: AutosavedPage, *, if_missing: bool = False) -> None:
        """Ask for the copy of a page."""
        stored = self._stored[page]
        write = partial(_write, self._session, stored, page.kind, page.snapshot(), if_missing=if_missing)
        self.writer.write(page, write, partial(self._ask_again, page))

    def _ask_again(self, page: AutosavedPage) -> None:
        self._waiting[page] = None
        self._timer.start(0)

    def _look(self) -> None:
        """Write copies anew that are not where they were written, as somebody may have cleared the folder."""
        for page in self._stored:
            is_waiting = page in self._waiting or self.writer.is_failing(page)
            if page.is_modified and not is_waiting:
                self._ask(page, if_missing=True)
        self.looking.emit()


def _write(session: Session, stored: Path, kind: str, snapshot: Snapshot, *, if_missing: bool = False) -> None:
    session.restore()
    if not (if_missing and stored.is_file()):
        _write_copy(kind, snapshot, stored)


def _write_copy(kind: str, snapshot: Snapshot, stored: Path) -> None:
    write_copy(stored, kind, snapshot.title, snapshot.path, snapshot.text())


def remove(stored: Path) -> None:
    """Remove a copy that is not needed any more."""
    stored.unlink(missing_ok=True)
