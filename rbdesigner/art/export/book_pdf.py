"""Writes a whole book as one PDF: cover, contents, chapters, sheets, index, tiles, with links and bookmarks."""

from __future__ import annotations

import errno
import os
from collections.abc import Iterator, Sequence
from dataclasses import replace
from itertools import pairwise
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import TYPE_CHECKING, BinaryIO

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPdfWriter

from rbdesigner.art.board_style import BoardStyle
from rbdesigner.art.export import book_pages
from rbdesigner.art.export.book_lists import ListLook, ListRow, list_pages, placed_rows
from rbdesigner.art.export.chapter_opening import ChapterOpening, chapter_page
from rbdesigner.art.export.paper import PaperOrientation, PaperPage, paint_in_turn, text_area
from rbdesigner.art.export.score_sheet import score_page
from rbdesigner.art.export.shared_pictures import SharedPictures
from rbdesigner.art.export.sheet import aid_pages, sheet_pages
from rbdesigner.art.export.sheet_document import text_inks
from rbdesigner.art.export.sheet_phrases import printed_text
from rbdesigner.art.export.sheet_settings import SheetSettings
from rbdesigner.art.headless import ensure_gui
from rbdesigner.art.progress import Progress, Tell
from rbdesigner.rules.tables import MOST_PLAYERS
from rbdesigner.scenario.books.book_maps import LoadedBook
from rbdesigner.scenario.books.book_model import BookEntry, Chapter, SheetStyle
from rbdesigner.scenario.errors import ScenarioError, os_error_text
from rbdesigner.scenario.reasons import Reason
from rbdesigner.scenario.saving import write_atomically
from rbdesigner.translatable import QT_TRANSLATE_NOOP

if TYPE_CHECKING:
    from pypdf import PdfWriter
    from pypdf.annotations import Link

_RESOLUTION = 600
_CONTENTS, _INDEX, _TILES, _AID, _SCORES, _NOTES = (
    QT_TRANSLATE_NOOP("sheet", "Contents"),
    QT_TRANSLATE_NOOP("sheet", "Index by players and difficulty"),
    QT_TRANSLATE_NOOP("sheet", "Tiles for all maps"),
    QT_TRANSLATE_NOOP("sheet", "Player aid"),
    QT_TRANSLATE_NOOP("sheet", "Score sheet"),
    QT_TRANSLATE_NOOP("sheet", "Notes"),
)


def write_book(loaded: LoadedBook, path: str | os.PathLike[str], tell: Tell | None = None) -> None:
    """Write a book as a PDF.

    ScenarioError if there is no map in it, one cannot be read, or the file cannot be written; CancelledError if
    ``tell`` ends it. Nothing is written then.
    """
    write_atomically(path, book_pdf(loaded, tell))


def book_pdf(loaded: LoadedBook, tell: Tell | None = None) -> bytes:
    """The PDF of a book: the same book always gives the same bytes."""
    return _book_print(loaded, Progress(tell)).pdf()


def book_pages_in_order(loaded: LoadedBook) -> list[PaperPage]:
    """The pages of a book from the cover on, to be shown; ScenarioError as for :func:`book_pdf`."""
    return _book_print(loaded, Progress()).in_order()


def _book_print(loaded: LoadedBook, progress: Progress) -> _BookPrint:
    ensure_gui()
    for each in loaded.maps:
        if each.fault is not None:
            raise each.fault
    if not loaded.maps:
        raise ScenarioError(loaded.path, "", Reason(QT_TRANSLATE_NOOP("files", "there is no scenario in the book")))
    return _BookPrint(loaded, progress)


def sheet_settings(style: SheetStyle) -> SheetSettings:
    """Give the settings of the sheets of a book, where the player aid stands once and not in each sheet."""
    return SheetSettings(
        paper=style.paper,
        paper_orientation=PaperOrientation(style.orientation),
        coordinates=style.coordinates,
        monochrome=style.black_and_white,
        legend=style.legend,
        style=BoardStyle(style.style),
    )


