"""A run of the window: its folder for copies of unsaved maps, and what earlier runs left behind when they died.

Every run has a folder with a lock that the system lets go of when the process ends, however it ends. A folder whose
lock can be taken belongs to a run that is over; if copies or a report of a crash lie in it, that run did not end well.
"""

from __future__ import annotations

import faulthandler
import json
import secrets
import shutil
from collections.abc import Iterator
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path
from typing import IO, TYPE_CHECKING

from PySide6.QtCore import QLockFile

from rbdesigner.scenario.errors import ScenarioError
from rbdesigner.scenario.saving import write_atomically
from rbdesigner.ui import folders

if TYPE_CHECKING:
    from rbdesigner.engine.game import Game
    from rbdesigner.scenario.model import Scenario

_LOCK = "lock"
_CRASH = "crash.txt"
_SUFFIX = ".autosave"


@dataclass(frozen=True, slots=True)
class Copy:
    """The copy of an unsaved map or game: where it lies, the map's title, its file if it had one, when it was made."""

    stored: Path
    title: str
    path: Path | None
    time: datetime
    is_game: bool = False

    def scenario(self) -> Scenario:
        """The map; ScenarioError if the copy cannot be read."""
        from rbdesigner.scenario import files

        try:
            _, text = self.stored.read_text(encoding="utf-8").split("\n", 1)
        except (OSError, ValueError) as error:
            raise ScenarioError(self.stored, "", str(error)) from error
        return files.loads(text, str(self.stored))

    def game(self) -> Game:
        """The game; ScenarioError if the copy cannot be read."""
        from rbdesigner.ui.play.match.journal import read

        return read(self.stored)

    def turn(self) -> int:
        """The turn that the game has come to; 0 if that cannot be told."""
        from rbdesigner.ui.play.match.journal import turn

        return turn(self.stored)


class Session:
    """One run and its folder, locked as long as this object lives or until it is closed."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self._crash: IO[str] | None = None
        self._lock = QLockFile(str(folder / _LOCK))
        self._lock.setStaleLockTime(0)

    @classmethod
    def begin(cls) -> Session:
        """A new session of this process; crashes of the interpreter itself are reported into its folder."""
        folder = _root() / f"{datetime.now():%Y%m%d-%H%M%S}-{secrets.token_hex(3)}"
        folder.mkdir(parents=True)
        session = cls(folder)
        session._lock.tryLock(0)
        session._crash = (folder / _CRASH).open("w", encoding="utf-8")
        faulthandler.enable(session._crash)
        return session

    def copy_path(self, name: str) -> Path:
        """Where the copy of the map with this name within the session is kept."""
        return self.folder / (name + _SUFFIX)

    def copies(self) -> list[Copy]:
        """The copies in the folder, the latest first; files that are none are passed over."""
        found = filter(None, map(_copy, sorted(self.folder.glob("*" + _SUFFIX))))
        return sorted(found, key=lambda copy: copy.time, reverse=True)

    def crash_report(self) -> str:
        """What the interpreter reported when it died, empty if nothing."""
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


def abandoned(own: Session) -> list[Session]:
    """The sessions of runs that died and left copies or a report, now taken by ``own``; empty ones are removed."""
    left = []
    for session in _over(own):
        if session.copies() or session.crash_report():
            left.append(session)
        else:
            session.close()
    return left


def _over(own: Session) -> Iterator[Session]:
    for folder in sorted(_root().iterdir()):
        session = Session(folder)
        if folder.is_dir() and folder != own.folder and session.take():
            yield session


def _root() -> Path:
    root = folders.data() / "sessions"
    root.mkdir(exist_ok=True)
    return root


def write_copy(stored: Path, scenario: Scenario, path: Path | None) -> None:
    """Write the copy of a map: a line about it, then the text of a scenario file. ScenarioError if that fails."""
    from rbdesigner.scenario import files

    head = {"title": scenario.properties.title, "path": str(path) if path else None, "time": datetime.now().isoformat()}
    text = json.dumps(head) + "\n" + files.dumps(scenario)
    write_atomically(stored, text.encode("utf-8"))


def _copy(stored: Path) -> Copy | None:
    try:
        with stored.open(encoding="utf-8") as lines:
            head = json.loads(lines.readline())
        path = Path(head["path"]) if head["path"] else None
        is_game = bool(head.get("game"))
        # A game is written on until the end.
        time = datetime.fromtimestamp(stored.stat().st_mtime) if is_game else datetime.fromisoformat(head["time"])
        return Copy(stored, str(head["title"]), path, time, is_game)
    except (OSError, ValueError, KeyError, TypeError):
        return None
