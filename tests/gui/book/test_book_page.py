"""The page of a book, used with mouse and keys."""

from __future__ import annotations

import os
import shutil
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import QMimeData, QPoint, QPointF, Qt, QUrl
from PySide6.QtGui import QDragEnterEvent, QDragMoveEvent, QDropEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QCheckBox, QComboBox, QLineEdit, QTabBar, QTextEdit, QWidget
from pytestqt.qtbot import QtBot

from rbdesigner.scenario import files
from rbdesigner.scenario.books import book_format
from rbdesigner.scenario.books.book_model import Book, BookEntry, Chapter
from rbdesigner.scenario.model import Record
from rbdesigner.ui.book.book_page import BookPage
from rbdesigner.ui.dialogs.exports.book_dialog import BookDialog
from rbdesigner.ui.editor.document_page import DocumentPage
from rbdesigner.ui.shell.window import MainWindow
from tests.gui.answering import Answers, accept, choose_file, escape, trigger

pytestmark = pytest.mark.kept_window

SCENARIOS = Path(__file__).parents[3] / "scenarios"
LEFT, NONE = Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier


@pytest.fixture
def folder(home: Path) -> Path:
    """A folder with three scenarios."""
    place = home / "maps"
    place.mkdir()
    for name in ("crossroads", "gold-isle", "millbrook"):
        shutil.copy(SCENARIOS / f"{name}.rbmap", place)
    return place


@pytest.fixture
def page(window: MainWindow, folder: Path, qtbot: QtBot) -> Iterator[BookPage]:
    """The folder opened as a book, all its maps read."""
    window.workbench.files.open(folder)
    found = window.tabs.current
    assert isinstance(found, BookPage)
    qtbot.waitUntil(lambda: not found.document.reading.is_reading and bool(found.document.findings))
    yield found
    found.document.mark_saved()


def names(page: BookPage) -> list[str]:
    return [row.title for row in map(page.contents.rows.row_at, range(page.contents.rows.rowCount()))]


def click(page: BookPage, place: int, modifier: Qt.KeyboardModifier = NONE) -> None:
    at = page.contents.visualRect(page.contents.rows.index(place)).center()
    QTest.mouseClick(page.contents.viewport(), LEFT, modifier, at)


def drop(page: BookPage, data: QMimeData, at: QPoint) -> None:
    action, view = Qt.DropAction.MoveAction, page.contents.viewport()
    for event in (QDragEnterEvent(at, action, data, LEFT, NONE), QDragMoveEvent(at, action, data, LEFT, NONE)):
        QApplication.sendEvent(view, event)
        assert event.isAccepted()
    QApplication.sendEvent(view, QDropEvent(QPointF(at), action, data, LEFT, NONE))


def test_a_book_is_begun_filled_ordered_and_saved(
    window: MainWindow, answers: Answers, folder: Path, qtbot: QtBot
) -> None:
    trigger(window, "file.new_book", qtbot)
    page = window.tabs.current
    assert isinstance(page, BookPage)
    assert page.title == "Untitled book" and not page.is_modified
    for name in ("millbrook", "crossroads"):
        answers.give("file-choice", choose_file(folder / f"{name}.rbmap"))
        trigger(window, "book.add", qtbot)
    qtbot.waitUntil(lambda: names(page) == ["RB-S1 Millbrook", "RB-41 Crossroads"])
    window.activateWindow()
    qtbot.waitUntil(lambda: QApplication.activeWindow() is window)
    click(page, 1)
    QTest.keyClick(page.contents, Qt.Key.Key_Up, Qt.KeyboardModifier.AltModifier)
    assert names(page) == ["RB-41 Crossroads", "RB-S1 Millbrook"]
    assert page.contents.places() == [0]
    QTest.keyClick(page.contents, Qt.Key.Key_Down, Qt.KeyboardModifier.AltModifier)
    assert names(page) == ["RB-S1 Millbrook", "RB-41 Crossroads"]
    saved = folder.parent / "mine.rbbook"
    answers.give("file-choice", choose_file(saved))
    trigger(window, "file.save", qtbot)
    qtbot.waitUntil(lambda: not page.is_modified)
    assert book_format.load(saved).contents == (BookEntry("maps/millbrook.rbmap"), BookEntry("maps/crossroads.rbmap"))


