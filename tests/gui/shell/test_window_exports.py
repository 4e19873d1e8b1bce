from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QGuiApplication, QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QScrollBar, QWidget
from pytestqt.qtbot import QtBot

from rbdesigner.art.export.sheet_settings import SheetContent
from rbdesigner.hexes import Hex
from rbdesigner.scenario import files, formats
from rbdesigner.scenario.edit import edit
from rbdesigner.scenario.model import Inscription, Properties, Scenario
from rbdesigner.scenario.pieces import Home
from rbdesigner.tiles import Terrain, tile
from rbdesigner.ui.dialogs.exports.export import FormatDialog
from rbdesigner.ui.editor.document_page import DocumentPage
from rbdesigner.ui.shell.files.printing import PrintPreview
from rbdesigner.ui.shell.window import MainWindow
from tests.gui.answering import Answers, accept, choose_file, escape, reading, trigger

pytestmark = pytest.mark.kept_window


@pytest.fixture
def page(window: MainWindow) -> DocumentPage:
    tiles = {Hex(0, 0): tile(Terrain.WOODS), Hex(1, 0): tile(Terrain.SEA)}
    return window.workbench.maps.show(Scenario(Properties(title="Isle"), tiles, {Hex(0, 0): Home(player=1)}))


def true_size(dialog: QWidget) -> None:
    dialog.fields.contents[SheetContent.MAP].setChecked(True)  # type: ignore[attr-defined]


def with_settings(change: Callable[[QWidget], object]) -> Callable[[QWidget], None]:
    def answer(dialog: QWidget) -> None:
        change(dialog)
        accept(dialog)

    return answer


def test_a_picture_is_as_large_as_said_and_can_be_made_again(
    window: MainWindow, page: DocumentPage, answers: Answers, home: Path, qtbot: QtBot
) -> None:
    path = home / "isle.png"
    sizes: list[str] = []

    def choose(dialog: QWidget) -> None:
        dialog.tile.setValue(100)  # type: ignore[attr-defined]
        dialog.transparent.setChecked(True)  # type: ignore[attr-defined]
        sizes.append(dialog.size_label.text())  # type: ignore[attr-defined]
        dialog.margin["compass"].setChecked(True)  # type: ignore[attr-defined]
        sizes.append(dialog.size_label.text())  # type: ignore[attr-defined]

    assert not window.registry["file.export_again"].isEnabled()
    answers.give("export", with_settings(choose))
    answers.give("file-choice", choose_file(path))
    trigger(window, "file.export_picture", qtbot)
    image, before = QImage(str(path)), path.read_bytes()
    assert sizes[-1] == f"{image.width()} × {image.height()} pixels" != sizes[0]
    assert image.pixelColor(0, 0).alpha() == 0
    page.document.perform(edit(page.document.scenario, tiles={Hex(5, 0): tile(Terrain.ROCK)}), "Lay")
    trigger(window, "file.export_again", qtbot)
    assert QImage(str(path)).width() > image.width()
    assert (home / "isle.png~").read_bytes() == before, "what is written over is kept"


def test_svg_and_pdf(window: MainWindow, page: DocumentPage, answers: Answers, home: Path, qtbot: QtBot) -> None:
    answers.give("export", with_settings(lambda dialog: dialog.format.setCurrentIndex(1)))  # type: ignore[attr-defined]
    answers.give("file-choice", choose_file(home / "isle.svg"))
    trigger(window, "file.export_picture", qtbot)
    assert b"<svg" in (home / "isle.svg").read_bytes()
    for index, name in enumerate(("sheet.pdf", "tiles.pdf")):
        choose = (lambda dialog: None) if index == 0 else true_size
        answers.give("export", with_settings(choose))
        answers.give("file-choice", choose_file(home / name))
        trigger(window, "file.export_sheet", qtbot)
        assert (home / name).read_bytes().startswith(b"%PDF")


def test_another_programs_format_tells_what_was_left_out(
    window: MainWindow, page: DocumentPage, answers: Answers, home: Path, qtbot: QtBot
) -> None:
    path = home / "isle.map"
    said: list[str] = []
    answers.give("export", with_settings(lambda dialog: dialog.format.setCurrentIndex(0)))  # type: ignore[attr-defined]
    answers.give("file-choice", choose_file(path))
    answers.give("message", reading(said))
    trigger(window, "file.export_other", qtbot)
    assert "home" in said[0]
    (found,) = formats.read(path)
    assert found.scenario.tiles == page.document.scenario.tiles


