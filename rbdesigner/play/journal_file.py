"""The copy of one game on the disk, which stays whole whatever becomes of its file in between."""

from __future__ import annotations

import contextlib
import json
import os
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path
from threading import Lock
from typing import NamedTuple, TypeGuard

from rbdesigner.engine.games import game_records
from rbdesigner.engine.games.game import Game
from rbdesigner.engine.games.game_records import PartialGame
from rbdesigner.play.game_log import followed_game
from rbdesigner.play.variations import LINES, MOST_VARIATIONS, Log
from rbdesigner.scenario.errors import ScenarioError
from rbdesigner.scenario.parsing import parsed, read_bytes
from rbdesigner.scenario.reasons import Reason
from rbdesigner.scenario.saving import write_atomically
from rbdesigner.translatable import QT_TRANSLATE_NOOP


class JournalFile:
    """A file with a beginning and a line for every change since.

    All changes are in memory too, and ``beginning`` makes the rest, so that the file goes on from the last line that is
    whole, or is written anew where it is not what was written. ``make_room`` makes its folder if that has vanished. Two
    threads may use it at once.
    """

    def __init__(self, path: Path, beginning: Callable[[], bytes], make_room: Callable[[], object]) -> None:
        self.path = path
        self._beginning = beginning
        self._make_room = make_room
        self._lock = Lock()
        self._changes: list[bytes] = []
        self._kept = 0  # so many of the changes are in the file,
        self._size = 0  # which then has so many bytes; 0: it has to be written anew
        self._number = 0  # by which the system knows the file
        self._is_writing_anew = False

    def add(self, change: str) -> bool:
        """Write a change at the end of the file; False if that has to wait for :meth:`secure`."""
        with self._lock:
            self._changes.append(f"{change}\n".encode())
            if self._is_writing_anew:
                return True  # it comes right after
            try:
                return self._go_on()
            except OSError:
                return False

    def secure(self) -> None:
        """See to it that the file is on the disk with all changes.

        OSError or ScenarioError if it cannot be.
        """
        with self._lock:
            is_there = self._go_on()
            self._is_writing_anew = not is_there
        try:
            if not is_there:
                self._write_anew()
            self._force()
        finally:
            self._is_writing_anew = False

    def _write_anew(self) -> None:
        beginning = self._beginning()
        with self._lock:
            changes = self._changes[:]
        data = beginning + b"".join(changes)
        self._make_room()
        write_atomically(self.path, data, backup=False)
        with self._lock:
            self._kept, self._size, self._number = len(changes), len(data), self.path.stat().st_ino
            self._is_writing_anew = False
            self._go_on()

    def _go_on(self) -> bool:
        """Write what is missing at the end of the file; False if the file is not there as it was written.

        OSError if it cannot be written on; what is written by then is taken back, now or the next time.
        """
        if not self._size:
            return False
        try:
            file = os.open(self.path, os.O_WRONLY | getattr(os, "O_BINARY", 0))
        except OSError:
            self._size = 0
            return False
        size, kept, self._size = self._size, self._kept, 0
        try:
            status = os.fstat(file)
            if status.st_ino == self._number and status.st_size >= size:
                self._size = self._write_at(file, size, status.st_size)
        finally:
            try:
                os.close(file)
            except OSError:  # some systems say only now that there is no room
                self._kept, self._size = kept, 0
                raise
        return self._size > 0

    def _write_at(self, file: int, size: int, found: int) -> int:
        """Write what is missing after so many bytes of the file; its new size."""
        missing = b"".join(self._changes[self._kept :])
        try:
            if found > size:  # the torn rest of what could not be written
                os.ftruncate(file, size)
            os.lseek(file, size, os.SEEK_SET)
            left = memoryview(missing)
            while left:
                left = left[os.write(file, left) :]
        except OSError:
            self._size = size
            with contextlib.suppress(OSError):
                os.ftruncate(file, size)
            raise
        self._kept = len(self._changes)
        return size + len(missing)

    def _force(self) -> None:
        """Force what is in the file to the disk."""
        file = os.open(self.path, os.O_WRONLY | getattr(os, "O_BINARY", 0))
        try:
            os.fsync(file)
        except OSError:
            with self._lock:
                self._size = 0  # nobody knows what is on the disk
            raise
        finally:
            os.close(file)


