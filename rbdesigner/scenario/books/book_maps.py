"""The maps of a book, as they are read from their files."""

from __future__ import annotations

import os
from collections.abc import Iterator
from dataclasses import dataclass, replace
from pathlib import Path

from rbdesigner.scenario import files
from rbdesigner.scenario.books import book_format
from rbdesigner.scenario.books.book_model import Book, BookEntry
from rbdesigner.scenario.errors import ScenarioError
from rbdesigner.scenario.formats import stem_of
from rbdesigner.scenario.model import Scenario


@dataclass(frozen=True, slots=True)
class BookMap:
    """A map of a book: its entry, its file, and what was read from there.

    Either a ``scenario`` or the ``fault`` of its file; ``number`` counts the maps of the book from 1 on.
    """

    entry: BookEntry
    number: int
    path: Path
    scenario: Scenario | None = None
    fault: ScenarioError | None = None
    pattern_code: str = ""

    @property
    def title(self) -> str:
        """Its title in the book."""
        own = self.scenario.properties.title if self.scenario is not None else ""
        return self.entry.title or own or stem_of(self.path)

    @property
    def code(self) -> str:
        """Its code in the book."""
        own = self.scenario.properties.code if self.scenario is not None else ""
        return self.entry.code or self.pattern_code or own

    def as_in_book(self) -> Scenario:
        """The scenario with the title and code that it has in the book."""
        assert self.scenario is not None, "its file was read"
        named = replace(self.scenario.properties, title=self.title, code=self.code)
        return replace(self.scenario, properties=named)


@dataclass(frozen=True, slots=True)
class LoadedBook:
    """A book with its maps; ``path`` is its folder or file.

    >>> import rbdesigner as rb
    >>> loaded = rb.load_book("scenarios")
    >>> [each.title for each in loaded.maps][:2]
    ['Crossroads', 'Four Winds']
    """

    path: Path
    book: Book
    maps: tuple[BookMap, ...]

    @property
    def folder(self) -> Path:
        """The folder at which the paths of its files begin."""
        return book_format.file_of(self.path).parent


def load_book(path: str | os.PathLike[str]) -> LoadedBook:
    """The book in a folder or file, with its maps.

    ScenarioError if the book cannot be read; a map that cannot be read has its fault.

    >>> import rbdesigner as rb
    >>> sum(each.fault is None for each in rb.load_book("scenarios").maps)
    8
    """
    place = Path(path)
    book = book_format.load(place)
    return LoadedBook(place, book, tuple(maps_of(book, book_format.file_of(place).parent)))


def maps_of(book: Book, folder: Path | None) -> Iterator[BookMap]:
    """The maps of a book whose paths begin at this folder, one by one."""
    for number in range(1, len(book.entries) + 1):
        yield map_of(book, number, folder)


def map_of(book: Book, number: int, folder: Path | None) -> BookMap:
    """The map with this number (1, 2, ...) read from its file."""
    entry = book.entries[number - 1]
    place = book_format.path_of_file(entry.file, folder)
    scenario, fault = read_scenario(place)
    return BookMap(entry, number, place, scenario, fault, book.code_by_pattern(number))


def read_scenario(path: Path) -> tuple[Scenario | None, ScenarioError | None]:
    """The scenario in a file, or why it cannot be read."""
    try:
        return files.load(path), None
    except ScenarioError as error:
        return None, error
