"""Pages of every kind are opened, saved, closed and recovered alike: maps, games, and a kind that a test makes up."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QTabBar, QToolButton, QTreeWidget, QWidget
from pytestqt.qtbot import QtBot

from rbdesigner.ui.editor.document_page import DocumentPage
from rbdesigner.ui.game.game_page import GamePage
from rbdesigner.ui.laying.laying_page import LayingPage
from rbdesigner.ui.page import Page
from rbdesigner.ui.shell.recovery import recover
from rbdesigner.ui.shell.window import MainWindow
from rbdesigner.ui.storage import folders
from rbdesigner.ui.storage.session import Session, abandoned_sessions
from tests.gui.answering import Answers, choose_file, press, press_text, reading, trigger
from tests.gui.shell.page_samples import SAMPLES, NoteFiles, NotePage, Sample
from tests.parameters import few

pytestmark = pytest.mark.kept_window

MARK = " •"


@pytest.fixture(params=SAMPLES, ids=lambda sample: sample.name)
def sample(request: pytest.FixtureRequest, window: MainWindow) -> Sample:
    """A kind of pages that the window knows."""
    window.workbench.files.register(NoteFiles(window))
    found: Sample = request.param
    return found


@pytest.fixture
def path(sample: Sample, home: Path) -> Path:
    """A file of that kind."""
    path = home / f"mine{sample.suffix}"
    sample.make(path)
    return path


@pytest.fixture
def page(sample: Sample, window: MainWindow, path: Path, qtbot: QtBot) -> Page:
    """The page of that file, opened as a user does who drops it."""
    assert window.workbench.files.open(path)
    page = window.tabs.current
    assert isinstance(page, sample.page)
    qtbot.waitUntil(lambda: window.registry["file.close"].isEnabled())
    return page


def tab_text(window: MainWindow, page: Page) -> str:
    return window.tabs.tabText(window.tabs.indexOf(page))


def close_button(window: MainWindow, page: Page) -> QToolButton:
    side = QTabBar.ButtonPosition.RightSide
    button = window.tabs.tabBar().tabButton(window.tabs.indexOf(page), side)
    assert isinstance(button, QToolButton)
    return button


def test_a_file_is_opened_once_marked_when_it_is_changed_and_saved(
    window: MainWindow, sample: Sample, page: Page, path: Path, qtbot: QtBot
) -> None:
    assert page.path == path
    assert not page.is_modified
    assert not tab_text(window, page).endswith(MARK)
    assert str(path) in window.tabs.tabToolTip(window.tabs.indexOf(page))
    window.workbench.files.show(NotePage(None, "another"))
    before = window.tabs.pages()
    assert window.workbench.files.open(path.parent / "." / path.name)
    assert window.tabs.pages() == before
    assert window.tabs.current is page

    was_in_file = path.read_bytes()
    sample.change(page)
    assert page.is_modified
    assert tab_text(window, page).endswith(MARK)
    assert window.isWindowModified()
    qtbot.waitUntil(lambda: window.registry["file.save_all"].isEnabled())
    trigger(window, "edit.undo", qtbot)
    can_be_redone = sample.page is GamePage  # which a file of a game holds too
    assert page.is_modified == can_be_redone
    assert tab_text(window, page).endswith(MARK) == can_be_redone
    assert window.isWindowModified() == can_be_redone
    assert ("unsaved" in window.tabs.tabToolTip(window.tabs.indexOf(page))) == can_be_redone

    sample.change(page)
    trigger(window, "file.save", qtbot)
    assert path.read_bytes() != was_in_file
    assert not page.is_modified
    assert not tab_text(window, page).endswith(MARK)
    told: list[str] = []
    window.workbench.exports.message.connect(told.append)
    trigger(window, "edit.copy_picture", qtbot)
    assert told == [window.workbench.files.kind_of(page).texts.copied]
    trigger(window, "file.close", qtbot)  # without a question
    assert page not in window.tabs.pages()
    assert window.recent.paths()[0] == path


ODD_NAMES = [("mine v1.2", "twin.rbgame"), ("mine", "twin.map"), ("mine", "twin.json")]


@pytest.mark.parametrize("one, other", few(ODD_NAMES, 1))
def test_files_open_by_their_content_and_are_told_apart_by_their_names(
    window: MainWindow, sample: Sample, home: Path, one: str, other: str
) -> None:
    says_what_it_is = sample.name != "note"
    for name in (one, other) if says_what_it_is else ("mine.note", "twin.note"):
        sample.make(home / name)
        assert window.workbench.files.open(home / name)
        page = window.tabs.current
        assert isinstance(page, sample.page) and page.path == home / name
    first, second = window.tabs.pages()
    assert first.title == second.title
    assert "mine" in tab_text(window, first)
    assert "twin" in tab_text(window, second)


@pytest.mark.parametrize("sample", few(SAMPLES, 2), ids=[each.name for each in SAMPLES], indirect=True)
def test_what_cannot_be_saved_in_its_file_is_saved_elsewhere(
    window: MainWindow, answers: Answers, sample: Sample, page: Page, path: Path, qtbot: QtBot, home: Path
) -> None:
    """It goes on with the file that it is saved as, when one wishes so or has to, and closing can save there."""
    before, other = path.read_bytes(), home / f"other{sample.suffix}"
    sample.change(page)
    answers.give("file-choice", choose_file(other))
    trigger(window, "file.save_as", qtbot)
    assert page.path == other
    assert path.read_bytes() == before
    assert str(other) in window.tabs.tabToolTip(window.tabs.indexOf(page))
    assert window.workbench.files.open(other)
    assert len(window.tabs.pages()) == 1

    sample.change(page)
    theirs = other.read_bytes() + b"\n"  # as another program writes it
    other.write_bytes(theirs)
    answers.give("message", press("cancel"))
    trigger(window, "file.save", qtbot)
    assert other.read_bytes() == theirs
    assert page.is_modified
    answers.give("message", press("save_elsewhere"))
    answers.give("file-choice", choose_file(home / f"ours{sample.suffix}"))
    trigger(window, "file.save", qtbot)
    assert other.read_bytes() == theirs
    assert page.path == home / f"ours{sample.suffix}"
    assert not page.is_modified

    sample.change(page)
    page.path = home / "nowhere" / f"mine{sample.suffix}"
    said: list[str] = []
    answers.give("message", reading(said, press("retry")))
    answers.give("message", reading(said, press("save_elsewhere")))
    there = home / f"there{sample.suffix}"
    answers.give("file-choice", choose_file(there))
    trigger(window, "file.save", qtbot)
    assert len(said) == 2
    assert all("nowhere" in each for each in said)
    assert page.path == there
    assert not page.is_modified
    assert there.exists()


def test_closing_asks_and_who_cancels_goes_on_and_who_saves_finds_it_in_the_file(
    window: MainWindow, answers: Answers, sample: Sample, page: Page, path: Path, qtbot: QtBot
) -> None:
    said = list[str]()
    sample.change(page)
    changed = sample.content(page)
    answers.give("message", reading(said, press("cancel")))
    QTest.mouseClick(close_button(window, page), Qt.MouseButton.LeftButton)
    assert window.tabs.name_of(page) in said[0]
    assert said[0].split("\n", 1)[1], "and tells what becomes of it"
    assert window.tabs.current is page
    assert page.is_modified
    answers.give("message", press("save"))
    trigger(window, "file.close", qtbot)
    assert not window.tabs.pages()
    qtbot.waitUntil(lambda: not window.registry["file.close"].isEnabled())
    assert window.workbench.files.open(path)
    (again,) = window.tabs.pages()
    assert sample.content(again) == changed


def test_quitting_asks_once_about_all(window: MainWindow, answers: Answers, home: Path) -> None:
    window.workbench.files.register(NoteFiles(window))
    paths = [home / f"mine{sample.suffix}" for sample in SAMPLES]
    for sample, path in zip(SAMPLES, paths, strict=True):
        sample.make(path)
        assert window.workbench.files.open(path)
        sample.change(window.tabs.pages()[-1])
    pages, before = window.tabs.pages(), [path.read_bytes() for path in paths]
    said: list[str] = []
    answers.give("message", reading(said, press("cancel")))
    window.close()
    assert window.isVisible()
    assert f"{len(pages)} tabs" in said[0]
    assert all(window.tabs.name_of(page) in said[0] for page in pages)
    assert window.tabs.pages() == pages
    answers.give("message", press("discard"))
    window.close()
    assert not window.isVisible()
    assert not window.tabs.pages()
    assert [path.read_bytes() for path in paths] == before


def leave_behind(session: Session) -> Path:
    """The folder that is left of a run whose process is killed now."""
    left = folders.sessions() / "20260101-120000-abcdef"
    shutil.copytree(session.folder, left, ignore=shutil.ignore_patterns("lock"))
    return left


def test_what_a_killed_run_has_left_comes_back_and_an_emergency_keeps_it(
    window: MainWindow, answers: Answers, sample: Sample, page: Page, path: Path, qtbot: QtBot
) -> None:
    autosave, own, before = window.workbench.autosave, window._session, path.read_bytes()
    sample.change(page)
    changed = sample.content(page)
    autosave.flush()
    left = leave_behind(own)
    answers.give("message", press("discard"))
    trigger(window, "file.close", qtbot)
    autosave.flush()
    assert not own.copies()

    rows: list[str] = []

    def open_all(dialog: QWidget) -> None:
        listed = dialog.findChild(QTreeWidget)
        assert listed is not None
        items = [listed.topLevelItem(row) for row in range(listed.topLevelItemCount())]
        rows.extend(item.text(column) for item in items if item is not None for column in (0, 2))
        press_text("Open these")(dialog)

    answers.give("recovery", open_all)
    recover(window, abandoned_sessions(own), with_tabs=False)
    assert rows == [sample.recovered, str(path)]
    (found,) = window.tabs.pages()
    assert isinstance(found, sample.page)
    assert sample.content(found) == changed
    assert (found.path, found.is_modified) == (path, True)
    assert path.read_bytes() == before
    assert not left.exists()
    assert [copy.kind for copy in own.copies()] == [sample.name], "it is as safe as before"
    trigger(window, "file.save", qtbot)
    assert path.read_bytes() != before
    autosave.flush()
    assert not own.copies()
    assert window.workbench.files.emergency() == 0
    sample.change(found)
    assert window.workbench.files.emergency() == 1
    assert [copy.kind for copy in own.copies()] == [sample.name]


def test_every_kind_says_all_that_a_page_has_to() -> None:
    wanted = {name for name in vars(Page) if getattr(vars(Page)[name], "__isabstractmethod__", False)}
    assert wanted >= {"title", "path", "is_modified", "mark_saved", "undo", "redo", "drawn"}
    for kind in (DocumentPage, GamePage, LayingPage, NotePage):
        assert issubclass(kind, QWidget)
        assert not {name for name in wanted if getattr(getattr(kind, name), "__isabstractmethod__", False)}
