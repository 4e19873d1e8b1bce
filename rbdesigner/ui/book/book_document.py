"""A book that is edited: the one door through which it changes."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterable
from dataclasses import dataclass, replace
from functools import cached_property
from pathlib import Path
from time import perf_counter

from PySide6.QtCore import QObject, QTimer, Signal
from PySide6.QtGui import QUndoCommand, QUndoStack

from rbdesigner.checks import check
from rbdesigner.checks.book_checks import BookFinding, book_findings, in_order
from rbdesigner.checks.problem import Problem
from rbdesigner.scenario import schema
from rbdesigner.scenario.books import book_format
from rbdesigner.scenario.books.book_maps import BookMap, LoadedBook, read_scenario
from rbdesigner.scenario.books.book_model import Book
from rbdesigner.scenario.errors import ScenarioError
from rbdesigner.scenario.model import Scenario
from rbdesigner.ui.widgets.later import later

_SLICE = 0.008
"""Seconds after which the window gets its turn."""


@dataclass(frozen=True, slots=True)
class ReadFile:
    """A scenario file as it was read: the scenario with its problems, or its fault."""

    scenario: Scenario | None
    fault: ScenarioError | None
    problems: tuple[Problem, ...]
    seen: tuple[int, int] | None
    """When the file was changed last, and its size."""


class MapReading(QObject):
    """Reads files that are wanted; each comes with ``read(path)``, and ``finished()`` after the last of them."""

    read = Signal(object)
    finished = Signal()

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        schema.faults({})  # loads what judges files, which takes longer than a slice may
        self._files: dict[Path, ReadFile] = {}
        self._queue: deque[Path] = deque()
        self._timer = QTimer(self)
        self._timer.setInterval(0)
        self._timer.timeout.connect(self._go_on)

    def of(self, path: Path) -> ReadFile | None:
        """A file as it was read; None as long as it was not."""
        return self._files.get(path)

    @property
    def is_reading(self) -> bool:
        """Whether there is anything left to read."""
        return bool(self._queue)

    def want(self, paths: Iterable[Path]) -> None:
        """Read these files in place of those wanted before, as far as they are not read as they are now."""
        self._queue = deque(path for path in dict.fromkeys(paths) if not self._is_read(path))
        if self._queue:
            self._timer.start()

    def _is_read(self, path: Path) -> bool:
        known = self._files.get(path)
        return known is not None and known.seen == _seen(path)

    def _go_on(self) -> None:
        end = perf_counter() + _SLICE
        while self._queue and perf_counter() < end:
            self._read_next()
        if not self._queue:
            self._timer.stop()
            self.finished.emit()

    def read_all(self) -> None:
        """Read at once all that is wanted."""
        while self._queue:
            self._read_next()

    def _read_next(self) -> None:
        path = self._queue.popleft()
        seen = _seen(path)
        scenario, fault = read_scenario(path)
        self._files[path] = ReadFile(scenario, fault, tuple(check(scenario)) if scenario else (), seen)
        self.read.emit(path)


def _seen(path: Path) -> tuple[int, int] | None:
    try:
        status = path.stat()
    except (OSError, ValueError):
        return None
    return status.st_mtime_ns, status.st_size


_GATHERED = 150
"""Milliseconds in which files that were read are gathered, before all findings are worked out anew."""


class BookDocument(QObject):
    """A book with its file, its undo stack and its maps as far as they are read.

    Its paths are absolute as long as it is open, so that it can be saved anywhere. ``changed()`` tells of another book,
    ``map_read(path)`` that the map in a file can be shown, ``found()`` that there may be other findings; there are
    ``modified_changed()`` and ``path_changed()``, too.
    """

    changed = Signal()
    map_read = Signal(object)
    found = Signal()
    modified_changed = Signal()
    path_changed = Signal()

    def __init__(self, book: Book, path: Path | None = None, parent: QObject | None = None) -> None:
        """``book`` names files as its file does; without a file by absolute paths."""
        super().__init__(parent)
        self._hold(book_format.rebased(book, None if path is None else path.parent, None))
        self._path = path
        self._never_saved = False
        self._findings: list[BookFinding] | None = None
        self.undo_stack = QUndoStack(self)
        self.undo_stack.cleanChanged.connect(self._tell_modified)
        self.reading = MapReading(self)
        self.reading.read.connect(self.map_read)
        self.reading.finished.connect(self._find_again)
        self._gathered = later(self, self._find_again, _GATHERED)
        self.reading.read.connect(self._gather)
        self.look_again()

    def _hold(self, book: Book) -> None:
        self._book, self._entries = book, book.entries
        self._paths = [Path(entry.file) for entry in self._entries]

    @property
    def book(self) -> Book:
        """The book, with absolute paths."""
        return self._book

    @property
    def path(self) -> Path | None:
        """Its file, which need not be there yet; None as long as it has none."""
        return self._path

    @path.setter
    def path(self, path: Path | None) -> None:
        self._path = path
        self.path_changed.emit()

    def in_file(self, path: Path | None) -> Book:
        """The book as a file at this path has it."""
        return book_format.rebased(self._book, None, None if path is None else path.parent)

    @property
    def is_modified(self) -> bool:
        """Whether there is something that its file does not hold."""
        return self._never_saved or not self.undo_stack.isClean()

    def mark_saved(self) -> None:
        """Note that its file holds it as it is now."""
        self._never_saved = False
        self.undo_stack.setClean()
        self._tell_modified()

    def mark_unsaved(self) -> None:
        """Note that no file holds it."""
        self._never_saved = True
        self._tell_modified()

    def _tell_modified(self) -> None:
        self.modified_changed.emit()

    # Changes

    def change(self, book: Book, text: str, merges: str = "") -> None:
        """Make it another book, as a step that can be undone; steps in a row with the same ``merges`` are one."""
        if book != self._book:
            self.undo_stack.push(_Change(self._set, self._book, book, text, merges))

    def _set(self, book: Book) -> None:
        self._hold(book)
        self.look_again()
        self._findings = None
        self.changed.emit()
        self.found.emit()

    # Maps and findings

    def look_again(self) -> None:
        """Read the files that are new, or others than they were."""
        self.reading.want(self._paths)

    def map_numbered(self, number: int) -> BookMap:
        """A map of the book, with its scenario or fault as soon as that was read."""
        path = self._paths[number - 1]
        read = self.reading.of(path)
        scenario, fault = (read.scenario, read.fault) if read is not None else (None, None)
        return BookMap(self._entries[number - 1], number, path, scenario, fault, self._book.code_by_pattern(number))

    def maps(self) -> list[BookMap]:
        """All maps."""
        return [self.map_numbered(number) for number in range(1, len(self._entries) + 1)]

    def loaded(self) -> LoadedBook:
        """The book as it can be printed now; what is not read yet is read."""
        self.reading.read_all()
        return LoadedBook(self._path or Path(), self._book, tuple(self.maps()))

    @property
    def findings(self) -> list[BookFinding]:
        """The problems of the book and of the maps that were read."""
        if self._findings is None:
            shown = self.in_file(self._path)
            maps = [replace(each, entry=entry) for each, entry in zip(self.maps(), shown.entries, strict=True)]
            found = book_findings(shown, maps, self._path)
            for each in maps:
                read = self.reading.of(each.path)
                found += [BookFinding(each.number, one) for one in (read.problems if read is not None else ())]
            self._findings = in_order(found)
        return self._findings

    def _gather(self) -> None:
        if not self._gathered.isActive():
            self._gathered.start()

    def _find_again(self) -> None:
        self._findings = None
        self.found.emit()


class _Change(QUndoCommand):
    def __init__(self, set_book: Callable[[Book], None], before: Book, after: Book, text: str, merges: str) -> None:
        super().__init__(text)
        self._set, self._before, self.after, self.merges = set_book, before, after, merges

    def redo(self) -> None:
        self._set(self.after)

    def undo(self) -> None:
        self._set(self._before)

    @cached_property
    def _id(self) -> int:
        return hash(self.merges) % 1_000_000 + 1 if self.merges else -1

    def id(self) -> int:
        return self._id

    def mergeWith(self, other: QUndoCommand) -> bool:
        if not isinstance(other, _Change) or other.merges != self.merges:
            return False
        self.after = other.after
        return True
