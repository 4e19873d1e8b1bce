"""Exports that last: how far they are, a window that lives meanwhile, and a button to cancel them."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication, QDialog, QLabel, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from benchmarks.maps import big_map
from rbdesigner.art.export import render
from rbdesigner.art.export.sheet_settings import SheetContent
from rbdesigner.play.match import Match
from rbdesigner.ui.editor.document_page import DocumentPage
from rbdesigner.ui.shell.window import MainWindow
from rbdesigner.ui.widgets import waiting
from tests.gui.answering import Answer, Answers, accept, choose_file, escape, press_text, trigger
from tests.gui.game.begun import isle, played
from tests.parameters import few

pytestmark = pytest.mark.kept_window

OLD = b"what was exported before"


@pytest.fixture
def page(window: MainWindow, progress_at_once: None) -> DocumentPage:
    return window.workbench.maps.show(big_map(6, 6))


def export(
    window: MainWindow, answers: Answers, qtbot: QtBot, path: Path, then: Answer | None = None, true_scale: bool = False
) -> None:
    """Export the map in front as a picture, or as the sheet or in true size."""

    def choose(dialog: QWidget) -> None:
        if true_scale:
            dialog.fields.contents[SheetContent.MAP].setChecked(True)  # type: ignore[attr-defined]
        accept(dialog)

    answers.give("export", choose)
    answers.give("file-choice", choose_file(path))
    if path.exists():
        answers.give("", press_text("Yes"))  # Qt asks whether the file is to be replaced
    if then is not None:
        answers.give("progress", then)
    trigger(window, "file.export_picture" if path.suffix == ".png" else "file.export_sheet", qtbot)


def cancel(dialog: QWidget) -> None:
    """Press the button as the user would."""
    button = dialog.findChild(QPushButton)
    assert button is not None and button.isVisible() and button.text() == "Cancel"
    button.click()


@pytest.mark.parametrize("way", few([cancel, escape], 1))
@pytest.mark.parametrize(("name", "true_scale"), few([("a.png", False), ("a.pdf", True), ("a.pdf", False)], 2))
def test_a_cancelled_export_leaves_what_was_there(
    window: MainWindow,
    page: DocumentPage,
    answers: Answers,
    home: Path,
    qtbot: QtBot,
    name: str,
    true_scale: bool,
    way: Answer,
) -> None:
    path = home / name
    path.write_bytes(OLD)
    told: list[str] = []
    window.workbench.exports.message.connect(told.append)
    export(window, answers, qtbot, path, way, true_scale=true_scale)
    assert path.read_bytes() == OLD
    assert [each.name for each in home.iterdir()] == [name]
    assert told == [f"The export was cancelled; {path} was not written."]
    assert not window.workbench.exports.can_repeat(page)
    assert QApplication.overrideCursor() is None
    assert QApplication.activeModalWidget() is None


@pytest.mark.parametrize("name", few(["a.png", "a.pdf"], 1))
def test_an_export_that_is_waited_for_is_the_same_and_the_window_lives_meanwhile(
    window: MainWindow, page: DocumentPage, answers: Answers, home: Path, qtbot: QtBot, name: str
) -> None:
    path, plain = home / name, home / f"plain-{name}"
    said: list[str] = []
    values: list[int] = []

    def look(dialog: QWidget) -> None:
        assert isinstance(dialog, QDialog)
        said.extend(label.text() for label in dialog.findChildren(QLabel))
        said.append(dialog.windowTitle())

    beat = QTimer()
    beat.setInterval(0)
    beat.timeout.connect(
        lambda: values.extend(each.value() for each in window.findChildren(waiting.ProgressDialog) if each.isVisible())
    )
    beat.start()
    export(window, answers, qtbot, path, look)
    beat.stop()
    assert said == [f"Exporting to {name}"] * 2
    assert values[0] < values[-1] and values == sorted(values), "it goes on, and never back"
    render(page.document.scenario, plain)
    assert _without_dates(path) == _without_dates(plain)


def _without_dates(path: Path) -> list[bytes]:
    """The lines of a file but those in which a PDF says when it was made."""
    marks = (b"CreationDate", b"ModDate", b"xmp:", b"uuid:", b"/ID")
    return [line for line in path.read_bytes().split(b"\n") if not any(mark in line for mark in marks)]


def test_a_short_export_shows_nothing(
    window: MainWindow, answers: Answers, home: Path, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(waiting, "SHOWN_AFTER", 1e9)
    window.workbench.maps.show(isle())
    export(window, answers, qtbot, home / "a.png")
    assert answers.seen == ["export", "file-choice"]
    assert (home / "a.png").exists()


def test_the_page_that_plays_a_game_can_be_cancelled(
    window: MainWindow, progress_at_once: None, answers: Answers, home: Path, qtbot: QtBot
) -> None:
    window.workbench.games.show(Match(played(isle(), 3)))
    answers.give("file-choice", choose_file(home / "game.html"))
    answers.give("progress", cancel)
    trigger(window, "file.export_replay", qtbot)
    assert list(home.iterdir()) == []
