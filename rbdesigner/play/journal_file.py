"""The copy of one game on the disk, which stays whole whatever becomes of its file in between."""

from __future__ import annotations

import contextlib
import os
from collections.abc import Callable
from pathlib import Path
from threading import Lock

from rbdesigner.scenario.saving import write_atomically


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
