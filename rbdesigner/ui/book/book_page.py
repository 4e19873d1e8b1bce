"""The page of a book: its contents, its fields, and its problems."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from pathlib import Path
from typing import Any

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QAction, QShowEvent, QUndoStack
from PySide6.QtWidgets import (
    QFrame,
    QHBoxLayout,
    QSplitter,
    QStackedLayout,
    QTabWidget,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from rbdesigner.art.progress import Tell
from rbdesigner.messages.translation import number_text
from rbdesigner.scenario.books import book_format
from rbdesigner.scenario.books.book_model import (
    BookEntry,
    Chapter,
    number_at,
    place_after,
    place_of_number,
    with_items,
    with_items_moved,
    without_items,
)
from rbdesigner.scenario.file_names import safe_name
from rbdesigner.scenario.formats import stem_of
from rbdesigner.scenario.model import Scenario
from rbdesigner.ui.book.book_document import BookDocument
from rbdesigner.ui.book.book_fields import BookFields
from rbdesigner.ui.book.contents_list import PICTURE_SIZE, ContentsList, FindingList
from rbdesigner.ui.page import DrawnPage, EditedPage, PageMaker, PdfWriter, Snapshot
from rbdesigner.ui.widgets.literal import Label
from rbdesigner.ui.widgets.theme import bold
from rbdesigner.ui.widgets.thumbnails import Thumbnails

MOST_PREVIEWED = 60
"""The maps of the largest book whose pages are shown before the export: those of more take more than a second."""
SIDE = 340
"""Pixels of the column beside the contents at first."""


class BookPage(EditedPage):
    """Shows a book and lets it be changed; ``open_wanted(path)`` asks to open a map in a tab."""

    kind, icon = "book", "book"

    open_wanted = Signal(object)

    def __init__(self, document: BookDocument, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("book-page")
        self.document = document
        document.setParent(self)
        self.contents = ContentsList(document, self)
        self.fields = BookFields(document, self)
        self.findings = FindingList(document, self)
        self.side = QTabWidget(self)
        self.summary, self.message = Label(self), Label(self)
        self._nothing = Label(self.tr("Drop scenarios here, or add them with the button above."), self)
        self._thumbnails = Thumbnails(self)
        self._thumbnails.prepare()
        self._bar = QFrame(self)
        self._buttons = QHBoxLayout()
        self._lay_out()
        self.setFocusProxy(self.contents)
        self._connect()
        self._renew()

    def _lay_out(self) -> None:
        self._bar.setObjectName("book-bar")
        top = QHBoxLayout(self._bar)
        top.setContentsMargins(8, 4, 8, 4)
        self.summary.setFont(bold(self.summary.font()))
        self._buttons.setSpacing(4)
        top.addLayout(self._buttons)
        top.addSpacing(8)
        top.addWidget(self.summary)
        top.addWidget(self.message, 1)
        self.message.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        self.side.setObjectName("book-side")
        self.side.setDocumentMode(True)
        self.side.addTab(self.fields, self.tr("Book"))
        self.side.addTab(self.findings, self.tr("Problems"))
        self._nothing.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self._nothing.setForegroundRole(self.palette().ColorRole.PlaceholderText)
        self._nothing.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        middle = QWidget(self)
        stack = QStackedLayout(middle)
        stack.setStackingMode(QStackedLayout.StackingMode.StackAll)
        stack.addWidget(self._nothing)
        stack.addWidget(self.contents)
        split = QSplitter(Qt.Orientation.Horizontal, self)
        split.setChildrenCollapsible(False)
        split.addWidget(middle)
        split.addWidget(self.side)
        split.setStretchFactor(0, 1)
        split.setSizes([10_000, SIDE])
        rows = QVBoxLayout(self)
        rows.setContentsMargins(0, 0, 0, 0)
        rows.setSpacing(0)
        rows.addWidget(self._bar)
        rows.addWidget(split, 1)

    def _connect(self) -> None:
        document = self.document
        for signal in (document.changed, document.modified_changed, document.path_changed):
            signal.connect(self.label_changed)
        for signal in (document.changed, document.modified_changed):
            signal.connect(self.edited)
        document.undo_stack.indexChanged.connect(self.facts_changed)
        document.changed.connect(self._renew)
        document.found.connect(self._renew)
        document.map_read.connect(self.contents.rows.forget_picture)
        document.reading.finished.connect(self._want_pictures)
        self._thumbnails.made.connect(self.contents.rows.put_picture)
        self.contents.verticalScrollBar().valueChanged.connect(self._want_pictures)
        self.contents.open_wanted.connect(self.open_place)
        self.contents.remove_wanted.connect(self.remove_selected)
        self.contents.chosen.connect(self._show_selected)
        self.findings.chosen.connect(self._show_number)
        self.findings.open_wanted.connect(lambda number: self.open_place(place_of_number(document.book, number)))

    def add_buttons(self, *actions: QAction) -> None:
        """Put buttons for these actions above the contents."""
        for action in actions:
            button = QToolButton(self._bar)
            button.setDefaultAction(action)
            button.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextBesideIcon)
            button.setAutoRaise(True)
            button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
            self._buttons.addWidget(button)

    # Shown

    def _renew(self) -> None:
        found = self.document.findings
        number = len(self.document.book.entries)
        parts = [self.tr("%n maps", "", number)]
        if found:
            parts.append(self.tr("%n problems", "", len(found)))
        self.summary.setText(" · ".join(parts) if number else "")
        text = self.tr("Problems ({number})").replace("{number}", number_text(len(found)))
        self.side.setTabText(1, text if found else self.tr("Problems"))
        self._nothing.setVisible(not self.document.book.contents)
        self.facts_changed.emit()

    def renew_pictures(self) -> None:
        """Show all maps in the style of the window as it is now."""
        self.contents.rows.forget_pictures()
        self._want_pictures()

    def _want_pictures(self) -> None:
        if self.isVisible() and not self.document.reading.is_reading:
            paths = self.contents.waiting_for_pictures()
            self._thumbnails.want(paths, PICTURE_SIZE, self.devicePixelRatioF())

    def showEvent(self, event: QShowEvent) -> None:
        """Look whether files have changed meanwhile."""
        super().showEvent(event)
        self.document.look_again()
        self._want_pictures()

    def _show_selected(self) -> None:
        places = self.contents.places()
        self.fields.show_item(places[0] if len(places) == 1 else None)
        self.facts_changed.emit()

    def _show_number(self, number: int) -> None:
        if number <= len(self.document.book.entries):
            self.contents.select(place_of_number(self.document.book, number))

    # Changes

    @property
    def can_move_up(self) -> bool:
        """Whether what is selected can come further to the front."""
        places = self.contents.places()
        return bool(places) and places != list(range(len(places)))

    @property
    def can_move_down(self) -> bool:
        """Whether what is selected can come further to the back."""
        places, end = self.contents.places(), len(self.document.book.contents)
        return bool(places) and places != list(range(end - len(places), end))

    @property
    def has_selected(self) -> bool:
        """Whether anything is selected."""
        return bool(self.contents.places())

    def move_up(self) -> None:
        """Bring what is selected one place further to the front."""
        places = self.contents.places()
        if self.can_move_up:
            self._move(places, max(0, places[0] - 1))

    def move_down(self) -> None:
        """Bring what is selected one place further to the back."""
        places = self.contents.places()
        if self.can_move_down:
            self._move(places, min(len(self.document.book.contents), places[-1] + 2))

    def _move(self, places: list[int], to: int) -> None:
        self.document.change(with_items_moved(self.document.book, places, to), self.tr("Move"))
        self.contents.select(place_after(places, to), len(places))

    def _place_for_new(self) -> int:
        places = self.contents.places()
        return places[-1] + 1 if places else len(self.document.book.contents)

    def add_files(self, paths: list[Path]) -> None:
        """Take scenario files into the book, behind what is selected."""
        at = self._place_for_new()
        self.contents.rows.add_files(paths, at)
        self.contents.select(at, len(paths))

    def add_chapter(self) -> None:
        """Begin a new chapter before what is selected, and let it be named."""
        places = self.contents.places()
        at = places[0] if places else len(self.document.book.contents)
        chapter = Chapter(self.tr("New chapter"))
        self.document.change(with_items(self.document.book, at, [chapter]), self.tr("Begin a chapter"))
        self.contents.select(at)
        self.side.setCurrentWidget(self.fields)
        self.fields.item_title.setFocus()
        self.fields.item_title.selectAll()

    def remove_selected(self) -> None:
        """Take what is selected out of the book; the files stay."""
        places = self.contents.places()
        if places:
            self.document.change(without_items(self.document.book, places), self.tr("Take out of the book"))
            self.contents.select(min(places[0], len(self.document.book.contents) - 1))

    def open_place(self, place: int) -> None:
        """Open the map at a place of the contents."""
        item = self.document.book.contents[place]
        if isinstance(item, BookEntry):
            self.open_wanted.emit(Path(item.file))

    # As a page

    @property
    def title(self) -> str:
        """The title of the book, or the name of its file or, for a book that is a folder, of the folder."""
        if self.document.book.title or self.path is None:
            return self.document.book.title or self.tr("Untitled book")
        is_of_folder = self.path.name == book_format.FOLDER_FILE
        return self.path.absolute().parent.name if is_of_folder else stem_of(self.path)

    @property
    def path(self) -> Path | None:
        """The file that it is saved to; None as long as it has none."""
        return self.document.path

    @path.setter
    def path(self, path: Path | None) -> None:
        self.document.path = path

    @property
    def origin(self) -> Path | None:
        """The file, or the folder that is a book without one."""
        path = self.path
        return path if path is None or path.exists() or path.name != book_format.FOLDER_FILE else path.parent

    def seen(self) -> dict[str, object]:
        """Tell which rows are selected."""
        places = self.contents.places()
        return {"selected": [places[0], len(places)]} if places else {}

    def see_again(self, seen: Mapping[str, Any]) -> None:
        """Select the rows that were selected."""
        selected = seen.get("selected")
        if isinstance(selected, list) and len(selected) == 2 and all(isinstance(number, int) for number in selected):
            self.contents.select(*selected)

    @property
    def file_name(self) -> str:
        """The name, without suffix, of files that are made of it: its title."""
        return safe_name(self.title)

    @property
    def is_modified(self) -> bool:
        """Whether there is something that its file does not hold."""
        return self.document.is_modified

    def mark_saved(self) -> None:
        """Note that its file holds it as it is now."""
        self.document.mark_saved()

    @property
    def undo_stack(self) -> QUndoStack:
        """The changes of the book."""
        return self.document.undo_stack

    def drawn(self) -> DrawnPage:
        """The map that is selected, or the first one, as it is in the book."""
        book = self.document.book
        places = [place for place in self.contents.places() if number_at(book, place) is not None]
        number = number_at(book, places[0]) if places else 1
        if not book.entries or number is None:
            return DrawnPage(Scenario())
        loaded = self.document.loaded()
        each = loaded.maps[number - 1]
        return DrawnPage(each.as_in_book() if each.scenario is not None else Scenario())

    def pdf_writer(self) -> PdfWriter:
        """Writes the whole book."""
        return partial(_write_pdf, self.document)

    def pdf_pages(self) -> PageMaker | None:
        """Makes the pages of the book, unless it is very large or has a faulty map."""
        loaded = self.document.loaded()
        if not 0 < len(loaded.maps) <= MOST_PREVIEWED or any(each.fault is not None for each in loaded.maps):
            return None
        from rbdesigner.art.export.book_pdf import book_pages_in_order  # the window comes up without it

        return partial(book_pages_in_order, loaded)

    def tell(self, sentence: str) -> bool:
        """Say what went well above the contents."""
        self.message.setText(sentence)
        return True

    def stops(self) -> list[QWidget]:
        """The areas that F6 goes through."""
        return [self.contents, self.side]

    def show_side(self, shown: bool) -> None:
        """Show what stands beside the contents, or leave all the room to them."""
        self.side.setVisible(shown)

    def snapshot(self) -> Snapshot:
        """The book as it is now, with absolute paths."""
        return Snapshot(self.title, self.path, partial(book_format.dumps, self.document.book))


def _write_pdf(document: BookDocument, path: Path, tell: Tell) -> list[str]:
    from rbdesigner.art.export.book_pdf import write_book  # the window comes up without it

    write_book(document.loaded(), path, tell)
    return []