def test_a_folder_is_a_book_that_is_saved_in_it(
    window: MainWindow, answers: Answers, page: BookPage, folder: Path, qtbot: QtBot
) -> None:
    assert (page.title, page.is_modified) == ("maps", False)
    assert names(page) == ["RB-41 Crossroads", "RB-32 Gold Isle", "RB-S1 Millbrook"]
    assert window.workbench.files.open(folder) and window.tabs.pages() == [page]
    click(page, 0)
    QTest.keyClick(page.contents, Qt.Key.Key_Delete)
    answers.give("file-choice", choose_file(folder / "book.json"))
    trigger(window, "file.save", qtbot)  # which writes into nobody's folder unasked
    qtbot.waitUntil((folder / "book.json").is_file)
    page.add_chapter()
    trigger(window, "file.save", qtbot)  # without a question, now that there is a file
    qtbot.waitUntil(lambda: not page.is_modified)
    trigger(window, "edit.undo", qtbot)
    trigger(window, "file.save", qtbot)
    qtbot.waitUntil(lambda: not page.is_modified)
    assert [entry.file for entry in book_format.load(folder).entries] == ["gold-isle.rbmap", "millbrook.rbmap"]
    assert (folder / "crossroads.rbmap").is_file()
    assert any("crossroads.rbmap lies in the folder" in one.problem.sentence for one in page.document.findings)


def test_rows_are_dragged_to_another_place_and_back_by_undo(window: MainWindow, page: BookPage, qtbot: QtBot) -> None:
    click(page, 0)
    click(page, 1, Qt.KeyboardModifier.ControlModifier)
    data = page.contents.rows.mimeData(page.contents.selectionModel().selectedIndexes())
    last = page.contents.visualRect(page.contents.rows.index(2))
    drop(page, data, last.center() + QPoint(0, 20))
    assert names(page) == ["RB-S1 Millbrook", "RB-41 Crossroads", "RB-32 Gold Isle"]
    assert page.contents.places() == [1, 2]
    trigger(window, "edit.undo", qtbot)
    assert names(page) == ["RB-41 Crossroads", "RB-32 Gold Isle", "RB-S1 Millbrook"]
    assert not page.is_modified
    trigger(window, "edit.redo", qtbot)
    assert names(page)[0] == "RB-S1 Millbrook"


def test_files_are_dropped_where_they_shall_stand_and_opened_by_a_double_click(
    window: MainWindow, page: BookPage, folder: Path, qtbot: QtBot
) -> None:
    shutil.copy(SCENARIOS / "four-winds.rbmap", folder.parent)
    data = QMimeData()
    data.setUrls([QUrl.fromLocalFile(str(folder.parent / "four-winds.rbmap"))])
    second = page.contents.visualRect(page.contents.rows.index(1))
    drop(page, data, second.center() - QPoint(0, 20))
    qtbot.waitUntil(lambda: names(page)[1] == "RB-42 Four Winds")
    assert page.contents.places() == [1]
    at = page.contents.visualRect(page.contents.rows.index(3)).center()
    QTest.mouseClick(page.contents.viewport(), LEFT, NONE, at)
    QTest.mouseDClick(page.contents.viewport(), LEFT, NONE, at)
    opened = window.tabs.current
    assert isinstance(opened, DocumentPage)
    assert opened.path == folder / "millbrook.rbmap"


def test_a_map_that_was_changed_meanwhile_is_read_again_and_its_row_tells_of_it(
    window: MainWindow, page: BookPage, folder: Path, qtbot: QtBot
) -> None:
    window.tabs.show_welcome()
    path = folder / "millbrook.rbmap"
    scenario = files.load(path)
    scenario.properties = replace(scenario.properties, title="Brookmill", code="X", record=Record(1234))
    files.save(scenario, path)
    os.utime(path, ns=(1, 1))
    window.tabs.setCurrentWidget(page)
    qtbot.waitUntil(lambda: names(page)[2] == "X Brookmill")
    told = str(page.contents.rows.index(2).data(Qt.ItemDataRole.AccessibleTextRole))
    assert told.replace(",", "").startswith("X Brookmill. Solo · ★☆☆☆☆ · record 1234")


