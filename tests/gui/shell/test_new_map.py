"""New maps, and the dialog that asks for them."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from rbdesigner.hexes import Orientation
from rbdesigner.tiles import Terrain
from rbdesigner.ui.dialogs.maps.new_map import NewMapDialog
from rbdesigner.ui.shell.window import MainWindow
from tests.gui.answering import Answers, accept, escape, trigger
from tests.gui.shell.small_maps import opened, scenario

pytestmark = pytest.mark.kept_window


def test_a_new_map_has_what_was_chosen_and_opens_in_a_tab(window: MainWindow, qtbot: QtBot, answers: Answers) -> None:
    def fill(dialog: object) -> None:
        dialog.title.setText("Far Shores")  # type: ignore[attr-defined]
        dialog.least.setValue(3)  # type: ignore[attr-defined]
        dialog.orientation.setCurrentIndex(1)  # type: ignore[attr-defined]
        accept(dialog)  # type: ignore[arg-type]

    answers.give("new-map", escape)
    trigger(window, "file.new", qtbot)
    assert window.tabs.maps() == [], "who gives up stays on the welcome page"
    answers.give("new-map", fill)
    trigger(window, "file.new", qtbot)
    assert opened(window) == ["Far Shores"]
    properties = window.tabs.maps()[0].document.scenario.properties
    assert (properties.players.least, properties.orientation) == (3, Orientation.POINTY)
    assert not window.tabs.maps()[0].document.is_modified, "an empty map is nothing to save"


def test_a_new_map_may_begin_with_an_island_for_each_player(window: MainWindow, qtbot: QtBot, answers: Answers) -> None:
    def fill(dialog: object) -> None:
        assert isinstance(dialog, NewMapDialog)
        fields = dialog.shape
        assert not fields.size_field.isVisible() and not fields.terrain.isVisible()
        dialog.most.setValue(3)
        QTest.keyClick(fields.shape, Qt.Key.Key_End)
        assert fields.size_field.isVisible() and not fields.rows.isVisible() and not fields.coast.isEnabled()
        assert fields.counted.text() == "21 land tiles, 28 sea tiles"
        fields.terrain.setCurrentIndex(1)
        QTest.keyClick(fields.shape, Qt.Key.Key_Up)
        assert fields.rows.isVisible() and fields.counted.text() == "56 land tiles, 32 sea tiles"
        QTest.keyClick(fields.shape, Qt.Key.Key_Down)
        accept(dialog)

    answers.give("new-map", fill)
    trigger(window, "file.new", qtbot)
    found = window.tabs.maps()[0].document.scenario
    assert len(found.tiles) == 49 and len(found.homes) == 3
    assert {tile.terrain for tile in found.tiles.values()} == {Terrain.WOODS, Terrain.SEA}


def test_a_new_map_can_be_drawn_on_at_once_whatever_was_in_hand(
    window: MainWindow, qtbot: QtBot, answers: Answers
) -> None:
    window.workbench.maps.show(scenario())
    docks = window.workbench.docks
    assert docks is not None
    trigger(window, "tool.piece", qtbot)
    assert not docks.docks["pieces"].visibleRegion().isEmpty()
    answers.give("new-map", accept)
    trigger(window, "file.new", qtbot)
    qtbot.waitUntil(lambda: not docks.docks["tiles"].visibleRegion().isEmpty())
    page = window.tabs.current_map
    assert page is not None
    QApplication.processEvents()  # so that the map has its place in the window
    QTest.mouseClick(page.editor.view.viewport(), Qt.MouseButton.LeftButton)
    assert len(page.document.scenario.tiles) == 1
