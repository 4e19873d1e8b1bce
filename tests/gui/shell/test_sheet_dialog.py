"""The settings of sheets with the pages beside them."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton
from pytestqt.qtbot import QtBot

from rbdesigner.art.export.paper import PAPERS, PaperOrientation
from rbdesigner.art.export.sheet_settings import SheetContent
from rbdesigner.resources import folder
from rbdesigner.scenario import files
from rbdesigner.ui.dialogs.exports.export import SheetDialog
from rbdesigner.ui.storage.sheet_choices import last_settings

pytestmark = pytest.mark.kept_window

MILLBROOK = files.load(folder("scenarios") / "millbrook.rbmap")


def click(button: QAbstractButton) -> None:
    QTest.mouseClick(button, Qt.MouseButton.LeftButton, pos=QPoint(8, button.height() // 2))


def shown(qtbot: QtBot) -> SheetDialog:
    dialog = SheetDialog(MILLBROOK)
    qtbot.addWidget(dialog)
    dialog.show()
    qtbot.waitUntil(lambda: len(dialog.preview.pages) > 0)
    return dialog


def test_the_pages_follow_the_settings(home: Path, qtbot: QtBot) -> None:
    dialog = shown(qtbot)
    fields, preview = dialog.fields, dialog.preview
    qtbot.waitUntil(lambda: 0 in preview.table.sheets.pictures)
    coloured = preview.table.sheets.pictures[0]
    assert len(preview.pages) == 1 and not preview.forth.isEnabled()
    click(fields.player_aid)
    qtbot.waitUntil(lambda: len(preview.pages) == 3)
    for _ in range(2):
        click(preview.forth)
    assert preview.number.text() == "Page 3 of 3" and preview.back.isEnabled() and not preview.forth.isEnabled()
    for _ in range(2):
        click(preview.back)
    click(fields.monochrome)
    qtbot.waitUntil(lambda: preview.table.sheets.pictures.get(0, coloured) != coloured)
    assert preview.table.sheets.pictures[0].isGrayscale() and not coloured.isGrayscale()
    fields.paper_orientation.setFocus()
    QTest.keyClick(fields.paper_orientation, Qt.Key.Key_End)
    assert fields.settings.paper_orientation is PaperOrientation.LANDSCAPE
    qtbot.waitUntil(lambda: preview.pages[0].size.width() > preview.pages[0].size.height())
    click(fields.contents[SheetContent.TILES])
    assert fields.tile_width.isEnabled() and not fields.legend.isEnabled() and not fields.labels.isEnabled()
    qtbot.waitUntil(lambda: preview.number.text() == "Page 1 of 2")
    dialog.close()


def test_settings_are_kept_for_the_next_time_but_for_what_was_printed(home: Path, qtbot: QtBot) -> None:
    dialog = shown(qtbot)
    click(dialog.fields.legend)
    click(dialog.fields.private)
    click(dialog.fields.contents[SheetContent.MAP])
    dialog.fields.paper.setCurrentIndex(1 - dialog.fields.paper.currentIndex())
    chosen = dialog.fields.settings
    dialog.reject()
    assert not last_settings().legend, "nothing is kept of what was given up"
    dialog.accept()
    kept = last_settings()
    assert kept.legend and kept.paper == chosen.paper in PAPERS
    assert kept.content is SheetContent.SHEET and not kept.private