class _BookPrint:
    """The making of one PDF.

    The contents are painted last, when all pages are known, and then put in front: how many pages they take is known
    before. Targets are the maps by their numbers, chapters by the numbers below zero, and what comes last.
    """

    def __init__(self, loaded: LoadedBook, progress: Progress) -> None:
        self._path, self._maps, self._progress = loaded.path, loaded.maps, progress
        self._settings = sheet_settings(loaded.book.style)
        self._scenarios = [self._settings.shown(each.as_in_book()) for each in loaded.maps]
        title = book_pages.printed_title(loaded.book, loaded.maps)
        authors = book_pages.printed_authors(loaded.book, self._scenarios)
        self._book = replace(loaded.book, title=title, authors=authors)
        shown = (each.number for each in loaded.maps if each.entry.file == loaded.book.cover.picture)
        self._shown = self._scenarios[next(shown, 1) - 1]
        """The map on the cover."""
        self._paper = self._settings.pages[0]
        self._pictures = SharedPictures()
        self._inks = text_inks(self._settings.monochrome)
        self._targets: dict[int, int] = {}
        """The first page of each target, from 1 on."""
        self._chapter = ""
        """The title of the chapter that the next page belongs to."""
        self._count = 0
        """How many pages are painted."""
        chapters = [item for item in self._book.contents if isinstance(item, Chapter)]
        self._index, self._tiles, self._aid, self._scores, self._notes = range(
            -len(chapters) - 1, -len(chapters) - 6, -1
        )
        rows = book_pages.contents_rows(self._book, self._maps, range(-1, -len(chapters) - 1, -1))
        rows += [ListRow(title, target, is_heading=True) for title, target in self._last_parts()]
        self._contents = placed_rows(rows, self._paper)
        self._listed = placed_rows(book_pages.index_rows(self._maps), self._paper)

    def _last_parts(self) -> list[tuple[str, int]]:
        """The parts after the last sheet: their titles and targets."""
        style = self._book.style
        parts = (
            (_INDEX, self._index, True),
            (_TILES, self._tiles, True),
            (_AID, self._aid, style.player_aid),
            (_SCORES, self._scores, style.score_sheet),
            (_NOTES, self._notes, style.notes),
        )
        return [(printed_text(title), target) for title, target, is_wanted in parts if is_wanted]

    def pdf(self) -> bytes:
        """The whole PDF."""
        each_twice = 2 * sum(len(scenario.tiles) for scenario in self._scenarios)  # on its sheet and in the contents
        self._progress.expect(each_twice + len(self._shown.tiles))
        from pypdf.errors import PyPdfError

        # Into files, as those of a large book take a hundred megabytes.
        try:
            with TemporaryDirectory() as folder:
                return self._made_in(Path(folder))
        except PyPdfError as error:  # Qt does not say that it could not write all
            raise self._not_made(OSError(errno.ENOSPC, "")) from error
        except OSError as error:
            raise self._not_made(error) from error

    def _made_in(self, folder: Path) -> bytes:
        painted, whole = folder / "painted.pdf", folder / "whole.pdf"
        writer = QPdfWriter(str(painted))
        writer.setResolution(_RESOLUTION)
        paint_in_turn(writer, self._pages(), self._progress)
        self._pictures = SharedPictures()  # those of the maps have done their part, and take as much
        with painted.open("rb") as pages, whole.open("wb") as out:
            self._assemble(pages, out)
        return whole.read_bytes()

    def _not_made(self, error: OSError) -> ScenarioError:
        refused = QT_TRANSLATE_NOOP("files", "its pages cannot be kept in the folder for temporary files: {why}")
        return ScenarioError(self._path, "", Reason(refused, why=os_error_text(error)))

    def in_order(self) -> list[PaperPage]:
        """All pages from the cover on, none of them painted yet."""
        pages, front = list(self._pages()), 1 + len(self._contents)
        return [*pages[-front:], *pages[:-front]]

    def _pages(self) -> Iterator[PaperPage]:
        """All pages, those in front at the end."""
        number = 2 + len(self._contents)
        for targets, page in self._inner_pages():
            self._targets |= dict.fromkeys(targets, number)
            yield self._noted(book_pages.numbered(page, number, self._foot(), self._inks))
            number += 1
        yield self._noted(self._cover())
        contents = list_pages(printed_text(_CONTENTS), self._contents, self._paper, self._look)
        for number, page in enumerate(contents, 2):
            yield self._noted(book_pages.numbered(page, number, self._book.title, self._inks))

    def _noted(self, page: PaperPage) -> PaperPage:
        self._count += 1
        self._progress.expect(1)
        return page

    def _cover(self) -> PaperPage:
        return book_pages.cover_page(self._book, self._scenarios, self._shown, self._pictures, self._settings)

    @property
    def _look(self) -> ListLook:
        return ListLook(self._targets.__getitem__, self._pictures, self._settings.extras)

    def _foot(self) -> str:
        """The line at the foot of a page: the book, and the chapter if there is one."""
        return f"{self._book.title} · {self._chapter}" if self._chapter else self._book.title

    def _inner_pages(self) -> Iterator[tuple[Sequence[int], PaperPage]]:
        """Yield the pages after the contents, each with the targets that it shows first.

        A chapter opens above its first map; one with a long text, or without a map, has a page of its own.
        """
        chapter, number = 0, 0
        opening: ChapterOpening | None = None
        for item, after in pairwise((*self._book.contents, None)):
            if isinstance(item, Chapter):
                chapter -= 1
                self._chapter = item.title
                opening = ChapterOpening(item, self._inks)
                if not isinstance(after, BookEntry) or not opening.fits(text_area(self._paper)):
                    yield [chapter], chapter_page(item, self._settings)
                    opening = None
            else:
                sheet = sheet_pages(self._scenarios[number], self._settings, shared=self._pictures, opening=opening)
                number += 1
                yield from _targeted([number] if opening is None else [chapter, number], sheet)
                opening = None
        self._chapter = ""
        tiles = book_pages.manifest(self._book, self._scenarios, self._settings)
        back = book_pages.back_pages(printed_text(_INDEX), self._listed, tiles, self._paper, self._look)
        for number, page in enumerate(back.pages):
            yield [*[self._index][: not number], *[self._tiles][: number == back.tiles]], page
        style = self._book.style
        if style.player_aid:
            properties = [each.properties for each in self._scenarios]
            yield from _targeted([self._aid], aid_pages(properties, self._settings))
        if style.score_sheet:
            yield [self._scores], score_page(self._book.title, MOST_PLAYERS, self._settings)
        if style.notes:
            yield [self._notes], book_pages.notes_page(self._settings)

    # Put together

    def _assemble(self, painted: BinaryIO, out: BinaryIO) -> None:
        """Put the pages in their order, with bookmarks and links, into a new file, which has no date in it."""
        from pypdf import PdfReader, PdfWriter

        from rbdesigner.art.export.lean_pictures import make_lean

        reader, writer = PdfReader(painted), PdfWriter()
        front = 1 + len(self._contents)
        order = [*range(self._count - front, self._count), *range(self._count - front)]
        for at in order:
            writer.add_page(reader.pages[at])
            self._progress.step(0)
        del reader  # it holds all pictures, of which the writer makes smaller ones
        self._link(writer)
        self._mark(writer)
        writer.add_metadata(
            {"/Title": self._book.title, "/Author": ", ".join(self._book.authors), "/Creator": "rbdesigner"}
        )
        make_lean(writer)
        writer.write(out)

    def _link(self, writer: PdfWriter) -> None:
        """Let the rows of contents and index lead to their pages."""
        for first, pages in ((2, self._contents), (self._targets[self._index], self._listed)):
            for at, rows in enumerate(pages, first - 1):
                for row, area in rows:
                    if row.target is not None:
                        writer.add_annotation(at, self._annotation(area, self._targets[row.target]))

    def _annotation(self, area: QRectF, page: int) -> Link:
        from pypdf.annotations import Link

        height = self._paper.height()
        rect = (area.left(), height - area.bottom(), area.right(), height - area.top())
        return Link(rect=rect, target_page_index=page - 1)

    def _mark(self, writer: PdfWriter) -> None:
        """Bookmarks: chapters with their maps, and the last parts."""
        writer.add_outline_item(title=printed_text(_CONTENTS), page_number=1)
        within, chapter, number = None, 0, 0
        for item in self._book.contents:
            if isinstance(item, Chapter):
                chapter -= 1
                within = writer.add_outline_item(title=item.title, page_number=self._targets[chapter] - 1)
            else:
                each = self._maps[number]
                number += 1
                name = f"{each.code} {each.title}".strip()
                writer.add_outline_item(title=name, page_number=self._targets[each.number] - 1, parent=within)
        for title, target in self._last_parts():
            writer.add_outline_item(title=title, page_number=self._targets[target] - 1)


def _targeted(targets: Sequence[int], pages: Sequence[PaperPage]) -> Iterator[tuple[Sequence[int], PaperPage]]:
    return (((), page) if number else (targets, page) for number, page in enumerate(pages))
