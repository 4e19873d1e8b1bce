"""The code of a map and its QR code in the window."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import Qt, QTimer
from PySide6.QtGui import QGuiApplication, QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel, QPlainTextEdit, QWidget
from pytestqt.qtbot import QtBot

from rbdesigner.art.qr_code import QUIET, qr_code
from rbdesigner.hexes import Hex
from rbdesigner.resources import folder
from rbdesigner.scenario import files
from rbdesigner.scenario.formats.map_code import code_of
from rbdesigner.scenario.model import Properties, Scenario
from rbdesigner.tiles import Terrain, tile
from rbdesigner.ui.dialogs.exports.sharing import SAVED_SIDE, SharingDialog
from rbdesigner.ui.shell.window import MainWindow
from tests.gui.answering import Answers, choose_file, trigger

pytestmark = pytest.mark.kept_window

CROSSROADS = files.load(folder("scenarios") / "crossroads.rbmap")
FINDER = ("1111111", "1000001", "1011101", "1011101", "1011101", "1000001", "1111111")
"""The square in three corners of every QR code."""


def test_a_map_goes_by_its_code_from_window_to_window(window: MainWindow, answers: Answers, qtbot: QtBot) -> None:
    window.workbench.maps.show(CROSSROADS)

    def copy(dialog: QWidget) -> None:
        assert isinstance(dialog, SharingDialog)
        text = dialog.findChild(QPlainTextEdit, "map-code")
        assert text is not None and text.toPlainText() == code_of(CROSSROADS)
        QTest.mouseClick(dialog.copy_code, Qt.MouseButton.LeftButton)
        dialog.close()

    answers.give("sharing", copy)
    trigger(window, "edit.share", qtbot)
    assert QGuiApplication.clipboard().text() == code_of(CROSSROADS)
    trigger(window, "file.new_from_clipboard", qtbot)
    assert len(window.tabs.maps()) == 2
    assert window.tabs.maps()[1].document.scenario == CROSSROADS


def test_the_qr_code_is_saved_as_it_is_shown(window: MainWindow, answers: Answers, qtbot: QtBot, home: Path) -> None:
    window.workbench.maps.show(CROSSROADS)
    path = home / "code.png"

    def save(dialog: QWidget) -> None:
        assert isinstance(dialog, SharingDialog)
        QTimer.singleShot(0, dialog.save_image.click)

    answers.give("sharing", save)
    answers.give("file-choice", choose_file(path))
    answers.give("sharing", QWidget.close)
    trigger(window, "edit.share", qtbot)
    qtbot.waitUntil(path.exists)
    expected = qr_code(code_of(CROSSROADS))
    assert expected is not None
    saved = QImage(str(path))
    assert saved.width() % expected.width() == 0 and saved.width() > SAVED_SIDE - expected.width()
    back = saved.scaled(expected.size()).convertToFormat(expected.format())
    assert back == expected
    assert window.workbench.files.open(path)
    opened = window.tabs.current_map
    assert opened is not None and opened.document.scenario == CROSSROADS
    assert opened.path is None, "the picture is not saved over"


def test_a_qr_code_has_its_corners() -> None:
    image = qr_code("RB1.")
    assert image is not None
    for left, top in ((QUIET, QUIET), (image.width() - QUIET - 7, QUIET), (QUIET, image.height() - QUIET - 7)):
        rows = [
            "".join("1" if image.pixelColor(left + x, top + y).lightness() == 0 else "0" for x in range(7))
            for y in range(7)
        ]
        assert tuple(rows) == FINDER


def test_a_map_too_large_for_a_qr_code_has_its_code_alone(qtbot: QtBot) -> None:
    kinds = list(Terrain)
    tiles = {Hex(q * q, (q * 7919) % 9973): tile(kinds[q % 6]) for q in range(900)}
    dialog = SharingDialog(Scenario(Properties(title="Large"), tiles))
    qtbot.addWidget(dialog)
    label = dialog.findChild(QLabel, "qr-code")
    assert label is not None and "too large" in label.text()
    assert dialog.copy_code.isEnabled()
    assert not dialog.copy_image.isEnabled() and not dialog.save_image.isEnabled()
