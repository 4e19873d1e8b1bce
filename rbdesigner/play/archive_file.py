"""Opens the file of the archive of games, brings it up to date, and sets it aside when it is damaged."""

from __future__ import annotations

import logging
import re
import sqlite3
import time
import zlib
from collections.abc import Iterator
from contextlib import closing, contextmanager, suppress
from datetime import datetime
from pathlib import Path

from rbdesigner.play.damaged_file import damaged_name, file_number, move_aside
from rbdesigner.scenario.errors import ScenarioError, os_error_text
from rbdesigner.scenario.reasons import Reason
from rbdesigner.translatable import QT_TRANSLATE_NOOP

log = logging.getLogger(__name__)

_WAIT = 2.0
"""Seconds to wait for another window that is writing, which takes it some milliseconds."""
_TABLE = """
    create table if not exists games (
        id text primary key,
        title text not null,
        code text not null,
        players integer not null,
        names text not null,
        seed integer not null,
        begun text not null,
        played text not null,
        turn integer not null,
        over integer not null,
        points text not null,
        map text not null default '',
        file text not null default '',
        how text not null default '',
        game blob not null
    )
"""
_LATER = ("map", "file", "how")
"""The columns that archives from before may lack."""
_FIRST = {"id", "title", "code", "players", "names", "seed", "begun", "played", "turn", "over", "points", "game"}
"""The columns that every archive has."""
_DAMAGED = {sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB}
_MACHINES_ALONE = re.compile(r'"seats":\s*\[\s*"random"\s*\]')
"""The text in a saved solo game in which a machine sits."""


class _DamagedError(sqlite3.DatabaseError):
    """A database in which there can be no games."""


class ArchiveError(ScenarioError):
    """The archive cannot be read or written; the reason says why."""


class ArchiveFile:
    """A database in a file, which is made when it is first written.

    A damaged one is renamed and kept, and a new one begun: ``set_aside`` are the files of which nobody knows yet.
    """

    def __init__(self, path: Path) -> None:
        self.path = path
        self.set_aside: list[Path] = []

    @property
    def exists(self) -> bool:
        """Whether there is anything to read."""
        return self.path.exists()

    @contextmanager
    def open(self) -> Iterator[sqlite3.Connection]:
        """Open a connection within one transaction.

        ArchiveError for whatever goes wrong, after which a damaged file is out of the way.
        """
        seen: int | None = None
        try:
            self.path.parent.mkdir(parents=True, exist_ok=True)
            seen = file_number(self.path)
            with closing(sqlite3.connect(self.path, timeout=_WAIT)) as connection, connection:
                # What somebody has spoilt must not keep the rest from being read.
                connection.text_factory = lambda data: data.decode("utf-8", "replace")
                _prepare(connection)
                seen = file_number(self.path)
                yield connection
        except (sqlite3.Error, zlib.error, OSError, ValueError, OverflowError) as error:
            if _is_damage(error):
                self._put_aside(seen)
            raise ArchiveError(self.path, "", _reason(error)) from error

    def _put_aside(self, seen: int | None) -> None:
        """Rename the file that is damaged, unless another window has done so by now."""
        if seen is None or file_number(self.path) != seen:
            return
        place = damaged_name(self.path, f"{datetime.now():%Y%m%d-%H%M%S-%f}")
        try:
            move_aside(self.path, place)
        except OSError:
            log.exception("the damaged archive cannot be set aside")
            return
        log.error("the archive of games was damaged and is now %s", place)
        self.set_aside.append(place)


_REASONS = {
    sqlite3.SQLITE_BUSY: QT_TRANSLATE_NOOP("files", "another program is writing into it"),
    sqlite3.SQLITE_LOCKED: QT_TRANSLATE_NOOP("files", "another program is writing into it"),
    sqlite3.SQLITE_READONLY: QT_TRANSLATE_NOOP("files", "it is read-only"),
    sqlite3.SQLITE_CANTOPEN: QT_TRANSLATE_NOOP("files", "it cannot be opened"),
    sqlite3.SQLITE_FULL: QT_TRANSLATE_NOOP("files", "the disk is full"),
    sqlite3.SQLITE_IOERR: QT_TRANSLATE_NOOP("files", "the disk does not work"),
    sqlite3.SQLITE_CORRUPT: QT_TRANSLATE_NOOP("files", "the file is damaged"),
    sqlite3.SQLITE_NOTADB: QT_TRANSLATE_NOOP("files", "the file is damaged"),
}
"""Why SQLite can do nothing, by its codes."""


def _reason(error: Exception) -> str:
    if isinstance(error, OSError):
        return os_error_text(error)
    if isinstance(error, zlib.error | ValueError | OverflowError):
        return Reason(QT_TRANSLATE_NOOP("files", "a game in it is damaged"))
    known = _REASONS.get(getattr(error, "sqlite_errorcode", 0) & 0xFF)
    return Reason(known) if known else str(error)


def _is_damage(error: Exception) -> bool:
    if isinstance(error, _DamagedError):
        return True
    return isinstance(error, sqlite3.DatabaseError) and getattr(error, "sqlite_errorcode", 0) & 0xFF in _DAMAGED


def _prepare(connection: sqlite3.Connection) -> None:
    """Make the table, or give one from before what it lacks."""
    _turn_to_wal(connection)
    connection.execute(_TABLE)
    known = {column[1] for column in connection.execute("pragma table_info(games)")}
    if not known >= _FIRST:
        raise _DamagedError("the table of games is another")
    for column in _LATER:
        if column not in known:
            connection.execute(f"alter table games add column {column} text not null default ''")
            if column == "how":
                _tell_machines(connection)


def _tell_machines(connection: sqlite3.Connection) -> None:
    """Note which games of older versions a machine has played alone.

    All others are taken for games that were played here, as nobody has noted that they were not.
    """
    rows = connection.execute("select id, game from games where over and players = 1").fetchall()
    for key, game in rows:
        with suppress(zlib.error, TypeError):
            if _MACHINES_ALONE.search(zlib.decompress(game).decode("utf-8", "replace")):
                connection.execute("update games set how = 'machine' where id = ?", (key,))


def _turn_to_wal(connection: sqlite3.Connection) -> None:
    """Write ahead from now on; while another window switches to this too, SQLite does not wait by itself."""
    end = time.monotonic() + _WAIT
    while True:
        try:
            connection.execute("pragma journal_mode = wal")
            return
        except sqlite3.OperationalError:
            if time.monotonic() > end:
                raise
            time.sleep(0.01)
