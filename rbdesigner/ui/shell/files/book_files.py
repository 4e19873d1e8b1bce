"""Books in the window: begun, opened, saved, and their maps opened and added."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, cast

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QMainWindow

from rbdesigner.scenario import saving
from rbdesigner.scenario.books import book_format
from rbdesigner.scenario.books.book_model import Book
from rbdesigner.scenario.file_names import safe_name
from rbdesigner.scenario.named_format import BOOK, SCENARIO
from rbdesigner.scenario.saving import FileStamp, SaveReport
from rbdesigner.scenario.unsaved_copies import Copy
from rbdesigner.ui.dialogs.file_choice import files_to_open, filter_of, folder_to_open, suggested_path
from rbdesigner.ui.shell.actions.action_registry import Actions
from rbdesigner.ui.shell.actions.action_spec import Needs
from rbdesigner.ui.shell.copies.autosave import Autosave
from rbdesigner.ui.shell.files.page_files import Files
from rbdesigner.ui.shell.files.page_kind import KindTexts, PageKind
from rbdesigner.ui.shell.pages.tabs import PageTabs

if TYPE_CHECKING:  # maps are opened without it
    from rbdesigner.ui.book.book_page import BookPage

translate = QCoreApplication.translate

_BUTTONS = ("book.add", "book.chapter", "book.up", "book.down", "book.remove", "file.export_sheet")


class BookFiles(PageKind["BookPage", Book]):
    """The books of one window, and their files and folders."""

    name, icon = "book", "book"
    format = BOOK
    opens_folders = True

    def __init__(self, window: QMainWindow, tabs: PageTabs, files: Files, registry: Actions, copies: Autosave) -> None:
        self._window = window
        self._tabs = tabs
        self._files = files
        self._registry = registry
        self.copies = copies

    @property
    def texts(self) -> KindTexts:
        """The sentences about books."""
        return KindTexts(
            not_opened=translate("BookFiles", "This book cannot be opened."),
            files=translate("BookFiles", "Books ({suffixes})"),
            not_saved=translate("BookFiles", "The book could not be saved. It is still open."),
            not_exported=translate("BookFiles", "The book could not be exported."),
            copied=translate("BookFiles", "A picture of the map is on the clipboard."),
        )

    @property
    def saved_suffixes(self) -> Sequence[str]:
        """The suffixes of books, with that of the file ``book.json``, which makes its folder a book."""
        return [self.suffix, Path(book_format.FOLDER_FILE).suffix]

    def file_of(self, path: Path) -> Path:
        """The file of a book: of a folder the one in it."""
        return book_format.file_of(path)

    def handlers(self) -> Mapping[str, Callable[[], object]]:
        """The handlers of the actions on books."""
        return {
            "book.add": lambda: self._with_book(self.add_maps),
            "book.chapter": lambda: self._with_book(lambda page: page.add_chapter()),
            "book.up": lambda: self._with_book(lambda page: page.move_up()),
            "book.down": lambda: self._with_book(lambda page: page.move_down()),
            "book.remove": lambda: self._with_book(lambda page: page.remove_selected()),
        }

    def _with_book(self, act: Callable[[BookPage], object]) -> None:
        page = self._tabs.current
        if page is not None and page.kind == self.name:
            act(cast("BookPage", page))

    def facts(self, page: BookPage) -> set[Needs]:
        """List which needs of actions a book in front meets."""
        stack = page.document.undo_stack
        facts = {
            Needs.UNDO: stack.canUndo(),
            Needs.REDO: stack.canRedo(),
            Needs.BOOK_ITEM: page.has_selected,
            Needs.BOOK_UP: page.can_move_up,
            Needs.BOOK_DOWN: page.can_move_down,
        }
        return {Needs.BOOK, *(need for need, met in facts.items() if met)}

    # Begun and changed

    def begin(self) -> BookPage:
        """Show a new book, which is in no file yet."""
        return self.show(Book())

    def open_folder(self) -> None:
        """Let the user choose a folder, and open it as a book."""
        folder = folder_to_open(self._window, translate("BookFiles", "Open a folder as a book"))
        if folder is not None:
            self._files.open(folder)

    def add_maps(self, page: BookPage) -> None:
        """Let the user choose scenarios, and take them into a book."""
        text = filter_of(translate("BookFiles", "Scenarios ({suffixes})"), SCENARIO.suffixes)
        paths = files_to_open(self._window, translate("BookFiles", "Add maps"), [text])
        if paths:
            page.add_files(paths)

    def show(self, book: Book, path: Path | None = None, stamp: FileStamp | None = None) -> BookPage:
        """Show a book in a tab of its own, with the stamp of its file."""
        from rbdesigner.ui.book.book_document import BookDocument
        from rbdesigner.ui.book.book_page import BookPage

        page = BookPage(BookDocument(book, path))
        page.stamp = stamp
        page.add_buttons(*(self._registry[key] for key in _BUTTONS))
        page.open_wanted.connect(self._files.open)
        self._files.show(page)
        return page

    # Into tabs

    def read(self, path: Path) -> Book:
        """The book in a file, or in a folder by the file in it."""
        is_there = path.name != book_format.FOLDER_FILE or path.exists()
        return book_format.load(path if is_there else path.parent)

    def show_file(self, content: Book, path: Path, stamp: FileStamp | None) -> bool:
        """Show the book in a file."""
        self.show(content, path, stamp)
        self._files.note_use(path if path.exists() else path.parent, content.title)
        return True

    def reload(self, page: BookPage) -> bool:
        """Take over what the file of a book holds, as a change that can be undone."""
        path = page.path
        read = self._files.read(self, path) if path is not None else None
        if path is None or read is None:
            return False
        book = book_format.rebased(read[0], path.parent, None)
        page.document.change(book, translate("BookFiles", "Load the file again"))
        page.stamp = read[1]
        page.mark_saved()
        return True

    def recover(self, copy: Copy) -> BookPage:
        """Show the copy of a book that a run before has left."""
        book = book_format.loads(copy.text(book_format.NOUN), str(copy.stored))
        relative = book if copy.path is None else book_format.rebased(book, None, copy.path.parent)
        page = self.show(relative, copy.path, saving.file_stamp(copy.path) if copy.path is not None else None)
        page.document.mark_unsaved()
        return page

    # Into files

    def has_place(self, page: BookPage) -> bool:
        """Tell whether a book has a file; a folder without a file ``book.json`` has none."""
        return page.path is not None and (page.stamp is not None or page.path.exists())

    def save_title(self, page: BookPage) -> str:
        """The title of the dialog that asks for the file of a book."""
        return translate("BookFiles", "Save the book as")

    def suggested_file(self, page: BookPage) -> str:
        """The file of a book, or one with its title beside its first map."""
        entries = page.document.book.entries
        beside = Path(entries[0].file) if entries else None
        return str(page.path or suggested_path(beside, safe_name(page.title), self.suffix))

    def write(self, page: BookPage, path: Path, expected: FileStamp | None) -> SaveReport:
        """Write a book to a file, with paths from its folder."""
        return book_format.save(page.document.in_file(path), path, expected)

    # Away

    def loss(self, page: BookPage) -> str:
        """Say what becomes of a book that is closed without saving; empty if there is nothing to ask."""
        if not page.is_modified or (page.path is None and not page.document.book.contents):
            return ""
        if page.path is not None and page.path.exists():
            return translate("BookFiles", "Changes since the last save will be lost. The file stays as it is.")
        return translate(
            "BookFiles", "It has not been saved. Its order and its chapters will be lost; the maps stay as they are."
        )
