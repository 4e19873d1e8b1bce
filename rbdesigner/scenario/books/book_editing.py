"""Changes of a book: each makes a new one."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import replace

from rbdesigner.scenario.books.book_model import Book, BookEntry, Chapter

Item = Chapter | BookEntry


def with_items(book: Book, at: int, items: Sequence[Item]) -> Book:
    """The book with more items, the first of them at this place in the contents."""
    contents = book.contents
    return replace(book, contents=(*contents[:at], *items, *contents[at:]))


def without(book: Book, places: Collection[int]) -> Book:
    """The book without the items at these places."""
    kept = tuple(item for place, item in enumerate(book.contents) if place not in places)
    return replace(book, contents=kept)


def moved(book: Book, places: Collection[int], to: int) -> Book:
    """The book with items brought before the one at ``to``, in their order."""
    taken = [book.contents[place] for place in sorted(places)]
    return with_items(without(book, places), place_after(places, to), taken)


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
