"""Every kind of page, with a file of it, a change and what is on it; one kind is made up."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import NamedTuple

from PySide6.QtTest import QTest
from PySide6.QtWidgets import QPlainTextEdit, QVBoxLayout

from rbdesigner.analysis.laying import laying_records
from rbdesigner.analysis.laying.laying_game import LayingGame
from rbdesigner.analysis.laying.laying_terms import LayingTerms
from rbdesigner.engine.games import game_records
from rbdesigner.scenario import files
from rbdesigner.scenario.books import book_format
from rbdesigner.scenario.books.book_model import Book, BookEntry
from rbdesigner.scenario.edit import edit
from rbdesigner.scenario.errors import ChangedOnDisk
from rbdesigner.scenario.model import Players, Properties
from rbdesigner.scenario.named_format import NamedFormat
from rbdesigner.scenario.saving import FileStamp, SaveReport, file_stamp, write_atomically
from rbdesigner.scenario.unsaved_copies import Copy
from rbdesigner.ui.book.book_page import BookPage
from rbdesigner.ui.editor.document_page import DocumentPage
from rbdesigner.ui.game.game_page import GamePage
from rbdesigner.ui.laying.laying_page import LayingPage
from rbdesigner.ui.page import AutosavedPage, DrawnPage, Page, Snapshot
from rbdesigner.ui.shell.actions.action_spec import Needs
from rbdesigner.ui.shell.files.page_kind import KindTexts, PageKind
from rbdesigner.ui.shell.window import MainWindow
from tests.gui.game.begun import isle, played, some_actions


class NotePage(AutosavedPage):
    """A page of text, which the program knows nothing of."""

    kind = "note"

    def __init__(self, path: Path | None, text: str) -> None:
        super().__init__()
        self._path = path
        self.text = QPlainTextEdit(text, self)
        self.setFocusProxy(self.text)
        QVBoxLayout(self).addWidget(self.text)
        self.text.document().setModified(False)
        self.text.document().modificationChanged.connect(self.label_changed)
        self.text.undoAvailable.connect(self.facts_changed)
        self.text.textChanged.connect(self.edited)

    @property
    def title(self) -> str:
        return "Isle"

    @property
    def path(self) -> Path | None:
        return self._path

    @path.setter
    def path(self, path: Path | None) -> None:
        self._path = path
        self.label_changed.emit()

    @property
    def is_modified(self) -> bool:
        return self.text.document().isModified()

    def mark_saved(self) -> None:
        self.text.document().setModified(False)

    def undo(self) -> None:
        self.text.undo()

    def redo(self) -> None:
        self.text.redo()

    def snapshot(self) -> Snapshot:
        text = self.text.toPlainText()
        return Snapshot(self.title, self.path, lambda: text)

    def drawn(self) -> DrawnPage:
        return DrawnPage(isle())


class NoteFiles(PageKind[NotePage, str]):
    """All that the window is told of such pages."""

    name, icon, format = "note", "copy", NamedFormat("note", ".note")

    def __init__(self, window: MainWindow) -> None:
        self._files = window.workbench.files
        self.copies = window.workbench.autosave

    @property
    def texts(self) -> KindTexts:
        return KindTexts("Not opened.", "Notes ({suffixes})", "Not saved.", "Not exported.", "Copied.")

    def facts(self, page: NotePage) -> set[Needs]:
        return {Needs.UNDO} if page.text.document().isUndoAvailable() else set()

    def read(self, path: Path) -> str:
        return path.read_text()

    def show_file(self, content: str, path: Path, stamp: FileStamp | None) -> bool:
        page = NotePage(path, content)
        page.stamp = stamp
        self._files.show(page)
        return True

    def reload(self, page: NotePage) -> bool:
        return False

    def recover(self, copy: Copy) -> NotePage:
        page = NotePage(copy.path, copy.text("copy of a note"))
        page.text.document().setModified(True)
        self._files.show(page)
        return page

    def save_title(self, page: NotePage) -> str:
        return "Save the note"

    def suggested_file(self, page: NotePage) -> str:
        return str(page.path)

    def write(self, page: NotePage, path: Path, expected: FileStamp | None) -> SaveReport:
        if expected is not None and file_stamp(path) not in (None, expected):
            raise ChangedOnDisk(path, "", "was changed")
        return write_atomically(path, page.text.toPlainText().encode())

    def loss(self, page: NotePage) -> str:
        return "The text would be lost." if page.is_modified else ""


class Sample(NamedTuple):
    """A kind of pages, how a file of it is made, how a page of it is changed, and what is on it."""

    name: str
    suffix: str
    page: type[Page]
    make: Callable[[Path], object]
    change: Callable[[Page], object]
    content: Callable[[Page], object]
    recovered: str = "Isle"


def save_game(path: Path) -> None:
    game_records.save(played(isle(), 4), path)


def change_map(page: Page) -> None:
    assert isinstance(page, DocumentPage)
    before = page.document.scenario.properties
    properties = replace(before, description=f"{before.description} another")
    page.document.perform(edit(page.document.scenario, properties=properties), "Description")


def change_game(page: Page) -> None:
    assert isinstance(page, GamePage)
    some_actions(page.match, 1)


def change_note(page: Page) -> None:
    assert isinstance(page, NotePage)
    QTest.keyClicks(page.text, "more")


def map_on(page: Page) -> object:
    assert isinstance(page, DocumentPage)
    return page.document.scenario.copy()


def game_on(page: Page) -> object:
    assert isinstance(page, GamePage)
    return game_records.lines(page.match.game)


def note_on(page: Page) -> object:
    assert isinstance(page, NotePage)
    return page.text.toPlainText()


def save_laying(path: Path) -> None:
    game = LayingGame(LayingTerms.usual(2, Properties("Isle", players=Players(2, 2))))
    game.apply("lay 0,0 woods")
    laying_records.save(game, path)


def change_laying(page: Page) -> None:
    assert isinstance(page, LayingPage)
    page.table.act(page.table.game.legal_actions()[0])


def laying_on(page: Page) -> object:
    assert isinstance(page, LayingPage)
    return laying_records.log_lines(page.table.game)


def save_book(path: Path) -> None:
    files.save(isle(), path.parent / "isle.json")
    book_format.save(Book("Isle", contents=(BookEntry("isle.json"),)), path)


def change_book(page: Page) -> None:
    assert isinstance(page, BookPage)
    page.add_chapter()


def book_on(page: Page) -> object:
    assert isinstance(page, BookPage)
    return page.document.book


SAMPLES = [
    Sample("map", ".json", DocumentPage, lambda path: files.save(isle(), path), change_map, map_on),
    Sample("game", ".rbgame", GamePage, save_game, change_game, game_on, "Game: Isle, turn 2"),
    Sample("laying", ".rblay", LayingPage, save_laying, change_laying, laying_on),
    Sample("book", ".rbbook", BookPage, save_book, change_book, book_on),
    Sample("note", ".note", NotePage, lambda path: path.write_text("a note"), change_note, note_on),
]
