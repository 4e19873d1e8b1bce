"""The list of what is written on a map, with mouse and keys."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QAbstractItemModelTester, QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from rbdesigner.hexes import ORIGIN, Hex, disk
from rbdesigner.scenario.model import Inscription, Scenario
from rbdesigner.tiles import Terrain, tile
from rbdesigner.ui.editor.document import Document
from rbdesigner.ui.editor.map_editor import MapEditor
from rbdesigner.ui.editor.panels.texts_panel import TextColumn, TextsPanel
from rbdesigner.ui.editor.settings import ToolSettings
from rbdesigner.ui.editor.text_dialog import TextDialog
from tests.gui.answering import Answers

LEFT = Qt.MouseButton.LeftButton
FAR, NEAR = Hex(6, -6), Hex(1, 0)
WEST = Hex(-2, 0), Hex(-1, 0)
ROWS = [
    ("Abbey", "Label", "Private", "(6, −6)"),
    ("Ford", "Label", "Printed", "(1, 0)"),
    ("Too near?", "Note 1", "Private", "(1, 0)"),
    ("West", "District", "Printed", "(−2, 0) and 1 more"),
]


def scenario() -> Scenario:
    return Scenario(
        tiles=dict.fromkeys(disk(ORIGIN, 6), tile(Terrain.ROCK)),
        labels={FAR: Inscription("Abbey", private=True), NEAR: Inscription("Ford")},
        notes={NEAR: Inscription("Too\nnear?", private=True)},
        districts=dict.fromkeys(WEST, Inscription("West")),
    )


@pytest.fixture
def editor(qtbot: QtBot) -> MapEditor:
    editor = MapEditor(Document(scenario()), ToolSettings())
    qtbot.addWidget(editor)
    editor.resize(400, 300)
    editor.show()
    editor.zoom_to(200)
    return editor


@pytest.fixture
def panel(editor: MapEditor, shown: Callable[..., None]) -> TextsPanel:
    panel = TextsPanel()
    QAbstractItemModelTester(panel.table, panel)
    panel.set_document(editor.document)
    panel.set_editor(editor)
    shown(panel, 700, 220)
    return panel


def settle() -> None:
    for _ in range(5):
        QApplication.processEvents()


def rows(panel: TextsPanel) -> list[tuple[str, ...]]:
    table = panel.table
    return [tuple(table.index(row, at).data() for at in TextColumn) for row in range(table.rowCount())]


def click(panel: TextsPanel, row: int, *, twice: bool = False, hold: Qt.KeyboardModifier | None = None) -> None:
    at = panel.view.visualRect(panel.table.index(row, 0)).center()
    plain = Qt.KeyboardModifier.NoModifier
    QTest.mouseClick(panel.view.viewport(), LEFT, hold or plain, at)
    if twice:
        QTest.mouseDClick(panel.view.viewport(), LEFT, plain, at)


def renaming(name: str) -> Callable[[QWidget], None]:
    """Type into the field that has the keyboard, and press Return."""

    def answer(dialog: QWidget) -> None:
        field = dialog.focusWidget()
        assert isinstance(dialog, TextDialog) and field is not None
        QTest.keyClick(field, Qt.Key.Key_A, Qt.KeyboardModifier.ControlModifier)
        QTest.keyClicks(field, name)
        QTest.keyClick(dialog.label, Qt.Key.Key_Return)

    return answer


def test_all_texts_are_listed_and_ordered_by_any_column(panel: TextsPanel) -> None:
    assert rows(panel) == ROWS
    header = panel.view.horizontalHeader()
    for column, first in ((TextColumn.TEXT, "Abbey"), (TextColumn.PLACE, "West"), (TextColumn.SHOWN, "Ford")):
        middle = QPoint(header.sectionViewportPosition(column) + header.sectionSize(column) // 2, header.height() // 2)
        QTest.mouseClick(header.viewport(), LEFT, pos=middle)
        assert rows(panel)[0][0] == first


def test_a_click_goes_to_the_place(panel: TextsPanel, editor: MapEditor) -> None:
    before = editor.visible_rect().center()
    click(panel, 0)
    far = editor.visible_rect().center()
    assert far.x() > before.x() + 5 and far.y() < before.y()
    assert editor.document.selection == frozenset()
    click(panel, 3)
    assert editor.visible_rect().center().x() < 0


def test_a_double_click_edits_a_label_and_a_whole_district(
    panel: TextsPanel, editor: MapEditor, answers: Answers
) -> None:
    document = editor.document
    document.selection = {NEAR, FAR}
    answers.give("map-texts", renaming("Old ford"))
    click(panel, 1, twice=True)
    assert document.scenario.labels[NEAR].text == "Old ford"
    settle()
    assert rows(panel)[1][0] == "Old ford"
    answers.give("map-texts", renaming("Wild West"))
    click(panel, 3)
    QTest.keyClick(panel.view, Qt.Key.Key_Return)
    assert {at: text.text for at, text in document.scenario.districts.items()} == dict.fromkeys(WEST, "Wild West")
    assert document.undo_stack.count() == 2


def test_delete_takes_the_selected_texts_away_in_one_step(panel: TextsPanel, editor: MapEditor) -> None:
    document = editor.document
    document.selection = {ORIGIN}
    tiles = len(document.scenario.tiles)
    click(panel, 0)
    click(panel, 3, hold=Qt.KeyboardModifier.ControlModifier)
    QTest.keyClick(panel.view, Qt.Key.Key_Delete)
    settle()
    assert [row[0] for row in rows(panel)] == ["Ford", "Too near?"]
    assert len(document.scenario.tiles) == tiles
    document.undo_stack.undo()
    settle()
    assert rows(panel) == ROWS and not document.undo_stack.canUndo()


def test_a_map_without_texts_says_so(panel: TextsPanel, editor: MapEditor) -> None:
    assert not panel.nothing.isVisible()
    panel.view.selectAll()
    QTest.keyClick(panel.view, Qt.Key.Key_Delete)
    settle()
    assert panel.nothing.isVisible() and not panel.view.isVisible()
    editor.document.undo_stack.undo()
    settle()
    assert panel.view.isVisible() and rows(panel) == ROWS
