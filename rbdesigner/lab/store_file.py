"""The file of the laboratory.

Opened, brought up to date, and what can be wrong with it.
"""

from __future__ import annotations

import os
import sqlite3
import zlib
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, Self

from rbdesigner.lab.store_tables import APPLICATION, MIGRATIONS, TABLES, VERSION
from rbdesigner.scenario.errors import ScenarioError
from rbdesigner.scenario.reasons import Reason
from rbdesigner.translatable import QT_TRANSLATE_NOOP

BUSY = 5.0
"""Seconds to wait for another program that has the file."""
MEMORY = ":memory:"
"""A store that is kept nowhere."""

_NO_STORE = QT_TRANSLATE_NOOP("files", "is no file of the laboratory")
_DAMAGED = QT_TRANSLATE_NOOP("files", "is damaged: {why}")
_SPOILT = QT_TRANSLATE_NOOP("files", "is damaged: there are things in it that no run has")
_NEWER = QT_TRANSLATE_NOOP("files", "was written by a newer rbdesigner (version {version} of the file)")
_FAILED = QT_TRANSLATE_NOOP("files", "cannot be used: {why}")
STORE_DAMAGES = (_NO_STORE, _DAMAGED, _SPOILT)
"""The texts of why a store can never be used again."""
STORE_FAULTS = (*STORE_DAMAGES, _NEWER, _FAILED)
"""The texts of why a store cannot be used."""
_DAMAGES = {
    sqlite3.SQLITE_CORRUPT,
    sqlite3.SQLITE_ERROR,  # our statements are right, so the tables are others
    sqlite3.SQLITE_CONSTRAINT,
    sqlite3.SQLITE_MISMATCH,
    sqlite3.SQLITE_FORMAT,
    sqlite3.SQLITE_TOOBIG,
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
"""What comes of content that is none of a run."""


class RunStoreError(ValueError):
    """A file of the laboratory that cannot be used.

    Which one and the reason, in one line. ``is_damage`` says that it can never be used again.
    """

    def __init__(self, path: str, reason: Reason) -> None:
        self.path, self.reason = path, reason
        self.is_damage = reason.source in STORE_DAMAGES
        super().__init__(f"{path}: {reason}")


class StoreFile:
    """An open database of runs; close it at the end, or use it as a context."""

    def __init__(self, path: str | os.PathLike[str] = MEMORY) -> None:
        self.path = os.fspath(path)
        with self._reading():
            self._database = sqlite3.connect(self.path, timeout=BUSY, isolation_level=None)
            try:
                self._prepare()
            except BaseException:
                self._database.close()
                raise

    def _prepare(self) -> None:
        is_newest = self._version() == VERSION
        self._database.execute("PRAGMA journal_mode = WAL")
        if is_newest:
            return
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

        RunStoreError for a file that is none of ours or newer.
        """
        tables, application, version = (
            int(self._database.execute(query).fetchone()[0])
            for query in ("SELECT count(*) FROM sqlite_master", "PRAGMA application_id", "PRAGMA user_version")
        )
        if tables and application != APPLICATION:
            raise RunStoreError(self.path, Reason(_NO_STORE))
        if version > VERSION:
            raise RunStoreError(self.path, Reason(_NEWER, version=version))
        return version if tables else 0

    @contextmanager
    def _told(self) -> Iterator[None]:
        try:
            yield
        except sqlite3.Error as fault:
            raise RunStoreError(self.path, _reason(fault)) from fault

    @contextmanager
    def _reading(self) -> Iterator[None]:
        """Where what is in the file is made sense of.

        Only nonsense in it can raise anything there.
        """
        with self._told():
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
        """A transaction.

        All that is written in it is kept or, if anything fails, nothing.
        """
        with self._told():
            self._database.execute("BEGIN IMMEDIATE")
            try:
                yield
                self._database.execute("COMMIT")
            except BaseException:
                if self._database.in_transaction:  # a full disk has ended it already
                    self._database.execute("ROLLBACK")
                raise

    def _rows(self, kinds: str, query: str, *values: int | str) -> list[Any]:
        """The rows of a query.

        ``kinds`` has a letter for each column: integer, text or bytes. RunStoreError if there is anything else.
        """
        expected = tuple(_KINDS[kind] for kind in kinds)
        with self._reading():
            found = self._database.execute(query, values).fetchall()
            if not {tuple(map(type, row)) for row in found} <= {expected}:
                raise TypeError
        return found


def _reason(fault: sqlite3.Error) -> Reason:
    """Why the database does not do what it was asked for."""
    code = getattr(fault, "sqlite_errorcode", None)
    if code is None and isinstance(fault, sqlite3.OperationalError):  # a text that is none
        return Reason(_SPOILT)
    if code is not None and code & 0xFF == sqlite3.SQLITE_NOTADB:
        return Reason(_NO_STORE)
    is_damage = code is not None and code & 0xFF in _DAMAGES
    return Reason(_DAMAGED if is_damage else _FAILED, why=" ".join(str(fault).split()))