def test_chapters_are_begun_named_and_shown(window: MainWindow, page: BookPage, qtbot: QtBot) -> None:
    click(page, 1)
    trigger(window, "book.chapter", qtbot)
    assert names(page)[1] == "New chapter"
    field = page.fields.item_title
    qtbot.waitUntil(field.hasFocus)
    QTest.keyClicks(field, "Islands")
    assert names(page)[1] == "Islands"
    QTest.keyClicks(page.fields.item_text, "Far away.")
    assert page.document.book.contents[1] == Chapter("Islands", "Far away.")
    trigger(window, "edit.undo", qtbot)
    trigger(window, "edit.undo", qtbot)
    trigger(window, "edit.undo", qtbot)
    assert len(names(page)) == 3


def test_the_style_of_the_maps_is_chosen_and_undone(window: MainWindow, page: BookPage, qtbot: QtBot) -> None:
    box = page.fields.board_style
    box.setFocus()
    QTest.keyClick(box, Qt.Key.Key_Down)
    assert page.document.book.style.style == box.chosen == "flat"
    trigger(window, "edit.undo", qtbot)
    assert page.document.book.style.style == box.chosen == "painted"


def test_title_cover_and_codes_are_typed_and_seen(window: MainWindow, page: BookPage, qtbot: QtBot) -> None:
    page.fields.title.setFocus()
    page.fields.title.selectAll()
    QTest.keyClicks(page.fields.title, "Three worlds")
    assert window.tabs.name_of(page) == "Three worlds"
    QTest.keyClicks(page.fields.authors, "Ada, Bert")
    QTest.keyClicks(page.fields.codes, "W#")
    QTest.keyClicks(page.fields.text, "For all.")
    page.fields.checks["legend"].click()
    book = page.document.book
    assert (book.authors, book.codes, book.cover.text, book.style.legend) == (("Ada", "Bert"), "W#", "For all.", True)
    assert names(page) == ["W1 Crossroads", "W2 Gold Isle", "W3 Millbrook"]
    trigger(window, "edit.undo", qtbot)
    assert not page.fields.checks["legend"].isChecked()
    for _ in range(4):
        trigger(window, "edit.undo", qtbot)
    assert (page.fields.title.text(), page.is_modified) == ("", False)
    placeholders = page.fields.title.placeholderText(), page.fields.authors.placeholderText()
    assert placeholders == ("Scenarios for Roads & Boats", "rbdesigner")


def test_problems_over_all_maps_are_listed_and_lead_to_the_maps(page: BookPage, folder: Path, qtbot: QtBot) -> None:
    path = folder / "gold-isle.rbmap"
    scenario = files.load(path)
    scenario.properties = replace(scenario.properties, code="rb-41")
    files.save(scenario, path)
    page.document.look_again()
    model = page.findings.model()

    def told() -> list[str]:
        return [model.index(row, 0).data() for row in range(model.rowCount())]

    said = "Gold Isle: The code RB-41 is that of “Crossroads” too."
    qtbot.waitUntil(lambda: said in told())
    assert page.summary.text().endswith("2 problems") and page.side.tabText(1) == "Problems (2)"
    page.side.setCurrentWidget(page.findings)
    index = model.index(told().index(said), 0)
    QTest.mouseClick(page.findings.viewport(), LEFT, NONE, page.findings.visualRect(index).center())
    assert page.contents.places() == [1]
    assert page.contents.rows.row_at(1).problems


def test_a_file_that_is_missing_is_told_and_the_others_are_shown(
    window: MainWindow, folder: Path, qtbot: QtBot
) -> None:
    contents = (BookEntry("gone.json"), BookEntry("millbrook.rbmap"))
    book_format.save(Book("Some", contents=contents), folder / "some.rbbook")
    window.workbench.files.open(folder / "some.rbbook")
    page = window.tabs.current
    assert isinstance(page, BookPage)
    qtbot.waitUntil(lambda: names(page) == ["gone", "RB-S1 Millbrook"])
    assert "gone.json cannot be taken into the book" in page.document.findings[0].problem.sentence


