"""A run of the window, and what earlier runs left behind when they died.

Every run has a folder with a lock that the system lets go of when the process ends, however it ends. A folder whose
lock can be taken belongs to a run that is over; if copies or a report of a crash lie in it, that run did not end well.
"""

from __future__ import annotations

import errno
import faulthandler
import logging
import os
import shutil
import time
from collections.abc import Iterator
from pathlib import Path
from threading import Lock
from typing import IO, TYPE_CHECKING

from PySide6.QtCore import QLockFile

from rbdesigner.ui.storage import folders
from rbdesigner.ui.storage.kept_tabs import KeptTab, forget_tabs, kept_tabs

if TYPE_CHECKING:  # a run begins without what reads and writes copies
    from rbdesigner.scenario.unsaved_copies import Copy

log = logging.getLogger(__name__)

_LOCK = "lock"
_CRASH = "crash.txt"
_SUFFIX = ".autosave"
_LOCK_FAULTS = {QLockFile.LockError.PermissionError: errno.EACCES, QLockFile.LockError.UnknownError: errno.ENOSPC}
"""The system's errors behind those that Qt tells only roughly: the few bytes of a lock may find no room."""


class Session:
    """One run and its folder, locked while this object lives or until it is closed."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self._crash: IO[str] | None = None
        self._lock = QLockFile(str(folder / _LOCK))
        # Else Qt takes a lock for stale after 30 seconds, while its process may run for days.
        self._lock.setStaleLockTime(0)
        self._restoring = Lock()

    @classmethod
    def begin(cls) -> Session:
        """Begin a session of this process, into whose folder crashes of the interpreter itself are reported.

        If the folder cannot be made now it is when the first copy is written.
        """
        session = cls(folders.sessions() / f"{time.strftime('%Y%m%d-%H%M%S')}-{os.urandom(3).hex()}")
        try:
            session.restore()
        except OSError:
            log.exception("the folder for copies of unsaved work cannot be made yet")
        return session

    def restore(self) -> None:
        """Make the folder with its lock and its report, as far as they are not there; OSError if that fails."""
        with self._restoring:
            if self._lock.isLocked() and (self.folder / _LOCK).exists():
                return
            self.folder.mkdir(parents=True, exist_ok=True)
            self._lock.unlock()  # that of the folder that is gone
            if not self._lock.tryLock(0):
                code = _LOCK_FAULTS.get(self._lock.error(), errno.EBUSY)
                raise OSError(code, os.strerror(code), str(self.folder / _LOCK))
            self._report_crashes()

    def _report_crashes(self) -> None:
        before, self._crash = self._crash, (self.folder / _CRASH).open("w", encoding="utf-8")
        faulthandler.enable(self._crash)
        if before is not None:
            before.close()

    def copy_path(self, name: str) -> Path:
        """Where the copy of the page with this name within the session is kept."""
        return self.folder / (name + _SUFFIX)

    def copies(self) -> list[Copy]:
        """List the copies in the folder, the latest first; files that are none are passed over."""
        stored = sorted(self.folder.glob("*" + _SUFFIX))
        if not stored:
            return []
        from rbdesigner.scenario.unsaved_copies import copies_among

        return copies_among(stored)

    def tabs(self) -> list[KeptTab] | None:
        """The tabs that were open in the run last; None if it has left no list."""
        return kept_tabs(self.folder)

    def forget_tabs(self) -> None:
        """Remove the list of tabs: they are open again, or not wanted."""
        forget_tabs(self.folder)

    def crash_report(self) -> str:
        """The report of the interpreter when it died, empty if there is none."""
        try:
            return (self.folder / _CRASH).read_text(encoding="utf-8", errors="replace").strip()
        except OSError:
            return ""

    def close(self) -> None:
        """End the session and remove its folder."""
        if self._crash is not None:
            faulthandler.disable()
            self._crash.close()
        self._lock.unlock()
        shutil.rmtree(self.folder, ignore_errors=True)

    def take(self) -> bool:
        """Lock the folder of a run that is over; False if it is not over or another window has taken it."""
        return self._lock.tryLock(0)


def abandoned_sessions(own: Session) -> list[Session]:
    """Take the sessions of dead runs with copies, tabs or a report for ``own``, and remove empty ones."""
    left = []
    for session in _over(own):
        if session.copies() or session.crash_report() or session.tabs() is not None:
            left.append(session)
        else:
            session.close()
    return left


def _over(own: Session) -> Iterator[Session]:
    for root in dict.fromkeys([folders.sessions(), folders.spare_sessions()]):
        try:
            found = sorted(root.iterdir()) if root is not None else []
        except OSError:
            continue
        for folder in found:
            session = Session(folder)
            if folder.is_dir() and folder != own.folder and session.take():
                yield session
