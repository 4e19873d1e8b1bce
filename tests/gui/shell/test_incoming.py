"""Maps from the clipboard and from what is dropped on the window."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from PySide6.QtCore import QByteArray, QMimeData, Qt, QUrl
from PySide6.QtGui import QColor, QDragEnterEvent, QDropEvent, QGuiApplication, QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from rbdesigner.art.export import render
from rbdesigner.hexes import Hex
from rbdesigner.resources import folder
from rbdesigner.scenario import files, formats
from rbdesigner.scenario.canonical import canonical
from rbdesigner.scenario.formats import maps_in
from rbdesigner.scenario.inscriptions import published
from rbdesigner.scenario.model import Inscription, Properties, Scenario
from rbdesigner.tiles import Terrain, tile
from rbdesigner.ui.shell.window import MainWindow
from tests.gui.answering import Answers, reading, trigger
from tests.gui.game.begun import isle
from tests.strategies import scenarios, some

pytestmark = pytest.mark.kept_window

COURSE_MAP = "-----BEGIN MAP-----\n( 0 0 0 ) woods ( 1 4 )\n( 1 0 -1 ) sea\n-----END MAP-----\n"
ISLE = Scenario(Properties(title="Isle"), {Hex(0, 0): tile(Terrain.SEA)})


def on_clipboard(text: str) -> None:
    QGuiApplication.clipboard().setText(text)


@given(scenarios())
@settings(some(0.05), suppress_health_check=[HealthCheck.function_scoped_fixture])
def test_a_scenario_copied_as_text_comes_back_without_what_is_private(window: MainWindow, scenario: Scenario) -> None:
    first = window.workbench.maps.show(scenario)
    window.workbench.exports.copy_text(first)
    window.workbench.open_clipboard()
    second = window.tabs.current_map
    assert second is not None and second is not first
    assert second.document.scenario == canonical(published(scenario))
    assert files.dumps(second.document.scenario) == files.dumps(published(scenario))
    assert second.document.is_modified, "it is in no file"
    for page in (first, second):
        page.document.mark_saved()
        window.workbench.files.close(page)


def test_of_the_texts_on_a_map_only_those_for_all_are_copied_as_text(window: MainWindow) -> None:
    texts = {Hex(0, 0): Inscription("Secret", private=True), Hex(1, 0): Inscription("Open")}
    first = window.workbench.maps.show(replace(ISLE, labels=texts, notes=texts, districts=texts))
    window.workbench.exports.copy_text(first)
    window.workbench.open_clipboard()
    second = window.tabs.current_map
    assert second is not None and second is not first
    copied = second.document.scenario
    for part in (copied.labels, copied.notes, copied.districts):
        assert part == {Hex(1, 0): Inscription("Open")}


def test_a_new_map_is_made_of_the_clipboard_from_the_welcome_page(window: MainWindow, qtbot: QtBot) -> None:
    on_clipboard(files.dumps(ISLE))
    window.tabs.show_welcome()
    page = window.tabs.currentWidget()
    button = next(button for button in page.buttons if "clipboard" in button.text())
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)
    assert window.tabs.current_map is not None
    assert window.tabs.current_map.document.scenario == ISLE


@pytest.mark.parametrize(
    "message",
    [
        "Here is my map:\n\n```json\n{map}\n```\nHave fun!",
        "{quoted}",
        "\n\n{map}\n\n",
    ],
)
def test_a_map_in_a_message_is_found(message: str) -> None:
    text = files.dumps(ISLE)
    quoted = "\n".join(f"> {line}" for line in text.splitlines())
    (found,) = maps_in(message.replace("{map}", text).replace("{quoted}", quoted), "clipboard")
    assert found.scenario == ISLE


def test_a_map_of_another_program_comes_with_its_remarks(window: MainWindow, qtbot: QtBot) -> None:
    on_clipboard(COURSE_MAP)
    trigger(window, "file.new_from_clipboard", qtbot)
    page = window.tabs.current_map
    assert page is not None and page.notice is not None
    assert len(page.document.scenario.tiles) == 2
    assert "clipboard" in page.notice.text


def test_what_is_no_map_is_told_in_a_line(window: MainWindow, answers: Answers, qtbot: QtBot) -> None:
    for text, said in (
        ("", "Copy the text of a map first"),
        ("hello", "not a map of a known format"),
        ('look: {"format": "rbdesigner-scenario", "version": 1, "tiles": 3}', "tiles"),
        ((folder("docs") / "example-game.rbgame").read_text("utf-8"), "rbdesigner-game"),
    ):
        on_clipboard(text)
        told: list[str] = []
        answers.give("message", reading(told))
        trigger(window, "file.new_from_clipboard", qtbot)
        qtbot.waitUntil(lambda told=told: bool(told))
        assert told[0].startswith("There is no map on the clipboard.")
        assert said in told[0]
    assert window.tabs.maps() == []


def test_files_that_were_copied_are_opened(window: MainWindow, qtbot: QtBot, home: Path) -> None:
    path = home / "isle.json"
    files.save(ISLE, path)
    data = QMimeData()
    data.setUrls([QUrl.fromLocalFile(str(path))])
    QGuiApplication.clipboard().setMimeData(data)
    trigger(window, "file.new_from_clipboard", qtbot)
    assert window.tabs.current_map is not None
    assert window.tabs.current_map.document.path == path


def drop(window: MainWindow, data: QMimeData) -> None:
    at = window.tabs.mapTo(window, window.tabs.rect().center())
    button, key, copy = Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, Qt.DropAction.CopyAction
    handle = window.windowHandle()
    entering = QDragEnterEvent(at, copy, data, button, key)
    QApplication.sendEvent(handle, entering)
    assert entering.isAccepted()
    QApplication.sendEvent(handle, QDropEvent(at, copy, data, button, key))


def picture_file(home: Path) -> QMimeData:
    path = home / "valley.map"  # what counts is what is in it
    image = QImage(8, 8, QImage.Format.Format_RGB32)
    image.fill(QColor("red"))
    assert image.save(str(path), "PNG")
    data = QMimeData()
    data.setUrls([QUrl.fromLocalFile(str(path))])
    return data


def picture_itself() -> QMimeData:
    data = QMimeData()
    data.setImageData(QImage(8, 8, QImage.Format.Format_RGB32))
    return data


def picture_of_a_page() -> QMimeData:
    data = QMimeData()
    data.setUrls([QUrl("https://example.org/valley.png")])
    return data


@pytest.mark.filterwarnings("ignore:Function.*QDragEnterEvent:DeprecationWarning")
def test_a_picture_that_is_dropped_is_answered_with_what_can_be(
    window: MainWindow, answers: Answers, qtbot: QtBot, home: Path
) -> None:
    for picture, said in (
        (picture_file(home), ["this picture holds no map in its file", "Open a map first"]),
        (picture_itself(), ["There is no map in what was dropped.", "Dropped picture: this picture holds no map"]),
        (picture_of_a_page(), ["*.json", "*.rbgame", "*.map", "*.rblay", "*.png"]),
    ):
        told: list[str] = []
        answers.give("message", reading(told))
        drop(window, picture)
        qtbot.waitUntil(lambda told=told: bool(told))  # a process reads it
        assert all(each in told[0] for each in said)
    assert window.tabs.maps() == []


@pytest.mark.filterwarnings("ignore:Function.*QDragEnterEvent:DeprecationWarning")
def test_the_text_of_a_map_can_be_dropped(window: MainWindow, qtbot: QtBot) -> None:
    data = QMimeData()
    data.setText(files.dumps(ISLE))
    data.setData("text/html", QByteArray(b"<p>"))
    drop(window, data)
    qtbot.waitUntil(lambda: window.tabs.current_map is not None)
    assert window.tabs.maps()[0].document.scenario == ISLE


@pytest.mark.filterwarnings("ignore:Function.*QDragEnterEvent:DeprecationWarning")
def test_a_picture_of_ours_that_is_dropped_opens_as_its_map(window: MainWindow, qtbot: QtBot, home: Path) -> None:
    for number, suffix in enumerate((".png", ".svg")):
        path = home / f"isle{suffix}"
        render(ISLE, path)
        data = QMimeData()
        data.setUrls([QUrl.fromLocalFile(str(path))])
        drop(window, data)
        qtbot.waitUntil(lambda number=number: len(window.tabs.maps()) > number)
        page = window.tabs.maps()[number]
        assert page.document.scenario == ISLE
        assert page.path is None, "saving does not write over the picture"
        assert page.notice is not None and path.name in page.notice.text


def test_a_map_of_another_program_opens_whatever_its_name(window: MainWindow, home: Path) -> None:
    for name in ("isle.rbgame", "isle.rbbook", "isle v1.2"):
        formats.write([isle()], home / name, "course")
        assert window.workbench.files.open(home / name)
        page = window.tabs.current_map
        assert page is not None and page.source == home / name and page.path is None