def test_a_format_that_cannot_hold_the_map_says_so_before_a_file_is_chosen(
    window: MainWindow, page: DocumentPage, answers: Answers, home: Path, qtbot: QtBot
) -> None:
    seen: dict[str, tuple[str, bool]] = {}

    def look(dialog: QWidget) -> None:
        assert isinstance(dialog, FormatDialog)
        for index in range(dialog.format.count()):
            dialog.format.setCurrentIndex(index)
            seen[dialog.format.currentData()] = dialog.hint.text(), dialog.ok.isEnabled()
        QTest.mouseClick(dialog.ok, Qt.MouseButton.LeftButton)

    answers.give("export", look)
    answers.give("file-choice", escape)
    trigger(window, "file.export_other", qtbot)
    assert all(fits for _, fits in seen.values())
    answers.give("export", lambda dialog: (look(dialog), escape(dialog)))
    for radius_four in ({Hex(0, 4), Hex(0, -4)}, {Hex(4, 0), Hex(-4, 0)}):
        page.document.perform(edit(page.document.scenario, tiles=dict.fromkeys(radius_four, tile(Terrain.SEA))), "")
    trigger(window, "file.export_other", qtbot)
    for key in ("tts", "tts-object"):
        told, fits = seen[key]
        assert not fits and "the map of 5 columns and 17 rows does not fit the grid of 6 columns and 16 rows" in told
    assert seen["course"][1]


def test_the_dialog_grows_with_a_long_reason(qtbot: QtBot) -> None:
    far_apart = Scenario(tiles={Hex(q, 0): tile(Terrain.SEA) for q in range(-40, 41, 10)})
    dialog = FormatDialog(far_apart)
    qtbot.addWidget(dialog)
    dialog.show()
    qtbot.waitExposed(dialog)
    height = dialog.height()
    dialog.format.setCurrentIndex(dialog.format.findData("tts"))
    assert not dialog.ok.isEnabled()
    qtbot.waitUntil(lambda: dialog.height() > height)
    qtbot.waitUntil(lambda: not any(bar.isVisible() for bar in dialog.findChildren(QScrollBar)))


def test_giving_up_writes_nothing_and_what_cannot_be_written_is_told(
    window: MainWindow, page: DocumentPage, answers: Answers, home: Path, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    answers.give("export", escape)
    trigger(window, "file.export_picture", qtbot)
    answers.give("export", accept)
    answers.give("file-choice", escape)
    trigger(window, "file.export_picture", qtbot)
    assert list(home.iterdir()) == []
    assert not window.workbench.exports.can_repeat(page)

    said: list[str] = []
    path = home / "isle.png"

    def full(*args: object, **options: object) -> None:
        raise OSError(28, "No space left on device", str(path))

    monkeypatch.setattr("rbdesigner.art.export.render", full)
    answers.give("export", accept)
    answers.give("file-choice", choose_file(path))
    answers.give("message", reading(said))
    trigger(window, "file.export_picture", qtbot)
    assert f"{path}: the disk is full" in said[0]


def test_the_map_goes_to_the_clipboard_as_text_and_as_a_picture(
    window: MainWindow, page: DocumentPage, qtbot: QtBot
) -> None:
    trigger(window, "edit.copy_text", qtbot)
    assert files.loads(QGuiApplication.clipboard().text()) == page.document.scenario
    notes = {Hex(0, 0): Inscription("Secret", private=True), Hex(1, 0): Inscription("Open")}
    page.document.perform(edit(page.document.scenario, inscribed={"notes": notes}), "")
    trigger(window, "edit.copy_text", qtbot)
    assert files.loads(QGuiApplication.clipboard().text()).notes == {Hex(1, 0): Inscription("Open")}
    trigger(window, "edit.copy_picture", qtbot)
    assert not QGuiApplication.clipboard().image().isNull()


def test_the_preview_shows_the_sheet_or_the_tiles_in_true_size(
    window: MainWindow, page: DocumentPage, answers: Answers, qtbot: QtBot, qtlog: Any
) -> None:
    far = {Hex(q, 0): tile(Terrain.ROCK) for q in range(12)}
    page.document.perform(edit(page.document.scenario, tiles=far), "Lay")
    counts: list[int] = []

    def look(dialog: QWidget) -> None:
        assert isinstance(dialog, PrintPreview)
        for content in SheetContent:
            shown, button = dialog.preview.pages, dialog.fields.contents[content]
            QTest.mouseClick(button, Qt.MouseButton.LeftButton, pos=QPoint(8, button.height() // 2))
            dialog.preview.refresh()
            qtbot.waitUntil(lambda shown=shown: dialog.preview.pages is not shown)  # type: ignore[misc]
            counts.append(len(dialog.preview.pages))
        escape(dialog)

    answers.give("print-preview", look)
    trigger(window, "file.print", qtbot)
    assert counts[0] == 1
    assert counts[1] > 2
    assert counts[2] == 1
    assert not [record.message for record in qtlog.records if "QPrinter" in record.message]
