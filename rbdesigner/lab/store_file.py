"""The file of the laboratory: opened, brought up to date, and what can be wrong with it."""

from __future__ import annotations

import json
import os
import sqlite3
import zlib
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, Self

from rbdesigner.lab.store_tables import APPLICATION, MIGRATIONS, TABLES, VERSION
from rbdesigner.scenario.reasons import Reason
from rbdesigner.translatable import QT_TRANSLATE_NOOP

BUSY = 5.0
"""Seconds to wait for another program that has the file."""
MEMORY = ":memory:"
"""A store that is kept nowhere."""

_NO_STORE = QT_TRANSLATE_NOOP("files", "is no file of the laboratory")
_NEWER = QT_TRANSLATE_NOOP("files", "was written by a newer rbdesigner (version {version} of the file)")
_FAILED = QT_TRANSLATE_NOOP("files", "cannot be used: {why}")
STORE_FAULTS = (_NO_STORE, _NEWER, _FAILED)
"""The texts of why a store cannot be used."""


class RunStoreError(ValueError):
    """A file of the laboratory that cannot be used.

    Which one and the reason, in one line.
    """

    def __init__(self, path: str, reason: Reason) -> None:
        self.path, self.reason = path, reason
        super().__init__(f"{path}: {reason}")


class StoreFile:
    """An open database of runs; close it at the end, or use it as a context."""

    def __init__(self, path: str | os.PathLike[str] = MEMORY) -> None:
        self.path = os.fspath(path)
        with self._told():
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
        except (sqlite3.Error, zlib.error, UnicodeError, json.JSONDecodeError) as fault:
            raise RunStoreError(self.path, Reason(_FAILED, why=str(fault))) from fault

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def close(self) -> None:
        """Close the file."""
        self._database.close()

    @contextmanager
    def _writing(self) -> Iterator[None]:
        """A transaction: all that is written in it is kept or, if anything fails, nothing."""
        with self._told():
            self._database.execute("BEGIN IMMEDIATE")
            try:
                yield
                self._database.execute("COMMIT")
            except BaseException:
                if self._database.in_transaction:  # a full disk has ended it already
                    self._database.execute("ROLLBACK")
                raise

    def _rows(self, query: str, *values: int | str) -> list[Any]:
        with self._told():
            return self._database.execute(query, values).fetchall()
