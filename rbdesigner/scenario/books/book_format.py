"""Files of books: as JSON data, as text, on the disk; and folders that are books."""

from __future__ import annotations

import os
import re
from collections.abc import Mapping
from dataclasses import fields, replace
from pathlib import Path, PurePath
from typing import Any

from rbdesigner.scenario.books.book_model import Book, BookEntry, Chapter, Cover, SheetStyle
from rbdesigner.scenario.errors import ScenarioError, not_saved, os_error_text
from rbdesigner.scenario.layout import laid_out
from rbdesigner.scenario.named_format import BOOK, SCENARIO, named_format
from rbdesigner.scenario.own_format import OwnFormat
from rbdesigner.scenario.parsing import parsed
from rbdesigner.scenario.reasons import Reason
from rbdesigner.scenario.saving import FileStamp, SaveReport, write_atomically
from rbdesigner.tiles import Extra
from rbdesigner.translatable import QT_TRANSLATE_NOOP

FORMAT, SUFFIX = BOOK.name, BOOK.suffix
VERSION = 1
"""The version of the file that this program writes."""
FOLDER_FILE = "book.json"
"""The file that makes a folder a book with an order and chapters of its own."""
NOUN = "book"
MOST_BYTES = 2_000_000
"""Files of this size and above are not read: a book of all scenarios ever made takes a tenth of it."""
OWN_FORMAT = OwnFormat(FORMAT, VERSION, NOUN, "book", MOST_BYTES)
_OTHERS = (".tts.json", ".site.json")
_MEMBERS = frozenset({"format", "version", "title", "authors", "cover", "sheet", "codes", "box", "contents"})
USUAL = SheetStyle()
"""The style of sheets if nothing is said."""
_STYLE = tuple(each.name for each in fields(SheetStyle) if each.name != "extra")
_DIGITS = re.compile(r"(\d+)")


def is_book(path: str | os.PathLike[str]) -> bool:
    """Whether this is a folder, or a file that is a book."""
    return Path(path).is_dir() or BOOK.holds(path)


def file_of(path: str | os.PathLike[str]) -> Path:
    """The file of a book: of a folder the one in it, whether it is there yet or not."""
    place = Path(path)
    return place / FOLDER_FILE if place.is_dir() else place


def load(path: str | os.PathLike[str]) -> Book:
    """Load the book in a file or folder; ScenarioError if it cannot be read.

    A folder without a file ``book.json`` is a book of all scenarios in it, by name, without a title.
    """
    place = Path(path)
    if place.is_dir():
        if not (place / FOLDER_FILE).exists():
            names = scenarios_in(place)
            if not names:
                raise ScenarioError(
                    place, "", Reason(QT_TRANSLATE_NOOP("files", "there is no scenario in this folder"))
                )
            return Book(contents=tuple(map(BookEntry, names)))
        place = place / FOLDER_FILE
    return loads(OWN_FORMAT.read(place), os.fspath(place))


def loads(text: str, path: str = "") -> Book:
    """The book in a text; errors name ``path``."""
    return from_json(parsed(text, path), path)


def save(book: Book, path: str | os.PathLike[str], expected: FileStamp | None = None) -> SaveReport:
    """Write a book to a file, keeping its old content as the backup ``<path>~``.

    ScenarioError if the file cannot be written, or if ``expected`` is given and the file is another by now.
    """
    text = dumps(book)
    try:
        same = loads(text) == book
    except ScenarioError as error:
        raise not_saved(path, error) from error
    assert same, "a book is read as it was written"
    return write_atomically(path, text.encode("utf-8"), expected=expected)


def dumps(book: Book) -> str:
    """The text of a file: the same book always gives the same text."""
    return laid_out(to_json(book))


def scenarios_in(folder: Path) -> list[str]:
    """List the scenario files in a folder in the order that people expect: 2 before 10."""
    try:
        names = [entry.name for entry in os.scandir(folder) if entry.is_file() and _is_scenario(folder / entry.name)]
    except OSError as error:
        raise ScenarioError(
            folder, "", Reason(QT_TRANSLATE_NOOP("files", "cannot be read: {why}"), why=os_error_text(error))
        ) from error
    return sorted(names, key=natural_order)


