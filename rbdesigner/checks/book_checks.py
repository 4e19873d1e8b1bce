"""Checks of books: over all their maps, and of each of them."""

from __future__ import annotations

import os
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import NamedTuple

from rbdesigner.checks.live import check
from rbdesigner.checks.problem import Problem
from rbdesigner.checks.problem_codes import problem
from rbdesigner.scenario.books import book_format
from rbdesigner.scenario.books.book_maps import BookMap, LoadedBook
from rbdesigner.scenario.books.book_model import Book
from rbdesigner.scenario.errors import ScenarioError
from rbdesigner.scenario.model import Scenario
from rbdesigner.scenario.reasons import Reason
from rbdesigner.tiles import BOXES, Box


class BookFinding(NamedTuple):
    """A problem of the map with this number (1, 2, ...), or of the book itself where the number is None."""

    number: int | None
    problem: Problem


def check_book(loaded: LoadedBook) -> list[BookFinding]:
    """List everything that is wrong with a book and its maps: first the book's own problems, then map by map.

    >>> import rbdesigner as rb
    >>> [(finding.number, finding.problem.code) for finding in rb.check_book(rb.load_book("scenarios"))]
    [(3, 'book-orientations-mixed'), (5, 'book-orientations-mixed')]
    """
    found = book_findings(loaded.book, loaded.maps, loaded.path)
    for each in loaded.maps:
        if each.scenario is not None:
            found += [BookFinding(each.number, one) for one in check(each.scenario)]
    return in_order(found)


def book_findings(book: Book, maps: Sequence[BookMap], path: Path | None = None) -> list[BookFinding]:
    """Find what is wrong across the maps of a book; each map's own problems are left out.

    ``path`` is the folder or file of the book, if it has one.
    """
    found = [BookFinding(None, one) for one in _of_book(book, maps, path)]
    found += (BookFinding(each.number, _unreadable(each)) for each in maps if each.fault is not None)
    for number, one in (*_repeated(maps), *_without_code(maps), *_pointing_otherwise(maps)):
        found.append(BookFinding(number, one))
    if box := BOXES.get(book.box):
        found += (BookFinding(each.number, one) for each in maps for one in _beyond(box, each.scenario))
    return in_order(found)


def in_order(findings: Sequence[BookFinding]) -> list[BookFinding]:
    """Findings about the book before those of its maps, the worst first."""
    return sorted(findings, key=lambda one: (one.number or 0, one.problem.order))


def _of_book(book: Book, maps: Sequence[BookMap], path: Path | None) -> Iterator[Problem]:
    if not maps:
        yield problem("book-empty")
    if not book.title and (path is None or book_format.file_of(path).exists()):  # a mere folder needs none
        yield problem("book-untitled")
    files = {entry.file for entry in book.entries}
    if book.cover.picture and book.cover.picture not in files:
        yield problem("book-cover-picture", file=book.cover.picture)
    if path is not None and book_format.file_of(path).name == book_format.FOLDER_FILE:
        for name in _lying_in(book_format.file_of(path).parent):
            if name not in files:
                yield problem("book-file-unlisted", file=name)


def _lying_in(folder: Path) -> list[str]:
    try:
        return book_format.scenarios_in(folder)
    except ScenarioError:  # a folder that cannot be listed has been told of by its files
        return []


def _unreadable(each: BookMap) -> Problem:
    fault = each.fault
    why = "" if fault is None else fault.reason
    if fault is not None and fault.pointer:
        why = Reason("{pointer}: {why}", pointer=fault.pointer, why=why)
    return problem("book-file-unreadable", file=each.entry.file, why=why)


def _repeated(maps: Sequence[BookMap]) -> Iterator[tuple[int, Problem]]:
    for number, before in _twice(maps, lambda each: os.path.normpath(each.path)):
        yield number, problem("book-file-twice", file=before.entry.file)
    read = [each for each in maps if each.scenario is not None]
    for number, before in _twice(read, lambda each: each.code.casefold()):
        yield number, problem("book-code-repeated", shared=before.code, title=before.title)
    for number, before in _twice(read, lambda each: each.title.casefold()):
        yield number, problem("book-title-repeated", title=before.title)


def _twice(maps: Sequence[BookMap], key: Callable[[BookMap], str]) -> Iterator[tuple[int, BookMap]]:
    """The maps that share a key with an earlier one, and which that is."""
    first: dict[str, BookMap] = {}
    for each in maps:
        name = key(each)
        if name and first.setdefault(name, each) is not each:
            yield each.number, first[name]


def _without_code(maps: Sequence[BookMap]) -> Iterator[tuple[int, Problem]]:
    read = [each for each in maps if each.scenario is not None]
    if any(each.code for each in read):
        yield from ((each.number, problem("book-code-missing")) for each in read if not each.code)


def _pointing_otherwise(maps: Sequence[BookMap]) -> Iterator[tuple[int, Problem]]:
    ways = [(each.number, each.scenario.orientation) for each in maps if each.scenario is not None]
    counts = Counter(way for _, way in ways)
    if len(counts) > 1:
        usual = counts.most_common(1)[0][0]
        yield from ((number, problem("book-orientations-mixed")) for number, way in ways if way is not usual)


def _beyond(box: Box, scenario: Scenario | None) -> Iterator[Problem]:
    """The kinds of tiles of which a map needs more than the box of the book has."""
    if scenario is None or scenario.properties.box == box:
        return  # its own check has told of it
    for kind, needed in sorted(scenario.tile_counts().items()):
        held = box.holds(kind)
        if held is not None and needed > held:
            yield problem("book-box-exceeded", variant="" if held else "none", tiles=needed, tile_kind=kind, held=held)
