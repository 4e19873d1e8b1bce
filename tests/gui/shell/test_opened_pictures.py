"""Pictures that are opened or dropped: laid under the map, read for the map in them, or refused."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import QMimeData, QUrl
from PySide6.QtGui import QGuiApplication, QImage
from pytestqt.qtbot import QtBot

from rbdesigner.art.qr_code import qr_code
from rbdesigner.resources import folder
from rbdesigner.scenario import files
from rbdesigner.scenario.formats.map_code import code_of
from rbdesigner.scenario.model import Scenario
from rbdesigner.ui.editor.document_page import DocumentPage
from rbdesigner.ui.shell.files.pictures import PictureWork
from rbdesigner.ui.shell.window import MainWindow
from tests.gui.answering import Answers, choose_file, press, reading, trigger
from tests.parameters import few

DRAWN = files.load(folder("scenarios") / "millbrook.rbmap")

pytestmark = pytest.mark.kept_window


@pytest.fixture
def page(window: MainWindow) -> DocumentPage:
    return window.workbench.maps.show(Scenario())


def test_a_broken_picture_is_told_in_a_line_and_nothing_changes(
    window: MainWindow, page: DocumentPage, tmp_path: Path, qtbot: QtBot, answers: Answers
) -> None:
    path = tmp_path / "broken.png"
    path.write_bytes(b"\x89PNG nonsense")
    said: list[str] = []
    answers.give("file-choice", choose_file(path))
    answers.give("message", reading(said))
    trigger(window, "picture.choose", qtbot)
    qtbot.waitUntil(lambda: bool(said))
    assert "this is not a picture of a known format" in said[0]
    assert not page.editor.traced.is_there


def test_a_drawing_is_refused_at_once(
    window: MainWindow, page: DocumentPage, tmp_path: Path, answers: Answers, qtbot: QtBot
) -> None:
    path = tmp_path / "scan.png"
    path.write_text("<svg xmlns='http://www.w3.org/2000/svg' width='100' height='100'/>", encoding="utf-8")
    said: list[str] = []
    answers.give("message", reading(said))
    window.workbench.pictures.put_under(page, path)
    assert "not a picture of a known format (PNG" in said[0]


def dropped(window: MainWindow, *paths: Path) -> None:
    data = QMimeData()
    data.setUrls([QUrl.fromLocalFile(str(path)) for path in paths])
    window.workbench.take_dropped(data)


@pytest.mark.parametrize("answer", few(["now", "cancel"], 1))
def test_a_picture_that_is_dropped_on_a_map_can_lie_under_it(
    window: MainWindow, page: DocumentPage, tmp_path: Path, answers: Answers, qtbot: QtBot, answer: str
) -> None:
    path, said = tmp_path / "photo.jpg", list[str]()
    assert QImage(60, 40, QImage.Format.Format_RGB32).save(str(path))
    answers.give("message", reading(said, press(answer)))
    dropped(window, path)
    qtbot.waitUntil(lambda: bool(said))
    assert said[0].startswith("“photo.jpg” is a picture without a map in it.")
    if answer == "now":
        qtbot.waitUntil(lambda: page.editor.traced.is_there)
        assert page.editor.traced.state.path == path
    else:
        assert page.findChild(PictureWork) is None and not page.editor.traced.is_there


def test_pictures_that_show_nothing_are_told_together(
    window: MainWindow, page: DocumentPage, tmp_path: Path, answers: Answers, qtbot: QtBot
) -> None:
    paths, said = [tmp_path / "one.png", tmp_path / "two.png"], list[str]()
    for path in paths:
        assert QImage(60, 40, QImage.Format.Format_RGB32).save(str(path))
    answers.give("message", reading(said))
    dropped(window, *paths)
    qtbot.waitUntil(lambda: bool(said))
    assert "one.png, two.png" in said[0]


def test_a_map_is_opened_by_its_qr_code(window: MainWindow, tmp_path: Path, qtbot: QtBot) -> None:
    shown = qr_code(code_of(DRAWN))
    assert shown is not None
    path = tmp_path / "code.png"
    assert shown.scaled(shown.size() * 4).save(str(path))
    assert window.workbench.files.open(path)
    qtbot.waitUntil(lambda: window.tabs.current_map is not None)
    page = window.tabs.current_map
    assert page is not None and page.document.scenario == DRAWN and page.path is None
    QGuiApplication.clipboard().setImage(QImage(str(path)))
    window.workbench.open_clipboard()
    qtbot.waitUntil(lambda: len(window.tabs.maps()) == 2)
    assert window.tabs.maps()[1].document.scenario == DRAWN
