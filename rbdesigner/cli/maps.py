"""Reading maps for a verb: every format, with the readers' remarks told."""

from __future__ import annotations

from pathlib import Path

from rbdesigner.cli import book_source
from rbdesigner.cli.console import CommandError, note_error
from rbdesigner.cli.streams import told_name
from rbdesigner.messages.file_errors import reason_text
from rbdesigner.messages.translation import translate
from rbdesigner.scenario import formats
from rbdesigner.scenario.books import book_format
from rbdesigner.scenario.formats import ImportedMap


def read(path: Path, format_key: str | None = None) -> list[ImportedMap]:
    """Read the maps in a file, of a book, or from standard input; ScenarioError if that fails."""
    maps = book_source.imported(path) if book_format.is_book(path) else formats.read(path, format_key)
    for found in maps:
        for remark in found.remarks:
            note_error(*label(path, found, maps), reason_text(remark))
    return maps


def files_of(path: Path) -> list[Path]:
    """The files that are read: of a book itself and its maps."""
    if not book_format.is_book(path):
        return [path]
    book, own = book_format.load(path), book_format.file_of(path)
    return [own, *(book_format.path_of_file(entry.file, own.parent) for entry in book.entries)]


def label(path: Path, found: ImportedMap, maps: list[ImportedMap]) -> tuple[str, ...]:
    """Label a map of a file: by the file, and by the map's name where there are several."""
    return (told_name(path), found.name) if len(maps) > 1 else (told_name(path),)


def read_one(path: Path, name: str | None = None) -> ImportedMap:
    """Read the map in a file, or the one of this name or number (1, 2, ...); CommandError if it is not clear which."""
    return chosen_map(path, read(path), name)


def chosen_map(path: Path, maps: list[ImportedMap], name: str | None) -> ImportedMap:
    """Choose the map of this name or number among those of a file; CommandError if it is not clear which."""
    if name is None:
        if len(maps) > 1:
            raise CommandError(
                path,
                translate("cli", "it holds {total} maps; choose one with --map NAME or --map 1 to {total}").format(
                    total=len(maps)
                ),
            )
        return maps[0]
    for found in maps:
        if found.name == name:
            return found
    if name.isdecimal() and 1 <= int(name) <= len(maps):
        return maps[int(name) - 1]
    raise CommandError(
        path,
        translate("cli", "it holds no map called {name!r}; it has {known}").format(
            name=name, known=", ".join(repr(found.name) for found in maps)
        ),
    )
