"""The book: many scenarios in an order, with chapters, a cover and one style."""

from __future__ import annotations

import re
from collections.abc import Callable, Collection, Sequence
from dataclasses import dataclass, field, replace

from rbdesigner.tiles import Extra

SHEET_PAPERS = ("a4", "letter", "legal", "a3")
"""The papers of single sheets, which have room for the largest tile, the usual one first."""
PAPERS = (*SHEET_PAPERS, "a5")
ORIENTATIONS = ("portrait", "landscape", "automatic")
STYLES = ("painted", "flat", "ink")
"""The papers of a book, the ways they lie and the styles of its maps, the usual ones first."""
_DIGITS = re.compile("#+")


@dataclass(frozen=True, slots=True)
class BookEntry:
    """A scenario of a book: its file, and what the book calls it.

    ``file`` is a path from the folder of the book, its parts divided by ``/``. An empty ``title`` or ``code`` is
    that of the scenario.
    """

    file: str
    title: str = ""
    code: str = ""
    extra: Extra | None = field(default=None, hash=False)


@dataclass(frozen=True, slots=True)
class Chapter:
    """The heading of the scenarios that follow it, with what it says of them."""

    title: str
    text: str = ""
    extra: Extra | None = field(default=None, hash=False)


@dataclass(frozen=True, slots=True)
class Cover:
    """The cover: a text below the title, and the file of the map that it shows.

    Without a ``picture`` it shows the first map.
    """

    text: str = ""
    picture: str = ""
    extra: Extra | None = field(default=None, hash=False)


@dataclass(frozen=True, slots=True)
class SheetStyle:
    """The style of all sheets of a book, as the settings of a single sheet have it.

    In the orientation ``automatic`` each sheet lies so that its map is largest. ``style`` is how boards look: painted,
    flat or ink.
    """

    paper: str = PAPERS[0]
    orientation: str = ORIENTATIONS[0]
    style: str = STYLES[0]
    coordinates: bool = False
    black_and_white: bool = False
    legend: bool = False
    player_aid: bool = False
    score_sheet: bool = False
    notes: bool = False
    extra: Extra | None = field(default=None, hash=False)


@dataclass(frozen=True, slots=True)
class Book:
    """A book of scenarios.

    ``contents`` are its chapters and scenarios from front to back. ``codes`` is the pattern by which scenarios get
    their codes (``RB-##`` makes RB-01, RB-02, ...), ``box`` the key of the box that all maps have to do with; both are
    empty where each scenario has its own.

    >>> import rbdesigner as rb
    >>> book = rb.load_book("scenarios").book
    >>> len(book.entries), book.entries[0].file
    (8, 'crossroads.rbmap')
    """

    title: str = ""
    authors: tuple[str, ...] = ()
    cover: Cover = Cover()
    style: SheetStyle = SheetStyle()
    codes: str = ""
    box: str = ""
    contents: tuple[Chapter | BookEntry, ...] = ()
    extra: Extra | None = field(default=None, hash=False)

    @property
    def entries(self) -> tuple[BookEntry, ...]:
        """Its scenarios from front to back."""
        return tuple(item for item in self.contents if isinstance(item, BookEntry))

    def chapters(self) -> list[tuple[Chapter | None, int]]:
        """List the chapters, each with the number of entries; None stands for what comes before the first.

        A beginning without entries is left out.
        """
        found: list[tuple[Chapter | None, int]] = [(None, 0)]
        for item in self.contents:
            if isinstance(item, Chapter):
                found.append((item, 0))
            else:
                found[-1] = found[-1][0], found[-1][1] + 1
        return found if found[0][1] else found[1:]

    def code_by_pattern(self, number: int) -> str:
        """The code of the scenario with this number (1, 2, ...) by the pattern."""
        if not self.codes:
            return ""
        if not _DIGITS.search(self.codes):
            return f"{self.codes}{number}"
        return _DIGITS.sub(lambda digits: str(number).zfill(len(digits[0])), self.codes, count=1)

    def with_files(self, renamed: Callable[[str], str]) -> Book:
        """The same book with other paths to the same files."""
        contents = tuple(
            replace(item, file=renamed(item.file)) if isinstance(item, BookEntry) else item for item in self.contents
        )
        picture = renamed(self.cover.picture) if self.cover.picture else ""
        return replace(self, cover=replace(self.cover, picture=picture), contents=contents)


Item = Chapter | BookEntry


def with_items(book: Book, at: int, items: Sequence[Item]) -> Book:
    """The book with more items, the first of them at this place in the contents."""
    contents = book.contents
    return replace(book, contents=(*contents[:at], *items, *contents[at:]))


def without_items(book: Book, places: Collection[int]) -> Book:
    """The book without the items at these places."""
    kept = tuple(item for place, item in enumerate(book.contents) if place not in places)
    return replace(book, contents=kept)


def with_items_moved(book: Book, places: Collection[int], to: int) -> Book:
    """The book with items brought before the one at ``to``, in their order."""
    taken = [book.contents[place] for place in sorted(places)]
    return with_items(without_items(book, places), place_after(places, to), taken)


def place_after(places: Collection[int], to: int) -> int:
    """The place of the first of some items once they are brought before another."""
    return to - sum(place < to for place in places)


def with_item(book: Book, place: int, item: Item) -> Book:
    """The book with another item at a place."""
    return replace(book, contents=(*book.contents[:place], item, *book.contents[place + 1 :]))


def number_at(book: Book, place: int) -> int | None:
    """The number of the map at a place of the contents; None for a chapter."""
    if not isinstance(book.contents[place], BookEntry):
        return None
    return sum(isinstance(item, BookEntry) for item in book.contents[: place + 1])


def place_of_number(book: Book, number: int) -> int:
    """The place in the contents of the map with this number."""
    places = [place for place, item in enumerate(book.contents) if isinstance(item, BookEntry)]
    return places[number - 1]
