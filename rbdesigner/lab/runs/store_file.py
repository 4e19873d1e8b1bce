"""The file of the laboratory: opened, brought up to date, and what can be wrong with it."""

from __future__ import annotations

import os
import sqlite3
import zlib
from collections.abc import Iterator
from contextlib import contextmanager
from enum import StrEnum
from math import inf
from pathlib import Path
from time import monotonic, sleep
from typing import Any, Self

from rbdesigner import interrupts
from rbdesigner.scenario.errors import ScenarioError
from rbdesigner.scenario.reasons import Reason
from rbdesigner.translatable import QT_TRANSLATE_NOOP

APPLICATION = 0x52424C42
"""Marks the files as ours: RBLB."""
VERSION = 7
"""The version of the tables that this program writes."""
UNGROUPED = -1
"""The group of what was counted before seeds were dealt into groups."""


class RunStudy(StrEnum):
    """The study that a run was played for, and for nothing else."""

    NONE = ""
    WORTH = "worth"
    TOURNAMENT = "tournament"


_TOTALS = """
CREATE TABLE totals (
    run INTEGER NOT NULL, home_q INTEGER, home_r INTEGER, player INTEGER NOT NULL, turn INTEGER NOT NULL,
    event TEXT NOT NULL, thing TEXT NOT NULL, seed_group INTEGER NOT NULL, amount INTEGER NOT NULL,
    UNIQUE (run, home_q, home_r, player, turn, event, thing, seed_group)
);
"""
_MILESTONES = """
CREATE TABLE milestones (
    run INTEGER NOT NULL, number INTEGER NOT NULL, seat INTEGER NOT NULL, boards INTEGER NOT NULL,
    stone INTEGER NOT NULL, mine INTEGER NOT NULL, coins INTEGER NOT NULL, stock INTEGER NOT NULL,
    contact INTEGER NOT NULL, PRIMARY KEY (run, number, seat)
) WITHOUT ROWID;
"""
TABLES = f"""
CREATE TABLE runs (
    id INTEGER PRIMARY KEY, digest TEXT NOT NULL UNIQUE, title TEXT NOT NULL, players TEXT NOT NULL,
    seed INTEGER NOT NULL, scenario TEXT NOT NULL, versions TEXT NOT NULL, without TEXT NOT NULL DEFAULT '[]',
    begun TEXT NOT NULL DEFAULT '', study TEXT NOT NULL DEFAULT '', secret TEXT NOT NULL DEFAULT ''
);
CREATE TABLE games (
    run INTEGER NOT NULL REFERENCES runs, number INTEGER NOT NULL, seed INTEGER NOT NULL, homes INTEGER NOT NULL,
    turns INTEGER NOT NULL, ending TEXT NOT NULL, contact INTEGER NOT NULL, leads INTEGER NOT NULL,
    actions INTEGER NOT NULL, failure TEXT NOT NULL, log BLOB NOT NULL, decided INTEGER NOT NULL DEFAULT 0,
    PRIMARY KEY (run, number)
) WITHOUT ROWID;
CREATE TABLE seats (
    run INTEGER NOT NULL, number INTEGER NOT NULL, seat INTEGER NOT NULL, player INTEGER NOT NULL,
    home_q INTEGER NOT NULL, home_r INTEGER NOT NULL, position INTEGER NOT NULL, goods INTEGER NOT NULL,
    wonder INTEGER NOT NULL, won INTEGER NOT NULL, PRIMARY KEY (run, number, seat)
) WITHOUT ROWID;
{_TOTALS}{_MILESTONES}
CREATE TABLE tiles (
    run INTEGER NOT NULL, q INTEGER NOT NULL, r INTEGER NOT NULL, home_q INTEGER NOT NULL, home_r INTEGER NOT NULL,
    games INTEGER NOT NULL, steps INTEGER NOT NULL, made INTEGER NOT NULL, PRIMARY KEY (run, q, r, home_q, home_r)
) WITHOUT ROWID;
"""
"""``totals`` and ``tiles`` add the games of a run up, by the home of whose it was or who came first to a tile.

``totals`` do it for each group of seeds. ``begun`` is the day on which a run was begun (UTC), empty if unknown.
``study`` is a :class:`RunStudy`, ``secret`` that of a run with players of others, ``decided`` the turn in which the
winner took the lead for good, 0 if unknown. ``milestones`` has the turns of seats, and nothing of games that an earlier
version of the program kept.
"""

