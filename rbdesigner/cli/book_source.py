"""Books of scenarios for a verb that takes them."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

from rbdesigner.cli.console import working
from rbdesigner.cli.streams import told_name
from rbdesigner.messages.translation import translate
from rbdesigner.scenario.books import book_format
from rbdesigner.scenario.books.book_maps import LoadedBook, map_of
from rbdesigner.scenario.formats import ImportedMap

OWN = "rbdesigner"
"""The key of our own format of maps."""


def read(path: Path) -> LoadedBook:
    """A book with its maps. ScenarioError if it cannot be read."""
    loaded = LoadedBook(path, book_format.load(path), ())
    number = len(loaded.book.entries)
    with working(translate("cli", "reading {path}").format(path=told_name(path))) as tell:
        found = []
        for each in range(1, number + 1):
            found.append(map_of(loaded.book, each, loaded.folder))
            tell(each, number)
    return replace(loaded, maps=tuple(found))


def imported(path: Path) -> list[ImportedMap]:
    """Read the maps of a book, with the titles and codes that they have in it.

    ScenarioError if the book or one of its files cannot be read.
    """
    loaded = read(path)
    for each in loaded.maps:
        if each.fault is not None:
            raise each.fault
    return readable_maps(loaded)


def readable_maps(loaded: LoadedBook) -> list[ImportedMap]:
    """The maps of a book that could be read."""
    return [ImportedMap(each.title, each.as_in_book(), format=OWN) for each in loaded.maps if each.scenario is not None]
