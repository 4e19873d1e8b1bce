"""A run of the window.

Its folder for copies of unsaved maps, and what earlier runs left behind when they died.

Every run has a folder with a lock that the system lets go of when the process ends, however it ends. A folder whose
lock can be taken belongs to a run that is over; if copies or a report of a crash lie in it, that run did not end well.
"""

from __future__ import annotations

import errno
import faulthandler
import json
import logging
import os
import shutil
from collections.abc import Iterator
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path
from threading import Lock
from typing import IO, TYPE_CHECKING

from PySide6.QtCore import QLockFile

from rbdesigner.scenario.parsing import decoded, read_bytes, without_waiting
from rbdesigner.ui.storage import folders

if TYPE_CHECKING:
    from rbdesigner.engine.game import Game
    from rbdesigner.scenario.model import Scenario

log = logging.getLogger(__name__)

_LOCK = "lock"
_CRASH = "crash.txt"
_SUFFIX = ".autosave"
_LONGEST_HEAD = 100_000
"""Characters of the line about a copy; what is longer is none."""
_LOCK_FAULTS = {QLockFile.LockError.PermissionError: errno.EACCES, QLockFile.LockError.UnknownError: errno.ENOSPC}
"""What Qt says only roughly: the lock holds a few bytes, for which there may be no room."""


@dataclass(frozen=True, slots=True)
class Copy:
    """The copy of an unsaved page.

    Where it lies, the title of the map, its file if it had one, when it was made, the kind of the page.
    """

    stored: Path
    title: str
    path: Path | None
    time: datetime
    kind: str = "map"

    @property
    def is_game(self) -> bool:
        """Whether it is the copy of a game."""
        return self.kind == "game"

    def scenario(self) -> Scenario:
        """The map; ScenarioError if the copy cannot be read."""
        from rbdesigner.scenario import files

        _, _, text = decoded(read_bytes(self.stored, "copy of a map"), str(self.stored)).partition("\n")
        return files.loads(text, str(self.stored))

    def game(self) -> Game:
        """The game; ScenarioError if the copy cannot be read."""
        from rbdesigner.play.journal_reading import read

        return read(self.stored)

    def turn(self) -> int:
        """The turn that the game has come to; 0 if that cannot be told."""
        from rbdesigner.play.journal_reading import turn

        return turn(self.stored)


class Session:
    """One run and its folder, locked while this object lives or until it is closed."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self._crash: IO[str] | None = None
        self._lock = QLockFile(str(folder / _LOCK))
        self._lock.setStaleLockTime(0)
        self._restoring = Lock()

    @classmethod
    def begin(cls) -> Session:
        """A new session of this process.

        Crashes of the interpreter itself are reported into its folder.

        If the folder cannot be made now it is when the first copy is written.
        """
        session = cls(folders.sessions() / f"{datetime.now():%Y%m%d-%H%M%S}-{os.urandom(3).hex()}")
        try:
            session.restore()
        except OSError:
            log.exception("the folder for copies of unsaved work cannot be made yet")
        return session

    def restore(self) -> None:
        """Make the folder with its lock and its report, as far as they are not there.

        OSError if it cannot be.
        """
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
        """Where the copy of the map with this name within the session is kept."""
        return self.folder / (name + _SUFFIX)

    def copies(self) -> list[Copy]:
        """The copies in the folder, the latest first.

        Files that are none are passed over.
        """
        found = filter(None, map(_copy, sorted(self.folder.glob("*" + _SUFFIX))))
        return sorted(found, key=lambda copy: copy.time, reverse=True)

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
        """Lock the folder of a run that is over.

        False if it is not over or another window has taken it.
        """
        return self._lock.tryLock(0)


def abandoned(own: Session) -> list[Session]:
    """The sessions of dead runs with copies or a report, now taken by ``own``.

    Empty ones are removed.
    """
    left = []
    for session in _over(own):
        if session.copies() or session.crash_report():
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


def write_copy(stored: Path, scenario: Scenario, path: Path | None) -> None:
    """Write the copy of a map: a line about it, then the text of a scenario file.

    ScenarioError if that fails.
    """
    from rbdesigner.scenario import files
    from rbdesigner.scenario.saving import write_atomically

    head = {"title": scenario.properties.title, "path": str(path) if path else None, "time": datetime.now().isoformat()}
    text = json.dumps(head) + "\n" + files.dumps(scenario)
    write_atomically(stored, text.encode("utf-8"))


def _copy(stored: Path) -> Copy | None:
    """The copy in a file, None if it is none.

    What is odd about it is passed over, as the work itself may be whole.
    """
    try:
        with open(stored, encoding="utf-8", errors="replace", opener=without_waiting) as lines:
            head = json.loads(lines.readline(_LONGEST_HEAD))
    except (OSError, ValueError, OverflowError, RecursionError):
        return None
    if not isinstance(head, dict) or "title" not in head:
        return None
    is_game = bool(head.get("game"))
    known = None if is_game else _time(head.get("time"))  # a game is written on until the end
    time = known or _changed(stored)
    return Copy(stored, _text(head["title"]), _path(head.get("path")), time, "game" if is_game else "map")


def _text(value: object) -> str:
    """A text that can be shown, whatever it is."""
    return str(value).encode("utf-8", "replace").decode() if isinstance(value, str | int | float) else ""


def _path(value: object) -> Path | None:
    """A path, None if it is none that a file can have."""
    try:
        os.fsencode(value if isinstance(value, str) else "")
    except ValueError:
        return None
    return Path(value) if isinstance(value, str) and value and "\0" not in value else None


def _changed(stored: Path) -> datetime:
    """When a file was changed, as far as a clock can show that."""
    try:
        return datetime.fromtimestamp(stored.stat().st_mtime)
    except (OSError, ValueError, OverflowError):
        return datetime.min


def _time(value: object) -> datetime | None:
    """A time of the clock here, None if it is none."""
    try:
        time = datetime.fromisoformat(value) if isinstance(value, str) else None
        return time.astimezone().replace(tzinfo=None) if time is not None and time.tzinfo is not None else time
    except (ValueError, OverflowError, OSError):
        return None