MIGRATIONS = {
    1: "ALTER TABLE runs ADD COLUMN without TEXT NOT NULL DEFAULT '[]';",
    2: f"""
ALTER TABLE runs ADD COLUMN begun TEXT NOT NULL DEFAULT '';
ALTER TABLE totals RENAME TO old_totals;
{_TOTALS}
INSERT INTO totals SELECT run, home_q, home_r, player, turn, event, thing, {UNGROUPED}, amount FROM old_totals;
DROP TABLE old_totals;
""",
    3: f"""
ALTER TABLE runs ADD COLUMN study TEXT NOT NULL DEFAULT '';
UPDATE runs SET study = '{RunStudy.WORTH}' WHERE without != '[]';
""",
    4: "ALTER TABLE games ADD COLUMN decided INTEGER NOT NULL DEFAULT 0;",
    5: "ALTER TABLE runs ADD COLUMN secret TEXT NOT NULL DEFAULT '';",
    6: _MILESTONES,
}
"""The steps from each earlier version of the tables to the next."""


BUSY = 5.0
"""Seconds to wait for another program that has the file."""
MOST_SECONDS = 60.0
"""So long a reading of the file may take: a million games take some seconds."""
_STEPS = 100_000
"""The clock is looked at after so many steps of the database, some milliseconds."""
MEMORY = ":memory:"
"""A store that is kept nowhere."""
_ASIDE = ""
"""The name of a database that SQLite keeps in a file of its own until it is closed."""
_WRITTEN, _READ, _UNCHANGED = "rwc", "rw", "ro&immutable=1"
"""How a file is opened. To read games that another program is writing SQLite needs the right to write lists of its own
beside it; without that right a file is read as one that nobody changes."""

_NO_STORE = QT_TRANSLATE_NOOP("files", "is not a file of the laboratory")
_DAMAGED = QT_TRANSLATE_NOOP("files", "is damaged: {why}")
_SPOILT = QT_TRANSLATE_NOOP("files", "is damaged: there are things in it that no run has")
_FOREIGN = QT_TRANSLATE_NOOP(
    "files", "is not opened: it holds views, triggers or computed columns, which no file of the laboratory has"
)
_TOO_LONG = QT_TRANSLATE_NOOP("files", "takes too long to read")
_NEWER = QT_TRANSLATE_NOOP("files", "was written by a newer rbdesigner (version {version} of the file)")
_FAILED = QT_TRANSLATE_NOOP("files", "cannot be used: {why}")
STORE_DAMAGES = (_NO_STORE, _DAMAGED, _SPOILT, _FOREIGN)
"""The texts of why a store can never be used again."""
_DAMAGES = {
    sqlite3.SQLITE_CORRUPT,
    sqlite3.SQLITE_ERROR,  # our statements are right, so the tables are others
    sqlite3.SQLITE_CONSTRAINT,
    sqlite3.SQLITE_MISMATCH,
    sqlite3.SQLITE_FORMAT,
    sqlite3.SQLITE_TOOBIG,
}
_REASONS = {
    sqlite3.SQLITE_NOTADB: _NO_STORE,
    sqlite3.SQLITE_AUTH: _FOREIGN,
    sqlite3.SQLITE_INTERRUPT: _TOO_LONG,
}
_KINDS = {"i": int, "t": str, "b": bytes}
_NONSENSE = (
    ScenarioError,
    zlib.error,
    ArithmeticError,
    AttributeError,
    LookupError,
    RecursionError,
    TypeError,
    ValueError,
)
"""The errors that content which is no run's leads to."""