def test_the_book_is_exported_as_one_pdf(
    window: MainWindow, page: BookPage, folder: Path, answers: Answers, qtbot: QtBot
) -> None:
    out = folder / "out.pdf"
    click(page, 0)
    click(page, 1, Qt.KeyboardModifier.ControlModifier)
    QTest.keyClick(page.contents, Qt.Key.Key_Delete)
    seen = list[int]()

    def look(dialog: QWidget) -> None:
        assert isinstance(dialog, BookDialog)
        qtbot.waitUntil(lambda: bool(dialog.preview.pages))
        dialog.preview.show_page(2)
        seen.append(len(dialog.preview.pages))
        qtbot.waitUntil(lambda: bool(dialog.preview.table.sheets.pictures))
        accept(dialog)

    answers.give("export", look)
    answers.give("file-choice", choose_file(out))
    trigger(window, "file.export_sheet", qtbot)
    qtbot.waitUntil(out.is_file)
    from pypdf import PdfReader

    assert len(PdfReader(out).pages) == 4 == seen[0]
    assert page.message.text() == f"Exported to {out}."


def test_pictures_come_for_all_maps_and_actions_wait_for_a_book_and_a_selection(
    window: MainWindow, page: BookPage, qtbot: QtBot
) -> None:
    qtbot.waitUntil(lambda: not page.contents.waiting_for_pictures())
    assert all(page.contents.rows.has_picture(each.path) for each in page.document.maps())
    registry = window.registry
    qtbot.waitUntil(lambda: registry["book.add"].isEnabled())
    assert not registry["book.remove"].isEnabled()
    click(page, 0)
    qtbot.waitUntil(lambda: registry["book.remove"].isEnabled())
    assert registry["book.down"].isEnabled() and not registry["book.up"].isEnabled()
    window.tabs.show_welcome()
    qtbot.waitUntil(lambda: not registry["book.add"].isEnabled())


def test_a_folder_that_is_dropped_on_the_window_is_a_book_and_comes_back(
    window: MainWindow, folder: Path, qtbot: QtBot
) -> None:
    data = QMimeData()
    data.setUrls([QUrl.fromLocalFile(str(folder))])
    window.workbench.take_dropped(data)
    page = window.tabs.current
    assert isinstance(page, BookPage) and len(page.document.book.entries) == 3
    assert window.recent.paths() == [folder]
    trigger(window, "file.close", qtbot)
    window.workbench.files.open(window.recent.paths()[0])
    assert isinstance(window.tabs.current, BookPage)


def test_an_export_that_is_cancelled_leaves_no_file(
    window: MainWindow, page: BookPage, progress_at_once: None, folder: Path, answers: Answers, qtbot: QtBot
) -> None:
    out = folder / "out.pdf"
    answers.give("export", accept)
    answers.give("file-choice", choose_file(out))
    answers.give("progress", escape)
    trigger(window, "file.export_sheet", qtbot)
    qtbot.waitUntil(lambda: "was cancelled" in page.message.text())
    assert not out.exists()


def test_only_scenarios_are_taken_by_the_list_and_others_left_to_the_window(page: BookPage, folder: Path) -> None:
    (folder / "notes.txt").write_text("nothing")
    (folder / "book.json").write_text('{"format": "rbdesigner-book", "version": 1, "contents": []}')
    shutil.copy(folder / "millbrook.rbmap", folder / "evening 27.11")
    rows, copy, none = page.contents.rows, Qt.DropAction.CopyAction, page.contents.rootIndex()
    scenarios, others = ("millbrook.rbmap", "evening 27.11"), ("notes.txt", "book.json", "gone.json")
    for name, taken in (*((each, True) for each in scenarios), *((each, False) for each in others)):
        data = QMimeData()
        data.setUrls([QUrl.fromLocalFile(str(folder / name))])
        assert rows.canDropMimeData(data, copy, 0, 0, none) == taken


def test_tab_goes_through_the_fields_as_they_are_laid_out(page: BookPage, window: MainWindow) -> None:
    window.activateWindow()
    page.contents.setFocus()
    heights, seen = list[int](), list[QWidget]()
    while not seen or not isinstance(seen[-1], QTabBar):
        QTest.keyClick(QApplication.focusWidget(), Qt.Key.Key_Tab)
        focused = QApplication.focusWidget()
        assert focused is not None
        assert focused not in seen
        seen.append(focused)
        if isinstance(focused, QLineEdit | QTextEdit | QComboBox | QCheckBox):
            heights.append(focused.mapToGlobal(focused.rect().topLeft()).y() // 10)  # fields side by side
    assert len(heights) > 10
    assert heights == sorted(heights)