def rebased(book: Book, old: Path | None, new: Path | None) -> Book:
    """Rebase a book: its paths begin at another folder, and lead to the same files.

    None stands for the whole disk: its paths are absolute.
    """
    return book.with_files(lambda file: _relative(path_of_file(file, old), new))


def path_of_file(file: str, folder: Path | None) -> Path:
    """The place of a file that a book in this folder names."""
    return Path(file) if folder is None else folder / file


def from_json(data: object, path: str = "") -> Book:
    """The book in JSON data of any version that this program reads."""
    newest = OWN_FORMAT.newest(data, path)
    cover, sheet = newest.get("cover", {}), newest.get("sheet", {})
    return Book(
        newest.get("title", ""),
        tuple(newest.get("authors", ())),
        Cover(cover.get("text", ""), cover.get("picture", ""), _rest(cover, "text", "picture")),
        replace(USUAL, **{name: sheet[name] for name in _STYLE if name in sheet}, extra=_rest(sheet, *_STYLE)),
        newest.get("codes", ""),
        newest.get("box", ""),
        tuple(map(_item, newest.get("contents", ()))),
        _rest(newest, *_MEMBERS),
    )


def to_json(book: Book) -> dict[str, object]:
    """The JSON data of a book.

    Members come in a fixed order, defaults are left out, those of others come last.
    """
    style = book.style
    told = {name: getattr(style, name) for name in _STYLE if getattr(style, name) != getattr(USUAL, name)}
    sheet = _object(style.extra, **told)
    return {
        "format": FORMAT,
        "version": VERSION,
        **_object(
            book.extra,
            title=book.title,
            authors=list(book.authors),
            cover=_object(book.cover.extra, text=book.cover.text, picture=book.cover.picture),
            sheet=sheet,
            codes=book.codes,
            box=book.box,
            contents=[_item_json(item) for item in book.contents],
        ),
    }


def _item(data: Mapping[str, Any]) -> Chapter | BookEntry:
    if "chapter" in data:
        return Chapter(data["chapter"], data.get("text", ""), _rest(data, "chapter", "text"))
    return BookEntry(data["file"], data.get("title", ""), data.get("code", ""), _rest(data, "file", "title", "code"))


def _item_json(item: Chapter | BookEntry) -> dict[str, object]:
    if isinstance(item, Chapter):
        return {"chapter": item.title, **_object(item.extra, text=item.text)}
    return {"file": item.file, **_object(item.extra, title=item.title, code=item.code)}


def _object(extra: Extra | None, **members: object) -> dict[str, object]:
    """An object of the members that say anything, and the unknown ones."""
    return {name: value for name, value in members.items() if value} | dict(extra or {})


def _rest(data: Mapping[str, Any], *known: str) -> Extra | None:
    """The members of an object that are not known, None if there are none."""
    return {name: value for name, value in data.items() if name not in known} or None


def _is_scenario(place: Path) -> bool:
    """Tell whether a file is a scenario by its name, and its content does not say that it is another file of ours."""
    small = place.name.lower()
    is_named = small.endswith(SCENARIO.suffixes) and not small.endswith(_OTHERS) and not small.startswith(".")
    return is_named and small != FOLDER_FILE and named_format(place) in ("", SCENARIO.name)


def natural_order(name: str) -> tuple[list[tuple[int, str]], str]:
    """The sort key of names in the order that people expect: 2 before 10."""
    parts = _DIGITS.split(name.casefold())
    return [(int(part), "") if part.isdecimal() else (0, part) for part in parts], name


def _relative(place: Path, folder: Path | None) -> str:
    if folder is None:
        return place.absolute().as_posix()
    try:
        return PurePath(os.path.relpath(place.absolute(), folder.absolute())).as_posix()
    except ValueError:  # on another drive
        return place.absolute().as_posix()
