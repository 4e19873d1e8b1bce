"""Copies of unsaved pages, made while the user draws on, so that a crash costs a few seconds of work at most."""

from __future__ import annotations

import logging
from collections.abc import Callable, Hashable
from concurrent.futures import Future, ThreadPoolExecutor
from functools import partial
from itertools import count
from pathlib import Path
from typing import NamedTuple

from PySide6.QtCore import QObject, QTimer, Signal

from rbdesigner.messages.file_errors import reason_text
from rbdesigner.scenario.errors import ScenarioError, os_error_text
from rbdesigner.scenario.unsaved_copies import write_copy
from rbdesigner.ui.page import AutosavedPage, Snapshot
from rbdesigner.ui.storage import preferences
from rbdesigner.ui.storage.session import Session

RETRY_MS = 1000
"""After how long a copy that could not be written is tried again; then after twice that, and so on."""
MOST_RETRY_MS = 8000


class _Failed(NamedTuple):
    """The reason why a copy could not be written, and how to ask for it again."""

    reason: str
    again: Callable[[], object]


class CopyWriter(QObject):
    """Writes copies in one thread of its own, in the order in which it was asked for.

    What fails is tried again until it works. ``trouble(str)`` says why copies cannot be written, empty once all are.
    """

    trouble = Signal(str)
    _ended = Signal(object, object, object)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._thread = ThreadPoolExecutor(1, "autosave")
        self._is_open = True
        self._last: Future[None] | None = None
        self._wanted: set[Hashable] = set()
        self._failed: dict[Hashable, _Failed] = {}
        self._last_reason = ""
        self._retry = QTimer(self)
        self._retry.setSingleShot(True)
        self._retry.setInterval(RETRY_MS)
        self._retry.timeout.connect(self._try_again)
        self._ended.connect(self._note)

    def submit(self, work: Callable[[], object]) -> Future[None]:
        """Let the thread do something after all that was asked for before; a fault is logged."""
        return self._submit(work, lambda error: None)

    def write(self, key: Hashable, work: Callable[[], object], again: Callable[[], object]) -> Future[None]:
        """Let the thread write the copy ``key``; if that fails, ``again`` is called after a while to ask anew."""
        self._wanted.add(key)
        return self._submit(work, lambda error: self._ended.emit(key, again, error))

    def _submit(self, work: Callable[[], object], ended: Callable[[Exception | None], object]) -> Future[None]:
        if not self._is_open:
            nothing: Future[None] = Future()
            nothing.set_result(None)
            return nothing
        self._last = self._thread.submit(_guarded, work, ended)
        return self._last

    def is_failing(self, key: Hashable) -> bool:
        """Whether a copy could not be written the last time, and waits to be tried again."""
        return key in self._failed

    def forget(self, key: Hashable) -> None:
        """A copy is not wanted any more."""
        self._wanted.discard(key)
        if self._failed.pop(key, None) is not None:
            self._tell()

    def flush(self) -> None:
        """Wait until all that was asked for has been tried."""
        if self._last is not None:
            self._last.result()

    def close(self) -> None:
        """Stop; what is asked for is still done, what is asked for later is not."""
        self._is_open = False
        self._retry.stop()
        self._thread.shutdown(wait=True)

    def _note(self, key: Hashable, again: Callable[[], object], error: Exception | None) -> None:
        if error is None:
            if self._failed.pop(key, None) is not None:
                self._retry.setInterval(RETRY_MS)
        elif key in self._wanted:
            self._failed[key] = _Failed(_reason(error), again)
            if not self._retry.isActive():
                self._retry.start()
        self._tell()

    def _tell(self) -> None:
        """Tell the reason if it is another one now."""
        reason = next((failed.reason for failed in self._failed.values()), "")
        if reason != self._last_reason:
            self._last_reason = reason
            self.trouble.emit(reason)

    def _try_again(self) -> None:
        self._retry.setInterval(min(2 * self._retry.interval(), MOST_RETRY_MS))
        for failed in list(self._failed.values()):
            failed.again()


def _guarded(work: Callable[[], object], ended: Callable[[Exception | None], object]) -> None:
    """Do something, whatever goes wrong; then say what did."""
    fault: Exception | None = None
    try:
        work()
    except Exception as error:  # a copy that is given up without a word is worse than any fault
        log.exception("a copy of unsaved work could not be written or removed")
        fault = error
    ended(fault)


def _reason(error: Exception) -> str:
    """Why a copy could not be written, in a few words."""
    cause = error if isinstance(error, OSError) else error.__cause__
    if isinstance(cause, OSError):
        return reason_text(os_error_text(cause))
    return reason_text(error.reason) if isinstance(error, ScenarioError) else str(error) or type(error).__name__


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
        # Not started anew at each edit, or who draws without a pause would never have a copy.
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
            # Undone back to what the file holds.
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
