"""New maps, and the dialog that asks for them."""

from __future__ import annotations

from itertools import pairwise

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QComboBox
from pytestqt.qtbot import QtBot

from rbdesigner.hexes import Orientation
from rbdesigner.symmetry import Symmetry
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


def test_tiles_that_the_box_lacks_are_told_before_the_map_is_made(qtbot: QtBot) -> None:
    dialog = NewMapDialog()
    qtbot.addWidget(dialog)
    dialog.show()
    shape, lacking = dialog.shape, dialog.shape.lacking
    assert not lacking.isVisible(), "an empty map lacks nothing"
    QTest.keyClick(shape.shape, Qt.Key.Key_Down)
    assert lacking.isVisible() and lacking.text() == "More than the box holds: 15 × pasture"
    QTest.keyClick(shape.shape, Qt.Key.Key_End)
    assert lacking.text() == "More than the box holds: 6 × pasture, 13 × sea"
    shape.terrain.setCurrentIndex(shape.terrain.findData(Terrain.WOODS.value))
    assert lacking.text() == "More than the box holds: 13 × woods, 13 × sea"
    for box, text in (("two-boxes", ""), ("unlimited", "")):
        dialog.box.setCurrentIndex(dialog.box.findData(box))
        assert lacking.text() == text
    dialog.box.setCurrentIndex(dialog.box.findData("second-edition"))
    assert lacking.text()
    QTest.keyClick(shape.shape, Qt.Key.Key_Home)
    assert not lacking.isVisible()


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


def test_symmetry_and_preview_follow_the_shape(window: MainWindow, qtbot: QtBot, answers: Answers) -> None:
    def seen(dialog: NewMapDialog) -> QImage:
        QApplication.processEvents()
        return dialog.picture.grab().toImage()

    def fill(dialog: object) -> None:
        assert isinstance(dialog, NewMapDialog)
        symmetry, shape = dialog.shape.symmetry, dialog.shape.shape
        assert symmetry.count() == len(Symmetry) and symmetry.currentData() == Symmetry.NONE.value
        pictures = [seen(dialog)]
        choose(symmetry, Symmetry.THIRD_TURNS)
        pictures.append(seen(dialog))
        for _ in range(3):
            QTest.keyClick(shape, Qt.Key.Key_Down)
            assert shape.currentIndex() == len(pictures) - 1
            pictures.append(seen(dialog))
        assert all(one != other for one, other in pairwise(pictures))
        assert symmetry.currentData() == Symmetry.HALF_TURN.value, "what is usual for four islands"
        QTest.keyClick(shape, Qt.Key.Key_Up)
        assert symmetry.currentData() == Symmetry.NONE.value
        choose(symmetry, Symmetry.HALF_TURN)
        dialog.shape.size_field.setValue(6)
        assert symmetry.currentData() == Symmetry.HALF_TURN.value, "the choice stays while the shape has it"
        accept(dialog)

    answers.give("new-map", fill)
    trigger(window, "file.new", qtbot)
    document = window.tabs.maps()[0].document
    assert document.symmetry is Symmetry.HALF_TURN and not document.undo_stack.count()
    ways = document.scenario.properties.symmetry.motions
    assert {motion.hex(place) for motion in ways for place in document.scenario.tiles} == document.scenario.tiles.keys()


def choose(box: QComboBox, symmetry: Symmetry) -> None:
    """Choose with the keyboard."""
    QTest.keyClick(box, Qt.Key.Key_Home)
    for _ in range(box.findData(symmetry.value)):
        QTest.keyClick(box, Qt.Key.Key_Down)
    assert box.currentData() == symmetry.value


def test_the_preview_keeps_its_place_and_its_size_for_every_shape(qtbot: QtBot) -> None:
    dialog = NewMapDialog()
    qtbot.addWidget(dialog)
    dialog.resize(dialog.sizeHint())  # Qt takes two thirds of a screen at most, and the one of tests is small
    dialog.show()
    places = set()
    for index in range(dialog.shape.shape.count()):
        dialog.shape.shape.setCurrentIndex(index)
        QApplication.processEvents()
        shown = dialog.picture.geometry()
        places.add((shown.left(), shown.width()))
        assert shown.height() >= 220
    assert len(places) == 1
    assert places.pop()[1] >= 220