class RunStoreError(ValueError):
    """A file of the laboratory that cannot be used: which one and the reason, in one line.

    ``is_damage`` says that it can never be used again.
    """

    def __init__(self, path: str, reason: Reason) -> None:
        self.path, self.reason = path, reason
        self.is_damage = reason.source in STORE_DAMAGES
        super().__init__(f"{path}: {reason}")


class StoreFile:
    """An open database of runs; close it at the end, or use it as a context.

    With ``read_only`` nothing is written into the file, an older one is read from a copy that has been brought up to
    date, and one that is not there has no runs. Whoever made a file, nothing in it is carried out: no view, no trigger,
    no virtual table, no computed column.
    """

    def __init__(self, path: str | os.PathLike[str] = MEMORY, *, read_only: bool = False) -> None:
        self.path = os.fspath(path)
        self._until = inf
        with self._reading():
            self._database = self._connected(_READ if read_only else _WRITTEN)
            try:
                if read_only:
                    self._prepare_reading()
                else:
                    self._prepare()
            except BaseException:
                self._database.close()
                raise

    def _connected(self, mode: str) -> sqlite3.Connection:
        """Connect to the file, and trust nothing that is in it.

        The name is always that of a file, whatever it looks like to SQLite.
        """
        name = MEMORY if self.path == MEMORY else f"{Path(self.path).absolute().as_uri()}?mode={mode}"
        if mode != _WRITTEN and not Path(self.path).exists():
            name = _ASIDE
        return self._guarded(sqlite3.connect(name, timeout=BUSY, isolation_level=None, uri=True))

    def _guarded(self, database: sqlite3.Connection) -> sqlite3.Connection:
        database.execute("PRAGMA trusted_schema = OFF")
        database.set_authorizer(_authorized)
        database.set_progress_handler(lambda: monotonic() > self._until, _STEPS)
        return database

    def _prepare(self) -> None:
        is_newest = self._version() == VERSION
        self._write_ahead()
        if not is_newest:
            self._bring_up_to_date()

    def _write_ahead(self) -> None:
        """Let others read while games are written.

        SQLite does not wait where several programs that make a file at once begin with this.
        """
        until = monotonic() + BUSY
        while True:
            try:
                self._database.execute("PRAGMA journal_mode = WAL")
                return
            except sqlite3.OperationalError as fault:
                if fault.sqlite_errorcode != sqlite3.SQLITE_BUSY or monotonic() > until:
                    raise
            sleep(0.01)

    def _prepare_reading(self) -> None:
        try:
            version = self._version()
        except (
            sqlite3.OperationalError
        ):  # in a folder without the right to write, where SQLite keeps no lists of its own
            if self._has_unfinished():
                raise
            self._database.close()
            self._database = self._connected(_UNCHANGED)
            version = self._version()
        if version != VERSION:
            original, self._database = self._database, self._guarded(sqlite3.connect(_ASIDE, isolation_level=None))
            original.backup(self._database)
            original.close()
            self._bring_up_to_date()
        self._database.execute("PRAGMA query_only = ON")

    def _has_unfinished(self) -> bool:
        """Whether there are games beside the file that have not come into it."""
        beside = Path(f"{self.path}-wal")
        return beside.exists() and beside.stat().st_size > 0

    def _bring_up_to_date(self) -> None:
        self._database.execute("BEGIN IMMEDIATE")
        version = self._version()  # another program may have made the tables meanwhile
        if version == 0:
            self._execute_all(f"{TABLES} PRAGMA application_id = {APPLICATION}")
        else:
            self._execute_all("".join(MIGRATIONS[each] for each in range(version, VERSION)))
        self._execute_all(f"PRAGMA user_version = {VERSION}; COMMIT")

    def _execute_all(self, statements: str) -> None:
        for statement in filter(str.strip, statements.split(";")):
            self._database.execute(statement)

    def _version(self) -> int:
        """The version of the tables, 0 without any.

        RunStoreError for a file that is none of ours or newer, or holds more than tables.
        """
        tables, stored, application, version = (
            int(self._database.execute(query).fetchone()[0])
            for query in (
                "SELECT count(*) FROM sqlite_master",
                "SELECT count(*) FROM sqlite_master WHERE rootpage > 0",  # views, triggers and virtual tables have none
                "PRAGMA application_id",
                "PRAGMA user_version",
            )
        )
        if tables and application != APPLICATION:
            raise RunStoreError(self.path, Reason(_NO_STORE))
        if stored < tables or self._has_computed():
            raise RunStoreError(self.path, Reason(_FOREIGN))
        if version > VERSION:
            raise RunStoreError(self.path, Reason(_NEWER, version=version))
        return version if tables else 0

    def _has_computed(self) -> bool:
        """Tell whether a table has columns that are worked out when read, which may take any time and memory."""
        columns = "FROM sqlite_master AS made, pragma_table_xinfo(made.name) AS found WHERE found.hidden > 1"
        return bool(self._database.execute(f"SELECT count(*) {columns}").fetchone()[0])

    @contextmanager
    def _naming_file(self) -> Iterator[None]:
        """Tell an error of the database as one of the file.

        An interrupt in its callbacks would be taken for one.
        """
        try:
            with interrupts.held():
                yield
        except sqlite3.Error as fault:
            raise RunStoreError(self.path, _reason(fault)) from fault

    @contextmanager
    def _reading(self) -> Iterator[None]:
        """Tell whatever is raised while the file is made sense of as damage, as only nonsense in it can raise there."""
        with self._naming_file():
            try:
                yield
            except RunStoreError:
                raise
            except _NONSENSE as fault:
                raise RunStoreError(self.path, Reason(_SPOILT)) from fault

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def close(self) -> None:
        """Close the file."""
        self._database.close()

    @contextmanager
    def _writing(self) -> Iterator[None]:
        """Write within a transaction: all is kept or, if anything fails, nothing."""
        with self._naming_file():
            self._database.execute("BEGIN IMMEDIATE")
            try:
                yield
                self._database.execute("COMMIT")
            except BaseException:
                if self._database.in_transaction:  # a full disk has ended it already
                    self._database.execute("ROLLBACK")
                raise

    def _rows(self, kinds: str, query: str, *values: int | str) -> list[Any]:
        """List the rows of a query; ``kinds`` has a letter for each column: integer, text or bytes.

        RunStoreError if there is anything else.
        """
        expected = tuple(_KINDS[kind] for kind in kinds)
        with self._reading():
            self._until = monotonic() + MOST_SECONDS
            try:
                found = self._database.execute(query, values).fetchall()
            finally:
                self._until = inf
            if not {tuple(map(type, row)) for row in found} <= {expected}:
                raise TypeError
        return found


def _authorized(_action: int, _first: str | None, _second: str | None, _file: str | None, source: str | None) -> int:
    """Decide whether a statement may be carried out: not for a view or a trigger, which is its ``source`` then."""
    return sqlite3.SQLITE_OK if source is None else sqlite3.SQLITE_DENY


def _reason(fault: sqlite3.Error) -> Reason:
    """Why the database does not do what it was asked for."""
    code = getattr(fault, "sqlite_errorcode", None)
    if code is None and isinstance(fault, sqlite3.OperationalError):  # a text that is none
        return Reason(_SPOILT)
    kind = None if code is None else code & 0xFF
    if kind in _REASONS:
        return Reason(_REASONS[kind])
    return Reason(_DAMAGED if kind in _DAMAGES else _FAILED, why=" ".join(str(fault).split()))