LEFT = "left"
"""Stands behind a change of the log if what came after that moment was left for another line rather than undone."""


def read(stored: Path) -> PartialGame[Game]:
    """Read the game in a copy, up to the last action that was written whole and can be done.

    ScenarioError if it cannot be read.
    """
    _, whole, changes = _parts(stored)
    data = parsed(whole, str(stored))
    log = data.get("log") if isinstance(data, dict) else None
    if _is_log(log):
        left = _go_on(log, changes)
        if left:
            known = data.get(LINES)
            data[LINES] = [*(known if isinstance(known, list) else []), *left[-MOST_VARIATIONS:]]
    return game_records.from_json_partly(followed_game, data, str(stored))


def turn(stored: Path) -> int:
    """The turn that the game in a copy has come to; 0 if that cannot be told."""
    try:
        head, _, changes = _parts(stored)
        about = json.loads(head)
    except (ScenarioError, ValueError, RecursionError):
        return 0
    turns = [about.get("turn") if isinstance(about, dict) else None, *(change.turn for change in _sound(changes))]
    return next((each for each in reversed(turns) if _is_number(each) and each), 0)


def _parts(stored: Path) -> tuple[str, str, list[str]]:
    """The line about the game, the game, and the changes whose lines are whole."""
    lines = read_bytes(stored, "copy of a game").decode("utf-8", "replace").split("\n")
    if len(lines) < 3:
        raise ScenarioError(
            stored,
            "",
            Reason(QT_TRANSLATE_NOOP("files", "the file ends in the middle of the data; a part of it is missing")),
        )
    head, whole, *changes = lines
    return head, whole, changes[:-1]  # after the last line end there is nothing, or what is torn


def _is_number(value: object) -> TypeGuard[int]:
    return isinstance(value, int) and not isinstance(value, bool) and value >= 0


def _is_log(value: object) -> TypeGuard[Log]:
    return isinstance(value, list) and all(isinstance(entry, str) for entry in value)


class _Change(NamedTuple):
    """A change of a log: after ``moment`` entries it goes on with ``following``.

    ``turn`` is 0 if it was not written yet. ``is_left`` says that what came after that moment was left for another line
    rather than undone.
    """

    moment: int
    following: Log
    turn: int
    is_left: bool


def _sound(changes: Iterable[str]) -> Iterator[_Change]:
    """The changes of a log, up to one that is torn."""
    for change in changes:
        try:
            moment, following, *after = json.loads(change)
        except (ValueError, TypeError, RecursionError):
            return
        if not (_is_number(moment) and _is_log(following)):
            return
        yield _Change(moment, following, after[0] if after and _is_number(after[0]) else 0, LEFT in after[1:])


def _go_on(entries: Log, changes: Iterable[str]) -> list[Log]:
    """Make the changes of a log, up to one that does not follow, and list what was taken back, the first in front.

    A single thing undone and done otherwise is no line, as in the window.
    """
    left: list[Log] = []
    undone: Log = []  # what was taken back last, as long as nothing else was done
    for moment, following, _, is_left in _sound(changes):
        if moment > len(entries):
            break
        if moment < len(entries):
            _leave(left, entries[:])
            undone = [] if is_left else left[-1][moment:]
        if following:
            if len(_by_players(undone)) == 1 and undone != following:
                left.pop()
            undone = []
        entries[moment:] = following
    return left


def _by_players(log: Log) -> Log:
    return [entry for entry in log if not entry.startswith("chance:")]


def _leave(left: list[Log], log: Log) -> None:
    """Note a log of which something is taken back, unless it only goes on from the last one, or back on it."""
    last = left[-1] if left else []
    if last[: len(log)] == log:
        return
    if left and log[: len(last)] == last:
        left.pop()
    left.append(log)
