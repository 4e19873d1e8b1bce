"""Choosing a symmetry by its picture; it belongs to the map."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QMenu, QToolButton
from pytestqt.qtbot import QtBot

from rbdesigner.hexes import Hex, Orientation
from rbdesigner.scenario import files
from rbdesigner.scenario.edit import edit
from rbdesigner.scenario.model import Properties, Scenario
from rbdesigner.symmetry import Centre, Symmetry
from rbdesigner.tiles import Terrain, tile
from rbdesigner.ui.shell.actions.symmetry_grid import SymmetryGrid
from rbdesigner.ui.shell.window import MainWindow
from tests.gui.answering import trigger

pytestmark = pytest.mark.kept_window

LEFT = Qt.MouseButton.LeftButton
UPRIGHT = {Orientation.FLAT: Symmetry.MIRROR_0, Orientation.POINTY: Symmetry.MIRROR_5}


def button_of(window: MainWindow) -> QToolButton:
    button = window.toolbar.findChild(QToolButton, "symmetry-button")
    assert button is not None
    return button


def opened(window: MainWindow, qtbot: QtBot) -> tuple[QMenu, SymmetryGrid]:
    """The menu of the button in the toolbar, on the screen."""
    qtbot.waitUntil(window.registry["symmetry.none"].isEnabled)
    button = button_of(window)
    menu = button.menu()
    menu.popup(button.mapToGlobal(button.rect().bottomLeft()))
    qtbot.waitUntil(menu.isVisible)
    grid = menu.findChild(SymmetryGrid)
    assert grid is not None
    return menu, grid


@pytest.mark.parametrize("orientation", list(Orientation))
def test_a_map_is_mirrored_left_and_right_whichever_way_it_lies(
    window: MainWindow, qtbot: QtBot, orientation: Orientation
) -> None:
    page = window.workbench.maps.show(Scenario(Properties(orientation=orientation)))
    menu, grid = opened(window, qtbot)
    first = min(grid.buttons, key=lambda each: (each.kind != "mirror", grid.buttons[each].x()))
    assert first is UPRIGHT[orientation]
    assert grid.buttons[first].toolTip() == "Mirror left and right, axis from 12 to 6 o'clock"
    QTest.mouseClick(grid.buttons[first], LEFT)
    assert not menu.isVisible()
    assert page.document.symmetry is first
    assert button_of(window).text() == "Mirror"
    window.workbench.settings.choose_tile(Terrain.WOODS, ())
    at = Hex(1, 0)
    page.editor.toolbox.point_at(at)
    page.editor.toolbox.apply()
    image = Hex(-1, 1) if orientation is Orientation.FLAT else Hex(0, 1)
    assert page.document.scenario.tiles.keys() == {at, image}


def test_pictures_are_reached_and_chosen_by_keys_and_turn_with_the_map(window: MainWindow, qtbot: QtBot) -> None:
    page = window.workbench.maps.show(Scenario())
    menu, grid = opened(window, qtbot)
    QTest.keyClick(menu, Qt.Key.Key_Down)
    assert menu.focusWidget() is grid.buttons[Symmetry.NONE]
    for key in (Qt.Key.Key_Down, Qt.Key.Key_Right, Qt.Key.Key_Right, Qt.Key.Key_Return):
        focused = menu.focusWidget()
        assert focused is not None
        QTest.keyClick(focused, key)
    assert page.document.symmetry is Symmetry.MIRROR_2

    trigger(window, "symmetry.mirror-0", qtbot)
    name = window.registry["symmetry.mirror-0"].text()
    document = page.document
    pointy = replace(document.scenario.properties, orientation=Orientation.POINTY)
    document.perform(edit(document.scenario, properties=pointy), "turn")
    assert window.registry["symmetry.mirror-0"].text() == "Mirror, axis from 1 to 7 o'clock" != name
    assert button_of(window).toolTip().startswith("Mirror, axis from 1 to 7 o")


def test_the_symmetry_is_saved_undone_and_shown_when_the_file_is_opened(
    window: MainWindow, qtbot: QtBot, tmp_path: Path
) -> None:
    path = tmp_path / "map.json"
    files.save(Scenario(tiles={Hex(2, 0): tile(Terrain.SEA)}), path)
    assert window.workbench.files.open(path)
    page = window.tabs.current_map
    assert page is not None
    document = page.document
    trigger(window, "symmetry.three-mirrors-1", qtbot)
    trigger(window, "symmetry.two-mirrors-2", qtbot)
    document.set_symmetry(document.symmetry, Centre.of_hex(Hex(1, 1)))
    assert document.is_modified
    assert document.undo_stack.count() == 1 and document.undo_stack.undoText() == "Choose symmetry"
    assert "not-symmetrical" in [problem.code for problem in document.problems]
    trigger(window, "file.save", qtbot)
    saved = files.load(path)
    assert saved.properties.symmetry == (Symmetry.TWO_MIRRORS_2, Centre.of_hex(Hex(1, 1)))
    document.undo_stack.undo()
    assert document.symmetry is Symmetry.NONE
    assert button_of(window).text() == "No symmetry"
    document.undo_stack.redo()
    for page in window.tabs.pages():
        window.workbench.files.remove(page)
    assert window.workbench.files.open(path)
    assert button_of(window).text() == "Two mirrors"
